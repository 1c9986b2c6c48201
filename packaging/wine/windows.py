"""A Windows for a trial: Debian 13's Wine in a folder, and in it a Windows Python with the project's locks.

Everything comes from registries of packages. PyPI has no Python for Windows, so one is put together: the
interpreter's library out of Panda3D's wheel, the standard library of Debian 12, and a `python.exe` of a few
lines. It is a trial and no product; nothing that is built with it may be handed out.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging" / "linux")]

from trial.root import HOME, PLAYER, Root, copied, inside  # noqa: E402

from devtools.machine import Machine  # noqa: E402
from devtools.packages import lock_file, uv_settings  # noqa: E402

SUITE = "trixie"
PACKAGES = ("wine", "wine64", "wine32:i386", "fonts-wine", "gcc-mingw-w64-x86-64-win32")
"""What makes installers has 32 bits, and so have they; the program and its Python have 64."""
MINGW = "x86_64-w64-mingw32-"
PYTHON = "/opt/python"
"""Where the Windows Python lies in the root; Wine calls the root Z:."""
SOURCE = "/opt/evolution"
INNO = "innosetup@6.4.1"
"""The package of npm that has ISCC with all its languages."""
BORROWED = "panda3d==1.10.16 --hash=sha256:37acfb92655c4226879f95c988e2ef1449a53c54486d6c1ebc00e2772429af82"
"""What brings python311.dll with its modules, of Python 3.11.9."""
STANDARD = ("libpython3.11-minimal", "libpython3.11-stdlib")
STANDARD_SUITE = "bookworm"
LOCKS = ("run", "dev", "package")
MATHS = "api-ms-win-crt-math-l1-1-0.dll"
OUR_MATHS = "complex-functions-for-wine.dll"
"""As long as the name whose place it takes in numpy's libraries."""
COMPLEX_C = Path(__file__).with_name("complex.c")
COMPLEX = re.compile("c(abs|arg|cosh?|exp|imag|pow|real|sinh?|tanh?)[fl]?")
START = """\
#include <wchar.h>
__declspec(dllimport) int Py_Main(int, wchar_t **);
int wmain(int count, wchar_t **words) { return Py_Main(count, words); }
"""
CUSTOMIZED = """\
import errno, msvcrt
usual = msvcrt.locking

def locking(*words):
    try:
        usual(*words)
    except OSError as error:
        raise error if error.errno else PermissionError(errno.EACCES, "Permission denied")

msvcrt.locking = locking
"""
"""Says why a lock was refused: Windows does, Wine 10 only says that it was."""
Step = Callable[["Windows", Machine], None]
"""Something of the set-up."""
ENVIRON = {
    "WINEDEBUG": "-all",
    "WINEARCH": "win64",
    "WINEDLLOVERRIDES": "mscoree=;mshtml=;winemenubuilder.exe=",
    "PYTHONUTF8": "1",
}


