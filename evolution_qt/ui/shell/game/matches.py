"""The games of the window: how one is begun from a plan, begun again, and who sits at it."""

from __future__ import annotations

import asyncio
import datetime
import secrets
import time
from collections.abc import Generator, Iterable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from msgspec.structs import replace

from evolution_qt import __version__
from evolution_qt.brain.networks import checksum_for
from evolution_qt.brain.pool import Pool
from evolution_qt.brain.programs import Program, is_outside
from evolution_qt.core.action import NOBODY
from evolution_qt.core.crest import COLOURS, PEOPLE_FACES
from evolution_qt.core.fairness import NONCE_BYTES, bot_seed, commitment, deck_seed
from evolution_qt.core.levels import Bots as GameBots
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.plain import NUMBER_LIMIT, read_file
from evolution_qt.core.record import (
    HUMAN,
    VERSION,
    WAITING,
    Header,
    PlayedMove,
    Practice,
    Record,
    RecordSeat,
    SeatTaken,
    written,
)
from evolution_qt.games import game, title_of
from evolution_qt.games.opening import begin, opening_record
from evolution_qt.store.index import Summary
from evolution_qt.ui.shell.game.seats import BotSeat, HumanSeat, Outside, Seat
from evolution_qt.ui.shell.new_game.player_crests import CrestRequest, assigned_crests
from evolution_qt.ui.shell.new_game.player_kinds import bots_of
from evolution_qt.ui.shell.new_game.player_names import shown_name
from evolution_qt.ui.shell.settings.settings import NOBODY_YET, GamePlan, SeatPlan, Settings
from evolution_qt.ui.table.presentation import presentation

_CLEAR: Final = 20
"""By so many per cent a clear win is above the second."""
_SLICE: Final = 0.008
"""Seconds of work at a time on a game that is opened."""

_T = TypeVar("_T")


def planned(plan: GamePlan, seed: int | None = None, settings: Settings | None = None) -> AnyMatch:
    """Begin the game that someone set up, with cards drawn by lot if no seed is given.

    *settings* know the crests that its people have chosen.
    """
    bots = bots_of(plan.game)
    players = [CrestRequest(seat.name, seat.kind not in (HUMAN, NOBODY_YET)) for seat in plan.seats]
    seats = tuple(
        replace(
            _seat(_kind(seat, bots), seat.name, bots),
            face=crest.face,
            colour=COLOURS[crest.colour],
            animals=seat.sides or None,
        )
        for seat, crest in zip(plan.seats, assigned_crests(players, settings or Settings()), strict=True)
    )
    return _begun(plan.game, seats, dict(plan.rules), seed)


def another(match: AnyMatch, *, turned: bool = False, level: str = "") -> AnyMatch:
    """Begin a game with the edition, the rules and the seats of another one; a program has another chance.

    With a *level* all bots play at it. A player who had left or given up is there again, and who had chosen
    sides has them. A lot decides who begins; but if the seats are *turned*, everyone sits one seat farther,
    and the seat that began the last time begins again.
    """
    header = match.record.header
    seats = [
        replace(
            now,
            kind=player.kind if is_outside(player.kind) or player.kind == HUMAN else now.kind,
            animals=player.animals,
        )
        for player, now in zip(header.players, _present(match.record), strict=True)
    ]
    for seat, name in _leavers(match.record).items():
        if seats[seat].kind == HUMAN and name not in [other.name for other in seats]:
            seats[seat] = replace(seats[seat], name=name)
    seats = [
        seat
        if (seat.kind == HUMAN or seat.level == WAITING) == (seat.face in PEOPLE_FACES)
        else replace(seat, face=None)
        for seat in seats  # who took a bot's seat gets a face for people
    ]
    if level:
        seats = [seat if seat.kind == HUMAN else _raised(seat, level, match.game.bots()) for seat in seats]
    if not turned:
        return _begun(header.game, tuple(seats), header.rules, None)
    seats = [seats[-1], *seats[:-1]]
    first = match.game.starter(match.state_at(0))
    return _begun(
        header.game, tuple(seats), header.rules, None, first_player=None if first == NOBODY else first
    )


def _raised(seat: RecordSeat, level: str, bots: GameBots) -> RecordSeat:
    """Return the seat of a bot that plays at another level, with its character if it can have one then."""
    character = seat.kind.partition("/")[2]
    has_character = character and bots.can_have_character(level)
    return replace(seat, kind=f"{level}/{character}" if has_character else level)


