"""What is said to speak for a step is true of the position."""

import pytest

from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.beginning import state as states
from evolution_qt.games.beginning.bots import greedy
from evolution_qt.games.beginning.causes import TOPICS, causes, dangers
from evolution_qt.games.beginning.evaluation import fed
from evolution_qt.games.beginning.listing import SPECIES
from evolution_qt.games.beginning.moves import step
from tests.games.beginning.scene import KEY, scene

PLAY = {"phase": "play", "watering_hole": 3}
CASES = [
    # cards
    ("3/0", "4/0 carnivore", "speed", PLAY, "trait 0 speed", [("warded", 1, ((1, 0),))]),
    ("3/0", "4/0 carnivore speed", "speed", PLAY, "trait 0 speed", [("newcomer", 1, ())]),
    ("3/0", "4/0", "speed", PLAY, "trait 0 speed", [("newcomer", 1, ())]),
    ("3/0 flight", "4/0", "speed", PLAY, "trait 0 speed", [("newcomer", 2, ())]),
    ("3/0 flight nocturnal", "4/0", "speed", PLAY, "trait 0 speed", [("safe", 0, ())]),
    ("3/0 flight horns fertile", "4/0", "speed", PLAY, "trait 0 speed replacing flight", [("point", 0, ())]),
    (
        "3/0 carnivore",
        "4/0 speed",
        "speed",
        PLAY,
        "trait 0 speed",
        [("fewer_starve", 3, ()), ("more_tokens", 3, ()), ("newcomer", 1, ()), ("reaches", 1, ())],
    ),
    ("3/0", "4/0", "horns", PLAY, "trait 0 horns", [("goring", 0, ())]),
    (
        "4/0",
        "4/0",
        "carnivore",
        {"phase": "play"},
        "trait 0 carnivore",
        [("fewer_starve", 4, ()), ("more_tokens", 4, ()), ("hunting", 1, ())],
    ),
    (
        "3/0",
        "3/0",
        "long_neck",
        {"phase": "play"},
        "trait 0 long_neck",
        [("fewer_starve", 3, ()), ("more_tokens", 3, ()), ("neck", 3, ())],
    ),
    ("3/0", "4/0", "fat_tissue", PLAY, "trait 0 fat_tissue", [("fat", 0, ())]),
    ("3/0", "4/0", "fertile", PLAY, "trait 0 fertile", [("breeding", 0, ())]),
    ("3/0", "4/0 carnivore | 1/0 carnivore", "scavenger", PLAY, "trait 0 scavenger", [("scraps", 2, ())]),
    ("2/0", "4/0", "speed", PLAY, "population 0 speed", [("more_tokens", 1, ())]),
    (
        "2/0",
        "4/0",
        "speed flight",
        PLAY,
        "species flight",
        [("more_tokens", 1, ()), ("any_card", 0, ())],
    ),
    # what shows only later, or only at others
    (
        "6/0 fertile burrowing long_neck | 2/0 carnivore fat_tissue nocturnal | 1/0",
        "3/0 nocturnal horns carnivore | 1/0 burrowing nocturnal speed | 3/0 speed horns long_neck",
        "fertile",
        {"phase": "play", "watering_hole": 2},
        "population 1 fertile",
        [("later_food", 0, ())],
    ),
    (
        "2/0 nocturnal horns | 1/0",
        "2/0 fat_tissue burrowing nocturnal",
        "carnivore",
        {"phase": "play", "watering_hole": 2},
        "trait 1 carnivore",
        [("less_danger", 0, ())],
    ),
    (
        "3/0 burrowing flight carnivore | 1/0 horns | 1/0 | 1/0",
        "2/0 nocturnal carnivore scavenger | 2/0 flight long_neck fertile | 3/0 speed scavenger | 1/0",
        "speed",
        {"phase": "play", "watering_hole": 2},
        "trait 0 speed replacing flight",
        [("later_food", 0, ()), ("weaker_rivals", 0, ())],
    ),
    # what comes too late
    ("3/0", "4/0", "fertile", {**PLAY, "final_round": 1}, "trait 0 fertile", [("point", 0, ())]),
    (
        "3/0",
        "4/0 carnivore",
        "speed",
        {**PLAY, "final_round": 1, "first_player": 1, "to_move": 0},
        "trait 0 speed",
        [("point", 0, ())],
    ),
    (
        "3/0",
        "4/0 carnivore",
        "speed",
        {**PLAY, "final_round": 1},
        "trait 0 speed",
        [("warded", 1, ((1, 0),))],
    ),
    (
        "3/0 carnivore",
        "1/0 | 4/0 speed",
        "speed",
        {**PLAY, "final_round": 1, "first_player": 1, "to_move": 0},
        "trait 0 speed",
        [("fewer_starve", 1, ()), ("more_tokens", 1, ()), ("reaches", 1, ())],
    ),
    # having the animals fed
    ("3/0", "4/0", "", PLAY, "done", [("no_cards", 0, ())]),
    ("3/0", "4/0", "speed", PLAY, "done", [("hungry_next", 0, ()), ("cards_count", 0, ())]),
    ("2/0", "4/0", "speed", PLAY, "done", [("cards_count", 0, ())]),
    # meals
    ("2/0 | 1/0", "", "", {"watering_hole": 2}, "feed 1", [("dies_out", 0, ()), ("short", 1, ())]),
    ("4/1 | 1/0", "", "", {"watering_hole": 2}, "feed 0", [("would_starve", 3, ()), ("short", 2, ())]),
    (
        "2/0 | 1/0 flight horns",
        "",
        "",
        {"watering_hole": 1},
        "feed 1",
        [("dies_out", 0, ()), ("short", 2, ()), ("traits_to_lose", 2, ())],
    ),
    ("2/0 | 1/0", "", "", {"watering_hole": 3}, "feed 0", [("enough", 0, ())]),
    ("2/2 fat_tissue", "", "", {"watering_hole": 3}, "feed 0", [("second", 0, ())]),
    ("3/0 carnivore", "2/0", "", {}, "attack 0 1.0", [("meal", 2, ())]),
    ("3/2 carnivore", "2/0", "", {}, "attack 0 1.0", [("meal", 1, ())]),
    (
        "3/0 carnivore | 1/0 scavenger speed",
        "1/0 carnivore",
        "",
        {},
        "attack 0 1.0",
        [("meal", 2, ()), ("prey_dies_out", 0, ()), ("prey_hunts", 0, ()), ("own_scraps", 1, ())],
    ),
    ("3/0 carnivore", "2/0 | 2/0 horns", "", {}, "attack 0 1.0", [("meal", 2, ()), ("no_horns", 0, ())]),
    ("3/0 carnivore", "2/0 horns", "", {}, "attack 0 1.0", [("meal", 2, ())]),
    ("1/0 carnivore", "2/0 horns", "", {}, "attack 0 1.0", [("must_attack", 0, ())]),
    ("1/0 carnivore | 2/0 scavenger", "1/0 horns", "", {}, "attack 0 1.0", [("must_attack", 0, ())]),
    ("3/4 carnivore fat_tissue", "2/0 horns", "", {}, "attack 0 1.0", [("meal", 1, ())]),
    (
        "1/0 carnivore | 1/0",
        "1/0 speed",
        "",
        {"watering_hole": 0},
        "attack 0 0.1",
        [("nothing_else", 0, ()), ("starves_anyway", 0, ())],
    ),
    (
        "1/0 carnivore | 1/1",
        "1/0 speed",
        "",
        {"watering_hole": 0},
        "attack 0 0.1",
        [("nothing_else", 0, ()), ("token_kept", 0, ())],
    ),
    ("2/2 carnivore fat_tissue", "3/0 horns", "", {}, "pass", [("not_worth_horns", 0, ())]),
    ("1/1 carnivore fat_tissue | 3/3", "3/0 speed", "", {}, "pass", [("no_own_prey", 0, ())]),
]


