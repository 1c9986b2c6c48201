"""What an attack would do, said before it is made; why a place is no target, while something is over it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from evolution_qt.games.evolution.moves import Move
from evolution_qt.ui.evolution import gestures, preview
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.table.gesture_targets import SPECIES, OwnSpecies
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.view import Offer, View
from tests.positions import position
from tests.ui.evolution.tables import Player

NAMES = ("Anna", "Björn", "Chiara")


def lines(game, state, attacker, target):
    move = Move("attack", attacker, target=target)
    offer = Offer(game.legal(state, 0))
    steps = gestures.matching(offer, game, 0, OwnSpecies(attacker), Spot(SPECIES, *target))
    assert steps
    view = View(game.observe(state, 0).state, 0, offer, True, NAMES, [False] * len(NAMES))
    return list(preview.preview(game, Phrases(game), view, move, steps).lines)


def test_both_sides_are_sums_that_can_be_checked(qapp):
    game, state = position(["b3 p4 carnivore:1 pack_hunting:2"], ["b2 p2 hard_shell:3"], phase="feeding")

    assert (
        "Body size 3 + 4 (Pack Hunting) = 7 against 2 + 3 (Hard Shell) = 5"
        == lines(game, state, 0, (1, 0))[0]
    )


def test_the_course_is_told_in_order_up_to_the_scavengers(qapp):
    """Horns, the loss, extinction, its cards, the meat, what is passed on, the Scavengers (R1)."""
    game, state = position(
        ["b4 p3 carnivore:1 cooperation:3", "b1 p2"],
        ["b2 p1 horns:2", "b1 p2 scavenger:3"],
        phase="feeding",
    )

    course = lines(game, state, 0, (1, 0))

    assert [
        "Body size 4 against 2",
        "Anna’s bison falls to population 2 (Horns).",
        "Björn’s parasaurolophus falls to population 0.",
        "Björn’s parasaurolophus becomes extinct.",
    ] == course[:4]
    assert any("Cooperation" in line for line in course)
    assert "Scavenger" in course[-1]


def test_what_the_last_species_of_a_row_had_eaten_is_told_when_it_is_extinct(qapp):
    """It lies there no more when its food goes into the bag."""
    game, state = position(["b4 p3 carnivore:1"], ["b1 p1", "b1 p1 f1"], phase="feeding")

    course = lines(game, state, 0, (1, 1))

    assert "Björn puts 1 food token(s) into the bag." in course
    assert "Björn’s rabbit becomes extinct." in course


@pytest.mark.parametrize(
    ("eater", "plants"), [("p4", 2), ("p4 foraging:4", 3), ("p2 f1", 1), ("b2 p2 f2 fat_tissue:4", 2)]
)
def test_a_card_for_plants_says_how_many_it_brings(qapp, eater, plants):
    """Foraging takes one more, and what does not fit is not taken (R26, R29)."""
    game, state = position([f"{eater} intelligence:4"], ["b1"], phase="feeding", hand=["horns:3"])
    seen = game.observe(state, 0).state

    words = preview.outcome(Phrases(game), seen, 0, game.read("intelligence 0 horns:3"))

    assert words.startswith(f"{plants} plant")


def test_what_intelligence_ignores_is_named(qapp):
    game, state = position(
        ["b4 p3 carnivore:1 intelligence:4"], ["b2 p2 climbing:3"], phase="feeding", hand=["horns:3"]
    )

    course = lines(game, state, 0, (1, 0))

    assert Phrases(game).ignoring([game.table.index["climbing"]]) == course[1]
    assert "Climbing" in course[1]


@pytest.mark.parametrize("own", ["b4 p3 carnivore:1 ambush:2", "b4 p3 carnivore:1"])
def test_a_trial_changes_nothing(qapp, own):
    game, state = position([own], ["b1 p1", "b3 p3"], phase="feeding")
    before = game.digest(state)

    lines(game, state, 0, (1, 0))

    assert before == game.digest(state)


def test_cards_that_the_dead_bring_stay_unknown(qapp):
    game, state = position(["b4 p3 carnivore:1"], ["b2 p1 horns:2"], ["b1 p1"], phase="feeding")

    course = lines(game, state, 0, (1, 0))

    assert any(line.startswith("Björn draws") for line in course)
    assert not any("draws Horns" in line or "draws Ambush" in line for line in course)


def test_over_a_place_that_is_no_target_every_reason_is_said(qtbot):
    game, state = position(["b3 p3 carnivore:1"], ["b5 p2 climbing:3", "b1 p1"], phase="feeding")
    player = Player(qtbot, game, state)
    start, end = player.tile(0, 0), player.tile(1, 0)

    player.press(start)
    player.move(start, end)
    previews = player.table.board.previews
    assert previews.note is None
    qtbot.waitUntil(lambda: previews.note is not None, timeout=240_000)
    said = set(previews.note.lines)
    assert said == set(
        preview.reasons(
            game, player.table.phrases, state, 0, Move("attack", 0, target=(1, 0)), player.table.names()
        )
    )
    assert len(said) == 2

    player.move(end, player.tile(1, 1))
    assert previews.note.lines[0] == "Body size 3 against 1"
    player.release(QPointF(3, 3))
    player.settle()
    assert previews.note is None


def test_after_a_click_the_pointer_shows_what_would_happen(qtbot):
    game, state = position(["b3 p3 carnivore:1"], ["b1 p2"], phase="feeding")
    player = Player(qtbot, game, state)

    player.click(player.tile(0, 0))
    player.move(player.tile(0, 0), player.tile(1, 0))
    qtbot.waitUntil(lambda: player.table.board.previews.note is not None)
    assert player.table.board.previews.note.lines[0] == "Body size 3 against 1"

    player.move(player.tile(1, 0), QPointF(3, player.table.arrangement.ribbon.bottom() + 3))
    qtbot.waitUntil(lambda: player.table.board.previews.note is None)


def test_a_species_keeps_its_name_after_another_has_died(qapp):
    """The preview is read beside the table, where the third species is still the third."""
    game, state = position(
        ["b4 p3 carnivore:1"], ["b1 p1", "b1 p2", "b1 p2 scavenger:3"], ["b1 p1 scavenger:4"], phase="feeding"
    )

    course = lines(game, state, 0, (1, 0))

    assert "Björn’s parasaurolophus becomes extinct." in course
    assert any("Björn’s deer" in line and "Scavenger" in line for line in course)
    assert not any("Björn’s rabbit" in line for line in course)
