"""Sentences about a game of The Beginning in the current language: log, ribbon, dangers and refusals.

The log has a sentence for each kind of event. Of hunters there are those in sight, and what others would
need. In the window a refusal is about an animal by its name; the command line has the sentences of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale

from evolution_qt.core.errors import Refusal, filled
from evolution_qt.core.event import Event
from evolution_qt.core.text import N_
from evolution_qt.core.timeline import TurningPoint
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning import listing
from evolution_qt.games.beginning.cards import (
    HUNTS,
    NUMBERS,
    SHIELDS,
    TRAITS,
    UNKNOWN,
    WATERING_HOLE,
    index_of,
    is_species,
    seat_of,
    traits_in,
)
from evolution_qt.games.beginning.forecast import Danger, HuntingWay, dangers_to, unseen_copies
from evolution_qt.games.beginning.legality import CASES, REFUSALS
from evolution_qt.games.beginning.moves import BeginningMove
from evolution_qt.games.beginning.state import FEEDING, OVER, PLAY, BeginningSpecies, BeginningState
from evolution_qt.messages import readable
from evolution_qt.ui.kit import keymap, phrasing
from evolution_qt.ui.table import animals
from evolution_qt.ui.table.animals import animals_of, spoken, the, told
from evolution_qt.ui.table.gesture_targets import Chip, HandCard
from evolution_qt.ui.table.gestures import Subject
from evolution_qt.ui.table.ribbon import PhaseIcon
from evolution_qt.ui.table.simple_table import SimpleWords
from evolution_qt.ui.table.view import View
from evolution_qt.ui.table.words import LogForm, SharedWords, TurningWords, amounts

if TYPE_CHECKING:
    from evolution_qt.games.beginning.rules import Beginning


_SHIELD: Final = N_("BeginningRefusal", "{animal} has {trait}: only a Carnivore with {trait} can attack it.")
OF_ANIMALS: Final = {
    **dict.fromkeys(("burrowing", "flight", "nocturnal", "speed"), _SHIELD),
    "itself": N_("BeginningRefusal", "{animal} cannot attack itself."),
    "not_hungry": N_("BeginningRefusal", "{animal} is already full."),
    "no_room": N_("BeginningRefusal", "{animal} cannot eat more: every card has its token."),
    "slots_full": N_("BeginningRefusal", "{animal} has {limit} traits already: replace one of them."),
    "slots_free": N_("BeginningRefusal", "A trait is replaced only when {animal} has {limit}."),
    "duplicate_trait": N_("BeginningRefusal", "{animal} has this trait already."),
    "no_such_trait": N_("BeginningRefusal", "{animal} has no {trait}."),
}
"""What is said in place of a sentence of the rules, by its code, where the animal is known."""
OF_EATER: Final = ("not_hungry",)
"""Codes that are about the one who attacks, not about its prey."""
OWN_PREY_ONLY: Final = N_(
    "BeginningRefusal", "It can reach only a species of your own, and must attack anyway."
)
WAIT: Final = {
    FEEDING: N_("BeginningRefusal", "Your animals are feeding: cards wait until your next turn."),
    PLAY: N_("BeginningRefusal", "Press “Start feeding” first."),
}
"""What is said of what comes at another time of a turn, by the phase that it is."""


_SENTENCES: Final = {
    e.SPECIES_DEALT: N_("BeginningEventWords", "A new species hatches for {who}: {name}."),
    e.POPULATION_DEALT: N_("BeginningEventWords", "{species} grows to population {amount} ({cause})."),
    e.LAST_ROUND_ANNOUNCED: N_(
        "BeginningEventWords", "The last card of the deck was drawn: this round is the last."
    ),
    e.SPECIES_LAID: N_("BeginningEventWords", "{who} creates a species: {name}."),
    e.POPULATION_LAID: N_("BeginningEventWords", "{species} grows to population {amount}."),
    e.TRAIT_DISCARDED: N_("BeginningEventWords", "{who} discards {trait} from {animal}."),
    e.TRAIT_LAID: N_("BeginningEventWords", "{who} plays {trait} on {animal}."),
    e.CARDS_ENDED: N_("BeginningEventWords", "{who} starts feeding."),
    e.ATTACKED: N_("BeginningEventWords", "{attacker} attacks {prey}."),
    e.CARD_EATEN: N_("BeginningEventWords", "{species} loses a population card: {trait}."),
    e.CARD_LOST: N_("BeginningEventWords", "{species} loses a population card to the Horns: {trait}."),
    e.CARD_STARVED: N_("BeginningEventWords", "{species} starves: its population falls to {amount}."),
    e.WENT_EXTINCT: N_("BeginningEventWords", "{species} becomes extinct."),
    e.PASSED: N_("BeginningEventWords", "{who} finishes feeding."),
    e.GAME_ENDED: N_("BeginningEventWords", "The game is over. The screens fold down."),
}
"""The sentences without a count."""
_HIDDEN: Final = {
    e.CARD_EATEN: N_("BeginningEventWords", "{species} loses a population card."),
    e.CARD_LOST: N_("BeginningEventWords", "{species} loses a population card to the Horns."),
}
"""Those for a card that is not known."""
_OF_ALL: Final = {
    e.ATE_PLANTS: N_("BeginningEventWords", "Tokens taken: {each}."),
    e.SCAVENGED: N_("BeginningEventWords", "Tokens taken ({cause}): {each}."),
}
"""What is told of all in one sentence when it happens at once."""
_BIRTHS: Final = (e.SPECIES_DEALT, e.SPECIES_LAID)


class BeginningEventWords:
    """The sentences for the events of The Beginning."""

    tr = staticmethod(partial(QCoreApplication.translate, "BeginningEventWords"))

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        """Return the line for an event, as far as it is known; empty if it has none."""
        params: dict[str, int | str] = {
            "who": names[event.actor] if event.actor >= 0 else "",
            "amount": event.amount,
            "cause": trait_name(event.cause) if event.cause >= 0 else "",
            "trait": trait_name(event.card) if event.card > UNKNOWN else "",
        }
        words = self._words(event)
        if not is_species(event.target):
            return filled(words, params)
        seat, index = seat_of(event.target), index_of(event.target)
        cast = animals_of(names)
        animal = (cast.after(event) if event.kind in _BIRTHS else cast).of(seat, index)
        whose = animals.whose(animal, names[seat])
        phrases = {"species": whose, "prey": whose, "animal": animals.the(animal)}
        if is_species(event.subject):
            phrases["attacker"] = spoken(names, seat_of(event.subject), index_of(event.subject))
        params["name"] = animals.bare(animal)
        return animals.told(words, params, **phrases)

    def of_all(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """Return one sentence for equal events, with the sum of each seat; empty if there is none."""
        first = events[0]
        words = self.tr(_OF_ALL[first.kind]) if first.kind in _OF_ALL else ""
        cause = trait_name(first.cause) if first.cause >= 0 else ""
        return filled(words, {"each": amounts(events, names), "cause": cause})

    def drawn(self, who: str, cards: Sequence[int]) -> str:
        """Return the line for cards that a player draws; one that is not known is counted."""
        if UNKNOWN in cards:
            return filled(self.tr("{who} draws %n card(s).", "", len(cards)), {"who": who})
        listed = listed_traits(cards)
        return filled(self.tr("{who} draws {cards}."), {"who": who, "cards": listed})

    def _words(self, event: Event) -> str:
        kind, amount = event.kind, event.amount
        if kind == e.ROUND_BEGAN:
            return SharedWords().round_begins(amount)
        if kind in _HIDDEN and event.card <= UNKNOWN:
            return self.tr(_HIDDEN[kind])
        if kind in _SENTENCES:
            return self.tr(_SENTENCES[kind])
        if kind == e.WATERING_HOLE_FILLED:
            return self.tr("%n token(s) are placed on the watering hole.", "", amount)
        if kind == e.SHUFFLED:
            return self.tr("The discard pile is shuffled: %n card(s).", "", amount)
        if kind == e.ATE_PLANTS:
            if event.subject == WATERING_HOLE:
                return self.tr("{species} eats %n token(s) from the watering hole.", "", amount)
            return self.tr("{species} takes %n token(s) from the food bank ({cause}).", "", amount)
        if kind == e.ATE_MEAT:
            return self.tr("{species} takes %n token(s).", "", amount)
        if kind == e.SCAVENGED:
            return self.tr("{species} takes %n token(s) ({cause}).", "", amount)
        if kind == e.BAGGED:
            return self.tr("{who} puts %n token(s) behind the screen.", "", amount)
        return ""


def trait_name(card: int) -> str:
    """Return the name of the trait of a card."""
    return QCoreApplication.translate("Trait", TRAITS[card].name)


def quoted(card: int) -> str:
    """Return the name of a card as it stands in a list inside a sentence."""
    #: the name of a card inside a sentence, with quotation marks where the language needs them
    return filled(QCoreApplication.translate("BeginningEventWords", "{card}"), {"card": trait_name(card)})


def listed_traits(cards: Sequence[int]) -> str:
    """Return the names of cards in one list, for a sentence."""
    return QLocale().createSeparatedList([quoted(card) for card in cards])


_STEPS: Final = {
    e.SUPPLY: N_("BeginningPhrases", "Supply"),
    e.CARDS: N_("BeginningPhrases", "Cards"),
    e.FEEDING_STEP: N_("BeginningPhrases", "Feeding"),
    e.SCORING: N_("BeginningPhrases", "Scoring"),
}
"""The steps of a turn, a word each."""
_SIGNS: Final = ("card-draw", "card-play", "three-leaves", "laurel-crown")
_FEEDING: Final = {
    (listing.FEED, listing.ATTACK, listing.PASS): N_(
        "BeginningPhrases", "Second tokens may be taken; finish feeding when you like."
    ),
    (listing.FEED, listing.ATTACK): N_("BeginningPhrases", "Feed a species or attack."),
    (listing.FEED, listing.PASS): N_(
        "BeginningPhrases", "Second tokens may be taken; finish feeding when you like."
    ),
    (listing.FEED,): N_("BeginningPhrases", "Feed your species."),
    (listing.ATTACK, listing.PASS): N_("BeginningPhrases", "Attack for more tokens, or finish feeding."),
    (listing.ATTACK,): N_("BeginningPhrases", "A hungry Carnivore must attack."),
    (): N_("BeginningPhrases", "Finish feeding."),
}
"""What a feeding offers, by some of the verbs of its steps; the first that fits is said."""
_MOVES: Final = {
    "species": N_("BeginningPhrases", "Play {card} face down as a new species"),
    "population": N_("BeginningPhrases", "Play {card} face down on the pile of {animal}"),
    "trait": N_("BeginningPhrases", "Play {card} on {animal}"),
    "done": N_("BeginningPhrases", "Start feeding"),
    "feed": N_("BeginningPhrases", "Feed {animal}"),
    "attack": N_("BeginningPhrases", "Attack {prey} with {animal}"),
    "pass": N_("BeginningPhrases", "Finish feeding"),
}
_REPLACING: Final = N_("BeginningPhrases", "Play {card} on {animal}, replacing {replacing}")
_OF_AN_ATTACK: Final = frozenset(
    {e.CARD_LOST, e.CARD_EATEN, e.WENT_EXTINCT, e.ATE_MEAT, e.SCAVENGED, e.BAGGED, e.DREW, e.SHUFFLED}
)


def _inset(event: Event, before: Event | None, is_attack: bool) -> tuple[bool, bool]:
    """Return whether an event stands below an attack, and whether the attack goes on."""
    if event.kind == e.ATTACKED:
        return False, True
    is_part = is_attack and event.kind in _OF_AN_ATTACK
    return is_part, is_part or (is_attack and event.kind == e.LAST_ROUND_ANNOUNCED)


_WAITING: Final = (e.CARDS, e.FEEDING_STEP, e.SCORING)
_FORM: Final = LogForm(inset=_inset, waits=_WAITING.__contains__, wordless=(e.STEP_BEGAN,))


class BeginningPhrases(SimpleWords):
    """The sentences of one game."""

    tr = staticmethod(partial(QCoreApplication.translate, "BeginningPhrases"))

    def __init__(self, game: Beginning) -> None:
        super().__init__(game)
        self._events = BeginningEventWords()

    @property
    def log(self) -> LogForm:
        """Return how the lines of the log hang together."""
        return _FORM

    # What happened

    def sentence(self, event: Event, names: Sequence[str], viewer: int = -1) -> str:
        """Return the log's line for an event as *viewer* may know it; empty if it has none."""
        seen = event.as_seen_by(viewer)
        if event.kind == e.DREW:
            return self._events.drawn(names[seen.actor], [seen.card])
        return self._events.sentence(seen, names)

    def together(self, events: Sequence[Event], names: Sequence[str], viewer: int) -> str:
        """Return the one line for what a seat draws, stores or lets starve several times in a row."""
        seen = [event.as_seen_by(viewer) for event in events]
        if seen[0].kind == e.DREW:
            return self._events.drawn(names[seen[0].actor], [event.card for event in seen])
        if seen[0].kind == e.BAGGED:
            whole = replace(seen[0], amount=sum(event.amount for event in seen))
            return self.sentence(whole, names, viewer)
        last = {event.target: event for event in events}  # of each species what is left of it
        return phrasing.text([self.sentence(one, names, viewer) for one in last.values()])

    def of_all(self, events: Sequence[Event], names: Sequence[str], viewer: int) -> str:
        """Return one sentence for equal events of several species, with the sum of each seat."""
        return self._events.of_all(events, names)

    def turning_point(self, point: TurningPoint, names: Sequence[str]) -> str:
        """Return in one line what a turning point of a game was."""
        return TurningWords().told(point, names)

    def collected(self, point: TurningPoint, names: Sequence[str]) -> str:
        """Return how many tokens the one who won in a turning point put behind the screen."""
        stored = [one for one in point.events if one.kind == e.BAGGED and one.actor == point.winner]
        return self.together(stored, names, point.winner) if stored else ""

    def phase(self, phase: int) -> str:
        """Return the name of a step of a turn."""
        return self.tr(_STEPS[phase])

    # What is asked

    def asked(self, view: View[BeginningState]) -> str:
        """Return what is asked of the seat at the screen, or which seat is waited for."""
        state = view.state
        if state.phase == OVER:
            return SharedWords().game_over()
        if state.to_move != view.viewer:
            is_play = state.phase == PLAY
            words = self.tr("{who} is playing cards.") if is_play else self.tr("{who} is feeding.")
            return filled(words, {"who": view.names[state.to_move]})
        return view.addressed(self._asked_own(view))

    def _asked_own(self, view: View[BeginningState]) -> str:
        state = view.state
        if state.phase == PLAY:
            if not state.players[state.to_move].hand:
                return self.tr("No cards left – feed your animals.")
            return self.tr("Play cards as new species, population or traits.")
        offered = {step >> 24 & 255 for step in view.offer.legal or self.game.legal(state)}
        return self.tr(next(words for some, words in _FEEDING.items() if offered.issuperset(some)))

    def heading(self, state: BeginningState, step: int, sign: str) -> str:
        """Return round and step, with a sign of how the table is looked at, if there is one.

        A *step* of -1 is that of the phase.
        """
        steps = {PLAY: e.CARDS, FEEDING: e.FEEDING_STEP}
        name = (
            self.tr("The end")
            if state.phase == OVER
            else self.phase(step if step >= 0 else steps[state.phase])
        )
        return SharedWords().heading(state.round, name, sign)

    def steps(self) -> tuple[PhaseIcon, ...]:
        """Return the steps of a turn with their signs."""
        return tuple(PhaseIcon(sign, self.phase(step)) for step, sign in enumerate(_SIGNS))

    def last_round(self, turns: int) -> str:
        """Return the words of the bell as soon as it is certain that no round comes after this one."""
        return "" if turns else SharedWords().last_round()

    def end_in_sight(self, turns: int, seats: int) -> str:
        """Return the words on the deck: the last round, or in how many *turns* at most it comes."""
        if 0 < turns <= seats:
            return self.tr("Last round in at most %n turn(s)", "", turns)
        return self.last_round(turns)

    def phrase_of_last_round(self) -> str:
        """Return the words of the banner for when the last round is certain."""
        return self.tr("This round is the last")

    def done_button(self, state: BeginningState, kept: int, *, ends_turn: bool) -> str:
        """Return what the button at the ribbon does; *ends_turn*: nothing is left to decide behind it."""
        if state.phase != PLAY:
            return self.tr("Finish feeding")
        if ends_turn and kept:
            return self.tr("Start feeding, end turn (keep %n card(s))", "", kept)
        if ends_turn:
            return self.tr("Start feeding, end turn")
        return self.tr("Start feeding (keep %n card(s))", "", kept) if kept else self.tr("Start feeding")

    def hunger(self, species: BeginningSpecies) -> str:
        """Return in a word or two how a species stands."""
        missing = len(species.cards) - species.food
        #: below the number of cards of a species, in a narrow column
        if missing > 0:
            return self.tr("%n hungry", "", missing)
        if species.food < species.places:
            return filled(self.tr("{food} of {places}"), {"food": species.food, "places": species.places})
        return self.tr("full")

    def counters(self, points_now: str, behind: str, hand: int) -> tuple[str, ...]:
        """Return what the numbers of a seat count, in a word each; two are as they are shown."""
        #: below the number of points of a player
        points = self.tr("points") if points_now != "1" else self.tr("point")
        #: below the number of tokens behind a player's screen
        screen = self.tr("tokens") if behind != "1" else self.tr("token")
        #: below the number of tokens that a player's species still need
        hungry = self.tr("hungry")
        #: below the number of cards in a player's hand
        cards = self.tr("cards") if hand != 1 else self.tr("card")
        return points, screen, hungry, cards

    def for_all(self, tokens: int) -> str:
        """Return what it means that all plant eaters are fed."""
        return self.tr("All your plant eaters are fed: %n token(s).", "", tokens)

    def where_tokens_go(self) -> str:
        """Return what a token does on a species, and in the frame of the own row."""
        return self.tr("On a species: it eats 1 token. In the frame beside it: all plant eaters eat.")

    def not_for_all(self, tokens: int, wanted: int) -> str:
        """Return why not all plant eaters can be fed at once."""
        words = self.tr(
            "Not enough for all: your plant eaters want {wanted}, %n token(s) are left.", "", tokens
        )
        choose = self.tr("Choose who eats.")
        return phrasing.text([filled(words, {"wanted": wanted}), choose])

    # Names of things

    def thing(self, view: View[BeginningState], step: int) -> str:
        """Return what a step is called, as an order."""
        seat = view.state.to_move
        return self.move(self.game.spoken(view.state, seat, [step]), view.names, seat)

    def move(self, move: BeginningMove, names: Sequence[str], seat: int) -> str:
        """Return a move of a seat in words, for lists and screen readers."""
        words = _REPLACING if move.replacing else _MOVES[move.verb]
        params: dict[str, int | str] = {
            "card": quoted(NUMBERS[move.card]) if move.card else "",
            "replacing": quoted(NUMBERS[move.replacing]) if move.replacing else "",
        }
        if move.species < 0:
            return filled(self.tr(words), params)
        cast = animals_of(names)
        phrases = {"animal": the(cast.of(seat, move.species))}
        if move.target is not None:
            is_own = move.target[0] == seat
            phrases["prey"] = the(cast.of(*move.target)) if is_own else spoken(names, *move.target)
        return told(self.tr(words), params, **phrases)

    # Refusals

    def refusal(self, refusal: Refusal) -> str:
        """Return the sentence of a reason that stands in the way."""
        words = CASES.get(str(refusal.params.get("case", "")), REFUSALS[refusal.code])
        params = readable(refusal.params, lambda key: trait_name(NUMBERS.get(key, 0)) or key)
        return filled(QCoreApplication.translate("Refusal", words), params)

    def refused(self, refusal: Refusal, move: BeginningMove, view: View[BeginningState]) -> str:
        """Return the same of a move of the seat at the screen, with the animal that it is about."""
        state, code = view.state, refusal.code
        if code == "wrong_phase" and state.phase != OVER:
            return self.wait(state)
        if code == "must_attack" and _has_own_prey_only(state, view.viewer):
            return QCoreApplication.translate("BeginningRefusal", OWN_PREY_ONLY)
        place = (view.viewer, move.species)
        if move.target is not None and code not in OF_EATER:
            place = move.target
        if code not in OF_ANIMALS or place[1] < 0:
            return self.refusal(refusal)
        params = readable(refusal.params, lambda key: trait_name(NUMBERS.get(key, 0)) or key)
        words = QCoreApplication.translate("BeginningRefusal", OF_ANIMALS[code])
        return told(words, params, animal=spoken(view.names, *place, view.viewer))

    def wait(self, state: BeginningState) -> str:
        """Return when in a turn comes what was tried at a wrong time of it."""
        return QCoreApplication.translate("BeginningRefusal", WAIT[state.phase])

    def nothing_here(self, subject: Subject | None) -> str:
        """Return that a thing means nothing at a place; of a token also where it may go."""
        words = super().nothing_here(subject)
        if isinstance(subject, Chip):
            return phrasing.text([words, self.tr("Drop it on your species.")])
        return words

    def only_your_own(self, subject: Subject | None) -> str:
        """Return that a place belongs to another player, and where a card or a token may go."""
        if isinstance(subject, Chip):
            return self.tr("You can feed only your own species.")
        if isinstance(subject, HandCard):
            return self.tr("You can play cards only on your own species.")
        return self.nothing_here(subject)


