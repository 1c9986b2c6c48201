"""Seats: a person who is late changes nothing, a bot always comes out with a legal move.

Evolution is played: the toy has no turn of several moves.
"""

import asyncio
import logging

import pytest

from evolution_qt.brain.outside import Hurried
from evolution_qt.brain.pool import AWAITED, START, BrainFault, Pool
from evolution_qt.brain.worker import Answer
from evolution_qt.core.record import Header, RecordSeat, SeatTaken
from evolution_qt.games.evolution.state import FOOD
from evolution_qt.games.opening import begin
from evolution_qt.ui.shell.game.seats import BotSeat, HumanSeat, Outside, Worker
from tests.brain.late import LateButWilling, at_once, turns

REPORT = {"plans": [{"moves": ["done"]}], "evaluations": 0, "reasons": []}


class Saying(Pool):
    """A pool whose worker says what it is told to say."""

    def __init__(self, *lines):
        super().__init__()
        self.lines = list(lines)
        self.asked = []
        self.is_stopped = False

    def look(self):
        return True

    async def ask(self, job):
        self.asked.append(job)
        line = self.lines.pop(0)
        if line is None:
            raise BrainFault("gone")
        moves = tuple(line.split("\n"))
        return Answer(job.request, moves, stopped=self.is_stopped, report=REPORT)


@pytest.fixture(autouse=True)
def _looks_at_once(monkeypatch):
    at_once(monkeypatch)


def a_match():
    return begin(
        Header(game="evolution/de", players=(RecordSeat("Ann"), RecordSeat("Fox", "greedy")), seed=3)
    )


def choose(pool, match):
    return asyncio.run(BotSeat(match.to_move, "Fox", "greedy", pool, 1).choose(match))


def test_a_legal_line_is_taken():
    match = a_match()
    line = match.game.write(match.moves()[2])

    assert line == match.game.write(choose(Saying(line), match))


@pytest.mark.parametrize("bad", [None, "nonsense", "", "pass", "food horns:99", "feed 0", "x" * 3000])
def test_a_worker_that_fails_once_is_asked_again(bad, caplog):
    match = a_match()
    good = match.game.write(match.moves()[1])
    pool = Saying(bad, good)

    assert good == match.game.write(choose(pool, match))
    assert 2 == len(pool.asked)


@pytest.mark.parametrize("bad", [(None, None), ("nonsense", "pass"), ("", None)])
def test_after_two_failures_any_legal_move_is_made_with_a_word_in_the_log(bad, caplog):
    match = a_match()

    with caplog.at_level(logging.WARNING):
        move = choose(Saying(*bad), match)

    assert [] == match.why_not(match.to_move, move)
    assert "a forager plays for" in caplog.text


def test_a_worker_that_never_answers_is_not_asked_for_ever():
    match = a_match()
    pool = Saying(*[None] * 100)
    bot = BotSeat(match.to_move, "Fox", "greedy", pool, 1)

    for _ in range(20):
        assert [] == match.why_not(match.to_move, asyncio.run(bot.choose(match)))

    assert 10 == len(pool.asked)


def in_play():
    """Return a match in which the first player is to play its cards."""
    match = a_match()
    while match.state.phase == FOOD:
        match.play(match.to_move, match.moves()[0])
    return match


def bodies(match):
    """Return the lines that raise the body of the first species, one for each card."""
    lines = [match.game.write(move) for move in match.moves()]
    return [line for line in lines if line.startswith("body 0")]


def test_a_whole_turn_is_asked_for_once():
    """What was decided together is done together, one move after the other."""
    match = in_play()
    seat, first = match.to_move, bodies(match)[0]
    pool = Saying(f"{first}\ndone", "nonsense")
    bot = BotSeat(seat, "Fox", "apex", pool, 1)

    for expected in (first, "done"):
        move = asyncio.run(bot.choose(match))
        assert expected == match.game.write(move)
        match.play(seat, move)

    assert 1 == len(pool.asked)


@pytest.mark.parametrize("then", ["nonsense", "feed 0", "body 0 horns:99"])
def test_a_turn_that_does_not_fit_any_more_is_decided_anew(then):
    match = in_play()
    seat, first = match.to_move, bodies(match)[0]
    pool = Saying(f"{first}\n{then}", "done")
    bot = BotSeat(seat, "Fox", "apex", pool, 1)

    match.play(seat, asyncio.run(bot.choose(match)))

    assert "done" == match.game.write(asyncio.run(bot.choose(match)))
    assert 2 == len(pool.asked)


