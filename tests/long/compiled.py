"""Rules and search as machine code: that they play as the plain modules do, and how much faster.

    python3 dev.py test --long compiled
    python -m tests.long.compiled --if-changed      only if docs/measured.json keeps what other sources did
    python -m tests.long.compiled --write           and keep there what was found

Compiles; plays random games of every table and has all opponents decide in the positions of the bench
signature, plain and compiled; runs the tests of rules and opponents compiled. Ends with 1 if anything differs
or fails, with 77 where there is no C compiler or no Python.h. After --write, `python -m lab tables` writes
the table.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from benchmarks.machine_code import COMPILED, ROOT, SUFFIX, copied, digest, environ_of

KEPT = ROOT / "docs" / "measured.json"
TABLE = "machine code"
HEAD = (
    "game",
    "random games a second, plain",
    "as machine code",
    "times as fast",
    "opponents decide, times as fast",
)
TESTS = ("ai", "contract/test_laws.py", "contract/test_strange_positions.py", "core", "games", "naive")
"""Others of the contract play with toys, whose classes cannot be derived from compiled ones."""
SEEDS = 200
"""Random games of each table of each edition."""
CANNOT_HERE = 77

Found = dict[str, dict[str, Any]]


def main(words: Sequence[str] | None = None) -> int:
    """Compile, compare, test."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--if-changed", action="store_true")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args(words)
    sources = digest(Path(__file__).resolve(), ROOT / "lab" / "arena" / "signature.py")
    if options.if_changed and sources == kept():
        print("machine code: nothing has changed since it played as the plain modules do")
        return 0
    compiler = str(sysconfig.get_config_var("CC") or "cl").split()[0]
    header = Path(sysconfig.get_path("include"), "Python.h")
    if shutil.which(compiler) is None or not header.exists():
        print(f"there is no {compiler}, or no {header}")
        return CANNOT_HERE
    with copied() as tree:
        plain, compiled = (asked(of, are_compiled=of == tree) for of in (ROOT, tree))
        same = ("games", "ends", "decided")
        different = [key for key in plain if any(plain[key][name] != compiled[key][name] for name in same)]
        rows = [row(plain[key], compiled[key]) for key in plain]
        print("\n".join(" | ".join(cells) for cells in (HEAD, *rows)), flush=True)
        if different:
            print(f"compiled, these play otherwise: {', '.join(different)}")
            return 1
        if fails(tree):
            return 1
    if options.write:
        keep(sources, rows)
    elif sources != kept():
        print("Keep this, so that it need not be found again: python -m tests.long.compiled --write")
    return 0


def fails(tree: Path) -> bool:
    """Run the tests of rules and opponents with the modules in *tree*; say whether one fails."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", *(f"tests/{name}" for name in TESTS)]
    return subprocess.run(command, cwd=tree, env=environ_of(tree), check=False).returncode != 0


def asked(tree: Path, *, are_compiled: bool) -> Found:
    """Return what a process finds with the modules in *tree*, which must be what they are said to be."""
    code = "import json; from tests.long.compiled import found; print(json.dumps(found()))"
    command = [sys.executable, "-P", "-c", code]
    done = subprocess.run(command, env=environ_of(tree), stdout=subprocess.PIPE, text=True, check=True)
    said = json.loads(done.stdout)
    assert said["compiled"] == (list(COMPILED) if are_compiled else []), said["compiled"]
    games: Found = said["games"]
    return games


def found() -> dict[str, Any]:
    """Return which modules are compiled, and of each game what comes of it, with processor seconds."""
    from evolution_qt.games import game, titles
    from lab.arena.signature import signature

    of: Found = {}
    for title in titles():
        games = [game(edition.key) for edition in title.editions]
        begun = process_time()
        ends = [end for rules in games for end in ends_of(rules.for_random_players())]
        played = process_time()
        decided = signature(games[0].bots(), games)
        of[title.key] = {
            "name": title.called,
            "games": len(ends),
            "ends": sha256("".join(ends).encode()).hexdigest(),
            "decided": decided,
            "playing": played - begun,
            "deciding": process_time() - played,
        }
    files = {name: str(import_module(name).__file__) for name in COMPILED}
    return {"compiled": [name for name in files if files[name].endswith(SUFFIX)], "games": of}


def ends_of(rules: Any) -> Iterator[str]:
    """Yield a digest of the end of random games at each table, every other one from lists of all steps."""
    from evolution_qt.core.action import NOBODY
    from evolution_qt.core.rng import Rng

    for players in rules.seats:
        for seed in range(SEEDS):
            state, rng = rules.new(players, seed), Rng(seed)
            while state.to_move != NOBODY:
                if seed % 2:
                    step = rules.sample(state, rng)
                else:
                    steps = rules.legal(state)
                    step = steps[rng.below(len(steps))]
                rules.apply(state, step)
            yield rules.digest(state)


def row(plain: dict[str, Any], compiled: dict[str, Any]) -> list[str]:
    """Return what was found of a game as it stands in the table."""
    speeds = [one["games"] / one["playing"] for one in (plain, compiled)]
    ratios = speeds[1] / speeds[0], plain["deciding"] / compiled["deciding"]
    return [plain["name"], *(f"{one:,.0f}" for one in speeds), *(f"{one:.1f}" for one in ratios)]


def kept() -> str:
    """Return the digest of the sources with which machine code last played as the plain modules did."""
    return str(json.loads(KEPT.read_text(encoding="utf-8"))[TABLE]["sources"])


def keep(sources: str, rows: Sequence[Sequence[str]]) -> None:
    """Put a digest of sources and the table into the file of figures, whose other lines stay as they are."""
    lines = ",\n".join(f"   {json.dumps(cells)}" for cells in rows)
    entry = f'  "sources": "{sources}",\n  "head": {json.dumps(HEAD)},\n  "rows": [\n{lines}\n  ]'
    text = KEPT.read_text(encoding="utf-8")
    mark = re.compile(rf'(?<=^ "{TABLE}": \{{\n).*?(?=^ \}})', re.DOTALL | re.MULTILINE)
    text, count = mark.subn(lambda _: f"{entry}\n", text)
    assert count == 1
    KEPT.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main())
