"""What Evolution brings for the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from evolution_qt.core.game import Observation
from evolution_qt.ui.evolution.shortcuts import groups
from evolution_qt.ui.table.pages import Card, Chapter
from evolution_qt.ui.table.presentation import Presentation

# what takes long to import is imported when it is asked for


def _chapters(game: Any, ink: str, ratio: float) -> Sequence[Chapter]:
    from evolution_qt.ui.evolution.how_to_play import chapters

    return chapters(game, ink, ratio)


def _chapter_of_phase(phase: int) -> str:
    from evolution_qt.ui.evolution.chapters import chapter_of_phase

    return chapter_of_phase(phase)


def _chapter_of_refusal(code: str, state: Any) -> str:
    from evolution_qt.ui.evolution.chapters import chapter_of_refusal

    return chapter_of_refusal(code, state.phase)


def _cards(game: Any, seen: Observation[Any] | None) -> Sequence[Card]:
    from evolution_qt.ui.evolution.reference import Reference

    return Reference(game, seen).cards()


def _learn() -> Iterable[Callable[[], object]]:
    from evolution_qt.ui.evolution.how_to_play import TO_LEARN

    return TO_LEARN


PRESENTATION: Final = Presentation(
    chapters=_chapters,
    chapter_of_phase=_chapter_of_phase,
    chapter_of_refusal=_chapter_of_refusal,
    cards=_cards,
    shortcuts=groups,
    modules=(
        "games.evolution.position",
        "games.evolution.insight",
        "ui.evolution.phrases",
        "ui.evolution.tabletop",
        "ui.evolution.cues",
        "ui.evolution.hearing",
        "ui.evolution.table",
        "ui.evolution.how_to_play",
        "ui.evolution.reference",
        "ui.evolution.sketch",
    ),
    learn=_learn,
)
