"""Matches: a game and its record in step, replayed with every check."""

from __future__ import annotations

import json

import pytest

from evolution_qt.core.errors import BadInput, IllegalMove
from evolution_qt.core.match import Match
from evolution_qt.core.record import (
    Check,
    Header,
    PlayedMove,
    Practice,
    Record,
    RecordSeat,
    Result,
    SeatTaken,
    Undo,
)
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.catalogue import KEYS
from evolution_qt.games.opening import begin, open_position, open_record
from tests.core.played import header, play_on, record_text
from tests.text.plains import position


def fault(text: str) -> str:
    with pytest.raises(BadInput) as caught:
        open_record(Record.read(text.encode()))
    return str(caught.value)


def test_a_new_match_begins_as_its_header_says() -> None:
    match = begin(header(seats=3, seed=5))

    assert ["Ann", "Bö", "知恵"] == match.names
    assert not match.is_over
    assert match.game.dump(match.game.new(3, 5)) == match.game.dump(match.state)
    assert match.legal() == match.legal(match.to_move)
    assert len(match.moves()) == len(match.legal())
    assert [] == match.why_not(match.to_move, match.moves()[0])
    assert 0 in match.view(1).state.players[0].hand


def test_the_first_player_may_be_said() -> None:
    players = (RecordSeat(), RecordSeat(), RecordSeat())

    assert [0, 1, 2] == [
        begin(Header(game="evolution/de", players=players, first_player=first)).state.first_player
        for first in range(3)
    ]


def test_a_move_is_made_and_recorded() -> None:
    match = begin(header())
    seat, move = match.to_move, match.moves()[0]

    events = match.play(seat, move)

    assert events
    assert [PlayedMove(seat, match.game.write(move))] == match.record.notes
    assert 3 == len(match.state.players[seat].hand)


def test_a_line_is_said_like_a_move() -> None:
    match = begin(header())
    line = match.game.write(match.moves()[0])

    match.say(match.to_move, f"  {line}")

    assert line == match.record.moves()[0].text
    with pytest.raises(BadInput, match="no move begins with “fly”"):
        match.say(match.to_move, "fly 0")


def test_a_refused_move_changes_nothing() -> None:
    match = begin(header())
    before, text = match.game.dump(match.state), match.record.text()

    with pytest.raises(IllegalMove) as caught:
        match.say(match.to_move, "feed 0")

    assert ["wrong_phase"] == [refusal.code for refusal in caught.value.refusals]
    assert before == match.game.dump(match.state)
    assert text == match.record.text()


def test_a_move_that_cannot_be_recorded_is_not_made() -> None:
    match = begin(header())
    play_on(match, 5, Rng(1, "disk"))
    before = match.game.dump(match.state)

    class Broken:
        fault = None

        def add(self, lines: str, *, durably: bool) -> None:
            raise RuntimeError("a sink that does not cope")

    match.record.attach(Broken())  # type: ignore[arg-type]
    with pytest.raises(RuntimeError, match="does not cope"):
        play_on(match, 1, Rng(2, "disk"))

    assert before == match.game.dump(match.state)
    assert 5 == len(match.record.notes)


def test_a_full_record_takes_no_move_and_the_game_stands_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin(header())
    play_on(match, 5, Rng(1, "disk"))
    before = match.game.dump(match.state)
    monkeypatch.setattr("evolution_qt.core.record.MOST_MOVES", 5)

    with pytest.raises(BadInput, match="more than 5 moves"):
        play_on(match, 1, Rng(2, "disk"))

    assert before == match.game.dump(match.state)
    assert 5 == len(match.record.notes)


def test_a_record_that_broke_off_behind_its_last_move_gets_check_and_result() -> None:
    whole = record_text(seats=3).splitlines(keepends=True)
    for missing in (0, 1, 2):
        match = open_record(Record.read("".join(whole[: len(whole) - missing]).encode()))
        assert match.is_over

        match.complete_record()

        assert "".join(whole) == match.record.text()


