"""The three beats of Reset: Extinction, Survival, Reseed."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from evolution_qt.core.event import Event
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import (
    ABUNDANCE,
    ADAPTATION,
    ANIMAL_REF,
    CELL_REF,
    DEPLETION,
    MAMMAL,
    NO_ANIMAL,
    REGRESSION,
    STACK_REF,
    TUNDRA,
    WANDERLUST,
    WASTELAND,
)
from evolution_qt.games.dominant.grid import CELLS
from evolution_qt.games.dominant.state import PLANNING, RESET, DominantState
from evolution_qt.ui.dominant import ceremony_pictures as pictures
from evolution_qt.ui.dominant import colours_and_icons, piece_painting
from evolution_qt.ui.dominant.action_display import disk_picture, kinds_in_box
from evolution_qt.ui.dominant.ceremony import Keyframe, Sprite, TableStage
from evolution_qt.ui.dominant.ceremony_pictures import GAIN, LOSS, AnimalRow, Picture
from evolution_qt.ui.dominant.event_groups import BoardBeat, followed, shining, sums
from evolution_qt.ui.dominant.gesture_targets import DISK, STACK, Thing
from evolution_qt.ui.kit import phrasing


class ResetBeat(BoardBeat):
    """A beat of Reset: the animals stand in the order of the food chain, which no beat changes."""

    @property
    def _lines(self) -> dict[int, QRectF]:
        animals = self.board.animals
        rects = [animals.mapRectToScene(rect) for rect in animals.lines.values()]
        return dict(zip(self.before.in_play, rects, strict=False))


class Extinction(ResetBeat):
    """What is endangered dies out, animal by animal."""

    still = 1800
    _FIRST = 350.0

    def _prepare(self) -> None:
        self.losses = sums(self.run, e.CUBES_ELIMINATED)
        self.length = 1900 if self.losses else 1000
        gap = min(330.0, 850.0 / max(len(self.losses), 1))
        self._turns = {animal: self._FIRST + gap * at for at, animal in enumerate(self.losses)}

    def _of(self, animal: int) -> list[Event]:
        return [one for one in self.run if one.kind == e.CUBES_ELIMINATED and one.card == ANIMAL_REF + animal]

    def _plates(self) -> list[Sprite]:
        words = self.words
        heading = pictures.heading(self.board, words.of_reset(words.extinction()), step=1)
        return [heading, pictures.panel(self.board, words.extinction(), words.cubes_lost())]

    def look_of(self, animal: int) -> AnimalRow:
        """Return the line of an animal, once its cubes have died."""
        lost = self.losses.get(animal, 0)
        is_saved = animal == MAMMAL and any(one.kind == e.RESCUED for one in self.run)
        notes = [("", self.words.on_tiles(len(self._of(animal))))] if lost else []
        notes += [("high-grass", self.words.saved())] if is_saved else []
        value = phrasing.signed(-lost) if lost else ""
        return AnimalRow(animal, value, LOSS, tuple(notes), is_faded=not lost and not is_saved)

    def _dead(self, animal: int) -> list[tuple[Picture, QRectF]]:
        found: list[tuple[Picture, QRectF]] = []
        for one in self._of(animal):
            rect = self._token_rect(animal, one.target - CELL_REF)
            words = phrasing.signed(-one.amount)
            found.append((pictures.token(self.board, animal, rect, words, danger=piece_painting.DIES), rect))
        return found

    def sprites(self) -> list[Sprite]:
        """Let the cubes of each animal fade, while its line counts them."""
        found = self._whole(*self._plates(), opens=True)
        found += self._rows(lambda one: AnimalRow(one, is_faded=True), self.look_of, self._turns, opens=True)
        depth = QPointF(0, 16 * self.board.style.unit)
        for animal, begin in self._turns.items():
            for picture, rect in self._dead(animal):
                at = rect.center()
                keys = (
                    Keyframe(begin, at, 1, 1 / pictures.ALONE),
                    Keyframe(begin + 160, at),
                    Keyframe(begin + 330, at),
                    Keyframe(begin + 680, at + depth, 0, 0.8),
                )
                found.append(Sprite(picture, keys))
        return found

    def stages(self) -> list[TableStage]:
        """Take the cubes of one animal after the other off the earth."""
        begun = self.before.clone()
        begun.phase, begun.pending = RESET, []
        found, gone = [TableStage(0, partial(self._show_begin, begun))], list[Event]()
        for animal, begin in self._turns.items():
            gone = gone + self._of(animal)
            state = followed(self.before, gone)
            found.append(TableStage(begin, partial(self._show_gone, state, animal)))
        return found

    def _show_gone(self, state: DominantState, animal: int) -> None:
        board, view = self.board, self.board.view
        assert view is not None
        board.earth.look_ahead(state)
        if animal == board.animal:
            board.own.show_state(state, animal, view.names)

    def _show_begin(self, state: DominantState) -> None:
        self._show_phase(state)
        self.board.earth.look_ahead(state)

    def picture(self) -> list[Sprite]:
        """Return the tokens that die, and how many each animal loses."""
        rows = [self._row(self.look_of(animal)) for animal in self.before.in_play]
        dead = [one for animal in self.losses for one in self._dead(animal)]
        tokens = [Sprite(picture, (Keyframe(0, rect.center()),)) for picture, rect in dead]
        return [*tokens, *self._plates(), *rows]


class Survival(ResetBeat):
    """Who has most cubes on tundra gets the points."""

    still = 1500

    def _prepare(self) -> None:
        self.gains = sums(self.run, e.POINTS)
        self.holder = next(iter(self.gains), NO_ANIMAL)
        self.length = 1300 if self.gains else 900

    def _lives(self, animal: int) -> list[tuple[int, int]]:
        """Return the tiles of tundra where an animal lives, and how many cubes it has there."""
        row = animal * CELLS
        ground, cubes = self.before.ground, self.before.cubes
        return [
            (cell, cubes[row + cell]) for cell in range(CELLS) if ground[cell] == TUNDRA and cubes[row + cell]
        ]

    def _plates(self) -> list[Sprite]:
        words = self.words
        heading = pictures.heading(self.board, words.of_reset(words.survival()), step=2)
        return [heading, pictures.panel(self.board, words.survival(), words.on_tundra())]

    def look_of(self, animal: int, *, is_paid: bool = True) -> AnimalRow:
        """Return the line of an animal, with the points or still without."""
        lives = self._lives(animal)
        cubes = sum(count for _, count in lives)
        notes = (
            ((colours_and_icons.ANIMALS[animal].icon, str(cubes)), ("snowflake-2", str(len(lives))))
            if lives
            else ()
        )
        is_holder = animal == self.holder and is_paid
        value = phrasing.signed(self.gains[animal]) if is_holder else ""
        return AnimalRow(animal, value, GAIN, notes, is_faded=not lives, is_first=is_holder)

    def _on_earth(self) -> list[tuple[Picture, QPointF]]:
        """Return what stands out on the tiles that count."""
        found: list[tuple[Picture, QPointF]] = []
        lives = self._lives(self.holder) if self.gains else []
        rim = pictures.glow(self.board, piece_painting.GOLD)
        found += [(rim, self.board.earth.cell_outline(cell).center()) for cell, _ in lives]
        for cell, count in lives:
            rect = self._token_rect(self.holder, cell)
            found.append(
                (pictures.token(self.board, self.holder, rect, str(count), swollen=1.15), rect.center())
            )
        return found

    def sprites(self) -> list[Sprite]:
        """Let the tiles glow on which the holder lives; then its line shows the points."""
        found = [shining(picture, place, 100, self.length) for picture, place in self._on_earth()]
        found += self._whole(*self._plates())
        turns = {self.holder: 450.0} if self.gains else {}
        return found + self._rows(lambda one: self.look_of(one, is_paid=False), self.look_of, turns)

    def picture(self) -> list[Sprite]:
        """Return the tiles that count, and the points."""
        rows = [self._row(self.look_of(animal)) for animal in self.before.in_play]
        earth = [Sprite(picture, (Keyframe(0, place),)) for picture, place in self._on_earth()]
        return [*earth, *self._plates(), *rows]


_SLIDES: Final = ((ADAPTATION, REGRESSION), (ABUNDANCE, WASTELAND), (WASTELAND, DEPLETION))
"""From which box the disks move on to which one."""
_TO_BAG: Final = (REGRESSION, DEPLETION, WANDERLUST)


class Reseed(ResetBeat):
    """Disks slide down the boxes, new ones come from the bag, cards and tiles are turned up."""

    length = 2100
    still = 1600
    _LEAVE, _SLIDE, _DRAW, _BACKS, _CARDS, _TILES = 150.0, 260.0, 760.0, 900.0, 1200.0, 1300.0

    def _prepare(self) -> None:
        self.after = followed(self.before, self.run)
        self.before.phase = self.after.phase = PLANNING  # all rows are open while disks move between them
        self.empty = self.after.clone()
        self.empty.boxes = bytearray(len(self.empty.boxes))

    def _plates(self) -> list[Sprite]:
        words, board = self.words, self.board
        heading = pictures.heading(board, words.of_reset(words.reseed()), step=3)
        ground = pictures.panel(board, words.reseed(), "")
        return [heading, ground, *self._supplies()]

    def _supplies(self) -> list[Sprite]:
        """Return what is new, a line for each sort."""
        words, run = self.board.words, self.run
        lines = []
        for row in colours_and_icons.ActionRow:
            box = colours_and_icons.ROWS[row].box
            kinds = kinds_in_box(self.after, box) if box >= 0 else []
            if box >= 0:
                lines.append(
                    pictures.Supply(colours_and_icons.ROWS[row].icon, words.action(row), tuple(kinds))
                )
        tiles = tuple(one.amount for one in run if one.kind == e.STACK_TURNED)
        cards = sum(one.kind == e.CARDS_TURNED for one in run)
        if tiles:
            lines.append(pictures.Supply("", self.words.new_tiles(len(tiles)), terrains=tiles))
        if cards:
            lines.append(pictures.Supply("", self.words.new_cards(cards)))
        return pictures.supplies(self.board, lines)

    def _show_rows(self, state: DominantState) -> dict[int, list[tuple[int, QPointF, float]]]:
        """Draw the rows of a position; return the disks of each box, where they lie and how large."""
        board = self.board
        board.rows.show_state(state, board.animal, -1)
        found: dict[int, list[tuple[int, QPointF, float]]] = {}
        for box, kind, at, reach in board.rows.disks():
            found.setdefault(box, []).append((kind, at, reach))
        return found

    def sprites(self) -> list[Sprite]:
        """Let everything move one after the other."""
        old, new = self._show_rows(self.before), self._show_rows(self.after)
        self._show_rows(self.empty)
        found = self._whole(*self._plates(), closes=True)
        for box in _TO_BAG:
            for at, (kind, start, reach) in enumerate(old.get(box, [])):
                begin = self._LEAVE + 25 * at
                found.append(
                    self._flying(kind, reach, start, self._in_bag(kind), begin, begin + 420, stays=False)
                )
        for first, last in _SLIDES:
            for (kind, start, reach), (_, end, _) in zip(old.get(first, []), new.get(last, []), strict=False):
                found.append(self._flying(kind, reach, start, end, self._SLIDE, self._SLIDE + 520))
        drawn = [one for box in (ADAPTATION, ABUNDANCE, WANDERLUST) for one in new.get(box, [])]
        for at, (kind, end, reach) in enumerate(drawn):
            begin = self._DRAW + 40 * at
            found.append(self._flying(kind, reach, self._in_bag(kind), end, begin, begin + 420, is_new=True))
        return found + self._cards() + self._tiles()

    def _flying(
        self,
        kind: int,
        reach: float,
        start: QPointF,
        end: QPointF,
        begin: float,
        arrival: float,
        *,
        stays: bool = True,
        is_new: bool = False,
    ) -> Sprite:
        """Return a disk on its way; it lies at its start before, unless it is new, and stays at its end."""
        ratio = self.board.style.ratio
        keys = [] if is_new else [Keyframe(0, start)]
        keys += [Keyframe(begin, start), Keyframe(arrival, end)]
        keys += [Keyframe(self.length, end)] if stays else []
        return Sprite(lambda: disk_picture(kind, reach / 0.9, ratio), tuple(keys))

    def _in_bag(self, kind: int) -> QPointF:
        bag = self.board.bag
        return bag.mapToScene(bag.places[Thing(DISK, kind)].center())

    def _cards(self) -> list[Sprite]:
        """Let backs come where the new cards will lie; under them they are turned up."""
        board = self.board
        fresh = self.after.cards & ~self.before.cards
        self._show_cards(self.after)
        places = [
            board.cards.mapRectToScene(rect)
            for one, rect in board.cards.places.items()
            if fresh >> one.number & 1
        ]
        self._show_cards(self.before)
        found = []
        for place in places:
            at = place.center()
            keys = (
                Keyframe(self._BACKS, at, 0),
                Keyframe(self._BACKS + 160, at),
                Keyframe(self._CARDS, at),
                Keyframe(self._CARDS + 320, at, 0),
            )
            found.append(Sprite(pictures.card_back(board, place), keys))
        return found

    def _tiles(self) -> list[Sprite]:
        board, found = self.board, list[Sprite]()
        for at, one in enumerate([one for one in self.run if one.kind == e.STACK_TURNED]):
            rect = board.stacks.home(Thing(STACK, one.target - STACK_REF))
            begin, middle = self._TILES + 110 * at, rect.center()
            keys = (
                Keyframe(begin, middle, 0, 0.6),
                Keyframe(begin + 300, middle, 1, 1),
                Keyframe(self.length, middle),
            )
            found.append(Sprite(pictures.stack_tile(board, one.amount, rect), keys))
        return found

    def _show_cards(self, state: DominantState) -> None:
        view = self.board.view
        assert view is not None
        self.board.cards.show_state(state, self.board.animal, view.names)

    def stages(self) -> list[TableStage]:
        """Turn the cards up once their backs lie there."""
        return [
            TableStage(0, partial(self._show_cards, self.before)),
            TableStage(self._CARDS, partial(self._show_cards, self.after)),
        ]

    def picture(self) -> list[Sprite]:
        """Return what is new."""
        return self._plates()
