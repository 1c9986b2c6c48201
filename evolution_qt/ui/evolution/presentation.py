"""What Evolution brings for the window."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
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
    from evolution_qt.ui.table.naming import Pieces
    from evolution_qt.ui.table.pages import CardPage, Chapter, Topics
    from evolution_qt.ui.table.samples import Samples
    from evolution_qt.ui.table.scoring import Scoring
    from evolution_qt.ui.table.shortcuts import Group
    from evolution_qt.ui.table.sketch import Sketch
    from evolution_qt.ui.table.table import Table

# what takes long to import is imported when it is asked for


def _table(game: Any, theme: str, parent: QWidget | None) -> Table:
    from evolution_qt.ui.evolution.table import EvolutionTable

    return EvolutionTable(game, theme=theme, parent=parent)


def _reading_table(game: Any, theme: str, parent: QWidget | None) -> Table:
    from evolution_qt.ui.evolution.table import EvolutionTable

    table = EvolutionTable(game, theme=theme, parent=parent)
    table.be_for_reading()
    return table


def _picture(game: Any, event: Event, side: int, ink: str, ratio: float) -> QPixmap | None:
    from evolution_qt.ui.evolution.thumbnails import of_event

    return of_event(game, event, side, ink, ratio)


def _sketched(match: AnyMatch) -> Sketch:
    from evolution_qt.ui.evolution.sketch import sketched

    return sketched(match)


def _painting(
    sketch: Sketch, size: QSize, ratio: float, theme: str, crests: Sequence[Crest]
) -> Generator[None, None, QPixmap]:
    from evolution_qt.ui.table.sketch import painting

    return painting(sketch, size, ratio, theme, crests)


def _chapters(game: Any, ink: str, ratio: float) -> Sequence[Chapter]:
    from evolution_qt.ui.evolution.how_to_play import chapters

    return chapters(game, ink, ratio)


def _chapter_of_phase(phase: int) -> str:
    from evolution_qt.ui.evolution.chapters import chapter_of_phase

    return chapter_of_phase(phase)


def _chapter_of_refusal(code: str, state: Any) -> str:
    from evolution_qt.ui.evolution.chapters import chapter_of_refusal

    return chapter_of_refusal(code, state.phase)


def _cards(game: Any, seen: Observation[Any] | None) -> Sequence[CardPage]:
    from evolution_qt.ui.evolution.reference import Reference

    return Reference(game, seen).cards()


def _facts(most: Mapping[str, int]) -> Sequence[tuple[str, str, str]]:
    from evolution_qt.ui.evolution.statistics import Statistics

    return Statistics().facts(most)


def _topics() -> Topics:
    from evolution_qt.ui.evolution.statistics import Statistics

    return Statistics().topics()


def _learn() -> Iterable[Callable[[], object]]:
    from evolution_qt.ui.evolution.how_to_play import TO_LEARN

    return TO_LEARN


def _pieces(match: AnyMatch) -> Pieces:
    from evolution_qt.ui.evolution.cast import EvolutionCast

    return EvolutionCast.beginning(match)


def _scoring() -> Scoring:
    from evolution_qt.ui.evolution.scoring import SCORING

    return SCORING


def _sounds() -> Mapping[int, str]:
    from evolution_qt.ui.evolution.sounds import SOUNDS

    return SOUNDS


def _out_of_turn() -> str:
    return QCoreApplication.translate("Evolution", "Ask about Intelligence between feedings")


def _about(game: Any) -> str:
    words = QCoreApplication.translate("Evolution", "{cards} cards, {least} to {most} players")
    cards = sum(len(one.food) for one in game.edition.prints)
    return filled(words, {"cards": cards, "least": game.seats[0], "most": game.seats[-1]})


def _shortcuts() -> Sequence[Group]:
    from evolution_qt.ui.evolution.shortcuts import groups

    return groups()


def _samples() -> Samples:
    from evolution_qt.ui.evolution.samples import SAMPLES

    return SAMPLES


PRESENTATION: Final = Presentation(
    table=_table,
    reading_table=_reading_table,
    picture=_picture,
    sketched=_sketched,
    painting=_painting,
    chapters=_chapters,
    chapter_of_phase=_chapter_of_phase,
    chapter_of_refusal=_chapter_of_refusal,
    cards=_cards,
    facts=_facts,
    topics=_topics,
    pieces=_pieces,
    scoring=_scoring,
    sounds=_sounds,
    about=_about,
    shortcuts=_shortcuts,
    out_of_turn=_out_of_turn,
    samples=_samples,
    cover=Cover(
        hero=Figure("diplodocus", 0.36, 0.915, 0.50),
        small=(Figure("tortoise", 0.80, 0.955, 0.10),),
        far=(
            Figure("elephant", 0.36, 0.695, 0.08),
            Figure("bison", 0.785, 0.705, 0.075, mirror=True),
            Figure("bison", 0.86, 0.745, 0.09),
        ),
    ),
    modules=(
        "games.evolution.position",
        "games.evolution.evaluation",
        "ui.evolution.phrases",
        "ui.evolution.tabletop",
        "ui.evolution.cues",
        "ui.table.hearing",
        "ui.evolution.table",
        "ui.evolution.how_to_play",
        "ui.evolution.reference",
        "ui.evolution.sketch",
    ),
    learn=_learn,
)
