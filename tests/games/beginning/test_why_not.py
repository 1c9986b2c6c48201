"""Every reason for refusing a move: each code alone, and several at once."""

import pytest

from evolution_qt.core.errors import BadInput
from evolution_qt.games import game
from evolution_qt.games.beginning.legality import CASES, REFUSALS
from tests.games.beginning.scene import KEY, scene

CARDS = {"hands": ("horns speed",), "phase": "play"}


@pytest.mark.parametrize(
    ("codes", "row", "line", "entries"),
    [
        ("flight", "2/0 carnivore", "attack 0 1.1", {}),
        ("nocturnal", "2/0 carnivore flight", "attack 0 1.2", {}),
        ("speed burrowing", "2/0 carnivore", "attack 0 1.3", {}),
        ("itself", "2/0 carnivore", "attack 0 0.0", {}),
        ("not_carnivore", "2/0", "attack 0 1.0", {}),
        ("not_hungry", "2/2 carnivore", "attack 0 1.0", {}),
        ("not_hungry", "2/4 carnivore fat_tissue", "attack 0 1.0", {}),
        ("hungry_first", "2/2 carnivore fat_tissue | 1/0 carnivore", "attack 0 1.0", {}),
        ("hungry_first", "2/2 carnivore fat_tissue | 1/0", "attack 0 1.0", {"watering_hole": 1}),
        ("is_carnivore", "2/0 carnivore", "feed 0", {"watering_hole": 1}),
        ("no_room", "2/2", "feed 0", {"watering_hole": 1}),
        ("no_room", "2/4 fat_tissue", "feed 0", {"watering_hole": 1}),
        ("hungry_first", "2/2 fat_tissue | 1/0", "feed 0", {"watering_hole": 1}),
        ("watering_hole_empty", "2/0", "feed 0", {}),
        ("must_feed", "2/0", "pass", {"watering_hole": 1}),
        ("must_attack", "2/0 carnivore", "pass", {}),
        ("must_feed must_attack", "2/0 carnivore | 1/0", "pass", {"watering_hole": 1}),
        ("no_such_card", "1/0", "species flight", CARDS),
        ("no_such_card", "1/0", "population 0 flight", CARDS),
        ("no_such_card", "1/0", "trait 0 flight", CARDS),
        ("slots_full", "1/0 flight nocturnal fertile", "trait 0 horns", CARDS),
        ("slots_free", "1/0 flight nocturnal", "trait 0 horns replacing flight", CARDS),
        ("duplicate_trait", "1/0 horns", "trait 0 horns", CARDS),
        ("duplicate_trait", "1/0 horns flight fertile", "trait 0 horns replacing flight", CARDS),
        ("no_such_trait", "1/0 carnivore flight fertile", "trait 0 horns replacing speed", CARDS),
        ("wrong_phase", "1/0", "feed 0", CARDS),
        ("wrong_phase", "1/0", "attack 0 1.0", CARDS),
        ("wrong_phase", "1/0", "pass", CARDS),
        ("wrong_phase", "1/0", "done", {}),
        ("no_such_species", "1/0", "feed 1", {"watering_hole": 1}),
        ("no_such_species", "1/0", "population 4 horns", CARDS),
        ("no_such_species", "", "population 0 horns", CARDS),
        ("no_such_species", "1/0 carnivore", "attack 0 1.4", {}),
        ("no_such_species", "1/0 carnivore", "attack 0 2.0", {}),
        ("no_such_species", "1/0 carnivore", "attack 0 7.0", {}),
        ("no_such_species", "1/0 carnivore", "attack 3 1.0", {}),
        ("no_such_species", "1/0 carnivore", "attack 3 1.9", {}),
        # several at once
        ("not_carnivore not_hungry flight", "1/1", "attack 0 1.1", {}),
        ("not_carnivore itself", "1/0", "attack 0 0.0", {}),
        ("is_carnivore no_room watering_hole_empty", "1/1 carnivore", "feed 0", {}),
        ("no_such_card slots_full", "1/0 nocturnal flight fertile", "trait 0 carnivore", CARDS),
        ("no_such_card duplicate_trait", "1/0 flight", "trait 0 flight", CARDS),
        ("no_such_trait slots_free", "1/0 nocturnal", "trait 0 horns replacing speed", CARDS),
        ("no_such_card no_such_species", "1/0", "trait 2 flight", CARDS),
        ("wrong_phase no_such_species no_such_card", "1/0", "trait 2 flight", {}),
        ("wrong_phase no_such_species", "1/0", "attack 3 1.0", CARDS),
    ],
)
def test_every_reason_is_given(codes, row, line, entries):
    prey = "2/0 | 2/0 flight | 2/0 flight nocturnal | 2/0 speed burrowing"

    assert set(codes.split()) == scene(row, prey, **entries).reasons(line)


