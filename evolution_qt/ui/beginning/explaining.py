"""What opponents of The Beginning weigh up and why, and hints, in whole sentences, each in one piece.

The same sentences serve an opponent's decision and a hint: "own" is the player who decides.

`BeginningAccount` is what an opponent has weighed up, as far as another player may know it, without items and
words. A feeding lies open to all: who can eat what, and what it comes to. What else could have been done with
cards would name cards that are still in the hand, so it waits for the end of the game; what the card brings
that was laid follows from the table and from how many cards are held, and is shown at once, with "a card" for
one that lies face down.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QLocale, QObject

from evolution_qt.core.errors import filled
from evolution_qt.core.text import N_
from evolution_qt.games.beginning import causes as c
from evolution_qt.games.beginning import evaluation
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import NUMBERS, TRAITS
from evolution_qt.games.beginning.causes import Cause, causes
from evolution_qt.games.beginning.moves import BeginningMove, step
from evolution_qt.games.beginning.state import BeginningState
from evolution_qt.ui.beginning.words import BeginningPhrases, trait_name
from evolution_qt.ui.kit.writing import typeset
from evolution_qt.ui.table import animals
from evolution_qt.ui.table.animals import animals_of, listed, spoken, the, told
from evolution_qt.ui.table.explaining import Decided, DecisionPage, HelpWords, PartLine, PlanPage
from evolution_qt.ui.table.words import SharedWords

if TYPE_CHECKING:
    from evolution_qt.games.beginning.rules import Beginning


_AT_RANDOM: Final = "hatchling"
_OWN_FEEDING_ONLY: Final = ("forager", "fledgling")
_BY_NETWORK: Final = ("strategist", "apex")
"""Who feeds by no fixed rules."""
_OF_OWN_FEEDING: Final = frozenset(
    {c.MORE_TOKENS, c.FEWER_STARVE, c.POINT, c.NO_CARDS, c.HUNGRY_NEXT, c.CARDS_COUNT}
)
"""What speaks for a card to one that looks no further than its own feeding."""
_FACE_DOWN: Final = ("species", "population")


@dataclass(frozen=True)
class EvaluatedMove:
    """A move with what it would bring; one that lays a card face down may name none."""

    move: BeginningMove
    worth: float = 0.0
    """In points compared with feeding now; where a network has compared the moves, how good it found it."""
    parts: tuple[tuple[str, float], ...] = ()
    points: float | None = None
    """How many points a network expects at the end; None where no network has judged."""


@dataclass(frozen=True)
class BeginningAccount:
    """A decision, as far as it may be shown."""

    seat: int
    kind: str
    round: int
    is_play: bool
    """Whether it was about cards, not about a meal."""
    moves: tuple[EvaluatedMove, ...]
    """The one that was chosen, and the best others."""
    causes: tuple[Cause, ...] = ()
    dangers: tuple[Cause, ...] = ()
    """Which hunters in sight can attack what afterwards, where that was weighed up."""
    spare: str = ""
    """The card of the hand that is missed least, where any card could be laid face down."""
    is_whole: bool = True
    """Whether nothing is kept back."""
    is_weighed: bool = True
    """Whether moves were compared at all."""

    @property
    def is_at_random(self) -> bool:
        """Return whether any of several cards was taken."""
        return self.is_play and self.kind == _AT_RANDOM

    @property
    def hinted(self) -> BeginningMove:
        """Return the best move; what any card could be is done with the one that is missed least."""
        move = self.moves[0].move
        return replace(move, card=self.spare) if self.spare else move

    @property
    def second(self) -> EvaluatedMove | None:
        """Return the best move with cards of another idea."""
        ideas = [evaluation.idea(step(self.seat, one.move)) for one in self.moves if self.is_play]
        return next((self.moves[at] for at, one in enumerate(ideas) if one != ideas[0]), None)


def whole(game: Beginning, decided: Decided) -> BeginningAccount:
    """Return the full account of a decision."""
    # written by our own worker, which answers for the types
    plans: Any = decided.report["plans"]
    moves = tuple(
        [
            EvaluatedMove(
                game.read(plan["moves"][0]),
                plan.get("value", plan.get("worth", 0) * 10) / 1000,
                tuple([(name, amount / 100) for name, amount in plan.get("parts", {}).items()]),
                plan["points"] / 10 if "points" in plan else None,
            )
            for plan in plans
        ]
    )
    account = BeginningAccount(
        decided.seat, decided.kind, decided.round, is_play(decided), moves, is_weighed=decided.is_weighed
    )
    return _with_causes(game, decided, account) if decided.is_weighed and moves else account


def open_part(game: Beginning, decided: Decided) -> BeginningAccount:
    """Return what of an opponent's decision lies open to all while the game goes on."""
    found = whole(game, decided)
    if not found.is_play:
        return found
    made: Sequence[EvaluatedMove] = [_as_open(found.moves[0])] if decided.made else []
    return replace(
        found,
        moves=tuple(made),
        causes=tuple([one for one in found.causes if one.topic != c.ANY_CARD]),
        spare="",
        is_whole=False,
    )


