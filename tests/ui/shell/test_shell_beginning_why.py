"""Hints and reasons of The Beginning in the window, by their keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from evolution_qt.ai.bots import in_time
from evolution_qt.brain.worker import BotJob, thought
from evolution_qt.ui.shell.game.advisor import SEED
from evolution_qt.ui.shell.reading.why import PartBar, WhyDialog
from tests.ui.shell.acting import click, until, words_of
from tests.ui.shell.page import plan
from tests.ui.shell.test_shell_beginning import KEY, Clicker

H, Y, ESC = Qt.Key.Key_H, Qt.Key.Key_Y, Qt.Key.Key_Escape


async def begun(page, *, practice=False, **kinds):
    """Return a game in which the person is asked, and the person."""
    page.window.resize(1400, 860)
    view = await page.begin(plan(KEY, practice=practice, Ann="human", **kinds), seed=5)
    person = Clicker(view, 3)
    await until(lambda: person.is_asked)
    return view, person


@pytest.mark.parametrize("practice", [False, True])
async def test_three_presses_say_which_move_the_strongest_level_makes(page, practice):
    view, _ = await begun(page, practice=practice, Fox="forager")
    hint, match = view.table.hint, view.match
    said = []
    for strength in (1, 2, 3):
        QTest.keyClick(view.table, H)
        await until(lambda strength=strength: hint.strength == strength)
        said.append(hint.lines)

    position = match.game.dump(match.game.observe(match.state, 0).state)
    job = BotJob(1, 0, position, match.game.bots().strongest, SEED, advises=True)
    (line,) = thought(job, in_time).moves
    order = view.table.explaining.order(match.game.read(line), view.table.board.view.names, 0)
    assert f"{order}." == said[2][0]
    assert len(said[2]) > 1
    assert said[0][0] == said[1][0]
    assert order not in (*said[0], *said[1])
    assert hint.glowing
    QTest.keyClick(view.table, ESC)
    assert not hint.is_open
    assert view.side.hint.isVisible()


async def played_against(page, kind, **more):
    """Return a game in which an opponent has decided something that can be told of."""
    view, person = await begun(page, Fox=kind, **more)
    await person.play_until(
        lambda: (
            person.is_asked and view.match.to_move == 0 and any(map(view.log.can_explain, decisions(view)))
        )
    )
    return view


def decisions(view):
    return list(view.log.told.decisions)


@pytest.mark.parametrize("kind", ["hatchling", "fledgling", "forager", "greedy", "strategist"])
async def test_a_key_tells_in_practice_all_that_an_opponent_has_weighed_up(page, kind):
    view = await played_against(page, kind, practice=True)

    QTest.keyClick(view.table, Y)

    dialog = page.window.dialog
    assert isinstance(dialog, WhyDialog)
    assert "Fox" in dialog.heading.text()
    most = 0
    while True:
        account = view.decisions.account(dialog.at)
        assert account.is_whole
        most = max(most, len(account.moves))
        bars = dialog.area.widget().findChildren(PartBar)
        amounts = [amount for one in account.moves for _, amount in one.parts if account.is_weighed]
        assert bool(bars) == any(abs(amount) >= 0.05 for amount in amounts)
        if not dialog.earlier.isEnabled():
            break
        QTest.keyClick(dialog, Qt.Key.Key_Left)
    assert most > 1


async def test_in_a_game_that_counts_the_other_cards_of_an_opponent_are_not_named(page):
    view = await played_against(page, "greedy")
    known = [one for one in decisions(view) if view.log.can_explain(one)]
    of_cards = [one for one in known if view.decisions.account(one).is_play]
    assert of_cards

    for number in of_cards:
        account = view.decisions.account(number)
        assert not account.is_whole
        assert 1 == len(account.moves)
        page.window.sheets.show_why(number)
        said = " ".join(words_of(page.window.dialog))
        assert "reveal its hand" in said
        QTest.keyClick(page.window.dialog, ESC)


async def test_in_a_replay_the_reasons_are_worked_out_again(page):
    view, person = await begun(page, Fox="forager")
    await person.play_until(lambda: view.match.is_over)
    await until(lambda: not view.is_running)
    before = [one.report for one in view.decisions.made]
    page.window.replays.open(view.match, view.names)
    replay = await until(lambda: page.window.replays.view)
    await until(lambda: replay.is_ready)
    last = max(number for number, ply in enumerate(replay.match.plies) if ply.seat == 1)
    replay.player.go(last + 1)

    QTest.keyClick(replay.timeline, Y)
    dialog = page.window.dialog
    click(dialog.recall)
    await until(lambda: not dialog.is_recalling)

    assert before == [one.report for one in replay.decisions.made if one is not None]
    assert dialog.at == replay.rebuilding.decision_of(last)
    assert replay.decisions.account(dialog.at).is_whole
