"""What Evolution brings for the window; what takes long to import is named."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit.landscape import Figure
from evolution_qt.ui.kit.late import late
from evolution_qt.ui.kit.valley import Cover
from evolution_qt.ui.table.presentation import Presentation

_STATISTICS: Final = late("ui.evolution.scoring:Statistics")
_CHAPTER_OF_REFUSAL: Final = late("ui.evolution.rules_pages:chapter_of_refusal")


def _out_of_turn() -> str:
    return QCoreApplication.translate("Evolution", "Ask about Intelligence between feedings")


def _about(game: Any) -> str:
    words = QCoreApplication.translate("Evolution", "{cards} cards, {least} to {most} players")
    cards = sum(len(one.food) for one in game.edition.prints)
    return filled(words, {"cards": cards, "least": game.seats[0], "most": game.seats[-1]})


PRESENTATION: Final = Presentation(
    table=late("ui.evolution.table:EvolutionTable"),
    picture=late("ui.evolution.thumbnails:of_event"),
    pieces=late("ui.evolution.event_kinds:EvolutionAnimals.beginning"),
    sketched=late("ui.evolution.thumbnails:sketched"),
    painting=late("ui.table.sketch:painting"),
    chapters=late("ui.evolution.rules_pages:chapters"),
    situations=late("ui.evolution.situations:SITUATIONS"),
    chapter_of_phase=late("ui.evolution.rules_pages:chapter_of_phase"),
    chapter_of_question=late("ui.evolution.rules_pages:chapter_of_question"),
    chapter_of_refusal=lambda code, state: _CHAPTER_OF_REFUSAL(code, state.phase),
    cards=lambda game, seen: late("ui.evolution.rules_pages:Reference")(game, seen).cards(),
    facts=lambda most: _STATISTICS().facts(most),
    topics=lambda: _STATISTICS().topics(),
    scoring=late("ui.evolution.scoring:SCORING"),
    sounds=late("ui.evolution.cues:SOUNDS"),
    about=_about,
    shortcuts=late("ui.evolution.shortcuts:groups"),
    out_of_turn=_out_of_turn,
    lessons=late("ui.evolution.first_steps:LESSONS"),
    has_first_match=True,
    samples=late("ui.evolution.samples:SAMPLES"),
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
        "ui.evolution.words",
        "ui.evolution.board",
        "ui.evolution.cues",
        "ui.table.hearing",
        "ui.evolution.table",
        "ui.evolution.rules_pages",
        "ui.evolution.situations",
        "ui.evolution.thumbnails",
    ),
    learn=late("ui.evolution.rules_pages:TO_LEARN"),
)
