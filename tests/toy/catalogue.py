"""The toy in the catalogue, for tests that put its folder among the games."""

from evolution_qt.core.title import Edition, Title

TITLE = Title("toy", (Edition("toy", "Toy"),), range(2, 5), "evolution_qt.games.toy.rules:game")
