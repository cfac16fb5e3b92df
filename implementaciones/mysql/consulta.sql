-- motor: mysql
-- doc: https://dev.mysql.com/doc/refman/8.4/en/arithmetic-functions.html
-- nota: 1.0 / 3 daría un DECIMAL de cinco decimales (div_precision_increment); 1e0 / 3 es DOUBLE y no pierde cifras.

-- === preparacion ===
CREATE TABLE evaluacion (
  pregunta VARCHAR(10) PRIMARY KEY,
  posicion_relevante INTEGER NULL
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
