"""Only what decides nothing is forced."""

import pytest

from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_of
from tests.positions import position


@pytest.mark.parametrize(
    ("rows", "more", "move"),
    [
        ((["b1 p2"], ["b1 p1"]), {"phase": "feeding", "watering_hole": 5}, "feed 0"),
        ((["b1 p2", "b1 p2"], ["b1 p1"]), {"phase": "feeding", "watering_hole": 5}, None),
        ((["b1 p2 foraging:4"], ["b1 p1"]), {"phase": "feeding", "watering_hole": 5}, None),
        ((["b1 p2 foraging:4"], ["b1 p1"]), {"phase": "feeding", "watering_hole": 1}, "feed 0"),
        ((["b4 p2 carnivore:1"], ["b1 p1"]), {"phase": "feeding"}, "attack 0 1.0"),
        ((["b4 p2 carnivore:1"], ["b1 p1", "b1 p1"]), {"phase": "feeding"}, None),
        ((["b1 p1 f1 fat_tissue:4"], ["b1 p1"]), {"phase": "feeding", "watering_hole": 3}, None),
        ((["b1 p1"], ["b1 p1"]), {"phase": "play", "hand": []}, None),
        ((["b1 p1"], ["b1 p1"]), {"phase": "food", "hand": ["horns:3"]}, "food horns:3"),
        ((["b1 p1"], ["b1 p1"]), {"phase": "food", "hand": ["horns:3", "horns:4"]}, None),
        ((["b1 p3 intelligence:4"], ["b1 p1"]), {"phase": "window", "hand": ["horns:3"]}, None),
    ],
)
def test_a_move_is_forced_only_where_it_is_the_only_one(rows, more, move):
    game, state = position(*rows, **more)
    forced = game.forced_move(state, 0)

    assert move == (game.write(forced) if forced else None)


def test_forced_moves_are_found_in_random_games_and_are_legal():
    """The only legal move, and never the end of card play."""
    game = game_of("evolution/de")
    found = set()
    for seed in range(10):
        state, rng = game.new(4, seed), Rng(seed)
        while state.to_move >= 0:
            move = game.forced_move(state, state.to_move)
            if move is not None:
                assert [move] == game.moves(state)
                found.add(move.verb)
            game.apply(state, game.sample(state, rng))

    assert {"feed"} <= found <= {"feed", "attack", "food", "effect"}
