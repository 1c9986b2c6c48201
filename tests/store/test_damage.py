"""Damaged records, a small part of what `tests/long/damage.py` does: refused or true, never a traceback."""

from __future__ import annotations

from pathlib import Path

from tests.store.damage import Bench, cases, originals, run, truncations

COUNT = 330
MOST_SECONDS = 30.0
"""Much more than the one second that is meant: this machine may be busy."""


def test_damaged_records_are_refused_or_true(tmp_path: Path) -> None:
    sealed, alone = run(Bench(tmp_path), list(cases(COUNT, 1)))

    assert [] == sealed.wrong
    assert [] == alone.wrong
    assert COUNT == sum(sealed.counts.values()) == sum(alone.counts.values())
    assert sealed.counts["refused"] > COUNT / 2
    assert sealed.counts["first lines"] > 0
    assert alone.counts["unproved"] > 0  # which is why there are seals
    assert 0 == sealed.counts["unproved"]
    assert max(sealed.slowest, alone.slowest) < MOST_SECONDS


def test_a_record_cut_off_anywhere_is_its_first_lines(tmp_path: Path) -> None:
    which = 5
    tally = truncations(Bench(tmp_path), which, range(len(originals()[which]) + 1))

    assert [] == tally.wrong
    assert 3 == tally.counts["whole"]  # alone, a complete last line counts without its end
    assert tally.counts["first lines"] > 100
    assert tally.slowest < MOST_SECONDS
