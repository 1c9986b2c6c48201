"""What badges and signs say is written beside them the first time, in the first three matches of a player."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.games.opening import begin
from evolution_qt.ui.table.presentation import shown_titles
from tests.ui.shell.acting import Person, until
from tests.ui.shell.page import UNASKED
from tests.ui.shell.test_shell_beginning import Clicker

IMAGES = Path(__file__).parents[3] / "docs" / "images"
GAMES = [
    ("feeding", Person, "hatchling", {"at risk"}),
    ("beginning", Clicker, "hatchling", {"at risk", "protected once"}),
    ("dominant", Person, "greedy", {"lives on one element", "Wasteland removes it from the earth."}),
]
each_game = pytest.mark.parametrize(
    ("name", "kind", "bot", "some"), GAMES, ids=["evolution", "beginning", "dominant"]
)


async def begun(page, name, bot):
    """Play on against bots from a position of the handbook, and return the page."""
    position = json.loads((IMAGES / f"{name}.json").read_text(encoding="utf-8"))
    names = [seat["name"] for seat in position["players"]]
    kinds = ["human", *[bot] * (len(names) - 1)]
    match = begin(Header(game=position["game"], players=tuple(map(RecordSeat, names)), position=position))
    session = page.window.session
    return await page.next_game(lambda: session.play_on(match, 0, [*zip(kinds, names, strict=True)]))


def having_ended(matches):
    """Return the settings of a player who has played so many matches of each game to the end."""
    return replace(UNASKED, learnt=tuple((title.key, matches) for title in shown_titles()))


def written(view):
    """Return the words beside signs."""
    return {" ".join(label.lines) for label in view.table.board.first_words.labels}


@pytest.mark.parametrize("matches", [0, 2])
@each_game
async def test_a_new_player_reads_what_signs_say_until_the_next_move(shown, name, kind, bot, some, matches):
    async with shown(having_ended(matches)) as page:
        view = await begun(page, name, bot)
        person = kind(view)
        await until(lambda: person.is_asked)
        assert some <= (first := written(view))
        page.window.resize(1500, 900)
        await until(lambda: view.table.scene().width() > 1200)
        assert first <= written(view)

        later = []
        view.table.player.moved.connect(lambda _move: later.append(written(view)))
        await person.play_until(lambda: len(later) > 1)

        assert set() == later[0], "nothing is left at the moment of the move"
        assert not first & written(view)


@each_game
async def test_in_the_fourth_match_signs_stand_alone(shown, name, kind, bot, some):
    async with shown(having_ended(3)) as page:
        view = await begun(page, name, bot)
        person = kind(view)
        await until(lambda: person.is_asked)

        assert set() == written(view)
