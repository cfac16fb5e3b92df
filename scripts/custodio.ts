import { guardar } from '../src/origenes/custodia/custodio.ts';

await guardar({
  entrada: process.stdin,
  salida: process.stdout,
  plataforma: process.platform,
  matar: process.kill,
});
