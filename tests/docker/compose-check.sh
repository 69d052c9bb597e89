#!/usr/bin/env bash
# Runs the Compose stack from a clean clone, for real, and prints a line for each thing it must do.
# Usage: tests/docker/compose-check.sh [free port]     needs docker with Compose 2.24 or newer, git, curl and jq
set -uo pipefail
cd "$(dirname "$0")/../.." || exit 1

export PORT=${1:-3000} COMPOSE_PROJECT_NAME=harbour-iot-check
site=http://localhost:$PORT
folder=$(mktemp -d /tmp/harbour-iot-check.XXXXXX)
failed=0

check() { # what, command…: passes where the command does
  local what=$1
  shift
  if "$@"; then echo "PASS $what"; else echo "FAIL $what" && failed=$((failed + 1)); fi
}

compose() { docker compose --progress quiet "$@"; }
ready() { curl -sf -o /dev/null "$site/health/ready"; }
products() { curl -sf "$site/api/v1/products?sort=name" | jq -cS '[.items[] | {id, slug}]'; }
apps() { compose ps -q app; }
in_app() { compose exec -T app "$@"; }
state() { docker inspect -f "{{$1}}" "$2"; }
healthy_apps() { local id; for id in $(apps); do state .State.Health.Status "$id"; done | grep -c '^healthy$'; }
migrations() { compose logs --no-log-prefix migrate | grep -c 'Migrated the database'; }

finish() {
  compose down --volumes --rmi local
  rm -rf "$folder"
}
trap finish EXIT

starts() { compose up -d --wait "$@"; }
has_samples() { [ "$(products | jq length)" -eq 6 ]; }
same_products() { [ "$(products)" = "$before" ]; }
page_is_served() { curl -sf "$site/" | grep -qi '<!doctype html>'; }
admin_is_served() { curl -sf "$site/admin" | grep -q '/assets/admin/'; }
wrong_password_is_refused() {
  [ "$(curl -s -o /dev/null -w '%{http_code}' "$site/api/v1/auth/login" -H 'Sec-Fetch-Site: same-origin' \
    --json '{"username":"nobody@staff.example","password":"not the password"}')" = 401 ]
}
datasheet_is_made() { [ "$(curl -sf "$site/api/v1/products/$(products | jq -r '.[0].slug')/datasheet.pdf" | head -c 5)" = %PDF- ]; }
assistant_answers() {
  curl -sf "$site/api/v1/chat" -H 'Sec-Fetch-Site: same-origin' --json '{"message":"How far does LoRaWAN reach?","language":"en"}' |
    grep '"kind":"technology"' >/dev/null
}
database_is_private() { [ -z "$(docker port "$(compose ps -q database)")" ]; }
only_proxy_is_published() { [ -z "$(docker port "$(apps | head -1)")" ]; }
secrets='/secrets/database-password /secrets/app-secret'
secrets_are_closed() { [ "$(in_app stat -c '%a %U' $secrets | sort -u)" = '600 node' ]; }
secrets_are_kept_out() {
  local name secret
  for name in $secrets; do
    secret=$(in_app cat "$name")
    [ -n "$secret" ] && ! { compose logs && docker inspect $(compose ps -aq); } | grep -F "$secret" >/dev/null || return 1
  done
}
runs_unprivileged() { [ "$(in_app id -u)" = 1000 ] && ! in_app touch /app/x 2>/dev/null; }
holds_only_what_runs() {
  in_app node -e '
    const { existsSync } = require("node:fs")
    const { devDependencies, optionalDependencies } = require("/app/package.json")
    const unwanted = [".git", "tests", "client", "docs", "scripts", ".env"].map((name) => `/app/${name}`)
    // @types come along as dependencies of what runs.
    const packages = Object.keys({ ...devDependencies, ...optionalDependencies }).filter((name) => !name.startsWith("@types/"))
    const found = [...unwanted, ...packages.map((name) => `/app/node_modules/${name}`)].filter((path) => existsSync(path))
    if (found.length > 0) console.error(found.join("\n"))
    process.exit(found.length)'
}
stops_cleanly() {
  local id
  id=$(apps | head -1)
  docker stop "$id" >/dev/null && [ "$(state .State.ExitCode "$id")" = 0 ]
}
restart_loses_nothing() { # requests keep coming while the command runs; each must be answered with 200
  local running=$folder/running codes=$folder/codes
  touch "$running"
  while [ -e "$running" ]; do curl -s -o /dev/null -w '%{http_code}\n' "$site/api/v1/products"; done >"$codes" &
  "$@" >/dev/null
  sleep 2
  rm "$running"
  wait $!
  echo "     $(wc -l <"$codes") requests: $(sort "$codes" | uniq -c | xargs)"
  [ "$(sort -u "$codes")" = 200 ]
}
kill_one() { docker kill "$(apps | head -1)"; }
two_are_ready() { [ "$(healthy_apps)" = 2 ]; }
each_app_serves() {
  local id
  for _ in $(seq 40); do ready; curl -sf -o /dev/null "$site/api/v1/site"; done
  for id in $(apps); do docker logs "$id" 2>&1 | grep '/api/v1/site' >/dev/null || return 1; done
}
database_restarts() { compose restart database && sleep 3 && has_samples; }
two_volumes_are_left() { [ "$(docker volume ls -q | wc -l)" = $((volumes_before + 2)) ]; }
migrated_once() { [ "$(migrations)" = 1 ]; }

volumes_before=$(docker volume ls -q | wc -l)
git clone -q . "$folder/clone" && cd "$folder/clone" || exit 1

check 'a clean clone starts with one command' starts --build
check 'the site is ready' ready
check 'the page is served' page_is_served
check 'the six samples are in it' has_samples
check 'the back office is served' admin_is_served
check 'a wrong password is looked at and refused' wrong_password_is_refused
check 'a datasheet is made' datasheet_is_made
check 'the assistant answers from its sources' assistant_answers
echo "     image: $(docker image inspect -f '{{.Size}}' harbour-iot | numfmt --to=si)B"
check 'the database is not published' database_is_private
check 'the apps are not published, the proxy is' only_proxy_is_published
check 'the secrets are readable by the app alone' secrets_are_closed
check 'the secrets are in no log and no container setting' secrets_are_kept_out
check 'the app is not root and cannot change itself' runs_unprivileged
check 'the image has no dev or optional packages, tests, sources or .git' holds_only_what_runs
check 'SIGTERM ends an app with exit code 0' stops_cleanly
check 'it starts again' starts
before=$(products)
check 'restarting the app loses no request' restart_loses_nothing compose restart app
check 'the data survives a restart' same_products
check 'the site outlives a restart of the database' database_restarts
compose down
check 'down leaves its two volumes and nothing else' two_volumes_are_left
check 'it starts again after down' starts
check 'the data survives down and up' same_products
check 'it scales to two apps' starts --scale app=2
check 'both apps are ready' two_are_ready
check 'both apps serve' each_app_serves
check 'killing one of two loses no request' restart_loses_nothing kill_one
check 'the site is still ready' ready
compose down --volumes
check 'a new stack starts with two apps at once' starts --scale app=2
check 'migrations ran once' migrated_once
check 'the six samples are in it once' has_samples

[ "$failed" -eq 0 ] && echo 'All passed' || echo "$failed failed"
exit "$((failed > 0))"
