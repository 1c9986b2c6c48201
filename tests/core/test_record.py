"""Records: reading, what is refused with its line, appending, files that broke off."""
# ruff: noqa: E501 - each case of the table is one line

from __future__ import annotations

import json
from typing import Any

import pytest

from evolution_qt.core.crest import COLOURS
from evolution_qt.core.errors import BadInput, Fault
from evolution_qt.core.plain import MOST_BYTES
from evolution_qt.core.record import (
    MOST_MOVES,
    WAITING,
    Check,
    Header,
    Note,
    PlayedMove,
    Practice,
    Record,
    RecordSeat,
    Result,
    SeatTaken,
    Stopped,
    Undo,
    crests_of,
    note_line,
    split_seat,
    whole_lines,
    written,
)
from tests.core.played import record_text
from tests.text.plains import position

HEADER: dict[str, Any] = {
    "format": "evolution-qt/record",
    "version": 1,
    "game": "evolution/de",
    "rules": {},
    "seed": 73914,
    "first_player": 0,
    "players": [{"name": "Ann", "kind": "human"}, {"name": "Fox", "kind": "apex/stalker"}],
}


def record(*lines: Any, **header: Any) -> bytes:
    """Return the bytes of a record with these lines behind a header."""
    plain = {key: value for key, value in {**HEADER, **header}.items() if value is not ...}
    return "".join(json.dumps(line) + "\n" for line in (plain, *lines)).encode()


def fault(data: bytes) -> str:
    with pytest.raises(BadInput) as caught:
        Record.read(data).standing()
    return str(caught.value)


def test_the_example_of_the_notation_is_read() -> None:
    data = b"""\
{"format": "evolution-qt/record", "version": 1, "game": "evolution/de", "rules": {}, "seed": 73914, \
"first_player": 0, "players": [{"name": "Ann", "kind": "human"}, {"name": "Fox", "kind": "apex/stalker"}]}
"0: food long_neck:3"
"1: food horns:3"
{"check": {"round": 1, "hash": "9f3ac1d20b7e4415"}}
{"result": {"scores": [31, 28], "winners": [0]}}
"""

    read = Record.read(data)

    assert Header(
        game="evolution/de",
        players=(RecordSeat("Ann"), RecordSeat("Fox", "apex/stalker")),
        seed=73914,
        first_player=0,
    ) == (read.header)
    assert [
        PlayedMove(0, "food long_neck:3"),
        PlayedMove(1, "food horns:3"),
        Check(1, "9f3ac1d20b7e4415"),
        Result((31, 28), (0,)),
    ] == read.notes
    assert [2, 3, 4, 5] == read.numbers
    assert not read.is_torn


def test_a_record_is_written_as_it_was_read() -> None:
    text = record_text(seats=3)

    assert text == Record.read(text.encode()).text()


@pytest.mark.parametrize("version", [1, 2])
def test_a_header_keeps_its_version_byte_for_byte(version: int) -> None:
    data = (
        f'{{"format": "evolution-qt/record", "version": {version}, "game": "evolution/de", "players": '
        '[{"name": "Ann"}, {"name": "Fox", "kind": "apex/stalker", "network": "1f"}], "rules": {}, "seed": 7, '
        f'"program": "evolution-qt 0.1.0", "nonce": "{"5e" * 32}", "commitment": "{"0" * 64}"}}\n'
    ).encode()

    read = Record.read(data)

    assert version == read.header.version
    assert data == read.text().encode()


def test_only_a_second_version_binds_the_kinds_of_all_seats() -> None:
    first, second, none = (
        Record.read(record(version=version, commitment="0" * 64)).header for version in (1, 2, ...)
    )

    assert ((), ("human", "apex/stalker"), ()) == (first.bound_kinds, second.bound_kinds, none.bound_kinds)
    assert (1, 2, 1) == (first.version, second.version, none.version)


