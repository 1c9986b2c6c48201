"""Sentences about this game, for the log, the ribbon and refusals; every word a person reads passes here.

Whole sentences with named placeholders, marked where they stand; players are called by their names. A count
is written with ``%n`` and given to `tr`, nothing else makes plurals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from evolution_qt.core.errors import Refusal, filled
from evolution_qt.core.event import Event
from evolution_qt.core.review import TurningPoint
from evolution_qt.core.text import N_
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution import legality
from evolution_qt.games.evolution.forecast import most_rounds_left
from evolution_qt.games.evolution.moves import LEFT, Move
from evolution_qt.games.evolution.state import (
    EFFECTS,
    FEEDING,
    FOOD,
    OVER,
    PLAY,
    WINDOW,
    EvolutionState,
)
from evolution_qt.messages import readable
from evolution_qt.ui.evolution.event_words import EventWords
from evolution_qt.ui.evolution.log import FORM
from evolution_qt.ui.evolution.question_words import QuestionWords
from evolution_qt.ui.evolution.refusals import OF_ANIMALS
from evolution_qt.ui.evolution.thing_words import ThingWords
from evolution_qt.ui.kit import keymap
from evolution_qt.ui.kit.writing import typeset
from evolution_qt.ui.table.animals import Phrase, the, told
from evolution_qt.ui.table.cast import cast_of, spoken
from evolution_qt.ui.table.turning import TurningWords

if TYPE_CHECKING:
    from evolution_qt.games.evolution.cards import Card
    from evolution_qt.games.evolution.rules import Evolution
    from evolution_qt.games.evolution.traits import Trait

Names = Sequence[str]
_STOPS: Final = ".。"

_PHASES: Final = {
    FOOD: N_("Phrases", "Choosing food"),
    PLAY: N_("Phrases", "Playing cards"),
    EFFECTS: N_("Phrases", "Effects of the reveal"),
    WINDOW: N_("Phrases", "Before feeding"),
    FEEDING: N_("Phrases", "Feeding"),
    OVER: N_("Phrases", "The end"),
}
_MOVES: Final = {
    "food": N_("Phrases", "Place {card} as the food card"),
    "trait": N_("Phrases", "Play {card} on {animal}"),
    "species": N_("Phrases", "Discard {card} for a new species on the right"),
    "body": N_("Phrases", "Discard {card} for the body size of {animal}"),
    "population": N_("Phrases", "Discard {card} for the population of {animal}"),
    "discard": N_("Phrases", "Discard {trait} from {animal}"),
    "done": N_("Phrases", "End turn"),
    "effect": N_("Phrases", "Use {animal}’s {trait}"),
    "feed": N_("Phrases", "Feed {animal}"),
    "attack": N_("Phrases", "Attack {prey} with {animal}"),
    "intelligence": N_("Phrases", "Discard {card} for plants for {animal}"),
    "pass": N_("Phrases", "Pass"),
}
_REPLACING: Final = N_("Phrases", "Play {card} on {animal}, replacing {replacing}")
_ON_THE_LEFT: Final = N_("Phrases", "Discard {card} for a new species on the left")

FEW_ROUNDS: Final = 2
"""From so few rounds on that can follow, the ribbon says so."""


class Phrases(QObject):
    """What there is to say about one game, in the current language."""

    log: Final = FORM
    """How the lines of the log hang together."""

    def __init__(self, game: Evolution, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._events = EventWords(game.table)
        self.things = ThingWords(game)
        """What is said of what lies on the table."""
        self.questions = QuestionWords(game)
        """What is asked."""

    @property
    def game(self) -> Evolution:
        """Return the game."""
        return self._game

    # Names of things

    def trait_name(self, trait: Trait) -> str:
        """Return the name of a trait."""
        return QCoreApplication.translate("Trait", trait.name)

    def trait_text(self, trait: Trait) -> str:
        """Return what the card of a trait says, with this edition's numbers."""
        return filled(QCoreApplication.translate("Trait", trait.text), trait.numbers())

    def named(self, key: str) -> str:
        """Return the name of the trait with a key; the key itself if the game has no such trait."""
        index = self._game.table.index.get(key)
        return key if index is None else self.trait_name(self._game.table.traits[index])

    def trait(self, index: int) -> str:
        """Return the name of the trait with this index."""
        return self.trait_name(self._game.table.traits[index])

    def traits(self, keys: Sequence[str]) -> str:
        """Return the names of several traits in one list, for a sentence."""
        return QLocale().createSeparatedList([self._events.quoted(self.named(key)) for key in keys])

    def _card(self, trait: str, food: int) -> str:
        """Return a card with its food number as it stands in a sentence."""
        return filled(self.tr("{trait} ({food})"), {"trait": trait, "food": food})

    def cards(self, cards: Sequence[Card]) -> str:
        """Return several cards with their food numbers in one list, for a sentence."""
        return QLocale().createSeparatedList(
            [self._card(self.named(card.trait), card.food) for card in cards]
        )

    def phase(self, phase: int) -> str:
        """Return the name of a phase."""
        return self.tr(_PHASES[phase])

    def drawing(self) -> str:
        """Return what is done before the first phase of a round."""
        return self.tr("Drawing cards")

    def last_round(self, state: EvolutionState) -> str:
        """Return what the bell says, empty while no end is near."""
        if state.phase == OVER:
            return ""
        if not state.final_round:
            left = most_rounds_left(self._game, state)
            return self.tr("At most %n more round(s)", "", left) if left <= FEW_ROUNDS else ""
        return (
            self.tr("Last round")
            if state.final_round == state.round
            else self.tr("The next round is the last")
        )

    # What is asked

    def nameless(self, seat: int) -> str:
        """Return what a seat without a name is called."""
        return filled(self.tr("Player {number}"), {"number": seat + 1})

    def rule_here(self) -> str:
        """Return how one gets from a refusal to the rule."""
        return filled(self.tr("Click here, or press {key}, for the rule."), {"key": keymap.written("rules")})

    def choose_first(self) -> str:
        """Return what is said when a player asks why, and nothing is chosen."""
        text = self.tr("Choose a card or a species first; then {key} says where it cannot go, and why.")
        return filled(text, {"key": keymap.written("?")})

    def stops_at_window(self) -> str:
        """Return what is said when the game will stop for Intelligence."""
        return self.tr("The game stops the next time Intelligence can be used.")

    def automatic(self, sentence: str) -> str:
        """Return the line of a move that was made by itself."""
        body = sentence.rstrip(_STOPS)
        return filled(self.tr("{sentence} (automatic)"), {"sentence": body}) + sentence[len(body) :]

    def no_choice(self, sentence: str) -> str:
        """Return what is said of a move that is the only one there is."""
        body = sentence.rstrip(_STOPS)
        return filled(self.tr("{sentence} (no other choice)"), {"sentence": body}) + sentence[len(body) :]

    def stopped(self, sentence: str) -> str:
        """Return the line of a move whose search was cut short."""
        body = sentence.rstrip(_STOPS)
        #: the opponent had to move before it had thought as long as it usually does
        words = self.tr("{sentence} (stopped early)")
        return filled(words, {"sentence": body}) + sentence[len(body) :]

    def turning_point(self, point: TurningPoint, names: Names) -> str:
        """Return in one line what a turning point of a game was."""
        return TurningWords().told(point, names)

    def collected(self, point: TurningPoint, names: Names) -> str:
        """Return how many chips the one who won in a turning point put into the bag."""
        bagged = [one for one in point.events if one.kind == e.BAGGED and one.actor == point.winner]
        chips = sum(event.amount for event in bagged)
        return filled(self.tr("{who} collects %n food token(s).", "", chips), {"who": names[point.winner]})

    def sentences(self, first: str, second: str) -> str:
        """Return two sentences, one after the other."""
        return filled(self.tr("{first} {second}"), {"first": first, "second": second})

    # Refusals and choices

    def refusal(self, refusal: Refusal) -> str:
        """Return the sentence of a reason that stands in the way."""
        params = readable(refusal.params, self.named)
        if "card" in params:
            params["card"] = typeset(str(params["card"]))
        return filled(QCoreApplication.translate("Refusal", legality.sentence(refusal)), params)

    def refused(self, refusal: Refusal, move: Move, names: Names, seat: int) -> str:
        """Return the same of a move of the seat at the screen, with the animal that it is about."""
        words = OF_ANIMALS.get(legality.sentence(refusal))
        place = (seat, move.species) if move.target is None else move.target
        if words is None or place[1] < 0:
            return self.refusal(refusal)
        params = readable(refusal.params, self.named)
        words = QCoreApplication.translate("RefusalOfAnimal", words)
        return told(words, params, animal=spoken(names, *place, seat))

    def nothing_here(self) -> str:
        """Return what is said of a drop on nothing."""
        return self.tr("You can’t drop it here. Try a highlighted spot.")

    def only_your_own(self) -> str:
        """Return what is said of a drop on a species of another player."""
        return self.tr("You can’t use another player’s species here.")

    def declined(self, declining: Sequence[tuple[str, int]], names: Names, seat: int) -> str:
        """Return what a seat does not take, in one list."""
        return QLocale().createSeparatedList([self._taking(*one, names, seat) for one in declining])

    def _taking(self, word: str, index: int, names: Names, seat: int) -> str:
        words = self.tr("storing fat on {animal}")
        if word == "foraging":
            words = self.tr("the extra token for {animal}")
        return told(words, animal=the(cast_of(names).of(seat, index)))

    def ignoring(self, traits: Sequence[int]) -> str:
        """Return what has to be ignored in an attack, and for how many cards."""
        words = self.tr("Intelligence ignores {traits} for %n card(s).", "", len(traits))
        return filled(words, {"traits": self.traits([self._game.table.traits[one].key for one in traits])})

    def plants(self, count: int) -> str:
        """Return how many plants a card brings."""
        return self.tr("%n plant(s)", "", count)

    def move(self, move: Move, names: Names, seat: int) -> str:
        """Return a move of a seat in words, for lists and screen readers."""
        words = _MOVES[move.verb]
        if move.replacing:
            words = _REPLACING
        elif move.side == LEFT:
            words = _ON_THE_LEFT
        card = self._card(self.named(move.card.trait), move.card.food) if move.card is not None else ""
        params: dict[str, int | str] = {
            "card": card,
            "trait": self.named(move.trait),
            "replacing": self.named(move.replacing),
        }
        return told(self.tr(words), params, **self.concerned(move, names, seat))

    def concerned(self, move: Move, names: Names, seat: int) -> dict[str, Phrase]:
        """Return how the species of a move are named in its order, by the slots of `told`."""
        if move.species < 0:
            return {}
        cast = cast_of(names)
        own = the(cast.of(seat, move.species))
        if move.target is None:
            return {"animal": own}
        of_same = move.target[0] == seat
        return {"animal": own, "prey": the(cast.of(*move.target)) if of_same else spoken(names, *move.target)}

    # What happened

    def sentence(self, event: Event, names: Names, viewer: int = -1) -> str:
        """Return the log's line for an event as *viewer* may know it; empty if there is nothing to say."""
        seen = event.as_seen_by(viewer)
        if event.kind == e.DREW:
            return self.drawn([seen], names)
        return self._events.sentence(seen, names)

    def together(self, events: Sequence[Event], names: Names, viewer: int) -> str:
        """Return the one line for what a seat draws, or puts into the bag from several species."""
        if events[0].kind == e.DREW:
            return self.drawn([event.as_seen_by(viewer) for event in events], names)
        whole = replace(events[0], amount=sum(event.amount for event in events))
        return self.sentence(whole, names, viewer)

    def of_all(self, events: Sequence[Event], names: Names, viewer: int) -> str:
        """Return one sentence for equal events of several seats or species, with the sum of each."""
        return self._events.of_all(events, names)

    def drawn(self, events: Sequence[Event], names: Names) -> str:
        """Return the line for cards that one seat draws together, as far as they are known."""
        who = names[events[0].actor]
        if any(not event.card for event in events):
            return filled(self.tr("{who} draws %n card(s).", "", len(events)), {"who": who})
        cards = self.cards([self._game.table.cards[event.card] for event in events])
        return filled(self.tr("{who} draws {cards}."), {"who": who, "cards": cards})
