"""Who has played each seat when: seats change hands, and names with them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from evolution_qt.core.errors import filled
from evolution_qt.core.record import HUMAN, SeatTaken
from evolution_qt.games.opening import EvolutionMatch
from evolution_qt.ui.shell.kinds import kind_name


class Roster(QObject):
    """Names and kinds by seat as they were at any moment of a match, also while it goes on."""

    def __init__(
        self,
        match: EvolutionMatch,
        names: Sequence[str],
        nameless: Callable[[int], str],
        parent: QObject | None = None,
    ) -> None:
        """*names* are those of the present, *nameless* names who had none at a seat."""
        super().__init__(parent)
        self._match = match
        self._names = names
        self._nameless = nameless
        self._known = -1  # the length of the record that the changes were read from
        self._changes: list[tuple[int, SeatTaken]] = []

    @property
    def changes(self) -> Sequence[tuple[int, SeatTaken]]:
        """Return who took which seat, and after how many moves."""
        notes = self._match.record.notes
        if self._known != len(notes):
            self._known = len(notes)
            self._changes = self._match.record.changes()
        return self._changes

    def names_after(self, moves: int) -> list[str]:
        """Return the names by seat as they were when so many moves had been made."""
        names = list(self._names)
        for seat in {note.seat for _, note in self.changes if note.name is not None}:
            names[seat] = self._match.record.header.players[seat].name or self._nameless(seat)
        for before, note in self.changes:
            if before <= moves and note.name is not None:
                names[note.seat] = note.name
        return names

    def names_at(self, event: int) -> list[str]:
        """Return the names as they were when the event of this number happened."""
        if not self.changes:
            return list(self._names)
        ply = bisect_right(self._match.plies, event, key=lambda ply: ply.events) - 1
        return self.names_after(max(ply, 0))

    def players_after(self, moves: int) -> list[tuple[str, bool]]:
        """Return the names by seat at a moment, and whether a bot played there."""
        kinds = self._kinds_after(moves)
        return [(name, kind != HUMAN) for name, kind in zip(self.names_after(moves), kinds, strict=True)]

    def _kinds_after(self, moves: int) -> list[str]:
        kinds = [seat.kind for seat in self._match.record.header.players]
        for before, note in self.changes:
            if before <= moves:
                kinds[note.seat] = note.kind
        return kinds

    # In words

    def told(self) -> list[str]:
        """Return a sentence for each time that a seat changed hands."""
        names = self.names_after(-1)
        kinds = self._kinds_after(-1)
        lines = []
        for moves, note in self.changes:
            before, kind = names[note.seat], kinds[note.seat]
            names[note.seat] = note.name or before
            kinds[note.seat] = note.kind
            text = self._sentence(
                was_human=kind == HUMAN,
                is_human=note.kind == HUMAN,
                is_another=names[note.seat] != before,
            )
            if kind == note.kind and names[note.seat] == before:
                continue
            parts = {"name": names[note.seat], "before": before, "kind": kind_name(note.kind)}
            lines.append(filled(text, {**parts, "round": self._round_of(moves)}))
        return lines

    def _sentence(self, *, was_human: bool, is_human: bool, is_another: bool) -> str:
        if was_human and not is_human:
            return self.tr("{before} left in round {round}. Since then: {kind}.")
        if is_another:
            return self.tr("{name} took over from {before} in round {round}.")
        if is_human:
            return self.tr("{name} took over in round {round}.")
        return self.tr("{name}, since round {round}: {kind}.")

    def _round_of(self, moves: int) -> int:
        """Return the round in which the game was when so many moves had been made."""
        return next(mark.state.round for mark in reversed(self._match.milestones) if mark.plies <= moves)
