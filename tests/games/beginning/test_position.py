"""Positions of The Beginning: defaults, the deal, every refusal with its path."""

import copy
from collections import Counter

import pytest

from evolution_qt.core.errors import BadInput, IllegalMove
from evolution_qt.core.rng import Rng, shuffled
from evolution_qt.games import game
from evolution_qt.games.opening import open_position
from tests.games.beginning.scene import KEY, plain, scene
from tests.naive.beginning.box import COPIES, whole_deck

HEAD = {"format": "evolution-qt/position", "game": KEY}
ALL = len(whole_deck())


def full(position):
    rules, state = open_position(position)
    rules.check(state)
    return rules.dump(state)


def cards_in(position):
    found = [*position["draw_pile"], *position["discard_pile"], *position["removed"]]
    for player in position["players"]:
        found += player["hand"]
        for one in player["species"]:
            found += one["population"] + one["traits"]
    return found


def test_the_deck_is_that_of_the_rules_page():
    """002:48, 267, 322, 340, 363; the numbers of part 2."""
    assert COPIES == Counter(cards_in(full({**HEAD, "players": [{}, {}]})))


def test_only_format_game_and_players_must_be_said():
    found = full({**HEAD, "players": [{}, {"species": [{}]}]})
    pile = found.pop("draw_pile")

    (card,) = found["players"][1]["species"][0]["population"]
    assert {
        **HEAD,
        "version": 1,
        "rules": {},
        "seed": 0,
        "shuffles": 1,
        "round": 1,
        "final_round": None,
        "passes": 0,
        "first_player": 0,
        "phase": "play",
        "to_move": 0,
        "watering_hole": 0,
        "players": [
            {"name": None, "hand": [], "bag": 0, "species": []},
            {
                "name": None,
                "hand": [],
                "bag": 0,
                "species": [{"population": [card], "unseen": [0], "food": 0, "traits": []}],
            },
        ],
        "discard_pile": [],
        "removed": [],
    } == found
    assert ALL - 1 == len(pile)


def test_what_is_dealt_comes_from_one_shuffle_top_first():
    """Populations written as numbers, seats in order, species from the left; the rest is the draw pile."""
    numbers = {"population": 2}, {"population": ["horns"]}, {"population": 1}
    players = [{"species": [*numbers]}, {"species": [numbers[0]], "hand": ["speed"]}]
    found = full({**HEAD, "players": players, "seed": 7, "shuffles": 3})
    keys = sorted(COPIES)
    deck = [card for card in range(len(keys)) for _ in range(COPIES[keys[card]])]
    deck.remove(keys.index("horns"))
    deck.remove(keys.index("speed"))
    top_first = [keys[card] for card in reversed(shuffled(deck, 7, 3))]

    rows = [[one["population"] for one in player["species"]] for player in found["players"]]
    assert [[top_first[:2], ["horns"], top_first[2:3]], [top_first[3:5]]] == rows
    assert (top_first[5:], 4) == (found["draw_pile"], found["shuffles"])


def test_without_a_draw_pile_all_cards_are_shuffled():
    """Once, whether or not anything else has to be dealt."""
    found = full({**HEAD, "players": [{}, {}], "seed": 7})
    keys = sorted(COPIES)
    deck = [card for card in range(len(keys)) for _ in range(COPIES[keys[card]])]

    assert [keys[card] for card in reversed(shuffled(deck, 7, 0))] == found["draw_pile"]
    assert 1 == found["shuffles"]


def test_a_species_may_have_all_cards_that_are_left():
    found = full({**HEAD, "players": [{"species": [{"population": ALL}]}, {}]})

    assert COPIES == Counter(found["players"][0]["species"][0]["population"])
    assert ([], 1) == (found["draw_pile"], found["shuffles"])


def test_where_no_card_is_left_none_is_shuffled():
    found = full({**HEAD, "players": [{"hand": list(Counter(COPIES).elements())}, {}]})

    assert ([], [], 0) == (found["draw_pile"], found["removed"], found["shuffles"])


def test_where_a_draw_pile_is_given_the_rest_is_removed():
    found = full({**HEAD, "players": [{"species": [{}]}, {}], "draw_pile": ["horns"], "seed": 3})
    assert (ALL - 2, 1) == (len(found["removed"]), found["shuffles"])
    assert sorted(found["removed"]) == found["removed"]

    found = full(
        {**HEAD, "players": [{"species": [{"population": ["speed"]}]}, {}], "draw_pile": [], "shuffles": 4}
    )
    assert (ALL - 1, 4) == (
        len(found["removed"]),
        found["shuffles"],
    )  # nothing is shuffled, so nothing counted


def test_removed_cards_stay_out_of_the_draw_pile():
    found = full({**HEAD, "players": [{}, {}], "removed": ["speed", "horns"]})

    assert (["horns", "speed"], ALL - 2) == (found["removed"], len(found["draw_pile"]))


