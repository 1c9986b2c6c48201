"""The second opinion: legal moves, what a move leads to, why an attack is not possible, and the scores."""

from tests.naive.attack import attack_blockers
from tests.naive.deck import Position
from tests.naive.effects import pending_effects
from tests.naive.lines import read, write
from tests.naive.listing import is_legal, legal_moves
from tests.naive.meal import meal
from tests.naive.sequence import make, new_game
from tests.naive.table import copied

__all__ = [
    "attack_blockers",
    "is_legal",
    "legal_moves",
    "meal",
    "new_game",
    "pending_effects",
    "play",
    "read",
    "scores",
    "winners",
    "write",
]


def play(position: Position, seat: int, line: str) -> Position:
    """The position after a legal line of this seat, with all that happens by itself."""
    move = read(line)
    assert is_legal(position, seat, move), line
    later = copied(position)
    make(later, seat, move)
    return later


def scores(position: Position) -> list[int]:
    """Chips, populations and traits of every seat (000:151-157, 267; R57)."""
    return [_chips(player) + _populations(player) + _traits(player) for player in position["players"]]


def winners(position: Position) -> list[int]:
    """The best seats: points, then traits, then populations, else shared (000:157-161)."""
    standing = [
        (score, _traits(player), _populations(player))
        for score, player in zip(scores(position), position["players"], strict=True)
    ]
    return [seat for seat, worth in enumerate(standing) if worth == max(standing)]


def _chips(player: Position) -> int:
    on_boards = sum(species["food"] + species["fat"] for species in player["species"])
    return int(player["bag"] + on_boards)


def _populations(player: Position) -> int:
    return sum(species["population"] for species in player["species"])


def _traits(player: Position) -> int:
    return sum(len(species["traits"]) + len(species["hidden"]) for species in player["species"])