def is_play(decided: Decided) -> bool:
    """Return whether a decision was about cards."""
    return decided.phase == "play"


def _as_open(judged: EvaluatedMove) -> EvaluatedMove:
    move = judged.move
    return replace(judged, move=replace(move, card="")) if move.verb in _FACE_DOWN else judged


def _with_causes(game: Beginning, decided: Decided, account: BeginningAccount) -> BeginningAccount:
    """Return an account with what speaks for its first move and against it."""
    if account.is_at_random:
        return account
    state = game.load(dict(decided.position))
    state.to_move = decided.seat
    chosen = step(decided.seat, account.moves[0].move)
    found = causes(game, state, chosen)
    if account.is_play and account.kind in _OWN_FEEDING_ONLY:
        return replace(account, causes=tuple([one for one in found if one.topic in _OF_OWN_FEEDING]))
    spare = ""
    if any(one.topic == c.ANY_CARD for one in found):
        spare = TRAITS[c.least_missed(game, state, decided.seat)].key
    return replace(account, causes=tuple(found), dangers=tuple(c.dangers(game, state, chosen)), spare=spare)


_LEAST: Final = 0.05
"""Smaller amounts are not told."""
_PARTS: Final = {
    evaluation.TOKENS: N_("BeginningExplaining", "Tokens"),
    evaluation.POPULATION_CARDS: N_("BeginningExplaining", "Population"),
    evaluation.STARVING: N_("BeginningExplaining", "Starving"),
    evaluation.TRAITS: N_("BeginningExplaining", "Traits"),
    evaluation.HAND: N_("BeginningExplaining", "Cards in hand"),
    evaluation.RIVALS: N_("BeginningExplaining", "What others lose"),
    evaluation.LATER_FOOD: N_("BeginningExplaining", "Food in later turns"),
    evaluation.HUNTERS: N_("BeginningExplaining", "Safety from Carnivores in sight"),
    evaluation.NEWCOMERS: N_("BeginningExplaining", "Safety from new Carnivores"),
    evaluation.LIKING: N_("BeginningExplaining", "Preferred traits"),
}
"""What the parts of a card's worth are called."""
_CARD_ITSELF: Final = (evaluation.POPULATION_CARDS, evaluation.TRAITS, evaluation.HAND)
"""What a card only becomes: that it is in one of these and not in another tells nothing."""
_MEALS: Final = {
    evaluation.TOKENS: N_("BeginningExplaining", "Tokens eaten"),
    evaluation.STARVING: N_("BeginningExplaining", "Cards that starve"),
    evaluation.EATEN: N_("BeginningExplaining", "Cards eaten"),
    evaluation.LOST: N_("BeginningExplaining", "Cards lost"),
}
"""What a feeding comes to."""
_CAUSES: Final = {
    c.SAFE: N_("BeginningExplaining", "With three protections, no species can attack it."),
    c.GORING: N_("BeginningExplaining", "A Carnivore that attacks it loses a card first."),
    c.FAT: N_("BeginningExplaining", "Each of its cards can hold a second token."),
    c.BREEDING: N_("BeginningExplaining", "It grows by a card each turn."),
    c.SCRAPS: N_("BeginningExplaining", "It takes a token whenever a Carnivore eats."),
    c.LATER_FOOD: N_("BeginningExplaining", "It can eat more in later turns."),
    c.LESS_DANGER: N_("BeginningExplaining", "Less is in danger of being eaten."),
    c.WEAKER_RIVALS: N_("BeginningExplaining", "The other players lose more."),
    c.POINT: N_("BeginningExplaining", "On the table the card counts as much as in hand."),
    c.ANY_CARD: N_("BeginningExplaining", "It lies face down: another card would do as well."),
    c.NO_CARDS: N_("BeginningExplaining", "There are no cards left to play."),
    c.HUNGRY_NEXT: N_("BeginningExplaining", "One more card of population would starve."),
    c.CARDS_COUNT: N_("BeginningExplaining", "A card kept in hand counts one point, too."),
    c.SECOND: N_("BeginningExplaining", "Fat Tissue lets it take a second token."),
    c.DIES_OUT: N_("BeginningExplaining", "Without a token it becomes extinct."),
    c.ENOUGH: N_("BeginningExplaining", "There is enough for all plant eaters."),
    c.PREY_DIES_OUT: N_("BeginningExplaining", "The prey becomes extinct."),
    c.MUST_ATTACK: N_("BeginningExplaining", "A hungry Carnivore must attack if it can."),
    c.PREY_HUNTS: N_("BeginningExplaining", "The prey is itself a Carnivore."),
    c.NO_HORNS: N_("BeginningExplaining", "Other prey has Horns; this one does not."),
    c.NOTHING_ELSE: N_("BeginningExplaining", "It is hungry and reaches no species of other players."),
    c.STARVES_ANYWAY: N_("BeginningExplaining", "The card that is eaten has no token."),
    c.TOKEN_KEPT: N_("BeginningExplaining", "The token on the card that is eaten is kept."),
    c.NOT_WORTH_HORNS: N_("BeginningExplaining", "A second token is not worth a card lost to Horns."),
    c.NO_OWN_PREY: N_("BeginningExplaining", "A second token is not worth a lost card."),
}
"""The sentences without a number."""
_CONSIDER: Final = {
    "species": N_("BeginningExplaining", "Consider a new species."),
    "population": N_("BeginningExplaining", "Consider increasing its population."),
    "feed": N_("BeginningExplaining", "It should eat now."),
    "attack": N_("BeginningExplaining", "It should attack now."),
    "pass": N_("BeginningExplaining", "What is left is not worth it."),
}
_CONSIDER_TRAIT: Final = {
    "attack": N_("BeginningExplaining", "Consider making it a Carnivore."),
    "protection": N_("BeginningExplaining", "Consider a protection."),
    "feeding": N_("BeginningExplaining", "Consider a trait that helps it eat."),
    "population": N_("BeginningExplaining", "Consider a trait for its population."),
}
_HOW: Final = {
    "hatchling": N_(
        "BeginningExplaining", "It takes any card that costs it nothing in its own feeding, at random."
    ),
    "forager": N_(
        "BeginningExplaining",
        "It looks no further than its own feeding; otherwise it prefers traits by simple rules.",
    ),
    "greedy": N_(
        "BeginningExplaining",
        "It weighs up its own feeding, the food of later turns, and what Carnivores may take.",
    ),
    "fledgling": N_(
        "BeginningExplaining",
        "It plays one card of three by simple rules for its own feeding, the others at random.",
    ),
    "strategist": N_(
        "BeginningExplaining",
        "It takes the step that looks best by what it has learned from thousands of games against itself.",
    ),
    "apex": N_(
        "BeginningExplaining",
        "It tries the steps that look best against what the others may hold, until its next turn.",
    ),
    "random": N_("BeginningExplaining", "It makes random legal moves."),
}
"""How each opponent chooses a card."""