def next_level(played: Summary, before: Iterable[Summary]) -> str:
    """Return the level that comes next for a player who has won clearly twice running against the same one.

    *before* are other matches, the last one first. Empty if that is not so, or there is no next level.
    """
    title = title_of(played.game)
    editions = [one.key for one in title.editions]
    others = [one for one in before if one.game in editions and one.beginning != played.beginning]
    earlier = next(filter(_counts, others), None)
    levels = game(played.game).bots().short_list
    beaten = _clearly_beaten(played) if _counts(played) else ""
    if beaten not in levels[:-1] or earlier is None or _clearly_beaten(earlier) != beaten:
        return ""
    return levels[levels.index(beaten) + 1]


def _counts(played: Summary) -> bool:
    """Return whether a match has ended, counts, and had a person in it."""
    has_person = any(player.kind == HUMAN for player in played.players)
    return played.status == "finished" and has_person and not played.is_practice


def _clearly_beaten(played: Summary) -> str:
    """Return the level that the only person has won against by a fifth at least, empty if there is none."""
    kinds = [player.kind for player in played.players]
    levels = {kind.partition("/")[0] for kind in kinds if kind != HUMAN}
    if kinds.count(HUMAN) != 1 or len(levels) != 1:
        return ""
    person = kinds.index(HUMAN)
    best = max(score for seat, score in enumerate(played.scores) if seat != person)
    is_clear = played.winners == (person,) and 100 * played.scores[person] >= (100 + _CLEAR) * best
    return levels.pop() if is_clear else ""


def present(match: AnyMatch, ply: int) -> tuple[RecordSeat, ...]:
    """Return who plays each seat after so many moves of a match."""
    return _present(match.record.before(ply))


def proposed(match: AnyMatch, ply: int, viewer: int = NOBODY) -> tuple[RecordSeat, ...]:
    """Return who may play on from the position after so many moves: the players at that time.

    Where no person is left, those who have left are there again, so that a person plays; so is, in any
    case, the person through whose eyes the game is looked at, *viewer*.
    """
    record = match.record.before(ply)
    seats = list(_present(record))
    is_deserted = not any(seat.kind == HUMAN for seat in seats)
    for at, name in _leavers(record).items():
        if is_deserted or at == viewer:
            others = [seat.name for number, seat in enumerate(seats) if number != at]
            seats[at] = RecordSeat(name=seats[at].name if name in others else name, kind=HUMAN)
    return tuple(seats)


def _present(record: Record) -> tuple[RecordSeat, ...]:
    """Return who sits where at the end of a record, for the header of another one."""
    waiting, crests = record.waiting(), written(record.header.players)
    seats = enumerate(zip(record.names(), record.kinds(), strict=True))
    return tuple(
        RecordSeat(
            name=name,
            kind=kind,
            level=WAITING if seat in waiting else None,
            face=crests[seat].face,
            colour=crests[seat].colour,
        )
        for seat, (name, kind) in seats
    )


def _leavers(record: Record) -> dict[int, str | None]:
    """Return the names of the people in whose place someone else plays at the end of a record, by seat."""
    kinds = [player.kind for player in record.header.players]
    names = [player.name for player in record.header.players]
    left: dict[int, str | None] = {}
    for note in record.notes:
        if isinstance(note, SeatTaken):
            if note.kind == HUMAN:
                left.pop(note.seat, None)
            elif kinds[note.seat] == HUMAN:
                left[note.seat] = names[note.seat]
            kinds[note.seat] = note.kind
            names[note.seat] = note.name or names[note.seat]
    return left


def begun_as_practice(match: AnyMatch) -> bool:
    """Return whether a game did not count from its beginning on, as its maker wanted it."""
    notes = match.record.notes
    first = next((at for at, note in enumerate(notes) if isinstance(note, PlayedMove)), len(notes))
    return match.record.header.position is None and Practice() in notes[:first]