def test_the_rest_of_a_turn_whose_first_move_was_refused_is_forgotten():
    """A player who plays instead must not have its turn ended by the one that failed."""
    match = in_play()
    seat = match.to_move
    pool = Saying("feed 0\ndone", None, "done")
    bot = BotSeat(seat, "Fox", "apex", pool, 1)

    match.play(seat, asyncio.run(bot.choose(match)))
    assert match.to_move == seat
    asyncio.run(bot.choose(match))

    assert 3 == len(pool.asked)


def test_after_a_move_is_taken_back_a_turn_is_decided_anew():
    match = in_play()
    seat, first = match.to_move, bodies(match)[0]
    pool = Saying(f"{first}\ndone", first)
    bot = BotSeat(seat, "Fox", "apex", pool, 1)

    match.play(seat, asyncio.run(bot.choose(match)))
    match.take_back()

    assert first == match.game.write(asyncio.run(bot.choose(match)))


def test_a_person_answers_only_when_asked():
    match = a_match()
    person = HumanSeat(0, "Ann")
    move = match.moves()[0]

    async def play():
        person.answer(move)
        assert not person.is_asked
        asked = asyncio.ensure_future(person.choose(match))
        await asyncio.sleep(0)
        assert person.is_asked
        person.answer(move)
        person.answer(match.moves()[1])
        return await asked

    assert move == asyncio.run(play())
    assert not person.is_asked


def test_a_person_who_is_cancelled_is_asked_no_more():
    person = HumanSeat(0, "Ann")

    async def play():
        asked = asyncio.ensure_future(person.choose(a_match()))
        await asyncio.sleep(0)
        asked.cancel()
        await asyncio.wait([asked])
        return person.is_asked

    assert not asyncio.run(play())


def test_what_led_to_a_turn_is_kept_with_the_moves_that_were_made():
    match = in_play()
    seat, first = match.to_move, bodies(match)[0]
    bot = BotSeat(seat, "Fox", "apex", Saying(f"{first}\ndone", None, None), 1)

    chosen = asyncio.run(bot.choose(match))
    kept = bot.decided
    assert kept.made == [], "what was chosen may still not be made: the turn may begin anew"
    match.play(seat, chosen)
    bot.note_made(match.plies[-1].text)
    assert ((first, "done"), [first], REPORT) == (kept.moves, kept.made, kept.report)
    assert match.game.dump(match.view(seat).state)["round"] == kept.round

    match.play(seat, asyncio.run(bot.choose(match)))
    bot.note_made(match.plies[-1].text)
    assert bot.decided is kept
    assert [first, "done"] == kept.made


def test_a_forager_that_plays_instead_leaves_nothing_to_tell(caplog):
    match = in_play()
    bot = BotSeat(match.to_move, "Fox", "apex", Saying(None, None), 1)

    asyncio.run(bot.choose(match))

    assert bot.decided is None


# A worker that takes long to start


def slow_bot(match, pool):
    """Return a bot whose worker starts, and a list of what it tells of it."""
    bot, told = BotSeat(match.to_move, "Fox", "greedy", pool, 1), []
    bot.show_worker = told.append
    return bot, told


def taken(notes):
    """Return who takes a seat by notes of a record."""
    return [note.kind for note in notes if isinstance(note, SeatTaken)]


def test_a_bot_whose_worker_starts_is_waited_for_and_then_a_substitute_moves(caplog):
    match, pool = a_match(), LateButWilling()
    bot, told = slow_bot(match, pool)

    async def play():
        asked = asyncio.ensure_future(bot.choose(match))
        await turns()
        assert ([Worker.STARTING], False) == (told, asked.done())
        pool.time.pass_by(AWAITED + 1)
        return await asked

    move = asyncio.run(play())

    assert [] == match.why_not(match.to_move, move)
    assert [Worker.STARTING, Worker.LATE] == told
    assert (["forager"], ["greedy"]) == (taken(bot.before), taken(bot.after))
    assert pool.started[0].is_running


def test_move_now_has_a_substitute_move_at_once_until_the_worker_is_ready(caplog):
    match, pool = a_match(), LateButWilling()
    bot, told = slow_bot(match, pool)

    async def play():
        asked = asyncio.ensure_future(bot.choose(match))
        await turns()
        bot.hurry()
        await asked
        await bot.choose(match)
        assert [Worker.STARTING, Worker.LATE] * 2 == told
        pool.started[0].get_ready()
        await bot.choose(match)

    asyncio.run(play())

    assert ["greedy"] == pool.kinds
    assert Worker.READY is told[-1]
    assert ((), ()) == (bot.before, bot.after)


