-- motor: sqlite
-- doc: https://sqlite.org/lang_expr.html
-- nota: No hay booleanos: correcta y en_contexto son enteros 0 y 1 en los cuatro motores para que la suma signifique lo mismo.

-- === preparacion ===
CREATE TABLE parametros (
  pasan INTEGER NOT NULL,
  profundidad INTEGER NOT NULL
);

CREATE TABLE casos (
  serie TEXT NOT NULL,
  caso TEXT NOT NULL PRIMARY KEY,
  posicion INTEGER,
  en_contexto INTEGER NOT NULL,
  correcta INTEGER NOT NULL
);

CREATE TABLE repeticiones (
  caso TEXT NOT NULL,
  condicion TEXT NOT NULL,
  correcta INTEGER NOT NULL,
  PRIMARY KEY (caso, condicion)
);

CREATE TABLE etiquetas (
  puesto INTEGER NOT NULL PRIMARY KEY,
  etiqueta TEXT NOT NULL
);

INSERT INTO parametros (pasan, profundidad) VALUES (2, 6);

INSERT INTO casos (serie, caso, posicion, en_contexto, correcta) VALUES
  ('registrada', 'alta_de_usuario', 1, 1, 1),
  ('registrada', 'cambio_de_plan', 1, 1, 1),
  ('registrada', 'clave_olvidada', 1, 1, 1),
  ('registrada', 'devolucion_de_dinero', NULL, 0, 0),
  ('registrada', 'envio_urgente', 1, 1, 1),
  ('registrada', 'factura_a_empresa', 1, 1, 1),
  ('registrada', 'horario_de_soporte', 1, 1, 1),
  ('registrada', 'idiomas_admitidos', 1, 1, 1),
  ('registrada', 'limite_de_archivos', 1, 1, 1),
  ('registrada', 'numero_de_plazas', 1, 1, 0),
  ('registrada', 'prueba_gratuita', 1, 1, 1),
  ('registrada', 'revision_de_reembolso', 2, 0, 0),
  ('registrada', 'revision_de_seguridad', 2, 0, 0),
  ('limites', 'limite_cuarto', 4, 0, 0),
  ('limites', 'limite_en_contexto', 1, 1, 0),
  ('limites', 'limite_sin_dorado', 1, 1, 0),
  ('limites', 'limite_unas_veces_si', 1, 1, 0);

INSERT INTO repeticiones (caso, condicion, correcta) VALUES
  ('limite_cuarto', 'control', 0),
  ('limite_cuarto', 'contexto_dorado', 1),
  ('devolucion_de_dinero', 'control', 0),
  ('devolucion_de_dinero', 'contexto_dorado', 1),
  ('limite_en_contexto', 'control', 0),
  ('limite_en_contexto', 'contexto_dorado', 1),
  ('numero_de_plazas', 'control', 0),
  ('numero_de_plazas', 'contexto_dorado', 0),
  ('revision_de_reembolso', 'control', 0),
  ('revision_de_reembolso', 'contexto_dorado', 1),
  ('revision_de_seguridad', 'control', 0),
  ('revision_de_seguridad', 'contexto_dorado', 1),
  ('limite_sin_dorado', 'control', 0),
  ('limite_unas_veces_si', 'control', 1),
  ('limite_unas_veces_si', 'contexto_dorado', 1);

INSERT INTO etiquetas (puesto, etiqueta) VALUES
  (1, 'RETRIEVAL_MISS'),
  (2, 'RANKED_OUT'),
  (3, 'CONTEXT_ASSEMBLY_LOSS'),
  (4, 'GENERATION_FAILURE'),
  (5, 'SIN_EXPLICAR'),
  (6, 'INESTABLE'),
  (7, 'NO_DIAGNOSTICABLE');