def test_a_record_that_broke_off_behind_a_round_gets_its_check() -> None:
    whole = record_text(seats=3).splitlines(keepends=True)
    checks = [at for at, line in enumerate(whole) if line.startswith('{"check"')]
    for at in (checks[0], checks[0] - 1, checks[1], 1):
        match = open_record(Record.read("".join(whole[:at]).encode()))

        match.complete_record()

        assert "".join(whole[: at + (at in checks)]) == match.record.text()


@pytest.mark.parametrize("key", KEYS)
def test_a_whole_game_is_checked_every_round_and_ends_with_its_result(key: str) -> None:
    match = open_record(Record.read(record_text(key, 3).encode()))
    rounds = [note.round for note in match.record.notes if isinstance(note, Check)]
    result = match.record.notes[-1]

    assert match.is_over
    assert -1 == match.to_move
    assert list(range(1, match.state.round + 1)) == rounds
    assert Result(tuple(match.game.scores(match.state)), tuple(match.game.winners(match.state))) == result
    assert match.game.digest(match.state) == match.record.notes[-2].hash  # type: ignore[union-attr]


def test_the_standing_is_plain() -> None:
    match = open_record(Record.read(record_text(seats=2).encode()))
    match.record.append(SeatTaken(1, "greedy"), Practice())

    standing = match.standing()

    assert json.loads(json.dumps(standing)) == standing
    assert standing["over"]
    assert standing["to_move"] is None
    assert standing["practice"]
    assert not standing["torn"]
    assert [{"name": "Ann", "kind": "human"}, {"name": "Bö", "kind": "greedy"}] == standing["players"]
    assert list(match.game.scores(match.state)) == standing["scores"]
    assert list(match.game.winners(match.state)) == standing["winners"]
    begun = begin(header()).standing()
    assert (False, [], 0, 1) == (begun["over"], begun["winners"], begun["moves"], begun["round"])


def test_taking_back_leads_to_where_the_game_was() -> None:
    match = begin(header(seats=3))
    dumps = [match.game.dump(match.state)]
    rng = Rng(3, "undo")
    for _ in range(40):
        play_on(match, 1, rng)
        dumps.append(match.game.dump(match.state))

    match.take_back()
    assert dumps[39] == match.game.dump(match.state)
    match.take_back(15)
    assert dumps[24] == match.game.dump(match.state)
    play_on(match, 3, rng)

    again = open_record(Record.read(match.record.text().encode()))
    assert match.game.dump(match.state) == again.game.dump(again.state)
    assert 27 == len(again.record.moves())
    assert [Undo(1), Undo(15)] == [note for note in again.record.notes if isinstance(note, Undo)]
    for moves in (0, -1, 28):
        with pytest.raises(BadInput, match="moves made: 27"):
            match.take_back(moves)


def test_a_finished_game_can_be_taken_back_and_finished_again() -> None:
    match = open_record(Record.read(record_text(seats=2).encode()))

    match.take_back(2)
    assert not match.is_over
    play_on(match, 50, Rng(9, "again"))

    assert match.is_over
    assert open_record(Record.read(match.record.text().encode())).is_over


def test_a_match_may_start_from_a_position() -> None:
    start = position(
        {"name": "Ann"}, {"species": [{"body": 3}]}, {}, watering_hole=2, rules={"effects": "before"}
    )
    data = json.dumps({"format": "evolution-qt/record", "position": start}) + '\n"0: feed 0"\n'

    match = open_record(Record.read(data.encode()))

    assert 1 == match.state.watering_hole
    assert "Ann" == match.state.players[0].name
    assert match.game.rules.effects == "before"
    _, state = open_position(start)
    assert 3 == len(state.players)


# What replaying refuses

LINES = record_text(seats=2, moves=60).splitlines()
CHECK = next(at for at, line in enumerate(LINES) if "check" in line)


def test_an_illegal_move_is_named_with_its_line_and_reasons() -> None:
    moved = [*LINES[:3], '"0: feed 0"', *LINES[3:]]

    message = fault("\n".join(moved))

    assert message.startswith(
        "line 4: 0: feed 0: the rules do not allow this move: wrong_phase, not_your_turn"
    )


def test_what_is_no_move_is_named_with_its_line() -> None:
    assert "line 3: fly: no move begins with “fly”" == fault("\n".join([*LINES[:2], '"0: fly"', *LINES[2:]]))


