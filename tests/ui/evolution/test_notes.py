"""Notes stand at one place, over no species, with as many seats and in as large writing as there can be."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QRectF, Qt

from evolution_qt.games.evolution.tally import Toll
from evolution_qt.ui.evolution.gestures import DISCARDS
from evolution_qt.ui.table.gesture_targets import SPECIES
from evolution_qt.ui.table.gestures import Spot
from tests.pairwise import pairwise
from tests.positions import position
from tests.ui.evolution.tables import Player

EIGHT = ["b2 p2 f1"] * 7
"""What stands beside the first species of a row of eight."""


def seated(qtbot, seats, more, size=(1280, 800), text=1.0):
    """A table at which a hunter can attack what has horns, and someone eats of what it leaves."""
    rows = [["b5 p4 carnivore:2", *more], ["b4 p1 horns:3", *more]]
    rows += [["b1 p1 scavenger:4", *more], *[["b1 p2", *more] for _ in range(seats)]]
    key = "evolution/de" if seats < 6 else "evolution/ja"
    game, state = position(*rows[:seats], key=key, phase="feeding", watering_hole=3, hand=["climbing:2"])
    player = Player(qtbot, game, state, size)
    player.table.playback.set_speed(0.0)
    player.table.display.set_text(text)
    return player


def of_the_round(player):
    player.table.show_tolls(3, [Toll(12, 10, 2)] * len(player.state.players))
    return player.table.over.round_note.panel


def of_an_attack(player):
    player.click(player.tile(0, 0))
    player.table.player.highlights.aim_at(Spot(SPECIES, 1, 0))
    return player.table.board.previews.note


def of_a_refusal(player):
    player.drag(player.card(0), player.tile(1, 0))
    player.settle()
    return player.table.player.answers.note


def of_threats(player):
    player.key(Qt.Key.Key_O)
    return player.table.over.threats.caption


def of_a_species(player):
    player.key(Qt.Key.Key_D)
    return player.table.player.answers.note


def of_a_key(player):
    player.table.say("Not now.")
    return player.table.player.answers.note


ANSWERS = (of_a_refusal, of_a_species, of_a_key)
"""Notes that came because something was done, and go with the next key or click."""
EVERY = (of_the_round, of_an_attack, of_a_refusal, of_threats, of_a_species, of_a_key)


TABLES = list(product([(1100, 620), (1280, 800), (2560, 1440)], (2, 3, 4, 5, 6), (1.0, 2.0), (2, 8)))
"""Windows, seats, sizes of writing, and so many species each."""


@pytest.mark.parametrize(("size", "seats", "text", "each"), pairwise(TABLES))
def test_every_note_stands_at_one_place_and_covers_no_species(qtbot, size, seats, text, each):
    """Also with three seats and two large tiles each; the ribbon, the hand and the names are seen too.

    So is the number of plants, but for an attack: its picture lies in the middle, as when it happens. In
    larger writing an answer may lie over the others, and a note in the usual size over the number.
    """
    more = ["b2 p2 f1"] if each == 2 else EIGHT
    if seats < 3:
        more = [one.replace(" f1", "") for one in more]
    player = seated(qtbot, seats, more, size, text)
    table, top = player.table, player.table.top
    kept = [top.ribbon.scene_rect, *map(top.header, range(seats)), *top.card_rects()]
    kept += [tile.scene_rect for seat in range(seats) for tile in top.tiles(seat)]
    own = [top.ribbon.scene_rect, top.header(0), *top.card_rects()]
    own += [tile.scene_rect for tile in top.tiles(0)]
    corners = set()

    for told in EVERY:
        note = told(player)
        if told is not of_an_attack:
            corners.add((round(note.rect.right()), round(note.rect.bottom())))
        seen = own if text > 1 and told in ANSWERS else kept
        assert not [rect for rect in seen if rect.intersects(note.rect)], told.__name__
        assert QRectF(0, 0, *size).contains(note.rect), told.__name__
        covered = top.pond.number_rect.intersected(note.rect)
        if told is of_an_attack or (text > 1 and note.facts.font <= top.style.least_font):
            covered = QRectF()
        assert covered.isEmpty(), told.__name__
        table.close_one()
        table.player.answers.hush()
        table.over.put_notes_away()

    assert 1 == len(corners)


def test_writing_grows_as_far_as_there_is_room(qtbot):
    usual = of_a_key(seated(qtbot, 3, ["b1 p1"]))
    large = of_a_key(seated(qtbot, 3, ["b1 p1"], text=2.0))

    assert large.rect.height() > 1.8 * usual.rect.height()


def test_of_several_notes_the_last_one_is_seen_and_then_the_one_before(qtbot):
    player = seated(qtbot, 3, ["b1 p1"])
    caption = of_threats(player)
    assert caption.isVisible()

    answer = of_a_key(player)
    assert (False, True) == (caption.isVisible(), answer.isVisible())
    player.table.player.answers.hush()

    assert caption.isVisible()
    assert answer.scene() is None


def test_a_note_about_what_lies_in_its_corner_stands_elsewhere(qtbot):
    own = ["b2 p2 horns:3", "b1 p1"]
    game, state = position(own, ["b1 p1"], ["b1 p1"], key="evolution/en", phase="play", hand=["climbing:2"])
    player = Player(qtbot, game, state)
    pile = player.spot(DISCARDS)
    note = player.table.top.notes.say(["Words"] * 6)
    assert note.rect.intersects(pile)
    player.table.top.notes.take(note)

    note = player.table.top.notes.say(["Words"] * 6, about=[pile])

    assert not note.rect.intersects(pile)
    assert not any(note.rect.intersects(kept) for kept in player.table.top.note_kept())
