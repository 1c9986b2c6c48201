"""The sentence of the log for each kind of event."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from evolution_qt.core.errors import filled
from evolution_qt.core.event import Event
from evolution_qt.core.text import N_
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import (
    TRAITS,
    UNKNOWN,
    WATERING_HOLE,
    index_of,
    is_species,
    seat_of,
)
from evolution_qt.ui.table import animals
from evolution_qt.ui.table.cast import cast_of, spoken
from evolution_qt.ui.table.sums import amounts

_SENTENCES: Final = {
    e.ROUND_BEGAN: N_("BeginningEventWords", "Round {amount} begins."),
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
    e.CARD_EATEN: N_("BeginningEventWords", "{species} loses a card: {trait}."),
    e.CARD_LOST: N_("BeginningEventWords", "{species} loses a card to the Horns: {trait}."),
    e.CARD_STARVED: N_("BeginningEventWords", "{species} starves: its population falls to {amount}."),
    e.WENT_EXTINCT: N_("BeginningEventWords", "{species} is extinct."),
    e.PASSED: N_("BeginningEventWords", "{who} leaves the rest."),
    e.GAME_ENDED: N_("BeginningEventWords", "The game is over. The screens fold down."),
}
"""The sentences without a count."""
_HIDDEN: Final = {
    e.CARD_EATEN: N_("BeginningEventWords", "{species} loses a card."),
    e.CARD_LOST: N_("BeginningEventWords", "{species} loses a card to the Horns."),
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
        """Return the line for an event, as far as it is known; empty if there is nothing to say."""
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
        cast = cast_of(names)
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
