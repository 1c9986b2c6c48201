"""The cards of Dominant Species and some rulings, worked out by hand from the rules page, part 2 and 5."""

from typing import Any

import pytest

from tests.naive.dominant import earth, rules
from tests.naive.dominant.box import ELEMENTS, POINTS, Position, shuffled
from tests.naive.dominant.scene import ALL, asked, executing, game, listed, points, taking, tile


def pawns(position: Position) -> dict[str, int]:
    return {animal: earth.pawns_owned(position, animal) for animal in position["animals"]}


def species(position: Position, cell: str) -> dict[str, int]:
    return dict(position["earth"][cell]["species"])


def line(*cells: str, **species: int) -> dict[str, Any]:
    """Deserts with the same cubes on each."""
    return {cell: tile("desert", **species) for cell in cells}


def test_aquatic() -> None:
    """The frozen sea in the middle is none; the cubes go to one tile at the corner."""
    position = taking("aquatic", "bird", "mammal", animals={"bird": {"pool": 3, "eliminated": 40}})
    corners = {one.split()[2] for one in rules.moves(position)}
    assert ({"d2:ne", "d2:nw"}, 6 * 2) == (corners, len(rules.moves(position)))
    position = rules.play(position, "place sun d2:ne")
    assert ["add d2 1", "add d2 2", "add d2 3", "pass"] == rules.moves(position)
    after = rules.play(position, "add d2 3")
    assert (3, ("domination", "bird")) == (species(after, "d2")["bird"], asked(after))


def test_aquatic_without_a_corner_and_without_water() -> None:
    """Rules 5.18."""
    full = dict.fromkeys(("d3:ne", "d3:e", "d3:se", "d3:sw", "d3:w", "d3:nw"), "seed")
    wet = {"d3": tile("sea", bird=1), "d4": tile("desert", bird=1)}
    position = taking("aquatic", "bird", "mammal", earth=wet, elements=full)
    assert ["add d3 1", "add d3 2", "add d3 3", "add d3 4", "pass"] == rules.moves(position)
    dry = line("d3", "d4", bird=1)
    assert "domination" == asked(taking("aquatic", "bird", "mammal", earth=dry, elements={}))[0]


def test_biodiversity() -> None:
    lived = {"d3": tile("sea", bird=1, mammal=3), "d4": tile("sea", bird=2), "d5": tile("sea", mammal=1)}
    assert 1 == points(taking("biodiversity", "bird", "mammal", earth=lived, elements={}))["bird"]


def test_blight() -> None:
    position = taking("blight", "bird", "mammal")
    assert ["blight c3 c3:ne", "blight c3 c3:sw", "blight c3 d3:nw", "blight c3 d3:w"] == listed(
        position, "blight c3"
    )
    after = rules.play(position, "blight c3 c3:se")  # another name of d3:w
    assert ["d3:w"] == earth.disks_on(after, "c3")
    assert 12 - 3 == len(after["elements"])
    bare = taking("blight", "bird", "mammal", earth=line("d3", "d4", bird=1), elements={"d3:ne": "sun"})
    assert ["blight d3", "blight d4"] == rules.moves(bare)


def test_cold_snap() -> None:
    cold = {"d3": tile("sea", tundra=True, bird=2, mammal=2), "d4": tile("sea", mammal=2)}
    after = taking("cold_snap", "bird", "mammal", earth=cold, elements={})
    assert ({"bird": 2, "mammal": 1}, {"mammal": 2}) == (species(after, "d3"), species(after, "d4"))


def test_disease_asks_down_the_food_chain() -> None:
    boards = {animal: {"elements": ["sun"]} for animal in ("mammal", "amphibian", "insect")}
    position = taking("disease", "bird", "insect", "amphibian", "mammal", animals=boards)
    assert ["insect", "amphibian", "mammal"] == [one["by"] for one in position["pending"]]
    assert ["lose sun"] == rules.moves(position)


def test_ecodiversity() -> None:
    """Two printed seeds on earth; with a grub added two more."""
    assert 2 == points(taking("ecodiversity", "bird", "mammal"))["bird"]
    boards = {"bird": {"elements": ["grub", "grub"]}}
    assert 4 == points(taking("ecodiversity", "bird", "mammal", animals=boards))["bird"]


def test_evolution_takes_two_different_animals() -> None:
    position = taking("evolution", "bird", "mammal", "insect")
    position = rules.play(position, "replace d4 mammal")
    assert {"mammal": 1, "bird": 2} == species(position, "d4")
    assert {"insect", "pass"} == {one.split()[-1] for one in rules.moves(position)}


def test_fecundity_is_limited_by_the_pool() -> None:
    position = taking("fecundity", "bird", "mammal", animals={"bird": {"pool": 2, "eliminated": 1}})
    assert ["add c3 1", "add c4 1", "add d4 1", "pass"] == rules.moves(position)
    position = rules.play(position, "add c3 1")
    assert ["add c4 1", "add d4 1", "pass"] == rules.moves(position)
    assert "domination" == asked(rules.play(position, "add c4 1"))[0]


