"""Writes the tables of results in the pages of docs from the files that say what was found.

    python -m lab tables [--check]

| file | written by |
| --- | --- |
| docs/lab/strength.json | python -m tests.long.strength, with --results FOLDER or --take FILE |
| resources/ratings.json | python -m lab ratings |
| resources/calibration.json | python -m lab calibrate |
| resources/networks | python -m lab networks |
| docs/measured.json | hand, from what tests/long print |
| of that, "figures" | python3 dev.py measure |
| of that, "machine code" | python -m tests.long.compiled --write |

The table of keys is that of the page of keys in the program.

What stands between two marks in a page, `<!-- levels -->` and `<!-- end -->`, is replaced. With `--check`
nothing is written; it fails if a page is not as it would be.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from benchmarks.goals import GOALS, ON_PURPOSE, Goal
from evolution_qt.brain import calibration, ratings
from evolution_qt.brain.calibration import Calibration
from evolution_qt.brain.ratings import Ratings
from evolution_qt.core.levels import Level
from evolution_qt.core.plain import parse
from evolution_qt.games import game
from evolution_qt.games.evolution.bots import AMONG_MORE, LEVELS
from evolution_qt.games.evolution.catalogue import KEYS
from evolution_qt.ui.kit import keymap
from evolution_qt.ui.shell.window.commands import key_page, usual_keys
from evolution_qt.ui.table.presentation import shown_titles
from evolution_qt.ui.table.shortcuts import TOLD
from lab.baselines.catalogue import HABITS, Habits, tuned
from tests.long.strength import FULL, least_of_all_won, make

ROOT = Path(__file__).resolve().parents[1]
DOCS, RESOURCES = ROOT / "docs", ROOT / "resources"
PHASES = {"food": "food card", "play": "turn", "effects": "effects", "window": "window", "feeding": "feeding"}
"""What the phases of a round are called in the table of calibration."""
NOT_MET = "**{}**"
"""A figure that is worse than it must be."""

FIGURES = "figures"
"""Where the figures of the program are among what was measured, by name."""

Found = dict[str, Any]


@dataclass(frozen=True)
class Sources:
    """What was found: matches, ratings, calibrations, the networks' provenance, and figures by table."""

    matches: Sequence[Found] = ()
    rated: Sequence[Ratings] = ()
    calibrated: Sequence[Calibration] = ()
    networks: Sequence[Found] = ()
    measured: Found | None = None


