"""Records: everything that happened in a game, one line each, never cut.

A record is a header, then moves and notes in the order they were made. This module reads and appends;
whether a move is legal and what it leads to is `match`'s business, and how it comes into a file that of
`store`. A file whose last line was not finished is whole up to the line before.
"""

from __future__ import annotations

import json
import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from evolution_qt.core.crest import COLOURS, FACES, Claim, Crest, crests, namesake
from evolution_qt.core.errors import BadInput, Fault, bad, located
from evolution_qt.core.plain import MOST_BYTES, Fields, Node, Plain, parse, shown

FORMAT: Final = "evolution-qt/record"
VERSION: Final = 2
"""The newest version that is read."""
BINDING_KINDS: Final = 2
"""From this version on the commitment binds the kinds of the seats too."""
MOST_MOVES: Final = 5_000
MOST_SEATS: Final = 8
LONGEST_LINE: Final = 2_000
"""A move may be longer than other texts: all that an attack ignores, pays and declines."""

HUMAN: Final = "human"
"""The kind of a seat at which a person plays."""
WAITING: Final = "nobody"  # plain: ok, records have it
"""The level of a seat that is kept for a person who comes later; until then its kind plays there."""

_KIND: Final = re.compile(r"[a-z][a-z0-9_-]*(/[a-z0-9][a-z0-9_-]*)?")
_HASH: Final = re.compile(r"[0-9a-f]{16}")
_CHECKSUM: Final = re.compile(r"[0-9a-f]{64}")
_CREATED: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,6})?Z")
_SEAT: Final = re.compile(r"\s*(0|[1-9][0-9]{0,2}):(.*)", re.DOTALL)


class RecordSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat when the game begins: ``human``, ``greedy``, or a level with a character."""

    name: str | None = None
    kind: str = "human"
    level: str | None = None
    character: str | None = None
    network: str | None = None
    face: str | None = None
    colour: str | None = None
    animals: tuple[str, ...] | None = None
    """The sides that the seat has chosen, in a game that has any."""


def crests_of(players: Sequence[RecordSeat]) -> tuple[Crest, ...]:
    """Return the crests of the players of a header; where it has none, their seats and bots' names decide."""
    claims: list[Claim] = []
    faces = {player.face for player in players}
    for player in players:
        is_bot = player.kind != HUMAN and player.level != WAITING
        face = player.face
        if face is None and is_bot and (named := namesake(player.name)) not in faces:
            face = named
            faces.add(face)
        colour = None if player.colour is None else COLOURS.index(player.colour)
        claims.append(Claim(is_bot, colour, face))
    return crests(claims)


