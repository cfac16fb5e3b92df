/** Lo que se sabe de un motor que el registro no ejecuta. */
export interface MotorDelCatalogo {
  readonly titulo: string;
  /** Dominios de su documentación oficial; con ruta si el dominio aloja más cosas. */
  readonly dominios: readonly [string, ...string[]];
}

const APACHE = 'apache.org';
const AWS = 'docs.aws.amazon.com';
const GOOGLE = ['cloud.google.com', 'docs.cloud.google.com'] as const;

/**
 * Motores que una clase puede nombrar y esta herramienta no ejecuta. Los que ejecuta están solo en el registro de
 * `src/motores/`: al añadir uno allí, se quita de aquí.
 */
export const CATALOGO: Readonly<Record<string, MotorDelCatalogo>> = {
  arangodb: { titulo: 'ArangoDB', dominios: ['arangodb.com', 'arango.ai'] },
  bigquery: { titulo: 'BigQuery', dominios: GOOGLE },
  cassandra: { titulo: 'Apache Cassandra', dominios: [`cassandra.${APACHE}`] },
  chroma: { titulo: 'Chroma', dominios: ['trychroma.com'] },
  clickhouse: { titulo: 'ClickHouse', dominios: ['clickhouse.com'] },
  cockroachdb: { titulo: 'CockroachDB', dominios: ['cockroachlabs.com'] },
  couchbase: { titulo: 'Couchbase', dominios: ['couchbase.com'] },
  couchdb: { titulo: 'Apache CouchDB', dominios: ['couchdb.org', `couchdb.${APACHE}`] },
  databricks: { titulo: 'Databricks', dominios: ['databricks.com'] },
  db2: { titulo: 'IBM Db2', dominios: ['ibm.com'] },
  druid: { titulo: 'Apache Druid', dominios: [`druid.${APACHE}`] },
  dynamodb: { titulo: 'Amazon DynamoDB', dominios: [AWS] },
  elasticsearch: { titulo: 'Elasticsearch', dominios: ['elastic.co'] },
  etcd: { titulo: 'etcd', dominios: ['etcd.io'] },
  firebird: { titulo: 'Firebird', dominios: ['firebirdsql.org'] },
  firestore: { titulo: 'Cloud Firestore', dominios: ['firebase.google.com', ...GOOGLE] },
  hbase: { titulo: 'Apache HBase', dominios: [`hbase.${APACHE}`] },
  influxdb: { titulo: 'InfluxDB', dominios: ['influxdata.com'] },
  lancedb: { titulo: 'LanceDB', dominios: ['lancedb.com', 'lancedb.github.io'] },
  meilisearch: { titulo: 'Meilisearch', dominios: ['meilisearch.com'] },
  memcached: { titulo: 'Memcached', dominios: ['memcached.org'] },
  milvus: { titulo: 'Milvus', dominios: ['milvus.io'] },
  mongodb: { titulo: 'MongoDB', dominios: ['mongodb.com'] },
  neo4j: { titulo: 'Neo4j', dominios: ['neo4j.com'] },
  opensearch: { titulo: 'OpenSearch', dominios: ['opensearch.org'] },
  oracle: { titulo: 'Oracle Database', dominios: ['docs.oracle.com'] },
  pgvector: { titulo: 'pgvector', dominios: ['github.com/pgvector/pgvector'] },
  pinecone: { titulo: 'Pinecone', dominios: ['pinecone.io'] },
  postgis: { titulo: 'PostGIS', dominios: ['postgis.net'] },
  prometheus: { titulo: 'Prometheus', dominios: ['prometheus.io'] },
  qdrant: { titulo: 'Qdrant', dominios: ['qdrant.tech'] },
  questdb: { titulo: 'QuestDB', dominios: ['questdb.com'] },
  redis: { titulo: 'Redis', dominios: ['redis.io'] },
  redshift: { titulo: 'Amazon Redshift', dominios: [AWS] },
  scylladb: { titulo: 'ScyllaDB', dominios: ['scylladb.com'] },
  snowflake: { titulo: 'Snowflake', dominios: ['docs.snowflake.com'] },
  solr: { titulo: 'Apache Solr', dominios: [`solr.${APACHE}`] },
  spark: { titulo: 'Apache Spark', dominios: [`spark.${APACHE}`] },
  'sql-server': { titulo: 'SQL Server', dominios: ['learn.microsoft.com', 'docs.microsoft.com'] },
  surrealdb: { titulo: 'SurrealDB', dominios: ['surrealdb.com'] },
  tidb: { titulo: 'TiDB', dominios: ['docs.pingcap.com'] },
  timescaledb: { titulo: 'TimescaleDB', dominios: ['timescale.com', 'tigerdata.com'] },
  trino: { titulo: 'Trino', dominios: ['trino.io'] },
  typesense: { titulo: 'Typesense', dominios: ['typesense.org'] },
  valkey: { titulo: 'Valkey', dominios: ['valkey.io'] },
  weaviate: { titulo: 'Weaviate', dominios: ['weaviate.io'] },
  yugabytedb: { titulo: 'YugabyteDB', dominios: ['docs.yugabyte.com'] },
};

/** Dice si una dirección está en uno de los dominios (o en un subdominio), y bajo su ruta si la llevan. */
export function esDocumentacionOficial(doc: string, dominios: readonly string[]): boolean {
  if (!URL.canParse(doc)) return false;
  const { hostname, pathname } = new URL(doc);
  return dominios.some((dominio) => {
    const [servidor = '', ...tramos] = dominio.split('/');
    const ruta = tramos.map((tramo) => `/${tramo}`).join('');
    const esServidor = hostname === servidor || hostname.endsWith(`.${servidor}`);
    return esServidor && (pathname === ruta || pathname.startsWith(`${ruta}/`));
  });
}
