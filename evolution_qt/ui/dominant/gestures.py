"""What things and places mean: each legal step takes hold of something and lands somewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF

from evolution_qt.core.action import unpack
from evolution_qt.core.game import Game
from evolution_qt.games.dominant import steps as s
from evolution_qt.games.dominant.cards import OFF_EARTH, SPACES
from evolution_qt.games.dominant.grid import CELLS, CORNERS
from evolution_qt.ui.dominant.board import DominantBoard
from evolution_qt.ui.dominant.gesture_targets import CELL, CORNER, SPACE, TOKEN, Thing, landing
from evolution_qt.ui.dominant.preview import DominantPreview, preview
from evolution_qt.ui.dominant.words import DominantWords
from evolution_qt.ui.kit.panels import PanelOption
from evolution_qt.ui.table.gestures import (
    Gestures,
    Inquiry,
    MoveQuestion,
    NoQuestion,
    Refusals,
    Spot,
    Subject,
)

CONFIRM: Final = "confirm"
"""Stands for the moves of a plan."""


class Which(Inquiry):
    """Asks which of several steps of one gesture is meant, mostly how many cubes."""

    def __init__(self, gestures: DominantGestures, steps: Sequence[int]) -> None:
        self._gestures = gestures
        self._steps = list(steps)
        self._chosen: int | None = None

    def next(self) -> MoveQuestion | object | None:
        """Return the question, or the move."""
        if self._chosen is None:
            options = [PanelOption(self._gestures.line(one), one) for one in self._steps]
            return MoveQuestion(self._gestures.title(self._steps[0]), options)
        return self._gestures.move(self._chosen)

    def answer(self, value: object) -> None:
        """Take the step that was chosen."""
        assert isinstance(value, int)
        self._chosen = value

    def preview(self, value: object) -> DominantPreview | None:
        """Return the position after one of the steps: so many cubes."""
        return self._gestures.seen_ahead(value) if isinstance(value, int) else None


class DominantGestures(Gestures):
    """What things and places mean on one table."""

    board: DominantBoard

    def __init__(self, game: Game[Any, Any], board: DominantBoard, words: DominantWords) -> None:
        super().__init__(game, board)
        self.words = words

    def subjects(self) -> list[Subject]:
        """Return the things that could be taken hold of, in the order of the legal steps."""
        return list(dict.fromkeys(thing for thing, _ in self.board.steps))

    def spots(self, subject: Subject) -> list[Spot]:
        """Return where a thing can land, then where it cannot.

        A place that may be chosen at once stands for itself, beside the others of that sort.
        """
        if isinstance(subject, Spot):
            return list(dict.fromkeys([subject, *self.ready()]))
        legal = [spot for thing, spot in self.board.steps if thing == subject]
        return list(dict.fromkeys([*legal, *self._others({spot.sort for spot in legal})]))

    def _others(self, sorts: set[str]) -> list[Spot]:
        """Return all places of some sorts that mean something, whether or not they may be chosen."""
        state = self.view.state
        found = []
        if CELL in sorts:
            found += [Spot(CELL, index=cell) for cell in range(CELLS) if state.ground[cell]]
        if SPACE in sorts:
            found += [Spot(SPACE, index=space) for space in range(SPACES)]
        if CORNER in sorts:
            found += [
                Spot(CORNER, index=corner) for corner in range(CORNERS) if state.disks[corner] != OFF_EARTH
            ]
        if TOKEN in sorts:
            found += [
                Spot(TOKEN, index=cell, part=animal)
                for cell in range(CELLS)
                for animal in state.in_play
                if state.cubes[animal * CELLS + cell]
            ]
        return found

    def reasons(self, subject: Subject, spot: Spot) -> Refusals | None:
        """Return why a thing may not land on a place, of the same sort as those where it may."""
        legal = next(
            (
                step
                for (thing, at), steps in self.board.steps.items()
                for step in steps[:1]
                if thing == subject and at.sort == spot.sort
            ),
            None,
        )
        if legal is None or self.steps(subject, spot):
            return None
        move = self.game.spoken(self.view.state, self.view.viewer, [landing(legal, spot)])
        found = self.game.why_not(self.view.state, self.view.viewer, move)
        return {self.words.refusal(one): one.code for one in found}

    def reasons_at(self, at: QPointF) -> Refusals | None:
        """Return why a place cannot be chosen, where places of its sort are chosen at once."""
        things = self.subjects()
        if len(things) != 1:
            return None
        rects = {spot: self.board.rect_of(spot) for spot in self.spots(things[0])}
        held = {spot: rect.width() for spot, rect in rects.items() if rect.contains(at)}
        return self.reasons(things[0], min(held, key=lambda spot: held[spot])) if held else None

    def steps(self, subject: Subject, spot: Spot) -> list[int]:
        """Return the legal steps of a gesture."""
        if isinstance(subject, Spot):
            subject = self.board.thing_for(subject)
        return self.board.steps.get((subject, spot), []) if isinstance(subject, Thing) else []

    def first_click(self, subject: Subject) -> Sequence[tuple[Subject, Spot]] | None:
        """Return that a click on a place chooses it, and on a thing with one place lets it land there."""
        if isinstance(subject, Spot):
            return [(self.board.thing_for(subject), subject)]
        spots = [spot for thing, spot in self.board.steps if thing == subject]
        return [(subject, spots[0])] if len(spots) == 1 else None

    def preview(self, subject: Subject, spot: Spot) -> DominantPreview | None:
        """Return the position after a gesture; of several with more or fewer cubes after the one with most.

        Which of several kinds are protected has to be chosen first.
        """
        steps = self.steps(subject, spot)
        is_open = len(steps) > 1 and unpack(steps[-1]).verb == s.PROTECT
        return self.seen_ahead(steps[-1]) if steps and not is_open else None

    def preview_at_once(self, subject: Subject, legal: Sequence[Spot]) -> DominantPreview | None:
        """Return what a place brings that the pointer rests on, and what a thing does with one place."""
        if isinstance(subject, Spot):
            return self.preview(subject, subject)
        return self.preview(subject, legal[0]) if len(set(legal)) == 1 else None

    def seen_ahead(self, step: int) -> DominantPreview:
        """Return the position after a step, and what it would bring."""
        return preview(self.view.state, step, self.words)

    def ready(self) -> list[Spot]:
        """Return the places that can be chosen at once; spaces and cubes show it themselves."""
        things = self.subjects()
        is_plain = len(things) == 1 and self.view.ask
        found = [spot for _, spot in self.board.steps] if is_plain else []
        return [spot for spot in found if spot.sort not in (SPACE, TOKEN)]

    def inquiry(self, steps: Sequence[int], *, asks_all: bool) -> Inquiry:
        """Ask how many where there is a choice."""
        return NoQuestion(self.move(steps[0])) if len(steps) == 1 else Which(self, steps)

    def move(self, step: int) -> object:
        """Return a step as a move."""
        return self.game.spoken(self.view.state, self.view.viewer, [step])

    def line(self, step: int) -> str:
        """Return the label that sets a step apart from others of its gesture."""
        return self.words.choice(unpack(step).verb, step)

    def title(self, step: int) -> str:
        """Return what is asked between a gesture and its move."""
        return self.words.which(unpack(step).verb)

    def ending(self) -> object | None:
        """Return to make what is planned, or to pass where that may be."""
        if self.view.ask and self.board.plan is not None:
            return CONFIRM
        return self.move(s.PASS_STEP) if self.view.ask and s.PASS_STEP in self.view.offer.legal else None
