"""On a screen smaller than the usual least window everything is smaller, and nothing is out of reach."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from evolution_qt.games.evolution.state import PLAY
from evolution_qt.games.opening import open_position
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan, Settings, SettingsFile
from evolution_qt.ui.shell.shots import shot, views
from evolution_qt.ui.shell.window import style
from tests.docs.pages import ROOT, text
from tests.ui.shell.acting import LEFT, LONG, NONE, Person, click, until
from tests.ui.shell.reach import out_of_reach
from tests.ui.shell.test_shell_smallest import cut_off, settled

# the offscreen platform cannot raise menus nor tell anyone the least size of a window, and says so
pytestmark = pytest.mark.qt_log_ignore("^This plugin does not support")
SIZES = [(800, 500), (960, 540), (1093, 614), (640, 360)]
"""A window no one can make smaller; 1920x1080 at 200 %; 1366x768 at 125 %; 1920x1080 at 300 %."""
QUIET = Settings(language="de", speed="off", theme="light", confirmations=False)
DUEL = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox")))
PAIR = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("human", "Ben")))
SHARE = style.SHARE
"""As it is outside of tests."""
OPENED = {"hint": "hunt", "why": "hunt", "moves": "play", "forecast": "hunt"}


def squeeze(window, size):
    """Give a window a size that is less than the screen of the tests would have it."""
    window.setMinimumSize(1, 1)
    window.resize(QSize(*size))
    settled()
    assert QSize(*size) == window.size()


@pytest.mark.parametrize(
    ("size", "language", "written", "first"),
    [
        ((800, 500), "de", 100, 0),
        ((960, 540), "ja", 100, 1),
        ((1093, 614), "en", 200, 1),
        ((640, 360), "de", 200, 0),
    ],
)
def test_in_no_state_of_a_small_window_anything_is_out_of_reach(
    translations, monkeypatch, size, language, written, first
):
    """Each view in the usual size of writing and in the largest: every second one in each window."""
    found, cut = {}, {}
    for name, draw in list(views.VIEWS.items())[first::2]:

        def look(paper, name=name, draw=draw):
            image = draw(paper)
            found[name], cut[name] = out_of_reach(paper.holder), cut_off(paper.holder)
            return image

        monkeypatch.setitem(views.VIEWS, name, look)
        opened = None
        if name in views.OF_A_POSITION:
            file = ROOT / "docs" / "positions" / f"{OPENED.get(name, 'play')}.json"
            opened = open_position(json.loads(text(file)))
        shot.drawn(name, opened, language=language, size=QSize(*size), text=written)

    assert {name: parts for name, parts in found.items() if parts} == {}
    if written == 100:  # what larger writing cuts off, it does in the smallest usual window, too
        no_state = ("refusals", "scores")  # a page for the documentation; names that are written narrower
        assert {name: parts for name, parts in cut.items() if parts and name not in no_state} == {}


@pytest.mark.parametrize("size", SIZES)
async def test_about_quit_and_languages_of_the_start_screen_are_clicked_in_a_small_window(shown, size):
    async with shown(QUIET) as made:
        window = made.window
        squeeze(window, size)
        start = window.start
        for button in (start.about, start.quit, *start.languages.values(), start.settings):
            middle = button.mapTo(window, button.rect().center())
            assert window.rect().contains(QRect(button.mapTo(window, QPoint(0, 0)), button.size()))
            assert window.childAt(middle) is button
        click(start.languages["ja"])
        assert "ja" == window.language
        click(start.about)
        sheet = await until(lambda: window.dialog)
        assert window.rect().contains(sheet.geometry())
        click(sheet.buttons.buttons()[0])
        await until(lambda: window.dialog is None)
        click(start.quit)
        await until(lambda: window.is_closing)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("by_key", [False, True])
async def test_the_menu_and_quit_are_reached_in_a_small_window(shown, size, by_key):
    """The program may write as large as it can: a menu that is too high scrolls."""
    async with shown(replace(QUIET, text=200 if by_key else 100)) as made:
        window = made.window
        squeeze(window, size)
        view = await made.begin(DUEL, 9)
        await until(lambda: Person(view).is_asked)
        menu, quit_line = window.commands.menu, window.commands.actions["quit"]
        if by_key:
            QTest.keyClick(window, Qt.Key.Key_F10)
            await until(menu.isVisible)
            QTest.keyClick(menu, Qt.Key.Key_Up)
            assert menu.activeAction() is quit_line
            QTest.keyClick(menu, Qt.Key.Key_Return)
        else:
            click(view.side.menu)
            await until(menu.isVisible)
            QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(quit_line).center())
        await until(lambda: window.is_closing)


@pytest.mark.parametrize("size", SIZES)
async def test_a_card_is_dragged_to_a_species_in_a_small_window(shown, size):
    """The table is a picture of a larger one; whatever is seen on it is touched where it is seen."""
    async with shown(QUIET) as made:
        window = made.window
        squeeze(window, size)
        view = await made.begin(DUEL, 9)
        person = Person(view)
        await until(lambda: person.is_asked)
        await person.make_a_move("food")
        state = view.match.state
        await until(lambda: person.is_asked and (state.to_move, state.phase) == (0, PLAY))
        shown_table, whole = view.table, view.table.viewport().rect()
        for number in range(len(shown_table.top.hand)):
            seen = shown_table.top.fan.seen_rect(number)
            upper = QRectF(seen.topLeft(), QSizeF(seen.width(), seen.height() * 0.8))  # feet may hang out
            assert whole.contains(shown_table.mapFromScene(upper).boundingRect())
        assert whole.contains(shown_table.mapFromScene(shown_table.arrangement.button).boundingRect())

        await person.make_a_move("trait")

        assert 2 == person.drags
        made = view.match.record.moves
        await until(lambda: "trait" in [move.text.split()[0] for move in made() if not move.seat])
        assert min(size[0] / 1024, size[1] / 600, 1) >= shown_table.display.scale


@pytest.mark.parametrize("size", [(800, 500), (640, 360)])
async def test_the_curtain_lies_over_ribbon_and_hand_in_a_small_window(shown, size):
    async with shown(QUIET) as made:
        window = made.window
        view = await made.begin(PAIR, 9)
        await until(view.curtain.isVisible)
        for room in (size, (1280, 800), size):
            squeeze(window, room)
            view.table.display.settle_size()
            bar, cloth = view.curtain.covered()
            places, at = view.table.arrangement, view.table.pos()
            assert view.table.display.as_seen(places.ribbon).toAlignedRect().translated(at) == bar
            hand = view.table.display.as_seen(places.hand).toRect().translated(at)
            assert cloth.contains(hand.intersected(view.table.geometry()))
            assert view.table.geometry().contains(cloth)
            assert [] == out_of_reach(window)
        view.note.say("Somebody has to be told something.")
        assert not view.note.geometry().intersects(bar)
        click(view.curtain.button)
        await until(lambda: Person(view).is_asked)


async def test_a_game_follows_the_window_from_small_to_large_and_back(shown):
    async with shown(replace(QUIET, text=150)) as made:
        window = made.window
        view = await made.begin(DUEL, 9)
        await until(lambda: Person(view).is_asked)
        for size in ((800, 500), (1280, 800), (640, 360), (1024, 600)):
            squeeze(window, size)
            view.table.display.settle_size()
            assert style.scale() == view.table.display.scale
            assert QSize(*size).width() == view.table.width() + view.side.width()
            assert [] == out_of_reach(window)
        window.sheets.show_settings()
        sheet = await until(lambda: window.dialog)
        for size in ((640, 360), (1280, 800), (800, 500)):
            squeeze(window, size)
            assert window.rect().contains(sheet.geometry())
            assert [] == out_of_reach(sheet)
        sheet.reject()


async def test_the_least_size_goes_with_the_screen_that_the_window_is_on(shown):
    desk, laptop = (screen.availableGeometry() for screen in QGuiApplication.screens())

    async with shown(QUIET) as made:
        window = made.window
        assert style.SMALLEST == window.minimumSize()
        window.move(laptop.topLeft())
        await until(lambda: "laptop" == window.screen().name())
        frame = window.frameGeometry().size() - window.size()
        assert laptop.size() - frame == window.minimumSize()
        window.resize(window.minimumSize())
        window.move(desk.topLeft())
        await until(lambda: "desk" == window.screen().name())
        assert style.SMALLEST == window.minimumSize()
        window.move(laptop.topLeft())
        await until(lambda: "laptop" == window.screen().name())
        assert window.size() != window.minimumSize()

    async with shown(SettingsFile(made.file.path).load()) as made:
        assert "laptop" == made.window.screen().name()
        assert laptop.contains(made.window.frameGeometry())


@pytest.mark.parametrize(
    ("screen", "first"),
    [
        ((2560, 1440), (2176, 1224)),
        ((1600, 900), (1360, 800)),
        ((1366, 768), (1280, 720)),
        ((800, 500), (784, 452)),
    ],
)
def test_a_window_first_takes_most_of_a_screen_and_no_less_than_usual_where_there_is_room(
    monkeypatch, screen, first
):
    monkeypatch.setattr(style, "SHARE", SHARE)
    assert QSize(*first) == style.fitting(QSize(*screen))


async def test_a_window_is_as_large_as_it_was_left(shown):
    async with shown(QUIET) as made:
        fresh = made.window.size()
        assert style.fitting(made.window.screen().availableSize()) == fresh
        made.window.resize(1100, 700)
        await made.window.kept()

    async with shown(SettingsFile(made.file.path).load()) as made:
        assert QSize(1100, 700) == made.window.size() != fresh


async def test_a_window_comes_inside_a_screen_that_becomes_too_small_for_it(shown, monkeypatch):
    async with shown(QUIET) as made:
        window = made.window
        window.resize(1280, 800)
        window.move(300, 100)
        at = window.pos()
        window.screen().availableGeometryChanged.emit(QRect())
        assert (at, QSize(1280, 800)) == (window.pos(), window.size())
        room = QRect(0, 30, 960, 500)
        monkeypatch.setattr(window, "screen_room", lambda: room)
        window.screen().availableGeometryChanged.emit(room)
        assert room.contains(window.frameGeometry())


ON_A_SCREEN = """
import asyncio, json, sys
from dataclasses import replace
from pathlib import Path
from evolution_qt.ui.shell.window import tasks
from evolution_qt.ui.shell.window.app import make_app
from evolution_qt.ui.shell.window.folders import Folders
from tests.ui.shell.page import Page
from tests.ui.shell.reach import out_of_reach
from tests.ui.shell.test_shell_small_screen import DUEL, QUIET
from tests.ui.shell.test_shell_smallest import settled
from tests.ui.shell.acting import LEFT, NONE, Person, click, until
from evolution_qt.ui.shell.settings.settings import SettingsFile
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest

