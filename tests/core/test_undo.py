"""Taking back and making again: how far, why no further, and that the game is the same."""

from __future__ import annotations

import pytest

from evolution_qt.core.errors import BadInput
from evolution_qt.core.match import CARDS, FULL, LAST, NO_MOVE, OTHERS, AnyMatch, Match, way_back
from evolution_qt.core.record import Header, Practice, Record, RecordSeat, SeatTaken, Stopped
from evolution_qt.core.rng import Rng
from evolution_qt.games.opening import begin, open_record
from tests.core.played import header, play_on, record_text


def told(match: AnyMatch) -> tuple[object, ...]:
    """Return all that a match is made of."""
    marks = [(one.round, match.game.dump(one.state), one.events, one.plies) for one in match.milestones]
    return match.game.dump(match.state), match.history, match.plies, marks


def begun(seats: int = 2, *, practice: bool = False) -> AnyMatch:
    match = begin(header(seats=seats))
    if practice:
        match.record.append(Practice())
    return match


def until(match: AnyMatch, phase: str, seed: int = 1) -> None:
    """Play at random until a phase begins."""
    rng = Rng(seed, "until")
    while match.game.dump(match.state)["phase"] != phase:
        play_on(match, 1, rng)


@pytest.mark.parametrize("seed", range(4))
def test_a_match_cut_short_is_one_that_never_went_on(seed: int) -> None:
    """After taking back, everything is as if the record were read again."""
    match = begin(header(seats=2 + seed, seed=seed))
    rng = Rng(seed, "cut")
    while not match.is_over:
        play_on(match, 1 + rng.below(30), rng)
        if rng.below(3):
            match.take_back(1 + rng.below(min(len(match.plies), 9)))
        again = open_record(Record.read(match.record.text().encode()))

        assert told(again) == told(match)


def test_what_was_taken_back_can_be_made_again() -> None:
    """Redo gives the same game, in as many steps as were taken back."""
    match = open_record(Record.read(record_text(seats=3).encode()))
    whole = told(match)
    for moves in (1, 7, 30):
        match.take_back(moves)
    for _ in range(3):
        match.redo()

    assert whole == told(match)
    assert [] == match.undone
    with pytest.raises(BadInput, match="no move to redo"):
        match.redo()


def test_what_is_noted_of_a_move_is_noted_again() -> None:
    """A search that was cut short, and a player who stood in, also after the record was read again."""
    match = begun()
    notes = [((Stopped(),), ()), ((SeatTaken(1, "forager"),), (SeatTaken(1, "apex"),)), ((), ())]
    expected = []
    for seat, (before, after) in zip((0, 1, 0), (notes[0], notes[1], notes[2]), strict=True):
        while match.to_move != seat:
            match.play(match.to_move, match.moves()[0])
            expected.append(((), ()))
        match.play(seat, match.moves()[0], before, after)
        expected.append((before, after))

    again = open_record(Record.read(match.record.text().encode()))
    for one in (match, again):
        assert expected == [(ply.before, ply.after) for ply in one.plies]
        one.take_back(len(one.plies))
        one.redo()
        assert expected == [(ply.before, ply.after) for ply in one.plies]
    assert told(again) == told(open_record(Record.read(again.record.text().encode())))


def test_another_move_forgets_what_was_taken_back() -> None:
    """The same move by hand keeps the rest; another one does not."""
    match = begun()
    until(match, "play")
    before = len(match.plies)
    play_on(match, 6, Rng(1, "on"))
    match.take_back(len(match.plies) - before)
    first, second = match.undone[0][:2]

    match.say(first.seat, first.text)
    assert second == match.undone[0][0]

    other = next(one for one in match.moves() if match.game.write(one) != second.text)
    match.play(match.to_move, other)
    assert [] == match.undone


def test_any_moment_of_a_game_can_be_looked_at() -> None:
    match = begin(header(seats=3))
    rng = Rng(5, "moments")
    dumps = [match.game.dump(match.state)]
    while not match.is_over:
        play_on(match, 1, rng)
        dumps.append(match.game.dump(match.state))

    for plies in range(0, len(dumps), 7):
        assert dumps[plies] == match.game.dump(match.state_at(plies))
    assert match.history == [
        *match.history[: match.plies[0].events],
        *[event for ply in range(len(match.plies)) for event in match.events_of(ply)],
    ]


