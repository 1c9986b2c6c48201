"""What people read: the course of a tournament while it is played, and tables of what came of it.

Only here times appear; they are never part of a result. Words come from the caller, in the reader's
language.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, TextIO

from evolution_qt.arena.jobs import seconds_of
from evolution_qt.arena.outcome import outcome
from evolution_qt.arena.results import Results
from evolution_qt.core.errors import Fault
from evolution_qt.core.text import N_

_WORDS: Final = {
    "bar": N_("Arena", "{bar} {done} of {all} jobs, {rate} games a minute, {left} left"),
    "table": N_("Arena", "{seats}: deals {deals}, games {games}"),
    "of": N_("Arena", "{name}: wins {win} (fair {fair}), lead {lead}"),
    "pairs": N_("Arena", "Wins in per cent, one (row) among others (column)"),
    "ratings": N_("Arena", "Ratings (400 points: ten times as likely to be ahead; their mean is 0)"),
    "elo": N_("Arena", "Ratings (Elo; their mean is 0)"),
    "rating": N_("Arena", "{name}: {rating} ({low} to {high})"),
    "times": N_("Arena", "Seconds for a decision: median, 95%, longest"),
    "replaced": N_("Arena", "{name}: games that a simple bot had to finish: {count}"),
    "going": N_("Arena", "Test of {low} against {high}: not decided after {deals} deals, {ratio} of {bound}"),
    "lower": N_("Arena", "Test of {low} against {high}: {low} (H0) accepted after {deals} deals"),
    "higher": N_("Arena", "Test of {low} against {high}: {high} (H1) accepted after {deals} deals"),
    "incomplete": N_("Arena", "Not complete: {done} of {all} jobs are done"),
}
FAILED: Final = N_("Arena", "{name}: {reason}; a simple bot finished the game for it")
_BAR: Final = 20
_PAUSE: Final = 0.3
"""Seconds between two looks at how it stands, which take a moment themselves."""


class Say(Protocol):
    """Says a sentence of ours in the reader's language."""

    def __call__(self, context: str, source: str, **params: int | str) -> str:
        """Return the sentence whose English text is *source*, with its placeholders filled."""


class Wording(Protocol):
    """Says sentences and faults in the reader's language."""

    @property
    def text(self) -> Say:
        """Return who says sentences."""

    def fault(self, fault: Fault, /) -> str:
        """Return the line that tells what is wrong."""


class ProgressLine:
    """A line that is written again whenever a job is done; nothing where no terminal shows it."""

    def __init__(self, stream: TextIO | None, say: Say, wanted: int) -> None:
        """*wanted* jobs are to be done, of these or earlier days."""
        self._lines = stream
        self._stream = stream if stream is not None and stream.isatty() else None
        self._say = say
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
        line = self._say(
            "Arena",
            _WORDS["bar"],
            bar=_bar(done / max(self._wanted, 1)),
            done=done,
            all=self._wanted,
            rate=f"{60 * self._games / spent:.0f}",
            left=_clock(left),
        )
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


def report(results: Results, figures: Mapping[str, Any], say: Say) -> str:
    """Return the tables that people read."""
    lines: list[str] = []

    def tell(word: str, **params: int | str) -> None:
        lines.append(say("Arena", _WORDS[word], **params))

    def tell_of(word: str, **params: int | str) -> None:
        lines.append("  " + say("Arena", _WORDS[word], **params))

    fair = f"{100 * figures['fair']:.1f} %"
    for table in figures["tables"]:
        tell("table", seats=_seats(table["seats"]), deals=table["deals"], games=table["games"])
        for name, of in table["of"].items():
            tell_of("of", name=name, win=_share(of["win"]), fair=fair, lead=_points(of["lead"]))
    if len(figures["pairs"]) > 1:
        tell("pairs")
        lines += _matrix(figures["pairs"])
    if figures["ratings"]:
        tell("elo" if figures["players"] == 2 else "ratings")
        for name, (rating, low, high) in sorted(figures["ratings"].items(), key=lambda one: -one[1][0]):
            if low is None:
                lines.append(f"  {name}: {rating:+}")
            else:
                tell_of("rating", name=name, rating=f"{rating:+}", low=f"{low:+}", high=f"{high:+}")
    if test := figures.get("test"):
        shows = _one_share if test["measure"] == "win" else _one_points
        word = {"h0": "lower", "h1": "higher"}.get(test["accepted"], "going")
        tell(
            word,
            low=shows(test["h0"]),
            high=shows(test["h1"]),
            deals=test["deals"],
            ratio=f"{test['ratio']:+.2f}",
            bound=f"{test['bound']:.2f}",
        )
    if results.times:
        tell("times")
        for name, counts in results.times.items():
            median, most, longest = [f"{one:.4f}" for one in quantiles(counts)]
            lines.append(f"  {name}: {median}, {most}, {longest}")
    for name, count in figures.get("replaced", {}).items():
        tell("replaced", name=name, count=count)
    if not figures["complete"]:
        tell("incomplete", done=figures["jobs"]["done"], all=figures["jobs"]["all"])
    return "\n".join(lines)


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
