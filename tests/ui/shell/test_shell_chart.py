"""The course of a game on the screen of scores: by the mouse, by keys, in numbers."""

import dataclasses

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget

from evolution_qt.core.rng import Rng
from evolution_qt.ui.shell.game.end_stage import Fitted
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan, Settings
from evolution_qt.ui.shell.window.charts import RoundsChart
from tests.ui.shell.acting import until

# the toy has no turning points worth a line
BOTS = GamePlan(
    "evolution/de", (SeatPlan("greedy", "Fox"), SeatPlan("random", "Owl"), SeatPlan("greedy", "Elk"))
)
QUIET = Settings(language="en", speed="off", theme="light")


def drawn(qtbot, rounds=4, seats=3):
    chart = RoundsChart()
    qtbot.addWidget(chart)
    chart.resize(560, 300)
    rng = Rng(4)
    points = [[at * 9 + rng.below(8) for _ in range(seats)] for at in range(rounds)]
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")[:seats]
    chart.show_course(names, range(rounds), points)
    chart.show()
    return chart, points


def test_the_round_under_the_pointer_is_told_in_numbers(qtbot):
    chart, points = drawn(qtbot)
    calm = chart.grab().toImage()

    QTest.mouseMove(chart, chart.point(2, points[2][0]).toPoint())

    assert 2 == chart.chosen
    assert all(str(one) in chart.told(2) for one in points[2])
    assert calm != chart.grab().toImage()


def test_arrow_keys_go_through_the_rounds(qtbot):
    chart, _ = drawn(qtbot)

    for _ in range(9):
        QTest.keyClick(chart, Qt.Key.Key_Right)
    assert 3 == chart.chosen
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert 2 == chart.chosen


def test_all_marks_and_names_lie_inside(qtbot):
    for seats in range(2, 7):
        chart, points = drawn(qtbot, rounds=12, seats=seats)
        for at, row in enumerate(points):
            for one in row:
                assert chart.rect().contains(chart.point(at, one).toPoint())


@pytest.mark.parametrize("factor", [1.0, 1.5, 2.0])
def test_the_numbers_of_the_grid_are_whole(qtbot, factor):
    """With three digits and large letters the first one was cut."""
    chart, _ = drawn(qtbot, rounds=30)
    chart.set_factor(factor)

    gap = chart.px(8)
    assert chart.plot.left() - gap >= chart.metrics().horizontalAdvance("300")


def test_what_is_kept_of_it_follows_colours_size_and_letters(qtbot):
    dark = QPalette(QColor("#20242a"))
    changes = (
        lambda chart: chart.setPalette(dark),
        lambda chart: chart.resize(700, 410),
        lambda chart: chart.set_factor(1.5),
        lambda chart: chart.show_course(("Ann", "Ben"), (0, 1), ((0, 0), (9, 4))),
    )
    for change in changes:
        seen, _ = drawn(qtbot)
        before = seen.grab().toImage()
        change(seen)
        fresh, _ = drawn(qtbot)
        change(fresh)

        after = seen.grab().toImage()

        assert before != after
        assert fresh.grab().toImage() == after


def test_whoever_cannot_see_it_is_told_the_numbers(qtbot):
    chart, points = drawn(qtbot)

    lines = chart.accessibleDescription().splitlines()

    assert len(points) == len(lines)
    for row, line in zip(points, lines, strict=True):
        assert all(str(one) in line for one in row)


@pytest.mark.usefixtures("late")
async def test_after_a_game_its_course_and_what_turned_it_are_shown(page):
    view = await page.begin(BOTS, 3)
    await until(view.result.isVisible)
    result = view.result
    assert result.course.chart.isHidden() or not result.course.isVisible()
    result.by_round.click()
    QApplication.processEvents()

    assert result.course.chart.isVisible()
    last = result.course.chart.accessibleDescription().splitlines()[-1]
    for one in view.match.game.scores(view.match.state):
        assert str(one) in last
    assert 1 <= len(result.course.points_labels) <= 3
    assert all(label.text() for label in result.course.points_labels)
    page.window.resize(1366, 850)
    await until(lambda: result.width() == 1366)
    tops = {label.mapTo(result, QPoint(0, 0)).y() for label in result.course.points_labels}
    assert 1 == len(tops)  # beside each other
    assert 0 == result.area.verticalScrollBar().maximum()
    page.window.resize(1024, 700)
    await until(lambda: result.width() == 1024)
    page.window.take_settings(dataclasses.replace(page.window.settings, text=150))
    QApplication.processEvents()
    tops = {label.mapTo(result, QPoint(0, 0)).y() for label in result.course.points_labels}
    assert len(result.course.points_labels) == len(tops)  # below each other

    assert not isinstance(page.window.focusWidget(), QPushButton)
    QTest.keyClick(page.window.focusWidget(), Qt.Key.Key_Return)  # the last key of the game, twice
    assert view is page.window.game
    assert result.isVisible()


def test_a_page_that_was_laid_out_for_less_room_behind_another_is_laid_out_again_when_it_is_seen(qtbot):
    """At 200 % the points were cut off for good after a replay, whenever the machine was slow."""
    page = QWidget()
    layout = QVBoxLayout(page)
    for words in ("Ann", "Ben", "Cleo"):
        layout.addWidget(QLabel(words))
    area = Fitted(page)
    qtbot.addWidget(area)
    area.resize(300, 400)
    area.show()
    QApplication.processEvents()
    area.hide()
    layout.setGeometry(QRect(0, 0, 300, 40))

    area.show()
    QApplication.processEvents()

    assert page.size() == layout.geometry().size()
