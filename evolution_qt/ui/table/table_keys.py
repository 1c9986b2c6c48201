"""The keys of one table: those that ask for something or hurry, before the others play."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from evolution_qt.ui.kit import accessibility, keymap

if TYPE_CHECKING:
    from evolution_qt.ui.table.table import Table

_COMMANDING: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class TableKeys:
    """What the keys do on one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._is_alt_alone = False
        self.plain: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_H: table.ask_for_hint,
            Qt.Key.Key_Y: table.why_asked.emit,
            Qt.Key.Key_R: self._tell_others,
            Qt.Key.Key_S: self._ask_to_stop,
            Qt.Key.Key_J: self._ask_for_moves,
        }
        """What is asked for by keys without modifiers; a game has more."""

    def press(self, event: QKeyEvent) -> bool:
        """Hurry with Space, cancel with Escape; other keys play. Say whether a key does anything."""
        table = self._table
        key, modifiers = keymap.meant(event.key()), event.modifiers()
        accessibility.take_notice()
        table.player.hold(modifiers)
        table.display.settle_size()
        if key not in (*keymap.MODIFIERS, Qt.Key.Key_Space):  # a person who hurries has not read it yet
            is_away = table.overlays.put_notes_away()
            table.player.stop()
            if is_away and key == Qt.Key.Key_Escape:
                return True
        self._is_alt_alone = key == Qt.Key.Key_Alt
        is_used = self._use(key, modifiers)
        self.tell()
        return is_used

    def _use(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        table = self._table
        is_skip = table.animator.is_running if key == Qt.Key.Key_Space else table.playback.is_held
        is_skip = is_skip and key in (Qt.Key.Key_Space, Qt.Key.Key_Escape)
        if key == Qt.Key.Key_Space and modifiers & Qt.KeyboardModifier.ShiftModifier:
            table.playback.hurry()
        elif is_skip:
            table.playback.advance()
        elif key == Qt.Key.Key_Escape and table.close_one():
            pass
        elif key == Qt.Key.Key_F2:
            table.key_caps.toggle()
            table.key_caps_toggled.emit(table.key_caps.is_on)
        elif key in self.plain and not modifiers:
            self.plain[Qt.Key(key)]()
        elif not modifiers & _COMMANDING and table.describe_keys.press(Qt.Key(key), modifiers):
            pass
        else:
            return self.play(key, modifiers)
        return True

    def play(self, key: int, modifiers: Qt.KeyboardModifier) -> bool:
        """Let a key play, after what still moves; say whether it means anything."""
        table = self._table
        if key in keymap.MODIFIERS:
            return False
        if table.pointer.keeps(partial(self._play_later, key, modifiers)):
            return True
        if table.animator.is_running or not table.ask:  # between two motions too
            table.catch_up()
        return table.keyboard.press(key, modifiers)

    def _play_later(self, key: int, modifiers: Qt.KeyboardModifier) -> None:
        self.play(key, modifiers)
        self.tell()

    def tell(self) -> None:
        """Show and tell what keys are about, after one."""
        self._table.key_caps.show()
        self._table.tree.follow()

    def release(self, key: int) -> None:
        """Pin what is enlarged when Alt was pressed alone, not on the way to another window."""
        enlarging = self._table.player.enlarging
        if key == Qt.Key.Key_Alt and self._is_alt_alone and enlarging.is_read:
            enlarging.pin()
        self._is_alt_alone = False

    def forget(self) -> None:
        """Forget what is held down, because the keyboard goes elsewhere."""
        self._is_alt_alone = False

    def _tell_others(self) -> None:
        """Show and say what the others have done."""
        if self._table.ask:
            self._table.again_asked.emit()
            self._table.tree.say_others()
        else:
            self._table.say_not_now("R")

    def _ask_to_stop(self) -> None:
        table = self._table
        table.stop_asked.emit()
        if table.seen is not None:
            table.say(table.phrases.stops_at_window())

    def _ask_for_moves(self) -> None:
        """Ask for the list of all moves that are possible now."""
        if self._table.pointer.keeps(self._ask_for_moves):
            return
        self._table.catch_up()
        self._table.player.answers.hush()
        self._table.moves_asked.emit()