def written(players: Sequence[RecordSeat]) -> tuple[RecordSeat, ...]:
    """Return the players of a header with their crests written down, as far as no two have the same."""
    made: list[RecordSeat] = []
    for player, (number, face) in zip(players, crests_of(players), strict=True):
        colour = COLOURS[number]
        is_free = colour not in [other.colour for other in made]
        made.append(msgspec.structs.replace(player, face=face, colour=colour if is_free else None))
    return tuple(made)


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a game begins with. ``first_player`` is None when the seed decides."""

    version: int = 1
    game: str
    players: tuple[RecordSeat, ...]
    rules: dict[str, bool | int | str] = {}
    seed: int = 0
    first_player: int | None = None
    created: str | None = None
    program: str | None = None
    nonce: str | None = None
    commitment: str | None = None
    position: dict[str, Any] | None = None  # plain data; the converter cannot follow a type that holds itself

    @property
    def bound_kinds(self) -> tuple[str, ...]:
        """Return the kinds of all seats if the commitment binds them too, else none."""
        return tuple(player.kind for player in self.players) if self.version >= BINDING_KINDS else ()


class PlayedMove(msgspec.Struct, frozen=True):
    """A move: the seat that made it and its line."""

    seat: int
    text: str


class Check(msgspec.Struct, frozen=True):
    """The hash of the position after the move that ended a round."""

    round: int
    hash: str


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the game ended; ``animals`` are the points of each side, in a game that has any."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    animals: dict[str, int] = {}


class Undo(msgspec.Struct, frozen=True):
    """The last moves were taken back."""

    moves: int


class SeatTaken(msgspec.Struct, frozen=True, omit_defaults=True):
    """From here on another player has a seat, by another name if one is given.

    ``network`` is of a bot what it is in the header.
    """

    seat: int
    kind: str
    name: str | None = None
    network: str | None = None


class Practice(msgspec.Struct, frozen=True):
    """From here on the game does not count."""


class Stopped(msgspec.Struct, frozen=True):
    """The search for the next move was cut short."""


Note: TypeAlias = PlayedMove | Check | Result | Undo | SeatTaken | Practice | Stopped


def split_seat(text: str) -> tuple[int | None, str]:
    """Return the seat in front of a move, None if there is none, and the move."""
    match = _SEAT.fullmatch(text)
    return (None, text.strip()) if match is None else (int(match[1]), match[2].strip())


class Sink(Protocol):
    """Where the lines of a running game go. It copes with its own faults and never raises."""

    @property
    def fault(self) -> Fault | None:
        """What keeps it from holding all lines; None if it holds them."""

    def add(self, lines: str, *, durably: bool) -> None:
        """Take whole lines; *durably*: they are to outlive a loss of power."""

    def rest(self) -> None:
        """Let go of what is held, until more comes."""

    def close(self) -> None:
        """Take no more."""


@dataclass
class Record:
    """The record of one game, in memory and, once a sink is attached, wherever that puts it.

    ``numbers`` has the line of the file for each note. ``is_torn`` says that an unfinished last line was left
    out.
    """

    header: Header
    notes: list[Note] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    is_torn: bool = False
    _sink: Sink | None = None

    # Reading

    @classmethod
    def read(cls, data: bytes) -> Record:
        """Return the record that *data* holds. Raises BadInput that names the line."""
        if len(data) > MOST_BYTES:
            raise bad("too_large", limit=MOST_BYTES)
        if not data.strip():
            raise bad("empty")
        record: Record | None = None
        moves = 0
        lines = data.split(b"\n")
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            try:
                plain = parse(line, line=number, most_characters=LONGEST_LINE)
            except BadInput:
                if record is None or number < len(lines):
                    raise
                record.is_torn = True
                break
            with located(f"line {number}"):
                if record is None:
                    record = cls(read_header(plain))
                    continue
                note = read_note(Node(plain), len(record.header.players))
                moves += isinstance(note, PlayedMove)
                if moves > MOST_MOVES:
                    raise bad("too_many_moves", limit=MOST_MOVES)
                record.notes.append(note)
                record.numbers.append(number)
        assert record is not None, "a text that is not empty has a first line"
        return record

    def standing(self) -> list[tuple[int, PlayedMove | Check | Result]]:
        """Return what still holds of the game, with the lines of the file, less the moves taken back.

        With a move go the check and the result behind it.
        """
        groups: list[list[tuple[int, PlayedMove | Check | Result]]] = [[]]
        for number, note in zip(self.numbers, self.notes, strict=True):
            match note:
                case PlayedMove():
                    groups.append([(number, note)])
                case Check() | Result():
                    groups[-1].append((number, note))
                case Undo(moves):
                    if moves >= len(groups):
                        raise bad("nothing_to_undo", f"line {number}", value=moves, limit=len(groups) - 1)
                    del groups[-moves:]
        return [one for group in groups for one in group]

    def moves(self) -> list[PlayedMove]:
        """Return the moves that still hold, in order."""
        return [note for _, note in self.standing() if isinstance(note, PlayedMove)]

    def _made(self) -> list[int]:
        """Return the lines of the moves that still hold."""
        return [number for number, note in self.standing() if isinstance(note, PlayedMove)]

    def noted(self, number: int) -> tuple[tuple[Note, ...], tuple[Note, ...]]:
        """Return what is noted of the move in this line, before it and after it: stops, and a substitute."""
        at = bisect_left(self.numbers, number)
        move = self.notes[at]
        assert isinstance(move, PlayedMove)
        first = at
        while first and isinstance(self.notes[first - 1], Stopped):
            first -= 1
        before = tuple(self.notes[first:at])
        if (
            not before
            and at
            and isinstance(taken := self.notes[at - 1], SeatTaken)
            and taken.seat == move.seat
        ):
            for note in self.notes[at + 1 : at + 4]:
                if isinstance(note, SeatTaken) and note.seat == move.seat:
                    return (taken,), (note,)
                if not isinstance(note, Check | Result):
                    break
        return before, ()

    def changes(self) -> list[tuple[int, SeatTaken]]:
        """Return who took which seat, each with how many of the moves that still hold had been made before.

        A stand-in for a single move of a bot is left out.
        """
        made = self._made()
        kinds = [seat.kind for seat in self.header.players]
        found: list[tuple[int, SeatTaken]] = []
        back = -1
        for at, note in enumerate(self.notes):
            if not isinstance(note, SeatTaken) or at == back:
                continue
            back = self._stood_in_until(at, kinds[note.seat])
            if back < 0:
                kinds[note.seat] = note.kind
                found.append((bisect_left(made, self.numbers[at]), note))
        return found

    def _stood_in_until(self, at: int, kind: str) -> int:
        """Return which note ends what the note *at* begins, if that is a single move for a bot of a kind."""
        taken, move = self.notes[at], self.notes[at + 1 : at + 2]
        assert isinstance(taken, SeatTaken)
        if kind == HUMAN or not move or not isinstance(move[0], PlayedMove) or move[0].seat != taken.seat:
            return -1
        for number, note in enumerate(self.notes[at + 2 : at + 5], at + 2):
            if isinstance(note, SeatTaken) and (note.seat, note.kind) == (taken.seat, kind):
                return number
            if not isinstance(note, Check | Result):
                break
        return -1

    def before(self, move: int) -> Record:
        """Return the record as it was after so many moves, of those that still hold.

        A substitute for the next move alone is not there yet. After the last move it is the whole record.
        """
        made = self._made()
        if move >= len(made):
            return self
        end = bisect_left(self.numbers, made[move]) - len(self.noted(made[move])[0])
        return Record(self.header, self.notes[:end], self.numbers[:end])

    @property
    def is_practice(self) -> bool:
        """Return whether the game does not count."""
        return any(isinstance(note, Practice) for note in self.notes)

    def kinds(self) -> list[str]:
        """Return who plays each seat at the end of the record."""
        kinds = [seat.kind for seat in self.header.players]
        for note in self.notes:
            if isinstance(note, SeatTaken):
                kinds[note.seat] = note.kind
        return kinds

    def people(self) -> list[int]:
        """Return the seats that a person ever had."""
        seats = {seat for seat, player in enumerate(self.header.players) if player.kind == HUMAN}
        taken = {note.seat for note in self.notes if isinstance(note, SeatTaken) and note.kind == HUMAN}
        return sorted(seats | taken)

    def waiting(self) -> list[int]:
        """Return the seats that are still kept for a person who comes later."""
        taken = {note.seat for note in self.notes if isinstance(note, SeatTaken) and note.kind == "human"}
        seats = zip(self.header.players, self.kinds(), strict=True)
        return [
            seat
            for seat, (player, kind) in enumerate(seats)
            if player.level == WAITING and player.kind == kind and seat not in taken
        ]

    def names(self) -> list[str | None]:
        """Return the players' names by seat as they are at the end of the record."""
        names = [seat.name for seat in self.header.players]
        for note in self.notes:
            if isinstance(note, SeatTaken) and note.name is not None:
                names[note.seat] = note.name
        return names

    # Writing

    def text(self) -> str:
        """Return the whole record as it stands in a file."""
        return "".join(line + "\n" for line in (_header_line(self.header), *map(note_line, self.notes)))

    def attach(self, sink: Sink) -> None:
        """Let every later note go to *sink* before it counts. What stands already is the sink's business."""
        self._sink = sink

    @property
    def is_attached(self) -> bool:
        """Return whether its lines go anywhere."""
        return self._sink is not None

    @property
    def fault(self) -> Fault | None:
        """Return why a file that should hold this record does not hold all of it, None if all is well."""
        return None if self._sink is None else self._sink.fault

    @property
    def room(self) -> int:
        """Return how many moves it can still take; those taken back have taken theirs too."""
        return MOST_MOVES - sum(isinstance(note, PlayedMove) for note in self.notes)

    def append(self, *notes: Note) -> None:
        """Add notes, in the sink first. Raises BadInput and adds none if they are too many."""
        if sum(isinstance(note, PlayedMove) for note in notes) > self.room:
            raise bad("too_many_moves", limit=MOST_MOVES)
        if self._sink is not None:
            lines = "".join(note_line(note) + "\n" for note in notes)
            self._sink.add(lines, durably=any(isinstance(note, Check | Result) for note in notes))
        for note in notes:
            self.notes.append(note)
            self.numbers.append(self.numbers[-1] + 1 if self.numbers else 2)

    def rest(self) -> None:
        """Notify the sink that the game is over; should a move be taken back, more comes."""
        if self._sink is not None:
            self._sink.rest()

    def close(self) -> None:
        """Send no more to the sink."""
        sink, self._sink = self._sink, None
        if sink is not None:
            sink.close()


