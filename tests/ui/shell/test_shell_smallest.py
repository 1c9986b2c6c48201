"""In the smallest window no word of a sheet is cut off, in any language."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QWidget

from evolution_qt.ui.shell import style
from evolution_qt.ui.shell.dialogs.base import ShortLine
from evolution_qt.ui.shell.dialogs.new_game import CHARACTERS, NewGameDialog
from evolution_qt.ui.shell.settings import KINDS, NOBODY_YET, GamePlan, SeatPlan, Settings
from evolution_qt.ui.shell.window import SMALLEST
from tests.ui.shell.acting import Person, until

QUIET = Settings(language="en", speed="off", theme="light", confirmations=False)
DUEL = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox")))
LONGEST = "Wilhelmina-Maximilia"
LANGUAGES = ("de", "en", "ja")


def cut_off(sheet):
    """Return the words of a sheet that have less room than they need; what can be scrolled has its own."""
    found = []
    for part in sheet.findChildren(QWidget):
        if not part.isVisible() or not isinstance(part, QLabel | QAbstractButton) or not part.text():
            continue
        area = part.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        if area is not None or isinstance(part, ShortLine):
            continue
        words = part.text()
        if isinstance(part, QLabel) and part.wordWrap():
            if part.heightForWidth(part.width()) > part.height():
                found.append((words, part.height(), part.heightForWidth(part.width())))
            continue
        room, lines = part.contentsRect(), words.split("\n")
        metrics = part.fontMetrics()
        wide = max(metrics.horizontalAdvance(line) for line in lines)
        if wide > room.width() + 1 or metrics.height() * len(lines) > room.height() + 2:
            found.append((words, room.size().toTuple(), (wide, metrics.height())))
    return found


def settled():
    for _ in range(3):
        QApplication.processEvents()


@pytest.mark.parametrize("size", [(1024, 640), (1100, 620)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_setting_up_a_game_cuts_off_no_words_whatever_is_chosen(
    qtbot, app, translations, folders, language, size
):
    translations.use(language)
    style.apply(app, "light")
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    seats = tuple(SeatPlan("apex_patient", f"{LONGEST[:19]}{at}", "stalker") for at in range(6))
    dialog = NewGameDialog(Settings(last=GamePlan("evolution/ja", seats)))
    dialog.open_over(window)
    for count in (2, 6):
        dialog.counts[count].setChecked(True)
        for kind in (*KINDS, NOBODY_YET):
            for character in range(len(CHARACTERS)):
                dialog.rows[1].choose(kind)
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


SHEETS = {
    "about": lambda window: window.sheets.show_about(),
    "rules": lambda window: window.sheets.show_rules(),
    "keys": lambda window: window.sheets.show_shortcuts(),
    "book": lambda window: window.sheets.show_record_book(),
    "library": lambda window: window.sheets.show_library(),
    "settings": lambda window: window.sheets.show_settings(),
    "seats": lambda window: window.sheets.ask_seats(),
    "game": lambda window: window.sheets.show_this_game(),
    "report": lambda window: window.desk.report(),
    "give up": lambda window: window.sheets.ask_give_up(),
    "practice": lambda window: window.sheets.ask_practice(),
    "open hands": lambda window: window.sheets.ask_open_hands(),
    "play on": lambda window: window.sheets.ask_to_play_on(window.game.match, 3),
    "new game": lambda window: window.sheets.open_new_game(),
}


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sheet_cuts_off_its_words(play, shown, translations, language, sheet):
    async def act():
        async with shown(replace(QUIET, language=language)) as made:
            window = made.window
            window.resize(SMALLEST)
            window.stage.begin(DUEL, 9)
            view = await until(lambda: window.game)
            await until(lambda: Person(view).is_asked)
            SHEETS[sheet](window)
            settled()
            assert [] == cut_off(window.dialog)
            corner = window.dialog.mapTo(window, window.dialog.rect().topLeft())
            assert window.rect().contains(window.dialog.rect().translated(corner))

    play(act())
