"""The panels of the table of Dominant Species: the head, the cards that lie open, the animals by points.

The head has round and phase, the initiative track, the track of points, and how near Ice Age is. An open card
has what it does and what it would bring here. The animals have a line each, with what they would have if the
game ended now.

All panels have in common a plate, lines of writing, and when they are painted.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.games.dominant.cards import CARDS, MOST_ELEMENTS
from evolution_qt.games.dominant.derived import ice_age_can_come
from evolution_qt.games.dominant.forecast import countdown, forecasts
from evolution_qt.games.dominant.state import OVER, DominantState
from evolution_qt.ui.dominant import colours_and_icons, piece_painting, piece_pixmaps, tile_forecast
from evolution_qt.ui.dominant.card_effects import Effect, effect
from evolution_qt.ui.dominant.gesture_targets import CARD, Thing
from evolution_qt.ui.dominant.words import DominantWords
from evolution_qt.ui.kit import fonts, writing
from evolution_qt.ui.kit.brush import colour, line, rounded
from evolution_qt.ui.kit.drag import Drag, Grip
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import Item, Style
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.words import SharedWords

RIGHT = Qt.AlignmentFlag.AlignRight
_LEAST: Final = piece_painting.LEAST
FOLDED: Final = 1.1
"""With larger writing the panels fold: one beside the earth is open at a time. Else all is as at 100 %."""


@guarded
class Panel(Item):
    """A plate that shows a part of a position."""

    def __init__(self, drag: Drag, words: DominantWords) -> None:
        super().__init__(drag)
        self.words = words
        self.state: DominantState | None = None
        self.viewer = -1
        self.names: Sequence[str] = ()
        self.held: frozenset[Thing] = frozenset()
        self.asked: frozenset[Spot] = frozenset()
        self.places: dict[Thing, QRectF] = {}
        self._look: Hashable = None

    @property
    def is_folded(self) -> bool:
        """Return whether writing is so large that only what matters most has room."""
        return self.style.text > FOLDED

    @property
    def letters(self) -> Style:
        """Return the style of what is written: larger than that of the pieces while the panel is folded."""
        return self.style.free if self.is_folded else self.style

    def show_state(self, state: DominantState, viewer: int, names: Sequence[str]) -> None:
        """Show a position as an animal looks at it."""
        self.state, self.viewer, self.names = state, viewer, names
        self.lay()
        self.refresh()

    def refresh(self) -> None:
        """Have it painted again if it looks different."""
        if (look := self.look()) != self._look:
            self._look = look
            self.update()

    def look(self) -> Hashable:
        """Return all that is shown beside size, style and language."""
        return None

    def forget_words(self) -> None:
        """Show everything in the present language."""
        self.update()

    def lay(self) -> None:
        """Find the places of what can be taken hold of."""

    def px(self, size: float) -> int:
        """Return the pixels of letters so many units large; none are smaller than 12."""
        return max(round(size * self.letters.unit), _LEAST)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the panel as soon as there is a position."""
        if self.state is not None:
            key, draw = (type(self).__name__, self._look), partial(self.draw, state=self.state)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            piece_pixmaps.draw_part(painter, self, key, self.boundingRect(), draw)

    def draw(self, painter: QPainter, state: DominantState) -> None:
        """Draw what the panel shows of a position."""

    def home(self, thing: Thing) -> QRectF:
        """Return where a thing lies in the scene."""
        return self.mapRectToScene(self.places[thing]) if thing in self.places else QRectF()

    def plate(self, painter: QPainter, rect: QRectF, *, is_raised: bool = False, edge: str = "") -> None:
        """Paint the ground of a panel or of a line in it."""
        tints, unit = self.style.colours, self.style.unit
        path = rounded(rect, 8 * unit)
        painter.fillPath(path, colour(tints.panel_raised if is_raised else tints.panel))
        painter.setPen(line(colour(edge or tints.panel_line), 2.5 * unit if edge else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def line(
        self,
        painter: QPainter,
        rect: QRectF,
        words: str,
        *,
        bold: bool = False,
        size: float = 0,
        tint: str = "",
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> None:
        """Write a line of text."""
        px = self.px(size) if size else self.letters.least_font
        font = fonts.text(px, bold=bold)
        writing.draw_line(
            painter, rect, words, font, colour(tint or self.style.colours.text), align, least=_LEAST
        )


translate = QCoreApplication.translate
_ICE: Final = "#d8e8f5", "#1d4560", "#2d6a92"
"""The colours of what the head says of Ice Age, until the round is the last: ground, words, sign."""


@guarded
class HeadItem(Panel):
    """Round and phase, the initiative track, the track of points."""

    def look(self) -> Hashable:
        """Return what the head shows."""
        assert self.state is not None
        state = self.state
        clock = (state.round, state.phase, state.final_round, countdown(state))
        return clock, state.initiative, tuple(state.points), self.viewer

    def draw(self, painter: QPainter, state: DominantState) -> None:
        """Draw it from left to right."""
        unit = self.style.unit
        self.plate(painter, self.rect)
        title = fonts.title(self.px(18))
        words = self.words.round_heading(state)
        wide = 170 * unit
        if self.is_folded:  # the track of points makes room
            wide = writing.width_of(title, words)
        room = QRectF(12 * unit, 0, wide, self.rect.height())
        writing.draw_line(
            painter,
            room,
            words,
            title,
            colour(self.style.colours.text),
            least=self.px(12),
        )
        side = self.rect.height() - 12 * unit
        before, inset, behind = (14, 3, 12) if self.is_folded else (4, 6, 24)  # in units
        laurel = QRectF(room.right() + before * unit, 13 * unit, 16 * unit, side - 14 * unit)
        piece_painting.icon(painter, "laurel-crown", laurel, colour(self.style.colours.text_muted))
        left, large = laurel.right() + 4 * unit, self.rect.height() - 2 * inset * unit
        for animal in state.initiative:
            piece_pixmaps.portrait(painter, self.style, animal, QRectF(left, inset * unit, large, large))
            left += large + 4 * unit
        left += behind * unit
        end = countdown(state)
        note = filled(
            translate("DominantTable", "Ice Age in at least {number} rounds"), {"number": end.rounds}
        )
        if state.final_round:
            note = SharedWords().last_round()
        elif end.is_limit:
            last = {"number": state.round + end.rounds}
            note = filled(translate("DominantTable", "Round {number} is the last"), last)
        elif end.rounds == 1:
            note = translate("DominantTable", "Ice Age possible next round")
        elif not end.rounds:
            note = translate("DominantTable", "Ice Age is face up")
        width = writing.width_of(fonts.text(self.px(14), bold=True), note) + side + 10 * unit
        width = min(max(width, 190 * unit), self.rect.right() - left if self.is_folded else 250 * unit)
        ice = QRectF(self.rect.right() - width - 8 * unit, 6 * unit, width, side)
        ground, ink, sign = ("#1f5f8f", "#ffffff", "#d8efff") if state.final_round else _ICE
        painter.fillPath(rounded(ice, 7 * unit), colour(ground))
        piece_painting.icon(
            painter,
            "snowflake-2",
            QRectF(ice.left() + 6 * unit, ice.top() + 5 * unit, side - 10 * unit, side - 10 * unit),
            colour(sign),
        )
        self.line(painter, ice.adjusted(side, 0, -4 * unit, 0), note, bold=True, size=14, tint=ink)
        if not self.is_folded:
            self._track(painter, QRectF(left, 0, ice.left() - left - 24 * unit, self.rect.height()))

    def _track(self, painter: QPainter, room: QRectF) -> None:
        """Paint the track of points: a window of it in which all animals stand."""
        assert self.state is not None
        state, unit = self.state, self.style.unit
        points = [state.points[one] for one in state.in_play]
        low = max(min(points) // 10 * 10, 0)
        high = max((max(points) + 9) // 10 * 10, low + 40)
        y = room.bottom() - 13 * unit
        painter.fillRect(QRectF(room.left(), y - 3 * unit, room.width(), 4 * unit), colour("#c9b184"))
        share = room.width() / (high - low)
        for number in range(low, high + 1, 10):
            x = room.left() + (number - low) * share
            painter.fillRect(QRectF(x - unit / 2, y - 6 * unit, unit, 8 * unit), colour("#8a7038"))
            self.line(
                painter,
                QRectF(x - 20 * unit, y, 40 * unit, 13 * unit),
                str(number),
                size=12,
                align=piece_painting.Centre,
            )
        taken: list[float] = []
        for animal in sorted(state.in_play, key=lambda one: state.points[one]):
            x = room.left() + (state.points[animal] - low) * share
            crowd = sum(1 for other in taken if abs(other - x) < 14 * unit)
            taken.append(x)
            radius = 10.5 * unit
            if animal in tile_forecast.own(state, self.viewer):
                painter.setPen(line(colour("#1f6fd0"), 3 * unit))
                painter.drawEllipse(
                    QPointF(x + crowd * 8 * unit, y - 15 * unit), radius * 1.15, radius * 1.15
                )
            piece_pixmaps.pawn(
                painter, self.style, animal, QPointF(x + crowd * 8 * unit, y - 15 * unit), radius
            )


_NAME_HIGH: Final = 23.0
"""Units that a card needs for its name."""
_LEADING: Final = 0.84
"""The height of a line of their text."""


@guarded
class CardsItem(Panel):
    """The cards that lie open, a line each."""

    def __init__(self, drag: Drag, words: DominantWords) -> None:
        super().__init__(drag, words)
        self._effects: dict[Thing, Effect] = {}
        self._known: tuple[object, dict[Thing, Effect]] = None, {}
        """What the cards would bring, and in which position to whom."""

    def look(self) -> Hashable:
        """Return the cards, what each brings the viewer here, and which may be taken."""
        assert self.state is not None
        return tuple(self.places), tuple(self._effects.items()), self.held.intersection(self.places)

    def lay(self) -> None:
        """Find the line of each card, and what it would bring."""
        assert self.state is not None
        self.places = self.lines(self.state)
        self._effects = self.effects(self.state, self.viewer)

    def effects(self, state: DominantState, viewer: int) -> dict[Thing, Effect]:
        """Return what each open card would bring an animal; it is kept for one position."""
        key = forecasts(state), viewer
        if key != self._known[0]:
            seen = self.open_cards(state) if viewer >= 0 else []
            self._known = key, {Thing(CARD, card): effect(state, card, viewer) for card in seen}
        return self._known[1]

    def forget_words(self) -> None:
        """Show everything in the present language."""
        self._known = None, {}
        super().forget_words()

    @staticmethod
    def open_cards(state: DominantState) -> list[int]:
        """Return the cards that lie open, in their order."""
        return [card for card in range(1, len(CARDS)) if state.cards >> card & 1]

    def lines(self, state: DominantState) -> dict[Thing, QRectF]:
        """Return where the line of each card of a position lies, in the panel."""
        unit = self.style.unit
        cards = self.open_cards(state)
        top, wide = 28 * unit, self.rect.width() - 16 * unit
        room, bare = self.rect.height() - top - 4 * unit, _NAME_HIGH * unit
        high = [self._needed(card, wide - 14 * unit) for card in cards]
        for at in reversed(range(len(cards))):
            if sum(high) > room:  # its hint has the text
                high[at] = bare
        found = {}
        for card, tall in zip(cards, high, strict=True):
            found[Thing(CARD, card)] = QRectF(8 * unit, top, wide, tall - 3 * unit)
            top += tall
        return found

    @property
    def _small(self) -> int:
        """Return the pixels of the letters of the text of a card."""
        return self.px(12)

    def _needed(self, card: int, width: float) -> float:
        """Return how much height the whole text of a card needs."""
        text = writing.Paragraph(self.words.card_text(card), fonts.text(self._small), width, leading=_LEADING)
        return text.size.height() + _NAME_HIGH * self.style.unit

    def grip_at(self, at: QPointF) -> Grip | None:
        """Take hold of a card that may be taken."""
        for thing, rect in self.places.items():
            if rect.contains(at) and thing in self.held:
                return Grip(thing, self.mapRectToScene(rect), None, QPixmap())
        return None

    def draw(self, painter: QPainter, state: DominantState) -> None:
        """Draw a heading and the lines."""
        unit, tints = self.style.unit, self.style.colours
        self.plate(painter, self.rect)
        head = QRectF(12 * unit, 4 * unit, self.rect.width() - 24 * unit, 22 * unit)
        writing.draw_line(
            painter,
            head,
            translate("DominantTable", "Cards"),
            fonts.title(self.px(16)),
            colour(tints.text),
        )
        for thing, rect in self.places.items():
            self.plate(painter, rect, is_raised=True, edge=tints.target if thing in self.held else "")
            self._card(painter, thing.number, rect.adjusted(8 * unit, 0, -6 * unit, 0))

    def _card(self, painter: QPainter, card: int, room: QRectF) -> None:
        """Write the name of a card, what it would bring the viewer here, and what it does."""
        assert self.state is not None
        unit, tints = self.style.unit, self.style.colours
        tall = 17 * unit
        upper = QRectF(room.left(), room.top() + unit, room.width(), tall)
        name, size = self.words.card(card), min(14.5, tall / unit * 0.84)
        font, aside = fonts.text(self.px(size), bold=True), 0.0
        if self.viewer >= 0:
            found = self._effects[Thing(CARD, card)]
            tint = {1: colours_and_icons.ink(self.style.theme, "gain"), -1: tints.warning}.get(
                found.mood, tints.text_muted
            )
            small = min(13, size)
            needed = writing.width_of(fonts.text(self.px(small), bold=True), found.words) + 8 * unit
            aside = min(needed, upper.width() - writing.width_of(font, name) * writing.NARROWEST)
            beside = upper.adjusted(upper.width() - aside + 8 * unit, 0, 0, 0)
            self.line(painter, beside, found.words, bold=True, size=small, tint=tint, align=RIGHT)
        self.line(painter, upper.adjusted(0, 0, -aside, 0), name, bold=True, size=size)
        if room.height() > _NAME_HIGH * unit:
            words, font = self.words.card_text(card), fonts.text(self._small)
            text = writing.Paragraph(words, font, room.width(), leading=_LEADING)
            text.draw(painter, QPointF(room.left(), upper.bottom() - unit), colour(tints.text_muted))


@guarded
class AnimalsItem(Panel):
    """The animals by what they would have if the game ended now."""

    def __init__(self, drag: Drag, words: DominantWords) -> None:
        super().__init__(drag, words)
        self.lines: dict[int, QRectF] = {}
        """Where the line of each animal lies."""
        self.accounts: list[tile_forecast.AnimalAccount] = []
        """What stands in the line of each animal, by its number."""
        self._lost: dict[int, list[int]] = {}
        """The kinds of which each animal loses one as it stands."""
        self._has_parts = False

    def look(self) -> Hashable:
        """Return who has what."""
        assert self.state is not None
        state = self.state
        return (
            tuple(self.accounts),
            bytes(state.need),
            tuple([tuple(lost) for lost in self._lost.values()]),
            tuple(self.names),
            self.viewer,
            self._aside(state),
            self._has_parts,
        )

    def show_parts(self, *, on: bool) -> None:
        """Show what the points at the end are made of: points now, for Ice Age, for the tiles."""
        if on != self._has_parts:
            self._has_parts = on
            self.refresh()

    def lay(self) -> None:
        """Find the line of each animal: who would have most comes first."""
        assert self.state is not None
        unit = self.style.unit
        self.accounts = tile_forecast.accounts(self.state)
        ahead = forecasts(self.state)
        self._lost = {animal: ahead.lost(animal) for animal in self.state.in_play}
        order = sorted(self.state.in_play, key=lambda one: -self.accounts[one].forecast)
        tall = min((self.rect.height() - 30 * unit) / len(order), 62 * unit)
        wide = self.rect.width() - 12 * unit
        self.lines = {
            animal: QRectF(6 * unit, 26 * unit + place * tall, wide, tall - 3 * unit)
            for place, animal in enumerate(order)
        }

    def draw(self, painter: QPainter, state: DominantState) -> None:
        """Draw a line for each animal."""
        unit, tints = self.style.unit, self.style.colours
        self.plate(painter, self.rect)
        head = QRectF(12 * unit, 4 * unit, self.rect.width() - 24 * unit, 20 * unit)
        writing.draw_line(
            painter,
            head,
            translate("DominantTable", "Animals"),
            fonts.title(self.px(16)),
            colour(tints.text),
        )
        self.line(
            painter,
            head,
            self._aside(state),
            size=12,
            tint=tints.text_muted,
            align=RIGHT,
        )
        for animal, rect in self.lines.items():
            self._animal(painter, animal, self.accounts[animal], rect)

    def _aside(self, state: DominantState) -> str:
        """Return what the numbers are."""
        if state.phase == OVER:
            return translate("DominantTable", "points")
        if self._has_parts:
            return translate("DominantTable", "now + Ice Age + tiles")
        if not ice_age_can_come(state):
            return translate("DominantTable", "now › with tiles")
        return translate("DominantTable", "now › with tiles and Ice Age")

    def rect_of_animal(self, animal: int) -> QRectF:
        """Return where the line of an animal lies in the scene."""
        return self.mapRectToScene(self.lines.get(animal, self.rect))

    def _animal(
        self, painter: QPainter, animal: int, account: tile_forecast.AnimalAccount, rect: QRectF
    ) -> None:
        assert self.state is not None
        unit, tints = self.style.unit, self.style.colours
        self.plate(
            painter,
            rect,
            is_raised=True,
            edge="#3f86e0" if animal in tile_forecast.own(self.state, self.viewer) else "",
        )
        side = rect.height() - 8 * unit
        piece_pixmaps.portrait(
            painter, self.style, animal, QRectF(rect.left() + 4 * unit, rect.top() + 4 * unit, side, side)
        )
        left = rect.left() + side + 10 * unit
        upper = QRectF(left, rect.top() + 2 * unit, rect.right() - left - 8 * unit, rect.height() * 0.46)
        room = upper.adjusted(0, 0, -86 * unit, 0)
        name = self.words.seat([animal], self.names[self.state.seat_of[animal]])
        self.line(painter, room, name, bold=True, size=15)
        if self.state.phase != OVER:
            now, before = upper.adjusted(0, 0, -46 * unit, 0), f"{account.points} ›"
            self.line(painter, now, before, size=14, tint=tints.text_muted, align=RIGHT)
        large = fonts.title(min(self.px(20), round(upper.height() * 1.12)))
        writing.draw_line(painter, upper, str(account.forecast), large, colour(tints.text), RIGHT)
        if self._has_parts:
            parts = (account.points, account.award, account.forecast - account.points - account.award)
            lower = QRectF(left, upper.bottom(), rect.right() - left - 8 * unit, rect.height() * 0.44)
            self.line(painter, lower, " + ".join(map(str, parts)), bold=True, size=15, align=RIGHT)
            return
        y = rect.bottom() - rect.height() * 0.27
        radius = min(7 * unit, rect.height() * 0.15)
        self._elements(painter, animal, QPointF(left + radius, y), radius)
        crown = QRectF(rect.right() - 88 * unit, y - 8 * unit, 18 * unit, 16 * unit)
        piece_pixmaps.icon(
            painter, self.style, "crown", crown, colours_and_icons.ink(self.style.theme, "crown")
        )
        self.line(
            painter,
            QRectF(crown.right() + 3 * unit, y - 9 * unit, 22 * unit, 18 * unit),
            str(account.dominated),
            bold=True,
            size=14,
        )
        if account.dying:
            at = QPointF(rect.right() - 36 * unit, y)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(piece_painting.DANGER))
            painter.drawEllipse(at, 7 * unit, 7 * unit)
            self.line(
                painter,
                QRectF(at.x() - 7 * unit, at.y() - 8 * unit, 14 * unit, 16 * unit),
                "!",
                bold=True,
                size=13,
                tint="#ffffff",
                align=piece_painting.Centre,
            )
            self.line(
                painter,
                QRectF(at.x() + 10 * unit, y - 9 * unit, 24 * unit, 18 * unit),
                str(account.dying),
                bold=True,
                size=14,
                tint=colours_and_icons.ink(self.style.theme, "danger"),
            )

    def _elements(self, painter: QPainter, animal: int, start: QPointF, radius: float) -> None:
        assert self.state is not None
        kinds = tile_forecast.elements(self.state, animal)
        lost = self._lost[animal]
        for place in range(MOST_ELEMENTS):
            at = start + QPointF(place * 2.25 * radius, 0)
            if place < len(kinds):
                piece_pixmaps.element(painter, self.style, kinds[place], at, radius)
                if kinds[place] in lost and kinds[place] not in kinds[place + 1 :]:  # the last one was added
                    piece_painting.warning(painter, at + QPointF(radius, -radius) * 0.75, radius * 0.6)
            else:
                piece_pixmaps.free_place(painter, self.style, at, radius, "#a8925f")
