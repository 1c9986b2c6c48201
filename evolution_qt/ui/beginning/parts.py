"""Which things a screen reader finds on the table of The Beginning, and their descriptions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QAccessible

from evolution_qt.core.errors import filled
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import TRAITS, UNKNOWN
from evolution_qt.games.beginning.forecast import turns_to_last_round
from evolution_qt.games.beginning.state import OVER, BeginningState
from evolution_qt.ui.beginning.board import GAP, POPULATION, REPLACE, ROW, TRAIT, BeginningBoard, hunger
from evolution_qt.ui.beginning.discards import DiscardWords, PencilWords
from evolution_qt.ui.beginning.forecast_note import ForecastWords
from evolution_qt.ui.beginning.gestures import BeginningGestures
from evolution_qt.ui.beginning.preview import DuelWords
from evolution_qt.ui.beginning.words import BeginningPhrases, DangerWords, listed_traits, trait_name
from evolution_qt.ui.table.accessible_tree import Descriptions, Key, Parts
from evolution_qt.ui.table.animals import spoken, told
from evolution_qt.ui.table.gesture_targets import HOLE, SPECIES, HandCard, OwnSpecies
from evolution_qt.ui.table.gestures import Spot, Subject
from evolution_qt.ui.table.recap import RecapStep, done_by_others
from evolution_qt.ui.table.view import View
from evolution_qt.ui.table.words import SharedWords

if TYPE_CHECKING:
    from evolution_qt.games.beginning.rules import Beginning

Role = QAccessible.Role
WATERING_HOLE: Final = Key("hole")
DRAW_PILE: Final = Key("draw pile")
PLATE: Final = Key("plate")
"""Where the points of the seat at the screen stand."""
DISCARD_PILE: Final = Key("discard pile")
_GAP: Final = Key("gap")
_HAND: Final = Key("hand")


class BeginningDescriptions(Descriptions):
    """The words for one table, for players who do not see it."""

    tr = staticmethod(partial(QCoreApplication.translate, "BeginningDescriptions"))

    def __init__(self, game: Beginning, phrases: BeginningPhrases) -> None:
        self._game = game
        self._phrases = phrases

    def table(self) -> str:
        """Return what the whole is called."""
        return SharedWords().table()

    def watering_hole(self, view: View[BeginningState]) -> str:
        """Return how much food there is, and what it brings the seat at the screen."""
        words, lines = self._food(view), ForecastWords().lines(view)
        return self.run_on(f"{words}.", *lines) if lines else words

    def _food(self, view: View[BeginningState]) -> str:
        return self.tr("Watering hole: %n token(s)", "", view.state.watering_hole)

    def deck(self, view: View[BeginningState]) -> str:
        """Return how high the deck is, and whether the last round is known."""
        words = self.tr("Deck: %n card(s)", "", len(view.state.draw_pile))
        turns, seats = turns_to_last_round(view.state), len(view.state.players)
        last = self._phrases.end_in_sight(turns, seats)
        return self.run_on(f"{words}.", f"{last}.") if last else words

    def discards(self, view: View[BeginningState]) -> str:
        """Return what lies on the discard pile."""
        pile = view.state.discard_pile
        words = self.tr("Discard pile: %n card(s)", "", len(pile))
        if not pile or pile[-1] <= UNKNOWN:
            return words
        return filled(self.tr("{words}, on top: {card}"), {"words": words, "card": trait_name(pile[-1])})

    def hand(self, view: View[BeginningState]) -> str:
        """Return how many cards the hand at the bottom has."""
        return self.tr("Hand: %n card(s)", "", len(view.state.players[view.bottom].hand))

    def seat(self, view: View[BeginningState], seat: int) -> str:
        """Return who sits there and what lies there."""
        words = self.tr("{who}: %n species", "", len(view.state.players[seat].species))
        return filled(words, {"who": view.names[seat]})

    def seat_details(self, view: View[BeginningState], seat: int) -> str:
        """Return cards, hunger and points of a seat, as far as they may be known."""
        return self.run_on(*self._in_short(view, seat), *self._points(view, seat))

    def _in_short(self, view: View[BeginningState], seat: int) -> list[str]:
        """Return how many cards a seat has in hand, and how much food it still needs."""
        player = view.state.players[seat]
        return [
            self.tr("%n card(s) in hand.", "", len(player.hand)),
            self.tr("Food still needed: %n.", "", hunger(player.species)),
        ]

    def points(self, view: View[BeginningState], seat: int) -> str:
        """Return the points of a seat, as far as they may be known."""
        return self.run_on(*self._points(view, seat))

    def _points(self, view: View[BeginningState], seat: int) -> list[str]:
        """Return the points of a seat, as far as they may be known."""
        score = self._game.known_scores(view.state, view.viewer, openly=view.is_open)[seat]
        if not score.is_whole:
            text = self.tr("Points so far: {points}. Tokens behind the screen are secret until the end.")
            return [filled(text, {"points": score.points})]
        return [
            self.tr("%n token(s) behind the screen.", "", view.state.players[seat].bag),
            filled(self.tr("Points so far: {points}."), {"points": score.points}),
        ]

    def species(self, view: View[BeginningState], seat: int, index: int) -> str:
        """Return a species in one sentence: its traits and its numbers."""
        species = view.state.players[seat].species[index]
        whose = spoken(view.names, seat, index, view.viewer)
        params: dict[str, int | str] = {
            "traits": listed_traits(species.traits) if species.traits else self.tr("no traits"),
            "population": len(species.cards),
            "food": species.food,
        }
        return told(
            self.tr("{species}: {traits}; population {population}, food {food}"), params, species=whose
        )

    def pile(self, view: View[BeginningState], seat: int, index: int) -> str:
        """Return how many cards lie in a pile, and how many chips on them."""
        species = view.state.players[seat].species[index]
        words = self.tr("Population %n", "", len(species.cards))
        return filled(self.tr("{words}, food {food}"), {"words": words, "food": species.food})

    def card(self, view: View[BeginningState], place: int) -> str:
        """Return a card of the own hand."""
        hand = view.state.players[view.bottom].hand
        params: dict[str, int | str] = {"number": place + 1, "count": len(hand)}
        if view.viewer < 0 or hand[place] <= UNKNOWN:
            return filled(self.tr("Card {number} of {count}, face down"), params)
        return filled(self.tr("Card {number} of {count}: {card}"), params | {"card": trait_name(hand[place])})

    # All there is to say, in lines

    def whole_game(self, view: View[BeginningState]) -> tuple[list[str], list[str]]:
        """Return how much food and how many cards there are, then what the food brings, and the discards."""
        return [self._food(view), self.deck(view)], [*ForecastWords().lines(view), self.discards(view)]

    def whole_seat(self, view: View[BeginningState], seat: int) -> tuple[list[str], list[str]]:
        """Return who sits there with cards and hunger, then points and species."""
        count = len(view.state.players[seat].species)
        every = [self.species(view, seat, index) for index in range(count)]
        return [self.seat(view, seat), *self._in_short(view, seat)], [*self._points(view, seat), *every]

    def whole_species(self, view: View[BeginningState], seat: int, index: int) -> list[str]:
        """Return the full description of a species."""
        texts = [self._trait_words(card) for card in view.state.players[seat].species[index].traits]
        return [self.species(view, seat, index), *texts]

    def whole_card(self, view: View[BeginningState], card: HandCard) -> list[str]:
        """Return the full description of a card of the own hand."""
        return [self.card(view, card.place), self.trait_text(card.card)]

    def _trait_words(self, card: int) -> str:
        words = {"trait": trait_name(card), "text": self.trait_text(card)}
        return filled(self.tr("{trait}: {text}"), words)

    def done_by_others(self, view: View[BeginningState], steps: Sequence[RecapStep]) -> list[str]:
        """Return what seats have done by the steps of a recap, in one sentence for each of them."""
        return done_by_others(view, steps, view.names, partial(self._deed, view))

    def _deed(self, view: View[BeginningState], kind: int, count: int, victim: int) -> str:
        """Return in a few words what a seat did so many times."""
        if kind == e.ATTACKED and victim >= 0:
            if view.is_you(victim):
                return self.tr("%n attack(s) on you", "", count)
            return filled(self.tr("%n attack(s) on {victim}", "", count), {"victim": view.names[victim]})
        return {
            e.TRAIT_LAID: lambda: self.tr("%n trait(s) played", "", count),
            e.SPECIES_LAID: lambda: self.tr("%n new species", "", count),
            e.POPULATION_LAID: lambda: self.tr("%n card(s) added to populations", "", count),
            e.ATE_PLANTS: lambda: self.tr("%n plant token(s) eaten", "", count),
            e.ATTACKED: lambda: self.tr("%n attack(s)", "", count),
            e.PASSED: lambda: self.tr("finished feeding early"),
            e.WENT_EXTINCT: lambda: self.tr("%n species extinct", "", count),
            e.CARD_STARVED: lambda: self.tr("%n card(s) starved", "", count),
        }[kind]()

    def gap(self) -> str:
        """Return what the gap at the right end of the own row is for."""
        return self.tr("Gap for a new species")

    def trait_text(self, card: int) -> str:
        """Return what a card does."""
        return QCoreApplication.translate("Trait", TRAITS[card].text) if card > UNKNOWN else ""

    def place(self, view: View[BeginningState], spot: Spot) -> str:
        """Return what a place is called where something could be laid."""
        if spot.sort == GAP:
            return self.gap()
        if spot.sort == HOLE:
            return self.watering_hole(view)
        if spot.sort == ROW:
            return self.tr("your whole row")
        words = {
            POPULATION: self.tr("pile of {animal}"),
            TRAIT: self.tr("place for a trait at {animal}"),
            REPLACE: self.tr("{trait} at {animal}"),
        }.get(spot.sort, "{animal}")
        params = {"trait": trait_name(spot.part)} if spot.sort == REPLACE else {}
        return told(words, params, animal=spoken(view.names, spot.seat, spot.index, view.viewer))

    def not_now(self, view: View[BeginningState], what: str, *, is_its_time: bool = False) -> str:
        """Return the answer to a key for something that cannot be done now."""
        if view.ask and not is_its_time:
            return self._phrases.wait(view.state)
        return super().not_now(view, what, is_its_time=is_its_time)


class BeginningParts(Parts):
    """The seats, species, cards and piles of one table."""

    roles = {
        "seat": Role.List,
        "hand": Role.List,
        "species": Role.ListItem,
        "trait": Role.ListItem,
        "card": Role.ListItem,
    }

    def __init__(
        self, board: BeginningBoard, meanings: BeginningGestures, spoken_words: BeginningDescriptions
    ) -> None:
        self._board = board
        self._meanings = meanings
        self._spoken = spoken_words

    def children(self, view: View[BeginningState], key: Key | None) -> list[Key]:
        """Return what belongs to a thing, in the order in which it is read; None is the table."""
        players = view.state.players
        if key is None:
            seats = [Key("seat", seat) for seat in range(len(players))]
            return [WATERING_HOLE, DRAW_PILE, DISCARD_PILE, *seats, _HAND]
        if key == _HAND:
            return [Key("card", number=at) for at in range(len(self._board.hand))] if view.viewer >= 0 else []
        if key.sort == "seat":
            found = [Key("species", key.seat, index) for index in range(len(players[key.seat].species))]
            if key.seat != view.bottom:
                return found
            return [PLATE, *found, *([_GAP] if self._board.gutters[1].isVisible() else [])]
        if key.sort == "species":
            row = players[key.seat].species
            if key.index >= len(row):  # it has died out, and a screen reader still holds what belonged to it
                return []
            traits = range(len(row[key.index].traits))
            return [
                *(Key("trait", key.seat, key.index, at) for at in traits),
                Key("pile", key.seat, key.index),
            ]
        return []

    def parent(self, view: View[BeginningState] | None, key: Key) -> Key | None:
        """Return what a thing belongs to; None is the table."""
        if key.sort == "card":
            return _HAND
        if key in (_GAP, PLATE) and view is not None:
            return Key("seat", view.bottom)
        if key.sort == "species":
            return Key("seat", key.seat)
        return Key("species", key.seat, key.index) if key.index >= 0 else None

    def name(self, view: View[BeginningState], key: Key) -> str:
        """Return what a thing is called."""
        words = self._spoken
        if key.sort == "card":
            return words.card(view, key.number)
        if key.sort == "seat":
            return words.seat(view, key.seat)
        if key.sort == "species":
            return words.species(view, key.seat, key.index)
        if key.sort == "pile":
            return words.pile(view, key.seat, key.index)
        if key.sort == "trait":
            return trait_name(view.state.players[key.seat].species[key.index].traits[key.number])
        if key == _GAP:
            return words.gap()
        if key == PLATE:
            return words.points(view, view.bottom)
        of = {
            WATERING_HOLE: words.watering_hole,
            DRAW_PILE: words.deck,
            DISCARD_PILE: words.discards,
            _HAND: words.hand,
        }
        return of[key](view)

    def description(self, view: View[BeginningState], key: Key) -> str:
        """Return the further description of a thing."""
        if key.sort == "ribbon":
            return self._board.loss.whole
        if key.sort == "seat":
            return self._spoken.seat_details(view, key.seat)
        if key.sort == "species" and view.state.phase != OVER:
            return self._spoken.run_on(*DangerWords().lines(view, key.seat, key.index))
        if key.sort == "pile":
            return PencilWords().pile(view, key.seat, key.index)
        if key == DISCARD_PILE:
            return self._spoken.run_on(*DiscardWords().lines(view.state))
        if key.sort == "card":
            return self._spoken.trait_text(view.state.players[view.bottom].hand[key.number])
        if key.sort == "trait":
            row = view.state.players[key.seat].species
            return self._spoken.trait_text(row[key.index].traits[key.number])
        return ""

    def rect(self, key: Key) -> QRectF:
        """Return where a thing lies in the scene, as far as it is seen; empty if nothing of it is."""
        board, arrangement = self._board, self._board.arrangement
        assert arrangement is not None
        if key.sort == "card":
            return board.hand[key.number].scene_rect
        if key.sort == "seat":
            place = arrangement.seats[key.seat]
            return place.panel.united(place.header)
        if key.index >= 0:
            tile = board.tile_of(key.seat, key.index)
            if tile is None:
                return QRectF()
            if key.sort == "trait":
                return tile.mapRectToScene(tile.slots[key.number])
            return tile.mapRectToScene(tile.places.pile_zone) if key.sort == "pile" else tile.seen_rect
        return {
            WATERING_HOLE: arrangement.pond,
            DRAW_PILE: arrangement.draw_pile,
            DISCARD_PILE: arrangement.discard_pile,
            _GAP: arrangement.right_gutter,
            PLATE: arrangement.seats[arrangement.bottom].header,
            _HAND: arrangement.hand,
        }[key]

    def of_subject(self, view: View[BeginningState], subject: Subject) -> Key:
        """Return the thing that is moved."""
        if isinstance(subject, HandCard):
            return Key("card", number=subject.place)
        return Key(SPECIES, view.viewer, subject.index) if isinstance(subject, OwnSpecies) else WATERING_HOLE

    def of_spot(self, view: View[BeginningState], spot: Spot) -> Key:
        """Return the thing that a place is, or at which it is."""
        if spot.sort in (HOLE, GAP):
            return WATERING_HOLE if spot.sort == HOLE else _GAP
        if spot.sort == ROW:
            return Key("seat", spot.seat)
        if spot.sort == REPLACE:
            traits = view.state.players[spot.seat].species[spot.index].traits
            return Key("trait", spot.seat, spot.index, traits.index(spot.part))
        return Key("pile" if spot.sort == POPULATION else "species", spot.seat, spot.index)

    def landing(self, view: View[BeginningState], subject: Subject, spot: Spot) -> str:
        """Return what letting a thing land on a place means, and what it would bring."""
        move = self._meanings.meaning(subject, spot)
        if move is None:
            return ""
        found = self._meanings.preview(subject, spot)
        lines = list(found.lines) if found is not None else []
        place = f"{self._spoken.place(view, spot)}."
        if move.target is not None:
            prey = view.state.players[move.target[0]].species[move.target[1]]
            lines[:0] = [place, f"{DuelWords().heading(prey, is_own=move.target[0] == view.viewer)}."]
        then = ForecastWords().with_card(view, move)
        return self._spoken.run_on(*(lines or [place]), *([then] if then else []))
