"""In the smallest window no word of a sheet is cut off, in any language."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QToolButton,
    QWidget,
)

from evolution_qt.core.crest import Crest
from evolution_qt.games import game
from evolution_qt.games.evolution.bots import BOTS
from evolution_qt.ui.kit.jobs import is_busy
from evolution_qt.ui.shell.book.record_book import PAGES, RecordBookDialog
from evolution_qt.ui.shell.game.change_seats import PlayOnDialog
from evolution_qt.ui.shell.library.librarian import Librarian
from evolution_qt.ui.shell.library.library import EmptyBinDialog, LibraryDialog
from evolution_qt.ui.shell.new_game.house_rules import EditionsDialog, HouseRulesDialog
from evolution_qt.ui.shell.new_game.naming import ProgramDialog
from evolution_qt.ui.shell.new_game.new_game import NewGameDialog
from evolution_qt.ui.shell.new_game.player_kinds import offered
from evolution_qt.ui.shell.new_game.seat_choices import CrestDialog
from evolution_qt.ui.shell.reading.why import NOTHING
from evolution_qt.ui.shell.settings.settings import NOBODY_YET, GamePlan, SeatPlan, Settings
from evolution_qt.ui.shell.settings.settings_dialog import SettingsDialog
from evolution_qt.ui.shell.shots import shot
from evolution_qt.ui.shell.shots.sample_games import ready
from evolution_qt.ui.shell.shots.views import VIEWS
from evolution_qt.ui.shell.start.cover_row import CoverButton
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import ShortLine, Veil
from evolution_qt.ui.shell.window.choice import Tick
from evolution_qt.ui.shell.window.question import UnexpectedDialog
from evolution_qt.ui.shell.window.style import SMALLEST
from tests.ui.shell.acting import Person, until
from tests.ui.shell.page import bare_window
from tests.ui.shell.sample_games import fill, sample

QUIET = Settings(language="en", speed="off", theme="light", confirmations=False)
DUEL = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox")))
LEAST_LETTERS = 7
LONGEST = "Wilhelmina-Maximilia"
LANGUAGES = ("de", "en", "ja")
WORDED = QLabel | QAbstractButton | QComboBox | QLineEdit
UNTOUCHED = Qt.WidgetAttribute.WA_TransparentForMouseEvents


def cut_off(sheet):
    """Return the words of a sheet that have less room than they need, or lie where no one can scroll."""
    found = []
    for part in sheet.findChildren(QWidget):
        if not part.isVisible() or isinstance(part, ShortLine):
            continue
        if isinstance(part, CoverButton):
            continue  # it writes the name into its picture, in two lines and smaller if need be
        if isinstance(part, QToolButton) and not part.icon().isNull():
            if part.iconSize().boundedTo(part.size()) != part.iconSize():
                found.append(("icon", part.toolTip(), part.size().toTuple()))
            continue  # it shows no words
        if isinstance(part, QLabel | QAbstractButton) and part.text():
            found += cut_label(part)
        elif isinstance(part, QComboBox) and part.isEnabled():
            option = QStyleOptionComboBox()
            part.initStyleOption(option)
            control = QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, part
            room = part.style().subControlRect(*control)
            found += cut_line(part, part.currentText(), room.size())
        elif isinstance(part, QLineEdit) and part.isEnabled():
            words = part.text()[:LEAST_LETTERS] or part.placeholderText() or "n" * LEAST_LETTERS
            found += cut_line(part, words, part.contentsRect().size())
        elif isinstance(part, QListWidget) and part.count():
            longest = max(
                part.sizeHintForIndex(part.model().index(row, 0)).width() for row in range(part.count())
            )
            if longest > part.viewport().width() and not part.horizontalScrollBar().maximum():
                found.append(("list", longest, part.viewport().width()))
        if isinstance(part, WORDED):
            found += out_of_sight(part)
    return found + on_each_other(sheet)


def cut_label(part):
    words = part.text()
    if isinstance(part, QLabel) and part.wordWrap():
        if part.heightForWidth(part.width()) > part.height():
            return [(words, part.height(), part.heightForWidth(part.width()))]
        return []
    if isinstance(part, QLabel) and part.textFormat() == Qt.TextFormat.RichText:
        needed = part.sizeHint().width()
        return [(words, part.width(), needed)] if needed > part.width() else []
    if isinstance(part, Tick):
        needed = part.words_room(part.width())
        is_cut = needed.right() > part.width() or needed.height() > part.height()
        return [(words, part.size().toTuple(), needed.size().toTuple())] if is_cut else []
    return cut_line(part, words, part.contentsRect().size())


def cut_line(part, words, room):
    lines = words.split("\n")
    metrics = part.fontMetrics()
    wide = max(metrics.horizontalAdvance(line) for line in lines)
    if wide > room.width() + 1 or metrics.height() * len(lines) > room.height() + 2:
        return [(words, room.toTuple(), (wide, metrics.height()))]
    return []


def out_of_sight(part):
    """Return what lies outside of everything it lies on, as far as that cannot be scrolled."""
    around, rect = part.parentWidget(), part.geometry()
    while around is not None and not isinstance(around, Veil):
        if not around.rect().contains(rect):
            area = around.parentWidget()
            is_beside = rect.left() < 0 or rect.right() > around.width()
            if not isinstance(area, QScrollArea) or (is_beside and not area.horizontalScrollBar().maximum()):
                what = "outside", type(around).__name__, rect.getRect(), around.size().toTuple()
                return [(words_of(part), *what)]
            return []
        rect = rect.translated(around.pos())
        around = around.parentWidget()
    return []


def words_of(part):
    return part.currentText() if isinstance(part, QComboBox) else part.text()


def on_each_other(sheet):
    """Return the words and boxes of a sheet that lie on others which have the same parent."""
    beside = {}
    for part in sheet.findChildren(QWidget):
        if isinstance(part, WORDED) and part.isVisible() and not part.testAttribute(UNTOUCHED):
            beside.setdefault(part.parentWidget(), []).append((part, part.geometry().getCoords()))
    return [
        (words_of(one), "on", words_of(other))
        for parts in beside.values()
        for (one, (left, top, right, bottom)), (other, room) in combinations(parts, 2)
        if left < room[2] and room[0] < right and top < room[3] and room[1] < bottom
    ]


@pytest.fixture
def cut_in_drawing(monkeypatch):
    """Collect the words that are painted with an ellipsis, or into a room that is too small for them."""
    found = []

    def watch_ellipses(kind):
        whole = kind.elidedText

        def elided(metrics, words, *rest):
            said = whole(metrics, words, *rest)
            if said != words:
                found.append((words, said))
            return said

        monkeypatch.setattr(kind, "elidedText", elided)

    drawn, seen = QPainter.drawText, set()

    def draw(painter, *how):
        if len(how) != 3 or not isinstance(how[0], QRect | QRectF):
            return drawn(painter, *how)
        room = QRectF(how[0])
        look = room.width(), room.height(), how[2], painter.font().key()
        if look not in seen:
            seen.add(look)
            needed = QRectF(painter.boundingRect(*how))
            if needed.width() > room.width() + 2 or needed.height() > room.height() + 2:
                found.append((how[2], room.getRect(), needed.getRect()))
        return drawn(painter, *how)

    watch_ellipses(QFontMetrics)
    watch_ellipses(QFontMetricsF)
    monkeypatch.setattr(QPainter, "drawText", draw)
    monkeypatch.setattr(ShortLine, "paintEvent", lambda *_: None)  # it may end so
    return found


def settled():
    for _ in range(3):
        QApplication.processEvents()


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1100, 620), (1280, 800)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_sides_and_the_set_up_of_a_game_are_seen_whole(
    qtbot, app, translations, monkeypatch, language, size, text
):
    monkeypatch.setattr(type(game("dominant-species")), "has_secrets", False)
    translations.use(language)
    window = bare_window(qtbot, size, text=text)
    seats = tuple(SeatPlan("greedy", f"{LONGEST[:19]}{at}", sides=("amphibian",)) for at in range(2))
    rules = (("animals_each", 3), ("drop_cards", 5))
    dialog = NewGameDialog(Settings(last=GamePlan("dominant-species", seats, rules)))
    dialog.open_over(window)
    for count in (2, 3, 6):
        dialog.counts[count].setChecked(True)
        settled()
        assert 0 == dialog.scrolled.horizontalScrollBar().maximum(), count
        for box in (*dialog.set_up.boxes.values(), *[row.sides.boxes[0] for row in dialog.seats.taken]):
            box.setCurrentIndex(box.count() - 1)
        settled()
        assert [] == cut_off(dialog), count
        assert window.rect().contains(dialog.geometry())
    style.write_as_usual()


@pytest.mark.parametrize("size", [(1024, 640), (1100, 620)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_setting_up_a_game_cuts_off_no_words_whatever_is_chosen(
    qtbot, app, translations, folders, language, size
):
    translations.use(language)
    window = bare_window(qtbot, size, text=100)
    seats = tuple(SeatPlan("apex_patient", f"{LONGEST[:19]}{at}", "stalker") for at in range(6))
    dialog = NewGameDialog(Settings(last=GamePlan("evolution/ja", seats)))
    dialog.open_over(window)
    for count in (2, 6):
        dialog.counts[count].setChecked(True)
        for kind in (*offered(BOTS), NOBODY_YET):
            for character in range(len(BOTS.characters) + 1):
                dialog.rows[1].kind.choose(kind)
                dialog.rows[1].character.setCurrentIndex(character)
                settled()
                assert [] == cut_off(dialog), (count, kind, character)
                assert window.rect().contains(dialog.geometry())
                if kind not in ("hunter", "apex_patient"):
                    break
        dialog.rows[0].name.setText(dialog.rows[1].name.text())
        dialog.accept()
        settled()
        assert dialog.fault.isVisible()
        assert [] == cut_off(dialog)
        dialog.rows[0].name.setText("Ann")
        dialog.check()
    dialog.reject()


async def rested(window):
    """Let the loop go round until all is made and laid out, and what is no longer needed is gone."""
    for _ in range(4):
        await asyncio.sleep(0.01)
        await until(lambda: not is_busy(window))


SHEETS = {
    "about": lambda window: window.sheets.show_about(),
    "cards": lambda window: window.sheets.show_reference(),
    "why": lambda window: window.sheets.show_why(NOTHING),
    "rules": lambda window: window.sheets.show_rules(),
    "keys": lambda window: window.sheets.show_shortcuts(),
    "book": lambda window: window.sheets.show_record_book(),
    "library": lambda window: window.sheets.show_library(),
    "settings": lambda window: window.sheets.show_settings(),
    "seats": lambda window: window.sheets.ask_seats(),
    "game": lambda window: window.sheets.show_this_game(),
    "report": lambda window: window.library_page.report(),
    "give up": lambda window: window.sheets.ask_give_up(),
    "practice": lambda window: window.sheets.ask_practice(),
    "open hands": lambda window: window.sheets.ask_open_hands(),
    "play on": lambda window: window.sheets.ask_to_play_on(window.game.match, 3),
    "new game": lambda window: window.sheets.open_new_game(),
}
READING = ("book", "library")
"""Those that read in a thread and are filled when that has ended."""


@pytest.mark.parametrize(("language", "sizes"), [("de", (100, 80, 200)), ("en", (200,)), ("ja", (100, 200))])
async def test_no_sheet_cuts_off_its_words_in_any_size_of_writing(
    shown, translations, cut_in_drawing, language, sizes
):
    """Nothing needs to be scrolled sideways either. German words are the longest."""
    async with shown(replace(QUIET, language=language, names=(LONGEST, "Ann"))) as made:
        window = made.window
        window.resize(SMALLEST)
        view = await made.begin(DUEL, 9)
        await until(lambda: Person(view).is_asked)
        found = {}
        for text in sizes:
            window.take_settings(replace(window.settings, text=text))
            for name, ask in SHEETS.items():
                cut_in_drawing.clear()
                ask(window)
                settled()
                sheet = window.dialog
                # the library reads first, and each is made in steps
                await until(lambda sheet=sheet: window.isAncestorOf(sheet) and not sheet.is_coming)
                if name in READING:
                    await rested(window)
                for _ in range(2):  # a bar to scroll leaves other room
                    sheet.finish()
                    settled()
                pages = sheet.pages if isinstance(sheet, SettingsDialog) else (None,)
                for number in range(len(pages)):
                    if number:
                        sheet.turn(number)
                        settled()
                    if cut := cut_off(sheet) + cut_in_drawing:
                        found[text, name, number] = cut
                    cut_in_drawing.clear()
                corner = sheet.mapTo(window, sheet.rect().topLeft())
                if not window.rect().contains(sheet.rect().translated(corner)):
                    found[text, name, "window"] = sheet.geometry()
                if sheet.scrolled.horizontalScrollBar().maximum():
                    found[text, name, "sideways"] = sheet.scrolled.page.size()
                sheet.reject()
                settled()
        view.show_end(view.match)
        await until(lambda: view.result.isVisible())
        window.replays.open_played(0)
        await until(lambda: window.replay is not None)
        cut_in_drawing.clear()
        for text in (100, 80, 200):
            window.take_settings(replace(window.settings, text=text))
            window.replay.side.button.setChecked(text < 200)
            await rested(window)
            found["replay", text] = [
                *cut_off(window.replay.desk),
                *cut_off(window.replay.side),
                *cut_in_drawing,
            ]
            cut_in_drawing.clear()
        window.replays.close()
        cut_in_drawing.clear()
        for text in (200, 80, 100):
            window.take_settings(replace(window.settings, text=text))
            await rested(window)
            for button in (view.result.by_source, view.result.by_round):
                button.setChecked(True)
                await rested(window)
                found["result", text, button.text()] = cut_off(view.result.sheet) + cut_in_drawing
                cut_in_drawing.clear()
            view.result.turn(None)
            view.side.button.setChecked(True)
            await rested(window)
            found["side", text] = cut_off(view.side)
        window.show_start()
        cut_in_drawing.clear()
        for text in (200, 80, 100):
            window.take_settings(replace(window.settings, text=text))
            await rested(window)
            found["start", text] = cut_off(window.start) + cut_in_drawing
            cut_in_drawing.clear()
        assert {} == {place: cut for place, cut in found.items() if cut}


OTHERS = {
    "rules": lambda: HouseRulesDialog(game("evolution/de"), {"hard_shell_bonus": 4}, 3),
    "editions": lambda: EditionsDialog("evolution/de"),
    "crest": lambda: CrestDialog(LONGEST, Crest(1, "lion")),
    "crest of a short name": lambda: CrestDialog("Al", Crest(1, "lion")),
    "program": lambda: ProgramDialog(game("evolution/de"), 3),
    "play on": lambda: PlayOnDialog([LONGEST] * 6, ["apex_patient"] * 6, Settings(), game("evolution/de")),
    "unexpected": lambda: UnexpectedDialog("a report", "/a/rather/long/way/to/a/file.log"),
    "bin": lambda: EmptyBinDialog(3),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sheet_over_a_sheet_cuts_off_its_words_in_any_size_of_writing(
    qtbot, app, translations, cut_in_drawing, language
):
    translations.use(language)
    window = bare_window(qtbot, SMALLEST)
    found = {}
    for text in (100, 80, 200):
        style.apply(window, "light", text)
        for name, make in OTHERS.items():
            sheet = make()
            sheet.open_over(window)
            settled()
            corner = sheet.mapTo(window, sheet.rect().topLeft())
            is_inside = window.rect().contains(sheet.rect().translated(corner))
            found[text, name] = [] if is_inside else [sheet.geometry()]
            found[text, name] += painted_whole(sheet, cut_in_drawing)
    assert {} == {place: cut for place, cut in found.items() if cut}


@pytest.mark.parametrize("language", ["de", "en", "ja"])
def test_in_the_smallest_window_the_buttons_stay_beside_each_other_however_large_writing_is(
    qtbot, app, translations, tmp_path, language
):
    """Below each other they leave no room for the games: they are written smaller before that."""
    translations.use(language)
    window = bare_window(qtbot, SMALLEST, text=200)
    librarian = Librarian(fill(tmp_path), window)
    sheet = LibraryDialog(librarian)
    sheet.open_over(window)
    QApplication.processEvents()

    buttons = sheet.buttons.buttons()
    assert 1 == len({button.geometry().top() for button in buttons if button.isVisible()})
    assert all(button.font().pixelSize() >= style.TEXT for button in buttons)
    sheet.reject()
    librarian.stop()


@pytest.mark.parametrize("language", ["de", "ja"])
def test_no_chart_and_no_row_of_a_list_cuts_off_its_words_where_they_are_large(
    qtbot, app, translations, folders, cut_in_drawing, tmp_path, language
):
    """Of many games: all that is painted there is looked at, also what lies further down."""
    translations.use(language)
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    style.apply(window, "light", 200)
    keeper, librarian = sample(46), Librarian(fill(tmp_path), window)
    found = {}
    for size in (SMALLEST, QSize(1280, 800)):
        window.resize(size)
        for page in PAGES:
            sheet = RecordBookDialog(keeper, page)
            sheet.open_over(window)
            settled()
            sheet.stack.currentWidget().grab()
            found[size.width(), page] = painted_whole(sheet, cut_in_drawing)
        sheet = LibraryDialog(librarian)
        sheet.open_over(window)
        ready(librarian)
        settled()
        found[size.width(), "library"] = painted_whole(sheet, cut_in_drawing)
    librarian.stop()
    assert {} == {place: cut for place, cut in found.items() if cut}


def painted_whole(sheet, cut_in_drawing):
    """Return what of a sheet is cut, and close it."""
    cut = [*cut_off(sheet), *cut_in_drawing]
    if sheet.scrolled.horizontalScrollBar().maximum():
        cut.append(sheet.scrolled.page.size())
    cut_in_drawing.clear()
    sheet.reject()
    return cut


async def test_a_hidden_start_screen_takes_another_theme_and_language_with_large_writing(shown):
    """Behind a game it is written again only when it is to be seen, and divided by nothing until then."""
    async with shown(replace(QUIET, language="en", text=150)) as made:
        window = made.window
        await made.begin(DUEL, 9)
        window.take_settings(replace(window.settings, theme="dark"))
        window.take_settings(replace(window.settings, language="de"))
        await rested(window)
        assert not window.start.isVisible()
        await window.session.clear()
        window.show_start()
        await rested(window)
        assert [] == cut_off(window.start)


async def test_the_start_screen_takes_another_theme_while_it_is_being_painted(shown):
    async with shown(replace(QUIET, language="en")) as made:
        window = made.window
        await made.begin(DUEL, 9)
        window.resize(1300, 810)
        painting = asyncio.ensure_future(window.start.ready(window.pages.size()))
        await asyncio.sleep(0)
        window.take_settings(replace(window.settings, theme="dark"))
        await painting


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_keep_their_words_whole_when_letters_grow_after_they_were_laid_out(monkeypatch, language):
    """The least width of a box stayed that of its words in smaller letters: the end was cut."""
    cut = {}
    for name in ("settings", "settings-display", "settings-play", "settings-sound"):

        def look(paper, name=name, draw=VIEWS[name]):
            image = draw(paper)
            cut[name] = cut_off(paper.holder.findChild(SettingsDialog))
            return image

        monkeypatch.setitem(VIEWS, name, look)
        shot.drawn(name, language=language, size=SMALLEST, text=200)

    assert {name: parts for name, parts in cut.items() if parts} == {}
