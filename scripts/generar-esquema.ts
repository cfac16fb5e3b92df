import { publicarEsquema } from '../src/contrato/esquema/publicar.ts';

const { salida, mensaje } = await publicarEsquema(process.cwd(), process.argv.includes('--comprobar'));
process.stdout.write(`${mensaje}\n`);
process.exitCode = salida;
