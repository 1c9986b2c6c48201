"""Sentences about a game of Evolution in the current language, for log, ribbon and refusals.

Every word of the game that a person reads passes here. Sentences are whole, with named placeholders, and are
marked where they stand; players are called by their names. A count is written with ``%n`` and given to `tr`,
nothing else makes plurals.

The log has a sentence for each kind of event. What an attack brings stands below it. Where the species that a
line is about lie by now is worked out, too: rows change, since a species founded at the left moves all others
and an extinct one closes its gap.

In the window a refusal is about an animal by its name; the command line has the sentences of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from evolution_qt.core.errors import Refusal, filled
from evolution_qt.core.event import Event
from evolution_qt.core.text import N_
from evolution_qt.core.timeline import TurningPoint
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution import legality
from evolution_qt.games.evolution.cards import WATERING_HOLE, index_of, is_species, seat_of, species_ref
from evolution_qt.games.evolution.forecast import most_rounds_left
from evolution_qt.games.evolution.moves import LEFT, Move
from evolution_qt.games.evolution.state import EFFECTS, FEEDING, FOOD, OVER, PLAY, WINDOW, EvolutionState
from evolution_qt.games.evolution.tally import is_surplus, round_end_in
from evolution_qt.games.evolution.traits import TraitTable
from evolution_qt.messages import readable
from evolution_qt.ui.evolution.thing_words import QuestionWords, ThingWords
from evolution_qt.ui.kit import keymap
from evolution_qt.ui.kit.writing import typeset
from evolution_qt.ui.table import animals
from evolution_qt.ui.table.animals import Phrase, animals_of, spoken, the, told
from evolution_qt.ui.table.gestures import Subject
from evolution_qt.ui.table.words import LogForm, SharedWords, TurningWords, amounts, how_many, how_often

if TYPE_CHECKING:
    from evolution_qt.games.evolution.cards import Card
    from evolution_qt.games.evolution.rules import Evolution
    from evolution_qt.games.evolution.traits import Trait


_SENTENCES: Final = {
    e.PHASE_BEGAN: "",
    e.LAST_ROUND_ANNOUNCED: N_("EventWords", "Round {round} will be the last."),
    e.FOOD_CARD_LAID: N_("EventWords", "{who} places {trait} ({food}) on the watering hole."),
    e.FOOD_CARD_TURNED_UP: N_("EventWords", "{who}’s food card: {trait} ({food})."),
    e.TRAIT_LAID: N_("EventWords", "{who} plays {trait} on {animal}."),
    e.TRAIT_TURNED_UP: N_("EventWords", "{who} reveals {trait} on {animal}."),
    e.TRAIT_DISCARDED: N_("EventWords", "{who} discards {trait} from {animal}."),
    e.CARD_SPENT: N_("EventWords", "{who} discards {trait} ({food})."),
    e.SPECIES_FOUNDED: N_("EventWords", "{who} gets a new species: {name}."),
    e.BODY_GREW: N_("EventWords", "{species} grows to body size {amount}."),
    e.POPULATION_GREW: N_("EventWords", "{species} grows to population {amount}."),
    e.TURN_ENDED: N_("EventWords", "{who} ends the turn."),
    e.PASSED: N_("EventWords", "{who} passes."),
    e.POPULATION_LOST: N_("EventWords", "{species} falls to population {amount}."),
    e.WENT_EXTINCT: N_("EventWords", "{species} becomes extinct."),
    e.STARVED: N_("EventWords", "{species} starves: its population falls to {amount}."),
    e.FIRST_PLAYER_MOVED: N_("EventWords", "{who} is the first player."),
}
"""The sentences without a count."""
_HIDDEN: Final = {
    e.FOOD_CARD_LAID: N_("EventWords", "{who} places a food card."),
    e.TRAIT_LAID: N_("EventWords", "{who} plays a trait on {animal}."),
}
"""Those for a card that is not known."""
_CAUSED: Final = {
    e.POPULATION_GREW: N_("EventWords", "{species} grows to population {amount} ({cause})."),
    e.POPULATION_LOST: N_("EventWords", "{species} falls to population {amount} ({cause})."),
}
"""Those that name the trait that does it."""
_OF_ALL: Final = {
    e.DREW: (N_("EventWords", "Cards drawn: {each}."), how_many),
    e.FOOD_CARD_TURNED_UP: (N_("EventWords", "Food cards: {each}."), amounts),
    e.TRAIT_TURNED_UP: (N_("EventWords", "Traits revealed: {each}."), how_often),
    e.ATE_PLANTS: (N_("EventWords", "Plants eaten: {each}."), amounts),
    e.MOVED_FAT: (N_("EventWords", "Stored fat used: {each}."), amounts),
    e.STARVED: (N_("EventWords", "Starving species: {each}."), how_often),
    e.WENT_EXTINCT: (N_("EventWords", "Extinct species: {each}."), how_often),
    e.BAGGED: (N_("EventWords", "Food tokens into the bags: {each}."), amounts),
}
"""What is told of all in one sentence when it happens at once, and what of each."""
_CAUSED_OF_ALL: Final = {
    e.POPULATION_GREW: (N_("EventWords", "Growing species ({cause}): {each}."), how_often),
    e.ATE_PLANTS: (N_("EventWords", "Plants eaten ({cause}): {each}."), amounts),
}
"""Those that name the trait that does it."""


class EventWords:
    """The sentences for the events of one edition."""

    tr = staticmethod(partial(QCoreApplication.translate, "EventWords"))

    def __init__(self, table: TraitTable) -> None:
        self._table = table

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        """Return the line for an event, as far as it is known; empty if it has none."""
        params: dict[str, int | str] = {
            "who": names[event.actor] if event.actor >= 0 else "",
            "amount": event.amount,
            "round": event.amount,
            "cause": self._trait(event.cause) if event.cause >= 0 else "",
        }
        if event.card > 0:
            params["trait"] = self._trait(self._table.trait_of[event.card])
            params["food"] = self._table.foods[event.card]
        if event.kind == e.ATTACKED and event.amount:
            ignored = [self.quoted(self._trait(index)) for index in self._table.indices(event.amount)]
            params["ignored"] = QLocale().createSeparatedList(ignored)
        if not is_species(event.target):
            return filled(self._words(event), params)
        seat, index = seat_of(event.target), index_of(event.target)
        cast = animals_of(names)
        animal = (cast.after(event) if event.kind == e.SPECIES_FOUNDED else cast).of(seat, index)
        whose = animals.whose(animal, names[seat])
        phrases = {"species": whose, "prey": whose, "animal": animals.the(animal)}
        if is_species(event.subject):
            phrases["attacker"] = spoken(names, seat_of(event.subject), index_of(event.subject))
        params["name"] = animals.bare(animal)
        return animals.told(self._words(event), params, **phrases)

    def of_all(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """Return one sentence for equal events, with the sum of each seat; empty if there is none."""
        first = events[0]
        words, each = (_CAUSED_OF_ALL if first.cause >= 0 else _OF_ALL).get(first.kind, ("", amounts))
        if not words:
            return ""
        cause = self._trait(first.cause) if first.cause >= 0 else ""
        return filled(self.tr(words), {"each": each(events, names), "cause": cause})

    def _trait(self, index: int) -> str:
        return QCoreApplication.translate("Trait", self._table.traits[index].name)

    def quoted(self, name: str) -> str:
        """Return the name of a card as it stands in a list inside a sentence."""
        #: the name of a card inside a sentence, with quotation marks where the language needs them
        return filled(self.tr("{card}"), {"card": name})

    def _words(self, event: Event) -> str:
        kind, amount = event.kind, event.amount
        if kind == e.ROUND_BEGAN:
            return SharedWords().round_begins(amount)
        if kind == e.GAME_ENDED:
            return SharedWords().game_over()
        if kind in _HIDDEN and not event.card:
            return self.tr(_HIDDEN[kind])
        if kind in _CAUSED and event.cause >= 0:
            return self.tr(_CAUSED[kind])
        if kind in _SENTENCES:
            return self.tr(_SENTENCES[kind]) if _SENTENCES[kind] else ""
        if kind == e.ATTACKED:
            return self._attack(event)
        if kind == e.ATE_PLANTS:
            return self._plants(event)
        if kind == e.ATE_MEAT:
            if event.cause >= 0:
                return self.tr("{species} eats %n meat ({cause}).", "", amount)
            return self.tr("{species} eats %n meat.", "", amount)
        if kind == e.WATERING_HOLE_CHANGED and amount < 0:
            return self.tr("%n food token(s) are removed from the watering hole.", "", -amount)
        if kind == e.WATERING_HOLE_CHANGED:
            return self.tr("%n food token(s) are placed on the watering hole.", "", amount)
        if kind == e.SHUFFLED:
            return self.tr("The discard pile is shuffled: %n card(s).", "", amount)
        if kind == e.STORED_FAT:
            return self.tr("{species} stores %n fat.", "", amount)
        if kind == e.MOVED_FAT:
            return self.tr("{species} uses %n stored fat.", "", amount)
        assert kind == e.BAGGED, kind
        return self.tr("{who} puts %n food token(s) into the bag.", "", amount)

    def _attack(self, event: Event) -> str:
        if event.amount:
            return self.tr("{attacker} attacks {prey}, ignoring {ignored}.")
        return self.tr("{attacker} attacks {prey}.")

    def _plants(self, event: Event) -> str:
        amount, is_caused = event.amount, event.cause >= 0
        if event.subject == WATERING_HOLE:
            if is_caused:
                return self.tr("{species} eats %n plant(s) ({cause}).", "", amount)
            return self.tr("{species} eats %n plant(s).", "", amount)
        if is_caused:
            return self.tr("{species} gets %n plant(s) ({cause}).", "", amount)
        return self.tr("{species} gets %n plant(s).", "", amount)


OF_ANIMALS: Final = {
    "A species cannot attack itself.": N_("RefusalOfAnimal", "{animal} cannot attack itself."),
    "It is already full, and its Fat Tissue has no room.": N_(
        "RefusalOfAnimal", "{animal} is already full, and its Fat Tissue has no room."
    ),
    "The species has {limit} traits already: one of them must be replaced.": N_(
        "RefusalOfAnimal", "{animal} has {limit} traits already: one of them must be replaced."
    ),
    "A trait can only be replaced when the species has {limit}.": N_(
        "RefusalOfAnimal", "A trait can only be replaced when {animal} has {limit}."
    ),
    "The species has this trait already.": N_("RefusalOfAnimal", "{animal} has this trait already."),
    "It cannot eat more.": N_("RefusalOfAnimal", "{animal} cannot eat more."),
    "It would take nothing this way: pass instead.": N_(
        "RefusalOfAnimal", "{animal} would take nothing this way: pass instead."
    ),
    "It is protected by {trait}.": N_("RefusalOfAnimal", "{animal} is protected by {trait}."),
    "It is protected by {trait}, which Intelligence can ignore. Cards needed in all: {needed}, "
    "in hand: {hand}.": N_(
        "RefusalOfAnimal",
        "{animal} is protected by {trait}, which Intelligence can ignore. Cards needed in all: {needed}, "
        "in hand: {hand}.",
    ),
    "It is protected by Climbing, which the attacker does not have.": N_(
        "RefusalOfAnimal", "{animal} is protected by Climbing, which the attacker does not have."
    ),
    "It is protected by Defensive Herding: the attacker's population, {attacker}, must be above {prey}.": N_(
        "RefusalOfAnimal",
        "{animal} is protected by Defensive Herding: the attacker's population, {attacker}, must be above "
        "{prey}.",
    ),
    "It is protected by Symbiosis while the species to its right is larger in body size.": N_(
        "RefusalOfAnimal",
        "{animal} is protected by Symbiosis while the species to its right is larger in body size.",
    ),
    "It is protected by Burrowing while it is full.": N_(
        "RefusalOfAnimal", "{animal} is protected by Burrowing while it is full."
    ),
    "It is protected by a neighbour's Warning Call, and the attacker has no Ambush.": N_(
        "RefusalOfAnimal",
        "{animal} is protected by a neighbour's Warning Call, and the attacker has no Ambush.",
    ),
}
"""What is said in place of a sentence of the rules, where the animal is known."""


_OF_AN_ATTACK: Final = frozenset(
    {e.POPULATION_LOST, e.WENT_EXTINCT, e.ATE_MEAT, e.BAGGED, e.DREW, e.STORED_FAT}
)


def _inset(event: Event, before: Event | None, is_attack: bool) -> tuple[bool, bool]:
    """Return whether an event follows from a trait or from an attack, and whether the attack goes on."""
    if event.kind == e.ATTACKED:
        return False, True
    if event.kind == e.BAGGED and not is_surplus(event, before):
        is_attack = False  # all feeding is over
    if event.kind not in _OF_AN_ATTACK:
        return event.cause >= 0, is_attack and event.cause >= 0
    return is_attack or event.cause >= 0, is_attack


FORM: Final = LogForm(
    waits=lambda phase: phase == EFFECTS,
    belongs=is_surplus,
    inset=_inset,
    wordless=(e.PHASE_BEGAN,),
    round_end=round_end_in,
)
"""A phase of effects that has brought nothing has no heading."""

GONE = 0
"""In place of a species that no longer lies anywhere."""


def places_now(events: Sequence[Event], counts: Sequence[int]) -> list[tuple[int, int]]:
    """Return for each event where its subject and its target lie after all of them, GONE if nowhere.

    *counts* says how many species each seat has after the last event. Other places than species stay as they
    are.
    """
    rows = [[species_ref(seat, index) for index in range(count)] for seat, count in enumerate(counts)]
    found: list[tuple[int, int]] = []
    for event in reversed(events):
        row = rows[event.actor] if 0 <= event.actor < len(rows) else []
        at = index_of(event.target)
        if event.kind == e.WENT_EXTINCT and at <= len(row):
            row.insert(at, GONE)
        found.append((_now(rows, event.subject), _now(rows, event.target)))
        if event.kind == e.SPECIES_FOUNDED and at < len(row):
            del row[at]
    found.reverse()
    return found


def _now(rows: Sequence[Sequence[int]], ref: int) -> int:
    if not is_species(ref):
        return ref
    seat, index = seat_of(ref), index_of(ref)
    return rows[seat][index] if seat < len(rows) and index < len(rows[seat]) else GONE


Names = Sequence[str]
_PHASES: Final = {
    FOOD: N_("Phrases", "Choosing food"),
    PLAY: N_("Phrases", "Playing cards"),
    EFFECTS: N_("Phrases", "Reveal effects"),
    WINDOW: N_("Phrases", "Before feeding"),
    FEEDING: N_("Phrases", "Feeding"),
    OVER: N_("Phrases", "The end"),
}
_MOVES: Final = {
    "food": N_("Phrases", "Place {card} as the food card"),
    "trait": N_("Phrases", "Play {card} on {animal}"),
    "species": N_("Phrases", "Discard {card} for a new species on the right"),
    "body": N_("Phrases", "Discard {card} to increase the body size of {animal}"),
    "population": N_("Phrases", "Discard {card} to increase the population of {animal}"),
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
    """The sentences of one game, in the current language."""

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
        """Return the text on the card of a trait, with this edition's numbers."""
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
        """Return the words of the bell, empty while no end is near."""
        if state.phase == OVER:
            return ""
        if not state.final_round:
            left = most_rounds_left(self._game, state)
            return self.tr("At most %n more round(s)", "", left) if left <= FEW_ROUNDS else ""
        return (
            SharedWords().last_round()
            if state.final_round == state.round
            else self.tr("The next round is the last")
        )

    # What is asked

    def nameless(self, seat: int) -> str:
        """Return what a seat without a name is called."""
        return SharedWords().nameless(seat)

    def rule_here(self) -> str:
        """Return how one gets from a refusal to the rule."""
        return SharedWords().rule_here()

    def choose_first(self) -> str:
        """Return the answer to a player who asks why, when nothing is chosen."""
        text = self.tr("Choose a card or a species first; then {key} says where it cannot go, and why.")
        return filled(text, {"key": keymap.written("?")})

    def stops_at_window(self) -> str:
        """Return the notice that the game will stop for Intelligence."""
        return self.tr("The game stops the next time Intelligence can be used.")

    def automatic(self, sentence: str) -> str:
        """Return the line of a move that was made by itself."""
        return SharedWords().automatic(sentence)

    def no_choice(self, sentence: str) -> str:
        """Return the words for a move that is the only one there is."""
        return SharedWords().no_choice(sentence)

    def stopped(self, sentence: str) -> str:
        """Return the line of a move whose search was cut short."""
        return SharedWords().stopped(sentence)

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

    def nothing_here(self, subject: Subject | None) -> str:
        """Return the refusal of a drop on nothing."""
        return self.tr("You can’t drop it here. Try a highlighted spot.")

    def only_your_own(self, subject: Subject | None) -> str:
        """Return the refusal of a drop on a species of another player."""
        return self.tr("You can’t use another player’s species here.")

    def declined(self, declining: Sequence[tuple[str, int]], names: Names, seat: int) -> str:
        """Return what a seat does not take, in one list."""
        return QLocale().createSeparatedList([self._taking(*one, names, seat) for one in declining])

    def _taking(self, word: str, index: int, names: Names, seat: int) -> str:
        words = self.tr("storing fat on {animal}")
        if word == "foraging":
            words = self.tr("the extra token for {animal}")
        return told(words, animal=the(animals_of(names).of(seat, index)))

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
        cast = animals_of(names)
        own = the(cast.of(seat, move.species))
        if move.target is None:
            return {"animal": own}
        of_same = move.target[0] == seat
        return {"animal": own, "prey": the(cast.of(*move.target)) if of_same else spoken(names, *move.target)}

    # What happened

    def sentence(self, event: Event, names: Names, viewer: int = -1) -> str:
        """Return the log's line for an event as *viewer* may know it; empty if it has none."""
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
