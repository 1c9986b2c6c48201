"""Why a move is not legal: every reason, and what would remove it.

Asked only when a move is refused, so it may be slow; it asks the same hooks as `listing`, and a test
compares the two on every position it meets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from evolution_qt.core.errors import GAME_OVER, NOT_YOUR_TURN, Refusal
from evolution_qt.core.text import N_
from evolution_qt.games.evolution import hunting, listing
from evolution_qt.games.evolution.cards import Card
from evolution_qt.games.evolution.editions import EDITIONS
from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.options import Rules
from evolution_qt.games.evolution.state import (
    EFFECTS,
    FEEDING,
    FOOD,
    OVER,
    PLAY,
    TRACK_END,
    WINDOW,
    EvolutionState,
    Species,
)

REFUSALS: Final[Mapping[str, str]] = {
    # an attack
    "body_size": N_(
        "Refusal",
        "Too big: body size {prey} against {attacker}. The attacker must be larger.",
    ),
    "not_carnivore": N_("Refusal", "Only Carnivores can attack."),
    "itself": N_("Refusal", "A species cannot attack itself."),
    "not_hungry": N_("Refusal", "It is already full, and its Fat Tissue has no room."),
    "no_intelligence": N_("Refusal", "This needs a species with Intelligence."),
    "wrong_payment": N_("Refusal", "Each ignored trait costs one hand card: {needed} to pay, {paid} paid."),
    # elsewhere
    "wrong_phase": N_("Refusal", "You can’t do this in this phase."),
    "not_your_turn": NOT_YOUR_TURN,
    "no_such_card": N_("Refusal", "There is no {card} in this hand."),
    "no_such_species": N_("Refusal", "There is no such species."),
    "no_such_trait": N_("Refusal", "The trait {trait} is not there or does nothing here."),
    "slots_full": N_("Refusal", "The species has {limit} traits already: one of them must be replaced."),
    "slots_free": N_("Refusal", "A trait can only be replaced when the species has {limit}."),
    "duplicate_trait": N_("Refusal", "The species has this trait already."),
    "at_maximum": N_("Refusal", "Already at the maximum of {limit}."),
    "must_feed": N_(
        "Refusal", "You have a hungry species that can eat from the watering hole, so you must feed it."
    ),
    "must_attack": N_("Refusal", "You have a hungry Carnivore that can attack, so it must feed."),
    "hungry_first": N_("Refusal", "Fat may be stored only while no hungry species of your own can be fed."),
    "is_carnivore": N_("Refusal", "A Carnivore never eats plants."),
    "no_room": N_("Refusal", "It cannot eat more."),
    "watering_hole_empty": N_("Refusal", "There is no food left on the watering hole for this."),
    "cannot_decline": N_("Refusal", "You can’t skip this."),
    "not_allowed_in_edition": N_("Refusal", "This edition does not allow it."),
    # what protects by itself: the sentence stands with the trait
    **{
        printed.trait.key: printed.trait.protection
        for edition in EDITIONS
        for printed in edition.prints
        if printed.trait.protection
    },
}
"""The sentence for each code; texts in curly brackets are the refusal's parameters."""