def test_a_version_to_come_binds_the_kinds_of_all_seats_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("evolution_qt.core.record.VERSION", 3)

    read = [Record.read(record(version=version, commitment="0" * 64)).header for version in (1, 2, 3)]

    assert [(), ("human", "apex/stalker"), ("human", "apex/stalker")] == [one.bound_kinds for one in read]
    with pytest.raises(BadInput, match="the key “commitment” is missing"):
        Record.read(record(version=3))


def test_the_seats_that_people_ever_had_are_known() -> None:
    lines = ({"seat": 1, "kind": "human"}, {"seat": 0, "kind": "forager"}, {"seat": 1, "kind": "apex"})

    assert [0] == Record.read(record()).people()
    assert [0, 1] == Record.read(record(*lines)).people()
    assert [] == Record.read(record(players=[{"kind": "apex"}, {"kind": "forager"}])).people()


def test_everything_optional_is_kept() -> None:
    more = {
        "created": "2026-11-20T18:30:00Z",
        "program": "evolution-qt 0.1.0",
        "nonce": "abc",
        "commitment": "0" * 64,
        "rules": {"simultaneous_play": True, "hard_shell_bonus": 4, "effects": "before"},
        "players": [
            {"name": None, "kind": "greedy", "level": "apex", "character": "stalker", "network": "1f"},
            {},
        ],
    }

    read = Record.read(record(**more))

    assert "stalker" == read.header.players[0].character
    assert RecordSeat() == read.header.players[1]
    assert read.header == Record.read(read.text().encode()).header
    assert more["rules"] == read.header.rules


