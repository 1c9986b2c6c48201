"""What opponents of Dominant Species weigh up and why, and hints, in words.

Nothing is hidden in this game but what no player knows, so all of a decision is told at once. The names of
reasons are those that the levels report; a name that is not known here is left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QLocale, QObject

from evolution_qt.core.errors import filled
from evolution_qt.core.evaluation import NamedFact
from evolution_qt.core.text import N_
from evolution_qt.games.dominant import questions as q
from evolution_qt.games.dominant.moves import DominantMove, step
from evolution_qt.games.dominant.round_facts import RoundDifference, differences, terrains
from evolution_qt.games.dominant.rule_bot import idea
from evolution_qt.games.dominant.state import DominantState
from evolution_qt.ui.dominant.colours_and_icons import row_of
from evolution_qt.ui.dominant.preview import preview_sentences
from evolution_qt.ui.dominant.round_fact_words import RoundFactWords, telling
from evolution_qt.ui.dominant.words import DominantWords, topic
from evolution_qt.ui.table.explaining import Decided, DecisionPage, HelpWords, PartLine, PlanPage
from evolution_qt.ui.table.words import SharedWords

_LEAST: Final = 0.05
"""Smaller amounts are not told."""
_TRIALS: Final = {
    "points": N_("DominantExplaining", "Points at once"),
    "tiles": N_("DominantExplaining", "Tiles later and at the end"),
    "ice_age": N_("DominantExplaining", "Ice Age"),
    "pool": N_("DominantExplaining", "Cubes in the gene pool"),
    "pawns": N_("DominantExplaining", "Pawns"),
    "elements": N_("DominantExplaining", "Elements"),
    "track": N_("DominantExplaining", "Place on the initiative track"),
    "survival": N_("DominantExplaining", "Survival"),
    "dominations": N_("DominantExplaining", "Pawns on Domination"),
    "cards": N_("DominantExplaining", "Cards"),
    "drawn": N_("DominantExplaining", "Elements drawn at random"),
    "rivals": N_("DominantExplaining", "What others lose"),
}
_ROUNDS: Final = {
    **{f"round_{name}": words for name, words in _TRIALS.items()},
    "round_points": N_("DominantExplaining", "Points in this round"),
}
TRIALS: Final = {**_TRIALS, **_ROUNDS}
"""What the parts of a step are called that was tried, by what it changes at once, or until the round ends."""
REASONS: Final = {
    "new_kinds": N_("DominantExplaining", "There are kinds of element that it lacks."),
    "no_new_kinds": N_("DominantExplaining", "There is no kind that it lacks and would keep."),
    "kinds_threatened": N_("DominantExplaining", "Regression threatens kinds that no pawn protects yet."),
    "none_threatened": N_("DominantExplaining", "Regression threatens no more of its elements."),
    "own_disks": N_("DominantExplaining", "It concerns elements that the animal has."),
    "own_kind": N_("DominantExplaining", "The animal has this element already."),
    "foreign_kind": N_("DominantExplaining", "The animal does not have this element."),
    "not_on_earth": N_("DominantExplaining", "No such element lies on earth."),
    "no_cubes": N_("DominantExplaining", "Its gene pool is empty."),
    "many_moves": N_("DominantExplaining", "Many of its cubes can move."),
    "empty_box": N_("DominantExplaining", "No elements lie there."),
    "second_pawn": N_("DominantExplaining", "It has a pawn at this action already."),
    "first_pawn": N_("DominantExplaining", "It has no pawn at this action yet."),
    "later_space": N_("DominantExplaining", "Other spaces of the action come first."),
    "no_pawn_lost": N_("DominantExplaining", "It would cost a pawn."),
    "earlier": N_("DominantExplaining", "It acts earlier in planning."),
    "frequent": N_("DominantExplaining", "Such elements lie on earth."),
    "lost_at_once": N_("DominantExplaining", "Regression threatens this kind."),
    "near_own": N_("DominantExplaining", "Its own cubes live there."),
    "hunger": N_("DominantExplaining", "Its cubes there are endangered."),
    "bonus": N_("DominantExplaining", "It brings bonus points."),
    "cubes_home": N_("DominantExplaining", "Its own cubes would return to the gene pool."),
    "fed_cubes": N_("DominantExplaining", "The cubes find elements of theirs there."),
    "unfed_cubes": N_("DominantExplaining", "The cubes would be endangered there."),
    "own_neighbours": N_("DominantExplaining", "Its own cubes live beside it."),
    "terrain_value": N_("DominantExplaining", "The terrain pays points."),
    "better_fed": N_("DominantExplaining", "The cubes find more elements of theirs there."),
    "not_better_fed": N_("DominantExplaining", "The cubes find no more elements of theirs there."),
    "rival_cube": N_("DominantExplaining", "Rivals lose cubes."),
    "own_cube": N_("DominantExplaining", "It costs cubes of its own."),
    "own_points": N_("DominantExplaining", "It scores points itself."),
    "rivals_points": N_("DominantExplaining", "Rivals score points."),
    "card_for_me": N_("DominantExplaining", "It takes a card itself."),
    "card_for_rival": N_("DominantExplaining", "A rival takes a card."),
    "taste": N_("DominantExplaining", "It prefers some cards to others."),
    "crowded": N_("DominantExplaining", "Many rivals live there."),
    "disk_lost": N_("DominantExplaining", "It costs an element."),
    "pawn_wasted": N_("DominantExplaining", "The pawn would do nothing."),
    "enough": N_("DominantExplaining", "Nothing better is left to do."),
}
"""The reasons of written rules as sentences."""
_ENOUGH: Final = "enough"
_HOW: Final = {
    "written_rules": N_(
        "DominantExplaining",
        "It follows written rules: the weightiest reason decides. It looks at its own animals only.",
    ),
    "greedy": N_(
        "DominantExplaining",
        "It plans its pawns by written rules and tries every other step: what counts is "
        "its lead over its rivals afterwards.",
    ),
    "scout": N_(
        "DominantExplaining",
        "It tries each pawn’s action on a copy and picks one of the best: what counts is "
        "its lead over its rivals afterwards.",
    ),
    "hunter": N_(
        "DominantExplaining",
        "It plays its best pawns out to the end of the round, all else by written rules: what counts is "
        "its lead over its rivals afterwards.",
    ),
    "apex": N_(
        "DominantExplaining",
        "It plays its best pawns out to the end of the round and weighs every step: what counts is "
        "its lead over its rivals afterwards.",
    ),
    "random": N_("DominantExplaining", "It plays at random."),
}
"""How each opponent decides."""
_BY_LOOKING: Final = N_(
    "DominantExplaining",
    "It tries every step: what counts is its lead over its rivals afterwards.",
)
"""How those that plan their pawns otherwise decide all else."""
_PLANNING: Final = ("scout", "hunter", "apex")


@dataclass(frozen=True)
class EvaluatedOrder:
    """A move that was weighed up, and what it would bring by the names of its parts."""

    move: DominantMove
    worth: float
    parts: tuple[tuple[str, float], ...]
    facts: tuple[NamedFact, ...] = ()
    """What happens after it up to the end of the round in a sampled world, if it was tried in one."""

    @property
    def weight(self) -> tuple[float, ...]:
        """Return how good it is beside other moves: its worth, or the weights of all reasons."""
        if self.is_tried:
            return (self.worth,)
        return (self.worth, *sorted([amount for _, amount in self.parts], key=abs, reverse=True))

    @property
    def is_tried(self) -> bool:
        """Return whether its parts add up to points, and are no reasons of written rules."""
        return any(name in TRIALS for name, _ in self.parts)


@dataclass(frozen=True)
class DominantAccount:
    """A decision as it is shown."""

    seat: int
    kind: str
    state: DominantState
    moves: tuple[EvaluatedOrder, ...]
    """The one that was chosen, and the best others."""
    is_weighed: bool

    @property
    def is_tried(self) -> bool:
        """Return whether the moves are shown with amounts."""
        return any(one.is_tried for one in self.moves)

    @property
    def animal(self) -> int:
        """Return the animal that was asked."""
        return self.state.pending[-1] >> q.BY_SHIFT & q.BY_BITS

    @property
    def second(self) -> int:
        """Return the place of the best move of another idea; 0 if there is none."""
        ideas = [idea(step(one.move)) for one in self.moves]
        return next((at for at, one in enumerate(ideas) if one != ideas[0]), 0)

    @property
    def differences(self) -> list[RoundDifference]:
        """Return what differs at the end of the round between the first and the second choice."""
        first, second = self.moves[0], self.moves[self.second]
        if not (first.facts and second.facts):
            return []
        return telling(differences(self.state, self.animal, first.facts, second.facts))

    @property
    def terrains(self) -> dict[int, int]:
        """Return what each tile is that lies there or is expected to be laid."""
        return terrains(self.state, *[one.facts for one in self.moves])


class DominantExplaining(HelpWords):
    """The words for one game, in the current language."""

    def __init__(self, words: DominantWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words

    # Decisions

    def whole(self, decided: Decided) -> DominantAccount:
        """Return the full account of a decision."""
        # written by our own worker, which answers for the types
        plans: Any = decided.report["plans"]
        game = self._words.game
        state = game.load(dict(decided.position))
        moves = [
            EvaluatedOrder(
                game.read(plan["moves"][0]),
                plan.get("worth", 0) / 100,
                tuple([(name, amount / 100) for name, amount in plan.get("parts", {}).items()]),
                tuple([(name, tuple(numbers)) for name, *numbers in plan.get("facts", ())]),
            )
            for plan in plans
        ]
        return DominantAccount(
            decided.seat, decided.kind, state, tuple(_against_each_other(moves)), decided.is_weighed
        )

    def open_part(self, decided: Decided, shown: Any) -> DominantAccount:
        """Return the same: all of it lies open."""
        return self.whole(decided)

    def explains_at_once(self, decided: Decided) -> bool:
        """Return whether more than the move of a decision can be shown."""
        return decided.is_weighed

    def page(self, account: DominantAccount, names: Sequence[str]) -> DecisionPage:
        """Return the page about a decision."""
        state = account.state
        kind = state.pending[-1] & q.KIND_BITS
        when = SharedWords().heading(state.round, topic(self._words, kind))
        grounds = self._expected(account)
        if account.moves and account.is_weighed and not account.is_tried:
            for heading, sign in (
                (self.pros(), 1),
                (self.cons(), -1),
            ):
                lines = tuple(self.reasons(account.moves[0], sign))
                if lines:
                    grounds.append((heading, lines))
        return DecisionPage(
            self.title(names[account.seat]),
            when,
            tuple([self._plan(account, place) for place in range(len(account.moves))]),
            tuple(grounds),
            self.summary(account),
            self.counted() if account.is_tried else "",
        )

    def _expected(self, account: DominantAccount) -> list[tuple[str, tuple[str, ...]]]:
        """Return what differs at the end of the round, below a heading."""
        found = account.differences if account.moves else []
        words = RoundFactWords(self._words, account.terrains, account.animal)
        return [(words.heading(), tuple([words.sentence(one) for one in found]))] if found else []

    def _plan(self, account: DominantAccount, place: int) -> PlanPage:
        judged = account.moves[place]
        points = ""
        if account.is_tried:
            points = filled(self.tr("Lead: {amount} points"), {"amount": _signed(judged.worth)})
        return PlanPage(
            self.rank(account, place),
            ((self._words.order(account.state, judged.move), False),),
            points,
            parts=self._parts(account, judged),
        )

    def _parts(self, account: DominantAccount, judged: EvaluatedOrder) -> tuple[PartLine, ...]:
        longest = max([abs(amount) for one in account.moves for _, amount in one.parts], default=0.0)
        return tuple(
            [
                PartLine(self.tr(TRIALS[name]), _signed(amount), amount / longest)
                for name, amount in judged.parts
                if name in TRIALS and abs(amount) >= _LEAST
            ]
        )

    def rank(self, account: DominantAccount, place: int, rank: int = -1) -> str:
        """Return what a move was in the order of moves, or as which *rank* it is told."""
        if place and account.moves[place].weight == account.moves[0].weight:
            return self.as_good()
        if place and account.moves[place].weight > account.moves[0].weight:
            return self.possible()
        return self.choice(place if rank < 0 else rank)

    def reasons(self, judged: EvaluatedOrder, sign: int) -> list[str]:
        """Return what speaks for a move (*sign* 1) or against it (-1) by written rules, a sentence each."""
        return [
            self.tr(REASONS[name])
            for name, weight in judged.parts
            if name in REASONS and weight and (1 if weight > 0 or name == _ENOUGH else -1) == sign
        ]

    def summary(self, account: DominantAccount) -> str:
        """Return how it was decided."""
        if not account.is_weighed and account.kind != "random":
            return self.only_way()
        level = account.kind.partition("/")[0]
        if level in _PLANNING and account.moves and account.moves[0].move.space < 0:
            return self.tr(_BY_LOOKING)
        return self.tr(_HOW[level]) if level in _HOW else ""

    # Hints

    def look_at(self, account: DominantAccount) -> str:
        """Return the weakest hint: where to look."""
        move = account.moves[0].move
        if move.cell >= 0:
            place = self._words.tile(account.state, move.cell)
            return filled(self.tr("Look at {place}."), {"place": place})
        if move.corner >= 0:
            corner = self._words.corner(move.corner)
            return filled(self.tr("Look at the corner {place}."), {"place": corner})
        if move.space >= 0:
            return self.tr("Look at the action display.")
        if move.verb == "pass":
            return self.tr("Look at the button below the prompt.")
        return self.tr("Look at the open cards.") if move.card else self.tr("Look at the elements.")

    def category(self, account: DominantAccount) -> str:
        """Return the middle hint: what sort of move, or the action of a pawn."""
        move = account.moves[0].move
        if move.verb == "pass" and account.is_tried:
            return self._why_pass(account)
        if move.space >= 0:
            action = self._words.action(row_of(move.space))
            return filled(self.tr("Consider a pawn on {action}."), {"action": action})
        if account.is_tried:
            return self._gain(account) or self._compared(account)
        return next(iter(self.reasons(account.moves[0], 1)), self._all_alike())

    def concrete(self, account: DominantAccount, *, is_short: bool = False) -> tuple[list[str], int]:
        """Return the strongest hint, and how many of its lines come before what the move brings and why.

        *is_short* if there was no time.
        """
        first, place = account.moves[0], account.second
        order = self._words.order(account.state, first.move)
        #: a hint's first line: "Freeze d4."
        lines = [filled(self.tr("{move}."), {"move": order})]
        if place:
            order = self._words.order(account.state, account.moves[place].move)
            lines.append(self.second_choice(self.rank(account, place, 1), order))
        if is_short:
            lines.append(self.cut_short())
        brings = preview_sentences(account.state, step(first.move), self._words)
        return [*lines, *self._why(account), *brings], len(lines)

    def _why(self, account: DominantAccount) -> list[str]:
        """Return why the first move is the best, in one sentence or some."""
        if not account.is_tried:
            return self.reasons(account.moves[0], 1) or [self._all_alike()]
        if found := account.differences:
            words = RoundFactWords(self._words, account.terrains, account.animal)
            return [words.expected(one) for one in found]
        return [self._why_pass(account) if account.moves[0].move.verb == "pass" else self._compared(account)]

    def _why_pass(self, account: DominantAccount) -> str:
        """Return what the best other move would cost, and in what part most of it."""
        if len(account.moves) < 2:
            return self.tr("There is nothing else to do.")
        first, other = account.moves[:2]
        costs = _less(first, other)
        params = {
            "move": self._words.order(account.state, other.move),
            "amount": _rounded(first.worth - other.worth),
            "part": self._largest(costs),
        }
        if first.worth - other.worth < _LEAST or not params["part"]:
            return filled(self.tr("“{move}” would bring no more."), params)
        return filled(self.tr("“{move}” would cost about {amount} points: {part}."), params)

    def _compared(self, account: DominantAccount) -> str:
        """Return by which part the first move is better than the second, or what it costs at least."""
        first, place = account.moves[0], account.second
        if place and (part := self._largest(gains := _less(first, account.moves[place]))):
            return self.better_by(part, _rounded(max(gains.values())))
        if first.worth <= -_LEAST:
            params = {"amount": _rounded(-first.worth)}
            return filled(self.tr("It costs about {amount} points; the others cost no less."), params)
        return self._gain(account) or self._all_alike()

    def _all_alike(self) -> str:
        return self.tr("As far as can be seen, the others bring the same.")

    def _gain(self, account: DominantAccount) -> str:
        """Return what brings most of the first move; nothing if it is too little to tell of."""
        part = self._largest(dict(account.moves[0].parts))
        return filled(self.tr("What decides: {part}."), {"part": part}) if part else ""

    def _largest(self, parts: Mapping[str, float]) -> str:
        """Return the name of the part that is largest; nothing if it is too little to tell of."""
        name = max(parts, key=parts.__getitem__, default="")
        return self.tr(TRIALS[name]) if name in TRIALS and parts[name] >= _LEAST else ""


def _less(first: EvaluatedOrder, second: EvaluatedOrder) -> dict[str, float]:
    """Return what the first of two moves brings more, in parts."""
    mine, other = dict(first.parts), dict(second.parts)
    return {name: mine.get(name, 0.0) - other.get(name, 0.0) for name in {**mine, **other}}


def _against_each_other(moves: list[EvaluatedOrder]) -> list[EvaluatedOrder]:
    """Return moves that were played out with what each brings beside the mean of them.

    So much changes until the round ends whatever is done that the rest would hardly be seen.
    """
    if not moves or not any(name in _ROUNDS for name, _ in moves[0].parts):
        return moves
    named = [dict(one.parts) for one in moves]
    means = {name: sum([one.get(name, 0.0) for one in named]) / len(moves) for name in _ROUNDS}
    mean = sum(means.values())
    return [
        EvaluatedOrder(
            one.move,
            one.worth - mean,
            tuple([(name, parts.get(name, 0.0) - means[name]) for name in _ROUNDS]),
            one.facts,
        )
        for one, parts in zip(moves, named, strict=True)
    ]


def _rounded(amount: float) -> str:
    """Return an amount as the language writes it."""
    return QLocale().toString(amount, "f", 1)


def _signed(amount: float) -> str:
    """Return an amount with its sign, as the language writes it."""
    written = QLocale().toString(abs(amount), "f", 1)
    if abs(amount) < _LEAST:
        return written
    return f"+{written}" if amount > 0 else f"\N{MINUS SIGN}{written}"