-- === consulta ===
WITH fallos AS (
  SELECT
    c.serie,
    c.caso,
    n.correcta AS control,
    d.correcta AS dorado,
    CASE
      WHEN n.correcta IS NULL OR d.correcta IS NULL THEN 'NO_DIAGNOSTICABLE'
      WHEN n.correcta = 1 THEN 'INESTABLE'
      WHEN d.correcta = 0 THEN 'GENERATION_FAILURE'
      WHEN c.posicion IS NULL THEN 'RETRIEVAL_MISS'
      WHEN c.posicion > p.pasan THEN 'RANKED_OUT'
      WHEN c.en_contexto = 0 THEN 'CONTEXT_ASSEMBLY_LOSS'
      ELSE 'SIN_EXPLICAR'
    END AS etiqueta
  FROM casos c
  CROSS JOIN parametros p
  LEFT JOIN repeticiones n ON n.caso = c.caso AND n.condicion = 'control'
  LEFT JOIN repeticiones d ON d.caso = c.caso AND d.condicion = 'contexto_dorado'
  WHERE c.correcta = 0
),
medidas AS (
  SELECT
    COUNT(*) AS total,
    SUM(CASE WHEN c.posicion <= p.pasan THEN 1 ELSE 0 END) AS hallados,
    SUM(CASE WHEN c.posicion <= p.profundidad THEN LN(2) / LN(c.posicion + 1) ELSE 0 END) AS ndcg,
    SUM(c.correcta) AS correctas
  FROM casos c
  CROSS JOIN parametros p
  WHERE c.serie = 'registrada'
),
repetidos AS (
  SELECT
    COUNT(*) AS total,
    SUM(CASE WHEN control = 1 THEN 1 ELSE 0 END) AS control,
    SUM(CASE WHEN dorado = 1 THEN 1 ELSE 0 END) AS dorado
  FROM fallos
  WHERE serie = 'registrada'
),
lineas AS (
  SELECT 1 AS grupo, 1 AS puesto, 'acierto_en_2' AS asunto, hallados AS casos, total, hallados AS suma
  FROM medidas
  UNION ALL
  SELECT 1, 2, 'recall_en_2', hallados, total, hallados FROM medidas
  UNION ALL
  SELECT 1, 3, 'ndcg_en_6', total, total, ndcg FROM medidas
  UNION ALL
  SELECT 1, 4, 'respuesta_correcta', correctas, total, correctas FROM medidas
  UNION ALL
  SELECT 2, 1, 'repetidos_sin_cambios', control, total, control FROM repetidos
  UNION ALL
  SELECT 2, 2, 'repetidos_con_dorado', dorado, total, dorado FROM repetidos
  UNION ALL
  SELECT 3, e.puesto, e.etiqueta, COUNT(f.caso), r.total, COUNT(f.caso)
  FROM etiquetas e
  CROSS JOIN repetidos r
  LEFT JOIN fallos f ON f.etiqueta = e.etiqueta AND f.serie = 'registrada'
  GROUP BY e.puesto, e.etiqueta, r.total
),
valores AS (
  SELECT grupo, puesto, asunto, casos, total, CASE WHEN total > 0 THEN CAST(suma AS DOUBLE PRECISION) / total ELSE 0 END AS valor
  FROM lineas
),
informe AS (
  SELECT
    grupo,
    puesto,
    asunto,
    casos,
    total,
    CAST(FLOOR(valor * 1000000 + 0.5) AS INTEGER) AS millonesimas,
    NULL AS control,
    NULL AS dorado,
    NULL AS etiqueta
  FROM valores
  UNION ALL
  SELECT
    CASE WHEN serie = 'registrada' THEN 4 ELSE 5 END,
    ROW_NUMBER() OVER (PARTITION BY serie ORDER BY caso),
    caso,
    NULL,
    NULL,
    NULL,
    control,
    dorado,
    etiqueta
  FROM fallos
)
SELECT asunto, casos, total, millonesimas, control, dorado, etiqueta
FROM informe
ORDER BY grupo, puesto;
