"""Rulings of the page of rules (part 5) that no test of an action, a card or Reset names."""

from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import SPACE_KEYS
from tests.games.dominant.scene import WAITING, asking, scene, start_earth, taking, tile
from tests.naive.dominant.box import POINTS


def test_an_action_may_be_forgone_but_not_what_a_card_says():
    """Rules 5.5."""
    for kind, needs in (("depletion", {"display": {"depletion": ["sun"]}}), ("domination", {})):
        assert "pass" in asking(kind, "M", **needs).lines
    for card in ("habitat", "predator", "ice_sheet"):
        assert "pass" not in taking(card).lines


def test_endangered_animals_score_survive_move_and_multiply():
    """Rules 5.10: they only cannot dominate."""
    earth = start_earth(d2=tile("wetland", "I3 A1"), d3=tile("sea", "I1", tundra=True))
    lost = {"earth": earth, "elements": {"d2:ne": "water"}}
    play = scene("AI", next="insect", **lost)

    assert ["insect"] == play.game.facts(play.state)["endangered"]["d2"]
    assert "amphibian" == play.game.facts(play.state)["dominant"]["d2"]
    first, second, *_ = POINTS["wetland"]
    assert {"insect": first, "amphibian": second} == play.game.facts(play.state)["score"]["d2"]
    assert "insect" == play.game.facts(play.state)["survivor"]
    assert "add d2 1" in play.lines
    assert "move d2 d3 3" in asking("migration", "I", "AI", _left=3, **lost).lines


def test_the_bonus_of_wanderlust_comes_with_the_tile():
    """Rules 5.34: before the element, which cannot change it."""
    play = asking("wanderlust", "B", face_up=["sea", None, None], display={"wanderlust": ["sun"]})

    play.play("explore 1 e2")

    assert (("wanderlust_element", "B"), 3) == (play.asked, play.vp("B"))


def test_metamorphosis_takes_before_it_gives_back():
    """Rules 5.35: the same kind only if the bag has another one."""
    added = {"reptile": {"elements": ["water"]}}
    bare = {"elements": {}, "display": {"depletion": ["water"] * 19}}

    assert "exchange water water" in taking("metamorphosis", "R", animals=added).lines
    assert "exchange water water" not in taking("metamorphosis", "R", animals=added, **bare).lines


def test_two_steps_of_a_bird_do_not_end_where_they_began():
    """Rules 5.36."""
    play = asking("migration", "B", _left=2)

    assert {"not_adjacent"} == play.why_not("move c4 c4 1")
    assert "move c4 d2 1" in play.lines


def test_planning_ends_when_all_spaces_are_taken():
    """Rules 5.37, the first half: there are more pawns than spaces only in made-up positions."""
    animals = ("mammal", "reptile", "bird", "amphibian", "arachnid", "insect")
    taken = {key: animals[at % 6] for at, key in enumerate(SPACE_KEYS[1:])}
    play = scene(phase="planning", pawns=taken, animals={one: {"pawns": 2} for one in animals})

    play.play("plan initiative")

    assert "execution" == play.at("phase")


def test_an_animal_with_ten_pawns_gets_no_more():
    """Rules 5.37, the second half."""
    assert 10 == taking("omnivore", "A", animals={"amphibian": {"pawns": 10}}).pawns("A")


def test_what_is_left_of_the_tiles_makes_equal_stacks():
    """Rules 5.38."""
    play = scene("AI", next="insect", earth=start_earth(d1=tile("sea")))

    assert [8, 8, 7] == [1 + len(stack) for stack in play.at("stacks")]


def test_a_position_without_any_pawn_comes_to_its_end():
    """Rules 5.39."""
    without = {"reptile": {"pawns": 0}, "bird": {"pawns": 0}}

    assert ["over", 1] == [
        scene("RB", phase="planning", animals=without).at(key) for key in ("phase", "round")
    ]


def test_who_has_no_choice_loses_before_others_are_asked():
    """Rules 5.40: Regression of a reptile with one protection, and of a bird without any."""
    play = scene(
        next="regression",
        display={"regression": ["grass", "water"]},
        animals={"reptile": {"elements": ["grass", "water"]}, "bird": {"elements": ["grass"]}},
    )

    assert (("regression", "R"), []) == (play.asked, play.elements("B"))


def test_biomass_takes_the_lone_cubes_first():
    """Rules 5.31 and 5.40."""
    earth = start_earth(e2=tile("forest", "M1 B1"), d1=tile("sea", "B1"))
    play = asking("card", "A", _cell="d2", cards=["biomass"], deck=[], earth=earth, elements={})

    play.play("card biomass")

    assert (("biomass", "A"), "") == (play.asked, play.cubes("d1"))
    assert WAITING == play.play("eliminate e2 mammal").asked
    assert [e.CUBES_ELIMINATED] * 2 == [one.kind for one in play.events if one.kind == e.CUBES_ELIMINATED]
