"""The table of Evolution for a screen reader: which things it finds, what belongs together, and the words.

Each thing that lies there has a whole sentence, for players who do not see the table. Every sentence comes
from a `View`, so from what the seat at the screen may know, and from nothing else. The words do not know
where anything lies.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QObject, QRectF
from PySide6.QtGui import QAccessible

from evolution_qt.core.errors import filled
from evolution_qt.core.text import isolated
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution import threats
from evolution_qt.games.evolution.cards import NO_CARD, UNKNOWN, Card, seat_of
from evolution_qt.games.evolution.state import FOOD, OVER, PLAY, EvolutionState, Species
from evolution_qt.ui.evolution import gestures, preview
from evolution_qt.ui.evolution.board import EvolutionBoard
from evolution_qt.ui.evolution.explaining import Explaining
from evolution_qt.ui.evolution.gestures import OwnTrait
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.kit.writing import typeset
from evolution_qt.ui.table import gesture_targets
from evolution_qt.ui.table.accessible_tree import Descriptions, Key, Parts
from evolution_qt.ui.table.animals import spoken, told
from evolution_qt.ui.table.gesture_targets import HOLE, Chip, HandCard, OwnSpecies
from evolution_qt.ui.table.gestures import Spot, Subject
from evolution_qt.ui.table.recap import RecapStep, done_by_others
from evolution_qt.ui.table.view import View
from evolution_qt.ui.table.words import SharedWords

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution


class EvolutionDescriptions(QObject, Descriptions):
    """The words for one table, in the current language."""

    def __init__(
        self, game: Evolution, phrases: Phrases, explaining: Explaining, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._phrases = phrases
        self._explaining = explaining

    # Sentences

    def listed(self, words: Sequence[str]) -> str:
        """Return several things as one list."""
        return QLocale().createSeparatedList([isolated(one) for one in words])

    # The table

    def table(self) -> str:
        """Return what the whole is called."""
        return SharedWords().table()

    def ribbon(self, phase: str, sentence: str, last_round: str) -> str:
        """Return the words of the ribbon: what is asked, then what round and phase it is."""
        return self.run_on(sentence, phase, last_round)

    def watering_hole(self, view: View[EvolutionState]) -> str:
        """Return what lies in the watering hole, and who needs how much of it."""
        return self.run_on(self._phrases.things.of_watering_hole(view))

    def food_card(self, view: View[EvolutionState], seat: int) -> str:
        """Return which food card a seat has laid, as far as that may be known."""
        card = view.state.food_cards[seat]
        who = view.names[seat]
        if card == UNKNOWN:
            return filled(self.tr("Food card of {who}, face down"), {"who": who})
        words = self.tr("Food card of {who}: {card}")
        return filled(words, {"who": who, "card": self.called(self._game.table.cards[card])})

    def fed_by(self, view: View[EvolutionState]) -> list[int]:
        """Return the seats whose food cards lie at the watering hole."""
        return [seat for seat, card in enumerate(view.state.food_cards) if card != NO_CARD]

    def draw_pile(self, view: View[EvolutionState]) -> str:
        """Return how high the draw pile is, and how long it will last."""
        return self.run_on(self._phrases.things.of_draw_pile(view))

    def discard_pile(self, view: View[EvolutionState]) -> str:
        """Return how high the discard pile is, and what lies on top."""
        pile = view.state.discard_pile
        words = self._phrases.things.discard_pile(len(pile))
        if not pile or pile[-1] == UNKNOWN:
            return words
        top = filled(self.tr("On top: {card}."), {"card": self.called(self._game.table.cards[pile[-1]])})
        return self.run_on(words, top)

    # Seats

    def seat(self, view: View[EvolutionState], seat: int) -> str:
        """Return who sits there, how many species lie there, and what the seat has done."""
        state, who = view.state, view.names[seat]
        words = self.tr("{who}: %n species", "", len(state.players[seat].species))
        lines = [filled(words, {"who": who})]
        if view.bots[seat]:
            lines.append(self.tr("A bot"))
        if state.phase == OVER:
            if seat in self._game.winners(state):
                lines.append(filled(self.tr("{who} has won."), {"who": who}))
        elif state.phase == FOOD and state.food_cards[seat] != NO_CARD:
            lines.append(filled(self.tr("{who} has placed a food card."), {"who": who}))
        elif state.phase == PLAY and state.done >> seat & 1:
            lines.append(filled(self.tr("{who} has ended the turn."), {"who": who}))
        elif state.phase not in (FOOD, PLAY) and state.passed >> seat & 1:
            lines.append(filled(self.tr("{who} has passed."), {"who": who}))
        elif seat == state.to_move:
            lines.append(filled(self.tr("It is {who}’s turn."), {"who": who}))
        return self.run_on(*lines)

    def seat_details(self, view: View[EvolutionState], seat: int) -> str:
        """Return hand, points and hunger of a seat, as far as they may be known."""
        return self.run_on(self._phrases.things.of_seat(view, seat))

    def whole_seat(self, view: View[EvolutionState], seat: int) -> tuple[list[str], list[str]]:
        """Return who sits there with cards and hunger, then the rest, its species too, in lines."""
        things, count = self._phrases.things, len(view.state.players[seat].species)
        short = things.of_seat_in_short(view, seat)
        rest = [line for line in things.of_seat(view, seat).split("\n") if line not in short]
        every = [self.species(view, seat, index) for index in range(count)]
        return [self.seat(view, seat), *short], [*rest, *every]

    def whole_game(self, view: View[EvolutionState]) -> tuple[list[str], list[str]]:
        """Return how much food and how many cards there are, then the rest, in lines."""
        things = self._phrases.things
        food, *more = things.of_watering_hole(view).split("\n")
        food_cards = [self.food_card(view, seat) for seat in self.fed_by(view)]
        rest = [*more, *food_cards, self.draw_pile(view), self.discard_pile(view)]
        return [food, things.draw_pile(len(view.state.draw_pile))], rest

    def whole_species(self, view: View[EvolutionState], seat: int, index: int) -> list[str]:
        """Return the full description of a species, in lines."""
        attackers = self.attackers(view, seat, index)
        return [self.species(view, seat, index), attackers, *self.trait_texts(view, seat, index)]

    def whole_card(self, view: View[EvolutionState], card: HandCard) -> list[str]:
        """Return the full description of a card of the own hand, in lines."""
        return [self.card(view, card.place), self.trait_text(card.card)]

    # Species

    def species(self, view: View[EvolutionState], seat: int, index: int) -> str:
        """Return a species in one sentence: its traits, its numbers, how it stands."""
        species = view.state.players[seat].species[index]
        params: dict[str, int | str] = {
            "traits": self._traits(species),
            "body": species.body,
            "population": species.population,
            "food": species.food,
        }
        whose = spoken(view.names, seat, index, view.viewer)
        if view.state.phase == OVER:
            words = self.tr(
                "{species}: {traits}; body size {body}, population {population}, food {food} of {population}"
            )
            return typeset(told(words, params, species=whose))
        params["risk"] = self.risk(threats.threats_to(view.state, seat)[index].risk)
        words = self.tr(
            "{species}: {traits}; body size {body}, population {population}, "
            "food {food} of {population}; {risk}"
        )
        return typeset(told(words, params, species=whose))

    def risk(self, risk: str) -> str:
        """Return in a few words how a species stands towards the Carnivores of the others."""
        return {
            threats.SAFE: self.tr("safe"),
            threats.BY_NEIGHBOUR: self.tr("protected only by a neighbour"),
            threats.WHILE_FULL: self.tr("protected only while it is full"),
            threats.FOR_CARDS: self.tr("can only be attacked by discarding cards"),
            threats.UNTIL_FULL: self.tr("at risk while it is hungry"),
            threats.AT_RISK: self.tr("at risk"),
        }[risk]

    def attackers(self, view: View[EvolutionState], seat: int, index: int) -> str:
        """Return who could attack a species now; empty if none could."""
        if view.state.phase == OVER:
            return ""
        return self._attacking(view, threats.threats_to(view.state, seat)[index])

    def _attacking(self, view: View[EvolutionState], threat: threats.Threat) -> str:
        lines = self._phrases.things.threat(threat, view.names, view.viewer).split("\n")
        return self.run_on(*lines[1:])

    def who_eats_whom(self, view: View[EvolutionState], found: list[list[threats.Threat]]) -> list[str]:
        """Return how each species of the seat at the bottom stands, and each other that it could attack."""
        lines: list[str] = []
        for apart in range(len(found)):
            seat = (view.bottom + apart) % len(found)
            for index, threat in enumerate(found[seat]):
                if apart and all(seat_of(one.attacker) != view.bottom for one in threat.attacks):
                    continue
                whose = spoken(view.names, seat, index, view.viewer)
                params = {"risk": self.risk(threat.risk)}
                lines.append(typeset(told(self.tr("{species}: {risk}."), params, species=whose)))
                lines.append(self._attacking(view, threat))
        return [line for line in lines if line]

    def threats_hidden(self) -> str:
        """Return the notice that it is no longer shown who can eat whom."""
        return self.tr("Who can eat whom is now hidden.")

    def _traits(self, species: Species) -> str:
        """Return the traits of a species in one list, those that are not known by their number."""
        table = self._game.table
        words: list[str] = []
        for card in species.traits:
            name = self._phrases.trait(table.trait_of[card])
            if species.fat and table.storing >> table.trait_of[card] & 1:
                name = filled(self.tr("{trait} with %n fat", "", species.fat), {"trait": name})
            words.append(name)
        for card in species.hidden:
            if card != UNKNOWN:
                name = self._phrases.trait(table.trait_of[card])
                words.append(filled(self.tr("{trait}, still face down"), {"trait": name}))
        if unknown := sum(card == UNKNOWN for card in species.hidden):
            words.append(self.tr("%n trait(s) face down", "", unknown))
        return self.listed(words) if words else self.tr("no traits")

    def trait(self, card: int, *, is_open: bool) -> str:
        """Return the name of a trait card at a species."""
        if card == UNKNOWN:
            return self.tr("A trait, face down")
        name = self._phrases.trait(self._game.table.trait_of[card])
        return name if is_open else filled(self.tr("{trait}, still face down"), {"trait": name})

    def trait_text(self, card: int) -> str:
        """Return what a card does; empty if it is not known."""
        if card <= UNKNOWN:
            return ""
        return self._phrases.trait_text(self._game.table.traits[self._game.table.trait_of[card]])

    def trait_texts(self, view: View[EvolutionState], seat: int, index: int) -> list[str]:
        """Return what the known traits of a species do, each with its name."""
        species = view.state.players[seat].species[index]
        cards = [card for card in (*species.traits, *species.hidden) if card > UNKNOWN]
        words = self.tr("{trait}: {text}")
        named = [(self._phrases.trait(self._game.table.trait_of[card]), card) for card in cards]
        return [filled(words, {"trait": name, "text": self.trait_text(card)}) for name, card in named]

    def free_slot(self, view: View[EvolutionState]) -> str:
        """Return what the free places on the player's own tile are for."""
        return self._phrases.things.free_slot(self._game.slots[len(view.state.players)])

    def gutter(self, *, left: bool) -> str:
        """Return what the end of the own row is for."""
        return (
            self.tr("Place for a new species on the left")
            if left
            else self.tr("Place for a new species on the right")
        )

    # The hand

    def hand(self, view: View[EvolutionState]) -> str:
        """Return whose hand lies at the bottom, and how many cards are in it; if none, what is in the bag."""
        player, things = view.state.players[view.bottom], self._phrases.things
        words = things.hand(view.names[view.bottom], len(player.hand))
        scores = self._game.known_scores(view.state, view.viewer, openly=view.is_open)
        if player.hand or not scores[view.bottom].is_whole:
            return words
        bag = filled(self.tr("{what}: {count}"), {"what": things.bag(), "count": player.bag})
        return f"{words} {bag}"

    def card(self, view: View[EvolutionState], place: int) -> str:
        """Return a card of the own hand."""
        hand = view.state.players[view.bottom].hand
        params: dict[str, int | str] = {"number": place + 1, "count": len(hand)}
        if view.viewer < 0 or hand[place] == UNKNOWN:
            return filled(self.tr("Card {number} of {count}, face down"), params)
        params["card"] = self.called(self._game.table.cards[hand[place]])
        return filled(self.tr("Card {number} of {count}: {card}"), params)

    def open_card(self, view: View[EvolutionState], seat: int, place: int) -> str:
        """Return a card of a hand that lies open; empty if it is there no more."""
        hand = view.state.players[seat].hand
        if place >= len(hand) or hand[place] == UNKNOWN:
            return ""
        params: dict[str, int | str] = {"number": place + 1, "count": len(hand)}
        params["card"] = self.called(self._game.table.cards[hand[place]])
        return filled(self.tr("Card {number} of {count}: {card}"), params)

    def called(self, card: Card) -> str:
        """Return what a card is called: its trait and its food number."""
        words = self.tr("{trait}, food number {food}")
        return typeset(filled(words, {"trait": self._phrases.named(card.trait), "food": card.food}))

    # What is asked for by a key

    def place(self, view: View[EvolutionState], spot: Spot) -> str:
        """Return what a place is called where something could be laid."""
        if spot.sort == HOLE:
            return self.tr("Watering hole")
        if spot.sort == gestures.DISCARDS:
            return self.tr("Discard pile")
        if spot.sort in (gestures.LEFT_GUTTER, gestures.RIGHT_GUTTER):
            return self.gutter(left=spot.sort == gestures.LEFT_GUTTER)
        words = {
            gestures.BODY: self.tr("Body size of {species}"),
            gestures.POPULATION: self.tr("Population of {species}"),
            gestures.REPLACE: self.tr("{trait} of {species}"),
        }.get(spot.sort, "{species}")
        params = {"trait": self._phrases.trait(spot.part)} if spot.sort == gestures.REPLACE else {}
        return typeset(told(words, params, species=spoken(view.names, spot.seat, spot.index, view.viewer)))

    def not_now(self, view: View[EvolutionState], what: str, *, is_its_time: bool = False) -> str:
        """Return the answer to a key for something that cannot be done now: what it is, and what can."""
        state = view.state
        words = super().not_now(view, what)
        if state.phase != OVER and not view.ask and state.to_move != view.viewer and state.to_move >= 0:
            turn = filled(self.tr("It is {who}’s turn."), {"who": view.names[state.to_move]})
            return self.run_on(words, turn)
        if is_its_time:
            return self.run_on(words, self.tr("You have nothing for this."))
        return self.run_on(words, self._phrases.questions.what_now(state.phase))

    def done_by_others(self, view: View[EvolutionState], steps: Sequence[RecapStep]) -> list[str]:
        """Return what seats have done by the steps of a recap, in one sentence for each of them."""
        return [typeset(line) for line in done_by_others(view, steps, view.names, partial(self._deed, view))]

    def _deed(self, view: View[EvolutionState], kind: int, count: int, victim: int) -> str:
        """Return in a few words what a seat did so many times."""
        if kind == e.ATTACKED and victim >= 0:
            if view.is_you(victim):
                return self.tr("%n attack(s) on you", "", count)
            return filled(self.tr("%n attack(s) on {victim}", "", count), {"victim": view.names[victim]})
        return {
            e.FOOD_CARD_LAID: lambda: self.tr("a food card placed"),
            e.TRAIT_LAID: lambda: self.tr("%n trait(s) played", "", count),
            e.SPECIES_FOUNDED: lambda: self.tr("%n new species", "", count),
            e.BODY_GREW: lambda: self.tr("body size +%n", "", count),
            e.POPULATION_GREW: lambda: self.tr("population +%n", "", count),
            e.ATE_PLANTS: lambda: self.tr("%n plant(s) eaten", "", count),
            e.STORED_FAT: lambda: self.tr("%n fat stored", "", count),
            e.ATTACKED: lambda: self.tr("%n attack(s)", "", count),
            e.PASSED: lambda: self.tr("passed"),
            e.WENT_EXTINCT: lambda: self.tr("%n species extinct", "", count),
            e.STARVED: lambda: self.tr("%n species went hungry", "", count),
        }[kind]()

    # Moves

    def landing(self, view: View[EvolutionState], subject: gestures.Subject, spot: Spot) -> str:
        """Return what letting a thing land on a place means, and what it would bring."""
        move = gestures.meaning(self._game, view.viewer, subject, spot)
        if move is None:
            return ""
        steps = gestures.matching(view.offer, self._game, view.viewer, subject, spot)
        lines = preview.preview(self._game, self._phrases, view, move, steps).lines if steps else ()
        return self.run_on(self._explaining.move(move, view.names, view.viewer), *lines)


