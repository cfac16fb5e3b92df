-- motor: sqlite
-- doc: https://sqlite.org/lang_with.html
-- nota: No hay LEAST; MIN con dos argumentos haría lo mismo, pero en los demás motores MIN solo agrega. CASE sirve en los cuatro.

-- === preparacion ===
CREATE TABLE configuraciones (
  linea INTEGER NOT NULL PRIMARY KEY,
  tokens INTEGER NOT NULL,
  tamano INTEGER NOT NULL,
  solape INTEGER NOT NULL
);

INSERT INTO configuraciones (linea, tokens, tamano, solape) VALUES
  (1, 100000, 512, 64),
  (2, 100000, 512, 0),
  (3, 100000, 1000, 200),
  (4, 12000, 600, 90),
  (5, 1000, 200, 50),
  (6, 960, 512, 64),
  (7, 961, 512, 64),
  (8, 513, 512, 64),
  (9, 512, 512, 64),
  (10, 0, 512, 64),
  (11, 1000, 200, 200);

-- === consulta ===
WITH RECURSIVE validas AS (
  SELECT linea, tokens, tamano, tamano - solape AS zancada
  FROM configuraciones
  WHERE solape >= 0 AND solape < tamano
),
fragmentos AS (
  SELECT linea, tokens, tamano, zancada, 0 AS inicio
  FROM validas
  WHERE tokens > 0
  UNION ALL
  SELECT linea, tokens, tamano, zancada, inicio + zancada
  FROM fragmentos
  WHERE inicio + tamano < tokens
),
contados AS (
  SELECT
    linea,
    COUNT(*) AS fragmentos,
    SUM(CASE WHEN inicio + tamano < tokens THEN tamano ELSE tokens - inicio END) AS indexados
  FROM fragmentos
  GROUP BY linea
),
formula AS (
  SELECT
    linea,
    CASE
      WHEN tokens = 0 THEN 0
      WHEN tokens <= tamano THEN 1
      ELSE CEIL(CAST(tokens - tamano AS DOUBLE PRECISION) / zancada) + 1
    END AS fragmentos
  FROM validas
),
huella AS (
  SELECT
    v.linea,
    COALESCE(c.fragmentos, 0) AS fragmentos,
    CAST(f.fragmentos AS INTEGER) AS formula,
    COALESCE(c.indexados, 0) AS indexados,
    CASE WHEN v.tokens > 0 THEN CAST(c.indexados - v.tokens AS DOUBLE PRECISION) / v.tokens ELSE 0 END AS duplicacion
  FROM validas v
  JOIN formula f ON f.linea = v.linea
  LEFT JOIN contados c ON c.linea = v.linea
)
SELECT
  c.tokens,
  c.tamano,
  c.solape,
  c.tamano - c.solape AS zancada,
  h.fragmentos AS contados,
  h.formula,
  h.indexados,
  CAST(FLOOR(h.duplicacion * 1000000 + 0.5) AS INTEGER) AS duplicado,
  CASE WHEN h.linea IS NULL THEN 'invalida' WHEN c.tokens = 0 THEN 'vacia' ELSE 'valida' END AS estado
FROM configuraciones c
LEFT JOIN huella h ON h.linea = c.linea
ORDER BY c.linea;
