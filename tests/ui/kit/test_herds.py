"""A herd as it stands in its picture."""

from PySide6.QtCore import QPointF, QRectF

from evolution_qt.ui.kit.herds import Herd, muzzle

ROOM = QRectF(10, 20, 100, 60)


def test_what_is_aimed_from_a_herd_begins_at_its_leader(qapp):
    start = muzzle(Herd("bison", 3, 2, hunts=True), ROOM, 12.0, QPointF(500, 40))

    assert ROOM.contains(start)
    assert start.x() > ROOM.center().x()


def test_of_a_herd_that_has_just_died_out_it_begins_in_the_middle(qapp):
    """A press may come while the last animal still falls; a monkey found it."""
    assert ROOM.center() == muzzle(Herd("bison", 3, 0, hunts=True), ROOM, 12.0, QPointF(500, 40))
