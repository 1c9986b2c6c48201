"""What a window keeps when much has been opened and closed in it: every sheet, many games."""

import asyncio
import gc
import os
import random
from collections import Counter
from pathlib import Path

import shiboken6
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from evolution_qt.core.crest import Crest
from evolution_qt.core.errors import Fault
from evolution_qt.core.match import Match
from evolution_qt.games import game
from evolution_qt.games.evolution.bots import BOTS
from evolution_qt.ui.shell.book.record_book import ForgetDialog
from evolution_qt.ui.shell.game.change_seats import GiveUpDialog, PlayOnDialog
from evolution_qt.ui.shell.game.move_list import MovesDialog
from evolution_qt.ui.shell.library.check import CheckDialog
from evolution_qt.ui.shell.library.library import EmptyBinDialog
from evolution_qt.ui.shell.library.report import ReportDialog
from evolution_qt.ui.shell.new_game.house_rules import EditionsDialog, HouseRulesDialog
from evolution_qt.ui.shell.new_game.naming import ProgramDialog
from evolution_qt.ui.shell.new_game.seat_choices import CrestDialog
from evolution_qt.ui.shell.reading.why import WhyDialog
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan, Settings
from evolution_qt.ui.shell.window import memory
from evolution_qt.ui.shell.window.question import (
    AgainDialog,
    LeaveDialog,
    LookBackDialog,
    LossDialog,
    OpenHandsDialog,
    PracticeDialog,
    UnexpectedDialog,
)
from tests.ui.shell.acting import until

PLAN = GamePlan(
    "evolution/de", (SeatPlan("human", "Ann"), SeatPlan("human", "Ben"), SeatPlan("human", "Cleo"))
)
SHEETS = {
    "AgainDialog": lambda window: window.sheets.open(AgainDialog(is_kept=True)),
    "AboutDialog": lambda window: window.sheets.show_about(),
    "CheckDialog": lambda window: window.sheets.open(CheckDialog(window.library_page.librarian, window.book)),
    "EditionsDialog": lambda window: window.sheets.open(EditionsDialog("evolution/de")),
    "EmptyBinDialog": lambda window: window.sheets.open(EmptyBinDialog(3)),
    "ForgetDialog": lambda window: window.sheets.open(ForgetDialog()),
    "GiveUpDialog": lambda window: window.sheets.open(GiveUpDialog("Ann", BOTS, is_last=False)),
    "HouseRulesDialog": lambda window: window.sheets.open(
        HouseRulesDialog(game("evolution/de"), {"hard_shell_bonus": 4})
    ),
    "HowToPlayDialog": lambda window: window.sheets.show_rules(),
    "LeaveDialog": lambda window: window.sheets.open(LeaveDialog(is_kept=True)),
    "LibraryDialog": lambda window: window.sheets.show_library(),
    "LookBackDialog": lambda window: window.sheets.open(LookBackDialog("Ann")),
    "LossDialog": lambda window: window.sheets.open(LossDialog(Fault("disk_full"))),
    "CrestDialog": lambda window: window.sheets.open(CrestDialog("Ann", Crest(1, "lion"))),
    "MovesDialog": lambda window: window.sheets.open(MovesDialog(window.game.table.move_list())),
    "NewGameDialog": lambda window: window.sheets.open_new_game(),
    "OpenHandsDialog": lambda window: window.sheets.open(OpenHandsDialog()),
    "PlayOnDialog": lambda window: window.sheets.open(
        PlayOnDialog(["Ann", "Fox"], ["human", "hunter"], window.settings, game("evolution/de"))
    ),
    "PracticeDialog": lambda window: window.sheets.open(PracticeDialog()),
    "ProgramDialog": lambda window: window.sheets.open(ProgramDialog(game("evolution/de"), 3)),
    "RecordBookDialog": lambda window: window.sheets.show_record_book(),
    "ReferenceDialog": lambda window: window.sheets.show_reference(),
    "ReportDialog": lambda window: window.sheets.open(ReportDialog([], window.game.match.record, "Ann, Ben")),
    "SeatsDialog": lambda window: window.sheets.ask_seats(),
    "SettingsDialog": lambda window: window.sheets.show_settings(),
    "ShortcutsDialog": lambda window: window.sheets.show_shortcuts(),
    "ThisGameDialog": lambda window: window.sheets.show_this_game(),
    "UnexpectedDialog": lambda window: window.sheets.open(UnexpectedDialog("…", "evolution-qt.log")),
    "WhyDialog": lambda window: window.sheets.open(
        WhyDialog(window.game.table.explaining, window.game.names, tuple, None)
    ),
}
"""How each sheet is opened in a window with a running game."""


def alive():
    """Count what lives of Qt, by class: widgets and other objects that Python knows."""
    gc.collect()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    found = Counter(type(one).__name__ for one in QApplication.allWidgets())
    for one in gc.get_objects():
        is_other = isinstance(one, QObject) and not isinstance(one, QWidget)
        if is_other and shiboken6.isValid(one):
            found[type(one).__name__] += 1
    return found


def resident():
    """Return the memory of this process in KB, after all that is free has been given back."""
    gc.collect()
    memory.give_back()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


async def open_and_close(window, name, times):
    """Open a sheet as often as that, and close it when it has been drawn."""
    for _ in range(times):
        if name == "MovesDialog":
            if window.game.curtain.isVisible():
                window.game.curtain.opened.emit()
            await until(lambda: window.game.table.move_list())
        SHEETS[name](window)
        sheet = window.dialog
        assert type(sheet).__name__ == name, (name, sheet)
        await asyncio.sleep(0)
        QApplication.processEvents()
        sheet.reject()
        await until(lambda: window.dialog is None)
        await asyncio.sleep(0)


async def play_a_game(window, seed, most=0):
    """Begin a game and let people play it, to its end or for so many moves; then leave it."""
    window.session.begin(PLAN, seed)
    before = window.game
    view = await until(lambda: window.game if window.game is not before or before is None else None)
    chance = random.Random(seed)
    match: Match = view.match
    async with asyncio.timeout(300):
        while not match.is_over and not 0 < most <= len(match.plies):
            if view.curtain.isVisible():
                view.curtain.opened.emit()
            asked = view.controller.asked
            if asked is not None and asked.is_asked:
                view.controller.answer(chance.choice(match.moves()))
            await asyncio.sleep(0)
    if match.is_over:
        await until(lambda: view.result.isVisible(), 60)
    window.session.leave()
    await until(lambda: window.game is None)
    await asyncio.sleep(0.01)


def settings():
    """Return settings under which nothing moves and no one is asked before leaving."""
    return Settings(language="en", theme="light", speed="off", confirmations=False, last=PLAN)


def slope(values):
    """Return by how much values grow from one to the next: the median of all slopes between two of them.

    Fewer than two values do not grow.
    """
    slopes = sorted(
        (values[late] - values[early]) / (late - early)
        for early in range(len(values))
        for late in range(early + 1, len(values))
    )
    return slopes[len(slopes) // 2] if slopes else 0.0
