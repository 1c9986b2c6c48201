"""What there is to tell of a game: its rounds, what stands out, and the points as a player may know them."""

import pytest

from evolution_qt.ai.bots import choose_move
from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import DEED, LOSS
from evolution_qt.core.record import Header, Record, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.core.timeline import GameTimeline
from evolution_qt.games.evolution import events as e
from evolution_qt.games.opening import begin, open_record, opening_record


def played(moves=10_000, seed=19):
    """Return a game of four bots after so many moves, or over."""
    match = begin(Header(game="evolution/de", players=(RecordSeat(),) * 4, seed=seed))
    rng = Rng(seed)
    while not match.is_over and len(match.plies) < moves:
        seat = match.to_move
        kind = ("greedy", "random")[seat % 2]
        match.play(seat, choose_move(match.game, match.view(seat), kind, rng))
    return match


@pytest.fixture(scope="module")
def match():
    return played()


@pytest.fixture(scope="module")
def timeline(match):
    made = GameTimeline(match)
    while not made.is_complete:
        made.advance()
    return made


def test_points_are_those_of_each_position(match, timeline):
    assert len(match.plies) + 1 == len(timeline.points)
    for moment in range(0, len(match.plies) + 1, 7):
        assert tuple(match.game.score_parts(match.state_at(moment))) == timeline.points[moment]


def test_more_is_never_worked_out_than_there_is(match, timeline):
    timeline.advance()

    assert len(match.plies) + 1 == len(timeline.points)


def test_every_moment_lies_in_its_round(match, timeline):
    for moment in range(len(match.plies)):
        number, made, count = timeline.place(moment)
        assert match.state_at(moment).round == number
        assert 0 <= made < count
    assert list(range(1, match.state.round + 1)) == [one.round for one in timeline.sections]


def test_one_goes_from_round_to_round_and_stays_inside(match, timeline):
    firsts = [one.first for one in timeline.sections]

    assert firsts[1] == timeline.next_section(0) == timeline.beginning_of(2)
    assert firsts[1] == timeline.section_before(firsts[1] + 3)
    assert firsts[0] == timeline.section_before(firsts[1])
    assert 0 == timeline.section_before(0)
    assert timeline.last == timeline.next_section(firsts[-1]) == timeline.beginning_of(99)


def test_every_attack_and_every_extinction_is_marked_after_its_move(match, timeline):
    sorts = {e.ATTACKED: DEED, e.WENT_EXTINCT: LOSS}
    kinds = [event.kind for event in match.history if event.kind in sorts]

    assert [sorts[kind] for kind in kinds] == [mark.sort for mark in timeline.marks]
    assert e.ATTACKED in kinds
    assert e.WENT_EXTINCT in kinds
    for mark in timeline.marks:
        led_to = [(sorts.get(event.kind), event.actor) for event in match.events_of(mark.ply - 1)]
        assert (mark.sort, mark.seat) in led_to


def test_each_event_leads_to_the_moment_after_its_move(match, timeline):
    assert 0 == timeline.ply_of(0)
    for at, ply in enumerate(match.plies):
        for number in range(ply.events, ply.events + len(match.events_of(at))):
            assert at + 1 == timeline.ply_of(number)


def test_the_bags_of_others_stay_secret_until_the_end(match, timeline):
    moment = timeline.beginning_of(3)

    known = timeline.known_scores(moment, 1, openly=False)

    assert [False, True, False, False] == [one.is_whole for one in known]
    for one, (food, population, traits) in zip(known, timeline.points[moment], strict=True):
        assert population + traits + (food if one.is_whole else 0) == one.points
    assert not any(one.is_whole for one in timeline.known_scores(moment, NOBODY, openly=False))
    everything = timeline.known_scores(moment, NOBODY, openly=True)
    assert [sum(parts) for parts in timeline.points[moment]] == [one.points for one in everything]
    end = timeline.known_scores(timeline.last, 1, openly=False)
    assert match.game.scores(match.state) == [one.points for one in end]


def test_it_follows_moves_that_are_made_and_taken_back():
    match = played(30)
    timeline = GameTimeline(match)
    while not timeline.is_complete:
        timeline.advance()
    assert not timeline.follow()
    match.take_back(12)
    seat = match.to_move
    match.play(seat, match.moves()[-1])

    assert timeline.follow()

    assert 19 == timeline.last
    while not timeline.is_complete:
        timeline.advance()
    for moment in range(20):
        assert tuple(match.game.score_parts(match.state_at(moment))) == timeline.points[moment]


def test_a_record_is_opened_a_line_at_a_time(match):
    """A caller that waits can do something else between two moves; what comes out is the same."""
    record = Record.read(match.record.text().encode())
    steps = opening_record(record)
    count = 0

    while True:
        try:
            next(steps)
            count += 1
        except StopIteration as end:
            opened = end.value
            break

    assert count > len(match.plies)
    whole = open_record(Record.read(match.record.text().encode()))
    assert match.game.digest(whole.state) == match.game.digest(opened.state)
    assert whole.history == opened.history
    assert whole.plies == opened.plies
    assert [one.plies for one in whole.milestones] == [one.plies for one in opened.milestones]
