"""What each kind of event of Dominant Species looks like on the table, and which sound it makes.

Pawns, disks and cubes fly, tiles come and the map moves to make room, Reset goes in three beats.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event, Kind
from evolution_qt.games.dominant import events as e
from evolution_qt.games.dominant.cards import (
    ANIMAL_REF,
    ANIMALS,
    CELL_REF,
    CORNER_REF,
    ELEMENT_REF,
    NO_ANIMAL,
    SPACE_REF,
    SPACES,
    TUNDRA,
)
from evolution_qt.games.dominant.grid import CORNERS
from evolution_qt.games.dominant.state import RESET, DominantState
from evolution_qt.games.dominant.tile_points import survival
from evolution_qt.ui.dominant import ceremony_beats, event_groups, piece_painting
from evolution_qt.ui.dominant.action_display import disk_picture
from evolution_qt.ui.dominant.board import DominantBoard
from evolution_qt.ui.dominant.ceremony_words import CeremonyWords
from evolution_qt.ui.dominant.follow import DominantFollower
from evolution_qt.ui.dominant.gesture_targets import CORNER, CUBES, SPACE, Thing
from evolution_qt.ui.dominant.words import DominantWords
from evolution_qt.ui.kit import phrasing, timings
from evolution_qt.ui.kit.panels import banner
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.kit.scenes import (
    Beat,
    Keyframe,
    Motion,
    Picture,
    Sprite,
    TableStage,
    coming,
    fade,
    fall,
    flight,
    staggered,
)
from evolution_qt.ui.kit.sounds import synth
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.playback import Cues, Run

_MOVE: Final = 420
"""How long a pawn, a disk or cubes are on their way."""
_LOOK: Final = 350
"""How long something is looked at that has come or gone."""
_LENGTHS: Final = {
    e.PAWN_PLACED: _MOVE + _LOOK,
    e.DISK_PLACED: _MOVE + _LOOK,
    e.DISK_REMOVED: _LOOK,
    e.CUBES_ADDED: _MOVE,
    e.CUBES_MOVED: _MOVE,
    e.CUBES_ELIMINATED: timings.EXTINCTION,
    e.TILE_PLACED: _LOOK,
    e.TILE_FROZEN: _LOOK,
    e.CARD_TAKEN: timings.BANNER,
    e.POINTS: _LOOK,
    e.PHASE_BEGAN: timings.BANNER,
    e.SURVIVAL_CHANGED: _LOOK,
}
"""About how long the cue of each kind takes."""
_TOGETHER: Final = (e.CUBES_ELIMINATED, e.POINTS, e.CARDS_TURNED, e.DISKS_DRAWN, e.STACK_TURNED, e.CUBES_BACK)
"""Kinds of which several in a row are shown at once."""


class DominantCues(Cues):
    """Scenes for events, from where things lie on the table."""

    def __init__(self, board: DominantBoard, words: DominantWords) -> None:
        self._board = board
        self._words = words
        self._told = CeremonyWords(words)
        self.by_kind = {
            e.PAWN_PLACED: self._pawn_placed,
            e.DISK_PLACED: self._disk_placed,
            e.DISK_REMOVED: self._disk_removed,
            e.CUBES_ADDED: self._cubes_added,
            e.CUBES_MOVED: self._cubes_moved,
            e.CUBES_ELIMINATED: self._cubes_eliminated,
            e.TILE_FROZEN: self._tile_came,
            e.CARD_TAKEN: self._card_taken,
            e.PHASE_BEGAN: self._phase_began,
            e.POINTS: self._seen,
            e.SURVIVAL_CHANGED: self._seen,
            e.LAST_TURN: self._last_turn,
        }

    def is_always_seen(self, event: Event) -> bool:
        """Return whether an event is shown though all else is skipped: cards, the end, what hits a person."""
        return event.kind in (e.CARD_TAKEN, e.FINAL_SCORED) or self._hits_person(event)

    def _hits_person(self, event: Event) -> bool:
        view, seat = self._board.view, self.loser(event, e.KINDS[event.kind])
        return view is not None and seat != NOBODY and (seat == view.viewer or not view.bots[seat])

    def loser(self, event: Event, kind: Kind) -> int:
        """Return the seat whose animal loses something, or has cubes that another moves."""
        view, is_moved = self._board.view, event.kind == e.CUBES_MOVED
        ref = event.card if is_moved or event.kind == e.CUBES_ELIMINATED else event.subject
        is_hit = kind.loss or is_moved or (event.kind == e.POINTS and event.amount < 0)
        if view is None or not is_hit or not ANIMAL_REF <= ref < ANIMAL_REF + ANIMALS:
            return NOBODY
        seat: int = view.state.seat_of[ref - ANIMAL_REF]
        return NOBODY if is_moved and seat == event.actor else seat

    def follower(self, state: DominantState) -> DominantFollower:
        """Return a picture of a state that events change."""
        return DominantFollower(state.clone())

    def runs(self, events: Sequence[Event]) -> Iterator[list[Event]]:
        """Return the events in runs that are shown together: of one kind and cause, or of one ceremony."""
        run: list[Event] = []
        passed = 0
        for at, event in enumerate(events):
            if at < passed:
                continue
            if (passed := event_groups.end_of_run(events, at)) > at:
                if run:
                    yield run
                run = []
                yield list(events[at:passed])
                continue
            alike = bool(run) and (event.kind, event.cause) == (run[-1].kind, run[-1].cause)
            if run and not (alike and event.kind in _TOGETHER):
                yield run
                run = []
            run.append(event)
        if run:
            yield run

    def motion(self, run: Run, state: DominantState) -> Motion | None:
        """Return the scene for a run of events, and for the position before them."""
        if parts := self.ceremony(run, state):
            return Motion(partial(self._beats, run, parts))
        if run[0].kind == e.TILE_PLACED:
            return Motion(lambda is_calm: [self._tile_laid(run, state, is_calm=is_calm)])
        return super().motion(run, state)

    def ceremony(self, run: Run, state: DominantState) -> list[event_groups.BoardBeat]:
        """Return the parts of a ceremony; none while the mammal is still to save a cube."""
        if not event_groups.end_of_run(run, 0):
            return []
        about = self._board, self._told
        first = run[0]
        if event_groups.is_survival(run[-1]):
            return [ceremony_beats.Survival(*about, run, state)]
        if event_groups.is_ice_age(first):
            return [ceremony_beats.IceAge(*about, run, state)]
        if event_groups.is_final(first):
            return [ceremony_beats.FinalScoring(*about, run, state)]
        if first.kind in (e.CARDS_TURNED, e.BOXES_MOVED):
            return [ceremony_beats.Reseed(*about, run, state)]
        if not event_groups.is_extinction(run) and event_groups.awaits_rescue(state):
            return []
        found: list[event_groups.BoardBeat] = [ceremony_beats.Extinction(*about, run, state)]
        after = event_groups.followed(state, run)
        if survival(after)[0] == NO_ANIMAL:  # no event tells of it
            found.append(ceremony_beats.Survival(*about, (), after))
        return found

    def _beats(self, run: Run, parts: Sequence[event_groups.BoardBeat], is_calm: bool) -> list[Beat]:
        """Return what a ceremony shows over the table, and a sentence for it on the ribbon."""
        words = TableStage(0, lambda: self._board.tell(self._shown(run)))
        first, *others = [part.beat(is_calm=is_calm) for part in parts]
        return [first._replace(stages=[words, *first.stages]), *others]

    def spoken(self, run: Run) -> str:
        """Return the sentence that describes a ceremony to a blind player; empty for other runs."""
        told, first = self._told, run[0]
        if not event_groups.end_of_run(run, 0):
            return ""
        gains = event_groups.sums(run, e.POINTS)
        if event_groups.is_survival(run[-1]):
            return told.survival_sentence(*next(iter(gains.items())))
        if event_groups.is_ice_age(first):
            return told.ice_age_sentence(gains)
        if event_groups.is_final(first):
            return told.final_sentence(gains)
        if first.kind in (e.CARDS_TURNED, e.BOXES_MOVED):
            return phrasing.sentences([told.reseed()])
        is_told = event_groups.is_extinction(run)
        return told.extinction_sentence(event_groups.sums(run, e.CUBES_ELIMINATED)) if is_told else ""

    def _shown(self, run: Run) -> str:
        """Return the ribbon's words for a ceremony, which is seen in full."""
        told, first = self._told, run[0]
        if event_groups.is_ice_age(first):
            return told.ice_age_shown()
        if event_groups.is_final(first):
            return told.final_shown()
        if first.kind in (e.CARDS_TURNED, e.BOXES_MOVED):
            return told.reseed_sentence()
        if event_groups.is_survival(run[-1]):
            return self.spoken(run)
        return told.extinction_shown(event_groups.sums(run, e.CUBES_ELIMINATED))

    def length(self, runs: Sequence[Run]) -> int:
        """Return about how many milliseconds several runs take at normal speed.

        Ceremonies do not count: they would let all before them pass twice as fast.
        """
        return sum(_LENGTHS.get(run[0].kind, 0) for run in runs if not event_groups.end_of_run(run, 0))

    # Pictures

    def _pawn(self, animal: int, side: float) -> Picture:
        def draw(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            piece_painting.pawn(painter, animal, QPointF(side / 2, side / 2), side * 0.46)

        return partial(painted, ("pawn", animal), side, side, self._board.style.ratio, draw)

    def _token(self, animal: int, count: int) -> Picture:
        unit = self._board.earth.geometry.side / 59.5
        wide, tall = 44 * unit, 31 * unit

        def draw(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            piece_painting.token(painter, animal, count, QRectF(3, 3, wide - 6, tall - 6))

        key = ("flying token", animal, count)
        return partial(painted, key, wide, tall, self._board.style.ratio, draw)

    def _tile(self, terrain: int) -> Picture:
        rect = self._board.earth.cell_outline(0)

        def draw(painter: QPainter) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            middle = QPointF(rect.width() / 2, rect.height() / 2)
            piece_painting.tile(painter, terrain, middle, rect.width() / 2, "coming")

        key = ("flying tile", terrain)
        return partial(painted, key, rect.width(), rect.height(), self._board.style.ratio, draw)

    # Places

    def _cell(self, ref: int) -> QPointF:
        return self._board.earth.cell_outline(ref - CELL_REF).center()

    def _cubes(self, ref: int, animal: int) -> QPointF:
        """Return where the cubes of an animal stand on a tile, or the tile's middle."""
        rect = self._board.home(Thing(CUBES, ref - CELL_REF, animal))
        return self._cell(ref) if rect.isEmpty() else rect.center()

    def _home(self, animal: int) -> QPointF:
        """Return where things of an animal come from: the own board, or its line at the right."""
        if animal == self._board.animal:
            return self._board.own.scene_rect.center()
        animals = self._board.animals
        return self._board.seen_at(animals, animals.rect_of_animal(animal)).center()

    # Cues

    def _seen(self, run: Run, state: DominantState) -> Beat:
        return Beat(length=_LOOK)

    def _pawn_placed(self, run: Run, state: DominantState) -> Beat:
        space, animal = run[0].target - SPACE_REF, run[0].subject - ANIMAL_REF
        if not 0 <= space < SPACES:
            return Beat()
        target = self._board.seen(Spot(SPACE, index=space))
        picture = self._pawn(animal, target.height() * 1.1)
        way = flight(picture, self._home(animal), target.center(), _MOVE, grown=1.4)
        return Beat([way], _MOVE + _LOOK)

    def _disk(self, event: Event) -> tuple[Picture, QPointF] | None:
        """Return the disk of an event, and where it lies on the earth; None if it does not."""
        corner, kind = event.target - CORNER_REF, event.card - ELEMENT_REF
        if not 0 <= corner < CORNERS:
            return None
        target = self._board.rect_of(Spot(CORNER, index=corner))
        return partial(disk_picture, kind, target.width() / 2, self._board.style.ratio), target.center()

    def _disk_placed(self, run: Run, state: DominantState) -> Beat:
        if (disk := self._disk(run[0])) is None:
            return Beat()
        picture, end = disk
        way = flight(picture, self._home(run[0].subject - ANIMAL_REF), end, _MOVE, grown=1.6)
        return Beat([way], _MOVE + _LOOK)

    def _disk_removed(self, run: Run, state: DominantState) -> Beat:
        disk = self._disk(run[0])
        return Beat() if disk is None else Beat([fade(*disk, _LOOK, grown=2.2)])

    def _cubes_added(self, run: Run, state: DominantState) -> Beat:
        event, animal = run[0], run[0].subject - ANIMAL_REF
        start, end = self._home(animal), self._cell(event.target)
        return Beat([flight(self._token(animal, event.amount), start, end, _MOVE)])

    def _cubes_moved(self, run: Run, state: DominantState) -> Beat:
        event, animal = run[0], run[0].card - ANIMAL_REF
        start, end = self._cubes(event.subject, animal), self._cell(event.target)
        return Beat([flight(self._token(animal, event.amount), start, end, _MOVE)])

    def _cubes_eliminated(self, run: Run, state: DominantState) -> Beat:
        falls: list[Sprite] = []
        for event in run:
            animal, depth = event.card - ANIMAL_REF, 40 * self._board.style.unit
            at = self._cubes(event.target, animal)
            falls.append(fall(self._token(animal, event.amount), at, depth, timings.EXTINCTION))
        return Beat(staggered(falls))

    def _tile_came(self, run: Run, state: DominantState) -> Beat:
        event = run[0]
        terrain = TUNDRA if event.kind == e.TILE_FROZEN else event.amount
        return Beat([coming(self._tile(terrain), self._cell(event.target), _LOOK)])

    def _tile_laid(self, run: Run, state: DominantState, *, is_calm: bool) -> Beat:
        """Let a tile come, then the map make room for it; where nothing moves it has done so at once."""
        beat, earth = self._tile_came(run, state), self._board.earth
        after = event_groups.followed(state, run)
        if is_calm or not earth.moves_for(after):
            return beat
        (tile,) = beat.sprites
        moving = earth.moving(after)
        keys = (Keyframe(_LOOK, QPointF()), Keyframe(_LOOK + timings.MAP, QPointF(), amount=1.0))
        gone = TableStage(_LOOK, earth.hide)  # until the table is drawn again
        return Beat([replace(tile, stays=False), Sprite(lambda: moving, keys)], stages=[gone])

    def _card_taken(self, run: Run, state: DominantState) -> Beat:
        return self._banner(self._words.card_taken(run[0]), timings.BANNER * 2)

    def _phase_began(self, run: Run, state: DominantState) -> Beat:
        if run[0].amount != RESET and not state.round:
            return Beat()
        return self._banner(self._words.phase(run[0].amount), timings.BANNER)

    def _last_turn(self, run: Run, state: DominantState) -> Beat:
        return self._banner(self._told.last_round(), timings.BANNER * 2)

    def _banner(self, words: str, duration: int) -> Beat:
        return Beat([banner(words, self._board.style, self._board.earth.scene_rect, duration)])


SOUNDS: Final = {
    e.PAWN_PLACED: synth.CHIP,
    e.TRACK_SWAPPED: synth.CHIP,
    e.ELEMENT_TAKEN: synth.CHIP,
    e.DISK_PLACED: synth.CHIP,
    e.DISK_REMOVED: synth.CHIP,
    e.TILE_PLACED: synth.CARD,
    e.TILE_FROZEN: synth.CARD,
    e.CUBES_ADDED: synth.CHIP,
    e.CUBES_MOVED: synth.CHIP,
    e.CUBES_ELIMINATED: synth.ATTACK,
    e.TILE_SCORED: synth.REVEAL,
    e.CARD_TAKEN: synth.CARD,
    e.CARDS_TURNED: synth.CARD,
    e.PAWN_LOST: synth.ATTACK,
    e.LAST_TURN: synth.EXTINCTION,
    e.GAME_ENDED: synth.OVER,
}
"""The sound of each kind of event; the others are not heard."""
