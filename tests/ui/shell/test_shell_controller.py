"""The course of a game: who is asked, who sees what, what a failure costs.

Evolution is played where people are asked out of turn or all at once, which the toy never does, and where
the last move can be taken back: the toy turns cards up with it.
"""

import asyncio
import sys

import pytest

from evolution_qt.core.action import NOBODY
from evolution_qt.core.record import Header, Practice, RecordSeat
from evolution_qt.games.evolution.state import EFFECTS, FEEDING, WINDOW
from evolution_qt.games.opening import begin
from evolution_qt.store.index import summary
from evolution_qt.store.record_file import RecordFile, is_taken
from evolution_qt.ui.shell.game.controller import AskingHabits, Controller
from evolution_qt.ui.shell.game.seats import HumanSeat, Seat
from tests.positions import position
from tests.store.faulty import Faulty
from tests.ui.shell.acting import LONG, PAUSE, until

pytestmark = pytest.mark.usefixtures("toy_among_games")


class Follower(Seat):
    """A seat that answers by itself with its first or last move, as a bot without a process."""

    def forget(self):
        """Has thought of nothing for later."""

    async def choose(self, match):
        return match.moves(self.index)[0]


class Clicker(HumanSeat):
    """A person who answers at once."""

    async def choose(self, match):
        return match.moves(self.index)[0]


class Dicer(HumanSeat):
    """A person who answers at once with any move."""

    async def choose(self, match):
        moves = match.moves(self.index)
        return moves[7919 * len(match.plies) % len(moves)]


class Stage:
    """Writes down what it is shown."""

    def __init__(self):
        self.shown = []
        self.curtains = []
        self.performed = []
        self.ended = 0
        self.is_broken = False
        self.stopped = False
        self.lost = 0
        self.regained = 0
        self.called = []

    def show_position(self, seen, *, ask):
        self.shown.append((seen, ask))

    def show_thinking(self, name):
        pass

    def perform(self, events, seen, actor, *, automatic=False, stopped=False, redone=False, forced=False):
        if self.is_broken:
            raise RuntimeError("the table is broken")
        self.performed.append((events, seen.viewer))

    async def settle(self):
        pass

    async def hand_over(self, seat):
        self.curtains.append(seat.index)

    def call(self, seat):
        self.called.append(seat.index)

    def breathe(self):
        return 0.0

    def lose_record(self):
        self.lost += 1

    def regain_record(self):
        self.regained += 1

    def show_stopped(self):
        self.stopped = True

    def rewind(self, events):
        pass

    def reseat(self):
        pass

    def cover(self, seen, seat):
        pass

    def show_end(self, match):
        self.ended += 1


def set_up(*kinds, seed=5, key="toy", **rules):
    players = tuple(
        RecordSeat(f"P{at}", "human" if issubclass(kind, HumanSeat) else "greedy")
        for at, kind in enumerate(kinds)
    )
    match = begin(Header(game=key, players=players, seed=seed, rules=rules))
    seats = [
        kind(at, f"P{at}") if issubclass(kind, HumanSeat) else kind(at, f"P{at}", "greedy")
        for at, kind in enumerate(kinds)
    ]
    stage = Stage()
    return match, stage, Controller(match, seats, stage)


async def to_the_end(controller):
    """Run a game until its end has been shown, or it stops before; then leave it."""
    running = asyncio.ensure_future(controller.run())
    while not controller.has_ended and not running.done():
        await asyncio.sleep(PAUSE)
    running.cancel()
    await asyncio.wait([running])
    if not running.cancelled():
        running.result()


def hands_seen(seen):
    """Return the seats whose cards lie open in what was shown."""
    return {seat for seat, hand in enumerate(seen.state.hands) if hand and 0 not in hand}


def test_a_game_is_played_to_its_end_and_the_end_is_shown_once(play):
    match, stage, controller = set_up(Follower, Follower, Follower)

    play(to_the_end(controller))

    assert match.is_over
    assert 1 == stage.ended


