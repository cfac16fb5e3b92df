import { Worker } from 'node:worker_threads';
import { atender } from '../src/ejecucion/hijo.ts';

const padre = process.ppid;

await atender(process, (limiteMiB) => {
  new Worker(new URL('./guardian.js', import.meta.url), { workerData: { padre, limiteMiB } }).unref();
});