def test_however_long_a_worker_starts_it_is_no_failure_of_the_bot(caplog):
    """A bot that has failed five times in a row would ask no more."""
    match, pool = a_match(), LateButWilling()
    bot, _ = slow_bot(match, pool)
    pool.warm()
    pool.time.pass_by(AWAITED + 1)

    for _ in range(20):
        asyncio.run(bot.choose(match))
    assert [] == pool.kinds
    pool.started[0].get_ready()
    asyncio.run(bot.choose(match))

    assert ["greedy"] == pool.kinds


def test_a_second_try_waits_for_its_worker_too(caplog):
    """The first one was ready, and died over the question."""

    class Dying(LateButWilling):
        async def _ask(self, job):
            if len(self.started) == 1:
                raise BrainFault("gone")
            return await super()._ask(job)

    match, pool = a_match(), Dying()
    bot, told = slow_bot(match, pool)

    async def play():
        pool.warm()
        pool.started[0].get_ready()
        asked = asyncio.ensure_future(bot.choose(match))
        await turns()
        assert ([Worker.READY, Worker.STARTING], False) == (told, asked.done())
        pool.started[1].get_ready()
        await asked

    asyncio.run(play())

    assert ["greedy"] == pool.kinds


def test_a_bot_that_kills_its_worker_is_asked_no_more_where_starts_take_long_too(caplog):
    class Deadly(LateButWilling):
        async def _ask(self, job):
            raise BrainFault("gone")

    match, pool = a_match(), Deadly()
    bot, _ = slow_bot(match, pool)

    async def play():
        pool.warm()
        pool.started[-1].get_ready()
        asked = asyncio.ensure_future(bot.choose(match))
        await turns()
        bot.hurry()
        await asked

    for _ in range(8):
        asyncio.run(play())

    assert 5 == sum("gone" in one.message for one in caplog.records)


def test_move_now_at_the_seat_of_a_program_leaves_a_worker_that_starts_to_the_bots(caplog):
    class Waiting:
        is_hurried = False

        async def ask_meanwhile(self, _game, _seen):
            while not self.is_hurried:
                await asyncio.sleep(0)
            raise Hurried

        def hurry(self):
            self.is_hurried = True

    match, pool = a_match(), LateButWilling()
    seat = Outside(match.to_move, "Fox", "outside/fox", pool, 1, None)
    seat.player = Waiting()
    bot, told = slow_bot(match, pool)

    async def play():
        pool.warm()
        asked = asyncio.ensure_future(seat.choose(match))
        await turns()
        seat.hurry()
        await asked
        asked = asyncio.ensure_future(bot.choose(match))
        await turns()
        assert ([Worker.STARTING], False) == (told, asked.done())
        pool.started[0].get_ready()
        await asked

    asyncio.run(play())

    assert ["greedy"] == pool.kinds


def test_move_now_where_a_worker_plays_on_for_a_program_waits_for_no_start(caplog):
    match, pool = a_match(), LateButWilling()
    seat = Outside(match.to_move, "Fox", "outside/fox", pool, 1, None)

    async def play():
        asked = asyncio.ensure_future(seat.choose(match))
        await turns()
        assert not asked.done()
        seat.hurry()
        await asked

    asyncio.run(play())

    assert [] == pool.kinds


def test_who_no_longer_waits_for_a_program_does_not_wait_for_a_worker_that_starts(caplog):
    class Unwaited:
        async def ask_meanwhile(self, _game, _seen):
            raise Hurried

    match, pool = a_match(), LateButWilling()
    seat = Outside(match.to_move, "Fox", "outside/fox", pool, 1, None)
    seat.player = Unwaited()

    move = asyncio.run(seat.choose(match))
    assert [] == match.why_not(match.to_move, move)
    assert [] == pool.kinds
    pool.started[0].get_ready()
    asyncio.run(seat.choose(match))

    assert ["forager"] == pool.kinds
    assert (["forager"], ["outside/fox"]) == (taken(seat.before), taken(seat.after))


def test_where_no_worker_gets_ready_substitutes_play_on(caplog):
    match, pool = a_match(), LateButWilling()
    bot, told = slow_bot(match, pool)
    for _ in range(2):
        pool.warm()
        pool.time.pass_by(START + 1)
        pool.look()

    for _ in range(20):
        assert [] == match.why_not(match.to_move, asyncio.run(bot.choose(match)))

    assert [Worker.FAILED] * 20 == told
    assert 2 == pool.tries
