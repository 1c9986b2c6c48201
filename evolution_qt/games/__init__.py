"""The catalogue of games: each folder here is one, and what it says of itself is in its ``catalogue.py``.

Games are imported when they are asked for, so that a process that plays one loads only that one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules, resolve_name
from typing import TypeAlias, cast

from evolution_qt.core.errors import bad
from evolution_qt.core.game import AnyGame
from evolution_qt.core.record import Header
from evolution_qt.core.sentences import Sentences, together
from evolution_qt.core.title import Edition, Title


@cache
def titles() -> tuple[Title, ...]:
    """Return all games there are, by the names of their folders."""
    folders = sorted(one.name for one in iter_modules(__path__) if one.ispkg)
    return tuple([import_module(f"{__name__}.{name}.catalogue").TITLE for name in folders])


def editions() -> tuple[Edition, ...]:
    """Return all editions of all games there are."""
    return tuple([edition for title in titles() for edition in title.editions])


def keys() -> tuple[str, ...]:
    """Return the keys of all editions there are, as files use them."""
    return tuple([edition.key for edition in editions()])


def title_of(key: str) -> Title:
    """Return the game that the edition with this key belongs to. Raises BadInput if there is none."""
    for title in titles():
        if any(edition.key == key for edition in title.editions):
            return title
    raise bad("unknown_game", value=key[:60])


def edition(key: str) -> Edition:
    """Return the edition with this key. Raises BadInput if there is none."""
    return next(one for one in title_of(key).editions if one.key == key)


RoundTeller: TypeAlias = Callable[[Header, Sequence[bytes]], int]


def round_teller(key: str) -> RoundTeller | None:
    """Return what tells the round of the last move of a game with this key; None if nothing does."""
    title = next((one for one in titles() if any(edition.key == key for edition in one.editions)), None)
    return cast("RoundTeller", resolve_name(title.rounds)) if title is not None and title.rounds else None


@cache
def sentences(key: str = "") -> Sentences:
    """Return what the game with this key says of faults and refused moves.

    Where no game is known by it, what all of them say together.
    """
    if key in keys():
        return game(key).sentences
    return together([game(one).sentences for one in keys()])


@cache
def game(key: str) -> AnyGame:
    """Return the game with this key. Raises BadInput if there is none."""
    return cast("AnyGame", resolve_name(title_of(key).loader)(key))
