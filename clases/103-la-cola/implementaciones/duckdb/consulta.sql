-- motor: duckdb
-- doc: https://duckdb.org/docs/stable/sql/query_syntax/from
-- nota: Sin ORDER BY, DuckDB devuelve los grupos en el orden de su tabla de dispersión; por eso cada línea lleva su puesto.

-- === preparacion ===
CREATE TABLE preguntas (
  pregunta TEXT NOT NULL PRIMARY KEY,
  etiqueta TEXT NOT NULL,
  relevantes INTEGER NOT NULL
);

CREATE TABLE configuraciones (
  configuracion TEXT NOT NULL PRIMARY KEY,
  papel TEXT NOT NULL
);

CREATE TABLE resultados (
  configuracion TEXT NOT NULL,
  pregunta TEXT NOT NULL,
  aciertos INTEGER NOT NULL,
  PRIMARY KEY (configuracion, pregunta)
);

INSERT INTO preguntas (pregunta, etiqueta, relevantes) VALUES
  ('p01', 'literal', 1),
  ('p02', 'literal', 2),
  ('p03', 'literal', 4),
  ('p04', 'literal', 1),
  ('p05', 'literal', 5),
  ('p06', 'literal', 3),
  ('p07', 'literal', 2),
  ('p08', 'literal', 4),
  ('p09', 'literal', 1),
  ('p10', 'parafrasis', 2),
  ('p11', 'parafrasis', 5),
  ('p12', 'parafrasis', 4),
  ('p13', 'parafrasis', 1),
  ('p14', 'siglas', 2),
  ('p15', 'siglas', 2),
  ('p16', 'siglas', 1),
  ('p17', 'siglas', 3),
  ('p18', 'negacion', 5),
  ('p19', 'negacion', 4),
  ('p20', 'negacion', 2);

INSERT INTO configuraciones (configuracion, papel) VALUES
  ('fragmentos-600', 'base'),
  ('fragmentos-300', 'candidata');

INSERT INTO resultados (configuracion, pregunta, aciertos) VALUES
  ('fragmentos-600', 'p01', 1),
  ('fragmentos-600', 'p02', 2),
  ('fragmentos-600', 'p03', 4),
  ('fragmentos-600', 'p04', 1),
  ('fragmentos-600', 'p05', 4),
  ('fragmentos-600', 'p06', 3),
  ('fragmentos-600', 'p07', 2),
  ('fragmentos-600', 'p08', 4),
  ('fragmentos-600', 'p09', 1),
  ('fragmentos-600', 'p10', 2),
  ('fragmentos-600', 'p11', 4),
  ('fragmentos-600', 'p12', 4),
  ('fragmentos-600', 'p13', 1),
  ('fragmentos-600', 'p14', 0),
  ('fragmentos-600', 'p15', 0),
  ('fragmentos-600', 'p16', 1),
  ('fragmentos-600', 'p17', 3),
  ('fragmentos-600', 'p18', 4),
  ('fragmentos-600', 'p19', 4),
  ('fragmentos-300', 'p01', 1),
  ('fragmentos-300', 'p02', 2),
  ('fragmentos-300', 'p03', 3),
  ('fragmentos-300', 'p04', 1),
  ('fragmentos-300', 'p05', 4),
  ('fragmentos-300', 'p06', 3),
  ('fragmentos-300', 'p07', 2),
  ('fragmentos-300', 'p08', 3),
  ('fragmentos-300', 'p09', 1),
  ('fragmentos-300', 'p10', 2),
  ('fragmentos-300', 'p11', 4),
  ('fragmentos-300', 'p12', 3),
  ('fragmentos-300', 'p13', 1),
  ('fragmentos-300', 'p14', 1),
  ('fragmentos-300', 'p15', 1),
  ('fragmentos-300', 'p16', 1),
  ('fragmentos-300', 'p17', 3),
  ('fragmentos-300', 'p18', 4),
  ('fragmentos-300', 'p19', 3);

-- === consulta ===
WITH medidas AS (
  SELECT
    c.papel,
    p.pregunta,
    p.etiqueta,
    COALESCE(r.aciertos, 0) AS aciertos,
    CASE WHEN p.relevantes > 0 THEN CAST(COALESCE(r.aciertos, 0) AS DOUBLE PRECISION) / p.relevantes ELSE 0 END AS recall
  FROM configuraciones c
  CROSS JOIN preguntas p
  LEFT JOIN resultados r ON r.configuracion = c.configuracion AND r.pregunta = p.pregunta
),
resumen AS (
  SELECT
    papel,
    COUNT(*) AS todas,
    SUM(CASE WHEN aciertos = 0 THEN 1 ELSE 0 END) AS ceros,
    SUM(recall) AS suma
  FROM medidas
  GROUP BY papel
),
cola AS (
  SELECT
    etiqueta,
    COUNT(*) AS todas,
    SUM(CASE WHEN aciertos = 0 THEN 1 ELSE 0 END) AS ceros
  FROM medidas
  WHERE papel = 'base'
  GROUP BY etiqueta
),
pares AS (
  SELECT
    COUNT(*) AS todas,
    SUM(CASE WHEN c.aciertos > b.aciertos THEN 1 ELSE 0 END) AS ganadas,
    SUM(CASE WHEN c.aciertos < b.aciertos THEN 1 ELSE 0 END) AS perdidas,
    SUM(CASE WHEN c.aciertos = b.aciertos THEN 1 ELSE 0 END) AS iguales
  FROM medidas b
  JOIN medidas c ON c.pregunta = b.pregunta AND c.papel = 'candidata'
  WHERE b.papel = 'base'
),
lineas AS (
  SELECT
    papel AS apartado,
    1 AS puesto,
    'media_de_todas' AS detalle,
    todas AS preguntas,
    suma AS numerador,
    todas AS denominador
  FROM resumen
  UNION ALL
  SELECT papel, 2, 'media_sin_los_ceros', todas - ceros, suma, todas - ceros
  FROM resumen
  UNION ALL
  SELECT papel, 3, 'recall_cero', ceros, ceros, todas
  FROM resumen
  UNION ALL
  SELECT 'cola_por_etiqueta', ROW_NUMBER() OVER (ORDER BY ceros DESC, etiqueta), etiqueta, ceros, ceros, todas
  FROM cola
  UNION ALL
  SELECT 'comparacion', 1, 'ganadas', ganadas, ganadas, todas
  FROM pares
  UNION ALL
  SELECT 'comparacion', 2, 'perdidas', perdidas, perdidas, todas
  FROM pares
  UNION ALL
  SELECT 'comparacion', 3, 'iguales', iguales, iguales, todas
  FROM pares
),
valores AS (
  SELECT
    apartado,
    puesto,
    detalle,
    preguntas,
    CASE WHEN denominador > 0 THEN CAST(numerador AS DOUBLE PRECISION) / denominador ELSE 0 END AS valor
  FROM lineas
)
SELECT
  apartado,
  detalle,
  preguntas,
  CAST(FLOOR(valor * 1000000 + 0.5) AS BIGINT) AS millonesimas
FROM valores
ORDER BY apartado, puesto;
