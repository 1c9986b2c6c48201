"""The game that is looked at again, over the one that is played or alone; and the game that begins there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from evolution_qt.core.errors import BadInput, filled
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.plain import shown
from evolution_qt.ui.shell.game.access import Access
from evolution_qt.ui.shell.game.matches import names_of, opened
from evolution_qt.ui.shell.library.game_words import Words
from evolution_qt.ui.shell.replay.replay import ReplayView
from evolution_qt.ui.shell.window.language import sentence
from evolution_qt.ui.shell.window.tasks import delete_after, start_task

if TYPE_CHECKING:
    from evolution_qt.ui.shell.window.host import Host
    from evolution_qt.ui.shell.window.sheets import Sheets


class Replays(QObject):
    """Holds the replay of a window; another one takes its place."""

    left = Signal()
    """The replay is gone: what it was opened from is to be seen."""

    def __init__(self, window: Host, sheets: Sheets) -> None:
        super().__init__(window)
        self._window = window
        self._sheets = sheets
        self.view: ReplayView | None = None
        self._coming: ReplayView | None = None
        """The page that is being made."""

    # Opening

    def open(
        self,
        match: AnyMatch,
        names: Sequence[str],
        ply: int = 0,
        access: Callable[[], Access] | None = None,
    ) -> None:
        """Show a game again from a ply on, in place of another replay if there is one.

        *access* says what may be seen of it now, for a game that is on the table.
        """
        start_task(self._show(self._made(match, names, access), ply), "replay")

    def open_played(self, ply: int) -> None:
        """Show the game that is played again, as the person at the screen may know it."""
        view = self._window.game
        if view is not None:
            view.looking_back.leave()
            self.open(view.match, [seat.name for seat in view.seats], ply, lambda: view.controller.access)

    def open_file(self, path: Path) -> None:
        """Show the game that a file holds again; if it holds none, show that."""
        start_task(self._open_file(path), "open file")

    async def _open_file(self, path: Path) -> None:
        window = self._window
        try:
            match = await opened(path)
        except BadInput as error:
            text = self.tr("{file} cannot be opened: {reason}")
            window.note.warn(filled(text, {"file": shown(path.name), "reason": sentence(error.fault)}))
            return
        if window.is_closing:
            return
        view = self._made(match, names_of(match))
        await self._show(view, 0)
        if self.view is view and match.record.is_torn:
            window.note.warn(Words().torn(shown(path.name), len(match.plies)))

    def _made(
        self, match: AnyMatch, names: Sequence[str], access: Callable[[], Access] | None = None
    ) -> ReplayView:
        """Make the page of a replay, still empty and not seen."""
        self.drop()
        window = self._window
        window.use_badges_of(match)
        view = self._coming = ReplayView(match, names, window.theme, access=access, parent=window.pages)
        view.table.paints_gradually = view.log.paints_gradually = True
        view.left.connect(self.close)
        view.play_on_asked.connect(self._ask_to_play_on)
        view.log.why_asked.connect(self._sheets.show_why)
        view.side.wished.connect(lambda shown: window.take_settings(replace(window.settings, panel=shown)))
        window.commands.undo.block(on=True)
        window.pages.addWidget(view)
        return view

    async def _show(self, view: ReplayView, ply: int) -> None:
        """Let a page come that was made, unless another one does: a turn of the event loop for each part."""
        window = self._window
        settings, theme = window.settings, window.theme
        await asyncio.sleep(0)
        if self._coming is view:
            view.resize(window.pages.size())
            view.side.want(shown=settings.panel)
            view.use(settings)
            await asyncio.sleep(0)
        if self._coming is view:
            view.begin(ply)
            await asyncio.sleep(0)
        if self._coming is view:
            self.view, self._coming = view, None
            if (window.settings, window.theme) != (settings, theme):
                view.set_theme(window.theme)
                view.use(window.settings)
            window.pages.setCurrentWidget(view)
            view.timeline.setFocus()

    # Leaving

    def close(self) -> None:
        """Go back to where the replay was opened: the game, or the start screen."""
        self.drop()
        self.left.emit()

    def close_what_knows_a_hand(self) -> None:
        """Close a replay, seen or being made, that shows what not everyone may know."""
        view = self.view or self._coming
        if view is not None and view.knows_a_hand:
            self.close()
        elif view is not None:
            view.seen_by.renew()

    def drop(self) -> None:
        """Take the replay away; the caller shows another page."""
        view, self.view, self._coming = self.view or self._coming, None, None
        if view is not None:
            view.stop()
            self._window.commands.undo.block(on=False)
            self._window.turn_from(view, self._window.game or self._window.start)
            delete_after(view, view.player.tasks)
            played = self._window.game
            self._window.use_badges_of(played.match if played is not None else None)
            if played is not None and played.match is not view.match:
                played.show_players()

    # Playing on

    def _ask_to_play_on(self, ply: int) -> None:
        """Ask who plays on from a ply of the game that is looked at, unless a running one is to go on."""
        if self.view is not None and self.view.may_play_on:
            sheets, match, viewer = self._sheets, self.view.match, self.view.player.viewer
            sheets.unless_kept(lambda: sheets.ask_to_play_on(match, ply, viewer))