def sources() -> Sources:
    """Read what the repository has."""
    return Sources(
        json.loads((DOCS / "lab" / "strength.json").read_text(encoding="utf-8")),
        ratings.read(parse((RESOURCES / "ratings.json").read_bytes())),
        calibration.read(parse((RESOURCES / "calibration.json").read_bytes())),
        [
            json.loads(path.read_text(encoding="utf-8"))
            for path in sorted((RESOURCES / "networks").glob("*.json"))
        ],
        json.loads((DOCS / "measured.json").read_text(encoding="utf-8")),
    )


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table, or a sentence where it has no rows."""
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    if not lines:
        return "Nothing yet."
    return "\n".join(["| " + " | ".join(head) + " |", "|---" * len(head) + "|", *lines])


def where(game: str, players: int) -> str:
    """Return which table of which edition something was played at."""
    return f"`{game.removeprefix('evolution/')}`, {players} players"


# Matches


def is_full(one: Found) -> bool:
    """Return whether a match was played until its test decided."""
    return (one["game"], one["players"]) in FULL


def is_of_levels(one: Found) -> bool:
    """Return whether a match is one of two levels."""
    return one["rest"] in LEVELS


def of_evolution(found: Sequence[Found]) -> list[Found]:
    """Return the matches of Evolution."""
    return [one for one in found if one["game"] in KEYS]


def match_table(found: Sequence[Found]) -> str:
    """Return the rows of some matches as a table."""
    head = ("table", "match", "games", "wins", "wanted", "lead in points", "")
    return table(
        head,
        [
            (
                where(one["game"], one["players"]),
                f"`{one['one']}` - `{one['rest']}`",
                str(one["games"]),
                wins_of(one),
                "> " + f"{one['bar'] * 100:.1f}".removesuffix(".0") + " %",
                with_margin(one["lead"], 1, ""),
                said(one),
            )
            for one in found
        ],
    )


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


def is_as_now(one: Found) -> bool:
    """Return whether both sides of a match play today as they did then."""
    return bool(one["make"] == make(one["game"], one["players"], one["one"], one["rest"]))


def said(one: Found) -> str:
    """Return what is shown by a match in a few words."""
    if one["verdict"] == "unfinished":
        found = "unfinished"
    else:
        found = "shown" if one["reached"] else "not shown"
    return found if is_as_now(one) else f"{found}, of earlier play"


def rating_table(rated: Sequence[Ratings]) -> str:
    """Return the ratings of every level as a table, without levels that play otherwise today."""
    rows = []
    for one in rated:
        of = one.still_true().of
        cells = [f"{of[key].value} ({of[key].low}-{of[key].high})" if key in of else "" for key in LEVELS]
        rows.append((where(one.game, one.players), str(one.deals), *cells))
    return table(("table", "deals", *(f"`{key}`" for key in LEVELS)), rows)


# Levels, networks, methods


def ladder(found: Sources) -> str:
    """Return how each level fares against the next lower in the main edition, and its ratings."""
    rows = []
    rated = {one.players: one.still_true().of for one in found.rated if one.game == "evolution/de"}
    for below, level in zip([None, *LEVELS], LEVELS, strict=False):
        cells = []
        for players in (2, 4):
            pair = ("evolution/de", players, level, below)
            won = [
                one
                for one in found.matches
                if (one["game"], one["players"], one["one"], one["rest"]) == pair and is_as_now(one)
            ]
            rating = rated.get(players, {}).get(level)
            cells += [wins_of(won[0]) if won else "", str(rating.value) if rating else ""]
        rows.append((f"`{level}`", *cells))
    head = ("level", "beats the next lower, 2 players", "rating", "4 players (25 % is fair)", "rating")
    return table(head, rows)


def strength_table(key: str, found: Sources) -> str:
    """Return how often one of each level wins at each table, first among the next lower, then among others.

    Of Evolution only its levels.
    """
    rules = game(key)
    seats = list(rules.seats)
    matches = {
        (one["one"], one["rest"], one["players"]): one
        for one in found.matches
        if one["game"] == key and (one["game"] not in KEYS or is_of_levels(one))
    }
    steps = [(higher, lower) for lower, higher in pairwise(rules.bots().levels)]
    pairs = dict.fromkeys([*steps, *[(one, rest) for one, rest, _ in matches]])
    rows = [("*fair share*", "", *[f"{100 / players:.3g} %" for players in seats])]
    for one, rest in pairs:
        cells = [cell_of(matches[one, rest, at]) if (one, rest, at) in matches else "" for at in seats]
        rows.append((f"`{one}`", f"`{rest}`", *cells))
    return table(("one", "all others", *[f"{players} players" for players in seats]), rows)


def cell_of(one: Found) -> str:
    """Return what part of the games was won, of how many, and whether both play so today."""
    return f"{wins_of(one)} of {one['games']}" + ("" if is_as_now(one) else ", of earlier play")


def effort_table(_: Sources) -> str:
    """Return what each level that has a network spends, and what it overlooks, by the size of the table."""
    rows = []
    for key, among_more in AMONG_MORE[3].items():
        at = {"2": LEVELS[key], "3 and 4": among_more, "5 and 6": AMONG_MORE[5][key]}
        rows += [(f"`{key}`", players, *effort_cells(one)) for players, one in at.items()]
    head = ("level", "players", "turns followed up", "plans", "worlds", "overlooks danger", "takes as equal")
    return table(head, rows)


def effort_cells(level: Level) -> tuple[str, ...]:
    """Return the numbers of a level for people; what it does not do is left empty."""
    worlds = (
        f"{level.turn_worlds} for a turn, {level.secret_worlds} for a food card, {level.worlds} for a step"
    )
    return (
        str(level.width or ""),
        str(level.plans if level.worlds else ""),
        worlds if level.worlds else "",
        f"{level.careless / 10:.0f} % of turns" if level.careless else "",
        f"within {level.slack / 10:g} %" if level.slack else "",
    )


def calibration_table(found: Sequence[Calibration]) -> str:
    """Return the error of the chances that are shown, by phase, with the Brier score of turns or feeding."""
    groups: dict[tuple[str, int, str], dict[str, Calibration]] = {}
    for one in found:
        if one.is_good and one.is_still_true:
            groups.setdefault((one.game, one.players, one.level), {})[one.phase] = one
    rows = []
    for (key, players, level), by in groups.items():
        of = by.get("play") or by["feeding"]
        cells = [f"{by[phase].error / 10:.1f}" if phase in by else "" for phase in PHASES]
        scores = f"{of.brier / 10_000:.3f}, {of.by_score / 10_000:.3f} ({PHASES[of.phase]})"
        rows.append((where(key, players), f"`{level}`", *cells, scores))
    return table(("table", "level", *PHASES.values(), "Brier score, by the standing alone"), rows)


def network_table(found: Sequence[Found]) -> str:
    """Return what each shipped network has learned from."""
    rows = []
    for one in found:
        provenance = one["provenance"]
        settings, start = provenance["settings"], provenance.get("start")
        begun = f"{start['players'][0]} players, {start['games']:,} games" if start else "nothing"
        rows.append(
            (
                f"`{one['game']}`",
                str(one["players"][0]),
                begun,
                f"{provenance['games']:,}",
                f"{settings['league']} %",
                f"{settings['experts']} %",
                str(one["amounts"] + one["marks"]),
                str(one["hidden"]),
            )
        )
    head = (
        "game",
        "players",
        "begun with that of",
        "further games",
        "league",
        "experts",
        "inputs",
        "hidden units",
    )
    return table(head, rows)


def settings_table(_: Sources) -> str:
    """Return the settings in use of each method."""
    rows = []
    evolution = game("evolution/de")
    for key in HABITS:
        two, more = (tuned(key, evolution, players) for players in (2, 3))
        rows.append((f"`{key}`", "any" if two == more else "2", settings_of(two)))
        if two != more:
            rows.append((f"`{key}`", "3 and more", settings_of(more)))
    return table(("method", "players", "settings that differ from the defaults"), rows)


def settings_of(habits: Habits) -> str:
    """Return the settings by which some habits differ from the defaults of their method."""
    before = asdict(type(habits)())
    changed = [
        ("" if value else "not ") + name if isinstance(value, bool) else f"{name} {value}"
        for name, value in asdict(habits).items()
        if value != before[name]
    ]
    return ", ".join(changed) or "none"


# Figures


def measured_table(found: Found) -> str:
    """Return a table of figures as it was written down."""
    return table(found["head"], found["rows"])


def figure_table(group: str, sources: Sources) -> str:
    """Return the figures of a group, a row for each case; what is worse than it must be stands out."""
    found: dict[str, float] = (sources.measured or {})[FIGURES]
    by_case: dict[tuple[str, str], list[Goal]] = {}
    goals = [goal for goal in GOALS.values() if goal.group == group]
    for goal in goals:
        by_case.setdefault((goal.case, goal.row), []).append(goal)
    columns = list(dict.fromkeys(goal.column for goal in goals))
    rows = []
    for (case, row), among in by_case.items():
        of = {column: [cell(one, found) for one in among if one.column == column] for column in columns}
        cells = [", ".join(filter(None, texts)) for texts in of.values()]
        usual = [one for one in among if one.name not in ON_PURPOSE]
        asked = limits([one.must for one in usual], [one.aim for one in usual])
        rows.append((f"`{case}`", row, *cells, *asked))
    return table(("", "what", *columns, "must", "aim"), rows)


def cell(goal: Goal, found: dict[str, float]) -> str:
    """Return a figure as it stands in its table; one whose must is set on purpose has it behind it."""
    if goal.name not in found:
        return ""
    text = f"{found[goal.name]:,g}"
    if goal.is_missed_by(found[goal.name]):
        text = NOT_MET.format(text)
    return f"{text} (of {goal.must:g})" if goal.name in ON_PURPOSE else text


def limits(*kinds: Sequence[float | None]) -> list[str]:
    """Return what figures of a row must be and what is aimed at, each once."""
    return [", ".join(dict.fromkeys(f"{one:,g}" for one in kind if one is not None)) for kind in kinds]


# Keys


def telling_keys(_found: Sources) -> str:
    """Return the keys that read aloud, a row for each thing that one does, with the games that have it."""
    keymap.begin(usual_keys())
    games: dict[str, dict[str, list[str]]] = {}
    for title in shown_titles():
        for group in key_page(title.editions[0].key):
            for one in group.shortcuts if group.title == TOLD else ():
                games.setdefault(one.keys, {}).setdefault(one.words, []).append(title.name)
    every = len(shown_titles())
    rows = [
        (f"`{key}`", words, "" if len(names) == every else ", ".join(names))
        for key, meanings in games.items()
        for words, names in meanings.items()
    ]
    return table(("key", "tells", "only in"), rows)


TABLES: dict[str, Callable[[Sources], str]] = {
    "strength of evolution": partial(strength_table, "evolution/de"),
    "strength of beginning": partial(strength_table, "beginning/de"),
    "strength of dominant species": partial(strength_table, "dominant-species"),
    "levels": lambda found: match_table(
        [one for one in of_evolution(found.matches) if is_of_levels(one) and is_full(one)]
    ),
    "methods": lambda found: match_table(
        [one for one in of_evolution(found.matches) if not is_of_levels(one) and is_full(one)]
    ),
    "levels elsewhere": lambda found: match_table(
        [one for one in of_evolution(found.matches) if is_of_levels(one) and not is_full(one)]
    ),
    "methods elsewhere": lambda found: match_table(
        [one for one in of_evolution(found.matches) if not is_of_levels(one) and not is_full(one)]
    ),
    "ratings": lambda found: rating_table(found.rated),
    "ladder": ladder,
    "effort": effort_table,
    "calibration": lambda found: calibration_table(found.calibrated),
    "networks": lambda found: network_table(found.networks),
    "settings": settings_table,
    "keys that tell": telling_keys,
    **{group: partial(figure_table, group) for group in dict.fromkeys(goal.group for goal in GOALS.values())},
}


def written(page: str, found: Sources) -> str:
    """Return the page with its tables as they follow from what was *found*.

    Raises KeyError for tables that there are none of.
    """

    def made(mark: re.Match[str]) -> str:
        name = mark[1]
        of = TABLES.get(name) or (lambda found: measured_table((found.measured or {})[name]))
        return f"<!-- {name} -->\n{of(found)}\n<!-- end -->"

    return re.sub(r"<!-- ([a-z ]+) -->\n.*?<!-- end -->", made, page, flags=re.DOTALL)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the tables, or return whether they are written."""
    parser = argparse.ArgumentParser(
        prog="python -m lab tables", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--check", action="store_true")
    words = parser.parse_args(arguments)
    found = sources()
    is_as_found = True
    for path in sorted(DOCS.rglob("*.md")):
        page = path.read_text(encoding="utf-8")
        made = written(page, found)
        if made != page:
            is_as_found = False
            if words.check:
                print(f"{path.relative_to(ROOT).as_posix()} does not say what was found", file=sys.stderr)
            else:
                path.write_text(made, encoding="utf-8", newline="\n")
    return int(words.check and not is_as_found)
