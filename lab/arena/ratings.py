"""Writes resources/ratings.json: how strong the levels are, from what the arena has printed.

    python -m lab arena hatchling forager hunter strategist apex apex_patient
        --players 2 --deals 20 --tables pairs > two.json      with more players --tables mixed
    python -m lab ratings two.json [MORE.json ...] [--out FILE]

Each file is one game and number of players, and takes the place of what was measured of it before. Ratings
are moved so that the forager has 1000 everywhere; what falls below 0 counts as 0.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from evolution_qt.brain.measurements import make
from evolution_qt.brain.ratings import ANCHOR_RATING, FORMAT, VERSION, read
from evolution_qt.games import game

ROOT: Final = Path(__file__).resolve().parents[2]


def entry(printed: dict[str, Any]) -> dict[str, Any]:
    """Return the entry for what the arena has printed. Raises KeyError if it is not of levels alone.

    Ends the program where the deals were too few, or too much alike, to say how sure a rating is.
    """
    for who, said in printed["ratings"].items():
        if None in said:
            raise SystemExit(f"the rating of {who} has no interval: play more deals")
    move = ANCHOR_RATING - printed["ratings"][game(printed["game"]).bots().anchor][0]
    return {
        "game": printed["game"],
        "players": printed["players"],
        "deals": min(table["deals"] for table in printed["tables"]),
        "ratings": {who: [max(one + move, 0) for one in said] for who, said in printed["ratings"].items()},
        "makes": {who: make(who, printed["game"], printed["players"]) for who in printed["ratings"]},
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Put what stands in the files into the resource."""
    parser = argparse.ArgumentParser(prog="python -m lab ratings", description=__doc__)
    parser.add_argument("printed", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, default=ROOT / "resources" / "ratings.json")
    words = parser.parse_args(arguments)
    target: Path = words.out
    kept = json.loads(target.read_text(encoding="utf-8"))["entries"] if target.exists() else []
    entries = {(one["game"], one["players"]): one for one in kept}
    for path in words.printed:
        made = entry(json.loads(path.read_text(encoding="utf-8")))
        entries[made["game"], made["players"]] = made
    plain: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "entries": [entries[key] for key in sorted(entries)],
    }
    read(plain)
    target.write_text(json.dumps(plain, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return 0
