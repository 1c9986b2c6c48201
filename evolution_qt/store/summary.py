"""What the library says of a record, found without playing it through.

`summary` reads the header and every note that is no move; of the moves it counts how many still hold. It is
quick, and it proves nothing: whether the moves are legal and the checks right is found when a game is opened.
"""

from __future__ import annotations

import hashlib
from typing import Final, Literal, TypeAlias

import msgspec

from evolution_qt.core.errors import BadInput, Fault, bad, located
from evolution_qt.core.plain import Node, parse
from evolution_qt.core.record import (
    LONGEST_LINE,
    MOST_MOVES,
    Check,
    Header,
    Practice,
    Result,
    SeatTaken,
    Undo,
    read_header,
    read_note,
    whole_lines,
)

Status: TypeAlias = Literal["running", "finished", "aside"]

_MOVE: Final = 0x22
"""A line that begins with a quotation mark is a move."""


class Player(msgspec.Struct, frozen=True, array_like=True):
    """Who sits at a seat at the end of a record: a name, if given, and a kind, as records write them."""

    name: str | None
    kind: str


class Trouble(msgspec.Struct, frozen=True, array_like=True):
    """Why a record cannot be opened: a `Fault` as plain data."""

    code: str
    params: dict[str, int | str] = {}
    where: str = ""

    @classmethod
    def of(cls, fault: Fault) -> Trouble:
        """Return it for a fault."""
        return cls(fault.code, dict(fault.params), fault.where)

    @property
    def fault(self) -> Fault:
        """Return the fault."""
        return Fault(self.code, self.params, self.where)


class Summary(msgspec.Struct, frozen=True, array_like=True, kw_only=True):
    """A record in short.

    `game` is the edition's key, `created` the UTC time of the header, `rules` the switches that differ from
    the edition's own, `moves` counts those that hold, `round` is the one being played or, in a finished game,
    the last, `scores` and `winners` are empty before the end. `beginning` is the same for all records of one
    deal, `content` for equal ones only. `trouble` says why a record is *aside*.
    """

    status: Status
    game: str = ""
    created: str | None = None
    program: str | None = None
    players: tuple[Player, ...] = ()
    rules: dict[str, bool | int | str] = {}
    seed: int = 0
    is_practice: bool = False
    from_position: bool = False
    moves: int = 0
    round: int = 1
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    beginning: str = ""
    content: str = ""
    trouble: Trouble | None = None


def summary(data: bytes) -> Summary | None:
    """Return what a record says, None if there is not even a header.

    Never raises: a record that cannot be understood is *aside*, with what is known of it.
    """
    lines = [line for line in (one.strip() for one in whole_lines(data).split(b"\n")) if line]
    if not lines:
        return None
    content = fingerprint(lines)
    beginning = fingerprint(lines[:1])
    try:
        with located("line 1"):
            header = read_header(parse(lines[0], most_characters=LONGEST_LINE))
    except BadInput as error:
        return Summary(status="aside", beginning=beginning, content=content, trouble=Trouble.of(error.fault))
    try:
        return _told(header, data, beginning, content)
    except BadInput as error:
        known = tuple(Player(seat.name, seat.kind) for seat in header.players)
        return Summary(
            status="aside",
            game=header.game,
            created=header.created,
            program=header.program,
            players=known,
            rules=header.rules,
            seed=header.seed,
            from_position=header.position is not None,
            beginning=beginning,
            content=content,
            trouble=Trouble.of(error.fault),
        )


def fingerprint(lines: list[bytes]) -> str:
    """Return 32 hex digits that are the same for the same lines only."""
    return hashlib.blake2b(b"\n".join(lines), digest_size=16).hexdigest()


def _told(header: Header, data: bytes, beginning: str, content: str) -> Summary:
    kinds = [seat.kind for seat in header.players]
    seats = len(kinds)
    # behind each move that holds: the rounds that have ended, and the result
    ended: list[tuple[int, Result | None]] = [(_rounds_before(header), None)]
    is_practice = False
    said = 0
    seen_header = False
    for number, line in enumerate(whole_lines(data).split(b"\n"), 1):
        line = line.strip()
        if not line:
            continue
        if not seen_header:
            seen_header = True
            continue
        if line[0] == _MOVE:
            said += 1
            if said > MOST_MOVES:
                raise bad("too_many_moves", f"line {number}", limit=MOST_MOVES)
            ended.append(ended[-1])
            continue
        plain = parse(line, line=number, most_characters=LONGEST_LINE)
        with located(f"line {number}"):
            match read_note(Node(plain), seats):
                case Check(round_number, _):
                    ended[-1] = (round_number, ended[-1][1])
                case Result() as result:
                    ended[-1] = (ended[-1][0], result)
                case Undo(moves):
                    if moves >= len(ended):
                        raise bad("nothing_to_undo", value=moves, limit=len(ended) - 1)
                    del ended[-moves:]
                case SeatTaken(seat, kind):
                    kinds[seat] = kind
                case Practice():
                    is_practice = True
                case _:
                    pass
    rounds, outcome = ended[-1]
    players = tuple(Player(seat.name, kind) for seat, kind in zip(header.players, kinds, strict=True))
    return Summary(
        status="running" if outcome is None else "finished",
        game=header.game,
        created=header.created,
        program=header.program,
        players=players,
        rules=header.rules,
        seed=header.seed,
        is_practice=is_practice,
        from_position=header.position is not None,
        moves=len(ended) - 1,
        round=rounds if outcome is not None else rounds + 1,
        scores=() if outcome is None else outcome.scores,
        winners=() if outcome is None else outcome.winners,
        beginning=beginning,
        content=content,
    )


def _rounds_before(header: Header) -> int:
    """Return how many rounds were over when the record began."""
    at = (header.position or {}).get("round", 1)
    return at - 1 if type(at) is int and at > 0 else 0
