"""A program that plays and writes down what it is told, and which deals that betrays to it."""

from __future__ import annotations

import json
import secrets
import sys
from functools import cache
from pathlib import Path

import pytest

from evolution_qt.games import game

SPY = Path(__file__).with_name("spy.py")
RULES = game("evolution/de")
FIXED = "000102030405060708090a0b0c0d0e0f"
GUESSES = 3_000


def spying(*files: Path) -> list[str]:
    """Return the words that let the spy play and write what it sees into these files."""
    return ["--program", f"spy={sys.executable} {SPY} {' '.join(map(str, files))}"]


@cache
def known_deals() -> dict[tuple[int, int, tuple[str, ...]], int]:
    """Return which seed among those that anyone tries first deals a seat this hand."""
    found = {}
    for seed in range(GUESSES):
        plain = RULES.dump(RULES.new(2, seed))
        for seat, player in enumerate(plain["players"]):
            found[plain["first_player"], seat, tuple(player["hand"])] = seed
    return found


def guessed(told: Path) -> list[int | None]:
    """Return for each game that the spy has played the seed that its first hand betrays, None for none."""
    lines = [json.loads(line) for line in told.read_text().splitlines()]
    return [
        known_deals().get(
            (
                one["position"]["first_player"],
                one["seat"],
                tuple(one["position"]["players"][one["seat"]]["hand"]),
            )
        )
        for one in lines
    ]


def lasting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every secret that is drawn be the same."""
    monkeypatch.setattr(secrets, "token_hex", lambda size: FIXED[: 2 * size])
