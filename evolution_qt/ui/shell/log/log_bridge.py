"""What has been shown of a game: in the log, on the table, and to each seat since its own last move.

The table and the log point at each other: a line at its places, a place at its lines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import PHASE, ROUND, Event, Kind, headline
from evolution_qt.core.event import act as act_of
from evolution_qt.core.match import AnyMatch, Ply
from evolution_qt.core.timeline import round_ends
from evolution_qt.ui.kit import accessibility
from evolution_qt.ui.shell.game.playback_queue import PlaybackQueue, Scene
from evolution_qt.ui.shell.log.log_lines import LEFT_OUT
from evolution_qt.ui.shell.log.log_panel import LogPanel
from evolution_qt.ui.table.naming import NamedPieces, Names
from evolution_qt.ui.table.playback import in_words
from evolution_qt.ui.table.table import Table
from evolution_qt.ui.table.words import GameWords


class _Heard(NamedTuple):
    """An event, and its number in the match."""

    number: int
    event: Event
    is_others: bool
    """Whether another seat did it in a move of its own."""
    is_loss: bool
    """Whether a person at the screen loses something by it."""


class Narrator:
    """Says what has happened to a person who listens, in fewer words than the log, which has it all.

    What a seat does is gathered until its turn ends: one thing has its sentence, several are counted in one.
    Turns in which it only eats, or the like, are gathered as long as no one is asked. All that happens to the
    person who listens has a sentence of its own, and so has what anyone at the same screen loses; what that
    person has just chosen was said before, and is said to the next person there. Of other seats small things
    are left out, and what only follows. Equal events are told together.
    """

    def __init__(
        self,
        phrases: GameWords,
        table: Table,
        names_at: Callable[[int], Names],
        is_left_out: Callable[[Kind], bool],
    ) -> None:
        """*is_left_out* knows what the log is not to tell."""
        self._phrases = phrases
        self._table = table
        self._names_at = names_at
        self._is_left_out = is_left_out
        self._waiting: list[_Heard] = []
        self._chosen: list[_Heard] = []
        """What people at the screen have chosen, and others there were not told."""
        self._headings: dict[int, str] = {}
        """The round and the phase that have begun and are said before the next sentence."""

    def hear(self, events: Sequence[Event], first: int, actor: int, *, automatic: bool = False) -> None:
        """Take what *actor* does, as the viewer may know it; its first event has the number *first*.

        What is *automatic* no one has chosen.
        """
        cues = self._table.playback.cues
        for run in cues.runs(events):
            if words := cues.spoken(run):
                self.say()
                self._announce([words])
            else:
                self._hear(run, first, actor, is_chosen=actor == self._viewer and not automatic)
            first += len(run)

    def end_turn(self) -> None:
        """Say what a turn has brought, unless it is of the kind that comes often."""
        if not all(self._kind(one.event).is_often for one in self._waiting):
            self.say()

    def _hear(self, run: Sequence[Event], first: int, actor: int, *, is_chosen: bool) -> None:
        viewer = self._viewer
        for number, event in enumerate(run, first):
            kind = self._kind(event)
            loser = self._losing_person(event, kind)
            is_others = actor != viewer and event.actor not in (NOBODY, viewer, loser)
            heard = _Heard(number, event, is_others, loser != NOBODY)
            is_own = is_chosen and event.actor == actor and kind.decides and event.cause < 0
            if kind.heading and event.actor == NOBODY:
                self.say()
                words = self._phrases.sentence(event, self._names_at(number), self._viewer)
                self._headings[kind.heading] = words or self._phrases.phase(event.amount)
            elif is_own and loser in (NOBODY, actor):
                self._chosen.append(heard._replace(is_others=True))
            elif not kind.heading and (self._is_deed(heard) or self._has_sentence(heard)):
                self._waiting.append(heard)

    def say(self) -> None:
        """Say what has been heard and not been said yet."""
        self._say([])

    def announce_to(self, asked: int) -> None:
        """Say to a seat that is asked now what it was not told yet, the phase at least."""
        others = [
            one._replace(event=one.event.as_seen_by(asked))
            for one in self._chosen
            if one.event.actor != asked
        ]
        self._chosen = [one for one in self._chosen if one.event.actor == asked and self._has_company]
        self._say([one for one in others if self._is_deed(one) or self._has_sentence(one)], is_asked=True)

    def _say(self, chosen: Sequence[_Heard], *, is_asked: bool = False) -> None:
        waiting, self._waiting = sorted([*chosen, *self._waiting], key=lambda one: one.number), []
        deeds = [one for one in waiting if self._is_deed(one)]
        is_one = len(deeds) == 1 and not self._kind(deeds[0].event).is_often
        summed_up = [] if is_one else self._summed_up(deeds)
        told = [one for one in waiting if one.is_loss or one not in deeds] if summed_up else waiting
        self._announce([*summed_up, *self._lines(told)], is_asked=is_asked)

    def forget(self) -> None:
        """Say nothing of what has been heard: it was taken back."""
        self._waiting.clear()
        self._chosen.clear()
        self._headings.clear()
        accessibility.forget(self._table)

    def _announce(self, lines: Sequence[str], *, is_asked: bool = False) -> None:
        if lines or is_asked:
            headings, self._headings = self._headings, {}
            lines = [*(headings[one] for one in (ROUND, PHASE) if one in headings), *lines]
        for line in lines:
            accessibility.announce(self._table, line)

    def _kind(self, event: Event) -> Kind:
        return self._phrases.game.kinds[event.kind]

    def _losing_person(self, event: Event, kind: Kind) -> int:
        """Return who of the people at the screen loses something by an event, `NOBODY` if none does."""
        view, loser = self._table.board.view, self._table.playback.cues.loser(event, kind)
        is_person = loser != NOBODY and view is not None and (loser == view.viewer or not view.bots[loser])
        return loser if is_person else NOBODY

    @property
    def _has_company(self) -> bool:
        """Return whether several people share the screen."""
        return (view := self._table.board.view) is not None and list(view.bots).count(False) > 1

    @property
    def _viewer(self) -> int:
        return NOBODY if self._table.seen is None else self._table.seen.viewer

    def _is_deed(self, heard: _Heard) -> bool:
        """Return whether an event counts among what another seat has done."""
        return heard.is_others and self._kind(heard.event).recalled

    def _has_sentence(self, heard: _Heard) -> bool:
        """Return whether an event is told by itself."""
        kind = self._kind(heard.event)
        if kind.small or (kind.means and not heard.is_loss):
            return False
        if heard.is_loss or heard.event.actor in (NOBODY, self._viewer):
            # the player's own card that others see now is no news
            is_known = kind.reveals and heard.event.card > 0 and not kind.loss
            return not self._is_left_out(kind) and not is_known
        return not (kind.routine or (kind.loss and heard.is_others))

    def _summed_up(self, deeds: Sequence[_Heard]) -> list[str]:
        """Return a sentence for each seat that has done something."""
        if not deeds or (view := self._table.board.view) is None:
            return []
        steps = self._table.recalled([one.event for one in deeds], 0, self._viewer)
        return self._table.descriptions.done_by_others(view, steps) if steps else []

    def _lines(self, told: Sequence[_Heard]) -> list[str]:
        """Return the sentences of events, those of a kind and a cause together."""
        found: list[str] = []
        for _, alike in groupby(told, lambda one: (one.event.kind, one.event.cause)):
            some = list(alike)
            names = self._names_at(some[0].number)
            found.append(in_words(self._phrases, [one.event for one in some], names, self._viewer))
        return [line for line in dict.fromkeys(found) if line]


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
        self._narrator = Narrator(phrases, table, self.names_at, lambda kind: LEFT_OUT[log.told.detail](kind))
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
            self._narrator.hear(events, first, scene.actor, automatic=scene.is_automatic)
            if not scene.untold and scene.seen.state.to_move != scene.actor:
                self._narrator.end_turn()
        else:
            self._narrator.forget()
        for event in events:
            if self._game.kinds[event.kind].heading == ROUND:
                self._report_round(event.amount - 1)
        if scene.actor != NOBODY:
            self._moved_at[scene.actor] = len(self._log.told.events)
            if not scene.is_automatic:
                self._began_at[scene.actor] = first - told
        self.show_losses(scene.seen.viewer)

    def announce_rest(self, seat: int) -> None:
        """Say what has happened and was not said yet, before a person is asked."""
        self._narrator.announce_to(seat)

    def _report_round(self, number: int) -> None:
        """Show on the table what a round has brought."""
        ends = round_ends(self._game, self._match.milestones, self._match.history)
        for before, after in pairwise(ends):
            if after.round == number:
                self._table.show_round(before, after)

    def forget_after(self, events: int) -> None:
        """Log only the first events, so many of them: the rest was taken back."""
        self._log.forget_after(events)
        self._narrator.forget()
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
