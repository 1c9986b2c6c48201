"""Ceremonies of Dominant Species: which events belong together, and what a part on its board is made of.

Each is made from events, and from the position before them, which is only looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from evolution_qt.core.event import Event
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import (
    ANIMAL_REF,
    CARD_REF,
    ICE_AGE,
)
from evolution_qt.games.dominant.round_course import rescuable
from evolution_qt.games.dominant.state import RESET, DominantState
from evolution_qt.ui.dominant import ceremony_pictures as pictures
from evolution_qt.ui.dominant.board import DominantBoard
from evolution_qt.ui.dominant.ceremony_pictures import AnimalRow
from evolution_qt.ui.dominant.ceremony_words import CeremonyWords
from evolution_qt.ui.dominant.follow import DominantFollower
from evolution_qt.ui.dominant.gesture_targets import CUBES, Thing
from evolution_qt.ui.kit.scenes import Beat, Keyframe, Picture, Sprite, TableStage

_COMES: Final = 200.0
"""How long a plate comes or goes."""
_FADE: Final = 220.0
"""The same where nothing moves."""
_SMALL: Final = 0.8
"""How large a token is before it swells."""

# What belongs together


def end_of_run(events: Sequence[Event], begin: int) -> int:
    """Return where the events of one ceremony end that begins at a place; the place itself if none does."""
    first = events[begin]
    if _is_extinction(first) or (first.kind == e.PHASE_BEGAN and first.amount == RESET):
        end = _while(events, begin + 1, _is_extinction)
        return end if _end_of_survival(events, end) > end else _while(events, end, _is_change)
    if (end := _end_of_survival(events, begin)) > begin:
        return end
    if first.kind in (e.CARDS_TURNED, e.BOXES_MOVED):
        end = _while(events, begin, _is_reseed)
        return end if any(event.kind == e.BOXES_MOVED for event in events[begin:end]) else begin
    if is_ice_age(first):
        end = _while(events, begin + 1, lambda one: one.kind == e.POINTS and one.cause == ICE_AGE)
        return _while(events, end, lambda one: one.kind == e.LAST_TURN)
    if is_final(first):
        return _while(events, _while(events, begin, is_final), lambda one: one.kind == e.FINAL_SCORED)
    return begin


def _end_of_survival(events: Sequence[Event], begin: int) -> int:
    """Return where the award for Survival ends, behind who holds it; the place itself if there is none."""
    at = _while(events, begin, _is_change)
    return at + 1 if at < len(events) and is_survival(events[at]) else begin


def _is_change(event: Event) -> bool:
    return event.kind == e.SURVIVAL_CHANGED


def _while(events: Sequence[Event], begin: int, goes_on: Callable[[Event], bool]) -> int:
    end = begin
    while end < len(events) and goes_on(events[end]):
        end += 1
    return end


def _is_extinction(event: Event) -> bool:
    return event.kind == e.RESCUED or (event.kind == e.CUBES_ELIMINATED and event.cause == e.EXTINCTION)


def is_extinction(run: Sequence[Event]) -> bool:
    """Return whether cubes die out in a run, or one is saved."""
    return any(map(_is_extinction, run))


def is_survival(event: Event) -> bool:
    """Return whether an event is the award for Survival."""
    return event.kind == e.POINTS and event.cause == e.SURVIVAL


def _is_reseed(event: Event) -> bool:
    drawn = event.kind == e.DISKS_DRAWN and event.amount > 0
    return drawn or event.kind in (e.CARDS_TURNED, e.BOXES_MOVED, e.STACK_TURNED)


def is_ice_age(event: Event) -> bool:
    """Return whether the card Ice Age is taken."""
    return event.kind == e.CARD_TAKEN and event.card == CARD_REF + ICE_AGE


def is_final(event: Event) -> bool:
    """Return whether an event belongs to the points for tiles at the end."""
    return event.kind == e.POINTS and event.cause == e.FINAL


def awaits_rescue(state: DominantState) -> bool:
    """Return whether the mammal is still to choose the cube that it saves, before anything dies out."""
    return len(rescuable(state)) > 1


def sums(run: Sequence[Event], kind: int) -> dict[int, int]:
    """Return the sum for each animal of the events of a kind: points, or cubes that died."""
    found: dict[int, int] = {}
    for event in run:
        if event.kind == kind:
            animal = (event.card if kind == e.CUBES_ELIMINATED else event.subject) - ANIMAL_REF
            found[animal] = found.get(animal, 0) + event.amount
    return dict(sorted(found.items()))


def followed(state: DominantState, events: Sequence[Event]) -> DominantState:
    """Return the position after some events; the given one stays as it is."""
    follower = DominantFollower(state.clone())
    for event in events:
        follower.follow(event)
    return follower.state


class BoardBeat:
    """A beat on one board."""

    length: int = 1000
    """Milliseconds at normal speed."""
    still: int = 1200
    """How long its picture is seen where nothing moves."""

    def __init__(
        self, board: DominantBoard, words: CeremonyWords, run: Sequence[Event], state: DominantState
    ) -> None:
        """Show a *run* of events; *state* is the position before it, which stays as it is."""
        self.board, self.words, self.run = board, words, tuple(run)
        self.before = state.clone()
        self._prepare()

    def _prepare(self) -> None:
        """Work out what the events mean."""

    def sprites(self) -> list[Sprite]:
        """Return what is seen when, counted from its beginning."""
        return []

    def stages(self) -> list[TableStage]:
        """Return what the table shows meanwhile."""
        return []

    def picture(self) -> list[Sprite]:
        """Return all that is to be seen at once where nothing moves, one key each."""
        return []

    def beat(self, *, is_calm: bool) -> Beat:
        """Return the beat for the board as it lies now."""
        if is_calm:
            return Beat([_fading(one, self.still) for one in self.picture()], self.still)
        return Beat(self.sprites(), self.length, self.stages())

    @property
    def _lines(self) -> dict[int, QRectF]:
        """Return where the line of each animal stands in the panel: where it has its own."""
        return {animal: self.board.animals.rect_of_animal(animal) for animal in self.before.in_play}

    def _row(self, look: AnimalRow) -> Sprite:
        """Return a line of the panel."""
        return pictures.row(self.board, look, self._lines[look.animal])

    def _show_phase(self, state: DominantState) -> None:
        """Let the head and the rows show a position, whatever the earth shows."""
        board, view = self.board, self.board.view
        assert view is not None
        board.head.show_state(state, board.animal, view.names)
        board.rows.show_state(state, board.animal, -1)

    def _token_rect(self, animal: int, cell: int) -> QRectF:
        """Return where the cubes of an animal stand on a tile."""
        found = self.board.home(Thing(CUBES, cell, animal))
        return self.board.earth.cell_outline(cell) if found.isEmpty() else found

    def _whole(self, *sprites: Sprite, opens: bool = False, closes: bool = False) -> list[Sprite]:
        """Return plates that are seen all the time; they come at first, or go at last."""
        found = []
        for sprite in sprites:
            place = sprite.keys[0].place
            keys = [Keyframe(0, place, 0), Keyframe(_COMES, place)] if opens else [Keyframe(0, place)]
            end = float(self.length)
            keys += (
                [Keyframe(end - _COMES, place), Keyframe(end, place, 0)] if closes else [Keyframe(end, place)]
            )
            found.append(Sprite(sprite.picture, tuple(keys)))
        return found

    def _rows(
        self,
        before: Callable[[int], AnimalRow],
        after: Callable[[int], AnimalRow],
        turns: dict[int, float],
        *,
        opens: bool = False,
        closes: bool = False,
    ) -> list[Sprite]:
        """Return the lines of all animals; those of *turns* look different from a moment on."""
        found = []
        for animal in self.before.in_play:
            turn = turns.get(animal)
            first, last = (self._row(look(animal)) for look in (before, after))
            if turn is None:
                found += self._whole(last, opens=opens, closes=closes)
                continue
            (whole,) = self._whole(first, opens=opens)
            place = whole.keys[0].place
            keys = (*[key for key in whole.keys if key.at < turn], Keyframe(turn, place))
            found.append(Sprite(first.picture, keys))
            (whole,) = self._whole(last, closes=closes)
            found.append(Sprite(last.picture, (Keyframe(turn, place), *whole.keys[1:])))
        return found


def _fading(sprite: Sprite, end: float) -> Sprite:
    """Return a picture that comes and goes where it is."""
    place = sprite.keys[0].place
    keys = (
        Keyframe(0, place, 0),
        Keyframe(_FADE, place),
        Keyframe(end - _FADE, place),
        Keyframe(end, place, 0),
    )
    return Sprite(sprite.picture, keys)


def swelling(picture: Picture, place: QPointF, begin: float, end: float) -> Sprite:
    """Return a token that swells, stays and goes back."""
    keys = (
        Keyframe(begin, place, 0.2, _SMALL),
        Keyframe(begin + 160, place),
        Keyframe(end - 220, place),
        Keyframe(end, place, 0, _SMALL),
    )
    return Sprite(picture, keys)


def shining(picture: Picture, place: QPointF, begin: float, end: float) -> Sprite:
    """Return a tile's rim that comes and goes."""
    keys = (
        Keyframe(begin, place, 0),
        Keyframe(begin + 140, place),
        Keyframe(end - 260, place),
        Keyframe(end, place, 0),
    )
    return Sprite(picture, keys)
