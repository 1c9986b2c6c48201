"""Which rulebook and chapter says what; docs/sources.md has the same by lines."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled


def rulebook(source: str) -> str:
    """Return the name of a rulebook by its number in citations."""
    translate = QCoreApplication.translate
    return {
        "000": translate("Sources", "German rulebook"),
        "001": translate("Sources", "Japanese help page"),
        "003": translate("Sources", "English online help"),
    }[source]


def chapter_of_card(source: str, family: str) -> str:
    """Return the chapter in which a rulebook explains the cards of a family."""
    translate = QCoreApplication.translate
    if source == "000":
        return {
            "attack": translate("Sources", "Cards: attack"),
            "defence": translate("Sources", "Cards: defence"),
            "feeding": translate("Sources", "Cards: feeding"),
            "other": translate("Sources", "Cards: others"),
        }[family]
    return translate("Sources", "Cards")


def where_explained(source: str, family: str) -> str:
    """Return rulebook and chapter in one line."""
    words = QCoreApplication.translate("Sources", "{book}, chapter “{chapter}”")
    return filled(words, {"book": rulebook(source), "chapter": chapter_of_card(source, family)})
