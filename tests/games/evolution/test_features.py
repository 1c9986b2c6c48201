"""What an evaluation is told of a position: all that the seat sees, and nothing that it does not."""

import pytest

from evolution_qt.core.evaluation import ROUND_OVER, TURN_OVER
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.catalogue import KEYS
from evolution_qt.games.evolution.features import AMOUNTS, FeatureSet
from evolution_qt.games.evolution.state import FOOD, PLAY
from tests.scene import DE, scene


def positions(key, seats, seed):
    """Return the positions of a game of quick players, each as it was before a step."""
    rules = game(key)
    state = rules.new(seats, seed)
    rng = Rng(seed)
    found = []
    while state.to_move >= 0:
        found.append(state.clone())
        steps = rules.legal(state)
        step = rules.suggest(state, steps, rng) if rng.below(2) else rules.sample(state, rng)
        rules.apply(state, step)
    found.append(state)
    return rules, found


def plain(features):
    """Return features with their marks in order, so that they can be compared."""
    amounts, marks = features
    return [round(amount, 9) for amount in amounts], sorted(marks)


@pytest.mark.parametrize("key", KEYS)
def test_hidden_cards_change_nothing(key):
    """Whatever lies in other hands, face down or in the pile, a seat's features are the same."""
    rules, found = positions(key, 4, 5)
    features = FeatureSet(rules.table)
    for number, state in enumerate(found[::5]):
        for seat in range(4):
            seen = rules.observe(state, seat)
            other = rules.determinize(seen, Rng(number))

            expected = plain(features.of(seen.state, seat))

            assert expected == plain(features.of(state, seat))
            assert expected == plain(features.of(other, seat))


def rotated(state, by):
    """Return the same game at a table where everyone has moved on by some chairs."""
    other = state.clone()
    seats = len(state.players)
    other.players = [other.players[(seat - by) % seats] for seat in range(seats)]
    other.food_cards = [other.food_cards[(seat - by) % seats] for seat in range(seats)]
    other.first_player = (state.first_player + by) % seats
    if state.to_move >= 0:
        other.to_move = (state.to_move + by) % seats
    return other


def test_chairs_change_nothing():
    """A seat's features follow it around the table."""
    rules, found = positions("evolution/de", 3, 8)
    features = FeatureSet(rules.table)
    for state in found[::4]:
        for seat in range(3):
            moved = rotated(state, 2)

            assert plain(features.of(state, seat)) == plain(features.of(moved, (seat + 2) % 3))


def test_what_was_seen_before_changes_nothing():
    """The memories of a feature set only save time."""
    rules, found = positions("evolution/ja", 5, 2)
    used = FeatureSet(rules.table)
    for state in found[::9]:
        fresh = FeatureSet(rules.table)
        for seat in range(5):
            others = used.others(state, seat)

            assert plain(fresh.of(state, seat)) == plain(used.of(state, seat, others=others))


def test_a_full_memory_is_emptied_and_changes_nothing(monkeypatch):
    """A long game fits into a small memory."""
    rules, found = positions("evolution/de", 3, 4)
    expected = [plain(FeatureSet(rules.table).of(state, 1)) for state in found[::6]]
    monkeypatch.setattr("evolution_qt.games.evolution.features._MOST_KEPT", 2)
    small = FeatureSet(rules.table)

    assert expected == [plain(small.of(state, 1)) for state in found[::6]]


@pytest.mark.parametrize("seats", [2, 6])
def test_every_number_has_its_place(seats):
    """There are as many amounts as names, of moderate size, and every mark has a name."""
    rules, found = positions("evolution/ja", seats, 3)
    features = FeatureSet(rules.table)
    for state in found:
        amounts, marks = features.of(state, 0)

        assert len(AMOUNTS) == len(amounts)
        assert max(abs(amount) for amount in amounts) < 12
        assert all(0 <= mark < len(features.marks) for mark in marks)
    assert len(set(features.marks)) == len(features.marks)


