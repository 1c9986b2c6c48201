"""The catalogue of games: each folder here is one, and what it says of itself is in its ``catalogue.py``.

Games are imported when they are asked for, so that a process that plays one loads only that one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias

from evolution_qt.core.errors import bad
from evolution_qt.core.title import EditionTitle, Title

if TYPE_CHECKING:
    from evolution_qt.core.errors import Sentences
    from evolution_qt.core.game import AnyGame
    from evolution_qt.core.record import Header

    RoundFinder: TypeAlias = Callable[[Header, Sequence[bytes]], int]
    SidesFinder: TypeAlias = Callable[[Header], Sequence[Sequence[int]]]


@cache
def titles() -> tuple[Title, ...]:
    """Return all games there are in their order, which begins with the one that is proposed."""
    from pkgutil import iter_modules  # the first window does without

    folders = [one.name for one in iter_modules(__path__) if one.ispkg]
    found = [import_module(f"{__name__}.{name}.catalogue").TITLE for name in folders]
    return tuple(sorted(found, key=lambda title: (title.order, title.key)))


def default_edition() -> str:
    """Return the key of the edition that is played where none is named."""
    return titles()[0].editions[0].key


def editions() -> tuple[EditionTitle, ...]:
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


def edition_names() -> dict[str, str]:
    """Return by their keys what all editions of all games are called among each other, in English."""
    return {key: name for title in titles() for key, name in title.names().items()}


def edition(key: str) -> EditionTitle:
    """Return the edition with this key. Raises BadInput if there is none."""
    return next(one for one in title_of(key).editions if one.key == key)


def round_finder(key: str) -> RoundFinder | None:
    """Return what finds the round of the last move of a game with this key; None if nothing does."""
    title = _known_title(key)
    return _named(title.rounds) if title is not None and title.rounds else None


def sides_finder(key: str) -> SidesFinder | None:
    """Return what finds the sides of the seats of a game with this key; None if they have none."""
    title = _known_title(key)
    return _named(title.sides) if title is not None and title.sides else None


def _known_title(key: str) -> Title | None:
    return next((one for one in titles() if any(edition.key == key for edition in one.editions)), None)


@cache
def sentences(key: str = "") -> Sentences:
    """Return the sentences of the game with this key for faults and refused moves.

    Where no game is known by it, what all of them say together.
    """
    from evolution_qt.core.errors import together

    if key in keys():
        return game(key).sentences
    return together([game(one).sentences for one in keys()])


@cache
def game(key: str) -> AnyGame:
    """Return the game with this key. Raises BadInput if there is none."""
    found: AnyGame = _named(title_of(key).loader)(key)
    return found


def _named(dotted: str) -> Any:
    """Return what a dotted name with a colon stands for; the catalogue answers for what it is."""
    module, _, name = dotted.partition(":")
    return getattr(import_module(module), name)