async def test_a_game_goes_on_from_its_end_and_ends_again(tmp_path):
    """The record, the file and the seats follow: nothing is held at the end, everything is there again."""
    match, stage, controller = set_up(Clicker, Follower)
    match.record.append(Practice())
    file = RecordFile.begin(tmp_path, "game", match.record.text())
    match.record.attach(file)
    gone_back = []
    stage.rewind = lambda _events: gone_back.append(
        (list(match.plies), summary(file.path.read_bytes()).status, is_taken(file.path))
    )

    running = asyncio.ensure_future(controller.run())
    await until(lambda: controller.has_ended)
    whole = match.game.dump(match.state), list(match.plies)
    assert 1 == stage.ended
    assert not is_taken(file.path)
    stops = controller.way_back().stops

    controller.take_back(stops[0])
    await until(lambda: stage.ended == 2)
    controller.take_back(stops[-1])
    await until(lambda: stage.ended == 3)
    assert [(whole[1][:at], "running", True) for at in (stops[0], stops[-1])] == gone_back
    assert whole == (match.game.dump(match.state), match.plies)
    assert match.record.text() == file.path.read_text(encoding="utf-8")
    assert "finished" == summary(file.path.read_bytes()).status
    assert not controller.can_practise
    running.cancel()
    await asyncio.wait([running])
    assert match.record.text() == file.path.read_text(encoding="utf-8")


def test_what_fails_at_the_end_is_reported_and_the_end_can_be_left(play, monkeypatch):
    reported = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: reported.append(error))
    _, stage, controller = set_up(Follower, Follower)

    def show_end(match):
        raise RuntimeError("no scores")

    stage.show_end = show_end
    play(to_the_end(controller))

    assert controller.has_ended
    assert ["no scores"] == [str(error) for error in reported]


async def test_at_the_end_among_people_who_cover_hands_the_last_mover_may_go_back():
    """All look at the end: a player who goes back comes from behind the curtain again."""
    match, stage, controller = set_up(Clicker, Clicker, seed=1, key="evolution/de")
    controller.habits = AskingHabits(automatic=False)

    running = asyncio.ensure_future(controller.run())
    await until(lambda: controller.has_ended)
    last = match.plies[-1].seat
    assert NOBODY == controller.viewer
    assert last == controller.takes_back
    way = controller.way_back()
    own = next(at for at, ply in enumerate(reversed(match.plies)) if ply.seat != last)
    assert all(stop >= len(match.plies) - own for stop in way.stops)
    assert way.stops
    stage.curtains.clear()
    controller.take_back(way.stops[0])
    await until(lambda: stage.curtains)
    assert [last] == stage.curtains[:1]
    running.cancel()
    await asyncio.wait([running])


async def test_two_changes_at_once_are_both_made():
    """Who plays is changed, and the window left before the turn has ended: the seat changes hands."""
    match, _, controller = set_up(HumanSeat, HumanSeat, HumanSeat)

    running = asyncio.ensure_future(controller.run())
    await until(lambda: controller.asked)
    asked = controller.viewer
    leaver = next(seat for seat in controller.people if seat != asked)

    controller.take_seats([Follower(leaver, "Fox", "greedy")])
    assert controller.cover()

    await until(lambda: not controller.seats[leaver].is_human)
    assert "greedy" == match.record.kinds()[leaver]
    await until(lambda: controller.asked)
    assert 2 == len(controller.people)
    running.cancel()
    await asyncio.wait([running])


async def test_a_change_before_the_first_turn_is_made_with_it():
    """A page is shown in the turn of the event loop before the one in which its game begins."""
    match, _, controller = set_up(HumanSeat, HumanSeat)

    controller.take_seats([Follower(1, "Fox", "greedy")])
    running = asyncio.ensure_future(controller.run())
    await until(lambda: controller.asked)
    assert "greedy" == match.record.kinds()[1]
    running.cancel()
    await asyncio.wait([running])


class Stubborn(HumanSeat):
    """A person's seat that fails when the question is taken back."""

    async def choose(self, match):
        try:
            return await super().choose(match)
        except asyncio.CancelledError:
            raise RuntimeError("cannot be ended") from None