class Windows:
    """A root with Wine and a Windows Python in it, where programs of Windows are run."""

    def __init__(self, cache: Path) -> None:
        self.cache = cache.resolve()
        self.root = Root(self.cache / "wine")

    def command(
        self, words: Sequence[str | Path], environ: Mapping[str, str] | None = None, before: str = ":"
    ) -> tuple[list[str | Path], dict[str, str]]:
        """Return the words and the environment that run a program of Windows, after a line of sh."""
        line = f'{before}\ncd {SOURCE}; wine "$@"; status=$?; wineserver -w; exit $status'
        full = self.root.command(["sh", "-c", line, "sh", *words], user=PLAYER)
        return full, inside(PLAYER) | ENVIRON | dict(environ or {})

    def run(
        self, *words: str | Path, log: Path | None = None, limit: float = 3600, **environ: str
    ) -> tuple[int, str]:
        """Run a program to its end; return its status and what it said, which the log keeps too."""
        full, around = self.command(words, environ)
        log = log or self.cache / "last.log"
        with log.open("wb") as said:  # not a pipe: what was said so far can be read meanwhile
            try:
                done = subprocess.run(
                    full,
                    env=around,
                    stdin=subprocess.DEVNULL,
                    stdout=said,
                    stderr=subprocess.STDOUT,
                    timeout=limit,
                    check=False,
                )
            except subprocess.TimeoutExpired:
                raise SystemExit(f"{words[0]}: not done after {limit:.0f} s") from None
        return done.returncode, log.read_text(encoding="utf-8", errors="replace")

    def python(self, *words: str | Path, log: Path | None = None, **environ: str) -> tuple[int, str]:
        """Run the Windows Python to its end."""
        return self.run(f"{PYTHON}/python.exe", *words, log=log, **environ)

    def inno(self, machine: Machine) -> str:
        """Have npm bring the maker of installers, and return its folder as Windows names it."""
        place = f"/opt/{INNO}"
        there = self.root.at(place)
        if not there.exists():
            folder = self.cache / "wheels"
            folder.mkdir(exist_ok=True)
            code, said = machine.output(["npm", "pack", "--silent", "--pack-destination", folder, INNO])
            if code:
                raise SystemExit(said)
            unpacked = self.root.at(f"{place}.new")
            unpacked.mkdir(exist_ok=True)
            packed = folder / f"{INNO.replace('@', '-')}.tgz"
            words = ["tar", "--extract", "--file", packed, "--directory", unpacked, "--strip-components=2"]
            subprocess.run([*words, "package/bin"], check=True)
            unpacked.rename(there)
        return "Z:" + place.replace("/", "\\")

    def bring_source(self) -> None:
        """Have the files of the working tree that git does not ignore, and the translations, in the root."""
        there = self.root.at(SOURCE)
        shutil.rmtree(there, ignore_errors=True)
        words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(words, cwd=ROOT, capture_output=True, check=True).stdout.decode()
        for name in listed.split("\0"):
            if name and (ROOT / name).is_file():
                (there / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, there / name)
        shutil.copytree(ROOT / "resources" / "i18n", there / "resources" / "i18n")
        own(there)


def make(cache: Path, machine: Machine) -> Windows:
    """Return a Windows in a folder; what is missing, or was made of other sources, is made now."""
    windows = Windows(cache)
    windows.cache.mkdir(parents=True, exist_ok=True)
    locks = b"".join(lock_file(machine, name).read_bytes() for name in LOCKS)
    maths = (MATHS, OUR_MATHS, COMPLEX.pattern, COMPLEX_C.read_bytes())
    steps = (
        ("wine", _wine, (SUITE, PACKAGES)),
        ("python", _python, (BORROWED, STANDARD, START, CUSTOMIZED)),
        ("packages", _packages, (locks, maths)),
        ("prefix", _prefix, ENVIRON),
    )
    set_up(windows, machine, steps)
    return windows


def set_up(windows: Windows, machine: Machine, steps: Sequence[tuple[str, Step, object]]) -> None:
    """Do each step that was not done with what it is made of now, and all that follow it."""
    marks = [windows.cache / f"{name}.done" for name, _, _ in steps]
    for at, (name, step, source) in enumerate(steps):
        made_of = sha256(repr(source).encode()).hexdigest()
        if marks[at].exists() and marks[at].read_text(encoding="utf-8") == made_of:
            continue
        for mark in marks[at:]:
            mark.unlink(missing_ok=True)
        print(f"setting up: {name} ...", flush=True)
        step(windows, machine)
        marks[at].write_text(made_of, encoding="utf-8")


def _wine(windows: Windows, machine: Machine) -> None:
    """Make the root; the packages come once, whatever fails later."""
    if windows.root.folder.exists():
        shutil.rmtree(windows.root.folder)
    root = copied(SUITE, windows.cache, windows.root.folder)
    root.run(["dpkg", "--add-architecture", "i386"])
    root.run(["apt-get", "update"])
    root.install(*PACKAGES)


