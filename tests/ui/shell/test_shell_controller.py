"""The course of a game: who is asked, who sees what, what a failure costs."""

import sys

import pytest

from evolution_qt.core.record import Header
from evolution_qt.core.record import Seat as RecordSeat
from evolution_qt.games.opening import begin
from evolution_qt.ui.shell.controller import Controller
from evolution_qt.ui.shell.seats import Human, Seat


class Follower(Seat):
    """A seat that answers by itself with its first or last move, as a bot without a process."""

    async def choose(self, match):
        return match.moves(self.index)[0]


class Clicker(Human):
    """A person who answers at once."""

    async def choose(self, match):
        return match.moves(self.index)[0]


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

    def show_position(self, seen, *, ask):
        self.shown.append((seen, ask))

    def perform(self, events, seen, *, automatic=False):
        if self.is_broken:
            raise RuntimeError("the table is broken")
        self.performed.append((events, seen.viewer))

    async def settle(self):
        pass

    async def hand_over(self, seat):
        self.curtains.append(seat.index)

    def breathe(self):
        return 0.0

    def lose_record(self):
        self.lost += 1

    def show_stopped(self):
        self.stopped = True

    def show_end(self, match):
        self.ended += 1


def set_up(*kinds, seed=5, **rules):
    players = tuple(
        RecordSeat(f"P{at}", "human" if kind is Clicker else "greedy") for at, kind in enumerate(kinds)
    )
    match = begin(Header(game="evolution/de", players=players, seed=seed, rules=rules))
    seats = [
        kind(at, f"P{at}") if kind is Clicker else kind(at, f"P{at}", "greedy")
        for at, kind in enumerate(kinds)
    ]
    stage = Stage()
    return match, stage, Controller(match, seats, stage)


def hands_seen(seen):
    """Return the seats whose cards lie open in what was shown."""
    return {seat for seat, player in enumerate(seen.state.players) if player.hand and 0 not in player.hand}


def test_a_game_is_played_to_its_end_and_the_end_is_shown_once(play):
    match, stage, controller = set_up(Follower, Follower, Follower)

    play(controller.run())

    assert match.is_over
    assert 1 == stage.ended


def test_between_two_people_stands_a_curtain_and_no_other_hand_is_ever_shown(play):
    _, stage, controller = set_up(Clicker, Clicker)

    play(controller.run())

    assert stage.curtains
    assert all(one != other for one, other in zip(stage.curtains, stage.curtains[1:], strict=False))
    for seen, ask in stage.shown:
        assert hands_seen(seen) <= ({seen.viewer} if seen.viewer >= 0 else set())
        assert not ask or seen.viewer == seen.state.to_move


def test_with_one_person_there_is_no_curtain_and_only_that_hand_is_shown(play):
    _, stage, controller = set_up(Follower, Clicker, Follower)

    play(controller.run())

    assert [] == stage.curtains
    assert {1} == {seen.viewer for seen, _ in stage.shown}
    assert all(hands_seen(seen) <= {1} for seen, _ in stage.shown)


def test_a_person_whom_nobody_followed_at_the_screen_needs_no_second_curtain(play):
    """Bots in between do not look at the screen."""
    _, stage, controller = set_up(Clicker, Follower, Clicker)

    play(controller.run())

    assert all(one != other for one, other in zip(stage.curtains, stage.curtains[1:], strict=False))


def test_hands_are_covered_before_anything_moves_when_the_turn_goes_to_another_person(play):
    match, stage, controller = set_up(Clicker, Clicker)
    viewers = []

    def perform(events, seen, *, automatic=False):
        viewers.append((seen.viewer, match.to_move))

    stage.perform = perform
    play(controller.run())

    assert all(viewer in (-1, asked) for viewer, asked in viewers)


@pytest.mark.parametrize("rules", [{}, {"simultaneous_play": True}])
def test_what_is_performed_is_what_the_person_at_the_screen_may_know(play, rules):
    _, stage, controller = set_up(Follower, Clicker, **rules)

    play(controller.run())

    assert {1} == {viewer for _, viewer in stage.performed}


def test_a_table_that_fails_does_not_stop_the_game(play, monkeypatch):
    """Every failure is reported; the model has moved already, so the game goes on."""
    reported = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: reported.append(error))
    match, stage, controller = set_up(Follower, Follower)

    def sometimes(events, seen, *, automatic=False):
        if len(match.record.notes) % 3 == 0:
            raise RuntimeError("the table is broken")

    stage.perform = sometimes
    play(controller.run())

    assert match.is_over
    assert reported


def test_a_game_that_fails_again_and_again_stops_and_is_kept(play, monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)
    match, stage, controller = set_up(Follower, Follower)
    match.record.keep(tmp_path / "record")
    stage.is_broken = True

    play(controller.run())

    assert not match.is_over
    assert 0 == stage.ended
    assert stage.stopped
    assert 4 == len((tmp_path / "record").read_text().splitlines())


def test_a_record_that_cannot_be_written_costs_the_record_and_not_the_game(play, tmp_path, monkeypatch):
    match, stage, controller = set_up(Follower, Follower)
    match.record.keep(tmp_path / "record")

    class Full:
        name = "record"

        def tell(self):
            return 0

        def write(self, data):
            raise OSError("disk full")

        truncate = seek = close = lambda self, *_: None

    match.record._file.close()
    match.record._file = Full()
    play(controller.run())

    assert match.is_over
    assert 1 == stage.lost


def test_a_move_that_is_not_legal_is_not_made(play, caplog):
    """The table offers legal moves only; if it does not, the person is asked again."""
    match, _, controller = set_up(Follower, Clicker)
    wrong = [match.game.read("pass")]

    class Fumbler(Clicker):
        async def choose(self, match):
            return wrong.pop() if wrong else await super().choose(match)

    controller.seats[1].__class__ = Fumbler
    play(controller.run())

    assert match.is_over
    assert not wrong
