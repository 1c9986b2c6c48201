"""What Dominant Species brings for the window."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.ui.dominant.shortcuts import groups
from evolution_qt.ui.kit.covers import Cover
from evolution_qt.ui.kit.landscape import Figure
from evolution_qt.ui.table.presentation import Presentation

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QWidget

    from evolution_qt.core.crest import Crest
    from evolution_qt.core.event import Event
    from evolution_qt.core.game import Observation
    from evolution_qt.core.match import AnyMatch
    from evolution_qt.games.dominant.state import DominantState
    from evolution_qt.ui.kit.palette import Badge
    from evolution_qt.ui.table.first_steps import FirstStep
    from evolution_qt.ui.table.naming import Pieces
    from evolution_qt.ui.table.pages import CardPage, Chapter, Topics
    from evolution_qt.ui.table.samples import Samples
    from evolution_qt.ui.table.scoring import Scoring
    from evolution_qt.ui.table.start_picture import StartPicture
    from evolution_qt.ui.table.table import Table

# what takes long to import is imported when it is asked for


def _table(game: Any, theme: str, parent: QWidget | None, *, reading: bool = False) -> Table:
    from evolution_qt.ui.dominant.table import DominantTable

    return DominantTable(game, theme=theme, parent=parent, reading=reading)


def _picture(game: Any, event: Event, side: int, ink: str, ratio: float) -> QPixmap | None:
    from evolution_qt.ui.dominant.thumbnails import of_event

    return of_event(game, event, side, ink, ratio)


def _sketched(match: AnyMatch) -> DominantState:
    from evolution_qt.ui.dominant.sketch import sketched

    return sketched(match)


def _pieces(match: AnyMatch) -> Pieces:
    from evolution_qt.ui.dominant.grounds import grounds_in

    return grounds_in(match.milestones[0].state)


def _painting(
    state: DominantState, size: QSize, ratio: float, theme: str, crests: Sequence[Crest]
) -> Generator[None, None, QPixmap]:
    from evolution_qt.ui.dominant.sketch import painting

    return painting(state, size, ratio, theme, crests)


def _start_picture() -> StartPicture:
    from evolution_qt.ui.dominant.start_picture import START

    return START


def _chapters(game: Any, ink: str, ratio: float) -> Sequence[Chapter]:
    from evolution_qt.ui.dominant.how_to_play import chapters

    return chapters(game, ink, ratio)


def _cards(game: Any, seen: Observation[Any] | None) -> Sequence[CardPage]:
    from evolution_qt.ui.dominant.reference import DominantReference

    return DominantReference(seen).cards()


def _facts(most: Mapping[str, int]) -> Sequence[tuple[str, str, str]]:
    from evolution_qt.ui.dominant.statistics import DominantStatistics

    return DominantStatistics().facts(most)


def _topics() -> Topics:
    from evolution_qt.ui.dominant.statistics import DominantStatistics

    return DominantStatistics().topics()


def _scoring() -> Scoring:
    from evolution_qt.ui.dominant.scoring import SCORING

    return SCORING


def _sounds() -> Mapping[int, str]:
    from evolution_qt.ui.dominant.sounds import SOUNDS

    return SOUNDS


def _chapter_of_phase(phase: int) -> str:
    from evolution_qt.ui.dominant.chapters import chapter_of_phase

    return chapter_of_phase(phase)


def _chapter_of_refusal(code: str, state: Any) -> str:
    from evolution_qt.ui.dominant.chapters import chapter_of_refusal

    return chapter_of_refusal(code, state)


def _about(game: Any) -> str:
    words = QCoreApplication.translate("Dominant", "Six animals, {least} to {most} players")
    return filled(words, {"least": game.seats[0], "most": game.seats[-1]})


def _badge(animal: int) -> Badge:
    from evolution_qt.ui.dominant.looks import badge

    return badge(animal)


def _seat(animals: Sequence[int], who: str) -> str:
    from evolution_qt.ui.dominant.terms import DominantTerms

    return DominantTerms().seat(animals, who)


def _samples() -> Samples:
    from evolution_qt.ui.dominant.samples import SAMPLES

    return SAMPLES


def _first_steps() -> Sequence[FirstStep]:
    from evolution_qt.ui.dominant.first_steps import first_steps

    return first_steps()


PRESENTATION: Final = Presentation(
    table=_table,
    reading_table=partial(_table, reading=True),
    picture=_picture,
    pieces=_pieces,
    badge=_badge,
    seat=_seat,
    sketched=_sketched,
    painting=_painting,
    facts=_facts,
    topics=_topics,
    chapters=_chapters,
    chapter_of_phase=_chapter_of_phase,
    chapter_of_refusal=_chapter_of_refusal,
    cards=_cards,
    scoring=_scoring,
    sounds=_sounds,
    about=_about,
    shortcuts=groups,
    samples=_samples,
    first_steps=_first_steps,
    modules=(
        "games.dominant.position",
        "ui.dominant.names",
        "ui.dominant.board",
        "ui.dominant.table",
        "ui.dominant.how_to_play",
        "ui.dominant.reference",
        "ui.dominant.sketch",
    ),
    cover=Cover(
        light="evening",
        hero=Figure("polar-bear", 0.36, 0.915, 0.34),
        small=(Figure("heron", 0.70, 0.94, 0.15), Figure("frog", 0.86, 0.96, 0.075)),
        far=(
            Figure("mammoth", 0.775, 0.705, 0.11, mirror=True),
            Figure("mammoth", 0.85, 0.725, 0.08, mirror=True),
            Figure("deer", 0.43, 0.675, 0.075),
        ),
        tree="pine-tree",
        flyer="",
    ),
    start_picture=_start_picture,
)
