"""What is told of the table at a key: species, seats, the middle, and what the others have done."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from evolution_qt.core.event import Event
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import NUMBERS, UNKNOWN, species_ref
from evolution_qt.ui.beginning.event_kinds import steps
from evolution_qt.ui.beginning.shortcuts import groups
from tests.games.beginning.scene import scene
from tests.ui.beginning.tables import seated

SHIFT = Qt.KeyboardModifier.ShiftModifier
PLAY = {"phase": "play", "hands": ("flight horns",)}


@pytest.fixture
def player(qtbot):
    return seated(qtbot, "2/1 carnivore horns | 3/0 fat_tissue", "4/0 flight", **PLAY)


def said(player):
    return [line.replace("\u00a0", " ") for line in player.table.player.answers.note.lines]


def test_a_key_tells_of_each_species_and_its_traits(player):
    player.key(Qt.Key.Key_D)
    first = said(player)
    player.key(Qt.Key.Key_D)
    second = said(player)
    player.key(Qt.Key.Key_D)
    third = said(player)
    QTest.keyClick(player.table, Qt.Key.Key_D, SHIFT)

    assert ": Carnivore and Horns; population 2, food 1" in first[0]
    assert ["Carnivore: ", "Horns: "] == [line[: line.index(":") + 2] for line in first[1:]]
    assert ": Fat Tissue; population 3, food 0" in second[0]
    assert ": Flight; population 4, food 0" in third[0]
    assert second == said(player)


def test_it_tells_of_the_chosen_card_first_and_of_what_it_is_aimed_at(player):
    player.key(Qt.Key.Key_2)
    player.key(Qt.Key.Key_D)
    assert said(player)[0].startswith("Card 2 of 2: Horns")
    player.key(Qt.Key.Key_D)
    assert ": Carnivore and Horns; population 2" in said(player)[0]
    player.key(Qt.Key.Key_Escape)
    player.key(Qt.Key.Key_2)
    player.key(Qt.Key.Key_P)
    player.key(Qt.Key.Key_P)
    player.key(Qt.Key.Key_D)

    assert ": Fat Tissue; population 3" in said(player)[0]


def test_keys_tell_of_each_seat_and_of_the_middle(player):
    player.key(Qt.Key.Key_K)
    own = said(player)
    player.key(Qt.Key.Key_K)
    rest_of_own = said(player)
    player.key(Qt.Key.Key_K)
    other = said(player)
    player.key(Qt.Key.Key_D)
    first_of_other = said(player)
    player.key(Qt.Key.Key_G)
    round_and_water = said(player)
    player.key(Qt.Key.Key_G)
    middle = said(player)

    assert own[0].endswith(": 2 species")
    assert 3 == len(own)
    assert rest_of_own[0].endswith("behind the screen.")
    assert other[0].endswith(": 1 species")
    assert "Flight" in first_of_other[0]
    assert ["Watering hole", "Deck"] == [line.partition(":")[0] for line in round_and_water[-2:]]
    assert "Discard pile: 0 card(s)" == middle[-1]


def test_a_key_tells_what_the_others_have_done(player, heard):
    own, other = species_ref(0, 0), species_ref(1, 0)
    done = [
        Event(e.TRAIT_LAID, actor=1, target=other, card=NUMBERS["speed"]),
        Event(e.POPULATION_LAID, actor=1, target=other, card=UNKNOWN, amount=3),
        Event(e.POPULATION_LAID, actor=1, target=other, card=UNKNOWN, amount=4),
        Event(e.ATTACKED, actor=1, subject=other, target=own),
        Event(e.CARD_EATEN, actor=0, target=own, card=NUMBERS["horns"], amount=1),
    ]
    player.table.show_recap(done, 0, 0)
    name = player.table.names()[1]
    heard.clear()

    player.key(Qt.Key.Key_R)

    deeds = "1 trait(s) played, 2 card(s) added to populations, and 1 attack(s) on"
    assert heard[0][0].startswith(f"{name}: {deeds} {player.table.names()[0]}")


def test_the_only_person_who_plays_is_you(player, heard):
    """In the recap, and without a name before what is asked."""
    own, other = species_ref(0, 0), species_ref(1, 0)
    player.table.set_players([("Ann", False), ("Ben", True)])
    player.table.show_recap(
        [
            Event(e.ATTACKED, actor=1, subject=other, target=own),
            Event(e.WENT_EXTINCT, actor=0, target=own),
        ],
        0,
        0,
    )
    heard.clear()

    player.key(Qt.Key.Key_R)

    said = " ".join(words for words, *_ in heard)
    assert "Ben: 1 attack(s) on you." in said
    assert "You: 1 species extinct." in said
    assert "Ann" not in said
    assert "Ann" not in player.table.top.ribbon.look.sentence


def test_every_deed_that_is_recalled_can_be_told(player):
    recalled = [kind for kind, row in enumerate(e.KINDS) if row.recalled]
    player.table.show_recap([Event(kind, actor=1, target=species_ref(1, 0)) for kind in recalled], 0, 0)

    (line,) = player.table.descriptions.done_by_others(player.table.top.view, player.table.top.recap.steps)

    assert len(recalled) == len(line.split(", "))


def test_of_what_is_recalled_only_starved_cards_are_counted_as_lost():
    made = scene("3/1", "1/0 | 1/0", phase="feeding", watering_hole=1)
    made.play("feed 0")

    told = {step.kind: [thing.number for thing in step.things] for step in steps(made.events, 0, 1)}

    assert {e.ATE_PLANTS: [""], e.CARD_STARVED: ["−1"]} == told


def test_every_key_that_tells_stands_on_the_page_of_keys(player):
    listed = {one.keys for group in groups() for one in group.shortcuts}

    assert {chr(key) for key in player.table.describe_keys.table} | {"R"} <= listed
