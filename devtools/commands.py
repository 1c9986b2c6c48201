"""The commands of `dev.py`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from devtools import laboratory, near, system
from devtools.machine import Machine, SetupError
from devtools.packages import PACKAGER, are_packages_ready, ensure_packages, ensure_translations
from evolution_qt import starting

USAGE = """\
python3 dev.py COMMAND          (Windows: py dev.py COMMAND)

  play [...]     start the game; what follows goes to the program
                 (`play --demo`, `play shot --view game --out table.png`, `play --help`)
  test [...]     run the checks, then the tests in several processes; what follows goes to pytest instead;
                 the laboratory's tests are left out if nothing they depend on has changed since they passed
  test --near [REVISION]
                 run, without the checks, the tests of what differs from the last commit or from a revision,
                 the nearest first by who imports whom, for 60 seconds; list the tests left out
  test --long [NAME ...]
                 make the big figures of tests/long, those not yet in long-results/ for this commit
  check          run ruff, mypy --strict, the import contracts, zizmor and the translation checks
  golden         draw the golden games again (tests/golden) and print what changed, a line for each game
  pictures [NAME ...]
                 draw every state of the window into build/pictures, with a page that shows them
  bench [...]    measure the speed of the rules (`--compiled`, `--against REVISION`)
  measure [NAME ...]
                 measure the program, all of it or figures by name, and fail where one is worse than it must
                 be; what was found goes into docs/measured.json (`--against FOLDER`, docs/measured.md)
  setup          only set up
  hooks          have git look at the message of each commit: a short subject, a body that says why
  bundle         build the program as a folder that needs no Python, have it test itself and open a window
                 (docs/packaging.md)
  release VERSION [--bundle]
                 check, test, build and tag a release; refuses one that is not ready (docs/releasing.md)
  release --try  build the packages of this commit; install, play and remove them in bare Debian 12 and 13
                 (Linux, as root)
  wine [STAGE ...]
                 try the program out on a Windows Python under Wine: tests, self-test, views, files, games in
                 the window, the installer (Linux, as root; docs/packaging.md)
  lock [--upgrade] [--index URL]
                 write the locks in requirements/ from pyproject.toml, with all files of one complete index

Each command first sets up what it needs: Python packages in .venv, the compiled translations, and on Linux
the system's libraries for Qt - as root they are installed, others are told the one line that does it."""

# Of the program's own command line: what needs no drawing at all, and what draws out of sight.
# `arena` only says where it went.
TEXT_WORDS = {
    "arena",
    "moves",
    "play",
    "position",
    "replay",
    "simulate",
    "verify",
    "--help",
    "-h",
    "--version",
}
PICTURE_WORDS = {"shot", "--demo", "--selftest"}
UNSEEN_WORDS = {"shot", "--selftest"}
LABORATORY = f"{', '.join(laboratory.TESTS)} (`test tests` runs all)"
MOST_PROCESSES = 4
"""Processes that share all tests; each takes some 500 MB."""
SLOWEST = 20
"""So many of the slowest tests are listed after all have run."""


def main(words: Sequence[str]) -> int:
    """Run one command and return its exit code."""
    machine = Machine()
    command, rest = (words[0], list(words[1:])) if words else ("--help", [])
    if command in ("--help", "-h", "help"):
        print(USAGE)
        return 0
    if command not in COMMANDS:
        machine.say(f"dev.py does not know '{command}'.\n\n{USAGE}")
        return 2
    try:
        return COMMANDS[command](machine, rest)
    except SetupError as error:
        machine.say(str(error))
        return 1
    except KeyboardInterrupt:
        return 130


def play(machine: Machine, words: list[str]) -> int:
    """Set up what the words need, then become the program."""
    environ = program_environ(machine)
    required: tuple[starting.Need, ...] = ()
    drawing = what_is_drawn(words)
    if drawing != "text":
        required = starting.DRAWING
    if machine.system == "linux" and drawing != "text" and "QT_QPA_PLATFORM" not in environ:
        if drawing == "picture" and (UNSEEN_WORDS.intersection(words) or not machine.display_answers()):
            environ["QT_QPA_PLATFORM"] = "offscreen"
            if not UNSEEN_WORDS.intersection(words):
                machine.say("There is no display here; the game runs out of sight.")
        elif not machine.display_answers():
            raise SetupError(system.NO_DISPLAY)
        else:
            required += window_needs(machine)
    python = set_up(machine, "run", required)
    return machine.become([python, "-m", "evolution_qt", *words], environ)


def what_is_drawn(words: Sequence[str]) -> str:
    """Tell from the program's words whether it opens a "window", draws a "picture" or only writes "text"."""
    for word in words:
        if word in PICTURE_WORDS:
            return "picture"
        if word in TEXT_WORDS:
            return "text"
    return "window"


def window_needs(machine: Machine) -> tuple[starting.Need, ...]:
    """Choose between the libraries for Wayland, where that is complete, and those for X."""
    if machine.environ.get("WAYLAND_DISPLAY"):
        complete = not any(system.is_missing(machine, need) for need in starting.WAYLAND)
        if complete or not machine.environ.get("DISPLAY"):
            return starting.WAYLAND
    return starting.WINDOW


