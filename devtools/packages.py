"""`.venv`, filled from the hashed lock files in requirements/, and `.tools/package`, which builds the bundle.

uv does it when it is there or can be fetched; otherwise the standard library's venv and pip do the same from
the same lock.  A stamp in the folder lets the next start see at once that nothing is to be done.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from devtools.machine import Machine, SetupError

# Each level contains those before it; a filled `.venv` never goes back to a lower one.
LEVELS = ("run", "dev", "bench")
PACKAGER = "package"
"""The level that builds the bundle, in a folder of its own: nothing else can come into the bundle."""
# For those who want pip only: set it to anything.
WITHOUT_UV = "EVOLUTION_WITHOUT_UV"

NO_PACKAGES = """\
The Python packages could not be installed; the reason stands above.
They come from where your pip settings point, by default from the Python Package Index.
Is there a network? Behind a proxy, set HTTPS_PROXY; with an index of your own, set it with `pip config`.
Then start again: what is already here is kept."""
OTHER_FILE = """\
A package that was offered is not one of the files that the lock in requirements/ names.
Its name stands above; nothing of it was installed. Where does it come from? `pip config list` shows indexes
and folders besides the usual one. A file damaged on its way is fetched once more: start again."""
SETTINGS = (
    ("INDEX_URL", "UV_DEFAULT_INDEX"),
    ("EXTRA_INDEX_URL", "UV_INDEX"),
    ("FIND_LINKS", "UV_FIND_LINKS"),
    ("TRUSTED_HOST", "UV_INSECURE_HOST"),
    ("CERT", "SSL_CERT_FILE"),
    ("NO_INDEX", "UV_NO_INDEX"),
    ("PROXY", "ALL_PROXY"),
    ("DEFAULT_TIMEOUT", "UV_HTTP_TIMEOUT"),
    ("TIMEOUT", "UV_HTTP_TIMEOUT"),
)
"""What pip's settings, named as in the environment, are called by uv."""
MISMATCH = re.compile(r"hash mismatch|do not match the hashes", re.IGNORECASE)
"""What uv and pip say of a file that is not the one that the lock names."""

OLDEST_MACOS = (13, 0)
OLDEST_GLIBC = {
    "x86_64": ((2, 34), "Debian 12, Ubuntu 22.04"),
    "aarch64": ((2, 39), "Debian 13, Ubuntu 24.04"),
}
"""The C library that Qt's files for Linux ask for, and systems that have it; a test compares the lock."""


def folder_of(level: str) -> str:
    """Name the folder with the virtual environment of a level."""
    return ".tools/package" if level == PACKAGER else ".venv"


def venv_python(machine: Machine, folder: str = ".venv") -> Path:
    """Where the Python of a virtual environment lies."""
    return machine.root / folder / ("Scripts/python.exe" if machine.system == "windows" else "bin/python")


def lock_file(machine: Machine, name: str) -> Path:
    """Where a lock lies."""
    return machine.root / "requirements" / f"{name}.txt"


def stamp_for(machine: Machine, level: str) -> str:
    """What an environment is stamped with: its level, the lock that filled it, the Python and the place."""
    lock = hashlib.sha256(lock_file(machine, level).read_bytes()).hexdigest()
    version = ".".join(map(str, machine.version))
    return "\n".join((level, lock, version, os.path.realpath(machine.python), str(machine.root)))


def stamp_file(machine: Machine, level: str = "run") -> Path:
    """Where the stamp of a level's environment lies."""
    return machine.root / folder_of(level) / "evolution-stamp"


def read_stamp(machine: Machine, level: str) -> list[str]:
    """Read the stamp's lines; empty when the environment is not there or was never finished."""
    try:
        lines = stamp_file(machine, level).read_text(encoding="utf-8").split("\n")
    except OSError:
        return []
    is_known = len(lines) == 5 and lines[0] in (*LEVELS, PACKAGER)
    return lines if is_known and venv_python(machine, folder_of(level)).exists() else []


def at_least(level: str, stamp: list[str]) -> str:
    """Return the level, or the higher one that an environment has already."""
    return max(level, stamp[0], key=LEVELS.index) if stamp and level != PACKAGER else level


def are_packages_ready(machine: Machine, level: str) -> bool:
    """Whether the stamp says that an environment holds at least the packages of a level."""
    stamp = read_stamp(machine, level)
    return bool(stamp) and stamp == stamp_for(machine, at_least(level, stamp)).split("\n")


