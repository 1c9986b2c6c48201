"""The first steps in a game, in the window: each a practice game on the real table, and none is recorded.

Which positions there are, and what their goals are, says the game's presentation.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject

from evolution_qt.core.errors import filled
from evolution_qt.core.game import AnyMove
from evolution_qt.core.match import AnyMatch
from evolution_qt.games import title_of
from evolution_qt.ui.kit import keymap
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.shell.game.lesson_card import LessonCard
from evolution_qt.ui.shell.game.matches import names_of, sitter
from evolution_qt.ui.shell.game.seats import Seat
from evolution_qt.ui.shell.new_game.player_names import NAMELESS, of_people, of_user, usual_name
from evolution_qt.ui.table.first_steps import FirstStep, begun, reply, so_far
from evolution_qt.ui.table.presentation import presentation

if TYPE_CHECKING:
    from evolution_qt.ui.shell.game.game_view import GameView
    from evolution_qt.ui.shell.game.session import Session
    from evolution_qt.ui.shell.window.host import Host
    from evolution_qt.ui.shell.window.sheets import Sheets

_REMARKS: Final = 2
"""So many remarks are said at once, so that the table keeps its room."""


class ScriptedSeat(Seat):
    """Makes the replies of a step, and waits behind the last one."""

    thinks = False

    def __init__(self, index: int, name: str, kind: str, step: FirstStep) -> None:
        super().__init__(index, name, kind)
        self._step = step

    def forget(self) -> None:
        """Nothing is thought of for later: the moves that were made say which reply is next."""

    async def choose(self, match: AnyMatch) -> AnyMove:
        """Return the next reply."""
        move = reply(self._step, match)
        return await asyncio.get_running_loop().create_future() if move is None else move


@guarded
class FirstSteps(QObject):
    """Puts one step after the other on the table of a window."""

    def __init__(self, window: Host, sheets: Sheets, session: Session) -> None:
        super().__init__(window)
        self._window = window
        self.sheets = sheets
        self.session = session

    def ask(self, game: str) -> None:
        """Begin with the first steps of a game, after the question whether a running one may be left."""
        self.sheets.unless_kept(lambda: self.begin(game))

    def begin(self, game: str, number: int | None = None) -> None:
        """Begin with a step of a game, by the key of one of its editions, which has some.

        Without a *number* it is the step that was left, or the first one.
        """
        steps = presentation(game).first_steps()
        if number is None:
            left = dict(self._window.settings.steps).get(title_of(game).key)
            number = next((at for at, step in enumerate(steps) if step.key == left), 0)
        self.remember(game, number)
        step = steps[number]
        people = of_people(self._window.settings.names)
        names = {step.seat: people[0] if people else of_user()}
        match = begun(step, names)
        self.session.teach(match, self._seats(step, match), lambda view: StepCourse(self, view, game, number))

    def remember(self, game: str, number: int) -> None:
        """Have a game's first steps begin with this one the next time; behind the last is the first again."""
        steps = presentation(game).first_steps()
        key = steps[number].key if number < len(steps) else ""
        known = self._window.settings.reaching(title_of(game).key, key)
        if known != self._window.settings:
            self._window.take_settings(known)

    def _seats(self, step: FirstStep, match: AnyMatch) -> list[Seat]:
        names = names_of(match, QCoreApplication.translate("SeatRow", NAMELESS))
        kinds = match.record.kinds()
        seats: list[Seat] = []
        for seat, (name, kind) in enumerate(zip(names, kinds, strict=True)):
            if seat == step.seat:
                seats.append(sitter(match, seat, name, kind, self._window.pool))
            elif step.rival:
                seats.append(sitter(match, seat, usual_name(seat - 1), kind, self._window.pool))
            else:
                seats.append(ScriptedSeat(seat, usual_name(seat - 1), kind, step))
        return seats


class StepCourse(QObject):
    """One step on a page of its own: it goes with the page."""

    def __init__(self, first_steps: FirstSteps, view: GameView, game: str, number: int) -> None:
        super().__init__(view)
        self._first_steps, self._view, self._game, self._number = first_steps, view, game, number
        self._steps = self._made()
        self.card = LessonCard(view, view.table, number, [step.title for step in self._steps])
        view.teach(self.card)
        view.drawn.connect(self._look)
        view.rewritten.connect(self._write)
        self.card.chosen.connect(lambda chosen: first_steps.begin(game, chosen))
        self.card.again_asked.connect(lambda: first_steps.begin(game, number))
        self.card.next_asked.connect(self._go_on)
        self.card.leave_asked.connect(first_steps.session.leave)
        self._look()

    def _made(self) -> Sequence[FirstStep]:
        return presentation(self._game).first_steps()

    def _write(self) -> None:
        self._steps = self._made()
        self.card.call([step.title for step in self._steps])
        self._look()

    def _look(self) -> None:
        """Show what holds now, once everything has been shown."""
        if self._view.playback.is_busy:
            return
        step, match = self._steps[self._number], self._view.match
        now = so_far(step, match)
        if step.is_done(now):
            self.card.say([step.praise], reached=True)
            self._first_steps.remember(self._game, self._number + 1)
        elif step.has_strayed(now) or self._is_over(step):
            nudge = step.nudge or self.tr("That is allowed too. {undo} undoes it; or try again.")
            self.card.say([filled(nudge, {"undo": keymap.written("undo")})])
        else:
            remarks = [one.words for one in step.remarks if one.applies(now)]
            self.card.say([step.task, *remarks[:_REMARKS]])

    def _is_over(self, step: FirstStep) -> bool:
        """Return whether no move follows by itself, and the player has none."""
        match = self._view.match
        is_asked = match.to_move == step.seat and not match.is_over
        return not (is_asked or step.rival) and reply(step, match) is None

    def _go_on(self) -> None:
        if self._number + 1 < len(self._steps):
            self._first_steps.begin(self._game, self._number + 1)
        else:
            self._first_steps.sheets.open_new_game(self._game)
