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
from evolution_qt.ui.kit import art, fonts, palette, phrasing, writing, zvalues
from evolution_qt.ui.kit.brush import colour, rounded
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Item
from evolution_qt.ui.table import animals
from evolution_qt.ui.table.animals import Animal, animals_of, spoken
from evolution_qt.ui.table.naming import NAMELESS, Names, Pieces

_PAD: Final = 7.0
"""Units between the plate's ends and what stands on it."""
_LEADING: Final = 0.85
_LEGIBLE, _LEAST = 13, fonts.CROWDED
"""Pixels of letters below which fewer words are said, and of the smallest ones."""
_GROWTH: Final = 0.4
"""How much of the growth of writing the former has."""


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
    drawn: int = 0
    """How many cards were drawn because it is extinct."""


@dataclass(frozen=True)
class LossKinds:
    """Which kinds of events of a game are losses, and where the species of an event lies."""

    lost: frozenset[int]
    """Those by which a species loses population; their amount is what is left."""
    by_attack: frozenset[int]
    """Those of them that an attack does, where no trait is the cause."""
    attacked: int
    extinct: int
    place_of: Callable[[int], tuple[int, int] | None]
    """The seat and the place of the species that an event names; None if it names none."""
    drew: int = -1
    """The kind by which a card is drawn for each trait of an extinct species."""
    passes: frozenset[int] = frozenset()
    """Those that may come between these draws."""


