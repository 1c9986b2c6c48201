"""What the rows show, in honest figures: each with the number of games behind it, and an interval.

Below `FEWEST` games there is no interval, and no page should show a percentage: the plain counts say all.
Intervals hold the true value in 95 of 100 cases if the games are alike and do not depend on each other.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter, itemgetter, mul
from typing import Final, cast

from evolution_qt.book.database import Book
from evolution_qt.book.reading import CHANGED, level
from evolution_qt.core.estimates import NORMAL, student
from evolution_qt.core.record import HUMAN
from evolution_qt.core.score import ROUNDS
from evolution_qt.core.steps import Steps, at_once

FEWEST: Final = 10
"""Games below which there is no interval and no percentage."""
AT_A_TIME: Final = 50
"""So many games one question to the book is about."""
LISTED_AT_A_TIME: Final = 500
"""So many games one question is about that only lists them."""


@dataclass(frozen=True)
class Subject:
    """Whose games are meant: a person, by the folded name, or all bots of a level."""

    key: str
    name: str
    is_person: bool
    games: int = 0
    last: str = ""
    """When the last of the games was begun, as its record says it."""


@dataclass(frozen=True)
class Question:
    """Which games are meant; what is empty or 0 leaves all."""

    subject: Subject
    editions: tuple[str, ...] = ()
    """Their keys; points of different games are no common measure."""
    players: int = 0
    against: str = ""


@dataclass(frozen=True)
class Interval:
    """Where the true value lies in 95 of 100 cases."""

    low: float
    high: float


@dataclass(frozen=True)
class Wins:
    """Wins in a number of games. A victory that k share is 1/k of one, for chance and player alike.

    ``chance`` is how many wins a table of equal players would give: the sum of 1/players, once
    for each seat of the subject. A game in which several bots of a level sit is one game.
    """

    games: int
    wins: float
    chance: float

    @property
    def interval(self) -> Interval | None:
        """Return where the share of wins lies (Wilson), None below `FEWEST` games."""
        if self.games < FEWEST:
            return None
        share, weight = self.wins / self.games, NORMAL * NORMAL / self.games
        middle = (share + weight / 2) / (1 + weight)
        reach = NORMAL / (1 + weight) * math.sqrt(share * (1 - share) / self.games + weight / self.games / 4)
        return Interval(max(middle - reach, 0.0), min(middle + reach, 1.0))


@dataclass(frozen=True)
class Mean:
    """A mean of some numbers."""

    games: int
    value: float
    spread: float
    """The standard deviation of the numbers, 0 for fewer than two."""

    @property
    def interval(self) -> Interval | None:
        """Return where the true mean lies (Student), None below `FEWEST` games."""
        if self.games < FEWEST:
            return None
        reach = student(self.games - 1) * self.spread / math.sqrt(self.games)
        return Interval(self.value - reach, self.value + reach)


@dataclass(frozen=True)
class One:
    """One game of the subject, for a chart of its course; the means of its seats where it has several."""

    created: str
    players: int
    points: float
    lead: float
    winners: int
    """How many shared the victory, 0 if it was lost."""


@dataclass(frozen=True)
class TopicFigures:
    """How games went with a topic, such as a trait, and without.

    *With* are the games in which the subject had it in at least one round, as its measure `ROUNDS` says;
    *without* all others. Where it has several seats in a game, one that had it is enough. Compared is the
    lead: the subject's points less the mean of the others' in the same game, so that long games and games of
    many players weigh no more. It says what went together, not what brought it about.
    """

    topic: str
    with_it: Mean
    without: Mean
    counts: Mapping[str, int]
    """The sum of each of its measures; what is not there is 0."""

    @property
    def difference(self) -> float:
        """Return by how much the lead was larger with the trait."""
        return self.with_it.value - self.without.value

    @property
    def interval(self) -> Interval | None:
        """Return where the true difference lies (Welch), None with too few games of one sort."""
        one, two = self.with_it, self.without
        if min(one.games, two.games) < FEWEST:
            return None
        a, b = one.spread**2 / one.games, two.spread**2 / two.games
        if not a + b:
            return Interval(self.difference, self.difference)
        freedom = (a + b) ** 2 / (a * a / (one.games - 1) + b * b / (two.games - 1))
        reach = student(freedom) * math.sqrt(a + b)
        return Interval(self.difference - reach, self.difference + reach)


@dataclass(frozen=True)
class Figures:
    """All figures of the record book about a subject in some games."""

    wins: Wins
    by_against: Mapping[str, Wins]
    """Wins by the kind of the opponents."""
    points: Mean
    means: Mapping[str, float]
    """The mean of each measure of a seat, among them the parts of the points."""
    most: Mapping[str, int]
    """The largest of each measure of a seat."""
    margin: Mean
    """Points less those of the best of the others: below zero when the game was lost."""
    lead: Mean
    """Points less the mean of the others'."""
    most_points: int
    course: Sequence[One] = ()
    """All games in the order in which they were begun."""
    topics: Sequence[TopicFigures] = ()
    """All topics met, those compared first, the largest difference first, then by games."""


