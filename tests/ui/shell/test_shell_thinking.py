"""The word about who thinks lies on the ribbon of every game's table, and can be read there."""

import pytest

from evolution_qt.ui.kit import timings
from tests.ui.shell.acting import until
from tests.ui.shell.page import plan

SIZES = [(1280, 800), (1024, 600)]
GAMES = ["evolution/de", "beginning/de", "dominant-species"]


def is_legible(view):
    """Return whether the word and its button lie on the ribbon, whole and beside each other."""
    ribbon = view.table.ribbon_room().rect.translated(view.table.pos()).toAlignedRect()
    note, words, button = view.thinking, view.thinking.words, view.thinking.button
    wide = words.fontMetrics().horizontalAdvance(words.text())
    return (
        note.isVisible()
        and ribbon.contains(note.geometry())
        and note.rect().contains(button.geometry())
        and wide <= words.width()
        and button.sizeHint().width() <= button.width()
        and not words.geometry().intersects(button.geometry())
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
async def test_who_thinks_can_be_read_on_the_ribbon_of_every_game(page, monkeypatch, game, size):
    """In every language, also where it changes while someone thinks."""
    monkeypatch.setattr(timings, "THINKING", 1)
    page.window.resize(*size)
    view = await page.begin(plan(game, Ann="human", Ben="human"))
    await until(lambda: view.table.seen is not None)
    view.show_thinking("Maximiliane")
    await until(view.thinking.isVisible)
    for language in ("de", "en", "ja"):
        page.translations.use(language)
        await until(lambda: not view.table.display.placeholder.is_shown)
        assert "Maximiliane" in view.thinking.words.text()
        assert is_legible(view), view.thinking.geometry()


@pytest.mark.parametrize("game", GAMES)
async def test_words_on_the_ribbon_stand_beside_who_thinks_or_behind_it_as_a_whole(page, monkeypatch, game):
    monkeypatch.setattr(timings, "THINKING", 1)
    page.window.resize(1280, 800)
    view = await page.begin(plan(game, Ann="human", Ben="human"))
    table, ribbon, note = view.table, view.table.board.ribbon, view.thinking
    table.words_at_rest = "Much happens at once, and all of it is told in one long sentence here, to its end."
    await until(lambda: table.seen is not None and not view.playback.is_busy)
    table.show_position(table.seen)
    before = ribbon.words_rect
    view.show_thinking("Fox")
    await until(note.isVisible)

    words = table.display.as_seen(ribbon.words_rect).translated(table.pos()).toRect()
    assert note.geometry().contains(words) or words.right() < note.geometry().left()
    assert ribbon.is_whole

    view.show_thinking("")
    assert before == ribbon.words_rect
