import { workerData } from 'node:worker_threads';
import { vigilar } from '../src/ejecucion/guardian.ts';

vigilar(process, workerData.padre, workerData.limiteMiB);
