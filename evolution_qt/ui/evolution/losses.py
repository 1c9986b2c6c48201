"""What a seat has lost since its last own move: it stays named on the ribbon until the next one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import index_of, is_species, seat_of
from evolution_qt.games.evolution.traits import TraitTable
from evolution_qt.ui.evolution import animals
from evolution_qt.ui.evolution.animals import Animal
from evolution_qt.ui.evolution.cast import cast_of, spoken
from evolution_qt.ui.kit import art, fonts, palette, writing, zvalues
from evolution_qt.ui.kit.brush import colour, rounded
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Item
from evolution_qt.ui.table.naming import NAMELESS, Names, Pieces

_LOSSES: Final = (e.POPULATION_LOST, e.STARVED, e.WENT_EXTINCT)
_PAD: Final = 7.0
"""Units between the plate's ends and what stands on it."""


@dataclass(frozen=True)
class LostSpecies:
    """What has become of one species, and why."""

    animal: Animal
    population: int
    """What is left; 0 if it is extinct."""
    attack: Event | None = None
    """The attack that did it, None if it was none."""
    pieces: Pieces = NAMELESS
    """What species were called at that attack."""
    cause: int = -1
    """The trait that did it, -1 if none did."""


def losses(
    events: Sequence[Event],
    first: int,
    seat: int,
    pieces_at: Callable[[int], Pieces] = lambda _number: NAMELESS,
) -> list[LostSpecies]:
    """Return what species of a *seat* have lost in events, whose first one has the number *first*.

    A species that has lost more than once stands there once, with the last reason.
    """
    found: dict[Animal, LostSpecies] = {}
    attack: tuple[Event, Pieces] | None = None
    for number, event in enumerate(events, first):
        if not is_species(event.target) or seat_of(event.target) != seat:
            continue
        pieces = pieces_at(number)
        animal = cast_of(Names([""] * (seat + 1), pieces)).of(seat, index_of(event.target))
        if event.kind == e.ATTACKED:
            attack = event, pieces
        elif event.kind == e.WENT_EXTINCT:
            found[animal] = replace(found.pop(animal, LostSpecies(animal, 0)), population=0)
        elif event.kind in _LOSSES:
            found.pop(animal, None)
            found[animal] = LostSpecies(animal, event.amount, cause=event.cause)
            if event.kind == e.POPULATION_LOST and event.cause < 0 and attack is not None:
                found[animal] = LostSpecies(animal, event.amount, *attack)
    return list(found.values())


class LossWords:
    """What is said of losses."""

    tr = staticmethod(partial(QCoreApplication.translate, "LossWords"))

    def __init__(self, table: TraitTable) -> None:
        self._table = table

    def ways(self, losses: Sequence[LostSpecies], names: Sequence[str]) -> tuple[str, ...]:
        """Return what was lost, in ways that are shorter and shorter; nothing if nothing was lost."""
        if not losses:
            return ()
        by_reason: dict[str, list[str]] = {}
        for loss in losses:
            by_reason.setdefault(self._why(loss, names), []).append(self._left(loss))
        grouped = [
            #: {why} is a reason, such as: Starved
            filled(self.tr("{why}: {animals}"), {"why": animals.capital(why), "animals": _listed(left)})
            for why, left in by_reason.items()
        ]
        whole = [self._told(loss, names) for loss in losses]
        return " · ".join(whole), " · ".join(grouped), _listed([self._left(loss) for loss in losses])

    def _told(self, loss: LostSpecies, names: Sequence[str]) -> str:
        """Return what has become of a species, and why."""
        #: {why} is a reason, such as: starved
        words = self.tr("{animal}: population {amount} ({why})")
        if not loss.population:
            #: {why} is a reason, such as: starved
            words = self.tr("{animal}: extinct ({why})")
        why = self._why(loss, names)
        return filled(words, {"animal": animals.name(loss.animal), "amount": loss.population, "why": why})

    def _left(self, loss: LostSpecies) -> str:
        """Return the shortest that says what is left of a species: 0 if it is extinct."""
        #: {amount} is the population that is left
        words = self.tr("{animal} → {amount}")
        return filled(words, {"animal": animals.name(loss.animal), "amount": loss.population})

    def _why(self, loss: LostSpecies, names: Sequence[str]) -> str:
        if loss.cause >= 0:
            return QCoreApplication.translate("Trait", self._table.traits[loss.cause].name)
        if loss.attack is None or not is_species(loss.attack.subject):
            return self.tr("starved")
        subject = loss.attack.subject
        attacker = spoken(Names(names, loss.pieces), seat_of(subject), index_of(subject))
        return animals.told(self.tr("attacked by {attacker}"), attacker=attacker)


def _listed(words: list[str]) -> str:
    return QLocale().createSeparatedList(words)


@guarded
class LossItem(Item):
    """A plate that names what was lost, with the reasons if there is room for them."""

    def __init__(self, drag: Drag) -> None:
        super().__init__(drag)
        self.said: tuple[str, ...] = ()
        """What it says: the first of these that fits."""
        self.setZValue(zvalues.PANEL + 2)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def whole(self) -> str:
        """Return all that there is to be said; empty if nothing was lost."""
        return self.said[0] if self.said else ""

    def lie_in(self, room: QRectF, said: tuple[str, ...], kept: float) -> QRectF:
        """Say something at the left end of a room; return what is left of that, at least what is *kept*."""
        after = _PAD * self.style.unit
        most = room.width() - kept - after
        self.setVisible(bool(said) and most > self._beside(room.height()))
        if said != self.said:
            self.said = said
            self.update()
        if not self.isVisible():
            return room
        widths = [self._beside(room.height()) + writing.width_of(self._font, words) for words in said]
        width = next((wide for wide in widths if wide <= most), most)
        self.place(QRectF(room.left(), room.top(), width, room.height()))
        return room.adjusted(width + after, 0, 0, 0)

    @property
    def _font(self) -> QFont:
        return fonts.text(self.style.small_font, bold=True)

    def _beside(self, height: float) -> float:
        return height + 2.5 * _PAD * self.style.unit

    @property
    def words(self) -> str:
        """Return what it says in the room that it has."""
        room = self.size.width() - self._beside(self.size.height())
        fitting = (words for words in self.said if writing.width_of(self._font, words) <= room + 0.5)
        return next(fitting, self.said[-1] if self.said else "")

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw bones on a plate, and the words."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tints, rect, unit = palette.FAMILIES["attack"], self.rect, self.style.unit
        painter.fillPath(rounded(rect, rect.height() / 2), colour(tints.dark))
        side = round(rect.height() * 0.86)
        left = rect.left() + _PAD * unit
        white = colour("#ffffff")
        picture = art.icon("dinosaur-bones", side, "#ffffff", self.style.ratio)
        painter.drawPixmap(QPointF(left, rect.center().y() - side / 2), picture)
        room = rect.adjusted(self._beside(rect.height()) - _PAD * unit, 0, -_PAD * unit, 0)
        writing.draw_line(painter, room, self.words, self._font, white, least=self.style.least_font)
