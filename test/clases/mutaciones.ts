/** Una definición cambiada por otra que alguien podría tomar por buena. */
export interface Mutacion {
  readonly cambio: string;
  readonly clase: string;
  readonly busca: RegExp;
  readonly pone: string;
}

/** Cada definición cambiada, y dónde se escribe. El contrato de esa clase tiene que notarlo. */
export const MUTACIONES: readonly Mutacion[] = [
  {
    cambio: 'ganancia lineal por exponencial',
    clase: '102',
    busca: /\(POWER\(2, l\.grado\) - 1\)/gu,
    pone: 'l.grado',
  },
  {
    cambio: 'ganancia lineal por exponencial, en lo reordenado',
    clase: '104',
    busca: /\(POWER\(2, (\w)\.grado\) - 1\)/gu,
    pone: '$1.grado',
  },
  {
    cambio: 'ideal de lo recuperado por ideal de lo juzgado',
    clase: '101',
    busca: /s\.lista = 'ideal_juzgados'/gu,
    pone: "s.lista = 'ideal_recuperados'",
  },
  {
    cambio: 'ideal de lo recuperado por ideal de lo juzgado, en una media',
    clase: '102',
    busca: /j\.lista = 'ideal_juzgados'/gu,
    pone: "j.lista = 'ideal_recuperados'",
  },
  {
    cambio: '< por <= en el corte k',
    clase: '102',
    busca: /r\.posicion <= p\.k THEN r\.relevante/gu,
    pone: 'r.posicion < p.k THEN r.relevante',
  },
  {
    cambio: '< por <= en el corte k, en lo reordenado',
    clase: '104',
    busca: /s\.posicion <= l\.k/gu,
    pone: 's.posicion < l.k',
  },
  {
    cambio: '< por <= en el corte k del DCG',
    clase: '102',
    busca: /l\.posicion <= p\.k/gu,
    pone: 'l.posicion < p.k',
  },
  {
    cambio: 'MRR sin su cero',
    clase: '102',
    busca: /denominador ELSE 0 END AS valor/gu,
    pone: 'denominador END AS valor',
  },
  {
    cambio: 'ASC por DESC en un empate',
    clase: '102',
    busca: /r\.documento DESC/gu,
    pone: 'r.documento ASC',
  },
  {
    cambio: 'DESC por ASC en un empate',
    clase: '103',
    busca: /ORDER BY ceros DESC, etiqueta/gu,
    pone: 'ORDER BY ceros DESC, etiqueta DESC',
  },
  {
    cambio: 'DESC por ASC en el empate del reordenador',
    clase: '104',
    busca: /ELSE 0 END DESC,\s+e\.puesto/gu,
    pone: 'ELSE 0 END DESC, e.puesto DESC',
  },
  {
    cambio: 'lo no juzgado sale de la lista',
    clase: '102',
    busca: /(?<=FROM recuperados r\s+CROSS JOIN parametros p\s+)LEFT JOIN/gu,
    pone: 'JOIN',
  },
  {
    cambio: 'la precisión se divide entre lo devuelto',
    clase: '102',
    busca: /aciertos AS numerador, k AS denominador/gu,
    pone: 'aciertos AS numerador, devueltos AS denominador',
  },
  {
    cambio: 'la pregunta sin resultados se pierde en la unión',
    clase: '103',
    busca: /LEFT JOIN resultados/gu,
    pone: 'JOIN resultados',
  },
  {
    cambio: 'reordenar toda la lista y no solo el prefijo',
    clase: '104',
    busca: /e\.puesto <= f\.profundidad/gu,
    pone: 'f.profundidad > 0',
  },
  {
    cambio: 'techo de tokens entre zancada',
    clase: '105',
    busca: /CAST\(tokens - tamano (AS \w+(?: \w+)?)\) \/ zancada\) \+ 1/gu,
    pone: 'CAST(tokens $1) / zancada)',
  },
  {
    cambio: 'cortar hasta que empieza fuera, y no hasta que llega al final',
    clase: '105',
    busca: /WHERE inicio \+ tamano < tokens/gu,
    pone: 'WHERE inicio + zancada < tokens',
  },
  {
    cambio: '< por <= en el presupuesto',
    clase: '106',
    busca: /b\.acumulado <= p\.presupuesto/gu,
    pone: 'b.acumulado < p.presupuesto',
  },
  {
    cambio: 'basta que la cita se recuperara',
    clase: '106',
    busca: /COALESCE\(MAX\(x\.entra\), 0\) AS valida/gu,
    pone: 'MAX(CASE WHEN x.entra IS NULL THEN 0 ELSE 1 END) AS valida',
  },
  {
    cambio: 'citas sin distinguir mayúsculas',
    clase: '106',
    busca: /x\.fragmento = c\.fragmento/gu,
    pone: 'LOWER(x.fragmento) = LOWER(c.fragmento)',
  },
  {
    cambio: 'se diagnostica lo inestable',
    clase: '107',
    busca: /WHEN n\.correcta = 1 THEN 'INESTABLE'/gu,
    pone: '',
  },
  {
    cambio: 'se culpa a la generación sin mirar el contexto dorado',
    clase: '107',
    busca: /WHEN d\.correcta = 0 THEN 'GENERATION_FAILURE'/gu,
    pone: "WHEN c.en_contexto = 1 THEN 'GENERATION_FAILURE'",
  },
  {
    cambio: 'intervalo redondeado hacia dentro',
    clase: '108',
    busca: /1000 - s\.cota AS superior/gu,
    pone: '999 - s.cota AS superior',
  },
  {
    cambio: 'una sola cola de 0,05',
    clase: '108',
    busca: /e\.x\s+\) <= p\.cola/gu,
    pone: 'e.x) <= 2 * p.cola',
  },
  {
    cambio: 'decidir con lo observado y no con la cota',
    clase: '108',
    busca: /WHEN inferior >= -margen/gu,
    pone: 'WHEN suma >= 0',
  },
];