@pytest.mark.parametrize(
    "note",
    [
        PlayedMove(1, "feed 0"),
        Check(3, "0123456789abcdef"),
        Result((1, 2), (1,)),
        Undo(2),
        SeatTaken(0, "greedy"),
        SeatTaken(1, "human", "Cleo"),
        Practice(),
        Stopped(),
    ],
)
def test_every_note_is_read_as_it_was_written(note: Note) -> None:
    assert [note] == Record.read(record(json.loads(note_line(note)))).notes


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "there is nothing in it"),
        (b" \n\n", "there is nothing in it"),
        (b"\x00" * 10, "line 1, column 1: this is not JSON"),
        (b"x" * (MOST_BYTES + 1), f"larger than {MOST_BYTES} bytes"),
        (b"{", "line 1, column 2: this is not JSON"),
        (b"[]\n", "line 1: a record begins with a header"),
        (b'"0: feed 0"\n', "line 1: a record begins with a header"),
        (b"{}\n", "line 1: the key “format” is missing"),
        (record(format="evolution-qt/position"), "line 1: format: this is “evolution-qt/position”, not “evolution-qt/record”"),
        (record(version=3), "line 1: version: version 3 is not known; this program reads up to version 2"),
        (record(version=3, mood=1), "line 1: version: version 3 is not known; this program reads up to version 2"),
        (record(version=2), "line 1: the key “commitment” is missing"),
        (record(version=0), "line 1: version: 0 is below 1"),
        (record(mood=1), "line 1: the key “mood” is not known"),
        (record(game=...), "line 1: the key “game” is missing"),
        (record(game=1), "line 1: game: a text is needed here"),
        (record(players=...), "line 1: the key “players” is missing"),
        (record(players=[]), "line 1: players: this game is for 1 to 8 players, not for 0"),
        (record(players=[{}] * 9), "line 1: players: this game is for 1 to 8 players, not for 9"),
        (record(players=[[]]), "line 1: players[0]: an object is needed here"),
        (record(players=[{"name": 1}]), "line 1: players[0].name: a text is needed here"),
        (record(players=[{"name": "x" * 201}]), "line 1: players[0].name: longer than 200 characters"),
        (record(players=[{"age": 1}]), "line 1: players[0]: the key “age” is not known"),
        (record(players=[{"kind": "Human"}]), "line 1: players[0].kind: “Human” is not allowed here"),
        (record(players=[{"kind": None}]), "line 1: players[0].kind: a text is needed here"),
        (record(players=[{"level": 3}]), "line 1: players[0].level: a text is needed here"),
        (record(players=[{"face": "unicorn"}]), "line 1: players[0].face: “unicorn” is not allowed here"),
        (record(players=[{}, {"face": None}]), "line 1: players[1].face: a text is needed here"),
        (record(players=[{}, {"colour": "#b23a2e"}]), "line 1: players[1].colour: “#b23a2e” is not allowed here"),
        (record(players=[{"face": "fox"}, {"face": "fox"}]), "line 1: players[1].face: another player has “fox” already"),
        (record(players=[{"colour": "red"}, {"colour": "red"}]), "line 1: players[1].colour: another player has “red” already"),
        (record(rules=[]), "line 1: rules: an object is needed here"),
        (record(rules={"effects": []}), "line 1: rules.effects: “[]” is not allowed here"),
        (record(seed="1"), "line 1: seed: a whole number is needed here"),
        (record(seed=-1), "line 1: seed: -1 is below 0"),
        (record(first_player=2), "line 1: first_player: 2 is above 1"),
        (record(first_player=None), "line 1: first_player: a whole number is needed here"),
        (record(created="yesterday"), "line 1: created: “yesterday” is not allowed here"),
        (record(program=1), "line 1: program: a text is needed here"),
        (record(commitment="0"), "line 1: commitment: “0” is not allowed here"),
        (record(position=[]), "line 1: position: an object is needed here"),
        (record(position={}), "line 1: position: the key “game” is missing"),
        (record(position={"game": "evolution/de"}), "line 1: position: the key “players” is missing"),
        (record(position=position(seed=True)), "line 1: position.seed: a whole number is needed here"),
        (record(position=position(first_player="0")), "line 1: position.first_player: a whole number is needed here"),
        (record(position=position(rules=3)), "line 1: position.rules: an object is needed here"),
        (record(position=position(game=4)), "line 1: position.game: a text is needed here"),
        (record(position=position(players=4, seed=73914)), "line 1: position.players: a list is needed here"),
        (record(position=position(seed=1)), "line 1: seed: this differs from the position the record starts from"),
        (record(position=position(seed=73914, game="evolution/ja")), "line 1: game: this differs from the position the record starts from"),
        (record(position=position(seed=73914, first_player=1)), "line 1: first_player: this differs from the position the record starts from"),
        (record(position=position(seed=73914, rules={"effects": "before"})), "line 1: rules: this differs from the position the record starts from"),
        (record(position=position(seed=73914, seats=3)), "line 1: players: this differs from the position the record starts from"),
        (record("feed 0"), "line 2: this is neither a move nor a note that records know"),
        (record("2: feed 0"), "line 2: there is no seat 2"),
        (record(5), "line 2: this is neither a move nor a note that records know"),
        (record({}), "line 2: this is neither a move nor a note that records know"),
        (record(HEADER), "line 2: this is neither a move nor a note that records know"),
        (record({"check": {"round": 1}}), "line 2: check: the key “hash” is missing"),
        (record({"check": {"round": 0, "hash": "0" * 16}}), "line 2: check.round: 0 is below 1"),
        (record({"check": {"round": 1, "hash": "xyz"}}), "line 2: check.hash: “xyz” is not allowed here"),
        (record({"check": []}), "line 2: check: an object is needed here"),
        (record({"check": {"round": 1, "hash": "0" * 16}, "undo": 1}), "line 2: the key “undo” is not known"),
        (record({"result": {"scores": [1]}}), "line 2: result: the key “winners” is missing"),
        (record({"result": {"scores": [-1], "winners": []}}), "line 2: result.scores[0]: -1 is below 0"),
        (record({"result": {"scores": [1], "winners": [2]}}), "line 2: result.winners[0]: 2 is above 1"),
        (record({"undo": 0}), "line 2: undo: 0 is below 1"),
        (record({"undo": 10**9}), "line 2: undo: 1000000000 is above 5000"),
        (record("0: done", {"undo": 2}), "line 3: moves to undo: 2, moves made: 1"),
        (record({"seat": 0}), "line 2: the key “kind” is missing"),
        (record({"kind": "human", "seat": 3}), "line 2: seat: 3 is above 1"),
        (record({"seat": 1, "kind": "human", "name": 5}), "line 2: name: a text is needed here"),
        (record({"seat": 1, "name": "Cleo"}), "line 2: the key “kind” is missing"),
        (record({"seat": 1, "kind": "a/b/c"}), "line 2: kind: “a/b/c” is not allowed here"),
        (record({"practice": False}), "line 2: practice: “false” is not allowed here"),
        (record({"practice": 1}), "line 2: practice: true or false is needed here"),
        (record({"stopped": None}), "line 2: stopped: true or false is needed here"),
        (record("0: done") + b'{"undo": 1\n"0: done"\n', "line 3, column 11: this is not JSON"),
        (record("0: done") + b'"0: do\xff"\n', "line 3: this is not UTF-8 text"),
        (record("0: " + "x" * 2000), "line 2: longer than 2000 characters"),
    ],
)  # fmt: skip
def test_a_broken_record_is_refused_with_its_line(data: bytes, message: str) -> None:
    assert message == fault(data)


