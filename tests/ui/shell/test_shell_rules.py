"""The sheet of rules: found from the phase, from a refusal, by searching. Evolution has chapters for that."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from evolution_qt.ui.evolution.chapters import CHAPTERS
from evolution_qt.ui.shell.dialogs.how_to_play import HowToPlayDialog
from tests.ui.shell.acting import click, until
from tests.ui.shell.page import EVOLUTION_DUEL


def opened(qtbot, chapter=""):
    window = QWidget()
    window.resize(1100, 760)
    qtbot.addWidget(window)
    window.show()
    dialog = HowToPlayDialog("evolution/de", chapter)
    dialog.open_over(window)
    dialog.window_kept = window
    qtbot.wait(20)
    return dialog


def seen_first(dialog):
    """Return the chapter at the top of what is seen."""
    cursor = dialog.page.cursorForPosition(QPoint(dialog.page.viewport().width() // 2, 12))
    block = cursor.block()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            if names := fragments.fragment().charFormat().anchorNames():
                return names[0]
            fragments += 1
        block = block.previous()
    return None


@pytest.mark.parametrize("chapter", ["cards", "attack", "intelligence", "extinction"])
def test_the_page_opens_at_a_chapter(qtbot, chapter):
    assert chapter == seen_first(opened(qtbot, chapter))


def test_a_click_in_the_list_goes_to_its_chapter(qtbot):
    dialog = opened(qtbot)
    item = dialog.list.item(CHAPTERS.index("attack"))

    QTest.mouseClick(
        dialog.list.viewport(), Qt.MouseButton.LeftButton, pos=dialog.list.visualItemRect(item).center()
    )

    assert "attack" == seen_first(dialog)


def test_searching_leaves_the_chapters_with_all_words(qtbot):
    dialog = opened(qtbot)

    QTest.keyClicks(dialog.search, "horns survives")
    assert ["attack"] == dialog.shown
    assert {"horns", "survives"} == {
        one.cursor.selectedText().casefold() for one in dialog.page.extraSelections()
    }
    dialog.search.clear()
    assert list(CHAPTERS) == dialog.shown


async def test_from_the_phase_and_from_a_refusal_to_the_rule(page):
    view = await page.begin(EVOLUTION_DUEL, size=(1400, 860))
    person, top = await page.asked(), view.table.top
    person.click_at(top.ribbon.mapRectToScene(top.ribbon.phase_room()).center())
    dialog = await page.sheet(HowToPlayDialog)
    await until(lambda: seen_first(dialog) == "food")
    click(dialog.buttons.buttons()[0])

    person.drag(top.hand[0].scene_rect, top.pond.scene_rect)
    await until(lambda: person.is_asked and view.match.state.phase == 1)
    for _ in range(6):
        if view.table.player.answers.bubble is None:
            person.drag(top.hand[0].scene_rect, top.pond.scene_rect)
    assert "wrong_phase" == view.table.player.code
    person.click_at(view.table.player.answers.bubble.rect.center())
    dialog = await page.sheet(HowToPlayDialog)
    await until(lambda: seen_first(dialog) == "play")
