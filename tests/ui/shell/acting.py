"""What a person does: waits, clicks, types, drags - by real events."""

import asyncio
import io
import os

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QLabel

from evolution_qt.core.rng import Rng
from evolution_qt.games.evolution.state import PLAY
from evolution_qt.ui.dominant.gesture_targets import MATTER
from evolution_qt.ui.dominant.table import DominantTable
from evolution_qt.ui.evolution import gestures
from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.kit.jobs import go_on
from evolution_qt.ui.shell.window.base import Dialog
from evolution_qt.ui.table.gesture_targets import HOLE, SPECIES
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.simple_table import SimpleTable

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


LONG = 240.0
"""Seconds after which a test gives up: only a fault takes so long, also on a slow and busy machine."""
PAUSE = 0.003
"""Seconds between two looks: who waits leaves the processor to the opponents' process."""


async def until(question, seconds=LONG):
    """Wait until a question is answered with yes; return the answer: a sheet when it is painted."""
    try:
        async with asyncio.timeout(seconds):
            while not (answer := question()) or getattr(answer, "is_coming", False):
                await asyncio.sleep(PAUSE)
    except TimeoutError as error:
        error.add_note(unfinished())
        raise
    return answer


def unfinished():
    """Say where each task waits, and what the loop has put off: what a test that hangs was waiting for."""
    told = io.StringIO()
    for task in asyncio.all_tasks():
        task.print_stack(file=told)
    return f"{told.getvalue()}put off: {list(asyncio.get_running_loop().waiting)}"


def click(widget):
    """Click into the middle of a widget that can be seen: a sheet that is asked for is there first."""
    above = widget
    while (above := above.parentWidget()) is not None:
        while isinstance(above, Dialog) and above.is_coming:
            go_on(above)  # no one clicks on what is not to be seen
    assert widget.isVisible(), widget
    QTest.mouseClick(widget, LEFT, NONE, widget.rect().center())


def write(line, text):
    """Write something into a line, in place of what stands there."""
    click(line)
    line.selectAll()
    QTest.keyClick(line, Qt.Key.Key_Delete)
    QTest.keyClicks(line, text)


def pick(box, data):
    """Choose an entry of a box by keys."""
    assert box.isVisible()
    assert box.isEnabled()
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.count()):
        if box.currentData() == data:
            return
        QTest.keyClick(box, Qt.Key.Key_Down)
    raise AssertionError(data)


def ok(dialog):
    """Return the button that accepts a dialog."""
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)


def cancel(dialog):
    """Return the button that gives a dialog up."""
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel)


def unfold(dialog):
    """Show all that can be set of a new game, when the sheet is there."""
    while dialog.is_coming:
        go_on(dialog)
    if not dialog.is_unfolded:
        click(dialog.more)


def words_of(dialog):
    """Return what stands on a dialog with an area that is scrolled, label by label."""
    return [label.text() for label in dialog.area.widget().findChildren(QLabel)]


def dumped(view):
    """Return the position of a game that is played, in full."""
    return view.match.game.dump(view.match.state)


