"""No way to look at an unfinished game of several people shows what another person holds.

A game has a twin in which everything that the onlooker may not know is another card. Every way that is found
in the library, in the replay and at the table is gone in both, and everything that can be perceived is
compared: words, tips, what a screen reader is told, the clipboard, and the picture of the window. Ways are
found, not listed: buttons, actions, menus, keys, lines of the log and moments are asked for at run time.
"""

from __future__ import annotations

import asyncio
import re
import shutil
from functools import cache

import pytest
from PySide6.QtCore import QEvent, QKeyCombination, QPoint, Qt
from PySide6.QtGui import QAccessible, QAction, QGuiApplication, QHelpEvent, QImage, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFileDialog,
    QMenu,
    QToolTip,
    QWidget,
)

from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.games import game as game_of
from evolution_qt.games.beginning.cards import TRAITS, UNSEEN
from evolution_qt.games.opening import begin
from evolution_qt.store.shelf import Shelf
from evolution_qt.ui.kit import accessibility, timings
from evolution_qt.ui.kit.jobs import is_busy
from evolution_qt.ui.shell.game.access import EVERYBODY
from evolution_qt.ui.shell.library.librarian import holds_a_record
from evolution_qt.ui.shell.library.library import LibraryDialog
from evolution_qt.ui.shell.log.log_panel import LogPanel
from evolution_qt.ui.shell.settings.settings import Settings
from evolution_qt.ui.shell.window import tasks
from evolution_qt.ui.shell.window.notes import Note
from evolution_qt.ui.table.table import Table
from tests.games.beginning.scene import plain
from tests.positions import position
from tests.ui.kit.announced import all_announced, forget
from tests.ui.shell.acting import LEFT, NONE, click, until
from tests.ui.shell.log_page import LogPage

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing|propagate)", extend=True)

ANN, BEN, FOX = 0, 1, 2
CARD = re.compile(
    "|".join(
        {
            name
            for trait in (*game_of("evolution/de").table.traits, *TRAITS[1:])
            for name in (re.escape(trait.name), trait.key)
        }
    )
    + "|behind the screen|Points so far"
)
"""The name of a card, or its key in a position; or what is told of a score that is not secret."""
BAG = re.compile(r'"bag":\d+')
"""What a position says of a bag or a screen: all have seen what went in, the table does not add it up."""
ROWS = (
    ["b3 p2 carnivore:1 horns:1", "b1 p1"],
    ["b2 p2 fat_tissue:4", "b5 p3"],
    ["b4 p2 climbing:1", "b2 p1"],
)
HANDS = {
    "first": (
        ["horns:3", "ambush:3", "fertile:2", "symbiosis:4", "long_neck:7"],
        ["warning_call:3", "cooperation:5", "burrowing:4", "foraging:6", "hard_shell:3"],
        ["scavenger:4", "foraging:4", "long_neck:9", "intelligence:4", "fertile:4"],
    ),
    "twin": (
        ["climbing:5", "burrowing:5", "hard_shell:5", "scavenger:6", "foraging:7"],
        ["long_neck:8", "symbiosis:2", "fertile:6", "ambush:-2", "horns:5"],
        ["cooperation:4", "symbiosis:5", "warning_call:5", "pack_hunting:2", "ambush:-1"],
    ),
}
NAMES = ("Ann", "Ben", "Fox")
KINDS = ("human", "human", "greedy")
EXCEPT = {"quit", "full", "sounds"}
"""Wishes that tell nothing, and change what is compared."""
SETTINGS = Settings(language="en", speed="off", theme="light", confirmations=False)
NO_WORDS = ("styleSheet", "html", "objectName")
REDUCED = 4
FAINT = 32
KEYS = (
    *range(Qt.Key.Key_A, Qt.Key.Key_Z + 1),
    *range(Qt.Key.Key_F1, Qt.Key.Key_F10 + 1),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Question),
)


def a_game(which, onlooker):
    """Return a game in which Ben is asked and cards lie face down, or its twin for an onlooker."""
    hands = [HANDS["first" if seat == onlooker else which][seat] for seat in range(3)]
    game, state = position(*ROWS, names=NAMES, phase="food", first_player=FOX, to_move=FOX)
    plain = game.dump(state)
    pile = plain["draw_pile"]
    for player, hand in zip(plain["players"], hands, strict=True):
        player["hand"] = hand
        for card in hand:
            pile.remove(card)
    seats = tuple(
        RecordSeat(name=p["name"], kind=kind) for p, kind in zip(plain["players"], KINDS, strict=True)
    )
    header = Header(
        game=game.key,
        players=seats,
        rules=plain["rules"],
        seed=plain["seed"],
        created="2026-01-02T10:00:00Z",
        position=plain,
    )
    match = begin(header)
    for seat in (FOX, ANN, BEN):
        match.say(seat, f"food {hands[seat][0]}")
    for seat in (FOX, ANN):
        match.say(seat, f"trait 1 {hands[seat][1]}")
        match.say(seat, f"trait 1 {hands[seat][2]}")
        match.say(seat, "done")
    match.say(BEN, f"trait 1 {hands[BEN][1]}")
    assert BEN == match.to_move
    return match


