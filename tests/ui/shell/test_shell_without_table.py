"""A game with rules and no table, the second toy: the window offers it nowhere and says why."""

import pytest

from evolution_qt.games import titles
from evolution_qt.ui.shell.new_game.new_game import NewGameDialog
from evolution_qt.ui.shell.settings.settings import Settings
from evolution_qt.ui.table.presentation import shown_titles
from tests.core.played import record_text
from tests.ui.shell.acting import click, until
from tests.ui.shell.test_shell_library import drag, dragged, put

SAID = {
    "de": "gibt es hier Regeln, aber keinen Tisch; mit Befehlen ist es spielbar",
    "en": "has rules here but no table; commands can play it",
    "ja": "はルールだけに対応していて、画面がありません。コマンドで遊べます",
}
pytestmark = pytest.mark.usefixtures("toy_among_games")
in_all_languages = pytest.mark.parametrize(
    ("settings", "said"),
    [(Settings(language=one, speed="off", theme="light"), words) for one, words in SAID.items()],
    ids=SAID,
)


@pytest.fixture
def record(toy_among_games):
    """Return a record of the game without a table."""
    return record_text("path", 2, 3, 20).encode()


@in_all_languages
async def test_its_record_is_not_imported_and_stays(page, folders, tmp_path, said, record):
    path = put(tmp_path, "other", record, 1)

    drag(page.window, dragged(path))

    await page.note(said)
    assert [] == list(folders.games.glob("*.jsonl"))
    assert record == path.read_bytes()


async def test_a_game_that_lies_there_is_passed_over_and_stays(page, folders, record):
    known = put(folders.games, "known", record_text("evolution/de", 2, 3, 20).encode(), 2)
    path = put(folders.games, "other", record, 1)
    start = page.window.start
    page.window.show_start()

    await until(lambda: start.go_on.isEnabled())

    assert known == start.going_on.path
    assert record == path.read_bytes()


async def test_a_new_game_offers_only_games_with_a_table(page):
    page.window.show_start()
    click(page.window.start.new_game)
    dialog = await page.sheet(NewGameDialog)

    assert [one.key for one in shown_titles()] == list(dialog.titles)
    assert {"path"} == {one.key for one in titles()} - set(dialog.titles)
