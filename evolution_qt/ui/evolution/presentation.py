"""What Evolution brings for the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from evolution_qt.core.game import AnyGame, Observation
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.ui.evolution import chapters
from evolution_qt.ui.table.pages import Card, Chapter
from evolution_qt.ui.table.presentation import Presentation


def evolution(game: AnyGame) -> Evolution:
    """Return the game, which is one of Evolution."""
    assert isinstance(game, Evolution), game.key
    return game


def _chapters(game: AnyGame, ink: str, ratio: float) -> Sequence[Chapter]:
    from evolution_qt.ui.evolution.how_to_play import chapters

    return chapters(evolution(game), ink, ratio)


def _cards(game: AnyGame, seen: Observation[Any] | None) -> Sequence[Card]:
    from evolution_qt.ui.evolution.reference import Reference

    return Reference(evolution(game), seen).cards()


def _learn() -> Iterable[Callable[[], object]]:
    from evolution_qt.ui.evolution.how_to_play import TO_LEARN

    return TO_LEARN


PRESENTATION: Final = Presentation(
    chapters=_chapters,
    chapter_of_phase=chapters.chapter_of_phase,
    chapter_of_refusal=lambda code, state: chapters.chapter_of_refusal(code, state.phase),
    cards=_cards,
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
