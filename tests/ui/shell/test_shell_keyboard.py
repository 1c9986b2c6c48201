"""Without a mouse: a whole game from the start screen and back, the list of moves, every sheet by Tab.

Evolution is played: the toy has neither aims nor phases nor long lists.
"""

from __future__ import annotations

import asyncio

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from evolution_qt.games.evolution.state import PLAY
from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.kit import accessibility
from evolution_qt.ui.shell.game.move_list import MovesDialog
from evolution_qt.ui.shell.settings.settings import Settings
from tests.positions import position
from tests.ui.evolution.test_three_ways import ATTACK, WAYS
from tests.ui.shell.acting import LONG, PAUSE, Person, until
from tests.ui.shell.page import DUEL, EVOLUTION_DUEL, LEARNT

NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
TAB, RETURN, ESCAPE = Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Escape
QUIET = Settings(language="en", speed="off", theme="light", last=EVOLUTION_DUEL, learnt=LEARNT)


@pytest.fixture
def settings():
    return QUIET


class Typist(Person):
    """A player who plays with the keyboard alone: choosing and aiming, or from the list of moves."""

    def __init__(self, page):
        super().__init__(page.view)
        self.page = page
        self.listed = self.aimed = self.ended = 0

    async def make_a_move(self, *verbs):
        """Make one move, in turn by aiming and from the list; with two cards left the turn is ended."""
        notes = len(self.view.match.record.notes)
        state = self.view.match.state
        own = state.players[self.view.controller.viewer]
        if not self.table.keyboard.subjects() or (state.phase == PLAY and len(own.hand) < 4):
            self.page.press(Qt.Key.Key_E)
            if self.view.table.player.answers.note is not None and len(self.view.match.record.notes) == notes:
                self.page.press(Qt.Key.Key_E)
            self.ended += 1
        elif self.aimed > 2 * self.listed:
            self.page.press(Qt.Key.Key_J)
            await until(lambda: isinstance(self.page.window.dialog, MovesDialog))
            self.page.press(Qt.Key.Key_Down, RETURN)
            await until(lambda: self.page.window.dialog is None)
            self.listed += 1
        else:
            self.page.press(TAB, TAB, RETURN)
            self.aimed += 1
        async with asyncio.timeout(LONG):
            while len(self.view.match.record.notes) == notes and self.is_asked:
                if (panel := self.table.player.panel) is not None:
                    for number in range(panel.wanted):
                        self.page.press(Qt.Key(Qt.Key.Key_1.value + number))
                    self.page.press(RETURN)
                await asyncio.sleep(PAUSE)


async def test_a_whole_game_is_played_by_keys_from_the_start_screen_and_back(page):
    window = page.window
    window.resize(1024, 640)
    await page.front()
    page.press(RETURN)
    await until(lambda: window.dialog is not None)
    page.press(RETURN)
    view = await until(lambda: window.game)
    typist = Typist(page)
    await typist.play_until(lambda: view.result.isVisible())
    assert typist.aimed > 5
    assert typist.listed > 2
    assert typist.ended > 2
    await page.front()
    for _ in range(20):
        if QApplication.focusWidget() is view.result.start:
            break
        page.press(TAB)
    assert QApplication.focusWidget() is view.result.start
    page.press(RETURN)
    await until(lambda: window.pages.currentWidget() is window.start)
    assert window.game is None


# The list of moves


@pytest.fixture
def listed(qtbot, app):
    """Return a function that opens the list of moves of a position."""

    def open_list(*rows, **more):
        game, state = position(*rows, **more)
        table = EvolutionTable(game)
        qtbot.addWidget(table)
        table.resize(1280, 800)
        table.show()
        table.activateWindow()
        table.show_position(game.observe(state, 0), ask=True)
        dialog = MovesDialog(table.move_list())
        dialog.open_over(table)
        assert table.focusWidget() is dialog.search
        return dialog, game, state

    return open_list


def words(dialog):
    return [dialog.list.item(row).text().replace("\u00a0", " ") for row in dialog.shown]


