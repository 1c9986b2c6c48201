"""What people read: the course of a tournament while it is played, and tables of what came of it.

Only here times appear; they are never part of a result.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, TextIO

from lab.arena.jobs import seconds_of
from lab.arena.outcome import outcome
from lab.arena.results import Results

_BAR: Final = 20
_PAUSE: Final = 0.3
"""Seconds between two looks at how it stands, which take a moment themselves."""


class ProgressLine:
    """A line that is written again whenever a job is done; nothing where no terminal shows it."""

    def __init__(self, stream: TextIO | None, wanted: int) -> None:
        """*wanted* jobs are to be done, of these or earlier days."""
        self._lines = stream
        self._stream = stream if stream is not None and stream.isatty() else None
        self._wanted = wanted
        self._started = time.monotonic()
        self._games = 0
        self._before = -1
        self._shown = 0.0
        self._width = 0

    def look(self, results: Results, games: int) -> None:
        """Take note of a job that was done just now."""
        if self._stream is None:
            return
        done = len(results.games)
        if self._before < 0:
            self._before = done - 1
        self._games += games
        now = time.monotonic()
        if now - self._shown < _PAUSE and done < self._wanted:
            return
        self._shown = now
        spent = max(now - self._started, 1e-3)
        left = (self._wanted - done) * spent / (done - self._before)
        bar, rate = _bar(done / max(self._wanted, 1)), 60 * self._games / spent
        line = f"{bar} {done} of {self._wanted} jobs, {rate:.0f} games a minute, {_clock(left)} left"
        so_far = self._so_far(results)
        self._write(f"{line}; {so_far}" if so_far else line)

    def tell(self, line: str) -> None:
        """Write a line that stays, also where no terminal shows it; the progress goes on below it."""
        if self._lines is not None:
            self._lines.write("\r" + " " * self._width + "\r" if self._width else "")
            self._lines.write(line + "\n")
            self._lines.flush()
            self._width = 0

    def close(self) -> None:
        """End the line."""
        if self._stream is not None and self._width:
            self._stream.write("\n")
            self._stream.flush()

    def _so_far(self, results: Results) -> str:
        """Return how the first participant stands, if there is one table only."""
        if len(results.tournament.tables) > 1:
            return ""
        figures: Any = outcome(results, has_ratings=False).figures
        first = results.tournament.participants[0].name
        found = next((one["of"][first] for one in figures["tables"] if first in one["of"]), None)
        line = "" if found is None else f"{first} {_share(found['win'])}, {_points(found['lead'])}"
        test = figures.get("test")
        return f"{line}; {test['ratio']:+.2f} / {test['bound']:.2f}" if test else line

    def _write(self, line: str) -> None:
        assert self._stream is not None
        self._stream.write("\r" + line + " " * (self._width - len(line)))
        self._stream.flush()
        self._width = len(line)


def _bar(part: float) -> str:
    filled = min(_BAR, int(part * _BAR))
    return "[" + "#" * filled + "-" * (_BAR - filled) + "]"


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


# The report


def report(results: Results, figures: Mapping[str, Any]) -> str:
    """Return the tables that people read."""
    lines: list[str] = []
    fair = f"{100 * figures['fair']:.1f} %"
    for table in figures["tables"]:
        lines.append(f"{_seats(table['seats'])}: deals {table['deals']}, games {table['games']}")
        for name, of in table["of"].items():
            lines.append(f"  {name}: wins {_share(of['win'])} (fair {fair}), lead {_points(of['lead'])}")
    if len(figures["pairs"]) > 1:
        lines.append("Wins in per cent, one (row) among others (column)")
        lines += _matrix(figures["pairs"])
    if figures["ratings"]:
        scale = "Elo" if figures["players"] == 2 else "400 points: ten times as likely to be ahead"
        lines.append(f"Ratings ({scale}; their mean is 0)")
        for name, (rating, low, high) in sorted(figures["ratings"].items(), key=lambda one: -one[1][0]):
            lines.append(f"  {name}: {rating:+}" + ("" if low is None else f" ({low:+} to {high:+})"))
    if test := figures.get("test"):
        lines.append(_tested(test))
    if results.times:
        lines.append("Seconds for a decision: median, 95%, longest")
        for name, counts in results.times.items():
            median, most, longest = [f"{one:.4f}" for one in quantiles(counts)]
            lines.append(f"  {name}: {median}, {most}, {longest}")
    for name, count in figures.get("replaced", {}).items():
        lines.append(f"{name}: games that a simple bot had to finish: {count}")
    if not figures["complete"]:
        lines.append(f"Not complete: {figures['jobs']['done']} of {figures['jobs']['all']} jobs are done")
    return "\n".join(lines)


def _tested(test: Mapping[str, Any]) -> str:
    """Return the line about a sequential test."""
    shows = _one_share if test["measure"] == "win" else _one_points
    means = {"h0": shows(test["h0"]), "h1": shows(test["h1"])}
    begun = f"Test of {means['h0']} against {means['h1']}: "
    accepted, deals = test["accepted"], test["deals"]
    if accepted in means:
        return f"{begun}{means[accepted]} ({accepted.upper()}) accepted after {deals} deals"
    return f"{begun}not decided after {deals} deals, {test['ratio']:+.2f} of {test['bound']:.2f}"


def quantiles(counts: Mapping[int, int]) -> tuple[float, float, float]:
    """Return the median, what 95 of 100 decisions stay within, and the longest, in seconds."""
    total = sum(counts.values())
    found: list[float] = []
    for part in (50, 95, 100):
        left = -(-total * part // 100)
        for kind in sorted(counts):
            left -= counts[kind]
            if left <= 0:
                found.append(seconds_of(kind))
                break
    median, most, longest = found or [0.0] * 3
    return median, most, longest


def _seats(names: Sequence[str]) -> str:
    """Return a table in words: ``apex, 3 strategist``."""
    counts = {name: names.count(name) for name in names}
    return ", ".join([name if count == 1 else f"{count} {name}" for name, count in counts.items()])


def _matrix(pairs: Mapping[str, Mapping[str, Any]]) -> list[str]:
    names = list(dict.fromkeys([*pairs, *[other for row in pairs.values() for other in row]]))
    widest = max(map(len, names))
    rows = []
    for name in names:
        cells = [_cell(pairs.get(name, {}).get(other)) for other in names]
        rows.append(
            f"  {name:{widest}} "
            + " ".join([f"{cell:>{max(len(other), 11)}}" for cell, other in zip(cells, names, strict=True)])
        )
    heads = " ".join([f"{other:>{max(len(other), 11)}}" for other in names])
    return [f"  {'':{widest}} {heads}", *rows]


# an interval without width, where all deals ended alike, would look like certainty; it is left out, and so is
# one that is wider than everything


def _cell(share: Sequence[float | None] | None) -> str:
    if share is None or share[0] is None:
        return "-"
    return f"{100 * share[0]:.1f}" + (f" ±{100 * share[1]:.1f}" if share[1] and share[1] < 1 else "")


def _share(share: Sequence[float | None]) -> str:
    return f"{_cell(share)} %"


def _points(points: Sequence[float | None]) -> str:
    mean, margin = points
    return f"{mean:+.2f}" + (f" ±{margin:.2f}" if margin else "")


def _one_share(share: float) -> str:
    return f"{100 * share:.2f} %"


def _one_points(points: float) -> str:
    return f"{points:+.2f}"