def test_own_moves_of_a_turn_can_be_taken_back_in_a_game_that_counts() -> None:
    """Card play goes back step by step to where someone else had moved."""
    match = begun()
    until(match, "play")
    seat, before = match.to_move, len(match.plies)
    for text in ("species right", "species left"):
        match.say(seat, next(line for line in map(match.game.write, match.moves()) if line.startswith(text)))

    way = way_back(match, seat)

    assert ((before + 1, before), OTHERS) == (way.stops, way.bound)
    assert before == way.begins_turn(match) == way.at(before)
    assert before + 1 == way.at(before + 1)
    assert -1 == way.at(before - 1)
    match.take_back(1)
    assert (before,) == way_back(match, seat).stops


def test_a_card_drawn_or_turned_up_bounds_a_game_that_counts() -> None:
    """The last food card turns all cards up: who laid it cannot take it back."""
    match = begun()
    first = match.to_move
    match.play(first, match.moves()[0])
    assert ((0,), NO_MOVE) == (way_back(match, first).stops, way_back(match, first).bound)
    until(match, "play")
    last = match.plies[-1].seat
    while match.game.dump(match.state)["phase"] == "play":
        last = match.to_move
        match.say(last, "done")

    way = way_back(match, last)

    assert ((), CARDS) == (way.stops, way.bound)
    assert -1 == way.begins_turn(match)


def test_another_seat_bounds_a_game_that_counts() -> None:
    match = begun(3)
    until(match, "play")
    seat = match.to_move
    match.say(seat, "done")
    assert seat == match.plies[-1].seat
    assert 1 == len(way_back(match, seat).stops)

    match.say(match.to_move, "done")

    assert ((), OTHERS) == (way_back(match, seat).stops, way_back(match, seat).bound)


BOTS = ("human", "greedy", "greedy", "greedy")