def test_every_move_of_every_phase_is_in_words_that_no_other_has(listed):
    for way in WAYS:
        dialog, game, state = listed(*way.rows, **way.more)
        assert {game.write(move) for move in game.moves(state, 0)} == {
            game.write(move) for move in dialog.moves
        }
        assert way.move in [game.write(move) for move in dialog.moves]
        assert len(set(words(dialog))) == len(dialog.moves), words(dialog)
        dialog.reject()


def test_what_is_typed_narrows_the_list_down_and_return_makes_the_move(listed):
    rows = (["b4 p2 carnivore:1 intelligence:4"], ["b1 p1 climbing:1 horns:4"])
    dialog, game, _ = listed(*rows, **ATTACK)
    chosen = []
    dialog.chosen.connect(lambda move: chosen.append(game.write(move)))
    every = len(words(dialog))

    QTest.keyClicks(dialog.search, "ignoring horns")
    assert 0 < len(words(dialog)) < every
    assert all("Horns" in line for line in words(dialog))
    QTest.keyClick(dialog.search, Qt.Key.Key_Down)
    meant = game.write(dialog.meant)
    assert dialog.told.text()
    QTest.keyClick(dialog.search, RETURN)

    assert [meant] == chosen
    assert "ignoring climbing,horns paying" in meant


def test_the_first_row_is_said_and_of_how_many_and_each_that_is_gone_to(listed, monkeypatch):
    said = []

    def announce(_thing, line, *, at_once=False):
        said.append((line.replace("\u00a0", " "), at_once))

    monkeypatch.setattr(accessibility, "announce", announce)
    dialog, _, _ = listed(["b1 p2", "b1 p1"], ["b1 p1"], phase="feeding", watering_hole=3)
    first, second = words(dialog)

    QTest.keyClick(dialog.search, Qt.Key.Key_Down)

    assert [(f"1 of 2: {first}", False), (f"2 of 2: {second}", True)] == said


async def test_a_key_counts_while_what_others_did_is_shown_once_more(page):
    view = await page.begin(EVOLUTION_DUEL, 9)
    await page.asked(PLAY)
    await page.front()
    view.table.setFocus()
    page.press(Qt.Key.Key_R)
    await until(lambda: not view.table.top.view.ask and not view.table.animator.is_running)
    assert view.playback.is_busy

    page.press(Qt.Key.Key_N)

    assert view.table.player.highlights.aimed is not None


@pytest.mark.usefixtures("toy_among_games")
@pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
async def test_the_menu_opens_with_something_chosen(page):
    window = page.window
    await page.begin(DUEL)
    await page.asked()
    await page.front()
    page.press(Qt.Key.Key_F10)
    menu = window.commands.menu
    await until(menu.isVisible)
    chosen = menu.activeAction()
    assert chosen is not None
    assert chosen.isEnabled()
    assert chosen is next(one for one in menu.actions() if one.isEnabled() and not one.isSeparator())
    QTest.keyClick(menu, ESCAPE)
    await until(menu.isHidden)


def test_a_search_that_finds_nothing_makes_no_move(listed):
    dialog, _, _ = listed(["b1 p2"], ["b1 p1"], phase="feeding", watering_hole=3)
    chosen = []
    dialog.chosen.connect(chosen.append)

    QTest.keyClicks(dialog.search, "nobody")
    QTest.keyClick(dialog.search, RETURN)

    assert [] == chosen
    assert "No move contains these words." == dialog.told.text()
    assert not dialog.is_answered
    QTest.keyClick(dialog.search, ESCAPE)
    assert dialog.is_answered


async def test_the_ribbon_of_a_game_says_which_keys_skip_and_lead_to_the_own_turn(page, monkeypatch):
    view = await page.begin(EVOLUTION_DUEL, 5)
    person = await page.asked()
    ribbon, said = view.table.top.ribbon, set()
    show = ribbon.show_words

    def shown(look, *rooms):
        said.add(look.aside)
        show(look, *rooms)

    monkeypatch.setattr(ribbon, "show_words", shown)
    await person.play_until(lambda: len(said) > 1)

    assert {"", "Space skips · Shift+Space: on to your turn"} == said
