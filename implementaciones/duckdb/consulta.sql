-- motor: duckdb
-- doc: https://duckdb.org/docs/stable/sql/functions/aggregates
-- nota: AVG salta los NULL; COALESCE convierte el fallo de q3 en un 0 que sí entra en la media.

-- === preparacion ===
CREATE TABLE evaluacion (
  pregunta VARCHAR PRIMARY KEY,
  posicion_relevante INTEGER
);

INSERT INTO evaluacion (pregunta, posicion_relevante) VALUES
  ('q1', 1),
  ('q2', 3),
  ('q3', NULL);

-- === consulta ===
WITH medias AS (
  SELECT
    COUNT(*) AS preguntas,
    SUM(CASE WHEN posicion_relevante <= 3 THEN 1 ELSE 0 END) AS aciertos,
    AVG(COALESCE(1e0 / posicion_relevante, 0)) AS mrr
  FROM evaluacion
)
SELECT 'aciertos_top3' AS metrica, aciertos AS valor FROM medias
UNION ALL
SELECT 'mrr', FLOOR(mrr * 100 + 0.5) / 100 FROM medias
UNION ALL
SELECT 'preguntas', preguntas FROM medias
ORDER BY metrica;
