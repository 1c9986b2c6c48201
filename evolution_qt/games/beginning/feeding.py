"""How an attack goes, how a feeding begins and what it ends with (002:161-245)."""

from __future__ import annotations

from typing import Final

from evolution_qt.core.action import NOTHING
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import (
    GORES,
    HORNS,
    LONG_NECK,
    REACHES,
    SCAVENGER,
    SCAVENGES,
    species_ref,
)
from evolution_qt.games.beginning.state import BeginningSpecies, BeginningState

LEAVES: Final = 3
"""Chips that a Long Neck takes (002:344)."""
MEAT: Final = 2
"""Chips that a population card brings its hunter (002:207)."""
SCRAPS: Final = 1
"""Chips that it brings each Scavenger (002:285)."""


def feed_long_necks(state: BeginningState, seat: int) -> None:
    """Let Long Necks eat from the bank, before all other food (002:344-349, B7)."""
    for species in state.players[seat].species:
        if species.mask & REACHES:
            chips = LEAVES
            if not state.rules.long_neck_fills_fat:
                chips = min(chips, len(species.cards) - species.food)
            state.eat(seat, species, chips, e.ATE_PLANTS, NOTHING, LONG_NECK)


def attack(
    state: BeginningState,
    seat: int,
    hunter: BeginningSpecies,
    prey_seat: int,
    prey: BeginningSpecies,
) -> None:
    """Make one attack: Horns, the prey's card, the meat, the Scavengers, in this order (B1, B3, B4)."""
    if state.sink is not None:
        told = (e.ATTACKED, seat, 0, state.ref(prey_seat, prey), 0, state.ref(seat, hunter))
        state.sink.append(told)
    if prey.mask & GORES:
        state.lose_card(seat, hunter, e.CARD_LOST, HORNS)
        if not hunter.cards and state.rules.horns_kill_cancels_attack:
            return
    state.lose_card(prey_seat, prey, e.CARD_EATEN)
    if hunter.cards:
        state.eat(seat, hunter, MEAT, e.ATE_MEAT, NOTHING, -1)
    for owner, player in enumerate(state.players):
        for species in player.species:
            if species.mask & SCAVENGES:
                state.eat(owner, species, SCRAPS, e.SCAVENGED, NOTHING, SCAVENGER)


def starve(state: BeginningState, seat: int) -> None:
    """Discard the cards without a chip, species by species from the left (002:164, 229-239)."""
    for species in state.players[seat].species.copy():
        for _ in range(len(species.cards) - species.food):
            state.lose_card(seat, species, e.CARD_STARVED)


def score(state: BeginningState, seat: int) -> None:
    """Put the chips on the cards of a seat behind its screen (002:241-242)."""
    for index, species in enumerate(state.players[seat].species):
        chips = species.food
        if chips:
            species.food = 0
            state.fill_bag(seat, chips, species_ref(seat, index))
