"""A part of the draw pile for each seat: the same cards for it whatever others draw, and no other game."""

from collections import Counter
from itertools import permutations

import pytest

from evolution_qt.core.action import NOBODY
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.seat_decks import PileStreams


def adaptive(history):
    """Choose who draws next by all cards seen so far, as players do whose species live or die by them."""
    return (sum(card * card for _, card in history) + len(history)) % 3


def with_streams(pile):
    streams = PileStreams(3, pile)
    history = []
    while len(history) < len(pile):
        seat = adaptive(history)
        history.append((seat, streams.laid([seat])[-1]))
        streams.take([seat])
    return tuple(history)


def with_one_pile(pile):
    history = []
    for card in reversed(pile):
        history.append((adaptive(history), card))
    return tuple(history)


@pytest.mark.parametrize("cards", [range(6), (1, 1, 2, 3, 3, 3)])
def test_games_are_distributed_as_with_one_pile(cards):
    """Exactly: over all orders of a pile every course of draws comes about equally often."""
    orders = list(permutations(cards))

    assert Counter(map(with_one_pile, orders)) == Counter(map(with_streams, orders))


def test_a_seat_draws_the_same_cards_whatever_the_others_draw():
    pile = list(range(12))

    assert [11, 8, 5, 2] == PileStreams(3, pile).laid([0, 0, 0, 0])[:-5:-1]
    assert [11, 10, 7, 8, 9, 4] == PileStreams(3, pile).laid([0, 1, 1, 0, 2, 1])[:-7:-1]


def test_a_seat_whose_part_is_used_up_draws_from_the_end_of_the_longest():
    streams = PileStreams(2, [4, 3, 2, 1])

    assert [1, 3, 4, 2] == streams.laid([0, 0, 0, 0])[::-1]
    streams.take([0, 0, 0])
    assert [2] == streams.laid([])


def test_laying_the_pile_loses_no_card():
    pile = list(range(20))

    for drawers in ([], [2], [0, 1, 2, 3] * 5, [3] * 20):
        assert pile == sorted(PileStreams(4, pile).laid(drawers))


def steps(rules, state, streams, seed):
    """Go through a random game: the state before and after each step."""
    rng = Rng(seed)
    while state.to_move != NOBODY:
        before, state = state, streams.apply(rules, state, rules.sample(state, rng))
        yield before, state


@pytest.mark.parametrize(("key", "players"), [("evolution/de", 2), ("evolution/ja", 4), ("evolution/en", 3)])
def test_in_whole_games_every_seat_draws_from_its_own_part(key, players):
    rules = game(key)
    met = 0
    for seed in range(3):
        state = rules.new(players, seed)
        parts = [state.draw_pile[::-1][seat::players] for seat in range(players)]
        for before, after in steps(rules, state, PileStreams(players, state.draw_pile), seed):
            drawn = [
                Counter(now.hand) - Counter(then.hand)
                for now, then in zip(after.players, before.players, strict=True)
            ]
            if any(fresh.total() > len(part) for fresh, part in zip(drawn, parts, strict=True)):
                break  # a part is used up
            for fresh, part in zip(drawn, parts, strict=True):
                assert Counter(part[: fresh.total()]) == fresh
                met += fresh.total()
                del part[: fresh.total()]
    assert met > 40 * players


def test_a_game_with_streams_keeps_all_that_must_be_true():
    rules = game("evolution/de")
    shuffles = 0
    for seed in range(2):
        state = rules.new(3, seed)
        streams = PileStreams(3, state.draw_pile)
        for before, after in steps(rules, state, streams, seed):
            rules.check(after)
            assert after.sink is None
            assert sorted(after.draw_pile) == sorted(streams.laid([]))
            shuffles += after.shuffles > before.shuffles
    assert shuffles
