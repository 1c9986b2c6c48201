"""All figures of the program that are measured, by name, with what each must be and what is aimed at.

A name is ``group.game.case.part.pixels``, less what does not apply: ``turns.dominant.new_game.2`` is the
longest turn while a game of Dominant Species begins, at two screen pixels for one. The same name stands in
docs/measured.json, in the tables of the documents and on the command line of `dev.py measure`.

Not here, as it would take too long: how pages grow from 50 to 500 and 5,000 matches (only 5,000 are
measured), and decisions with eight species at every seat. Nor what has tools of its own: the speed of machine
code (machine_code.py), and the engine beside that of the last release (`dev.py bench --against`).
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final, TypeAlias

GAMES: Final = {
    "evolution": "Evolution",
    "beginning": "The Beginning",
    "dominant": "Dominant Species",
}
"""The games by the key of their folder, and how a column of figures is headed."""

ON_PURPOSE: Final[Mapping[str, float]] = {
    # 85 modules before the first paint became 73, settings have no second format; the rest is Qt and Python
    "start.first": 2.0,
    # smaller budgets of pictures and a cleared cache of source lines won 0.04
    "memory.evolution.table": 1.9,
    "memory.beginning.table": 1.9,
    "memory.dominant.table": 1.9,
    # 40 of 100 calls are left; 99 ms before and 56 now, in one paired run on a slow processor
    "calls.dominant.initiative.ms": 65,
    # an attack is a picture with both herds, no arrow; a veil with a hole won nothing
    "scene.evolution.attack.2": 4,
    "scene.beginning.attack.1": 3,
    "scene.beginning.attack.2": 7,
    # in an active window a little moves, in ten steps a second; in any other no timer runs
    "rest.start.processor": 1.5,
    "rest.evolution.processor": 1.5,
    "rest.beginning.processor": 1.5,
    # six milliseconds of the processor a minute, without a timer; what takes them was not found
    "rest.dominant.processor": 0.015,
    # sums by SQLite and the check in the writer's thread; what is left is drawing, in turns
    "pages.book_opens.all": 1500,
    # a turn of feeding has many steps, one after the other
    "answers.evolution.apex.step.median": 0.3,
    "answers.evolution.apex_patient.step.median": 0.3,
}
"""Musts of single figures that are set in the place of those below, by name; a comment says why."""


@dataclass(frozen=True)
class Goal:
    """A figure, where it stands in the documents, and its limits: the less the better, unless told."""

    name: str
    group: str
    """The table that it stands in."""
    game: str
    case: str
    pixels: int
    row: str
    """What is measured, and in which unit if the column does not say so."""
    column: str
    must: float | None
    aim: float | None
    is_rate: bool = False
    """Whether it is the better the more it is."""

    def is_missed_by(self, found: float) -> bool:
        """Return whether a figure is worse than it must be."""
        if self.must is None:
            return False
        return found < self.must if self.is_rate else found > self.must


Limits: TypeAlias = Mapping[int, tuple[float | None, float | None]]
"""What a figure must be and what is aimed at, by screen pixels for one, or by 0 where that does not apply."""
Row: TypeAlias = tuple[str, str, Limits]
"""A case, what is measured, and its limits."""


def once(must: float | None = None, aim: float | None = None) -> Limits:
    """Return the limits of a figure that has nothing to do with pixels."""
    return {0: (must, aim)}


def both(must: float | None = None, aim: float | None = None) -> Limits:
    """Return the limits of a figure that are the same at one pixel and at two."""
    return {1: (must, aim), 2: (must, aim)}


def _goals(
    group: str,
    games: Sequence[str],
    *rows: Row,
    lacks: Container[tuple[str, str]] = (),
    part: str = "",
    column: str = "",
    is_rate: bool = False,
) -> Iterator[Goal]:
    """Yield the figures of some cases, by game and by pixels.

    *lacks* are cases that a game does not have, with the game; *part* is one of several figures of a case; a
    figure without a *column* stands in that of its game.
    """
    for (case, row, limits), game in product(rows, games):
        for pixels, (must, aim) in limits.items() if (game, case) not in lacks else ():
            name = ".".join(filter(None, (group, game, case, part, f"{pixels or ''}")))
            yield Goal(
                name=name,
                group=group,
                game=game,
                case=case,
                pixels=pixels or 1,
                row=row,
                column=column or GAMES[game],
                must=ON_PURPOSE.get(name, must),
                aim=aim,
                is_rate=is_rate,
            )


ALL, ANY = tuple(GAMES), ("",)
FIRST: Final = ("evolution",)
FOUND: Final = "found"

TURN: Final[Limits] = {1: (33, 16), 2: (50, 16)}
"""Milliseconds of a turn of the event loop."""
PLAYED: Final = both(33, 16)
"""The same while moves are made."""
LACKS: Final = {("dominant", "curtain"), ("dominant", "press_at_once")}
"""No hands are hidden in Dominant Species, and there are no cards to press."""

CALLS: Final = (
    ("", "functions called until the move is made", once(345)),
    ("rest", "until the table rests", once(11_535)),
    ("ms", "ms until the table rests", once(8)),
)
"""Half of what a click took when it was first counted, and how long it may take."""
LONGEST: Final = "longest turn, ms"
BOOK: Final = once(16, 16)
LIBRARY: Final = once(50, 16)
PLACES: Final = (
    ("start", "the start screen"),
    *[(key, f"a waiting game, {called}") for key, called in GAMES.items()],
)
KINDS: Final = {"turn": "turn of six cards", "food": "food card", "step": "step of feeding"}
ANSWERS: Final = {"median": once(0.5, 0.3), "late": once(1.5, 0.8)}
"""Seconds that half and 95 of 100 answers take."""
PAWNS: Final = {"median": once(0.3), "late": once(1.0)}
"""The same of the placing of a pawn."""
SECONDS: Final = "seconds: median, 95 of 100"

EVERY: Final = (
    *_goals(
        "scene",
        ALL,
        ("drag", "drag a piece, ms a frame", {1: (0.15, 0.05), 2: (0.3, 0.14)}),
        ("twelve", "twelve pieces move, ms a frame", both(1.5, 0.5)),
        ("attack", "attack animation, ms a frame", both(1.5, 0.5)),
        ("repaint", "full repaint, ms", {1: (4, 1), 2: (8, 4)}),
        ("stretch", "one step of resizing, ms", both(8, 3)),
        ("resize", "longest turn after a resize, ms", both(50, 16)),
        ("resized", "a new size drawn, ms", both()),
        ("relayout", "another position drawn, ms", both()),
        ("drag_floor", "a drag of nothing but pictures, by Qt alone, ms a frame", both()),
        ("repaint_floor", "a full repaint of nothing but pictures, by Qt alone, ms", both()),
    ),
    *_goals(
        "beside",
        ALL,
        ("gap", "gap between frames, 99 of 100, ms", once(20, 18)),
        ("longest_gap", "longest gap, ms", once(33, 33)),
        ("click", "click to picture, ms", once(50, 20)),
    ),
    *_goals(
        "start",
        ANY,
        ("first", "first paint : bare window", once(1.8, 1.6)),
        ("matches", "the same with 2,000 matches", once(2.0, 1.7)),
        ("whole", "valley and covers painted : bare window", once(3.5)),
        column=FOUND,
    ),
    *_goals(
        "memory",
        ALL,
        ("table", "full table : bare window", once(1.6, 1.4)),
        ("match", "after a whole match of bots, MB", once(130)),
    ),
    *_goals(
        "rest",
        ANY,
        *[(key, row, once(0.005, 0.001)) for key, row in PLACES],
        part="processor",
        column="processor, %",
    ),
    *_goals(
        "rest",
        ANY,
        *[(key, row, once()) for key, row in PLACES],
        part="wakes",
        column="wake-ups of the window a minute",
    ),
    *_goals(
        "turns",
        ALL,
        ("theme_at_start", "change the theme at the start screen", TURN),
        ("theme_at_table", "change the theme in a long game", TURN),
        ("size_at_start", "change the size of the window at the start screen", TURN),
        ("size_at_table", "change the size of the window, and of all writing, in a long game", TURN),
        ("language_at_table", "change the language in a long game", TURN),
        ("log_detail", "let the log of a long game tell less, then all again", TURN),
        ("log_opening", "open a log of 1,000 lines", both(16, 16)),
        ("log_line", "add a line to a log of 1,000", both(5, 5)),
        ("new_game", "begin a game", TURN),
        ("go_on", "continue a long game", TURN),
        ("leave", "leave a game for the start screen", TURN),
        ("replay", "open a replay, and go back to the game", TURN),
        ("end", "see the scores at the end", TURN),
        ("curtain", "have the curtain drawn between two people", TURN),
        ("hand_over", "hand the screen over in a long game", TURN),
        ("moment", "look at an earlier moment of a long game, and go back", TURN),
        ("press_at_once", "take a card as soon as a long game is seen in another size", TURN),
        ("take_back", "take a move back in a long game that is practice", TURN),
        ("mark", "move the pointer over the table while the log is long", TURN),
        ("bots_without_motion", "watch bots play without motion", PLAYED),
        ("playing_without_motion", "play against bots without motion", PLAYED),
        ("playing", "play against bots with motions", PLAYED),
        ("sheet_new", "open the sheet *new*", TURN),
        ("sheet_rules", "open the sheet *rules*", TURN),
        ("sheet_cards", "open the sheet *cards*", TURN),
        ("sheet_keys", "open the sheet *keys*", TURN),
        ("sheet_keys_at_table", "open it in a long game", TURN),
        lacks=LACKS,
    ),
    # the same in all games, or of the level that only Evolution has
    *_goals(
        "turns",
        FIRST,
        ("playing_beside_thought", "play with motions against opponents that think longest", PLAYED),
        ("sheet_library", "open the sheet *library*", TURN),
        ("sheet_book", "open the sheet *book*", TURN),
        ("sheet_settings", "open the sheet *settings*", TURN),
        ("sheet_report", "open the sheet *report*", TURN),
        ("sheet_about", "open the sheet *about*", TURN),
        ("sheet_new_in_japanese", "open *new* in Japanese", TURN),
        ("sheet_rules_in_japanese", "open *rules* in Japanese", TURN),
        ("sheet_keys_in_japanese", "open *keys* in Japanese", TURN),
        ("sheet_settings_in_japanese", "open *settings* in Japanese", TURN),
        ("sheet_new_turned", "choose another game on the sheet *new*", TURN),
    ),
    *[
        goal
        for part, column, limits in CALLS
        for goal in _goals(
            "calls",
            ("dominant",),
            ("initiative", "a pawn placed, the second click", limits),
            part=part,
            column=column,
        )
    ],
    *_goals(
        "pages",
        ANY,
        ("book_opens", "the record book opened", BOOK),
        ("book_chosen", "other matches chosen in it", BOOK),
        ("book_turned", "its pages of points and traits", BOOK),
        ("book_pointed", "the pointer over the points", BOOK),
        ("book_language", "another language", BOOK),
        ("book_begun_anew", "a reset, and all counted again", BOOK),
        ("book_exported", "an export of the record book", BOOK),
        ("library_opens", "the library opened", LIBRARY),
        ("library_opens_without_index", "the same for the first time", LIBRARY),
        ("library_scrolled", "scrolled", LIBRARY),
        ("library_sought", "searched", LIBRARY),
        ("library_sorted", "sorted", LIBRARY),
        ("library_turned", "another page", LIBRARY),
        ("library_chosen", "all matches chosen", LIBRARY),
        ("library_changed", "a match named, removed and restored", LIBRARY),
        ("library_exported", "a match exported", LIBRARY),
        ("library_takes_in", "a match imported", LIBRARY),
        ("checked", "all data checked, for ten seconds", LIBRARY),
        ("start_again", "the start screen shown again", LIBRARY),
        part="longest",
        column=LONGEST,
    ),
    *_goals(
        "pages", ANY, ("book_opens", "the record book opened", once(600)), part="all", column="all turns, ms"
    ),
    *_goals(
        "disk",
        ANY,
        ("begin", "from *Begin* to the first move, longest stand", once()),
        ("round", "in a round, all stands", once()),
        ("leave", "leaving the program, longest stand", once()),
        column="the window stands still, s",
    ),
    *[
        goal
        for (kind, column), (part, limits) in product(KINDS.items(), ANSWERS.items())
        for goal in _goals(
            "answers",
            FIRST,
            ("apex", f"Evolution, {SECONDS}", limits),
            ("apex_patient", f"Evolution, {SECONDS}", limits),
            part=f"{kind}.{part}",
            column=column,
        )
    ],
    *[
        goal
        for game, (part, limits) in product(ALL[1:], ANSWERS.items())
        for goal in _goals(
            "answers",
            (game,),
            ("greedy", f"{GAMES[game]}, {SECONDS}", limits),
            part=f"decision.{part}",
            column="any decision",
        )
    ],
    *[
        goal
        for part, limits in PAWNS.items()
        for goal in _goals(
            "answers",
            ("dominant",),
            *[(level, f"{GAMES['dominant']}, {SECONDS}", limits) for level in ("scout", "hunter", "apex")],
            part=f"pawn.{part}",
            column="a pawn",
        )
    ],
    *_goals(
        "rules",
        ANY,
        ("beginning", "random games of The Beginning : Evolution", once(1.3, 1.6)),
        ("dominant", "decisions a second in Dominant Species", once(150_000, 190_000)),
        ("yardstick", "chess plies a second on this machine", once()),
        column=FOUND,
        is_rate=True,
    ),
)
GOALS: Final[Mapping[str, Goal]] = {goal.name: goal for goal in EVERY}
"""All figures by name, in the order in which they are measured and shown."""
