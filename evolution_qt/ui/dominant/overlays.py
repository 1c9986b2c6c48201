"""The hints for a place that the pointer rests on: tiles, rows, cards, animals, stacks, the bag."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from evolution_qt.games.dominant.cards import ICE_AGE, NO_ANIMAL
from evolution_qt.games.dominant.forecast import forecasts
from evolution_qt.games.dominant.state import OVER, DominantState
from evolution_qt.ui.dominant import tile_forecast
from evolution_qt.ui.dominant.board import DominantBoard
from evolution_qt.ui.dominant.ceremony_words import CeremonyWords
from evolution_qt.ui.dominant.descriptions import DominantDescriptions
from evolution_qt.ui.dominant.earth import COUNTS
from evolution_qt.ui.dominant.gesture_targets import CELL, CORNER, SPACE, TOKEN
from evolution_qt.ui.dominant.words import DominantWords
from evolution_qt.ui.kit import phrasing
from evolution_qt.ui.kit.drag import Piece
from evolution_qt.ui.table.first_words import Sign
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.overlays import Overlays


class PointerHint:
    """The hint for the place that the pointer rests on, as long as it is there."""

    def __init__(self, board: DominantBoard) -> None:
        self._board = board
        self._place = QRectF()

    def show(self, words: str, place: QRectF) -> None:
        """Show a hint for a place of the scene."""
        self._place = place
        self._board.tip = words
        self._board.show_names()

    def point(self, piece: object, at: QPointF) -> None:
        """Take the hint away where the pointer has left the place."""
        if self._board.tip and not (isinstance(piece, Piece) and self._place.contains(piece.mapToScene(at))):
            self.close()

    def close(self) -> None:
        """Say nothing more."""
        self.show("", QRectF())


class DominantOverlays(Overlays):
    """Hints of one table, and the words of signs that a new player sees for the first time."""

    def __init__(self, board: DominantBoard, spoken: DominantDescriptions, words: DominantWords) -> None:
        self._board = board
        self._spoken = spoken
        self._words = words
        self.tip = PointerHint(board)

    def show(self) -> None:
        """Show what signs say that a player sees for the first time, those of the own animals first."""
        board, view = self._board, self._board.view
        is_seen = view is not None and view.viewer >= 0 and view.state.phase != OVER and board.lens == COUNTS
        signs = self._signs(view.state) if view is not None and is_seen else ()
        board.first_words.show([*signs], board.style)

    def _signs(self, state: DominantState) -> Iterator[Sign]:
        """Return the marks on tokens and disks of the earth."""
        earth, spoken = self._board.earth, self._spoken
        own, kept = tile_forecast.own(state, self._board.animal), earth.written_rects()
        every = [(cell, one) for cell, row in tile_forecast.every_standing(state).items() for one in row]
        for cell, one in sorted(every, key=lambda found: found[1].animal not in own):
            rect = earth.marked_rect(cell, one.animal)
            for mark, word in spoken.marks(one).items():
                yield Sign(mark, (cell, one.animal), word, rect, earth.scene_rect, kept)
        for corner in forecasts(state).swept:
            rect = earth.rect_of(Spot(CORNER, index=corner))
            yield Sign("swept", corner, spoken.corner_details(state, corner), rect, earth.scene_rect, kept)

    def told(self, words: str, place: QRectF) -> None:
        """Show the names of the cells while the hint uses one."""
        self.tip.show(words, place)

    def clear_pointing(self) -> None:
        """Stop pointing at the tiles of a line of the log."""
        self._board.point_out(frozenset())

    def hint_at(self, at: QPointF) -> tuple[str, QRectF] | None:
        """Return the hint for a place, and where that lies; None for nothing."""
        board = self._board
        if board.view is None or board.previews.seen is not None:  # the table shows what would be
            return None
        earth = board.earth
        if earth.scene_rect.contains(at):
            for spot in earth.spots_at(earth.mapFromScene(at)):
                if words := self._of_earth(spot):
                    return words, earth.rect_of(spot)
            return None
        return (self._of_rows(at) if board.rows.isVisible() else None) or self._of_panels(at)

    def _of_earth(self, spot: Spot) -> str:
        assert self._board.view is not None
        state, spoken = self._board.view.state, self._spoken
        if spot.sort == TOKEN:
            details = spoken.token_details(state, spot.index, spot.part)
            return spoken.run_on(spoken.token(state, spot.index, spot.part), details)
        if spot.sort == CORNER:
            words, more = spoken.corner(state, spot.index), spoken.corner_details(state, spot.index)
            return phrasing.text([f"{words}.", more]) if more else words
        if spot.sort == CELL and state.ground[spot.index]:
            return spoken.cell(state, spot.index)
        return ""

    def _of_rows(self, at: QPointF) -> tuple[str, QRectF] | None:
        assert self._board.view is not None
        state, rows = self._board.view.state, self._board.rows
        local = rows.mapFromScene(at)
        for row, rect in enumerate(rows.rects):
            if not rect.contains(local):
                continue
            for space, place in rows.spaces_in(row):
                if state.spaces[space] != NO_ANIMAL and place.contains(local):
                    words = self._spoken.run_on(
                        self._spoken.space(state, space), self._spoken.space_details(state, space)
                    )
                    return words, rows.rect_of(Spot(SPACE, index=space))
            for box, kind, centre, reach in rows.disks():
                disk = QRectF(centre, centre).adjusted(-reach, -reach, reach, reach)
                words = self._spoken.box_details(state, box, kind, self._board.animal)
                if words and disk.contains(at):
                    return phrasing.before(self._words.element(kind), words), disk
            return self._words.tip(row), rows.mapRectToScene(rect)
        return None

    def _of_panels(self, at: QPointF) -> tuple[str, QRectF] | None:
        board, spoken = self._board, self._spoken
        assert board.view is not None
        state, names = board.view.state, board.view.names
        for thing, rect in board.cards.places.items():
            place = board.cards.mapRectToScene(rect)
            if board.cards.isVisible() and place.contains(at):
                name, text = self._words.card(thing.number), self._words.card_text(thing.number)
                words = phrasing.before(name, text)
                if thing.number == ICE_AGE:
                    end = CeremonyWords(self._words).at_the_end(tile_forecast.with_ice_age(state))
                    words = phrasing.text([words, end])
                return words, place
        for animal in state.in_play:
            place = board.animals.rect_of_animal(animal)
            if board.animals.isVisible() and place.contains(at):
                details = spoken.animal_details(state, animal)
                return spoken.run_on(spoken.animal(state, animal, names), details), place
        for panel, told in ((board.head, spoken.head), (board.bag, spoken.survival)):
            if panel.isVisible() and panel.scene_rect.contains(at):
                return told(state), panel.scene_rect
        for thing, rect in board.stacks.places.items():
            place = board.stacks.mapRectToScene(rect)
            if board.stacks.isVisible() and place.contains(at):
                return spoken.stack(state, thing.number), place
        return None