def test_faces_and_colours_belong_to_the_record() -> None:
    """What it says holds; else the seat decides, and of bots the animal they are named after."""
    players = [
        {"name": "Ann", "face": "koala", "colour": "slate"},
        {"name": "Kranich", "kind": "apex"},
        {"name": "Rex", "kind": "greedy"},
        {"name": "Cleo", "colour": "amber"},
        {"kind": "hunter", "level": WAITING},
    ]
    read = Record.read(record({"seat": 1, "kind": "human", "name": "Zoe"}, players=players))

    made = crests_of(read.header.players)
    assert [(5, "koala"), (1, "crane"), (0, "heron"), (2, "horse"), (4, "ram")] == list(made)
    full = written(read.header.players)
    assert (
        made == crests_of(full) == crests_of([RecordSeat(face=one.face, colour=one.colour) for one in full])
    )
    assert {"name": "Ann", "face": "koala", "colour": "slate"} == json.loads(read.text().split("\n")[0])[
        "players"
    ][0]


def test_players_beyond_the_last_colour_differ_in_their_faces() -> None:
    full = written([RecordSeat()] * 8)

    assert [*COLOURS, None, None] == [one.colour for one in full]
    assert 8 == len({one.face for one in full})
    assert crests_of(full) == crests_of([RecordSeat()] * 8)


def test_empty_lines_and_foreign_line_ends_do_no_harm() -> None:
    data = record("0: done", "1: done").replace(b"\n", b"\r\n\r\n")

    assert [PlayedMove(0, "done"), PlayedMove(1, "done")] == Record.read(data).notes
    assert [3, 5] == Record.read(data).numbers


def test_no_more_moves_than_a_record_may_have() -> None:
    data = record(*["0: done"] * MOST_MOVES)

    assert f"line {MOST_MOVES + 2}: more than {MOST_MOVES} moves" == fault(data + b'"0: done"\n')
    full = Record.read(data)
    with pytest.raises(BadInput, match="more than 5000 moves"):
        full.append(PlayedMove(0, "done"))
    full.append(Undo(1))
    assert MOST_MOVES == sum(isinstance(note, PlayedMove) for note in full.notes)


