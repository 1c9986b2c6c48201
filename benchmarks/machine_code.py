"""Run Python with the rules and the search as machine code, for the arena, training and benchmarks.

    python benchmarks/machine_code.py -m evolution_qt arena ...
    python benchmarks/machine_code.py packaging/train_networks.py FOLDER

What follows goes to Python; a program of these sources and the modules that it imports are taken from a copy
in which the modules of `COMPILED` are compiled with mypyc. The copy goes when the program ends; what was
compiled stays in build/machine-code for as long as its sources are the same. Compiling takes a C compiler,
1 GB of memory and two minutes. Without a word nothing else is done. docs/arena.md says more.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "evolution_qt"
MADE = ROOT / "build" / "machine-code"
STAMP = "made-of.txt"
LIBRARY = "evolution_qt_compiled"
"""In it is all code; the extension modules beside the plain ones only name a part of it each."""
LEVEL = "1"
"""How hard the C compiler tries: at 3 it takes three times as long, and what it makes is as fast."""
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "long-results")

COMPILED = (
    "ai.decision",
    "ai.flat",
    "ai.judge",
    "ai.network",
    "ai.planning",
    "ai.worlds",
    "baselines.mcts",
    "baselines.one_step",
    "baselines.playouts",
    "baselines.tree",
    "core.action",
    "core.evaluation",
    "core.event",
    "core.game",
    "core.rng",
    "games.beginning.cards",
    "games.beginning.events",
    "games.beginning.feeding",
    "games.beginning.invariants",
    "games.beginning.listing",
    "games.beginning.moves",
    "games.beginning.observation",
    "games.beginning.policy",
    "games.beginning.position",
    "games.beginning.prospects",
    "games.beginning.rules",
    "games.beginning.state",
    "games.dominant.answers",
    "games.dominant.asking",
    "games.dominant.board",
    "games.dominant.cards",
    "games.dominant.course",
    "games.dominant.effects",
    "games.dominant.events",
    "games.dominant.invariants",
    "games.dominant.listing",
    "games.dominant.loading",
    "games.dominant.moves",
    "games.dominant.observation",
    "games.dominant.position",
    "games.dominant.questions",
    "games.dominant.rules",
    "games.dominant.scoring",
    "games.dominant.setup",
    "games.dominant.state",
    "games.dominant.steps",
    "games.dominant.weighing",
    "games.dominant.worth",
    "games.dominant.written",
    "games.evolution.cards",
    "games.evolution.editions",
    "games.evolution.evaluation",
    "games.evolution.events",
    "games.evolution.features",
    "games.evolution.hunting",
    "games.evolution.invariants",
    "games.evolution.listing",
    "games.evolution.moves",
    "games.evolution.observation",
    "games.evolution.offers",
    "games.evolution.policy",
    "games.evolution.position",
    "games.evolution.pruning",
    "games.evolution.rows",
    "games.evolution.rules",
    "games.evolution.state",
    "games.evolution.threats",
    "games.evolution.traits",
    "games.evolution.verbs",
)
"""What a search spends its time in, those it is compared with at equal time among them. All else is plain:
it need not be waited for, and not all can be compiled."""
SOURCES = ("ai", "baselines", "core", "games")
"""Where these are. Types and constants of the plain modules there are compiled into them too."""


def main(words: Sequence[str]) -> int:
    """Run Python with the copy and return its exit status."""
    if words and words[0] in ("-h", "--help"):
        print(__doc__)
        return 0
    with copied() as tree:
        if not words:
            return 0
        script = Path(words[0]).resolve()
        if script.is_file() and script.is_relative_to(ROOT):
            words = [str(tree / script.relative_to(ROOT)), *words[1:]]
        else:
            words = ["-P", *words]  # without it the modules of the working folder come first
        with subprocess.Popen([sys.executable, *words], env=environ_of(tree)) as program:
            while True:
                try:
                    return program.wait()
                except KeyboardInterrupt:  # the program has it too, and ends in its own time
                    continue


@contextmanager
def copied() -> Iterator[Path]:
    """Yield a copy of these sources with machine code in it, which goes afterwards.

    Ends the program with what the compiler says if that fails.
    """
    made_of = f"{digest()} {SUFFIX}\n"
    stamp = MADE / STAMP
    with TemporaryDirectory(prefix="evolution-qt-") as place:
        tree, built = Path(place, "sources"), Path(place, "built")
        shutil.copytree(ROOT, tree, ignore=LEFT_OUT)
        if not stamp.is_file() or stamp.read_text(encoding="ascii") != made_of:
            compile_into(built)
            shutil.rmtree(MADE, ignore_errors=True)
            shutil.copytree(built, MADE)
            stamp.write_text(made_of, encoding="ascii", newline="\n")
        shutil.copytree(MADE, tree, dirs_exist_ok=True)
        yield tree


def compile_into(built: Path) -> None:
    """Compile the modules of `COMPILED` into a folder, each where the package has it, the library at the top.

    Ends the program with what the compiler says if that fails.
    """
    print(f"compiling {len(COMPILED)} modules ...", file=sys.stderr, flush=True)
    with TemporaryDirectory(prefix="evolution-qt-") as place:
        shutil.copytree(PACKAGE, Path(place, "evolution_qt"), ignore=LEFT_OUT)
        modules = [source_of(name).relative_to(ROOT).as_posix() for name in COMPILED]
        Path(place, "build_code.py").write_text(
            "from setuptools import setup\n"  # first, as mypyc wants it
            "from mypyc.build import mypycify\n"
            f"modules = mypycify({modules!r}, opt_level={LEVEL!r}, debug_level='0', group_name={LIBRARY!r})\n"
            "setup(name='machine-code', packages=[], ext_modules=modules)\n",
            encoding="utf-8",
        )
        command = [sys.executable, "build_code.py", "-q", "build_ext", "--build-lib", str(built)]
        environ = {**environ_of(Path(place)), "PYTHONHASHSEED": "0"}
        done = subprocess.run(command, cwd=place, env=environ, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stdout[-4000:] + done.stderr[-4000:])


def digest(*more: Path) -> str:
    """Return the SHA-256 of what machine code depends on, mypy's version included, and of *more* files."""
    total = hashlib.sha256(f"mypy {version('mypy')}\n".encode())
    sources = sorted(path for folder in SOURCES for path in (PACKAGE / folder).rglob("*.py"))
    for path in (*sources, Path(__file__), *more):
        name = path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else path.name
        total.update(f"{name} ".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def source_of(name: str) -> Path:
    """Return where the source of a module of the package is."""
    return PACKAGE.joinpath(*name.split(".")).with_suffix(".py")


def environ_of(tree: Path) -> dict[str, str]:
    """Return the environment in which Python takes modules from *tree*."""
    return {**os.environ, "PYTHONPATH": str(tree)}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