@pytest.mark.parametrize(
    ("entries", "passes", "final"),
    [
        ({}, 0, None),
        ({"draw_pile": ["horns"]}, 0, None),
        ({"draw_pile": []}, 1, 3),
        ({"passes": 1}, 1, 3),
        ({"passes": 0, "draw_pile": []}, 0, None),
        ({"final_round": 3}, 1, 3),
        ({"final_round": None}, 0, None),
        ({"rules": {"passes_through_deck": 2}, "draw_pile": []}, 1, None),
        ({"rules": {"passes_through_deck": 2}, "final_round": 3}, 2, 3),
        ({"rules": {"passes_through_deck": 3}, "passes": 3}, 3, 3),
    ],
)
def test_the_round_is_the_last_once_the_deck_has_been_used_up_as_often_as_is_meant(entries, passes, final):
    found = full({**HEAD, "players": [{}, {}], "round": 3, **entries})

    assert (passes, final) == (found["passes"], found["final_round"])


def faulty(**entries):
    return {**plain("3/0", "1/0"), **entries}


def species(**entries):
    return faulty(players=[{"species": [{}, entries]}, {}])


ONE = "players[0].species[1]"


FAULTY = [
    (faulty(game="beginning/fr"), "game", "unknown_game"),
    (faulty(body=1), "", "unknown_key"),
    (faulty(food_cards=[None, None]), "", "unknown_key"),
    (faulty(progress={}), "", "unknown_key"),
    (species(body=1), ONE, "unknown_key"),
    (species(fat=0), ONE, "unknown_key"),
    (species(hidden=[]), ONE, "unknown_key"),
    (faulty(players=[{"cards": []}, {}]), "players[0]", "unknown_key"),
    (faulty(players=[{}]), "players", "wrong_number_of_players"),
    (faulty(players=[{}] * 6), "players", "wrong_number_of_players"),
    (faulty(players=[{"name": 4}, {}]), "players[0].name", "not_a_string"),
    (faulty(players=[{"bag": -1}, {}]), "players[0].bag", "below"),
    (faulty(players=[{"hand": ["horns:3"]}, {}]), "players[0].hand[0]", "not_a_card"),
    (faulty(players=[{"hand": ["ambush"]}, {}]), "players[0].hand[0]", "not_a_card"),
    (faulty(players=[{"hand": [3]}, {}]), "players[0].hand[0]", "not_a_string"),
    (
        faulty(players=[{"hand": ["speed"] * (COPIES["speed"] + 1)}, {}]),
        f"players[0].hand[{COPIES['speed']}]",
        "too_many_copies",
    ),
    (
        faulty(draw_pile=["carnivore"] * (COPIES["carnivore"] + 1)),
        f"draw_pile[{COPIES['carnivore']}]",
        "too_many_copies",
    ),
    (faulty(players=[{"hand": ["?"] * (ALL + 1)}, {}]), f"players[0].hand[{ALL}]", "too_many_cards"),
    (faulty(players=[{"hand": ["?"] * (ALL - 1), "species": [{"population": 2}]}, {}]), "", ""),
    (faulty(discard_pile=["?"]), "discard_pile[0]", "face_may_not_be_unknown"),
    (species(traits=["?"]), f"{ONE}.traits[0]", "face_may_not_be_unknown"),
    (species(traits=["horns", "horns"]), f"{ONE}.traits[1]", "duplicate_trait"),
    (species(traits=["horns", "speed", "flight", "fertile"]), f"{ONE}.traits", "too_many_traits"),
    (species(population=[]), f"{ONE}.population", "empty"),
    (species(population=0), f"{ONE}.population", "below"),
    (species(population=ALL + 1), f"{ONE}.population", "above"),
    (species(population=ALL), f"{ONE}.population", "too_many_cards"),
    (species(population="many"), f"{ONE}.population", "not_a_number"),
    (species(population=2, unseen=[0]), f"{ONE}.unseen", "unseen_beside_number"),
    (species(unseen=[]), f"{ONE}.unseen", "unseen_beside_number"),
    (species(population=["horns"], unseen=[1]), f"{ONE}.unseen[0]", "above"),
    (species(population=["horns"], unseen=[-1]), f"{ONE}.unseen[0]", "below"),
    (species(population=["horns"], unseen=[0, 0]), f"{ONE}.unseen[1]", "repeated"),
    (species(population=2, food=3), f"{ONE}.food", "food_above_places"),
    (species(population=2, food=5, traits=["fat_tissue"]), f"{ONE}.food", "food_above_places"),
    (faulty(phase="over", players=[{"species": [{"food": 1}]}, {}]), "players[0].species[0].food", ""),
    (faulty(phase="food"), "phase", "unknown_value"),
    (faulty(phase="over", to_move=1), "to_move", "wrong_moment"),
    (faulty(to_move=2), "to_move", "above"),
    (faulty(to_move=None), "to_move", "not_a_number"),
    (faulty(first_player=2), "first_player", "above"),
    (faulty(round=4, final_round=5), "final_round", "not_this_round"),
    (faulty(passes=2), "passes", "above"),
    (faulty(rules={"passes_through_deck": 4}), "rules.passes_through_deck", "above"),
    (faulty(rules={"effects": "after"}), "rules", "unknown_switch"),
]
"""Positions that are refused, with the path and the code."""


