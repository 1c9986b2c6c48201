"""Writes the tables of docs/strength.md from docs/strength.json, which the long run of matches writes, and
from resources/ratings.json, which packaging/write_ratings.py writes.

    python -m tests.long.strength --results FOLDER --write docs/strength.json
    python packaging/write_strength.py [--check]

What stands between two marks in the page, `<!-- levels -->` and `<!-- end -->`, is written anew. With
`--check` nothing is written; it fails if the page is not as it would be.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from evolution_qt.brain.ratings import Ratings, read  # noqa: E402
from evolution_qt.core.plain import parse  # noqa: E402
from evolution_qt.games.evolution.bots import LEVELS  # noqa: E402
from tests.long.strength import FULL, least_of_all_won, make  # noqa: E402

PAGE = ROOT / "docs" / "strength.md"
FOUND = ROOT / "docs" / "strength.json"
RATED = ROOT / "resources" / "ratings.json"
RATINGS = "ratings"
"""The mark of the table of ratings."""

Found = dict[str, Any]


def is_full(one: Found) -> bool:
    """Say whether a match was played until its test decided."""
    return (one["game"], one["players"]) in FULL


def is_of_levels(one: Found) -> bool:
    """Say whether a match is one of two levels."""
    return one["rest"] in LEVELS


def table(found: Sequence[Found]) -> str:
    """Return the rows of some matches as a table."""
    lines = [
        "| table | match | games | wins | wanted | lead in points | |",
        "|---|---|---|---|---|---|---|",
    ]
    for one in found:
        where = f"`{one['game'].removeprefix('evolution/')}`, {one['players']} players"
        match = f"`{one['one']}` - `{one['rest']}`"
        wins, lead = wins_of(one), with_margin(one["lead"], 1, "")
        wanted = f"> {one['bar'] * 100:.1f}".removesuffix(".0") + " %"
        lines.append(f"| {where} | {match} | {one['games']} | {wins} | {wanted} | {lead} | {said(one)} |")
    return "\n".join(lines)


def wins_of(one: Found) -> str:
    """Return what part of the games was won, with half its interval, or its lower end if all were won."""
    if one["win"][0] == 1:
        return f"100 % (above {100 * least_of_all_won(one['games'] // one['players']):.0f} %)"
    return with_margin(one["win"], 100, " %")


def with_margin(estimate: Sequence[float | None], times: float, unit: str) -> str:
    """Return a mean with half its interval, where one observation says something of it."""
    mean, margin = estimate
    assert mean is not None
    sign = "+" if not unit and mean > 0 else ""
    text = f"{sign}{mean * times:.1f}"
    # where every deal was won there is no spread to estimate an interval from
    return f"{text} ± {margin * times:.1f}{unit}" if margin else text + unit


def said(one: Found) -> str:
    """Return what is shown by a match in a few words."""
    if one["verdict"] == "unfinished":
        found = "unfinished"
    else:
        found = "shown" if one["reached"] else "not shown"
    is_as_now = one["make"] == make(one["game"], one["players"], one["one"], one["rest"])
    return found if is_as_now else f"{found}, of earlier play"


def rating_table(rated: Sequence[Ratings]) -> str:
    """Return the ratings of every level as a table; nothing is said of levels that play otherwise by now."""
    lines = [
        f"| table | deals | {' | '.join(f'`{key}`' for key in LEVELS)} |",
        "|---|---|" + "---|" * len(LEVELS),
    ]
    for one in rated:
        where = f"`{one.game.removeprefix('evolution/')}`, {one.players} players"
        of = one.still_true().of
        cells = [f"{of[key].value} ({of[key].low}-{of[key].high})" if key in of else "" for key in LEVELS]
        lines.append(f"| {where} | {one.deals} | {' | '.join(cells)} |")
    return "\n".join(lines)


TABLES: dict[str, Callable[[Found], bool]] = {
    "levels": lambda one: is_of_levels(one) and is_full(one),
    "methods": lambda one: not is_of_levels(one) and is_full(one),
    "levels elsewhere": lambda one: is_of_levels(one) and not is_full(one),
    "methods elsewhere": lambda one: not is_of_levels(one) and not is_full(one),
}


def written(page: str, found: Sequence[Found], rated: Sequence[Ratings] = ()) -> str:
    """Return the page with its tables as they follow from what was *found* and *rated*.

    Raises KeyError for tables that are none of these.
    """

    def anew(mark: re.Match[str]) -> str:
        if mark[1] == RATINGS:
            made = rating_table(rated) if rated else ""
        else:
            rows = [one for one in found if TABLES[mark[1]](one)]
            made = table(rows) if rows else ""
        return f"<!-- {mark[1]} -->\n{made or 'Nothing yet.'}\n<!-- end -->"

    return re.sub(r"<!-- ([a-z ]+) -->\n.*?<!-- end -->", anew, page, flags=re.DOTALL)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the tables, or say whether they are written."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--check", action="store_true")
    words = parser.parse_args(arguments)
    page = PAGE.read_text(encoding="utf-8")
    rated = read(parse(RATED.read_bytes()))
    made = written(page, json.loads(FOUND.read_text(encoding="utf-8")), rated)
    if words.check:
        if made != page:
            print("docs/strength.md does not say what was found and rated", file=sys.stderr)
        return int(made != page)
    PAGE.write_text(made, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
