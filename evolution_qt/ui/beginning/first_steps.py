"""The first steps in The Beginning: seven positions, from the first token to a game of one's own."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.plain import Plain
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import NUMBERS, index_of
from evolution_qt.games.beginning.catalogue import KEY
from evolution_qt.ui.table.first_steps import FirstStep, Remark, SoFar

_RIVAL: Final = "hatchling"
_TURNS: Final = 2
"""So many turns are played in the last step."""
_DECK: Final = (
    *("burrowing", "speed", "nocturnal", "flight"),  # the rival's first turn
    *("horns", "fertile", "scavenger", "speed"),
    *("burrowing", "horns", "nocturnal", "speed"),
    *("carnivore", "flight", "fertile", "horns"),
    *("speed", "burrowing", "flight", "nocturnal", "carnivore", "horns", "scavenger", "long_neck"),
    *("fat_tissue", "carnivore", "flight", "nocturnal", "burrowing", "fertile", "speed", "carnivore"),
)
"""The deck of the last step from the top: a new species and three cards for each turn."""


def first_steps() -> list[FirstStep]:
    """Return them in order, in the current language."""
    translate = QCoreApplication.translate
    return [
        FirstStep(
            key="feed",
            title=translate("BeginningSteps", "Feeding"),
            position=_position([_species(2)], [_species(1)], phase="feeding"),
            task=translate(
                "BeginningSteps", "Your animals are hungry. Drag a token to each of the two cards."
            ),
            praise=translate(
                "BeginningSteps", "Everyone was full. Each token they ate is now a point for you!"
            ),
            is_done=lambda so_far: _amount(so_far, e.ATE_PLANTS) >= 2,
            solution=("feed 0", "feed 0"),
        ),
        FirstStep(
            key="herd",
            title=translate("BeginningSteps", "A herd"),
            position=_position([_species(1)], [_species(1)], hand=["flight"]),
            task=translate(
                "BeginningSteps", "Drag your card onto the card below your animal: your herd grows."
            ),
            praise=translate(
                "BeginningSteps", "Two cards now, and both are hungry. A large herd eats a lot!"
            ),
            is_done=lambda so_far: _count(so_far, e.POPULATION_LAID) > 0,
            nudge=translate("BeginningSteps", "That works too. {undo} undoes it if you want a larger herd."),
            has_strayed=_has_no_card,
            solution=("population 0 flight",),
        ),
        FirstStep(
            key="share",
            title=translate("BeginningSteps", "Sharing"),
            position=_position([_species(2), _species(1)], [_species(1)], phase="feeding"),
            task=translate(
                "BeginningSteps", "Three are hungry, but there are two tokens. Let both species live on."
            ),
            praise=translate(
                "BeginningSteps", "Well shared! One animal has starved, but both species live on."
            ),
            is_done=lambda so_far: _turns(so_far) > 0 and not _count(so_far, e.WENT_EXTINCT),
            nudge=translate(
                "BeginningSteps", "One species has died out. Undo it with {undo}, and give each one a token."
            ),
            has_strayed=lambda so_far: _count(so_far, e.WENT_EXTINCT) > 0,
            solution=("feed 1", "feed 0"),
        ),
        FirstStep(
            key="hunter",
            title=translate("BeginningSteps", "Danger"),
            position=_position([_species(2)], [_species(2)], phase="feeding", rival_hand=["carnivore"]),
            task=translate("BeginningSteps", "Feed your animals. Then watch out: a hunter is coming!"),
            praise=translate(
                "BeginningSteps", "A Carnivore has eaten one of your animals. It gets two tokens for it."
            ),
            is_done=lambda so_far: _count(so_far, e.CARD_EATEN) > 0,
            solution=("feed 0", "feed 0"),
            replies=("trait 0 carnivore", "done", "attack 0 0.0"),
        ),
        FirstStep(
            key="shield",
            title=translate("BeginningSteps", "Protection"),
            position=_position([_species(2)], [_species(2, "carnivore", "flight")], hand=["flight", "speed"]),
            task=translate(
                "BeginningSteps", "That hunter can fly. Give your animal a protection that the hunter lacks."
            ),
            praise=translate("BeginningSteps", "Safe! Only a Carnivore with Speed too could catch it now."),
            is_done=lambda so_far: _has_laid(so_far, "speed", at=0),
            nudge=translate(
                "BeginningSteps", "It can still be caught. Play Speed as well, or undo it with {undo}."
            ),
            has_strayed=lambda so_far: _has_no_card(so_far) or _has_laid(so_far, "flight"),
            solution=("trait 0 speed",),
        ),
        FirstStep(
            key="hunt",
            title=translate("BeginningSteps", "Hunting"),
            position=_position(
                [_species(2, "carnivore")], [_species(2, "horns"), _species(2)], phase="feeding", tokens=0
            ),
            task=translate(
                "BeginningSteps", "Now you hunt: drag your Carnivore to its prey. Mind the Horns!"
            ),
            praise=translate("BeginningSteps", "A good hunt: the prey loses a card, and you get two tokens."),
            is_done=lambda so_far: _amount(so_far, e.ATE_MEAT) >= 2,
            nudge=translate(
                "BeginningSteps", "Ouch, the Horns cost you a card. Undo it with {undo}, and hunt the other."
            ),
            has_strayed=lambda so_far: _count(so_far, e.CARD_LOST) > 0,
            solution=("attack 0 1.1",),
        ),
        FirstStep(
            key="play",
            title=translate("BeginningSteps", "Two turns"),
            position=_position(
                [_species(2), _species(1)],
                [_species(2), _species(1)],
                hand=["long_neck", "fat_tissue", "speed"],
                deck=_DECK,
            ),
            task=translate("BeginningSteps", "Play two turns as you like. New cards are explained here."),
            praise=translate("BeginningSteps", "Now you know how to play. Have fun!"),
            is_done=lambda so_far: _turns(so_far) >= _TURNS,
            rival=_RIVAL,
            remarks=_remarks(),
        ),
    ]


def _remarks() -> list[Remark]:
    translate = QCoreApplication.translate
    words = {
        "fertile": translate("BeginningSteps", "Fertile: the species grows by a card when your turn begins."),
        "scavenger": translate("BeginningSteps", "Scavenger: it gets a token whenever a Carnivore eats."),
        "long_neck": translate(
            "BeginningSteps", "Long Neck: first it takes up to three tokens from the food bank."
        ),
        "fat_tissue": translate("BeginningSteps", "Fat Tissue: full animals may eat a second token each."),
        "horns": translate("BeginningSteps", "Horns: a Carnivore that attacks it loses a card first."),
        "burrowing": translate("BeginningSteps", "Burrowing: only a Carnivore with Burrowing can attack it."),
        "nocturnal": translate("BeginningSteps", "Nocturnal: only a Carnivore with Nocturnal can attack it."),
    }
    return [Remark(said, partial(_holds, NUMBERS[card])) for card, said in words.items()]


# Positions


def _position(
    own: list[Plain],
    others: list[Plain],
    *,
    phase: str = "play",
    hand: list[str] | None = None,
    rival_hand: list[str] | None = None,
    tokens: int = 2,
    deck: tuple[str, ...] = (),
) -> dict[str, Plain]:
    """Return a position of two seats in which the first one is asked."""
    players: list[Plain] = [
        {"species": own, "hand": list(hand or ())},
        {"species": others, "hand": list(rival_hand or ())},
    ]
    plain: dict[str, Plain] = {
        "format": "evolution-qt/position",
        "version": 1,
        "game": KEY,
        "phase": phase,
        "watering_hole": tokens,
        "players": players,
    }
    return plain | ({"draw_pile": list(deck)} if deck else {})


def _species(population: int, *traits: str) -> Plain:
    return {"population": population, "traits": list(traits)}


# What has happened


def _own(so_far: SoFar, kind: int) -> list[Any]:
    return [event for event in so_far.events if event.kind == kind and event.actor == so_far.seat]


def _count(so_far: SoFar, kind: int) -> int:
    return len(_own(so_far, kind))


def _amount(so_far: SoFar, kind: int) -> int:
    return sum(event.amount for event in _own(so_far, kind))


def _turns(so_far: SoFar) -> int:
    """Return how many own turns have been played to their scoring."""
    return sum(event.amount == e.SCORING for event in _own(so_far, e.STEP_BEGAN))


def _has_laid(so_far: SoFar, trait: str, *, at: int = -1) -> bool:
    """Return whether a trait was laid: at the species of a place, or at any."""
    laid = [event for event in _own(so_far, e.TRAIT_LAID) if event.card == NUMBERS[trait]]
    return any(at in (-1, index_of(event.target)) for event in laid)


def _holds(card: int, so_far: SoFar) -> bool:
    return card in so_far.state.players[so_far.seat].hand


def _has_no_card(so_far: SoFar) -> bool:
    return not so_far.state.players[so_far.seat].hand
