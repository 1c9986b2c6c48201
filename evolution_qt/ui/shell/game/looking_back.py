"""The past of a running game over its table: a ply of a line of the log, or all since the own last move.

A player reaches a ply by a click on a line of the log. The game goes on behind it and waits for nothing but
the person. What is shown is what that person could know at that ply; Escape returns to the present.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import filled
from evolution_qt.core.event import Event
from evolution_qt.core.match import AnyMatch
from evolution_qt.ui.kit import fonts, palette
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.plain_text import PushButton
from evolution_qt.ui.shell.game.playback_queue import Scene
from evolution_qt.ui.shell.replay.replay_page import ReplayPage
from evolution_qt.ui.shell.window import style

if TYPE_CHECKING:
    from evolution_qt.ui.shell.game.game_view import GameView


_FRAME = 5
_ROOMY = 760
"""From this width on there is a button that leads to the whole replay."""


@guarded
class PastView(ReplayPage):
    """Shows one ply of a match in a frame."""

    turned = Signal(int)
    """Another ply is shown from now on."""
    replay_asked = Signal(int)
    """A player wants to go through the whole game from this ply on."""

    def __init__(
        self, match: AnyMatch, players: list[tuple[str, bool]], viewer: int, theme: str, parent: QWidget
    ) -> None:
        super().__init__(match, viewer, theme, ("move_back", "move_on"), parent)
        self.player.follows = True
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.table.set_players(players)
        self.replay_button, self.back_button = PushButton(), PushButton()
        self.replay_button.clicked.connect(lambda: self.replay_asked.emit(self.player.ply))
        self.back_button.clicked.connect(self.left)
        self.back_button.setProperty("role", "main")
        box = QVBoxLayout(self)
        box.setContentsMargins(_FRAME, _FRAME, _FRAME, _FRAME)
        box.setSpacing(0)
        bar = QHBoxLayout()
        box.addLayout(bar)
        box.addWidget(self.table, 1)
        bar.setContentsMargins(10, 5, 5, 5)
        bar.setSpacing(4)
        bar.addWidget(self.caption, 1)
        for button in self.buttons.values():
            bar.addWidget(button)
        bar.addSpacing(6)
        for word in (self.replay_button, self.back_button):
            word.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            bar.addWidget(word)
        self.write()
        self.retranslate()

    def show_ply(self, ply: int) -> None:
        """Show a ply of the game as it is by now."""
        self.player.go(ply)
        self.show_place(self.player.ply)

    def show_place(self, ply: int) -> None:
        """Show where in the game one is."""
        super().show_place(ply)
        number, made, _ = self.player.timeline.place(ply)
        words = self.tr("Viewing round {round}, move {move}")
        if not made:
            words = self.tr("Viewing the beginning of round {round}")
        self.caption.setText(filled(words, {"round": number, "move": made}))
        self.setAccessibleName(self.caption.text())
        self.turned.emit(ply)

    def set_theme(self, theme: str) -> None:
        """Apply a theme to the table, and write in the size that is wished now."""
        super().set_theme(theme)
        self.write()

    def write(self) -> None:
        """Write in the size that is wished now."""
        self.caption.setFont(fonts.text(style.sized(style.TEXT), bold=True))
        for button in (self.replay_button, self.back_button):
            button.setFont(fonts.text(style.sized(style.TEXT)))
        self._show_replay_button()

    def _show_replay_button(self) -> None:
        """Leave words away where there is no room for them."""
        self.replay_button.setVisible(self.width() >= style.sized(_ROOMY))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the game, or return to the present."""
        focused = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QAbstractButton):
            focused.click()
        else:
            super().keyPressEvent(event)
        event.accept()  # nothing reaches the game behind

    def cover(self, room: QRect) -> None:
        """Take this room of the parent."""
        self.setGeometry(room)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave words away where there is no room for them."""
        self._show_replay_button()
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().base())
        painter.setPen(QPen(QColor(palette.PAST), 2 * _FRAME))
        painter.drawRect(self.rect())
        painter.end()

    def retranslate(self) -> None:
        """Write every word again."""
        super().retranslate()
        self.replay_button.setText(self.tr("Replay …"))
        self.replay_button.setToolTip(self.tr("Watch the whole game so far"))
        self.back_button.setText(self.tr("Back to the game"))
        self.back_button.setToolTip(self.tr("Back to the game (Esc)"))


class LookingBack(QObject):
    """Shows the past of the game of one view, as the person at the screen may know it."""

    def __init__(self, view: GameView) -> None:
        super().__init__(view)
        self._view = view
        self._match = view.match
        self.past: PastView | None = None
        """A ply that lies over the table."""

    # A ply

    def show(self, event: int) -> None:
        """Show the ply of an event of the game; Escape returns to the present.

        What a move has led to is shown after it. Where it has ended a round, the table is seen before it, for
        after it the next round has begun.
        """
        view = self._view
        made = bisect_right(self._match.plies, event, key=lambda ply: ply.events)
        number = made - 1 if made and self._is_of_the_last_move(made - 1, event) else made
        if self._match.is_over:
            view.replay_asked.emit(number)
            return
        is_new = self.past is None
        if self.past is None:
            self.past = self._made()
            self.cover_table()
            self.past.show()
            view.side.raise_()
            view.note.raise_()
        self.past.show_ply(number)
        if number != made:
            self._mark(made)
        if is_new:
            self.past.table.display.come_after(view.table.viewport())
        self.past.setFocus()

    def _is_of_the_last_move(self, ply: int, event: int) -> bool:
        """Return whether an event is of a move that ends a round, and not of that end."""
        events = self._match.events_of(ply)
        end = self._view.phrases.log.round_end(events)
        return event - self._match.plies[ply].events < end < len(events)

    def _made(self) -> PastView:
        view = self._view
        past = PastView(self._match, view.players(), view.controller.at_screen, view.theme, view)
        past.player.has_motion = view.speed > 0
        past.player.set_speed(view.speed or 1.0)
        past.table.paints_gradually = view.table.paints_gradually
        past.table.playback.set_calm(on=view.table.animator.is_calm)
        past.left.connect(self.leave)
        past.replay_asked.connect(view.replay_asked)
        past.turned.connect(self._mark)
        return past

    def leave(self) -> None:
        """Show the game as it is, if the past is shown."""
        past, self.past = self.past, None
        if past is not None:
            past.player.stop()
            past.hide()
            past.deleteLater()
            self._view.log.mark(())
            self._view.table.setFocus()

    def _mark(self, ply: int) -> None:
        """Mark the lines of the move that has led to a ply."""
        if self.past is not None:
            self._view.log.mark(self.past.player.timeline.events_at(ply))

    def cover_table(self) -> None:
        """Let the past lie where the table lies."""
        if self.past is not None:
            self.past.cover(self._view.table.geometry())

    def replay_round(self, number: int) -> None:
        """Ask to see the game again from the end of a round on, 0 for the beginning."""
        plies = [mark.plies for mark in self._match.milestones if mark.round <= number]
        self._view.replay_asked.emit(plies[-1] if number and plies else 0)

    # Once more

    def show_again(self) -> None:
        """Show on the table once more what has happened since the person at the screen moved last."""
        view, match = self._view, self._match
        asked, plies = view.controller.asked, match.plies
        if asked is None or not asked.is_asked or view.controller.viewer != asked.index:
            return
        view.table.catch_up()
        seat, game = asked.index, match.game
        first = bisect_left([ply.events for ply in plies], view.log_bridge.moved_at(seat))
        if first == len(plies):
            return
        state = match.state_at(first)
        count = plies[first].events
        view.playback.add(self._scene(state, seat, count))
        for at, ply in enumerate(plies[first:], first):
            game.play(state, ply.seat, game.read(ply.text))
            events = match.events_of(at)
            count += len(events)
            view.playback.add(self._scene(state, seat, count, events, ply.seat))
        view.show_position(view.controller.seen_by(seat), ask=True)

    def _scene(
        self, state: Any, seat: int, count: int, events: Sequence[Event] = (), actor: int = NOBODY
    ) -> Scene:
        """Return a scene of the past, as a seat may know it: a position after so many events of the match."""
        seen = self._view.controller.seen_by(seat, state)
        known = [event.as_seen_by(seat) for event in events]
        pieces = self._view.naming.at(count)
        return Scene(seen, False, known, actor=actor, pieces=pieces, is_again=True)