@pytest.mark.parametrize(("row", "other", "hand", "entries", "line", "expected"), CASES)
def test_what_speaks_for_a_step_is_true(row, other, hand, entries, line, expected):
    found = scene(row, other, hands=(hand,), **entries)
    state = found.rules.observe(found.state, 0).state

    told = causes(found.rules, state, step(0, found.rules.read(line)))

    assert expected == [tuple(one) for one in told]


def test_cases_name_every_topic():
    assert set(TOPICS) == {topic for *_, expected in CASES for topic, *_ in expected}


def test_a_warning_names_a_species_that_lies_there_before_too():
    """Where one dies out the others move up; a new species has no place of its own yet."""
    rules = game(KEY)
    warned = moved = 0
    for seed in range(24):
        state, rng = rules.new(4, seed), Rng(seed)
        while state.to_move >= 0:
            seat = state.to_move
            [made] = greedy(rules, rules.observe(state, seat).state, rng)
            if state.phase == states.PLAY:
                found = dangers(rules, state, made)
                here = len(state.players[seat].species)
                after = len(fed(rules, state, seat, made).players[seat].species)
                has_moved = after != here + (made >> 24 & 255 == SPECIES)
                warned, moved = warned + len(found), moved + has_moved
                assert not (found and has_moved)
                assert all(one.number < here for one in found)
            rules.apply(state, made)
    assert warned > 10
    assert moved > 2
