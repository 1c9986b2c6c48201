"""What opponents expect and why, and hints, in words: whole sentences, each in one piece.

A hint says *your* where the reasons of an opponent say *its*; all else is the same for both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, starmap
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QObject

from evolution_qt.core.errors import filled
from evolution_qt.core.text import N_
from evolution_qt.games.evolution.explanation import Ground
from evolution_qt.games.evolution.moves import LEFT, Move
from evolution_qt.games.evolution.state import PLAY, EvolutionState
from evolution_qt.ui.evolution.decision_view import Account, Loss, PlanView, is_secret, open_part, whole
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.kit.writing import typeset
from evolution_qt.ui.table import animals
from evolution_qt.ui.table.animals import (
    Phrase,
    SpeciesAnimals,
    animals_of,
    listed,
    new_one,
    the,
    told,
)
from evolution_qt.ui.table.explaining import Decided, DecisionPage, HelpWords, PlanPage
from evolution_qt.ui.table.naming import Names
from evolution_qt.ui.table.words import SharedWords

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution

MOST_FOR: Final = 4
MOST_AGAINST: Final = 2
"""So many grounds are told; more would hide what counts."""
_ALIKE: Final = 0.05
"""Points by which two plans may differ and still come to the same."""
_LEAST_PERCENT: Final = 1
_MOST_PERCENT: Final = 99
"""What is told of a chance at most: nothing is sure before a game is over."""
_MOST_FOLLOWING: Final = 3
"""Moves of a turn that a hint names after the first; there is little room."""
_TOPICS: Final = {
    "points": (N_("Explaining", "More points right away."), N_("Explaining", "Fewer points for now.")),
    "lead": (
        N_("Explaining", "Better placed against the others."),
        N_("Explaining", "Worse placed against the others."),
    ),
    "bag": (N_("Explaining", "More food in the bag."), N_("Explaining", "Less food in the bag.")),
    "hand": (N_("Explaining", "More cards stay in hand."), N_("Explaining", "Fewer cards stay in hand.")),
    "hand_food": (
        N_("Explaining", "The cards kept have higher food numbers."),
        N_("Explaining", "The cards kept have lower food numbers."),
    ),
    "kept": (N_("Explaining", "{trait} stays in hand."), ""),
    "hole": (
        N_("Explaining", "More to eat at the watering hole."),
        N_("Explaining", "Less to eat at the watering hole."),
    ),
    "plant_need": (
        N_("Explaining", "Its plant eaters are hungrier."),
        N_("Explaining", "Its plant eaters are less hungry."),
    ),
    "meat_need": (
        N_("Explaining", "Its Carnivores are hungrier."),
        N_("Explaining", "Its Carnivores are less hungry."),
    ),
    "other_need": (
        N_("Explaining", "The others’ species are hungrier."),
        N_("Explaining", "The others’ species are less hungry."),
    ),
    "species": (N_("Explaining", "It has more species."), N_("Explaining", "It has fewer species.")),
    "population": (
        N_("Explaining", "It has more population."),
        N_("Explaining", "It has less population."),
    ),
    "body": (
        N_("Explaining", "It has more body size in total."),
        N_("Explaining", "It has less body size in total."),
    ),
    "traits": (
        N_("Explaining", "It has more trait cards in play."),
        N_("Explaining", "It has fewer trait cards in play."),
    ),
    "fat": (N_("Explaining", "It has more stored fat."), N_("Explaining", "It has less stored fat.")),
    "exposed": (
        N_("Explaining", "More of its population can be attacked without discarding cards."),
        N_("Explaining", "Less of its population can be attacked without discarding cards."),
    ),
    "sheltered": (
        N_("Explaining", "More of its species are protected."),
        N_("Explaining", "Fewer of its species are protected."),
    ),
    "prey": (
        N_("Explaining", "Its Carnivores find more prey."),
        N_("Explaining", "Its Carnivores find less prey."),
    ),
    "passing": (
        N_("Explaining", "More of its species share food with a neighbour."),
        N_("Explaining", "Fewer of its species share food with a neighbour."),
    ),
    "pair": (N_("Explaining", "{trait} and {other} together on one species."), ""),
    "trait": (N_("Explaining", "A species with {trait}."), ""),
    "other_exposed": (
        N_("Explaining", "More of the others’ population can be attacked without discarding cards."),
        N_("Explaining", "Less of the others’ population can be attacked without discarding cards."),
    ),
    "other_sheltered": (
        N_("Explaining", "More of the others’ species are protected."),
        N_("Explaining", "Fewer of the others’ species are protected."),
    ),
    "other_population": (
        N_("Explaining", "The others keep more population."),
        N_("Explaining", "The others have less population."),
    ),
    "other_traits": (
        N_("Explaining", "The others keep more traits."),
        N_("Explaining", "The others have fewer traits."),
    ),
    "other_trait": ("", N_("Explaining", "One of the others’ species with {trait} is gone.")),
}
"""What is said of more and of less of each topic."""
_YOURS: Final = {
    "plant_need": (
        N_("Explaining", "Your plant eaters are hungrier."),
        N_("Explaining", "Your plant eaters are less hungry."),
    ),
    "meat_need": (
        N_("Explaining", "Your Carnivores are hungrier."),
        N_("Explaining", "Your Carnivores are less hungry."),
    ),
    "species": (N_("Explaining", "You have more species."), N_("Explaining", "You have fewer species.")),
    "population": (
        N_("Explaining", "You have more population."),
        N_("Explaining", "You have less population."),
    ),
    "body": (
        N_("Explaining", "You have more body size in total."),
        N_("Explaining", "You have less body size in total."),
    ),
    "traits": (
        N_("Explaining", "You have more trait cards in play."),
        N_("Explaining", "You have fewer trait cards in play."),
    ),
    "fat": (N_("Explaining", "You have more stored fat."), N_("Explaining", "You have less stored fat.")),
    "sheltered": (
        N_("Explaining", "More of your species are protected."),
        N_("Explaining", "Fewer of your species are protected."),
    ),
    "prey": (
        N_("Explaining", "Your Carnivores find more prey."),
        N_("Explaining", "Your Carnivores find less prey."),
    ),
    "passing": (
        N_("Explaining", "More of your species share food with a neighbour."),
        N_("Explaining", "Fewer of your species share food with a neighbour."),
    ),
    "exposed": (
        N_("Explaining", "More of your population can be attacked without discarding cards."),
        N_("Explaining", "Less of your population can be attacked without discarding cards."),
    ),
}
"""The same in a hint, where it is about what the player has."""
_CONSIDER: Final = {
    "species": N_("Explaining", "Consider a new species."),
    "body": N_("Explaining", "Consider increasing its body size."),
    "population": N_("Explaining", "Consider increasing its population."),
    "discard": N_("Explaining", "One of its traits is in the way."),
    "effect": N_("Explaining", "One of its traits can be used now."),
    "feed": N_("Explaining", "It should eat now."),
    "attack": N_("Explaining", "It should attack now."),
    "intelligence": N_("Explaining", "A card can bring it plants."),
    "pass": N_("Explaining", "There is nothing you need to do now."),
}
_CONSIDER_TRAIT: Final = {
    "attack": N_("Explaining", "Consider a hunting trait."),
    "defence": N_("Explaining", "Consider a protective trait."),
    "feeding": N_("Explaining", "Consider a trait that helps it eat."),
    "other": N_("Explaining", "Consider a trait."),
}
_SIMPLE: Final = {
    "hatchling": N_("Explaining", "Plays random cards but avoids obvious blunders."),
    "random": N_("Explaining", "Makes random legal moves."),
    "forager": N_("Explaining", "Follows simple rules, one step at a time."),
    "greedy": N_("Explaining", "Takes what looks best right now."),
}
"""How those decide who expect nothing of what they do."""


def follows_one_rule(kind: str) -> bool:
    """Return whether opponents of a kind expect nothing of what they do, so that one sentence is enough."""
    return kind.partition("/")[0] in _SIMPLE


class Explaining(HelpWords):
    """The words for one game, in the current language."""

    def __init__(self, game: Evolution, phrases: Phrases, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._phrases = phrases

    # Decisions

    def whole(self, decided: Decided) -> Account:
        """Return the full account of a decision."""
        return whole(self._game, decided)

    def open_part(self, decided: Decided, shown: EvolutionState) -> Account:
        """Return what lies open to all of a decision, in the position *shown* now."""
        return open_part(self._game, decided, shown)

    def explains_at_once(self, decided: Decided) -> bool:
        """Return whether more than the move of a decision may be shown while the game goes on.

        Of cards that were played in secret there is not, but for those who play by one simple rule.
        """
        return not is_secret(decided) or follows_one_rule(decided.kind)

    def page(self, account: Account, names: Sequence[str]) -> DecisionPage:
        """Return the page about a decision."""
        speaking, against = self.grounds(account)
        grounds = (
            (self.pros(), tuple(speaking)),
            (self.cons(), tuple(against)),
        )
        effort = ""
        if account.evaluations:
            figure = QLocale().toString(account.evaluations)
            effort = filled(self.tr("Positions searched: {count}"), {"count": figure})
        return DecisionPage(
            self.title(names[account.seat]),
            SharedWords().heading(account.round, self._phrases.phase(account.phase)),
            tuple([self._plan(account, plan, place, names) for place, plan in enumerate(account.plans)]),
            tuple([one for one in grounds if one[1]]),
            self.summary(account),
            "\n".join(filter(None, (self.unmeasured(account), effort))),
        )

    def _plan(self, account: Account, plan: PlanView, place: int, names: Sequence[str]) -> PlanPage:
        chosen = account.plans[0].moves
        told = self._orders(plan.moves, names, account.seat)
        is_turn = place > 0 and len(plan.moves) > 1
        points = ""
        if plan.points is not None:
            points = filled(self.tr("{points} points expected"), {"points": _figure(plan.points)})
        worlds = [self.tr("Tested on %n possible deal(s)", "", plan.worlds)] if plan.worlds else []
        return PlanPage(
            self.rank(plan, place),
            tuple([(said, is_turn and one in chosen) for said, one in zip(told, plan.moves, strict=True)]),
            points,
            "" if plan.chance is None else self.chance(plan.chance),
            (*self.losses(plan, names, account.seat), *worlds),
        )

    # Grounds

    def grounds(self, account: Account, *, is_hint: bool = False) -> tuple[list[str], list[str]]:
        """Return what speaks for the plan that was chosen and what against it, the weightiest first."""
        speaking = [self.ground(one, is_hint=is_hint) for one in account.grounds if one.is_for]
        against = [self.ground(one, is_hint=is_hint) for one in account.grounds if not one.is_for]
        return speaking[:MOST_FOR], against[:MOST_AGAINST]

    def ground(self, ground: Ground, *, is_hint: bool = False) -> str:
        """Return the sentence for a topic in which one plan differs from another."""
        names = [self._phrases.named(key) for key in ground.traits]
        params: dict[str, int | str] = {
            "trait": names[0] if names else "",
            "other": names[-1] if names else "",
        }
        pairs = _TOPICS | _YOURS if is_hint else _TOPICS
        words = pairs[ground.topic][0 if ground.more else 1]
        return filled(self.tr(words), params)

    # Plans

    def move(self, move: Move, names: Sequence[str], seat: int) -> str:
        """Return a move of *seat* as an order; "a card" where its card may not be known."""
        words = self._order(move, names, seat)
        if not move.declining:
            return words
        declined = {"move": words, "items": self._phrases.declined(move.declining, names, seat)}
        return filled(self.tr("{move}, without {items}"), declined)

    def _order(self, move: Move, names: Sequence[str], seat: int) -> str:
        animals = self._phrases.concerned(move, names, seat)
        if move.verb == "attack":
            words = self.tr("Attack {prey} with {animal}")
            if move.ignoring:
                words = self.tr("Attack {prey} with {animal}, ignoring {ignored}")
            order = told(words, {"ignored": self._phrases.traits(move.ignoring)}, **animals)
            if move.paying:
                paid = {"move": order, "cards": self._phrases.cards(move.paying)}
                return filled(self.tr("{move}, discarding {cards}"), paid)
            return order
        if move.card is not None or move.verb not in (
            "food",
            "trait",
            "species",
            "body",
            "population",
            "intelligence",
        ):
            return typeset(self._phrases.move(move, names, seat))
        if move.verb == "trait" and move.replacing:
            words = self.tr("Play a card on {animal}, replacing {replacing}")
        else:
            words = {
                "food": self.tr("Place a food card"),
                "trait": self.tr("Play a card on {animal}"),
                "species": self.tr("Discard a card for a new species"),
                "body": self.tr("Discard a card to increase the body size of {animal}"),
                "population": self.tr("Discard a card to increase the population of {animal}"),
                "intelligence": self.tr("Discard a card for plants for {animal}"),
            }[move.verb]
        return told(words, {"replacing": self._phrases.named(move.replacing)}, **animals)

    def _orders(self, moves: Sequence[Move], names: Sequence[str], seat: int) -> list[str]:
        """Return the moves of a plan as orders; a species that it founds is a new one in what follows."""
        orders, cast = [], animals_of(names)
        for move in moves:
            orders.append(self.move(move, Names(names, cast), seat))
            cast = _after(cast, move, seat)
        return orders

    def chance(self, percent: int) -> str:
        """Return how likely a plan wins; nothing is sure before it is over."""
        if percent > _MOST_PERCENT:
            return filled(self.tr("Wins more than {percent}% of games like this"), {"percent": _MOST_PERCENT})
        if percent < _LEAST_PERCENT:
            return filled(
                self.tr("Wins less than {percent}% of games like this"), {"percent": _LEAST_PERCENT}
            )
        return filled(self.tr("Wins {percent}% of games like this"), {"percent": percent})

    def losses(self, plan: PlanView, names: Sequence[str], seat: int) -> list[str]:
        """Return which own species die out how often where a plan was tried; as often, in one line."""
        cast = animals_of(names)
        for move in plan.moves:
            cast = _after(cast, move, seat)
        alike: dict[int, list[Loss]] = {}
        for loss in sorted(plan.losses, key=lambda one: one.place):
            alike.setdefault(loss.worlds, []).append(loss)
        return [
            self._loss(
                [the(cast.of(seat, one.place)) for one in losses], losses[0].traits, count, plan.worlds
            )
            for count, losses in sorted(alike.items(), key=lambda one: (-one[0], one[1][0].place))
        ]

    def _loss(self, lost: Sequence[Phrase], traits: Sequence[str], count: int, worlds: int) -> str:
        if len(lost) > 1:
            if worlds == 1:
                words = self.tr("{animals} become extinct in the one deal tested")
            else:
                words = self.tr("{animals} become extinct in {count} of {worlds} deals each")
        elif worlds == 1 and traits:
            words = self.tr("{animal} ({traits}) becomes extinct in the one deal tested")
        elif worlds == 1:
            words = self.tr("{animal} becomes extinct in the one deal tested")
        elif traits:
            words = self.tr("{animal} ({traits}) becomes extinct in {count} of {worlds} deals")
        else:
            words = self.tr("{animal} becomes extinct in {count} of {worlds} deals")
        params: dict[str, int | str] = {
            "traits": self._phrases.traits(traits),
            "count": count,
            "worlds": worlds,
        }
        return told(words, params, animal=lost[0], animals=listed(lost))

    def rank(self, plan: PlanView, place: int) -> str:
        """Return what a plan was in the order of plans: the first one was chosen."""
        if plan.is_better:
            return self.tr("About as good")
        return self.choice(place)

    # The decision as a whole

    def summary(self, account: Account) -> str:
        """Return how it was decided, where there is not much to compare."""
        if follows_one_rule(account.kind):
            return self.tr(_SIMPLE[account.kind.partition("/")[0]])
        if account.is_same:
            return " ".join(self._not_distinguished(account))
        if not account.is_whole and account.phase <= PLAY:
            return self.hand_hidden()
        if not account.is_weighed:
            return self.only_way()
        if not account.is_whole:
            return self.tr("What it expected depends on its hand and its bag. You can see it after the game.")
        return " ".join(self._compared(account))

    def _compared(self, account: Account) -> Iterator[str]:
        """Go through the words for how plans were compared."""
        first = account.plans[0]
        if "/" in account.kind:
            yield self.tr("Its play style counts as well.")
        if any(plan.is_better for plan in account.plans):
            yield self.tr("Several moves looked equally good; it picked one at random.")
        elif not account.grounds:
            yield from self._not_distinguished(account)
        alike = [plan for plan in account.plans if plan.worlds == first.worlds and not plan.is_better]
        if any(starmap(_promises_less, pairwise(alike))):
            yield self.tr("Plans are ranked by winning chances and share of points.")
        if any(_promises_less(first, plan) for plan in account.plans if plan.worlds < first.worlds):
            yield self.tr("Plans tested on fewer deals were dropped early.")

    def _not_distinguished(self, account: Account) -> Iterator[str]:
        """Write how the best plan was found where no ground sets it apart from the second."""
        first, second = account.plans[:2]
        if account.is_same:
            yield self.tr("The order makes no difference.")
        elif abs((first.points or 0) - (second.points or 0)) <= _ALIKE and first.chance == second.chance:
            yield self.tr("The two best plans are worth about the same.")
        elif first.worlds:
            yield self.tr("The deals tested made the difference.")

    def unmeasured(self, account: Account) -> str:
        """Return that no chance to win is shown, where one might be looked for."""
        first = account.plans[0]
        if first.points is None or first.chance is not None:
            return ""
        return self.tr("How often such plans really win is not known well enough here.")

    # Hints

    def look_at(self, move: Move, names: Sequence[str], seat: int) -> str:
        """Return the weakest hint: where to look."""
        if move.verb == "food":
            return self.tr("Look at the watering hole and at the food numbers of your cards.")
        if move.verb == "species":
            return self.tr("Look at the ends of your row.")
        if move.verb in ("done", "pass"):
            return self.look_at_button()
        animal = animals_of(names).of(seat, move.species)
        return self.look_at_species(animals.name(animal))

    def category(self, move: Move, state: EvolutionState, seat: int) -> str:
        """Return the middle hint: what sort of move."""
        if move.verb == "food":
            return self._food_category(move, state, seat)
        if move.verb == "trait" and move.card is not None:
            family = self._game.table.traits[self._game.table.index[move.card.trait]].family
            return self.tr(_CONSIDER_TRAIT[family])
        if move.verb == "done":
            if state.players[seat].hand:
                return self.tr("Keep the rest of your cards.")
            return self.tr("Your cards are played.")
        return self.tr(_CONSIDER[move.verb])

    def _food_category(self, move: Move, state: EvolutionState, seat: int) -> str:
        foods = sorted({self._game.table.cards[card].food for card in state.players[seat].hand})
        food = move.card.food if move.card is not None else 0
        if food == foods[-1]:
            return self.tr("Add as much food as you can.")
        if food == foods[0]:
            return self.tr("Add as little food as you can.")
        return self.tr("Neither the highest nor the lowest food number is best.")

    def concrete(self, account: Account, names: Sequence[str], *, is_short: bool = False) -> list[str]:
        """Return the strongest hint: the move, what is expected, and why; *is_short* if there was no time.

        The `grounds` that speak for it stand at the end, in a line each.
        """
        best = account.plans[0]
        second = account.plans[1] if len(account.plans) > 1 and best.points is not None else None
        if account.is_same:
            second = None
        orders = self._orders(best.moves, names, account.seat)
        lines = orders[:1]
        apart = 0 if second is None else _apart(best, second)
        if account.phase == PLAY and len(best.moves) > 1:
            whole, cut = self.tr("Then: {moves}."), self.tr("Then: {moves} …")
            most = max(_MOST_FOLLOWING, apart)  # where the second choice goes another way is told
            lines.append(self._continued(best.moves[1:], orders[1:], whole, cut, most))
        if best.points is not None:
            lines.append(self._expected(best, second))
        if best.chance is not None:
            lines.append(self._ended(self.chance(best.chance)))
        lines += map(self._ended, self.losses(best, names, account.seat))
        if second is not None:
            orders = self._orders(second.moves, names, account.seat)
            lines.append(self._second(second.moves[apart:], orders[apart:], is_later=apart > 0))
        if is_short:
            lines.append(self.cut_short())
        speaking = self.grounds(account, is_hint=True)[0]
        if speaking:
            lines.append(self.tr("Why it beats the runner-up:"))
        elif account.is_same or second is not None:
            lines += self._not_distinguished(account)
        elif best.points is None and not is_short:
            lines.append(self.tr("No other move came close."))
        return [*lines, *speaking]

    def _second(self, moves: Sequence[Move], orders: Sequence[str], *, is_later: bool) -> str:
        """Return what the second choice is, from where it goes another way than the best plan."""
        whole, cut = self.tr("Runner-up: {moves}."), self.tr("Runner-up: {moves} …")
        if is_later:
            whole = self.tr("Runner-up: same start, then {moves}.")
            cut = self.tr("Runner-up: same start, then {moves} …")
        return self._continued(moves, orders, whole, cut)

    def _continued(
        self,
        moves: Sequence[Move],
        orders: Sequence[str],
        whole: str,
        cut: str,
        most: int = _MOST_FOLLOWING,
    ) -> str:
        """Return how a turn goes on, as *cut* if there is no room for all of it; *orders* tell its moves."""
        words = orders[0]
        for order in orders[1:most]:
            params = {"moves": words, "move": order}
            words = filled(self.tr("{moves}; {move}"), params)
        more = any(move.verb != "done" for move in moves[most:])
        return filled(cut if more else whole, {"moves": words})

    def _ended(self, words: str) -> str:
        """Return words that stand among sentences as one of them."""
        return filled(self.tr("{words}."), {"words": words})

    def _expected(self, first: PlanView, second: PlanView | None) -> str:
        best = first.points
        assert best is not None
        other = second.points if second is not None else None
        if second is None or other is None or abs(best - other) <= _ALIKE:
            return filled(self.tr("{points} points expected."), {"points": _figure(best)})
        # plans are compared by the chance to win and by the share of all points
        if other > best and second.worlds == first.worlds:
            words = self.tr(
                "{points} points expected; {second} with the runner-up, but with worse prospects against "
                "the others."
            )
        else:
            words = self.tr("{points} points expected; {second} with the runner-up.")
        return filled(words, {"points": _figure(best), "second": _figure(other)})


def _apart(best: PlanView, second: PlanView) -> int:
    """Return with which move the second plan goes another way than the best."""
    pairs = zip(best.moves, second.moves, strict=False)
    return next((at for at, (one, other) in enumerate(pairs) if one != other), 0)


def _after(cast: SpeciesAnimals, move: Move, seat: int) -> SpeciesAnimals:
    """Return the animals when a move of a plan is made: one that it founds is new, whatever it will be."""
    if move.verb != "species":
        return cast
    row = cast.rows[seat] if seat < len(cast.rows) else ()
    number = sum(animal.is_new for animal in row) + 1
    return cast.joined(seat, 0 if move.side == LEFT else len(row), new_one(number))


def _promises_less(plan: PlanView, next_one: PlanView) -> bool:
    """Return whether fewer points, or fewer wins, are expected of a plan than of the next best one."""
    if plan.points is None or next_one.points is None:
        return False
    return plan.points < next_one.points - _ALIKE or (plan.chance or 0) < (next_one.chance or 0)


def _figure(points: float) -> str:
    """Return points with one decimal, as the language writes it."""
    return QLocale().toString(points, "f", 1)