@pytest.mark.parametrize(("position", "where", "code"), FAULTY)
def test_what_cannot_lie_on_a_table_is_refused_with_the_path(position, where, code):
    with pytest.raises(BadInput) as refused:
        full(position)

    fault = refused.value.fault
    if code:
        assert (where, code) == (fault.where, fault.code)
    assert fault.code in ("above", "below") or fault.code not in str(refused.value)  # there is a sentence


def test_how_many_can_play_is_told():
    with pytest.raises(BadInput) as refused:
        full(faulty(players=[{}]))

    assert {"value": 1, "least": 2, "most": 5} == refused.value.fault.params


def test_a_game_of_other_rules_is_refused():
    with pytest.raises(BadInput) as refused:
        game(KEY).load({**faulty(), "rules": {"passes_through_deck": 2}})
    assert "other_rules" == refused.value.fault.code

    with pytest.raises(BadInput) as refused:
        game(KEY).load({**faulty(), "game": "evolution/de"})
    assert "wrong_format" == refused.value.fault.code


def test_the_view_of_a_seat_can_be_read_and_written_again():
    """It lists moves for the seat whose cards are named, and refuses what needs an unknown face."""
    game_seen = scene("[horns ?speed]/0 carnivore", "[flight nocturnal]/0", hands=("speed", "horns"))
    view = game_seen.rules.dump(game_seen.rules.observe(game_seen.state, 0).state)
    rules, state = open_position(copy.deepcopy(view))

    assert view == rules.dump(state)
    assert ["attack 0 1.0"] == [str(move) for move in rules.moves(state)]
    with pytest.raises(BadInput) as refused:
        rules.play(state, 0, rules.read("attack 0 1.0"))
    assert "unknown_face" == refused.value.fault.code
    assert view == rules.dump(state)
    with pytest.raises(BadInput) as refused:
        rules.moves(state, 1)
    assert ("players[1]", "unknown_face") == (refused.value.fault.where, refused.value.fault.code)


def test_a_position_without_a_game_under_way_has_no_moves():
    over = scene("1/0", "1/0", phase="over")

    assert [] == over.moves() == over.rules.legal(over.state)
    assert [] == over.rules.legal(over.state, 0)
    assert [] == scene("1/0", "1/0", hands=("", "?"), phase="over").moves()  # also where a hand is not known


def test_a_refused_move_is_told_with_its_game():
    game_seen = scene("1/0", "1/0")
    with pytest.raises(IllegalMove) as refused:
        game_seen.rules.play(game_seen.state, 0, game_seen.rules.read("done"))

    assert KEY == refused.value.fault.game


def test_strange_positions_can_be_played_to_the_end():
    """Any chips, traits and piles that can lie together."""
    keys = sorted(COPIES)
    for seed in range(150):
        rng = Rng(seed, "strange")
        rows = []
        for _ in range(2 + rng.below(3)):
            row = []
            for _ in range(rng.below(4)):
                population = 1 + rng.below(4)
                traits = {keys[rng.below(10)] for _ in range(rng.below(4))}
                most = population * (2 if "fat_tissue" in traits else 1)
                row.append(" ".join([f"{population}/{rng.below(most + 1)}", *sorted(traits)]))
            rows.append(" | ".join(row))
        entries = {"phase": ("play", "feeding")[rng.below(2)], "watering_hole": rng.below(6), "seed": seed}
        if rng.below(2):
            entries["draw_pile"] = ["horns"] * rng.below(3)
        if rng.below(2):
            entries["rules"] = {
                "passes_through_deck": 1 + rng.below(3),
                "horns_kill_cancels_attack": bool(rng.below(2)),
                "long_neck_fills_fat": bool(rng.below(2)),
            }
        strange = scene(*rows, **entries)
        rules, state, steps = strange.rules, strange.state, 0
        while rules.legal(state) and steps < 60:
            again = rules.load(rules.dump(state))
            assert rules.dump(again) == rules.dump(state)
            assert rules.legal(again) == rules.legal(state)
            step = rules.sample(state, rng)
            for one in (state, again):
                rules.apply(one, step)
                rules.check(one)
            assert rules.dump(again) == rules.dump(state)
            steps += 1