async def test_a_turn_that_fails_when_it_is_to_end_holds_up_nothing(monkeypatch):
    """A change is made before anyone is asked again, and the game can be left."""
    reported = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: reported.append(str(error)))
    match, _, controller = set_up(Stubborn, Stubborn)

    running = asyncio.ensure_future(controller.run())
    await until(lambda: controller.asked)
    leaver = 1 - controller.viewer

    controller.take_seats([Follower(leaver, "Fox", "greedy")])

    await until(lambda: reported and controller.asked)
    assert "greedy" == match.record.kinds()[leaver]
    running.cancel()
    _, going_on = await asyncio.wait([running], timeout=LONG)
    assert not going_on
    assert ["cannot be ended"] * 2 == reported


def test_between_two_people_stands_a_curtain_and_no_other_hand_is_ever_shown(play):
    _, stage, controller = set_up(Clicker, Clicker)
    controller.habits = AskingHabits(automatic=False)

    play(to_the_end(controller))

    assert stage.curtains
    assert all(one != other for one, other in zip(stage.curtains, stage.curtains[1:], strict=False))
    for seen, ask in stage.shown:
        assert hands_seen(seen) <= ({seen.viewer} if seen.viewer >= 0 else set())
        assert not ask or seen.viewer == seen.state.to_move


def test_a_game_without_secrets_needs_no_curtain(play, monkeypatch):
    """Also between two people: there is no hand that the other must not see."""
    match, stage, controller = set_up(Clicker, Clicker)
    monkeypatch.setattr(type(match.game), "has_secrets", False)

    play(to_the_end(controller))

    assert match.is_over
    assert [] == stage.curtains


def test_a_curtain_is_drawn_after_another_persons_move_that_was_made_by_itself(play):
    """A player who expects the own turn may be at the screen already."""
    match, stage, controller = set_up(Clicker, Clicker)
    controller.habits = AskingHabits(waits=False)
    shown = []
    original = stage.perform

    def perform(events, seen, actor, *, automatic=False, stopped=False, redone=False, forced=False):
        shown.append(("auto" if automatic else "asked", actor))
        original(events, seen, actor, automatic=automatic, stopped=stopped)

    async def hand_over(seat):
        shown.append(("curtain", seat.index))

    stage.perform, stage.hand_over = perform, hand_over
    play(to_the_end(controller))

    assert match.is_over
    last_asked = None
    since = []
    for what, seat in shown:
        if what == "asked":
            others = [one for kind, one in since if kind == "auto" and one != seat]
            if last_asked == seat and others:
                assert ("curtain", seat) in since
            last_asked, since = seat, []
        else:
            since.append((what, seat))
    assert any(what == "auto" for what, _ in shown)


def test_what_nobody_could_do_otherwise_is_told_apart_from_what_nobody_wanted(play):
    """Who passes out of turn by habit had a choice."""
    match, stage, controller = set_up(Clicker, Follower, seed=1, key="evolution/de")
    controller.habits = AskingHabits(windows="never")
    made = []

    def perform(events, seen, actor, *, automatic=False, stopped=False, redone=False, forced=False):
        made.append((automatic, forced))

    stage.perform = perform
    play(to_the_end(controller))

    assert len(made) == len(match.plies)
    goes_on = -1
    for (automatic, forced), ply in zip(made, match.plies, strict=True):
        state = match.state_at(match.plies.index(ply))
        is_forced = match.game.forced_move(match.game.observe(state, ply.seat).state, ply.seat) is not None
        is_pass = match.game.declining(state) is not None
        lacks_choice = automatic and not is_pass
        assert forced == (lacks_choice and goes_on != ply.seat)  # of several in a row the first one
        goes_on = ply.seat if lacks_choice else -1
        assert is_forced or not forced
    assert any(forced for _, forced in made)


