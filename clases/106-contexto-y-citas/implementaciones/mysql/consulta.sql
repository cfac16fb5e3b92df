-- motor: mysql
-- doc: https://dev.mysql.com/doc/refman/8.4/en/charset-binary-collations.html
-- nota: Con la intercalación por omisión «052A#1» sería igual que «052a#1» y la cita inventada pasaría por buena; utf8mb4_bin las distingue.

-- === preparacion ===
CREATE TABLE parametros (
  presupuesto INTEGER NOT NULL
);

CREATE TABLE preguntas (
  pregunta VARCHAR(20) NOT NULL PRIMARY KEY
) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE relevantes (
  pregunta VARCHAR(20) NOT NULL,
  fragmento VARCHAR(20) NOT NULL,
  PRIMARY KEY (pregunta, fragmento)
) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE recuperados (
  pregunta VARCHAR(20) NOT NULL,
  puesto INTEGER NOT NULL,
  fragmento VARCHAR(20) NOT NULL,
  tokens INTEGER NOT NULL,
  PRIMARY KEY (pregunta, puesto)
) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE citas (
  pregunta VARCHAR(20) NOT NULL,
  cita INTEGER NOT NULL,
  fragmento VARCHAR(20) NOT NULL,
  PRIMARY KEY (pregunta, cita)
) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

INSERT INTO parametros (presupuesto) VALUES (3000);

INSERT INTO preguntas (pregunta) VALUES
  ('p1'), ('p2'), ('p3'), ('p4'), ('p5'), ('p6'), ('p7');

INSERT INTO relevantes (pregunta, fragmento) VALUES
  ('p1', '019#3'),
  ('p2', '034#1'),
  ('p3', '027#2'),
  ('p3', '027#5'),
  ('p4', '061#4'),
  ('p5', '052a#1'),
  ('p6', '070#1'),
  ('p7', '088#2');

INSERT INTO recuperados (pregunta, puesto, fragmento, tokens) VALUES
  ('p1', 1, '019#3', 900),
  ('p1', 2, '019#1', 1000),
  ('p1', 3, '034#2', 1300),
  ('p1', 4, '041#7', 80),
  ('p2', 1, '033#6', 700),
  ('p2', 2, '035#1', 800),
  ('p3', 1, '026#1', 1600),
  ('p3', 2, '028#4', 1200),
  ('p3', 3, '027#2', 500),
  ('p4', 1, '060#2', 1400),
  ('p4', 2, '061#4', 1600),
  ('p5', 1, '052a#1', 1100),
  ('p5', 2, '053#2', 600),
  ('p6', 1, '070#1', 3200),
  ('p6', 2, '071#3', 200);

INSERT INTO citas (pregunta, cita, fragmento) VALUES
  ('p1', 1, '019#3'),
  ('p1', 2, '019#1'),
  ('p1', 3, '019#3'),
  ('p2', 1, '033#6'),
  ('p3', 1, '026#1'),
  ('p3', 2, '027#2'),
  ('p4', 1, '060#2'),
  ('p5', 1, '052a#1'),
  ('p5', 2, '052A#1');

-- === consulta ===
WITH bloques AS (
  SELECT
    pregunta,
    puesto,
    fragmento,
    SUM(tokens) OVER (PARTITION BY pregunta ORDER BY puesto ROWS UNBOUNDED PRECEDING) AS acumulado
  FROM recuperados
),
contexto AS (
  SELECT
    b.pregunta,
    b.puesto,
    b.fragmento,
    b.acumulado,
    CASE WHEN b.acumulado <= p.presupuesto THEN 1 ELSE 0 END AS entra
  FROM bloques b
  CROSS JOIN parametros p
),
citadas AS (
  SELECT c.pregunta, c.fragmento, MIN(c.cita) AS cita, COALESCE(MAX(x.entra), 0) AS valida
  FROM citas c
  LEFT JOIN contexto x ON x.pregunta = c.pregunta AND x.fragmento = c.fragmento
  GROUP BY c.pregunta, c.fragmento
),
buscados AS (
  SELECT
    r.pregunta,
    MAX(CASE WHEN x.fragmento IS NULL THEN 0 ELSE 1 END) AS recuperado,
    MAX(COALESCE(x.entra, 0)) AS entra,
    MAX(COALESCE(c.valida, 0)) AS citado
  FROM relevantes r
  LEFT JOIN contexto x ON x.pregunta = r.pregunta AND x.fragmento = r.fragmento
  LEFT JOIN citadas c ON c.pregunta = r.pregunta AND c.fragmento = r.fragmento
  GROUP BY r.pregunta
),
inventadas AS (
  SELECT pregunta, COUNT(*) AS cuantas
  FROM citadas
  WHERE valida = 0
  GROUP BY pregunta
),
causas AS (
  SELECT
    p.pregunta,
    CASE
      WHEN COALESCE(b.recuperado, 0) = 0 THEN 'no_recuperado'
      WHEN b.entra = 0 THEN 'fuera_del_presupuesto'
      WHEN b.citado = 0 THEN 'no_citado'
      WHEN COALESCE(i.cuantas, 0) > 0 THEN 'cita_inventada'
      ELSE 'ninguna'
    END AS causa
  FROM preguntas p
  LEFT JOIN buscados b ON b.pregunta = p.pregunta
  LEFT JOIN inventadas i ON i.pregunta = p.pregunta
),
traza AS (
  SELECT
    pregunta,
    CASE WHEN entra = 1 THEN 1 ELSE 2 END AS paso,
    puesto AS turno,
    CASE WHEN entra = 1 THEN 'contexto' ELSE 'fuera' END AS hallazgo,
    fragmento AS detalle,
    acumulado
  FROM contexto
  UNION ALL
  SELECT
    pregunta,
    CASE WHEN valida = 1 THEN 3 ELSE 4 END,
    cita,
    CASE WHEN valida = 1 THEN 'cita_valida' ELSE 'cita_inventada' END,
    fragmento,
    NULL
  FROM citadas
  UNION ALL
  SELECT pregunta, 5, 1, 'causa', causa, NULL
  FROM causas
  UNION ALL
  SELECT
    pregunta,
    6,
    1,
    'diagnostico',
    CASE
      WHEN causa = 'ninguna' THEN 'sin_fallo'
      WHEN causa IN ('no_recuperado', 'fuera_del_presupuesto') THEN 'recuperacion'
      ELSE 'generacion'
    END,
    NULL
  FROM causas
)
SELECT pregunta, hallazgo, detalle, acumulado
FROM traza
ORDER BY pregunta, paso, turno;
