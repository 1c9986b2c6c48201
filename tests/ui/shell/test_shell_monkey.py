"""A short visit of the monkey; tests/long has the full half hour."""

from dataclasses import replace
from math import inf

import pytest

from evolution_qt.core.match import Match
from evolution_qt.ui.shell.settings.settings import Settings
from tests.long import monkey as long_monkey
from tests.ui.shell.monkey import Monkey, checked_play

EVENTS = 1500
"""Of a visit: ten seconds; the long run has half an hour."""


# the offscreen platform cannot raise popups nor grab the keyboard for them, and says so
@pytest.mark.qt_log_ignore("^This plugin does not support")
@pytest.mark.parametrize(("seed", "speed"), [(1, "off"), (2, "fast")])
async def test_random_clicks_drags_and_keys_break_nothing(shown, monkeypatch, seed, speed):
    """No exception, no Qt warning, no impossible state; a closed window is opened again."""
    monkeypatch.setattr(Match, "play", checked_play)
    settings = replace(Settings(language="en", theme="light"), speed=speed)

    events = again = 0
    while events < EVENTS:
        async with shown(settings) as made:
            monkey = Monkey(made.window, seed * 100 + again)
            await monkey.play(inf, EVENTS - events)
            events += monkey.events
            again += 1


def test_the_usual_long_run_judges_the_memory_of_every_part():
    """Shorter parts are not judged: pictures are still being kept then."""
    seconds = long_monkey.SECONDS
    growing = [(at * seconds / 50, 100.0 + at) for at in range(51)]
    level = [(at, 100.0) for at, _ in growing]

    assert 1800 == long_monkey.PARTS * seconds
    assert ["memory grew by 26.1%"] == [
        words.partition(":")[0] for words in long_monkey.too_much(growing, seconds)
    ]
    assert [] == long_monkey.too_much(level, seconds)
    assert [] == long_monkey.too_much(growing, 100.0)
    assert ["memory cannot be judged"] == [
        words.partition(":")[0] for words in long_monkey.too_much(level[:5], seconds)
    ]