class BeginningExplaining(HelpWords):
    """The words for one game, in the current language."""

    def __init__(self, game: Beginning, phrases: BeginningPhrases, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._phrases = phrases

    # Decisions

    def whole(self, decided: Decided) -> BeginningAccount:
        """Return the full account of a decision."""
        return whole(self._game, decided)

    def open_part(self, decided: Decided, shown: BeginningState) -> BeginningAccount:
        """Return what lies open to all of a decision, whatever is *shown* now."""
        return open_part(self._game, decided)

    def explains_at_once(self, decided: Decided) -> bool:
        """Return whether more than the move of a decision may be shown while the game goes on."""
        return decided.is_weighed

    def page(self, account: BeginningAccount, names: Sequence[str]) -> DecisionPage:
        """Return the page about a decision."""
        step = self._phrases.phase(e.CARDS if account.is_play else e.FEEDING_STEP)
        when = SharedWords().heading(account.round, step)
        lines = tuple(self.causes(account, names))
        against = tuple([self._danger(one, names, account.seat) for one in account.dangers])
        grounds = [
            (heading, one)
            for heading, one in (
                (self.pros(), lines),
                (self.cons(), against),
            )
            if one
        ]
        is_counted = account.is_play and account.is_weighed and len(account.moves) > 0
        return DecisionPage(
            self.title(names[account.seat]),
            when,
            tuple([self._plan(account, place, names) for place in range(len(account.moves))]),
            tuple(grounds),
            self.summary(account),
            self.counted() if is_counted else "",
        )

    def _plan(self, account: BeginningAccount, place: int, names: Sequence[str]) -> PlanPage:
        judged = account.moves[place]
        points = ""
        if account.is_play and account.is_weighed:
            points = self._compared(judged)
        return PlanPage(
            self.rank(account, place),
            ((self.order(judged.move, names, account.seat), False),),
            points,
            parts=self._parts(account, judged) if account.is_weighed else (),
        )

    def _compared(self, judged: EvaluatedMove) -> str:
        if judged.points is not None:
            amount = {"amount": QLocale().toString(judged.points, "f", 1)}
            return filled(self.tr("{amount} points expected at the end"), amount)
        if judged.move.verb == "done":
            return self.tr("The others are compared with this one.")
        amount = {"amount": _signed(judged.worth)}
        return filled(self.tr("{amount} points compared with feeding now"), amount)

    def _parts(self, account: BeginningAccount, judged: EvaluatedMove) -> tuple[PartLine, ...]:
        words = _PARTS if account.is_play else _MEALS
        longest = max([abs(amount) for one in account.moves for _, amount in one.parts], default=0.0)
        return tuple(
            [
                PartLine(
                    self.tr(words[name]),
                    _signed(amount) if account.is_play else QLocale().toString(round(amount)),
                    amount / longest,
                )
                for name, amount in judged.parts
                if abs(amount) >= _LEAST
            ]
        )

    def rank(self, account: BeginningAccount, place: int, rank: int = -1) -> str:
        """Return what a move was in the order of moves, or as which *rank* it is told."""
        ahead = account.moves[place].worth - account.moves[0].worth
        if place and (account.is_at_random or ahead > 0):
            return self.possible()
        if place and not ahead:
            return self.as_good()
        return self.choice(place if rank < 0 else rank)

    def summary(self, account: BeginningAccount) -> str:
        """Return how it was decided."""
        if not account.is_weighed and account.kind != "random":
            return self.only_way()
        if not account.is_play and account.kind not in ("random", *_BY_NETWORK):
            return self.tr(
                "It feeds by fixed rules: Carnivores first attack other players’ species. Then the species "
                "with most to lose eat. Its own species are the last prey."
            )
        lines = [self.tr(_HOW[account.kind])] if account.kind in _HOW else []
        if not account.is_whole:
            lines.append(self.hand_hidden())
        return " ".join(lines)

    # What speaks for a move

    def causes(self, account: BeginningAccount, names: Sequence[str]) -> list[str]:
        """Return what speaks for the move that was chosen, a sentence each."""
        if not account.moves:
            return []
        move, seat = account.moves[0].move, account.seat
        return [self.cause(one, move, names, seat) for one in account.causes]

    def cause(self, cause: Cause, move: BeginningMove, names: Sequence[str], seat: int) -> str:
        """Return the sentence of a fact that speaks for a *move* of a seat."""
        number, topic = cause.number, cause.topic
        if topic == c.WARDED:
            words = self.tr("It is then safe from {animals}.")
            return told(words, animals=listed([spoken(names, *place) for place in cause.of]))
        if topic == c.NEWCOMER:
            words = self.tr("A new Carnivore could eat it; then it needs {trait} as well.")
            if number > 1:
                words = self.tr("A Carnivore then needs {count} matching traits to attack it.")
            trait = trait_name(NUMBERS[move.card]) if move.card else ""
            return filled(words, {"trait": trait, "count": number})
        if topic in _CAUSES:
            return self.tr(_CAUSES[topic])
        return {
            c.REACHES: lambda: self.tr("It can attack %n more species.", "", number),
            c.HUNTING: lambda: self.tr("It can attack %n species of other players.", "", number),
            c.NECK: lambda: self.tr("It takes up to %n token(s) from the food bank each turn.", "", number),
            c.MORE_TOKENS: lambda: self.tr("%n more token(s) in this feeding.", "", number),
            c.FEWER_STARVE: lambda: self.tr("%n card(s) fewer will starve.", "", number),
            c.SHORT: lambda: self.tr("The watering hole has %n token(s) too few for all.", "", number),
            c.WOULD_STARVE: lambda: self.tr("Unfed, %n of its cards will starve.", "", number),
            c.TRAITS_TO_LOSE: lambda: self.tr("It has %n trait(s) to lose.", "", number),
            c.MEAL: lambda: self.tr("It eats %n token(s).", "", number),
            c.OWN_SCRAPS: lambda: self.tr("%n Scavenger(s) on the same side also eat.", "", number),
        }[topic]()

    # Moves

    def order(self, move: BeginningMove, names: Sequence[str], seat: int) -> str:
        """Return a move of *seat* as an order; "a card" where its card may not be known."""
        if move.card or move.verb not in ("species", "population"):
            return typeset(self._phrases.move(move, names, seat))
        if move.verb == "species":
            return self.tr("Play a card face down as a new species")
        animal = the(animals_of(names).of(seat, move.species))
        return told(self.tr("Play a card face down on the pile of {animal}"), animal=animal)

    # Hints

    def look_at(self, move: BeginningMove, names: Sequence[str], seat: int) -> str:
        """Return the weakest hint: where to look."""
        if move.verb == "species":
            return self.tr("Look at the right end of your row.")
        if move.verb in ("done", "pass"):
            return self.look_at_button()
        animal = animals_of(names).of(seat, move.species)
        return self.look_at_species(animals.name(animal))

    def category(self, move: BeginningMove, state: BeginningState, seat: int) -> str:
        """Return the middle hint: what sort of move."""
        if move.verb == "trait":
            return self.tr(_CONSIDER_TRAIT[TRAITS[NUMBERS[move.card]].family])
        if move.verb == "done":
            if state.players[seat].hand:
                return self.tr("Keep the rest of your cards.")
            return self.tr("Your cards are played.")
        return self.tr(_CONSIDER[move.verb])

    def concrete(
        self, account: BeginningAccount, names: Sequence[str], *, is_short: bool = False
    ) -> tuple[list[str], int]:
        """Return the strongest hint, and how many of its lines come before what speaks for the move.

        Of cards the second choice is told, too; *is_short* if there was no time.
        """
        order = self.order(account.hinted, names, account.seat)
        lines = [filled(self.tr("{move}."), {"move": order})]
        second = account.second
        if second is not None:
            rank = self.rank(account, account.moves.index(second), 1)
            lines.append(self.second_choice(rank, self._other(second, names, account.seat)))
        if is_short:
            lines.append(self.cut_short())
        why = [
            self._any_card() if one.topic == c.ANY_CARD else self._cause(account, one, names)
            for one in account.causes
        ]
        why += [self._danger(one, names, account.seat) for one in account.dangers]
        return [*lines, *why, *self._ahead(account)], len(lines)

    def _other(self, judged: EvaluatedMove, names: Sequence[str], seat: int) -> str:
        if judged.move.verb == "done":
            return self.tr("Keep the rest of your cards")
        return self.order(judged.move, names, seat)

    def _cause(self, account: BeginningAccount, cause: Cause, names: Sequence[str]) -> str:
        return self.cause(cause, account.moves[0].move, names, account.seat)

    def _any_card(self) -> str:
        return self.tr("It lies face down, so any card will do: you miss this one least.")

    def _danger(self, cause: Cause, names: Sequence[str], seat: int) -> str:
        hunters = listed([spoken(names, *place) for place in cause.of])
        prey = spoken(names, seat, cause.number, seat)
        return told(self.tr("In danger: {animals} can attack {animal}."), animals=hunters, animal=prey)

    def _ahead(self, account: BeginningAccount) -> list[str]:
        """Return by which part the first move is better than the second choice, in a sentence, if it is."""
        first, second = account.moves[0], account.second
        is_ahead = second is not None and first.worth - second.worth >= (
            _LEAST if first.points is None else 0
        )
        if second is None or not is_ahead:
            return []
        other = dict(second.parts)
        gains = {
            name: amount - other.get(name, 0.0) for name, amount in first.parts if name not in _CARD_ITSELF
        }
        name = max(gains, key=gains.__getitem__, default="")
        if name not in _PARTS or gains[name] < _LEAST:
            return []
        return [self.better_by(self.tr(_PARTS[name]), QLocale().toString(gains[name], "f", 1))]


def _signed(amount: float) -> str:
    """Return an amount with its sign, as the language writes it."""
    written = QLocale().toString(abs(amount), "f", 1)
    if abs(amount) < _LEAST:
        return written
    return f"+{written}" if amount > 0 else f"\N{MINUS SIGN}{written}"
