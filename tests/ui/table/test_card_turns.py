"""A bot's turn of cards is shown quickly, however many it plays, and told in one sentence at its end."""

from __future__ import annotations

from typing import Final

import pytest
from PySide6.QtWidgets import QApplication

from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_of
from evolution_qt.games.beginning import events as beginning
from evolution_qt.games.evolution import events as evolution
from evolution_qt.ui.kit import timings
from evolution_qt.ui.table.presentation import presentation
from tests.ui.hands import run

LONGEST: Final = 3_000
"""Milliseconds of a bot's turn: two bots take six seconds."""
ENDS = {"evolution/en": evolution.TURN_ENDED, "beginning/de": beginning.CARDS_ENDED}


def turns(key, seed):
    """Yield each move of a random game of three: the position before it, its events, and who moves."""
    game = game_of(key)
    state, rng = game.new(3, seed), Rng(seed + 1)
    while state.to_move >= 0:
        before, actor = state.clone(), state.to_move
        state.sink = []
        game.apply(state, game.sample(state, rng))
        events, state.sink = game.events(state.sink), None
        yield game, before, events, actor


class Watched:
    """A table at which Ann sits with two bots; scenes pass at once, and their lengths are counted."""

    def __init__(self, qtbot, key, monkeypatch):
        self.app = QApplication.instance()
        self.table = presentation(key).table(game_of(key), "light", None)
        qtbot.addWidget(self.table)
        self.table.resize(1280, 800)
        self.table.set_players([("Ann", False), ("Ben", True), ("Cleo", True)])
        self.lengths, self.told = [], []
        animator = self.table.animator

        async def play():
            self.lengths.append(animator.ms(animator.scenes.length))
            animator.scenes.clear()

        monkeypatch.setattr(animator, "play", play)
        tell = self.table.board.tell
        monkeypatch.setattr(self.table.board, "tell", lambda words: (self.told.append(words), tell(words)))

    def show(self, game, before, events, *, is_new=True):
        self.table.show_position(game.observe(before, 0))
        seen = [event.as_seen_by(0) for event in events]
        run(self.app, self.table.playback.perform(seen, is_new=is_new))


@pytest.mark.parametrize("key", ENDS)
def test_a_turn_of_cards_takes_three_seconds_at_most_and_one_sentence(qtbot, monkeypatch, key):
    watched = Watched(qtbot, key, monkeypatch)
    spent, cards, most, said = 0, 0, 0, 0
    for game, before, events, actor in turns(key, 3):
        ends = [at for at, event in enumerate(events) if event.kind == ENDS[key]]
        cues = watched.table.playback.cues
        watched.lengths.clear()
        watched.told.clear()
        if actor == 0:
            continue
        mine = events[: ends[0] + 1] if ends else events
        watched.show(game, before, mine)
        if not any(cues.is_of_card_turn(event) or cues.ends_card_turn(event) for event in mine):
            continue
        cards, spent = cards + (not ends), spent + sum(watched.lengths)
        assert not game.is_beat(before, actor), "bots do not rest meanwhile"
        if not ends:
            assert not any(watched.told)
            continue
        if cards:
            (sentence,) = watched.told
            assert sentence.startswith("Ben:" if actor == 1 else "Cleo:"), sentence
            assert watched.lengths == [timings.SUMMED_UP]
            said += 1
        assert spent <= LONGEST
        most, cards, spent = max(most, cards), 0, 0
    assert most > 3
    assert said > 3


def moves_of(key, wanted):
    """Return the moves of the first turn of cards of a seat, and its last one, cut where the turn ends."""
    found = []
    for game, before, events, actor in turns(key, 3):
        ends = [at for at, event in enumerate(events) if event.kind == ENDS[key]]
        if actor == wanted:
            found.append((game, before, events[: ends[0] + 1] if ends else events))
            if ends:
                return found
    raise AssertionError(key)


@pytest.mark.parametrize("key", ENDS)
@pytest.mark.parametrize("stops", [False, True])
def test_the_sentence_tells_of_one_turn_alone(qtbot, monkeypatch, key, stops):
    """A turn that was broken off, by taking back or by a bot that is replaced, is no part of the next."""
    alone, after = (Watched(qtbot, key, monkeypatch) for _ in range(2))
    for move in moves_of(key, 1)[:-1] if not stops else moves_of(key, 2)[:-1]:
        after.show(*move)
    if stops:
        after.table.playback.abandon()
    for move in moves_of(key, 2):
        alone.show(*move)
        after.show(*move)

    assert alone.told[-1] == after.told[-1] != ""


def test_in_a_replay_each_card_is_told(qtbot, monkeypatch):
    watched = Watched(qtbot, "evolution/en", monkeypatch)
    for game, before, events, actor in turns("evolution/en", 3):
        if actor and any(event.kind == evolution.TRAIT_LAID for event in events):
            watched.show(game, before, events, is_new=False)
            assert any("trait" in words for words in watched.told)
            return
    raise AssertionError("no trait was laid")
