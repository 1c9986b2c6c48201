"""What has been shown of a game: in the log, on the table, and to each seat since its own last move.

The table and the log point at each other: a line at its places, a place at its lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import ROUND, Event, headline
from evolution_qt.core.event import act as act_of
from evolution_qt.core.match import AnyMatch, Ply
from evolution_qt.core.timeline import round_ends
from evolution_qt.ui.kit import accessibility
from evolution_qt.ui.shell.game.playback_queue import PlaybackQueue, Scene
from evolution_qt.ui.shell.log.log_panel import LogPanel
from evolution_qt.ui.table.naming import NamedPieces, Names
from evolution_qt.ui.table.table import Table
from evolution_qt.ui.table.words import GameWords


class LogBridge:
    """Shows the events of one game where they are to be read. The log remembers what was shown."""

    def __init__(
        self,
        match: AnyMatch,
        phrases: GameWords,
        names: Sequence[str],
        naming: NamedPieces,
        table: Table,
        log: LogPanel,
    ) -> None:
        """*phrases* puts events into words, with *names*, which change when someone else plays.

        *naming* knows what pieces are called.
        """
        self._match = match
        self._game = match.game
        self._phrases = phrases
        self._names = names
        self._naming = naming
        self._table = table
        self._log = log
        table.past = lambda: log.lines_since(0)
        self._moved_at: dict[int, int] = {}  # how much the log told when a seat moved last
        self._began_at: dict[int, int] = {}  # and when that move began, if a person made it

    def tell(self, scene: Scene, events: list[Event]) -> None:
        """Write down what begins to be seen of a scene."""
        told, first = len(scene.events) - len(scene.untold) - len(events), len(self._log.told.events)
        holds_act = 0 <= max(headline(scene.events, scene.actor, self._game.kinds), 0) - told < len(events)
        self._log.tell(
            events,
            automatic=scene.is_automatic and holds_act,
            stopped=scene.is_stopped and holds_act,
            decision=scene.decision,
            actor=scene.actor,
            redone=scene.is_redone,
        )
        if accessibility.is_heard():
            for line in self.aloud(events, first):
                accessibility.announce(self._table, line)
        for event in events:
            if self._game.kinds[event.kind].heading == ROUND:
                self._report_round(event.amount - 1)
        if scene.actor != NOBODY:
            self._moved_at[scene.actor] = len(self._log.told.events)
            if not scene.is_automatic:
                self._began_at[scene.actor] = first - told
        self.show_losses(scene.seen.viewer)

    def aloud(self, events: Sequence[Event], first: int) -> list[str]:
        """Return the announcement of events: their lines, and one sentence for all that is one ceremony."""
        cues = self._table.playback.cues
        told = [(run, cues.spoken(run)) for run in cues.runs(events)]
        if not any(words for _, words in told):
            return self._log.lines_since(first)
        found: list[str] = []
        for run, words in told:
            lines, first = self._log.lines_since(first), first + len(run)
            found += [words] if words else lines[: len(lines) - len(self._log.lines_since(first))]
        return found

    def _report_round(self, number: int) -> None:
        """Show on the table what a round has brought."""
        ends = round_ends(self._game, self._match.milestones, self._match.history)
        for before, after in pairwise(ends):
            if after.round == number:
                self._table.show_round(before, after)

    def forget_after(self, events: int) -> None:
        """Log only the first events, so many of them: the rest was taken back."""
        self._log.forget_after(events)
        self._table.clear_notes()
        self._moved_at = {seat: at for seat, at in self._moved_at.items() if at <= events}
        self._began_at = {seat: at for seat, at in self._began_at.items() if at < events}

    def named(self, ply: Ply, viewer: int) -> str:
        """Return what a move is called, by what it was made for; its line if that has no name."""
        events = self._match.events_of(self._match.plies.index(ply))
        act = act_of(events, ply.seat, self._game.kinds)
        for at in sorted(range(len(events)), key=lambda at: events[at] is not act):
            names = self.names_at(ply.events + at)
            if said := self._phrases.sentence(events[at].as_seen_by(viewer), names, viewer):
                return said
        return ply.text

    def names_at(self, event: int) -> Names:
        """Return the names of the players, and what pieces were called before the event of a number."""
        return self._naming.names_at(self._names, event)

    # Since the own last move

    def recall(self, seat: int) -> None:
        """Show what has happened since a seat moved last, as far as the log goes back."""
        told, plies = len(self._log.told.events), self._match.plies
        ends = [ply.events for ply in plies[1:]] + [told]
        own = [end for ply, end in zip(plies, ends, strict=False) if ply.seat == seat and ply.events < told]
        self._moved_at[seat] = min(own[-1], told) if own else 0

    def moved_at(self, seat: int) -> int:
        """Return how many events had been logged when a seat moved last."""
        return self._moved_at.get(seat, 0)

    def show_recap(self, seat: int) -> None:
        """Show a seat in small pictures what the others have done since."""
        if seat not in self._moved_at:
            self.recall(seat)
        known = [event.as_seen_by(seat) for event in self._match.history[: len(self._log.told.events)]]
        self._table.show_recap(known, self._moved_at[seat], seat, self._naming.at)

    def show_losses(self, seat: int) -> None:
        """Name to a seat what it has lost since its last move began; what follows from that belongs to it."""
        told = len(self._log.told.events)
        if seat not in self._began_at:
            self._began_at[seat] = self._chosen_at(seat, told)
        first = self._began_at[seat]
        events = self._match.history[first:told] if seat >= 0 else ()
        self._table.show_losses(events, first, seat, self._naming.at)

    def _chosen_at(self, seat: int, told: int) -> int:
        """Return where a seat's last choice before so many events was made; a forced move is none."""
        plies = self._match.plies
        own = (at for at, ply in reversed([*enumerate(plies)]) if ply.seat == seat and ply.events < told)
        return next((plies[at].events for at in own if not self._match.is_forced(at)), 0)

    # Pointing

    def trace(self, playback: PlaybackQueue, number: int) -> None:
        """Show the events of a line of the log on the table, unless something else is being shown."""
        if number < 0 or playback.is_busy:
            self._table.point_out((), ())
        else:
            self._table.point_out(self._log.told.events, self._log.told.seen_with(number))

    def mark_lines(self, place: int) -> None:
        """Mark the lines of the log about what lies at a place."""
        is_meant = place and self._log.isVisible()
        self._log.mark(self._table.events_at(self._log.told.events, place) if is_meant else ())
