"""Set-up and planning: scenarios 2 to 10 of the rules page, and the switches of the set-up."""

from collections import Counter

import pytest

from evolution_qt.core.rng import shuffled
from evolution_qt.games import game
from evolution_qt.games.dominant import setup
from evolution_qt.games.dominant.cards import DESERT, FOREST, SEA
from evolution_qt.games.dominant.grid import CELL_NUMBERS, CORNER_NAMES, CORNERS_OF
from tests.games.dominant.scene import COMPASS, KEY, NAMES, Scene, players, scene, start_earth, tile
from tests.naive.dominant.box import TILES

CARDS = [
    "aquatic",
    "biodiversity",
    "biomass",
    "blight",
    "catastrophe",
    "cold_snap",
    "disease",
    "ecodiversity",
    "evolution",
    "fecundity",
    "fertile",
    "habitat",
    "hibernation",
    "ice_sheet",
    "immigrants",
    "instinct",
    "intelligence",
    "mass_exodus",
    "metamorphosis",
    "niche_biomes",
    "nocturnal",
    "omnivore",
    "parasitism",
    "predator",
    "symbiotic",
]
ELEMENTS = ["grass", "grub", "meat", "seed", "sun", "water"]


def start(letters="MRBASI", each=1, **keys):
    plain = {"format": "evolution-qt/position", "game": KEY, "players": players(letters, each)}
    return Scene(plain | keys)


def facts(scene):
    return scene.game.facts(scene.state)


def test_02_each_of_six_animals_dominates_one_start_tile():
    """Rules 1.5 and 8, 2."""
    opening = start()
    expected = {"N": "A", "NE": "I", "SE": "R", "S": "M", "SW": "B", "NW": "S"}

    assert {COMPASS[at]: NAMES[one] for at, one in expected.items()} == facts(opening)["dominant"]
    assert {} == facts(opening)["endangered"]
    assert {"amphibian": 6, "arachnid": 2, "insect": 2} == facts(opening)["match"]["d2"]


def test_04_the_track_is_the_food_chain_from_its_end():
    """004:80; rules 8, 4."""
    assert ["insect", "bird", "mammal"] == start("MBI").at("initiative")


def test_a_start_may_say_its_track():
    track = ["mammal", "insect", "bird"]

    opening = start("MBI", initiative=track)

    assert track == opening.at("initiative")
    assert ("plan", "M") == opening.asked


@pytest.mark.parametrize(
    ("letters", "pawns", "pool"), [("MR", 7, 50), ("MRB", 6, 45), ("MRBA", 5, 40), ("MRBAS", 4, 35)]
)
def test_pieces_go_by_the_number_of_animals(letters, pawns, pool):
    """004:105; rules 1.6."""
    opening = start(letters)

    assert {pawns} == {opening.pawns(one) for one in letters}
    assert {pool} == {opening.pool(one) for one in letters}


def test_the_printed_start():
    """004:82-114."""
    opening = start()

    assert {at: one["terrain"] for at, one in opening.at("earth").items()} == {
        "d3": "sea",
        "d2": "wetland",
        "e3": "savannah",
        "e4": "desert",
        "d4": "mountain",
        "c4": "forest",
        "c3": "jungle",
    }
    assert "A2 S1 I1" == opening.cubes("d2")
    assert 12 == len(opening.at("elements"))
    assert 96 == sum(opening.at("bag").values())
    assert [4, 0, 4, 0, 0, 4] == [
        len(opening.at("display", box))
        for box in ("adaptation", "regression", "abundance", "wasteland", "depletion", "wanderlust")
    ]
    assert (5, 21, "ice_age") == (
        len(opening.at("cards")),
        len(opening.at("deck")),
        opening.at("deck")[-1],
    )
    assert [7, 7, 7] == [len(stack) for stack in opening.at("stacks")]
    assert (11, 1) == (opening.at("tundra"), opening.at("shuffles"))


def test_the_first_draw_is_shuffle_0_of_all_that_is_in_the_bag():
    """Notation, part 4: alphabetical order, the last one is the top."""
    opening = start(seed=5)
    bag = shuffled([one for one in range(6) for _ in range(18)], 5, 0)

    boxes = [opening.at("display", box) for box in ("adaptation", "abundance", "wanderlust")]

    assert boxes == [sorted(ELEMENTS[bag.pop()] for _ in range(4)) for _ in range(3)]


