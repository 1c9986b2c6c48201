"""What the rows say, in honest figures: each with the number of games behind it, and an interval.

Below `FEWEST` games there is no interval, and nobody should show a percentage: the plain counts say all.
Intervals hold the true value in 95 of 100 cases if the games are alike and do not depend on each other.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from evolution_qt.book.database import Book
from evolution_qt.book.entries import CHANGED, level
from evolution_qt.core.estimates import NORMAL, student
from evolution_qt.core.record import HUMAN

FEWEST: Final = 10
"""Games below which there is no interval and no percentage."""


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
    edition: str = ""
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

    ``chance`` is how many wins everybody at the table playing alike would give: the sum of 1/players, once
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
class TraitFigures:
    """How games went with a trait on the board, and without.

    *With* are the games in which a species of the subject bore the trait in at least one round, when the
    traits had been turned up; *without* all others. Where it has several seats in a game, one that bore it
    is enough. Compared is the lead: the subject's points less the mean
    of the others' in the same game, so that long games and games of many players weigh no more. It says
    what went together, not what brought it about.
    """

    trait: str
    with_it: Mean
    without: Mean
    laid: int
    rounds: int
    food: int
    worked: int
    attacked: int
    repelled: int
    extinct: int

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
    """All that the record book says of a subject in some games."""

    wins: Wins
    by_against: Mapping[str, Wins]
    """Wins by the kind of the opponents."""
    points: Mean
    parts: tuple[float, float, float]
    """The mean points from food, populations and traits."""
    margin: Mean
    """Points less those of the best of the others: below zero when the game was lost."""
    lead: Mean
    """Points less the mean of the others'."""
    most_points: int
    chain_food: int
    """The most chips one feeding move has brought."""
    chain_species: int
    """The most species one feeding move has fed."""
    course: Sequence[One] = ()
    """All games in the order in which they were begun."""
    traits: Sequence[TraitFigures] = ()
    """All traits met, those compared first, the largest difference first, then by games."""


@dataclass(frozen=True)
class _Seat:
    """A row of the question: one seat of the subject in one game."""

    sum: str
    seat: int
    edition: str
    players: int
    against: str
    food: int
    population: int
    traits: int
    winners: int
    others: int
    best_other: int
    chain_food: int
    chain_species: int
    created: str
    identity: str

    @property
    def points(self) -> int:
        return self.food + self.population + self.traits

    @property
    def lead(self) -> float:
        return self.points - self.others / max(self.players - 1, 1)