def set_up(
    machine: Machine, level: str, required: Sequence[starting.Need], welcome: Sequence[starting.Need] = ()
) -> Path:
    """Bring system, packages and translations in order; return the Python of `.venv`."""
    started = time.monotonic()
    is_first = not are_packages_ready(machine, level)
    if is_first:
        required = [system.installer_need(machine), *required]
    system.ensure_system(machine, required, welcome)
    python = ensure_packages(machine, level)
    ensure_translations(machine, python)
    if is_first:
        machine.say(f"Set up in {time.monotonic() - started:.0f} seconds.")
    return python


def set_up_all(machine: Machine, required: Sequence[starting.Need] = (system.GIT,)) -> Path:
    """Bring in order what checks and tests take; return the Python of `.venv`."""
    welcome = (*starting.WINDOW, system.XVFB, system.OBJDUMP, system.GIT, *system.READING, *system.SPEAKING)
    return set_up(
        machine, "dev", (*starting.DRAWING, *required), [one for one in welcome if one not in required]
    )


def program_environ(machine: Machine) -> dict[str, str]:
    """Give the program the person's environment, less what would make Python look elsewhere."""
    return {
        name: value for name, value in machine.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONHOME")
    }


def test_environ(machine: Machine) -> dict[str, str]:
    """Give the tests the same ground everywhere: no display unless asked for, UTF-8, a folder for sockets.

    They start hundreds of Pythons. Where a person keeps Python from writing what it has compiled, each of
    them would compile all it loads, so for the tests that lies in `.venv`.
    """
    environ = program_environ(machine)
    environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        environ.setdefault("PYTHONPYCACHEPREFIX", str(machine.root / ".venv" / "bytecode"))
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        environ.setdefault(name, "1")  # small sums: more threads only wait for each other
    if machine.system == "linux":
        if environ.get("LC_ALL", environ.get("LANG", "C")) in ("", "C", "POSIX"):
            environ["LC_ALL"] = "C.UTF-8"  # Qt warns about anything else, and warnings are failures
        if not environ.get("XDG_RUNTIME_DIR"):
            folder = machine.root / ".venv" / "runtime"
            folder.mkdir(mode=0o700, exist_ok=True)
            environ["XDG_RUNTIME_DIR"] = str(folder)
    return environ


def setup(machine: Machine, words: list[str]) -> int:
    """Set up for playing and for developing, and do no more."""
    no_words(words)
    set_up_all(machine, ())
    machine.say("Everything is ready: python3 dev.py play")
    return 0


def test(machine: Machine, words: list[str]) -> int:
    """Run the checks, then the tests; the last lines are pytest's, and a failed check fails the whole."""
    python = set_up_all(machine)
    environ = test_environ(machine)
    if "--long" in words:
        from devtools.long import run_long

        words.remove("--long")
        return run_long(machine, python, environ, words)
    if "--near" in words:
        words.remove("--near")
        return near.run_near(machine, python, environ, words, processes(machine))
    failed = run_checks(machine, python, environ)
    if failed:
        print(
            f"\nCHECKS FAILED: {', '.join(failed)}. The tests follow, but the whole has failed.\n", flush=True
        )
    pytest: list[str | Path] = [python, "-m", "pytest"]
    if words:
        code = machine.run([*pytest, *words], environ, machine.root)
        return 1 if failed else code
    before = laboratory.sum_of(machine.root)
    pytest += [f"--durations={SLOWEST}", *near.pace(machine.root), *sharing(machine)]
    if laboratory.have_passed(machine.root):
        print(
            f"\nLeft out, as nothing they depend on has changed since they passed: {LABORATORY}\n", flush=True
        )
        pytest += [f"--ignore={folder}" for folder in laboratory.TESTS]
    code = machine.run(pytest, environ, machine.root)
    if code == 0:
        laboratory.note_passed(machine.root, before)
    return 1 if failed else code


def sharing(machine: Machine) -> list[str]:
    """Tell pytest how all tests are shared out: among one process more than cores, as many tests wait."""
    count = min(machine.cores + 1, MOST_PROCESSES) if machine.cores > 1 else 1
    return ["-n", str(count), "--dist", "worksteal"] if count > 1 else []


def processes(machine: Machine) -> int:
    """Return how many processes share tests."""
    return min(machine.cores, MOST_PROCESSES)


def check(machine: Machine, words: list[str]) -> int:
    """Run the checks alone."""
    no_words(words)
    python = set_up(machine, "dev", (system.GIT,))
    failed = run_checks(machine, python, test_environ(machine))
    print(f"failed: {', '.join(failed)}" if failed else "all checks passed")
    return 1 if failed else 0


