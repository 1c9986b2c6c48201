"""A line of the log shows on the earth of Dominant Species where the tiles lie that it names."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from evolution_qt.games.dominant import events as e
from evolution_qt.ui.dominant.cell_names import cells_of
from tests.ui.shell.log_page import LogPage
from tests.ui.shell.page import plan

DUEL = plan("dominant-species", Ann="human", Ben="written_rules")


async def told(made):
    """Return a game in which cubes have come to a tile, and the number of that event."""
    view = await made.begin(DUEL, size=(1400, 860))
    await made.play_until(lambda: any(one.kind == e.CUBES_ADDED for one in view.log.told.events))
    await view.settle()
    events = view.log.told.events
    return view, max(at for at, one in enumerate(events) if one.kind == e.CUBES_ADDED)


def tiles_of(view, line):
    """Return the tiles that the line of an event is about."""
    told = view.log.told
    return frozenset().union(*(cells_of(told.events[one]) for one in told.seen_with(line)))


async def test_the_line_that_the_pointer_rests_on_names_its_tiles_on_the_earth(page):
    view, number = await told(page)
    names, line = view.table.top.names, view.log.told.seen_at(number)
    before = names.cells

    log = LogPage(view.log)
    QTest.mouseMove(view.log.viewport(), log.show(log.row(line)))
    assert before | tiles_of(view, line) == names.cells > before
    assert names.isVisible()

    QApplication.sendEvent(view.log.viewport(), QEvent(QEvent.Type.Leave))
    assert before == names.cells


async def test_the_line_that_a_key_goes_to_names_its_tiles_until_the_keyboard_goes_elsewhere(page):
    view, number = await told(page)
    log, names, line = view.log, view.table.top.names, view.log.told.seen_at(number)
    before = names.cells
    log.setCurrentItem(LogPage(log).row(line))
    log.setFocus()

    LogPage(log).press(Qt.Key.Key_Up, Qt.Key.Key_Down)
    assert before | tiles_of(view, line) == names.cells > before

    QTest.keyClick(log, Qt.Key.Key_Escape)
    assert before == names.cells
