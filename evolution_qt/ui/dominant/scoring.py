"""Scores of Dominant Species in words and signs, and its statistics in the record book.

The score has the points so far, and what the tiles bring at the end; the record book has cubes, tiles, cards
and animals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QPixmap

from evolution_qt.core.errors import filled
from evolution_qt.core.event import Event
from evolution_qt.core.score import Score
from evolution_qt.core.text import N_
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import ANIMAL_KEYS, ANIMAL_REF, ANIMALS, FOREST, ICE_AGE
from evolution_qt.games.dominant.grid import CELLS
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.games.dominant.tile_points import weakest
from evolution_qt.ui.dominant import colours_and_icons, thumbnails
from evolution_qt.ui.dominant.terms import DominantTerms
from evolution_qt.ui.dominant.thumbnails import portrait
from evolution_qt.ui.kit import art
from evolution_qt.ui.table.naming import Pieces
from evolution_qt.ui.table.pages import CardPage, Topics
from evolution_qt.ui.table.scoring import NO_SIDE, PointSources, Scoring, SourceRow, Survivors

_GOLD: Final = "#8a6d2f"


def _points_in_words(name: str, score: Score) -> str:
    words = QCoreApplication.translate(
        "DominantScoring", "{name}: {points} so far, {tiles} for tiles at the end"
    )
    points, tiles = map(str, score.parts)
    return filled(words, {"name": name, "points": points, "tiles": tiles})


def _tie(names: Sequence[str], scores: Sequence[Score], winners: Sequence[int]) -> str:
    """Return that the food chain has broken a tie: of equal points the higher animal wins."""
    best = max(score.points for score in scores)
    equal = [seat for seat, score in enumerate(scores) if score.points == best]
    if len(equal) < 2 or len(winners) != 1:
        return ""
    words = QCoreApplication.translate(
        "DominantScoring", "Equal points: {name} wins with the animal higher in the food chain."
    )
    return filled(words, {"name": names[winners[0]]})


def _part(number: int, side: int, ratio: float) -> QPixmap:
    if number:
        return thumbnails.hexagon(FOREST, side, ratio)
    return art.icon("laurel-crown", side, _GOLD, ratio)


def _points_so_far(state: DominantState, seat: int) -> int:
    """Return the points on the track, of several animals the least: what the end brings the panel says."""
    return min([state.points[animal] for animal in _animals(state, seat)])


def _animals(state: DominantState, seat: int) -> list[int]:
    return [animal for animal in state.in_play if state.seat_of[animal] == seat]


def _counting(state: DominantState, seat: int) -> int:
    """Return which of several animals has the points that count."""
    _, place = weakest(state, state.points, seat)
    return -place if len(_animals(state, seat)) > 1 else NO_SIDE


_SOURCES: Final = (
    N_("DominantScoring", "Domination"),
    N_("DominantScoring", "Cards"),
    N_("DominantScoring", "Bonus for tiles"),
    N_("DominantScoring", "Survival"),
    N_("DominantScoring", "Ice Age"),
    N_("DominantScoring", "Tiles at the end"),
)
_CARDS: Final = 1
_OF_CAUSES: Final = {e.DOMINATION: 0, e.NEIGHBOURS: 2, e.SURVIVAL: 3, ICE_AGE: 4, e.FINAL: 5}
"""The source of points by their cause; every other cause is a card."""


def _sources(state: DominantState, events: Sequence[Event]) -> PointSources:
    """Return where the points of each animal came from; those it began with have a part of their own."""
    found = {animal: [0] * len(_SOURCES) for animal in state.in_play}
    for event in events:
        if event.kind == e.POINTS:
            found[event.subject - ANIMAL_REF][_OF_CAUSES.get(event.cause, _CARDS)] += event.amount
    names = [QCoreApplication.translate("DominantScoring", name) for name in _SOURCES]
    before = {animal: state.points[animal] - sum(parts) for animal, parts in found.items()}
    if any(before.values()):
        names.append(QCoreApplication.translate("DominantScoring", "Before"))
        for animal, points in before.items():
            found[animal].append(points)
    rows = [SourceRow(state.seat_of[animal], animal, tuple(parts)) for animal, parts in found.items()]
    return PointSources(tuple(names), tuple(rows))


_BODIES: Final = 6, 4, 4, 3, 2, 2
"""How large the animals look, in the order of the food chain."""
_WHOLE: Final = {"bear-head": "polar-bear"}
"""The drawing of the whole animal where its sign is only a head."""


def _survivors(state: DominantState, seat: int, _pieces: Pieces) -> list[Survivors]:
    """Return the animals of a seat, each with as many as it has cubes on earth."""
    several = len(_animals(state, seat)) > 1
    found = []
    for animal in _animals(state, seat):
        look = colours_and_icons.ANIMALS[animal]
        cubes = sum(state.cubes[animal * CELLS : (animal + 1) * CELLS])
        drawing = _WHOLE.get(look.icon, look.icon)
        found.append(Survivors(drawing, cubes, _BODIES[animal], look.ground if several else ""))
    return found


def _growing(sources: PointSources) -> PointSources:
    """Return what came before the end, from Ice Age and from the tiles at the end."""
    if len(sources.names) <= _OF_CAUSES[e.FINAL]:
        return sources  # the parts of the scores, which say no more
    ice, final = _OF_CAUSES[ICE_AGE], _OF_CAUSES[e.FINAL]
    rows = [
        row._replace(
            parts=(sum(row.parts) - row.parts[ice] - row.parts[final], row.parts[ice], row.parts[final])
        )
        for row in sources.rows
    ]
    names = QCoreApplication.translate("DominantScoring", "Before"), sources.names[ice], sources.names[final]
    return PointSources(names, tuple(rows))


SCORING: Final = Scoring(
    told=_points_in_words,
    tie=_tie,
    part=_part,
    starter=lambda side, ratio: art.icon("laurel-crown", side, _GOLD, ratio),
    points_so_far=_points_so_far,
    sides=_animals,
    survivors=_survivors,
    growing=_growing,
    counting=_counting,
    sources=_sources,
)


class DominantStatistics(QObject):
    """The words in the language that is chosen."""

    def facts(self, most: Mapping[str, int]) -> Sequence[tuple[str, str, str]]:
        """Return the most cubes of a game that were eliminated and that died out, and the most cards."""
        killed, extinct, cards, explored = (
            most.get(key, 0) for key in ("killed", "extinct", "cards", "explored")
        )
        return [
            (
                self.tr("Cubes"),
                self.tr("%n cube(s)", "", killed),
                self.tr("most opposing cubes eliminated in a game"),
            ),
            ("", self.tr("%n cube(s)", "", extinct), self.tr("most cubes that died out in a game")),
            (self.tr("Cards"), self.tr("%n card(s)", "", cards), self.tr("most cards taken in a game")),
            (self.tr("Tiles"), self.tr("%n tile(s)", "", explored), self.tr("most tiles placed in a game")),
        ]

    def topics(self) -> Topics:
        """Return what is counted of each animal and card, by the keys of `tally.MEASURED`."""
        return Topics(
            self.tr("Animals and cards"),
            self.tr(
                "Lead: a player's points minus the average of the others. Games with an animal that "
                "scored, or a card that was taken, are compared with all the other games. A difference "
                "may have other causes, and with this many intervals some will be off."
            ),
            (
                ("taken", self.tr("cards taken")),
                ("rounds", self.tr("rounds")),
                ("brought", self.tr("points")),
            ),
            tuple(map(_animal, range(ANIMALS))),
        )


def _animal(animal: int) -> CardPage:
    """Return an animal as what is counted: its name and its portrait."""
    name, sign = DominantTerms().animal(animal), partial(portrait, animal)
    return CardPage(ANIMAL_KEYS[animal], name, "", (), "", sign, sign, round)
