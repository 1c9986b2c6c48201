"""Only what decides nothing is forced."""

import pytest

from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_of
from evolution_qt.games.evolution.effect_orders import OF_SPECIES
from evolution_qt.games.evolution.state import EFFECTS, Species
from tests.plain import needs_plain_modules
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


def ends(game, state, seat):
    """Return all positions, by their hashes, to which the orders of a seat's effects lead."""
    if state.phase != EFFECTS or state.to_move != seat:
        return {game.digest(state)}
    found = set()
    for step in game.legal(state):
        after = state.clone()
        game.apply(after, step)
        found |= ends(game, after, seat)
    return found


def test_forced_moves_are_found_in_random_games_and_are_legal():
    """The only legal move or effects whose order decides nothing, and never the end of card play."""
    found = set()
    for key in ("evolution/de", "evolution/ja"):
        game = game_of(key)
        for seed in range(10):
            state, rng = game.new(4, seed), Rng(seed)
            while state.to_move >= 0:
                seat = state.to_move
                move = None
                if not state.pending:
                    move = game.forced_move(game.observe(state, seat).state, seat)
                if move is not None and state.phase != EFFECTS:
                    assert [move] == game.moves(state)
                if state.phase == EFFECTS:
                    assert (move is not None) == (len(ends(game, state, seat)) == 1)
                    assert move in (None, game.moves(state)[0])
                if move is not None:
                    found.add(move.verb)
                game.apply(state, game.sample(state, rng))

    assert {"feed", "effect"} <= found <= {"feed", "attack", "food", "effect"}


@pytest.mark.parametrize(
    ("row", "move"),
    [
        (["b3 p3 fat2 fat_tissue:4", "b1 p3 long_neck:4"], "effect 0 fat_tissue"),
        (["b3 p3 long_neck:4", "b1 p1 fertile:2"], "effect 0 long_neck"),
        (["b3 p1 fat2 fertile:2 fat_tissue:4"], None),
        (["b1 p3 long_neck:4 cooperation:3", "b1 p1 f1 fertile:2"], None),
    ],
)
def test_an_order_that_decides_nothing_is_no_question(row, move):
    """The fat of one species and the long neck of another do not touch each other."""
    game, state = position(row, ["b1 p1"], phase="effects", watering_hole=3, progress={"leftover": True})
    forced = game.forced_move(game.observe(state, 0).state, 0)

    assert move == (game.write(forced) if forced else None)
    assert (forced is not None) == (len(ends(game, state, 0)) == 1)


def random_row(rng, copies):
    """Return a row of species with traits that act at the reveal, or when a species eats."""
    row = []
    for _ in range(2 + rng.below(2)):
        body, population = 1 + rng.below(4), 1 + rng.below(4)
        words = [f"b{body} p{population} f{rng.below(population + 1)}"]
        for trait in ("fat_tissue", "long_neck", "fertile", "cooperation", "foraging"):
            if len(words) < 4 and copies[trait] and not rng.below(2):
                words.append(f"{trait}:{copies[trait].pop()}")
                words += [f"fat{rng.below(body + 1)}"] if trait == "fat_tissue" else []
        row.append(" ".join(words))
    return row


def test_effects_are_forced_exactly_where_all_their_orders_end_alike():
    rng, counts = Rng(1, "orders"), {True: 0, False: 0}
    for _ in range(400):
        game = game_of("evolution/de")
        copies = {}
        for card in game.table.cards[1:]:
            copies.setdefault(card.trait, []).append(card.food)
        rows = random_row(rng, copies), ["b1 p1"], ["b1 p1"]
        game, state = position(*rows, phase="effects", watering_hole=3, progress={"leftover": True})
        if state.phase == EFFECTS:
            is_alike = len(ends(game, state, 0)) == 1
            assert is_alike == (game.forced_move(game.observe(state, 0).state, 0) is not None)
            counts[is_alike] += 1

    assert min(counts.values()) > 10


@pytest.mark.parametrize(
    ("rows", "more", "rests"),
    [
        ((["b3 p1 f1 fat_tissue:4"], ["b1 p2"]), {}, True),
        ((["b3 p1 f1 fat_tissue:4", "b1 p1"], ["b1 p2"]), {}, False),
        ((["b4 p1 f1 carnivore:1 fat_tissue:4"], ["b1 p2"]), {}, True),
        ((["b4 p2 f1 carnivore:1"], ["b1 p2"]), {}, False),
        ((["b3 p1 f1 fat_tissue:4 intelligence:4"], ["b1 p2"]), {"hand": ["horns:3"]}, True),
        ((["b3 p2 f1 intelligence:4"], ["b1 p2"]), {"hand": ["horns:3"], "watering_hole": 0}, False),
        ((["b3 p1 fat_tissue:4"], ["b1 p2"]), {"phase": "play"}, False),
    ],
)
def test_a_seat_rests_where_nothing_that_it_may_do_feeds_a_hungry_species(rows, more, rests):
    game, state = position(*rows, **({"phase": "feeding", "watering_hole": 5} | more))

    assert rests == (game.resting(state) is not None)
    if rests:
        assert not game.why_not(state, 0, game.resting(state))


def test_a_choice_beside_passing_is_no_forced_move():
    """In random games of all three games: who may leave it is asked."""
    found = 0
    for key in ("evolution/de", "evolution/ja", "beginning/de", "dominant-species"):
        game = game_of(key)
        state, rng = game.new(4, 3), Rng(3)
        for _ in range(2500):
            if state.to_move < 0:
                break
            seat = state.to_move
            lines = [game.write(move) for move in game.moves(state)]
            if len(lines) > 1 and "pass" in lines:
                found += 1
                assert game.forced_move(game.observe(state, seat).state, seat) is None
            game.apply(state, game.sample(state, rng))
    assert found > 100


def test_all_of_a_species_is_compared_where_orders_are():
    needs_plain_modules()

    assert sorted(OF_SPECIES) == sorted(Species.__slots__)
