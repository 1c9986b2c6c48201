#!/usr/bin/env bash
# Proves the set-up on machines that have nothing: bare Debian roots with only python3, the repository cloned into them.
#
#   sudo tests/long/bare_root.sh [SUITE ...]        (default: bookworm trixie)
#
# Needs root, debootstrap, unshare and a network; says so and ends with 77 otherwise. Every scenario starts from a fresh
# copy of the root. Where the network needs it, the usual variables for proxies, certificates and package indexes are
# carried into the roots, and the machine's own certificates too. EVOLUTION_ROOTS names the folder for the roots
# (default: a temporary one); the bare ones are kept there for the next time. The table of results goes to
# EVOLUTION_LONG_RESULTS/bare_root.tsv, or to the screen only.
set -uo pipefail

sources=$(cd "$(dirname "$0")/../.." && pwd)
cannot() { echo "bare_root: $1" >&2; exit 77; }
[ "$(uname -s)" = Linux ] || cannot "this proof is for Linux"
[ "$(id -u)" = 0 ] || cannot "making bare roots needs root"
for program in debootstrap unshare git; do
    command -v "$program" >/dev/null || cannot "$program is needed (apt-get install debootstrap util-linux git)"
done

suites=("$@")
[ ${#suites[@]} -gt 0 ] || suites=(bookworm trixie)
if [ -n "${EVOLUTION_ROOTS:-}" ]; then
    roots=$EVOLUTION_ROOTS
else
    roots=$(mktemp -d)
    trap 'rm -rf --one-file-system "$roots"' EXIT
fi
mkdir -p "$roots/base"
table=${EVOLUTION_LONG_RESULTS:-$roots}/bare_root.tsv
: >"$table"
failures=0

carried=()
for name in HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY http_proxy https_proxy no_proxy \
    SSL_CERT_FILE PIP_CERT PIP_INDEX_URL PIP_TRUSTED_HOST UV_DEFAULT_INDEX; do
    [ -z "${!name:-}" ] || carried+=("$name=${!name}")
done

# report SUITE SCENARIO WHAT SECONDS good|BAD
report() {
    printf '%s\t%s\t%s\t%s\t%s\n' "$@" | tee -a "$table"
    [ "$5" = good ] || failures=$((failures + 1))
}

fresh() { # SUITE -> a new copy with a clone in $root
    root=$roots/$1-work
    rm -rf --one-file-system "$root"
    cp -a --reflink=auto "$roots/base/$1" "$root"
    cp -L /etc/resolv.conf /etc/hosts "$root/etc/"
    mkdir -p "$root/usr/local/share/ca-certificates"
    cp /usr/local/share/ca-certificates/*.crt "$root/usr/local/share/ca-certificates/" 2>/dev/null
    chroot "$root" useradd --create-home --shell /bin/bash player
    git clone --quiet --no-hardlinks "$sources" "$root/home/player/evolution"
    chroot "$root" chown -R player: /home/player/evolution
}

inside() { # USER COMMAND: run it in the clone, bare of this machine's environment
    local home=/home/player
    [ "$1" = root ] && home=/root
    unshare --mount --pid --fork bash -c '
        mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && mount -t tmpfs tmpfs "$0/tmp" && chmod 1777 "$0/tmp"
        exec chroot --userspec="$1" "$0" /usr/bin/env -i "${@:3}" /bin/bash -c "cd /home/player/evolution || exit; $2"
    ' "$root" "$1:$1" "$2" HOME=$home USER="$1" PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
        "${carried[@]}"
}

# expect SUITE SCENARIO WHAT USER CODE PATTERN COMMAND: run, time, and look at the exit code and the words
expect() {
    local begin end code said=$roots/said verdict=good
    begin=$(date +%s.%N)
    inside "$4" "$7" >"$said" 2>&1 </dev/null
    code=$?
    end=$(date +%s.%N)
    if [ $code != "$5" ] || { [ -n "$6" ] && ! grep -qE -- "$6" "$said"; }; then
        verdict=BAD
        echo "--- exit code $code, expected $5 and /$6/:" >&2
        tail -n 40 "$said" >&2
    fi
    report "$1" "$2" "$3" "$(awk "BEGIN{printf \"%.2f\", $end - $begin}")" $verdict
}

for suite in "${suites[@]}"; do
    if [ ! -e "$roots/base/$suite/done" ]; then
        rm -rf --one-file-system "$roots/base/$suite"
        debootstrap --variant=minbase --include=python3 "$suite" "$roots/base/$suite" >"$roots/debootstrap.log" 2>&1 ||
            { tail "$roots/debootstrap.log" >&2; cannot "debootstrap could not make $suite"; }
        touch "$roots/base/$suite/done"
    fi

    fresh "$suite"
    expect "$suite" root "play without a display" root 1 "play shot --out" "python3 dev.py play"
    expect "$suite" root "first test" root 0 "[0-9]+ passed" "python3 dev.py test"
    expect "$suite" root "second test" root 0 "[0-9]+ passed" "python3 dev.py test"
    expect "$suite" root "second start" root 0 "." "python3 dev.py play --version"
    expect "$suite" root "the program alone" root 0 "." ".venv/bin/python -m evolution_qt --version"
    expect "$suite" root "window on Xvfb stays open" root 0 "" \
        "Xvfb :77 -screen 0 1280x720x24 & sleep 2; export DISPLAY=:77; python3 dev.py play & sleep 15; kill \$!"
    expect "$suite" root "picture without a display" root 0 "PNG" \
        "python3 dev.py play shot --out /root/table.png && head -c 4 /root/table.png"

    fresh "$suite"
    expect "$suite" user "play without a display" player 1 "play shot --out" "python3 dev.py play"
    expect "$suite" user "test before the one line" player 1 "^  sudo apt-get install" "python3 dev.py test"
    line=$(sed -n 's/^  sudo //p' "$roots/said")
    expect "$suite" user "the one line" root 0 "" "$line"
    expect "$suite" user "first test of the set-up" player 0 "[0-9]+ passed" "python3 dev.py test tests/setup"
    expect "$suite" user "second start" player 0 "." "python3 dev.py play --version"

    fresh "$suite"
    expect "$suite" "without uv" "set-up with pip, as asked" root 0 "ready" "EVOLUTION_WITHOUT_UV=1 python3 dev.py setup"
    expect "$suite" "without uv" "test of the set-up" root 0 "[0-9]+ passed" "python3 dev.py test tests/setup"

    fresh "$suite"
    sed -i 's/sha256:..../sha256:0000/' "$root/home/player/evolution/requirements/uv.txt"
    expect "$suite" "uv not to be had" "set-up falls back to pip" root 0 "uv cannot be had" "python3 dev.py setup"

    fresh "$suite"
    expect "$suite" "pip but no venv" "apt-get install python3-pip" root 0 "" \
        "apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends python3-pip"
    expect "$suite" "pip but no venv" "set-up" root 0 "ready" "python3 dev.py setup"
    expect "$suite" "pip but no venv" "set-up without uv" root 0 "ready" \
        "rm -rf .venv .tools && EVOLUTION_WITHOUT_UV=1 python3 dev.py setup"
    rm -rf --one-file-system "$root"
done

echo "bare_root: $failures failed"
[ "$failures" = 0 ]