async def act(app, folders):
    SettingsFile(folders.settings).save(replace(QUIET, place=sys.argv[1]))
    made = Page(app, folders)
    window = made.window
    left = asyncio.Event()
    window.left.connect(left.set)
    window.show()
    settled()
    screen, frame = window.screen().availableGeometry(), window.frameGeometry()
    found = {"inside": screen.contains(frame), "start": out_of_reach(window)}
    found["places"] = [screen.getRect(), frame.getRect(), window.minimumSize().toTuple()]
    view = await made.begin(DUEL, 9)
    await until(lambda: Person(view).is_asked)
    found["game"] = out_of_reach(window)
    click(view.side.menu)
    menu = window.commands.menu
    await until(menu.isVisible)
    found["menu"] = screen.contains(menu.geometry())
    last, middle = window.commands.actions["quit"], QPointF(menu.rect().center())
    for _ in range(40):
        if menu.rect().contains(menu.actionGeometry(last)):
            break
        down = QPoint(0, -120)
        more = down, down, Qt.MouseButton.NoButton, NONE, Qt.ScrollPhase.NoScrollPhase, False
        app.sendEvent(menu, QWheelEvent(middle, menu.mapToGlobal(middle), *more))
        settled()
    click_at = menu.actionGeometry(last).center()
    found["quit"] = menu.rect().contains(click_at)
    QTest.mouseClick(menu, LEFT, NONE, click_at)
    await until(lambda: window.is_closing)
    print(json.dumps(found))
    await left.wait()
    return 0

