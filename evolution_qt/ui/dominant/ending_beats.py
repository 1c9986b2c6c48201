"""The beats of the end: Ice Age, and final scoring tile by tile."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF

from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant import tile_points
from evolution_qt.games.dominant.cards import (
    ANIMAL_REF,
    CELL_REF,
    ICE_AGE,
    TERRAINS,
    TUNDRA,
)
from evolution_qt.games.dominant.grid import CELLS
from evolution_qt.ui.dominant import ceremony_pictures as pictures
from evolution_qt.ui.dominant import piece_painting
from evolution_qt.ui.dominant.ceremony import Keyframe, Sprite, TableStage, still
from evolution_qt.ui.dominant.ceremony_pictures import GAIN, AnimalRow, Picture
from evolution_qt.ui.dominant.event_groups import BoardBeat, followed, is_final, shining, sums, swelling
from evolution_qt.ui.kit import phrasing
from evolution_qt.ui.kit.brush import Seeds


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
    _FIRST, _LAST = 600.0, 1900.0
    _STEP, _ALL = 430.0, 9000.0
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
