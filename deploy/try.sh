#!/bin/sh
# Tries what the Dockerfile and the proxy of nginx do, without an engine for containers: the folder of
# `npm run package` in a bare Debian, as a user who owns nothing but its data, on a root that is read
# only, behind Debian's own nginx. Needs Linux, root, debootstrap, nginx, openssl, curl, and a network.
#
#   npm run package && sudo deploy/try.sh [<folder of the package> [<node>]]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
package=${1:-$here/../dist/folio}
node=${2:-$(command -v node)}
base=${TRY_FOLDER:-/var/tmp/folio-try}
root=$base/root
port=3000
tls=3443

mkdir -p "$base"
[ -e "$root/.complete" ] || {
  debootstrap --variant=minbase bookworm "$root" >"$base/debootstrap.log"
  touch "$root/.complete"
}
rm -rf "$root/folio"
cp -a "$package" "$root/folio"
cp "$node" "$root/usr/local/bin/node"
grep -q '^folio:' "$root/etc/passwd" || {
  chroot "$root" groupadd --system --gid 990 folio
  chroot "$root" useradd --system --uid 990 --gid folio --home-dir /data --shell /usr/sbin/nologin folio
}
mkdir -p "$root/data" "$root/backups"
rm -rf "$base/data" "$base/backups"
install -d -o 990 -g 990 -m 0700 "$base/data" "$base/backups"

# A mount namespace of its own, as an engine makes one: read only but for /data, /backups and /tmp.
cat >"$base/inside.sh" <<'INSIDE'
base=$1; root=$2; shift 2
mount --make-rprivate /
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
for folder in data backups; do mount --bind "$base/$folder" "$root/$folder"; done
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/dev"
for device in null zero random urandom; do
  touch "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
mkdir -m 1777 "$root/dev/shm"
exec chroot --userspec=990:990 "$root" /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin NODE_ENV=production \
  HOST=0.0.0.0 PORT=3000 DATA_DIR=/data BASE_URL=https://folio.example:3443 TRUST_PROXY=loopback \
  ALLOW_UNPROVEN_EMAIL=true ALLOWED_EMAIL_DOMAINS=example.com "$@"
INSIDE
inside() { unshare --mount sh "$base/inside.sh" "$base" "$root" "$@"; }
ask() { curl --silent --fail --cacert "$base/cert.pem" --resolve "folio.example:$tls:127.0.0.1" "$@"; }
say() { echo "try: $*"; }

openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=folio.example -addext subjectAltName=DNS:folio.example \
  -keyout "$base/key.pem" -out "$base/cert.pem" 2>/dev/null
{
  echo "daemon off; pid $base/nginx.pid; error_log $base/nginx.log; events {} http { access_log off;"
  echo "client_body_temp_path $base; proxy_temp_path $base; fastcgi_temp_path $base; uwsgi_temp_path $base; scgi_temp_path $base;"
  sed -e "s#/etc/letsencrypt/live/folio.example/fullchain.pem#$base/cert.pem#" \
    -e "s#/etc/letsencrypt/live/folio.example/privkey.pem#$base/key.pem#" \
    -e "s/\\b443\\b/$tls/; s/listen 80;/listen 3080;/; s/\\[::\\]:80/[::]:3080/" "$here/proxies/nginx.conf"
  echo "}"
} >"$base/nginx.conf"
nginx -t -q -c "$base/nginx.conf"
nginx -c "$base/nginx.conf" &
proxy=$!
inside node /folio/start.mjs >"$base/folio.log" 2>&1 &
server=$!
node_of() { pgrep -P "$server" || true; }
trap 'kill $proxy $(node_of) 2>/dev/null; wait' EXIT
tries=0
until inside node /folio/healthcheck.mjs >/dev/null 2>&1; do
  tries=$((tries + 1))
  [ $tries -lt 60 ] || { cat "$base/folio.log"; exit 1; }
  sleep 1
done
say "ready behind nginx, as user $(ps -o uid= -p "$(node_of)" | tr -d ' ')"

! inside node -e 'fs.writeFileSync("/folio/x","")' 2>/dev/null || { say 'the root can be written to'; exit 1; }
curl --silent --output /dev/null --write-out '%{http_code} %{redirect_url}\n' --header 'host: folio.example' http://127.0.0.1:3080/pricing |
  grep -qx '301 https://folio.example/pricing' || { say 'http is not sent to https'; exit 1; }
site=https://folio.example:$tls
ask "$site/" | grep -q Folio
ask --head "$site/" | grep -qi strict-transport-security
json='content-type: application/json'
token=$(ask -H "$json" "$site/api/auth/register" -d '{"firstName":"Ada","lastName":"Example","email":"ada@example.com","username":"ada-example","password":"Lantern42!river","confirmPassword":"Lantern42!river"}' |
  sed 's/.*"verificationToken":"\([^"]*\)".*/\1/')
session=$(ask -H "$json" "$site/api/auth/verify-email" -d "{\"token\":\"$token\"}" | sed 's/.*"token":"\([^"]*\)".*/\1/')
bearer="authorization: Bearer $session"
resume=$(ask -H "$json" -H "$bearer" "$site/api/resumes" -d '{"name":"Try","content":{"personalInfo":{"firstName":"小明","lastName":"王"}}}' |
  sed 's/[^}]*"id":"\([0-9a-f-]\{36\}\)".*/\1/')
ask -H "$bearer" "$site/api/resumes/$resume/export/pdf" -o "$base/resume.pdf"
head -c 5 "$base/resume.pdf" | grep -q %PDF- && say "a PDF of $(wc -c <"$base/resume.pdf") bytes, with fonts that were unpacked"
# Events come at once, not when the proxy has a page of them.
ask --max-time 5 --no-buffer -H "$bearer" "$site/api/events" >"$base/events" || true
[ -s "$base/events" ] && say 'events pass the proxy as they come'
# What a caller says of itself counts for nothing: a wrong login is refused after five tries from one address.
for try in 1 2 3 4 5 6; do
  code=$(curl --silent --cacert "$base/cert.pem" --resolve "folio.example:$tls:127.0.0.1" -o /dev/null -w '%{http_code}' \
    -H "$json" -H "x-forwarded-for: 10.0.0.$try" "$site/api/auth/login" -d '{"email":"ada@example.com","password":"wrong"}')
done
[ "$code" = 429 ] && say 'a forged x-forwarded-for changes nothing'
head -c 4000000 /dev/zero | curl --silent --cacert "$base/cert.pem" --resolve "folio.example:$tls:127.0.0.1" -o /dev/null \
  -w '%{http_code}' -H "$bearer" --data-binary @- "$site/api/resumes" | grep -q 413 && say 'a body of 4 MB is refused'
inside node /folio/folio.mjs backup /backups --keep 2 --self-test
[ -e "$base/backups/folio-proven.json" ] && say 'a backup was made beside the running server, and proven'
kill -TERM "$(node_of)"
wait "$server" && say 'ended in order'