@pytest.mark.timeout(240)
@pytest.mark.parametrize("line", ['{"stopped":true}', '{"undo":1}', '""', "[]", "1", '"0:"'])
def test_a_record_full_of_anything_is_answered_at_once(line: str) -> None:
    data = record("0: done") + (line + "\n").encode() * (900_000 // (len(line) + 1))

    try:
        Record.read(data).standing()
    except BadInput:
        return
    assert line == '{"stopped":true}'


def test_many_undone_moves_among_many_notes_are_answered_at_once() -> None:
    lines = ["0: done"] * 4_000 + [{"stopped": True}] * 20_000 + [{"undo": 1}] * 4_000

    assert [] == Record.read(record(*lines)).moves()


# What holds


def test_taking_back_removes_moves_with_their_checks() -> None:
    check, result = {"check": {"round": 1, "hash": "0" * 16}}, {"result": {"scores": [1, 2], "winners": [1]}}
    read = Record.read(
        record(
            "0: feed 0",
            "1: feed 0",
            check,
            {"stopped": True},
            "0: feed 1",
            {"seat": 1, "kind": "greedy", "name": "Cleo"},
            {"seat": 1, "kind": "greedy"},
            result,
            {"undo": 2},
            "1: pass",
            {"practice": True},
            {"undo": 1},
            "1: feed 2",
        )
    )

    assert [PlayedMove(0, "feed 0"), PlayedMove(1, "feed 2")] == read.moves()
    assert [(2, PlayedMove(0, "feed 0")), (14, PlayedMove(1, "feed 2"))] == read.standing()
    assert ["human", "greedy"] == read.kinds()
    assert "Cleo" == read.names()[1] != read.header.players[1].name
    assert read.is_practice


def test_a_position_to_start_from_says_the_rest() -> None:
    start = position({"name": "Ann"}, {}, seed=5, first_player=1, rules={"effects": "before"})
    header = {"format": HEADER["format"], "position": start}

    read = Record.read(json.dumps(header).encode())

    assert ("evolution/de", 5, 1) == (read.header.game, read.header.seed, read.header.first_player)
    assert {"effects": "before"} == read.header.rules
    assert ["Ann", None] == [seat.name for seat in read.header.players]
    assert start == read.header.position
    assert read.header == Record.read(read.text().encode()).header


def test_a_position_with_odd_players_is_left_to_the_game() -> None:
    header = {"format": HEADER["format"], "position": position(players=[7, {"name": 5}])}

    assert [None, None] == [seat.name for seat in Record.read(json.dumps(header).encode()).header.players]


# Seats in front of moves


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1: feed 0", (1, "feed 0")),
        (" 12:feed 0 ", (12, "feed 0")),
        ("feed 0", (None, "feed 0")),
        ("01: feed 0", (None, "01: feed 0")),
        ("horns:3", (None, "horns:3")),
        ("-1: pass", (None, "-1: pass")),
        ("1:", (1, "")),
    ],
)
def test_the_seat_is_split_off(text: str, expected: tuple[int | None, str]) -> None:
    assert expected == split_seat(text)


# What is appended


class Listener:
    """A sink that writes down what it gets, and what the record held then."""

    fault = None

    def __init__(self, record: Record) -> None:
        self.record = record
        self.heard: list[tuple[str, bool, int]] = []
        self.closed = 0

    def add(self, lines: str, *, durably: bool) -> None:
        self.heard.append((lines, durably, len(self.record.notes)))

    def close(self) -> None:
        self.closed += 1


def test_a_sink_hears_of_every_note_before_it_counts() -> None:
    kept = Record(Record.read(record()).header)
    kept.append(PlayedMove(0, "done"))
    sink = Listener(kept)
    kept.attach(sink)
    check = Check(1, "0" * 16)

    kept.append(PlayedMove(1, "done"), check)
    kept.append(Practice())
    kept.close()
    kept.close()
    kept.append(Practice())

    assert [
        ('"1: done"\n' + note_line(check) + "\n", True, 1),
        ('{"practice": true}\n', False, 3),
    ] == sink.heard
    assert 1 == sink.closed
    assert kept.numbers == Record.read(kept.text().encode()).numbers
    assert kept.notes == Record.read(kept.text().encode()).notes


