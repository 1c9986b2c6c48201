"""Positions no one would think of: what loads can be shown, listed, played and written again."""

import copy

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from evolution_qt.core.rng import Rng
from evolution_qt.games import game
from evolution_qt.games.evolution.catalogue import KEYS

TRAITS = sorted(set.intersection(*({trait.key for trait in game(key).table.traits} for key in KEYS)))
"""Of all editions."""


@st.composite
def species(draw: st.DrawFn, *, slots: int, fed: bool) -> dict[str, object]:
    """A species with any tracks, chips and traits that can lie together."""
    body, population = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    traits = draw(st.lists(st.sampled_from(TRAITS), max_size=slots, unique=True))
    return {
        "body": body,
        "population": population,
        "food": draw(st.integers(0, population)) if fed else 0,
        "fat": draw(st.integers(0, body)) if "fat_tissue" in traits else 0,
        "traits": traits,
    }


@st.composite
def positions(draw: st.DrawFn) -> dict[str, object]:
    """A position of any edition, in any phase in which someone is asked."""
    key = draw(st.sampled_from(KEYS))
    seats = draw(st.integers(2, 4))
    phase = draw(st.sampled_from(["food", "play", "effects", "window", "feeding"]))
    fed = phase in ("effects", "window", "feeding")
    slots = 2 if seats == 2 else 3
    players = [
        {
            "bag": draw(st.integers(0, 3)),
            "hand": draw(st.lists(st.sampled_from(TRAITS), max_size=3)),
            "species": draw(st.lists(species(slots=slots, fed=fed), min_size=1, max_size=3)),
        }
        for _ in range(seats)
    ]
    position: dict[str, object] = {
        "format": "evolution-qt/position",
        "game": key,
        "phase": phase,
        "seed": draw(st.integers(0, 10**6)),
        "watering_hole": draw(st.integers(0, 5)),
        "first_player": draw(st.integers(0, seats - 1)),
        "players": players,
    }
    if draw(st.booleans()):
        position["draw_pile"] = []
    if draw(st.booleans()):
        position["final_round"] = 1
    return position


@settings(max_examples=250, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(positions())
def test_a_strange_position_can_be_played(position: dict[str, object]) -> None:
    """It loads, keeps the invariants, every listed move can be made, and it comes to an end."""
    rules = game(str(position["game"]))
    if any(
        sum(
            t == trait
            for p in position["players"]
            for s in (*p["species"], p)
            for t in s.get("traits", s.get("hand"))
        )
        > 6
        for trait in TRAITS
    ):
        return
    given_position = copy.deepcopy(position)
    state = rules.load(position)
    assert given_position == position
    rules.check(state)
    assert rules.dump(state) == rules.dump(rules.load(rules.dump(state)))
    for move in rules.moves(state):
        assert [] == rules.why_not(state, state.to_move, move)
        after = state.clone()
        rules.play(after, state.to_move, move)
        rules.check(after)
    rng = Rng(1, "strange")
    for _ in range(3000):
        if state.to_move < 0:
            break
        rules.apply(state, rules.sample(state, rng))
        rules.check(state)
    assert state.to_move < 0
