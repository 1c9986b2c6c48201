"""What things and places mean: each legal step takes hold of something and lands somewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from evolution_qt.core.action import unpack
from evolution_qt.core.game import Game
from evolution_qt.games.dominant import steps as s
from evolution_qt.ui.dominant.board import DominantBoard
from evolution_qt.ui.dominant.names import DominantWords
from evolution_qt.ui.dominant.things import SPACE, Thing
from evolution_qt.ui.kit.panels import PanelOption
from evolution_qt.ui.table.gestures import Gestures, Inquiry, MoveQuestion, NoQuestion, Spot, Subject


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
        """Return where a thing can land; a place that was clicked is its own."""
        if isinstance(subject, Spot):
            return [subject]
        return [spot for thing, spot in self.board.steps if thing == subject]

    def steps(self, subject: Subject, spot: Spot) -> list[int]:
        """Return the legal steps of a gesture."""
        if isinstance(subject, Spot):
            subject = self._only_thing()
        return self.board.steps.get((subject, spot), []) if isinstance(subject, Thing) else []

    def _only_thing(self) -> Thing:
        return next(iter(self.board.steps))[0]

    def first_click(self, subject: Subject) -> Sequence[tuple[Subject, Spot]] | None:
        """Return that a click on a place chooses it, and on a thing with one place lets it land there."""
        if isinstance(subject, Spot):
            return [(self._only_thing(), subject)]
        spots = self.spots(subject)
        return [(subject, spots[0])] if len(spots) == 1 else None

    def ready(self) -> list[Spot]:
        """Return the places that can be chosen at once; free spaces are seen as they are."""
        things = self.subjects()
        found = self.spots(things[0]) if len(things) == 1 and self.view.ask else []
        return [spot for spot in found if spot.sort != SPACE]

    def inquiry(self, steps: Sequence[int], *, asks_all: bool) -> Inquiry:
        """Ask how many where there is a choice."""
        return NoQuestion(self.move(steps[0])) if len(steps) == 1 else Which(self, steps)

    def move(self, step: int) -> object:
        """Return a step as a move."""
        return self.game.spoken(self.view.state, self.view.viewer, [step])

    def line(self, step: int) -> str:
        """Return what tells a step from others of its gesture."""
        return self.words.choice(unpack(step).verb, step)

    def title(self, step: int) -> str:
        """Return what is asked between a gesture and its move."""
        return self.words.which(unpack(step).verb)

    def ending(self) -> object | None:
        """Return to pass, where that may be."""
        return self.move(s.PASS_STEP) if self.view.ask and s.PASS_STEP in self.view.offer.legal else None