def branched(match: AnyMatch, ply: int, plans: Sequence[tuple[str, str]] | None = None) -> AnyMatch:
    """Begin a game from the position after so many moves of another one.

    *plans* says who plays each seat, the kind as records write it or NOBODY_YET, and the name; without them
    it is the player of that time.

    It does not count: who begins it may have seen every card. It has no commitment, because nothing was
    shuffled for it, and no nonce.
    """
    state = match.state_at(ply)
    plain = match.game.dump(state)
    header = match.record.header
    if plans is None:
        players = present(match, ply)
    else:
        players = tuple(
            replace(_seat(kind, name, match.game.bots()), face=now.face, colour=now.colour)
            for (kind, name), now in zip(plans, present(match, ply), strict=True)
        )
    branch = begin(
        Header(
            game=header.game,
            players=tuple(
                replace(one, network=checksum_for(one.kind, match.game, len(players))) for one in players
            ),
            rules=cast("dict[str, bool | int | str]", plain.get("rules", {})),
            seed=cast(int, plain.get("seed", 0)),
            created=datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            program=f"evolution-qt {__version__}",
            position=plain,
        )
    )
    branch.record.append(Practice())
    return branch


async def opened(path: Path) -> AnyMatch:
    """Return the match that a file holds, to be looked at; nothing is ever written to it.

    It is replayed a little at a time, so that the window goes on. Raises BadInput that names the place, also
    for a game without a table.
    """
    match: AnyMatch = await sliced(opening_record(Record.read(read_file(path))))
    presentation(match.game.key)
    return match


async def sliced(steps: Generator[Any, None, _T]) -> _T:
    """Make steps a little at a time, so that the window goes on, and return their result."""
    while True:
        until = time.monotonic() + _SLICE
        while time.monotonic() < until:
            try:
                next(steps)
            except StopIteration as end:
                result: _T = end.value
                return result
        await asyncio.sleep(0)


def names_of(match: AnyMatch) -> list[str]:
    """Return what the players of a match are called, by seat."""
    return named(zip(match.names, match.record.kinds(), strict=True))


def named(players: Iterable[tuple[str | None, str]]) -> list[str]:
    """Return what players are called whose names, if they have any, and kinds stand in a record, by seat."""
    return [shown_name(name, seat, kind) for seat, (name, kind) in enumerate(players)]


def seated(match: AnyMatch, pool: Pool, programs: Sequence[Program] = ()) -> list[Seat]:
    """Return who plays each seat.

    *programs* are the outside programs that are known here. A bot's seed comes from the record's nonce, so
    that its moves can be worked out again when the game is over, also if it was continued in between. It does
    not come from the seed that gives every card away.
    """
    players = zip(names_of(match), match.record.kinds(), strict=True)
    return [sitter(match, index, name, kind, pool, programs) for index, (name, kind) in enumerate(players)]


def sitter(
    match: AnyMatch, index: int, name: str, kind: str, pool: Pool, programs: Sequence[Program] = ()
) -> Seat:
    """Return who of a kind, as records write it, plays one seat of a match; the rest as for `seated`."""
    if kind == HUMAN:
        return HumanSeat(index, name)
    nonce = match.record.header.nonce
    seed = secrets.randbelow(NUMBER_LIMIT) if nonce is None else bot_seed(nonce, index)
    if is_outside(kind):
        known = {program.kind: program for program in programs}
        return Outside(index, name, kind, pool, seed, known.get(kind))
    return BotSeat(index, name, kind, pool, seed)


def _seat(kind: str, name: str, bots: GameBots) -> RecordSeat:
    """Return a seat for the header of a record; a bot plays one that is kept for someone."""
    if kind == NOBODY_YET:
        return RecordSeat(name=name, kind=bots.stand_in, level=WAITING)
    return RecordSeat(name=name, kind=kind)


def _kind(seat: SeatPlan, bots: GameBots) -> str:
    """Return who is to play, in the words of records or NOBODY_YET."""
    has_character = seat.character and bots.can_have_character(seat.kind)
    return f"{seat.kind}/{seat.character}" if has_character else seat.kind


def _begun(
    key: str,
    seats: tuple[RecordSeat, ...],
    rules: dict[str, bool | int | str],
    seed: int | None,
    first_player: int | None = None,
) -> AnyMatch:
    nonce = secrets.token_hex(NONCE_BYTES)
    seed = deck_seed(nonce) if seed is None else seed
    header = Header(
        version=VERSION,
        game=key,
        players=tuple(
            replace(seat, network=checksum_for(seat.kind, game(key), len(seats))) for seat in written(seats)
        ),
        rules=rules,
        seed=seed,
        first_player=first_player,
        created=datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        program=f"evolution-qt {__version__}",
        nonce=nonce,
        commitment=commitment(seed, nonce, [seat.kind for seat in seats]),
    )
    return begin(header)
