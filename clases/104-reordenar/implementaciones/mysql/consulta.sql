-- motor: mysql
-- doc: https://dev.mysql.com/doc/refman/8.4/en/window-functions-usage.html
-- nota: ROW_NUMBER devuelve un entero sin signo: restar posiciones podría dar el error 1690; aquí solo se comparan y se suman.

-- === preparacion ===
CREATE TABLE parametros (
  k INTEGER NOT NULL
);

CREATE TABLE profundidades (
  profundidad INTEGER NOT NULL PRIMARY KEY
);

CREATE TABLE juicios (
  pregunta VARCHAR(20) NOT NULL,
  documento VARCHAR(20) NOT NULL,
  grado INTEGER NOT NULL,
  PRIMARY KEY (pregunta, documento)
) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE candidatos (
  pregunta VARCHAR(20) NOT NULL,
  documento VARCHAR(20) NOT NULL,
  primera_puntuacion DOUBLE PRECISION NOT NULL,
  segunda_puntuacion DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (pregunta, documento)
) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

INSERT INTO parametros (k) VALUES (3);

INSERT INTO profundidades (profundidad) VALUES (0), (3), (5);

INSERT INTO juicios (pregunta, documento, grado) VALUES
  ('cupon', 'cup-2', 2),
  ('factura', 'fac-6', 1),
  ('garantia', 'gar-3', 2),
  ('garantia', 'gar-9', 2),
  ('reembolso', 'ree-2', 1),
  ('reembolso', 'ree-5', 2);

INSERT INTO candidatos (pregunta, documento, primera_puntuacion, segunda_puntuacion) VALUES
  ('cupon', 'cup-1', 0.80, 0.35),
  ('cupon', 'cup-2', 0.95, 0.20),
  ('cupon', 'cup-3', 0.72, 0.20),
  ('cupon', 'cup-4', 0.70, 0.15),
  ('cupon', 'cup-5', 0.66, 0.40),
  ('cupon', 'cup-6', 0.41, 0.90),
  ('factura', 'fac-1', 0.91, 0.30),
  ('factura', 'fac-2', 0.88, 0.45),
  ('factura', 'fac-3', 0.81, 0.10),
  ('factura', 'fac-4', 0.77, 0.25),
  ('factura', 'fac-5', 0.69, 0.05),
  ('factura', 'fac-6', 0.68, 0.99),
  ('garantia', 'gar-1', 0.86, 0.55),
  ('garantia', 'gar-2', 0.83, 0.60),
  ('garantia', 'gar-3', 0.79, 0.97),
  ('garantia', 'gar-4', 0.61, 0.50),
  ('garantia', 'gar-5', 0.58, 0.20),
  ('garantia', 'gar-6', 0.44, 0.10),
  ('reembolso', 'ree-1', 0.94, 0.50),
  ('reembolso', 'ree-2', 0.89, 0.85),
  ('reembolso', 'ree-3', 0.82, 0.40),
  ('reembolso', 'ree-4', 0.75, 0.30),
  ('reembolso', 'ree-5', 0.74, 0.98),
  ('reembolso', 'ree-6', 0.50, 0.35);

