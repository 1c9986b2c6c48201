"""The game that is played: begun, continued, put in the place of another, left.

One at a time; `Session.view` is its page. It is made when a game is first asked for, for it needs the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from evolution_qt.core.errors import BadInput, filled
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.record import HUMAN
from evolution_qt.games import title_of
from evolution_qt.store.index import summary
from evolution_qt.ui.shell.game.game_view import GameView
from evolution_qt.ui.shell.game.matches import (
    another,
    begun_as_practice,
    branched,
    next_level,
    planned,
    seated,
    sitter,
    sliced,
)
from evolution_qt.ui.shell.game.seats import Seat
from evolution_qt.ui.shell.settings.settings import SPEEDS, GamePlan
from evolution_qt.ui.shell.start.growing_cover import GrowingCover
from evolution_qt.ui.shell.window import memory
from evolution_qt.ui.shell.window.language import sentence
from evolution_qt.ui.shell.window.sheets import Sheets, is_open
from evolution_qt.ui.shell.window.tasks import reported, start_task
from evolution_qt.ui.table.presentation import presentation

if TYPE_CHECKING:
    from evolution_qt.ui.shell.game.undoing import Undoing
    from evolution_qt.ui.shell.window.host import Host


class Session(QObject):
    """Holds the game that is played in a window, and puts another in its place."""

    replay_asked = Signal(int)
    """The game that is played is to be shown again, from a ply on."""

    def __init__(self, window: Host, sheets: Sheets) -> None:
        super().__init__(window)
        self._window = window
        self._sheets = sheets
        self.view: GameView | None = None
        self._changing = asyncio.Lock()
        """Held while one game is put in the place of another."""
        self._followed: GameView | None = None
        """The page whose game another one has been begun like."""
        self._is_going_on = False
        """Whether a game is about to be gone on with."""
        self.teacher_of: Callable[[AnyMatch], Callable[[GameView], object] | None] = lambda match: None
        """Returns what teaches in a match that is gone on with."""

    # Beginning and going on

    def begin(self, plan: GamePlan, seed: int | None = None) -> None:
        """Begin a new game, instead of one that may be running."""
        self._window.take_settings(self._window.settings.remembering(plan))
        start_task(self._begin(plan, seed), "begin")

    async def _begin(self, plan: GamePlan, seed: int | None) -> None:
        match = planned(plan, seed, self._window.settings)
        await self._keep_and_play(match)
        self._let_it_not_count(match, openly=plan.open_hands, practice=plan.practice)

    def teach(self, match: AnyMatch, seats: Sequence[Seat], begun: Callable[[GameView], object]) -> None:
        """Put a game on the table in which a player learns; its page is told of before it is shown."""
        start_task(self._play(match, seats, begun), "first steps")

    def begin_demo(self, plan: GamePlan, *, quits: bool) -> None:
        """Let bots play a game that is not recorded, at once if no one can see it."""
        start_task(self._demo(plan, quits=quits), "demo")

    async def _demo(self, plan: GamePlan, *, quits: bool) -> None:
        await self._play(planned(plan, settings=self._window.settings))
        if quits and self.view is not None:
            self.view.set_speed(SPEEDS["off"])
            self.view.ended.connect(self._window.quit)

    def play_on(self, match: AnyMatch, ply: int, plans: Sequence[tuple[str, str]]) -> None:
        """Begin a game from a ply of another one; *plans* says who plays each seat, as for `branched`."""
        people = tuple(name for kind, name in plans if kind == HUMAN)
        self._window.take_settings(self._window.settings.meeting(people))
        start_task(self._keep_and_play(branched(match, ply, plans)), "play on")

    def play_again(self) -> None:
        """Begin another game with the same seats, the bots at the next level if that is proposed."""
        level = self.view.next_level if self.view is not None else ""
        self._follow(turned=False, level=level)

    def play_rematch(self) -> None:
        """Begin another game with the same players, everyone one seat farther."""
        self._follow(turned=True)

    def _follow(self, *, turned: bool, level: str = "") -> None:
        """Begin a game like the one that is shown, once: the page may be pressed on until that one comes."""
        if self.view is not None and self.view is not self._followed:
            self._followed = self.view
            start_task(self._begin_like(self.view, turned=turned, level=level), "again")

    async def _begin_like(self, view: GameView, *, turned: bool, level: str) -> None:
        openly = view.controller.has_open_hands
        try:
            match = another(view.match, turned=turned, level=level)
            await self._keep_and_play(match)
        finally:
            self._followed = None  # also when that has failed: it may be asked for again
        self._let_it_not_count(match, openly=openly, practice=begun_as_practice(view.match))

    def ask_to_go_on(self, path: Path) -> None:
        """Go on with the game of a record, after the question whether a running one may be left."""
        self._sheets.unless_kept(lambda: self.go_on(path))

    def go_on(self, path: Path | None = None) -> None:
        """Go on with the game of a record, or with the last one that has not ended, once until it comes."""
        if not self._is_going_on:
            self._is_going_on = True
            start_task(self._go_on_once(path), "continue")

    async def _go_on_once(self, path: Path | None) -> None:
        try:
            await self._go_on(path)
        finally:
            self._is_going_on = False

    async def _go_on(self, path: Path | None) -> None:
        await self._window.written()  # it may be the game that was left just now
        path = path or self._window.shelf.unfinished()
        if path is None:
            self._window.show_start()
            return
        try:
            match = self._window.shelf.open(path)
            presentation(match.game.key)
        except BadInput as error:
            text = self.tr("The last game cannot be continued: {reason}")
            words = filled(text, {"reason": sentence(error.fault)})
            if self.view is None and self._window.replay is None:
                self._window.show_start()
            self._window.note.warn(words)
            return
        if match.record.is_practice and (begun := self.teacher_of(match)) is not None:
            await self._play(match, self._seated(match), begun)
        else:
            await self._play(match)
        view = self.view
        if view is not None and view.match is match and view.controller.has_closed_hands:
            view.show_closed_hands()

    # One in the place of another

    async def _keep_and_play(self, match: AnyMatch) -> None:
        self._window.shelf.keep(match)
        await asyncio.sleep(0)
        await self._play(match)

    async def _play(
        self,
        match: AnyMatch,
        taught: Sequence[Seat] = (),
        begun: Callable[[GameView], object] = lambda view: None,
    ) -> None:
        """Put a game in the place of what is there; *taught* play one that teaches."""
        async with self._changing:
            await self._end()
            if self._window.is_closing:
                match.record.close()
                return
            try:
                await self.set_up(match, taught, begun)
            except Exception:
                if self.view is None or self.view.match is not match:
                    match.record.close()  # it can be continued, since no window holds it
                    for unfinished in self._window.findChildren(GameView):
                        unfinished.deleteLater()
                    self._window.show_start()
                raise

    async def set_up(
        self, match: AnyMatch, taught: Sequence[Seat], begun: Callable[[GameView], object]
    ) -> None:
        """Make the page of a game, write it and show it, a turn of the event loop for each; begin to play."""
        cover = self._growing(match)
        try:
            await self._lay(match, taught, begun, cover)
        except BaseException:
            if cover is not None:
                cover.deleteLater()
            raise

    def _growing(self, match: AnyMatch) -> GrowingCover | None:
        """Let the cover of a game grow, if its start screen is seen and motions are not left out."""
        start, settings = self._window.start, self._window.settings
        is_chosen = start.title == title_of(match.game.key)
        if not is_chosen or not start.isVisible() or not start.is_whole or not SPEEDS[settings.speed]:
            return None
        return GrowingCover(start, is_calm=settings.motion == "reduced")

    async def _lay(
        self,
        match: AnyMatch,
        taught: Sequence[Seat],
        begun: Callable[[GameView], object],
        cover: GrowingCover | None,
    ) -> None:
        window = self._window
        if window.pool.has_failed:
            window.pool.stop()  # so that it is tried again for another game
        seats = taught or self._seated(match)
        if any(seat.is_human for seat in seats):
            await sliced(match.finding_forced())  # what a person has lost, and the way back, depend on it
        window.use_badges_of(match, remember=not taught)
        settings, theme = window.settings, window.theme
        undo, speed = window.commands.undo, SPEEDS[window.settings.speed]
        await asyncio.sleep(0)
        view = GameView(
            match, seats, window.theme, speed, window.pages, undo, is_written=False, teaches=bool(taught)
        )
        begun(view)
        await asyncio.sleep(0)
        view.write()
        view.side.want(shown=window.settings.panel)
        view.use(window.settings)
        view.table.paints_gradually = view.log.paints_gradually = True
        view.table.idle.is_wanted = True
        self._connect(view)
        await asyncio.sleep(0)
        if (window.settings, window.theme) != (settings, theme):
            view.set_theme(window.theme)
            view.use(window.settings)
        self.view = view
        window.pages.addWidget(view)
        window.pages.setCurrentWidget(view)
        view.controller.look_after_record()
        if cover is not None:
            cover.wait_for(view.table)
        view.start()

    def _seated(self, match: AnyMatch) -> list[Seat]:
        window = self._window
        return seated(match, window.pool, window.settings.programs)

    def _connect(self, view: GameView) -> None:
        """Let every wish that is uttered at the table reach what can fulfil it."""
        window, sheets = self._window, self._sheets
        view.menu_asked.connect(window.open_menu)
        view.side.wished.connect(lambda shown: window.take_settings(replace(window.settings, panel=shown)))
        view.key_caps_toggled.connect(lambda on: window.take_settings(replace(window.settings, key_caps=on)))
        shown = presentation(view.match.game.key)
        view.table.rule_asked.connect(
            lambda code: sheets.show_rules(shown.chapter_of_refusal(code, view.match.state))
        )
        view.phase_asked.connect(lambda phase: sheets.show_rules(shown.chapter_of_phase(phase)))
        view.covering.connect(window.close_what_knows_a_hand)
        view.open_hands_asked.connect(sheets.ask_open_hands)
        view.why_asked.connect(sheets.show_why)
        view.table.moves_asked.connect(sheets.show_moves)
        view.sounded.connect(window.sounds.play)
        view.again_asked.connect(self.play_again)
        view.rematch_asked.connect(self.play_rematch)
        view.seat_asked.connect(sheets.ask_seats)
        view.replay_asked.connect(self.replay_asked)
        taught = view.match.game.key if view.teaches else ""
        view.new_game_asked.connect(lambda: sheets.open_new_game(taught))
        view.start_asked.connect(self.leave)
        view.find_next_level = partial(self._next_level, view.match)
        # when the game that has ended is in its folder
        view.ended.connect(lambda: window.shelf.writer.when_done(window.book.catch_up))
        view.ended.connect(self._know_an_end, Qt.ConnectionType.SingleShotConnection)
        view.resumed.connect(self._go_on_from_end)

    def _next_level(self, match: AnyMatch) -> str:
        """Return the level that is proposed after a match, empty if none is."""
        played = summary(match.record.text().encode())
        if played is None or played.is_practice:
            return ""
        return next_level(played, [entry.summary for entry in self._window.shelf.latest()])

    def _know_an_end(self) -> None:
        """Remember that a person has played a match to its end."""
        view = self.view
        if view is not None and not view.teaches and any(seat.is_human for seat in view.seats):
            self._window.know_an_end(title_of(view.match.game.key).key)

    def _go_on_from_end(self) -> None:
        """Close what shows the end of a game that goes on again, and let it count no more."""
        if self._sheets.dialog is not None:
            self._sheets.dialog.reject()
        self._window.close_what_knows_a_hand()
        self._window.shelf.writer.when_done(self._window.book.catch_up)

    def _let_it_not_count(self, match: AnyMatch, *, openly: bool, practice: bool) -> None:
        """Let a game that has just been begun be played with open hands, or as practice."""
        if self.view is None or self.view.match is not match:
            return
        if openly:
            self.view.play_openly()
        elif practice:
            self.view.practise()

    # While it is played

    def take_seats(self, changes: Sequence[tuple[int, str, str]]) -> None:
        """Let others play some seats, given with their kinds as records write them and their names."""
        view, window = self.view, self._window
        if view is not None and changes:
            people = tuple(name for _, kind, name in changes if kind == HUMAN)
            window.take_settings(window.settings.meeting(people))
            programs = window.settings.programs
            view.controller.take_seats(
                [sitter(view.match, seat, name, kind, window.pool, programs) for seat, kind, name in changes]
            )

    def take_back(self) -> None:
        """Take back the last move, or show why that is not possible."""
        if (undoing := self._undoing()) is not None:
            undoing.take_back()

    def take_back_turn(self) -> None:
        """Take back what the person at the screen has done since someone else moved."""
        if (undoing := self._undoing()) is not None:
            undoing.take_back_turn()

    def redo(self) -> None:
        """Make again what was taken back."""
        if (undoing := self._undoing()) is not None:
            undoing.redo()

    def _undoing(self) -> Undoing | None:
        """Return what takes moves back, None where nothing changes: behind a replay or a question."""
        dialog = self._sheets.dialog
        if dialog is not None and dialog.pauses_game and is_open(dialog):
            return None
        if self.view is not None and self._window.replay is not None:
            self._window.note.refuse(self.tr("Undo is not available in a replay."))
            return None
        return None if self.view is None else self.view.undoing

    def show(self) -> None:
        """Show the game again, after something else."""
        if self.view is not None:
            self._window.pages.setCurrentWidget(self.view)
            page = self.view.result if self.view.result.isVisible() else self.view.table
            page.setFocus()

    def show_result(self) -> None:
        """Show how the game has ended again, after a look at the table."""
        if self.view is not None and self.has_result and self._window.replay is None:
            self.view.result.show()
            self.view.result.setFocus()

    @property
    def has_result(self) -> bool:
        """Whether the game has ended, and its page can be seen."""
        return self.view is not None and self.view.result.is_shown and not self.view.result.is_coming

    # Leaving

    def leave(self) -> None:
        """Go back to the start screen, after the question if a game is running."""
        self._sheets.unless_kept(lambda: start_task(self._leave(), "leave"))

    async def _leave(self) -> None:
        view = self.view
        if view is not None:
            with reported():
                await view.stop()  # no one thinks while the start screen is being painted
            self._window.start.choose(view.match.game.key)  # its light is painted then
        await self._window.start.ready(self._window.pages.size())
        await self._window.kept()
        if self.view is view:  # else another game was begun meanwhile
            await self.clear()
            self._window.show_start(view.match.game.key if view is not None else "")

    async def clear(self) -> None:
        """End the game that is played, if there is one, and the replay that lies over it."""
        async with self._changing:
            await self._end()

    async def _end(self) -> None:
        """End what is there; what fails in that is reported and stops nothing."""
        with reported():
            self._window.drop_replay()
        view, self.view = self.view, None
        if view is not None:
            with reported():
                await view.stop()
            self._window.commands.undo.allow(back=False, turn=False, again=False)
            self._window.turn_from(view, self._window.start)
            view.deleteLater()
            with reported():
                self._window.use_badges_of(None)
            QTimer.singleShot(0, memory.tidy_up)
