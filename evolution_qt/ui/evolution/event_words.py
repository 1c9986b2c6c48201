"""The sentence of the log for each kind of event."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from evolution_qt.core.errors import filled
from evolution_qt.core.event import Event
from evolution_qt.core.text import N_
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import WATERING_HOLE, index_of, is_species, seat_of
from evolution_qt.games.evolution.traits import TraitTable
from evolution_qt.ui.table import animals
from evolution_qt.ui.table.cast import cast_of, spoken
from evolution_qt.ui.table.sums import amounts, how_many, how_often

_SENTENCES: Final = {
    e.ROUND_BEGAN: N_("EventWords", "Round {round} begins."),
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
    e.WENT_EXTINCT: N_("EventWords", "{species} is extinct."),
    e.STARVED: N_("EventWords", "{species} starves: its population falls to {amount}."),
    e.FIRST_PLAYER_MOVED: N_("EventWords", "{who} is the first player."),
    e.GAME_ENDED: N_("EventWords", "The game is over."),
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
    e.STARVED: (N_("EventWords", "Species that starve: {each}."), how_often),
    e.WENT_EXTINCT: (N_("EventWords", "Extinct species: {each}."), how_often),
    e.BAGGED: (N_("EventWords", "Food tokens into the bags: {each}."), amounts),
}
"""What is told of all in one sentence when it happens at once, and what of each."""
_CAUSED_OF_ALL: Final = {
    e.POPULATION_GREW: (N_("EventWords", "Species that grow ({cause}): {each}."), how_often),
    e.ATE_PLANTS: (N_("EventWords", "Plants eaten ({cause}): {each}."), amounts),
}
"""Those that name the trait that does it."""


class EventWords:
    """The sentences for the events of one edition."""

    tr = staticmethod(partial(QCoreApplication.translate, "EventWords"))

    def __init__(self, table: TraitTable) -> None:
        self._table = table

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        """Return the line for an event, as far as it is known; empty if there is nothing to say."""
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
        cast = cast_of(names)
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