PILES = {
    "first": (
        (
            "[flight ?horns]/1 carnivore | [speed fertile]/0",
            "[?nocturnal burrowing]/0 fat_tissue | [horns]/1",
        ),
        ("scavenger horns long_neck", "flight speed"),
        (7, 3),
    ),
    "twin": (
        (
            "[speed ?fertile]/1 carnivore | [horns long_neck]/0",
            "[?horns speed]/0 fat_tissue | [flight]/1",
        ),
        ("burrowing fertile nocturnal", "scavenger carnivore"),
        (4, 11),
    ),
}
"""The Beginning: rows with the faces in their piles, hands, and what lies behind the screens."""


def a_beginning(which, onlooker):
    """Return a game of The Beginning in which Ben is asked, or its twin for an onlooker."""
    of = ["first" if seat == onlooker else which for seat in range(2)]
    rows, hands, bags = ([PILES[one][part][seat] for seat, one in enumerate(of)] for part in range(3))
    given = plain(*rows, hands=hands, phase="play", to_move=BEN, first_player=ANN, round=3)
    for seat, player in enumerate(given["players"]):
        player["bag"], player["name"] = bags[seat], NAMES[seat]
    game = game_of("beginning/de")
    seats = tuple(RecordSeat(name=name, kind="human") for name in NAMES[:2])
    header = Header(game=game.key, players=seats, seed=4, created="2026-01-02T10:00:00Z", position=given)
    match = begin(header)
    match.say(BEN, f"population 1 {hands[BEN].split()[0]}")
    return match


# What can be perceived


@cache
def kinds_of_text(kind):
    """Return the names of all texts that things of a class have."""
    about = kind.staticMetaObject
    every = [about.property(at) for at in range(about.propertyCount())]
    return [one.name() for one in every if one.typeName() == "QString" and one.name() not in NO_WORDS]


def texts(thing):
    """Return every text that a widget or an action has, whatever it is called."""
    found = [thing.property(name) for name in kinds_of_text(type(thing))]
    if isinstance(thing, QComboBox):
        found += [thing.itemText(at) for at in range(thing.count())]
    return found


def of_cards(words):
    """Return the lines in which a card is named; what else there is may come a moment sooner or later."""
    return sorted({line for text in words if text for line in text.splitlines() if CARD.search(line)})


def told_of(node):
    """Yield what a screen reader is told of a thing and of all that is in it."""
    kind = QAccessible.Text
    yield from (node.text(one) for one in (kind.Name, kind.Description, kind.Value, kind.Help))
    for at in range(node.childCount()):
        child = node.child(at)
        if child is not None and child.isValid():
            yield from told_of(child)


def tips(window):
    """Return what is said where the pointer rests, all over the window."""
    found = []
    for y in range(20, window.height(), 60):
        for x in range(20, window.width(), 60):
            widget = window.childAt(x, y)
            if widget is not None:
                at = widget.mapFrom(window, QPoint(x, y))
                QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
                found.append(QToolTip.text())
                QToolTip.hideText()
    return found


def hush(window):
    """Take away what is said only for a while, so that it is not there by chance."""
    forget(window)
    for note in window.findChildren(Note):
        note.hide()
    for table in window.findChildren(Table):
        table.player.answers.hush()
        table.clear_notes()


def picture(window):
    """Return the window in a small picture: edges that are drawn a little otherwise do not count."""
    image = window.grab().toImage()
    ways = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    small = image.scaled(image.size() / REDUCED, *ways).convertToFormat(QImage.Format.Format_RGBX8888)
    return bytes(small.constBits())


def differ(picture, other):
    """Return whether two small pictures show something else: another card, not another edge."""
    far = (abs(one - two) > FAINT for one, two in zip(picture, other, strict=True))
    return picture != other and any(far)


def differences(mine, others):
    """Return what one of two games tells and the other does not."""
    pairs = zip(mine, others, strict=True)
    return [(set(one) - set(other), set(other) - set(one)) for one, other in pairs]


def is_tip(widget):
    """Return whether this is what Qt shows a tip on: it may stay for a moment."""
    return widget.objectName() == "qtooltip_label"