def ensure_packages(machine: Machine, level: str) -> Path:
    """Make an environment hold at least the packages of a level, and return its Python. Raises SetupError."""
    python = venv_python(machine, folder_of(level))
    if are_packages_ready(machine, level):
        return python
    if lack := lack_of_files(machine):
        raise SetupError(lack)
    try:
        with only_one(machine):
            if not are_packages_ready(machine, level):  # another process may have done it meanwhile
                fill(machine, level)
    except OSError as fault:
        raise SetupError(f"The folder {machine.root} cannot be written: {fault.strerror}.") from fault
    return python


def lack_of_files(machine: Machine) -> str:
    """Say what keeps Qt's files from running here, or nothing."""
    if machine.system == "macos" and machine.macos < OLDEST_MACOS:
        return f"Evolution needs Qt, whose packages need macOS {OLDEST_MACOS[0]} or later."
    if machine.system != "linux":
        return ""
    if machine.processor not in OLDEST_GLIBC:
        return f"Evolution needs Qt, whose packages have nothing for this processor ({machine.processor})."
    needed, systems = OLDEST_GLIBC[machine.processor]
    if machine.glibc >= needed:
        return ""
    major, minor = needed
    found = ".".join(map(str, machine.glibc)) or "none"
    return (
        f"Evolution needs Qt, whose packages for {machine.processor} need glibc {major}.{minor} or later"
        f" ({systems}); here it is {found}."
    )


def fill(machine: Machine, level: str) -> None:
    """Bring an environment to the lock of a level or of its own higher one, and stamp it."""
    folder = folder_of(level)
    machine.say(f"Setting up the Python packages in {folder} (only the first start does this) ...")
    old = read_stamp(machine, level)
    level = at_least(level, old)
    new = stamp_for(machine, level)
    if old[2:] != new.split("\n")[2:]:  # another Python or place, or never finished
        shutil.rmtree(machine.root / folder, ignore_errors=True)
    stamp_file(machine, level).unlink(missing_ok=True)
    environ = installer_environ(machine)
    python, lock = venv_python(machine, folder), lock_file(machine, level)
    if faults := fill_with_uv(machine, python, lock, environ):
        if more := fill_with_pip(machine, python, lock, environ):
            raise SetupError(OTHER_FILE if MISMATCH.search(faults + more) else NO_PACKAGES)
    if level != PACKAGER:
        link_sources(machine)
    stamp_file(machine, level).write_text(new, encoding="utf-8")


def fill_with_uv(machine: Machine, python: Path, lock: Path, environ: dict[str, str]) -> str:
    """Fill `.venv` with uv; say and return why when that cannot be done, else return nothing."""
    uv = find_uv(machine, environ)
    if uv is None:
        return "there is no uv"
    environ = {**environ, **uv_settings(machine, environ)}
    make: list[str | Path] = [
        uv,
        "venv",
        "--quiet",
        "--no-project",
        "--python",
        machine.python,
        python.parent.parent,
    ]
    sync: list[str | Path] = [uv, "pip", "sync", "--quiet", "--require-hashes", "--python", python, lock]
    for command in [sync] if python.exists() else [make, sync]:
        code, said = machine.output(command, environ)
        if code:
            machine.say(said.rstrip())
            machine.say("uv could not do it; trying with pip ...")
            return said or "failed"
    return ""


def fill_with_pip(machine: Machine, python: Path, lock: Path, environ: dict[str, str]) -> str:
    """Fill `.venv` with the standard library's venv and pip; say and return why when that cannot be done."""
    pip = pip_command(machine, environ)
    commands: list[list[str | Path]] = [
        [*pip, "--python", python, "install", "--quiet", "--require-hashes", "--no-deps", "-r", lock]
    ]
    if not python.exists():
        # without pip in it: Debian cuts that part out, and `pip --python` works from outside
        commands.insert(0, [machine.python, "-m", "venv", "--without-pip", python.parent.parent])
    for command in commands:
        code, said = machine.output(command, environ)
        if code:
            machine.say(said.rstrip())
            return said or "failed"
    return ""


def find_uv(machine: Machine, environ: dict[str, str]) -> str | None:
    """Find uv on the search path or in .tools, else fetch it there with pip."""
    if machine.environ.get(WITHOUT_UV):
        return None
    found = machine.which("uv") or uv_in_tools(machine)
    if found:
        return found
    fetch = [*pip_command(machine, environ), "install", "--quiet", "--require-hashes", "--upgrade"]
    fetch += ["--target", machine.root / ".tools", "-r", lock_file(machine, "uv")]
    code, said = machine.output(fetch, environ)
    found = uv_in_tools(machine)
    if code or not found:
        machine.say(said.rstrip())
        machine.say("uv cannot be had here; going on with pip, which takes a little longer ...")
        return None
    return found


