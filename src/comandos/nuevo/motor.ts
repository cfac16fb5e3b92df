import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CATALOGO } from '../../contrato/catalogo.ts';
import { ErrorDeUso } from '../../dominio/errores.ts';
import { SALIDA } from '../../informe/salida.ts';
import { variableDe } from '../../origenes/url.ts';
import { type DatosDeMotor, esIdDeMotor, PROTOCOLOS } from '../../plantillas/motor.ts';
import { archivosDeMotorDeProtocolo } from '../../plantillas/motor-de-protocolo.ts';
import { archivosDeMotorDesdeCero } from '../../plantillas/motor-desde-cero.ts';
import { leerPreguntas } from '../../plantillas/preguntas.ts';
import { conMotor, sinMotor } from '../../plantillas/registro.ts';
import { definirComando } from '../comando.ts';
import { unaVez } from '../opciones.ts';
import { contarHecho } from './contar.ts';
import { crearArchivos, existe } from './crear.ts';
import { repositorioDe } from './repositorio.ts';

const REGISTRO = 'src/motores/registro.ts';
const DEL_CATALOGO = 'src/contrato/catalogo.ts';

/** `nuevo motor`: los archivos con que empieza un motor, dentro del repositorio de la herramienta. */
export const nuevoMotor = definirComando({
  command: 'motor <id>',
  describe: 'Crea un motor en el repositorio de la herramienta: su archivo, su registro y su prueba',
  builder: (yargs) =>
    yargs
      .positional('id', { type: 'string', demandOption: true, describe: 'Id del motor: firebird' })
      .option('protocolo', {
        choices: PROTOCOLOS,
        describe: 'Habla el protocolo de otro motor y reutiliza su sesión',
      })
      .option('nivel', {
        choices: ['nucleo', 'servicio'] as const,
        describe: 'nucleo: en proceso; servicio: un servidor (por omisión)',
      })
      .option('titulo', {
        ...unaVez('titulo'),
        describe: 'Nombre para leer (por omisión, el conocido o el id)',
      })
      .option('doc', { ...unaVez('doc'), describe: 'Su documentación oficial; hace falta si no se conoce' })
      .conflicts('protocolo', 'nivel'),
  async ejecutar(opciones, { entorno, escribir }) {
    const repositorio = await repositorioDe(entorno.directorio);
    const archivo = `src/motores/${idValido(opciones.id)}.ts`;
    if (await existe(path.join(repositorio, archivo)))
      throw new ErrorDeUso(`El motor «${opciones.id}» ya existe: ${archivo}. No se ha escrito nada.`);
    const datos = datosDe(opciones.id, opciones.titulo, opciones.doc);
    const leer = (archivo: string) => readFile(path.join(repositorio, archivo), 'utf8');
    const creados = opciones.protocolo
      ? archivosDeMotorDeProtocolo(datos, opciones.protocolo)
      : archivosDeMotorDesdeCero(
          datos,
          opciones.nivel ?? 'servicio',
          leerPreguntas(
            await leer('test/conformidad/casos.ts'),
            await leer('test/conformidad/respuestas.ts'),
          ),
        );
    const cambiados = await registrar(datos.id, leer);
    await crearArchivos(repositorio, creados);
    for (const [archivo, texto] of Object.entries(cambiados))
      await writeFile(path.join(repositorio, archivo), texto);
    escribir(
      contarHecho({
        creados,
        cambiados: Object.keys(cambiados),
        faltaAdemas:
          opciones.nivel === 'nucleo'
            ? []
            : [`docker-compose.yml  el servicio «${datos.id}», con la misma imagen`],
        compruebelo: [
          'npm run typecheck',
          `npm run build && npx vitest run test/motores/${datos.id}.test.ts`,
        ],
      }),
    );
    return SALIDA.todoIgual;
  },
});

/** Los archivos que ya existen y cambian, con su texto nuevo. */
async function registrar(
  id: string,
  leer: (archivo: string) => Promise<string>,
): Promise<Readonly<Record<string, string>>> {
  const registro = conMotor(await leer(REGISTRO), id);
  if (registro === undefined)
    throw new ErrorDeUso(
      `No se reconoce la lista de ${REGISTRO}: añada «${id}» a mano. No se ha escrito nada.`,
    );
  const catalogo = await leer(DEL_CATALOGO);
  const sinEl = sinMotor(catalogo, id);
  return { [REGISTRO]: registro, ...(sinEl === catalogo ? {} : { [DEL_CATALOGO]: sinEl }) };
}

function idValido(id: string): string {
  if (esIdDeMotor(id)) return id;
  throw new ErrorDeUso(`El id de motor «${id}» no vale: use minúsculas, cifras y guiones, como sql-server.`);
}

/** Lo que se sabe del motor: por el catálogo, o porque se dijo. Lanza `ErrorDeUso` si no basta. */
function datosDe(id: string, titulo: string | undefined, doc: string | undefined): DatosDeMotor {
  const conocido = CATALOGO[id];
  const pagina = doc ?? (conocido && `https://${conocido.dominios[0]}/`);
  if (pagina === undefined)
    throw new ErrorDeUso(`De «${id}» no se conoce la documentación oficial: dígala con --doc https://….`);
  if (!URL.canParse(pagina) || !pagina.startsWith('https://'))
    throw new ErrorDeUso(`--doc «${pagina}» no es una dirección que empiece por https://.`);
  // Va en comentarios y textos del código que se escribe.
  if (titulo !== undefined && !/^[\p{L}\p{N}][\p{L}\p{N} .+-]*$/u.test(titulo))
    throw new ErrorDeUso(`--titulo «${titulo}» no vale: use letras, cifras, espacios, puntos y guiones.`);
  return {
    id,
    titulo: titulo ?? conocido?.titulo ?? id.charAt(0).toUpperCase() + id.slice(1),
    doc: pagina,
    variable: variableDe(id),
    dominios: conocido?.dominios ?? [new URL(pagina).hostname.replace(/^www\./, '')],
  };
}
