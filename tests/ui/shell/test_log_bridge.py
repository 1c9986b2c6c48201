"""What a seat is told of after a match was opened again: losses since its last choice, deeds of others."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from evolution_qt.core.event import Event
from evolution_qt.core.match import Ply
from evolution_qt.ui.shell.log.log_bridge import LogBridge


@pytest.mark.parametrize(("forced", "first"), [([], 6), ([3], 2), ([1, 3], 0), ([0, 1, 2, 3], 0)])
def test_losses_of_a_match_opened_again_count_from_the_last_choice(forced, first):
    """As they do while it is played: a move without a choice is no move of one's own."""
    shown = []
    plies = [Ply(seat, "", events) for seat, events in ((0, 0), (0, 2), (1, 4), (0, 6), (1, 8))]
    match = SimpleNamespace(
        game=None, plies=plies, history=list(range(10)), is_forced=lambda number: number in forced
    )
    table = SimpleNamespace(show_losses=lambda events, start, seat, at: shown.append((events, start, seat)))
    log = SimpleNamespace(told=SimpleNamespace(events=list(range(10))))
    bridge = LogBridge(match, None, ["Ann", "Ben"], SimpleNamespace(at=None), table, log)

    bridge.show_losses(0)

    assert [(list(range(first, 10)), first, 0)] == shown


@pytest.mark.parametrize(
    ("seat", "told", "since"), [(0, 10, 8), (1, 10, 10), (1, 9, 9), (0, 7, 7), (1, 4, 0), (2, 10, 0)]
)
def test_what_others_did_is_told_from_the_end_of_the_own_last_move(seat, told, since):
    """What others do to it meanwhile is no move of a seat, though the seat is whose loss it is."""
    shown = []
    plies = [Ply(seat, "", events) for seat, events in ((0, 0), (0, 2), (1, 4), (0, 6), (1, 8))]
    match = SimpleNamespace(game=None, plies=plies, history=[Event(0, actor=0)] * 10)
    table = SimpleNamespace(show_recap=lambda events, first, seat, at: shown.append((len(events), first)))
    log = SimpleNamespace(told=SimpleNamespace(events=match.history[:told]))
    bridge = LogBridge(match, None, ["Ann", "Ben", "Cleo"], SimpleNamespace(at=None), table, log)

    bridge.show_recap(seat)
    plies.clear()
    bridge.recall(seat)

    assert [(told, since)] == shown
    assert 0 == bridge.moved_at(seat)
