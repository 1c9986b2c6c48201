"""Everything that lies on the table: draws a position from nothing, and knows where everything is.

Reads a position and writes items; decides nothing about moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.core.action import unpack
from evolution_qt.games.evolution.cards import NO_CARD, UNKNOWN
from evolution_qt.games.evolution.state import (
    EFFECTS,
    FEEDING,
    FOOD,
    OVER,
    PLAY,
    WINDOW,
    EvolutionState,
    Species,
)
from evolution_qt.ui.evolution import gestures, reveal, tiles
from evolution_qt.ui.evolution.empty_hand import EmptyHandItem, EmptyHandLook
from evolution_qt.ui.evolution.event_kinds import EvolutionAnimals, loss_words
from evolution_qt.ui.evolution.gestures import OwnTrait
from evolution_qt.ui.evolution.thing_words import player_hunger
from evolution_qt.ui.evolution.thumbnails import of_event
from evolution_qt.ui.evolution.tiles import TileItem
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.kit import palette, pictures, zvalues
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.items import CardItem, Face, Item, ItemPool, Style
from evolution_qt.ui.kit.pictures import CardFace, card_back
from evolution_qt.ui.table import animals
from evolution_qt.ui.table.animals import SpeciesAnimals, animals_of
from evolution_qt.ui.table.arrangement import NAME_BESIDE_HAND, Arrangement, RowPlace
from evolution_qt.ui.table.gesture_targets import HOLE, SPECIES, Chip, HandCard, OwnSpecies
from evolution_qt.ui.table.gestures import Spot, Subject
from evolution_qt.ui.table.ribbon import RibbonLook
from evolution_qt.ui.table.seats import SeatLook
from evolution_qt.ui.table.species_board import SpeciesBoard
from evolution_qt.ui.table.species_tile import Laid
from evolution_qt.ui.table.view import View

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution


_SIGN_OF = {FOOD: 1, PLAY: 2, EFFECTS: 3, WINDOW: 3, FEEDING: 3}
"""Which of the phases' signs on the ribbon is lit, if no cards are drawn: then it is the first one."""
_HOURS: Final = {FOOD: "morning", PLAY: "day"}
"""The light of each phase; in all others it is late in the day."""
_WHOLE = (SPECIES, HOLE, gestures.LEFT_GUTTER, gestures.RIGHT_GUTTER)
"""Which places are marked as a whole."""


