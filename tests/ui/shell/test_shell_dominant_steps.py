"""The first steps in Dominant Species, in the window: another way, and a round that is kept."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from evolution_qt.games import game
from evolution_qt.games.dominant.catalogue import KEY
from evolution_qt.ui.dominant.first_steps import LESSONS
from evolution_qt.ui.dominant.words import DominantWords
from evolution_qt.ui.table.prose import step_texts
from tests.ui.shell.acting import click, until
from tests.ui.shell.learning import learning
from tests.ui.shell.page import UNASKED

TEXTS = step_texts("dominant", "en")
NUMBERS = {lesson.key: number for number, lesson in enumerate(LESSONS)}
BEHIND_RESET = "hunger", "survive"
"""The lessons that prove what happens at Reset."""


@pytest.fixture
def settings():
    return replace(UNASKED, names=("Ann",))


async def begun(page, key):
    return await learning(page, lambda: page.window.first_steps.begin(KEY, NUMBERS[key]))


async def left(page, learner):
    click(learner.card.leave)
    await until(lambda: page.window.game is None)


def bubble(learner):
    """Return what stands in the bubble on the table."""
    found = learner.table.pointing.bubble
    return [] if found is None or not found.isVisible() else list(found.lines)


async def test_another_way_is_answered_and_can_be_taken_back(page):
    learner = await begun(page, "adapt")
    await learner.do("take sun")
    await until(lambda: [TEXTS["adapt"].other] == bubble(learner))

    await page.front()
    page.press(Qt.Key.Key_Z, modifiers=Qt.KeyboardModifier.ControlModifier)
    await until(lambda: learner.is_asked and [TEXTS["adapt"].task] == bubble(learner))
    await learner.do("take meat")
    await until(lambda: learner.card.is_reached)


async def test_the_guided_round_is_kept_and_goes_on_where_it_was_left(page):
    learner = await begun(page, "play")
    assert [TEXTS["play"].task] == bubble(learner)
    await learner.do("plan speciation:water")
    await until(lambda: learner.is_asked and [TEXTS["play"].done, TEXTS["plan"].task] == bubble(learner))
    made = [ply.text for ply in learner.view.match.plies]
    await left(page, learner)
    (kept,) = page.shelf.library.entries()
    assert kept.summary.is_practice

    learner = await begun(page, "play")

    assert made == [ply.text for ply in learner.view.match.plies]
    assert TEXTS["plan"].task == bubble(learner)[-1]


def test_the_words_name_the_button_that_makes_planned_moves(translations):

    words = DominantWords(game(KEY))
    for language in ("en", "de", "ja"):
        translations.use(language)
        for key in BEHIND_RESET:
            assert words.confirm_button() in step_texts("dominant", language)[key].task
