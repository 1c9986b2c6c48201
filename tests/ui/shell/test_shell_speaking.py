"""The language changes at once in the middle of everything, and nothing is lost by it."""

from collections import Counter
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QTextEdit,
    QWidget,
)

from evolution_qt.ui.shell.library.library import LibraryDialog
from evolution_qt.ui.shell.new_game.new_game import NewGameDialog
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan, Settings
from tests.ui.shell.acting import Person, until
from tests.ui.shell.lasting import SHEETS
from tests.ui.shell.log_page import LogPage

QUIET = Settings(language="de", speed="off", theme="light")


@pytest.fixture
def settings():
    return QUIET


@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440)])
async def test_the_page_of_keys_needs_no_scrolling_in_any_language(page, translations, size):
    """With all the keys of the window, which the page alone does not know."""
    page.window.resize(QSize(*size))
    sheet = await page.shortcut(Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier)
    for language in ("de", "ja", "en"):
        await page.speak(language)
        QApplication.processEvents()  # until it is laid out
        assert 0 == sheet.list.verticalScrollBar().maximum(), language


def test_proposed_names_of_the_last_game_speak_the_language_of_this_one(app, translations):
    """A name that someone has given stays."""
    seats = (SeatPlan("human", "Spieler 1"), SeatPlan("hunter", "カワウソ"), SeatPlan("nobody", "Reiher"))
    translations.use("en")
    last = GamePlan("evolution/de", (*seats, SeatPlan("greedy", "Fuchs"), SeatPlan("human", "Badger")))
    dialog = NewGameDialog(Settings(last=last)).whole()
    try:
        names = [row.name.text() for row in dialog.rows[:5]]
        assert ["Otter", "Heron", "Fuchs"] == names[1:4], "the fourth seat's bot would be a lynx"
        translations.use("de")
        QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
        assert ["Otter", "Reiher", "Fuchs"] == [row.name.text() for row in dialog.rows[1:4]]
    finally:
        dialog.deleteLater()


async def test_a_running_game_changes_its_language_at_once_and_loses_nothing(page, translations):
    """The table with an enlarged card, the log, a sheet over both: all speak, and all is still there."""
    page.window.resize(1280, 800)
    plan = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox")))
    view = await page.begin(plan, 5)
    person = Person(view)
    await person.play_until(lambda: person.is_asked)
    QTest.keyClick(view.table, Qt.Key.Key_1)
    QTest.keyClick(view.table, Qt.Key.Key_Z)
    count = len(view.match.record.moves())
    QTest.keyClick(view.table, Qt.Key.Key_G)
    assert view.table.player.answers.note is not None
    page.window.sheets.show_settings()

    def words():
        look = view.table.top.ribbon.look
        return look.phase, look.sentence, LogPage(view.log).text, page.window.dialog.heading.text()

    def is_all_other_than(spoken):
        return all(now != before for now, before in zip(words(), spoken, strict=True))

    told = {"de": words()}
    spoken = told["de"]
    for language in ("ja", "en", "de"):
        page.translations.use(language)
        await until(partial(is_all_other_than, spoken))
        spoken = words()
        assert told.setdefault(language, spoken) == spoken
        assert page.window.dialog is not None
        assert view.table.player.answers.note is None or language == "de", "it would speak German"
        assert count == len(view.match.record.moves())
    for words in zip(*told.values(), strict=True):
        assert 3 == len(set(words))


def words_in(sheet):
    """Return every word on a sheet, with what is told of it aloud and when the pointer rests on it."""
    words = []
    for one in [sheet, *sheet.findChildren(QWidget)]:
        said = [one.toolTip(), one.accessibleName(), one.accessibleDescription()]
        if isinstance(one, QLabel | QAbstractButton):
            said.append(one.text())
        if isinstance(one, QLineEdit):
            said += [one.text(), one.placeholderText()]
        if isinstance(one, QTextEdit):
            said.append(one.toPlainText())
        if isinstance(one, QComboBox):
            said += [one.itemText(at) for at in range(one.count())]
        if isinstance(one, QListWidget):
            said += [one.item(at).text() for at in range(one.count())]
        words += [(type(one).__name__, text) for text in said if text]
    return Counter(words)


def has_come(window, sheet):
    """Return whether a sheet is there, which takes a few turns, and no records are being read for it."""
    if sheet.is_coming or not sheet.isVisible():
        return False
    games = window.library_page.librarian.games
    if isinstance(sheet, LibraryDialog) and (games.is_reading or not games.is_known):
        return False
    return not window.book.is_reading


async def test_every_open_sheet_changes_all_its_words_with_the_language(page, translations):
    """As if it had been opened in the new language; nothing of the old one is left."""
    page.window.resize(1280, 800)
    plan = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("greedy", "Cleo")))
    view = await page.begin(plan, 5)
    await Person(view).play_until(lambda: Person(view).is_asked)
    wrong = {}
    # how far a check is, and which card comes first in the alphabet, is another matter
    for name in SHEETS.keys() - {"CheckDialog", "ReferenceDialog"}:
        told = []
        for first in ("de", "ja"):
            await page.speak(first)
            SHEETS[name](page.window)
            sheet = page.window.dialog
            await page.speak("ja")
            await until(partial(has_come, page.window, sheet))
            sheet.finish()
            told.append(words_in(sheet))
            sheet.reject()
            await until(lambda: page.window.dialog is None)
        if told[0] != told[1]:
            wrong[name] = (told[0] - told[1], told[1] - told[0])
    assert {} == wrong
