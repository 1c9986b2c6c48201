"""The first steps in a game, in the window: lessons, each on the real table.

Which lessons there are, and what their goals are, says the game's presentation. One that is kept is recorded
like a game and gone on with, the others leave nothing.
"""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from evolution_qt.core.errors import BadInput, filled
from evolution_qt.core.game import AnyMove
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.plain import read_file
from evolution_qt.core.record import Record
from evolution_qt.games import title_of
from evolution_qt.ui.kit import keymap
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.shell.game.lesson_card import LessonCard
from evolution_qt.ui.shell.game.matches import names_of, sitter
from evolution_qt.ui.shell.game.seats import Seat
from evolution_qt.ui.shell.new_game.player_names import of_people, of_user, usual_name
from evolution_qt.ui.table.lessons import GameLesson, LessonCourse, LessonStep, begun, lesson_texts, reply
from evolution_qt.ui.table.presentation import presentation
from evolution_qt.ui.table.shortcuts import called

if TYPE_CHECKING:
    from evolution_qt.ui.shell.game.game_view import GameView
    from evolution_qt.ui.shell.game.session import Session
    from evolution_qt.ui.shell.window.host import Host
    from evolution_qt.ui.shell.window.sheets import Sheets


class ScriptedSeat(Seat):
    """Makes the replies of a lesson, and waits behind the last one."""

    thinks = False

    def __init__(self, index: int, name: str, kind: str, lesson: GameLesson) -> None:
        super().__init__(index, name, kind)
        self._lesson = lesson

    def forget(self) -> None:
        """Nothing is thought of for later: the moves that were made say which reply is next."""

    async def choose(self, match: AnyMatch) -> AnyMove:
        """Return the next reply."""
        move = reply(self._lesson, match)
        return await asyncio.get_running_loop().create_future() if move is None else move


@guarded
class FirstSteps(QObject):
    """Puts one lesson after the other on the table of a window."""

    def __init__(self, window: Host, sheets: Sheets, session: Session) -> None:
        super().__init__(window)
        self._window = window
        self.sheets = sheets
        self.session = session

    def ask(self, game: str) -> None:
        """Begin with the first steps of a game, after the question whether a running one may be left."""
        self.sheets.unless_kept(lambda: self.begin(game))

    def begin(self, game: str, number: int | None = None, *, again: bool = False) -> None:
        """Begin with a lesson of a game, by the key of one of its editions, which has some.

        Without a *number* it is the lesson that was left, or the first one. One that is kept goes on where it
        was left, unless it is to begin *again*.
        """
        lessons = presentation(game).lessons()
        if number is None:
            left = dict(self._window.settings.steps).get(title_of(game).key)
            number = next((at for at, one in enumerate(lessons) if one.key == left), 0)
        self.remember(game, number)
        lesson = lessons[number]
        if not again and (waiting := self._left(lesson, game)):
            self.session.go_on(waiting[0])
            return
        people = of_people(self._window.settings.names)
        names = {lesson.seat: people[0] if people else of_user()}
        if lesson.is_kept:
            rivals = range(len(lesson.rivals))
            names |= {seat + (seat >= lesson.seat): usual_name(seat) for seat in rivals}
        now = datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        match = begun(lesson, game, names, now if lesson.is_kept else None)
        if lesson.is_kept:
            self._window.shelf.keep(match)
        self.session.teach(match, self._seats(lesson, match), self._teacher(game, number, again=again))

    def _teacher(self, game: str, number: int, *, again: bool = False) -> Callable[[GameView], object]:
        def teach(view: GameView) -> None:
            if again:
                self._throw_away(presentation(game).lessons()[number], game)
            Teacher(self, view, game, number)

        return teach

    def _left(self, lesson: GameLesson, game: str) -> list[Path]:
        """Return the records of matches of this lesson that were left, the last one first."""
        found = []
        for entry, is_played in self._window.shelf.waiting() if lesson.is_kept else ():
            if entry.summary.game == game and entry.summary.from_position and not is_played:
                with suppress(BadInput, OSError):
                    if lesson.is_of(Record.read(read_file(entry.path)).header):
                        found.append(entry.path)
        return found

    def _throw_away(self, lesson: GameLesson, game: str) -> None:
        """Put what was left of a lesson into the bin, where it is begun again."""
        for path in self._left(lesson, game):
            with suppress(BadInput, OSError):
                self._window.shelf.library.throw_away(path.name)

    def teacher_of(self, match: AnyMatch) -> Callable[[GameView], object] | None:
        """Return what teaches in a match that is gone on with, None if it is no lesson."""
        lessons = enumerate(presentation(match.game.key).lessons())
        number = next((at for at, one in lessons if one.is_of(match.record.header)), None)
        return None if number is None else self._teacher(match.game.key, number)

    def remember(self, game: str, number: int) -> None:
        """Have a game's first steps begin with this one the next time; behind the last is the first again."""
        lessons = presentation(game).lessons()
        key = lessons[number].key if number < len(lessons) else ""
        known = self._window.settings.reaching(title_of(game).key, key)
        if known != self._window.settings:
            self._window.take_settings(known)

    def know(self, game: str) -> None:
        """Remember that the last of a game's first steps is done."""
        title = title_of(game).key
        if not self._window.settings.knows(title):
            self._window.know_first_steps(title)

    def _seats(self, lesson: GameLesson, match: AnyMatch) -> list[Seat]:
        names = names_of(match)
        kinds = match.record.kinds()
        seats: list[Seat] = []
        for seat, (name, kind) in enumerate(zip(names, kinds, strict=True)):
            if seat == lesson.seat:
                seats.append(sitter(match, seat, name, kind, self._window.pool))
            elif lesson.rivals:
                seats.append(sitter(match, seat, usual_name(seat - 1), kind, self._window.pool))
            else:
                seats.append(ScriptedSeat(seat, usual_name(seat - 1), kind, lesson))
        return seats


