"""What is copied out of a game, and reports that name no one."""

from __future__ import annotations

import json

import pytest

from evolution_qt.core.errors import BadInput
from evolution_qt.core.plain import parse
from evolution_qt.core.record import Header, Record, SeatTaken
from evolution_qt.games.opening import begin, open_position, open_record
from evolution_qt.store.disk import without_paths
from evolution_qt.store.sharing import position_text, record_in_report, report, seed_text
from tests.core.played import record_text
from tests.store.games import lines
from tests.text.plains import position


def test_a_copied_position_is_the_position() -> None:
    match = open_record(Record.read(b"".join(lines()[:20])))

    game, state = open_position(parse(position_text(match).encode()))

    assert match.game.digest(match.state) == game.digest(state)


def test_a_copied_position_shows_a_seat_no_more_than_it_knows() -> None:
    match = open_record(Record.read(b"".join(lines()[:20])))

    plain = json.loads(position_text(match, 1))

    assert 0 == plain["seed"]
    assert {"?"} == set(plain["players"][0]["hand"]) | set(plain["draw_pile"])
    assert "?" not in plain["players"][1]["hand"]


def test_a_copied_seed_deals_the_same_cards() -> None:
    record = Record.read(b"".join(lines()))

    again = begin(Header(game="evolution/de", players=record.header.players, seed=int(seed_text(record))))

    first = begin(record.header)
    assert first.game.dump(first.state) == again.game.dump(again.state)


def test_a_report_has_the_game_in_it_and_no_names() -> None:
    record = Record.read(record_text(seats=3).encode())
    record.append(SeatTaken(1, "human", "Cleo"))

    text = report(words="It hung", trace="Traceback\n  boom", log=["one", "two\nlines"], record=record)

    plain = json.loads(text)
    assert "evolution-qt/report" == plain["format"]
    assert ["Traceback", "  boom"] == plain["trace"]
    assert ["one", "two", "lines"] == plain["log"]
    assert all(name not in text for name in ("Ann", "Bö", "知恵", "Cleo"))
    told = open_record(record_in_report(text.encode()))
    whole = open_record(record)
    assert whole.game.digest(whole.state) == told.game.digest(told.state)
    assert len(record.notes) == len(told.record.notes)


def test_a_report_of_a_game_from_a_position_has_no_names_either() -> None:
    start = position({"name": "Ann"}, {"name": "Zoë"}, seed=5)
    record = Record.read((json.dumps({"format": "evolution-qt/record", "position": start}) + "\n").encode())

    text = report(record=record)

    assert "Ann" not in text
    assert "Zoë" not in text
    assert [None, None] == [seat.name for seat in record_in_report(text.encode()).header.players]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "nothing in it"),
        (b"[]", "an object is needed here"),
        (b'{"format": "x", "record": []}', "this is “x”, not “evolution-qt/report”"),
        (report().encode(), "record: there is nothing in it"),
    ],
)
def test_what_is_no_report_is_refused(data: bytes, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        record_in_report(data)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("/home/ann/x.py", "~/x.py"),
        ("in /home/ann: no", "in ~: no"),
        ("'/home/ann'", "'~'"),
        ("/home/annabel/x", "/home/annabel/x"),
        ("/home/ann.old/x", "/home/ann.old/x"),
        ("file:///home/ann/x", "file:~/x"),
        ("/mnt/games/1.jsonl", "GAMES/1.jsonl"),
        ("/mnt/games/ann/1.jsonl", "GAMES/~/1.jsonl"),
        ("D:\\\\Ann's games\\\\x", "ANN\\\\x"),
        ("Ann plays", "Ann plays"),
    ],
)
def test_paths_lose_names(text: str, expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.setattr("os.path.expanduser", lambda _path: "/home/ann")

    paths = {"/home/ann": "~", "/mnt/games": "GAMES", "D:\\Ann's games": "ANN", "": "nothing"}
    assert expected == without_paths(text, paths)


def test_a_report_names_no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.path.expanduser", lambda _path: "/home/ann")

    text = report(
        trace="File /home/ann/game.py", log=["/home/ann/.local/x", "/data/y"], hidden={"/data": "DATA"}
    )

    assert "/home/ann" not in text
    assert "DATA/y" in text


def test_a_report_has_a_record_that_begins_from_no_sound_position() -> None:
    """What is reported may be broken: that may be why."""
    players = [{"name": "Ann"}, {"name": "Ben"}]
    header = {"format": "evolution-qt/record", "game": "evolution/de", "players": players}
    start = {"format": "evolution-qt/position", "game": "evolution/de", "players": [{"name": "Ann"}, "x"]}
    record = Record.read(json.dumps({**header, "position": start}).encode() + b"\n")

    plain = json.loads(report(record=record))

    assert plain["record"][0]["position"]["players"] == [{}, "x"]
