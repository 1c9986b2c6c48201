"""What a game writes on the sheets to read, as data: chapters of rules, cards, what it counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QPixmap


@dataclass(frozen=True)
class PageLine:
    """A line of a chapter: a sentence, one case of many, or with a *picture* and a *name* a thing."""

    text: str
    is_case: bool = False
    name: str = ""
    picture: QPixmap | None = None


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rules, with its picture."""

    key: str
    picture: QPixmap | None
    heading: str
    lines: tuple[PageLine, ...]

    @property
    def words(self) -> str:
        """Return everything a search can find in it."""
        return " ".join((self.heading, *(f"{one.name} {one.text}" for one in self.lines))).casefold()


@dataclass(frozen=True)
class CardPage:
    """A sort of cards, with its page in the list of all cards."""

    key: str
    name: str
    text: str
    """What it does."""
    facts: tuple[tuple[str, str], ...]
    """What its page says, as headings and words."""
    reading: str
    """How its name is read, by which it is found and sorted; empty where that is the name itself."""
    sign: Callable[[int, float], QPixmap]
    """The picture beside its name, for a size in units and so many pixels for each unit."""
    picture: Callable[[int, float], QPixmap]
    """The card itself, for a width in units and so many pixels for each unit."""
    height: Callable[[int], int]
    """How high the card is, for a width in the same units."""


@dataclass(frozen=True)
class Topics:
    """What a game counts separately for the record book, such as each trait."""

    name: str
    """What its page is called."""
    about: str
    """What is compared, and what it does not say."""
    columns: tuple[tuple[str, str], ...]
    """The keys of measures that stand in columns, each with its heading."""
    things: tuple[CardPage, ...] = ()
    """What is counted beside cards, as pages of which the name and the sign are shown."""
