"""The games of a window, and what a person does with them: rename, delete, restore, copy, take in.

The dialog shows it and asks; the window lends it its own folder of games. The games in the folder and in its
bin are listed as they are now, also when another window changes something. What takes long goes in slices,
and what changes the folder is done by its writer, in jobs that hold nothing of the window.

All of a game may be copied out when it is over, before that as much as `access` allows.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from shiboken6 import delete

from evolution_qt.core.errors import BadInput, Fault, bad, filled
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.plain import MOST_BYTES, shown
from evolution_qt.core.position import FORMAT as POSITION
from evolution_qt.core.record import Record
from evolution_qt.store.library import BIN, Arrival, Entry, Library, Mark, TakenIn, read_outside
from evolution_qt.store.record_file import ENDING
from evolution_qt.store.sharing import FORMAT as REPORT
from evolution_qt.store.sharing import position_text, record_in_report, seed_text
from evolution_qt.store.writer import or_fault
from evolution_qt.ui.kit.jobs import Job, cancel_all
from evolution_qt.ui.shell.game.access import EVERYBODY, Access, access_to
from evolution_qt.ui.shell.library.dropping import files_of
from evolution_qt.ui.shell.library.game_words import Words
from evolution_qt.ui.shell.library.pictures import Pictures
from evolution_qt.ui.shell.window.language import sentence
from evolution_qt.ui.table.presentation import presentation


def position_of(match: AnyMatch, access: Access) -> str:
    """Return the position a game stands in, as far as its *access* lets it be copied."""
    return position_text(match, access.copied)


def seed_of(match: AnyMatch) -> str | None:
    """Return the seed of a game that is over; None while it goes on, because it gives every card away."""
    return seed_text(match.record) if match.is_over else None


_CALM: Final = 150
"""Milliseconds after the last change in the folder until it is read again."""
_SHOWN_EVERY: Final = 400
"""So many records that are read for the first time are shown together."""


class Games(QObject):
    """Lists the records in slices. No one waits; `changed` says that there is something new."""

    changed = Signal()
    progressed = Signal(int, int)
    """So many of all records have been looked at, the first time."""

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.library = library
        self.entries: list[Entry] = []
        self.binned: list[Entry] = []
        self._marks: list[list[Mark]] = []
        self.is_known = False
        """Whether everything has been listed once."""
        self._job = Job(self)
        self._once_more = False
        self._watcher: QFileSystemWatcher | None = None
        self._calm = QTimer(self, interval=_CALM, singleShot=True)
        self._calm.timeout.connect(self.refresh)

    @property
    def is_reading(self) -> bool:
        """Return whether the folder is being listed."""
        return self._job.is_active

    def watch(self) -> None:
        """List the folder now, and again whenever something is added to it or taken away."""
        if self._watcher is None:
            self._watcher = QFileSystemWatcher(self)
            self._watcher.directoryChanged.connect(self._calm.start)
        self.refresh()

    def rest(self) -> None:
        """Watch no more, until it is asked for again; the folders may be removed then."""
        if self._watcher is not None:
            delete(self._watcher)  # now: Windows removes no folder that is watched
            self._watcher = None
        self._calm.stop()

    def stop(self) -> None:
        """Watch no more and read no more."""
        self.rest()
        self._job.cancel()

    def refresh(self) -> None:
        """List the folder again, in slices."""
        if self.is_reading:
            self._once_more = True
            return
        self._once_more = False
        self._follow_folders()
        found: list[Entry] = []
        self._shown = 0
        self._job.begin(self._listing(found), self._listed, told=lambda said: self._tell(said, found))

    def _follow_folders(self) -> None:
        """Watch the folders that are there: one may have been made, or made again, since."""
        if self._watcher is None:
            return
        watched = set(self._watcher.directories())
        for folder in (self.library.folder, self.library.folder / BIN):
            if str(folder) not in watched and folder.is_dir():
                self._watcher.addPath(str(folder))

    def _listing(
        self, found: list[Entry]
    ) -> Generator[tuple[int, int], None, tuple[list[Entry], list[Entry], list[list[Mark]]]]:
        """List folder and bin, with marks by which these lists differ from others, quick to compare."""
        entries = yield from self.library.listing(found)
        yield len(entries), len(entries)
        binned = yield from self.library.listing_bin([])
        yield len(entries), len(entries)
        return entries, binned, [[one.mark for one in each] for each in (entries, binned)]

    def _tell(self, said: tuple[int, int], found: list[Entry]) -> None:
        """Show what is known so far; the first time that may take a while."""
        if self.is_known:
            return
        self.progressed.emit(*said)
        if len(found) - self._shown >= _SHOWN_EVERY or (found and not self._shown):
            self._shown = len(found)
            self.entries = list(found)
            self.changed.emit()

    def _listed(self, listed: tuple[list[Entry], list[Entry], list[list[Mark]]]) -> None:
        self.entries, self.binned, marks = listed
        is_new = not self.is_known or self._marks != marks
        self._marks, self.is_known = marks, True
        if is_new:
            self.changed.emit()
        if self._once_more:
            self.refresh()


_log = logging.getLogger(__name__)

RECORD: Final = '"evolution-qt/record"'
"""Stands in the first line of every record."""
_NEAR: Final = 400
"""Characters at the beginning of a text in which its format stands."""
_MOST_REFUSALS: Final = 3
_FOR_GOOD: Final = frozenset({"no_such_file", "known_already"})
"""Why something cannot be taken back now or later."""

_T = TypeVar("_T")


@dataclass
class Arrivals:
    """What came of taking games in: those that are here now, and what was refused, with the reason."""

    taken: list[TakenIn] = field(default_factory=list)
    sources: list[str] = field(default_factory=list)
    """Where each of them came from."""
    refused: list[tuple[str, BadInput]] = field(default_factory=list)


@dataclass
class _Undo:
    """What takes an action back: the same for each of these records. It may be tried again."""

    do: Callable[[str], object]
    names: list[str]
    """Those for which it is still to be done."""

    def __call__(self) -> None:
        """Do it as far as that is possible. Raises BadInput for the first for which it is not."""
        outcomes = [(name, or_fault(partial(self.do, name))()) for name in self.names]
        refused = [(name, one) for name, one in outcomes if isinstance(one, BadInput)]
        self.names = [name for name, error in refused if error.fault.code not in _FOR_GOOD]
        for _, error in refused:
            raise error


class Librarian(QObject):
    """The games of one window, and what can be done with them."""

    told = Signal(str, str)
    """A sentence for the person, and the word on the button that takes back what it tells of, or nothing."""
    warned = Signal(str)
    """A sentence that is to be seen until it is closed."""
    arrived = Signal(object)
    """Games were taken in: the names of their records."""

    def __init__(
        self,
        library: Library,
        parent: QObject | None = None,
        unwritten: Callable[[], str] = str,
        plays: Callable[[str], bool] = lambda _name: False,
    ) -> None:
        """*unwritten* is the record of the game played here that could not be written, empty if it was.
        *plays* says of the name of a record whether it is the game that is played here.
        """
        super().__init__(parent)
        self.library = library
        self._unwritten = unwritten
        self.plays = plays
        self.games = Games(library, self)
        self.words = Words(self)
        self.pictures = Pictures(library, self)
        self.pictures.refused.connect(self.games.refresh)
        self._undoing: list[_Undo] = []
        self._has_stopped = False

    def stop(self) -> None:
        """Do no more of anything."""
        self._has_stopped = True
        self.games.stop()
        self.pictures.stop()
        cancel_all(self)

    # Changing

    def rename(self, name: str, title: str) -> None:
        """Give a game a title; an empty one gives it back its usual name."""

        def renamed(before: str) -> None:
            self._undoing.append(_Undo(partial(self.library.rename, title=before), [name]))

        self._do(partial(self.library.rename, name, title), renamed)

    def throw_away(self, names: Sequence[str]) -> None:
        """Put games into the bin."""

        def thrown(gone: list[str]) -> None:
            if gone:
                self._undoing.append(_Undo(self.library.restore, gone))
                words = self.tr("%n game(s) moved to the bin.", "", len(gone))
                self.told.emit(words, self.tr("Undo"))

        self._move(self.library.throw_away, names, thrown)

    def restore(self, names: Sequence[str]) -> None:
        """Fetch games back from the bin."""

        def fetched(back: list[str]) -> None:
            if back:
                self._undoing.append(_Undo(self.library.throw_away, back))
                self.told.emit(self.tr("%n game(s) restored.", "", len(back)), "")

        self._move(self.library.restore, names, fetched)

    def _move(
        self, move: Callable[[str], str], names: Sequence[str], then: Callable[[list[str]], object]
    ) -> None:
        """Move games as far as that is possible; *then* gets what they are called there."""

        def tell(outcomes: list[str | BadInput]) -> None:
            for outcome in outcomes:
                if isinstance(outcome, BadInput):
                    self._refuse(outcome)
            then([outcome for outcome in outcomes if isinstance(outcome, str)])

        self._do(partial(_each, lambda name: or_fault(partial(move, name))(), names), tell)

    def empty_bin(self) -> None:
        """Remove for good what lies in the bin."""

        def emptied(count: int) -> None:
            self._undoing.clear()  # what was thrown away can no longer be fetched back
            self.told.emit(self.tr("%n game(s) deleted permanently.", "", count), "")

        self._do(self.library.empty_bin, emptied)

    def undo(self) -> None:
        """Take back the last renaming, throwing away or fetching back, also one that is still to be done."""
        self.library.writer.when_done(self._undo)

    def _undo(self) -> None:
        if not self._undoing:
            self.told.emit(self.tr("There is nothing to undo."), "")
            return
        action = self._undoing.pop()

        def failed() -> None:
            if action.names:
                self._undoing.append(action)

        self._do(action, lambda _: self.told.emit(self.tr("Undone."), ""), failed)

    def _do(
        self,
        job: Callable[[], _T],
        then: Callable[[_T], object],
        otherwise: Callable[[], object] = lambda: None,
    ) -> None:
        """Have something done in the folder; *then* gets its result.

        If there is none the reason is shown, and *otherwise* is called.
        """

        def tell(outcome: _T | BadInput) -> None:
            if isinstance(outcome, BadInput):
                self._refuse(outcome)
                otherwise()
            else:
                then(outcome)
            if not self._has_stopped:
                self.games.refresh()

        self.library.writer.do(or_fault(job), tell)

    def _refuse(self, error: BadInput) -> None:
        reason = sentence(self._named(error.fault))
        self.told.emit(filled(self.tr("That is not possible: {reason}"), {"reason": reason}), "")

    def _named(self, fault: Fault) -> Fault:
        """Return a fault that calls games what they are called in the list, not what their files are."""
        params = dict(fault.params)
        if fault.code == "known_already":
            params["value"] = self._name_of(str(params["value"]))
        return replace(fault, params=params, where=self._name_of(fault.where))

    def _name_of(self, file: str) -> str:
        """Return what a game is called whose record has this name; anything else as it is."""
        if not file.endswith(ENDING):
            return file
        binned = next((entry for entry in self.games.binned if entry.name == file), None)
        try:
            return self.words.name(self.library.entry(file))
        except BadInput:
            return file if binned is None else self.words.name(binned)

    # Giving away

    def export(self, name: str, target: Path) -> None:
        """Write a game into a file of its own."""

        def exported(entry: Entry) -> None:
            if entry.summary.status == "finished":
                self.show_written(str(target))
            else:
                words = self.tr("Saved: {file}. The game is not over: its record reveals every card.")
                self.told.emit(filled(words, {"file": str(target)}), "")

        self._do(partial(_exported, self.library, name, target, self._unwritten()), exported)

    def show_written(self, file: str) -> None:
        """Show where something was written."""
        self.told.emit(filled(self.tr("Saved: {file}"), {"file": file}), "")

    def copy_game(self, name: str) -> None:
        """Put the whole record of a game on the clipboard."""
        try:
            QGuiApplication.clipboard().setText(self.library.text(name, self._unwritten()))
            entry = self.library.entry(name)
        except BadInput as error:
            self._refuse(error)
            return
        if entry.summary.status == "finished":
            self.told.emit(self.tr("The game is on the clipboard."), "")
        else:
            self.told.emit(
                self.tr("The game is on the clipboard. It is not over: its record reveals every card."), ""
            )

    def copy_position(self, name: str) -> None:
        """Put the position a game stands in on the clipboard; before its end, what everyone may know."""
        self._with_match(name, lambda match: self.take_position(match, access_to(match)))

    def take_position(self, match: AnyMatch, access: Access) -> None:
        """Put the position of a game on the clipboard as far as *access* goes, and show how far that is."""
        QGuiApplication.clipboard().setText(position_of(match, access))
        if access.copied is None:
            self.told.emit(self.tr("The position is on the clipboard."), "")
        elif access.copied != EVERYBODY:
            words = self.tr("The position is on the clipboard, with your own hand but no other secrets.")
            self.told.emit(words, "")
        else:
            self.told.emit(self.tr("The position is on the clipboard, without secrets."), "")

    def copy_seed(self, name: str) -> None:
        """Put the seed of a game that is over on the clipboard."""
        self._with_match(name, lambda match: self.take_seed(seed_of(match)))

    def take_seed(self, seed: str | None) -> None:
        """Put a seed on the clipboard, or show why there is none yet."""
        if seed is None:
            self.told.emit(self.tr("The seed reveals every card. You can copy it when the game is over."), "")
            return
        QGuiApplication.clipboard().setText(seed)
        self.told.emit(self.tr("The seed is on the clipboard."), "")

    def _with_match(self, name: str, go_on: Callable[[AnyMatch], object]) -> None:
        Job(self).begin(self.library.reading(name), go_on, self._refuse)

    def record(self, name: str) -> Record:
        """Return the record of a game as it stands in its file. Raises BadInput."""
        return Record.read(self.library.text(name).encode())

    # Taking in

    def take_files(self, paths: Sequence[Path]) -> None:
        """Take in files from outside; what is no game is refused with the reason."""
        if paths:
            self._take([(shown(path.name), path) for path in paths])

    def paste(self) -> None:
        """Take in the game that the clipboard holds, as text or as copied files."""
        held = QGuiApplication.clipboard().mimeData()
        if held is not None and (paths := files_of(held)):
            self.take_files(paths)
            return
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self.told.emit(self.tr("There is no game on the clipboard."), "")
            return
        #: stands before a reason why it cannot be taken in
        self._take([(self.tr("The clipboard"), text.encode(errors="replace"))])

    def _take(self, sources: Sequence[tuple[str, Path | bytes]]) -> None:
        def take(found: list[tuple[str, Arrival | BadInput]]) -> None:
            self._do(partial(_taken_in, self.library, found), self._report_arrivals)

        Job(self).begin(self._examining(sources), take)

    def _examining(
        self, sources: Sequence[tuple[str, Path | bytes]]
    ) -> Generator[Any, None, list[tuple[str, Arrival | BadInput]]]:
        found: list[tuple[str, Arrival | BadInput]] = []
        for at, (what, source) in enumerate(sources):
            if len(sources) > 1:
                words = self.tr("Importing {number} of {all} …")
                self.told.emit(filled(words, {"number": str(at + 1), "all": str(len(sources))}), "")
            yield
            try:
                data = read_outside(source) if isinstance(source, Path) else source
                arrival = yield from self.library.examining(_record_in(data))
                presentation(arrival.game)
                found.append((what, arrival))
            except BadInput as error:
                found.append((what, error))
        return found

    def _report_arrivals(self, arrivals: Arrivals) -> None:
        lines: list[str] = []
        if arrivals.taken:
            lines += self._about_taken(arrivals)
        text = self.tr("{file} was not imported: {reason}")
        for what, error in arrivals.refused[:_MOST_REFUSALS]:
            lines.append(filled(text, {"file": what, "reason": self._reason(error)}))
        if (more := len(arrivals.refused) - _MOST_REFUSALS) > 0:
            lines.append(self.tr("%n more file(s) were not imported.", "", more))
        if arrivals.taken:
            self.arrived.emit([one.entry.name for one in arrivals.taken])
        words = "\n".join(lines)
        if arrivals.refused or any(one.is_torn for one in arrivals.taken):
            self.warned.emit(words)
            return
        is_back = all(one.was_binned for one in arrivals.taken)
        self.told.emit(words, self.tr("Undo") if is_back else "")

    def _reason(self, error: BadInput) -> str:
        """Return why something is not taken in; its own name stands there already."""
        fault = self._named(error.fault)
        return sentence(fault if fault.where.startswith("line ") else replace(fault, where=""))

    def _about_taken(self, arrivals: Arrivals) -> list[str]:
        """Return the words for games that are here now: how many, and what became of them."""
        new = [one for one in arrivals.taken if not one.was_binned]
        lines = [self.tr("%n game(s) imported.", "", len(new))] if new else []
        if back := [one.entry.name for one in arrivals.taken if one.was_binned]:
            lines.append(self.tr("%n game(s) restored from the bin.", "", len(back)))
            self._undoing.append(_Undo(self.library.throw_away, back))
        sources = zip(arrivals.sources, arrivals.taken, strict=True)
        torn = [(what, one) for what, one in sources if one.is_torn]
        lines += [self.words.torn(what, one.entry.summary.moves) for what, one in torn[:_MOST_REFUSALS]]
        if (more := len(torn) - _MOST_REFUSALS) > 0:
            lines.append(self.tr("%n more file(s) break off as well.", "", more))
        return lines


def _each(do: Callable[[str], _T], names: Sequence[str]) -> list[_T]:
    """Do the same with each of these."""
    return [do(name) for name in names]


def _exported(library: Library, name: str, target: Path, unwritten: str) -> Entry:
    """Write a game into a file of its own and return its entry. Raises BadInput."""
    library.export(name, target, unwritten)
    return library.entry(name)


def _taken_in(library: Library, found: Sequence[tuple[str, Arrival | BadInput]]) -> Arrivals:
    """Take in what was examined, and report what came of it."""
    arrivals = Arrivals()
    for what, one in found:
        outcome = one if isinstance(one, BadInput) else or_fault(partial(library.take_in, one))()
        if isinstance(outcome, BadInput):
            arrivals.refused.append((what, outcome))
        else:
            arrivals.taken.append(outcome)
            arrivals.sources.append(what)
    return arrivals


def holds_a_record(text: str) -> bool:
    """Return whether a text begins as records do."""
    return RECORD in text[:_NEAR] or RECORD.replace(" ", "") in text[:_NEAR]


def _record_in(data: bytes) -> bytes:
    """Return the record that data hold: they are one, or a report of a fault has one. Raises BadInput."""
    if len(data) > MOST_BYTES:
        raise bad("too_large", limit=MOST_BYTES)
    if data.strip() and not data.lstrip().startswith(b"{"):
        raise bad("no_game")
    if f'"{POSITION}"'.encode() in data[:_NEAR]:
        raise bad("no_game_but_position")
    if f'"{REPORT}"'.encode() in data[:_NEAR]:
        return record_in_report(data).text().encode()
    return data