@pytest.mark.parametrize(
    ("row", "line", "entries"),
    [
        ("2/0 carnivore", "attack 0 1.0", {}),
        ("2/2 carnivore fat_tissue", "attack 0 1.0", {}),
        ("2/1", "feed 0", {"watering_hole": 1}),
        ("2/2 fat_tissue", "feed 0", {"watering_hole": 1}),
        ("2/2 fat_tissue", "pass", {"watering_hole": 1}),
        ("2/0", "pass", {}),
        ("1/0 flight nocturnal", "trait 0 horns", CARDS),
        ("1/0 flight nocturnal horns", "trait 0 horns replacing horns", CARDS),
        ("1/0", "done", CARDS),
    ],
)
def test_and_none_of_what_is_legal(row, line, entries):
    assert set() == scene(row, "2/0", **entries).reasons(line)


def test_another_seat_hears_that_it_is_not_its_turn():
    game = scene("1/0", "1/0", watering_hole=2)

    assert {"not_your_turn"} == game.reasons("feed 0", seat=1)
    for seat in (-1, 2):  # where no one sits nothing else is asked
        for move in (game.rules.read("feed 0"), game.rules.read("feed 9")):
            assert ["not_your_turn"] == [one.code for one in game.rules.why_not(game.state, seat, move)]


def test_after_the_end_every_move_is_too_late():
    game = scene("1/0", "1/0", phase="over")

    for line in ("done", "feed 0", "species horns"):
        refusals = game.rules.why_not(game.state, 0, game.rules.read(line))
        assert ["wrong_phase", "not_your_turn"] == [one.code for one in refusals][:2]
        assert "The game is over." == game.rules.sentences.of_refusal(refusals[0])


def test_every_code_of_the_notation_has_a_sentence():
    """Part 6 of the rules page; `not_your_species` is said by the table."""
    codes = (
        "flight nocturnal speed burrowing itself not_carnivore not_hungry hungry_first is_carnivore no_room "
        "watering_hole_empty must_feed must_attack no_such_card slots_full slots_free duplicate_trait "
        "no_such_trait wrong_phase not_your_turn no_such_species not_your_species"
    )

    assert set(codes.split()) == set(REFUSALS)
    assert all([*REFUSALS.values(), *CASES.values()])
    names = game(KEY).sentences.names
    assert (10, "Burrowing", "Speed") == (len(names), names["burrowing"], names["speed"])


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("dance", "unknown_verb"),
        ("food horns", "unknown_verb"),
        ("species", "word_missing"),
        ("species left horns", "not_a_card"),
        ("species horns:3", "not_a_card"),
        ("species ambush", "not_a_card"),
        ("species ?", "not_a_card"),
        ("population horns 0", "not_an_index"),
        ("population 01 horns", "not_an_index"),
        ("population -1 horns", "not_an_index"),
        ("population 0", "word_missing"),
        ("trait 0 horns instead speed", "word_too_many"),
        ("trait 0 horns replacing", "word_missing"),
        ("trait 0 horns replacing symbiosis", "not_a_card"),
        ("trait 0 horns replacing speed speed", "word_too_many"),
        ("done now", "word_too_many"),
        ("feed 0 replacing speed", "word_too_many"),
        ("feed 0 declining fat:0", "word_too_many"),
        ("attack 0 1", "not_a_target"),
        ("attack 0 1.x", "not_a_target"),
        ("attack 0 1.0 ignoring horns", "word_too_many"),
        ("pass " * 60, "string_too_long"),
    ],
)
def test_a_line_that_is_no_move_is_bad_input(line, code):
    with pytest.raises(BadInput) as refused:
        game(KEY).read(line)

    assert code == refused.value.fault.code
    assert code not in str(refused.value)  # there is a sentence


def test_the_first_word_too_many_is_told():
    with pytest.raises(BadInput) as refused:
        game(KEY).read("done now please")

    assert "now" == refused.value.fault.params["value"]


@pytest.mark.parametrize(
    "line",
    [
        "species horns",
        "population 12 speed",
        "trait 0 fat_tissue",
        "trait 3 fat_tissue replacing long_neck",
        "done",
        "feed 7",
        "attack 0 4.11",
        "pass",
    ],
)
def test_a_line_is_written_as_it_was_read(line):
    rules = game(KEY)
    state = rules.new(3, 1)

    assert line == rules.write(rules.read(line)) == str(rules.read(f"  {line} "))
    assert rules.read(line) == rules.read(line.ljust(200))  # the longest there may be
    assert rules.read(line) == rules.spoken(state, 2, rules.actions(state, 2, rules.read(line)))