@dataclass(frozen=True)
class _Seat:
    """A row of the question: one seat of the subject in one game."""

    sum: str
    players: int
    against: str
    points: int
    winners: int
    others: int
    best_other: int
    created: str

    @property
    def lead(self) -> float:
        return self.points - self.others / max(self.players - 1, 1)


_SEAT: Final = (
    "s.sum",
    "g.players",
    "s.against",
    "s.points",
    "s.winners",
    "s.others",
    "s.best_other",
    "g.created",
)
"""The columns of a `_Seat`, in the order of its fields."""


@dataclass
class _Tally:
    """What is counted of wins, game by game."""

    games: int = 0
    won: list[float] = field(default_factory=list)
    chance: list[float] = field(default_factory=list)

    def add(self, game: Sequence[_Seat]) -> None:
        """Count a game, by the subject's seats in it."""
        self.games += 1
        self.won += [1 / one.winners for one in game if one.winners]
        self.chance += [1 / one.players for one in game]

    def wins(self) -> Wins:
        """Return what was counted."""
        return Wins(self.games, math.fsum(self.won), math.fsum(self.chance))


@dataclass
class _Measure:
    """What one measure of the subject's seats comes to."""

    most: int
    total: int = 0
    middles: float = 0.0
    """The sum, over games, of its mean over the subject's seats."""
    games: set[str] = field(default_factory=set)
    """Games in which it is not 0, noted of `ROUNDS` alone."""


