"""What a game puts into words: events for the log and its layout, rounds that turned a game, sums of events.

What several seats did at once is put into one sentence, with the sum of each.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Protocol

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import filled
from evolution_qt.core.event import Event
from evolution_qt.core.game import AnyGame
from evolution_qt.core.text import isolated
from evolution_qt.core.timeline import TurningPoint
from evolution_qt.ui.kit import keymap, phrasing

NO_TOPIC: Final = 0
_STOPS: Final = ".。"


def _never_waits(_phase: int) -> bool:
    return False


def _by_itself(_event: Event, _before: Event | None) -> bool:
    return False


def _alone(_event: Event, _topic: int) -> tuple[int, bool]:
    return NO_TOPIC, False


def _unsaid(_topic: int, _events: Sequence[Event], _names: Sequence[str], _is_open: bool) -> str:
    return ""


def _nothing(_state: Any) -> Sequence[str]:
    return ()


def _of_a_cause(event: Event, _before: Event | None, _is_open: bool) -> tuple[bool, bool]:
    return event.cause >= 0, False


@dataclass(frozen=True)
class LogForm:
    """How the lines of a game's log hang together; what is the same for all events of a kind is in `Kind`."""

    waits: Callable[[int], bool] = _never_waits
    """Whether the heading of a phase is written only when a line follows below it."""
    belongs: Callable[[Event, Event | None], bool] = _by_itself
    """Whether an event is told apart from its like, because it belongs to the one right before it."""
    inset: Callable[[Event, Event | None, bool], tuple[bool, bool]] = _of_a_cause
    """Whether an event's line stands below what it follows from, and whether the next ones may do so.

    It is given the event, the one right before it, and what it said of that last.
    """
    wordless: Collection[int] | None = None
    """The kinds of which some events have no sentence; None if any may be without one, which takes longer."""
    topic: Callable[[Event, int], tuple[int, bool]] = _alone
    """What an event belongs to, after one that belongs to that, and whether a group of lines begins with it.

    A group has a line of its own above it and can be closed. Events of NO_TOPIC, or of less, stand alone.
    """
    headline: Callable[[int, Sequence[Event], Sequence[str], bool], str] = _unsaid
    """The line above a group: what its events belong to and, while it is closed, what they have brought.

    The names are those before the first event of the group.
    """
    set_up: Callable[[Any], Sequence[str]] = _nothing
    """What is told of the state at the beginning, before the first event."""
    round_end: Callable[[Sequence[Event]], int] = len
    """Where among the events of a move the end of the round begins; behind them if the round goes on."""


class GameWords(Protocol):
    """Who puts a game into words, in the current language.

    Those who derive from it have to know the game and its sentences, and by default say nothing else.
    """

    @property
    def game(self) -> AnyGame:
        """Return the game."""
        raise NotImplementedError

    @property
    def log(self) -> LogForm:
        """Return how the lines of the log hang together."""
        return LogForm()

    def sentence(self, event: Event, names: Sequence[str], viewer: int = -1) -> str:
        """Return the line of an event as *viewer* may know it, empty if it has none."""
        raise NotImplementedError

    def nameless(self, seat: int) -> str:
        """Return what a player without a name is called."""
        raise NotImplementedError

    def together(self, events: Sequence[Event], names: Sequence[str], viewer: int) -> str:
        """Return the one line for what a seat has done several times in a row."""
        return self.sentence(events[0], names, viewer)

    def of_all(self, events: Sequence[Event], names: Sequence[str], viewer: int) -> str:
        """Return one sentence for equal events of several seats or things, with the sum of each.

        Empty if each has a sentence of its own.
        """
        return ""

    def phase(self, phase: int) -> str:
        """Return the name of a phase."""
        return ""

    def turning_point(self, point: TurningPoint, names: Sequence[str]) -> str:
        """Return in one line what a turning point of a game was."""
        return ""

    def collected(self, point: TurningPoint, names: Sequence[str]) -> str:
        """Return what brought points to the winner of a turning point, empty if that explains nothing."""
        return ""

    def automatic(self, sentence: str) -> str:
        """Return the line of a move that was made by itself."""
        return sentence

    def no_choice(self, sentence: str) -> str:
        """Return the words for a move that is the only one there is."""
        return sentence

    def stopped(self, sentence: str) -> str:
        """Return the line of a move whose search was cut short."""
        return sentence


