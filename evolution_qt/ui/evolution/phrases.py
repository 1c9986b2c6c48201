"""Sentences about this game, for the log, the ribbon and refusals; every word a person reads passes here.

Whole sentences with named placeholders, marked where they stand; players are called by their names. A count
is written with ``%n`` and given to `tr`, nothing else makes plurals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from evolution_qt.core.errors import Refusal, filled
from evolution_qt.core.event import Event
from evolution_qt.core.game import Observation
from evolution_qt.core.review import TurningPoint
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution import reasons, threats, verbs
from evolution_qt.games.evolution.cards import WATERING_HOLE, index_of, is_species, seat_of
from evolution_qt.games.evolution.forecast import Forecast, most_rounds_left
from evolution_qt.games.evolution.listing import PLANTS_PER_CARD
from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.state import (
    EFFECTS,
    FEEDING,
    FOOD,
    OVER,
    PLANT,
    PLAY,
    WINDOW,
    EvolutionState,
)
from evolution_qt.messages import readable
from evolution_qt.ui.evolution.log import FORM
from evolution_qt.ui.kit import keymap
from evolution_qt.ui.kit.writing import typeset

if TYPE_CHECKING:
    from evolution_qt.games.evolution.cards import Card
    from evolution_qt.games.evolution.rules import Evolution
    from evolution_qt.games.evolution.traits import Trait

Names = Sequence[str]
_STOPS: Final = ".。"

FEW_ROUNDS: Final = 2
"""From so few rounds on that can follow, the ribbon says so."""


class Phrases(QObject):
    """What there is to say about one game, in the language of the moment."""

    log: Final = FORM
    """How the lines of the log hang together."""

    def __init__(self, game: Evolution, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._events: Final[dict[int, Callable[[Event, Names], str]]] = {
            e.ROUND_BEGAN: self._round_began,
            e.PHASE_BEGAN: self._phase_began,
            e.DREW: self._drew,
            e.SHUFFLED: self._shuffled,
            e.LAST_ROUND_ANNOUNCED: self._last_round_announced,
            e.FOOD_CARD_LAID: self._food_card_laid,
            e.FOOD_CARD_TURNED_UP: self._food_card_turned_up,
            e.WATERING_HOLE_CHANGED: self._watering_hole_changed,
            e.TRAIT_LAID: self._trait_laid,
            e.TRAIT_TURNED_UP: self._trait_turned_up,
            e.TRAIT_DISCARDED: self._trait_discarded,
            e.CARD_SPENT: self._card_spent,
            e.SPECIES_FOUNDED: self._species_founded,
            e.BODY_GREW: self._body_grew,
            e.POPULATION_GREW: self._population_grew,
            e.TURN_ENDED: self._turn_ended,
            e.PASSED: self._passed,
            e.ATE_PLANTS: self._ate_plants,
            e.ATE_MEAT: self._ate_meat,
            e.STORED_FAT: self._stored_fat,
            e.MOVED_FAT: self._moved_fat,
            e.ATTACKED: self._attacked,
            e.POPULATION_LOST: self._population_lost,
            e.WENT_EXTINCT: self._went_extinct,
            e.STARVED: self._starved,
            e.BAGGED: self._bagged,
            e.FIRST_PLAYER_MOVED: self._first_player_moved,
            e.GAME_ENDED: self._game_ended,
        }

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

    def traits(self, keys: Sequence[str]) -> str:
        """Return the names of several traits in one list, for a sentence."""
        return QLocale().createSeparatedList([self._quoted(self.named(key)) for key in keys])

    def _quoted(self, name: str) -> str:
        """Return the name of a card as it stands in a list inside a sentence."""
        #: the name of a card inside a sentence, with quotation marks where the language needs them
        return filled(self.tr("{card}"), {"card": name})

    def _card(self, trait: str, food: int) -> str:
        """Return a card with its food number as it stands in a sentence."""
        return filled(self.tr("{trait} {food}"), {"trait": trait, "food": food})

    def cards(self, cards: Sequence[Card]) -> str:
        """Return several cards with their food numbers in one list, for a sentence."""
        return QLocale().createSeparatedList(
            [self._card(self.named(card.trait), card.food) for card in cards]
        )

    def phase(self, phase: int) -> str:
        """Return the name of a phase."""
        return {
            FOOD: self.tr("Choosing food"),
            PLAY: self.tr("Playing cards"),
            EFFECTS: self.tr("Effects of the reveal"),
            WINDOW: self.tr("Before feeding"),
            FEEDING: self.tr("Feeding"),
            OVER: self.tr("The end"),
        }[phase]

    def round_and_phase(self, state: EvolutionState) -> str:
        """Return the round and the phase in one line."""
        words = self.tr("Round {round} · {phase}")
        return filled(words, {"round": state.round, "phase": self.phase(state.phase)})

    def heading(self, state: EvolutionState, sign: str) -> str:
        """Return the heading of the ribbon with a sign of how the table is looked at, if there is one."""
        words = self.round_and_phase(state)
        return filled(self.tr("{words} · {sign}"), {"words": words, "sign": sign}) if sign else words

    def round_name(self, state: EvolutionState) -> str:
        """Return what the banner of a new round says."""
        return filled(self.tr("Round {round}"), {"round": state.round})

    def round_over(self, number: int) -> str:
        """Return the title of what a round has brought."""
        return filled(self.tr("Round {round} is over"), {"round": number})

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

    def asked(self, seen: Observation[EvolutionState], names: Names = ()) -> str:
        """Return in one sentence what is asked of the seat at the screen, or who is being waited for."""
        state = seen.state
        if state.phase == OVER:
            return self.tr("The game is over.")
        seat = state.to_move
        viewer = seen.viewer
        if viewer >= 0 and self._game.may_move(state, viewer):
            seat = viewer
        who = names[seat] if 0 <= seat < len(names) else state.players[seat].name or self.nameless(seat)
        own = seat == viewer
        return filled(self._asked_own(state) if own else self._asked_other(state), {"who": who})

    def nameless(self, seat: int) -> str:
        """Return what a seat without a name is called."""
        return filled(self.tr("Player {number}"), {"number": seat + 1})

    def _asked_own(self, state: EvolutionState) -> str:
        if state.phase == FOOD:
            return self.tr("{who}: drag a card to the watering hole as its food card.")
        if state.phase == PLAY:
            if state.players[state.to_move].hand:
                return self.tr("{who}: play cards as traits, for body size, population or new species.")
            return self.tr("{who}: no cards left – end the turn.")
        if state.phase == EFFECTS:
            return self.tr("{who}: choose which of the glowing traits takes effect first.")
        if state.phase == WINDOW:
            return self.tr("{who}, out of turn: use Intelligence? 1 card brings 2 plants.")
        if state.acted:
            return self.tr("{who}: Intelligence may still bring plants; otherwise end the turn.")
        return self._asked_to_feed({step >> 24 & 255 for step in self._game.legal(state)})

    def _asked_to_feed(self, verbs_legal: set[int]) -> str:
        """Return what a seat whose legal steps have these verbs can do in its feeding turn."""
        may_pass = verbs.PASS in verbs_legal
        if {verbs.FEED, verbs.ATTACK} <= verbs_legal:
            if may_pass:
                return self.tr("{who}: feed a species, let a Carnivore attack, or pass.")
            return self.tr("{who}: feed a species or let a Carnivore attack.")
        if verbs.FEED in verbs_legal:
            if may_pass:
                return self.tr("{who}: feed a species or pass.")
            return self.tr("{who}: feed a species.")
        if verbs.ATTACK in verbs_legal:
            if may_pass:
                return self.tr("{who}: let a Carnivore attack or pass.")
            return self.tr("{who}: let a Carnivore attack.")
        if verbs.INTELLIGENCE in verbs_legal:
            return self.tr("{who}: Intelligence may bring plants; otherwise pass.")
        return self.tr("{who}: nothing more can be fed; pass.")

    def _asked_other(self, state: EvolutionState) -> str:
        if state.phase == FOOD:
            return self.tr("{who} is choosing a food card.")
        if state.phase == PLAY:
            return self.tr("{who} is playing cards.")
        if state.phase == EFFECTS:
            return self.tr("{who} is choosing an effect.")
        if state.phase == WINDOW:
            return self.tr("{who} may use Intelligence.")
        return self.tr("{who} is feeding.")

    def done_button(self, state: EvolutionState, kept: int) -> str:
        """Return what the button at the ribbon does."""
        if state.phase == PLAY:
            if kept:
                return self.tr("End turn (%n card(s) kept)", "", kept)
            return self.tr("End turn")
        if state.phase == FEEDING and state.acted:
            return self.tr("End turn")
        return self.tr("Pass")

    def rule_here(self) -> str:
        """Return how one gets from a refusal to the rule."""
        return filled(self.tr("Click here, or press {key}, for the rule."), {"key": keymap.written("rules")})

    def choose_first(self) -> str:
        """Return what is said when somebody asks why, and nothing is chosen."""
        text = self.tr("Choose a card or a species first; then {key} says where it cannot go, and why.")
        return filled(text, {"key": keymap.written("?")})

    def pass_for_round(self) -> str:
        """Return what the second button does, where a seat is asked about Intelligence alone."""
        return self.tr("Pass for this round")

    def stops_at_window(self) -> str:
        """Return what is said when the game will stop for Intelligence."""
        return self.tr("The game stops when Intelligence can be used next.")

    def show_again(self) -> str:
        """Return what the button before the pictures of a recap does."""
        text = self.tr("Show again on the table what has happened since the last turn ({key})")
        return filled(text, {"key": keymap.written("R")})

    def click_again(self, kept: int) -> str:
        """Return what a first click on the button says while cards are left."""
        return self.tr("%n card(s) can still be played. Press again to end the turn and keep them.", "", kept)

    def threats_now(self) -> str:
        """Return of which moment the badges tell: the present one."""
        text = self.tr("Who can eat whom now. Press {key} again to see it once the plants are eaten.")
        return filled(text, {"key": keymap.written("O")})

    def threats_later(self, expected: Forecast) -> str:
        """Return of which moment the badges tell: a later one."""
        if expected.least == expected.most:
            return self.tr("Who can eat whom when the plants are eaten, if nothing else happens before.")
        return self.tr(
            "Who can eat whom when the fewest plants that can come are eaten, if nothing else happens before."
        )

    def automatic(self, sentence: str) -> str:
        """Return the line of a move that was made by itself."""
        body = sentence.rstrip(_STOPS)
        return filled(self.tr("{sentence} (automatic)"), {"sentence": body}) + sentence[len(body) :]

    def stopped(self, sentence: str) -> str:
        """Return the line of a move whose search was cut short."""
        body = sentence.rstrip(_STOPS)
        #: the opponent had to move before it had thought as long as it usually does
        words = self.tr("{sentence} (stopped early)")
        return filled(words, {"sentence": body}) + sentence[len(body) :]

    def turning_point(self, point: TurningPoint, names: Names) -> str:
        """Return in one line what a turning point of a game was."""
        points = abs(point.change)
        parts: dict[str, int | str] = {
            "round": point.round,
            "who": names[point.seat],
            "rival": names[point.rival],
            "own": _signed(sum(point.own)),
            "other": _signed(sum(point.other)),
        }
        if point.change > 0:
            text = self.tr("Round {round}: {who} ({own}) gains %n point(s) on {rival} ({other}).", "", points)
        else:
            text = self.tr("Round {round}: {who} ({own}) loses %n point(s) to {rival} ({other}).", "", points)
        return filled(text, parts)

    def collected(self, point: TurningPoint, names: Names) -> str:
        """Return how many chips the one who won in a turning point put into the bag."""
        bagged = [one for one in point.events if one.kind == e.BAGGED and one.actor == point.winner]
        chips = sum(event.amount for event in bagged)
        return filled(self.tr("{who} collects %n food token(s).", "", chips), {"who": names[point.winner]})

    # What lies on the table

    def hint_population(self, population: int) -> str:
        """Return what the upper track says."""
        return self.tr("Population: %n. It needs this much food each round.", "", population)

    def hint_body(self, body: int) -> str:
        """Return what the lower track says."""
        return filled(
            self.tr("Body size: {amount}. An attacker must be larger than its prey."), {"amount": body}
        )

    def hint_food(self, food: int, population: int, kind: str = "plant") -> str:
        """Return what the chips on a board say; *kind* is what they show."""
        words = filled(self.tr("Eaten this round: {amount} of {most}."), {"amount": food, "most": population})
        if kind != "either" or not food:
            return words
        return self.sentences(words, self.tr("Half leaf, half meat: it may have eaten both."))

    @property
    def game(self) -> Evolution:
        """Return the game."""
        return self._game

    def sentences(self, first: str, second: str) -> str:
        """Return two sentences, one after the other."""
        return filled(self.tr("{first} {second}"), {"first": first, "second": second})

    def what_now(self, phase: int) -> str:
        """Return what can be done in a phase, for somebody who has tried something else."""
        return {
            FOOD: self.tr("Each player places one card face down on the watering hole."),
            PLAY: self.tr("Now play cards: as traits, for a new species, body size or population."),
            EFFECTS: self.tr("Now Fertile, Long Neck and stored fat take effect."),
            WINDOW: self.tr("Only Intelligence can be used now."),
            FEEDING: self.tr("Now feed a hungry species, or attack with a Carnivore."),
            OVER: self.tr("The game is over."),
        }[phase]

    def hint_pass(self) -> str:
        """Return what passing means where a seat is asked about Intelligence alone."""
        return self.tr("Intelligence is not used now; you may be asked again this round.")

    def hint_pass_for_round(self) -> str:
        """Return what it means to pass there for a round."""
        return self.tr("You won’t be asked about Intelligence again this round.")

    def hint_free_slot(self, slots: int) -> str:
        """Return what the empty places on a board are for."""
        return self.tr("Room for traits: at most %n on a species.", "", slots)

    def hint_watering_hole(self, chips: int) -> str:
        """Return what the watering hole holds."""
        return self.tr("Watering hole: %n plant(s) to eat.", "", chips)

    def hint_demand(self, hungry: int) -> str:
        """Return how much the plant eaters of all seats still need."""
        return self.tr("All plant eaters together still need %n food.", "", hungry)

    def hint_forecast(self, expected: Forecast) -> str:
        """Return what the food cards may bring."""
        if expected.least == expected.most:
            return self.tr("Feeding will begin with %n plant(s).", "", expected.most)
        words = self.tr("Feeding will begin with {least} to {most} plants.")
        return filled(words, {"least": expected.least, "most": expected.most})

    def hint_draw_pile(self, cards: int) -> str:
        """Return what the draw pile holds."""
        return self.tr(
            "Draw pile: %n card(s). When it is not enough, the end of the game is near.", "", cards
        )

    def hint_discard_pile(self, cards: int) -> str:
        """Return what the discard pile holds."""
        return self.tr("Discard pile: %n card(s).", "", cards)

    def hint_hand(self, who: str, cards: int) -> str:
        """Return what the number beside a name says."""
        return filled(self.tr("{who} has %n card(s) in hand.", "", cards), {"who": who})

    def hint_hungry(self, who: str, hungry: int) -> str:
        """Return how much food a seat's species still need."""
        return filled(self.tr("The species of {who} need %n food.", "", hungry), {"who": who})

    def hint_next_deal(self, cards: int) -> str:
        """Return how many cards the next deal takes as things are."""
        return self.tr("At present the next deal needs %n card(s).", "", cards)

    def hint_rounds_left(self, rounds: int) -> str:
        """Return how many rounds can follow at most."""
        return self.tr("After this round at most %n more can follow.", "", rounds)

    def hint_bag(self, who: str, chips: int) -> str:
        """Return what lies in an own bag."""
        return filled(self.tr("{who} has %n food token(s) in the bag.", "", chips), {"who": who})

    def hint_points(self, food: int, population: int, traits: int) -> str:
        """Return an own total and where it comes from."""
        words = self.tr("Points so far: {total} (food {food}, population {population}, traits {traits}).")
        return _points(words, food, population, traits)

    def hint_points_at_end(self, food: int, population: int, traits: int) -> str:
        """Return a total at the end of the game and where it comes from."""
        words = self.tr("Points: {total} (food {food}, population {population}, traits {traits}).")
        return _points(words, food, population, traits)

    def hint_open_points(self, population: int, traits: int) -> str:
        """Return what can be seen of another seat's points, and where it comes from."""
        words = self.tr(
            "Points without food: {total} (population {population}, traits {traits}). Food counts too, but "
            "what is in the bag is secret."
        )
        return _points(words, 0, population, traits)

    def threats_of_one(self) -> str:
        """Return how the attacks of one species are seen where there are many."""
        return self.tr("Point at a species to see its attacks and those on it.")

    def threats_for_cards(self) -> str:
        """Return what a dashed arrow says."""
        return self.tr("A dashed arrow is an attack for which cards are discarded.")

    def badge_letter(self, badge: str) -> str:
        """Return the letter on the badge of a species, one of `threats.BADGES`."""
        letters = {
            threats.SAFE: self.tr("S"),
            threats.BY_NEIGHBOUR: self.tr("N"),
            threats.WHILE_FULL: self.tr("F"),
            #: only discarded Cards reach the species
            threats.FOR_CARDS: self.tr("C"),
            threats.UNTIL_FULL: self.tr("H"),
            threats.AT_RISK: self.tr("!"),
        }
        return letters[badge]

    def badge_meaning(self, badge: str) -> str:
        """Return what the badge of a species says, with its letter."""
        words = {
            threats.SAFE: self.tr("Safe from the Carnivores of the others ({letter})."),
            threats.BY_NEIGHBOUR: self.tr("Protected only by a neighbour ({letter})."),
            threats.WHILE_FULL: self.tr("Protected only while it is full ({letter})."),
            threats.FOR_CARDS: self.tr("Only discarded cards reach it ({letter})."),
            threats.UNTIL_FULL: self.tr("At risk while it is hungry ({letter})."),
            threats.AT_RISK: self.tr("At risk ({letter})."),
        }
        return filled(words[badge], {"letter": self.badge_letter(badge)})

    def hint_threat(self, threat: threats.Threat, names: Names) -> str:
        """Return how a species stands, and who could attack it."""
        lines = [self.badge_meaning(threat.badge)]
        for attack in threat.attacks:
            said = self.tr("Species {place} of {who} can attack it.")
            if (cards := attack.cards) > 0:
                said = self.tr("Species {place} of {who} can attack it by discarding %n card(s).", "", cards)
            who = names[seat_of(attack.attacker)]
            lines.append(filled(said, {"place": index_of(attack.attacker) + 1, "who": who}))
        return "\n".join(lines)

    def hint_first_player(self, who: str) -> str:
        """Return whose the marker is."""
        return filled(self.tr("{who} is the first player of this round."), {"who": who})

    # Refusals and choices

    def refusal(self, refusal: Refusal) -> str:
        """Return the sentence of a reason that stands in the way."""
        params = readable(refusal.params, self.named)
        if "card" in params:
            params["card"] = typeset(str(params["card"]))
        return filled(QCoreApplication.translate("Refusal", reasons.sentence(refusal)), params)

    def nothing_here(self) -> str:
        """Return what is said of a drop on nothing."""
        return self.tr("You can’t drop it here. Try a highlighted spot.")

    def only_your_own(self) -> str:
        """Return what is said of a drop on a species of another player."""
        return self.tr("Species of other players cannot be used here.")

    def how_to_attack(self) -> str:
        """Return the question how an attack is made."""
        return self.tr("How does the Carnivore attack?")

    def attack_way(self, ignoring: Sequence[str]) -> str:
        """Return one way of attacking."""
        if not ignoring:
            return self.tr("Attack")
        words = self.tr("Ignore {traits} (%n card(s))", "", len(ignoring))
        return filled(words, {"traits": self.traits(ignoring)})

    def how_to_pay(self, count: int) -> str:
        """Return the question which cards are paid."""
        return self.tr("Choose %n card(s) to discard", "", count)

    def pay(self) -> str:
        """Return the confirmation of a payment."""
        return self.tr("Discard and attack")

    def how_much(self) -> str:
        """Return the question how much is taken."""
        return self.tr("How much does it take?")

    def taking(self, declining: Sequence[tuple[str, int]]) -> str:
        """Return one way of taking food."""
        if not declining:
            return self.tr("Take everything")
        return filled(self.tr("Without {items}"), {"items": self.declined(declining)})

    def declined(self, declining: Sequence[tuple[str, int]]) -> str:
        """Return what is not taken, in one list."""
        return QLocale().createSeparatedList([self._taking(*one) for one in declining])

    def _taking(self, word: str, index: int) -> str:
        if word == "foraging":
            words = self.tr("the extra token of species {place}")
        else:
            words = self.tr("storing at species {place}")
        return filled(words, {"place": index + 1})

    def outcome(self, state: EvolutionState, seat: int, move: Move) -> str:
        """Return what a move under the pointer would do, in a few words; empty if that is plain."""
        row = state.players[seat].species
        species = row[move.species] if 0 <= move.species < len(row) else None
        params: dict[str, int | str] = {}
        words = ""
        if move.verb == "food":
            words = self.tr("Food card {food}")
            params["food"] = move.card.food if move.card else 0
        elif move.verb == "trait":
            words = self.tr("Replaces {trait}") if move.replacing else self.tr("New trait: {name}")
            params["trait"] = self.named(move.replacing)
            params["name"] = self.named(move.card.trait) if move.card else ""
        elif move.verb == "species":
            words = self.tr("New species")
        elif species is not None and move.verb == "body":
            words = self.tr("Body size {old} → {new}")
            params |= {"old": species.body, "new": species.body + 1}
        elif species is not None and move.verb == "population":
            words = self.tr("Population {old} → {new}")
            params |= {"old": species.population, "new": species.population + 1}
        elif move.verb == "discard":
            words = self.tr("Discard {trait}")
            params["trait"] = self.named(move.trait)
        elif species is not None and move.verb == "intelligence":
            trial = state.clone()
            eater = trial.players[seat].species[move.species]
            words = self.tr("%n plant(s)", "", trial.meal(seat, eater, PLANT, PLANTS_PER_CARD, hole=False))
        return filled(words, params)

    def attack_strip(self, attacker: str, prey: str) -> str:
        """Return the comparison of an attack; both sides are sums in figures."""
        words = self.tr("Body size {attacker} against {prey}")
        return filled(words, {"attacker": attacker, "prey": prey})

    def ignoring(self, traits: Sequence[int]) -> str:
        """Return what has to be ignored, and for how many cards."""
        words = self.tr("Intelligence ignores {traits} for %n card(s).", "", len(traits))
        return filled(
            words,
            {"traits": QLocale().createSeparatedList([self._quoted(self.trait(one)) for one in traits])},
        )

    def trait(self, index: int) -> str:
        """Return the name of the trait with this index."""
        return self.trait_name(self._game.table.traits[index])

    def move(self, move: Move) -> str:
        """Return a move in words, for lists and screen readers."""
        words = {
            "food": self.tr("Place {card} as the food card"),
            "trait": self.tr("Play {card} on species {place}, replacing {replacing}")
            if move.replacing
            else self.tr("Play {card} on species {place}"),
            "species": self.tr("Discard {card} for a new species on the left")
            if move.side == "left"
            else self.tr("Discard {card} for a new species on the right"),
            "body": self.tr("Discard {card} for the body size of species {place}"),
            "population": self.tr("Discard {card} for the population of species {place}"),
            "discard": self.tr("Discard {trait} of species {place}"),
            "done": self.tr("End turn"),
            "effect": self.tr("Use {trait} of species {place}"),
            "feed": self.tr("Feed species {place}"),
            "attack": self.tr("Attack species {prey} of player {seat} with species {place}"),
            "intelligence": self.tr("Discard {card} for plants for species {place}"),
            "pass": self.tr("Pass"),
        }[move.verb]
        seat, prey = move.target if move.target is not None else (0, 0)
        card = self._card(self.named(move.card.trait), move.card.food) if move.card is not None else ""
        params: dict[str, int | str] = {
            "card": card,
            "place": move.species + 1,
            "trait": self.named(move.trait),
            "replacing": self.named(move.replacing),
            "seat": seat + 1,
            "prey": prey + 1,
        }
        return filled(words, params)

    # What happened

    def sentence(self, event: Event, names: Names, viewer: int = -1) -> str:
        """Return the log's line for an event as *viewer* may know it; empty if there is nothing to say."""
        return self._events[event.kind](event.as_seen_by(viewer), names)

    def _fill(self, words: str, event: Event, names: Names, **more: int | str) -> str:
        params: dict[str, int | str] = {"who": names[event.actor] if event.actor >= 0 else ""}
        if is_species(event.target):
            params["place"] = index_of(event.target) + 1
            params["owner"] = names[seat_of(event.target)]
        if event.card > 0:
            card = self._game.table.cards[event.card]
            params["trait"] = self.named(card.trait)
            params["food"] = card.food
        return filled(words, {**params, **more})

    def _cause(self, event: Event) -> str:
        return self.trait_name(self._game.table.traits[event.cause]) if event.cause >= 0 else ""

    def _round_began(self, event: Event, names: Names) -> str:
        return filled(self.tr("Round {round} begins."), {"round": event.amount})

    def _phase_began(self, event: Event, names: Names) -> str:
        return ""

    def _drew(self, event: Event, names: Names) -> str:
        return self.drawn([event], names)

    def together(self, events: Sequence[Event], names: Names, viewer: int) -> str:
        """Return the one line for what a seat draws, or puts into the bag from several species."""
        if events[0].kind == e.DREW:
            return self.drawn(events, names)
        whole = replace(events[0], amount=sum(event.amount for event in events))
        return self.sentence(whole, names, viewer)

    def drawn(self, events: Sequence[Event], names: Names) -> str:
        """Return the line for cards that one seat draws together, as far as they are known."""
        if any(not event.card for event in events):
            return self._fill(self.tr("{who} draws %n card(s).", "", len(events)), events[0], names)
        cards = self.cards([self._game.table.cards[event.card] for event in events])
        return self._fill(self.tr("{who} draws {cards}."), events[0], names, cards=cards)

    def _shuffled(self, event: Event, names: Names) -> str:
        return self.tr("The discard pile is shuffled: %n card(s).", "", event.amount)

    def _last_round_announced(self, event: Event, names: Names) -> str:
        return filled(self.tr("Round {round} will be the last."), {"round": event.amount})

    def _food_card_laid(self, event: Event, names: Names) -> str:
        words = (
            self.tr("{who} places {trait} {food} on the watering hole.")
            if event.card
            else self.tr("{who} places a food card.")
        )
        return self._fill(words, event, names)

    def _food_card_turned_up(self, event: Event, names: Names) -> str:
        return self._fill(self.tr("Food card of {who}: {trait}, {food}."), event, names)

    def _watering_hole_changed(self, event: Event, names: Names) -> str:
        if event.amount < 0:
            return self.tr("%n food token(s) are removed from the watering hole.", "", -event.amount)
        return self.tr("%n food token(s) are placed on the watering hole.", "", event.amount)

    def _trait_laid(self, event: Event, names: Names) -> str:
        words = (
            self.tr("{who} plays {trait} on species {place}.")
            if event.card
            else self.tr("{who} plays a trait on species {place}.")
        )
        return self._fill(words, event, names)

    def _trait_turned_up(self, event: Event, names: Names) -> str:
        return self._fill(self.tr("{who} reveals {trait} on species {place}."), event, names)

    def _trait_discarded(self, event: Event, names: Names) -> str:
        return self._fill(self.tr("{who} discards {trait} of species {place}."), event, names)

    def _card_spent(self, event: Event, names: Names) -> str:
        return self._fill(self.tr("{who} discards {trait} {food}."), event, names)

    def _species_founded(self, event: Event, names: Names) -> str:
        return self._fill(self.tr("{who} gets a new species."), event, names)

    def _body_grew(self, event: Event, names: Names) -> str:
        words = self.tr("{who}: body size of species {place} is {amount} now.")
        return self._fill(words, event, names, amount=event.amount)

    def _population_grew(self, event: Event, names: Names) -> str:
        if event.cause >= 0:
            words = self.tr("{who}: population of species {place} is {amount} now ({cause}).")
        else:
            words = self.tr("{who}: population of species {place} is {amount} now.")
        return self._fill(words, event, names, amount=event.amount, cause=self._cause(event))

    def _turn_ended(self, event: Event, names: Names) -> str:
        return self._fill(self.tr("{who} ends the turn."), event, names)

    def _passed(self, event: Event, names: Names) -> str:
        return self._fill(self.tr("{who} passes."), event, names)

    def _ate_plants(self, event: Event, names: Names) -> str:
        hole = event.subject == WATERING_HOLE
        if event.cause >= 0 and hole:
            words = self.tr("{who}: species {place} eats %n plant(s) ({cause}).", "", event.amount)
        elif event.cause >= 0:
            words = self.tr("{who}: species {place} gets %n plant(s) ({cause}).", "", event.amount)
        elif hole:
            words = self.tr("{who}: species {place} eats %n plant(s).", "", event.amount)
        else:
            words = self.tr("{who}: species {place} gets %n plant(s).", "", event.amount)
        return self._fill(words, event, names, cause=self._cause(event))

    def _ate_meat(self, event: Event, names: Names) -> str:
        if event.cause >= 0:
            words = self.tr("{who}: species {place} eats %n meat ({cause}).", "", event.amount)
        else:
            words = self.tr("{who}: species {place} eats %n meat.", "", event.amount)
        return self._fill(words, event, names, cause=self._cause(event))

    def _stored_fat(self, event: Event, names: Names) -> str:
        return self._fill(self.tr("{who}: species {place} stores %n fat.", "", event.amount), event, names)

    def _moved_fat(self, event: Event, names: Names) -> str:
        return self._fill(
            self.tr("{who}: species {place} uses %n stored fat.", "", event.amount), event, names
        )

    def _attacked(self, event: Event, names: Names) -> str:
        attacker = index_of(event.subject) + 1
        ignored = [self._game.table.traits[i].key for i in self._game.table.indices(event.amount)]
        if seat_of(event.target) == event.actor:
            words = self.tr("{who}: species {attacker} attacks its own species {place}.")
        else:
            words = self.tr("{who}: species {attacker} attacks species {place} of {owner}.")
        if ignored:
            if seat_of(event.target) == event.actor:
                words = self.tr(
                    "{who}: species {attacker} attacks its own species {place}, ignoring {ignored}."
                )
            else:
                words = self.tr(
                    "{who}: species {attacker} attacks species {place} of {owner}, ignoring {ignored}."
                )
        return self._fill(words, event, names, attacker=attacker, ignored=self.traits(ignored))

    def _population_lost(self, event: Event, names: Names) -> str:
        if event.cause >= 0:
            words = self.tr("{who}: population of species {place} falls to {amount} ({cause}).")
        else:
            words = self.tr("{who}: population of species {place} falls to {amount}.")
        return self._fill(words, event, names, amount=event.amount, cause=self._cause(event))

    def _went_extinct(self, event: Event, names: Names) -> str:
        return self._fill(self.tr("{who}: species {place} is extinct."), event, names)

    def _starved(self, event: Event, names: Names) -> str:
        words = self.tr("{who}: species {place} starves to population {amount}.")
        return self._fill(words, event, names, amount=event.amount)

    def _bagged(self, event: Event, names: Names) -> str:
        return self._fill(
            self.tr("{who} puts %n food token(s) into the bag.", "", event.amount), event, names
        )

    def _first_player_moved(self, event: Event, names: Names) -> str:
        return self._fill(self.tr("{who} is the first player."), event, names)

    def _game_ended(self, event: Event, names: Names) -> str:
        return self.tr("The game is over.")


def _points(words: str, food: int, population: int, traits: int) -> str:
    total = food + population + traits
    return filled(words, {"total": total, "food": food, "population": population, "traits": traits})


def _signed(number: int) -> str:
    """Return a number with its sign."""
    return f"+{number}" if number >= 0 else f"−{-number}"