@dataclass(frozen=True)
class Ledger:
    """The counted games of a book, without those that a person has had forgotten.

    Each question has two forms: one that is answered at once, and one whose answer comes in steps.
    """

    book: Book
    forgotten: frozenset[str] = field(default_factory=frozenset)
    """Identities of games."""

    def identities(self) -> list[str]:
        """Return the identities of all games in the book, counted or not."""
        return [
            str(row[0]) for row in self.book.rows("SELECT DISTINCT identity FROM games ORDER BY identity")
        ]

    def subjects(self) -> list[Subject]:
        """Return the people, then the levels of bots, those with most games first."""
        return at_once(self.finding_subjects())

    def editions(self, subject: Subject) -> list[str]:
        """Return the keys of the editions that the subject has played, the latest first."""
        return at_once(self.finding_editions(subject))

    def choices(self, question: Question) -> tuple[list[int], list[str]]:
        """Return the numbers of players and kinds of opponents of the games that are meant."""
        return at_once(self.finding_choices(question))

    def figures(self, question: Question) -> Figures:
        """Return the figures of the games that are meant."""
        return at_once(self.finding_figures(question))

    def finding_subjects(self) -> Steps[list[Subject]]:
        """Do what `subjects` does, in steps."""
        games: dict[tuple[str, bool], dict[str, tuple[str, str]]] = {}
        for some in (yield from self._some_games()):
            for row in self._rows("s.person, s.name, s.kind, g.sum, g.created", some):
                key, name, kind, game, created = (str(one) for one in row)
                if kind == HUMAN and key:
                    games.setdefault((key, True), {})[game] = name, created
                elif kind not in (HUMAN, CHANGED):
                    games.setdefault((level(kind), False), {})[game] = level(kind), created
            yield
        found = []
        for (key, is_person), each in games.items():
            name, last = next(reversed(each.values()))
            found.append(Subject(key, name, is_person, len(each), last))
        return sorted(found, key=lambda one: (not one.is_person, -one.games, one.key))

    def finding_editions(self, subject: Subject) -> Steps[list[str]]:
        """Do what `editions` does, in steps."""
        met: dict[str, None] = {}
        condition, values = _of_question(Question(subject))
        for some in (yield from self._some_games()):
            for row in self._rows("g.edition", some, condition, values):
                met.pop(str(row[0]), None)
                met[str(row[0])] = None
            yield
        return list(reversed(met))

    def finding_choices(self, question: Question) -> Steps[tuple[list[int], list[str]]]:
        """Do what `choices` does, in steps."""
        players, against = set[int](), set[str]()
        condition, values = _of_question(question)
        for some in (yield from self._some_games()):
            for row in cast(
                "list[tuple[int, str]]", self._rows("g.players, s.against", some, condition, values)
            ):
                players.add(row[0])
                against.add(row[1])
            yield
        return sorted(players), sorted(against)

    def finding_figures(self, question: Question) -> Steps[Figures]:
        """Do what `figures` does, in steps."""
        condition, values = _of_question(question)
        course: dict[str, One] = {}
        margins: list[float] = []
        wins, by_against, most = _Tally(), dict[str, _Tally](), 0
        for some in (yield from self._some_games()):
            games: dict[str, list[_Seat]] = {}  # several bots of a level may sit in one
            for row in self._rows(", ".join(_SEAT), some, condition, values):
                seat = _Seat(*row)  # type: ignore[arg-type]  # the columns have these types
                games.setdefault(seat.sum, []).append(seat)
            for key, seats in games.items():
                course[key] = _one(seats)
                margins.append(_middle(map(_margin, seats)))
                most = max(most, *(one.points for one in seats))
                wins.add(seats)
                for kind in dict.fromkeys(one.against for one in seats):
                    of_kind = [one for one in seats if one.against == kind]
                    by_against.setdefault(kind, _Tally()).add(of_kind)
            yield
        measures = yield from self._measures(question, list(course))
        of_seats = measures.pop("", {})
        topics = yield from self._topics(measures, {key: one.lead for key, one in course.items()})
        means = []
        for numbers in (map(_points, course.values()), margins, map(_lead, course.values())):
            means.append(_mean(numbers))
            yield
        points, margin, lead = means
        return Figures(
            wins.wins(),
            {kind: of.wins() for kind, of in sorted(by_against.items())},
            points,
            {key: of.middles / len(course) for key, of in of_seats.items()},
            {key: of.most for key, of in of_seats.items()},
            margin,
            lead,
            most,
            list(course.values()),
            topics,
        )

    def _some_games(self) -> Steps[Iterator[list[object]]]:
        """Return the checksums of counted games, each once, in the order they were begun, some at a time.

        So no question takes long, and none keeps another window from writing meanwhile.
        """
        found: list[tuple[object, ...]] = []
        last: object = ""
        while rows := self.book.rows(
            "SELECT created, identity, min(sum), is_practice OR is_from_position FROM games"
            " WHERE identity > ? GROUP BY identity ORDER BY identity LIMIT ?",
            [last, LISTED_AT_A_TIME],
        ):
            found += [row[:3] for row in rows if not row[3] and row[1] not in self.forgotten]
            last = rows[-1][1]
            yield
        found.sort(key=itemgetter(0, 1))
        return _chunks([row[2] for row in found])

    def _rows(
        self, columns: str, games: Sequence[object], condition: str = "1", values: Sequence[object] = ()
    ) -> list[tuple[object, ...]]:
        """Return columns of the seats of some games, in the order of the games."""
        question = (
            f"SELECT {columns} FROM seats s JOIN games g ON g.sum = s.sum"
            f" WHERE g.sum IN ({_marks(games)}) AND {condition} ORDER BY g.created, g.identity, s.seat"
        )
        return self.book.rows(question, [*games, *values])

    def _measures(self, question: Question, games: Sequence[str]) -> Steps[dict[str, dict[str, _Measure]]]:
        """Return what the measures of the subject's seats come to, by topic and key."""
        condition, values = _of_question(question)
        found: dict[str, dict[str, _Measure]] = {}
        for some in _chunks(games):
            mine = (
                "WITH mine AS (SELECT s.sum, s.seat, count(*) OVER (PARTITION BY s.sum) AS seats FROM seats s"
                f" JOIN games g ON g.sum = s.sum WHERE g.sum IN ({_marks(some)}) AND {condition})"
                " SELECT {} FROM mine JOIN measures m ON m.sum = mine.sum AND m.seat = mine.seat {}"
            )
            summed = "topic, key, sum(value), sum(value * 1.0 / seats), max(value)"
            rows = self.book.rows(mine.format(summed, "GROUP BY topic, key"), [*some, *values])
            for topic, key, total, middles, most in cast("list[tuple[str, str, int, float, int]]", rows):
                of = found.setdefault(topic, {}).setdefault(key, _Measure(most))
                of.total += total
                of.middles += middles
                of.most = max(of.most, most)
            yield
            rows = self.book.rows(
                mine.format("DISTINCT topic, m.sum", "WHERE key = ?"), [*some, *values, ROUNDS]
            )
            for topic, game in cast("list[tuple[str, str]]", rows):
                found[topic][ROUNDS].games.add(game)
            yield
        return found

    def _topics(
        self, measured: Mapping[str, Mapping[str, _Measure]], leads: Mapping[str, float]
    ) -> Steps[list[TopicFigures]]:
        """Return the figures of all topics, from the measures and the lead in each game."""
        found = []
        for topic, measures in measured.items():
            had = measures[ROUNDS].games if ROUNDS in measures else set()
            found.append(
                TopicFigures(
                    topic,
                    _mean([lead for game, lead in leads.items() if game in had]),
                    _mean([lead for game, lead in leads.items() if game not in had]),
                    {key: of.total for key, of in measures.items()},
                )
            )
            yield
        found.sort(
            key=lambda one: (
                one.interval is None,
                -one.difference if one.interval is not None else -one.with_it.games,
                one.topic,
            )
        )
        return found


