"""After the second clear win running against a level, the end of a match proposes the next one."""

from __future__ import annotations

import os
from dataclasses import replace

import msgspec
import pytest

from evolution_qt.core.record import HUMAN
from evolution_qt.store.index import PlayerSummary, Summary
from evolution_qt.ui.shell.game.matches import next_level
from tests.store.games import lines
from tests.ui.shell.acting import click, until

ANN = b'{"name": "Ann"}, {"name": "B\xc3\xb6"'
"""The players of the records; the second one becomes a bot."""


def played(number, scores, kinds=("human", "hatchling", "hatchling"), game="evolution/de", **changes):
    """Return a match that has ended so."""
    best = max(scores)
    told = Summary(
        status="finished",
        game=game,
        players=tuple(PlayerSummary(None, kind) for kind in kinds),
        scores=scores,
        winners=tuple(seat for seat, score in enumerate(scores) if score == best),
        beginning=str(number),
    )
    return msgspec.structs.replace(told, **changes)


CLEAR = played(1, (60, 50, 20))
NARROW = played(2, (59, 50, 20))
NOW = played(3, (70, 40, 40))


def test_two_clear_wins_running_lead_to_the_next_level():
    """A fifth above the second in both of them; it is a level of the same game, whatever the edition."""
    assert "hunter" == next_level(NOW, [CLEAR])
    assert "hunter" == next_level(NOW, [msgspec.structs.replace(CLEAR, game="evolution/en"), NARROW])
    assert "" == next_level(NOW, [])
    assert "" == next_level(NOW, [NARROW, CLEAR])
    assert "" == next_level(NARROW, [CLEAR])


def test_matches_of_another_kind_lie_between_and_do_not_count():
    """Another game, one that is practice, one of bots alone, one that goes on, and the match itself."""
    bots = played(4, (1, 2, 3), kinds=("hunter",) * 3)
    other = played(5, (1, 2, 3), game="beginning/de")
    practice = msgspec.structs.replace(NARROW, is_practice=True)
    running = msgspec.structs.replace(NARROW, status="running")

    assert "hunter" == next_level(NOW, [NOW, bots, other, practice, running, CLEAR])


@pytest.mark.parametrize(
    "match",
    [
        played(6, (20, 60, 20)),
        played(6, (60, 20, 20), kinds=("human", "human", "hatchling")),
        played(6, (60, 20, 20), kinds=("human", "hatchling", "hunter")),
        played(6, (60, 60, 20)),
        msgspec.structs.replace(NOW, is_practice=True),
    ],
    ids=["lost", "several people", "several levels", "shared", "practice"],
)
def test_other_ends_lead_nowhere(match):
    assert "" == next_level(match, [CLEAR])


def test_the_levels_must_be_the_same_and_above_the_hardest_is_none():
    def won(number, level):
        return played(number, (60, 20), kinds=("human", level))

    assert "" == next_level(won(1, "hunter"), [won(2, "hatchling")])
    assert "apex" == next_level(won(1, "hunter/stalker"), [won(2, "hunter")])
    assert "apex_patient" == next_level(won(1, "apex"), [won(2, "apex")])
    assert "" == next_level(won(1, "apex_patient"), [won(2, "apex_patient")])
    assert "" == next_level(won(1, "forager"), [won(2, "forager")]), "it is not in the short list"


def put(folder, seed, kind, *, is_over, at):
    """Put a match of Ann's into a folder that she wins by far, against a bot of a kind; return its file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"won-{seed}.jsonl"
    head, *rest = lines(seed=seed)
    head = head.replace(ANN, ANN + b', "kind": "%s"' % kind.encode())
    path.write_bytes(b"".join([head, *(rest if is_over else rest[:-1])]))
    os.utime(path, (at, at))
    return path


async def test_the_button_says_the_level_and_begins_a_match_against_it(page, folders):
    """The first win lies in the library; of the second only the result is not yet written."""
    put(folders.games, 12, "hatchling", is_over=True, at=1_000_000)
    path = put(folders.games, 13, "hatchling/stalker", is_over=False, at=2_000_000)
    page.window.session.go_on(path)
    await until(lambda: page.view is not None and page.view.result.isVisible())
    again = page.view.result.again
    assert "Play again: Medium" == again.text()
    assert "stronger" in again.toolTip()
    page.window.take_settings(replace(page.window.settings, language="de"))
    await until(lambda: again.text() == "Noch einmal: Mittel")

    view = await page.next_game(lambda: click(again))
    assert [HUMAN, "hunter/stalker"] == view.match.record.kinds()


async def test_after_one_clear_win_the_same_level_is_played_again(page, folders):
    path = put(folders.games, 13, "hatchling", is_over=False, at=2_000_000)
    page.window.session.go_on(path)
    await until(lambda: page.view is not None and page.view.result.isVisible())
    again = page.view.result.again
    assert "Play again" == again.text()

    view = await page.next_game(lambda: click(again))
    assert [HUMAN, "hatchling"] == view.match.record.kinds()
