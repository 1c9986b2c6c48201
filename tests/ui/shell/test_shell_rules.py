"""The sheet of rules: found from the phase, from a refusal, by searching. Evolution has chapters for that."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from evolution_qt.ui.shell.reading.how_to_play import HowToPlayDialog
from evolution_qt.ui.table import prose
from evolution_qt.ui.table.presentation import shown_titles
from tests.ui.shell.acting import click, until
from tests.ui.shell.page import EVOLUTION_DUEL, bare_window, plan

CHAPTERS, OF_BEGINNING = ([one.key for one in prose.read(game, "en")] for game in ("evolution", "beginning"))


def opened(qtbot, chapter="", key="evolution/de"):
    window = bare_window(qtbot, (1100, 760))
    dialog = HowToPlayDialog(key, chapter)
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


def test_every_game_with_a_table_can_be_read_and_an_edition_is_chosen_where_there_are_several(qtbot):
    dialog = opened(qtbot)
    games = [dialog.game.itemData(at) for at in range(dialog.game.count())]
    assert [title.key for title in shown_titles()] == games
    assert dialog.edition.isVisible()
    assert dialog.steps.isVisible()

    dialog.game.setFocus()
    QTest.keyClick(dialog.game, Qt.Key.Key_Down)

    assert OF_BEGINNING == dialog.shown
    assert "aim" == seen_first(dialog)
    assert dialog.edition.isHidden()
    assert dialog.steps.isVisible()

    QTest.keyClick(dialog.game, Qt.Key.Key_Up)
    assert CHAPTERS == dialog.shown
    assert "German edition" == dialog.edition.currentText()


@pytest.mark.parametrize("key", ["evolution/de", "beginning/de"])
def test_the_list_marks_the_chapter_to_which_the_page_is_scrolled(qtbot, key):
    dialog = opened(qtbot, key=key)
    bar, marked = dialog.page.verticalScrollBar(), []

    for _ in range(60):
        QTest.keyClick(dialog.page, Qt.Key.Key_Down)
        marked.append(dialog.list.currentRow())
    bar.setValue(bar.maximum())
    assert dialog.list.count() - 1 == dialog.list.currentRow()

    assert marked == sorted(marked)
    assert {0, 1, 2} <= set(marked), "one chapter after the other"
    bar.setValue(0)
    assert 0 == dialog.list.currentRow()


def test_a_chapter_that_is_chosen_stays_marked_where_the_page_cannot_begin_with_it(qtbot):
    dialog = opened(qtbot, key="beginning/de")
    row = dialog.list.count() - 2

    QTest.mouseClick(
        dialog.list.viewport(),
        Qt.MouseButton.LeftButton,
        pos=dialog.list.visualItemRect(dialog.list.item(row)).center(),
    )

    assert row == dialog.list.currentRow()


def test_searching_leaves_the_chapters_with_all_words(qtbot):
    dialog = opened(qtbot)

    QTest.keyClicks(dialog.search, "horns survives")
    assert ["attack"] == dialog.shown
    assert {"horns", "survives"} == {
        one.cursor.selectedText().casefold() for one in dialog.page.extraSelections()
    }
    dialog.search.clear()
    assert CHAPTERS == dialog.shown


@pytest.mark.parametrize(
    ("duel", "chapter"),
    [
        (EVOLUTION_DUEL, "food"),
        (plan("beginning/de", Ann="human", Fox="greedy"), "cards"),
        (plan("dominant-species", Ann="human", Ben="written_rules"), "round"),
    ],
    ids=lambda one: getattr(one, "game", one),
)
async def test_the_page_opens_at_what_the_table_asks(page, duel, chapter):
    view = await page.begin(duel, size=(1400, 860))
    person, ribbon = await page.asked(), view.table.board.ribbon

    dialog = await page.shortcut(Qt.Key.Key_F1)
    await until(lambda: seen_first(dialog) == chapter)
    click(dialog.buttons.buttons()[0])
    await page.no_sheet()

    person.click_at(ribbon.mapRectToScene(ribbon.phase_room()).center())
    dialog = await page.sheet(HowToPlayDialog)
    await until(lambda: seen_first(dialog) == chapter)


async def test_from_the_phase_and_from_a_refusal_to_the_rule(page):
    view = await page.begin(EVOLUTION_DUEL, size=(1400, 860))
    person, top = await page.asked(), view.table.top
    person.click_at(top.ribbon.mapRectToScene(top.ribbon.phase_room()).center())
    dialog = await page.sheet(HowToPlayDialog)
    await until(lambda: seen_first(dialog) == "food")
    click(dialog.buttons.buttons()[0])

    person.drag(top.hand[0].scene_rect, top.pond.scene_rect)
    await until(lambda: person.is_asked and view.match.state.phase == 1)

    def is_refused():
        """Drag until the table takes it: what the others did may still be shown."""
        if view.table.player.answers.note is None:
            person.drag(top.hand[0].scene_rect, top.pond.scene_rect)
        return view.table.player.code == "wrong_phase"

    await until(is_refused)
    person.click_at(view.table.player.answers.note.rect.center())
    dialog = await page.sheet(HowToPlayDialog)
    await until(lambda: seen_first(dialog) == "play")