def test_tiles_and_cards_are_dealt_from_shuffles_with_a_word():
    """Notation, part 4: the first dealt lies on top of stack 1; Ice Age goes underneath."""
    opening = start(seed=8)
    tiles = sorted(["sea", "wetland", "savannah", "jungle", "forest", "desert", "mountain"] * 3 + ["sea"] * 3)
    dealt = [tiles[at] for at in shuffled(range(24), 8, "tiles")][::-1]
    stacks = [[up, *stack] for up, stack in zip(opening.at("face_up"), opening.at("stacks"), strict=True)]
    deck = [CARDS[at] for at in shuffled(range(25), 8, "deck")][::-1]

    assert dealt == [one for stack in stacks for one in stack]
    assert sorted(deck[:5]) == opening.at("cards")
    assert [*deck[5:], "ice_age"] == opening.at("deck")


def test_cards_set_aside_are_dealt_first():
    """Switch `drop_cards` (rules 4)."""
    usual, short = start(seed=8), start(seed=8, rules={"drop_cards": 5})

    assert sorted(usual.at("deck")[:5]) == short.at("cards")
    assert usual.at("deck")[5:] == short.at("deck")


def test_animals_are_drawn_where_nobody_has_chosen():
    """Notation, part 4: the six animals by the alphabet, dealt from the top."""
    names = sorted(NAMES.values())
    dealt = [names[at] for at in shuffled(range(6), 3, "animals")][::-1]

    drawn = start("", seed=3, players=[{}, {}, {}])
    mixed = start("", seed=3, players=[{}, {"animals": [dealt[0]]}])

    assert [[one] for one in dealt[:3]] == [seat["animals"] for seat in drawn.at("players")]
    assert [[dealt[1]], [dealt[0]]] == [seat["animals"] for seat in mixed.at("players")]


def test_random_earth_takes_all_tiles_and_places_cubes_by_element():
    """004:88-91 and 118-122; rules 4."""
    opening = start(seed=2, rules={"earth": "random"})
    tiles = sorted(Counter(TILES).elements())
    dealt = [tiles[at] for at in shuffled(range(len(tiles)), 2, "tiles")][::-1]

    assert dealt[:7] == [
        opening.at("earth", at)["terrain"] for at in ["d3", "d2", "e3", "e4", "d4", "c4", "c3"]
    ]
    assert opening.at("earth", "d3")["tundra"]
    assert "A2 S1 I1" == opening.cubes("d2")  # the printed elements reproduce the table (rules 1.5)
    assert {0} == {opening.vp(one) for one in "MRBASI"}


def test_06_points_make_up_for_missing_cubes():
    """004:123; rules 8, 6: the most cubes begin with 0."""
    rules = {"start_elements": "random", "start_species": "by_element"}
    own_elements = ["meat", "sun", "seed", "water", "grub", "grass"]
    for seed in range(20):
        opening = start(seed=seed, rules=rules)
        earth = opening.at("earth")
        counts = {one: sum(at["species"].get(NAMES[one], 0) for at in earth.values()) for one in "MRBASI"}
        assert {one: max(counts.values()) - count for one, count in counts.items()} == {
            one: opening.vp(one) for one in "MRBASI"
        }
        assert not earth["d3"]["species"]
        for cell in set(earth) - {"d3"}:
            corners = [CORNER_NAMES[at] for at in CORNERS_OF[CELL_NUMBERS[cell]]]
            disks = [opening.at("elements", at) for at in corners]
            own = {
                NAMES[one]: disks.count(element) for one, element in zip("MRBASI", own_elements, strict=True)
            }
            assert {animal: count for animal, count in own.items() if count} == earth[cell]["species"]


def test_stacks_of_few_tiles():
    """Notation, part 4: a third, then half of the rest, rounded up."""
    state = scene("AI", phase="planning").state
    setup.stack(state, [SEA, DESERT, FOREST, SEA])
    assert ((DESERT,), (), ()) == state.stacks
    assert (SEA, FOREST, SEA) == state.face_up
    setup.stack(state, [SEA])
    assert ((SEA, 0, 0), ((), (), ())) == (state.face_up, state.stacks)


def test_08_all_place_their_pawns_by_turns():
    """004:133; rules 8, 8: pawns A 2, I 1, order I, A."""
    planning = scene(
        "AI",
        phase="planning",
        animals={"amphibian": {"pawns": 2}, "insect": {"pawns": 1}},
        elements={},
        deck=[],
        cards=[],
    )
    order = []
    for at in ("domination:1", "domination:2", "domination:3"):
        order.append(planning.asked[1])
        planning.play(f"plan {at}")

    assert ["I", "A", "A"] == order
    assert "execution" == planning.at("phase")