def _python(windows: Windows, machine: Machine) -> None:
    """Put the Windows Python together."""
    root, there = windows.root, windows.root.at(PYTHON)
    shutil.rmtree(there, ignore_errors=True)
    (there / "DLLs").mkdir(parents=True)
    borrowed = windows.cache / "borrowed"
    (windows.cache / "borrowed.txt").write_text(BORROWED, encoding="utf-8")
    _installed(machine, borrowed, [windows.cache / "borrowed.txt"])
    for path in sorted((borrowed / "deploy_libs").iterdir()):
        if place := place_of(path.name):
            shutil.copyfile(path, there / place)
    shutil.rmtree(borrowed)
    _standard_library(root, there)
    (there / "python.c").write_text(START, encoding="utf-8")
    said = _mingw(root, "objdump", "-p", "python311.dll")
    names = exports(said)
    (there / "python3.def").write_text(forwards(names, "python311"), encoding="utf-8")
    _mingw(root, "gcc", "-shared", "-o", "python3.dll", "python3.def")
    _mingw(root, "gcc", "-municode", "-o", "python.exe", "python.c", "python311.dll")


def _standard_library(root: Root, there: Path) -> None:
    """Have apt bring the standard library that Debian 12 has; only its files are taken."""
    (folder := root.at("/var/tmp/standard")).mkdir(exist_ok=True)
    sources = root.at("/etc/apt/sources.list")
    usual = sources.read_text(encoding="utf-8")
    try:
        sources.write_text(usual + usual.replace(SUITE, STANDARD_SUITE), encoding="utf-8")
        root.run(["apt-get", "update"])
        load = "cd /var/tmp/standard && apt-get download -o APT::Sandbox::User=root " + " ".join(STANDARD)
        root.run(["sh", "-ec", f"{load} && for one in *.deb; do dpkg -x $one .; done"])
    finally:
        sources.write_text(usual, encoding="utf-8")
    shutil.copytree(folder / "usr/lib/python3.11", there / "Lib", ignore=shutil.ignore_patterns("*.so"))
    shutil.rmtree(folder)
    (there / "Lib" / "site-packages").mkdir()
    (there / "Lib" / "sitecustomize.py").write_text(CUSTOMIZED, encoding="utf-8")


def _packages(windows: Windows, machine: Machine) -> None:
    """Install what the locks name, and add what Wine lacks."""
    target = windows.root.at(f"{PYTHON}/Lib/site-packages")
    shutil.rmtree(target, ignore_errors=True)
    _installed(machine, target, [lock_file(machine, name) for name in LOCKS])
    qt = f"{PYTHON}/Lib/site-packages/PySide6"
    for name in ("msvcp140.dll", "vcruntime140_1.dll"):
        if (windows.root.at(qt) / name).exists():
            shutil.copy2(windows.root.at(qt) / name, windows.root.at(PYTHON) / name)
    said = _mingw(windows.root, "objdump", "-p", f"{qt}/Qt6Core.dll")
    lines = [f"void *{name}(void) {{ return 0; }}" for name in imports(said, "icuuc.dll")]
    windows.root.at(f"{PYTHON}/icuuc.c").write_text("\n".join(lines), encoding="utf-8")
    _mingw(windows.root, "gcc", "-shared", "-o", "icuuc.dll", "icuuc.c")
    _maths(windows.root, f"{PYTHON}/Lib/site-packages/numpy/_core")
    own(windows.root.at(PYTHON))


