"""What seats are called, and the badges they wear: by who plays there, and by what they play with.

In a game whose sides have badges those stand for the seats everywhere, each with who plays it: a crest that a
person has chosen, and the animal that a bot is named after, would be a second sign beside them. Records keep
names and crests.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from evolution_qt.core.bots import Bots
from evolution_qt.core.crest import Crest
from evolution_qt.core.game import AnyGame
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.record import HUMAN, worn
from evolution_qt.ui.kit.palette import Badge, badge_of
from evolution_qt.ui.shell.bot_names import is_of_no_one
from evolution_qt.ui.shell.kinds import short_name
from evolution_qt.ui.table.presentation import presentation


def own_name(name: str, kind: str) -> str:
    """Return the name of who plays a side; empty if it is a bot that no one has named."""
    return "" if kind != HUMAN and is_of_no_one(name) else name


def who_plays(name: str, kind: str, bots: Bots) -> str:
    """Return who plays a side: the name, or how strong a bot is that no one has named."""
    return own_name(name, kind) or short_name(kind.partition("/")[0], bots)


def players_of(game: AnyGame, players: Iterable[tuple[str, str]]) -> list[str]:
    """Return who plays each seat of a game, by names and kinds."""
    if presentation(game.key).badge is None:
        return [name for name, _ in players]
    return [who_plays(name, kind, game.bots()) for name, kind in players]


def called(match: AnyMatch, players: Sequence[str]) -> list[str]:
    """Return what the seats of a match are called, by who plays there, an empty name for who is not named."""
    if presentation(match.game.key).badge is None:
        return list(players)
    seat = presentation(match.game.key).seat
    return [seat(own, who) for own, who in zip(sides_of(match), players, strict=True)]


def called_beside(match: AnyMatch, players: Iterable[tuple[str, str]]) -> list[str]:
    """Return what the seats are called, by names and kinds, where it is said beside how a bot plays."""
    if presentation(match.game.key).badge is None:
        return [name for name, _ in players]
    return called(match, [own_name(name, kind) for name, kind in players])


def sides_of(match: AnyMatch) -> list[Sequence[int]]:
    """Return what each seat of a match plays with, by number; nothing in a game without sides."""
    scoring, state = presentation(match.game.key).scoring(), match.milestones[0].state
    return [scoring.sides(state, seat) for seat in range(len(match.record.header.players))]


def signs_of(key: str, sides: Sequence[Sequence[int]], crests: Sequence[Crest]) -> list[list[Badge]]:
    """Return the badges of each seat of a game, by its key: one for each of its *sides*, else its crest."""
    badge = presentation(key).badge if any(sides) else None
    if badge is None:
        return [[badge_of(crest)] for crest in crests]
    return [list(map(badge, own)) for own in sides]


def badges_of(match: AnyMatch) -> list[Badge]:
    """Return what each seat of a match wears: the badge of its first side, or where it has none its crest."""
    crests = worn(match.record.header.players)
    return [first for first, *_ in signs_of(match.game.key, sides_of(match), crests)]
