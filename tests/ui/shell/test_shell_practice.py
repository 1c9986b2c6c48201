"""A game that does not count says so as long as it lasts, at the table and at its end.

Evolution is played where the ribbon of its table is read.
"""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from evolution_qt.ui.kit import writing
from tests.ui.shell.acting import click, ok, until
from tests.ui.shell.page import EVOLUTION_DUEL, EVOLUTION_TWO, UNASKED

PLANS = {
    "counts": EVOLUTION_DUEL,
    "practice": replace(EVOLUTION_DUEL, practice=True),
    "open hands": replace(EVOLUTION_DUEL, open_hands=True),
    "open hands of two": replace(EVOLUTION_TWO, open_hands=True),
}
SIGNS = {
    "en": {"practice": "Practice", "open": "Practice, open hands"},
    "de": {"practice": "Übung", "open": "Übung, offene Handkarten"},
    "ja": {"practice": "練習", "open": "練習（手札公開）"},
}
END = {
    "en": {"practice": "Does not count: practice", "open": "Does not count: practice with open hands"},
    "de": {"practice": "Zählt nicht: Übung", "open": "Zählt nicht: Übung mit offenen Handkarten"},
    "ja": {"practice": "戦績に数えません：練習", "open": "戦績に数えません：手札公開の練習"},
}


@pytest.fixture
def settings():
    return UNASKED


def sign(view):
    """Return what stands behind round and phase on the ribbon."""
    return re.split(" · |・", view.table.top.ribbon.look.phase, maxsplit=2)[2:]


@pytest.mark.parametrize("name", PLANS)
@pytest.mark.parametrize("language", SIGNS)
async def test_it_stands_on_the_ribbon_at_every_moment(shown, translations, name, language):
    sort = "practice" if name == "practice" else "open"
    expected = [] if name == "counts" else [SIGNS[language][sort]]

    async with shown(replace(UNASKED, language=language)) as made:
        made.window.resize(1024, 640)
        view = await made.begin(PLANS[name], 5)
        person = await made.asked()
        assert expected == sign(view)
        ribbon = view.table.top.ribbon
        wide = writing.width_of(ribbon.phase_font, ribbon.look.phase)
        assert wide < ribbon.phase_room().width() - ribbon.phase_room().height(), "all of it can be read"
        await person.play_until(lambda: view.match.state.phase != 0 and person.is_asked)
        assert expected == sign(view)


async def test_it_stands_there_from_the_moment_on_from_which_the_game_does_not_count(page, translations):
    view = await page.begin(EVOLUTION_DUEL, 5)
    person = await page.asked()
    assert [] == sign(view)
    await person.make_a_move()
    page.window.sheets.ask_practice()
    click(ok(page.window.dialog))
    await until(lambda: sign(view) == ["Practice"])
    page.window.take_settings(replace(UNASKED, language="de"))
    await until(lambda: sign(view) == ["Übung"])
    page.window.sheets.ask_open_hands()
    click(ok(page.window.dialog))
    await until(lambda: sign(view) == ["Übung, offene Handkarten"])
    path = view.match.record
    await page.leave_game()
    page.window.session.go_on()
    again = await until(lambda: page.window.game)
    await until(lambda: again.table.top.view is not None)
    assert path.is_practice
    assert ["Übung"] == sign(again), "hands are covered again when a game is gone on with"


@pytest.mark.usefixtures("toy_among_games")
@pytest.mark.parametrize(
    ("name", "language"),
    [("counts", "en"), ("practice", "de"), ("open hands", "ja"), ("open hands of two", "de")],
)
async def test_it_stands_beside_the_result(shown, translations, name, language):
    sort = "practice" if name == "practice" else "open"

    async with shown(replace(UNASKED, language=language)) as made:
        made.window.resize(1024, 640)
        view = await made.begin(replace(PLANS[name], game="toy"), 5)
        await made.asked()
        made.window.session.take_seats([(seat, "random", view.names[seat]) for seat in range(2)])
        await until(view.result.isVisible)
        QApplication.processEvents()
        label = view.result.remark
        assert label.isVisible() == (name != "counts")
        if name != "counts":
            assert END[language][sort] == label.text()
            assert label.height() >= label.heightForWidth(label.width())
            other = "ja" if language != "ja" else "de"
            made.window.take_settings(replace(UNASKED, language=other))
            await until(lambda: label.text() == END[other][sort])
