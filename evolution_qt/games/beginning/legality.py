"""Why a move is not legal: every reason. Asked only when a move is refused, so it may be slow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from evolution_qt.core.errors import GAME_OVER, NOT_YOUR_TURN, Refusal
from evolution_qt.core.text import N_
from evolution_qt.games.beginning.cards import HUNTS, NUMBERS, SHIELDS, SLOTS, TRAITS, traits_in
from evolution_qt.games.beginning.listing import can_eat
from evolution_qt.games.beginning.moves import BeginningMove
from evolution_qt.games.beginning.state import FEEDING, OVER, PLAY, BeginningSpecies, BeginningState

REFUSALS: Final[Mapping[str, str]] = {
    # an attack
    **{
        TRAITS[card].key: N_("Refusal", "It has {trait}; only a Carnivore with {trait} can attack it.")
        for card in traits_in(SHIELDS)
    },
    "itself": N_("Refusal", "A species cannot attack itself."),
    "not_carnivore": N_("Refusal", "Only Carnivores can attack."),
    "not_hungry": N_("Refusal", "It is already full."),
    # eating
    "hungry_first": N_(
        "Refusal", "Second places may be filled only when no hungry species of your own can eat."
    ),
    "is_carnivore": N_("Refusal", "A Carnivore never eats from the watering hole."),
    "no_room": N_("Refusal", "It cannot eat more."),
    "watering_hole_empty": N_("Refusal", "There is no food left on the watering hole."),
    "must_feed": N_(
        "Refusal", "You have a hungry species that can eat from the watering hole, so you must feed it."
    ),
    "must_attack": N_("Refusal", "You have a hungry Carnivore that can attack, so it must feed."),
    # cards
    "no_such_card": N_("Refusal", "There is no {card} in this hand."),
    "slots_full": N_("Refusal", "The species has {limit} traits already: one of them must be replaced."),
    "slots_free": N_("Refusal", "A trait can only be replaced when the species has {limit}."),
    "duplicate_trait": N_("Refusal", "The species has this trait already."),
    "no_such_trait": N_("Refusal", "The species has no {trait}."),
    # elsewhere
    "wrong_phase": N_("Refusal", "You can’t do this in this phase."),
    "not_your_turn": NOT_YOUR_TURN,
    "no_such_species": N_("Refusal", "There is no such species."),
    "not_your_species": N_("Refusal", "You can play cards only on your own species."),
}
"""The sentence for each code; texts in curly brackets are the refusal's parameters.

No line of the notation can name another's species for a card, so `not_your_species` is said by the table.
"""

CASES: Final[Mapping[str, str]] = {"game_over": GAME_OVER}
"""Finer sentences under the codes above, by what a refusal names as its *case*."""


def why_not(state: BeginningState, seat: int, move: BeginningMove) -> list[Refusal]:
    """Return every reason that stands in the way of *move*; none when it is legal."""
    question = _Question(state, seat, move)
    is_play = move.verb in ("species", "population", "trait", "done")
    if state.phase == OVER:
        question.refuse("wrong_phase", case="game_over")
        question.refuse("not_your_turn", case="game_over")
    else:
        if state.phase != (PLAY if is_play else FEEDING):
            question.refuse("wrong_phase")
        if seat != state.to_move:
            question.refuse("not_your_turn")
    question.ask_what_is_named()
    if not question.refusals or question.refusals[0].code != "wrong_phase":
        question.ask_the_rest()
    return question.refusals


class _Question:
    """One move, and the reasons against it found so far."""

    def __init__(self, state: BeginningState, seat: int, move: BeginningMove) -> None:
        self.state = state
        self.seat = seat
        self.move = move
        self.row = state.players[seat].species
        self.own: BeginningSpecies | None = None
        self.prey: BeginningSpecies | None = None
        self.refusals: list[Refusal] = []

    def refuse(self, code: str, **params: int | str) -> None:
        refusal = Refusal(code, params)
        if refusal not in self.refusals:
            self.refusals.append(refusal)

    def ask_what_is_named(self) -> None:
        """Find the card and the species; in another phase the rest cannot be judged."""
        move, players = self.move, self.state.players
        if move.card and NUMBERS[move.card] not in players[self.seat].hand:
            self.refuse("no_such_card", card=move.card)
        if 0 <= move.species < len(self.row):
            self.own = self.row[move.species]
        elif move.species >= 0:
            self.refuse("no_such_species")
        if move.target is not None:
            seat, index = move.target
            if seat < len(players) and index < len(players[seat].species):
                self.prey = players[seat].species[index]
            else:
                self.refuse("no_such_species")

    def ask_the_rest(self) -> None:
        verb = self.move.verb
        if verb == "pass":
            self.ask_pass()
        elif verb == "attack" and self.prey is not None and self.prey is self.own:
            self.refuse("itself")
        if self.own is None:
            return
        if verb == "trait":
            self.ask_trait(self.own)
        elif verb == "feed":
            self.ask_feed(self.own)
        elif verb == "attack":
            self.ask_attack(self.own)

    def ask_trait(self, species: BeginningSpecies) -> None:
        move = self.move
        others = species.mask
        if move.replacing:
            bit = 1 << NUMBERS[move.replacing]
            if not species.mask & bit:
                self.refuse("no_such_trait", trait=move.replacing)
            others &= ~bit
            if len(species.traits) < SLOTS:
                self.refuse("slots_free", limit=SLOTS)
        elif len(species.traits) >= SLOTS:
            self.refuse("slots_full", limit=SLOTS)
        if others >> NUMBERS[move.card] & 1:
            self.refuse("duplicate_trait", trait=move.card)

    def must_eat(self) -> list[str]:
        """Return the codes for what hungry species of the seat must do: eat plants, attack."""
        able = [one for one in self.row if one.food < len(one.cards) and can_eat(self.state, one)]
        codes = ["must_feed"] if any(not one.mask & HUNTS for one in able) else []
        return [*codes, "must_attack"] if any(one.mask & HUNTS for one in able) else codes

    def ask_pass(self) -> None:
        for code in self.must_eat():
            self.refuse(code)

    def ask_feed(self, species: BeginningSpecies) -> None:
        if species.mask & HUNTS:
            self.refuse("is_carnivore")
        if not self.state.watering_hole:
            self.refuse("watering_hole_empty")
        self.ask_room(species, "no_room")

    def ask_attack(self, hunter: BeginningSpecies) -> None:
        if not hunter.mask & HUNTS:
            self.refuse("not_carnivore")
        self.ask_room(hunter, "not_hungry")
        if self.prey is not None and self.prey is not hunter:
            for card in traits_in(self.prey.mask & SHIELDS & ~hunter.mask):
                self.refuse(TRAITS[card].key, trait=TRAITS[card].key)

    def ask_room(self, species: BeginningSpecies, full: str) -> None:
        if species.food >= species.places:
            self.refuse(full)
        elif species.food >= len(species.cards) and self.must_eat():
            self.refuse("hungry_first")
