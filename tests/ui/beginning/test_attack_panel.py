"""The drawing of an attack: protections in pairs and what follows; prey out of reach, and why."""

from __future__ import annotations

import pytest

from evolution_qt.ui.table.attack_panel import AttackPanel
from evolution_qt.ui.table.attack_picture import TICK, Plate
from tests.ui.beginning.tables import seated
from tests.ui.beginning.test_three_ways import press

PREY = "4/1 horns speed | 1/0 | 2/0 flight speed", "1/0 scavenger"


def feeding(qtbot, hunter, *others, **more):
    return seated(qtbot, hunter, *others, phase="feeding", watering_hole=0, **more)


def panel(player):
    found = player.table.board.previews.note
    assert isinstance(found, AttackPanel)
    return found


def pairs(player):
    return [(hunter.key, mark == TICK) for hunter, mark, _ in panel(player).attack.pairs]


def steps(player):
    found = panel(player).attack.steps
    return [(sign.key if isinstance(sign, Plate) else sign, words, below) for sign, words, below, _ in found]


@pytest.mark.parametrize("is_dragged", [False, True])
def test_protections_are_compared_in_pairs_and_the_steps_come_in_order(qtbot, is_dragged):
    """Horns, the card of the prey, the meat, the Scavengers (002:189-212, 285, 337)."""
    player = feeding(qtbot, "5/2 carnivore nocturnal speed | 2/0 scavenger", *PREY)
    if is_dragged:
        player.press(player.tile(0, 0))
        player.move(player.tile(0, 0), player.tile(1, 0))
    else:
        press(player, "A")
    shown, order, lines = pairs(player), steps(player), panel(player).lines
    said = player.table.gestures.preview(player.table.top.tile_of(0, 0).subject, player.aimed)
    if is_dragged:
        player.release(player.tile(0, 0))
        player.settle()

    assert [("speed", True), ("nocturnal", False)] == shown
    assert [
        ("horns", "hunter: -1 card", "5 → 4"),
        ("carnivore", "prey: -1 card", "4 → 3"),
        ("meat", "hunter: +2 token(s)", "now 4 of 4"),
        ("scavenger", "+1 token each", "1 for you, 1 for others"),
    ] == order
    assert lines == (*said.attack.lines(), *said.lines)
    assert "Speed against Speed" in lines


def test_a_hunter_that_dies_of_horns_takes_nothing(qtbot):
    """B3."""
    player = feeding(qtbot, "1/0 carnivore", "4/1 horns")
    press(player, "A")

    assert [("horns", "hunter: -1 card", "extinct")] == steps(player)


def test_the_last_card_of_a_prey_and_second_places_are_counted(qtbot):
    """B1, B6: a hunter with Fat Tissue has two places on each card."""
    player = feeding(qtbot, "2/2 carnivore fat_tissue", "1/0")
    press(player, "A")

    assert [
        ("carnivore", "prey: -1 card", "extinct"),
        ("meat", "hunter: +2 token(s)", "now 4 of 4"),
    ] == steps(player)
    assert [] == pairs(player)


def test_who_is_full_after_the_meal_takes_no_scraps(qtbot):
    """B58: neither the hunter, nor a prey whose card goes that had no chip."""
    player = feeding(qtbot, "2/0 carnivore scavenger", "3/2 scavenger")
    press(player, "A")

    assert [
        ("carnivore", "prey: -1 card", "3 → 2"),
        ("meat", "hunter: +2 token(s)", "now 2 of 2"),
    ] == steps(player)


def test_prey_out_of_reach_is_dimmed_and_what_the_hunter_lacks_is_ringed(qtbot):
    player = feeding(qtbot, "5/2 carnivore speed | 2/0 burrowing", *PREY)
    top = player.table.top
    press(player, "A")

    shown = {
        (tile.seat, tile.index): (tile.is_dimmed, tile.missing)
        for seat in range(3)
        for tile in top.tiles(seat)
    }
    assert {
        (0, 0): (False, set()),
        (0, 1): (True, {"burrowing"}),
        (1, 0): (False, set()),
        (1, 1): (False, set()),
        (1, 2): (True, {"flight"}),
        (2, 0): (False, set()),
    } == shown

    player.table.close_one()
    assert not any(tile.missing or tile.is_dimmed for seat in range(3) for tile in top.tiles(seat))


def test_by_ear_it_is_said_whether_protections_had_to_be_matched(qtbot):
    player = feeding(qtbot, "5/2 carnivore speed", *PREY)
    tree = player.table.tree
    press(player, "A")
    first = tree.name(tree.focus())
    press(player, "A")
    second = tree.name(tree.focus())

    assert "has every protection of its prey." in first
    assert "no protection to match." in second


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(1100, 620), (1280, 800), (2560, 1440)])
def test_the_drawing_covers_no_species(qtbot, seats, size):
    player = feeding(
        qtbot, "5/2 carnivore speed nocturnal | 2/0 scavenger", *["3/0 horns"] * (seats - 1), size=size
    )
    press(player, "A")

    place = panel(player).rect
    assert 4 == len(panel(player).attack.steps)
    assert place.left() >= 0
    assert place.bottom() <= player.table.arrangement.ribbon.top()
    covered = [
        tile
        for seat in range(seats)
        for tile in player.table.top.tiles(seat)
        if tile.seen_rect.intersects(place)
    ]
    assert [] == covered


# With two players


@pytest.mark.parametrize("size", [(1100, 620), (1280, 800), (2560, 1440)])
def test_with_two_players_it_lies_flat_over_the_watering_hole(qtbot, size):
    player = feeding(qtbot, "5/2 carnivore speed nocturnal", "4/1 speed | 1/0 scavenger")
    player.table.resize(*size)
    press(player, "A")
    top, place = player.table.top, panel(player).rect

    assert place.contains(top.pond.number_rect)
    assert place.width() > 5 * place.height()
    assert top.scene.sceneRect().contains(place)