@pytest.mark.parametrize("waits", [True, False])
@pytest.mark.parametrize(
    ("key", "rules"), [("evolution/de", {}), ("beginning/de", {}), ("dominant-species", {"turn_limit": 2})]
)
def test_among_several_people_one_click_moves_for_one_person_only(play, key, rules, waits):
    """A move without a choice is made only for the player who has moved by hand since another did."""
    match, stage, controller = set_up(Dicer, Dicer, Follower, seed=2, key=key, **rules)
    controller.habits = AskingHabits(waits=waits)
    clicked = -1
    for_others = 0

    def perform(events, seen, actor, *, automatic=False, stopped=False, redone=False, forced=False):
        nonlocal clicked, for_others
        if controller.seats[actor].is_human:
            is_forced = automatic and match.game.declining(match.state_at(len(match.plies) - 1)) is None
            for_others += is_forced and actor != clicked
            clicked = clicked if automatic else actor

    stage.perform = perform
    play(to_the_end(controller))
    assert match.is_over
    assert not (waits and for_others)
    assert waits or for_others or key != "evolution/de"


def test_where_no_curtain_says_whose_turn_it_is_the_table_does(play):
    """In a game without secrets, each time another person is asked, and not again while that one goes on."""
    _, stage, controller = set_up(Dicer, Dicer, Follower, seed=2, key="dominant-species", turn_limit=2)
    asked = []

    def show(seen, *, ask):
        if ask:
            asked.append(seen.viewer)

    stage.show_position = show
    play(to_the_end(controller))

    changes = [seat for at, seat in enumerate(asked) if not at or asked[at - 1] != seat]
    assert not stage.curtains
    assert {0, 1} == {*stage.called}
    assert changes == [seat for at, seat in enumerate(stage.called) if not at or stage.called[at - 1] != seat]


def test_with_one_person_there_is_no_curtain_and_only_that_hand_is_shown(play):
    _, stage, controller = set_up(Follower, Clicker, Follower)

    play(to_the_end(controller))

    assert [] == stage.curtains
    assert {1} == {seen.viewer for seen, _ in stage.shown}
    assert all(hands_seen(seen) <= {1} for seen, _ in stage.shown)


def test_a_person_whom_nobody_followed_at_the_screen_needs_no_second_curtain(play):
    """Bots in between do not look at the screen."""
    _, stage, controller = set_up(Clicker, Follower, Clicker)
    controller.habits = AskingHabits(automatic=False)

    play(to_the_end(controller))

    assert all(one != other for one, other in zip(stage.curtains, stage.curtains[1:], strict=False))


def test_hands_are_covered_before_anything_moves_when_the_turn_goes_to_another_person(play):
    match, stage, controller = set_up(Clicker, Clicker)
    viewers = []

    def perform(events, seen, actor, *, automatic=False, stopped=False, redone=False, forced=False):
        viewers.append((seen.viewer, match.to_move))

    stage.perform = perform
    play(to_the_end(controller))

    assert all(viewer in (-1, asked) for viewer, asked in viewers)


@pytest.mark.parametrize("rules", [{}, {"simultaneous_play": True}])
def test_what_is_performed_is_what_the_person_at_the_screen_may_know(play, rules):
    _, stage, controller = set_up(Follower, Clicker, key="evolution/de", **rules)

    play(to_the_end(controller))

    assert {1} == {viewer for _, viewer in stage.performed}


def test_a_table_that_fails_does_not_stop_the_game(play, monkeypatch):
    """Every failure is reported; the model has moved already, so the game goes on."""
    reported = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: reported.append(error))
    match, stage, controller = set_up(Follower, Follower)

    def sometimes(events, seen, actor, *, automatic=False, stopped=False, redone=False, forced=False):
        if len(match.record.notes) % 3 == 0:
            raise RuntimeError("the table is broken")

    stage.perform = sometimes
    play(to_the_end(controller))

    assert match.is_over
    assert reported


