"""No cheating: whatever is hidden may lie otherwise, and no opponent says or does anything else (A8).

`tests/long/permutation.py` looks at ten thousand positions of each game; here are two hundred of Evolution,
all levels and characters among them, and some of the other games.
"""

from dataclasses import replace

import pytest

from evolution_qt.brain.worker import BotJob
from evolution_qt.core.rng import Rng
from evolution_qt.games.evolution.bots import LEVELS
from evolution_qt.games.evolution.cards import UNKNOWN
from tests.ai.permuting import (
    QUICK,
    SLOW,
    answer,
    asked,
    changed,
    differences,
    kinds,
    lowered,
    samples,
)
from tests.plain import needs_plain_modules

SEARCHING = ("apex", "apex_patient")
KINDS = kinds("evolution", QUICK) + kinds("evolution", SLOW)
GAMES = range(70)


def sampled():
    """Return the positions of the first games; one in four of those in which someone searches long."""
    found = []
    for number in GAMES:
        for sample in samples(number):
            if sample.kind.partition("/")[0] not in SEARCHING or number % 4 == sample.state.phase % 4:
                found.append(sample)
    return found


def test_what_is_hidden_changes_no_observation_no_move_and_no_report():
    positions = sampled()

    found = [one for sample in positions for one in differences(sample, 1)]

    assert [] == found
    assert len(positions) >= 200
    asked_kinds = {sample.kind for sample in positions}
    assert {kind for kind in KINDS if kind.partition("/")[0] not in SEARCHING} <= asked_kinds
    assert set(SEARCHING) <= {kind.partition("/")[0] for kind in asked_kinds}
    assert {sample.phase for sample in positions} >= {
        "food",
        "play",
        "effects",
        "window",
        "feeding",
    }
    assert {sample.players for sample in positions} >= {2, 3, 4, 5}
    assert sum(changed(sample, 0) for sample in positions) > 0.95 * len(positions)


@pytest.mark.parametrize(
    ("title", "pace", "games", "every"),
    [
        ("beginning", QUICK, 12, 1),
        ("beginning", SLOW, 6, 3),
        ("dominant", QUICK, 6, 1),
        ("dominant", SLOW, 6, 3),
    ],
)
def test_nor_does_it_in_other_games(title, pace, games, every):
    """Of slow opponents one position in three is enough here; in a last round next to nothing is hidden."""
    positions = [one for number in range(games) for one in samples(number, title, pace)][::every]

    found = [one for sample in positions for one in differences(sample, 1)]

    assert [] == found
    assert {one.partition("/")[0] for one in kinds(title, pace)} == {
        sample.kind.partition("/")[0] for sample in positions
    }
    assert {sample.phase for sample in positions} >= {"planning", "execution"} or title != "dominant"
    assert sum(changed(sample, 0) for sample in positions) > 0.75 * len(positions)


class Poison(int):
    """A card that must not be looked at."""

    def _touched(self, *_others):
        raise AssertionError("somebody looked at a hidden card")

    __add__ = __radd__ = __sub__ = __rsub__ = __and__ = __rand__ = __or__ = __ror__ = _touched
    __lt__ = __le__ = __gt__ = __ge__ = __eq__ = __ne__ = __hash__ = __bool__ = _touched
    __index__ = __int__ = __rshift__ = __lshift__ = __repr__ = __str__ = __format__ = _touched


def poisoned(rules, state):
    """Return an equal state in which every card hidden from the seat to move is poison."""
    twin = rules.copy(state)
    for seat, player in enumerate(twin.players):
        if seat == twin.to_move:
            continue
        player.hand = [Poison(card) for card in player.hand]
        for species in player.species:
            species.hidden = tuple([Poison(card) for card in species.hidden])
    twin.draw_pile = [Poison(card) for card in twin.draw_pile]
    twin.removed = [Poison(card) for card in twin.removed]
    return twin


@pytest.mark.parametrize("kind", [*LEVELS, "greedy", "random"])
def test_neither_an_observation_nor_a_bot_touches_a_hidden_card(kind):
    """Hidden cards that cry out when they are looked at stay silent: hands, draw pile, cards set aside.

    Of food cards and cards lying face down `observe` has to see that they are there, and what it takes out of
    the species' marks; the test above exchanges them.
    """
    needs_plain_modules()
    looked = 0
    for number in (3, 8):
        for sample in samples(number):
            if any(species.hidden for player in sample.state.players for species in player.species):
                continue
            sample = replace(sample, kind=kind)
            bot = lowered(kind, sample.rules, len(sample.state.players))
            twin = poisoned(sample.rules, sample.state)
            with pytest.raises(AssertionError, match="hidden card"):
                assert twin.draw_pile[0] == UNKNOWN
            assert asked(sample, sample.state) == asked(sample, twin)
            assert answer(sample, sample.state, bot) == answer(sample, twin, bot)
            looked += 1
    assert looked


def test_the_request_is_the_same_bytes_whatever_the_order_of_hidden_cards():
    """Neither numbers, nor order, nor lengths of anything hidden go through the door (A8, channels)."""
    for number in range(12):
        for sample in samples(number):
            rules, state = sample.rules, sample.state
            twin = rules.copy(state)
            rng = Rng(number, "channel")
            for player in (p for seat, p in enumerate(twin.players) if seat != twin.to_move):
                player.hand.reverse()
            twin.draw_pile.sort(key=lambda card: (rng.below(99), card))
            twin.removed.reverse()
            twin.seed += 1

            request = asked(sample, state)

            assert request == asked(sample, twin)
            job = BotJob.unpacked(request)
            assert 0 == job.position["seed"]
            assert {"?"} >= set(job.position["draw_pile"]) | set(job.position["removed"])
