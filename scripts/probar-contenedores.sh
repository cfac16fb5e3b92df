#!/usr/bin/env bash
# Prueba de verdad el camino de los contenedores en una máquina Debian sin Docker ni registro de imágenes: instala
# Podman, hace imágenes con PostgreSQL y MariaDB de Debian, y corre la clase 071 por los orígenes «contenedor» y
# «compose». Necesita root, unos 2 GB de disco y varios minutos; no es parte de `npm test`.
#
#   npm run build && scripts/probar-contenedores.sh [CARPETA]
#
# En CARPETA (por omisión, una temporal que se borra) quedan las imágenes: con ella, la segunda vez tarda segundos.
set -euo pipefail

repositorio=$(cd "$(dirname "$0")/.." && pwd)
programa=$repositorio/dist/scripts/verificar-equivalencia.js

# Si cambia el punto de entrada, la imagen de otra vez no sirve.
version=$(sha256sum "$repositorio/scripts/imagen-de-prueba.sh" | cut -c1-12)

fallar() { echo "probar-contenedores: $*" >&2; exit 1; }
paso() { printf '\n== %s\n' "$*"; }

# --- Fuera: permisos, paquetes e imagen -----------------------------------------------------------------------------

if [ "${1:-}" != --dentro ]; then
  [ "$(id -u)" = 0 ] || fallar 'hace falta root: Podman monta y crea redes'
  [ -f "$programa" ] || fallar 'falta compilar: npm run build'

  if [ -n "${1:-}" ]; then
    carpeta=$(mkdir -p "$1" && cd "$1" && pwd)
  else
    carpeta=$(mktemp -d)
    trap 'rm -rf "$carpeta"' EXIT
  fi

  if ! command -v podman podman-compose debootstrap crun >/dev/null; then
    paso 'Instalar Podman'
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends \
      podman podman-compose crun conmon containernetworking-plugins iptables debootstrap >/dev/null
  fi

  if [ ! -f "$carpeta/imagen-$version.tar" ]; then
    paso 'Hacer la imagen: Debian con PostgreSQL y MariaDB'
    # Del mismo sitio del que esta máquina saca sus paquetes.
    origen=$(apt-get indextargets --format '$(REPO_URI)' 'Codename: bookworm' 'Created-By: Packages' | head -n 1)
    debootstrap --variant=minbase --include=postgresql-15,mariadb-server-core,mariadb-client-core \
      bookworm "$carpeta/raiz" "$origen" >"$carpeta/debootstrap.log" ||
      fallar "debootstrap no acabó: $carpeta/debootstrap.log"
    rm -rf "$carpeta"/raiz/var/cache/apt/* "$carpeta"/raiz/var/lib/apt/lists/* "$carpeta"/raiz/usr/share/{doc,man}
    ln -sf mariadb "$carpeta/raiz/usr/bin/mysql"
    install -m 755 "$repositorio/scripts/imagen-de-prueba.sh" "$carpeta/raiz/arrancar"
    tar -C "$carpeta/raiz" -cf "$carpeta/imagen-$version.tar" .
    rm -rf "$carpeta/raiz"
  fi

  # En un espacio propio de red, de montaje y de procesos: al salir no queda nada de lo que corrió.
  unshare --net --mount --pid --fork --kill-child "$0" --dentro "$carpeta"
  exit
fi

# --- Dentro ---------------------------------------------------------------------------------------------------------

carpeta=$2
ip link set lo up
mount --make-rprivate /
mount -t proc proc /proc
# Lo que Podman escribe en el sistema, que no salga de aquí.
redes=$(cat /etc/cni/net.d/*podman*)
for sistema in /run /var/lib/cni /etc/cni/net.d; do
  mkdir -p "$sistema"
  mount -t tmpfs tmpfs "$sistema"
done
echo "$redes" >/etc/cni/net.d/87-podman.conflist
umount -R /sys/fs/cgroup 2>/dev/null || true
mount -t cgroup2 none /sys/fs/cgroup

export HOME=$carpeta/hogar CONTAINERS_STORAGE_CONF=$carpeta/storage.conf CONTAINERS_CONF=$carpeta/containers.conf
export XTABLES_LIBDIR=/usr/lib/x86_64-linux-gnu/xtables
mkdir -p "$HOME/.config/containers"
cat >"$CONTAINERS_STORAGE_CONF" <<FIN
[storage]
driver = "vfs"
graphroot = "$carpeta/almacen"
runroot = "$carpeta/marcha"
FIN
cat >"$CONTAINERS_CONF" <<FIN
[containers]
cgroups = "disabled"
netns = "host"
cgroupns = "host"
log_driver = "k8s-file"
seccomp_profile = "unconfined"
apparmor_profile = ""
default_sysctls = []
default_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
runtime = "crun"
[network]
network_backend = "cni"
FIN
echo '{"default": [{"type": "insecureAcceptAnything"}]}' >"$HOME/.config/containers/policy.json"

for servidor in postgres mariadb; do
  podman image exists "localhost/$servidor:prueba-$version" ||
    podman import --quiet --change "ENTRYPOINT [\"/arrancar\", \"$servidor\"]" "$carpeta/imagen-$version.tar" "localhost/$servidor:prueba-$version" >/dev/null
done

# Lo que dejara una vez anterior: sus procesos ya no existen.
podman rm --all --force --time 0 >/dev/null 2>&1

export DOCKER_HOST=unix://$carpeta/podman.sock
podman system service --time=0 "$DOCKER_HOST" &
for _ in $(seq 100); do [ -S "$carpeta/podman.sock" ] && break; sleep 0.1; done

export VERIFICAR_POSTGRESQL_IMAGEN=localhost/postgres:prueba-$version
export VERIFICAR_MYSQL_IMAGEN=localhost/mariadb:prueba-$version
# Con un solo origen: sin contenedores no debe haber otra cosa que los tape.
por_el_origen() {
  orden=(node "$programa" --raiz "$repositorio" --clase 071 --motor postgresql --motor mysql --admitir-sustituto
    --con-servicios --origen "postgresql=$1" --origen "mysql=$1")
}

# Comprueba que los dos motores se verificaron y que su servidor salió del origen dado.
comprobar() {
  node -e '
    const informe = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
    const motores = informe.clases.flatMap((clase) => clase.motores);
    for (const id of ["postgresql", "mysql"]) {
      const { veredicto, origen, identidad } = motores.find((m) => m.motor === id);
      const quien = `${identidad?.nombre} ${identidad?.version}, origen ${origen?.id} (${origen?.detalle})`;
      console.log(`${id}: ${veredicto.tipo}, ${identidad ? quien : veredicto.motivo ?? JSON.stringify(veredicto)}`);
      if (veredicto.tipo !== "verificado" || origen?.id !== process.argv[1]) process.exitCode = 1;
    }' "$1" || fallar "no salió del origen «$1»"
}

sin_contenedores() {
  for _ in $(seq 300); do
    [ -z "$(podman ps --all --quiet --filter label=verificar-equivalencia)" ] && return
    sleep 0.1
  done
  podman ps --all
  fallar "quedaron contenedores $*"
}

paso 'Origen «contenedor»: testcontainers crea los servidores'
por_el_origen contenedor
"${orden[@]}" --formato json | comprobar contenedor
sin_contenedores 'tras una corrida'

paso 'Un kill -9 en medio no deja contenedores'
"${orden[@]}" >/dev/null 2>&1 &
herramienta=$!
for _ in $(seq 300); do [ -n "$(podman ps --quiet --filter label=verificar-equivalencia)" ] && break; sleep 0.1; done
[ -n "$(podman ps --quiet --filter label=verificar-equivalencia)" ] || fallar 'no llegó a crear contenedores'
kill -9 "$herramienta"
wait "$herramienta" 2>/dev/null || true
sin_contenedores 'tras un kill -9'

paso 'Origen «compose»: los servicios de docker-compose.yml ya están en marcha'
cat >"$carpeta/imagenes.yml" <<FIN
services:
  postgresql: {image: $VERIFICAR_POSTGRESQL_IMAGEN}
  mysql: {image: $VERIFICAR_MYSQL_IMAGEN}
FIN
componer() {
  (cd "$repositorio" && POSTGRESQL_PUERTO=55432 MYSQL_PUERTO=53306 podman-compose \
    --project-name prueba --file docker-compose.yml --file "$carpeta/imagenes.yml" "$@" >"$carpeta/compose.log" 2>&1) ||
    fallar "podman-compose no pudo: $carpeta/compose.log"
}
componer up --detach postgresql mysql
por_el_origen compose
"${orden[@]}" --formato json | comprobar compose
# Sin systemd nadie mira la salud: se pregunta una vez, con el servidor ya en marcha.
for servicio in postgresql mysql; do
  podman healthcheck run "prueba_${servicio}_1" || fallar "la prueba de salud de $servicio no pasa"
done
componer down

paso 'Todo bien'