def run_checks(machine: Machine, python: Path, environ: dict[str, str]) -> list[str]:
    """Run all checks, two at a time; print what the failing ones say and return their names."""
    from concurrent.futures import ThreadPoolExecutor

    lint_imports = (
        "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"
    )
    checks: dict[str, list[str | Path]] = {
        "mypy --strict": [python, "-m", "mypy"],
        "ruff check": [python, "-m", "ruff", "check", "--quiet", "--output-format", "concise", "."],
        "ruff format": [python, "-m", "ruff", "format", "--check", "--output-format", "concise", "."],
        "import contracts": [python, "-c", lint_imports],
        "plain words": [python, "-m", "devtools.words"],
        "large files": [python, "-m", "devtools.weight"],
        "workflows": [python.with_stem("zizmor"), "--offline", "--quiet", ".github/workflows"],
    }
    translations = machine.root / "packaging" / "check_i18n.py"
    if translations.exists():
        checks["translations"] = [python, translations]

    def timed(command: list[str | Path]) -> tuple[int, str, float]:
        started = time.monotonic()
        code, said = machine.output(command, environ)
        return code, said, time.monotonic() - started

    failed = []
    with ThreadPoolExecutor(2) as pool:
        for name, (code, said, seconds) in zip(checks, pool.map(timed, checks.values()), strict=True):
            print(f"{name:.<24} {'failed' if code else 'ok'} ({seconds:.1f} s)", flush=True)
            if code:
                print(said.rstrip(), flush=True)
                failed.append(name)
    return failed


def bench(machine: Machine, words: list[str]) -> int:
    """Measure the rules; what follows goes to benchmarks/bench.py."""
    script = machine.root / "benchmarks" / "bench.py"
    required = system.compiler_needs(machine) if "--compiled" in words else []
    python = set_up(machine, "bench", required)
    return machine.become([python, script, *words], program_environ(machine))


def measure(machine: Machine, words: list[str]) -> int:
    """Measure the program; what follows goes to benchmarks/measuring.py."""
    script = machine.root / "benchmarks" / "measuring.py"
    python = set_up(machine, "bench", starting.DRAWING)
    return machine.become([python, script, *words], program_environ(machine))


def golden(machine: Machine, words: list[str]) -> int:
    """Draw the golden games again; what changed is printed."""
    no_words(words)
    python = set_up(machine, "dev", ())
    return machine.run([python, "-m", "tests.golden.make"], test_environ(machine), machine.root)


def pictures(machine: Machine, words: list[str]) -> int:
    """Draw the documentation's pictures; what follows goes to packaging/draw_docs.py."""
    script = machine.root / "packaging" / "draw_docs.py"
    python = set_up(machine, "run", starting.DRAWING)
    return machine.become([python, script, *words], program_environ(machine))


def bundle(machine: Machine, words: list[str]) -> int:
    """Build the bundle with what its lock names and nothing else, and try it out."""
    no_words(words)
    window = (*starting.WINDOW, system.XVFB, system.OBJDUMP) if machine.system == "linux" else ()
    python = set_up(machine, PACKAGER, (*starting.DRAWING, *window))
    scripts = machine.root / "packaging"
    environ = program_environ(machine)
    return machine.run([python, scripts / "build.py"], environ, machine.root) or machine.run(
        [python, scripts / "try_bundle.py", *(["--window"] if window else [])], environ, machine.root
    )


def hooks(machine: Machine, words: list[str]) -> int:
    """Put the hook for messages of commits into the repository."""
    from devtools.messages import install

    no_words(words)
    machine.say(f"Git looks at messages now: {install(machine)}")
    return 0


def lock(machine: Machine, words: list[str]) -> int:
    """Write the locks again: hashed, for every system, without addresses.  `--upgrade` takes new versions."""
    from devtools.locks import write_locks

    return write_locks(machine, words)


def release(machine: Machine, words: list[str]) -> int:
    """Make a release; what follows goes to packaging/release.py, which says what stands in its way."""
    script = machine.root / "packaging" / "release.py"
    is_trial = "--try" in words
    if is_trial and not machine.is_root:
        raise SetupError("A package is tried out in a bare system, which takes Linux and root.")
    python = set_up_all(machine)
    if is_trial:
        system.ensure_system(machine, system.TRIAL)
    return machine.become([python, script, *words], program_environ(machine), machine.root)


def wine(machine: Machine, words: list[str]) -> int:
    """Try the program out under Wine; what follows goes to packaging/wine/try_wine.py."""
    if not machine.is_root:
        raise SetupError("Wine is set up in a system of its own, which takes Linux and root.")
    python = set_up_all(machine)
    system.ensure_system(machine, system.WINE)
    script = machine.root / "packaging" / "wine" / "try_wine.py"
    return machine.become([python, script, *words], program_environ(machine), machine.root)


def no_words(words: list[str]) -> None:
    """Refuse words that a command would ignore."""
    if words:
        raise SetupError(f"This command takes nothing more: {' '.join(words)}")


COMMANDS = {
    "play": play,
    "test": test,
    "check": check,
    "golden": golden,
    "pictures": pictures,
    "bench": bench,
    "measure": measure,
    "setup": setup,
    "bundle": bundle,
    "hooks": hooks,
    "release": release,
    "wine": wine,
    "lock": lock,
}
