"""Dominant Species in the catalogue of games."""

from typing import Final

from evolution_qt.core.text import N_
from evolution_qt.core.title import EditionTitle, Title

KEY: Final = "dominant-species"
"""The key of its one edition, as files use it."""

TITLE: Final = Title(
    "dominant",
    (EditionTitle(KEY, N_("Edition", "Dominant Species")),),
    range(2, 7),
    "evolution_qt.games.dominant:game",
    rounds="evolution_qt.games.dominant.rounds:round_of",
    sides="evolution_qt.games.dominant.options:sides_of",
    name=N_("Edition", "Dominant Species"),
    motto=N_("Edition", "Six animals, and the ice is coming."),
    age=14,
    minutes=180,
    about=N_(
        "Edition",
        "Long and full of plans: animals compete for an earth that freezes, and nothing is hidden.",
    ),
    order=3,
)
