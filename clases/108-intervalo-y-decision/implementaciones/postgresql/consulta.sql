-- motor: postgresql
-- doc: https://www.postgresql.org/docs/current/queries-with.html
-- nota: EXP da error si el resultado se sale de double precision, por arriba o por abajo, y AVG lleva también la suma de los cuadrados: por eso LEAST y GREATEST acotan el exponente a ±300.
-- nota: La parte recursiva no admite agregados, pero sí una subconsulta que agregue otra tabla.
-- nota: Con el ANALYZE de la preparación tarda veinte milisegundos; sin él, más de un segundo en compilarse (JIT).

-- === preparacion ===
CREATE TABLE parametros (
  cola DOUBLE PRECISION NOT NULL
);

CREATE TABLE pasos (
  nivel INTEGER NOT NULL PRIMARY KEY,
  paso INTEGER NOT NULL
);

CREATE TABLE fracciones (
  fraccion DOUBLE PRECISION NOT NULL
);

CREATE TABLE casos (
  caso TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  recuperado INTEGER NOT NULL,
  correcta_base INTEGER NOT NULL,
  correcta_candidata INTEGER NOT NULL,
  cita_base INTEGER NOT NULL,
  cita_candidata INTEGER NOT NULL
);

CREATE TABLE combinaciones (
  n INTEGER NOT NULL,
  i INTEGER NOT NULL,
  logaritmo DOUBLE PRECISION NOT NULL
);

CREATE TABLE supuestos (
  linea INTEGER NOT NULL PRIMARY KEY,
  nombre TEXT COLLATE "C" NOT NULL,
  mejores INTEGER NOT NULL,
  iguales INTEGER NOT NULL,
  peores INTEGER NOT NULL,
  margen INTEGER NOT NULL
);

INSERT INTO parametros (cola) VALUES (0.025);

INSERT INTO pasos (nivel, paso) VALUES
  (1, 1000), (2, 500), (3, 250), (4, 125), (5, 62), (6, 31), (7, 16), (8, 8), (9, 4), (10, 2), (11, 1);

INSERT INTO fracciones (fraccion) VALUES
  (0.05), (0.10), (0.15), (0.20), (0.25), (0.30), (0.35), (0.40), (0.45), (0.50),
  (0.55), (0.60), (0.65), (0.70), (0.75), (0.80), (0.85), (0.90), (0.95);

INSERT INTO casos (caso, recuperado, correcta_base, correcta_candidata, cita_base, cita_candidata) VALUES
  ('alta_de_usuario', 1, 1, 1, 1, 1),
  ('cambio_de_plan', 1, 1, 1, 1, 1),
  ('clave_olvidada', 1, 1, 1, 1, 1),
  ('devolucion_de_dinero', 0, 0, 0, 1, 1),
  ('envio_urgente', 1, 1, 1, 1, 1),
  ('factura_a_empresa', 1, 1, 1, 1, 1),
  ('horario_de_soporte', 1, 1, 1, 1, 1),
  ('idiomas_admitidos', 1, 1, 1, 1, 1),
  ('limite_de_archivos', 1, 1, 1, 1, 1),
  ('numero_de_plazas', 1, 0, 0, 1, 1),
  ('prueba_gratuita', 1, 1, 1, 1, 1),
  ('revision_de_reembolso', 1, 0, 0, 1, 1),
  ('revision_de_seguridad', 1, 0, 0, 1, 1);

INSERT INTO combinaciones (n, i, logaritmo)
WITH RECURSIVE factoriales AS (
  SELECT 0 AS i, CAST(0 AS DOUBLE PRECISION) AS logaritmo
  UNION ALL
  SELECT i + 1, logaritmo + LN(i + 1)
  FROM factoriales
  WHERE i < 13
)
SELECT n.i, a.i, n.logaritmo - a.logaritmo - b.logaritmo
FROM factoriales n
JOIN factoriales a ON a.i <= n.i
JOIN factoriales b ON b.i = n.i - a.i
WHERE n.i = 13;

INSERT INTO supuestos (linea, nombre, mejores, iguales, peores, margen) VALUES
  (7, 'una_mejora_en_13', 1, 12, 0, 50),
  (8, '106_pares_iguales', 0, 106, 0, 50),
  (9, '107_pares_iguales', 0, 107, 0, 50),
  (10, '20_mejoras_en_100', 20, 80, 0, 50),
  (11, '60_peores_en_100', 0, 40, 60, 50);

ANALYZE parametros, pasos, fracciones, casos, combinaciones, supuestos;