def test_a_different_hash_is_named_with_its_line() -> None:
    check = json.loads(LINES[CHECK])
    right = check["check"]["hash"]
    check["check"]["hash"] = "0" * 16
    changed = [*LINES[:CHECK], json.dumps(check), *LINES[CHECK + 1 :]]

    assert (
        f"line {CHECK + 1}: after this round the game stands at {right}, the record says {'0' * 16}"
        == fault("\n".join(changed))
    )


def test_a_check_at_another_place_is_refused() -> None:
    moved = [*LINES[:CHECK], LINES[CHECK + 1], LINES[CHECK], *LINES[CHECK + 2 :]]
    renamed = [line.replace('"round": 1', '"round": 2') for line in LINES]

    assert f"line {CHECK + 2}: round 1 did not end here" == fault("\n".join(moved))
    assert f"line {CHECK + 1}: round 2 did not end here" == fault("\n".join(renamed))


def test_a_check_said_many_times_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record of nothing but checks would keep the program busy for minutes."""
    match = begin(header(seats=2, seed=7))
    while not any(isinstance(note, Check) for note in match.record.notes):
        match.play(match.to_move, match.moves()[0])
    text = match.record.text()
    digest, made = type(match.game).digest, []
    monkeypatch.setattr(
        type(match.game), "digest", lambda game, state: made.append(state) or digest(game, state)
    )

    again = open_record(Record.read((text + (text.splitlines()[-1] + "\n") * 500).encode()))

    assert match.game.dump(match.state) == again.game.dump(again.state)
    assert 1 == len(made)


def test_a_missing_check_does_no_harm() -> None:
    whole = open_record(Record.read("\n".join(LINES).encode()))
    without = open_record(Record.read("\n".join([*LINES[:CHECK], *LINES[CHECK + 1 :]]).encode()))

    assert whole.game.dump(whole.state) == without.game.dump(without.state)


def test_a_wrong_result_is_refused() -> None:
    lines = record_text(seats=2).splitlines()
    end = len(lines)
    result = json.loads(lines[-1])
    result["result"]["scores"][0] += 1
    early = [*LINES[:3], lines[-1]]

    assert f"line {end}: the game does not end with this result" == fault(
        "\n".join([*lines[:-1], json.dumps(result)])
    )
    assert "line 4: the game does not end with this result" == fault("\n".join(early))
    assert fault("\n".join([*lines, '"0: pass"'])).startswith(
        f"line {end + 1}: 0: pass: the rules do not allow this move: wrong_phase, not_your_turn"
    )


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "evolution/fr"}, "line 1: game: the game “evolution/fr” is not known"),
        ({"rules": {"wings": 1}}, "line 1: rules: the rule switch “wings” is not known"),
        ({"rules": {"effects": 3}}, "line 1: rules.effects: a text is needed here"),
        ({"players": [{}]}, "line 1: this game is for 2 to 5 players, not for 1"),
        ({"players": [{}] * 6}, "line 1: this game is for 2 to 5 players, not for 6"),
        (
            {"position": position(seats=2, seed=7, phase="night")},
            "line 1: position: phase: “night” is not allowed here",
        ),
    ],
)
def test_a_header_of_no_game_is_refused(change: dict[str, object], message: str) -> None:
    assert message == fault(json.dumps({**json.loads(LINES[0]), **change}))


def test_a_record_is_replayed_by_its_own_game_only() -> None:
    record = Record.read("\n".join(LINES).encode())

    with pytest.raises(BadInput, match="line 1: game: this is “evolution/de”, not “evolution/ja”"):
        Match(game("evolution/ja"), record)


def test_switches_of_a_header_hold() -> None:
    players = (RecordSeat(), RecordSeat(), RecordSeat())
    match = begin(Header(game="evolution/de", players=players, rules={"simultaneous_play": True}))
    play_on(match, 3, Rng(1, "quick"))

    assert match.game.rules.simultaneous_play
    assert match.moves(2)
    again = open_record(Record.read(match.record.text().encode()))
    assert again.game.rules.simultaneous_play