def among(game: str, kinds: tuple[str, ...], seed: int = 7) -> AnyMatch:
    """Begin a game of these kinds of players; any moves will do for bots."""
    names = ("Ann", "Ben", "Cleo", "Dan")
    seats = tuple(RecordSeat(name, kind) for name, kind in zip(names, kinds, strict=False))
    return begin(Header(game=game, seed=seed, players=seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", ["evolution/de", "beginning/de", "dominant-species"])
def test_the_last_decision_goes_back_with_what_bots_did_until_anything_hidden_is_seen(
    game: str, seats: int
) -> None:
    """At every moment of a game, nothing that was hidden before it has been seen since."""
    match = among(game, BOTS[:seats])
    rng = Rng(seats, "slips")
    crossed = 0
    for _ in range(220):
        if match.is_over:
            break
        play_on(match, 1, rng)
        way = way_back(match, 0)
        own = [at for at, ply in enumerate(match.plies) if ply.seat == 0 and not match.is_forced(at)]
        assert list(way.stops) == own[::-1][: len(way.stops)]
        assert bool(way.stops) or not own or way.bound in (CARDS, OTHERS)
        for stop in way.stops:
            back = match.plies[stop:]
            assert not match.game.reveals(match.history[back[0].events :])
            assert stop == own[-1] or {0} == {ply.seat for ply in back}
        crossed += any(ply.seat for ply in match.plies[way.stops[0] :]) if way.stops else 0
        if len(way.stops) == 1 and rng.below(2):
            whole, stop = told(match), way.stops[0]
            match.take_back(len(match.plies) - stop)
            farther = way_back(match, 0)
            assert not any(ply.seat for one in farther.stops for ply in match.plies[one:]), (
                "one decision only"
            )
            assert farther.stops or farther.bound in (LAST, CARDS, NO_MOVE)
            again = open_record(Record.read(match.record.text().encode()))
            assert farther == way_back(again, 0), "loading is no way around the bound"
            match.redo()
            assert whole == told(match)
            assert way == way_back(match, 0)
    assert crossed or game == "beginning/de", "there a turn ends with cards that are drawn"


def test_what_a_person_has_done_stays_though_bots_play_too() -> None:
    """And what a bot does at a seat that a person had before can be taken back, but not what that one did."""
    match = among("dominant-species", ("human", "human", "greedy"))
    rng = Rng(3, "people")
    play_on(match, 80, rng)
    assert any(ply.seat == 1 for ply in match.plies)
    handed_over = len(match.plies)
    crossed = bounded = 0
    for moves in range(160):
        if moves == 40:
            match.record.append(SeatTaken(1, "greedy"))
            handed_over = len(match.plies)
        play_on(match, 1, rng)
        way = way_back(match, 0)
        for stop in way.stops:
            by_another = [at for at in range(stop, len(match.plies)) if match.plies[at].seat == 1]
            assert moves >= 40 or not by_another
            assert all(at >= handed_over for at in by_another)
            crossed += bool(by_another)
        bounded += ((), OTHERS) == (way.stops, way.bound)
    assert crossed
    assert bounded


def test_practice_goes_any_distance_and_takes_the_replies_with_it() -> None:
    """Every own decision of the whole game is a stop, forced moves are none."""
    match = begun(3, practice=True)
    play_on(match, 120, Rng(4, "practice"))
    own = [at for at, ply in enumerate(match.plies) if ply.seat == 1]
    forced = [at for at in own if match.is_forced(at)]

    way = way_back(match, 1)

    assert forced
    assert tuple(at for at in reversed(own) if at not in forced) == way.stops
    assert NO_MOVE == way.bound
    third = way.stops[2]
    match.take_back(len(match.plies) - third)
    assert 1 in [match.to_move, *[one for one in range(3) if match.moves(one)]]
    assert third == len(match.plies)
    assert way.stops[3:] == way_back(match, 1).stops


def test_a_forced_move_is_known_by_the_moment_it_was_made() -> None:
    """Each answer equals what the rules say of the position before it, however the game came there."""
    match = begun(2)
    play_on(match, 90, Rng(8, "forced"))
    asked = [match.is_forced(at) for at in (3, 80)]
    match.take_back(30)
    play_on(match, 30, Rng(9, "other"))

    for at, ply in enumerate(match.plies):
        assert match.game.is_forced(match.state_at(at), ply.seat) == match.is_forced(at)
    assert match.is_forced(3) == asked[0]


def test_a_turn_begins_where_nobody_else_is_between() -> None:
    match: Match = begun(2, practice=True)
    play_on(match, 60, Rng(2, "turn"))
    seat = 0
    way = way_back(match, seat)

    begins = way.begins_turn(match)

    assert {seat} == {ply.seat for ply in match.plies[begins : way.stops[0] + 1]}
    earlier = [stop for stop in way.stops if stop < begins]
    assert earlier
    assert any(ply.seat != seat for ply in match.plies[earlier[0] : begins])


def test_nothing_can_be_taken_back_before_the_first_decision() -> None:
    way = way_back(begun(), 0)

    assert ((), NO_MOVE, -1) == (way.stops, way.bound, way.at(0))


def test_who_has_not_moved_is_not_told_of_others() -> None:
    match = begun()
    first = match.to_move
    match.play(first, match.moves()[0])

    assert ((), NO_MOVE) == (way_back(match, 1 - first).stops, way_back(match, 1 - first).bound)


def test_among_people_who_cover_their_hands_practice_goes_no_farther() -> None:
    """No one takes away what another person has done, whether the game counts or not."""
    match = begun(practice=True)
    counting = begun()
    for one in (match, counting):
        until(one, "feeding")
    seat = match.to_move

    covered = way_back(match, seat, covers_hands=True)

    assert way_back(counting, seat) == covered
    assert len(way_back(match, seat).stops) > len(covered.stops)


def test_a_record_that_is_nearly_full_keeps_room_for_the_rest_of_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What was taken back still has its lines; a game must not end for want of them."""
    match = begun(practice=True)
    play_on(match, 10, Rng(1, "full"))
    seat = match.plies[-1].seat
    monkeypatch.setattr("evolution_qt.core.record.MOST_MOVES", 1_010)
    assert way_back(match, seat).stops

    play_on(match, 1, Rng(1, "full"))

    assert ((), FULL) == (way_back(match, seat).stops, way_back(match, seat).bound)