def test_08_the_turn_passes_on_from_every_place():
    """004:133."""
    track = ["mammal", "insect", "bird"]
    planning = scene("MBI", phase="planning", initiative=track, animals={"bird": {"pawns": 1}})
    order = []
    for at in range(1, 7):
        order.append(planning.asked[1])
        planning.play(f"plan migration:{at + 1}")

    assert list("MIBMIM") == order


def test_10_initiative_moves_one_place_forward_and_the_pawn_acts_again():
    """004:141-142; rules 8, 10."""
    play = scene("MBI", pawns={"initiative": "mammal"}, display={"adaptation": ["sun"]})
    assert ("initiative", "M") == play.asked

    play.play("swap")
    assert ["insect", "mammal", "bird"] == play.at("initiative")
    assert ("replant", "M") == play.asked
    assert {"initiative_itself"} == play.why_not("plan initiative")
    assert {"must_choose"} == play.why_not("pass")

    play.play("plan adaptation:2")
    assert ("adaptation", "M") == play.asked


def test_the_first_on_the_track_places_the_pawn_at_once():
    """Rules 5.2."""
    play = scene("MBI", pawns={"initiative": "insect", "domination:2": "bird"})

    assert ("replant", "I") == play.asked
    assert {"occupied"} == play.why_not("plan domination:2")


def test_the_pawn_may_return_where_the_switch_says_so():
    """Rules 5.3."""
    play = scene("MBI", pawns={"initiative": "insect"}, rules={"initiative_again": True})

    assert "plan initiative" in play.lines
    play.play("plan initiative")
    assert "insect" == play.at("pawns", "initiative")


def test_keeping_the_place():
    play = scene("MBI", pawns={"initiative": "mammal"}).play("keep")

    assert ["insect", "bird", "mammal"] == play.at("initiative")
    assert ("replant", "M") == play.asked


def test_any_vacant_space_may_be_planned_also_an_empty_one():
    """Rules 5.4."""
    planning = scene("MB", phase="planning", pawns={"domination:1": "bird"})

    assert 40 == len(planning.lines)
    assert {"regression:1", "wasteland"} <= {line.split()[1] for line in planning.lines}
    assert {"occupied"} == planning.why_not("plan domination:1")
    assert {"must_choose"} == planning.why_not("pass")
    assert {"wrong_phase"} == planning.why_not("swap")
    assert {"not_your_turn"} == planning.why_not("plan domination:2", seat=0)


def test_pawns_parked_on_the_display_are_not_available():
    """Rules 3.2."""
    pawns = {f"glaciation:{at}": "mammal" for at in range(1, 5)}

    planning = scene("MB", phase="planning", pawns=pawns, animals={"bird": {"pawns": 1}})

    assert (3, 1) == (planning.pawns("M"), planning.pawns("B"))
    assert ("plan", "B") == planning.asked
    assert ("plan", "M") == planning.play("plan domination:1").asked


def test_two_animals_each_answer_at_one_seat():
    """Rules 4: the track goes by animals, at whichever seat."""
    opening = start("MRBASI", 2)

    assert [("plan", "I"), 2] == [opening.asked, opening.state.to_move]
    opening.play("plan domination:1")
    assert [("plan", "S"), 2] == [opening.asked, opening.state.to_move]
    opening.play("plan domination:2")
    assert [("plan", "A"), 1] == [opening.asked, opening.state.to_move]


def test_a_seat_has_the_points_of_its_lowest_animal():
    """Rules 4, the example of the publisher: 70/145/160 loses to 75/85/95."""
    points = {"mammal": 70, "reptile": 145, "bird": 160, "amphibian": 75, "arachnid": 85, "insect": 95}
    over = scene(each=3, phase="over", animals={one: {"vp": vp} for one, vp in points.items()})

    assert [70, 75] == over.game.scores(over.state)
    assert [1] == over.game.winners(over.state)


def test_ties_go_to_the_animal_higher_in_the_food_chain():
    """004:253; rules 4."""
    over = scene("BM", phase="over", animals={"bird": {"vp": 9}, "mammal": {"vp": 9}})
    each = {one: {"vp": 9} for one in NAMES.values()}

    assert [1] == over.game.winners(over.state)
    three = scene("IRSABM", each=3, phase="over", animals=each)
    assert [1] == three.game.winners(three.state)


def test_a_new_game_is_the_position_that_names_only_players():
    rules = game(KEY)

    made = rules.new(4, 11)
    drawn = start("", seed=11, players=[{}] * 4)

    assert rules.dump(made) == drawn.position


def test_the_middle_tile_is_sea_beneath_tundra():
    assert tile("sea", tundra=True) == start().at("earth", "d3")
    assert start_earth().keys() == start().at("earth").keys()
