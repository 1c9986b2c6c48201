"""Whether opponents still play as they did. `docs/testing.md` says what to do when they do not."""

from pathlib import Path

from evolution_qt.ai import network
from evolution_qt.games import game
from evolution_qt.games.evolution.bots import BOTS
from evolution_qt.games.evolution.catalogue import KEYS
from lab.arena.signature import signature, signatures

COMMITTED = Path(__file__).with_name("signature.txt")


def test_every_level_plays_as_before():
    found = signatures()

    assert COMMITTED.read_text(encoding="utf-8").split() == found, (
        "opponents play otherwise than before. If that is meant, renew the file and say in the commit and in "
        "CHANGELOG.md what has changed: python -m lab arena signature > tests/lab/arena/signature.txt"
    )


def test_plain_arithmetic_plays_as_numpy_does(monkeypatch):
    """Judgements are rounded, so that the order of additions decides nothing; nor would another machine's."""
    games = list(map(game, KEYS))
    fast = signature(BOTS, games, part=50)
    monkeypatch.setattr(network, "np", None)

    assert fast == signature(BOTS, games, part=50)
