"""Reads a finished game from its record, move by move, and returns what the record book keeps of it.

What is kept is the game, its seats, and the measures of each, as plain values.

Nothing here knows files or the clock. A record is hostile until it has been replayed: every move is checked,
with the same checks as in a match, and so are the hashes after the rounds and the result.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, cast

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import IllegalMove, bad, located, not_allowed
from evolution_qt.core.game import AnyGame
from evolution_qt.core.match import result_of
from evolution_qt.core.plain import Node, Plain, canonical, shown
from evolution_qt.core.record import Check, PlayedMove, Record, Result, SeatTaken, Undo
from evolution_qt.core.score import Measure, Tally
from evolution_qt.games.opening import game_of

CHANGED: Final = "changed"
"""The kind of a seat that several have played: it counts for no player."""
MIXED: Final = "mixed"
"""Opponents of several kinds, or one whose seat changed hands."""


@dataclass(frozen=True)
class SeatEntry:
    """How one seat did.

    ``kind`` is who made every move of the seat that still holds, `CHANGED` if that were several. ``against``
    is the kind of all others, without characters, `MIXED` if they differ. ``place`` counts from 1; equal
    ones share it. ``winners`` is how many share the victory, 0 for who has not won. ``others`` is the sum
    of the others' points, ``best_other`` the highest of them. ``measures`` is what else the game counts, the
    parts of the score first.
    """

    name: str
    kind: str
    against: str
    points: int
    place: int
    winners: int
    others: int
    best_other: int
    measures: tuple[Measure, ...] = ()

    def measure(self, key: str, topic: str = "") -> int:
        """Return one of the measures, 0 if it was not counted."""
        return next((one.value for one in self.measures if (one.topic, one.key) == (topic, key)), 0)


@dataclass(frozen=True)
class GameEntry:
    """One finished game.

    ``sum`` is half the SHA-256 of its record's bytes, ``identity`` the first 16 digits of that of what
    happened: edition, switches, deal and standing moves, without names. ``rules`` are the switches that
    differ, as JSON. ``taken_back`` moves were taken back. A game ``counts`` unless it was marked as practice
    or begun from a position.
    """

    sum: str
    identity: str
    edition: str
    rules: str
    players: int
    rounds: int
    moves: int
    created: str
    is_practice: bool
    is_from_position: bool
    taken_back: int
    seats: tuple[SeatEntry, ...]

    @property
    def counts(self) -> bool:
        """Return whether the game is counted."""
        return not self.is_practice and not self.is_from_position


def plain_name(name: str | None) -> str:
    """Return a name without what cannot be seen and without superfluous spaces; empty if there is none."""
    seen = "".join(c for c in name or "" if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Zl", "Zp"))
    return " ".join(seen.split())


def person(name: str) -> str:
    """Return what identifies a person: the name, whatever its case and width."""
    return unicodedata.normalize("NFKC", name).casefold()


def level(kind: str) -> str:
    """Return a kind without its character: ``apex`` for ``apex/stalker``."""
    return kind.partition("/")[0]


Reading: TypeAlias = Generator[None, None, GameEntry | None]
"""Stops after every move, so that the caller can do something else meanwhile."""

_RESULT: Final = b'"result"'


def checksum(data: bytes) -> str:
    """Return by which a record is known: 32 digits of the SHA-256 of its bytes."""
    return hashlib.sha256(data).hexdigest()[:32]


def is_finished(data: bytes) -> bool:
    """Return quickly whether a record may hold a finished game; `reading` finds out for sure."""
    return _RESULT in data


def reading(data: bytes) -> Reading:
    """Read a record, stopping after every move, and return its game, None if that has not ended.

    Raises BadInput that names the line.
    """
    record = Record.read(data)
    standing = record.standing()
    if not standing or not isinstance(standing[-1][1], Result):
        return None
    with located("line 1"):
        game, state = _begun(record)
    tally = game.tally(state)
    ended = moves = 0
    for number, note in standing:
        with located(f"line {number}"):
            match note:
                case PlayedMove(seat, text):
                    before = state.round
                    _make(game, state, tally, seat, text)
                    moves += 1
                    ended = before if state.round != before or state.to_move == NOBODY else 0
                    yield
                case Check(round_number, digest):
                    _check(game, state, ended, round_number, digest)
                case _:
                    if state.to_move != NOBODY or note != _result(game, state):
                        raise bad("wrong_result")
    header = record.header
    return GameEntry(
        checksum(data),
        _identity(record),
        header.game,
        canonical(cast("Plain", header.rules)),
        len(header.players),
        state.round,
        moves,
        header.created or "",
        record.is_practice,
        header.position is not None,
        sum(note.moves for note in record.notes if isinstance(note, Undo)),
        _seats(record, game, state, tally),
    )


def read(data: bytes) -> GameEntry | None:
    """Read a record at once. Raises BadInput that names the line."""
    steps = reading(data)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return cast("GameEntry | None", end.value)


def _begun(record: Record) -> tuple[AnyGame, Any]:
    header = record.header
    game = game_of(Node(header.game, "game"), Node(header.rules, "rules"))
    if header.position is not None:
        with located("position"):
            return game, game.load(header.position)
    first = header.first_player
    sides = [player.animals or () for player in header.players]
    return game, game.new_with(sides, header.seed, -1 if first is None else first)


def _make(game: AnyGame, state: Any, tally: Tally[Any, Any] | None, seat: int, text: str) -> None:
    move = game.read(text)
    before = game.copy(state) if tally is not None and tally.looks_back(move) else None
    try:
        events = game.play(state, seat, move)
    except IllegalMove as error:
        raise not_allowed(f"{seat}: {shown(text)}", error.refusals, game.key) from None
    if tally is not None:
        tally.follow(events, seat, move, before)


def _check(game: AnyGame, state: Any, ended: int, round_number: int, digest: str) -> None:
    if round_number != ended:
        raise bad("wrong_round", value=round_number)
    found = game.digest(state)
    if found != digest:
        raise bad("wrong_check", found=found, expected=digest)


def _result(game: AnyGame, state: Any) -> Result:
    return result_of(game, state)


def _identity(record: Record) -> str:
    """Return the short hash of what happened: the same for copies, whatever the players are called."""
    header = record.header
    plain: dict[str, Plain] = {
        "game": header.game,
        "rules": cast("Plain", header.rules),
        "seed": header.seed,
        "first_player": header.first_player,
        "players": len(header.players),
        "created": header.created,
        "nonce": header.nonce,
        "position": cast("Plain", header.position),
        "moves": [f"{said.seat}: {said.text}" for said in record.moves()],
    }
    return hashlib.sha256(canonical(plain).encode()).hexdigest()[:16]


def _kinds(record: Record) -> list[str]:
    """Return who made every standing move of each seat, `CHANGED` where that were several.

    A seat that never moved belongs to the player who had it at the end.
    """
    now = [seat.kind for seat in record.header.players]
    made: list[tuple[int, str]] = []
    for note in record.notes:
        match note:
            case PlayedMove(seat, _):
                made.append((seat, now[seat]))
            case Undo(moves):
                del made[-moves:]
            case SeatTaken(seat, kind, _):
                now[seat] = kind
    found = []
    for seat, last in enumerate(now):
        kinds = {kind for mover, kind in made if mover == seat} or {last}
        found.append(kinds.pop() if len(kinds) == 1 else CHANGED)
    return found


def _seats(record: Record, game: AnyGame, state: Any, tally: Tally[Any, Any] | None) -> tuple[SeatEntry, ...]:
    points, winners, ranks = game.scores(state), game.winners(state), game.ranks(state)
    kinds, names = _kinds(record), record.names()
    found = []
    for seat, parts in enumerate(game.score_parts(state)):
        others = [one for at, one in enumerate(points) if at != seat]
        measures = [Measure("", key, part) for key, part in zip(game.measured.parts, parts, strict=False)]
        if tally is not None:
            measures += tally.measures(seat)
        found.append(
            SeatEntry(
                plain_name(names[seat]),
                kinds[seat],
                _against([kind for at, kind in enumerate(kinds) if at != seat]),
                points[seat],
                1 + sum(rank > ranks[seat] for rank in ranks),
                len(winners) if seat in winners else 0,
                sum(others),
                max(others, default=0),
                tuple(measures),
            )
        )
    return tuple(found)


def _against(kinds: Sequence[str]) -> str:
    levels = {level(kind) for kind in kinds}
    return levels.pop() if len(levels) == 1 and CHANGED not in levels else MIXED
