"""A game of The Beginning when it is over: result sheet, replay, library and record book."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from evolution_qt.games import game as game_of
from evolution_qt.games.beginning.state import OVER
from evolution_qt.ui.shell.book.record_book import RecordBookDialog
from evolution_qt.ui.shell.library.library import LibraryDialog
from tests.ui.shell.acting import until
from tests.ui.shell.page import plan
from tests.ui.shell.test_shell_beginning import KEY

BOTS = plan(KEY, Fox="forager", Owl="hatchling")


def words(widget):
    return [label.text() for label in widget.findChildren(QLabel) if label.text()]


async def ended(page):
    """Return a game of two bots whose scores are shown."""
    view = await page.begin(BOTS, seed=5)
    await until(view.result.isVisible)
    return view


async def test_the_result_shows_each_part_of_every_score(page):
    view = await ended(page)

    shown = words(view.result)
    heard = [bar.accessibleDescription() for bar in view.result.sources.bars]
    for column in game_of(KEY).columns:
        assert any(column in words for words in heard)
    for parts in view.match.game.score_parts(view.match.state):
        assert any(all(str(part) in words for part in parts) for words in heard)
        assert str(sum(parts)) in shown


async def test_the_result_tells_what_turned_the_game_in_the_light_of_the_table(page):
    view = await ended(page)

    told = next(text for text in words(view.result) if " point" in text and "<b>" in text)
    assert "behind the screen" in told
    assert "{" not in told
    sky = view.result.grab().toImage().pixelColor(4, 4)
    assert sky.blue() > sky.green(), "lilac, not the green of the plain by day"


async def test_the_game_is_seen_again_from_its_end_to_its_beginning(page):
    view = await ended(page)
    page.window.replays.open_played(len(view.match.plies))
    replay = await page.replay()

    replay.player.go(replay.player.timeline.last)
    assert OVER == replay.table.seen.state.phase
    replay.player.go(0)
    first = replay.table.seen.state
    assert [1, 0] == [len(player.species) for player in first.players], "a turn begins with a species"


async def test_the_library_names_the_game_and_shows_its_picture(page):
    await ended(page)
    await page.leave_game()
    dialog = await page.library()

    assert isinstance(dialog, LibraryDialog)
    index = dialog.model.index(0, 0)
    assert any("Evolution: The Beginning" in str(text) for text in texts_of(dialog, index))


def texts_of(dialog, index):
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)
    return [dialog.model.data(index, role) for role in roles] + words(dialog)


async def test_the_record_book_counts_it_with_its_own_measures_and_traits(page):
    await ended(page)
    book = page.window.book
    await until(lambda: book.book.dump() and not book.is_reading)
    page.window.sheets.show_record_book()
    dialog = await page.sheet(RecordBookDialog)

    assert ["Attacks", "Losses", ""] == [what for what, _, _ in dialog.rows()][-3:]
    assert dialog.pages["topics"].isVisible()
