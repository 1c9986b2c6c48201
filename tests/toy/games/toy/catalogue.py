"""The toy in the catalogue of games."""

from evolution_qt.core.text import N_
from evolution_qt.core.title import EditionTitle, Title

TITLE = Title(
    "toy", (EditionTitle("toy", N_("Edition", "Toy")),), range(2, 5), "evolution_qt.games.toy.rules:game"
)