def test_fertile() -> None:
    position = taking("fertile", *ALL)
    assert "insect" == asked(position)[1]
    assert ["choose d2", "choose e3", "choose e4"] == rules.moves(position)
    assert 4 == points(rules.play(position, "choose d2"))["insect"], "2 amphibians, spider, insect"


def test_habitat() -> None:
    position = taking("habitat", "bird", "mammal")
    assert 12 * 6 == len(rules.moves(position))
    after = rules.play(position, "place meat d2:nw")
    assert ("meat", position["bag"]["meat"] - 1) == (
        earth.disks_on(after, "d2") and after["elements"]["d2:nw"],
        after["bag"]["meat"],
    )


def test_hibernation() -> None:
    position = taking("hibernation", "bird", "mammal", animals={"bird": {"eliminated": 3}})
    assert ["add c3 1", "add c3 2", "add c3 3"] == listed(position, "add c3")
    after = rules.play(position, "add e3 3")
    assert ({"e3": {"bird": 3}}, 0) == (after["hibernating"], after["animals"]["bird"]["eliminated"])


def test_ice_sheet() -> None:
    position = taking("ice_sheet", "bird", "mammal")
    assert 6 == len(rules.moves(position))
    assert "pass" not in rules.moves(position)
    after = rules.play(position, "glaciate d2")
    assert (1, 10) == (points(after)["bird"], after["tundra"])
    assert "domination" == asked(taking("ice_sheet", "bird", "mammal", tundra=0))[0]


def test_immigrants() -> None:
    """Rules 5.20: a pawn on the display only where none is available."""
    boards = {"bird": {"pawns": 0, "elements": ["sun", "sun"]}, "mammal": {"pawns": 2}}
    position = taking(
        "immigrants", "bird", "mammal", animals=boards, pawns={"domination:5": "bird", "wasteland": "mammal"}
    )
    assert (("immigrants", "mammal"), ["lose pawn", "lose species"]) == (
        asked(position),
        rules.moves(position),
    )
    position = rules.play(position, "lose pawn")
    assert ["lose sun", "lose pawn domination:5", "lose species"] == rules.moves(position)
    after = rules.play(position, "lose pawn domination:5")
    assert {"mammal": 2, "bird": 0} == pawns(after)


def test_instinct_works_this_turn_only_further_right() -> None:
    """Rules 5.22."""

    def placed(space: str) -> Position:
        question = {"ask": "card", "by": "bird", "cell": "d2"}
        boards = {"bird": {"pawns": 1}, "mammal": {"pawns": 0}}
        position = game(
            *("bird", "mammal"),
            phase="execution",
            next="domination:3",
            animals=boards,
            cards=["instinct"],
            pending=[question],
            final_round=1,
        )
        position = rules.play(position, "card instinct")
        assert ("instinct", "bird") == asked(position)
        assert "plan initiative" in rules.moves(position)
        assert "pass" not in rules.moves(position)
        return rules.play(position, f"plan {space}")

    assert ("domination", "bird") == asked(placed("domination:4"))
    assert ("over", {"domination:2": "bird"}) == (
        placed("domination:2")["phase"],
        placed("domination:2")["pawns"],
    )


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("intelligence", {"mammal": 1, "reptile": 1, "bird": 2, "amphibian": 0}),
        ("parasitism", {"mammal": 0, "reptile": 0, "bird": 2, "amphibian": 1}),
        ("omnivore", {"mammal": 0, "reptile": 0, "bird": 2, "amphibian": 0}),
    ],
)
def test_new_pawns(card: str, expected: dict[str, int]) -> None:
    assert expected == pawns(taking(card, "bird", "amphibian", "mammal", "reptile"))


def test_mass_exodus() -> None:
    position = rules.play(taking("mass_exodus", "bird", "mammal"), "choose d4")
    assert {"bird": 1, "mammal": 2} == species(position, "d4")
    assert {"c4", "d3", "e4"} == {one.split()[2] for one in rules.moves(position)}
    position = rules.play(position, "move d4 d3 1 mammal")
    assert "pass" not in rules.moves(position)
    position = rules.play(position, "move d4 e4 1 mammal")
    after = rules.play(position, "move d4 c4 1 bird")
    assert ({}, ("domination", "bird")) == (species(after, "d4"), asked(after))


def test_metamorphosis() -> None:
    boards = {"bird": {"elements": ["sun"]}}
    after = rules.play(taking("metamorphosis", "bird", "mammal", animals=boards), "exchange sun grub")
    assert ["grub"] == after["animals"]["bird"]["elements"]
    assert (18, 17) == (after["bag"]["sun"], after["bag"]["grub"])
    assert "domination" == asked(taking("metamorphosis", "bird", "mammal"))[0]


def test_nocturnal() -> None:
    assert ["bird", "insect", "mammal"] == taking("nocturnal", "bird", "insect", "mammal")["initiative"]
    assert ["insect", "bird", "mammal"] == taking("nocturnal", "insect", "bird", "mammal")["initiative"]


