"""A game may have more seats than there are colours and names for bots."""

from evolution_qt import messages
from evolution_qt.core.crest import BOT_FACES, COLOURS, FACES, PEOPLE_FACES, Crest, namesake
from evolution_qt.core.record import MOST_SEATS
from evolution_qt.ui.kit import icons, palette
from evolution_qt.ui.shell.new_game.player_crests import CrestRequest, assigned_crests
from evolution_qt.ui.shell.new_game.player_names import given_by_none, usual_name
from evolution_qt.ui.shell.settings.settings import NamedCrest, Settings


def test_animals_come_again_with_a_number():
    assert ["Fox", "Crane"] == [usual_name(seat) for seat in (0, 5)]
    assert ["Fox 2", "Crane 2", "Fox 3"] == [usual_name(seat) for seat in (6, 11, 12)]
    assert {"Fox 2", "Fuchs 2", "Player 7"} <= given_by_none(6)


def test_every_name_of_a_bot_leads_to_its_face_in_every_language():
    for language in messages.languages():
        said = messages.load(language)
        names = [
            said.text("SeatRow", animal) for animal in ("Fox", "Otter", "Heron", "Lynx", "Badger", "Crane")
        ]
        assert list(BOT_FACES) == [namesake(name) for name in names], language
    assert namesake("Rex") is None


def test_every_face_has_a_drawing_and_every_colour_a_shape():
    assert len(palette.SEATS) == len(palette.SHAPES) == len(COLOURS)
    assert len(FACES) == len({palette.badge_of(Crest(0, face)).drawing for face in FACES})
    assert all(not icons.ink(palette.badge_of(Crest(0, face)).drawing).isEmpty() for face in FACES)


def test_all_seats_of_the_largest_record_look_different_by_themselves():
    looks = [palette.usual(seat) for seat in range(MOST_SEATS)]

    assert MOST_SEATS == len(set(looks)) == len({face for _, face in looks})
    assert (0, "bear") == looks[0]
    assert ["#b23a2e", "disc"] == [palette.seat(0), palette.shape(0)]


def test_players_of_a_large_game_wear_crests_and_those_of_a_small_one_the_same_as_ever():
    players = [CrestRequest(f"Player {number}", is_bot=number % 2 == 1) for number in range(8)]
    settings = Settings(marks=(NamedCrest("Player 2", 5, "koala"),))

    made = assigned_crests(players, settings)

    assert 8 == len({face for _, face in made})
    assert made[:6] == assigned_crests(players[:6], settings)
    assert (5, "koala") == made[2]
    for player, (_, face) in zip(players, made, strict=True):
        assert face in (BOT_FACES if player.is_bot else PEOPLE_FACES)
