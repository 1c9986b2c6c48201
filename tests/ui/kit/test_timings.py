"""Every duration stands in one table, with the numbers of the design."""

import re
from pathlib import Path

import pytest

from evolution_qt import ui
from evolution_qt.ui.kit import timings

WRITTEN = re.compile(r"(?:interval=|setInterval\(|setDuration\(|singleShot\()\s*([1-9]\d*)")


def test_motions_take_as_long_as_the_design_says():
    assert (100, 160, 180) == (timings.LIFT, timings.HOME, timings.CARD)
    assert (140, 40) == (timings.TOKEN, timings.STAGGER)
    assert (1060, 500, 700) == (timings.ATTACK, timings.EXTINCTION, timings.BANNER)
    assert (400, 120, 2000) == (timings.REST, timings.FORCED, timings.BACKLOG)
    assert (400, 50, 150) == (timings.HOVER, timings.HOVER_NEXT, timings.HOLD)


@pytest.mark.parametrize(("speed", "expected"), [(0, 0), (0.6, 300), (1, 180), (2, 90)])
def test_a_duration_follows_the_pace(speed, expected):
    assert expected == timings.scaled(timings.CARD, speed)


def test_no_duration_is_written_elsewhere():
    folder = Path(ui.__file__).parent
    found = [
        f"{path.name}: {match.group(0)}"
        for path in sorted(folder.rglob("*.py"))
        for match in WRITTEN.finditer(path.read_text(encoding="utf-8"))
    ]

    assert [] == found


@pytest.mark.parametrize(
    ("letters", "expected"), [(0, 6000), (40, 6000), (100, 9500), (138, 11_970), (139, 12_000), (900, 12_000)]
)
def test_a_sentence_at_the_table_stays_by_its_length_six_to_twelve_seconds(letters, expected):
    assert expected == timings.bubble(["x" * (letters // 2), "x" * (letters - letters // 2)])


def test_signs_that_are_twice_as_wide_are_read_as_slowly_as_more_letters():
    assert timings.bubble(["個" * 40]) == timings.bubble(["x" * 100])
