#!/bin/sh
# Punto de entrada de las imágenes de scripts/probar-contenedores.sh. Hace con las variables que da la herramienta lo que
# las imágenes oficiales, también lo incómodo: un servidor provisional que arranca, para y deja paso al de verdad.
#   arrancar postgres|mariadb [argumentos del servidor]
set -eu
servidor=$1
shift
datos=/var/lib/datos
mkdir -p $datos

postgres() {
  [ "${1:-}" != postgres ] || shift
  chown postgres $datos
  binarios=$(echo /usr/lib/postgresql/*/bin)
  usuario=${POSTGRES_USER:-postgres}
  como() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
  cd /
  printf %s "$POSTGRES_PASSWORD" >/clave
  chmod 644 /clave
  # Las variables de la imagen son de la 18: las versiones anteriores no tienen proveedor propio.
  argumentos=$(echo "${POSTGRES_INITDB_ARGS:-}" | sed 's/--locale-provider=[^ ]*//; s/--builtin-locale=[^ ]*//')
  # shellcheck disable=SC2086
  como "$binarios/initdb" -D $datos/pg -U "$usuario" --pwfile=/clave --auth=scram-sha-256 $argumentos
  rm /clave
  echo 'host all all all scram-sha-256' >>$datos/pg/pg_hba.conf
  como "$binarios/pg_ctl" -D $datos/pg -w start -o "-c listen_addresses= -k $datos"
  como "$binarios/pg_ctl" -D $datos/pg -w -m fast stop
  exec setpriv --reuid=postgres --regid=postgres --clear-groups \
    "$binarios/postgres" -D $datos/pg -c listen_addresses='*' -k $datos "$@"
}

mariadb() {
  clave=${MARIADB_ROOT_PASSWORD:-$MYSQL_ROOT_PASSWORD}
  chown nobody $datos
  mariadb-install-db --no-defaults --user=nobody --datadir=$datos/my --skip-test-db \
    --auth-root-authentication-method=normal >&2
  # Como en la imagen oficial, un solo root para la red. El servidor lee una sentencia por línea.
  cat >$datos/inicio.sql <<FIN
DROP USER IF EXISTS 'root'@'127.0.0.1', 'root'@'::1', 'root'@'$(hostname)', ''@'localhost', ''@'$(hostname)';
ALTER USER 'root'@'localhost' IDENTIFIED BY '$clave';
CREATE USER 'root'@'%' IDENTIFIED BY '$clave';
GRANT ALL ON *.* TO 'root'@'%' WITH GRANT OPTION;
FIN
  mariadbd --no-defaults --user=nobody --datadir=$datos/my --socket=$datos/s --skip-networking &
  provisional=$!
  while [ ! -S $datos/s ]; do sleep 0.1; done
  kill $provisional
  wait $provisional || true
  exec mariadbd --no-defaults --user=nobody --datadir=$datos/my --socket=$datos/s --init-file=$datos/inicio.sql "$@"
}

"$servidor" "$@"
