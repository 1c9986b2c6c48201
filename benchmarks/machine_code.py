"""Run Python with the rules and the search as machine code, for the arena, training and benchmarks.

    python benchmarks/machine_code.py -m lab arena ...
    python benchmarks/machine_code.py -m lab networks FOLDER

What follows goes to Python; a program of these sources and the modules that it imports are taken from a copy
in which the modules of `COMPILED` are compiled with mypyc. The copy goes when the program ends; what was
compiled stays in build/machine-code for as long as its sources are the same. Compiling takes a C compiler,
1 GB of memory and two minutes. Without a word nothing else is done. docs/lab/arena.md says more.
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
MADE = ROOT / "build" / "machine-code"
STAMP = "made-of.txt"
LIBRARY = "evolution_qt_compiled"
"""In it is all code; the extension modules beside the plain ones only name a part of it each."""
LEVEL = "1"
"""How hard the C compiler tries: at 3 it takes three times as long, and what it makes is as fast."""
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "long-results")

COMPILED = (
    "evolution_qt.ai.flat",
    "evolution_qt.ai.judge",
    "evolution_qt.ai.network",
    "evolution_qt.ai.worlds",
    "evolution_qt.core.action",
    "evolution_qt.core.evaluation",
    "evolution_qt.core.event",
    "evolution_qt.core.game",
    "evolution_qt.core.rng",
    "evolution_qt.games.beginning.cards",
    "evolution_qt.games.beginning.evaluation",
    "evolution_qt.games.beginning.events",
    "evolution_qt.games.beginning.features",
    "evolution_qt.games.beginning.feeding",
    "evolution_qt.games.beginning.invariants",
    "evolution_qt.games.beginning.listing",
    "evolution_qt.games.beginning.moves",
    "evolution_qt.games.beginning.observation",
    "evolution_qt.games.beginning.position",
    "evolution_qt.games.beginning.rules",
    "evolution_qt.games.beginning.state",
    "evolution_qt.games.dominant.cards",
    "evolution_qt.games.dominant.decisions",
    "evolution_qt.games.dominant.effects",
    "evolution_qt.games.dominant.evaluation",
    "evolution_qt.games.dominant.events",
    "evolution_qt.games.dominant.greedy_bot",
    "evolution_qt.games.dominant.grid",
    "evolution_qt.games.dominant.invariants",
    "evolution_qt.games.dominant.listing",
    "evolution_qt.games.dominant.loading",
    "evolution_qt.games.dominant.moves",
    "evolution_qt.games.dominant.observation",
    "evolution_qt.games.dominant.planning",
    "evolution_qt.games.dominant.position",
    "evolution_qt.games.dominant.questions",
    "evolution_qt.games.dominant.round_course",
    "evolution_qt.games.dominant.rule_bot",
    "evolution_qt.games.dominant.rules",
    "evolution_qt.games.dominant.setup",
    "evolution_qt.games.dominant.state",
    "evolution_qt.games.dominant.steps",
    "evolution_qt.games.dominant.tile_points",
    "evolution_qt.games.evolution.cards",
    "evolution_qt.games.evolution.editions",
    "evolution_qt.games.evolution.evaluation",
    "evolution_qt.games.evolution.events",
    "evolution_qt.games.evolution.features",
    "evolution_qt.games.evolution.hunting",
    "evolution_qt.games.evolution.invariants",
    "evolution_qt.games.evolution.listing",
    "evolution_qt.games.evolution.moves",
    "evolution_qt.games.evolution.observation",
    "evolution_qt.games.evolution.policy",
    "evolution_qt.games.evolution.position",
    "evolution_qt.games.evolution.rules",
    "evolution_qt.games.evolution.state",
    "evolution_qt.games.evolution.threats",
    "evolution_qt.games.evolution.traits",
    "evolution_qt.games.evolution.verbs",
    "lab.baselines.mcts",
    "lab.baselines.one_step",
    "lab.baselines.playouts",
    "lab.baselines.tree",
)
"""What a search spends its time in, those it is compared with at equal time among them. All else is plain:
it need not be waited for, and not all can be compiled."""
SOURCES = ("evolution_qt/ai", "evolution_qt/core", "evolution_qt/games", "lab/baselines")
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
    """Compile the modules of `COMPILED` into a folder, each where its package has it, the library at the top.

    Ends the program with what the compiler says if that fails.
    """
    print(f"compiling {len(COMPILED)} modules ...", file=sys.stderr, flush=True)
    with TemporaryDirectory(prefix="evolution-qt-") as place:
        for package in ("evolution_qt", "lab"):
            shutil.copytree(ROOT / package, Path(place, package), ignore=LEFT_OUT)
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
    sources = sorted(path for folder in SOURCES for path in (ROOT / folder).rglob("*.py"))
    for path in (*sources, Path(__file__).resolve(), *more):
        name = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
        total.update(f"{name} ".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def source_of(name: str) -> Path:
    """Return where the source of a module is."""
    return ROOT.joinpath(*name.split(".")).with_suffix(".py")


def environ_of(tree: Path) -> dict[str, str]:
    """Return the environment in which Python takes modules from *tree*."""
    return {**os.environ, "PYTHONPATH": str(tree)}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
