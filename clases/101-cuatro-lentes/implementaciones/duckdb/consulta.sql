-- motor: duckdb
-- doc: https://duckdb.org/docs/stable/sql/functions/numeric
-- nota: La división entre enteros ya da DOUBLE en DuckDB; el CAST se escribe igual para que la intención no dependa del motor.

-- === preparacion ===
CREATE TABLE preguntas (
  pregunta TEXT NOT NULL PRIMARY KEY,
  k INTEGER NOT NULL,
  umbral INTEGER NOT NULL
);

CREATE TABLE juicios (
  pregunta TEXT NOT NULL,
  documento TEXT NOT NULL,
  grado INTEGER NOT NULL,
  PRIMARY KEY (pregunta, documento)
);

CREATE TABLE recuperados (
  pregunta TEXT NOT NULL,
  documento TEXT NOT NULL,
  puntuacion DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (pregunta, documento)
);

INSERT INTO preguntas (pregunta, k, umbral) VALUES
  ('aurora', 5, 1),
  ('canarias', 4, 1);

INSERT INTO juicios (pregunta, documento, grado) VALUES
  ('aurora', 'devoluciones-base', 1),
  ('aurora', 'devoluciones-excepciones', 1),
  ('canarias', 'envios-canarias-costes', 1),
  ('canarias', 'envios-canarias-plazos', 1),
  ('canarias', 'envios-islas-aduana', 1);

INSERT INTO recuperados (pregunta, documento, puntuacion) VALUES
  ('aurora', 'devoluciones-base', 0.91),
  ('aurora', 'envios-internacionales', 0.84),
  ('aurora', 'garantia-fabricante', 0.79),
  ('aurora', 'devoluciones-excepciones', 0.77),
  ('aurora', 'horarios-atencion', 0.52),
  ('canarias', 'envios-peninsula', 0.88),
  ('canarias', 'envios-canarias-plazos', 0.86),
  ('canarias', 'envios-canarias-costes', 0.81),
  ('canarias', 'devoluciones-base', 0.47);

-- === consulta ===
WITH ranking AS (
  SELECT
    r.pregunta,
    ROW_NUMBER() OVER (PARTITION BY r.pregunta ORDER BY r.puntuacion DESC, r.documento DESC) AS posicion,
    CASE WHEN j.grado >= p.umbral THEN 1 ELSE 0 END AS relevante,
    CASE WHEN j.grado > 0 THEN j.grado ELSE 0 END AS ganancia
  FROM preguntas p
  JOIN recuperados r ON r.pregunta = p.pregunta
  LEFT JOIN juicios j ON j.pregunta = r.pregunta AND j.documento = r.documento
),
listas AS (
  SELECT pregunta, 'obtenida' AS lista, posicion, ganancia
  FROM ranking
  UNION ALL
  SELECT pregunta, 'ideal_juzgados',
    ROW_NUMBER() OVER (PARTITION BY pregunta ORDER BY grado DESC, documento),
    CASE WHEN grado > 0 THEN grado ELSE 0 END
  FROM juicios
  UNION ALL
  SELECT pregunta, 'ideal_recuperados',
    ROW_NUMBER() OVER (PARTITION BY pregunta ORDER BY ganancia DESC, posicion),
    ganancia
  FROM ranking
),
sumandos AS (
  SELECT p.pregunta, l.lista, l.ganancia * LN(2) / LN(l.posicion + 1) AS valor
  FROM preguntas p
  JOIN listas l ON l.pregunta = p.pregunta AND l.posicion <= p.k
),
dcg AS (
  SELECT
    p.pregunta,
    SUM(CASE WHEN s.lista = 'obtenida' THEN s.valor ELSE 0 END) AS obtenida,
    SUM(CASE WHEN s.lista = 'ideal_juzgados' THEN s.valor ELSE 0 END) AS ideal_juzgados,
    SUM(CASE WHEN s.lista = 'ideal_recuperados' THEN s.valor ELSE 0 END) AS ideal_recuperados
  FROM preguntas p
  LEFT JOIN sumandos s ON s.pregunta = p.pregunta
  GROUP BY p.pregunta
),
relevantes AS (
  SELECT p.pregunta, SUM(CASE WHEN j.grado >= p.umbral THEN 1 ELSE 0 END) AS total
  FROM preguntas p
  LEFT JOIN juicios j ON j.pregunta = p.pregunta
  GROUP BY p.pregunta
),
aciertos AS (
  SELECT
    p.pregunta,
    SUM(CASE WHEN r.posicion <= p.k THEN r.relevante ELSE 0 END) AS hasta_k,
    MIN(CASE WHEN r.relevante = 1 THEN r.posicion END) AS primera
  FROM preguntas p
  LEFT JOIN ranking r ON r.pregunta = p.pregunta
  GROUP BY p.pregunta
),
lentes AS (
  SELECT p.pregunta, 1 AS orden, 'precision_en_k' AS lente, a.hasta_k AS numerador, p.k AS denominador
  FROM preguntas p
  JOIN aciertos a ON a.pregunta = p.pregunta
  UNION ALL
  SELECT r.pregunta, 2, 'recall_en_k', a.hasta_k, r.total
  FROM relevantes r
  JOIN aciertos a ON a.pregunta = r.pregunta
  UNION ALL
  SELECT pregunta, 3, 'rango_reciproco', CASE WHEN primera IS NULL THEN 0 ELSE 1 END, COALESCE(primera, 0)
  FROM aciertos
  UNION ALL
  SELECT pregunta, 4, 'ndcg_ideal_juzgados', obtenida, ideal_juzgados
  FROM dcg
  UNION ALL
  SELECT pregunta, 5, 'ndcg_ideal_recuperados', obtenida, ideal_recuperados
  FROM dcg
),
valores AS (
  SELECT
    pregunta,
    orden,
    lente,
    numerador,
    denominador,
    CASE WHEN denominador > 0 THEN CAST(numerador AS DOUBLE PRECISION) / denominador ELSE 0 END AS valor
  FROM lentes
)
SELECT
  pregunta,
  lente,
  CAST(FLOOR(numerador * 1000000 + 0.5) AS BIGINT) AS numerador,
  CAST(FLOOR(denominador * 1000000 + 0.5) AS BIGINT) AS denominador,
  CAST(FLOOR(valor * 1000000 + 0.5) AS BIGINT) AS millonesimas
FROM valores
ORDER BY pregunta, orden;
