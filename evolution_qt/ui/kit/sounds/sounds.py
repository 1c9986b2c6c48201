"""The sounds of a window: files and a speaker, as loud as it is wished; silent where nothing can play."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from evolution_qt.ui.kit.sounds.files import SoundFiles
from evolution_qt.ui.kit.sounds.speaker import Speaker, of_system
from evolution_qt.ui.kit.sounds.synth import TURN

OFF: Final = "off"
VARIABLE: Final = "EVOLUTION_QT_SOUNDS"
"""Environment variable; "off" there is stronger than any setting."""
UNSEEN: Final = frozenset({"offscreen", "minimal"})
"""What Qt calls its displays that are not seen."""

PLAYED: Final = "played"
SILENT: Final = "silent"
NO_SPEAKER: Final = "no_speaker"
FAILED: Final = "failed"
UNWRITABLE: Final = "unwritable"


class Sounds(QObject):
    """Lets sounds be heard."""

    tried = Signal(str)
    """What has come of the try that a person has asked for: one of the words above."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        """Keep the sounds in a folder; nothing is made, and nothing looked for, before it is needed."""
        super().__init__(parent)
        self.files = SoundFiles(folder, self)
        """The sounds that are made by now."""
        self._speaker: Speaker = of_system(self)
        self._volume = OFF

    @property
    def can_play(self) -> bool:
        """Say whether a sound may be heard at all."""
        return not is_silenced() and self._speaker.is_able

    def set_volume(self, volume: str) -> None:
        """Be as loud as a setting says."""
        if volume != self._volume:
            self._volume = volume
            if volume == OFF:
                self.stop()
            else:
                self.prepare()

    def prepare(self) -> None:
        """Have the files ready before they are needed, if they may be."""
        if self._volume != OFF and self.can_play:
            self.files.prepare(self._volume)

    def play(self, name: str) -> None:
        """Play a sound, if it is ready and may be heard; otherwise nothing happens."""
        if self._volume == OFF or not self.can_play:
            return
        path = self.files.path(name)
        if path is not None:
            self._speaker.play(path)

    def stop(self) -> None:
        """Be silent at once."""
        self.files.stop()
        self._speaker.stop()

    # Trying it out

    def try_out(self) -> None:
        """Play one sound because a person wants to hear whether there is one, and say what came of it."""
        self._speaker.stop()
        self._speaker.look_again()
        if is_silenced() or self._volume == OFF:
            self.tried.emit(SILENT)
        elif not self._speaker.is_able:
            self.tried.emit(NO_SPEAKER)
        else:
            self.files.prepare(self._volume, self._try)

    def _try(self) -> None:
        path = self.files.path(TURN)
        if path is None:
            self.tried.emit(UNWRITABLE)
        else:
            self._speaker.play(path, self._was_tried)

    def _was_tried(self, played: bool) -> None:
        if played:
            self.tried.emit(PLAYED)
        elif self._speaker.is_able:  # the same once more, or the next one
            self._try()
        else:
            self.tried.emit(FAILED)


def is_silenced() -> bool:
    """Say whether nothing may be heard, whatever the settings say: no one is there, or it is not wished."""
    return os.environ.get(VARIABLE, "").lower() == OFF or QGuiApplication.platformName() in UNSEEN