def is_alive(process):
    """Return whether there is a process of this number."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


class Person:
    """Plays at the window's table with the mouse: at Evolution's by dragging, at the others by clicks."""

    def __init__(self, view, seed=1):
        self.view = view
        self.rng = Rng(seed)
        self.drags = 0
        self.clicks = 0

    @property
    def table(self):
        return self.view.table

    @property
    def knows_game(self):
        """Return whether it can make moves of the game on the table."""
        return isinstance(self.table, SimpleTable | DominantTable | EvolutionTable)

    @property
    def is_asked(self):
        """Return whether someone at the screen is to move and can see it."""
        asked = self.view.controller.asked
        is_shown = not self.view.playback.is_busy and self.view.curtain.isHidden()
        return asked is not None and asked.is_asked and is_shown

    async def play_until(self, is_enough, seconds=LONG):
        """Make moves, and draw curtains away, until it is enough; the game must not end before."""
        async with asyncio.timeout(seconds):
            while not is_enough():
                if self.view.curtain.isVisible():
                    click(self.view.curtain.button)
                elif self.is_asked:
                    await self.make_a_move()
                await asyncio.sleep(PAUSE)
                goes_on = self.view.is_running or self.view.result.is_coming
                assert is_enough() or goes_on, "the game has ended"

    async def make_a_move(self, *verbs):
        """Drag something that is legal, of these verbs if some are given; answer what is asked after it."""
        if isinstance(self.table, DominantTable):
            await self.take_a_step()
            return
        match = self.view.match
        made = len(match.record.notes)
        meant = [move for move in match.moves() if not verbs or move.verb in verbs]
        moves = [move for move in meant if self.gesture(move) is not None]
        assert moves, match.moves()
        move = moves[self.rng.below(len(moves))]
        start, end = self.gesture(move)
        if start is None:
            self.clicks += 1
            for _ in range(2 if button_asks_twice(match) else 1):
                QTest.mouseClick(self.table.viewport(), LEFT, NONE, self.at(end))
        else:
            self.drags += 1
            self.drag(start, end)
        deadline = asyncio.get_running_loop().time() + LONG
        while asyncio.get_running_loop().time() < deadline:
            if len(match.record.notes) != made or not self.is_asked:
                return
            if self.table.player.panel is not None:
                self.answer(self.table.player.panel)
            await asyncio.sleep(PAUSE)
        note = self.table.player.answers.note
        raise AssertionError((match.game.write(move), note.lines if note else "nothing was said"))

    async def take_a_step(self):
        """Click what a step of Dominant Species takes, where that lands and how many, or the button."""
        board, notes, plan = self.table.top, self.view.match.record.notes, self.table.plan
        made, planned = len(notes), len(plan.moves) if plan else 0
        pairs = list(board.steps)
        if board.button.isVisible() and (not pairs or self.rng.below(4) == 0):
            self.click_at(board.button.scene_rect.center())
        else:
            thing, spot = pairs[self.rng.below(len(pairs))]
            if len({one for one, _ in pairs}) > 1 and spot.sort != MATTER:
                self.click_at(board.home(thing).center())
                await asyncio.sleep(PAUSE)  # a question closes after the event that answered it
            if len(notes) == made and self.table.player.panel is None:  # of one place no more is asked
                self.click_at(board.rect_of(spot).center())
                await asyncio.sleep(PAUSE)
            panel = self.table.player.panel
            if panel is not None and len(notes) == made:
                self.click_at(panel.choice_rect(self.rng.below(panel.choices)).center())
        self.clicks += 1
        async with asyncio.timeout(LONG):
            while self.is_asked and len(notes) == made:
                if (plan := self.table.plan) is not None and len(plan.moves) != planned:
                    return
                await asyncio.sleep(PAUSE)

    def gesture(self, move):
        """Return from where to where a move is dragged; None as start is a click."""
        seat = self.view.match.to_move
        if isinstance(self.table, SimpleTable):
            (step,) = self.view.match.game.actions(self.view.match.state, seat, move)
            return None, self.table.board.home(step)
        top = self.table.top
        key = move.verb
        if key in ("done", "pass"):
            return (None, top.button.scene_rect) if top.button.isVisible() else None
        start = self.start(move, seat)
        spots = {
            "food": Spot(HOLE),
            "trait": Spot(gestures.TRAIT, seat, move.species),
            "body": Spot(gestures.BODY, seat, move.species),
            "population": Spot(gestures.POPULATION, seat, move.species),
            "species": Spot(gestures.LEFT_GUTTER if move.side == "left" else gestures.RIGHT_GUTTER),
            "discard": Spot(gestures.DISCARDS),
        }
        spot = spots.get(key, Spot(SPECIES, seat, move.species))
        if key == "trait" and move.replacing:
            spot = Spot(gestures.REPLACE, seat, move.species, self.trait(move.replacing))
        elif key == "attack":
            spot = Spot(SPECIES, *move.target)
        end = top.rect_of(spot)
        if start is None or end.isEmpty() or (isinstance(start, QRectF) and start.isEmpty()):
            return None
        return start, end

    def start(self, move, seat):
        """Return where the thing lies that a move takes."""
        top = self.table.top
        if move.card is not None:
            number = self.view.match.game.table.numbers[move.card]
            return next((one.scene_rect for one in top.hand if one.subject.card == number), None)
        if move.verb == "feed":
            return top.pond.last_chip()
        if move.verb == "attack":
            return top.rect_of(Spot(SPECIES, seat, move.species))
        return top.rect_of(Spot(gestures.REPLACE, seat, move.species, self.trait(move.trait)))

    def trait(self, key):
        return self.view.match.game.table.index[key]

    def answer(self, panel):
        """Answer a small question: mark so many cards as are wanted, then take any line."""
        for place in range(panel.wanted - len(panel.marked)):
            rect = panel.card_rect(place)
            self.click_at(QPointF(rect.left() + 8, rect.center().y()))
        line = 0 if panel.wanted else self.rng.below(len(panel.options))
        self.click_at(panel.option_rect(line).center())

    def click_at(self, point):
        QTest.mouseClick(self.table.viewport(), LEFT, NONE, self.at(point))

    def at(self, where):
        point = where.center() if isinstance(where, QRectF) else where
        return self.table.mapFromScene(point)

    def drag(self, start, end, steps=4):
        """Press, move in steps, release; *end* may be a function that is asked once something is held."""
        viewport = self.table.viewport()
        one = self.at(start)
        QTest.mousePress(viewport, LEFT, NONE, one)
        two = self.at(end() if callable(end) else end)
        for step in range(1, steps + 1):
            QTest.mouseMove(viewport, one + (two - one) * (step / steps))
        QTest.mouseRelease(viewport, LEFT, NONE, two)


def button_asks_twice(match):
    """Return whether the button wants a second click: cards are left to be played."""
    state = match.state
    return getattr(state, "phase", None) == PLAY and bool(state.players[match.to_move].hand)
