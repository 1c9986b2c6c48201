"""Actions say four things in one number."""

from evolution_qt.core.action import NOTHING, Step, pack, unpack


def test_what_is_packed_is_unpacked() -> None:
    """Each part has its own bits, the largest of each too."""
    for step in (
        Step(1, 2, 3, 4),
        Step(255, 0xFFF, 0xFFF, 2**30 - 1),
        Step(9, 0, 0xFFF, 0),
        Step(0, 0xFFF, 0, 1),
    ):
        action = pack(*step)

        assert step == unpack(action)
        assert action < 2**62


def test_what_is_not_said_is_nothing() -> None:
    """A verb alone concerns nothing and has no detail."""
    assert Step(7, NOTHING, NOTHING, 0) == unpack(pack(7))
