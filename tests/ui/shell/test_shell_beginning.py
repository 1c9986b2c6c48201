"""The Beginning in the window, from the first turn to the scores, and the pictures of its pages."""

from __future__ import annotations

import argparse
import asyncio
import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_named
from evolution_qt.ui.beginning.board import ROW
from evolution_qt.ui.shell.shots import shot
from evolution_qt.ui.table.gesture_targets import Chip
from evolution_qt.ui.table.gestures import Spot
from tests.ui.shell.acting import LEFT, NONE, PAUSE, Person, until
from tests.ui.shell.page import plan

KEY = "beginning/de"


class Clicker(Person):
    """Plays at the window's table by clicks alone: a thing, then its place; or the button."""

    async def make_a_move(self, *verbs):
        match, table = self.view.match, self.table
        if table.display.placeholder.is_shown:  # it is no table yet
            await asyncio.sleep(PAUSE)
            return
        steps = table.board.view.offer.legal
        step = match.game.suggest(match.state, steps, self.rng) if match.to_move >= 0 else steps[0]
        made, places = len(match.record.notes), self.places(step)
        for place in places:
            if len(match.record.notes) == made:
                QTest.mouseClick(table.viewport(), LEFT, NONE, table.mapFromScene(place.center()))
                self.clicks += 1
        await asyncio.sleep(PAUSE)

    def places(self, step):
        """Return what is clicked for a step."""
        board, meanings = self.table.board, self.table.gestures
        for subject in meanings.subjects():
            for spot in meanings.spots(subject):
                if step in meanings.steps(subject, spot):
                    place = board.rect_of(spot)
                    return [place] if subject == Chip() else [board.home(subject), place]
        return [board.button.scene_rect]


@pytest.mark.parametrize("kinds", [{"Fox": "forager", "Owl": "hatchling"}, {"Ben": "human"}])
async def test_a_game_is_played_from_the_first_turn_to_the_scores(page, kinds):
    view = await page.begin(plan(KEY, Ann="human", **kinds), seed=5)
    person = Clicker(view, 3)

    await person.play_until(lambda: view.result.is_shown)

    own = [said for said in view.match.record.moves() if said.seat == 0]
    assert person.clicks >= len(own) > 15
    assert view.match.is_over
    lines = view.log.lines_since(0)
    assert any("is extinct" in line or "hatches for" in line for line in lines)
    assert not any("{" in line for line in lines)


def feeds_all(view):
    """Return whether the person may feed several plant eaters at once."""
    meanings = view.table.gestures
    return view.table.ask and len(meanings.steps(Chip(), Spot(ROW, 0))) > 1


@pytest.mark.parametrize("speed", [0.0, 4.0], ids=["still", "moving"])
async def test_all_plant_eaters_are_fed_by_one_gesture_in_a_game(page, speed):
    """Each feeding is a move of its own, in the record too; the others play on after it."""
    view = await page.begin(plan(KEY, Ann="human", Fox="hatchling"), seed=5)
    person = Clicker(view, 3)
    await person.play_until(lambda: person.is_asked and feeds_all(view))
    wanted = view.table.gestures.preview(Chip(), Spot(ROW, 0)).lines
    made = len(view.match.plies)
    view.set_speed(speed)

    QTest.keyClick(view.table, Qt.Key.Key_F, Qt.KeyboardModifier.ShiftModifier)
    meanings = view.table.gestures
    await until(lambda: person.is_asked and not meanings.steps(Chip(), Spot(ROW, 0)))

    fed = [ply.text for ply in view.match.plies[made:]]
    count = next(at for at, move in enumerate([*fed, ""]) if not move.startswith("feed"))
    assert wanted == [view.phrases.for_all(count)]


async def test_feeding_that_decides_nothing_goes_by_itself(page):
    view = await page.begin(plan(KEY, Ann="human", Fox="hatchling"), seed=5)
    person = Clicker(view, 3)

    seen = []

    def went_alone():
        """Return whether a feeding with a choice that decides nothing was made by itself."""
        plies = view.match.plies
        for at in range(len(seen), len(plies)):
            has_choice = len(view.match.game.legal(view.match.state_at(at))) > 1
            seen.append(not plies[at].seat and has_choice and view.match.is_forced(at))
        return any(seen)

    await person.play_until(went_alone)

    assert view.match.plies[seen.index(True)].text.startswith("feed")
    chosen = [at for at, ply in enumerate(view.match.plies) if not ply.seat and not view.match.is_forced(at)]
    assert person.clicks <= 2 * len(chosen)


async def test_a_button_that_ends_the_turn_says_so(page):
    view = await page.begin(plan(KEY, Ann="human", Fox="hatchling"), seed=5)
    person = Clicker(view, 3)
    await person.play_until(lambda: person.is_asked and "end turn" in view.table.top.button.words)
    plies = view.match.plies
    made = len(plies)

    person.click_at(view.table.top.button.scene_rect.center())
    await until(lambda: any(ply.seat for ply in plies[made:]))

    own = [at for at in range(made, len(plies)) if not plies[at].seat]
    assert "done" == plies[own[0]].text
    assert all(view.match.is_forced(at) for at in own[1:])


async def test_the_points_beside_the_table_are_those_of_the_table_while_it_moves(page):
    """A move may end a turn and begin the next: what is shown of it is framed and counted in both places."""
    view = await page.begin(plan(KEY, Ann="human", Fox="hatchling", Owl="hatchling"), seed=5)
    scores, board, seen = view.side.scores, view.table.board, []
    show = scores.show_standings

    def note(standings, asked, first):
        show(standings, asked, first)
        seen.append((asked, board.view.state.to_move, [one.score.parts for one in standings]))

    scores.show_standings = note
    person = Clicker(view, 3)
    view.set_speed(6.0)
    await person.play_until(lambda: view.match.state.round > 2)
    await view.settle()

    assert all(asked == framed for asked, framed, _ in seen)
    moves = len(view.match.plies)
    assert len(seen) > 2 * moves, "not only behind each move"
    points = [points for *_, points in seen]
    assert not any(a == c != b for a, b, c in zip(points, points[1:], points[2:], strict=False))


@pytest.fixture
def position(tmp_path):
    rules = game_named(KEY)
    state, rng = rules.new(4, 7), Rng(1)
    while state.round < 3 or state.to_move != 0:
        rules.play(state, state.to_move, rules.moves(state)[rng.below(len(rules.moves(state)))])
    path = tmp_path / "position.json"
    path.write_text(json.dumps(rules.dump(state)), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    "view", ["table", "game", "hint", "why", "how-to-play", "reference", "moves", "curtain"]
)
@pytest.mark.parametrize("lang", ["de", "en", "ja"])
def test_its_pages_are_drawn(app, tmp_path, position, view, lang):
    asked = argparse.Namespace(
        file=position,
        out=str(tmp_path / "out.png"),
        seat=0,
        view=view,
        lang=lang,
        size=None,
        scale=1.0,
        theme="dark",
    )

    assert 0 == shot.main(asked)

    image = QImage(asked.out)
    every = {image.pixel(x, y) for x in range(0, image.width(), 17) for y in range(0, image.height(), 13)}
    assert len(every) > 100
