"""Every species is an animal of its own, from its founding to its end, wherever a match is looked at."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from msgspec import structs

from evolution_qt.ai.bots import choose_move
from evolution_qt.core.event import Event
from evolution_qt.core.record import Header, Record, RecordSeat
from evolution_qt.core.rng import Rng
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import species_ref
from evolution_qt.games.opening import begin, open_record
from evolution_qt.ui.evolution.event_kinds import EvolutionAnimals
from evolution_qt.ui.table import animals
from evolution_qt.ui.table.animals import HUNTERS, KEYS, PLANT_EATERS, Animal, animals_of, by_place
from evolution_qt.ui.table.naming import Names
from evolution_qt.ui.table.presentation import naming
from tests.positions import position

NAMES = ("Ann", "Ben", "Cleo")


def fresh(key="evolution/de", seats=3, seed=1, **more):
    players = tuple(RecordSeat(name=f"P{at}", kind="random") for at in range(seats))
    return begin(Header(game=key, players=players, seed=seed, **({"commitment": "a" * 64} | more)))


def play(match, moves=10_000, seed=1, kind="random"):
    """Play so many moves, or to the end."""
    rng = Rng(seed)
    for _ in range(moves):
        if match.is_over:
            break
        seat = match.to_move
        match.play(seat, choose_move(match.game, match.view(seat), kind, rng))
    return match


def counts(state):
    return [len(player.species) for player in state.players]


def everyone(match):
    """Return what the species are called after each number of events."""
    followed = naming(match)
    return [followed.at(at) for at in range(len(match.history) + 1)]


@pytest.fixture(scope="module")
def played():
    return play(fresh())


def test_living_species_share_no_animal_and_are_as_many_as_on_the_table():
    for seats, key in ((2, "evolution/en"), (4, "evolution/ja"), (6, "evolution/ja")):
        match = play(fresh(key, seats))
        for cast in everyone(match):
            living = [animal for row in cast.rows for animal in row]
            assert len(living) == len(set(living))
            assert len(living) > len(KEYS) or {1} == {animal.number for animal in living}
        for mark in match.milestones:
            assert counts(mark.state) == [len(row) for row in naming(match).at(mark.events).rows]


def test_a_species_keeps_its_animal_as_long_as_it_lives(played):
    """Only a founding and an extinction change anything, and nothing but one animal."""
    casts = everyone(played)
    for before, event, after in zip(casts, played.history, casts[1:], strict=False):
        old, new = (sorted(animal for row in cast.rows for animal in row) for cast in (before, after))
        if event.kind == e.SPECIES_FOUNDED:
            born = after.rows[event.actor]
            assert [*before.rows[event.actor]] == [one for one in born if one in before.rows[event.actor]]
            assert len(old) + 1 == len(new)
        elif event.kind == e.WENT_EXTINCT:
            assert len(old) - 1 == len(new)
            assert set(new) < set(old)
        else:
            assert (before.rows, before.free) == (after.rows, after.free)


def test_plant_eaters_come_first():
    cast = EvolutionAnimals(((), ()))
    for _ in PLANT_EATERS:
        cast = cast.founded(0, 0)
    assert {animal.key for animal in cast.rows[0]} == set(PLANT_EATERS)
    assert {animal.key for animal in cast.free} == set(HUNTERS)
    orders = set()
    for commitment in ("1" * 64, "2" * 64, "3" * 64):
        now = naming(fresh(commitment=commitment)).now()
        every = [*[row[0].key for row in now.rows], *[animal.key for animal in now.free]]
        assert sorted(KEYS) == sorted(every)
        assert set(PLANT_EATERS) == set(every[: len(PLANT_EATERS)])
        orders.add(tuple(every))
    assert 3 == len(orders), "each match has an order of its own"


def test_the_longest_extinct_return_first_and_then_come_second_ones():
    cast = EvolutionAnimals(((),))
    for _ in KEYS:
        cast = cast.after(Event(e.SPECIES_FOUNDED, 0, target=species_ref(0, 0)))
    assert () == cast.free
    first, second = cast.rows[0][5], cast.rows[0][2]
    for at in (5, 2):
        cast = cast.after(Event(e.WENT_EXTINCT, 0, target=species_ref(0, at)))
    assert (first, second) == cast.free

    born = []
    for _ in range(3):
        cast = cast.after(Event(e.SPECIES_FOUNDED, 0, target=species_ref(0, 0)))
        born.append(cast.rows[0][0])
    assert [first, second, Animal(KEYS[0], 2)] == born
    cast = cast.after(Event(e.WENT_EXTINCT, 0, target=species_ref(0, 1)))
    assert second == cast.founded(0, 0).rows[0][0], "a first one is free again"


def test_the_names_follow_moves_that_are_taken_back_and_made_again_or_otherwise(played):
    match = open_record(Record.read(played.record.text().encode()))
    followed, last = naming(match), naming(played).now()
    assert last == followed.now()

    match.take_back(40)
    assert naming(match).now() == followed.now() == naming(played).at(len(match.history))
    match.redo()
    assert last == followed.now()

    match.take_back(40)
    followed.now()
    play(match, seed=2)
    assert everyone(match) == [followed.at(at) for at in range(len(match.history) + 1)]


def test_a_match_that_is_saved_and_opened_again_has_the_same_names(played):
    again = open_record(Record.read(played.record.text().encode()))

    assert everyone(played) == everyone(again)


def test_without_a_commitment_the_names_come_from_when_it_was_begun():
    def first(**more):
        return naming(fresh(commitment=None, **more)).now().rows

    assert first(created="2026-11-27T10:00:00Z") == first(created="2026-11-27T10:00:00Z", seed=5)
    assert first(created="2026-11-27T10:00:00Z") != first(created="2026-11-27T10:00:01Z")


def test_a_lone_position_goes_by_seat_and_place():
    game, state = position(["b1", "b2"], ["b1"], ["b1", "b1", "b1"])
    header = Header(
        game="evolution/de",
        players=tuple(map(RecordSeat, NAMES)),
        position=game.dump(state),
        rules=game.dump(state).get("rules", {}),
    )
    for cast in (EvolutionAnimals.alone(counts(state)), naming(begin(header)).now(), animals_of(NAMES)):
        assert [by_place(3, 2, 2), by_place(3, 0, 1), by_place(3, 1, 0)] == [
            cast.of(*place) for place in ((2, 2), (0, 1), (1, 0))
        ]
    cast = EvolutionAnimals.alone([40, 40])
    living = {animal for row in cast.rows for animal in row}
    assert 80 == len(living)
    assert {1, 2, 3} == {animal.number for animal in living}


def test_a_match_from_a_position_goes_on_from_its_animals():
    game, state = position(["b1", "b2"], ["b1"], phase="play", hand=["horns:1"])
    header = Header(
        game="evolution/de",
        players=tuple(map(RecordSeat, NAMES[:2])),
        position=game.dump(state),
        created="2026-11-27T10:00:00Z",
    )
    match = begin(header)
    before = naming(match).now()
    match.say(0, "species left horns:1")

    after = naming(match).now()

    assert before.rows[0] == after.rows[0][1:]
    assert before.free[0] == after.rows[0][0]


def test_nothing_of_it_is_in_a_record_a_position_or_an_observation(played):
    """The commitment decides about the animals alone: all else is the same."""
    named = {*KEYS, *(animals.ALL)} - {"rat"}
    other = play(fresh(commitment="b" * 64))
    assert everyone(played) != everyone(other)
    for one in (played.record.text(), str(played.game.dump(played.state))):
        assert not set(re.findall(r"[a-z-]+", one)) & named
    header = structs.replace(played.record.header, commitment="b" * 64)
    assert other.record.text() == replace(played.record, header=header).text()
    for viewer in (-1, 0):
        mine, theirs = (match.game.dump(match.view(viewer).state) for match in (played, other))
        assert mine == theirs


def test_names_of_players_carry_those_of_the_species():
    cast = EvolutionAnimals.alone([1, 1, 1]).founded(0, 0)

    assert cast is animals_of(Names(NAMES, cast))
    assert NAMES == tuple(Names(NAMES, cast))