def test_a_game_that_fails_again_and_again_stops_and_is_kept(play, monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    match, stage, controller = set_up(Follower, Follower)
    file = RecordFile.begin(tmp_path, "game", match.record.text())
    match.record.attach(file)
    stage.is_broken = True

    play(to_the_end(controller))

    assert not match.is_over
    assert 0 == stage.ended
    assert stage.stopped
    assert 3 == len(match.plies)


def test_a_record_that_cannot_be_written_costs_nothing_and_is_told_once(play, tmp_path):
    """The disk is full for some moves: said once, tried again, and at the end nothing is missing."""
    match, stage, controller = set_up(Follower, Follower)
    disk = Faulty()
    file = RecordFile.begin(tmp_path, "game", match.record.text(), disk)
    match.record.attach(file)
    perform = stage.perform

    def watch(*arguments, **named):
        perform(*arguments, **named)
        at = len(stage.performed)
        if at == 2:
            disk.first, disk.is_lasting = disk.count + 1, True
        if at == 4:
            assert (1, 0) == (stage.lost, stage.regained)
            disk.heal()

    stage.perform = watch
    play(to_the_end(controller))

    assert match.is_over
    assert (1, 1) == (stage.lost, stage.regained)
    assert match.record.text() == file.path.read_text()


def test_a_move_that_is_not_legal_is_not_made(play, caplog):
    """The table offers legal moves only; if it does not, the person is asked again."""
    match, _, controller = set_up(Follower, Clicker)
    wrong = [match.game.read("lay 20")]

    class Fumbler(Clicker):
        async def choose(self, match):
            return wrong.pop() if wrong else await super().choose(match)

    controller.seats[1].__class__ = Fumbler
    play(to_the_end(controller))

    assert match.is_over
    assert not wrong


# What people do not want to be asked

WINDOW_ROWS = (["b1 p6 intelligence:4", "b1 p6"], ["b1 p6", "b1 p5"])


class Counter(Clicker):
    """Answers at once, always by feeding or passing, and counts the questions."""

    def __init__(self, index, name):
        super().__init__(index, name)
        self.asked_in = []

    async def choose(self, match):
        state = match.state
        phase = WINDOW if match.game.declining(state) else state.phase
        self.asked_in.append((state.round, phase, len(match.legal(self.index))))
        moves = [move for move in match.moves(self.index) if move.verb != "intelligence"]
        return moves[0]


def windows(**habits):
    """Return a controller of a game in which seat 0 has Intelligence and may be asked after every feeding."""
    game, state = position(
        *WINDOW_ROWS,
        key="evolution/ja",
        phase="window",
        watering_hole=20,
        hand=["horns:3", "foraging:4"],
    )
    header = Header(
        game=game.key,
        players=(RecordSeat("A", "human"), RecordSeat("B", "greedy")),
        position=game.dump(state),
    )
    match = begin(header)
    seats = [Counter(0, "A"), Follower(1, "B", "greedy")]
    controller = Controller(match, seats, Stage())
    controller.habits = AskingHabits(**habits)
    return match, seats[0], controller


def asked_out_of_turn(counter):
    return sum(phase == WINDOW and number == 1 for number, phase, _ in counter.asked_in)


def test_out_of_turn_a_seat_is_asked_every_time_once_a_round_or_never(play):
    counts = {}
    for wish in ("always", "round", "never"):
        _, counter, controller = windows(windows=wish)
        play(to_the_end(controller))
        counts[wish] = asked_out_of_turn(counter)

    assert counts["always"] > 2
    assert 1 == counts["round"]
    assert 0 == counts["never"]


def test_whoever_passes_for_the_round_is_not_asked_out_of_turn_again_in_it(play):
    _, counter, controller = windows()

    class Silent(Counter):
        async def choose(self, match):
            if match.game.declining(match.state):
                self._answer = asyncio.get_running_loop().create_future()
                self.asked_in.append((match.state.round, WINDOW, 0))
                controller.pass_for_round()
                return await self._answer
            return await super().choose(match)

    counter.__class__ = Silent
    play(to_the_end(controller))

    rounds = [number for number, phase, _ in counter.asked_in if phase == WINDOW]
    assert 1 == rounds.count(1)
    assert len(rounds) == len(set(rounds))


@pytest.mark.parametrize("row", ["b5 p1 f1 fat_tissue:4", "b5 p1 f1 carnivore:1 fat_tissue:4"])
def test_whoever_passes_for_the_round_is_not_asked_for_fat_or_attacks_again_in_it(play, row):
    """A full species with room for fat was asked about after every feeding of the others."""
    game, state = position([row], ["b1 p6", "b1 p6"], key="evolution/de", phase="feeding", watering_hole=20)
    header = Header(
        game=game.key,
        players=(RecordSeat("A", "human"), RecordSeat("B", "greedy")),
        position=game.dump(state),
    )
    asked = []

    class Resting(HumanSeat):
        async def choose(self, match):
            asked.append((match.state.round, match.game.resting(match.state) is not None))
            if not asked[-1][1]:
                return match.moves(self.index)[0]
            self._answer = asyncio.get_running_loop().create_future()
            controller.pass_for_round()
            return await self._answer

    match = begin(header)
    controller = Controller(match, [Resting(0, "A"), Follower(1, "B", "greedy")], Stage())
    play(to_the_end(controller))

    rested = [number for number, rests in asked if rests]
    assert rested
    assert len(rested) == len(set(rested))
    own = [ply.text for ply in match.plies if ply.seat == 0]
    assert own.count("pass") > len(rested)


@pytest.mark.parametrize("automatic", [True, False])
def test_an_order_of_effects_that_decides_nothing_is_asked_only_if_forced_moves_are(play, automatic):
    game, state = position(
        ["b3 p3 fat2 fat_tissue:4", "b1 p3 long_neck:4"],
        ["b1 p1"],
        phase="effects",
        watering_hole=5,
    )
    header = Header(
        game=game.key,
        players=(RecordSeat("A", "human"), RecordSeat("B", "greedy")),
        position=game.dump(state),
    )
    asked = []

    class Noting(HumanSeat):
        async def choose(self, match):
            asked.append(match.state.phase)
            return match.moves(self.index)[-1]

    match = begin(header)
    controller = Controller(match, [Noting(0, "A"), Follower(1, "B", "greedy")], Stage())
    controller.habits = AskingHabits(automatic=automatic)
    play(to_the_end(controller))

    effects = [ply.text for ply in match.plies if ply.text.startswith("effect")]
    assert (EFFECTS in asked) == (not automatic)
    assert effects[0] == ("effect 0 fat_tissue" if automatic else "effect 1 long_neck")


def test_a_stop_asks_once_whatever_was_said(play):
    _, counter, controller = windows(windows="never")
    controller.stop_at_window()

    play(to_the_end(controller))

    assert 1 == asked_out_of_turn(counter)


def test_moves_without_a_choice_are_made_by_themselves_and_said_so(play, monkeypatch):
    told = {}
    for automatic in (True, False):
        _, counter, controller = windows(automatic=automatic, windows="never")
        made = []
        monkeypatch.setattr(
            Stage, "perform", lambda *_, automatic=False, made=made, **_how: made.append(automatic)
        )
        play(to_the_end(controller))
        told[automatic] = sum(made)
        lonely = [phase for _, phase, count in counter.asked_in if count == 1 and phase == FEEDING]
        assert (lonely == []) == automatic

    assert told[True] > told[False]


def test_whoever_leaves_a_seat_gives_back_what_was_held_for_it(play):
    """A program that is no longer wanted is ended then, not when the game is left."""
    match, _, controller = set_up(Clicker, Follower, Follower)
    leaving = controller.seats[1]
    closed = []
    leaving.close = lambda: closed.append(match.is_over)
    told = []
    controller.seats[2].note_made = told.append
    controller.take_seats([Follower(1, "Cleo", "random")])

    play(to_the_end(controller))

    assert closed == [False]
    assert told == [ply.text for ply in match.plies if ply.seat == 2]


def test_seats_change_hands_although_what_one_held_cannot_be_given_back(play, monkeypatch):
    """The record says who plays already: nothing of the change may be left out."""
    reported = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: reported.append(str(error)))
    match, stage, controller = set_up(Clicker, Follower, Follower)
    reseated = []
    stage.reseat = lambda: reseated.append([seat.name for seat in controller.seats])

    def fails():
        raise RuntimeError("it does not end")

    controller.seats[1].close = fails
    controller.take_seats([Follower(1, "Cleo", "random"), Follower(2, "Dan", "random")])

    play(to_the_end(controller))

    assert [["P0", "Cleo", "Dan"]] == reseated
    assert ["it does not end"] == reported
    assert match.is_over
