"""Whether opponents still play as they did. `docs/testing.md` says what to do when they do not."""

from pathlib import Path

from evolution_qt.ai import network
from evolution_qt.arena.signature import signature

COMMITTED = Path(__file__).with_name("signature.txt")


def test_every_level_plays_as_before():
    found = signature()

    assert COMMITTED.read_text(encoding="utf-8").strip() == found, (
        "opponents play otherwise than before. If that is meant, renew the file and say in the commit and in "
        "CHANGELOG.md what has changed: python3 dev.py play arena signature > tests/arena/signature.txt"
    )


def test_plain_arithmetic_plays_as_numpy_does(monkeypatch):
    """Judgements are rounded, so that the order of additions decides nothing; nor would another machine's."""
    fast = signature(part=50)
    monkeypatch.setattr(network, "np", None)

    assert fast == signature(part=50)
