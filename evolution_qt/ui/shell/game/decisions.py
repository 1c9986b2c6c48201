"""What opponents have decided in a game, and how much of it may be shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from evolution_qt.core.match import AnyMatch
from evolution_qt.ui.shell.game.controller import Controller
from evolution_qt.ui.shell.game.seats import BotSeat
from evolution_qt.ui.shell.log.log_lines import NO_DECISION
from evolution_qt.ui.table.explaining import Account, Decided, ExplainWords


class KnownDecisions:
    """Decisions by their numbers, as far as they are known.

    The first numbers, one for each move made *before*, are for decisions of that time; they are not known
    until `RebuiltReasons` has worked them out again.
    """

    def __init__(self, words: ExplainWords | None, before: int) -> None:
        self._words = words
        self.before = before
        self.made: list[Decided | None] = [None] * before

    @property
    def words(self) -> ExplainWords:
        """Return the words for decisions; there must be some."""
        assert self._words is not None
        return self._words

    def _known(self, number: int) -> Decided:
        decided = self.made[number]
        assert decided is not None
        return decided


class OpenDecisions(KnownDecisions):
    """Those of a game that is looked at again: once it is over, everything may be shown."""

    def __init__(self, match: AnyMatch, words: ExplainWords | None) -> None:
        super().__init__(words, len(match.plies))
        self._match = match

    def account(self, number: int) -> Account:
        """Return the full account of a decision."""
        assert self._match.is_over
        return self.words.whole(self._known(number))


class Decisions(KnownDecisions):
    """Every decision since a game was put on the table, by its number.

    Also those whose moves were taken back, for they may be made again: the log knows which ones hold now.
    Of a game that is continued the first ones are those of before.
    """

    def __init__(
        self,
        controller: Controller,
        words: ExplainWords | None,
        shown: Callable[[], Any],
        before: int = 0,
    ) -> None:
        """*shown* returns the position that is seen, which lags behind the truth; None before the first.

        *before* is how many moves were made before.
        """
        super().__init__(words, before)
        self._controller = controller
        self._shown = shown

    def of(self, actor: int) -> int:
        """Return the number of the decision that led to a seat's last move, NO_DECISION if none is kept."""
        seat = self._controller.seats[actor]
        decided = seat.decided if isinstance(seat, BotSeat) else None
        if decided is None or self._words is None:  # nothing could be told of it
            return NO_DECISION
        if not self.made or self.made[-1] is not decided:
            if decided in self.made:  # another player's move came in between
                return self.made.index(decided)
            self.made.append(decided)
        return len(self.made) - 1

    def forget_after(self, last: int) -> None:
        """Forget all decisions behind this one: no move that stands or can be made again comes of them."""
        del self.made[max(last + 1, self.before) :]

    def shows_more(self, number: int) -> bool:
        """Return whether more than the move of a decision may be shown now."""
        known = self.made[number]
        return known is None or self.words.explains_at_once(known) or self.hides_nothing

    def account(self, number: int) -> Account:
        """Return what may be shown of a decision now: everything once no one can gain by it."""
        if self.hides_nothing:
            return self.words.whole(self._known(number))
        shown = self._shown()
        state = self._controller.match.state if shown is None else shown
        return self.words.open_part(self._known(number), state)

    @property
    def hides_nothing(self) -> bool:
        """Return whether what an opponent alone knows may be shown: no one could gain by it."""
        return self._controller.access.shows_reasons