def _has_own_prey_only(state: BeginningState, seat: int) -> bool:
    """Return whether hungry hunters of a seat can reach nothing but species of their owner."""
    reached = [
        other
        for hunter in state.players[seat].species
        if hunter.mask & HUNTS and hunter.food < len(hunter.cards)
        for other, player in enumerate(state.players)
        for prey in player.species
        if prey is not hunter and not prey.mask & SHIELDS & ~hunter.mask
    ]
    return bool(reached) and set(reached) == {seat}


_RINGS: Final = {
    0: N_("DangerWords", "No protection: any new Carnivore can attack it."),
    1: N_("DangerWords", "One protection must be matched."),
    2: N_("DangerWords", "Two protections must be matched."),
    3: N_("DangerWords", "Closed shield: no hunter can match three protections."),
}
"""What a badge says, by its rings."""
_PROTECTED: Final = (
    N_("DangerWords", "no protection"),
    N_("DangerWords", "protected once"),
    N_("DangerWords", "protected twice"),
)
"""The same in a few words, as far as a hunter can match them."""


class DangerWords:
    """The sentences about hunters on one table."""

    tr = staticmethod(partial(QCoreApplication.translate, "DangerWords"))

    def now(self) -> str:
        """Return the notice that the badges show the hunters in sight."""
        words = self.tr(
            "Which Carnivores in sight can attack now. Press {key} again for what others would need."
        )
        return filled(words, {"key": keymap.written("O")})

    def later(self) -> str:
        """Return the notice that the signs show what others would need."""
        return self.tr("Which cards others would need to attack, and how many of them you have not seen yet.")

    def already(self) -> str:
        """Return in a word that a hunter in sight reaches a species."""
        #: on the sign of a species, before the signs of players whose Carnivores reach it; in a narrow place
        return self.tr("now")

    def at_once(self) -> str:
        """Return the meaning of a line with that word."""
        return self.tr("“now”: a Carnivore of this player can attack already.")

    def over_there(self) -> str:
        """Return the meaning of a player's sign behind some cards."""
        return self.tr("A player’s sign behind cards: they are for a species of that player.")

    def hidden(self) -> str:
        """Return the notice that nothing of this is shown any longer."""
        return self.tr("Hunters are no longer shown.")

    def closed(self) -> str:
        """Return in a word that no hunter can ever reach a species."""
        #: on the sign of a species with three protections, in a narrow place
        return self.tr("closed")

    def rings(self, rings: int) -> str:
        """Return the meaning of a badge."""
        return self.tr(_RINGS[min(rings, 3)])

    def badge(self, rings: int, is_reached: bool) -> str:
        """Return in a few words what a badge with some rings says, of which all may be red."""
        if is_reached:
            return self.tr("at risk")
        return self.tr(_PROTECTED[rings]) if rings < len(_PROTECTED) else self.closed()

    def reached(self) -> str:
        """Return the meaning of a badge with red rings."""
        return self.tr("Red rings: a hunter in sight has them all.")

    def lines(self, view: View[BeginningState], seat: int, index: int) -> list[str]:
        """Return how a species stands towards hunters, in sentences."""
        found = dangers_to(view.state, seat)[index]
        lines = self._in_sight(view, found)
        if seat != view.bottom:
            return lines
        copies = unseen_copies(view.state)
        if found.rings in (1, 2):
            words = self.tr("Protected by {traits}.")
            names = [trait_name(card) for card in traits_in(found.shields)]
            lines.append(filled(words, {"traits": QLocale().createSeparatedList(names)}))
        else:
            lines.append(self.rings(found.rings))
        for way in found.ways:
            lines.append(self._way(view, way, copies))
        return lines

    def _in_sight(self, view: View[BeginningState], found: Danger) -> list[str]:
        lines = []
        for ref in (*found.hunters, *found.kin):
            hunter = spoken(view.names, seat_of(ref), index_of(ref), view.viewer)
            lines.append(told(self.tr("{hunter} can attack it now."), hunter=hunter))
        return lines

    def _way(self, view: View[BeginningState], way: HuntingWay, copies: list[int]) -> str:
        cards = [self._copies(card, copies) for card in _hunting_first(way.missing)]
        params: dict[str, int | str] = {"cards": " + ".join(cards)}
        if not way.hosts:
            return filled(self.tr("A new hunter needs {cards}."), params)
        hosts = [spoken(view.names, seat_of(ref), index_of(ref), view.viewer) for ref in way.hosts]
        return told(self.tr("{hosts}: only {cards} missing."), params, hosts=animals.listed(hosts))

    def _copies(self, card: int, copies: list[int]) -> str:
        params: dict[str, int | str] = {"card": trait_name(card)}
        params |= {"count": copies[card], "all": TRAITS[card].copies}
        return filled(self.tr("{card} ({count} of {all} not seen)"), params)


def _hunting_first(mask: int) -> list[int]:
    """Return the cards of a mask, Carnivore before the protections."""
    return traits_in(mask & HUNTS) + traits_in(mask & ~HUNTS)