def _is_key_on(event: QEvent) -> bool:
    """Return whether Return or Space is pressed, with other keys or without."""
    keys = Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space
    is_press = event.type() == QEvent.Type.KeyPress
    return is_press and isinstance(event, QKeyEvent) and event.key() in keys


def _is_alone(event: QKeyEvent) -> bool:
    """Return whether a key is pressed by itself: with Shift it hurries motions."""
    return not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier


def _is_click(event: QEvent) -> bool:
    is_press = event.type() == QEvent.Type.MouseButtonPress
    return is_press and isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton


@guarded
class Teacher(QObject):
    """One lesson on a page of its own: it goes with the page."""

    least_seen = 400
    """So many milliseconds an explanation is seen before a press goes on: that one was to hurry motions."""

    def __init__(self, first_steps: FirstSteps, view: GameView, game: str, number: int) -> None:
        super().__init__(view)
        self._first_steps, self._view, self._game, self._number = first_steps, view, game, number
        self._lessons = presentation(game).lessons()
        self._course = LessonCourse(self._lessons[number], view.match)
        self._ahead = LessonCourse(self._lessons[number], view.match)
        """The same of all that has been played, also what is still to be shown."""
        self._texts = lesson_texts(game)
        self._aside: LessonStep | None = None
        """What is said instead of the step that is up: the table waits until it has been read."""
        self._read: set[str] = set()
        self._seen: LessonStep | None = None
        """What can be read now."""
        self._since = QElapsedTimer()
        self._is_clicked = False
        """Whether the last press of a button went on: a fast second one belongs to it."""
        self.card = LessonCard(view, view.table, number, self._titles())
        view.teach(self.card)
        for one in (view.table, view.table.viewport(), self.card.forward):
            one.installEventFilter(self)
        view.proof, view.pause = self._proof, self._pause
        view.closing = self._closing
        view.proved.connect(self._follow)
        view.drawn.connect(self._look)
        view.rewritten.connect(self._write)
        view.table.refused.connect(self._answer)
        view.table.hand_changed.connect(self._show)
        self.card.chosen.connect(lambda chosen: first_steps.begin(game, chosen))
        self.card.again_asked.connect(self._begin_again)
        self.card.next_asked.connect(self._go_on)
        self.card.leave_asked.connect(first_steps.session.leave)
        self.card.laid.connect(self._show)
        self._show()

    def _titles(self) -> list[str]:
        return [self._texts[lesson.key].title for lesson in self._lessons]

    def _write(self) -> None:
        self._texts = lesson_texts(self._game)
        self.card.call(self._titles())
        self._show()

    def _look(self) -> None:
        """Show what holds now, once all that happened has been seen and the player can do what is marked."""
        view = self._view
        if self._is_held_for_reader:
            self._show()
            return
        is_asked = view.match.to_move == self._course.lesson.seat and not view.is_held
        if not view.playback.is_busy and (view.table.ask or not is_asked):
            self._follow()

    def _closing(self) -> str:
        """Return what is said at the end of a match that is kept: its page lies over the card."""
        lesson = self._course.lesson
        return self._texts[lesson.steps[-1].key].done if lesson.is_kept else ""

    def _proof(self, count: int) -> int | None:
        """Return how many of so many new events prove that the goal is reached."""
        self._ahead.follow()
        return self._ahead.proof(count)

    def _pause(self, count: int) -> int | None:
        """Return before how many of so many new events something is to be read."""
        if self._view.match.is_over and self._ahead.is_reached:
            self._remember()  # a player who leaves before all is read has come to the end, too
        if (found := self._ahead.herald(count, self._read)) is None:
            return None
        self._aside, at = found
        return at

    def _follow(self) -> None:
        """Show what holds after all moves that were made, and remember how far the player has come."""
        self._course.follow()
        self._wait_for_reader()
        self._show()
        if self._course.is_reached:
            self._remember()

    def _remember(self) -> None:
        """Remember that this lesson is done."""
        self._first_steps.remember(self._game, self._number + 1)
        if self._number + 1 == len(self._lessons):
            self._first_steps.know(self._game)

    @property
    def _is_read(self) -> bool:
        return self._aside is None or self._aside.key in self._read

    @property
    def _is_held_for_reader(self) -> bool:
        return self._view.is_held and not self._is_read

    @property
    def _is_reading(self) -> bool:
        """Return whether something is to be read now, and all before it has been seen."""
        return self._is_held_for_reader and not self._view.playback.is_busy

    def _wait_for_reader(self) -> None:
        """Hold the table where something new is explained, unless the player is asked: that waits, too."""
        course, match = self._course, self._view.match
        self._aside = None
        if not (course.is_up and course.step.explains) or course.step.key in self._read or match.is_over:
            return
        if match.to_move == course.lesson.seat:
            self._read.add(course.step.key)
        else:
            self._aside = course.step
            self._view.hold()

    def _read_on(self) -> None:
        """Go on behind what has been read, if there was time to see it."""
        assert self._aside is not None
        if self._seen is not self._aside or self._since.elapsed() < self.least_seen:
            return
        self._read.add(self._aside.key)
        self._show()
        self._view.go_on()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a click on the table, Return or Space go on behind what is to be read."""
        is_reading, is_button = self._is_reading, watched is self.card.forward
        if event.type() == QEvent.Type.MouseButtonDblClick and not is_button:
            return is_reading or self._is_clicked
        if isinstance(event, QKeyEvent) and _is_key_on(event):
            if not is_reading or not _is_alone(event):
                return is_reading and is_button
            if not event.isAutoRepeat():
                self._read_on()
            return True
        if _is_click(event) and not is_button:
            self._is_clicked = is_reading
            if is_reading:
                self._read_on()
            return is_reading
        return False

    def _show(self, answer: Sequence[str] = ()) -> None:
        """Show what is said now, and behind it the *answer* to a wrong move; mark what it is about."""
        course, table = self._course, self._view.table
        is_reading = self._is_reading
        aside = self._aside if self._is_read or is_reading else None
        if (seen := aside if is_reading else None) is not self._seen:
            self._seen = seen
            self._since.start()
        pointing = table.pointing
        pointing.point_at(course.points_at if aside is None else course.meant_by(aside), is_shown=is_reading)
        stray = self.tr("That is allowed too. {undo} undoes it; or try again.")
        by_keys = keymap.are_used()
        lines = course.lines(self._texts, stray=stray, by_keys=by_keys)
        if aside is not None:
            lines = [self._texts[aside.key].task]
        lines += answer
        keys = {"undo": keymap.written("undo"), "hint": keymap.written("H")}
        keys |= {"tab": called("Tab"), "enter": called("Enter")}
        said = [filled(line, keys) for line in lines]
        marked = pointing.names()
        self.card.mark_again(is_marked=course.is_missed)
        step = aside or course.shown
        self.card.show_step(*course.place_of(step), self._texts[step.key].title)
        in_bubble = self._is_in_bubble(aside)
        self.card.say(
            said,
            reached=course.is_reached,
            to_read=is_reading,
            marked=marked,
            is_answer=bool(answer),
            in_bubble=in_bubble,
        )
        pointing.say(said if in_bubble else ())
        asks = not step.explains or step.heralds is not None
        is_taught = course.lesson.points and course.is_up and asks
        if is_taught != table.board.is_taught:
            table.board.is_taught = is_taught
            table.redraw()

    def _is_in_bubble(self, aside: LessonStep | None = None) -> bool:
        """Return whether the words stand in a bubble, in the place of what the table says."""
        view = self._view
        is_seen = not (view.is_held or view.playback.is_busy)
        is_end = view.match.is_over and is_seen and aside is None
        return self._course.lesson.points and not (is_end or self.card.is_large)

    def _answer(self) -> None:
        """Answer a move that the table has refused; a bubble says its reasons, too, for it hides them."""
        player = self._view.table.player
        reasons = player.reasons if self._is_in_bubble() else ()
        if answer := self._course.answer(self._texts, player.code, reasons):
            self._show(answer)

    def _begin_again(self) -> None:
        """Begin the lesson again, after a question if it is kept and moves were made."""
        first_steps, game, number = self._first_steps, self._game, self._number
        if self._lessons[number].is_kept:
            first_steps.sheets.unless_begun(lambda: first_steps.begin(game, number, again=True))
        else:
            first_steps.begin(game, number, again=True)

    def _go_on(self) -> None:
        if self._is_reading:
            self._read_on()
        elif self._number + 1 < len(self._lessons):
            self._first_steps.begin(self._game, self._number + 1)
        else:
            self._first_steps.sheets.open_new_game(self._game)
