"""The second toy in the catalogue, for tests that put its folder among the games."""

from evolution_qt.core.title import Edition, Title

TITLE = Title("path", (Edition("path", "Path"),), range(2, 5), "evolution_qt.games.path.rules:game")