def test_editions_with_the_same_traits_share_a_schema():
    """So one evaluation may serve several editions."""
    schemas = {(tuple(game(key).table.index), FeatureSet(game(key).table).schema) for key in KEYS}

    assert len(schemas) == len({traits for traits, _ in schemas}) < len(KEYS)


def names(table, seat, **how):
    """Return the names of the marks of a scene."""
    features = FeatureSet(table.rules.table)
    return [features.marks[mark] for mark in features.of(table.state, seat, **how)[1]]


def test_a_species_within_reach_is_exposed_unless_one_looks_carelessly():
    """Size decides who is exposed; a careless player does not see it."""
    table = scene(DE, "b2 p3", "b4 p2 carnivore", phase="feeding", watering_hole=5)

    assert "own: exposed, population 3" in names(table, 0)
    assert "own: safe, population 3" in names(table, 0, careless=True)
    assert "own: 1 prey" in names(table, 1)


def test_equal_neighbours_are_different_animals():
    """A hunter may attack its twin's neighbour, and protection comes from the right side."""
    table = scene(DE, "b3 p1 carnivore | b1 p1 | b1 p1", "b5 p1 carnivore", phase="feeding")

    found = names(table, 1)

    assert "own: 3 prey" in found
    assert 3 == found.count("other: exposed, population 1")


def test_a_shelter_and_a_partner_are_seen():
    """Warning Call shelters its neighbours, Cooperation passes on to the right."""
    table = scene(DE, "warning_call | b2 | cooperation | b1", "b1", phase="feeding")

    found = names(table, 0)

    assert 1 == found.count("own: sheltered")
    assert 1 == found.count("own: passes on")


def test_a_turn_looked_at_as_over_is_so_for_everybody_behind():
    """Plans are compared as if the turn ended with them."""
    rules, found = positions("evolution/de", 3, 6)
    state = next(state for state in found if state.phase == PLAY)
    seat = state.to_move
    features = FeatureSet(rules.table)

    stages = ("round over", "hand known", "food laid", "turn over", "feeding")

    def stage(state, **how):
        return [features.marks[m] for m in features.of(state, seat, **how)[1] if features.marks[m] in stages]

    assert ["food laid"] == stage(state)
    assert ["turn over"] == stage(state, moment=TURN_OVER)
    assert ["round over"] == stage(state, moment=ROUND_OVER)
    while state.to_move == seat:
        rules.apply(state, rules.legal(state)[-1])
    assert ["turn over"] == stage(state)


def test_at_the_end_of_a_round_new_cards_do_not_count():
    """So that the luck of the deal does not judge what was done before it."""
    rules, found = positions("evolution/de", 4, 7)
    state = next(state for state in found[20:] if state.phase == FOOD)
    features = FeatureSet(rules.table)
    other = state.clone()
    other.players[2].hand = sorted(other.draw_pile[: len(state.players[2].hand)])

    assert plain(features.of(state, 2, ROUND_OVER)) == plain(features.of(other, 2, ROUND_OVER))
    assert plain(features.of(state, 2)) != plain(features.of(other, 2))


def test_a_fork_plays_cards_without_touching_its_origin():
    """Whatever one seat does with its cards, the position it came from stays as it was."""
    rules, found = positions("evolution/ja", 3, 9)
    for state in found:
        if state.phase == PLAY:
            before = rules.dump(state)
            for step in rules.legal(state)[:-1]:
                fork = state.fork(state.to_move)
                full = state.clone()

                rules.apply(fork, step)

                rules.apply(full, step)
                assert before == rules.dump(state)
                assert rules.dump(full) | {"seed": 0, "shuffles": 0} == rules.dump(fork) | {
                    "seed": 0,
                    "shuffles": 0,
                }


def test_a_hole_is_never_expected_below_nothing():
    """A negative card may take what is there, not more (000:85)."""
    table = scene(DE, "b1", "b1", phase="play", food_cards=["ambush:-3", None], hands=["horns:1", "horns:2"])

    amounts, _ = FeatureSet(table.rules.table).of(table.state, 0)

    assert 0.0 == amounts[AMOUNTS.index("expected hole")]
    assert -0.5 == amounts[AMOUNTS.index("own food card")]
