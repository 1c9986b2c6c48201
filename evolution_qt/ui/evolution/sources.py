"""Which rulebook says where what a trait does; docs/sources.md has the same."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.games.evolution.traits import Trait

LINES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "000": {
        "carnivore": ("185-189",),
        "ambush": ("193-195",),
        "pack_hunting": ("199-201",),
        "horns": ("207-211",),
        "climbing": ("215-217",),
        "hard_shell": ("221-223",),
        "defensive_herding": ("227-229",),
        "symbiosis": ("233-235",),
        "burrowing": ("239-241",),
        "warning_call": ("245-247",),
        "scavenger": ("253-255",),
        "fat_tissue": ("259-267",),
        "foraging": ("271-273",),
        "intelligence": ("277-285",),
        "cooperation": ("289-291",),
        "long_neck": ("295-297",),
        "fertile": ("305-307",),
    },
    "001": {
        "ambush": ("89-90",),
        "burrowing": ("91-92",),
        "carnivore": ("93-96",),
        "climbing": ("97-98",),
        "cooperation": ("99-101",),
        "defensive_herding": ("102-103",),
        "fat_tissue": ("104-110",),
        "fertile": ("111-112",),
        "foraging": ("113-115",),
        "hard_shell": ("116-119",),
        "horns": ("64",),
        "intelligence": ("120-124",),
        "long_neck": ("125-126",),
        "pack_hunting": ("127-129",),
        "scavenger": ("130-132",),
        "symbiosis": ("133-134",),
        "warning_call": ("135-137",),
    },
    "003": {
        "carnivore": ("20", "22"),
        "cooperation": ("20", "22"),
        "fat_tissue": ("19",),
        "foraging": ("19",),
        "intelligence": ("17", "21"),
        "long_neck": ("20",),
        "scavenger": ("22",),
    },
}
"""The lines of each rulebook that speak of a trait, by its key."""
NAMED_ONLY: Final = {
    "000": frozenset[str](),
    "001": frozenset({"horns"}),
    "003": frozenset(LINES["003"]) - {"carnivore"},
}
"""The traits of which these lines do not say what the card does."""


def rulebook(source: str) -> str:
    """Return the name of a rulebook by its number in citations."""
    translate = QCoreApplication.translate
    return {
        "000": translate("Sources", "German rulebook"),
        "001": translate("Sources", "Japanese help page"),
        "003": translate("Sources", "English online help"),
    }[source]


def chapter_of_card(source: str, family: str) -> str:
    """Return the chapter in which a rulebook explains the cards of a family; empty if it has no chapters."""
    translate = QCoreApplication.translate
    if source == "000":
        return {
            "attack": translate("Sources", "Cards: attack"),
            "defence": translate("Sources", "Cards: defence"),
            "feeding": translate("Sources", "Cards: feeding"),
            "other": translate("Sources", "Cards: others"),
        }[family]
    return translate("Sources", "Cards") if source == "001" else ""


def where_explained(source: str, trait: Trait) -> str:
    """Return the rulebook, the chapter and the lines that explain a trait, or that none of its lines does."""
    translate = QCoreApplication.translate
    lines = LINES[source].get(trait.key, ())
    chapter = chapter_of_card(source, trait.family)
    if not lines:
        words = translate("Sources", "{book}: not explained there; as in the German rulebook")
    elif trait.key in NAMED_ONLY[source]:
        words = translate("Sources", "{book}, {lines}; all else as in the German rulebook")
    elif chapter:
        words = translate("Sources", "{book}, chapter “{chapter}”, {lines}")
    else:
        words = translate("Sources", "{book}, {lines}")
    cited = f"{source}:{', '.join(lines)}"
    return filled(words, {"book": rulebook(source), "chapter": chapter, "lines": cited})
