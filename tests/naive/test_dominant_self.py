"""The naive second statement of Dominant Species against the scenarios of the rules page, and itself."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.naive.dominant import compare, earth, rules
from tests.naive.dominant.box import (
    CARDS,
    CELLS,
    CORNERS,
    POINTS,
    SPACES,
    SWITCHES,
    WRITTEN,
    Position,
    shuffled,
)
from tests.naive.dominant.check import problems
from tests.naive.dominant.positions import (
    lively_choice,
    random_game,
    random_position,
    random_start,
    shortened,
)
from tests.naive.dominant.questions import COMPULSORY, KINDS, OPTIONAL
from tests.naive.dominant.scene import ALL, asked, executing, game, listed, points, taking, tile

# --- the board and the start -------------------------------------------------------------------------------


def test_the_grid() -> None:
    assert (35, 92, 41) == (len(CELLS), len(CORNERS), len(SPACES))
    assert "d3:ne" == WRITTEN["d2:se"] == WRITTEN["e3:w"]
    assert 40 == len(KINDS) == len({*COMPULSORY, *OPTIONAL})
    assert set(KINDS) == {*COMPULSORY, *OPTIONAL}


def test_2_each_of_six_dominates_one_start_tile() -> None:
    facts = rules.facts(game(*ALL))
    expected = {
        "d2": "amphibian",
        "e3": "insect",
        "e4": "reptile",
        "d4": "mammal",
        "c4": "bird",
        "c3": "arachnid",
    }
    assert expected == facts["dominant"]
    assert {} == facts["endangered"]
    assert (6, 2, 2) == tuple(facts["match"]["d2"][one] for one in ("amphibian", "insect", "arachnid"))


def test_4_the_track_is_the_food_chain_from_below() -> None:
    position = game("bird", "insect", "mammal")
    assert ["insect", "bird", "mammal"] == position["initiative"]
    assert ("plan", "insect") == asked(position)


def test_6_start_points_by_element() -> None:
    """Whatever tiles are drawn: the printed disks on six open tiles give all animals four cubes."""
    position = game("mammal", "bird", "insect", rules={"earth": "random"}, seed=3)
    counts = {animal: earth.on_earth(position, animal) for animal in position["animals"]}
    assert {animal: max(counts.values()) - count for animal, count in counts.items()} == points(position)
    drawn = game("mammal", "bird", "insect", rules={"earth": "random", "start_elements": "random"}, seed=3)
    counts = {animal: earth.on_earth(drawn, animal) for animal in drawn["animals"]}
    assert {animal: max(counts.values()) - count for animal, count in counts.items()} == points(drawn)
    assert len(set(counts.values())) > 1


def test_by_element_gives_the_table_where_the_disks_are_printed() -> None:
    """Rules 1.5."""
    by_table, by_element = game(*ALL), game(*ALL, rules={"start_species": "by_element"})
    assert by_table["earth"] == by_element["earth"]


def test_the_numbers_of_the_start() -> None:
    """Rules 1.6 and 1.9."""
    for seats, pawns, pool in ((2, 7, 50), (3, 6, 45), (4, 5, 40), (5, 4, 35), (6, 3, 30)):
        position = rules.start({"players": [{}] * seats, "seed": seats})
        boards = position["animals"].values()
        assert {(pawns, pool, 0)} == {(one["pawns"], one["pool"], one["vp"]) for one in boards}
        assert (1, 96) == (position["shuffles"], sum(position["bag"].values()))
        assert [4, 0, 4, 0, 0, 4] == [len(box) for box in position["display"].values()]
        assert ([7, 7, 7], 11) == ([len(stack) for stack in position["stacks"]], position["tundra"])
        assert (5, 21, "ice_age") == (len(position["cards"]), len(position["deck"]), position["deck"][-1])


def test_chance_is_dealt_as_the_notation_says() -> None:
    position = rules.start({"players": [{}, {}], "seed": 7, "rules": {"animals_each": 3, "drop_cards": 5}})
    animals = shuffled(list(ALL), "7/animals")
    assert set(animals[:3]) == set(position["players"][0]["animals"])
    assert {"animals_each": 3, "drop_cards": 5} == position["rules"]
    cards = shuffled([card for card in CARDS if card != "ice_age"], "7/deck")[5:]
    assert (sorted(cards[:5]), [*cards[5:], "ice_age"]) == (position["cards"], position["deck"])


# --- planning and Initiative -------------------------------------------------------------------------------


def test_8_round_and_round_until_no_pawn_is_left() -> None:
    position = game("amphibian", "insect", animals={"amphibian": {"pawns": 2}, "insect": {"pawns": 1}})
    order = []
    for space in ("wasteland", "depletion", "adaptation:1"):
        order.append(asked(position))
        position = rules.play(position, f"plan {space}")
    assert [("plan", "insect"), ("plan", "amphibian"), ("plan", "amphibian")] == order
    assert "execution" == position["phase"]


def test_10_the_last_of_three_moves_up_and_its_pawn_acts_again() -> None:
    position = executing(
        "mammal",
        "bird",
        "insect",
        at="initiative",
        pawns={"initiative": "mammal"},
        display={"adaptation": ["sun"]},
    )
    assert ["swap", "keep"] == rules.moves(position)
    position = rules.play(position, "swap")
    assert (["insect", "mammal", "bird"], ("replant", "mammal")) == (position["initiative"], asked(position))
    assert "plan initiative" not in rules.moves(position)
    position = rules.play(position, "plan adaptation:2")
    assert (("adaptation", "mammal"), ["take sun", "pass"]) == (asked(position), rules.moves(position))


def test_the_first_on_the_track_only_places_its_pawn() -> None:
    """Rules 5.2, and the switch of 5.3."""
    position = executing(
        "mammal", "insect", at="initiative", pawns={"initiative": "insect"}, rules={"initiative_again": True}
    )
    assert ("replant", "insect") == asked(position)
    assert "plan initiative" in rules.moves(position)


# --- elements ----------------------------------------------------------------------------------------------


def test_12_a_full_animal_adapts_to_nothing() -> None:
    position = executing(
        "mammal",
        "insect",
        at="adaptation",
        pawns={"adaptation:1": "mammal", "depletion": "insect"},
        animals={"mammal": {"elements": ["sun"] * 4}},
        display={"adaptation": ["grub"], "depletion": ["sun"]},
    )
    assert ("depletion", "insect") == asked(position)
    assert (["grub"], 1) == (position["display"]["adaptation"], position["animals"]["mammal"]["pawns"])


def test_14_a_pawn_protects_one_kind() -> None:
    position = executing(
        "bird",
        "mammal",
        at="regression",
        pawns={"regression:1": "bird"},
        animals={"bird": {"elements": ["grass", "grass", "sun"]}},
        display={"regression": ["grass", "grass", "sun"]},
    )
    assert ["protect grass", "protect sun"] == rules.moves(position)
    position = rules.play(position, "protect grass")
    assert ["grass", "grass"] == position["animals"]["bird"]["elements"]


def test_16_printed_elements_are_not_lost() -> None:
    position = executing("amphibian", "mammal", at="regression", display={"regression": ["water"]})
    assert "over" == position["phase"]
    assert 3 == earth.element_count(position, "amphibian")


def test_the_reptile_has_one_protection_free() -> None:
    """Rules 1.7; without a choice nothing is asked, and the others lose theirs."""
    both = {"elements": ["grub"]}
    position = executing(
        "reptile",
        "mammal",
        at="regression",
        pawns={"depletion": "mammal"},
        animals={"reptile": both, "mammal": both},
        display={"regression": ["grub"], "depletion": ["sun"]},
    )
    assert ("depletion", "mammal") == asked(position)
    assert (["grub"], []) == tuple(position["animals"][one]["elements"] for one in ("reptile", "mammal"))


def test_18_wasteland() -> None:
    position = executing(
        "mammal",
        "insect",
        at="wasteland",
        pawns={"wasteland": "insect"},
        display={"wasteland": ["sun", "water"]},
    )
    position = rules.play(position, "return sun")
    assert "d3:ne" not in position["elements"]
    assert ("sun", "water") == (position["elements"]["d3:se"], position["elements"]["c3:ne"])
    assert ["water"] == position["display"]["wasteland"]


def test_20_abundance() -> None:
    position = executing(
        "mammal",
        "insect",
        at="abundance",
        pawns={"abundance:1": "insect"},
        display={"abundance": ["sun", "sun"]},
    )
    lines = listed(position, "place")
    assert 12 == len(lines), "24 corners, 12 of them taken"
    assert "place sun d2:n" not in lines
    assert "place sun d3:ne" not in lines
    assert "place sun d2:ne" in lines


def test_22_without_its_disks_an_animal_is_endangered() -> None:
    disks = {corner: kind for corner, kind in game("mammal", "insect")["elements"].items() if kind != "meat"}
    facts = rules.facts(game("mammal", "insect", elements=disks))
    assert {"d4": ["mammal"], "e4": ["mammal"], "c4": ["mammal"]} == facts["endangered"]


# --- the earth ---------------------------------------------------------------------------------------------


def frozen_north(**more: Any) -> Position:
    tiles = {cell: dict(one) for cell, one in game("mammal", "insect")["earth"].items()}
    tiles["d2"]["tundra"] = True
    return executing("mammal", "insect", at="glaciation", earth=tiles, **more)


def test_24_glaciation() -> None:
    position = frozen_north(pawns={"glaciation:1": "mammal"})
    assert 50 == position["animals"]["insect"]["pool"]
    position = rules.play(position, "glaciate e3")
    assert (3, 9) == (position["animals"]["mammal"]["vp"], position["tundra"])
    assert "d3:ne" not in position["elements"]
    assert {"insect": 1} == position["earth"]["e3"]["species"]
    assert 51 == position["animals"]["insect"]["pool"]


def test_26_no_tundra_tile_no_action() -> None:
    position = frozen_north(pawns={"glaciation:1": "mammal", "speciation:meat": "mammal"}, tundra=0)
    assert ("speciation", "mammal") == asked(position)


@pytest.mark.parametrize(("gap", "expected"), [("leftmost", "glaciation"), ("first_space", "speciation")])
def test_28_a_gap_in_glaciation(gap: str, expected: str) -> None:
    position = frozen_north(
        pawns={"glaciation:2": "mammal", "speciation:meat": "mammal"}, rules={"glaciation_gap": gap}
    )
    assert (expected, "mammal") == asked(position)


def test_30_speciation_and_the_pool() -> None:
    def speciating(pool: int) -> Position:
        return executing(
            "amphibian",
            "mammal",
            at="speciation",
            pawns={"speciation:water": "amphibian", "migration:2": "amphibian"},
            animals={"amphibian": {"pool": pool, "eliminated": 50 - pool}},
        )

    assert ("migration", "amphibian") == asked(speciating(0))
    position = speciating(2)
    assert ["speciate c3:ne", "speciate d3:ne", "pass"] == rules.moves(position)
    position = rules.play(position, "speciate d3:ne")
    assert ["add d2 1", "add d2 2", "add d3 1", "add e3 1", "add e3 2", "pass"] == rules.moves(position)
    position = rules.play(position, "add d3 1")
    assert ["add d2 1", "add e3 1", "pass"] == rules.moves(position)
    assert ("migration", "amphibian") == asked(rules.play(position, "add d2 1"))


def exploring() -> Position:
    return executing(
        "mammal",
        "insect",
        "bird",
        at="wanderlust",
        pawns={"wanderlust:2": "mammal", "migration:4": "bird"},
        display={"wanderlust": ["sun"]},
        face_up=["sea", None, None],
    )


def test_32_wanderlust() -> None:
    position = exploring()
    assert 12 == len(listed(position, "explore 1 "))
    assert 0 == len(listed(position, "explore 2 "))
    after = rules.play(position, "explore 1 e2")
    assert (3, ("wanderlust_element", "mammal")) == (after["animals"]["mammal"]["vp"], asked(after))
    assert 5 == len(listed(after, "place sun"))
    assert ["wanderlust_move", "wanderlust_element"] == [one["ask"] for one in after["pending"]]
    after = rules.play(after, "pass")
    lines = ["move d2 e2 1", "move e3 e2 1", "move e3 e2 2", "pass"]
    assert (("wanderlust_move", "insect"), lines) == (asked(after), rules.moves(after))
    after = rules.play(after, "move e3 e2 2")
    assert ["move d2 e2 1", "pass"] == rules.moves(after)
    assert 1 == rules.play(position, "explore 1 d1")["animals"]["mammal"]["vp"]


def test_36_migration() -> None:
    position = executing("insect", "mammal", at="migration", pawns={"migration:2": "insect"})
    position = rules.play(position, "move e3 d2 1")
    assert {"d2": 1} == position["pending"][-1]["arrived"]
    assert "move d2 c3 1" in rules.moves(position), "the cube that was there may still move"
    assert "move d2 c3 2" not in rules.moves(position)
    position = rules.play(position, "move e3 e4 1")
    assert [0, 2, 2] == [earth.cubes(position, "insect", cell) for cell in ("e3", "e4", "d2")]


def test_36_birds_fly_over_a_tile() -> None:
    position = executing("bird", "mammal", at="migration", pawns={"migration:2": "bird"})
    assert "move c4 d2 1" in rules.moves(position), "over c3"
    flown = executing(
        "bird",
        "mammal",
        at="migration",
        pawns={"migration:2": "bird"},
        earth={"d2": tile("sea", bird=1), "d3": tile("desert"), "d4": tile("forest"), "b3": tile("mountain")},
        elements={},
    )
    assert ["move d2 d3 1", "move d2 d4 1", "pass"] == rules.moves(flown)


# --- Competition and Domination ----------------------------------------------------------------------------


def test_38_competition() -> None:
    position = executing(*ALL, at="competition:2", pawns={"competition:2": "mammal"})
    assert ["eliminate e4 reptile", "eliminate e4 insect", "pass"] == rules.moves(position)
    position = rules.play(position, "eliminate e4 insect")
    assert 1 == position["animals"]["insect"]["eliminated"]


def test_40_the_arachnid_comes_first() -> None:
    position = executing(
        "arachnid", "amphibian", "mammal", at="competition", pawns={"competition:1": "amphibian"}
    )
    assert ("arachnid", "arachnid") == asked(position)
    assert ["eliminate c3 amphibian", "eliminate c4 mammal", "eliminate d2 amphibian", "pass"] == rules.moves(
        position
    )
    position = rules.play(position, "eliminate c4 mammal")
    assert (1, ("competition", "amphibian")) == (position["animals"]["mammal"]["eliminated"], asked(position))


def scoring(earth_now: Position, elements: Position, **more: Any) -> Position:
    """Two Domination pawns of the mammal, the first of which scores d3."""
    position = executing(
        *("mammal", "reptile", "bird", "amphibian", "insect"),
        at="domination",
        pawns={"domination:1": "mammal", "domination:2": "mammal"},
        earth=earth_now,
        elements=elements,
        cards=["omnivore"],
        **more,
    )
    return rules.play(position, "score d3")


def test_42_four_ranks_of_wetland() -> None:
    wet = tile("wetland", mammal=1, reptile=1, bird=2, amphibian=2, insect=3)
    position = scoring({"d3": wet, "d4": tile("sea", mammal=1)}, {})
    ranked = dict(zip(("insect", "bird", "amphibian", "mammal"), POINTS["wetland"], strict=True))
    assert ranked | {"reptile": 0} == points(position)


def test_44_no_card_without_dominance() -> None:
    wet = tile("wetland", mammal=1, reptile=1)
    tied = {"d3:ne": "meat", "d3:e": "sun"}
    position = scoring({"d3": wet, "d4": tile("sea", mammal=1)}, tied)
    assert ("domination", "mammal") == asked(position)
    assert POINTS["wetland"][0] == position["animals"]["mammal"]["vp"]
    position = scoring({"d3": wet, "d4": tile("sea", mammal=1)}, {"d3:ne": "sun"})
    assert ("card", "reptile") == asked(position)
    assert ["card omnivore"] == rules.moves(position)


# --- cards -------------------------------------------------------------------------------------------------


def test_46_niche_biomes() -> None:
    boards = {"mammal": {"vp": 3}, "bird": {"vp": 5}, "insect": {"vp": 2}}
    position = taking(
        "niche_biomes",
        "mammal",
        "bird",
        "insect",
        cell="d2",
        earth={"d2": tile("sea"), "d3": tile("desert", mammal=1)},
        elements={"d3:ne": "meat"},
        animals=boards,
    )
    assert {"mammal": 3, "bird": 0, "insect": 2} == points(position)


def test_48_disease() -> None:
    boards = {"insect": {"elements": ["sun"]}, "reptile": {}, "amphibian": {}}
    position = taking("disease", "reptile", "amphibian", "insect", animals=boards)
    assert (("disease", "insect"), ["lose sun"]) == (asked(position), rules.moves(position))
    position = rules.play(position, "lose sun")
    assert ([], 3) == (
        position["animals"]["insect"]["elements"],
        earth.element_count(position, "amphibian"),
    )


def test_50_evolution_with_one_cube_in_the_pool() -> None:
    position = taking(
        "evolution", "mammal", "bird", "insect", animals={"mammal": {"pool": 1, "eliminated": 3}}
    )
    assert {"left": 2, "replaced": None} == {
        key: position["pending"][-1][key] for key in ("left", "replaced")
    }
    before = position["animals"]["bird"]
    position = rules.play(position, "replace c3 bird")
    after = position["animals"]["bird"]
    assert (before["pool"], before["eliminated"] + 1) == (after["pool"], after["eliminated"])
    assert "evolution" != asked(position)[0]


def test_52_biomass() -> None:
    def struck(disks: int) -> Position:
        corners = ["d3:ne", "d3:e", "d3:se", "d3:sw", "d3:w"][:disks]
        return taking(
            "biomass",
            "mammal",
            "bird",
            earth={"d3": tile("wetland", mammal=3, bird=2), "d5": tile("sea", bird=1)},
            elements=dict.fromkeys(corners, "meat"),
        )

    position = struck(4)
    assert ["eliminate d3 mammal", "eliminate d3 bird"] == rules.moves(position)
    assert {} == position["earth"]["d5"]["species"], "alone on its tile: unasked"
    assert ("biomass", "mammal") != asked(struck(5))


def test_54_catastrophe() -> None:
    position = taking("catastrophe", *ALL)
    position = rules.play(position, "catastrophe d2 insect")
    assert {"insect": 1} == position["earth"]["d2"]["species"]
    assert ["c3", "e3"] == position["pending"][-1]["cells"], "the sea has no cube"
    position = rules.play(position, "eliminate e3 insect")
    assert ["eliminate c3 bird", "eliminate c3 amphibian", "eliminate c3 arachnid"] == rules.moves(position)


def test_56_immigrants() -> None:
    position = taking("immigrants", "mammal", "bird", animals={"mammal": {"pawns": 1}})
    assert (("immigrants", "mammal"), ["lose pawn", "lose species"]) == (
        asked(position),
        rules.moves(position),
    )
    position = rules.play(position, "lose species")
    assert [1, 1, 1] == [earth.cubes(position, "mammal", cell) for cell in ("d4", "e4", "c4")]
    assert (("immigrants", "bird"), ["lose species"]) == (asked(position), rules.moves(position))


# --- Reset and the end -------------------------------------------------------------------------------------


def reset(earth_now: Position, **more: Any) -> Position:
    return game(*("mammal", "bird"), phase="reset", earth=earth_now, elements={"d3:ne": "seed"}, **more)


def test_58_the_mammal_saves_one_cube() -> None:
    two = {"d3": tile("sea", mammal=2, bird=1), "d4": tile("forest", mammal=3)}
    position = reset(two)
    assert (("rescue", "mammal"), ["rescue d3", "rescue d4", "pass"]) == (
        asked(position),
        rules.moves(position),
    )
    after = rules.play(position, "rescue d4")
    assert ({"bird": 1}, {"mammal": 1}) == tuple(after["earth"][cell]["species"] for cell in ("d3", "d4"))
    assert 4 == after["animals"]["mammal"]["eliminated"]
    assert {} == rules.play(position, "pass")["earth"]["d4"]["species"]
    alone = reset({"d3": tile("sea", mammal=2, bird=1)})
    assert ("plan", {"mammal": 1, "bird": 1}) == (asked(alone)[0], alone["earth"]["d3"]["species"])


def test_hibernating_cubes_survive() -> None:
    """Rules 5.16."""
    after = reset({"d4": tile("forest", bird=3)}, hibernating={"d4": {"bird": 2}})
    assert ({"bird": 2}, {}) == (after["earth"]["d4"]["species"], after["hibernating"])


def test_60_reseed() -> None:
    boxes = {
        "adaptation": ["sun"],
        "abundance": ["grub"],
        "wasteland": ["meat"],
        "regression": ["water"],
        "depletion": ["seed"],
    }
    after = reset({"d3": tile("sea")}, display=boxes, pawns={"glaciation:2": "bird", "glaciation:3": "bird"})
    display = after["display"]
    assert (["sun"], ["grub"], ["meat"]) == tuple(
        display[box] for box in ("regression", "wasteland", "depletion")
    )
    assert [4, 4, 4] == [len(display[box]) for box in ("adaptation", "abundance", "wanderlust")]
    assert ({"glaciation:1", "glaciation:2"}, 2) == (set(after["pawns"]), after["round"])
    assert not problems(after, whole_tiles=False, started=False)


def test_62_ice_age() -> None:
    """Amphibian, bird and insect dominate four tiles, one and none."""
    cells = {"d3": "sea", "d4": "sea", "e4": "sea", "c4": "sea", "b1": "sea"}
    lived = {cell: tile(terrain, amphibian=1) for cell, terrain in cells.items()}
    lived["b1"] = tile("desert", bird=1, insect=1)
    disks = {"d3:se": "water", "d3:sw": "water", "b1:nw": "seed"}
    position = executing(
        *("amphibian", "bird", "insect"),
        at="domination:5",
        pawns={"domination:5": "insect"},
        earth=lived,
        elements=disks,
        cards=["ice_age"],
        final_round=None,
    )
    position = rules.play(position, "score b1")
    seas, (first, second) = 4 * POINTS["sea"][0], POINTS["desert"]
    assert {"amphibian": 0, "bird": first, "insect": second} == points(position)
    facts = rules.facts(position)
    after = rules.play(position, "card ice_age")
    # the insect dies out before the last scoring
    assert {"amphibian": 10 + seas, "bird": first + 1 + first, "insect": second} == points(after)
    assert ("over", 1, [0]) == (after["phase"], after["final_round"], rules.facts(after)["winners"])
    assert [10 + seas, 2 * first + 1, 2 * second] == facts["if_ended_now"]
    assert (
        [10 + seas, 2 * first + 1, second]
        == rules.facts(after)["if_ended_now"]
        == rules.facts(after)["scores"]
    )


def test_the_lowest_animal_counts() -> None:
    """The example of rules 4: 70, 145, 160 lose to 75, 85, 95."""
    values = {"mammal": 70, "bird": 145, "insect": 160, "reptile": 75, "amphibian": 85, "arachnid": 95}
    position = rules.start(
        {
            "players": [
                {"animals": ["mammal", "bird", "insect"]},
                {"animals": ["reptile", "amphibian", "arachnid"]},
            ],
            "animals": {animal: {"vp": value} for animal, value in values.items()},
            "earth": {"d3": tile("sea")},
            "elements": {},
            "phase": "over",
        }
    )
    assert ([70, 75], [1]) == (rules.facts(position)["scores"], rules.facts(position)["winners"])


def test_64_equal_seeds_equal_games() -> None:
    plain = {"players": [{}] * 3, "seed": 4, "rules": {"turn_limit": 2}}
    assert random_game(plain, Random(4)) == random_game(plain, Random(4))


# --- the statement against itself --------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(4))
def test_whole_games_keep_every_law(number: int) -> None:
    """Invariants of rules 3.5 after every decision, and an end."""
    rng, position = Random(number), rules.start(random_start(number))
    while True:
        assert [] == problems(position)
        if rules.over(position):
            break
        lines = rules.moves(position)
        assert len(lines) == len(set(lines))
        position = rules.play(position, lively_choice(rng, position, lines))


def test_every_question_and_every_card_comes_up() -> None:
    """In random positions with a wanted card; the lists, the facts and the refusals agree with themselves."""
    counts: Counter[str] = Counter()
    lacking = [*(f"card {card}" for card in CARDS), *(f"ask {kind}" for kind in KINDS)]
    wanted = {"aquatic_species": "aquatic", "catastrophe_victims": "catastrophe", "exodus": "mass_exodus"}
    for number in range(800):
        lacking = [name for name in lacking if not counts[name]]
        if not lacking:
            break
        word = lacking[number % len(lacking)].split()[1]
        card = wanted.get(word, word)
        cards = (card,) if card in CARDS else ()
        assert compare.compare_numbered(rules, number, counts, cards, steps=3) is None
    assert [] == lacking


def test_any_question_may_be_asked_in_a_random_position() -> None:
    """Above another one too, and the printed disks lie only where a tile is (choice 31)."""
    asked_first: Counter[str] = Counter()
    waiting = bare = 0
    for number in range(600):
        short = random_position(number)
        pending = short.get("pending", [])
        asked_first.update(question["ask"] for question in pending[-1:])
        waiting += len(pending) > 1
        bare += "elements" not in shortened(short, Random(number))
    assert set(KINDS) - set(asked_first) <= {"regression", "rescue", "arachnid", "insect"}
    assert waiting > 20
    assert bare > 20
    position = game("bird", "mammal", earth={"d3": tile("sea")})
    assert {"d3:ne", "d3:e", "d3:se", "d3:sw", "d3:w", "d3:nw"} == set(position["elements"])


def test_every_switch_is_turned_in_random_starts() -> None:
    turned = {name for number in range(40) for name in rules.start(random_start(number))["rules"]}
    assert set(SWITCHES) == turned


class Faulty:
    """These rules with one fault."""

    def start(self, position: Position) -> Position:
        return rules.start(position)

    def moves(self, position: Position) -> list[str]:
        return rules.moves(position)

    def play(self, position: Position, line: str) -> Position:
        return rules.play(position, line)

    def facts(self, position: Position) -> dict[str, Any]:
        return rules.facts(position)


class FreeFrost(Faulty):
    """A tile that is frozen keeps a disk between three tundra tiles."""

    def play(self, position: Position, line: str) -> Position:
        after = rules.play(position, line)
        if line.startswith("glaciate") and len(position["elements"]) > len(after["elements"]):
            after["elements"] = position["elements"]
        return after


class ForcedMigration(Faulty):
    """Migration cannot be passed."""

    def moves(self, position: Position) -> list[str]:
        lines = rules.moves(position)
        return lines[:-1] if position["pending"][-1:] and asked(position)[0] == "migration" else lines


class TiedSurvivor(Faulty):
    """Ties on tundra go to the higher animal."""

    def facts(self, position: Position) -> dict[str, Any]:
        found = rules.facts(position)
        on_tundra = [cell for cell in earth.tundra_tiles(position) if earth.living_on(position, cell)]
        if found["survivor"] is None and on_tundra:
            found["survivor"] = earth.living_on(position, on_tundra[0])[0]
        return found


class NothingRefused(Faulty):
    """Every line is allowed where it is another seat's turn."""

    def why_not(self, position: Position, seat: int, line: str) -> set[str]:
        return rules.why_not(position, seat, line) - {"not_your_turn"}


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (FreeFrost(), "line"),
        (ForcedMigration(), "lines"),
        (TiedSurvivor(), "facts"),
        (NothingRefused(), "reasons"),
    ],
)
def test_a_fault_is_found_and_made_small(other: Faulty, what: str) -> None:
    found = None
    number = 200
    while found is None:
        found = compare.compare_numbered(other, number, Counter())
        number += 1
    small = compare.made_small(other, found)
    assert what == found.what == small.what
    assert len(str(small)) < len(str(found)) * 0.7
    assert {"animals_each"}.issuperset(small.position["rules"])  # it follows from the animals
    assert 5 >= sum(len(one["species"]) for one in small.position["earth"].values())