Role = QAccessible.Role
HOLE_KEY: Final = Key("hole")
DRAW_PILE: Final = Key("draw pile")
DISCARD_PILE: Final = Key("discard pile")
LEFT_GUTTER: Final = Key("left gutter")
RIGHT_GUTTER: Final = Key("right gutter")
HAND: Final = Key("hand")

_OF_TRACKS: Final = {gestures.BODY: "body", gestures.POPULATION: "population", gestures.TRAIT: "slot"}
_OF_SPOTS: Final = {
    gesture_targets.HOLE: HOLE_KEY,
    gestures.DISCARDS: DISCARD_PILE,
    gestures.LEFT_GUTTER: LEFT_GUTTER,
    gestures.RIGHT_GUTTER: RIGHT_GUTTER,
}


class EvolutionParts(Parts):
    """The seats, species, cards and piles of one table."""

    roles = {
        "seat": Role.List,
        "hand": Role.List,
        "open hand": Role.List,
        "open card": Role.ListItem,
        "species": Role.ListItem,
        "trait": Role.ListItem,
        "card": Role.ListItem,
    }

    def __init__(self, board: EvolutionBoard, phrases: Phrases, spoken: EvolutionDescriptions) -> None:
        self._board = board
        self._phrases = phrases
        self._spoken = spoken

    def children(self, view: View[EvolutionState], key: Key | None) -> list[Key]:
        """Return what belongs to a thing, in the order in which it is read; None is the table."""
        if key is None:
            count = len(view.state.players)
            fed = [Key("food card", seat) for seat in self._spoken.fed_by(view)]
            seats = [Key("seat", (view.bottom + apart) % count) for apart in range(count)]
            return [HOLE_KEY, *fed, DRAW_PILE, DISCARD_PILE, *seats, HAND]
        if key.sort == "seat":
            return self._of_seat(view, key.seat)
        if key.sort == "species":
            return self._of_species(view, key.seat, key.index)
        if key.sort == "open hand":
            faces = self._board.open_hands[key.seat].faces
            return [Key("open card", key.seat, number=at) for at in range(len(faces))]
        if key == HAND and view.viewer >= 0:
            return [Key("card", number=at) for at in range(len(self._board.hand))]
        return []

    def _of_seat(self, view: View[EvolutionState], seat: int) -> list[Key]:
        found = [Key("species", seat, index) for index in range(len(view.state.players[seat].species))]
        if seat == view.bottom and self._board.gutters[0].isVisible():
            return [LEFT_GUTTER, *found, RIGHT_GUTTER]
        if self._board.open_hands[seat].faces:
            found.append(Key("open hand", seat))
        return found

    def _of_species(self, view: View[EvolutionState], seat: int, index: int) -> list[Key]:
        row = view.state.players[seat].species
        if index >= len(row):  # it has died out, and a screen reader still holds what belonged to it
            return []
        species = row[index]
        count = len(species.traits) + len(species.hidden)
        found = [Key("trait", seat, index, number) for number in range(count)]
        if view.ask and seat == view.viewer and view.state.phase == PLAY:
            found.append(Key("slot", seat, index))
        return found + [Key(sort, seat, index) for sort in ("body", "population", "food")]

    def parent(self, view: View[EvolutionState] | None, key: Key) -> Key | None:
        """Return what a thing belongs to; None is the table."""
        if key.sort == "card":
            return HAND
        if key in (LEFT_GUTTER, RIGHT_GUTTER) and view is not None:
            return Key("seat", view.bottom)
        if key.sort == "open card":
            return Key("open hand", key.seat)
        if key.sort in ("species", "open hand"):
            return Key("seat", key.seat)
        return Key("species", key.seat, key.index) if key.index >= 0 else None

    def name(self, view: View[EvolutionState], key: Key) -> str:
        """Return what a thing is called."""
        spoken = self._spoken
        plain = {
            HOLE_KEY: lambda: spoken.watering_hole(view),
            DRAW_PILE: lambda: spoken.draw_pile(view),
            DISCARD_PILE: lambda: spoken.discard_pile(view),
            LEFT_GUTTER: lambda: spoken.gutter(left=True),
            RIGHT_GUTTER: lambda: spoken.gutter(left=False),
            HAND: lambda: spoken.hand(view),
        }
        if key in plain:
            return plain[key]()
        if key.sort == "food card":
            return spoken.food_card(view, key.seat)
        if key.sort == "seat":
            return spoken.seat(view, key.seat)
        if key.sort == "card":
            return spoken.card(view, key.number)
        if key.sort == "open hand":
            hand = view.state.players[key.seat].hand
            return self._phrases.things.hand(view.names[key.seat], len(hand))
        if key.sort == "open card":
            return spoken.open_card(view, key.seat, key.number)
        return self._name_at_species(view, key)

    def payment(self, view: View[EvolutionState], number: int) -> str:
        """Return what a card of the own hand is called."""
        return self._spoken.card(view, number)

    def _name_at_species(self, view: View[EvolutionState], key: Key) -> str:
        spoken, phrases = self._spoken, self._phrases
        species = view.state.players[key.seat].species[key.index]
        if key.sort == "trait":
            is_open = key.number < len(species.traits)
            return spoken.trait(self._trait(view, key), is_open=is_open)
        tile = self._board.tile_of(key.seat, key.index)
        chips = () if tile is None else tile.look.chips
        return {
            "species": lambda: spoken.species(view, key.seat, key.index),
            "slot": lambda: spoken.free_slot(view),
            "body": lambda: phrases.things.body(species.body),
            "population": lambda: phrases.things.population(species.population),
            "food": lambda: phrases.things.food(species.food, species.population, chips),
        }[key.sort]()

    def description(self, view: View[EvolutionState], key: Key) -> str:
        """Return the further description of a thing."""
        spoken = self._spoken
        if key.sort == "ribbon":
            return self._board.loss.whole
        if key == HAND and self._board.empty_hand.isVisible():
            return spoken.run_on(*self._board.empty_hand.lines)
        if key.sort == "seat":
            return spoken.seat_details(view, key.seat)
        if key.sort == "species":
            return spoken.attackers(view, key.seat, key.index)
        if key.sort == "trait":
            return spoken.trait_text(self._trait(view, key))
        if key.sort == "open card":
            return spoken.trait_text(self._held(view, key))
        if key.sort in ("card", "payment") and view.viewer >= 0:
            return spoken.trait_text(view.state.players[view.viewer].hand[key.number])
        return ""

    def _held(self, view: View[EvolutionState], key: Key) -> int:
        hand = view.state.players[key.seat].hand
        return hand[key.number] if key.number < len(hand) else UNKNOWN

    def _trait(self, view: View[EvolutionState], key: Key) -> int:
        species = view.state.players[key.seat].species[key.index]
        return (*species.traits, *species.hidden)[key.number]

    def rect(self, key: Key) -> QRectF:
        """Return where a thing lies in the scene, as far as it is seen; empty if nothing of it is."""
        board, arrangement = self._board, self._board.arrangement
        assert arrangement is not None
        if key.sort == "card":
            return board.hand[key.number].scene_rect
        if key.sort == "food card":
            return board.food_card(key.seat)
        if key.sort == "open hand":
            return arrangement.seats[key.seat].hand
        if key.sort == "open card":
            return board.open_hands[key.seat].card_rect(key.number)
        if key.sort == "seat":
            place = arrangement.seats[key.seat]
            return place.panel.united(place.header)
        if key.index >= 0:
            return self._rect_at_species(key)
        return {
            HOLE_KEY: arrangement.pond,
            DRAW_PILE: arrangement.draw_pile,
            DISCARD_PILE: arrangement.discard_pile,
            LEFT_GUTTER: arrangement.left_gutter,
            RIGHT_GUTTER: arrangement.right_gutter,
            HAND: arrangement.hand,
        }[key]

    def _rect_at_species(self, key: Key) -> QRectF:
        tile = self._board.tile_of(key.seat, key.index)
        if tile is None:
            return QRectF()
        places = tile.places
        inside = {
            "species": QRectF(0, 0, tile.seen, tile.rect.height()),
            "slot": places.trait_zone,
            "body": places.body_zone,
            "population": places.population_zone,
            "food": places.food_row,
        }.get(key.sort)
        if inside is None:
            inside = places.slots[key.number] if key.number < len(places.slots) else QRectF()
        return tile.mapRectToScene(inside)

    def of_subject(self, view: View[EvolutionState], subject: Subject) -> Key:
        """Return the thing that is moved."""
        if isinstance(subject, HandCard):
            return Key("card", number=subject.place)
        if isinstance(subject, OwnSpecies):
            return Key("species", view.viewer, subject.index)
        if isinstance(subject, OwnTrait):
            return self.of_spot(view, Spot(gestures.REPLACE, view.viewer, subject.index, subject.trait))
        return HOLE_KEY

    def of_spot(self, view: View[EvolutionState], spot: Spot) -> Key:
        """Return the thing that a place is, or at which it is."""
        if spot.sort in _OF_SPOTS:
            return _OF_SPOTS[spot.sort]
        if spot.sort == gestures.REPLACE:
            species = view.state.players[spot.seat].species[spot.index]
            of = view.state.table.trait_of
            cards = (*species.traits, *species.hidden)
            at = next((at for at, card in enumerate(cards) if card != UNKNOWN and of[card] == spot.part), 0)
            return Key("trait", spot.seat, spot.index, at)
        return Key(_OF_TRACKS.get(spot.sort, "species"), spot.seat, spot.index)

    def landing(self, view: View[EvolutionState], subject: Subject, spot: Spot) -> str:
        """Return what letting a thing land on a place means, and what it would bring."""
        assert isinstance(subject, Chip | HandCard | OwnSpecies | OwnTrait)
        return self._spoken.landing(view, subject, spot)
