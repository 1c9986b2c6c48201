"""What The Beginning brings for the window; what takes long to import is named."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit.landscape import Figure
from evolution_qt.ui.kit.late import late
from evolution_qt.ui.kit.valley import Cover
from evolution_qt.ui.table.presentation import Presentation

_STATISTICS: Final = late("ui.beginning.scoring:BeginningStatistics")
_CHAPTER_OF_REFUSAL: Final = late("ui.beginning.rules_pages:chapter_of_refusal")
_DECK: Final = late("games.beginning.cards:DECK")


def _about(game: Any) -> str:
    words = QCoreApplication.translate("Beginning", "{cards} cards, {least} to {most} players")
    return filled(words, {"cards": len(_DECK()), "least": game.seats[0], "most": game.seats[-1]})


PRESENTATION: Final = Presentation(
    table=late("ui.beginning.table:BeginningTable"),
    picture=late("ui.beginning.thumbnails:of_event"),
    pieces=late("ui.beginning.event_kinds:BeginningAnimals.beginning"),
    sketched=late("ui.beginning.thumbnails:sketched"),
    painting=late("ui.table.sketch:painting"),
    chapters=late("ui.beginning.rules_pages:chapters"),
    situations=late("ui.beginning.situations:SITUATIONS"),
    chapter_of_phase=late("ui.beginning.rules_pages:chapter_of_phase"),
    chapter_of_question=late("ui.beginning.rules_pages:chapter_of_question"),
    chapter_of_refusal=lambda code, state: _CHAPTER_OF_REFUSAL(code, state.phase),
    cards=lambda game, seen: late("ui.beginning.rules_pages:BeginningReference")(seen).cards(),
    facts=lambda most: _STATISTICS().facts(most),
    topics=lambda: _STATISTICS().topics(),
    scoring=late("ui.beginning.scoring:SCORING"),
    sounds=late("ui.beginning.cues:SOUNDS"),
    about=_about,
    shortcuts=late("ui.beginning.shortcuts:groups"),
    samples=late("ui.beginning.samples:SAMPLES"),
    lessons=late("ui.beginning.first_steps:LESSONS"),
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
        "ui.beginning.words",
        "ui.beginning.board",
        "ui.beginning.cues",
        "ui.beginning.table",
        "ui.beginning.rules_pages",
        "ui.beginning.situations",
        "ui.beginning.thumbnails",
    ),
)