def _installed(machine: Machine, target: Path, locks: Sequence[Path]) -> None:
    """Install what locks name into a folder, as on Windows, from where pip takes its packages."""
    uv = machine.which("uv") or machine.root / ".tools" / "bin" / "uv"
    words = [uv, "pip", "install", "--quiet", "--target", target, "--python", machine.python]
    words += [
        "--python-platform",
        "x86_64-pc-windows-msvc",
        "--python-version",
        "3.11",
        "--link-mode",
        "copy",
    ]
    words += ["--only-binary", ":all:", "--require-hashes", "--no-deps"]
    for lock in locks:
        words += ["-r", lock]
    code, said = machine.output(words, {**machine.environ, **uv_settings(machine, machine.environ)})
    if code:
        raise SystemExit(said)


def _maths(root: Root, folder: str) -> None:
    """Give numpy the complex functions that Wine lacks: it asks a library of ours for all mathematics."""
    shutil.copyfile(COMPLEX_C, root.at(folder) / "complex.c")
    names: set[str] = set()
    for path in sorted(root.at(folder).glob("_multiarray_*.pyd")):
        names.update(imports(_mingw(root, "objdump", "-p", f"{folder}/{path.name}"), MATHS))
        path.write_bytes(path.read_bytes().replace(MATHS.encode(), OUR_MATHS.encode()))
    own = {name for name in names if COMPLEX.fullmatch(name)}
    lines = forwards(sorted(names - own), "ucrtbase") + "".join(
        f"{name} = own_{name}\n" for name in sorted(own)
    )
    (root.at(folder) / "complex.def").write_text(lines, encoding="utf-8")
    _mingw(
        root,
        "gcc",
        "-O1",
        "-static",
        "-shared",
        "-o",
        f"{PYTHON}/{OUR_MATHS}",
        f"{folder}/complex.c",
        f"{folder}/complex.def",
    )


def _prefix(windows: Windows, machine: Machine) -> None:
    """Let Wine make its Windows, and the Python say what it is."""
    shutil.rmtree(windows.root.at(f"{HOME}/.wine"), ignore_errors=True)
    windows.bring_source()
    full, around = windows.command(["wineboot", "--init"])
    subprocess.run(full, env=around, check=True)
    code, said = windows.python("-c", "import sys, PySide6.QtGui, numpy; print(sys.version, sys.platform)")
    print(said.strip())
    if code:
        raise SystemExit("The Windows Python does not start")


def _mingw(root: Root, tool: str, *words: str) -> str:
    """Run one of the tools that make programs of Windows, in the folder of Python; return what it says."""
    return root.run(["sh", "-ec", f'cd {PYTHON}; exec "$@"', "sh", MINGW + tool, *words]).stdout


def own(folder: Path) -> None:
    """Give a folder to the ordinary user."""
    subprocess.run(["chown", "-R", f"{PLAYER}:{PLAYER}", folder], check=True)


def place_of(file: str) -> str | None:
    """Return where one of the borrowed libraries lies in Python's folder; None if it stays out."""
    if file.lower().startswith(("api-ms-", "_tkinter", "tcl", "tk8")):
        return None
    if file.endswith(".pyd") or file.lower().startswith(("libcrypto", "libffi", "libssl", "sqlite3")):
        return f"DLLs/{file}"
    return file if file.lower().startswith(("python311", "vcruntime")) else None


def exports(said: str) -> list[str]:
    """Return the names that a library gives, of what objdump says of it."""
    return re.findall(r"^\s*\[ *\d+\] \+base\[ *\d+\]\s+[0-9a-f]{4,8} (\w+)$", said, re.MULTILINE)


def imports(said: str, library: str) -> list[str]:
    """Return the names that a file takes from a library, of what objdump says of it."""
    block = said.partition(f"DLL Name: {library}\n")[2].partition("\n\n")[0]
    return re.findall(r"^\s+[0-9a-f]+\s+<none>\s+[0-9a-f]+\s+(\w+)", block, re.MULTILINE)


def forwards(names: Sequence[str], library: str) -> str:
    """Return a list of exports for a linker, each of which is another library's."""
    return "EXPORTS\n" + "".join(f"{name} = {library}.{name}\n" for name in names)
