"""Sentences about this game, for the log, the ribbon and refusals, in the current language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from evolution_qt.core.errors import Refusal, filled
from evolution_qt.core.event import Event
from evolution_qt.core.review import TurningPoint
from evolution_qt.core.text import N_
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning import listing
from evolution_qt.games.beginning.cards import HUNTS, NUMBERS, SHIELDS
from evolution_qt.games.beginning.legality import CASES, REFUSALS
from evolution_qt.games.beginning.moves import BeginningMove
from evolution_qt.games.beginning.state import FEEDING, OVER, PLAY, BeginningSpecies, BeginningState
from evolution_qt.messages import readable
from evolution_qt.ui.beginning.event_words import BeginningEventWords, quoted, trait_name
from evolution_qt.ui.beginning.refusals import OF_ANIMALS, OF_EATER, OWN_PREY_ONLY, WAIT
from evolution_qt.ui.kit import joined
from evolution_qt.ui.table.animals import the, told
from evolution_qt.ui.table.cast import cast_of, spoken
from evolution_qt.ui.table.ribbon import PhaseSign
from evolution_qt.ui.table.simple_table import SimpleWords
from evolution_qt.ui.table.turning import TurningWords
from evolution_qt.ui.table.view import View
from evolution_qt.ui.table.words import LogForm

if TYPE_CHECKING:
    from evolution_qt.games.beginning.rules import Beginning

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
        "BeginningPhrases", "{who}: second tokens may be taken; leave the rest if you like."
    ),
    (listing.FEED, listing.ATTACK): N_("BeginningPhrases", "{who}: feed a species or attack."),
    (listing.FEED, listing.PASS): N_(
        "BeginningPhrases", "{who}: second tokens may be taken; leave the rest if you like."
    ),
    (listing.FEED,): N_("BeginningPhrases", "{who}: feed your species."),
    (listing.ATTACK, listing.PASS): N_(
        "BeginningPhrases", "{who}: second tokens may be taken; leave the rest if you like."
    ),
    (listing.ATTACK,): N_("BeginningPhrases", "{who}: a hungry Carnivore must attack."),
    (): N_("BeginningPhrases", "{who}: leave the rest."),
}
"""What a feeding offers, by some of the verbs of its steps; the first that fits is said."""
_MOVES: Final = {
    "species": N_("BeginningPhrases", "Lay {card} as a new species"),
    "population": N_("BeginningPhrases", "Lay {card} on the pile of {animal}"),
    "trait": N_("BeginningPhrases", "Play {card} on {animal}"),
    "done": N_("BeginningPhrases", "Feed them"),
    "feed": N_("BeginningPhrases", "Feed {animal}"),
    "attack": N_("BeginningPhrases", "Attack {prey} with {animal}"),
    "pass": N_("BeginningPhrases", "Leave the rest"),
}
_REPLACING: Final = N_("BeginningPhrases", "Play {card} on {animal}, replacing {replacing}")
_OF_AN_ATTACK: Final = frozenset(
    {e.CARD_LOST, e.CARD_EATEN, e.WENT_EXTINCT, e.ATE_MEAT, e.SCAVENGED, e.BAGGED, e.DREW, e.SHUFFLED}
)


def _inset(event: Event, before: Event | None, is_attack: bool) -> tuple[bool, bool]:
    """Say whether an event stands below an attack, and whether the attack goes on."""
    if event.kind == e.ATTACKED:
        return False, True
    is_part = is_attack and event.kind in _OF_AN_ATTACK
    return is_part, is_part or (is_attack and event.kind == e.LAST_ROUND_ANNOUNCED)


class BeginningPhrases(SimpleWords):
    """What there is to say about one game."""

    tr = staticmethod(partial(QCoreApplication.translate, "BeginningPhrases"))

    def __init__(self, game: Beginning) -> None:
        super().__init__(game)
        self._events = BeginningEventWords()

    @property
    def log(self) -> LogForm:
        """Return how the lines of the log hang together."""
        return LogForm(inset=_inset, waits=lambda step: step in (e.CARDS, e.FEEDING_STEP, e.SCORING))

    # What happened

    def sentence(self, event: Event, names: Sequence[str], viewer: int = -1) -> str:
        """Return the log's line for an event as *viewer* may know it; empty if there is nothing to say."""
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
        return joined.text([self.sentence(one, names, viewer) for one in last.values()])

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
            return self.tr("The game is over.")
        who = {"who": view.names[state.to_move]}
        if state.to_move != view.viewer:
            is_play = state.phase == PLAY
            return filled(
                self.tr("{who} is playing cards.") if is_play else self.tr("{who} is feeding."), who
            )
        if state.phase == PLAY:
            if not state.players[state.to_move].hand:
                return filled(self.tr("{who}: no cards left – feed your animals."), who)
            return filled(self.tr("{who}: lay cards as a species, on a pile or as a trait."), who)
        offered = {step >> 24 & 255 for step in view.offer.legal or self.game.legal(state)}
        words = next(words for some, words in _FEEDING.items() if offered.issuperset(some))
        return filled(self.tr(words), who)

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
        words = filled(self.tr("Round {round} · {step}"), {"round": state.round, "step": name})
        return filled(self.tr("{words} · {sign}"), {"words": words, "sign": sign}) if sign else words

    def steps(self) -> tuple[PhaseSign, ...]:
        """Return the steps of a turn with their signs."""
        return tuple(PhaseSign(sign, self.phase(step)) for step, sign in enumerate(_SIGNS))

    def last_round(self, turns: int) -> str:
        """Return what the bell says as soon as it is certain that no round comes after this one."""
        return "" if turns else self.tr("Last round")

    def end_in_sight(self, turns: int, seats: int) -> str:
        """Return what the deck says: the last round, or in how many *turns* at most it comes."""
        if 0 < turns <= seats:
            return self.tr("Last round in at most %n turn(s)", "", turns)
        return self.last_round(turns)

    def phrase_of_last_round(self) -> str:
        """Return what a banner says as soon as the last round is certain."""
        return self.tr("This round is the last")

    def done_button(self, state: BeginningState, kept: int) -> str:
        """Return what the button at the ribbon does."""
        if state.phase != PLAY:
            return self.tr("Leave the rest")
        return self.tr("Feed them (keep %n card(s))", "", kept) if kept else self.tr("Feed them")

    def hunger(self, species: BeginningSpecies) -> str:
        """Return in a word or two how a species stands."""
        missing = len(species.cards) - species.food
        #: below the number of cards of a species, in a narrow column
        if missing > 0:
            return self.tr("%n hungry", "", missing)
        if species.food < species.places:
            return filled(self.tr("{food} of {places}"), {"food": species.food, "places": species.places})
        return self.tr("full")

    def counters(self) -> tuple[str, ...]:
        """Return what the numbers of a seat count, in a word each."""
        #: below the number of points of a player
        points = self.tr("points")
        #: below the number of tokens behind a player's screen
        screen = self.tr("tokens")
        #: below the number of tokens that a player's species still need
        hungry = self.tr("hungry")
        #: below the number of cards in a player's hand
        cards = self.tr("cards")
        return points, screen, hungry, cards

    def for_all(self, tokens: int) -> str:
        """Return what it means that all plant eaters are fed."""
        return self.tr("All your plant eaters are fed: %n token(s).", "", tokens)

    def not_for_all(self, tokens: int, wanted: int) -> str:
        """Return why not all plant eaters can be fed at once."""
        words = self.tr(
            "Not enough for all: your plant eaters want {wanted}, %n token(s) are left.", "", tokens
        )
        choose = self.tr("Choose who eats.")
        return joined.text([filled(words, {"wanted": wanted}), choose])

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
        cast = cast_of(names)
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

    def only_your_own(self) -> str:
        """Return what is said of a card on another's species."""
        return self.tr("You can play cards only on your own species.")


def _has_own_prey_only(state: BeginningState, seat: int) -> bool:
    """Say whether hungry hunters of a seat can reach nothing but species of their owner."""
    reached = [
        other
        for hunter in state.players[seat].species
        if hunter.mask & HUNTS and hunter.food < len(hunter.cards)
        for other, player in enumerate(state.players)
        for prey in player.species
        if prey is not hunter and not prey.mask & SHIELDS & ~hunter.mask
    ]
    return bool(reached) and set(reached) == {seat}
