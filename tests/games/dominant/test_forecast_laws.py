"""The forecast against rounds that are played on, by the second model and by the engine; and with faults.

Each fault put into the forecast must be found by the same comparison, or the comparison is worth nothing.
"""

from types import SimpleNamespace

import pytest

from evolution_qt.core.rng import Rng
from evolution_qt.games.dominant import derived, forecast, look_ahead, round_course
from evolution_qt.games.dominant.cards import GLACIATION_AT, NO_ANIMAL, SPECIATION_AT
from evolution_qt.games.dominant.forecast import Fact, forecasts, happened
from evolution_qt.games.dominant.listing import steps_of
from tests.games.dominant.outlived import Compared, of_a_game
from tests.naive.dominant.library import library

COMPARED = 240
CHUNK = 60
GAMES = 6
COUNTED = (Fact.SWEPT, Fact.MELTS, Fact.LOSES, Fact.KILLED, Fact.HOME)
"""Facts that happen once and are not undone."""


@pytest.mark.parametrize("first", range(0, COMPARED, CHUNK))
def test_a_round_that_is_played_on_ends_as_the_forecast_says(first):
    """Of 240 random positions one line each: where all pass, and where one pawn ahead acts alone."""
    asked = 0
    for number in range(first, first + CHUNK):
        compared = Compared(number)
        assert [] == compared.differences(), f"random position {number}: {compared.line}"
        asked += compared.line is not None
    assert asked > CHUNK / 2


@pytest.mark.parametrize("game", range(GAMES))
def test_a_round_of_a_whole_random_game_ends_as_the_forecast_says(game):
    """Random games from start to end, of 2 to 6 animals: one line of every eleventh decision."""
    for number, begun in enumerate(of_a_game(game, every=11)):
        compared = Compared(number, begun)
        assert [] == compared.differences(), f"game {game}, decision {11 * number}: {compared.line}"


def test_what_happens_of_itself_happens_whatever_anybody_answers():
    """What comes before the first question cannot depend on an answer, in games of random players, too."""
    found = 0
    for number in range(COMPARED):
        compared = Compared(number)
        if compared.line is None or compared.line == "card symbiotic":
            continue
        sure = {key for key in compared.forecast.after.automatic if key[0] in COUNTED}
        game, state = library()._loaded(compared.begun)
        state.sink, rng, begun = [], Rng(number), state.round
        game.apply(state, game.actions(state, state.to_move, game.read(compared.line))[0])
        while state.pending and state.round == begun:
            steps = steps_of(state, state.pending[-1])
            game.apply(state, steps[rng.below(len(steps))])
        told = happened(state.sink)
        for key in sure:
            assert told.get(key, 0) >= compared.forecast.after.span(*key)[0], (number, key)
        found += len(sure)
    assert found > 20


# Faults


def without(*steps):
    """Return a course that forgets some of its steps."""

    def go_on(state):
        if round_course.COURSE[state.next] in steps:
            state.next += 1
        else:
            round_course.go_on(state)

    return go_on


def two_freeze(state):
    """Let a second pawn in Glaciation act, too."""
    round_course.go_on(state)
    row = range(GLACIATION_AT, SPECIATION_AT)
    if round_course.COURSE[state.next - 1] == round_course.GLACIATION:
        for space in row:
            if state.spaces[space] != NO_ANIMAL:
                state.take_back(space)


def only_first(state, question):
    """Return only the first answer where more are offered."""
    return ahead_offered(state, question)[:1]


ahead_offered = look_ahead.offered
FAULTS = {
    "stops before the sweep": (look_ahead, "round_course", {"go_on": without(round_course.SWEEP)}),
    "forgets Regression": (look_ahead, "round_course", {"go_on": without(round_course.ALL_OF_REGRESSION)}),
    "lets a second pawn in Glaciation act": (look_ahead, "round_course", {"go_on": two_freeze}),
    "forgets the rescue": (forecast, "round_course", {"rescuable": lambda state: []}),
    "forgets Reset": (forecast, "round_course", {"extinct_and_survive": lambda state, saved: True}),
    "follows the first answer alone": (look_ahead, "offered", only_first),
    "forgets the award of Ice Age": (forecast, "derived", {"at_the_end": derived.standing}),
    "tries no pawn ahead": (forecast, "offers", lambda asked, space, animal, empty: iter(())),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_the_forecast_is_found(fault, monkeypatch):
    module, name, change = FAULTS[fault]
    if isinstance(change, dict):
        change = SimpleNamespace(**{**vars(getattr(module, name)), **change})
    monkeypatch.setattr(module, name, change)
    monkeypatch.setattr(forecast, "_KEPT", {})

    assert any(Compared(number).differences() for number in range(COMPARED))


def test_forecasts_are_kept_by_position_and_do_not_change_it():
    compared = Compared(3)
    state = compared.seen
    before = library()._game.dump(state)

    assert forecasts(state) is forecasts(state.clone())
    compared.differences()
    assert before == library()._game.dump(state)
