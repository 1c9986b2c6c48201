"""When nothing is left to do, the button that ends the turn glows, calmly and at no cost for the rest."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from evolution_qt.ui.kit import timings
from evolution_qt.ui.kit.animator import FAINT, Pulse
from evolution_qt.ui.kit.items import Style
from tests.positions import position
from tests.ui.evolution.tables import Player


def seated(qtbot, hand, phase="play"):
    return Player(qtbot, *position(["b1 p1"], ["b1 p1"], phase=phase, hand=hand))


def test_it_glows_when_no_card_is_left_and_stops_when_the_turn_is_ended(qtbot):
    player = seated(qtbot, [])
    pulse = player.table.pulse
    assert pulse.is_running
    assert player.table.top.button.scene_rect == pulse.glow.rect

    player.click(player.table.top.button.scene_rect)

    assert ["done"] == player.moves
    assert not pulse.is_running
    assert not pulse.glow.isVisible()


def test_it_does_not_glow_while_cards_can_be_played(qtbot):
    player = seated(qtbot, ["horns:3"])

    assert not player.table.pulse.glow.isVisible()
    assert player.table.top.button.is_enabled


def test_who_is_not_asked_sees_no_glow(qtbot):
    player = seated(qtbot, [])
    player.table.show_position(player.game.observe(player.state, 0), ask=False)

    assert not player.table.pulse.glow.isVisible()


def test_nothing_is_counted_while_the_window_is_hidden(qtbot):
    player = seated(qtbot, [])
    player.table.hide()
    assert not player.table.pulse.is_running

    player.table.show()

    assert player.table.pulse.is_running


def test_who_wants_no_motions_sees_a_steady_glow(qtbot):
    player = seated(qtbot, [])

    player.table.playback.set_speed(0.0)

    assert not player.table.pulse.is_running
    assert player.table.pulse.glow.isVisible()
    assert 1.0 == player.table.pulse.glow.opacity()


def test_one_step_repaints_the_button_and_no_more(qtbot):
    player = seated(qtbot, [])
    changed: list[QRectF] = []
    player.table.scene().changed.connect(changed.extend)
    player.table.pulse.set_still(True)
    for _ in range(3):  # with the first ones Qt reports what is left of the first picture
        player.table.pulse.step()
        changed.clear()
        qtbot.waitUntil(lambda: bool(changed))

    room = player.table.pulse.glow.boundingRect().adjusted(-4, -4, 4, 4)
    assert [] == [rect for rect in changed if not room.contains(rect)]


@pytest.fixture
def lit(qtbot):
    player = seated(qtbot, ["horns:3"])
    pulse = Pulse(player.table.scene())
    pulse.set_seen(True)
    pulse.show(QRectF(10, 10, 100, 30), Style())
    yield pulse
    assert player.table.scene() is pulse.glow.scene()  # which has lived as long
    pulse.set_seen(False)  # its clock may outlive it


def test_it_swells_and_fades(lit):
    seen = []
    for _ in range(timings.PULSE // timings.PULSE_STEP):
        lit.step()
        seen.append(lit.glow.opacity())

    assert 1.0 == pytest.approx(max(seen))
    assert pytest.approx(FAINT) == seen[-1]
    assert max(abs(one - two) for one, two in pairwise(seen)) < 0.1


def test_it_comes_to_rest_lit(lit):
    for _ in range(timings.PULSES * timings.PULSE // timings.PULSE_STEP):
        lit.step()

    assert not lit.is_running
    assert 1.0 == lit.glow.opacity()


def test_it_does_not_glow_while_traits_can_be_discarded(qtbot):
    """The Japanese edition lets a seat throw traits away in its turn, with no card in hand too."""
    rows = [["b1 p1 horns:3"], ["b1 p1"]]
    player = Player(qtbot, *position(*rows, phase="play", hand=[], key="evolution/ja"))

    assert not player.table.pulse.glow.isVisible()


def test_with_reduced_motion_it_is_lit_and_does_not_pulse(qtbot):
    player = seated(qtbot, [])
    player.table.playback.set_calm(on=True)
    pulse = player.table.pulse

    assert pulse.glow.isVisible()
    assert not pulse.is_running
    assert 1.0 == pulse.glow.opacity()
    player.table.playback.set_speed(2.0)
    assert not pulse.is_running
    player.table.playback.set_calm(on=False)
    assert pulse.is_running
