"""Positions for tests in a few words. No Qt: the rules are tested with it too."""

from __future__ import annotations

from typing import Any

from evolution_qt.games import game as game_of
from evolution_qt.games.evolution.rules import Evolution
from evolution_qt.games.evolution.state import EvolutionState


def species(text: str) -> dict[str, Any]:
    """Read a species as ``b4 p2 f1 fat2 carnivore:1 ?horns:3``, a question mark for a card face down."""
    made: dict[str, Any] = {"traits": [], "hidden": []}
    for word in text.split():
        if word.startswith("fat") and word[3:].isdigit():
            made["fat"] = int(word[3:])
        elif word[0] in "bpf" and word[1:].isdigit():
            made[{"b": "body", "p": "population", "f": "food"}[word[0]]] = int(word[1:])
        elif word.startswith("?"):
            made["hidden"].append(word[1:])
        else:
            made["traits"].append(word)
    return made


def position(
    *rows: list[str],
    key: str = "evolution/de",
    hand: list[str] | None = None,
    names: tuple[str, ...] = ("Anna", "Björn", "Chiara", "Dmitri", "Emiko", "Ferdinand"),
    **more: Any,
) -> tuple[Evolution, EvolutionState]:
    """Return a game and a position: one list of species per seat; the hand is that of the first."""
    players = [
        {"name": names[seat], "species": [species(one) for one in row]} for seat, row in enumerate(rows)
    ]
    players[0]["hand"] = hand or []
    plain = {"format": "evolution-qt/position", "game": key, "players": players, "to_move": 0, **more}
    game = game_of(key)
    return game, game.load(plain)


def check_order(state: EvolutionState) -> None:
    """Assert that hands, cards set aside and cards lying face down are sorted."""
    for player in state.players:
        assert player.hand == sorted(player.hand)
        for species in player.species:
            assert list(species.hidden) == sorted(species.hidden)
    assert state.removed == sorted(state.removed)
