"""Every Python that is found here: it sets a fresh clone up, runs the quick tests there, and replays games.

    python3 dev.py test --long pythons

Looked for: `python3.11` to `python3.14` on the path, those of pyenv, and those in Debian roots under
EVOLUTION_ROOTS (see `bare_root.sh`), which run from outside with the root's own libraries and only replay the
golden games and fresh records: `bare_root.sh` sets up in their roots. For that, Pythons get msgspec into a
folder of the results, if pip can fetch it. Ends with 77 if no other version is found.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(__file__).with_name("_replay.py")
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
QUICK = tuple(f"tests/{name}" for name in ("core", "golden", "cli", "setup", "ui/kit"))


def candidates() -> Iterator[tuple[list[str], dict[str, str]]]:
    """Yield commands that may start a Python, with what they need in the environment."""
    yield [sys.executable], {}
    for number in VERSIONS:
        if found := shutil.which(f"python{number}"):
            yield [found], {}
    for python in sorted((Path.home() / ".pyenv" / "versions").glob("*/bin/python3")):
        yield [str(python)], {}
    if roots := os.environ.get("EVOLUTION_ROOTS"):
        for python in sorted(Path(roots).glob("**/usr/bin/python3.??")):
            usr = python.parents[1]
            for loader in (*usr.glob("lib*/ld-linux*.so.?"), *usr.glob("lib/*/ld-linux*.so.?")):
                libraries = sorted({str(one.parent) for one in usr.glob("lib/*-linux-gnu*/libc.so.?")})
                start = [str(loader), "--library-path", ":".join(libraries), str(python)]
                yield start, {"PYTHONHOME": str(usr)}
                break


def asked(command: list[str], environ: dict[str, str], code: str) -> str:
    """Return what a piece of code prints, nothing if that Python cannot run it."""
    try:
        done = subprocess.run(
            [*command, "-c", code], env={**os.environ, **environ}, capture_output=True, text=True, check=False
        )
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def fetched_msgspec(number: str, folder: Path) -> Path:
    """Return a folder with msgspec for that Python; empty if it cannot be had."""
    target = folder / f"packages-{number}"
    wanted = ["--python-version", number, "--implementation", "cp", f"msgspec=={version('msgspec')}"]
    for python in (sys.executable, f"{sys.base_prefix}/bin/python3"):  # .venv has no pip if uv made it
        if not target.exists():
            fetch = [python, "-m", "pip", "install", "--quiet", "--no-deps", "--only-binary=:all:"]
            subprocess.run([*fetch, "--target", str(target), *wanted], check=False)
    return target


def set_up(command: list[str], folder: Path) -> str:
    """Set a fresh clone up and run the quick tests there; return pytest's last line, or what failed."""
    clone = folder / "clone"
    shutil.rmtree(clone, ignore_errors=True)
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(clone)], check=True)
    said = ""
    for words in (["setup"], ["test", *QUICK]):
        done = subprocess.run(
            [*command, "dev.py", *words], cwd=clone, capture_output=True, text=True, check=False
        )
        said = (done.stdout + done.stderr if done.returncode else done.stdout).strip()
        if done.returncode:
            return f"FAILS at dev.py {words[0]}:\n{said[-3000:]}"
    return said.rpartition("\n")[2]


def main() -> int:
    """Set up, test and replay with each version once; 1 if one fails or differs."""
    tell = "import sys; print('%d.%d.%d' % sys.version_info[:3])"
    chosen: dict[str, tuple[str, list[str], dict[str, str]]] = {}
    for command, environ in candidates():
        found = asked(command, environ, tell)
        number = found.rpartition(".")[0]
        if number in VERSIONS and number not in chosen:
            chosen[number] = found, command, environ
    if len(chosen) < 2:
        return 77
    wrong = False
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(os.environ.get("EVOLUTION_LONG_RESULTS", temporary))
        records = Path(temporary) / "records.json"
        subprocess.run([sys.executable, str(PROGRAM), "--write", str(records)], check=True)
        for number, (found, command, environ) in sorted(chosen.items()):
            own = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "random", **environ}
            if not asked(command, environ, "import msgspec; print('here')"):
                own["PYTHONPATH"] = str(fetched_msgspec(number, folder))
            done = subprocess.run(
                [*command, str(PROGRAM), "--read", str(records)],
                env=own,
                cwd=ROOT,
                capture_output=True,
                text=True,
                check=False,
            )
            last = (done.stdout or done.stderr).strip().rpartition("\n")[2]
            print(f"Python {found}: {last if done.returncode == 0 else 'DIFFERS: ' + last}", flush=True)
            wrong = wrong or done.returncode != 0
            if not environ:
                said = set_up(command, Path(temporary))
                print(f"Python {found}, set up: {said}", flush=True)
                wrong = wrong or said.startswith("FAILS")
    missing = [number for number in VERSIONS if number not in chosen]
    if missing:
        print(f"not found here: Python {', '.join(missing)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
