"""The badges of the own species and what `O` shows: hunters in sight, then what others would need."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from evolution_qt.ui.beginning.overlays import RingBadge
from tests.ui.beginning.tables import seated

OWN = "2/0 speed | 3/0 | 1/0 flight speed nocturnal | 2/0 horns burrowing flight"
OTHERS = "2/0 carnivore burrowing flight | 1/0 speed", "4/0 carnivore"


def table(qtbot, **more):
    return seated(qtbot, OWN, *OTHERS, phase="play", hands=("horns",), **more)


def badges(player):
    return [(one.rings, one.is_reached) for one in player.table.over.threats.badges]


def spoken(player, monkeypatch):
    said = []
    monkeypatch.setattr(player.table.tree, "say", lambda *lines: said.extend(lines))
    return said


def test_each_own_species_has_a_ring_for_each_protection_all_the_time(qtbot):
    """Horns are none (002:332); those that a hunter in sight matches count as open."""
    player = table(qtbot)

    assert [(1, False), (0, True), (3, False), (2, True)] == badges(player)
    for badge, tile in zip(player.table.over.threats.badges, player.table.top.tiles(0), strict=True):
        assert tile.mapRectToScene(tile.places.picture).contains(badge.rect)


def test_o_shows_arrows_from_the_hunters_that_reach_the_own_species_and_a_badge_everywhere(qtbot):
    player = table(qtbot)

    player.key(Qt.Key.Key_O)

    threats = player.table.over.threats
    assert 7 == len(threats.badges)
    assert [((1, 0), (0, 1)), ((2, 0), (0, 1)), ((1, 0), (0, 3))] == [
        (hunter, prey) for hunter, prey, _ in threats.attacks()
    ]
    assert 3 == len(threats.arrows)


def test_what_the_rings_mean_is_shown_where_no_arrow_needs_the_room(qtbot):
    endangered, calm = table(qtbot), seated(qtbot, "2/0 speed", "4/0 carnivore | 2/0", phase="play")
    for player in (endangered, calm):
        player.key(Qt.Key.Key_O)

    captions = [player.table.over.threats.caption for player in (endangered, calm)]
    assert [1, 3] == [len(caption.lines) for caption in captions]
    assert [1.0, 1.0] == [caption.opacity() for caption in captions]


def test_of_a_species_that_is_pointed_at_all_attacks_are_shown(qtbot):
    player = table(qtbot)
    player.key(Qt.Key.Key_O)
    tile = player.table.top.tile_of(2, 0)

    at = tile.mapRectToScene(tile.places.picture).center()
    QTest.mouseMove(player.table.viewport(), player.at(at) + QPoint(3, 0))
    QTest.mouseMove(player.table.viewport(), player.at(at))

    assert [((2, 0), (0, 1)), ((1, 0), (2, 0))] == [
        (hunter, prey) for hunter, prey, _ in player.table.over.threats.attacks()
    ]


def test_pressed_again_it_shows_the_cards_that_others_would_need_and_then_nothing(qtbot):
    player = table(qtbot)
    player.key(Qt.Key.Key_O)
    player.key(Qt.Key.Key_O)

    threats = player.table.over.threats
    assert [3, 1, 0, 2] == [len(sign.danger.ways) for sign in threats.needs]
    assert [] == threats.arrows

    player.key(Qt.Key.Key_O)
    assert ([], None) == (threats.needs, threats.caption)


def test_escape_takes_the_overlay_away(qtbot):
    player = table(qtbot)
    player.key(Qt.Key.Key_O)

    player.key(Qt.Key.Key_Escape)

    assert player.table.over.threats.caption is None
    assert 4 == len(badges(player))


@pytest.mark.parametrize("times", [1, 2])
def test_what_is_shown_is_said_of_each_own_species(qtbot, monkeypatch, times):
    player = table(qtbot)
    said = spoken(player, monkeypatch)
    for _ in range(times):
        said.clear()
        player.key(Qt.Key.Key_O)

    assert player.table.over.threats.caption.lines[0] == said[0]
    assert "Bison:" in said
    assert "No protection: any new Carnivore can attack it." in said
    assert "Closed shield: no hunter can match three protections." in said
    assert "A new hunter needs Carnivore (14 of 16 not seen) + Speed (5 of 8 not seen)." in said
    assert "Player 2’s rabbit: only Carnivore (14 of 16 not seen) missing." in said


def test_that_nothing_is_shown_any_longer_is_said(qtbot, monkeypatch):
    player = table(qtbot)
    said = spoken(player, monkeypatch)
    for _ in range(3):
        said.clear()
        player.key(Qt.Key.Key_O)

    assert ["Hunters are no longer shown."] == said


def test_the_pointer_and_a_screen_reader_are_told_the_same_of_a_species(qtbot):
    player = table(qtbot)
    tile = player.table.top.tile_of(0, 1)
    words, _ = player.table.overlays.hint_at(tile.mapRectToScene(tile.places.picture).center())
    lines = player.table.over.threats.words.lines(player.table.top.view, 0, 1)

    assert lines[0].endswith(" can attack it now.")
    assert lines == words.split("\n")[1:]


def test_of_others_only_their_hunters_in_sight_are_told(qtbot):
    player = table(qtbot)
    words, view = player.table.over.threats.words, player.table.top.view

    assert [] == words.lines(view, 1, 1)
    (line,) = words.lines(view, 2, 0)
    assert line.endswith(" can attack it now.")


def test_a_tile_of_others_in_front_has_its_badge_only_while_hunters_are_shown(qtbot):
    row = "3/1 horns | 3/1 speed | 3/1 | 3/1"
    player = seated(qtbot, "1/0", row, row, row, phase="play", hands=("flight",), size=(1100, 620))
    front = player.table.front

    def badges_in_front():
        front.close()
        for _ in range(2):
            player.key(Qt.Key.Key_W)
        assert (1, 1) == (front.tile.seat, front.tile.index)
        return [item.rings for item in front.tile.childItems() if isinstance(item, RingBadge)]

    assert [] == badges_in_front()
    player.key(Qt.Key.Key_O)
    assert [1] == badges_in_front()


def test_nothing_is_shown_unasked_when_the_game_is_over(qtbot):
    player = seated(qtbot, "2/0", "1/0 carnivore", phase="over")

    assert [] == badges(player)


@pytest.mark.parametrize("own", [1, 2, 4, 7, 9])
@pytest.mark.parametrize("size", [(1100, 620), (1280, 800), (2560, 1440)])
def test_what_others_would_need_hides_neither_pile_nor_traits_nor_name(qtbot, own, size):
    player = seated(qtbot, " | ".join(["3/0"] * own), *OTHERS, phase="play", size=size)
    for _ in range(2):
        player.key(Qt.Key.Key_O)

    for sign, tile in zip(player.table.over.threats.needs, player.table.top.tiles(0), strict=True):
        where = tile.places
        assert tile.mapRectToScene(where.picture).contains(sign.rect)
        for rect in (where.pile_zone, *where.slots, where.name):
            assert not tile.mapRectToScene(rect).intersects(sign.rect.adjusted(1, 1, -1, -1))


def needs(qtbot, own, others, size):
    player = seated(qtbot, own, *others, phase="play", size=size)
    for _ in range(2):
        player.key(Qt.Key.Key_O)
    return player.table.over.threats.needs


@pytest.mark.parametrize("own", [1, 2, 4, 7, 9])
@pytest.mark.parametrize("size", [(1100, 620), (1280, 800), (2560, 1440)])
def test_what_others_would_need_lies_on_its_sheet(qtbot, own, size):
    """Four players have a species for each way, and each its sign, which an ellipsis may stand for."""
    hosts = "1/0 carnivore | 2/0 speed | 1/0 flight | 1/0 horns"

    signs = needs(qtbot, " | ".join(["2/0 speed flight", *["3/0"] * (own - 1)]), [hosts] * 4, size)

    assert own == len(signs)
    for sign in signs:
        assert sign.facts.size.width() <= sign.rect.width()
        assert sign.facts.size.height() <= sign.rect.height()


def test_of_several_cards_all_copies_are_written_where_there_is_room(qtbot):
    sign = needs(qtbot, "2/0 speed", ["4/0 | 2/0"], (2560, 1440))[0]

    words = [cell.words for row in sign.facts.rows for cell in row if cell.words]
    assert ["16/16 +", "7/8"] == words


def test_hunters_in_sight_stand_above_what_others_would_need(qtbot):
    player = table(qtbot)
    for _ in range(2):
        player.key(Qt.Key.Key_O)

    signs, caption = player.table.over.threats.needs, player.table.over.threats.caption
    assert [[], [1, 2], [], [1]] == [sign.able for sign in signs]
    assert "“now”: a Carnivore of this player can attack already." in caption.lines
    for line in caption.lines:
        assert line.endswith(".")


def test_each_caption_is_a_sentence(qtbot):
    player = seated(qtbot, "2/0 speed", "4/0 carnivore | 2/0", phase="play")
    player.key(Qt.Key.Key_O)

    first = player.table.over.threats.caption.lines[0]
    assert "Which Carnivores in sight can attack now. Press O again for what others would need." == first
