"""The hand is a fan: a card that is pointed at rises where it lies, its neighbours make way."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest

from evolution_qt.ui.table import fan
from evolution_qt.ui.table.arrangement import arrange
from tests.positions import position
from tests.ui.evolution.tables import Player
from tests.ui.evolution.test_crowded_hand import MANY

SIZES = [(1100, 620), (1280, 800), (1920, 1080), (2560, 1440), (3840, 2160)]
IDS = [f"{width}x{height}" for width, height in SIZES]


def seated(qtbot, count, size=(1280, 800), *, speed=0.0, text=1.0):
    game, state = position(["b2 p3", "b1 p2"], ["b1 p1"], phase="play", hand=MANY[:count])
    player = Player(qtbot, game, state, size)
    player.table.top.text = text
    player.table.drag.speed = speed
    player.table.player.set_delay(0)
    return player


def point(player, at):
    QTest.mouseMove(player.table.viewport(), player.at(at))


def rise(player, number):
    """Point at a card and return it, once it has risen."""
    hand = player.table.top.fan
    point(player, player.table.top.pond.scene_rect)
    player.qtbot.waitUntil(lambda: hand.risen is None, timeout=240_000)
    point(player, hand.seen_rect(number).center())
    card = hand.cards[number]
    player.qtbot.waitUntil(lambda: hand.risen is card, timeout=240_000)
    return card


# How they lie


@pytest.mark.parametrize("size", SIZES, ids=IDS)
@pytest.mark.parametrize("count", [1, 2, 5, 6, 9, 15, 22])
def test_cards_lie_in_a_slight_arc_that_is_the_same_on_both_sides(size, count):
    place = arrange(QSizeF(*size), [2, 2, 2], 0)
    poses = place.hand_places(count)

    assert all(abs(pose.angle) <= fan.ARC + 0.01 for pose in poses)
    assert all(pose.bounds.left() > place.seats[0].header.right() for pose in poses)
    middles = size[0] / 2, place.hand.center().x()
    for left, right in zip(poses, reversed(poses), strict=True):
        assert left.angle == pytest.approx(-right.angle)
        assert left.middle.y() == pytest.approx(right.middle.y())
        middle = (left.middle.x() + right.middle.x()) / 2
        assert middle == pytest.approx(middles[0]) or (
            count > fan.APART and middle == pytest.approx(middles[1])
        )
    assert all(pose.bounds.top() >= place.hand.top() - 2 for pose in poses)
    assert all(-4 <= pose.bounds.left() and pose.bounds.right() <= size[0] + 4 for pose in poses)
    assert all(pose.size == place.card for pose in poses)


@pytest.mark.parametrize("size", SIZES, ids=IDS)
def test_they_overlap_from_six_cards_on(size):
    place = arrange(QSizeF(*size), [2, 2, 2], 0)

    def over(count):
        return [one.rect.right() - two.rect.left() for one, two in pairwise(place.hand_places(count))]

    assert all(one <= 0 for one in over(5))
    assert all(one > 0 for one in over(6))


# Rising


@pytest.mark.parametrize("size", SIZES, ids=IDS)
def test_a_card_rises_in_place_whole_with_its_text_and_inside_the_window(qtbot, size):
    player = seated(qtbot, 9, size)
    window = QRectF(0, 0, *size)

    for number in (0, 4, 8):
        lay = player.table.arrangement.hand_places(9)[number]
        card = rise(player, number)

        rect = card.scene_rect
        assert window.adjusted(-0.5, -0.5, 0.5, 0.5).contains(rect)
        assert rect.width() >= 1.69 * lay.size.width()
        assert rect.width() >= 200  # from there on a face carries its rules text
        assert abs(rect.center().x() - lay.middle.x()) <= rect.width() / 2
        assert card.rotation() == 0
        large = card.face.large(card.size.width(), card.style.ratio).toImage()
        assert large == card.pixmap().toImage()
        assert not player.table.player.enlarging.is_open
        assert all(card.zValue() > other.zValue() for other in player.table.top.hand if other is not card)


@pytest.mark.parametrize("count", [3, 9, 15])
def test_its_neighbours_make_way_so_that_a_part_of_each_is_seen(qtbot, count):
    player = seated(qtbot, count)
    number = count // 2

    rect = rise(player, number).scene_rect

    hand = player.table.top.hand
    before = [*(card.scene_rect.left() for card in hand[:number]), rect.left()]
    behind = [rect.right(), *(card.scene_rect.right() for card in hand[number + 1 :])]
    assert all(right - left > 20 for left, right in [*pairwise(before), *pairwise(behind)])
    for beside in (before[0], behind[-1] - hand[-1].scene_rect.width()):
        assert 0 <= beside <= player.table.width() - 20


def test_the_next_card_rises_at_once_where_the_pointer_goes_on_to_it(qtbot):
    """What is painted is what is hit: beside the risen card lies its neighbour."""
    player = seated(qtbot, 9)
    player.table.player.set_delay(60_000)  # only the first one waits
    hand = player.table.top.fan
    hand.delay = 0
    first = rise(player, 3)
    hand.delay = 60_000

    point(player, QPointF(first.scene_rect.right() + 6, first.scene_rect.bottom() - 60))

    player.qtbot.waitUntil(lambda: hand.risen is hand.cards[4], timeout=240_000)
    assert not first.is_risen


def test_the_whole_of_the_risen_card_is_hit(qtbot):
    player = seated(qtbot, 9)
    card = rise(player, 3)
    rect = card.scene_rect

    for corner in (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()):
        at = corner + (rect.center() - corner) * 0.06
        assert player.table.items(player.at(at))[0] is card


def test_it_goes_back_when_the_pointer_leaves(qtbot):
    player = seated(qtbot, 9)
    before = [card.sceneTransform() for card in player.table.top.hand]
    rise(player, 3)

    point(player, player.table.top.pond.scene_rect)

    player.qtbot.waitUntil(lambda: player.table.top.fan.risen is None, timeout=240_000)
    assert before == [card.sceneTransform() for card in player.table.top.hand]
    assert not any(card.is_risen for card in player.table.top.hand)


def test_it_takes_a_moment_with_motion_and_none_without(qtbot):
    """So slowly, it has hardly begun to rise."""
    slow, still = 0.001, 0.0
    for speed in (slow, still):
        player = seated(qtbot, 9, speed=speed)
        usual = player.table.arrangement.card.width()

        card = rise(player, 3)

        assert (card.scene_rect.width() > 1.6 * usual) == (speed == still)
        player.table.hide()


def test_a_player_who_wants_nothing_enlarged_sees_no_card_rise(qtbot):
    player = seated(qtbot, 9)
    player.table.player.set_delay(-1)

    point(player, player.card(3))
    qtbot.wait(1)

    assert player.table.top.fan.risen is None


def test_who_chose_one_place_for_enlarged_cards_sees_them_there(qtbot):
    player = seated(qtbot, 9)
    player.table.player.enlarging.is_fixed = True

    point(player, player.card(3))

    player.qtbot.waitUntil(lambda: player.table.player.enlarging.is_open, timeout=240_000)
    assert player.table.top.fan.risen is None


@pytest.mark.parametrize("text", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("size", SIZES[:2], ids=IDS[:2])
def test_its_text_is_read_in_every_size_of_writing(qtbot, size, text):
    player = seated(qtbot, 9, size, text=text)
    player.table.show_position(player.game.observe(player.state, 0), ask=True)

    card = rise(player, 2)

    assert card.scene_rect.width() >= 200
    assert QRectF(0, 0, *size).adjusted(-0.5, -0.5, 0.5, 0.5).contains(card.scene_rect)


# Playing it


def test_the_risen_card_is_dragged_no_larger_than_the_others(qtbot):
    player = seated(qtbot, 9)
    card = rise(player, 3)
    start = QPointF(card.scene_rect.center().x(), card.scene_rect.top() + 20)
    name = card.face.trait
    size = player.table.arrangement.card

    player.press(start)
    player.move(start, player.spot("body", 0, 0))

    assert player.table.drag.carried.grip.home.size() == size
    assert player.table.top.fan.risen is None
    player.release(player.spot("body", 0, 0))
    assert [f"body 0 {name}"] == [move.partition(":")[0] for move in player.moves]


def test_a_chosen_card_lies_in_front_and_leaves_the_places_in_sight(qtbot):
    player = seated(qtbot, 9)
    card = rise(player, 3)

    player.click(card.scene_rect.center())

    assert card.is_chosen
    assert player.table.top.fan.risen is None
    assert card.size == player.table.arrangement.card
    assert card.rotation() == 0
    own = [tile.scene_rect for tile in player.table.top.tiles(0)]
    assert not [rect for rect in own if rect.intersects(card.scene_rect)]
    player.click(player.spot("population", 0, 1))
    assert 1 == len(player.moves)


def test_keys_let_a_card_rise_until_a_place_is_aimed_at(qtbot):
    player = seated(qtbot, 9)
    hand = player.table.top.fan

    player.key(Qt.Key.Key_4)
    assert hand.risen is hand.cards[3]
    player.key(Qt.Key.Key_Right)
    assert hand.risen is hand.cards[4]
    player.key(Qt.Key.Key_Left)
    assert hand.risen is hand.cards[3]

    player.key(Qt.Key.Key_B)
    assert hand.risen is None
    assert hand.cards[3].is_chosen
    player.key(Qt.Key.Key_Escape)
    assert not any(card.is_chosen for card in hand.cards)


# Rules text


@pytest.mark.parametrize(("size", "told"), [((1280, 800), False), ((1920, 1080), True), ((2560, 1440), True)])
def test_cards_carry_their_rules_text_in_large_windows(qtbot, size, told):
    hand = seated(qtbot, 9, size).table.top.hand

    assert [told] * 9 == [card.look.text for card in hand]


def test_cards_keep_their_places_while_the_pointer_is_on_the_hand(qtbot):
    """The next card would else be where the pointer is not; they lie together again when it has left."""
    player = seated(qtbot, 5)
    hand = player.table.top.fan
    before = [hand.seen_rect(at) for at in range(5)]
    point(player, before[3].center())
    state = player.state.clone()
    state.players[0].hand.pop(1)

    player.table.show_position(player.game.observe(state, 0), ask=True)

    assert [before[at] for at in (0, 2, 3, 4)] == [hand.seen_rect(at) for at in range(4)]
    point(player, player.table.top.pond.scene_rect.center())
    qtbot.waitUntil(lambda: hand.seen_rect(0) != before[0], timeout=240_000)
    left, right = hand.seen_rect(0).left(), hand.seen_rect(3).right()
    assert left - before[0].left() == pytest.approx(before[4].right() - right, abs=2)
