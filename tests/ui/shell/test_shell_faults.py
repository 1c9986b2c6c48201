"""What no one expects, everywhere: the person is told, nothing is lost, the window goes on or ends.

Evolution is played on the way out: there are hints and opponents in a process to be stopped.
"""

import asyncio
import importlib
import pkgutil
import sys
import types
from math import inf

import pytest
import shiboken6
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QPushButton, QWidget

import evolution_qt.ui
from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.games.opening import begin
from evolution_qt.ui.kit import plain_text
from evolution_qt.ui.kit.guard import UNGUARDED, guarded
from evolution_qt.ui.shell.game.game_view import GameView
from evolution_qt.ui.shell.settings.settings import Settings
from evolution_qt.ui.shell.start.cover_row import CoverButton
from evolution_qt.ui.shell.start.start_buttons import StartButton
from evolution_qt.ui.shell.window.notes import Note
from evolution_qt.ui.shell.window.question import PracticeDialog
from tests.ui.shell.acting import click, ok, until
from tests.ui.shell.injecting import FaultyMonkey, Injector, Watch
from tests.ui.shell.page import DUEL, EVOLUTION_DUEL

pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support")
LITERAL = (
    *(plain_text.Label, plain_text.PushButton, plain_text.ToolButton, plain_text.CheckBox, plain_text.Action),
    *(StartButton, CoverButton),
)
"""Whose words we alone ask for: Qt never calls what it has for that."""


def fail(*_given, **_named):
    raise RuntimeError("injected")


def overrides():
    """Return all that our classes override of Qt: class, name, function."""
    for info in pkgutil.walk_packages(evolution_qt.ui.__path__, "evolution_qt.ui."):
        module = importlib.import_module(info.name)
        for kind in vars(module).values():
            if not (isinstance(kind, type) and issubclass(kind, shiboken6.Shiboken.Object)):
                continue
            bases = [base for base in kind.__mro__ if base.__module__.startswith("PySide6")]
            for name, function in vars(kind).items():
                is_ours = kind.__module__ == module.__name__ and isinstance(function, types.FunctionType)
                if is_ours and not name.startswith("__") and any(name in vars(base) for base in bases):
                    yield kind, name, function


def test_whatever_qt_calls_is_guarded():
    every = list(overrides())

    assert len(every) > 200
    bare = {(kind.__name__, name) for kind, name, function in every if not hasattr(function, "__wrapped__")}
    words = {(kind.__name__, name) for kind in LITERAL for name in ("text", "setText", "setWordWrap")}
    painted = {("_Fills", "fillPath")}  # private: only our own painting calls it
    assert set() == {(kind, name) for kind, name in bare - words - painted if name not in UNGUARDED}


def test_a_guarded_function_that_fails_is_reported_and_qt_goes_on(app, reporter):
    met = []
    reporter.met.connect(met.append)

    @guarded
    class Broken(QWidget):
        sizeHint = fail

        def changeEvent(self, event):
            raise RuntimeError("no change")

    broken = Broken()
    assert not broken.sizeHint().isValid()  # as a bare widget answers
    broken.setEnabled(False)

    assert 2 == len(met)
    assert "no change" in met[1]


def test_an_item_that_cannot_be_painted_ends_nothing(app, reporter):
    met = []
    reporter.met.connect(met.append)

    @guarded
    class Broken(QGraphicsItem):
        def boundingRect(self):
            return QRectF(0, 0, 9, 9)

        def paint(self, painter, option, widget=None):
            raise RuntimeError("no paint")

    painter = QPainter(image := QImage(9, 9, QImage.Format.Format_ARGB32))
    Broken().paint(painter, None)
    painter.end()

    assert "no paint" in met[0]
    assert 9 == image.width()


def test_a_move_that_fails_half_way_changes_nothing(monkeypatch):
    """The state has been changed already when an exception that no one expected comes."""
    match = begin(Header(game="evolution/de", players=(RecordSeat(), RecordSeat()), seed=4))
    match.say(match.to_move, match.game.write(match.moves()[0]))
    rules = type(match.game)
    unharmed = rules.play
    before = match.game.digest(match.state), match.record.text()

    def half(self, state, seat, move):
        unharmed(self, state, seat, move)
        raise RuntimeError("half-way")

    line = match.game.write(match.moves()[0])
    is_meant = match.state
    play = lambda self, state, *rest: (half if state is is_meant else unharmed)(self, state, *rest)  # noqa: E731
    monkeypatch.setattr(rules, "play", play)
    with pytest.raises(RuntimeError, match="half-way"):
        match.say(match.to_move, line)
    monkeypatch.undo()

    assert before == (match.game.digest(match.state), match.record.text())
    match.say(match.to_move, line)


