"""What Dominant Species brings for the window; what takes long to import is named."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit.landscape import Figure
from evolution_qt.ui.kit.late import late
from evolution_qt.ui.kit.valley import Cover
from evolution_qt.ui.table.presentation import Presentation

_STATISTICS: Final = late("ui.dominant.scoring:DominantStatistics")


def _about(game: Any) -> str:
    words = QCoreApplication.translate("Dominant", "Six animals, {least} to {most} players")
    return filled(words, {"least": game.seats[0], "most": game.seats[-1]})


PRESENTATION: Final = Presentation(
    table=late("ui.dominant.table:DominantTable"),
    picture=late("ui.dominant.thumbnails:of_event"),
    pieces=late("ui.dominant.grounds:grounds_at_start"),
    badge=late("ui.dominant.colours_and_icons:badge"),
    seat=lambda animals, who: late("ui.dominant.terms:DominantTerms")().seat(animals, who),
    start_picture=late("ui.dominant.thumbnails:START"),
    sketched=late("ui.dominant.thumbnails:sketched"),
    painting=late("ui.dominant.thumbnails:painting"),
    chapters=late("ui.dominant.rules_pages:chapters"),
    situations=late("ui.dominant.situations:SITUATIONS"),
    chapter_of_phase=late("ui.dominant.rules_pages:chapter_of_phase"),
    chapter_of_question=late("ui.dominant.rules_pages:chapter_of_question"),
    chapter_of_refusal=late("ui.dominant.rules_pages:chapter_of_refusal"),
    cards=lambda game, seen: late("ui.dominant.rules_pages:DominantReference")(seen).cards(),
    facts=lambda most: _STATISTICS().facts(most),
    topics=lambda: _STATISTICS().topics(),
    scoring=late("ui.dominant.scoring:SCORING"),
    sounds=late("ui.dominant.cues:SOUNDS"),
    about=_about,
    shortcuts=late("ui.dominant.shortcuts:groups"),
    samples=late("ui.dominant.samples:SAMPLES"),
    lessons=late("ui.dominant.first_steps:LESSONS"),
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
    modules=(
        "games.dominant.position",
        "ui.dominant.words",
        "ui.dominant.board",
        "ui.dominant.table",
        "ui.dominant.rules_pages",
        "ui.dominant.situations",
        "ui.dominant.thumbnails",
    ),
)