def parts_of(things):
    """Return widgets with all widgets and actions in them."""
    return [part for one in things for part in (one, *one.findChildren(QWidget), *one.findChildren(QAction))]


class Walk:
    """Goes through a window, and takes down what can be perceived behind each way."""

    def __init__(self, made, said):
        self.window = made.window
        self.said = said
        self.found = []

    async def calm(self):
        """Wait until nothing moves and nothing is to come."""
        window = self.window

        def rests():
            view, game = window.replay, window.game
            desk = vars(window).get("library_page")
            return not (
                set(tasks.running()) - {"game"}
                or (desk is not None and is_busy(desk.librarian))
                or is_busy(window)
                or (view is not None and not view.is_ready)
                or (game is not None and game.playback.is_busy)
            )

        calm = 0
        while calm < 3:
            await asyncio.sleep(0)
            calm = calm + 1 if rests() else 0

    async def take(self, way, *, closely=False):
        """Take down what can be perceived now, and how one came there."""
        await self.calm()
        window = self.window
        await all_announced(window)
        for log in window.findChildren(LogPanel):
            log.finish()  # what is written later would differ by chance
        shown = [one for one in QApplication.topLevelWidgets() if one.isVisible() and not is_tip(one)]
        every = [part for part in parts_of(shown) if not is_tip(part)]  # Qt takes tips away in its own time
        clipboard = QGuiApplication.clipboard().text()
        if holds_a_record(clipboard):
            clipboard = "a record"
            assert any("reveals every card" in text for part in every for text in texts(part)), (
                f"{way} does not say what a record tells"
            )
        clipboard = BAG.sub("", clipboard)
        QGuiApplication.clipboard().clear()
        files = [one for one in every if isinstance(one, QFileDialog)]
        hidden = parts_of(files)
        seen = of_cards(text for part in every if part not in hidden for text in texts(part))
        tree = told_of(QAccessible.queryAccessibleInterface(window)) if not files else ()
        heard = of_cards([*tree, *self.said])
        rested = sorted(set(tips(window))) if closely else []
        hush(window)
        drawn = picture(window) if closely else b""
        self.found.append((way, drawn, seen, heard, rested, [clipboard]))
        self.said.clear()

    def close_sheets(self):
        for menu in QApplication.topLevelWidgets():
            if isinstance(menu, QMenu) and menu.isVisible():
                menu.close()
        while (dialog := self.window.dialog) is not None:
            dialog.reject()

    # The ways

    async def through_actions(self, back):
        """Ask for everything that the menu of the window has."""
        for name, action in self.window.commands.actions.items():
            if name not in EXCEPT:
                action.trigger()
                await self.take(f"action {name}")
                await back()

    async def through_buttons(self, page, back, but=()):
        """Press every button of a page that can be pressed."""
        count = len(page().findChildren(QAbstractButton))
        for at in range(count):
            button = page().findChildren(QAbstractButton)[at]
            if button.isVisible() and button.isEnabled() and button not in but:
                words = button.text() or button.accessibleName() or button.toolTip()
                QTest.mouseClick(button, LEFT, NONE, button.rect().center())
                await self.take(f"button {words}")
                await back()

    async def through_keys(self, target, back, but=()):
        """Press many keys, but not those that begin a turn; those with others are of actions."""
        for key in map(Qt.Key, KEYS):
            if key not in but:
                QTest.keyClick(target(), key)
                await self.take(f"key {QKeySequence(key).toString()}")
                await back()

    async def through_log(self, log, back):
        """Click on every line of the log, and choose everything from its menu."""
        for at, row in enumerate(LogPage(log()).rows):
            if row.line.number >= 0:
                log().line_clicked.emit(row.line.number)
                await self.take(f"line {at}", closely=True)
                await back()
        page = LogPage(log())
        menu = log().menu_at(page.show(page.rows[-1]))
        for action in [one for one in menu.actions() if not one.isSeparator() and one.isEnabled()]:
            action.trigger()
            await self.take(f"menu of a line: {action.text()}")
            await back()
        menu.deleteLater()