app = make_app()
sys.exit(tasks.run(app, act(app, Folders.found())))
"""


@pytest.mark.parametrize(
    ("screen", "scale"),
    [((1920, 1080), "1.25"), ((1920, 1080), "2"), ((1366, 768), "1.25"), ((1920, 1080), "3")],
)
def test_a_window_saved_on_a_larger_screen_comes_up_inside_this_one(app, tmp_path, screen, scale):
    saved = QWidget()
    saved.setGeometry(300, 200, 2200, 1200)
    place = bytes(saved.saveGeometry().toHex().data()).decode()
    screens = tmp_path / "screens.json"
    wide, tall = screen
    only = {"name": "only", "x": 0, "y": 0, "width": wide, "height": tall}
    screens.write_text(json.dumps({"screens": [only]}))
    environ = {
        **os.environ,
        "QT_QPA_PLATFORM": f"offscreen:configfile={screens}",
        "QT_SCALE_FACTOR": scale,
        "EVOLUTION_QT_HOME": str(tmp_path / "home"),
        "PYTHONPATH": str(ROOT),
    }

    run = [sys.executable, "-c", ON_A_SCREEN, place]
    done = subprocess.run(run, env=environ, capture_output=True, text=True, timeout=LONG, cwd=ROOT)

    assert not done.returncode, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["inside"], found["places"]
    assert [] == found["start"] + found["game"]
    assert found["menu"]
    assert found["quit"]