class EvolutionBoard(SpeciesBoard[TileItem]):
    """The items of one table."""

    has_shore = True

    def __init__(self, scene: QGraphicsScene, drag: Drag, game: Evolution, phrases: Phrases) -> None:
        super().__init__(scene, drag, partial(of_event, game))
        self._game = game
        self._phrases = phrases
        self._faces: dict[int, CardFace] = {}
        self.view: View[EvolutionState] | None = None
        self.is_drawing = False
        """Whether it is shown how a round begins, with cards that are drawn before its first phase."""
        self._loss_words = loss_words(game.table)
        self.empty_hand = EmptyHandItem(drag)
        scene.addItem(self.empty_hand)
        self.food_cards = ItemPool(lambda: self.added(CardItem(drag, card_back)))
        """The cards that lie beside the watering hole until they are turned up."""

    def single(self) -> list[Item]:
        """Return what there is one of."""
        return [*super().single(), self.empty_hand]

    def pooled(self) -> list[ItemPool[Item]]:
        """Return the food cards."""
        return [self.food_cards]

    def forget_words(self) -> None:
        """Forget everything that was translated."""
        self._faces.clear()

    # Drawing

    def show(self, view: View[EvolutionState], size: QSizeF, style: Style) -> None:
        """Draw a position in a window of a size."""
        state = view.state
        arrangement = self.arranged(state, view.bottom, size)
        self.begin(view, arrangement, style)
        for seat in range(len(state.players)):
            self._show_seat(view, arrangement, seat)
            self._show_row(view, arrangement, seat)
        self._show_centre(view, arrangement)
        self.show_hand(view, arrangement)
        self._show_empty_hand(view, arrangement)
        self.show_ribbon(view, arrangement)

    def new_tile(self, seat: int) -> TileItem:
        """Return a tile for a species of a seat."""
        return TileItem(self._drag, seat)

    def _show_seat(self, view: View[EvolutionState], arrangement: Arrangement, seat: int) -> None:
        state = view.state
        player = state.players[seat]
        place = arrangement.seats[seat]
        item = self.seats[seat]
        item.place(place.panel)
        own = seat == view.bottom
        is_over = state.phase == OVER
        score = self._game.known_scores(state, view.viewer, openly=view.is_open)[seat]
        points = str(score.points) if score.is_whole else f"{score.points}+?"
        passed = bool((state.passed if state.phase not in (FOOD, PLAY) else state.done) >> seat & 1)
        if state.phase == FOOD:
            passed = state.food_cards[seat] != NO_CARD
        look = SeatLook(
            name=view.names[seat],
            hand=len(player.hand),
            points=points,
            parts=score.as_sum,
            hungry=0 if is_over else player_hunger(player),
            is_first=seat == state.first_player,
            is_asked=seat == state.to_move,
            has_passed=passed,
            is_winner=is_over and seat in self._game.winners(state),
            name_share=NAME_BESIDE_HAND if place.hand.intersects(place.header) else 1.0,
            words=self._phrases.things.counters(points, len(player.hand)) if own else (),
        )
        item.show_seat(look, place.header, place.row.bounds(len(view.state.players[seat].species)))
        item.setZValue(zvalues.PANEL + (1.0 if own else 0.0))
        self.show_open_hand(seat, place.hand, player.hand)

    def _show_row(self, view: View[EvolutionState], arrangement: Arrangement, seat: int) -> None:
        row = arrangement.seats[seat].row
        species = view.state.players[seat].species
        for index, tile in enumerate(self.take_tiles(seat, len(species))):
            tile.place(row.place(index))
            self._show_tile(view, tile, row, seat, index, species[index])
        self.level_words(seat)

    def _show_tile(
        self,
        view: View[EvolutionState],
        tile: TileItem,
        row: RowPlace,
        seat: int,
        index: int,
        species: Species,
    ) -> None:
        table = view.state.table
        own = seat == view.viewer
        effects = gestures.effect_subjects(view.offer) if own and view.state.phase == EFFECTS else set()
        laid: list[Laid] = []
        for card in (*species.traits, *species.hidden):
            is_open = card in species.traits
            if card == UNKNOWN:
                laid.append(Laid(None, pictures.HIDDEN))
                continue
            trait = table.trait_of[card]
            glows = (index, trait) in effects
            movable = own and (glows or (view.ask and self._game.free_discard and view.state.phase == PLAY))
            laid.append(
                Laid(
                    face=self.face(card),
                    state=pictures.OPEN if is_open else pictures.OWN,
                    fat=species.fat if is_open and table.storing >> trait & 1 else 0,
                    glows=glows,
                    subject=OwnTrait(index, trait) if movable else None,
                )
            )
        carnivore = bool(species.mask & table.hunting)
        cast = animals_of(view.names)
        animal = cast.of(seat, index)
        unknown = "meat" if carnivore else "either" if _may_eat_meat(view.state, seat, index) else "plant"
        look = tiles.Look(
            animal.drawing,
            animals.name(animal),
            species.body,
            species.population,
            species.food,
            carnivore,
            cast.eaten(seat, index, species.food, unknown),
            self._game.slots[len(view.state.players)],
            self.light,
            animal.habitat,
        )
        subject = OwnSpecies(index) if own else None
        seen = row.seen(index, len(view.state.players[seat].species))
        tile.show_species(index, row.form, look, tuple(laid), subject, seen)

    def _show_centre(self, view: View[EvolutionState], arrangement: Arrangement) -> None:
        state = view.state
        self.pond.place(arrangement.pond)
        self.pond.show_chips(state.watering_hole, Chip() if view.viewer >= 0 else None)
        self.chip_count.place(self.pond.number_rect)
        self.chip_count.show_count(state.watering_hole)
        self.chip_count.show()
        self.draw_pile.place(arrangement.draw_pile)
        self.draw_pile.show_pile(len(state.draw_pile), str(len(state.draw_pile)))
        top = self.face(state.discard_pile[-1]) if state.discard_pile else None
        self.discard_pile.place(arrangement.discard_pile)
        count = len(state.discard_pile)
        self.discard_pile.show_pile(count, str(count), top, is_open=True)
        cards = self.take(self.food_cards, len(state.players))
        for seat, item in enumerate(cards):
            card = state.food_cards[seat]
            item.place(self.food_card(seat))
            item.setVisible(card != NO_CARD)
            if card != NO_CARD:
                edge, mark = palette.seat(seat), palette.shape(seat)
                cast(CardItem, item).show_card(None, edge=edge, mark=mark, peek=self.face(card))

    def _show_empty_hand(self, view: View[EvolutionState], arrangement: Arrangement) -> None:
        self.empty_hand.place(arrangement.hand)
        score = self._game.known_scores(view.state, view.viewer, openly=view.is_open)[view.bottom]
        is_shown = score.is_whole and not view.state.players[view.bottom].hand
        self.empty_hand.setVisible(is_shown)
        if is_shown:
            self.empty_hand.show_look(self._empty_hand(view))

    def _empty_hand(self, view: View[EvolutionState]) -> EmptyHandLook:
        """Return the words in the place of a hand without cards, of which the viewer knows the bag."""
        state, words = view.state, self._phrases.things
        player = state.players[view.bottom]
        eaten = sum(species.food + species.fat for species in player.species)
        traits = self._acting(state, view.bottom)
        return EmptyHandLook(
            food=player.bag,
            title=words.bag(),
            below=words.bag_worth(eaten),
            heading=words.traits_now(state.phase),
            traits=tuple(face for card in traits if (face := self.face(card)) is not None),
        )

    def _acting(self, state: EvolutionState, seat: int) -> list[int]:
        """Return a card of each trait of a seat that acts now: at the reveal, or while species feed.

        Traits that need cards of the hand do nothing without any.
        """
        table = state.table
        found: dict[int, int] = {}
        for species in state.players[seat].species if state.phase != OVER else ():
            for card in species.traits:
                trait = table.trait_of[card]
                is_revealed = bool(table.on_reveal >> trait & 1)
                is_fed = not is_revealed or bool(table.storing >> trait & 1)
                if is_fed if state.phase in (WINDOW, FEEDING) else is_revealed:
                    found.setdefault(trait, card)
        return [card for trait, card in sorted(found.items()) if not table.traits[trait].pays]

    def show_ribbon(self, view: View[EvolutionState], arrangement: Arrangement) -> None:
        """Show what is asked or done, what was lost, and what can be ended."""
        state = view.state
        unit = arrangement.unit
        self.ribbon.place(arrangement.ribbon)
        phrases = self._phrases
        phase = phrases.drawing() if self.is_drawing else phrases.phase(state.phase)
        aside, in_short = ("", "") if state.phase == OVER else self.ways_on(view)
        look = RibbonLook(
            phase=phrases.questions.heading(state, phase, self.sign),
            sentence=self.sentence(lambda: phrases.questions.asked(view)),
            last_round="" if self.is_taught else phrases.last_round(state),
            is_own=view.ask,
            phases=phrases.questions.phases(),
            now=0 if self.is_drawing else _SIGN_OF.get(state.phase, -1),
            aside=aside,
            aside_in_short=in_short,
            has_company=bool(self.losses) or self.recalls,
        )
        self._show_second_button(view)
        room = QRectF(arrangement.sentence)
        has_button = state.phase not in (FOOD, EFFECTS, OVER)
        may = view.ask and bool(gestures.ending(view.offer))
        if view.ask and not (has_button and may):  # who thinks has a place there while no player is asked
            room.setRight(arrangement.ribbon.right() - 8 * unit)
        if self.attack_choices:
            room.setRight(self.second_place().left() - 8 * unit)
        elif self.second_button.isVisible():
            room.setRight(self.second_button.scene_rect.left() - 8 * unit)
        self.show_on_ribbon(look, room, self._loss_words.ways(self.losses, view.names))
        self.recap.setVisible(self.recalls)
        self.button.place(arrangement.button.adjusted(2 * unit, 3 * unit, -3 * unit, -3 * unit))
        kept = len(state.players[view.bottom].hand) if view.ask else 0
        self.button.setVisible(has_button and may)
        self.button.show_words(
            phrases.questions.done_button(state, kept), enabled=may, primary=not kept or state.phase != PLAY
        )
        self.show_attack_buttons()
        playing = state.phase == PLAY and view.ask and bool(state.players[view.bottom].hand)
        for item, rect in zip(self.gutters, (arrangement.left_gutter, arrangement.right_gutter), strict=True):
            item.place(rect)
            item.setVisible(playing)

    @property
    def is_resting(self) -> bool:
        """Return whether the seat that is asked needs nothing of what it may do in its turn."""
        return self.view is not None and self.view.ask and self._game.resting(self.view.state) is not None

    def is_only_button_left(self) -> bool:
        """Return whether the seat at the screen can do nothing more but end the turn or pass."""
        view = self.view
        if view is None or not view.ask or not self.button.isVisible():
            return False
        return bool(gestures.ending(view.offer)) and all(
            unpack(action).verb in gestures.ENDINGS for action in view.offer.legal
        )

    def _show_second_button(self, view: View[EvolutionState]) -> None:
        words = self._phrases.questions.pass_for_round()
        self.second_button.place(self.second_place())
        is_declining = self._game.declining(view.state) is not None
        self.second_button.setVisible(view.ask and (is_declining or self.is_resting))
        self.second_button.show_words(words, enabled=True, primary=False)

    def face(self, card: int) -> CardFace | None:
        """Return what a card shows; None for an unknown one."""
        if card <= UNKNOWN:
            return None
        if card not in self._faces:
            trait = self._game.table.traits[self._game.table.trait_of[card]]
            self._faces[card] = CardFace(
                trait.key,
                self._phrases.trait_name(trait),
                self._phrases.trait_text(trait),
                trait.family,
                self._game.table.cards[card].food,
            )
        return self._faces[card]

    # Where things are

    def rect_of(self, spot: Spot) -> QRectF:
        """Return where something can land; empty if there is no such place."""
        arrangement = self.arrangement
        assert arrangement is not None
        if spot.sort == HOLE:
            return arrangement.pond
        if spot.sort == gestures.DISCARDS:
            return arrangement.discard_pile
        if spot.sort == gestures.LEFT_GUTTER:
            return arrangement.left_gutter
        if spot.sort == gestures.RIGHT_GUTTER:
            return arrangement.right_gutter
        tile = self.tile_of(spot.seat, spot.index)
        if tile is None:
            return QRectF()
        return tile.mapRectToScene(self._part(tile, spot))

    def aimed_part(self, subject: Subject, spot: Spot) -> QRectF:
        """Return the number that a card would raise; of anything else all of it."""
        tile = self.tile_of(spot.seat, spot.index)
        if tile is None or spot.sort not in (gestures.BODY, gestures.POPULATION):
            return self.rect_of(spot)
        places, look = tile.places, tile.look
        if spot.sort == gestures.BODY:
            return tile.mapRectToScene(places.body_marker(look.body))
        return tile.mapRectToScene(places.population_marker(look.population))

    def _part(self, tile: TileItem, spot: Spot) -> QRectF:
        places = tile.places
        if spot.sort == gestures.TRAIT:
            return places.trait_zone
        if spot.sort == gestures.BODY:
            return places.body_zone
        if spot.sort == gestures.POPULATION:
            return places.population_zone
        if spot.sort == gestures.REPLACE:
            for number, laid in enumerate(tile.traits):
                if laid.face is not None and laid.face.trait == self._game.table.traits[spot.part].key:
                    return places.slots[number]
        return QRectF(0, 0, tile.seen, tile.rect.height())

    def food_card(self, seat: int) -> QRectF:
        """Return where the food card of a seat lies, on the shore of the watering hole."""
        assert self.arrangement is not None
        return self.arrangement.shore[self._around(seat)]

    def _around(self, seat: int) -> int:
        assert self.arrangement is not None
        return (seat - self.arrangement.bottom - 1) % len(self.seats)

    def hide_food_cards(self) -> None:
        """Let the food cards be seen no longer, because they are turned up just there."""
        for item in self.food_cards.items:
            item.hide()

    def count_food(self, before: int, foods: Sequence[int]) -> None:
        """Let the watering hole and the ribbon count while the food cards are turned up."""
        self.pond.show_chips(max(before + sum(foods), 0), self.pond.subject)
        self.chip_count.hide()
        self.tell(reveal.account(before, foods))

    # What the table asks for

    def hour(self, state: EvolutionState) -> tuple[str, bool]:
        """Return the light of a phase, and whether the last round is played."""
        return _HOURS.get(state.phase, "golden"), state.phase == OVER or state.final_round == state.round

    def own_pieces(self, state: EvolutionState) -> SpeciesAnimals:
        """Return which animals the species of a position are, by their places."""
        return EvolutionAnimals.alone([len(player.species) for player in state.players])

    def moment(self, view: View[EvolutionState]) -> tuple[object, ...]:
        """Return round and phase."""
        return view.state.round, view.state.phase

    def home(self, subject: Subject) -> QRectF:
        """Return where a thing lies; empty if that cannot be seen."""
        if isinstance(subject, HandCard):
            return self.fan.seen_rect(subject.place)
        return self.rect_of(self._home_spot(subject))

    def _home_spot(self, subject: Subject) -> Spot:
        """Return the place at which a thing lies that is no card of the hand."""
        assert self.view is not None
        seat = self.view.viewer
        if isinstance(subject, OwnSpecies):
            return Spot(SPECIES, seat, subject.index)
        if isinstance(subject, OwnTrait):
            return Spot(gestures.REPLACE, seat, subject.index, subject.trait)
        return Spot(HOLE)

    def mark_of(self, spot: Spot, rect: QRectF) -> tuple[QRectF, float]:
        """Return the outline of a mark around a place, and the radius of its corners."""
        unit = self.style.unit
        if spot.sort not in _WHOLE:
            return super().mark_of(spot, rect)
        is_hole = spot.sort == HOLE
        radius = min(rect.width(), rect.height()) * 0.45 if is_hole else 10 * unit
        return rect.adjusted(-unit, -unit, unit, unit), radius

    def stress(self, subject: Subject | None, legal: Sequence[Spot], *, is_loud: bool) -> None:
        """Dim the species that are no target; that of a trait which is moved stays bright."""
        own = OwnSpecies(subject.index) if isinstance(subject, OwnTrait) else subject
        super().stress(own, legal, is_loud=is_loud)

    def aim(self, subject: Subject | None, spot: Spot | None) -> None:
        """Let the marker of a track stand where a card would move it."""
        if spot is not None:
            self.fan.shrink()
        aimed = None
        if (
            isinstance(subject, HandCard)
            and spot is not None
            and spot.sort in (gestures.BODY, gestures.POPULATION)
        ):
            aimed = self.tile_of(spot.seat, spot.index)
        for seat in range(len(self._tiles)):
            for tile in self.tiles(seat):
                tile.show_growth(spot.sort if tile is aimed and spot is not None else "")

    # Cards to read

    def face_at(self, piece: object, at: QPointF) -> tuple[Face, QRectF] | None:
        """Return the card at a place of a piece, and where the piece lies; None if there is no card."""
        if isinstance(piece, EmptyHandItem) and (number := piece.trait_at(at)) >= 0:
            return piece.look.traits[number], piece.trait_rect(number)
        return super().face_at(piece, at)

    def face_of(self, subject: Subject) -> Face | None:
        """Return the card that a thing is, None if it is none."""
        return self.face(subject.card) if isinstance(subject, HandCard) else None


def _may_eat_meat(state: EvolutionState, seat: int, index: int) -> bool:
    """Return whether meat may come to a plant eater: by itself, or through neighbours that pass food on."""
    table = state.table
    row = state.players[seat].species
    if row[index].mask & table.on_prey_lost:
        return True
    while index and row[index - 1].mask & table.on_passing:
        index -= 1
        if row[index].mask & (table.hunting | table.on_prey_lost):
            return True
    return False
