"""What the others have done is shown in small pictures on the ribbon, at the beginning of a turn."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import WATERING_HOLE, species_ref
from evolution_qt.ui.evolution.event_kinds import SHOWN, steps
from evolution_qt.ui.evolution.overlays import hint_at
from evolution_qt.ui.evolution.thumbnails import of_event
from tests.positions import position
from tests.ui.evolution.tables import Player

EVENTS = [
    Event(e.PASSED, 1),
    Event(e.TRAIT_LAID, 1, target=species_ref(1, 0)),
    Event(e.TRAIT_LAID, 1, target=species_ref(1, 0)),
    Event(e.BODY_GREW, 2, target=species_ref(2, 0), amount=2),
    Event(e.ATE_PLANTS, 0, target=species_ref(0, 0), amount=1, subject=WATERING_HOLE),
    Event(e.ATTACKED, 1, subject=species_ref(1, 0), target=species_ref(0, 1)),
    Event(e.WENT_EXTINCT, 0, target=species_ref(0, 1)),
    Event(e.ATE_PLANTS, 2, target=species_ref(2, 0), amount=1, subject=WATERING_HOLE, cause=3),
    Event(e.DREW, 0, card=5),
]


def told(found):
    return [(step.kind, step.actor, step.victim, len(step.numbers)) for step in found]


def test_others_moves_and_everybodys_losses_are_shown():
    """Own moves are not, what a trait does by itself is not, and equal things stand together."""
    assert [
        (e.TRAIT_LAID, 1, -1, 2),
        (e.BODY_GREW, 2, -1, 1),
        (e.ATTACKED, 1, 0, 1),
        (e.WENT_EXTINCT, 0, -1, 1),
    ] == told(steps(EVENTS, 1, 0))


def test_only_what_came_after_the_own_last_move_is_shown():
    assert [] == steps(EVENTS, len(EVENTS), 0)
    assert (e.PASSED, 1, -1, 1) == told(steps(EVENTS, 0, 0))[0]


def seated(qtbot, size=(1280, 720)):
    game, state = position(["b1 p2", "b1 p1"], ["b1 p1"], ["b1 p1"], phase="feeding", watering_hole=4)
    player = Player(qtbot, game, state, size)
    player.table.show_recap(EVENTS, 1, 0)
    player.table.show_position(game.observe(state, 0), ask=True)
    return player


def test_each_picture_says_what_it_means_and_points_at_the_table(qtbot):
    player = seated(qtbot)
    recap = player.table.top.recap
    pointed = []
    player.table.step_pointed.connect(pointed.append)
    chips = recap.chips()
    assert 4 == len(chips)

    for step, room in chips:
        at = recap.mapToScene(room.center())
        words, _ = hint_at(player.table.top, player.table.phrases, at)
        assert words
        assert len(step.numbers) == len(words.splitlines())
        QTest.mouseMove(player.table.viewport(), player.at(at))
    QTest.mouseMove(player.table.viewport(), player.at(QPointF(5, 5)))

    assert [2, 3, 5, 6, -1] == pointed


@pytest.mark.parametrize("size", [(1000, 600), (1100, 620)])
def test_pictures_can_be_hit_in_twenty_four_pixels_at_least(qtbot, size):
    player = seated(qtbot, size)
    recap = player.table.top.recap
    asked, pointed = [], []
    player.table.again_asked.connect(lambda: asked.append(True))
    player.table.step_pointed.connect(pointed.append)
    rooms = [recap.again_room(), *[room for _, room in recap.chips()]]
    assert any(room.height() < 24 for room in rooms)

    for room in rooms:
        for way in (-11, 11):
            for corner in (QPointF(-11, way), QPointF(11, way)):
                at = player.at(recap.mapToScene(room.center() + corner))
                QTest.mouseMove(player.table.viewport(), at)
                QTest.mouseClick(player.table.viewport(), Qt.MouseButton.LeftButton, pos=at)

    assert 4 == len(asked)
    assert [step.numbers[-1] for step, _ in recap.chips()] == [
        one for one in dict.fromkeys(pointed) if one >= 0
    ]


def test_pictures_that_do_not_fit_are_left_out_from_the_beginning(qtbot):
    player = seated(qtbot)
    recap = player.table.top.recap
    assert recap.more_room().isEmpty()
    recap.show_steps(list(recap.steps) * 30)

    chips = recap.chips()

    assert len(chips) < 120
    assert chips[-1][0] == recap.steps[-1]
    assert chips[-1][1].right() <= recap.rect.right()
    more = recap.more_room()
    assert recap.again_room().right() < more.left() < more.right() <= chips[0][1].left()


def test_who_is_not_asked_sees_no_recap(qtbot):
    player = seated(qtbot)
    player.table.show_position(player.game.observe(player.state, 0), ask=False)

    assert not player.table.top.recap.isVisible()


def test_a_click_on_the_phase_asks_what_happens_now(qtbot):
    player = seated(qtbot)
    asked = []
    player.table.phase_asked.connect(asked.append)
    ribbon = player.table.top.ribbon

    player.click(ribbon.mapRectToScene(ribbon.phase_room()))

    assert [player.state.phase] == asked
    assert [] == player.moves


def test_every_kind_that_is_shown_has_a_picture(qtbot):
    game, _ = position(["b1 p1"], ["b1 p1"])

    for kind in SHOWN:
        picture = of_event(game, Event(kind, 1), 18, "#000000", 1.0)
        assert picture is not None
        assert not picture.isNull()
        assert picture.height() <= 18


def test_a_trait_is_shown_by_its_animal_where_it_is_known(qtbot):
    """The same for the trait that was laid and for the one that did something; the back tells nothing."""
    game, _ = position(["b1 p1"], ["b1 p1"])
    trait = game.table.index["foraging"]
    card = next(card for card in range(1, 200) if game.table.trait_of[card] == trait)

    def picture(event):
        found = of_event(game, event, 20, "#000000", 1.0)
        assert found is not None
        return found.cacheKey()

    laid = picture(Event(e.TRAIT_LAID, 1, card=card, target=species_ref(1, 0)))
    assert laid == picture(Event(e.ATE_PLANTS, 1, target=species_ref(1, 0), amount=1, cause=trait))
    assert laid != picture(Event(e.TRAIT_LAID, 1, target=species_ref(1, 0)))
