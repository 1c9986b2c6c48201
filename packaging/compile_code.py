"""Compile the rules and the search with mypyc, and prove that they play as the plain ones do.

    python packaging/compile_code.py [FOLDER]

What is made lies in FOLDER; beside the package's modules, as evolution_qt/native, it is used from the next
start on (evolution_qt/compiled.py). If nothing is said it lies in build/native, without the baselines: the
bundle has none. It takes a C compiler and
two minutes. What is there already for the same sources is kept.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from evolution_qt.compiled import (  # noqa: E402
    FOLDER,
    LIBRARY,
    LIST,
    PLAIN,
    SEEDS,
    Contents,
    contents,
    digest_of,
    source_of,
)

OUT = ROOT / "build" / "native"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))

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


class DifferentError(Exception):
    """The compiled modules do not play as the plain ones do, or are not used."""


def main(words: list[str]) -> int:
    """Compile into a folder and say how large it is."""
    if len(words) > 1 or any(word.startswith("-") for word in words):
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(words[0]).resolve() if words else OUT
    made = compile_into(folder)
    size = sum(path.stat().st_size for path in folder.iterdir())
    print(f"{folder}: {len(modules_for(folder))} modules, {size / 1e6:.1f} MB{'' if made else ', as before'}")
    return 0


def compile_into(folder: Path) -> bool:
    """Have the compiled modules in a folder; say whether that took anything. Raises DifferentError."""
    if is_made(folder):
        return False
    with tempfile.TemporaryDirectory() as place:
        tree = Path(place)
        package = tree / "evolution_qt"
        unwanted = shutil.ignore_patterns("__pycache__", FOLDER.name, "*.so", "*.pyd")
        shutil.copytree(ROOT / "evolution_qt", package, ignore=unwanted)
        shutil.copytree(ROOT / "resources", package / "resources")
        plain = played(tree)
        native = package / FOLDER.name
        native.mkdir()
        build(tree, native, modules_for(folder))
        listed = Contents(SUFFIX, plain[0], sources(folder))
        (native / LIST).write_text(listed.written(), encoding="ascii", newline="\n")
        if (compiled := played(tree, are_compiled=True)) != plain:
            raise DifferentError(f"compiled {compiled}, plain {plain}")
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(native, folder)
    return True


def is_made(folder: Path = OUT) -> bool:
    """Say whether a folder has the modules as their sources are now, for this Python."""
    try:
        listed = contents(folder)
    except (OSError, ValueError):
        return False
    is_whole = all(path.is_file() for path in listed.files(folder).values())
    return is_whole and (listed.suffix, listed.sources) == (SUFFIX, sources(folder))


def modules_for(folder: Path) -> list[str]:
    """Return the modules that are compiled into a folder."""
    return [name for name in COMPILED if folder != OUT or not name.startswith("baselines.")]


def sources(folder: Path) -> dict[str, str]:
    """Return the digest of the source of each module that is compiled into a folder."""
    names = [f"evolution_qt.{name}" for name in modules_for(folder)]
    return {name: digest_of(source_of(name)) for name in names}


def build(tree: Path, native: Path, names: list[str]) -> None:
    """Compile modules of the package in *tree* into the folder *native*, each file named after its module."""
    modules = [f"evolution_qt/{name.replace('.', '/')}.py" for name in names]
    script = tree / "setup_native.py"
    script.write_text(
        "from setuptools import setup\n"  # first, as mypyc wants it
        "from mypyc.build import mypycify\n"
        f"modules = mypycify({modules!r}, opt_level='3', debug_level='0',"
        f" group_name={LIBRARY.removesuffix('__mypyc')!r})\n"
        "setup(name='native', packages=[], ext_modules=modules)\n",
        encoding="utf-8",
    )
    built = tree / "built"
    run([script.name, "-q", "build_ext", "--build-lib", built.name], tree, plain=True)
    for file in built.rglob(f"*{SUFFIX}"):
        name = ".".join(file.relative_to(built).with_name(file.name.removesuffix(SUFFIX)).parts)
        file.rename(native / (name + SUFFIX))


def played(tree: Path, *, are_compiled: bool = False) -> list[str]:
    """Return what comes of games by the rules, and what opponents decide in a set of positions.

    Raises DifferentError if the modules are not those that are meant.
    """
    said = run(
        [
            "-c",
            "from evolution_qt.arena.signature import signatures\n"
            "from evolution_qt.compiled import is_used\n"
            "from evolution_qt.simulation import digest_of_games\n"
            f"print(is_used(), digest_of_games({SEEDS}), *signatures())",
        ],
        tree,
        plain=not are_compiled,
    )
    used, *digests = said.split()
    if used != str(are_compiled):
        raise DifferentError(f"compiled modules are used: {used}")
    return digests


def run(words: list[str], tree: Path, *, plain: bool) -> str:
    """Run Python with the package in *tree* and return what it prints."""
    environ = {name: value for name, value in os.environ.items() if name not in (PLAIN, "PYTHONPATH")}
    environ |= {"PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"} | ({PLAIN: "1"} if plain else {})
    done = subprocess.run([sys.executable, *words], cwd=tree, env=environ, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stdout[-4000:] + done.stderr[-4000:])
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
