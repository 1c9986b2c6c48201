"""A whole game by keys alone, for players who do not see the table: each step is said before it is made."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_named
from evolution_qt.games.beginning.state import OVER
from evolution_qt.ui.beginning.board import GAP, POPULATION, REPLACE, TRAIT
from evolution_qt.ui.beginning.table import BeginningTable
from evolution_qt.ui.table.gesture_targets import HandCard, OwnSpecies
from tests.games.beginning.scene import KEY
from tests.ui.beginning.tables import BeginningPlayer
from tests.ui.beginning.test_whole_game import gesture_for

Key = Qt.Key
PLACES = {GAP: Key.Key_N, POPULATION: Key.Key_P, TRAIT: Key.Key_T, REPLACE: Key.Key_T}
MOST = 40
"""So many presses of one key lead everywhere: at one place of a small game there are fewer."""


class Listener(BeginningPlayer):
    """Presses keys and remembers what the thing is called that they are about."""

    def strike(self, key):
        QTest.keyClick(self.table, key)
        self.qtbot.wait(1)

    def strike_until(self, key, is_there):
        for _ in range(MOST):
            if is_there():
                return
            self.strike(key)
        raise AssertionError((key, self.table.player.chosen, self.table.player.highlights.aimed))

    def make(self, subject, spot):
        """Choose a thing, aim it at a place, and let it land; return what was said of the place."""
        player = self.table.player

        def is_chosen():
            return player.chosen == subject

        def is_aimed():
            return player.highlights.aimed == spot

        if isinstance(subject, HandCard):
            if subject.place < 9:
                self.strike(Key(Key.Key_1 + subject.place))
            else:
                self.strike(Key.Key_9)
                self.strike_until(Key.Key_Right, is_chosen)
            assert is_chosen()
            self.strike_until(PLACES[spot.sort], is_aimed)
        elif isinstance(subject, OwnSpecies):
            self.strike_until(Key.Key_A, is_chosen)
            self.strike_until(Key.Key_Tab, is_aimed)
        else:
            self.strike(Key.Key_F)
            self.strike_until(Key.Key_Tab, is_aimed)
        tree = self.table.tree
        told = tree.name(tree.focus()), tree.description(tree.focus())
        self.strike(Key.Key_Return)
        return told


@pytest.mark.parametrize("seed", [7, 8])
def test_every_step_of_a_game_is_made_by_keys_and_said_before(qtbot, seed):
    rules = game_named(KEY)
    state = rules.new(2, seed)
    rng = Rng(seed, "by ear")
    player = Listener(qtbot, rules, state, BeginningTable(rules), (1100, 700), seat=state.to_move)
    player.table.playback.set_speed(0.0)
    count = 0
    while state.phase != OVER:
        seat = state.to_move
        player.table.show_position(rules.observe(state, seat), ask=True)
        step = rules.suggest(state, rules.legal(state), rng)
        found = gesture_for(player, step)
        if found is None:
            player.strike(Key.Key_E)
        else:
            name, landing = player.make(*found)
            assert name.strip(), found
            assert "{" not in name + landing
        count += 1
        assert count == len(player.moves), (count, str(rules.spoken(state, seat, [step])), found)
        rules.play(state, seat, rules.read(player.moves[-1]))

    assert count > 80