def uv_in_tools(machine: Machine) -> str | None:
    """Find the uv that was fetched before."""
    program = machine.root / ".tools" / "bin" / ("uv.exe" if machine.system == "windows" else "uv")
    return str(program) if program.exists() else None


def pip_command(machine: Machine, environ: dict[str, str]) -> list[str | Path]:
    """Find pip: this Python's own, or one made in .tools where only venv is there (Debian's python3-venv)."""
    if machine.has_module("pip"):
        return [machine.python, "-m", "pip"]
    python = venv_python(machine, ".tools/pip")
    if not python.exists():
        machine.output([machine.python, "-m", "venv", machine.root / ".tools" / "pip"], environ)
    return [python, "-m", "pip"]


def installer_environ(machine: Machine) -> dict[str, str]:
    """Give the installers an environment in which only the lock and the user's choice of sources count."""
    environ = {
        **machine.environ,
        "UV_PYTHON_DOWNLOADS": "never",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_ROOT_USER_ACTION": "ignore",
        "PIP_NO_WARN_SCRIPT_LOCATION": "1",
        # settings that contradict --target and --python
        "PIP_USER": "0",
        "PIP_REQUIRE_VIRTUALENV": "0",
    }
    environ.setdefault("UV_SYSTEM_CERTS", "1")
    environ.pop("VIRTUAL_ENV", None)
    return environ


def uv_settings(machine: Machine, environ: dict[str, str]) -> dict[str, str]:
    """Tell uv where pip takes its packages from, since it does not read that; uv's own settings win."""
    pip = pip_settings(machine, environ)
    settings: dict[str, str] = {}
    for theirs, ours in SETTINGS:
        if pip.get(theirs):
            separator = "," if ours == "UV_FIND_LINKS" else " "
            settings[ours] = separator.join(pip[theirs].split())
    if "UV_INDEX" in settings:
        # pip looks for a version in all its sources; the lock's hashes make that safe
        settings["UV_INDEX_STRATEGY"] = "unsafe-best-match"
    return {name: value for name, value in settings.items() if name not in environ}


def pip_settings(machine: Machine, environ: dict[str, str]) -> dict[str, str]:
    """Read pip's settings from its files and the environment, named as in the environment."""
    settings: dict[str, str] = {}
    if machine.has_module("pip") or venv_python(machine, ".tools/pip").exists():
        code, said = machine.output([*pip_command(machine, environ), "config", "list"], environ)
        lines = said.splitlines() if code == 0 else []
        for section in ("global", "install"):
            for line in lines:
                key, _, value = line.partition("=")
                if key.startswith(section + "."):
                    with contextlib.suppress(ValueError, SyntaxError):
                        name = key.partition(".")[2].upper().replace("-", "_")
                        settings[name] = str(ast.literal_eval(value))
    for name, value in machine.environ.items():
        if name.startswith("PIP_"):
            settings[name[4:]] = value
    return settings


def link_sources(machine: Machine) -> None:
    """Let `.venv` find the package in the source tree, from whatever folder it is started in."""
    prefix = machine.root / ".venv"
    folders = [prefix / "Lib" / "site-packages", *prefix.glob("lib/python3*/site-packages")]
    for folder in folders:
        if folder.is_dir():
            (folder / "evolution_sources.pth").write_text(f"{machine.root}\n", encoding="utf-8")


def ensure_translations(machine: Machine, python: Path) -> None:
    """Compile i18n/*.ts into resources/i18n when they have changed since the last time."""
    script = machine.root / "packaging" / "compile_i18n.py"
    sources = sorted((machine.root / "i18n").glob("*.ts"))
    target = machine.root / "resources" / "i18n"
    if not sources or not script.exists():
        return
    sources += sorted(script.parent.glob("*.py"))
    digest = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()
    stamp = machine.root / ".tools" / "translations-stamp"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == digest and any(target.glob("*")):
        return
    with only_one(machine):
        code, said = machine.output([python, script])
        if code:
            raise SetupError(f"{said.rstrip()}\nThe translations could not be compiled.")
        stamp.write_text(digest, encoding="utf-8")


@contextlib.contextmanager
def only_one(machine: Machine) -> Iterator[None]:
    """Keep two starts at the same moment from filling the same folders."""
    folder = machine.root / ".tools"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("a", encoding="utf-8") as file:
        if machine.system == "windows":  # untested
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield
