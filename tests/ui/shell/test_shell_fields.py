"""Every field of every sheet tells a screen reader what it is, what it is called and what labels it."""

from __future__ import annotations

import importlib
import pkgutil

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPlainTextEdit,
    QProgressBar,
    QTextEdit,
    QToolBar,
    QWidget,
)

from evolution_qt.ui import shell
from evolution_qt.ui.kit import palette
from evolution_qt.ui.shell.new_game.new_game import NewGameDialog
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan, Settings
from evolution_qt.ui.shell.shots.sample_games import Shot
from evolution_qt.ui.shell.shots.views import OF_A_POSITION, VIEWS
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import Dialog
from evolution_qt.ui.shell.window.buttons import Alternative, PushToggle, Toggle
from evolution_qt.ui.shell.window.choice import Choice
from evolution_qt.ui.shell.window.question import LookBackDialog
from tests.positions import position
from tests.ui.shell.page import bare_window

NAME = QAccessible.Text.Name
SIZE = QSize(1280, 800)
WRITTEN = QComboBox | QLineEdit | QAbstractSpinBox
FIELDS = WRITTEN | QAbstractButton | QAbstractItemView | QTextEdit | QPlainTextEdit | QProgressBar
ONE_OF_SEVERAL = (QAccessible.Role.RadioButton, QAccessible.Role.PageTab)


@pytest.fixture
def drawn(app):
    """Return a function that draws a view and returns all that is in it; the view before it goes."""
    shots = []

    def clear():
        for shot in shots:
            shot.holder.deleteLater()
            app.sendPostedEvents(shot.holder, QEvent.Type.DeferredDelete)
        shots.clear()

    def draw(name):
        clear()
        opened = None
        if name in OF_A_POSITION:
            opened = position(["b4 p2 carnivore:1"], ["b1 p1"], phase="feeding", watering_hole=3)
        shot = Shot(app, opened, 0, "light", 100, "en", SIZE, 1.0)
        shots.append(shot)
        VIEWS[name](shot)
        return shot.holder.findChildren(QWidget)

    yield draw
    clear()
    style.write_as_usual()


def told(widget):
    return QAccessible.queryAccessibleInterface(widget)


def is_field(widget):
    """Return whether a person can use a widget, and it is no part of another one."""
    if not isinstance(widget, FIELDS) or isinstance(widget, QHeaderView) or not widget.isVisible():
        return False
    return not isinstance(widget.parentWidget(), WRITTEN | QToolBar | QAbstractSlider)


def is_one_of_several(widget):
    """Return whether a button is one of those of which one is chosen."""
    group = widget.group()
    return widget.isCheckable() and (widget.autoExclusive() or (group is not None and group.exclusive()))


def faults_of(widget):
    """Return what a screen reader lacks at a field."""
    node = told(widget)
    if node.role() in (QAccessible.Role.NoRole, QAccessible.Role.Client):
        yield f"role {node.role().name}"
    if not node.text(NAME):
        yield "no name"
    if isinstance(widget, QComboBox):
        labels = [one.text(NAME) for one, _ in node.relations(QAccessible.RelationFlag.Label)]
        if not any(labels) or widget.currentText() in labels:
            yield f"labelled by {labels}"
    if isinstance(widget, QAbstractButton) and widget.isCheckable():
        if not isinstance(widget, Toggle | PushToggle | QCheckBox):
            yield "may not show that it has the keyboard"
    if isinstance(widget, QAbstractButton) and is_one_of_several(widget):
        if node.role() not in ONE_OF_SEVERAL:
            yield f"is one of several, and told as {node.role().name}"
        others = widget.group().buttons()
        chosen = [one for one in others if one.isChecked()]
        takes = [one for one in others if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
        if chosen and takes != chosen:
            yield f"Tab lands on {[told(one).text(NAME) for one in takes]}"


def sheets_there_are():
    """Return the names of all kinds of sheets of the program that are no base of others."""
    for module in pkgutil.walk_packages(shell.__path__, shell.__name__ + "."):
        importlib.import_module(module.name)
    found, ahead = set(), [Dialog]
    while ahead:
        kind = ahead.pop()
        ours = [one for one in kind.__subclasses__() if one.__module__.startswith("evolution_qt.")]
        ahead += ours
        if not ours:
            found.add(kind.__name__)
    return found


def test_every_field_of_every_sheet_has_a_role_a_name_and_a_label(drawn):
    faults, seen = [], set()
    for view in VIEWS:
        for widget in drawn(view):
            if isinstance(widget, Dialog):
                seen.add(type(widget).__name__)
            if is_field(widget):
                name = told(widget).text(NAME) or widget.objectName()
                faults += [f"{view}: {type(widget).__name__} “{name}”: {one}" for one in faults_of(widget)]

    asked = LookBackDialog("Ann")  # no picture of a position asks it: only a replay of players who play on
    seen.add(type(asked).__name__)
    for widget in filter(is_field, asked.findChildren(QWidget)):
        faults += [f"{type(widget).__name__}: {one}" for one in faults_of(widget)]

    assert not faults, "\n".join(dict.fromkeys(faults))
    assert sheets_there_are() <= seen
    assert QApplication.focusWidget() is None


def test_a_box_has_the_name_of_a_label_that_is_not_seen_wherever_it_is_laid(qtbot):
    first, second, box = QWidget(), QWidget(), Choice(("one",), "one")
    for widget in (first, second):
        qtbot.addWidget(widget)
        QHBoxLayout(widget)
    box.be_called("Who plays for Tom & Jerry")
    for widget in (first, second):
        widget.layout().addWidget(box)

        ((label, _),) = told(box).relations(QAccessible.RelationFlag.Label)

        assert "Who plays for Tom & Jerry" == label.text(NAME)
        assert widget is label.object().parentWidget()
        assert not label.object().isVisibleTo(widget)


def test_tab_lands_on_what_is_chosen_and_arrows_choose_another(qtbot):
    window = bare_window(qtbot, SIZE)
    dialog = NewGameDialog(Settings(last=GamePlan(seats=(SeatPlan("human"), *[SeatPlan("apex")] * 2))))
    dialog.open_over(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    dialog.opponents.buttons["apex"].setFocus()

    dialog.focusNextPrevChild(False)
    assert dialog.alone.hasFocus()
    dialog.focusNextPrevChild(False)
    assert dialog.counts[3].hasFocus()
    QTest.keyClick(dialog.counts[3], Qt.Key.Key_Right)
    assert dialog.counts[4].isChecked()
    assert dialog.counts[4].hasFocus()
    dialog.focusNextPrevChild(True)
    assert dialog.focusWidget() not in dialog.counts.values()
    dialog.focusNextPrevChild(False)
    assert dialog.counts[4].hasFocus()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("contrast", ["off", "on"])
@pytest.mark.parametrize("role", ["word", "sign", "crest", "toggle"])
def test_a_button_that_is_on_shows_that_it_has_the_keyboard(qtbot, app, theme, contrast, role):
    """By so many pixels as a ring of two has, each of which changes by three to one."""
    window = QWidget()
    qtbot.addWidget(window)
    button = Toggle() if role == "toggle" else Alternative(QButtonGroup(window), role)
    button.setText("Three")
    button.setChecked(True)
    other = QLineEdit(window)
    button.setParent(window)
    style.apply(window, theme, 100, contrast)
    button.setGeometry(8, 8, 90, 36)
    other.move(8, 60)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    looks = []
    for widget in (other, button):
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        looks.append(button.grab().toImage())
    without, focused = looks

    changed = 0
    for x in range(without.width()):
        for y in range(without.height()):
            before, after = (one.pixelColor(x, y).name() for one in (without, focused))
            changed += before != after and palette.contrast(before, after) >= 3
    assert changed > 3 * (button.width() + button.height() - 24)
