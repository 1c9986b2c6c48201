"""A game of The Beginning in a small picture, and what the record book says of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from evolution_qt.core.record import Header, RecordSeat
from evolution_qt.games.beginning.cards import UNKNOWN
from evolution_qt.games.beginning.tally import MEASURED
from evolution_qt.games.opening import begin
from evolution_qt.ui.beginning.presentation import PRESENTATION
from evolution_qt.ui.beginning.thumbnails import sketched
from evolution_qt.ui.kit import palette
from evolution_qt.ui.table.sketch import painting
from tests.games.beginning.scene import KEY, plain

ROWS = ("[horns ?speed flight]/1 carnivore | 2/0 fat_tissue", "12/3 flight nocturnal speed")


def match(*rows, hands=("horns flight", "speed"), **more):
    given = plain(*rows, hands=hands, **more)
    seats = tuple(RecordSeat(name=name, kind="human") for name in "AB")
    return begin(Header(game=KEY, players=seats, seed=4, created="2026-01-02T10:00:00Z", position=given))


def painted(sketch, theme="light", size=(384, 208)):
    steps = painting(sketch, QSize(*size), 1.0, theme, [palette.usual(seat) for seat in range(2)])
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value.toImage()


def test_a_sketch_has_every_species_with_its_traits_and_pile():
    sketch = sketched(match(*ROWS, watering_hole=5))

    assert [2, 1] == [len(row) for row in sketch.seats]
    assert [3, 2, 12] == [animal.pile for row in sketch.seats for animal in row]
    assert [True, False, False] == [animal.herd.hunts for row in sketch.seats for animal in row]
    assert (("carnivore", "attack"),) == sketch.seats[0][0].traits
    assert (("fat_tissue", "population"),) == sketch.seats[0][1].traits
    assert (5, "dawn") == (sketch.water, sketch.light)


def test_a_sketch_knows_no_hand_and_no_face_of_a_pile():
    other = match(
        "[burrowing ?horns horns]/1 carnivore | 2/0 fat_tissue", ROWS[1], hands=("fertile speed", "")
    )
    unknown = match(*ROWS)
    for player in unknown.state.players:
        player.hand = [UNKNOWN for _ in player.hand]

    assert sketched(match(*ROWS)) == sketched(other) == sketched(unknown)


def test_a_larger_pile_and_another_trait_are_seen_in_a_small_picture(qapp):
    first = painted(sketched(match(*ROWS)))

    assert first == painted(sketched(match(*ROWS)))
    assert first != painted(sketched(match(ROWS[0], "11/3 flight nocturnal speed")))
    assert first != painted(sketched(match(ROWS[0], "12/3 flight nocturnal burrowing")))
    assert first != painted(sketched(match(*ROWS)), "dark")


@pytest.mark.parametrize("size", [(104, 62), (384, 208)])
def test_the_longest_row_has_its_room(qapp, size):
    """The pond at the right end is covered by no species."""
    few, many = (painted(sketched(match(" | ".join(["1/0"] * count), "1/0")), size=size) for count in (1, 9))
    right = range(size[0] - size[1] // 4, size[0])

    assert few != many
    for x in right:
        for y in range(size[1]):
            assert few.pixel(x, y) == many.pixel(x, y)


def test_the_record_book_tells_the_largest_measures_and_each_count_of_a_trait(qapp):
    facts = PRESENTATION.facts({"attacks": 7, "eaten": 4, "starved": 2})
    topics = PRESENTATION.topics()

    assert ["7 attack(s)", "4 card(s)", "2 card(s)"] == [number for _, number, _ in facts]
    assert {key for key, _ in topics.columns} < set(MEASURED.topic)
    assert {"laid", "food", "worked", "extinct"} == {key for key, _ in topics.columns}


def test_samples_for_pictures_are_games_that_the_book_could_have_counted():
    every = PRESENTATION.samples().book(30)

    keys = {measure.key for game in every for seat in game.seats for measure in seat.measures}
    assert keys <= {*MEASURED.parts, *MEASURED.seat, *MEASURED.topic}
    for game in every:
        for seat in game.seats:
            parts = [one.value for one in seat.measures if not one.topic and one.key in MEASURED.parts]
            assert seat.points == sum(parts)


def test_each_part_of_a_score_has_a_sign_of_its_own(qapp):
    scoring = PRESENTATION.scoring()
    signs = [scoring.part(number, 30, 1.0).toImage() for number in range(len(MEASURED.parts))]

    assert all(one != other for at, one in enumerate(signs) for other in signs[:at])
