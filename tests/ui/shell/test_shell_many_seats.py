"""A game may have more seats than there are colours, shapes and animals."""

from evolution_qt.ui.kit import palette
from evolution_qt.ui.shell.dialogs.seat_row import given_by_none, usual_name
from evolution_qt.ui.shell.marks import COUNT, guises, worn
from evolution_qt.ui.shell.settings import Mark, Settings


def test_animals_come_again_with_a_number():
    assert ["Fox", "Crane"] == [usual_name(seat) for seat in (0, 5)]
    assert ["Fox 2", "Crane 2", "Fox 3"] == [usual_name(seat) for seat in (6, 11, 12)]
    assert {"Fox 2", "Fuchs 2", "Player 7"} <= given_by_none(6)


def test_36_seats_look_different_by_themselves():
    looks = {(palette.seat(seat), palette.symbol(seat)) for seat in range(36)}

    assert 36 == len(looks)
    assert ["#b23a2e", "disc"] == [palette.seat(0), palette.symbol(0)]
    assert ["#b23a2e", "diamond"] == [palette.seat(6), palette.symbol(6)]
    assert (palette.seat(36), palette.symbol(36)) in looks


def test_later_seats_wear_what_the_first_ones_leave():
    assert len(palette.SEATS) == len(palette.SYMBOLS) == COUNT
    made = guises([(0, 1), *[None] * 35])  # the first seat has taken what is usual at the seventh

    assert 36 == len(set(made))
    assert [(0, 1), (1, 2)] == [made[0], made[6]]


def test_players_of_a_large_game_wear_marks_and_those_of_a_small_one_the_same_as_ever():
    names = [f"Player {number}" for number in range(9)]
    settings = Settings(marks=(Mark(names[2], 5, 4),))

    assert 9 == len(set(worn(names, settings)))
    assert worn(names, settings)[:COUNT] == worn(names[:COUNT], settings)
    assert (5, 4) == worn(names, settings)[2]