_points, _lead = map(attrgetter, ("points", "lead"))


def _margin(one: _Seat) -> int:
    return one.points - one.best_other


def _chunks(games: Sequence[object]) -> Iterator[list[object]]:
    """Return checksums of games, so many at a time as a question may be about."""
    return (list(games[at : at + AT_A_TIME]) for at in range(0, len(games), AT_A_TIME))


def _marks(games: Sequence[object]) -> str:
    return ", ".join("?" * len(games))


def _of_subject(subject: Subject) -> tuple[str, list[object]]:
    """Return the condition for the seats of a subject, and its values."""
    if subject.is_person:
        return "s.kind = ? AND s.person = ?", [HUMAN, subject.key]
    return "(s.kind = ? OR substr(s.kind, 1, length(?) + 1) = ? || '/')", [subject.key] * 3


def _of_question(question: Question) -> tuple[str, list[object]]:
    """Return the condition for the seats that are meant, and its values."""
    condition, values = _of_subject(question.subject)
    if question.editions:
        condition += f" AND g.edition IN ({_marks(question.editions)})"
        values += question.editions
    for column, value in (("g.players", question.players), ("s.against", question.against)):
        if value:
            condition += f" AND {column} = ?"
            values.append(value)
    return condition, values


def _one(game: Sequence[_Seat]) -> One:
    """Return what the chart shows of a game: won if any of the seats has won it."""
    first = game[0]
    points, lead = _middle(map(_points, game)), _middle(map(_lead, game))
    return One(first.created, first.players, points, lead, max(one.winners for one in game))


def _middle(numbers: Iterable[float]) -> float:
    """Return the mean of the seats of one game."""
    values = list(numbers)
    return math.fsum(values) / len(values)


def _mean(numbers: Iterable[float]) -> Mean:
    values = list(numbers)
    if not values:
        return Mean(0, 0.0, 0.0)
    value = math.fsum(values) / len(values)
    if len(values) < 2:
        return Mean(1, value, 0.0)
    apart = [one - value for one in values]
    return Mean(len(values), value, math.sqrt(math.fsum(map(mul, apart, apart)) / (len(values) - 1)))
