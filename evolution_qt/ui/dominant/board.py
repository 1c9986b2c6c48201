"""What lies on the table of Dominant Species, and where: four panels around the earth.

With large writing the panels at its sides fold into one, of which one page is open; the earth keeps its room.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeGuard, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.core.action import unpack
from evolution_qt.core.game import AnyGame
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import (
    ABUNDANCE,
    ADAPTATION,
    DEPLETION,
    NO_ANIMAL,
    WANDERLUST,
    WASTELAND,
)
from evolution_qt.games.dominant.forecast import forecasts
from evolution_qt.games.dominant.grid import CELLS_AT
from evolution_qt.games.dominant.state import OVER, RESET, DominantState
from evolution_qt.ui.dominant import tile_forecast
from evolution_qt.ui.dominant.action_display import RowsItem
from evolution_qt.ui.dominant.cell_names import CellNamesItem, cells_named
from evolution_qt.ui.dominant.earth import COUNTS, EarthItem
from evolution_qt.ui.dominant.gesture_targets import (
    BAG,
    BOARD,
    CELL,
    CORNER,
    HAND,
    MATTER,
    PAWN,
    SPACE,
    TOKEN,
    Thing,
    gesture,
)
from evolution_qt.ui.dominant.grounds import grounds_in, grounds_of
from evolution_qt.ui.dominant.own_board import OwnItem, OwnNumbersItem
from evolution_qt.ui.dominant.panels import FOLDED, AnimalsItem, CardsItem, HeadItem, Panel
from evolution_qt.ui.dominant.plan import MigrationPlan
from evolution_qt.ui.dominant.preview import DominantPreview
from evolution_qt.ui.dominant.supply import BackItem, BagItem, LegendItem, LensItem, StacksItem, TabItem
from evolution_qt.ui.dominant.thumbnails import of_event
from evolution_qt.ui.dominant.words import DominantWords
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.items import ButtonItem, Item, Outline, Style
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.kit.placing import Need
from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.gestures import Spot, Subject
from evolution_qt.ui.table.naming import Pieces
from evolution_qt.ui.table.preview import Preview, PreviewRoom
from evolution_qt.ui.table.recap import RecapItem
from evolution_qt.ui.table.ribbon import RibbonItem, RibbonLook
from evolution_qt.ui.table.view import View

T = TypeVar("T", bound=Item)
_WIDE: Final = 1180.0
"""Units that the table needs beside each other; a narrower window makes a unit smaller."""
_HIGH: Final = 800.0
_LEFT, _RIGHT, _EARTH = 284.0, 272.0, 480.0
"""Units: widths of the action display, of cards and animals, and what the earth needs between them."""
_LEAST: Final = 0.87
"""The smallest unit of panels: their letters do not become any smaller."""
_LARGEST: Final = 1.4
"""How much larger panels become with their writing, at most, until they fold."""
_HEAD: Final = 0.75
"""How much of what writing grows is that in the head, which has one line."""
ACTIONS, CARDS, ANIMALS, MORE = range(4)
"""The pages of the panel that is open with large writing."""
_READ: Final = 2.0
_TILE: Final = 3.0
_SMALL: Final = 40.0
"""How much it matters that panels stay in sight, tiles, and what is so small that little of it is left."""
_DISK: Final = 12.0
"""Units that a disk on a corner stands out over a tile."""
_BOXES: Final = {
    q.ADAPTATION: ADAPTATION,
    q.ABUNDANCE: ABUNDANCE,
    q.WASTELAND: WASTELAND,
    q.DEPLETION: DEPLETION,
    q.WANDERLUST_ELEMENT: WANDERLUST,
}
"""The box whose disks a question is about."""


_TOOLS: Final = {
    s.GLACIATE: "snowflake-2",
    s.ELIMINATE: "bestial-fangs",
    s.CATASTROPHE: "bestial-fangs",
    s.SCORE: "laurel-crown",
    s.ADD: "nest-eggs",
    s.SPECIATE: "nest-eggs",
    s.REPLACE: "dna2",
    s.REMOVE: "recycle",
    s.RESCUE: "high-grass",
}
"""The sign of what is carried to a place, by the verb of a step."""
_FROM_BAG: Final = (q.AQUATIC, q.HABITAT)
"""The questions whose disks come from the bag."""


class DominantBoard(Board):
    """The items of one table."""

    answers_at_pointer = True

    def __init__(self, scene: QGraphicsScene, drag: Drag, game: AnyGame, words: DominantWords) -> None:
        super().__init__(scene)
        self.game = game
        self.words = words
        self.lens = COUNTS
        self.earth = self._added(EarthItem(drag))
        self.rows = self._added(RowsItem(drag, words))
        self.head = self._added(HeadItem(drag, words))
        self.cards = self._added(CardsItem(drag, words))
        self.animals = self._added(AnimalsItem(drag, words))
        self.own = self._added(OwnItem(drag, words))
        self.stacks = self._added(StacksItem(drag, words))
        self.bag = self._added(BagItem(drag, words))
        self.legend = self._added(LegendItem(drag, words))
        self.numbers = self._added(OwnNumbersItem(drag, words))
        self.lenses = [self._added(LensItem(drag, words, number)) for number in (1, 2, 3)]
        self.tabs = [self._added(TabItem(drag, words, page)) for page in (ACTIONS, CARDS, ANIMALS, MORE)]
        self.page = ACTIONS
        """Which page is open while the panels are folded."""
        self._pages: dict[Item, int] = {self.rows: ACTIONS, self.cards: CARDS, self.animals: ANIMALS}
        self._pages |= {self.bag: MORE, self.stacks: MORE}
        self._paged: tuple[object, ...] = ()
        self._has_legend = True
        self.back = self._added(BackItem(drag, words))
        self.chosen_lens: Callable[[int], None] = lambda _lens: None
        self.ribbon = self._added(RibbonItem(drag, _no_bell))
        self.button, self.second_button = self._added(ButtonItem(drag)), self._added(ButtonItem(drag))
        self.recap = self._added(RecapItem(drag, partial(of_event, game)))
        for item in (self.button, self.second_button, self.recap):
            item.hide()
        self.plan: MigrationPlan | None = None
        """The moves that are planned and not made yet."""
        self.taken_back: Callable[[], None] = lambda: None
        self.paged: Callable[[], None] = lambda: None
        """Called when a person opens another page."""
        self.revealed: Callable[[], None] = lambda: None
        """Called when another page is opened for what is taken hold of."""
        self.keeps_page = False
        """Whether no other page is opened, because the same position is drawn again."""
        self.steps: dict[tuple[Thing, Spot], list[int]] = {}
        """The legal steps by what they take hold of and where it lands."""
        self.asked: frozenset[Spot] = frozenset()
        """The places that may be chosen at once."""
        self.names = CellNamesItem(self.earth)
        self.tip = ""
        """What is said of the place that the pointer rests on."""
        self.is_naming = False
        """Whether the first letter of a cell has been typed."""
        self._pointed_out: frozenset[int] = frozenset()
        self._meant: frozenset[int] = frozenset()
        self.is_still: Callable[[], bool] = lambda: True
        """Whether nothing moves or flashes at this table."""
        self.notes.changed = self.show_names

    def _added(self, item: T) -> T:
        self.scene.addItem(item)
        return item

    @property
    def _panels(self) -> tuple[Panel, ...]:
        panels = self.head, self.cards, self.animals, self.own, self.stacks, self.bag, self.legend
        return (*panels, self.numbers) if self.is_folded else panels

    @property
    def is_folded(self) -> bool:
        """Return whether writing is so large that one panel beside the earth is open at a time."""
        return self.text > FOLDED

    def forget_words(self) -> None:
        """Let all panels show everything in the present language."""
        for panel in (*self._panels, self.numbers, *self.lenses, *self.tabs, self.back):
            panel.forget_words()
        self.rows.forget_words()

    # Drawing

    def show(self, view: View[DominantState], size: QSizeF, style: Style) -> None:
        """Draw a position in a window of a size."""
        self.view = view
        unit = min(size.height() / _HIGH, size.width() / _WIDE)
        self.style = Style(style.theme, unit, style.ratio, self.text)
        self._place(size, unit)
        state, animal = view.state, self.animal
        self.steps = {}
        for step in view.offer.legal if view.ask else ():
            if step != s.PASS_STEP:
                self.steps.setdefault(gesture(step), []).append(step)
        question = state.pending[-1] if state.pending else -1
        kind = question & q.KIND_BITS if question >= 0 else -1
        asked = frozenset(spot for _, spot in self.steps) if self._points_at_once else frozenset()
        self.asked = asked
        held = frozenset(thing for thing, _ in self.steps)
        tools = [thing for thing in held if thing == HAND or thing.sort == PAWN]
        has_tool = len(tools) == 1 and not any(spot.sort == MATTER for _, spot in self.steps)
        self.own.tool = tools[0] if has_tool else None
        first = next(iter(self.steps.values()))[0] if has_tool else 0
        self.own.tool_icon = _TOOLS.get(unpack(first).verb, "")
        matters = [spot for _, spot in self.steps if spot.sort == MATTER]
        self.own.show_matters([(spot, self.words.matter(view, spot.index)) for spot in matters])
        self.ribbon.place(self.own.ribbon_place())
        self.earth.show()
        for item in (self.earth, self.rows, self.cards, self.own, self.stacks):
            item.held = held
        self.bag.held = held if kind in _FROM_BAG else frozenset()
        for lens in self.lenses:
            lens.show_lens(self.lens)
        self.earth.asked = self.rows.asked = self.bag.asked = self.own.asked = asked
        self.earth.offer({spot.index for spot in asked if spot.sort == CELL}, -1)
        self.earth.is_taught = self.is_taught
        self.earth.arrows = [] if self.plan is None else self.plan.moves
        self.earth.show_state(state, animal, self.lens)
        self.rows.stale = frozenset().union(*map(forecasts(state).vain, tile_forecast.own(state, animal)))
        self.rows.show_state(state, animal, _BOXES.get(kind, -1), grounds_of(view.names).acting)
        may_pass = view.ask and (s.PASS_STEP in view.offer.legal or self.plan is not None)
        self.own.buttons = may_pass + (self.plan is not None)
        for panel in self._panels:
            panel.show_state(state, animal, view.names)
        if view.ask:
            self._turn_page(state)
        else:
            self._paged = ()
        self.open_page(self.page)
        self.ribbon.show()
        self.recap.setVisible(self.recalls)
        self._show_sentence(self.sentence(lambda: self.words.asked(view)), is_own=view.ask)
        self.button.setVisible(may_pass)
        if may_pass:
            words = self.words.pass_button(kind) if self.plan is None else self.words.confirm_button()
            self.button.show_words(words, enabled=True)
        self.back.setVisible(self.plan is not None)
        self.show_names()

    def _turn_page(self, state: DominantState) -> None:
        """Turn to the page of what is asked, once for each question."""
        parts = {self._lying(one)[0] for gesture in self.steps for one in gesture}
        usual = ANIMALS if state.phase in (RESET, OVER) else ACTIONS
        page = next((number for part, number in self._pages.items() if part in parts), usual)
        question = tuple(state.pending), state.phase, page
        if question != self._paged:
            self._paged, self.page = question, page

    def open_page(self, page: int) -> None:
        """Open a page; without large writing all are open."""
        self.page = page
        is_all = not self.is_folded
        self.legend.setVisible(is_all or (page == MORE and self._has_legend))
        for item, number in self._pages.items():
            item.setVisible(is_all or number == page)
        self.numbers.setVisible(self.is_folded and page == MORE)
        for tab in self.tabs:
            tab.setVisible(self.is_folded)
            tab.show_page(page)

    def reveal(self, subject: Subject) -> bool:
        """Open the page of what is taken hold of, or of its places; return whether it was folded."""
        spots = [spot for thing, spot in self.steps if thing == subject]
        for one in () if self.keeps_page else (subject, *spots[:1]):
            part, _ = self._lying(one)
            if self._is_away(part):
                self.open_page(self._pages[part])
                self.revealed()
                return True
        return False

    def reshapes(self, view: View[DominantState], size: QSizeF) -> bool:
        """Return whether the map has to move for the tiles of a position."""
        return self.view is not None and self.earth.moves_for(view.state)

    def prepare(self, state: DominantState, seat: int) -> Iterator[None]:
        """Look ahead for what a position shows a seat, and paint its sea, in steps; it is kept till then."""
        animal = _animal_at(state, seat)
        ahead = forecasts(state)
        assert ahead.nothing  # what follows if no player does anything
        yield
        for own in tile_forecast.own(state, animal):
            ahead.vain(own)
            yield
        self.cards.effects(state, animal)
        yield
        self.earth.sea(state)
        yield

    def stress(self, subject: Subject | None, legal: Sequence[Spot], *, is_loud: bool) -> None:
        """Show which tiles are offered."""
        offered = self.asked if subject is None or isinstance(subject, Spot) else legal
        self.earth.offer({spot.index for spot in offered if spot.sort == CELL}, _cell_of(subject))

    # Names of cells

    def show_names(self) -> None:
        """Show the names of the cells while something that is seen uses one."""
        ahead = self.previews.seen.lines if self.previews.seen is not None else ()
        players = self.view.names if self.view is not None else ()
        sentences = [self.ribbon.look.sentence, self.own.lost, self.tip, *self.notes.lines, *ahead]
        said = cells_named(sentences, players)
        cells = said | self._pointed_out | self._meant
        self.names.show_names(cells, is_used=bool(cells) or self.is_naming, is_still=self.is_still())

    def point_out(self, cells: frozenset[int]) -> None:
        """Point at the tiles of a line of the log."""
        self._pointed_out = cells
        self.show_names()

    def mean(self, spot: Spot | None, *, is_naming: bool) -> None:
        """Name the place that a key aims at, None for none, and all cells while one *is_naming*."""
        self.is_naming = is_naming
        self._meant = frozenset() if spot is None else _cells_at(spot)
        self.show_names()

    def aim(self, subject: Subject | None, spot: Spot | None) -> None:
        """Stress the tile that is aimed at."""
        if self._meant:
            self._meant = frozenset()
            self.show_names()
        self.earth.offer(self.earth.offered, _cell_of(spot))

    def look_ahead(self, preview: Preview | None) -> None:
        """Show the earth as it would be, and at the end what each animal would have."""
        assert self.view is not None
        ahead = preview if isinstance(preview, DominantPreview) else None
        if ahead is None:
            self.earth.look_ahead(self.view.state)
        else:
            self.earth.look_ahead(ahead.state, ahead.cells)
        self.own.look_ahead(is_ahead=ahead is not None)
        room = self.preview_room(ahead.lines) if ahead is not None and ahead.lines else None
        is_instead = room is not None and room.place.intersects(self.ribbon.scene_rect)
        self.ribbon.setVisible(not is_instead)
        self.recap.setVisible(not is_instead and self.recalls)
        self.animals.show_parts(on=ahead is not None and ahead.is_end)
        self.show_names()

    def preview_room(self, lines: Sequence[str]) -> PreviewRoom | None:
        """Return the room on the own board, the place of the question too where the words need it."""
        for place in self.own.preview_rooms():
            room = PreviewRoom(place, self.own.letters)
            if place.isEmpty() or room.paragraph(lines) is not None:
                return room
        return None

    def thing_for(self, spot: Spot) -> Thing:
        """Return what lands on a place that is chosen at once."""
        return next((thing for thing, at in self.steps if at == spot), HAND)

    @property
    def _points_at_once(self) -> bool:
        """Return whether nothing has to be taken hold of first: all steps take the same thing."""
        return len({thing for thing, _ in self.steps}) == 1

    @property
    def animal(self) -> int:
        """Return the animal at the bottom: the one that is asked if its seat looks on, else its first one."""
        return -1 if self.view is None else _animal_at(self.view.state, self.view.bottom)

    def _place(self, size: QSizeF, unit: float) -> None:
        width, height, gap = size.width(), size.height(), 6 * unit
        small = self._laid(unit, unit, (width - 4 * gap - _EARTH * unit) / (_LEFT + _RIGHT))
        low = self._laid(unit, small.unit, width / _WIDE)
        side, own = small.unit, low.unit
        head, foot, left, right = 40 * side, 114 * own, _LEFT * side, _RIGHT * side
        top, bottom = head + 2 * gap, height - foot - 2 * gap
        earth = QRectF(left + 2 * gap, top, width - left - right - 4 * gap, bottom - top)
        in_head = replace(small, text=1 + (small.text - 1) * _HEAD)
        self._put({self.head: QRectF(gap, gap, width - 2 * gap, head)}, in_head)
        if self.is_folded:
            column = QRectF(gap, top, left + right + gap, bottom - top)
            earth.moveRight(width - gap)
            self._fold(column, small)
            self.earth.kept = ()
        else:
            self._put_around(earth, small)
            beside = [*self.lenses, self.stacks, self.legend]
            self.earth.kept = [one.scene_rect.translated(-earth.topLeft()) for one in beside]
        self._put({self.earth: earth}, self.style)
        self._put({self.own: QRectF(gap, height - foot - gap, width - 2 * gap, foot)}, low)
        button, back = self.own.button_places()
        asks = self.own.ribbon_place()
        if self.is_folded:
            low = replace(low, unit=self.own.letters.unit, text=1.0)
        self._put({self.ribbon: asks, self.recap: asks, self.button: button, self.back: back}, low)

    def _put_around(self, earth: QRectF, style: Style) -> None:
        """Let the panels lie beside the earth, and small ones in its corners."""
        side, gap, unit = style.unit, 6 * self.style.unit, self.style.unit
        aside = earth.right() + gap
        left, right, bag = _LEFT * side, _RIGHT * side, 62 * side
        column = earth.height() - bag - 2 * gap
        cards = min(264 * max(side, unit), column * 0.47)
        self.legend.columns = 1
        legend = QRectF(QPointF(), self.legend.size_in(style))
        legend.moveBottomRight(earth.bottomRight())
        places: dict[Item, QRectF] = {
            self.rows: QRectF(gap, earth.top(), left, earth.height()),
            self.cards: QRectF(aside, earth.top(), right, cards),
            self.animals: QRectF(aside, earth.top() + cards + gap, right, column - cards),
            self.bag: QRectF(aside, earth.bottom() - bag, right, bag),
            self.stacks: QRectF(earth.left(), earth.bottom() - 116 * side, 112 * side, 116 * side),
            self.legend: legend,
        }
        for number, lens in enumerate(self.lenses):
            lens_top = earth.top() + (4 + 30 * number) * side
            places[lens] = QRectF(earth.left() + 2 * side, lens_top, 96 * side, 25 * side)
        self._put(places, style)

    def _fold(self, column: QRectF, style: Style) -> None:
        """Let one page lie in a column, with the names of all above it and the lenses below."""
        gap = 6 * self.style.unit
        large = replace(style, unit=min(style.unit * self.text, column.width() / _LEFT), text=1.0)
        unit = large.unit
        tab = QRectF(column.left(), column.top(), (column.width() - 3 * gap) / len(self.tabs), 22 * unit)
        for number, item in enumerate(self.tabs):
            self._put({item: tab.translated(number * (tab.width() + gap), 0)}, large)
        lens = QRectF(column.left(), 0, (column.width() - 2 * gap) / len(self.lenses), 24 * unit)
        lens.moveBottom(column.bottom())
        for number, button in enumerate(self.lenses):
            self._put({button: lens.translated(number * (lens.width() + gap), 0)}, large)
        page = QRectF(column.left(), tab.bottom() + gap, column.width(), 0)
        page.setBottom(lens.top() - gap)
        self._put({self.rows: page}, style)
        bag = QRectF(page.left(), page.top(), page.width(), 62 * unit)
        stacks = QRectF(page.left(), bag.bottom() + gap, 112 * unit, 116 * unit)
        numbers = QRectF(stacks.right() + gap, stacks.top(), 0, stacks.height())
        numbers.setRight(page.right())
        self.legend.columns = 2
        legend = QRectF(QPointF(page.left(), stacks.bottom() + gap), self.legend.size_in(large))
        legend.setWidth(max(legend.width(), page.width()))
        places: dict[Item, QRectF] = {self.cards: page, self.animals: page, self.bag: bag}
        self._put(places | {self.stacks: stacks, self.numbers: numbers, self.legend: legend}, large)
        self._has_legend = page.contains(legend)

    def _laid(self, unit: float, wished: float, most: float) -> Style:
        """Return a style for panels whose units are as large as wished, at *most* so large, but no giants."""
        return replace(self.style, unit=max(min(wished, max(most, unit), unit * _LARGEST), min(unit, _LEAST)))

    @staticmethod
    def _put(places: Mapping[Item, QRectF], style: Style) -> None:
        for item, rect in places.items():
            item.apply_style(style)
            item.place(rect)

    def _show_sentence(self, sentence: str, *, is_own: bool) -> None:
        aside = 12 * self.style.unit
        room = self.ribbon.scene_rect.adjusted(aside, 0, -aside, 0)
        look = RibbonLook(self._heading(), sentence, is_own=is_own, has_company=bool(self.recap.steps))
        self.ribbon.show_words(look, room)
        self.recap.place(self.ribbon.free_room())
        self.show_names()

    def _heading(self) -> str:
        """Return what stands over the sentence: round and phase where nothing is asked, and the sign."""
        view = self.view
        is_told = view is not None and (self.is_taught or not view.ask)
        return self.words.round_heading(view.state, self.sign) if view is not None and is_told else self.sign

    def own_names(self, state: DominantState) -> list[str]:
        """Return the names that stand in a position."""
        return [name or "" for name in state.names]

    def own_pieces(self, state: DominantState) -> Pieces:
        """Return the terrains of a position, with which places are named."""
        return grounds_in(state)

    def tell(self, words: str) -> None:
        """Show on the ribbon what happens; empty keeps its words."""
        if words:
            self.told = words
            self._show_sentence(words, is_own=False)

    # Places

    def rect_of(self, spot: Spot) -> QRectF:
        """Return where something can land; empty while its page is folded."""
        part, found = self._lying(spot)
        return QRectF() if self._is_away(part) else found

    def _lying(self, subject: Subject) -> tuple[Item | None, QRectF]:
        """Return on which part of the table a thing or a place lies, and where, seen or not."""
        found: list[tuple[Item, QRectF]]
        if isinstance(subject, Spot):
            if subject.sort == BOARD:
                return self.own, self.own.scene_rect
            found = [(part, part.rect_of(subject)) for part in (self.earth, self.rows, self.bag, self.own)]
        else:
            assert isinstance(subject, Thing)
            things = self.own, self.earth, self.rows, self.cards, self.stacks, self.bag
            found = [(part, part.home(subject)) for part in things]
        return next(((part, rect) for part, rect in found if not rect.isEmpty()), (None, QRectF()))

    def _is_away(self, part: Item | None) -> TypeGuard[Item]:
        """Return whether a part of the table is folded."""
        return self.is_folded and part in self._pages and self._pages[part] != self.page

    def seen(self, subject: Subject) -> QRectF:
        """Return where a thing or a place is seen: while its page is folded, at the name of the page."""
        return self.seen_at(*self._lying(subject))

    def seen_at(self, part: Item | None, rect: QRectF) -> QRectF:
        """Return the same for a rectangle of a part of the table."""
        return self.tabs[self._pages[part]].scene_rect if self._is_away(part) else rect

    def mark_of(self, spot: Spot, rect: QRectF) -> tuple[QRectF, float]:
        """Return the outline of a mark: around disks and pawns a circle, along the rim of a tile."""
        unit = self.style.unit
        if spot.sort == CELL:
            around = self.earth.cell_outline(spot.index)
            return around.adjusted(10 * unit, 8 * unit, -10 * unit, -8 * unit), 0.0
        if spot.sort in (CORNER, SPACE, BAG):
            inner = rect.adjusted(2 * unit, 2 * unit, -2 * unit, -2 * unit)
            return inner, inner.width() / 2
        return super().mark_of(spot, rect)

    def mark_form(self, spot: Spot) -> Outline:
        """Return no outline for a tile: the earth draws it below what lies there."""
        return _no_outline if spot.sort == CELL else super().mark_form(spot)

    def click(self, piece: object) -> bool:
        """Look through a lens that is clicked."""
        if isinstance(piece, LensItem):
            self.chosen_lens(piece.number)
            return True
        if isinstance(piece, TabItem):
            self.open_page(piece.page)
            self.paged()
            return True
        if piece is self.back:
            self.taken_back()
            return True
        return False

    def home(self, subject: Subject) -> QRectF:
        """Return where a thing lies; empty while its page is folded."""
        if not isinstance(subject, Spot | Thing):
            return QRectF()
        part, found = self._lying(subject)
        return QRectF() if self._is_away(part) else found

    def things_at(self, at: QPointF) -> list[QRectF]:
        """Return the tile that holds a point: a question about it leaves it in sight."""
        cell = self.earth.geometry.cell_at(self.earth.mapFromScene(at))
        return [self.earth.cell_outline(cell)] if cell >= 0 else []

    def seat_at(self, at: QPointF) -> int:
        """Return that no place belongs to one seat alone."""
        return -1

    def needs(self) -> list[Need]:
        """Return what should stay in sight."""
        panels = (self.ribbon, self.own, self.rows, self.cards, self.animals, self.bag)
        found = [(item.scene_rect, _READ) for item in panels if item.isVisible()]
        small = (self.head, *self.lenses, self.stacks, self.legend)
        found += [(item.scene_rect, _SMALL) for item in small if item.isVisible()]
        ground, out = self.view.state.ground if self.view is not None else (), _DISK * self.style.unit
        tiles = [self.earth.cell_outline(cell) for cell, one in enumerate(ground) if one]
        return found + [(tile.adjusted(-out, -out, out, out), _TILE) for tile in tiles]


def _animal_at(state: DominantState, seat: int) -> int:
    """Return the animal of a seat that is asked if one is, else its first one; -1 for no seat."""
    if seat < 0:
        return -1
    if state.pending:
        asked = state.pending[-1] >> q.BY_SHIFT & q.BY_BITS
        if asked != NO_ANIMAL and state.seat_of[asked] == seat:
            return int(asked)
    return next((one for one in state.in_play if state.seat_of[one] == seat), -1)


def _cells_at(spot: Spot) -> frozenset[int]:
    """Return the cells where a place of the earth lies; none of other places."""
    if spot.sort == CORNER:
        return frozenset(CELLS_AT[spot.index])
    return frozenset([spot.index]) if spot.sort in (CELL, TOKEN) else frozenset()


def _cell_of(subject: object) -> int:
    """Return the tile that a place is, -1 if it is none."""
    return subject.index if isinstance(subject, Spot) and subject.sort == CELL else -1


def _no_outline(_rect: QRectF, _radius: float) -> QPainterPath:
    return QPainterPath()


def _no_bell(side: int, ratio: float) -> QPixmap:
    return painted(("no bell",), side, side, ratio, lambda _painter: None)
