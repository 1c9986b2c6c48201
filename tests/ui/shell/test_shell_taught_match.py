"""A lesson that is a whole match, against a bot that plays the same again: learned to its end."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.catalogue import KEY
from evolution_qt.games.beginning.state import FEEDING, PLAY
from evolution_qt.ui.kit import accessibility, zvalues
from evolution_qt.ui.kit.drag import Arrow
from evolution_qt.ui.table import prose
from evolution_qt.ui.table.accessible_tree import Key
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.lessons import GameLesson, LessonStep, happened
from evolution_qt.ui.table.presentation import presentation
from tests.ui.shell.acting import click, until
from tests.ui.shell.learning import learning
from tests.ui.shell.page import UNASKED

MATCH = GameLesson(
    position={
        "format": "evolution-qt/position",
        "version": 1,
        "phase": "play",
        "watering_hole": 4,
        "players": [
            {"species": [{"population": 1, "traits": ["horns"]}], "hand": ["horns", "speed"]},
            {"species": [{"population": 2, "traits": []}], "hand": []},
        ],
        "draw_pile": [
            *("speed", "flight", "horns", "fertile"),
            *("burrowing", "flight", "long_neck", "nocturnal"),
        ],
    },
    rivals=["hatchling"],
    nonce="the same each time",
    steps=[
        LessonStep(key="grow", wanted=["population"], points_at=["population 0 horns"]),
        LessonStep(key="stop", wanted=["done"], points_at=["done"]),
        LessonStep(
            key="eat",
            comes_up=lambda so_far: so_far.state.phase == FEEDING,
            wanted=["feed"],
            points_at=["feed 0"],
        ),
        LessonStep(
            key="pile",
            comes_up=lambda so_far: so_far.state.to_move == 0 and so_far.state.phase == PLAY,
            is_done=happened(e.CARDS_ENDED),
            points_at=[Key("draw pile"), Key("no such thing")],
        ),
        LessonStep(key="end", is_done=happened(e.GAME_ENDED, own=False)),
    ],
)
TEXT = """
## Growing {#grow}

Lay Horns below your animal.

[if done] It has grown.

[if other] That works too. {undo} undoes it.

[if wrong = duplicate_trait] It has Horns: lay them below it.

[if wrong] Not there.

## Stopping {#stop}

Keep the other card.

[if done] It will count.

## Eating {#eat}

Feed your herd.

[if done] It eats.

## The pile {#pile}

The pile is empty: this is the last round.

## The end {#end}

Feed them all.

