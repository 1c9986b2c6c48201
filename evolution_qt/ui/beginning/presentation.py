"""What The Beginning brings for the window."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
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
    from evolution_qt.ui.table.first_steps import FirstStep
    from evolution_qt.ui.table.naming import Pieces
    from evolution_qt.ui.table.pages import CardPage, Chapter, Topics
    from evolution_qt.ui.table.samples import Samples
    from evolution_qt.ui.table.scoring import Scoring
    from evolution_qt.ui.table.shortcuts import Group
    from evolution_qt.ui.table.sketch import Sketch
    from evolution_qt.ui.table.table import Table

# what takes long to import is imported when it is asked for


def _table(game: Any, theme: str, parent: QWidget | None) -> Table:
    from evolution_qt.ui.beginning.table import BeginningTable

    return BeginningTable(game, theme=theme, parent=parent)


def _reading_table(game: Any, theme: str, parent: QWidget | None) -> Table:
    from evolution_qt.ui.beginning.table import BeginningTable

    table = BeginningTable(game, theme=theme, parent=parent)
    table.be_for_reading()
    return table


def _picture(game: Any, event: Event, side: int, ink: str, ratio: float) -> QPixmap | None:
    from evolution_qt.ui.beginning.thumbnails import of_event

    return of_event(game, event, side, ink, ratio)


def _chapters(game: Any, ink: str, ratio: float) -> Sequence[Chapter]:
    from evolution_qt.ui.beginning.how_to_play import chapters

    return chapters(game, ink, ratio)


def _cards(game: Any, seen: Observation[Any] | None) -> Sequence[CardPage]:
    from evolution_qt.ui.beginning.reference import BeginningReference

    return BeginningReference(seen).cards()


def _pieces(match: AnyMatch) -> Pieces:
    from evolution_qt.ui.beginning.cast import BeginningCast

    return BeginningCast.beginning(match)


def _sketched(match: AnyMatch) -> Sketch:
    from evolution_qt.ui.beginning.sketch import sketched

    return sketched(match)


def _painting(
    sketch: Sketch, size: QSize, ratio: float, theme: str, crests: Sequence[Crest]
) -> Generator[None, None, QPixmap]:
    from evolution_qt.ui.table.sketch import painting

    return painting(sketch, size, ratio, theme, crests)


def _facts(most: Mapping[str, int]) -> Sequence[tuple[str, str, str]]:
    from evolution_qt.ui.beginning.statistics import BeginningStatistics

    return BeginningStatistics().facts(most)


def _topics() -> Topics:
    from evolution_qt.ui.beginning.statistics import BeginningStatistics

    return BeginningStatistics().topics()


def _scoring() -> Scoring:
    from evolution_qt.ui.beginning.scoring import SCORING

    return SCORING


def _sounds() -> Mapping[int, str]:
    from evolution_qt.ui.beginning.sounds import SOUNDS

    return SOUNDS


def _chapter_of_phase(phase: int) -> str:
    from evolution_qt.ui.beginning.chapters import chapter_of_phase

    return chapter_of_phase(phase)


def _chapter_of_refusal(code: str, state: Any) -> str:
    from evolution_qt.ui.beginning.chapters import chapter_of_refusal

    return chapter_of_refusal(code, state.phase)


def _about(game: Any) -> str:
    from evolution_qt.games.beginning.cards import DECK

    words = QCoreApplication.translate("Beginning", "{cards} cards, {least} to {most} players")
    return filled(words, {"cards": len(DECK), "least": game.seats[0], "most": game.seats[-1]})


def _shortcuts() -> Sequence[Group]:
    from evolution_qt.ui.beginning.shortcuts import groups

    return groups()


def _samples() -> Samples:
    from evolution_qt.ui.beginning.samples import SAMPLES

    return SAMPLES


def _first_steps() -> Sequence[FirstStep]:
    from evolution_qt.ui.beginning.first_steps import first_steps

    return first_steps()


PRESENTATION: Final = Presentation(
    table=_table,
    reading_table=_reading_table,
    picture=_picture,
    sketched=_sketched,
    painting=_painting,
    facts=_facts,
    topics=_topics,
    chapters=_chapters,
    chapter_of_phase=_chapter_of_phase,
    chapter_of_refusal=_chapter_of_refusal,
    cards=_cards,
    pieces=_pieces,
    scoring=_scoring,
    sounds=_sounds,
    about=_about,
    shortcuts=_shortcuts,
    samples=_samples,
    first_steps=_first_steps,
    cover=Cover(
        light="dawn",
        hero=Figure("parasaurolophus", 0.34, 0.915, 0.46),
        small=(Figure("ammonite-fossil", 0.82, 0.95, 0.085), Figure("fossil", 0.66, 0.965, 0.07)),
        far=(
            Figure("triceratops", 0.80, 0.71, 0.085, mirror=True),
            Figure("diplodocus", 0.45, 0.675, 0.09),
        ),
        tree="palm",
    ),
    modules=(
        "games.beginning.position",
        "ui.beginning.phrases",
        "ui.beginning.board",
        "ui.beginning.cues",
        "ui.beginning.table",
        "ui.beginning.how_to_play",
        "ui.beginning.reference",
        "ui.beginning.sketch",
    ),
)
