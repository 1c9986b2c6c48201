"""Who has played each seat when, and the names and badges of seats.

Seats change hands, and names with them. A seat is called by who plays there, and by what they play with. In a
game whose sides have badges those stand for the seats everywhere, each with who plays it: a crest that a
person has chosen, and the animal that a bot is named after, would be a second sign beside them. Records keep
names and crests.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject

from evolution_qt.core.crest import Crest
from evolution_qt.core.errors import filled
from evolution_qt.core.game import AnyGame
from evolution_qt.core.levels import Bots
from evolution_qt.core.match import AnyMatch
from evolution_qt.core.record import HUMAN, SeatTaken, crests_of
from evolution_qt.ui.kit.palette import Badge, badge_of
from evolution_qt.ui.shell.new_game.player_kinds import kind_name, short_name
from evolution_qt.ui.shell.new_game.player_names import is_of_no_one, legible, shown_name
from evolution_qt.ui.table.presentation import presentation


def own_name(name: str, kind: str) -> str:
    """Return the name of who plays a side; empty if it is a bot that no one has named."""
    return "" if kind != HUMAN and is_of_no_one(name) else name


def who_plays(name: str, kind: str, bots: Bots) -> str:
    """Return who plays a side: the name, or how strong a bot is that no one has named."""
    return own_name(name, kind) or short_name(kind.partition("/")[0], bots)


def players_of(game: AnyGame, players: Iterable[tuple[str, str]]) -> list[str]:
    """Return who plays each seat of a game, by names and kinds."""
    if presentation(game.key).badge is None:
        return [name for name, _ in players]
    return [who_plays(name, kind, game.bots()) for name, kind in players]


def called(match: AnyMatch, players: Sequence[str]) -> list[str]:
    """Return what the seats of a match are called, by who plays there, an empty name for who is not named."""
    if presentation(match.game.key).badge is None:
        return list(players)
    seat = presentation(match.game.key).seat
    return [seat(own, who) for own, who in zip(sides_of(match), players, strict=True)]


def called_beside(match: AnyMatch, players: Iterable[tuple[str, str]]) -> list[str]:
    """Return what the seats are called, by names and kinds, where it stands beside how a bot plays."""
    if presentation(match.game.key).badge is None:
        return [name for name, _ in players]
    return called(match, [own_name(name, kind) for name, kind in players])


def sides_of(match: AnyMatch) -> list[Sequence[int]]:
    """Return what each seat of a match plays with, by number; nothing in a game without sides."""
    scoring, state = presentation(match.game.key).scoring(), match.milestones[0].state
    return [scoring.sides(state, seat) for seat in range(len(match.record.header.players))]


def signs_of(key: str, sides: Sequence[Sequence[int]], crests: Sequence[Crest]) -> list[list[Badge]]:
    """Return the badges of each seat of a game, by its key: one for each of its *sides*, else its crest."""
    badge = presentation(key).badge if any(sides) else None
    if badge is None:
        return [[badge_of(crest)] for crest in crests]
    return [list(map(badge, own)) for own in sides]


def badges_of(match: AnyMatch) -> list[Badge]:
    """Return the badge of each seat of a match: that of its first side, or where it has none its crest."""
    crests = crests_of(match.record.header.players)
    return [first for first, *_ in signs_of(match.game.key, sides_of(match), crests)]


@dataclass(frozen=True)
class Change:
    """Another plays a seat, after so many moves; *is_single*: for one move alone."""

    moves: int
    seat: int
    before: str
    """The name that the seat had, and by which kind it was played."""
    was: str
    name: str
    kind: str
    is_single: bool = False


class Roster(QObject):
    """Names and kinds by seat as they were at any moment of a match, also while it goes on."""

    def __init__(
        self,
        match: AnyMatch,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._known = -1  # the length of the record that the changes were read from
        self._changes: list[tuple[int, SeatTaken]] = []
        self._placed: tuple[tuple[int, list[str]], dict[int, list[Change]]] = ((-1, []), {})
        """The same by the event that follows, and by which names it is said."""

    @property
    def changes(self) -> Sequence[tuple[int, SeatTaken]]:
        """Return who took which seat, and after how many moves."""
        notes = self._match.record.notes
        if self._known != len(notes):
            self._known = len(notes)
            self._changes = self._match.record.changes()
        return self._changes

    def names_after(self, moves: int) -> list[str]:
        """Return what the seats were called when so many moves had been made."""
        return called(self._match, [who for who, _ in self.players_after(moves)])

    def _own_names_after(self, moves: int) -> list[str]:
        """Return the players' own names by seat as they were when so many moves had been made."""
        players = self._match.record.header.players
        names = [shown_name(player.name, seat, player.kind) for seat, player in enumerate(players)]
        for before, note in self.changes:
            if before <= moves and note.name is not None:
                names[note.seat] = shown_name(note.name, note.seat, note.kind)
        return names

    def names_at(self, event: int) -> list[str]:
        """Return what the seats were called when the event of this number happened."""
        ply = bisect_right(self._match.plies, event, key=lambda ply: ply.events) - 1
        return self.names_after(max(ply, 0))

    def players_after(self, moves: int) -> list[tuple[str, bool]]:
        """Return who played each seat at a moment, and whether that was a bot."""
        kinds = self._kinds_after(moves)
        names = players_of(self._match.game, zip(self._own_names_after(moves), kinds, strict=True))
        return [(name, kind != HUMAN) for name, kind in zip(names, kinds, strict=True)]

    def _kinds_after(self, moves: int) -> list[str]:
        """Return who played each seat when so many moves had been made."""
        kinds = [seat.kind for seat in self._match.record.header.players]
        for before, note in self.changes:
            if before <= moves:
                kinds[note.seat] = note.kind
        return kinds

    def kind_of(self, move: int) -> str:
        """Return who made a move, by its number."""
        return self._kinds_after(move)[self._match.plies[move].seat]

    def _changed(self) -> list[Change]:
        """Return what has changed for longer than a move."""
        names = self._own_names_after(-1)
        kinds = self._kinds_after(-1)
        found = []
        for moves, note in self.changes:
            change = Change(
                moves,
                note.seat,
                names[note.seat],
                kinds[note.seat],
                shown_name(note.name, note.seat, note.kind) if legible(note.name) else names[note.seat],
                note.kind,
            )
            names[note.seat], kinds[note.seat] = change.name, change.kind
            if (change.before, change.was) != (change.name, change.kind):
                found.append(change)
        return found

    def _stood_in(self) -> list[Change]:
        """Return for which moves someone stood in."""
        found = []
        for moves, ply in enumerate(self._match.plies):
            back = [note.kind for note in ply.after if isinstance(note, SeatTaken)]
            for note in ply.before if back else ():
                if isinstance(note, SeatTaken):
                    name = self._own_names_after(moves)[note.seat]
                    found.append(Change(moves, note.seat, name, back[0], name, note.kind, is_single=True))
        return found

    def _placed_changes(self) -> dict[int, list[Change]]:
        """Return every change by the number of the event that comes after it."""
        known, placed = self._placed
        now = len(self._match.record.notes), self._own_names_after(-1)
        if known != now:
            placed = {}
            plies = self._match.plies
            for change in (*self._changed(), *self._stood_in()):
                is_made = change.moves < len(plies)
                at = plies[change.moves].events if is_made else len(self._match.history)
                placed.setdefault(at, []).append(change)
            self._placed = now, placed
        return placed

    # In words

    def told(self) -> list[str]:
        """Return a sentence for each time that a seat changed hands."""
        return [self._filled(self._sentence(change), change) for change in self._changed()]

    def words_before(self, event: int) -> list[str]:
        """Return the log's words before the event of a number: who plays from there on, or makes a move."""
        found = self._placed_changes().get(event, ())
        return [self._filled(self._sentence_in_place(change), change) for change in found]

    def _filled(self, text: str, change: Change) -> str:
        kind = kind_name(change.kind, self._match.game.bots())
        name = self._called(change, change.name, change.kind)
        before = self._called(change, change.before, change.was)
        parts = {"name": name, "before": before, "kind": kind}
        return filled(text, {**parts, "round": self._round_of(change.moves)})

    def _called(self, change: Change, name: str, kind: str) -> str:
        """Return what the seat of a change was called with a player of a name and a kind."""
        names = [name] * len(self._match.record.header.players)
        return called_beside(self._match, [(one, kind) for one in names])[change.seat]

    def _sentence(self, change: Change) -> str:
        if change.was == HUMAN != change.kind:
            return self.tr("{before} left in round {round}. Since then: {kind}.")
        if change.name != change.before:
            return self.tr("{name} took over from {before} in round {round}.")
        if change.kind == HUMAN:
            return self.tr("{name} took over in round {round}.")
        return self.tr("{name}, since round {round}: {kind}.")

    def _sentence_in_place(self, change: Change) -> str:
        if change.is_single:
            #: someone else, such as a Forager, makes one move for a player whose program was not waited for
            return self.tr("{name}, for this move: {kind}.")
        if change.was == HUMAN != change.kind:
            return self.tr("{before} leaves. From here on: {kind}.")
        if change.name != change.before:
            return self.tr("{name} takes over from {before}.")
        if change.kind == HUMAN:
            return self.tr("{name} takes over.")
        #: a program has failed, or another opponent was chosen
        return self.tr("From here on, {name}: {kind}.")

    def _round_of(self, moves: int) -> int:
        """Return the round in which the game was when so many moves had been made."""
        mark = next(mark for mark in reversed(self._match.milestones) if mark.plies <= moves)
        return int(mark.state.round)
