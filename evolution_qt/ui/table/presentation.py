"""How one game is shown: all that the window asks of a game and that its rules do not have.

The folder of a game's table has a ``presentation.py`` with its `PRESENTATION`. It is imported when the game
is first to be shown, and names with `late` what takes long to import. A game without such a folder is played
without a window.

A `StartPicture` is what a game shows of its beginning before it begins: a picture, the same in words, how
sure that is.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import bad
from evolution_qt.games import titles
from evolution_qt.ui import table
from evolution_qt.ui.kit.late import Late, late
from evolution_qt.ui.kit.valley import PLAIN, Cover

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QWidget

    from evolution_qt.core.crest import Crest
    from evolution_qt.core.event import Event
    from evolution_qt.core.game import Observation
    from evolution_qt.core.match import AnyMatch
    from evolution_qt.core.title import Title
    from evolution_qt.ui.kit.palette import Badge
    from evolution_qt.ui.table.lessons import GameLesson
    from evolution_qt.ui.table.naming import NamedPieces, Pieces
    from evolution_qt.ui.table.pages import CardPage, Chapter, Topics
    from evolution_qt.ui.table.samples import Samples
    from evolution_qt.ui.table.scoring import Scoring
    from evolution_qt.ui.table.shortcuts import Group
    from evolution_qt.ui.table.situation import Situation
    from evolution_qt.ui.table.table import Table


_POINTS: Final[Late[Scoring]] = late("ui.table.scoring:POINTS")
_NAMELESS: Final[Late[Pieces]] = late("ui.table.naming:NAMELESS")


def _no_picture(_game: Any, _event: Event, _side: int, _ink: str, _ratio: float) -> None:
    return None


def _bare(
    _sketch: object, size: QSize, ratio: float, _theme: str, _crests: object
) -> Generator[None, None, QPixmap]:
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QPixmap

    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    yield
    return picture


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Presentation:
    """What a game brings for the window. Games, states and moves are its own, so they have no type here."""

    table: Callable[[Any, str, QWidget | None], Table]
    """The table of a game in the colours of a theme, on a page."""
    pieces: Callable[[AnyMatch], Pieces] = lambda match: _NAMELESS()
    """What pieces are called in the position that a match began with."""
    scoring: Callable[[], Scoring] = _POINTS
    """How it tells and shows who stands how."""
    badge: Callable[[int], Badge] | None = None
    """What stands for a seat, by the number of a side it plays with; None where a crest does."""
    seat: Callable[[Sequence[int], str], str] = lambda sides, who: who
    """What a seat is called, by what it plays with and who plays there, if that is to be said."""
    samples: Callable[[], Samples]
    """What there is for pictures."""
    picture: Callable[[Any, Event, int, str, float], QPixmap | None] = _no_picture
    """The small picture of an event, so many units high, signs in a colour, for so many pixels for each unit.

    None where there is nothing to show.
    """
    sketched: Callable[[AnyMatch], Any] = lambda match: match
    """What all players may know of a match, as far as a small picture of it shows that."""
    painting: Callable[[Any, QSize, float, str, Sequence[Crest]], Generator[None, None, QPixmap]] = _bare
    """Paints such a picture a little at a time: of what was sketched, in a size, pixels for each unit, a
    theme, and the crest of each seat.
    """
    start_picture: Callable[[], StartPicture | None] = lambda: None
    """How the beginning of a match is shown where it is set up; None if there is nothing to see."""
    chapters: Callable[[Any, str, float], Sequence[Chapter]] = lambda game, ink, ratio: ()
    """The page of rules of a game, given the colour of its writing and the pixels of a unit."""
    situations: Callable[[], Mapping[str, Situation]] = dict
    """What is pictured beside the chapters, by their keys; the rules say in words what is to be seen."""
    chapter_of_phase: Callable[[int], str] = lambda phase: ""
    """The chapter that says what happens in a phase."""
    chapter_of_question: Callable[[Any], str] = lambda state: ""
    """The chapter about what is asked in a state."""
    chapter_of_refusal: Callable[[str, Any], str] = lambda code, state: ""
    """The chapter that says why something is refused, by the code of the refusal, in a state."""
    cards: Callable[[Any, Observation[Any] | None], Sequence[CardPage]] = lambda game, seen: ()
    """The page of cards of a game; with an observation it says how many its viewer has not seen."""
    facts: Callable[[Mapping[str, int]], Sequence[tuple[str, str, str]]] = lambda most: ()
    """What the largest of its measures say in the record book: heading, number and remark of each line."""
    topics: Callable[[], Topics | None] = lambda: None
    """What it counts separately for the record book; None if it counts nothing so."""
    sounds: Callable[[], Mapping[int, str]] = dict
    """The sound of each kind of event, of those in `kit.sounds.synth`; what is not heard may be missing."""
    about: Callable[[Any], str] = lambda game: ""
    """What there is to know of an edition before a game, in a line."""
    shortcuts: Callable[[], Sequence[Group]] = tuple
    """What keys do at the table, in the current language."""
    out_of_turn: Callable[[], str] = str
    """What the setting is called by which people are asked out of turn; empty if they never are."""
    lessons: Callable[[], Sequence[GameLesson]] = tuple
    """The lessons in which it is learned, in order; `resources/lessons` says what is said at their steps."""
    has_first_match: bool = False
    """Whether its only lesson is a whole match, its *First match*."""
    cover: Cover = PLAIN
    """The light in which it is shown on the start screen, and the animals that live there."""
    modules: Sequence[str] = ()
    """What is loaded before the game is seen for the first time, by names within this package."""
    learn: Callable[[], Iterable[Callable[[], object]]] = tuple
    """What is to be painted, a few milliseconds each, before a sheet is opened for the first time."""

    def loading(self) -> Generator[None, None, None]:
        """Load what it takes to show the game, one module in a step."""
        for name in self.modules:
            import_module(f"evolution_qt.{name}")
            yield

    @property
    def teaches(self) -> bool:
        """Return whether there are lessons; they are not made for that."""
        return self.lessons is not tuple


def shown_titles() -> list[Title]:
    """Return the games that have a table."""
    return [title for title in titles() if is_shown(title.key)]


def called_lessons(edition: str) -> str:
    """Return what the lessons of a game are called, by the key of an edition, in the current language."""
    if presentation(edition).has_first_match:
        return QCoreApplication.translate("Lessons", "First match")
    return QCoreApplication.translate("Lessons", "First steps")


def taught(meant: str) -> str:
    """Return an edition of a game with first steps: the *meant* one if it can be, empty if none has."""
    every = (meant, *[title.editions[0].key for title in shown_titles()])
    return next((key for key in every if presentation(key).teaches), "")


@cache
def is_shown(key: str) -> bool:
    """Return whether the game with this key has a table."""
    return find_spec(_package(key)) is not None


@cache
def presentation(key: str) -> Presentation:
    """Return how the game with this key is shown. Raises BadInput if it has no table."""
    if not is_shown(key):
        raise bad("no_table", value=key[:60])
    return cast("Presentation", import_module(f"{_package(key)}.presentation").PRESENTATION)


def naming(match: AnyMatch) -> NamedPieces:
    """Return what follows how the pieces of a match are called."""
    from evolution_qt.ui.table.naming import NamedPieces

    return NamedPieces(match, presentation(match.game.key).pieces(match))


def _package(key: str) -> str:
    """Return the package of a game's table: it is called as the folder of its rules."""
    folder = key.partition("/")[0]
    if not folder.isidentifier():  # a key need not begin with the folder: the catalogues know
        editions = {edition.key: title.key for title in titles() for edition in title.editions}
        folder = editions.get(key, folder)
    return f"{table.__name__.rpartition('.')[0]}.{folder}"


class StartPicture(NamedTuple):
    """How the beginning of a game is shown where it is set up."""

    painted: Callable[[Any, QSize, float], QPixmap]
    """The picture of a state, in a size, for so many pixels of each unit."""
    told: Callable[[Any], str]
    """The same in the current language, for who does not see it."""
    is_certain: Callable[[Any, Sequence[Sequence[str]]], bool]
    """Whether a game with these chosen sides of the seats looks so with any seed."""
