"""The Beginning in the catalogue of games."""

from typing import Final

from evolution_qt.core.text import N_
from evolution_qt.core.title import EditionTitle, Title

KEY: Final = "beginning/de"
"""The key of its one edition, as files use it."""

TITLE: Final = Title(
    "beginning",
    (EditionTitle(KEY, N_("Edition", "German edition"), "de"),),
    range(2, 6),
    "evolution_qt.games.beginning:game",
    "evolution_qt.games.beginning.rounds:round_of",
    N_("Edition", "Evolution: The Beginning"),
    N_("Edition", "The shorter, simpler game, also for a first try: each player takes a whole turn."),
    N_("Edition", "Eat a lot – and do not get eaten."),
    age=8,
    minutes=30,
    order=2,
)