def whole_lines(data: bytes) -> bytes:
    """Return the bytes of a record without an unfinished last line."""
    *_, last = data.split(b"\n")
    if last.strip():
        try:
            parse(last, most_characters=LONGEST_LINE)
        except BadInput:
            return data[: -len(last)]
    return data


# Header


HEADER_KEYS: Final = (
    "format",
    "version",
    "game",
    "rules",
    "seed",
    "first_player",
    "players",
    "created",
    "program",
    "nonce",
    "commitment",
    "position",
)
_WORN: Final = {"face": FACES, "colour": COLOURS}
"""What no two players share, and the words for it."""
SEAT_KEYS: Final = ("name", "kind", "level", "character", "network", "face", "colour", "animals")


def read_header(plain: Plain) -> Header:
    """Return the header that a plain value describes. Raises BadInput with the path to the fault."""
    if type(plain) is not dict:
        raise bad("no_header")
    early = Node(plain).fields(plain, ("format",))  # whatever else a newer version may say
    name = early["format"].text()
    if name != FORMAT:
        raise early["format"].wrong("wrong_format", value=shown(name), expected=FORMAT)
    version = early.number("version", 1, 1)
    if version > VERSION:
        raise early["version"].wrong("newer_version", value=version, limit=VERSION)
    root = Node(plain).fields(HEADER_KEYS)
    _check_header(root)
    values = dict(plain)
    if "position" in root:
        _adopt(root, values)
    needed = ("game", "players", *(("commitment",) if version >= BINDING_KINDS else ()))
    seats = Node(values).fields(HEADER_KEYS, needed)["players"].items()
    if "first_player" in values:
        Node(values["first_player"], "first_player").number(0, len(seats) - 1)
    values.pop("format")
    return msgspec.convert(values, Header)


