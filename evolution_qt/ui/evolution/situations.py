"""What is pictured beside the chapters of Evolution: positions with cards that all editions have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from evolution_qt.core.plain import Plain
from evolution_qt.ui.evolution.parts import DISCARD_PILE, DRAW_PILE, HOLE_KEY
from evolution_qt.ui.table.accessible_tree import Key
from evolution_qt.ui.table.situation import Situation, cards_in_hand, species_in_row

_HAND: Final = ("foraging:6", "long_neck:4", "carnivore:4", "symbiosis:1")
_THIRD: Final[dict[str, Plain]] = {"species": [{"population": 2}], "hand": ["climbing:3"]}


def _species(*traits: str, body: int = 1, population: int = 1, food: int = 0, fat: int = 0) -> Plain:
    plain: dict[str, Plain] = {"body": body, "population": population, "traits": list(traits)}
    return plain | ({"food": food} if food else {}) | ({"fat": fat} if fat else {})


def _position(
    own: list[Plain],
    other: Plain = None,
    *,
    phase: str = "feeding",
    hand: tuple[str, ...] = (),
    bag: int = 0,
    third: bool = True,
    **more: Plain,
) -> dict[str, Plain]:
    """Return a position in which the first player is asked; the second one has a species of another kind."""
    players: list[Plain] = [
        {"species": own, "hand": list(hand), "bag": bag},
        {"species": [other or _species(population=2)], "hand": ["cooperation:3", "horns:1"]},
    ]
    return {
        "format": "evolution-qt/position",
        "version": 1,
        "phase": phase,
        "round": 2,
        "to_move": 0,
        "players": [*players, _THIRD] if third else players,
        **more,
    }


SITUATIONS: Final[Mapping[str, Situation]] = {
    "aim": Situation(
        position=_position(
            [_species("fat_tissue", "horns", body=3, population=4, food=4)], bag=9, watering_hole=3
        ),
        shows=species_in_row(0),
    ),
    "cards": Situation(
        position=_position([_species()], _species(), phase="food", hand=_HAND),
        shows=cards_in_hand(4),
    ),
    "food": Situation(
        position=_position([_species()], phase="food", hand=_HAND),
        shows=cards_in_hand(4),
        points_at=[Key("card", number=1)],
    ),
    "play": Situation(
        position=_position([_species("horns", population=2)], phase="play", hand=_HAND),
        shows=[*species_in_row(0), *cards_in_hand(4)],
        is_tall=True,
        points_at=["trait 0 long_neck:4"],
    ),
    "reveal": Situation(
        position=_position(
            [_species(population=2)],
            phase="food",
            hand=_HAND,
            watering_hole=2,
            food_cards=[None, "fertile:3", "foraging:2"],
        ),
        shows=[DRAW_PILE, HOLE_KEY],
    ),
    "plants": Situation(
        position=_position(
            [
                _species("long_neck", body=2, population=3, food=1),
                _species("climbing", population=2, food=2),
            ],
            watering_hole=5,
        ),
        shows=species_in_row(0, 1),
    ),
    "attack": Situation(
        position=_position(
            [_species("carnivore", body=4, population=3)], _species("horns", body=3, population=4)
        ),
        aims="attack 0 1.0",
    ),
    "intelligence": Situation(
        position=_position(
            [_species("intelligence", body=2, population=4, food=1)],
            hand=("horns:3", "climbing:2"),
            watering_hole=1,
        ),
        shows=[*species_in_row(0), *cards_in_hand(2)],
        is_tall=True,
    ),
    "sharing": Situation(
        position=_position(
            [
                _species("foraging", "cooperation", body=2, population=4, food=1),
                _species("horns", body=2, population=3),
            ],
            watering_hole=6,
        ),
        shows=species_in_row(0, 1),
    ),
    "fat": Situation(
        position=_position([_species("fat_tissue", body=4, population=2, food=2, fat=3)], watering_hole=4),
        shows=species_in_row(0),
    ),
    "scavenger": Situation(
        position=_position(
            [_species("carnivore", body=4, population=3), _species("scavenger", population=3)],
            _species(body=2, population=3),
        ),
        aims="attack 0 1.0",
    ),
    "extinction": Situation(
        position=_position(
            [_species("carnivore", body=4, population=3)], _species("horns", "long_neck", body=2)
        ),
        aims="attack 0 1.0",
    ),
    "round_end": Situation(
        position=_position([_species("climbing", population=4, food=2), _species("burrowing", population=2)]),
        shows=species_in_row(0, 1),
    ),
    "game_end": Situation(
        position=_position(
            [_species(population=2)],
            draw_pile=["horns:2", "climbing:1"],
            discard_pile=["fertile:2", "burrowing:2", "ambush:2"],
            watering_hole=4,
        ),
        shows=[DRAW_PILE, HOLE_KEY, DISCARD_PILE],
    ),
    "two": Situation(
        position=_position([_species("horns", population=3)], phase="play", hand=_HAND, third=False),
        shows=[*species_in_row(0), *cards_in_hand(4)],
        is_tall=True,
    ),
    "secrecy": Situation(
        position=_position(
            [_species()],
            {"population": 2, "hidden": ["carnivore:3", "horns:2"]},
            phase="play",
            hand=_HAND,
            food_cards=["horns:3", "fertile:3", "foraging:2"],
        ),
        shows=[HOLE_KEY, *species_in_row(0, seat=1)],
    ),
    "traits": Situation(
        position=_position(
            [_species("carnivore", "climbing", "scavenger", body=4, population=3)], watering_hole=3
        ),
        shows=species_in_row(0),
    ),
}
