"""The options of Dominant Species: switches of the rules in words, and the animals each seat may have.

The animals of a seat (rules 4) are chosen, or come from the seed, before anything is played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from evolution_qt.core.option import Option
from evolution_qt.core.record import Header
from evolution_qt.core.rng import dealt
from evolution_qt.core.text import N_
from evolution_qt.games.dominant.cards import ANIMAL_NUMBERS, ANIMALS, BY_ALPHABET

ANIMALS_EACH: Final[Mapping[int, Sequence[int]]] = {2: (1, 3), 3: (1, 2)}
"""How many animals every seat may have with so many seats; one with all others."""


def allowed(seats: int, each: int) -> bool:
    """Return whether every one of so many seats may have so many animals."""
    return each in ANIMALS_EACH.get(seats, (1,))


def completed(chosen: Sequence[tuple[int, ...]], each: int, seed: int) -> list[tuple[int, ...]]:
    """Return the animals of all seats; those that have chosen none get theirs from the seed, by turns."""
    taken = [animal for own in chosen for animal in own]
    drawn = [one for one in dealt(BY_ALPHABET, seed, "animals", ANIMALS) if one not in taken]
    found: list[tuple[int, ...]] = []
    for own in chosen:
        if not own:
            own = tuple(sorted(drawn[:each]))
            drawn = drawn[each:]
        found.append(own)
    return found


def sides_of(header: Header) -> list[tuple[int, ...]]:
    """Return the animals of each seat of a record, none at all where its header does not make sense."""
    if header.position is None:
        chosen: list[Any] = [player.animals or () for player in header.players]
    else:
        players = header.position["players"]
        chosen = [one.get("animals", ()) if type(one) is dict else None for one in players]
    if not all(isinstance(own, (list, tuple)) for own in chosen):
        return []
    each = max(map(len, chosen)) or header.rules.get("animals_each", 1)
    if (
        type(each) is not int
        or not allowed(len(chosen), each)
        or not {len(own) for own in chosen} <= {0, each}
    ):
        return []
    taken = [animal for own in chosen for animal in own]
    is_known = all(type(animal) is str and animal in ANIMAL_NUMBERS for animal in taken)
    if not is_known or len(set(taken)) < len(taken) or each * len(chosen) > ANIMALS:
        return []
    return completed(
        [tuple(sorted(map(ANIMAL_NUMBERS.__getitem__, own))) for own in chosen], each, header.seed
    )


@dataclass(frozen=True)
class DominantRules:
    """The switches, named as in files (notation, part 1)."""

    earth: str = "printed"
    start_elements: str = "printed"
    start_species: str = "table"
    glaciation_gap: str = "leftmost"
    initiative_again: bool = False
    drop_cards: int = 0
    animals_each: int = 1
    turn_limit: int = 0

    @property
    def is_by_element(self) -> bool:
        """Whether the first cubes go where elements of their own lie; random earth has no table (rules 4)."""
        return self.start_species == "by_element" or self.earth == "random"


_EARTH: Final = {"printed": N_("Switches", "As printed"), "random": N_("Switches", "At random")}

OPTIONS: Final = (
    Option(
        "animals_each",
        DominantRules.animals_each,
        range(1, 4),
        N_("Switches", "Animals of each player"),
        N_(
            "Switches",
            "Two players may have three animals each, three players two; a player has the points of the "
            "animal with the fewest.",
        ),
        by_players=ANIMALS_EACH,
        is_variant=True,
    ),
    Option(
        "drop_cards",
        DominantRules.drop_cards,
        range(21),
        N_("Switches", "Cards set aside"),
        N_("Switches", "Removes this many cards unseen before play, for a shorter game."),
        tick=(5, N_("Switches", "Short: five cards fewer")),
    ),
    Option(
        "earth",
        DominantRules.earth,
        ("printed", "random"),
        N_("Switches", "First tiles"),
        N_("Switches", "The seven tiles that lie there at the start."),
        words=_EARTH,
        is_variant=True,
    ),
    Option(
        "start_elements",
        DominantRules.start_elements,
        ("printed", "random"),
        N_("Switches", "First elements"),
        N_("Switches", "The twelve elements that lie there at the start."),
        words=_EARTH,
        is_variant=True,
    ),
    Option(
        "start_species",
        DominantRules.start_species,
        ("table", "by_element"),
        N_("Switches", "First cubes"),
        N_("Switches", "Where the animals live at the start. On random tiles they follow their elements."),
        words={
            "table": N_("Switches", "As in the table"),
            "by_element": N_("Switches", "By their elements"),
        },
        unless=("earth", "random"),
        is_variant=True,
    ),
    Option(
        "turn_limit",
        DominantRules.turn_limit,
        range(1001),
        N_("Switches", "Last round"),
        N_("Switches", "The game ends after this round at the latest; 0 sets no limit."),
    ),
    Option(
        "glaciation_gap",
        DominantRules.glaciation_gap,
        ("leftmost", "first_space"),
        N_("Switches", "Glaciation acts for"),
        N_("Switches", "Which pawn acts where the first space of Glaciation is vacant."),
        words={
            "leftmost": N_("Switches", "The leftmost pawn"),
            "first_space": N_("Switches", "The first space only"),
        },
    ),
    Option(
        "initiative_again",
        DominantRules.initiative_again,
        name=N_("Switches", "Back to Initiative"),
        help=N_("Switches", "The pawn that has just left Initiative may return there."),
    ),
)