CASES: Final[Mapping[str, str]] = {
    # body_size: where traits count in the sums
    "prey_grown": N_(
        "Refusal",
        "Too big: body size {prey} ({prey_body} + {prey_bonus} with {prey_trait}) against {attacker}. "
        "The attacker must be larger.",
    ),
    "attacker_grown": N_(
        "Refusal",
        "Too big: body size {prey} against {attacker} "
        "({attacker_body} + {attacker_bonus} with {attacker_trait}). The attacker must be larger.",
    ),
    "both_grown": N_(
        "Refusal",
        "Too big: body size {prey} ({prey_body} + {prey_bonus} with {prey_trait}) against {attacker} "
        "({attacker_body} + {attacker_bonus} with {attacker_trait}). The attacker must be larger.",
    ),
    # what protects, to a hunter with Intelligence
    "size_for_cards": N_(
        "Refusal",
        "Too big: body size {prey} ({prey_body} + {prey_bonus} with {prey_trait}) against {attacker}. "
        "Intelligence can ignore {prey_trait}. Cards needed in all: {needed}, in hand: {hand}.",
    ),
    "open_for_cards": N_(
        "Refusal",
        "It is protected by {trait}, which Intelligence can ignore. Cards needed in all: {needed}, "
        "in hand: {hand}.",
    ),
    "protected": N_("Refusal", "It is protected by {trait}."),
    # elsewhere
    "cannot_be_ignored": N_("Refusal", "{trait} cannot be ignored."),
    "named_twice": N_("Refusal", "{trait} is named twice: it is ignored once, for one card."),
    "fed_already": N_(
        "Refusal",
        "You have taken food already this turn. You may still use Intelligence, or end the turn.",
    ),
    "game_over": GAME_OVER,
    "pass_instead": N_("Refusal", "It would take nothing this way: pass instead."),
}
"""Finer sentences under the codes above, by what a refusal names as its *case*."""


def sentence(refusal: Refusal) -> str:
    """Return the English sentence for *refusal*, empty if its code has none; parameters stay in brackets."""
    return CASES.get(str(refusal.params.get("case", "")), REFUSALS.get(refusal.code, ""))


_PHASES: Final[Mapping[str, tuple[int, ...]]] = {
    "food": (FOOD,),
    "trait": (PLAY,),
    "species": (PLAY,),
    "body": (PLAY,),
    "population": (PLAY,),
    "discard": (PLAY,),
    "done": (PLAY,),
    "effect": (EFFECTS,),
    "feed": (FEEDING,),
    "attack": (FEEDING,),
    "intelligence": (FEEDING, WINDOW),
    "pass": (FEEDING, WINDOW),
}


def why_not(
    state: EvolutionState, seat: int, move: Move, rules: Rules, slots: int, *, may_move: bool
) -> list[Refusal]:
    """Return every reason that stands in the way of *move*; none when it is legal.

    *slots* is how many traits a species may carry; *may_move* says whether it is the turn of *seat*.
    """
    question = _Question(state, seat, move, rules, slots)
    if state.phase == OVER:
        question.refuse("wrong_phase", case="game_over")
        question.refuse("not_your_turn", case="game_over")
    else:
        if state.phase not in _PHASES[move.verb]:
            question.refuse("wrong_phase")
        elif state.acted and move.verb in ("feed", "attack"):
            question.refuse("wrong_phase", case="fed_already")
        if not may_move or state.pending:
            question.refuse("not_your_turn")
    if question.refusals and question.refusals[0].code == "wrong_phase":
        question.ask_what_is_named()
    else:
        question.ask()
    return question.refusals


