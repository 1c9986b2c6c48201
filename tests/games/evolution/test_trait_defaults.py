"""A trait that overrides nothing changes nothing, and the table of traits asks only those that override."""

from evolution_qt.games import game
from evolution_qt.games.evolution.editions import EDITIONS
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.state import MEAT, PLANT, Species
from evolution_qt.games.evolution.traits import Trait, TraitTable
from tests.plain import needs_plain_modules
from tests.scene import scene

needs_plain_modules()


class Plain(Trait):
    """Made up: does nothing at all."""

    key = "plain"


def test_a_trait_that_overrides_nothing_changes_nothing(edition: str) -> None:
    """Each hook can be asked and adds nothing, forbids nothing, takes nothing."""
    table = scene(edition, "b3 p3", "b1", watering_hole=4)
    state = table.state
    trait = Plain.printed(table.rules.rules)
    me, other = state.players[0].species[0], state.players[1].species[0]
    before = table.text

    assert isinstance(trait, Plain)
    assert {} == trait.numbers()
    assert [0, 0, 0] == [trait.attack(me), trait.defence(me), trait.storage(me)]
    assert [0, 0, 0] == [trait.extra(me, PLANT), trait.extra(me, MEAT), trait.passes_on(me, 3)]
    assert [False, False] == [trait.forbids([me], 0, other), trait.shields(other, me)]
    assert trait.when_attacked(state, 1, other, 0)
    assert [] == trait.why_no_reveal(state, me)
    trait.when_prey_lost(state, 0, me, 0)
    trait.on_reveal(state, 0, me, 0)
    assert before == table.text


def test_a_trait_that_overrides_nothing_is_never_asked() -> None:
    """It is in no mask; the traits beside it keep theirs."""
    table = TraitTable([(Plain(), (1, 2, 2)), *((p.trait(), p.food) for p in EDITIONS[0].prints)])
    bit = 1 << table.index["plain"]

    masks = {name: mask for name, mask in vars(table).items() if isinstance(mask, int)}

    assert {"ignorable"} == {name for name, mask in masks.items() if mask & bit}
    assert len(masks) >= 16
    assert [2, 1] == [table.copies[card] for card in range(len(table.copies)) if table.bits[card] == bit][
        ::-1
    ]


def test_the_masks_name_the_traits_of_the_rules(edition: str) -> None:
    """Which trait has a say at which moment (docs/rules/evolution.md)."""
    rules: Evolution = game(edition)
    table = rules.table

    def keys(mask: int) -> set[str]:
        return {table.traits[index].key for index in table.indices(mask)}

    assert {"pack_hunting"} == keys(table.on_attack)
    assert {"hard_shell"} == keys(table.on_defence)
    assert {"climbing", "defensive_herding", "symbiosis", "burrowing"} == keys(table.on_forbidding)
    assert {"warning_call"} == keys(table.on_shielding)
    assert {"horns"} == keys(table.on_attacked)
    assert {"scavenger"} == keys(table.on_prey_lost)
    assert {"foraging"} == keys(table.on_extra)
    assert {"cooperation"} == keys(table.on_passing)
    assert {"long_neck", "fertile", "fat_tissue"} == keys(table.on_reveal)
    assert {"fat_tissue"} == keys(table.storing)
    assert {"foraging", "cooperation", "fat_tissue"} == keys(table.on_meal)
    assert {"carnivore"} == keys(table.hunting)
    assert {"intelligence"} == keys(table.paying)
    assert {"horns", "scavenger"} == keys(table.worth_ignoring)
    assert {"foraging", "fat_tissue"} == keys(table.voluntary)
    assert {"ambush", "climbing"} == keys(table.cancelling)
    assert {"carnivore", "intelligence"} == set(table.index) - keys(table.ignorable)
    assert {"foraging", "cooperation", "fat_tissue", "carnivore", "intelligence"} == keys(table.special)


def test_a_cancelled_trait_need_not_be_printed() -> None:
    """Ambush in an edition without Warning Call cancels nothing."""
    prints = [(p.trait(), p.food) for p in EDITIONS[0].prints if p.trait.key != "warning_call"]
    table = TraitTable(prints)

    assert 0 == table.cancels[table.index["ambush"]]
    assert not table.cancelling >> table.index["ambush"] & 1
    assert 1 << table.index["climbing"] == table.cancelling


def test_a_species_begins_small_and_empty() -> None:
    """1/1 without food and cards (000:29, 71)."""
    species = Species()

    assert [1, 1, 0, 0, 0, 0] == [
        species.body,
        species.population,
        species.food,
        species.fat,
        species.mask,
        species.used,
    ]
    assert ((), ()) == (species.traits, species.hidden)
    assert species.is_hungry
