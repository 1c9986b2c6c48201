"""What the log of a game begins with: who plays, the rules, what lies open."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject

from evolution_qt.core.action import NOBODY
from evolution_qt.core.errors import filled
from evolution_qt.core.match import AnyMatch
from evolution_qt.ui.shell.game.controller import Controller
from evolution_qt.ui.shell.game.roster import called_beside
from evolution_qt.ui.shell.new_game import option_words
from evolution_qt.ui.shell.new_game.player_kinds import kind_name
from evolution_qt.ui.table.words import GameWords


def set_up(words: GameWords, match: AnyMatch) -> list[str]:
    """Return the words for how a game begins, as all players may know it."""
    return list(words.log.set_up(match.game.observe(match.milestones[0].state, NOBODY).state))


class LogHeader(QObject):
    """Writes it for one game, as things stand, in the current language."""

    def __init__(
        self,
        controller: Controller,
        words: GameWords,
        parent: QObject | None = None,
        *,
        teaches: bool = False,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._words = words
        self._teaches = teaches
        """Whether it is a lesson: its rules are as it needs them, and moves that decide nothing stand."""

    def lines(self) -> list[str]:
        """Return the lines."""
        found = [*self._seats(), *self._rules(), *self._practice()]
        return [*found, *set_up(self._words, self._controller.match)]

    def sign(self) -> str:
        """Return in a word or two that the game does not count, empty if it does."""
        if self._controller.has_open_hands:
            return self.tr("Practice, open hands")
        return self.tr("Practice") if self._controller.match.record.is_practice else ""

    def verdict(self) -> str:
        """Return why the result does not count, empty if it does."""
        if self._controller.has_open_hands:
            return self.tr("Does not count: practice with open hands")
        return self.tr("Does not count: practice") if self._controller.match.record.is_practice else ""

    def _seats(self) -> list[str]:
        match, seats = self._controller.match, self._controller.seats
        record, bots = match.record, match.game.bots()
        waiting, lines = record.waiting(), []
        names = called_beside(match, [(seat.name, seat.kind) for seat in seats])
        for seat, name, player in zip(seats, names, record.header.players, strict=True):
            before = kind_name(player.kind, bots)
            parts = {"name": name, "kind": kind_name(seat.kind, bots), "before": before}
            if seat.index in waiting:
                lines.append(filled(self.tr("{name}: open seat, for now {kind}"), parts))
            elif seat.kind != player.kind:
                lines.append(filled(self.tr("{name}: {kind}, at first {before}"), parts))
            elif not seat.is_human:
                lines.append(filled(self.tr("{name}: {kind}"), parts))
        return lines

    def _rules(self) -> list[str]:
        if self._teaches or not (changed := option_words.differing(self._words.game)):
            return []
        rules = QLocale().createSeparatedList(changed)
        return [filled(self.tr("Rules that differ from the edition: {rules}"), {"rules": rules})]

    def _practice(self) -> list[str]:
        if self._controller.has_open_hands:
            return [self.tr("Practice with open hands: all players see every hand; the game does not count.")]
        if self._controller.goes_any_distance and not self._teaches:
            return [self.tr("Practice: the game does not count, and any move can be undone.")]
        if self._controller.match.record.is_practice:
            return [self.tr("Practice: the game does not count.")]
        return []
