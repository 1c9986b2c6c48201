"""The ends of things: nothing to plan, nowhere to go, nothing to draw, more than there are."""

import pytest

from evolution_qt.core.errors import BadInput
from evolution_qt.core.event import Event
from evolution_qt.games import game
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import ANIMAL_REF, BIRD
from evolution_qt.games.dominant.moves import DominantMove
from tests.games.dominant.scene import KEY, WAITING, asking, scene, start_earth, taking, tile
from tests.games.dominant.test_position import fault


def test_without_any_pawn_planning_is_over_at_once():
    none = {one: {"pawns": 0} for one in ("amphibian", "insect")}

    assert "execution" == scene("AI", phase="planning", animals=none).at("phase")


def test_an_animal_that_lives_nowhere_does_not_migrate():
    play = scene("BA", pawns={"migration:7": "bird"}, next="migration", earth=start_earth())

    assert ("migration", "B") != play.asked


def test_symbiotic_draws_nothing_where_all_boards_are_full():
    """Notation, part 4: where nothing can be drawn nothing is counted."""
    full = {"amphibian": {"elements": ["sun"] * 3}, "mammal": {"elements": ["sun"] * 4}}

    assert 0 == taking("symbiotic", "A", "MA", animals=full).at("shuffles")


def test_an_empty_bag_is_not_counted():
    display = {
        "depletion": [one for one in ("grass", "grub", "meat", "seed", "sun", "water") for _ in range(20)]
    }

    play = taking("symbiotic", "A", display=display, elements={})

    assert [0, []] == [play.at("shuffles"), play.elements("A")]
    assert WAITING == play.asked
    assert WAITING == taking("habitat", "A", display=display, elements={}).asked


def test_metamorphosis_takes_only_what_the_bag_has():
    display = {"depletion": ["grub"] * 20}
    play = taking(
        "metamorphosis", "R", animals={"reptile": {"elements": ["water"]}}, display=display, elements={}
    )

    assert {"no_such_element"} == play.why_not("exchange water grub")


def test_ice_age_that_is_gone_does_not_come_again():
    assert "ice_age" not in scene("AI", next="insect", gone=["ice_age"]).at("deck")


def test_the_printed_elements_lie_only_where_tiles_are():
    play = scene("AI", next="insect", earth={"d2": tile("wetland", "A1")})

    assert {"c3:ne", "d2:e", "d3:ne", "d3:nw"} == play.at("elements").keys()


@pytest.mark.parametrize(
    ("place", "keys"),
    [
        ("players", {"rules": {"animals_each": 3}, "players": [{}] * 4}),
        ("animals.fox", {"animals": {"fox": {}}}),
        ("pending[0]", {"animals": {"insect": {"pawns": 0}}, "pending": [{"ask": "plan", "by": "insect"}]}),
        ("earth.d3", {"earth": {"d3": {}}}),
        ("stacks[0][24]", {"stacks": [["?"] * 25, [], []]}),
    ],
)
def test_more_that_cannot_be(place, keys):
    if "rules" in keys:
        with pytest.raises(BadInput, match="4 players cannot have 3 animals each"):
            game(KEY).with_options(keys["rules"]).new(4, 1)
    else:
        assert place == fault(**keys).partition(": ")[0]


def test_only_so_many_can_play():
    with pytest.raises(BadInput, match="2 to 6 players, not for 7"):
        game(KEY).new(7, 1)


def test_random_players_get_a_last_round():
    """Rules 5.30."""
    rules = game(KEY).for_random_players()

    assert {"turn_limit": 60} == dict(rules.differs)
    assert rules is rules.for_random_players()
    assert 4 == rules.seat_count(rules.new(4, 1))


def test_a_sample_of_a_question_that_was_not_listed_yet():
    from evolution_qt.core.rng import Rng

    play = asking("insect", "I")

    assert play.game.sample(play.state, Rng(1)) in play.game.legal(play.state)


def test_the_seat_that_is_asked_may_be_named():
    assert "to_move" == fault(to_move=None).partition(": ")[0]
    assert ("domination", "M") == asking("insect", "I", to_move=5).play("pass").asked


def test_a_tile_may_be_given_without_species():
    play = scene("AI", next="insect", earth=start_earth(d1={"terrain": "sea"}))

    assert "" == play.cubes("d1")


def test_a_move_that_no_line_says_is_not_offered():
    play = scene("AI", pawns={"initiative": "amphibian"})
    odd = DominantMove("swap", cell=3)

    assert ["not_offered"] == [one.code for one in play.game.why_not(play.state, play.state.to_move, odd)]


def test_own_cubes_that_an_animal_gives_up_are_not_killed():
    state = game(KEY).new(6, 1)
    tally = game(KEY).tally(state)
    seat = state.seat_of[BIRD]

    tally.follow([Event(e.CUBES_ELIMINATED, seat, ANIMAL_REF + BIRD, 0, 2)], seat, DominantMove("lose"), None)

    assert [0] == [one.value for one in tally.measures(seat) if one.key == "killed"]