class _Question:
    """One move, and the reasons against it found so far."""

    def __init__(self, state: EvolutionState, seat: int, move: Move, rules: Rules, slots: int) -> None:
        self.state = state
        self.table = state.table
        self.rules = rules
        self.slots = slots
        self.seat = seat
        self.move = move
        self.row = state.players[seat].species
        self.refusals: list[Refusal] = []

    def refuse(self, code: str, **params: int | str) -> None:
        refusal = Refusal(code, params)
        if refusal not in self.refusals:
            self.refusals.append(refusal)

    def ask(self) -> None:
        verb = self.move.verb
        if verb == "discard" and not self.rules.free_trait_discard:
            self.refuse("not_allowed_in_edition")
        if self.move.card is not None:
            self.ask_cards([self.move.card])
        if verb == "pass":
            self.ask_pass()
        if verb not in ("food", "species", "done", "pass"):
            if self.move.species < len(self.row):
                self.ask_about(self.row[self.move.species])
            else:
                self.refuse("no_such_species")

    def ask_what_is_named(self) -> None:
        """In another phase the rest cannot be judged: only what is not there at all is named."""
        move = self.move
        self.ask_cards([*([move.card] if move.card is not None else []), *move.paying])
        if move.species >= len(self.row):
            self.refuse("no_such_species")
        if move.target is not None:
            seat, index = move.target
            players = self.state.players
            if seat >= len(players) or index >= len(players[seat].species):
                self.refuse("no_such_species")

    def ask_about(self, species: Species) -> None:
        verb = self.move.verb
        if verb == "trait":
            self.ask_trait(species)
        elif verb == "body":
            if species.body == TRACK_END:
                self.refuse("at_maximum", limit=TRACK_END)
        elif verb == "population":
            if species.population == TRACK_END:
                self.refuse("at_maximum", limit=TRACK_END)
        elif verb == "discard":
            self.has_trait(species, self.move.trait)
        elif verb == "effect":
            self.ask_effect(species)
        elif verb == "feed":
            self.ask_feed(species)
        elif verb == "intelligence":
            self.ask_intelligence(species)
        else:
            self.ask_attack(species)

    def ask_cards(self, cards: Sequence[Card]) -> None:
        """Each card must be in the hand, as often as it is named."""
        hand = [self.table.cards[card] for card in self.state.players[self.seat].hand]
        for card in cards:
            if card in hand:
                hand.remove(card)
            else:
                self.refuse("no_such_card", card=str(card))

    def has_trait(self, species: Species, key: str) -> bool:
        index = self.table.index.get(key)
        if index is None or not species.mask >> index & 1:
            self.refuse("no_such_trait", trait=key)
            return False
        return True

    def ask_trait(self, species: Species) -> None:
        move = self.move
        limit = self.slots
        count = len(species.traits) + len(species.hidden)
        others = species.mask
        if move.replacing:
            if self.has_trait(species, move.replacing):
                others &= ~(1 << self.table.index[move.replacing])
            if count < limit and not self.rules.free_trait_discard:
                self.refuse("slots_free", limit=limit)
        elif count >= limit:
            self.refuse("slots_full", limit=limit)
        assert move.card is not None
        index = self.table.index.get(move.card.trait)
        if index is not None and others >> index & 1:
            self.refuse("duplicate_trait", trait=move.card.trait)

    def ask_effect(self, species: Species) -> None:
        if not self.has_trait(species, self.move.trait):
            return
        trait = self.table.index[self.move.trait]
        if (self.move.species, trait) in listing.pending_effects(self.state, self.seat):
            return
        if not self.table.on_reveal >> trait & 1:
            self.refuse("no_such_trait", trait=self.move.trait)
        elif species.used >> trait & 1:
            self.refuse("wrong_phase")
        else:
            for code in self.table.traits[trait].why_no_reveal(self.state, species):
                self.refuse(code, limit=TRACK_END)

    def must_eat(self) -> tuple[bool, bool]:
        """Return whether some hungry plant eater can be fed, and whether some hungry Carnivore has prey."""
        feed = hunt = False
        table = self.table
        for species in self.row:
            if species.is_hungry:
                if species.mask & table.hunting:
                    hunt = hunt or bool(hunting.prey_of(self.state, species))
                else:
                    feed = feed or self.state.watering_hole > 0
        return feed, hunt

    def ask_pass(self) -> None:
        if self.state.phase == FEEDING and not self.state.acted:
            feed, hunt = self.must_eat()
            if feed:
                self.refuse("must_feed")
            if hunt:
                self.refuse("must_attack")

    def ask_feed(self, species: Species) -> None:
        if species.mask & self.table.hunting:
            self.refuse("is_carnivore")
        if not self.state.watering_hole:
            self.refuse("watering_hole_empty")
        if not self.state.can_take(species):
            self.refuse("no_room")
        elif not species.is_hungry and any(self.must_eat()):
            self.refuse("hungry_first")
        self.ask_declining(species)

    def ask_intelligence(self, species: Species) -> None:
        if not species.mask & self.table.paying:
            self.refuse("no_intelligence")
        if species.mask & self.table.hunting:
            self.refuse("is_carnivore")
        if not self.state.can_take(species):
            self.refuse("no_room")
        self.ask_declining(species)

    def ask_attack(self, attacker: Species) -> None:
        state = self.state
        table = self.table
        move = self.move
        if not attacker.mask & table.hunting:
            self.refuse("not_carnivore")
        ignored = self.ask_ignoring(attacker)
        if not state.can_take(attacker, ignored):
            self.refuse("not_hungry")
        elif not attacker.is_hungry and any(self.must_eat()):
            self.refuse("hungry_first")
        assert move.target is not None
        seat, index = move.target
        if seat >= len(state.players) or index >= len(state.players[seat].species):
            self.refuse("no_such_species")
        elif state.players[seat].species[index] is attacker:
            self.refuse("itself")
        else:
            self.ask_prey(attacker, state.players[seat].species, index, ignored)
        self.ask_declining(attacker)

    def ask_ignoring(self, attacker: Species) -> int:
        """Check what is ignored and paid; return the mask of what is ignored."""
        move = self.move
        table = self.table
        ignored = 0
        for key in move.ignoring:
            index = table.index.get(key)
            if index is None:
                self.refuse("no_such_trait", trait=key)
            elif not table.ignorable >> index & 1:
                self.refuse("no_such_trait", trait=key, case="cannot_be_ignored")
            elif ignored >> index & 1:
                self.refuse("no_such_trait", trait=key, case="named_twice")
            else:
                ignored |= 1 << index
        if move.ignoring and not attacker.mask & table.paying:
            self.refuse("no_intelligence")
        if len(move.paying) != len(move.ignoring):
            self.refuse("wrong_payment", needed=len(move.ignoring), paid=len(move.paying))
        self.ask_cards(move.paying)
        return ignored

    def ask_prey(self, attacker: Species, row: Sequence[Species], index: int, ignored: int) -> None:
        """Name what protects a species, and what it costs a hunter with Intelligence (000:283)."""
        table = self.table
        prey = row[index]
        hand = len(self.state.players[self.seat].hand)
        is_smart = bool(attacker.mask & table.paying)
        ways = hunting.ways_past(table, attacker, row, index, len(table.traits)) if is_smart else []
        cost: dict[str, int | str] = {"needed": ways[0].bit_count(), "hand": hand} if ways else {}
        off = ignored | hunting.cancelled(table, attacker, ignored)
        strength = hunting.power(table, attacker, ignored)
        size = hunting.resistance(table, prey, off)
        if strength <= size:
            sums = _grown("prey", prey.body, hunting.defences(table, prey, off))
            if sums and cost:
                sums |= {"case": "size_for_cards", **cost}
            else:
                own = _grown("attacker", attacker.body, hunting.bonuses(table, attacker, ignored))
                both: dict[str, int | str] = {"case": "both_grown"} if sums and own else {}
                sums = sums | own | both
            self.refuse("body_size", attacker=strength, prey=size, **sums)
        for trait in table.indices(hunting.vetoes(table, row, index, attacker, off)):
            key = table.traits[trait].key
            if is_smart and table.ignorable >> trait & 1:
                self.refuse(key, trait=key, case="open_for_cards" if cost else "protected", **cost)
            else:
                self.refuse(key, attacker=attacker.population, prey=prey.population)

    def ask_declining(self, species: Species) -> None:
        """What is declined must be voluntary, and the move must still take something (R39)."""
        table = self.table
        for word, place in self.move.declining:
            mask = self.row[place].mask if place < len(self.row) else 0
            declined = sum(
                1 << i for i in table.indices(mask & table.voluntary) if table.traits[i].taking == word
            )
            storing = declined & table.storing
            if not declined:
                self.refuse("cannot_decline", taking=word)
            elif storing and self.row[place] is species and not species.is_hungry:
                self.refuse("cannot_decline", taking=word, case="pass_instead")


def _grown(side: str, body: int, bonuses: Mapping[str, int]) -> dict[str, int | str]:
    """Return the parts of a sum, as parameters of a refusal that tells it; none unless one trait adds to it.

    Sentences have room for one trait on either side, and the published editions have no more.
    """
    if len(bonuses) != 1:
        return {}
    ((trait, bonus),) = bonuses.items()
    return {
        "case": f"{side}_grown",
        f"{side}_body": body,
        f"{side}_bonus": bonus,
        f"{side}_trait": trait,
    }
