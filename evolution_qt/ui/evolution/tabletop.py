"""Everything that lies on the table: draws a position from nothing, and knows where everything is.

Reads a position and writes items; decides nothing about moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.core.action import unpack
from evolution_qt.core.game import Observation
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
from evolution_qt.ui.evolution import animals, faces, gestures, plates, reveal, tiles
from evolution_qt.ui.evolution.arrangement import NAME_BESIDE_HAND, Arrangement, RowPlace, arrange
from evolution_qt.ui.evolution.cast import Cast, alone, cast_of
from evolution_qt.ui.evolution.empty_hand import SECRET, EmptyHandItem, EmptyHandLook
from evolution_qt.ui.evolution.gestures import Chip, HandCard, OwnSpecies, OwnTrait
from evolution_qt.ui.evolution.hand_fan import HandFan
from evolution_qt.ui.evolution.hands import HandRow
from evolution_qt.ui.evolution.losses import LossItem, LossWords, LostSpecies
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.evolution.pictures import CardFace, card_back, token
from evolution_qt.ui.evolution.pieces import ChipCountItem, GutterItem, Laid, PondItem, TileItem
from evolution_qt.ui.evolution.seats import SeatItem, SeatLook
from evolution_qt.ui.evolution.thing_words import player_hunger
from evolution_qt.ui.evolution.thumbnails import of_event
from evolution_qt.ui.kit import palette, zvalues
from evolution_qt.ui.kit.drag import Drag
from evolution_qt.ui.kit.items import ButtonItem, CardItem, Face, HandLook, Item, ItemPool, PileItem, Style
from evolution_qt.ui.kit.placing import Need
from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.gestures import Spot, Subject
from evolution_qt.ui.table.recap import RecapItem
from evolution_qt.ui.table.ribbon import RibbonItem, RibbonLook
from evolution_qt.ui.table.view import View

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution


_SPECIES, _RIBBON, _HAND, _POND, _PILES = 40.0, 8.0, 8.0, 2.0, 1.0
"""How much it matters that something stays in sight, each pixel of it."""
_TARGET, _READ_HAND, _READ_POND, _NAME, _PROMPT, _OTHERS = 300.0, 80.0, 60.0, 40.0, 30.0, 1.0
"""The same beside an enlarged card."""
TOLD_FROM = 160.0
"""From this width on, in pixels, cards of a hand carry their rules text where there is room for it."""
_SIGN_OF = {FOOD: 1, PLAY: 2, EFFECTS: 3, WINDOW: 3, FEEDING: 3}
"""Which of the phases' signs on the ribbon is lit; cards are drawn before anything can be chosen."""
_WHOLE = (gestures.SPECIES, gestures.HOLE, gestures.LEFT_GUTTER, gestures.RIGHT_GUTTER)
"""Sorts of places that are marked as a whole."""