def _check_header(root: Fields) -> None:
    for key in ("game", "program", "nonce"):
        if key in root:
            root[key].text()
    for key, pattern in (("created", _CREATED), ("commitment", _CHECKSUM)):
        if key in root:
            _matching(root[key], pattern)
    for key in ("seed", "first_player"):
        if key in root:
            root[key].number(0)
    if "rules" in root:
        _check_rules(root["rules"])
    if "players" in root:
        _check_players(root["players"])


def _check_players(node: Node) -> None:
    seats = node.items()
    if not 1 <= len(seats) <= MOST_SEATS:
        raise node.wrong("wrong_number_of_players", value=len(seats), least=1, most=MOST_SEATS)
    said: dict[str, set[str]] = {}
    for seat in seats:
        fields = seat.fields(SEAT_KEYS)
        for key in fields:
            if key == "kind":
                _kind(fields[key])
            elif key == "animals":
                for one in fields.items(key):
                    one.text()
            elif key in _WORN:
                word = fields[key].choice(_WORN[key])
                if word in (taken := said.setdefault(key, set())):
                    raise fields[key].wrong("worn_twice", value=word)
                taken.add(word)
            elif key != "name" or not fields[key].is_null():
                fields[key].text()


def _adopt(root: Fields, values: dict[str, Plain]) -> None:
    """Take over the content of the position to start from; what the header has too must not differ."""
    if type(root["position"].value) is not dict:
        raise root["position"].wrong("not_an_object")
    own = {"rules": {}, "seed": 0, "first_player": 0, **root["position"].value}
    position = Node(own, "position").fields(own, ("game", "players"))
    position["game"].text()
    position["seed"].number(0)
    position["first_player"].number(0)
    _check_rules(position["rules"])
    for key in ("game", "rules", "seed", "first_player"):
        if values.setdefault(key, own[key]) != own[key]:
            raise root[key].wrong("header_differs")
    seats = position["players"].items()
    if "players" not in root:
        names = [seat.value.get("name") if type(seat.value) is dict else None for seat in seats]
        values["players"] = [{"name": name if type(name) is str else None} for name in names]
    elif len(root["players"].items()) != len(seats):
        raise root["players"].wrong("header_differs")
    else:
        for given, seat in zip(root["players"].items(), seats, strict=True):
            animals = given.value.get("animals") if type(given.value) is dict else None
            if animals is not None and (type(seat.value) is not dict or animals != seat.value.get("animals")):
                raise Node(animals, f"{given.path}.animals").wrong("header_differs")


