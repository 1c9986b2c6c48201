"""Events tell a card only to those who may know it."""

from evolution_qt.core.event import Event


def test_an_event_for_all_is_seen_by_all() -> None:
    """A card turned up is no secret."""
    event = Event(3, actor=1, card=17)

    assert [event] * 4 == [event.as_seen_by(viewer) for viewer in (-1, 0, 1, 7)]


def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    """The others learn that something was drawn, not what; nor does someone without a seat."""
    event = Event(3, actor=1, amount=5, card=17, seen_by=1 << 1)
    blank = Event(3, actor=1, amount=5, card=0, seen_by=1 << 1)

    assert event == event.as_seen_by(1)
    assert [blank] * 4 == [event.as_seen_by(viewer) for viewer in (-1, 0, 2, 5)]