class Tabletop(Board):
    """The items of one table."""

    def __init__(self, scene: QGraphicsScene, drag: Drag, game: Evolution, phrases: Phrases) -> None:
        super().__init__(scene)
        self._drag = drag
        self._game = game
        self._phrases = phrases
        self._faces: dict[int, CardFace] = {}
        self.view: View[EvolutionState] | None = None
        self.arrangement: Arrangement | None = None
        self.hand_size = 1.0
        """How large the cards of the hand are, compared to a table at which a player plays."""
        self.pond = PondItem(drag)
        self.chip_count = ChipCountItem(drag)
        self.draw_pile = PileItem(drag, card_back)
        self.discard_pile = PileItem(drag, card_back)
        self.ribbon = RibbonItem(drag, partial(token, "bell"))
        self.button = ButtonItem(drag)
        self.second_button = ButtonItem(drag)
        self.recap = RecapItem(drag, partial(of_event, game))
        self.loss = LossItem(drag)
        self.losses: Sequence[LostSpecies] = ()
        """What the seat at the screen has lost since its last move."""
        self._loss_words = LossWords(game.table)
        self.empty_hand = EmptyHandItem(drag)
        self.gutters = (GutterItem(drag), GutterItem(drag))
        for item in self._single():
            scene.addItem(item)
        for pile in (self.draw_pile, self.discard_pile):
            pile.renewer = self.deferred.renew
        self.fan = HandFan(scene, drag, card_back, self.deferred.renew)
        self._food_cards = ItemPool(lambda: self._added(CardItem(drag, card_back)))
        self.seats: list[SeatItem] = []
        self.open_hands: list[HandRow] = []
        """The hands that lie open, by seat; that of the seat at the bottom lies in its own place."""
        self._tiles: list[ItemPool] = []

    def _single(self) -> list[Item]:
        """Return what there is one of."""
        return [
            self.pond,
            self.chip_count,
            self.draw_pile,
            self.discard_pile,
            self.ribbon,
            self.button,
            self.second_button,
            self.recap,
            self.loss,
            self.empty_hand,
            *self.gutters,
        ]

    def _added(self, item: Item) -> Item:
        self.scene.addItem(item)
        return item

    def forget_words(self) -> None:
        """Forget everything that was translated."""
        self._faces.clear()

    # Drawing

    def show(self, view: View[EvolutionState], size: QSizeF, style: Style) -> None:
        """Draw a position in a window of a size."""
        state = view.state
        arrangement = self.arranged(state, view.bottom, size)
        self.view, self.arrangement = view, arrangement
        self.style = Style(style.theme, arrangement.unit, style.ratio, self.text, arrangement.laid)
        if len(self.seats) != len(state.players):
            self._seat(len(state.players))
        self._dress()
        for seat in range(len(state.players)):
            self._show_seat(view, arrangement, seat)
            self._show_row(view, arrangement, seat)
        self._show_centre(view, arrangement)
        self._show_hand(view, arrangement)
        self._show_ribbon(view, arrangement)

    def arranged(self, state: EvolutionState, bottom: int, size: QSizeF) -> Arrangement:
        """Return where everything lies in a position, for a window of a size."""
        counts = [len(player.species) for player in state.players]
        return arrange(size, counts, bottom, self.hand_size, self.text, open_hands=self.shows_hands)

    def _seat(self, count: int) -> None:
        """Make place for so many seats."""
        self.deferred.flush()
        for gone in (*self.seats, *self.open_hands, *[item for pool in self._tiles for item in pool.items]):
            self.scene.removeItem(gone)
        self.seats = [SeatItem(self._drag, seat) for seat in range(count)]
        self.open_hands = [HandRow(self._drag, seat) for seat in range(count)]
        self._tiles = [ItemPool(partial(self._new_tile, seat)) for seat in range(count)]
        for item in (*self.seats, *self.open_hands):
            self.scene.addItem(item)

    def _dress(self) -> None:
        for item in (*self._single(), *self.seats, *self.open_hands):
            item.dress(self.style)
        self.fan.dress(self.style)
        for pool in (self._food_cards, *self._tiles):
            pool.dress(self.style)

    def reshapes(self, view: View[EvolutionState], size: QSizeF) -> bool:
        """Say whether tiles of a position are of another size or form than those that lie here."""
        before = self.arrangement
        if before is None or len(before.seats) != len(view.state.players):
            return True
        counts = [len(player.species) for player in view.state.players]
        after = self.arranged(view.state, view.bottom, size)
        return any(
            new and (one.row.tile, one.row.form) != (other.row.tile, other.row.form)
            for new, one, other in zip(counts, before.seats, after.seats, strict=True)
        )

    def _new_tile(self, seat: int) -> Item:
        tile = self._added(TileItem(self._drag, seat))
        tile.renewer = self.deferred.renew
        return tile

    def _take(self, pool: ItemPool, count: int) -> list[Item]:
        items = pool.take(count)
        for item in items:
            item.dress(self.style)
        return items

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
            hungry=0 if is_over else player_hunger(player),
            is_first=seat == state.first_player,
            is_asked=seat == state.to_move,
            has_passed=passed,
            is_winner=is_over and seat in self._game.winners(state),
            name_share=NAME_BESIDE_HAND if place.hand.intersects(place.header) else 1.0,
            words=self._phrases.things.counters() if own else (),
        )
        item.show_seat(look, place.header)
        item.setZValue(zvalues.PANEL + (1.0 if own else 0.0))
        hand = self.open_hands[seat]
        hand.setVisible(not place.hand.isEmpty())
        if hand.isVisible():
            hand.place(place.hand)
        known = [face for card in player.hand if (face := self.face(card)) is not None]
        hand.show_cards(known if hand.isVisible() else ())

    def _show_row(self, view: View[EvolutionState], arrangement: Arrangement, seat: int) -> None:
        row = arrangement.seats[seat].row
        species = view.state.players[seat].species
        for index, tile in enumerate(self._take(self._tiles[seat], len(species))):
            tile.place(row.place(index))
            self._show_tile(view, cast(TileItem, tile), row, seat, index, species[index])
        self._level_words(seat)

    def _level_words(self, seat: int) -> None:
        """Let the names of the traits of a row be written in one size: in the smallest that one needs."""
        tiles = self.tiles(seat)
        size = plates.common_size([one for tile in tiles for one in tile.named_plates()])
        for tile in tiles:
            tile.show_words(size)

    def put_back(self, tile: TileItem) -> None:
        """Lay a tile that came forward where it belongs."""
        assert self.arrangement is not None
        row, count = self.arrangement.seats[tile.seat].row, len(self.tiles(tile.seat))
        tile.place(row.place(tile.index))
        seen = row.seen(tile.index, count)
        tile.show_species(tile.index, row.form, tile.look, tile.traits, tile.subject, seen)
        self._level_words(tile.seat)

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
                laid.append(Laid(None, plates.HIDDEN))
                continue
            trait = table.trait_of[card]
            glows = (index, trait) in effects
            movable = own and (glows or (view.ask and self._game.free_discard and view.state.phase == PLAY))
            laid.append(
                Laid(
                    face=self.face(card),
                    state=plates.OPEN if is_open else plates.OWN,
                    fat=species.fat if is_open and table.storing >> trait & 1 else 0,
                    glows=glows,
                    subject=OwnTrait(index, trait) if movable else None,
                )
            )
        carnivore = bool(species.mask & table.hunting)
        animal = cast_of(view.names).of(seat, index)
        look = tiles.Look(
            animal.drawing,
            animals.name(animal),
            species.body,
            species.population,
            species.food,
            carnivore,
            "meat" if carnivore else "either" if _may_eat_meat(view.state, seat, index) else "plant",
            self._game.slots[len(view.state.players)],
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
        cards = self._take(self._food_cards, len(state.players))
        for seat, item in enumerate(cards):
            card = state.food_cards[seat]
            item.place(arrangement.food_cards[(seat - arrangement.bottom - 1) % len(state.players)])
            item.setVisible(card != NO_CARD)
            if card != NO_CARD:
                edge, mark = palette.seat(seat), palette.shape(seat)
                cast(CardItem, item).show_card(None, edge=edge, mark=mark, peek=self.face(card))

    def _show_hand(self, view: View[EvolutionState], arrangement: Arrangement) -> None:
        hand = view.state.players[view.bottom].hand
        places = arrangement.hand_places(len(hand))
        shown = [self.face(card) if view.viewer >= 0 else None for card in hand]
        subjects = [HandCard(at, card) if shown[at] is not None else None for at, card in enumerate(hand)]
        known = [face for face in shown if face is not None]
        width = arrangement.card.width()
        covered = max(places[0].rect.right() - places[1].rect.left(), 0.0) if len(places) > 1 else 0.0
        look = HandLook(
            upright=covered > 0 and not all(faces.is_legible(face.name, width, covered) for face in known),
            text=width >= TOLD_FROM and all(faces.has_room(face.text, width, covered) for face in known),
        )
        self.fan.show(places, shown, subjects, arrangement.hand, covered, look)
        self.empty_hand.place(arrangement.hand)
        self.empty_hand.setVisible(not hand)
        self.empty_hand.show_look(self._empty_hand(view))

    def _empty_hand(self, view: View[EvolutionState]) -> EmptyHandLook:
        """Return what is told in the place of a hand without cards."""
        state, words = view.state, self._phrases.things
        player = state.players[view.bottom]
        score = self._game.known_scores(state, view.viewer, openly=view.is_open)[view.bottom]
        food = player.bag if score.is_whole else SECRET
        eaten = sum(species.food + species.fat for species in player.species)
        traits = self._acting(state, view.bottom)
        return EmptyHandLook(
            food=food,
            title=words.bag(),
            below=words.bag_worth(food, eaten),
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

    def _show_ribbon(self, view: View[EvolutionState], arrangement: Arrangement) -> None:
        state = view.state
        unit = arrangement.unit
        self.ribbon.place(arrangement.ribbon)
        phrases = self._phrases
        look = RibbonLook(
            phase=phrases.questions.heading(state, phrases.phase(state.phase), self.sign),
            sentence=self.told or phrases.questions.asked(Observation(view.viewer, state), view.names),
            last_round=phrases.last_round(state),
            is_own=view.ask,
            phases=phrases.questions.phases(),
            now=_SIGN_OF.get(state.phase, -1),
            has_company=bool(self.losses) or (view.ask and bool(self.recap.steps)),
        )
        self._show_second_button(view, arrangement)
        room = QRectF(arrangement.sentence)
        has_button = state.phase not in (FOOD, EFFECTS, OVER)
        may = view.ask and bool(gestures.ending(view.offer))
        if view.ask and not (has_button and may):  # who thinks has a place there while no player is asked
            room.setRight(arrangement.ribbon.right() - 8 * unit)
        if self.second_button.isVisible():
            room.setRight(self.second_button.scene_rect.left() - 8 * unit)
        self.ribbon.show_words(look, room, arrangement.phases)
        free, said = self.ribbon.free_room(), self._loss_words.ways(self.losses, view.names)
        self.recap.place(self.loss.lie_in(free, said, self.recap.again_room_in(free).width()))
        if said and not self.loss.isVisible():  # then it is told in place of the signs of the phases
            self.ribbon.show_words(look, room, QRectF())
            self.loss.lie_across(arrangement.phases.adjusted(4 * unit, 4 * unit, -4 * unit, -4 * unit))
        self.recap.setVisible(view.ask and bool(self.recap.steps))
        self.button.place(arrangement.button.adjusted(2 * unit, 3 * unit, -3 * unit, -3 * unit))
        kept = len(state.players[view.bottom].hand) if view.ask else 0
        self.button.setVisible(has_button and may)
        self.button.show_words(
            phrases.questions.done_button(state, kept), enabled=may, primary=not kept or state.phase != PLAY
        )
        playing = state.phase == PLAY and view.ask and bool(state.players[view.bottom].hand)
        for item, rect in zip(self.gutters, (arrangement.left_gutter, arrangement.right_gutter), strict=True):
            item.place(rect)
            item.setVisible(playing)

    def is_only_button_left(self) -> bool:
        """Say whether the seat at the screen can do nothing more but end the turn or pass."""
        view = self.view
        if view is None or not view.ask or not self.button.isVisible():
            return False
        return bool(gestures.ending(view.offer)) and all(
            unpack(action).verb in gestures.ENDINGS for action in view.offer.legal
        )

    def _show_second_button(self, view: View[EvolutionState], arrangement: Arrangement) -> None:
        button, unit = arrangement.button, arrangement.unit
        words = self._phrases.questions.pass_for_round()
        place = QRectF(button.adjusted(0, 3 * unit, -4 * unit, -3 * unit))
        place.moveRight(button.left() - 2 * unit)
        self.second_button.place(place)
        self.second_button.setVisible(view.ask and self._game.declining(view.state) is not None)
        self.second_button.show_words(words, enabled=True, primary=False)

    def show_losses(self, losses: Sequence[LostSpecies]) -> None:
        """Let the ribbon name what the seat at the screen has lost."""
        if losses != self.losses:
            self.losses = losses
            if self.view is not None and self.arrangement is not None:
                self._show_ribbon(self.view, self.arrangement)

    def tell(self, words: str) -> None:
        """Let the ribbon tell what happens; empty keeps what it said."""
        if words and self.view is not None and self.arrangement is not None:
            self.told = words
            self._show_ribbon(self.view, self.arrangement)

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

    @property
    def hand(self) -> list[CardItem]:
        """Return the cards of the hand that lie on the table."""
        return self.fan.cards

    def tiles(self, seat: int) -> list[TileItem]:
        """Return the tiles of a seat."""
        return [cast(TileItem, one) for one in self._tiles[seat].items if one.isVisible()]

    def tile_of(self, seat: int, index: int) -> TileItem | None:
        """Return a tile, None if there is none."""
        row = self.tiles(seat) if 0 <= seat < len(self._tiles) else []
        return row[index] if 0 <= index < len(row) else None

    def seat_at(self, at: QPointF) -> int:
        """Return the seat whose species lies at a place of the scene, -1 if none does."""
        for seat in range(len(self.seats)):
            if any(tile.scene_rect.contains(at) for tile in self.tiles(seat)):
                return seat
        return -1

    def rect_of(self, spot: Spot) -> QRectF:
        """Return where something can land; empty if there is no such place."""
        arrangement = self.arrangement
        assert arrangement is not None
        if spot.sort == gestures.HOLE:
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

    def header(self, seat: int) -> QRectF:
        """Return where the name of a seat stands."""
        assert self.arrangement is not None
        return self.arrangement.seats[seat].header

    def food_card(self, seat: int) -> QRectF:
        """Return where the food card of a seat lies."""
        assert self.arrangement is not None
        count = len(self.seats)
        return self.arrangement.food_cards[(seat - self.arrangement.bottom - 1) % count]

    def hide_food_cards(self) -> None:
        """Let the food cards be seen no longer, because they are turned up just there."""
        for item in self._food_cards.items:
            item.hide()

    def count_food(self, before: int, foods: Sequence[int]) -> None:
        """Let the watering hole and the ribbon count while the food cards are turned up."""
        self.pond.show_chips(max(before + sum(foods), 0), self.pond.subject)
        self.chip_count.hide()
        self.tell(reveal.account(before, foods))

    # What the table asks for

    def own_pieces(self, state: EvolutionState) -> Cast:
        """Return which animals the species of a position are, by their places."""
        return alone([len(player.species) for player in state.players])

    def own_names(self, state: EvolutionState) -> list[str]:
        """Return the names that stand in a position itself, one for each seat."""
        return [player.name or "" for player in state.players]

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
            return Spot(gestures.SPECIES, seat, subject.index)
        if isinstance(subject, OwnTrait):
            return Spot(gestures.REPLACE, seat, subject.index, subject.trait)
        return Spot(gestures.HOLE)

    def marked_home(self, subject: Subject, held: QRectF) -> QRectF:
        """Return what is marked of a thing that was chosen: of a card, what others leave in sight."""
        return self.home(subject) if isinstance(subject, HandCard) else held

    def place_of(self, number: int) -> QPointF | None:
        """Return where a card of the own hand lies, None if it is not there."""
        for card in self.hand:
            if isinstance(card.subject, HandCard) and card.subject.card == number:
                return card.scene_rect.center()
        return None

    def arrow_start(self, home: QRectF, target: QPointF) -> QPointF:
        """Return where the leader of a species reaches farthest towards what an arrow points at."""
        tile = self._tile_at(home.center())
        return home.center() if tile is None else tile.muzzle(target)

    def before_arrows(self, start: QPointF, tip: QPointF) -> list[QRectF]:
        """Return words, buttons, cards and species; of the two that it joins only the words."""
        assert self.arrangement is not None
        rects = [self.header(seat) for seat in range(len(self.seats))]
        rects += [hand.scene_rect for hand in self.open_hands if hand.faces]
        count = 26 * self.style.unit
        piles = [pile.scene_rect.adjusted(0, 0, 0, count) for pile in (self.draw_pile, self.discard_pile)]
        rects += [self.ribbon.words_rect, self.pond.number_rect, *piles, *self.card_rects()]
        rects += [one.scene_rect for one in (self.button, self.second_button, self.recap) if one.isVisible()]
        for seat in range(len(self.seats)):
            for tile in self.tiles(seat):
                is_joined = tile.seen_rect.contains(start) or tile.seen_rect.contains(tip)
                rects += tile.written_rects if is_joined else [tile.seen_rect]
        return rects

    def _tile_at(self, at: QPointF) -> TileItem | None:
        for seat in range(len(self.seats)):
            for tile in self.tiles(seat):
                if tile.seen_rect.contains(at):
                    return tile
        return None

    def card_rects(self) -> list[QRectF]:
        """Return where the cards of the hand lie."""
        return [self.fan.seen_rect(at) for at in range(len(self.hand))]

    def bring_forward(self, subject: Subject | None, *, enlarged: bool = False) -> bool:
        """Let a chosen card of the hand lie in front; it has a frame of its own."""
        is_card = isinstance(subject, HandCard)
        self.fan.bring_forward(subject.place if isinstance(subject, HandCard) else -1, large=enlarged)
        return is_card

    def fade(self, subject: Subject | None, opacity: float) -> None:
        """Let the card that is in the air fade in the hand."""
        for card in self.hand if isinstance(subject, HandCard) else ():
            if card.subject == subject:
                card.setOpacity(opacity)

    def seat_named_at(self, piece: object, at: QPointF) -> int:
        """Return the seat whose name stands at a place of a piece, -1 if none does."""
        return piece.seat if isinstance(piece, SeatItem) and piece.name_room.contains(at) else -1

    def note_rooms(self) -> tuple[QRectF, QRectF]:
        """Return the room of the watering hole, where no species lies, and the part right of it."""
        assert self.arrangement is not None
        whole, pond = self.arrangement.centre, self.arrangement.pond
        return whole, whole.adjusted(pond.right() + 6 * self.style.unit - whole.left(), 0, 0, 0)

    def note_kept(self) -> QRectF:
        """Return where the number of chips stands."""
        return self.pond.number_rect

    def mark_of(self, spot: Spot, rect: QRectF) -> tuple[QRectF, float]:
        """Return the outline of a mark around a place, and the radius of its corners."""
        unit = self.style.unit
        if spot.sort not in _WHOLE:
            return super().mark_of(spot, rect)
        is_hole = spot.sort == gestures.HOLE
        radius = min(rect.width(), rect.height()) * 0.45 if is_hole else 10 * unit
        return rect.adjusted(-unit, -unit, unit, unit), radius

    def stress(self, subject: Subject | None, legal: Sequence[Spot], *, is_loud: bool) -> None:
        """Dim the species that are no target."""
        bright = {(spot.seat, spot.index) for spot in legal}
        if isinstance(subject, OwnSpecies | OwnTrait) and self.view is not None:
            bright.add((self.view.viewer, subject.index))
        dims = is_loud and subject is not None
        for seat in range(len(self.seats)):
            for tile in self.tiles(seat):
                tile.dim(dims and (seat, tile.index) not in bright)

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

    def things_at(self, at: QPointF) -> list[QRectF]:
        """Return the species that hold a point."""
        return [rect for rect in self._species_rects() if rect.contains(at)]

    def _species_rects(self) -> list[QRectF]:
        return [tile.seen_rect for seat in range(len(self.seats)) for tile in self.tiles(seat)]

    def needs(self) -> list[Need]:
        """Return what should stay in sight, the species most of all."""
        laid = self.arrangement
        assert laid is not None
        needs: list[Need] = [(one, _SPECIES) for one in self._species_rects()]
        needs += [(laid.ribbon, _RIBBON), *((rect, _HAND) for rect in self.card_rects())]
        needs += [(self.pond.scene_rect, _POND), (laid.draw_pile, _PILES), (laid.discard_pile, _PILES)]
        needs += [(one.hand, _HAND) for one in laid.seats if not one.hand.isEmpty()]
        return [*needs, *((place, _PILES) for place in laid.food_cards)]

    def along(self) -> list[QRectF]:
        """Return the species and the ribbon."""
        assert self.arrangement is not None
        return [*self._species_rects(), self.arrangement.ribbon]

    # Cards to read

    def face_at(self, piece: object, at: QPointF) -> tuple[Face, QRectF] | None:
        """Return the card at a place of a piece, and where the piece lies; None if there is no card."""
        face: Face | None = None
        if isinstance(piece, CardItem):
            face = piece.face or piece.peek
        elif isinstance(piece, PileItem):
            face = piece.face if piece.is_open else None
        elif isinstance(piece, TileItem):
            number = piece.trait_at(at)
            face = piece.traits[number].face if number >= 0 else None
        elif isinstance(piece, HandRow) and (number := piece.card_at(at)) >= 0:
            return piece.faces[number], piece.card_rect(number)
        elif isinstance(piece, EmptyHandItem) and (number := piece.trait_at(at)) >= 0:
            return piece.look.traits[number], piece.trait_rect(number)
        if face is None or not isinstance(piece, CardItem | PileItem | TileItem):
            return None
        return face, piece.scene_rect

    def face_of(self, subject: Subject) -> Face | None:
        """Return the card that a thing is, None if it is none."""
        return self.face(subject.card) if isinstance(subject, HandCard) else None

    def reading_needs(self) -> tuple[list[Need], list[Need]]:
        """Return where a card can be played to and what else is used next; the others' rows and the piles."""
        assert self.view is not None
        assert self.arrangement is not None
        bottom = self.view.bottom
        species = [self.rect_of(Spot(gestures.SPECIES, bottom, one.index)) for one in self.tiles(bottom)]
        gutters = [item.scene_rect for item in self.gutters if item.isVisible()]
        needs: list[Need] = [(rect, _TARGET) for rect in (*species, *gutters, self.button.scene_rect)]
        needs += [(self.header(bottom), _NAME), (self.ribbon.words_rect, _PROMPT)]
        needs += [(card.scene_rect, _READ_HAND) for card in self.hand]
        needs.append((self.pond.scene_rect, _READ_POND))
        seats = self.arrangement.seats
        rects = [seat.panel for at, seat in enumerate(seats) if at != self.arrangement.bottom]
        rects += [self.arrangement.draw_pile, self.arrangement.discard_pile]
        return needs, [(rect, _OTHERS) for rect in rects]

    def along_reading(self) -> list[QRectF]:
        """Return the watering hole and the ribbon."""
        return [self.pond.scene_rect, self.ribbon.scene_rect]

    def reading_rooms(self) -> list[tuple[QRectF, bool]]:
        """Return the rooms at the left and the right of the watering hole."""
        arrangement = self.arrangement
        assert arrangement is not None
        gap = 8 * self.style.unit
        pond, bottom = arrangement.pond, arrangement.ribbon.top() - gap
        left = QRectF(gap, gap, pond.left() - 2 * gap, bottom - gap)
        right = QRectF(pond.right() + gap, gap, 0, bottom - gap)
        right.setRight(arrangement.size.width() - gap)
        return [(left, False), (right, True)]


def _may_eat_meat(state: EvolutionState, seat: int, index: int) -> bool:
    """Say whether meat may come to a plant eater: by itself, or through neighbours that pass food on."""
    table = state.table
    row = state.players[seat].species
    if row[index].mask & table.on_prey_lost:
        return True
    while index and row[index - 1].mask & table.on_passing:
        index -= 1
        if row[index].mask & (table.hunting | table.on_prey_lost):
            return True
    return False
