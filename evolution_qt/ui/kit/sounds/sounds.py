"""The sounds of a window: files, and a speaker that plays them as loud as wished; silent where nothing can.

A file is played by a program of the system, or by Windows itself. No one waits for it or hears of it. A
speaker that fails twice, as all do without a sound card, is not tried again; then the next one is.

The files are made once, little by little, and then kept. A file's name has what the file must hold, so that a
damaged one is noticed. The folder may be read-only, full or gone at any time; then there is nothing to be
heard.
"""

from __future__ import annotations

import logging
import os
import re
import shutil
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Protocol

from PySide6.QtCore import QObject, QProcess, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from evolution_qt.core.files import READ
from evolution_qt.core.steps import Steps
from evolution_qt.store.disk import DISK, Disk, write_whole
from evolution_qt.ui.kit.jobs import Job
from evolution_qt.ui.kit.sounds.synth import FORM, SOUNDS, TURN, steps

_log = logging.getLogger(__name__)

Ended = Callable[[bool], object]
"""Is told whether a file was played."""
Command = tuple[str, ...]

MOST: Final = 3
"""So many sounds at once are enough; another is left out."""
_FAILURES: Final = 2
"""After so many in a row a speaker is given up."""
LONGEST: Final = 4000
"""Milliseconds that no sound takes; a speaker that does hangs."""
_KILLED: Final = 500
"""Milliseconds in which a system takes away what was killed, however busy it is."""
_OF_MACOS: Final[tuple[Command, ...]] = (("afplay",),)
OF_OTHERS: Final[tuple[Command, ...]] = (("pw-play",), ("paplay",), ("aplay", "-q"))
"""What plays a file on Linux and the like."""


class Speaker(Protocol):
    """Plays files, as long as that works."""

    @property
    def is_able(self) -> bool:
        """Return whether there is something that may still play."""

    def look_again(self) -> None:
        """Give everything another try: a person has asked for it."""

    def play(self, path: Path, ended: Ended | None = None) -> None:
        """Begin to play a file. Only what ends by itself is reported."""

    def stop(self) -> None:
        """Be silent at once, and leave nothing behind."""


class Programs(QObject):
    """The system's programs, one process for each sound."""

    def __init__(self, parent: QObject, commands: tuple[Command, ...]) -> None:
        """*commands* are tried in this order, as far as they are installed."""
        super().__init__(parent)
        self._commands = commands
        self._found: dict[Command, int] | None = None  # with how often each has failed by now
        self._running: list[QProcess] = []

    @property
    def is_able(self) -> bool:
        """Return whether there is something that may still play."""
        return self._command() is not None

    def look_again(self) -> None:
        """Look again for what is installed."""
        self._found = None

    def play(self, path: Path, ended: Ended | None = None) -> None:
        """Begin to play a file."""
        command = self._command()
        if command is None or len(self._running) >= MOST:
            return
        process = QProcess(self)
        process.setProgram(command[0])
        process.setArguments([*command[1:], str(path)])
        process.setStandardInputFile(QProcess.nullDevice())
        process.setStandardOutputFile(QProcess.nullDevice())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.finished.connect(
            lambda code, how: self._ended(
                process, command, ended, played=not code and how == QProcess.ExitStatus.NormalExit
            )
        )
        process.errorOccurred.connect(partial(self._failed, process, command, ended))
        limit = QTimer(process, singleShot=True, interval=LONGEST)
        limit.timeout.connect(process.kill)
        limit.start()
        self._running.append(process)
        process.start()

    def stop(self) -> None:
        """End every process, and see to it that it is gone."""
        running, self._running = self._running, []
        for process in running:
            process.blockSignals(True)
            process.kill()
        for process in running:
            process.waitForFinished(_KILLED)
            process.deleteLater()

    def _command(self) -> Command | None:
        if self._found is None:
            where = ((shutil.which(command[0]), command[1:]) for command in self._commands)
            self._found = {(path, *rest): 0 for path, rest in where if path is not None}
        return next((command for command, failures in self._found.items() if failures < _FAILURES), None)

    def _failed(
        self, process: QProcess, command: Command, ended: Ended | None, error: QProcess.ProcessError
    ) -> None:
        if error == QProcess.ProcessError.FailedToStart:  # of all others it is told when they have ended
            self._ended(process, command, ended, played=False)

    def _ended(self, process: QProcess, command: Command, ended: Ended | None, *, played: bool) -> None:
        if process in self._running:
            self._running.remove(process)
        process.deleteLater()
        failures = self._found if self._found is not None else {}
        if command in failures:
            failures[command] = 0 if played else failures[command] + 1
            if failures[command] == _FAILURES:
                _log.debug("%s plays nothing", command[0])
        if ended is not None:
            ended(played)


