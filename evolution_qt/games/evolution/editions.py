"""Editions are data: what is printed how often with which numbers, and a handful of switches.

Sources: `docs/sources.md`; the edition table is in `docs/rules/evolution.md` part 1, the food numbers in
part 2.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from evolution_qt.games.evolution.options import AT_DEAL, BEFORE, OWN_TURN, STEP_AND_OWN_TURN, Rules
from evolution_qt.games.evolution.traits import (
    Ambush,
    Burrowing,
    Carnivore,
    Climbing,
    Cooperation,
    DefensiveHerding,
    FatTissue,
    Fertile,
    Foraging,
    HardShell,
    Horns,
    Intelligence,
    LongNeck,
    PackHunting,
    Scavenger,
    Symbiosis,
    Trait,
    WarningCall,
)


@dataclass(frozen=True)
class Print:
    """How often an edition prints a trait: one card for each number."""

    trait: type[Trait]
    food: tuple[int, ...]


@dataclass(frozen=True)
class Edition:
    """One edition of the game."""

    key: str
    prints: tuple[Print, ...]
    source: str
    """The rulebook it follows, by the number that citations use."""
    rules: Rules = field(default_factory=Rules)
    most_players: int = 5
    fewest_players: int = 2
    hand_base: int = 3
    """Cards dealt besides one per species (000:45)."""
    slots: int = 3
    """Traits a species may carry with three and more players (000:67)."""


GERMAN_DECK: Final = (
    Print(Carnivore, food=(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6)),
    Print(Ambush, food=(-3, -2, -1, 1, 2, 3)),
    Print(PackHunting, food=(-3, -2, -1, 1, 2, 3)),
    Print(Horns, food=(1, 2, 3, 3, 4, 5)),
    Print(Climbing, food=(1, 2, 3, 3, 4, 5)),
    Print(HardShell, food=(1, 2, 3, 4, 4, 5)),
    Print(DefensiveHerding, food=(3, 4, 5, 6, 7, 8)),
    Print(Symbiosis, food=(1, 2, 3, 3, 4, 5)),
    Print(Burrowing, food=(1, 2, 3, 4, 4, 5)),
    Print(WarningCall, food=(1, 2, 3, 4, 4, 5)),
    Print(Scavenger, food=(2, 3, 4, 5, 6, 7)),
    Print(FatTissue, food=(-1, 0, 3, 4, 4, 5)),
    Print(Foraging, food=(2, 3, 4, 5, 6, 7)),
    Print(Intelligence, food=(-2, -1, 4, 5, 6, 7)),
    Print(Cooperation, food=(0, 3, 3, 4, 4, 5)),
    Print(LongNeck, food=(2, 3, 4, 7, 8, 9)),
    Print(Fertile, food=(2, 3, 4, 5, 6, 7)),
)

JAPANESE_DECK: Final = (
    Print(Carnivore, food=(0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6)),
    Print(Ambush, food=(-3, -2, -1, 0, 1, 2, 3)),
    Print(PackHunting, food=(-3, -2, -1, 0, 1, 2, 3)),
    Print(Horns, food=(1, 2, 3, 3, 4, 4, 5)),
    Print(Climbing, food=(1, 2, 3, 3, 4, 4, 5)),
    Print(HardShell, food=(1, 2, 3, 3, 4, 4, 5)),
    Print(DefensiveHerding, food=(2, 3, 4, 5, 6, 7, 8)),
    Print(Symbiosis, food=(1, 2, 3, 3, 4, 4, 5)),
    Print(Burrowing, food=(1, 2, 3, 3, 4, 4, 5)),
    Print(WarningCall, food=(1, 2, 3, 3, 4, 4, 5)),
    Print(Scavenger, food=(2, 3, 4, 5, 6, 6, 7)),
    Print(FatTissue, food=(-1, 0, 3, 4, 4, 5, 5)),
    Print(Foraging, food=(2, 3, 4, 5, 6, 6, 7)),
    Print(Intelligence, food=(-2, -1, 0, 4, 5, 6, 7)),
    Print(Cooperation, food=(0, 3, 3, 4, 4, 5, 5)),
    Print(LongNeck, food=(3, 4, 5, 6, 7, 8, 9)),
    Print(Fertile, food=(2, 3, 4, 5, 6, 6, 7)),
)

GERMAN: Final = Edition("evolution/de", GERMAN_DECK, source="000")

JAPANESE: Final = Edition(
    "evolution/ja",
    JAPANESE_DECK,
    source="001",
    rules=Rules(
        hard_shell_bonus=4,
        effects=BEFORE,
        free_species_at=AT_DEAL,
        free_trait_discard=True,
        plant_intelligence=OWN_TURN,
    ),
    most_players=6,
)

ENGLISH: Final = Edition(
    "evolution/en",
    GERMAN_DECK,
    source="003",
    rules=Rules(negative_sum_removes_chips=False, plant_intelligence=STEP_AND_OWN_TURN),
)

EDITIONS: Final = (GERMAN, JAPANESE, ENGLISH)