def test_predator() -> None:
    position = taking("predator", *ALL)
    assert ["d2", "e3", "e4"] == position["pending"][-1]["cells"]
    assert ["eliminate e4 mammal", "eliminate e4 reptile"] == listed(position, "eliminate e4")
    position = rules.play(position, "eliminate e4 mammal")
    assert [] == listed(position, "eliminate e4")


def test_symbiotic() -> None:
    """Taker first, then down the food chain; a full board draws nothing; one shuffle in all."""
    boards = {
        "amphibian": {"elements": ["sun", "sun"]},
        "mammal": {"elements": ["sun"]},
        "bird": {"elements": ["sun"] * 4},
    }
    after = taking("symbiotic", "amphibian", "insect", "bird", "mammal", animals=boards, seed=9, shuffles=4)
    before = dict.fromkeys(ELEMENTS, 20 - 2)
    before["sun"] -= 7
    drawn = shuffled([element for element in ELEMENTS for _ in range(before[element])], "9/4")
    assert sorted(["sun", "sun", drawn[0]]) == after["animals"]["amphibian"]["elements"]
    assert sorted(["sun", drawn[1]]) == after["animals"]["mammal"]["elements"]
    assert [drawn[2]] == after["animals"]["insect"]["elements"]
    assert (["sun"] * 4, 5) == (after["animals"]["bird"]["elements"], after["shuffles"])


def test_symbiotic_of_full_boards_counts_no_shuffle() -> None:
    boards = {"bird": {"elements": ["sun"] * 4}, "mammal": {"elements": ["sun"] * 4}}
    assert 4 == taking("symbiotic", "bird", "mammal", animals=boards, shuffles=4)["shuffles"]


# --- rulings -----------------------------------------------------------------------------------------------


def test_survival() -> None:
    """Strictly the most on tundra; bonus for the tundra tiles lived on."""
    cold = {cell: tile("sea", tundra=True, bird=1) for cell in ("d3", "d4", "d5")}
    cold["d3"]["species"]["mammal"] = 3
    disks = {"d3:ne": "seed", "d3:se": "seed", "d3:sw": "meat", "d4:sw": "seed"}
    tied = game("bird", "mammal", phase="reset", earth=cold, elements=disks, final_round=1)
    # each of three tundra tiles pays its first
    (first,) = POINTS["tundra"]
    assert {"bird": 2 * first, "mammal": first} == points(tied)
    cold["d4"]["species"]["bird"] = 2
    held = game("bird", "mammal", phase="reset", earth=cold, elements=disks, final_round=1)
    assert {"bird": 2 * first + 6, "mammal": first} == points(held)


def test_the_limit_of_turns_ends_the_game() -> None:
    """Rules 5.30: as after Ice Age, without its award."""
    position = executing("bird", "mammal", at="reset", final_round=None, rules={"turn_limit": 1})
    assert ("over", 1, 1) == (position["phase"], position["round"], position["final_round"])
    # no cube is on tundra
    forest, mountain, jungle, desert = (POINTS[one] for one in ("forest", "mountain", "jungle", "desert"))
    bird, mammal = forest[0] + mountain[1] + jungle[0], mountain[0] + desert[0] + forest[1]
    assert {"bird": bird, "mammal": mammal} == points(position)


def test_nobody_left_ends_the_game() -> None:
    """Rules 5.29."""
    boards = {animal: {"pool": 0, "eliminated": 54} for animal in ("bird", "mammal")}
    position = executing(
        "bird", "mammal", at="reset", final_round=None, earth={"d3": tile("sea")}, elements={}, animals=boards
    )
    assert ("over", None) == (position["phase"], position["final_round"])


def test_nobody_to_act_ends_the_game() -> None:
    """Choice 24; the insect has its free cube before."""
    boards = {animal: {"pawns": 0} for animal in ("insect", "mammal")}
    position = executing("insect", "mammal", at="insect", final_round=None, animals=boards)
    assert ("insect", "insect") == asked(position)
    assert "over" == rules.play(position, "pass")["phase"]


def test_sweep_takes_disks_with_one_tundra_tile() -> None:
    """Rules 5.8, and box contents stay."""
    position = executing("bird", "mammal", at="sweep", display={"wasteland": ["grass", "sun"]})
    assert {"d3:e", "d3:se"} == set(game("bird", "mammal")["elements"]) - set(position["elements"])


def test_several_animals_of_a_seat_are_rivals() -> None:
    """Rules 4."""
    position = rules.start(
        {
            "players": [{"animals": ["mammal", "reptile"]}, {"animals": ["bird", "insect"]}],
            "rules": {},
            "phase": "execution",
            "next": "competition",
            "pawns": {"competition:2": "mammal"},
        }
    )
    assert (("competition", "mammal"), 0) == (asked(position), position["to_move"])
    assert ["eliminate e4 reptile", "eliminate e4 insect", "pass"] == rules.moves(position)