class Replayed(Walk):
    """Goes through a replay, seen by what all know or, behind the curtain, by one seat."""

    def __init__(self, made, said, path, seat=EVERYBODY):
        super().__init__(made, said)
        self.path, self.seat = path, seat

    async def back(self):
        window = self.window
        self.close_sheets()
        if window.replay is None or not window.replay.isVisible():
            window.replays.open_file(self.path)
            await until(lambda: window.replay)
        view = window.replay
        await self.calm()
        view.seen_by.stop_asking()
        if view.player.viewer != self.seat:
            click(view.seen_by.line.look)
            if self.seat != EVERYBODY:
                view.seen_by.question.accept()
        assert self.seat == view.player.viewer
        view.player.go(view.player.timeline.last)
        view.timeline.setFocus()
        await self.calm()

    async def everywhere(self):
        window = self.window
        await self.back()
        await self.take("replay", closely=True)
        for moment in range(window.replay.player.timeline.last):
            window.replay.player.go(moment)
            await self.take(f"moment {moment}", closely=True)
        await self.back()
        for at in range(window.replay.seen_by.chooser.count()):
            window.replay.seen_by.chooser.setCurrentIndex(at)
            window.replay.seen_by.chooser.activated.emit(at)
            if self.seat == EVERYBODY or window.replay.player.viewer == self.seat:
                await self.take(f"seen by {at}", closely=True)
            await self.back()
        await self.through_buttons(lambda: window.replay, self.back)
        await self.through_actions(self.back)
        if self.seat == EVERYBODY:
            await self.through_keys(lambda: window.replay.timeline, self.back)
        await self.through_log(lambda: window.replay.log, self.back)


class InLibrary(Walk):
    """Goes through the library, where the game is chosen."""

    async def back(self):
        window = self.window
        self.close_sheets()
        if window.replay is not None:
            window.replays.close()
        if window.game is not None:
            window.session.leave()
            await until(lambda: window.game is None)
        library = window.shelf.library
        for entry in library.binned():
            library.restore(entry.name)
        window.sheets.show_library()
        await until(lambda: isinstance(window.dialog, LibraryDialog) and window.dialog.chosen())
        await self.calm()

    async def everywhere(self):
        window = self.window
        await self.back()
        await self.take("library", closely=True)
        await self.through_buttons(lambda: window.dialog, self.back)
        for make in (lambda: window.dialog.context_menu(), lambda: window.dialog.details.menu):
            for at in range(len(make().actions())):
                action = make().actions()[at]
                action.trigger()
                await self.take(f"menu {action.text()}")
                await self.back()
        for (key, modifiers), _ in list(window.dialog.keys.items()):
            QTest.keyClick(window.dialog.list, key, modifiers)
            await self.take(f"key {QKeySequence(QKeyCombination(modifiers, Qt.Key(key))).toString()}")
            await self.back()


class AtTable(Walk):
    """Goes on with the game, and through all that can be done behind the curtain, or by one seat."""

    def __init__(self, made, said, path, seat=EVERYBODY):
        super().__init__(made, said)
        self.path, self.seat = path, seat

    async def back(self):
        window = self.window
        self.close_sheets()
        if window.replay is not None:
            window.replays.close()
        if window.game is None:
            window.session.go_on(self.path)
            await until(lambda: window.game)
        game = window.game
        game.looking_back.leave()
        await until(lambda: game.controller.awaited is not None or game.controller.asked is not None)
        await self.calm()
        if self.seat == EVERYBODY:
            assert game.controller.viewer == EVERYBODY
            game.curtain.setFocus()
        elif game.curtain.isVisible():
            QTest.keyClick(game.curtain, Qt.Key.Key_Return)
            await until(lambda: game.controller.asked is not None)
        await self.calm()

    async def everywhere(self):
        window = self.window
        await self.back()
        await self.take("table", closely=True)
        await self.through_log(lambda: window.game.log, self.back)
        await self.through_actions(self.back)
        if self.seat == EVERYBODY:
            own = (window.game.curtain.look, window.game.curtain.button)
            await self.through_buttons(lambda: window.game, self.back, but=own)
            await self.through_keys(lambda: window.game.curtain, self.back, but=(Qt.Key.Key_V,))
            await self.after_a_look()

    async def after_a_look(self):
        """Open everything from a look behind the curtain: it ends when something else has the keyboard."""
        window = self.window
        line = max((row.line.number for row in LogPage(window.game.log).rows), default=-1)
        for name, wish in (
            ("line", lambda: window.game.log.line_clicked.emit(line)),
            ("replay", lambda: window.game.replay_asked.emit(0)),
            *((name, action.trigger) for name, action in window.commands.actions.items()),
        ):
            if name not in EXCEPT:
                curtain = window.game.curtain
                QTest.keyPress(curtain, Qt.Key.Key_V)
                wish()
                curtain.clearFocus()
                await self.take(f"{name} from a look")
                await self.back()