class SharedWords:
    """The sentences that all games share, in the language that is chosen."""

    tr = staticmethod(partial(QCoreApplication.translate, "SharedWords"))

    def nameless(self, seat: int) -> str:
        """Return what a player without a name is called."""
        return filled(self.tr("Player {number}"), {"number": seat + 1})

    def game_over(self) -> str:
        """Return what stands on the ribbon at the end."""
        return self.tr("The game is over.")

    def round_begins(self, number: int) -> str:
        """Return the line of a round that begins."""
        return filled(self.tr("Round {round} begins."), {"round": number})

    def last_round(self) -> str:
        """Return the words of the bell in the last round."""
        return self.tr("Last round")

    def table(self) -> str:
        """Return what the whole table is called."""
        return self.tr("The table")

    def heading(self, number: int, topic: str, sign: str = "") -> str:
        """Return a round and what happens in it, with a sign of how the table is looked at, if any."""
        words = filled(self.tr("Round {round} · {topic}"), {"round": number, "topic": topic})
        return filled(self.tr("{words} · {sign}"), {"words": words, "sign": sign}) if sign else words

    def automatic(self, sentence: str) -> str:
        """Return the line of a move that was made by itself."""
        return _noted(self.tr("{sentence} (automatic)"), sentence)

    def no_choice(self, sentence: str) -> str:
        """Return the words for a move that is the only one there is."""
        return _noted(self.tr("{sentence} (no other choice)"), sentence)

    def stopped(self, sentence: str) -> str:
        """Return the line of a move whose search was cut short."""
        #: the opponent had to move before it had thought as long as it usually does
        return _noted(self.tr("{sentence} (stopped early)"), sentence)

    def rule_here(self) -> str:
        """Return what leads to the rule behind a refusal."""
        return filled(self.tr("Click here, or press {key}, for the rule."), {"key": keymap.written("rules")})


def _noted(words: str, sentence: str) -> str:
    """Return a sentence with a note in brackets, its full stop behind them."""
    body = sentence.rstrip(_STOPS)
    return filled(words, {"sentence": body}) + sentence[len(body) :]


class TurningWords:
    """The words in the language that is chosen."""

    tr = staticmethod(partial(QCoreApplication.translate, "TurningWords"))

    def told(self, point: TurningPoint, names: Sequence[str]) -> str:
        """Return in one line what a turning point of a game was."""
        change = point.change
        more, fewer = (point.own, point.other) if change > 0 else (point.other, point.own)
        words = self.tr(
            "Round {round}: {who} ({more}) gets %n point(s) more than {rival} ({fewer}).", "", abs(change)
        )
        parts: dict[str, int | str] = {
            "round": point.round,
            "who": names[point.winner],
            "rival": names[point.rival if change > 0 else point.seat],
            "more": phrasing.signed(sum(more)),
            "fewer": phrasing.signed(sum(fewer)),
        }
        return filled(words, parts)


def times(count: int) -> str:
    """Return how often something happened, as it stands behind a name."""
    return f"×{phrasing.plain_number(count)}"


def of_each(sums: Iterable[tuple[str, int]], sign: Callable[[int], str] = phrasing.signed) -> str:
    """Return numbers in a row, each behind the name that it belongs to; equal names are added up.

    *sign* writes a number; by default it is what was gained or, below zero, lost.
    """
    counts: dict[str, int] = {}
    for name, count in sums:
        counts[name] = counts.get(name, 0) + count
    return phrasing.each([(isolated(name), sign(count)) for name, count in counts.items()])


def amounts(events: Sequence[Event], names: Sequence[str]) -> str:
    """Return what equal events brought each seat: the sum of their amounts."""
    return of_each((names[event.actor], event.amount) for event in events)


def how_many(events: Sequence[Event], names: Sequence[str]) -> str:
    """Return how many of equal events each seat has, as what it gained."""
    return of_each((names[event.actor], 1) for event in events)


def how_often(events: Sequence[Event], names: Sequence[str]) -> str:
    """Return how many of equal events each seat has."""
    return of_each(((names[event.actor], 1) for event in events), times)
