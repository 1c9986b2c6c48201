"""The toy in the catalogue of games."""

from evolution_qt.core.text import N_
from evolution_qt.core.title import Edition, Title

TITLE = Title(
    "toy", (Edition("toy", N_("Edition", "Toy")),), range(2, 5), "evolution_qt.games.toy.rules:game"
)
