"""What is pictured beside the chapters of the rules of Dominant Species."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from evolution_qt.core.plain import Plain
from evolution_qt.games.dominant.cards import ACTION_NAMES, ANIMAL_KEYS, CARDS
from evolution_qt.games.dominant.grid import CELL_NUMBERS, CORNER_NUMBERS
from evolution_qt.ui.dominant.first_steps import TERRAINS
from evolution_qt.ui.dominant.gesture_targets import CARD, CELL, CORNER
from evolution_qt.ui.table.accessible_tree import Key
from evolution_qt.ui.table.situation import Situation

_ALL: Final = tuple(TERRAINS)
_INSECT_AND_BIRD: Final = ("insect",), ("bird",)


def _position(
    living: Mapping[str, Mapping[str, int]],
    disks: Mapping[str, str],
    *,
    players: tuple[tuple[str, ...], ...] = _INSECT_AND_BIRD,
    added: Mapping[str, tuple[str, ...]] | None = None,
    frozen: tuple[str, ...] = (),
    **more: Plain,
) -> dict[str, Plain]:
    """Return a position in which cubes live on some tiles, and disks lie on their corners."""
    animals = [one for row in players for one in row]
    return {
        "format": "evolution-qt/position",
        "version": 1,
        "phase": "planning",
        "initiative": [one for one in ANIMAL_KEYS if one in animals],
        "players": [{"animals": list(row)} for row in players],
        "animals": {one: {"pawns": 3, "elements": list((added or {}).get(one, ()))} for one in animals},
        "earth": {
            cell: {"terrain": TERRAINS[cell], "tundra": cell in frozen, "species": dict(animals_here)}
            for cell, animals_here in living.items()
        },
        "elements": dict(disks),
        "cards": ["biodiversity", "omnivore", "predator"],
        **more,
    }


def _cells(*names: str, disks: tuple[str, ...] = ()) -> list[Key]:
    corners = [Key(CORNER, index=CORNER_NUMBERS[name]) for name in disks]
    return [*[Key(CELL, index=CELL_NUMBERS[name]) for name in names], *corners]


def _rows(*actions: str) -> list[Key]:
    return [Key("row", index=list(ACTION_NAMES).index(one)) for one in actions]


def _cards(*names: str) -> list[Key]:
    return [Key(CARD, number=number) for number, card in enumerate(CARDS) if card.key in names]


_GRASS: Final = ("d3:ne", "d3:sw")
_SHARED: Final = _position(
    {"d3": {"insect": 1, "bird": 3}}, dict.fromkeys(_GRASS, "grass"), added={"insect": ("grass",)}
)
_HERE: Final = _cells("d3", disks=_GRASS)
_Situation: Final = partial(Situation, settles=("animals_each",))
"""One whose position says which animals each player has."""

SITUATIONS: Final[Mapping[str, Situation]] = {
    "aim": _Situation(
        position=_position(
            {"d3": {"insect": 3, "bird": 1}, "c3": {"bird": 1}, "d2": {}, "e3": {"insect": 2}},
            {"d3:ne": "grass", "d3:se": "grass", "c3:e": "seed"},
            frozen=("d2",),
        ),
        shows=_cells("d3", "c3", "d2", "e3", disks=("d3:se",)),
        has_surroundings=True,
        is_tall=True,
    ),
    "count": _Situation(position=_SHARED, shows=_HERE, has_surroundings=True, keys=("1",)),
    "round": _Situation(
        position=_position(
            {"d3": {"insect": 2, "bird": 2}},
            dict.fromkeys(_GRASS, "grass"),
            pawns={"initiative": "bird", "adaptation:1": "insect", "abundance:1": "bird"},
            display={"adaptation": ["grass", "meat"], "regression": ["sun"], "abundance": ["seed", "water"]},
        ),
        shows=_rows("initiative", "adaptation", "regression", "abundance"),
    ),
    "actions": _Situation(
        position=_position(
            {"d3": {"insect": 2, "bird": 2}},
            dict.fromkeys(_GRASS, "grass"),
            pawns={"speciation:grass": "insect", "migration:7": "bird", "domination:1": "insect"},
        ),
        shows=_rows("speciation", "wanderlust", "migration", "competition", "domination"),
        is_tall=True,
    ),
    "reset": _Situation(position=_SHARED, shows=_HERE, has_surroundings=True, keys=("3",)),
    "cards": _Situation(position=_SHARED, shows=_cards("biodiversity", "omnivore", "predator")),
    "end": _Situation(
        position={**_SHARED, "cards": ["ice_age", "biodiversity"]},
        shows=_cards("ice_age", "biodiversity"),
    ),
    "animals": _Situation(
        position=_position(
            {"d3": {"insect": 1, "bird": 3}},
            dict.fromkeys(_GRASS, "grass"),
            players=(("mammal", "reptile", "bird"), ("amphibian", "arachnid", "insect")),
        ),
        shows=[Key("animal", index=at) for at in range(len(ANIMAL_KEYS))],
        is_tall=True,
    ),
    "terrains": _Situation(
        position=_position({cell: {} for cell in _ALL}, {}, frozen=("d3",)),
        shows=_cells(*_ALL),
        has_surroundings=True,
        is_tall=True,
    ),
    "rulings": _Situation(position=_SHARED, shows=_HERE, has_surroundings=True, keys=("2",)),
}