-- === consulta ===
WITH entrada AS (
  SELECT
    c.pregunta,
    c.segunda_puntuacion,
    ROW_NUMBER() OVER (PARTITION BY c.pregunta ORDER BY c.primera_puntuacion DESC, c.documento DESC) AS puesto,
    COALESCE(j.grado, 0) AS grado,
    CASE WHEN j.grado >= 1 THEN 1 ELSE 0 END AS relevante
  FROM candidatos c
  LEFT JOIN juicios j ON j.pregunta = c.pregunta AND j.documento = c.documento
),
salida AS (
  SELECT
    f.profundidad,
    e.pregunta,
    e.grado,
    e.relevante,
    ROW_NUMBER() OVER (
      PARTITION BY f.profundidad, e.pregunta
      ORDER BY
        CASE WHEN e.puesto <= f.profundidad THEN 0 ELSE 1 END,
        CASE WHEN e.puesto <= f.profundidad THEN e.segunda_puntuacion ELSE 0 END DESC,
        e.puesto
    ) AS posicion
  FROM profundidades f
  CROSS JOIN entrada e
),
limites AS (
  SELECT p.k, MAX(f.profundidad) AS fondo
  FROM parametros p
  CROSS JOIN profundidades f
  GROUP BY p.k
),
ideales AS (
  SELECT
    pregunta,
    grado,
    ROW_NUMBER() OVER (PARTITION BY pregunta ORDER BY grado DESC, documento) AS posicion
  FROM juicios
),
juzgadas AS (
  SELECT
    i.pregunta,
    SUM(CASE WHEN i.grado >= 1 THEN 1 ELSE 0 END) AS relevantes,
    SUM(
      CASE WHEN i.posicion <= l.k THEN (POWER(2, i.grado) - 1) * LN(2) / LN(i.posicion + 1) ELSE 0 END
    ) AS ideal
  FROM ideales i
  CROSS JOIN limites l
  GROUP BY i.pregunta
),
cuentas AS (
  SELECT
    s.profundidad,
    s.pregunta,
    l.k,
    j.relevantes,
    j.ideal,
    SUM(CASE WHEN s.posicion <= l.k THEN s.relevante ELSE 0 END) AS aciertos,
    SUM(CASE WHEN s.posicion <= l.fondo THEN s.relevante ELSE 0 END) AS aciertos_fondo,
    SUM(s.relevante) AS aciertos_candidatos,
    COALESCE(MIN(CASE WHEN s.relevante = 1 THEN s.posicion END), 0) AS primera,
    SUM(
      CASE WHEN s.posicion <= l.k THEN (POWER(2, s.grado) - 1) * LN(2) / LN(s.posicion + 1) ELSE 0 END
    ) AS dcg
  FROM salida s
  CROSS JOIN limites l
  JOIN juzgadas j ON j.pregunta = s.pregunta
  GROUP BY s.profundidad, s.pregunta, l.k, j.relevantes, j.ideal
),
fracciones AS (
  SELECT
    profundidad,
    pregunta,
    1 AS orden,
    'precision_en_k' AS medida,
    1 AS veces,
    aciertos AS numerador,
    k AS denominador
  FROM cuentas
  UNION ALL
  SELECT profundidad, pregunta, 2, 'recall_en_k', 1, aciertos, relevantes FROM cuentas
  UNION ALL
  SELECT profundidad, pregunta, 3, 'mrr', 1, 1, primera FROM cuentas
  UNION ALL
  SELECT profundidad, pregunta, 4, 'ndcg_en_k', 1, dcg, ideal FROM cuentas
  UNION ALL
  SELECT profundidad, pregunta, 5, 'recall_en_el_fondo', 1, aciertos_fondo, relevantes FROM cuentas
  UNION ALL
  SELECT profundidad, pregunta, 6, 'recall_de_candidatos', 1, aciertos_candidatos, relevantes FROM cuentas
  UNION ALL
  SELECT profundidad, pregunta, 7, 'k_por_precision', k, aciertos, k FROM cuentas
  UNION ALL
  SELECT profundidad, pregunta, 8, 'relevantes_por_recall', relevantes, aciertos, relevantes FROM cuentas
),
valores AS (
  SELECT profundidad, pregunta, orden, medida,
    CASE WHEN orden <= 6 THEN 'todas' ELSE pregunta END AS alcance,
    veces * CASE WHEN denominador > 0 THEN CAST(numerador AS DOUBLE) / denominador ELSE 0 END AS valor
  FROM fracciones
),
medias AS (
  SELECT
    CASE WHEN alcance = 'todas' THEN 0 ELSE 1 END AS grupo,
    alcance,
    orden,
    medida,
    AVG(CASE WHEN profundidad = 0 THEN valor END) AS inicial,
    AVG(CASE WHEN profundidad = 3 THEN valor END) AS reordenados_3,
    AVG(CASE WHEN profundidad = 5 THEN valor END) AS reordenados_5
  FROM valores
  GROUP BY alcance, orden, medida
)
SELECT
  alcance,
  medida,
  CAST(FLOOR(inicial * 1000000 + 0.5) AS SIGNED) AS inicial,
  CAST(FLOOR(reordenados_3 * 1000000 + 0.5) AS SIGNED) AS reordenados_3,
  CAST(FLOOR(reordenados_5 * 1000000 + 0.5) AS SIGNED) AS reordenados_5
FROM medias
ORDER BY grupo, alcance, orden;