[if done] The match is over.
"""
GROWN = ["population 0 horns", "done", "feed 0", "feed 0", "done"]
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def settings():
    return replace(UNASKED, names=("Ann",))


@pytest.fixture
def lesson():
    return MATCH


@pytest.fixture(autouse=True)
def _taught(monkeypatch, lesson):
    """Let The Beginning be learned in that match."""
    chapters = prose.parse(TEXT, "lessons/beginning.en.md")
    monkeypatch.setattr(prose, "read", lambda *_: chapters)
    module = import_module("evolution_qt.ui.beginning.presentation")
    monkeypatch.setattr(module, "PRESENTATION", replace(presentation(KEY), lessons=lambda: [lesson]))
    presentation.cache_clear()
    yield
    presentation.cache_clear()


async def begun(page):
    return await learning(page, lambda: page.window.first_steps.begin(KEY))


def words(learner):
    return learner.card.words.text().splitlines()


def outlines(learner):
    """Return what is outlined, less the two units by which an outline lies around a thing."""
    inside = 2 * learner.table.board.style.unit
    return [rect.adjusted(inside, inside, -inside, -inside) for rect in learner.table.pointing.rects]


def arrows(learner):
    return [item for item in learner.table.scene().items() if isinstance(item, Arrow)]


def moves(learner):
    return [(ply.seat, ply.text) for ply in learner.view.match.plies]


async def finish(learner):
    """Play to the end, feeding what can be fed."""
    match = learner.view.match
    while not match.is_over:
        await learner.do(match.game.write(match.moves()[-1]))
        await until(lambda: learner.is_asked or match.is_over)
    await until(lambda: learner.card.is_reached)


async def test_a_match_is_learned_to_its_end_and_its_bot_plays_the_same_again(page):
    learner = await begun(page)
    assert ["Lay Horns below your animal."] == words(learner)
    await learner.do("population 0 horns")
    await until(lambda: words(learner) == ["It has grown.", "Keep the other card."])
    await learner.do("done")
    await until(lambda: words(learner) == ["It will count.", "Feed your herd."])
    await learner.do("feed 0")
    await until(lambda: words(learner) == ["It eats."])
    await learner.do("feed 0")
    await until(lambda: words(learner) == ["The pile is empty: this is the last round."])
    by_bot = [move for move in moves(learner) if move[0] == 1]
    assert len(by_bot) > 3
    await learner.do("done")
    await until(lambda: words(learner) == ["Feed them all."])
    await finish(learner)
    assert ["The match is over."] == words(learner)
    assert "New game" == learner.card.forward.text()
    first = moves(learner)

    learner = await learning(page, lambda: click(learner.card.again))
    await learner.do(*GROWN)
    await finish(learner)

    assert first == moves(learner)


async def test_another_move_is_answered_and_taken(page):
    learner = await begun(page)
    await learner.do("trait 0 speed")
    await until(lambda: words(learner)[0] == "That works too. Ctrl+Z undoes it.")
    assert "Lay Horns below your animal." == words(learner)[1]
    assert [(0, "trait 0 speed")] == moves(learner)

    await page.front()
    page.press(Qt.Key.Key_Z, modifiers=CONTROL)
    await until(lambda: words(learner) == ["Lay Horns below your animal."])
    await learner.do("trait 0 speed", "population 0 horns")
    await until(lambda: words(learner) == ["It has grown.", "Keep the other card."])


async def test_a_wrong_move_is_refused_and_answered_by_its_reason(page):
    learner = await begun(page)
    board, note = learner.table.board, learner.table.player.answers
    horns = board.home(learner.table.gestures.cards()[0])
    learner.drag(horns, board.rect_of(Spot("trait", 0, 0)))
    await until(lambda: len(words(learner)) == 2)

    assert ["Lay Horns below your animal.", "It has Horns: lay them below it."] == words(learner)
    assert "Your bison has this trait already." == note.note.lines[0]
    assert [] == moves(learner)
    assert 2 == len(outlines(learner)), "what is wanted is still marked"

    learner.drag(horns, learner.table.tree.scene_rect(Key("draw pile")))
    await until(lambda: "Not there." in words(learner))
    await learner.do("population 0 horns")
    await until(lambda: words(learner) == ["It has grown.", "Keep the other card."])


async def test_the_same_wrong_move_is_answered_aloud_each_time(page, monkeypatch):
    learner = await begun(page)
    heard = []
    monkeypatch.setattr(accessibility, "announce", lambda thing, said, **_: heard.append((thing, said)))
    horns = learner.table.board.home(learner.table.gestures.cards()[0])

    def answers():
        return [said for thing, said in heard if thing is learner.card and "It has Horns" in said]

    for times in (1, 2):
        learner.drag(horns, learner.table.board.rect_of(Spot("trait", 0, 0)))
        await until(lambda times=times: len(answers()) == times)


async def test_what_is_wanted_is_outlined_at_every_size_and_called_by_its_name(page, monkeypatch):
    heard = []
    monkeypatch.setattr(accessibility, "announce", lambda _thing, said, **_: heard.append(said))
    learner = await begun(page)
    table, window = learner.table, page.window
    board = table.board
    assert heard[0].startswith("Lay Horns below your animal. Marked on the table: Card 1 of 2: Horns")
    assert heard[0] in learner.card.accessibleName()
    for wide, high, text in ((1280, 800, 100), (1100, 620, 200), (2560, 1440, 80)):
        window.resize(wide, high)
        window.take_settings(replace(window.settings, text=text))
        for _ in range(3):
            QApplication.processEvents()
        card, place = board.home(table.gestures.cards()[0]), board.rect_of(Spot("population", 0, 0))
        assert [card, place] == outlines(learner)
        assert all(table.scene().sceneRect().contains(rect) for rect in outlines(learner))
        (arrow,) = arrows(learner)
        assert zvalues.MARK < arrow.zValue() < zvalues.NOTE
        assert place.contains(arrow.points()[-1])

    await learner.do("population 0 horns")
    await until(lambda: "Keep the other card." in words(learner))
    assert [board.button.scene_rect] == outlines(learner)
    assert [] == arrows(learner)
    await learner.do("done", "feed 0", "feed 0")
    await until(lambda: "The pile is empty: this is the last round." in words(learner))
    (pile,) = outlines(learner)
    assert table.tree.scene_rect(Key("draw pile")) == pile
    await learner.do("done")
    await until(lambda: words(learner) == ["Feed them all."])
    assert [] == outlines(learner)


LEFT_OUT = replace(
    MATCH,
    steps=[replace(MATCH.steps[0], is_past=lambda so_far: bool(so_far.moves)), *MATCH.steps[2:]],
)


@pytest.mark.parametrize("lesson", [LEFT_OUT])
async def test_nothing_is_called_marked_while_a_step_is_waited_for(page):
    learner = await begun(page)
    assert "Marked on the table: Card 1 of 2: Horns" in learner.card.accessibleName()

    await learner.do("trait 0 speed")
    await until(lambda: [] == outlines(learner) and learner.is_asked)

    assert ["That works too. Ctrl+Z undoes it."] == words(learner)
    assert "Marked" not in learner.card.accessibleName()
