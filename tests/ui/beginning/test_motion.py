"""What events look like: the picture that follows them ends as the truth, and every cue can be shown."""

from __future__ import annotations

from itertools import chain
from typing import Any

import pytest

from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_named
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import TRAITS
from evolution_qt.games.beginning.state import OVER
from evolution_qt.ui.beginning.event_kinds import BeginningAnimals
from evolution_qt.ui.beginning.follow import BeginningFollower
from evolution_qt.ui.beginning.table import BeginningTable
from evolution_qt.ui.beginning.thumbnails import of_event
from tests.games.beginning.scene import scene
from tests.ui.clips import Clip

KEY = "beginning/de"


def played(seats: int, seed: int) -> Any:
    """Play a random game; yield each state, the events of a step, and the state after it."""
    rules = game_named(KEY)
    state, rng = rules.new(seats, seed), Rng(seed, "motion")
    while state.phase != OVER:
        before = rules.copy(state)
        steps = rules.legal(state)
        step = steps[rng.below(len(steps))]
        move = rules.spoken(state, state.to_move, [step])
        yield before, rules.play(state, state.to_move, move), state


def seen_of(state: Any) -> Any:
    """Return what is to be seen of a state on a table."""
    return (
        state.phase,
        state.to_move,
        state.watering_hole,
        state.final_round,
        len(state.draw_pile),
        len(state.discard_pile),
        [
            (
                len(player.hand),
                player.bag,
                [(len(one.cards), one.food, one.traits, one.mask) for one in player.species],
            )
            for player in state.players
        ],
    )


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_picture_ends_as_the_truth(seats):
    rules = game_named(KEY)
    for viewer in (-1, 0):
        for before, events, after in played(seats, seats):
            follower = BeginningFollower(rules.observe(before, viewer).state)
            for event in events:
                follower.follow(event.as_seen_by(viewer))

            assert seen_of(after) == seen_of(follower.state)


def test_a_trait_that_is_replaced_gives_its_place_to_the_new_one():
    """While both are shown to move, no other trait goes to another place."""
    made = scene("1/0 horns fertile speed", "1/0", hands=("flight",), phase="play", watering_hole=2)
    follower = BeginningFollower(made.rules.observe(made.state, 0).state)
    made.play("trait 0 flight replacing horns")
    seen = []

    for event in made.events:
        follower.follow(event)
        seen.append([TRAITS[card].key for card in follower.state.players[0].species[0].traits])

    assert [["horns", "fertile", "speed"], ["flight", "fertile", "speed"]] == seen


def test_animals_come_and_go_with_their_species():
    cast, names = None, {}
    for before, events, after in played(3, 5):
        if cast is None:
            cast = BeginningAnimals.alone([len(player.species) for player in before.players])
        for event in events:
            cast = cast.after(event)
        assert [len(player.species) for player in after.players] == [len(row) for row in cast.rows]
        living = [animal for row in cast.rows for animal in row]
        assert len(living) == len(set(living))
        names.update(dict.fromkeys(living))

    assert len(names) > 15


def test_every_event_has_its_sentence_and_no_cue_fails(qtbot):
    rules = game_named(KEY)
    table = BeginningTable(rules)
    qtbot.addWidget(table)
    table.resize(1100, 700)
    told, kinds = table.phrases, set()
    cues = table.playback.cues
    for before, events, _ in chain(*(played(3, seed) for seed in range(8, 14))):
        if all(event.kind in kinds for event in events):
            continue
        table.show_position(rules.observe(before, 0))
        follower = cues.follower(table.seen.state)
        table.playback.follower = follower
        for run in cues.runs([event.as_seen_by(0) for event in events]):
            motion = cues.motion(run, follower.state)
            assert motion is None or Clip(table, motion).length >= 0
            for event in run:
                kinds.add(event.kind)
                words = told.sentence(event, table.names(), 0)
                assert bool(words) == (event.kind != e.STEP_BEGAN), event
                assert "{" not in words
                of_event(rules, event, 20, "#000000", 1.0)
                follower.follow(event)
                follower.pieces = follower.pieces.after(event)
        table.playback.abandon()

    assert set(range(1, len(e.KINDS))) == kinds