@dataclass(frozen=True)
class Ledger:
    """The counted games of a book, without those that somebody has had forgotten."""

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
        games: dict[tuple[str, bool], dict[str, tuple[str, str]]] = {}
        for row in self._rows("s.person, s.name, s.kind, g.sum, g.created"):
            key, name, kind, game, created = (str(one) for one in row[:5])
            if kind == HUMAN and key:
                games.setdefault((key, True), {})[game] = name, created
            elif kind not in (HUMAN, CHANGED):
                games.setdefault((level(kind), False), {})[game] = level(kind), created
        found = []
        for (key, is_person), each in games.items():
            name, last = list(each.values())[-1]
            found.append(Subject(key, name, is_person, len(each), last))
        return sorted(found, key=lambda one: (not one.is_person, -one.games, one.key))

    def choices(self, subject: Subject) -> tuple[list[str], list[int], list[str]]:
        """Return the editions, numbers of players and kinds of opponents of the subject's games."""
        seats = self._seats(Question(subject))
        editions, players = {one.edition for one in seats}, {one.players for one in seats}
        return sorted(editions), sorted(players), sorted({one.against for one in seats})

    def figures(self, question: Question) -> Figures:
        """Return the figures of the games that are meant."""
        seats = self._seats(question)
        groups: dict[str, list[_Seat]] = {}
        for one in seats:
            groups.setdefault(one.against, []).append(one)
        games = list(_by_game(seats).values())
        return Figures(
            _wins(seats),
            {key: _wins(of) for key, of in sorted(groups.items())},
            _mean([_middle(one.points for one in game) for game in games]),
            (
                _mean([_middle(one.food for one in game) for game in games]).value,
                _mean([_middle(one.population for one in game) for game in games]).value,
                _mean([_middle(one.traits for one in game) for game in games]).value,
            ),
            _mean([_middle(one.points - one.best_other for one in game) for game in games]),
            _mean([_middle(one.lead for one in game) for game in games]),
            max((one.points for one in seats), default=0),
            max((one.chain_food for one in seats), default=0),
            max((one.chain_species for one in seats), default=0),
            [_one(game) for game in games],
            self._of_traits(question.subject, seats),
        )

    def _rows(
        self, columns: str, condition: str = "1", values: Sequence[object] = ()
    ) -> list[tuple[object, ...]]:
        """Return columns of all seats of counted games, each game once, in the order they were begun."""
        question = (
            f"SELECT {columns}, g.identity FROM seats s JOIN games g ON g.sum = s.sum"
            " WHERE NOT g.is_practice AND NOT g.is_from_position"
            " AND g.sum = (SELECT min(h.sum) FROM games h WHERE h.identity = g.identity)"
            f" AND {condition} ORDER BY g.created, g.identity, s.seat"
        )
        return [row for row in self.book.rows(question, values) if row[-1] not in self.forgotten]

    def _seats(self, question: Question) -> list[_Seat]:
        condition, values = _of_subject(question.subject)
        for column, value in (
            ("g.edition", question.edition),
            ("g.players", question.players),
            ("s.against", question.against),
        ):
            if value:
                condition += f" AND {column} = ?"
                values.append(value)
        columns = (
            "s.sum, s.seat, g.edition, g.players, s.against, s.food, s.population, s.traits, s.winners,"
            " s.others, s.best_other, s.chain_food, s.chain_species, g.created"
        )
        rows = self._rows(columns, condition, values)
        return [_Seat(*row) for row in rows]  # type: ignore[arg-type]  # the columns have these types

    def _of_traits(self, subject: Subject, seats: Sequence[_Seat]) -> list[TraitFigures]:
        mine = {(one.sum, one.seat): one for one in seats}
        met: dict[str, dict[tuple[str, int], tuple[int, ...]]] = {}
        condition, values = _of_subject(subject)
        rows = self.book.rows(
            f"SELECT t.* FROM seats s JOIN traits t ON t.sum = s.sum AND t.seat = s.seat WHERE {condition}",
            values,
        )
        for row in rows:
            place = cast("tuple[str, int]", row[:2])
            if place in mine:
                met.setdefault(str(row[2]), {})[place] = cast("tuple[int, ...]", row[3:])
        found = []
        leads = {game: _middle(one.lead for one in of) for game, of in _by_game(seats).items()}
        for trait, counts in met.items():
            bearing = {game for (game, _), count in counts.items() if count[1]}
            found.append(
                TraitFigures(
                    trait,
                    _mean([lead for game, lead in leads.items() if game in bearing]),
                    _mean([lead for game, lead in leads.items() if game not in bearing]),
                    *(sum(column) for column in zip(*counts.values(), strict=True)),
                )
            )
        found.sort(
            key=lambda one: (
                one.interval is None,
                -one.difference if one.interval is not None else -one.with_it.games,
                one.trait,
            )
        )
        return found


def _of_subject(subject: Subject) -> tuple[str, list[object]]:
    """Return the condition for the seats of a subject, and its values."""
    if subject.is_person:
        return "s.kind = ? AND s.person = ?", [HUMAN, subject.key]
    return "(s.kind = ? OR substr(s.kind, 1, length(?) + 1) = ? || '/')", [subject.key] * 3


def _by_game(seats: Iterable[_Seat]) -> dict[str, list[_Seat]]:
    """Return the seats of each game, in the order of the games: several bots of a level may sit in one."""
    games: dict[str, list[_Seat]] = {}
    for one in seats:
        games.setdefault(one.sum, []).append(one)
    return games


def _one(game: Sequence[_Seat]) -> One:
    """Return what the chart shows of a game: won if any of the seats has won it."""
    first = game[0]
    points, lead = _middle(one.points for one in game), _middle(one.lead for one in game)
    return One(first.created, first.players, points, lead, max(one.winners for one in game))


def _wins(seats: Sequence[_Seat]) -> Wins:
    won = math.fsum(1 / one.winners for one in seats if one.winners)
    return Wins(len(_by_game(seats)), won, math.fsum(1 / one.players for one in seats))


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
    return Mean(
        len(values), value, math.sqrt(math.fsum((one - value) ** 2 for one in values) / (len(values) - 1))
    )
