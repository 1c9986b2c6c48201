"""What is shown over the table: the three parts of Reset, Ice Age, and final scoring tile by tile."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from evolution_qt.core.event import Event
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import tile_points
from evolution_qt.games.dominant.cards import (
    ABUNDANCE,
    ADAPTATION,
    ANIMAL_REF,
    CELL_REF,
    DEPLETION,
    ICE_AGE,
    MAMMAL,
    NO_ANIMAL,
    REGRESSION,
    STACK_REF,
    TERRAINS,
    TUNDRA,
    WANDERLUST,
    WASTELAND,
)
from evolution_qt.games.dominant.grid import CELLS
from evolution_qt.games.dominant.state import PLANNING, RESET, DominantState
from evolution_qt.ui.dominant import ceremony_pictures as pictures
from evolution_qt.ui.dominant import colours_and_icons, piece_painting
from evolution_qt.ui.dominant.action_display import disk_picture, kinds_in_box
from evolution_qt.ui.dominant.ceremony_pictures import GAIN, LOSS, AnimalRow
from evolution_qt.ui.dominant.event_groups import BoardBeat, followed, is_final, shining, sums, swelling
from evolution_qt.ui.dominant.gesture_targets import DISK, STACK, Thing
from evolution_qt.ui.kit import phrasing
from evolution_qt.ui.kit.brush import Seeds
from evolution_qt.ui.kit.scenes import Beat, Keyframe, Picture, Sprite, TableStage, still


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

    def beat(self, *, is_calm: bool) -> Beat:
        """Return the beat; nothing moves between panels that are folded."""
        return super().beat(is_calm=is_calm or self.board.is_folded)

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

    def _disks(self, state: DominantState) -> dict[int, list[tuple[int, QPointF, float]]]:
        """Return the disks of each box at a position, where they lie and how large."""
        found: dict[int, list[tuple[int, QPointF, float]]] = {}
        for box, kind, at, reach in self.board.rows.disks_at(state, self.board.animal):
            found.setdefault(box, []).append((kind, at, reach))
        return found

    def sprites(self) -> list[Sprite]:
        """Let everything move one after the other."""
        new, old = self._disks(self.after), self._disks(self.before)
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
        lines = board.cards.lines(self.after).items()
        places = [board.cards.mapRectToScene(rect) for one, rect in lines if fresh >> one.number & 1]
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
        """Let the disks of the boxes move, and turn the cards up once their backs lie there."""
        return [
            TableStage(0, partial(self.board.rows.show_state, self.empty, self.board.animal, -1)),
            TableStage(0, partial(self._show_cards, self.before)),
            TableStage(self._CARDS, partial(self._show_cards, self.after)),
        ]

    def picture(self) -> list[Sprite]:
        """Return what is new."""
        return self._plates()


class IceAge(BoardBeat):
    """Snow comes over the earth, and each animal gets points for the tiles that it dominates."""

    length = 3200
    still = 2600
    _FIRST = 800.0
    _FLAKES = 44

    def _prepare(self) -> None:
        self.gains = sums(self.run, e.POINTS)
        gap = min(300.0, 1300.0 / max(len(self.gains), 1))
        self._turns = {animal: self._FIRST + gap * at for at, animal in enumerate(self.gains)}

    def _dominated(self, animal: int) -> list[int]:
        state = self.before
        return [cell for cell in range(CELLS) if state.crowd[cell] and state.dominant(cell) == animal]

    def _plates(self) -> list[Sprite]:
        words = self.words
        aside = words.dominated()
        title = self.board.words.card(ICE_AGE)
        return [pictures.heading(self.board, words.ice_age()), pictures.panel(self.board, title, aside)]

    def look_of(self, animal: int, *, is_paid: bool = True) -> AnimalRow:
        """Return the line of an animal, with the points or still without."""
        count, gain = len(self._dominated(animal)), self.gains.get(animal, 0)
        notes = (("crown", str(count)),) if count else ()
        value = phrasing.signed(gain) if gain and is_paid else ""
        return AnimalRow(animal, value, GAIN, notes, is_faded=not count)

    def _tokens(self, animal: int) -> list[tuple[Picture, QPointF]]:
        found: list[tuple[Picture, QPointF]] = []
        rim = pictures.glow(self.board, piece_painting.GOLD)
        for cell in self._dominated(animal):
            found.append((rim, self.board.earth.cell_outline(cell).center()))
            rect, count = self._token_rect(animal, cell), self.before.cubes[animal * CELLS + cell]
            found.append((pictures.token(self.board, animal, rect, str(count), swollen=1.15), rect.center()))
        return found

    def sprites(self) -> list[Sprite]:
        """Let it snow; the tiles of one animal after the other glow, while its line shows the points."""
        end = float(self.length)
        light = pictures.cold(self.board)
        at = light.keys[0].place
        found = [Sprite(light.picture, (Keyframe(0, at, 0), Keyframe(700, at), Keyframe(end, at)))]
        found += self._snow()
        for animal, begin in self._turns.items():
            for picture, place in self._tokens(animal):
                found.append(shining(picture, place, begin, begin + 900))
        found += self._whole(*self._plates(), opens=True, closes=True)
        unpaid = partial(self.look_of, is_paid=False)
        return found + self._rows(unpaid, self.look_of, self._turns, opens=True, closes=True)

    def _snow(self) -> list[Sprite]:
        room, seeds, unit = self.board.earth.scene_rect, Seeds("snow"), self.board.style.unit
        found = []
        for _ in range(self._FLAKES):
            radius = seeds.between(2.0, 4.6) * unit
            begin = seeds.between(0, self.length - 1700.0)
            left = seeds.between(room.left() + 20 * unit, room.right() - 60 * unit)
            top = seeds.between(room.top() + 8 * unit, room.top() + room.height() * 0.45)
            way = QPointF(seeds.between(10, 46) * unit, room.height() * seeds.between(0.3, 0.5))
            start = QPointF(left, top)
            keys = (
                Keyframe(begin, start, 0),
                Keyframe(begin + 500, start + way * 0.3, 0.95),
                Keyframe(begin + 1200, start + way * 0.72, 0.95),
                Keyframe(begin + 1700, start + way, 0),
            )
            found.append(Sprite(pictures.flake(self.board, radius), keys))
        return found

    def stages(self) -> list[TableStage]:
        """Show in the head that the round is the last."""
        after = followed(self.before, self.run)
        return [TableStage(300, partial(self._show_phase, after))]

    def picture(self) -> list[Sprite]:
        """Return the cold, the tiles that are dominated, and the points."""
        rows = [self._row(self.look_of(animal)) for animal in self.before.in_play]
        tiles = [one for animal in self.gains for one in self._tokens(animal)]
        earth = [Sprite(picture, (Keyframe(0, place),)) for picture, place in tiles]
        return [pictures.cold(self.board), *earth, *self._plates(), *rows]


class FinalScoring(BoardBeat):
    """Tile by tile the points are shown at the animals that get them, and their sums grow."""

    still = 4500
    _FIRST, _LAST = 600.0, 1200.0
    _STEP, _ALL = 430.0, 5000.0
    """How long after one another tiles come, and how long all of them may take."""

    def _prepare(self) -> None:
        self.tiles: dict[int, list[tuple[int, int]]] = {}
        """The animals that a tile pays, and what each gets."""
        for one in self.run:
            if is_final(one):
                self.tiles.setdefault(one.target - CELL_REF, []).append(
                    (one.subject - ANIMAL_REF, one.amount)
                )
        self.steps = self._in_steps()
        """The tiles that are shown together, the terrain that pays least first."""
        self._step = min(self._STEP, self._ALL / max(len(self.steps), 1))
        self.length = round(self._FIRST + self._step * len(self.steps) + self._LAST)
        points = list(self.before.points)
        for animal, gain in sums(self.run, e.POINTS).items():
            points[animal] += gain
        self.points = points
        """What each animal has at the end."""
        winner = tile_points.winner(self.before, points)
        self.winners = frozenset(one for one in self.before.in_play if self.before.seat_of[one] == winner)

    def _in_steps(self) -> list[list[int]]:
        ground = self.before.ground
        tundra = [cell for cell in self.tiles if ground[cell] == TUNDRA]
        others = sorted(
            (cell for cell in self.tiles if ground[cell] != TUNDRA),
            key=lambda one: TERRAINS[ground[one]].values,
        )
        return [*([tundra] if tundra else []), *[[cell] for cell in others]]

    def begin_of(self, step: int) -> float:
        """Return when the tiles of a step are shown."""
        return self._FIRST + self._step * step

    def totals(self) -> list[tuple[float, list[int]]]:
        """Return the points of the animals from each moment on at which they change."""
        points = list(self.before.points)
        found = [(0.0, list(points))]
        for step, cells in enumerate(self.steps):
            for cell in cells:
                for animal, gain in self.tiles[cell]:
                    points[animal] += gain
            found.append((self.begin_of(step) + 220, list(points)))
        return found

    def look_of(self, animal: int, points: int, *, is_end: bool = False) -> AnimalRow:
        """Return the line of an animal with so many points; at the end the winner's stands out."""
        most = max(max(self.points), 1)
        bar = (self.before.points[animal] / most, points / most)
        is_first = is_end and animal in self.winners
        return AnimalRow(animal, phrasing.plain_number(points), is_first=is_first, bar=bar)

    def _headings(self) -> list[Sprite]:
        """Return the heading, and below its name the terrain while its tiles are scored."""
        words, ground = self.words, self.before.ground
        terrains = [ground[cells[0]] for cells in self.steps]
        every = [words.final(one) for one in sorted(set(terrains))]
        changes = [(0.0, 0)]
        for step, terrain in enumerate(terrains):
            if terrain != changes[-1][1]:
                changes.append((self.begin_of(step), terrain))
        changes.append((self.begin_of(len(self.steps)) + 300, 0))
        ends = [begin for begin, _ in changes[1:]] + [float(self.length)]
        found = []
        for (begin, terrain), end in zip(changes, ends, strict=True):
            sprite = pictures.heading(self.board, words.final(terrain), widest=every)
            found.append(still(sprite.picture, sprite.keys[0].place, begin, end))
        return found

    def _plates(self) -> list[Sprite]:
        return [pictures.panel(self.board, self.words.final(), self.words.points())]

    def _tokens(self, cell: int) -> list[tuple[Picture, QPointF]]:
        found: list[tuple[Picture, QPointF]] = []
        paid = self.tiles[cell]
        swollen = pictures.ALONE if len(paid) == 1 else pictures.SEVERAL
        for animal, gain in paid:
            rect, words = self._token_rect(animal, cell), phrasing.signed(gain)
            picture = pictures.token(self.board, animal, rect, words, swollen=swollen)
            found.append((picture, rect.center()))
        return found

    def sprites(self) -> list[Sprite]:
        """Let tiles glow, tokens show points, and the lines count."""
        rim, found = pictures.glow(self.board, piece_painting.GOLD), list[Sprite]()
        for step, cells in enumerate(self.steps):
            begin = self.begin_of(step)
            end = begin + max(self._step * 1.6, 950.0)
            for cell in cells:
                middle = self.board.earth.cell_outline(cell).center()
                found.append(shining(rim, middle, begin, end))
                found += [swelling(picture, at, begin + 60, end) for picture, at in self._tokens(cell)]
        found += self._whole(*self._plates()) + self._headings()
        return found + self._counting()

    def _counting(self) -> list[Sprite]:
        """Return the lines with their running sums; at the end the winner's stands out."""
        totals, found = self.totals(), list[Sprite]()
        over = self.begin_of(len(self.steps)) + 400
        for animal in self.before.in_play:
            changes: list[tuple[float, AnimalRow]] = []
            for begin, points in totals:
                look = self.look_of(animal, points[animal])
                if not changes or changes[-1][1] != look:
                    changes.append((begin, look))
            changes.append((over, self.look_of(animal, self.points[animal], is_end=True)))
            ends = [begin for begin, _ in changes[1:]] + [float(self.length)]
            for (begin, look), end in zip(changes, ends, strict=True):
                sprite = self._row(look)
                found.append(still(sprite.picture, sprite.keys[0].place, begin, end))
        return found

    def picture(self) -> list[Sprite]:
        """Return the points of all tiles at once, and all sums."""
        tokens = [one for cell in self.tiles for one in self._tokens(cell)]
        earth = [Sprite(picture, (Keyframe(0, at),)) for picture, at in tokens]
        rows = [self._row(self.look_of(one, self.points[one], is_end=True)) for one in self.before.in_play]
        return [*earth, *self._plates(), pictures.heading(self.board, self.words.final()), *rows]