def test_what_is_wrong_with_a_file_can_be_asked_of_the_record() -> None:
    kept = Record(Record.read(record()).header)
    assert kept.fault is None
    sink = Listener(kept)
    sink.fault = Fault("disk_full")  # type: ignore[assignment]
    kept.attach(sink)

    assert Fault("disk_full") == kept.fault


def test_an_unfinished_last_line_is_found() -> None:
    data = record("0: done")

    for length in range(len(data) - 9, len(data) + 1):
        whole = whole_lines(data[:length])
        assert data[:length].startswith(whole)
        assert not Record.read(whole).is_torn
        assert len(Record.read(data[:length]).notes) == len(Record.read(whole).notes)


def test_changes_tell_who_took_which_seat_and_when() -> None:
    """Counted in the moves that hold; who stands in for one move of a bot has not taken a seat."""
    players = (RecordSeat(name="Ann"), RecordSeat(name="Fox", kind="hunter"))
    stands_in, back = SeatTaken(1, "forager"), SeatTaken(1, "hunter")
    cleo, gone = SeatTaken(0, "human", "Cleo"), SeatTaken(0, "hunter")
    kept = Record(Header(game="evolution/de", players=players))
    kept.append(PlayedMove(0, "done"), stands_in, PlayedMove(1, "done"), back, PlayedMove(0, "done"), cleo)
    assert [(3, cleo)] == kept.changes()

    kept.append(PlayedMove(0, "done"), Undo(2), PlayedMove(0, "feed 0"), gone)
    assert [(2, cleo), (3, gone)] == kept.changes()

    kept.append(PlayedMove(0, "feed 1"), SeatTaken(0, "human"))  # a person who leaves for a move has left
    assert [(2, cleo), (3, gone), (4, SeatTaken(0, "human"))] == kept.changes()


def test_a_seat_waits_until_somebody_comes() -> None:
    """A bot that stands in for a move and gives the seat back has not come; one that leaves again has."""
    players = (RecordSeat(name="Ann"), RecordSeat(name="Heron", kind="hunter", level=WAITING))
    record = Record(Header(game="evolution/de", players=players))

    def after(*notes: Note) -> list[int]:
        whole = Record(record.header, list(notes), list(range(2, 2 + len(notes))))
        return Record.read(whole.text().encode()).waiting()

    stands_in, back = SeatTaken(1, "forager"), SeatTaken(1, "hunter")
    assert [1] == after() == after(stands_in, back)
    assert [] == after(stands_in) == after(SeatTaken(1, "human")) == after(SeatTaken(1, "human"), back)


def test_a_record_before_one_of_its_moves_says_who_played_then() -> None:
    """Without moves that were taken back, and without a substitute for one move."""
    match = Record.read(record())
    notes: list[Note] = [
        PlayedMove(0, "food horns:1"),
        SeatTaken(0, "greedy"),
        PlayedMove(0, "food horns:2"),
        Undo(1),
        SeatTaken(1, "human", "Cleo"),
        SeatTaken(1, "forager"),
        PlayedMove(1, "food horns:3"),
        SeatTaken(1, "human"),
        Stopped(),
        PlayedMove(0, "food horns:4"),
        SeatTaken(0, "human", "Dan"),
    ]
    match.append(*notes)

    def who(move: int) -> list[tuple[str | None, str]]:
        then = match.before(move)
        return list(zip(then.names(), then.kinds(), strict=True))

    assert [("Ann", "human"), ("Fox", "apex/stalker")] == who(0)
    assert [("Ann", "greedy"), ("Cleo", "human")] == who(1) == who(2)
    assert [("Dan", "human"), ("Cleo", "human")] == who(3) == who(99)
    assert notes == match.notes