@pytest.fixture
def said(monkeypatch):
    """Someone listens; return what is said aloud. It stands in the window's tree, too."""
    told, real = [], accessibility.announce
    QAccessible.setActive(True)

    def announce(thing, words, **more):
        told.append(words)
        real(thing, words, **more)

    monkeypatch.setattr(accessibility, "announce", announce)
    blinks = QApplication.cursorFlashTime()
    QApplication.setCursorFlashTime(0)
    yield told
    QApplication.setCursorFlashTime(blinks)
    QAccessible.setActive(False)


@pytest.fixture
def same(play, shown, folders, said, monkeypatch):
    """Return a function that goes through a game and its twin, and compares what can be perceived."""
    at_once = property(lambda _self: False, lambda _self, _on: None)
    for kind in (Table, LogPanel):  # what is painted later would differ by chance
        monkeypatch.setattr(kind, "paints_gradually", at_once, raising=False)
    monkeypatch.setattr(timings, "bubble", lambda _sentences: 1_000_000)
    monkeypatch.setattr(timings, "STILL", 0)  # a replay that runs is at its end at once

    def compare(walk, onlooker=EVERYBODY, a_game=a_game):
        found = {}

        async def act():
            for which in HANDS:
                shutil.rmtree(folders.games.parent, ignore_errors=True)
                match, shelf = a_game(which, onlooker), Shelf(folders.games)
                shelf.keep(match)
                match.record.close()
                (path,) = folders.games.glob("*.jsonl")
                async with shown(SETTINGS) as made:
                    made.window.resize(1100, 700)
                    QGuiApplication.clipboard().clear()
                    said.clear()
                    found[which] = await walk(made, path)

        play(act())
        first, twin = found.values()
        assert [one[0] for one in first] == [one[0] for one in twin]
        for (way, drawn, *told), (_, other, *told_other) in zip(first, twin, strict=True):
            if told != told_other:
                raise AssertionError(f"{way} tells of hidden cards: {differences(told, told_other)}")
            if differ(drawn, other):
                raise AssertionError(f"{way}: the picture shows hidden cards")
        return len(first)

    return compare


def test_the_twins_differ_in_what_the_onlooker_may_not_know():
    """Or the comparison would find nothing."""
    for onlooker in (EVERYBODY, BEN):
        first, twin = (a_game(which, onlooker) for which in HANDS)
        for seat in range(3):
            mine, others = (match.state.players[seat] for match in (first, twin))
            assert (mine.hand != others.hand) == (seat != onlooker)
            hidden = [[one.hidden for one in player.species] for player in (mine, others)]
            assert (hidden[0] != hidden[1]) == (seat != onlooker)
        dumped = [match.game.dump(match.view(onlooker).state) for match in (first, twin)]
        assert dumped[0] == dumped[1]


@pytest.mark.parametrize("seat", [EVERYBODY, BEN])
def test_no_way_through_a_replay_shows_the_hand_of_another(same, said, seat):
    async def walk(made, path):
        ways = Replayed(made, said, path, seat)
        await ways.everywhere()
        return ways.found

    assert same(walk, seat) > 40


@pytest.mark.parametrize("elsewhere", [False, True])
def test_no_way_through_the_library_shows_a_hand(same, said, elsewhere):
    """Nor of a game that is played in another window."""

    async def walk(made, path):
        match = Shelf(path.parent).open(path) if elsewhere else None
        ways = InLibrary(made, said)
        try:
            await ways.everywhere()
        finally:
            if match is not None:
                match.record.close()
        return ways.found

    assert same(walk) > 10


@pytest.mark.parametrize("seat", [EVERYBODY, BEN])
def test_no_way_at_the_table_shows_the_hand_of_another(same, said, seat):
    async def walk(made, path):
        ways = AtTable(made, said, path, seat)
        await ways.everywhere()
        return ways.found

    assert same(walk, seat) > 30


def test_the_twins_of_the_beginning_differ_in_hands_piles_and_screens():
    for onlooker in (EVERYBODY, BEN):
        first, twin = (a_beginning(which, onlooker).state.players for which in PILES)
        for seat in range(2):
            is_hidden = seat != onlooker
            assert is_hidden == (first[seat].hand != twin[seat].hand)
            assert is_hidden == (first[seat].bag != twin[seat].bag)
            faces = [[one.cards for one in players[seat].species] for players in (first, twin)]
            assert is_hidden == (faces[0] != faces[1])
            assert any(card & UNSEEN for pile in faces[0] for card in pile)


@pytest.mark.parametrize(("place", "seat"), [(AtTable, EVERYBODY), (Replayed, BEN)])
def test_no_way_shows_hands_piles_or_screens_of_the_beginning(same, said, place, seat):
    async def walk(made, path):
        ways = place(made, said, path, seat)
        await ways.everywhere()
        return ways.found

    assert same(walk, seat, a_beginning) > 15