-- === consulta ===
WITH RECURSIVE proporciones AS (
  SELECT 1 AS linea, 'respuesta_correcta' AS nombre, SUM(correcta_base) AS exitos, COUNT(*) AS n FROM casos
  UNION ALL
  SELECT 2, 'acierto_en_2', SUM(recuperado), COUNT(*) FROM casos
  UNION ALL
  SELECT 3, 'citas_validas', SUM(cita_base), COUNT(*) FROM casos
  UNION ALL
  SELECT 4, 'citas_no_validas', SUM(1 - cita_base), COUNT(*) FROM casos
),
lados AS (
  SELECT linea, 'inferior' AS lado, exitos AS x, n FROM proporciones
  UNION ALL
  SELECT linea, 'superior', n - exitos, n FROM proporciones
),
exactas AS (
  SELECT linea, lado, x, n, 1 AS nivel, 0 AS cota
  FROM lados
  UNION ALL
  SELECT e.linea, e.lado, e.x, e.n, s.nivel,
    e.cota + CASE
      WHEN (
        SELECT SUM(EXP(GREATEST(-300, c.logaritmo
          + c.i * LN(CAST(e.cota + s.paso AS DOUBLE PRECISION) / 1000)
          + (c.n - c.i) * LN(CAST(1000 - e.cota - s.paso AS DOUBLE PRECISION) / 1000))))
        FROM combinaciones c
        WHERE c.n = e.n AND c.i >= e.x
      ) <= p.cola THEN s.paso
      ELSE 0
    END
  FROM exactas e
  JOIN pasos s ON s.nivel = e.nivel + 1
  CROSS JOIN parametros p
),
pares AS (
  SELECT 5 AS linea, 'respuestas_no_peores' AS nombre,
    SUM(CASE WHEN correcta_candidata > correcta_base THEN 1 ELSE 0 END) AS mejores,
    SUM(CASE WHEN correcta_candidata = correcta_base THEN 1 ELSE 0 END) AS iguales,
    SUM(CASE WHEN correcta_candidata < correcta_base THEN 1 ELSE 0 END) AS peores,
    50 AS margen
  FROM casos
  UNION ALL
  SELECT 6, 'citas_no_peores',
    SUM(CASE WHEN cita_candidata > cita_base THEN 1 ELSE 0 END),
    SUM(CASE WHEN cita_candidata = cita_base THEN 1 ELSE 0 END),
    SUM(CASE WHEN cita_candidata < cita_base THEN 1 ELSE 0 END),
    20
  FROM casos
  UNION ALL
  SELECT linea, nombre, mejores, iguales, peores, margen FROM supuestos
),
apuestas AS (
  SELECT linea, 'inferior' AS lado, mejores AS gana, iguales AS empata, peores AS pierde FROM pares
  UNION ALL
  SELECT linea, 'superior', peores, iguales, mejores FROM pares
),
apostadas AS (
  SELECT linea, lado, gana, empata, pierde, 0 AS nivel, 0 AS cota
  FROM apuestas
  UNION ALL
  SELECT a.linea, a.lado, a.gana, a.empata, a.pierde, s.nivel,
    a.cota + CASE
      WHEN (
        SELECT AVG(EXP(LEAST(300, GREATEST(-300,
          a.gana * LN(1 + f.fraccion * (2000 - a.cota - s.paso) / (a.cota + s.paso))
          + a.empata * LN(1 + f.fraccion * (1000 - a.cota - s.paso) / (a.cota + s.paso))
          + a.pierde * LN(1 - f.fraccion)))))
        FROM fracciones f
      ) * p.cola >= 1 THEN s.paso
      ELSE 0
    END
  FROM apostadas a
  JOIN pasos s ON s.nivel = a.nivel + 1
  CROSS JOIN parametros p
),
tamanos AS (
  SELECT linea, margen, 0 AS nivel, 0 AS cota
  FROM pares
  UNION ALL
  SELECT t.linea, t.margen, s.nivel,
    t.cota + CASE
      WHEN (
        SELECT AVG(EXP(LEAST(300, (t.cota + s.paso) * LN(1 + f.fraccion * t.margen / (1000 - t.margen)))))
        FROM fracciones f
      ) * p.cola < 1 THEN s.paso
      ELSE 0
    END
  FROM tamanos t
  JOIN pasos s ON s.nivel = t.nivel + 1
  CROSS JOIN parametros p
),
intervalos AS (
  SELECT v.linea, v.nombre, v.n, v.exitos AS suma,
    i.cota AS inferior, 1000 - s.cota AS superior, NULL AS margen, NULL AS pares_necesarios
  FROM proporciones v
  JOIN exactas i ON i.linea = v.linea AND i.lado = 'inferior' AND i.nivel = 11
  JOIN exactas s ON s.linea = v.linea AND s.lado = 'superior' AND s.nivel = 11
  UNION ALL
  SELECT v.linea, v.nombre, v.mejores + v.iguales + v.peores, v.mejores - v.peores,
    i.cota - 1000, 1000 - s.cota, v.margen, CASE WHEN t.cota < 1999 THEN t.cota + 1 END
  FROM pares v
  JOIN apostadas i ON i.linea = v.linea AND i.lado = 'inferior' AND i.nivel = 11
  JOIN apostadas s ON s.linea = v.linea AND s.lado = 'superior' AND s.nivel = 11
  JOIN tamanos t ON t.linea = v.linea AND t.nivel = 11
)
SELECT
  nombre AS asunto,
  n,
  CAST(FLOOR(CASE WHEN n > 0 THEN CAST(suma AS DOUBLE PRECISION) / n ELSE 0 END * 1000 + 0.5) AS BIGINT) AS visto,
  inferior AS desde,
  superior AS hasta,
  margen,
  CASE
    WHEN margen IS NULL THEN NULL
    WHEN inferior >= -margen THEN 'no_inferior'
    WHEN superior < -margen THEN 'inferior'
    ELSE 'insuficiente'
  END AS decision,
  CASE
    WHEN margen IS NULL THEN NULL
    WHEN inferior >= -margen THEN 'sobre_el_margen'
    WHEN superior < -margen THEN 'bajo_el_margen'
    ELSE 'cruza_el_margen'
  END AS motivo,
  pares_necesarios AS pares
FROM intervalos
ORDER BY linea;
