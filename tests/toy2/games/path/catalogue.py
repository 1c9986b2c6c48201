"""The second toy in the catalogue, for tests that put its folder among the games."""

from evolution_qt.core.title import EditionTitle, Title

TITLE = Title("path", (EditionTitle("path", "Path"),), range(2, 5), "evolution_qt.games.path.rules:game")
