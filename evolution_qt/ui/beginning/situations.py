"""What is pictured beside the chapters of the rules of The Beginning."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from evolution_qt.core.plain import Plain
from evolution_qt.ui.beginning.parts import DISCARD_PILE, DRAW_PILE, WATERING_HOLE
from evolution_qt.ui.table.situation import Situation, cards_in_hand, species_in_row

_HAND: Final = ("carnivore", "flight", "long_neck", "horns")


def _species(*traits: str, population: int = 1, food: int = 0) -> Plain:
    return {"population": population, "traits": list(traits), "food": food}


def _position(
    own: list[Plain],
    other: Plain = None,
    *,
    phase: str = "feeding",
    hand: tuple[str, ...] = (),
    tokens: int = 2,
    **more: Plain,
) -> dict[str, Plain]:
    """Return a position of three players in which the first one is asked."""
    return {
        "format": "evolution-qt/position",
        "version": 1,
        "phase": phase,
        "watering_hole": tokens,
        "players": [
            {"species": own, "hand": list(hand), "bag": 4},
            {"species": [other or _species(population=2)], "hand": ["fertile"]},
            {"species": [_species(population=2)], "hand": ["speed"]},
        ],
        **more,
    }


SITUATIONS: Final[Mapping[str, Situation]] = {
    "aim": Situation(
        position=_position([_species("horns", population=3, food=2), _species("flight", population=2)]),
        shows=species_in_row(0, 1),
    ),
    "turn": Situation(
        position=_position([_species()], tokens=3), shows=[DRAW_PILE, WATERING_HOLE, DISCARD_PILE]
    ),
    "cards": Situation(
        position=_position([_species("horns", population=2)], phase="play", hand=_HAND),
        shows=[*species_in_row(0), *cards_in_hand(4)],
        points_at=["trait 0 flight"],
        is_tall=True,
    ),
    "feeding": Situation(
        position=_position([_species("carnivore", population=2)], _species("horns", population=3)),
        aims="attack 0 1.0",
    ),
    "end": Situation(
        position=_position(
            [_species("horns", population=3, food=1), _species(population=1, food=1)],
            tokens=0,
        ),
        shows=species_in_row(0, 1),
    ),
    "differences": Situation(
        position=_position([_species("carnivore", population=6), _species()], phase="play", hand=_HAND),
        shows=species_in_row(0, 1),
    ),
    "traits": Situation(
        position=_position([_species("carnivore", "speed", "fertile", population=2)]), shows=species_in_row(0)
    ),
}
