"""What a game writes on the sheets to read, as data: chapters of rules, cards, what it counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QLocale
from PySide6.QtGui import QPixmap

from evolution_qt.core.errors import Params, filled
from evolution_qt.core.game import AnyGame
from evolution_qt.ui.table import prose


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
    caption: str = ""
    """What is to be seen in the picture of a situation, empty if it has none."""

    @property
    def words(self) -> str:
        """Return everything a search can find in it."""
        return " ".join(
            (self.heading, self.caption, *(f"{one.name} {one.text}" for one in self.lines))
        ).casefold()


@dataclass(frozen=True)
class PageThing:
    """A thing that a line of the rules is about."""

    name: str
    picture: QPixmap
    words: Params = field(default_factory=dict)
    """What fills the placeholders of its line, beside its name."""


def chapters_of(
    title: str,
    game: AnyGame,
    picture: Callable[[str], QPixmap | None],
    words: Params,
    things: Mapping[str, Sequence[PageThing]],
) -> list[Chapter]:
    """Return the page of rules of a game, from the prose of its title in the current language.

    *picture* returns what stands beside a chapter, by its key. *words* fill placeholders, as the values of
    options do by their keys; *things* are those of each sort that lines are repeated for. Raises ValueError
    for a mark of the prose that the game does not know.
    """
    options = {one.key: one for one in game.options}
    values = {key: one.default for key, one in options.items()} | dict(game.differs)
    words = {**values, **words}
    found = []
    for chapter in prose.read(title, QLocale().name()[:2]):
        lines: list[PageLine] = []
        caption = ""
        for line in chapter.lines:
            if not line.holds(options, values):
                continue
            if line.is_caption:
                caption = line.filled(words)
                continue
            if not line.thing:
                lines.append(PageLine(line.filled(words), line.is_case))
                continue
            if line.thing not in things:
                raise line.wrong(f"no things for {{{line.thing}}}")
            for one in things[line.thing]:
                name = filled(line.name, {line.thing: one.name})
                lines.append(PageLine(line.filled({**words, **one.words}), line.is_case, name, one.picture))
        heading = chapter.heading.filled(words)
        found.append(Chapter(chapter.key, picture(chapter.key), heading, tuple(lines), caption))
    return found


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
