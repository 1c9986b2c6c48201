"""The locks in requirements/, written from pyproject.toml: for every system, hashed, without addresses.

Beside them lies files.json: a lock names files by their hashes alone, from which no system can be read. Files
for Pythons older than the project's have hashes in a lock and no name there.
"""

from __future__ import annotations

import json
import re
import tempfile
import tomllib
from collections.abc import Sequence
from pathlib import Path

from devtools.machine import Machine, SetupError
from devtools.packages import find_uv, installer_environ, lock_file, uv_settings

SOURCES = {
    "run": ("pyproject.toml",),
    "dev": ("pyproject.toml", "--group", "dev"),
    "bench": ("pyproject.toml", "--group", "dev", "--group", "bench"),
    "package": ("pyproject.toml", "--group", "package"),
    "uv": ("--group", "uv"),
}
"""What each lock is made from, in uv's words."""
FILES = "files.json"
OF_THE_WAY = (
    *("UV_DEFAULT_INDEX", "UV_INSECURE_HOST", "UV_SYSTEM_CERTS", "UV_HTTP_TIMEOUT", "UV_OFFLINE"),
    *("UV_NATIVE_TLS", "UV_KEYRING_PROVIDER", "UV_CACHE_DIR", "UV_PYTHON_DOWNLOADS"),
)
"""Settings of uv that say how an index is reached and where things lie; others may change what is found."""
HASHES = re.compile(r" *\\\n +--hash=\S+")


def write_locks(machine: Machine, words: Sequence[str]) -> int:
    """Write all locks and the names of their files; return 1, with nothing changed, where uv could not.

    Words: `--upgrade` for new versions; `--index URL` for another index than pip's, or the usual one.
    Raises SetupError for other words and where there is no uv.
    """
    upgrade, index = understood(words)
    environ = installer_environ(machine)
    uv = find_uv(machine, environ)
    if uv is None:
        raise SetupError("Writing the locks needs uv.")
    environ = one_index(machine, environ, index)
    compiling = [uv, "pip", "compile", "--quiet", "--no-config", "--universal", "--python-version", "3.11"]
    hashed = ["--generate-hashes", "--no-annotate", "--custom-compile-command", "python3 dev.py lock"]
    hashed += ["--upgrade"] if upgrade else []
    with tempfile.TemporaryDirectory() as place:
        locks = {name: Path(place, f"{name}.txt") for name in SOURCES}
        commands: list[list[str | Path]] = []
        for name, sources in SOURCES.items():
            if (old := lock_file(machine, name)).exists():
                # uv takes over versions, and hashes too where a lock has any
                locks[name].write_text(HASHES.sub("", old.read_text(encoding="utf-8")), encoding="utf-8")
            commands.append([*compiling, *hashed, *sources, "--output-file", locks[name]])
        listed = Path(place, "pylock.toml")
        commands.append([*compiling, "--no-deps", *locks.values(), "--output-file", listed])
        for command in commands:
            code, said = machine.output(command, environ)
            if code:
                machine.say(said.rstrip())
                return 1
        names = json.dumps(file_names(listed.read_text(encoding="utf-8")), indent=0)
        for name, lock in locks.items():
            lock_file(machine, name).write_bytes(lock.read_bytes())
        (machine.root / "requirements" / FILES).write_text(names + "\n", encoding="utf-8", newline="\n")
    return 0


def understood(words: Sequence[str]) -> tuple[bool, str]:
    """Return whether new versions are wanted, and which index. Raises SetupError for other words."""
    upgrade, index, rest = False, "", list(words)
    while rest:
        word = rest.pop(0)
        if word == "--upgrade":
            upgrade = True
        elif word == "--index" and rest:
            index = rest.pop(0)
        else:
            raise SetupError(f"`dev.py lock` takes `--upgrade` and `--index URL`, not `{word}`.")
    return upgrade, index


def one_index(machine: Machine, environ: dict[str, str], index: str) -> dict[str, str]:
    """Return an environment in which uv knows one index, and no folder or constraint besides.

    Another source may hold a single file of a package, and uv takes a version from one source only.
    """
    settings = environ | uv_settings(machine, environ)
    kept = {name: value for name, value in settings.items() if name[:3] != "UV_" or name in OF_THE_WAY}
    return kept | ({"UV_DEFAULT_INDEX": index} if index else {})


def file_names(pylock: str) -> dict[str, str]:
    """Return the name of each file, by its SHA-256, that a lock in the form of `pylock.toml` lists."""
    found = {}
    for package in tomllib.loads(pylock)["packages"]:
        for file in (*package.get("wheels", ()), *([package["sdist"]] if "sdist" in package else ())):
            found[file["hashes"]["sha256"]] = re.split("[/\\\\]", file.get("url") or file["path"])[-1]
    return dict(sorted(found.items(), key=lambda item: (item[1], item[0])))
