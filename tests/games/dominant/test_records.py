"""Records: who plays which animals, the check of each round, and the points of each animal at the end."""

import json

import pytest

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import BadInput
from evolution_qt.core.event import Event
from evolution_qt.core.record import Header, Record, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import ANIMAL_REF
from evolution_qt.games.opening import begin, open_record
from tests.games.dominant.scene import KEY, players


class Lines:
    """A sink that keeps what is written."""

    fault = None

    def __init__(self):
        self.text = ""

    def add(self, lines, *, durably):
        self.text += lines


def played(animals, rounds=2):
    """Return the match of a random game, and the text of its record."""
    seats = tuple(RecordSeat(animals=own) for own in animals)
    match = begin(Header(game=KEY, players=seats, seed=3, rules={"turn_limit": rounds}))
    rng = Rng(1)
    while not match.is_over:
        moves = match.moves()
        match.play(match.to_move, moves[rng.below(len(moves))])
    return match, text_of(match)


def text_of(match):
    from evolution_qt.core.record import _header_line, note_line

    return "\n".join([_header_line(match.record.header), *map(note_line, match.record.notes), ""])


def test_a_record_names_the_animals_and_is_replayed():
    """Notation, part 4."""
    match, text = played([("bird", "insect", "mammal"), None])
    lines = text.splitlines()

    again = open_record(Record.read(text.encode()))

    assert match.game.dump(match.state) == again.game.dump(again.state)
    assert ["bird", "insect", "mammal"] == json.loads(lines[0])["players"][0]["animals"]
    result = json.loads(lines[-1])["result"]
    assert 6 == len(result["animals"])
    own = ("bird", "insect", "mammal")
    assert result["scores"][0] == min(result["animals"][one] for one in own)
    assert 2 == sum("check" in json.loads(line) for line in lines[1:] if line.startswith("{"))


def test_a_result_with_other_points_of_an_animal_is_found_out():
    _, text = played([None, None])
    *lines, last = text.splitlines()
    result = json.loads(last)
    animal = next(iter(result["result"]["animals"]))
    result["result"]["animals"][animal] += 1

    with pytest.raises(BadInput, match="does not end with this result"):
        open_record(Record.read("\n".join([*lines, json.dumps(result)]).encode()))


@pytest.mark.parametrize(
    ("animals", "place"),
    [
        ([("fox",), None], "players[0].animals[0]"),
        ([("bird",), ("bird",)], "players[1].animals[0]"),
        ([("bird", "insect"), None], "players[0].animals"),
    ],
)
def test_animals_that_cannot_be_are_refused(animals, place):
    with pytest.raises(BadInput) as found:
        begin(Header(game=KEY, players=tuple(RecordSeat(animals=one) for one in animals)))

    assert place in str(found.value)


def test_a_number_of_animals_that_is_not_that_of_the_seats_is_refused():
    seats = (RecordSeat(animals=("bird",)), RecordSeat(animals=("insect",)))

    with pytest.raises(BadInput, match=r"line 1: rules\.animals_each: .* not 3 beside 1"):
        begin(Header(game=KEY, players=seats, rules={"animals_each": 3}))


def test_a_position_says_how_many_animals_follow_from_the_seats_of_a_record():
    seats = (RecordSeat(animals=("bird", "insect", "mammal")), RecordSeat())
    match = begin(Header(game=KEY, players=seats))
    plain = match.game.dump(match.state)

    assert {"animals_each": 3} == plain["rules"]
    assert plain == match.game.dump(match.game.load(plain))


def test_the_animals_of_a_header_are_those_of_its_position():
    position = {"format": "evolution-qt/position", "game": KEY, "phase": "over", "players": players("BI")}
    header = {"format": "evolution-qt/record", "position": position, "players": players("IB")}

    with pytest.raises(BadInput, match=r"players\[0\]\.animals: this differs"):
        Record.read(json.dumps(header).encode())
    assert open_record(Record.read(json.dumps(header | {"players": players("BI")}).encode())).is_over


def test_a_game_without_sides_refuses_them():
    header = Header(game="beginning/de", players=(RecordSeat(animals=("bird",)), RecordSeat()))

    with pytest.raises(BadInput, match="nothing can be chosen"):
        begin(header)


def test_the_tally_counts_points_and_cards():
    rules = game(KEY).with_options({"turn_limit": 4})
    state, rng = rules.new(3, 2), Rng(2)
    tally = rules.tally(state)
    while state.to_move >= 0:
        seat, moves = state.to_move, rules.moves(state)
        move = moves[rng.below(len(moves))]
        tally.follow(rules.play(state, seat, move), seat, move, None)

    found = [{(one.topic, one.key): one.value for one in tally.measures(seat)} for seat in range(3)]
    for seat, counts in enumerate(found):
        own = [animal for animal in rules.side_points(state) if (animal, "brought") in counts]
        assert rules.scores(state)[seat] == sum(counts[animal, "brought"] for animal in own)
    taken = sum(value for counts in found for (_, key), value in counts.items() if key == "taken")
    assert taken == len(rules.dump(state)["gone"]) == sum(counts["", "cards"] for counts in found)
    tiles = rules.dump(state)["earth"].values()
    assert len(tiles) - 7 == sum(counts["", "explored"] for counts in found) > 0
    assert sum(tile["tundra"] for tile in tiles) - 1 == sum(counts["", "frozen"] for counts in found) > 0


def test_the_parts_of_a_score_are_the_score():
    rules = game(KEY)
    state, rng = rules.new(4, 2), Rng(2)
    for _ in range(300):
        assert rules.scores(state) == [sum(parts) for parts in rules.score_parts(state)]
        steps = rules.legal(state)
        rules.apply(state, steps[rng.below(len(steps))])


def test_what_was_seen_cannot_be_taken_back():
    """Notation, part 4: drawn disks, turned cards and tiles."""
    rules = game(KEY)

    assert {"disks_drawn", "cards_turned", "stack_turned"} == {
        kind.name for kind in rules.kinds if kind.reveals
    }


def test_after_the_end_the_parts_say_what_final_scoring_has_brought():
    """Every tile is scored once more before the game is over (004:252)."""
    rules = game(KEY)
    state, rng = rules.new(3, 5), Rng(5, "end")
    brought = [0, 0, 0]
    while state.to_move != NOBODY:
        state.sink = told = []
        rules.apply(state, rules.sample(state, rng))
        state.sink = None
        for event in (Event(*raw) for raw in told):
            if event.kind == e.POINTS and event.cause == e.FINAL:
                brought[state.seat_of[event.subject - ANIMAL_REF]] += event.amount

    assert any(brought)
    assert brought == [tiles for _, tiles in rules.score_parts(state)]
    assert rules.scores(state) == [sum(parts) for parts in rules.score_parts(state)]