def _check_rules(node: Node) -> None:
    if type(node.value) is not dict:
        raise node.wrong("not_an_object")
    rules = Fields(node.value, node.path)
    for key in rules:
        if type(rules[key].value) not in (bool, int, str):
            raise rules[key].wrong("unknown_value", value=shown(rules[key].value))


def _matching(node: Node, pattern: re.Pattern[str]) -> str:
    text = node.text()
    if pattern.fullmatch(text) is None:
        raise node.wrong("unknown_value", value=shown(text))
    return text


def _kind(node: Node) -> str:
    return _matching(node, _KIND)


# Lines


def read_note(node: Node, seats: int) -> Note:
    """Return the note of one line after the header."""
    if type(node.value) is str:
        seat, text = split_seat(node.value)
        if seat is None:
            raise node.wrong("not_a_record_line")
        if seat >= seats:
            raise node.wrong("no_such_seat", value=seat)
        return PlayedMove(seat, text)
    if type(node.value) is not dict or not node.value:
        raise node.wrong("not_a_record_line")
    match next(iter(node.value)):
        case "check":
            fields = node.fields(("check",))["check"].fields(("round", "hash"), ("round", "hash"))
            return Check(fields["round"].number(1), _matching(fields["hash"], _HASH))
        case "result":
            needed = ("scores", "winners")
            fields = node.fields(("result",))["result"].fields((*needed, "animals"), needed)
            scores = [one.number(0) for one in fields.items("scores")]
            winners = [one.number(0, seats - 1) for one in fields.items("winners")]
            sides = _any_fields(fields["animals"]) if "animals" in fields else Fields({}, "")
            return Result(tuple(scores), tuple(winners), {key: sides[key].number(0) for key in sides})
        case "undo":
            return Undo(node.fields(("undo",))["undo"].number(1, MOST_MOVES))
        case "seat" | "kind" | "name" | "network":
            fields = node.fields(("seat", "kind", "name", "network"), ("seat", "kind"))
            name, network = (fields[key].text() if key in fields else None for key in ("name", "network"))
            return SeatTaken(fields["seat"].number(0, seats - 1), _kind(fields["kind"]), name, network)
        case "practice":
            _must_be_true(node.fields(("practice",))["practice"])
            return Practice()
        case "stopped":
            _must_be_true(node.fields(("stopped",))["stopped"])
            return Stopped()
        case _:
            raise node.wrong("not_a_record_line")


def _any_fields(node: Node) -> Fields:
    """Return the entries of an object, whatever their keys."""
    return node.fields(node.value if type(node.value) is dict else ())


def _must_be_true(node: Node) -> None:
    if not node.truth():
        raise node.wrong("unknown_value", value="false")


def note_line(note: Note) -> str:
    """Return the line for *note*."""
    match note:
        case PlayedMove(seat, text):
            return _line(f"{seat}: {text}")
        case Check():
            return _line({"check": msgspec.to_builtins(note)})
        case Result():
            return _line({"result": msgspec.to_builtins(note)})
        case Undo(moves):
            return _line({"undo": moves})
        case SeatTaken():
            return _line(msgspec.to_builtins(note))
        case Practice():
            return _line({"practice": True})
        case _:
            return _line({"stopped": True})


def _header_line(header: Header) -> str:
    plain = {"format": FORMAT, **msgspec.to_builtins(header)}
    return _line({key: value for key, value in plain.items() if value is not None})


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
