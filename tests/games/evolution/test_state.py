"""The primitives that change a state: what they trust, and what they refuse to believe."""

import pytest

from evolution_qt.core.errors import BadInput
from evolution_qt.games import game
from evolution_qt.games.evolution import hunting, move_steps
from evolution_qt.games.evolution.cards import Card, index_of, is_species, seat_of, species_ref
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.state import Species
from tests.scene import scene


def test_a_species_that_is_gone_is_not_found(edition: str) -> None:
    """Naming a species that no longer lies in the row is a mistake of the program."""
    state = scene(edition, "b1", "b1").state

    assert 0 == state.place(1, state.players[1].species[0])
    with pytest.raises(ValueError, match="not in list"):
        state.place(0, state.players[1].species[0])
    with pytest.raises(ValueError, match="not in list"):
        state.place(1, Species())


def test_only_a_trait_that_is_there_can_be_discarded(edition: str) -> None:
    """Throwing away what a species does not have is a mistake of the program."""
    table = scene(edition, "horns", "b1", phase="play")
    state, species = table.state, table.state.players[0].species[0]
    index = table.rules.table.index

    with pytest.raises(AssertionError, match="does not have this trait"):
        state.discard_trait(0, species, index["climbing"])
    state.discard_trait(0, species, index["horns"])

    assert ((), 0) == (species.traits, species.mask)


def test_a_face_down_trait_is_discarded_too(edition: str) -> None:
    """A card laid this turn may be replaced in the same turn; the cards beside it stay (000:69)."""
    table = scene(edition, "climbing hidden(horns:1,fertile:2)", "b1", "b1", phase="play")
    state, species = table.state, table.state.players[0].species[0]

    state.discard_trait(0, species, table.rules.table.index["horns"])

    assert (("climbing",), ("fertile",)) == (table.species(0, 0).traits, table.species(0, 0).hidden)
    assert "horns:1" == table.discard[0]


def test_a_trait_without_a_voluntary_taking_has_no_word(edition: str) -> None:
    """Only what a species may leave can be declined by name."""
    rules: Evolution = game(edition)
    bit = {key: 1 << index for key, index in rules.table.index.items()}

    words = [
        move_steps.taking_word(rules.table, bit[key] | bit["horns"]) for key in ("foraging", "fat_tissue")
    ]

    assert ["foraging", "fat"] == words
    with pytest.raises(AssertionError, match="nothing voluntary"):
        move_steps.taking_word(rules.table, bit["horns"])


def test_a_species_never_attacks_itself(edition: str) -> None:
    """However large it counts (000:109)."""
    state = scene(edition, "carnivore pack_hunting b3 p3 | b1", "b1").state
    row = state.players[0].species

    assert not hunting.can_attack(state.table, row[0], row, 0)
    assert hunting.can_attack(state.table, row[0], row, 1)
    assert [] == hunting.ways_past(state.table, row[0], row, 0, 5)


def test_a_species_has_one_name() -> None:
    """Seat and place are found again in the name, and nothing else has such a name."""
    names = [species_ref(seat, place) for seat in range(8) for place in range(128)]

    assert len(set(names)) == len(names)
    assert all(map(is_species, names))
    assert (7, 127) == (seat_of(names[-1]), index_of(names[-1]))
    assert not is_species(0)
    assert not is_species(2048)


def test_a_card_is_written_with_its_number() -> None:
    assert "horns:-3" == str(Card("horns", -3))


def test_an_unknown_game_is_refused_with_a_short_name() -> None:
    with pytest.raises(BadInput) as refused:
        game("evolution/" + "x" * 500)

    assert ("unknown_game", 60) == (refused.value.fault.code, len(str(refused.value.fault.params["value"])))
