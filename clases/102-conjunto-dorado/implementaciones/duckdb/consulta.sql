-- motor: duckdb
-- doc: https://duckdb.org/docs/stable/sql/functions/window_functions
-- nota: DuckDB reparte las sumas de DOUBLE entre hilos y su última cifra puede variar; al contrato solo llegan millonésimas enteras.

-- === preparacion ===
CREATE TABLE parametros (
  k INTEGER NOT NULL,
  umbral INTEGER NOT NULL
);

CREATE TABLE preguntas (
  pregunta TEXT NOT NULL PRIMARY KEY,
  caso TEXT NOT NULL
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

CREATE TABLE lineas (
  linea INTEGER NOT NULL PRIMARY KEY,
  alcance TEXT NOT NULL,
  medida TEXT NOT NULL,
  politica TEXT NOT NULL,
  uso TEXT NOT NULL
);

INSERT INTO parametros (k, umbral) VALUES (5, 1);

INSERT INTO preguntas (pregunta, caso) VALUES
  ('baja-paternidad', 'empate'),
  ('clave-caducada', 'ordinaria'),
  ('dietas-viaje', 'menos_de_k'),
  ('impresora-muda', 'sin_resultados'),
  ('menu-del-dia', 'sin_relevantes'),
  ('nomina-doble', 'sin_juzgar'),
  ('portatil-robado', 'ordinaria'),
  ('vpn-lenta', 'ordinaria');

INSERT INTO juicios (pregunta, documento, grado) VALUES
  ('baja-paternidad', 'permisos-a', 2),
  ('clave-caducada', 'claves-cambiar', 2),
  ('clave-caducada', 'claves-historial', 0),
  ('clave-caducada', 'claves-requisitos', 1),
  ('dietas-viaje', 'viajes-avion', 1),
  ('dietas-viaje', 'viajes-dietas', 2),
  ('dietas-viaje', 'viajes-hotel', 1),
  ('impresora-muda', 'impresoras-averias', 2),
  ('menu-del-dia', 'comedor-horario', 0),
  ('nomina-doble', 'nominas-errores', 2),
  ('nomina-doble', 'nominas-fechas', 1),
  ('portatil-robado', 'seguridad-perdidas', 2),
  ('vpn-lenta', 'vpn-diagnostico', 2),
  ('vpn-lenta', 'vpn-requisitos', 1);

INSERT INTO recuperados (pregunta, documento, puntuacion) VALUES
  ('baja-paternidad', 'permisos-a', 0.60),
  ('baja-paternidad', 'permisos-b', 0.60),
  ('baja-paternidad', 'permisos-c', 0.60),
  ('clave-caducada', 'claves-requisitos', 0.93),
  ('clave-caducada', 'claves-historial', 0.90),
  ('clave-caducada', 'claves-cambiar', 0.88),
  ('dietas-viaje', 'viajes-dietas', 0.81),
  ('dietas-viaje', 'viajes-hotel', 0.73),
  ('menu-del-dia', 'comedor-horario', 0.41),
  ('nomina-doble', 'boletin-2026', 0.84),
  ('nomina-doble', 'nominas-errores', 0.80),
  ('nomina-doble', 'nominas-fechas', 0.55),
  ('portatil-robado', 'compras-portatiles', 0.79),
  ('portatil-robado', 'garantias', 0.71),
  ('portatil-robado', 'inventario', 0.64),
  ('portatil-robado', 'viajes-equipaje', 0.58),
  ('portatil-robado', 'prestamos', 0.53),
  ('portatil-robado', 'seguridad-perdidas', 0.49),
  ('vpn-lenta', 'red-cableada', 0.87),
  ('vpn-lenta', 'wifi-visitas', 0.82),
  ('vpn-lenta', 'red-mantenimiento', 0.80),
  ('vpn-lenta', 'proveedores', 0.66),
  ('vpn-lenta', 'vpn-diagnostico', 0.62),
  ('vpn-lenta', 'vpn-requisitos', 0.60);

INSERT INTO lineas (linea, alcance, medida, politica, uso) VALUES
  (1, 'todas', 'precision', 'entre_k', 'adoptada'),
  (2, 'todas', 'recall', 'vacia_es_cero', 'adoptada'),
  (3, 'todas', 'recall', 'vacia_se_excluye', 'contraste'),
  (4, 'todas', 'mrr', 'toda_la_lista', 'adoptada'),
  (5, 'todas', 'mrr', 'hasta_k', 'contraste'),
  (6, 'todas', 'ndcg_exp', 'ideal_juzgados', 'adoptada'),
  (7, 'todas', 'ndcg_lineal', 'ideal_juzgados', 'contraste'),
  (8, 'todas', 'ndcg_exp', 'ideal_recuperados', 'contraste'),
  (9, 'sin_relevantes', 'recall', 'vacia_es_cero', 'adoptada'),
  (10, 'sin_juzgar', 'mrr', 'toda_la_lista', 'adoptada'),
  (11, 'sin_juzgar', 'mrr', 'solo_juzgados', 'contraste'),
  (12, 'menos_de_k', 'precision', 'entre_k', 'adoptada'),
  (13, 'menos_de_k', 'precision', 'entre_lo_devuelto', 'contraste'),
  (14, 'sin_resultados', 'recall', 'vacia_es_cero', 'adoptada'),
  (15, 'empate', 'mrr', 'toda_la_lista', 'adoptada'),
  (16, 'empate', 'mrr', 'empate_ascendente', 'contraste');

-- === consulta ===
WITH ranking AS (
  SELECT
    r.pregunta,
    ROW_NUMBER() OVER (PARTITION BY r.pregunta ORDER BY r.puntuacion DESC, r.documento DESC) AS posicion,
    ROW_NUMBER() OVER (
      PARTITION BY r.pregunta ORDER BY r.puntuacion DESC, r.documento ASC
    ) AS posicion_ascendente,
    SUM(CASE WHEN j.grado IS NULL THEN 0 ELSE 1 END) OVER (
      PARTITION BY r.pregunta ORDER BY r.puntuacion DESC, r.documento DESC ROWS UNBOUNDED PRECEDING
    ) AS posicion_juzgados,
    CASE WHEN j.grado >= p.umbral THEN 1 ELSE 0 END AS relevante,
    CASE WHEN j.grado > 0 THEN j.grado ELSE 0 END AS grado
  FROM recuperados r
  CROSS JOIN parametros p
  LEFT JOIN juicios j ON j.pregunta = r.pregunta AND j.documento = r.documento
),
listas AS (
  SELECT pregunta, 'obtenida' AS lista, posicion, grado
  FROM ranking
  UNION ALL
  SELECT pregunta, 'ideal_juzgados',
    ROW_NUMBER() OVER (PARTITION BY pregunta ORDER BY grado DESC, documento),
    CASE WHEN grado > 0 THEN grado ELSE 0 END
  FROM juicios
  UNION ALL
  SELECT pregunta, 'ideal_recuperados',
    ROW_NUMBER() OVER (PARTITION BY pregunta ORDER BY grado DESC, posicion),
    grado
  FROM ranking
),
dcg AS (
  SELECT
    l.pregunta,
    l.lista,
    SUM(l.grado * LN(2) / LN(l.posicion + 1)) AS lineal,
    SUM((POWER(2, l.grado) - 1) * LN(2) / LN(l.posicion + 1)) AS exponencial
  FROM listas l
  JOIN parametros p ON l.posicion <= p.k
  GROUP BY l.pregunta, l.lista
),
relevantes AS (
  SELECT j.pregunta, SUM(CASE WHEN j.grado >= p.umbral THEN 1 ELSE 0 END) AS total
  FROM juicios j
  CROSS JOIN parametros p
  GROUP BY j.pregunta
),
encontrados AS (
  SELECT
    r.pregunta,
    COUNT(CASE WHEN r.posicion <= p.k THEN 1 END) AS devueltos,
    SUM(CASE WHEN r.posicion <= p.k THEN r.relevante ELSE 0 END) AS aciertos,
    MIN(CASE WHEN r.relevante = 1 THEN r.posicion END) AS primera,
    MIN(CASE WHEN r.relevante = 1 THEN r.posicion_ascendente END) AS primera_ascendente,
    MIN(CASE WHEN r.relevante = 1 THEN r.posicion_juzgados END) AS primera_juzgados
  FROM ranking r
  CROSS JOIN parametros p
  GROUP BY r.pregunta
),
cuentas AS (
  SELECT
    q.pregunta,
    q.caso,
    p.k,
    COALESCE(t.total, 0) AS total,
    COALESCE(e.devueltos, 0) AS devueltos,
    COALESCE(e.aciertos, 0) AS aciertos,
    e.primera,
    e.primera_ascendente,
    e.primera_juzgados,
    COALESCE(o.lineal, 0) AS lineal,
    COALESCE(o.exponencial, 0) AS exponencial,
    COALESCE(j.lineal, 0) AS ideal_lineal,
    COALESCE(j.exponencial, 0) AS ideal_exponencial,
    COALESCE(r.exponencial, 0) AS ideal_recuperados
  FROM preguntas q
  CROSS JOIN parametros p
  LEFT JOIN relevantes t ON t.pregunta = q.pregunta
  LEFT JOIN encontrados e ON e.pregunta = q.pregunta
  LEFT JOIN dcg o ON o.pregunta = q.pregunta AND o.lista = 'obtenida'
  LEFT JOIN dcg j ON j.pregunta = q.pregunta AND j.lista = 'ideal_juzgados'
  LEFT JOIN dcg r ON r.pregunta = q.pregunta AND r.lista = 'ideal_recuperados'
),
fracciones AS (
  SELECT caso, 'precision' AS medida, 'entre_k' AS politica, aciertos AS numerador, k AS denominador
  FROM cuentas
  UNION ALL
  SELECT caso, 'precision', 'entre_lo_devuelto', aciertos, devueltos FROM cuentas
  UNION ALL
  SELECT caso, 'recall', 'vacia_es_cero', aciertos, total FROM cuentas
  UNION ALL
  SELECT caso, 'recall', 'vacia_se_excluye', aciertos, total FROM cuentas WHERE total > 0
  UNION ALL
  SELECT caso, 'mrr', 'toda_la_lista', 1, COALESCE(primera, 0) FROM cuentas
  UNION ALL
  SELECT caso, 'mrr', 'hasta_k', 1, CASE WHEN primera <= k THEN primera ELSE 0 END FROM cuentas
  UNION ALL
  SELECT caso, 'mrr', 'solo_juzgados', 1, COALESCE(primera_juzgados, 0) FROM cuentas
  UNION ALL
  SELECT caso, 'mrr', 'empate_ascendente', 1, COALESCE(primera_ascendente, 0) FROM cuentas
  UNION ALL
  SELECT caso, 'ndcg_exp', 'ideal_juzgados', exponencial, ideal_exponencial FROM cuentas
  UNION ALL
  SELECT caso, 'ndcg_lineal', 'ideal_juzgados', lineal, ideal_lineal FROM cuentas
  UNION ALL
  SELECT caso, 'ndcg_exp', 'ideal_recuperados', exponencial, ideal_recuperados FROM cuentas
),
valores AS (
  SELECT caso, medida, politica,
    CASE WHEN denominador > 0 THEN CAST(numerador AS DOUBLE PRECISION) / denominador ELSE 0 END AS valor
  FROM fracciones
)
SELECT
  l.alcance,
  l.medida,
  l.politica,
  CAST(FLOOR(AVG(v.valor) * 1000000 + 0.5) AS BIGINT) AS millonesimas,
  COUNT(v.valor) AS n,
  l.uso
FROM lineas l
LEFT JOIN valores v
  ON v.medida = l.medida AND v.politica = l.politica AND (l.alcance = 'todas' OR v.caso = l.alcance)
GROUP BY l.linea, l.alcance, l.medida, l.politica, l.uso
ORDER BY l.linea;