def test_a_sheet_closes_although_what_had_the_keyboard_is_gone(app, qtbot):
    """The sheet that tells of a fault may outlive what lay below it."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 700)
    below = QPushButton(window)
    window.show()
    below.setFocus()
    sheet = PracticeDialog()
    ended = []
    sheet.finished.connect(lambda: ended.append(True))
    sheet.open_over(window)
    shiboken6.delete(below)

    sheet.reject()

    assert [True] == ended


@pytest.mark.usefixtures("toy_among_games")
async def test_a_table_that_cannot_be_set_up_leaves_the_game_to_be_continued(shown, monkeypatch, reporter):
    async with shown() as made:
        window = made.window
        made.reporter.met.disconnect()
        reporter.met.connect(window.sheets.show_unexpected)
        with monkeypatch.context() as broken:
            broken.setattr(GameView, "retranslate", fail)
            window.session.begin(DUEL, 5)
            sheet = await until(lambda: window.sheets.unexpected)
            click(ok(sheet))
        assert window.game is None
        assert window.pages.currentWidget() is window.start
        view = await made.begin(DUEL, 6)
        await made.play_until(lambda: view.match.plies)


ENDINGS = (
    "ui.shell.window.window:MainWindow._remember_place",  # private: no one else remembers it
    "ui.shell.game.session:Session.clear",
    "ui.shell.window.window:MainWindow.drop_replay",
    "ui.shell.window.window:MainWindow.use_badges_of",
    "ui.shell.window.window:MainWindow.saveGeometry",
    "ui.shell.window.window:MainWindow.close",
    "ui.shell.settings.settings:SettingsFile.save",
    "ui.shell.window.base:Dialog.reject",
    "ui.shell.game.game_view:GameView.stop",
    "ui.shell.game.looking_back:LookingBack.leave",
    "ui.shell.game.advisor:Advisor.stop",
    "ui.shell.game.playback_queue:PlaybackQueue.stop",
    "ui.shell.game.seats:Seat.close",
    "ui.shell.library.library_page:LibraryPage.stop",
    "ui.shell.book.book_keeper:BookKeeper.stop",
    "store.shelf:Shelf.settle",
    "store.record_file:RecordFile.close",
    "brain.pool:Pool.stop",
)
"""What is done on the way out."""


@pytest.mark.parametrize("place", ENDINGS)
async def test_whatever_fails_on_the_way_out_the_program_ends_and_the_game_is_kept(
    shown, monkeypatch, reporter, place
):
    met = []
    reporter.met.connect(met.append)
    module, _, name = place.partition(":")
    kind, _, method = name.partition(".")
    broken = getattr(importlib.import_module(f"evolution_qt.{module}"), kind)

    async with shown(Settings(language="en", speed="off", confirmations=False)) as made:
        window = made.window
        left = asyncio.Event()
        window.left.connect(left.set)
        view = await made.begin(EVOLUTION_DUEL, 5)
        await made.play_until(lambda: len(view.match.plies) > 4)
        lines, path = view.match.record.text(), view.match.record._sink.path
        window.library_page, window.book  # noqa: B018  there are these, too
        window.sheets.show_about()
        with monkeypatch.context() as patch:
            patch.setattr(broken, method, fail)
            window.resize(1024, 700)  # or its place would be remembered already
            window.quit()
            await asyncio.wait_for(left.wait(), 20)
        made.pool.stop()
        view.match.record.close()
        assert path.read_text(encoding="utf-8").startswith(lines)
    assert any("injected" in text for text in met), place


def test_nothing_is_injected_while_another_fault_is_told(app, qtbot, reporter):
    """What fails then has no one that could tell of it; it was taken for a fault that no one was told of."""
    note = Note()
    qtbot.addWidget(note)
    injector = Injector(only=lambda name: name.endswith("Note.changeEvent"))
    reporter.met.connect(lambda: note.setEnabled(False))
    error = RuntimeError("of a test's own")

    injector.arm()
    try:
        sys.excepthook(RuntimeError, error, None)
        assert not injector.failed
        note.setEnabled(True)
    finally:
        injector.disarm()

    assert ["ui/shell/window/notes:Note.changeEvent"] == list(injector.failed)


def test_one_place_after_the_other_fails_and_the_window_goes_on(play, shown, reporter, monkeypatch):
    """A small part of what `tests/long/faults.py` does."""
    injector = Injector()
    watch = Watch(injector, reporter)

    async def act():
        async with shown(Settings(language="en", speed="fast", confirmations=False)) as made:
            window = made.window
            reporter.met.connect(window.sheets.show_unexpected)
            monkey = FaultyMonkey(window, 3, watch, most=40)
            try:
                await monkey.play(inf, 4000)
            finally:
                injector.disarm()
            await watch.goes_on(window)

    try:
        play(act(), 150)
    finally:
        sys.setprofile(None)

    assert [] == watch.wrong
    assert 40 == len(injector.failed)
