"""Evolution in the catalogue of games."""

from typing import Final

from evolution_qt.core.text import N_
from evolution_qt.core.title import EditionTitle, Title

TITLE: Final = Title(
    "evolution",
    (
        EditionTitle("evolution/de", N_("Edition", "German edition"), "de"),
        EditionTitle("evolution/ja", N_("Edition", "Japanese edition"), "ja"),
        EditionTitle("evolution/en", N_("Edition", "English edition"), "en"),
    ),
    range(2, 7),
    "evolution_qt.games.evolution:game",
    "evolution_qt.games.evolution.rounds:round_of",
    N_("Edition", "Evolution"),
    N_("Edition", "The full game: body size, hidden cards, and feeding in which all players take turns."),
    N_("Edition", "Grow, adapt – and do not get eaten."),
    age=10,
    minutes=60,
    order=1,
)

KEYS: Final = tuple([edition.key for edition in TITLE.editions])
"""The keys of the editions, as files use them."""