def lost_species(
    kinds: LossKinds,
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
    extinct: Animal | None = None
    for number, event in enumerate(events, first):
        if extinct is not None and event.kind == kinds.drew:
            found[extinct] = replace(found[extinct], drawn=found[extinct].drawn + 1)
            continue
        extinct = extinct if event.kind in kinds.passes else None
        place = kinds.place_of(event.target)
        if place is None or place[0] != seat:
            continue
        pieces = pieces_at(number)
        animal = animals_of(Names([""] * (seat + 1), pieces)).of(*place)
        if event.kind == kinds.attacked:
            attack = event, pieces
        elif event.kind == kinds.extinct:
            extinct = animal
            found[animal] = replace(found.pop(animal, LostSpecies(animal, 0)), population=0)
        elif event.kind in kinds.lost:
            found.pop(animal, None)
            found[animal] = LostSpecies(animal, event.amount, cause=event.cause)
            if event.kind in kinds.by_attack and event.cause < 0 and attack is not None:
                found[animal] = LostSpecies(animal, event.amount, *attack)
    return list(found.values())


class LossWords:
    """The words for losses."""

    tr = staticmethod(partial(QCoreApplication.translate, "LossWords"))

    def __init__(
        self, cause_name: Callable[[int], str], place_of: Callable[[int], tuple[int, int] | None]
    ) -> None:
        """*cause_name* returns the name of a trait that was a cause; *place_of* is that of `LossKinds`."""
        self._cause_name = cause_name
        self._place_of = place_of

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
        whole = [self._loss_in_words(loss, names) for loss in losses]
        return " · ".join(whole), " · ".join(grouped), _listed([self._left(loss) for loss in losses])

    def _loss_in_words(self, loss: LostSpecies, names: Sequence[str]) -> str:
        """Return what has become of a species, and why."""
        #: {why} is a reason, such as: starved
        words = self.tr("{animal}: population {amount} ({why})")
        if not loss.population:
            #: {why} is a reason, such as: starved
            words = self.tr("{animal}: extinct ({why})")
        why = self._why(loss, names)
        told = filled(words, {"animal": animals.name(loss.animal), "amount": loss.population, "why": why})
        return phrasing.row([told, self.tr("%n card(s) drawn", "", loss.drawn)]) if loss.drawn else told

    def _left(self, loss: LostSpecies) -> str:
        """Return the shortest words for what is left of a species."""
        #: {amount} is the population that is left
        words = self.tr("{animal} → {amount}") if loss.population else self.tr("{animal} extinct")
        return filled(words, {"animal": animals.name(loss.animal), "amount": loss.population})

    def _why(self, loss: LostSpecies, names: Sequence[str]) -> str:
        if loss.cause >= 0:
            return self._cause_name(loss.cause)
        place = None if loss.attack is None else self._place_of(loss.attack.subject)
        if place is None:
            return self.tr("starved")
        attacker = spoken(Names(names, loss.pieces), *place)
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
        self._is_broken = False
        self.setZValue(zvalues.PANEL + 2)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def whole(self) -> str:
        """Return all words for the losses; empty if nothing was lost."""
        return self.said[0] if self.said else ""

    def lie_in(self, room: QRectF, said: tuple[str, ...], kept: float) -> QRectF:
        """Write the losses in one line at the left end of a room; return the rest, at least what is *kept*.

        It is not seen where there is no room for that.
        """
        after = _PAD * self.style.unit
        most = room.width() - kept - after
        beside, font = self._beside(room.height()), self._font
        least = writing.width_of(font, said[-1]) if said else 0.0
        self._show_words(said, broken=False)
        self.setVisible(bool(said) and beside + least <= most)
        if not self.isVisible():
            return room
        widths = [beside + writing.width_of(font, words) for words in said]
        width = next((wide for wide in widths if wide <= most), most)
        self.place(QRectF(room.left(), room.top(), width, room.height()))
        return room.adjusted(width + after, 0, 0, 0)

    def lie_across(self, room: QRectF) -> None:
        """Write the same in several lines that fill a room."""
        self._show_words(self.said, broken=True)
        self.place(room)
        self.show()

    def _show_words(self, said: tuple[str, ...], *, broken: bool) -> None:
        if (said, broken) != (self.said, self._is_broken):
            self.said, self._is_broken = said, broken
            self.update()

    @property
    def _font(self) -> QFont:
        return fonts.text(self.style.small_font, bold=True)

    def _beside(self, height: float) -> float:
        return height + 2.5 * _PAD * self.style.unit

    @property
    def is_whole(self) -> bool:
        """Return whether its words can be read as they are, neither squeezed nor cut."""
        if self._is_broken:
            return self._written()[1].size.height() <= self._sheet.height()
        room = self.size.width() - self._beside(self.size.height())
        return writing.width_of(self._font, self.words) <= room + 0.5

    @property
    def words(self) -> str:
        """Return its words in the room that it has."""
        if self._is_broken:
            return self._written()[0]
        room = self.size.width() - self._beside(self.size.height())
        fitting = (words for words in self.said if writing.width_of(self._font, words) <= room + 0.5)
        return next(fitting, self.said[-1] if self.said else "")

    @property
    def _sheet(self) -> QRectF:
        """Return the room of several lines."""
        pad = _PAD * self.style.unit
        return self.rect.adjusted(self._bones + 1.5 * pad, 1, -pad, -1)

    @property
    def _bones(self) -> int:
        """Return the side of the picture of bones."""
        return round(min(self.size.height() * 0.86, 30 * self.style.unit))

    def _written(self) -> tuple[str, writing.Paragraph]:
        """Return the longest words that have room in several lines, and these: smaller before shorter."""
        sheet, usual = self._sheet, self.style.small_font
        legible = round(_LEGIBLE * (1 + (max(self.style.laid, 1.0) - 1) * _GROWTH))
        for words in self.said:
            for size in range(usual, min(usual, _LEAST) - 1, -1):
                font = fonts.text(size, bold=True)
                joined = words.replace(" → ", "\u00a0→\u00a0")
                found = writing.Paragraph(joined, font, sheet.width(), leading=_LEADING)
                if found.size.height() <= sheet.height() and (size >= legible or words == self.said[-1]):
                    return words, found
        return words, found

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw bones on a plate, and the words."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tints, rect, unit = palette.FAMILIES["attack"], self.rect, self.style.unit
        radius = 10 * unit if self._is_broken else rect.height() / 2
        painter.fillPath(rounded(rect, radius), colour(tints.dark))
        side = self._bones
        left = rect.left() + _PAD * unit
        white = colour("#ffffff")
        picture = art.icon("dinosaur-bones", side, "#ffffff", self.style.ratio)
        painter.drawPixmap(QPointF(left, rect.center().y() - side / 2), picture)
        if self._is_broken:
            sheet, written = self._sheet, self._written()[1]
            top = sheet.center().y() - written.size.height() / 2
            written.draw(painter, QPointF(sheet.left(), top), white)
            return
        room = rect.adjusted(self._beside(rect.height()) - _PAD * unit, 0, -_PAD * unit, 0)
        writing.draw_line(painter, room, self.words, self._font, white)