class Windows:
    """What Windows has for it: one sound at a time, in a thread of its own."""

    def __init__(self) -> None:
        import winsound  # so that a bundle takes it along

        self._winsound: Any = winsound  # its content is unknown to the checker on other systems
        self._failures = 0

    @property
    def is_able(self) -> bool:
        """Return whether it may still play."""
        return self._failures < _FAILURES

    def look_again(self) -> None:
        """Give it another try."""
        self._failures = 0

    def play(self, path: Path, ended: Ended | None = None) -> None:
        """Begin to play a file, in place of one that is being played."""
        if not self.is_able:
            return
        flags = self._winsound.SND_FILENAME | self._winsound.SND_ASYNC | self._winsound.SND_NODEFAULT
        try:
            self._winsound.PlaySound(str(path), flags)
        except RuntimeError:
            self._failures += 1
            if self._failures == _FAILURES:
                _log.debug("Windows plays nothing")
        else:
            self._failures = 0
        if ended is not None:
            ended(not self._failures)

    def stop(self) -> None:
        """End what is being played."""
        try:
            self._winsound.PlaySound(None, self._winsound.SND_PURGE)
        except RuntimeError:
            _log.debug("Windows does not end a sound")


def of_system(parent: QObject) -> Speaker:
    """Return what plays on this system; it may turn out that nothing does."""
    if sys.platform == "win32":
        return Windows()
    return Programs(parent, _OF_MACOS if sys.platform == "darwin" else OF_OTHERS)


_LARGEST: Final = 1 << 18
"""Bytes; none of ours is as large."""
_OURS: Final = re.compile(r"[0-9]+-[a-z]+-[a-z]+-[0-9a-f]{16}\.wav")
_FORGOTTEN: Final = 3600
"""Seconds after which no one still writes what is only half written."""


class _Unhurried(Disk):
    """Waits for no disk: what a loss of power takes away is made again."""

    def sync(self, number: int) -> None:
        """Let the system write when it likes."""

    def sync_folder(self, path: Path) -> None:
        """Do the same."""


_UNHURRIED: Final = _Unhurried()


class SoundFiles(QObject):
    """A folder with every sound in the loudness that is wished."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        self._volume = ""
        self._ready: dict[str, Path] = {}
        self._job = Job(self)
        self._waiting: list[Callable[[], object]] = []
        self.is_refused = False
        """Whether the folder would not take a sound."""

    def prepare(self, volume: str, then: Callable[[], object] | None = None) -> None:
        """See to it that every sound is there in a loudness, in steps; call back when that is over."""
        if volume != self._volume:
            self.stop()
            self._volume = volume
            self._ready.clear()
        if not self._job.is_active and self._is_complete():
            if then is not None:
                then()
            return
        if then is not None and then not in self._waiting:
            self._waiting.append(then)
        if not self._job.is_active:
            self.is_refused = False
            self._job.begin(self._trying(volume), self._report)

    def _is_complete(self) -> bool:
        return len(self._ready) == len(SOUNDS) and all(map(Path.is_file, self._ready.values()))

    def path(self, name: str) -> Path | None:
        """Return the file of a sound, None if there is none now."""
        path = self._ready.get(name)
        if path is None or path.is_file():
            return path
        self._ready.clear()  # the folder was emptied
        self.prepare(self._volume)
        return None

    def stop(self) -> None:
        """Make nothing more; no one waits any longer."""
        self._job.cancel()
        self._waiting.clear()

    def _report(self, _result: None) -> None:
        waiting = tuple(self._waiting)
        self._waiting.clear()
        for then in waiting:
            then()

    def _trying(self, volume: str) -> Steps[None]:
        """Make every sound, as far as the folder takes them."""
        try:
            yield from self._making(volume)
        except OSError as error:
            self.is_refused = True
            _log.debug("no sounds: %s", error)

    def _making(self, volume: str) -> Steps[None]:
        """Find every sound or make it. Raises OSError."""
        DISK.make_folder(self._folder)
        found = DISK.list(self._folder, "")
        for name in SOUNDS:
            start = f"{FORM}-{name}-{volume}-"
            kept = (self._folder / one for one, _ in found if one.startswith(start))
            path = next(filter(_is_whole, kept), None)
            yield
            if path is None:
                data = yield from steps(name, volume)
                path = self._folder / f"{start}{_digest(data)}.wav"
                write_whole(path, data, _UNHURRIED)
            self._ready[name] = path
            yield
        for name, what in found:
            if self._is_rubbish(name, what.st_mtime):
                with suppress(OSError):
                    DISK.remove(self._folder / name)

    def _is_rubbish(self, name: str, written: float) -> bool:
        """Return whether a file of ours is damaged, of an older form, or was never written to its end."""
        if name.startswith(".") and name.endswith(".new"):
            return time.time() - written > _FORGOTTEN
        if _OURS.fullmatch(name) is None:
            return False
        return not name.startswith(f"{FORM}-") or not _is_whole(self._folder / name)


def _digest(data: bytes) -> str:
    return sha256(data).hexdigest()[:16]


def _is_whole(path: Path) -> bool:
    """Return whether a file holds what its name promises."""
    try:
        number = DISK.open(path, READ)
        try:
            data = DISK.read(number, _LARGEST)
        finally:
            DISK.close(number)
    except OSError:
        return False
    return path.stem.endswith(_digest(data))


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
        """Return whether a sound may be heard at all."""
        return not is_silenced() and self._speaker.is_able

    def set_volume(self, volume: str) -> None:
        """Set the volume to that of the settings."""
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
        """Play one sound because a person wants to hear whether there is one, and report what came of it."""
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
    """Return whether nothing may be heard, whatever the settings: no one is there, or it is not wished."""
    return os.environ.get(VARIABLE, "").lower() == OFF or QGuiApplication.platformName() in UNSEEN
