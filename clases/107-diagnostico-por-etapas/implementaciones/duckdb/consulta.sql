-- motor: duckdb
-- doc: https://duckdb.org/docs/stable/sql/expressions/case
-- nota: SUM de 0 y 1 es HUGEINT y LN(2) un DOUBLE; el contrato solo ve enteros, así que ninguno de los dos tipos llega a él.

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
  ('limites', 'cuarto_de_la_lista', 4, 0, 0),
  ('limites', 'en_contexto_y_mal', 1, 1, 0),
  ('limites', 'sin_contexto_dorado', 1, 1, 0),
  ('limites', 'unas_veces_si', 1, 1, 0);

INSERT INTO repeticiones (caso, condicion, correcta) VALUES
  ('cuarto_de_la_lista', 'control', 0),
  ('cuarto_de_la_lista', 'contexto_dorado', 1),
  ('devolucion_de_dinero', 'control', 0),
  ('devolucion_de_dinero', 'contexto_dorado', 1),
  ('en_contexto_y_mal', 'control', 0),
  ('en_contexto_y_mal', 'contexto_dorado', 1),
  ('numero_de_plazas', 'control', 0),
  ('numero_de_plazas', 'contexto_dorado', 0),
  ('revision_de_reembolso', 'control', 0),
  ('revision_de_reembolso', 'contexto_dorado', 1),
  ('revision_de_seguridad', 'control', 0),
  ('revision_de_seguridad', 'contexto_dorado', 1),
  ('sin_contexto_dorado', 'control', 0),
  ('unas_veces_si', 'control', 1),
  ('unas_veces_si', 'contexto_dorado', 1);

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
    c.posicion,
    c.en_contexto,
    p.pasan,
    n.correcta AS control,
    d.correcta AS dorado
  FROM casos c
  CROSS JOIN parametros p
  LEFT JOIN repeticiones n ON n.caso = c.caso AND n.condicion = 'control'
  LEFT JOIN repeticiones d ON d.caso = c.caso AND d.condicion = 'contexto_dorado'
  WHERE c.correcta = 0
),
diagnosticos AS (
  SELECT
    serie,
    caso,
    posicion,
    control,
    dorado,
    CASE
      WHEN control IS NULL OR dorado IS NULL THEN 'NO_DIAGNOSTICABLE'
      WHEN control = 1 THEN 'INESTABLE'
      WHEN dorado = 0 THEN 'GENERATION_FAILURE'
      WHEN posicion IS NULL THEN 'RETRIEVAL_MISS'
      WHEN posicion > pasan THEN 'RANKED_OUT'
      WHEN en_contexto = 0 THEN 'CONTEXT_ASSEMBLY_LOSS'
      ELSE 'SIN_EXPLICAR'
    END AS etiqueta,
    CASE
      WHEN control IS NULL OR dorado IS NULL THEN 'falta_una_repeticion'
      WHEN control = 1 THEN 'se_arregla_sin_cambiar_nada'
      WHEN dorado = 0 THEN 'falla_con_el_contexto_dorado'
      ELSE 'se_arregla_con_el_contexto_dorado'
    END AS prueba
  FROM fallos
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
  FROM diagnosticos
  WHERE serie = 'registrada'
),
lineas AS (
  SELECT 1 AS grupo, 1 AS puesto, 'medida' AS apartado, 'acierto_en_2' AS nombre, hallados AS casos, total, hallados AS suma FROM medidas
  UNION ALL
  SELECT 1, 2, 'medida', 'recall_en_2', hallados, total, hallados FROM medidas
  UNION ALL
  SELECT 1, 3, 'medida', 'ndcg_en_6', total, total, ndcg FROM medidas
  UNION ALL
  SELECT 1, 4, 'medida', 'respuesta_correcta', correctas, total, correctas FROM medidas
  UNION ALL
  SELECT 2, 1, 'repeticion', 'control', control, total, control FROM repetidos
  UNION ALL
  SELECT 2, 2, 'repeticion', 'contexto_dorado', dorado, total, dorado FROM repetidos
  UNION ALL
  SELECT 3, e.puesto, 'etiqueta', e.etiqueta, COUNT(d.caso), r.total, COUNT(d.caso)
  FROM etiquetas e
  CROSS JOIN repetidos r
  LEFT JOIN diagnosticos d ON d.etiqueta = e.etiqueta AND d.serie = 'registrada'
  GROUP BY e.puesto, e.etiqueta, r.total
),
informe AS (
  SELECT
    grupo,
    puesto,
    apartado,
    nombre,
    casos,
    total,
    CAST(FLOOR(CASE WHEN total > 0 THEN CAST(suma AS DOUBLE PRECISION) / total ELSE 0 END * 1000000 + 0.5) AS BIGINT) AS millonesimas,
    NULL AS posicion,
    NULL AS etiqueta,
    NULL AS prueba
  FROM lineas
  UNION ALL
  SELECT
    CASE WHEN serie = 'registrada' THEN 4 ELSE 5 END,
    ROW_NUMBER() OVER (PARTITION BY serie ORDER BY caso),
    CASE WHEN serie = 'registrada' THEN 'fallo' ELSE 'caso_limite' END,
    caso,
    NULL,
    NULL,
    NULL,
    posicion,
    etiqueta,
    prueba
  FROM diagnosticos
)
SELECT apartado, nombre, etiqueta, casos, total, millonesimas, posicion, prueba
FROM informe
ORDER BY grupo, puesto;
