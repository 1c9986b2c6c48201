"""What each kind of event of Evolution looks like on the table, and which sound it makes.

A cue is a motion built from the parts of the animator, or nothing. Equal events that follow each other run
together, one starting a little after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPixmap

from evolution_qt.core.errors import filled
from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import (
    LEFT_END,
    RIGHT_END,
    WATERING_HOLE,
    index_of,
    is_species,
    seat_of,
)
from evolution_qt.games.evolution.state import FEEDING, PLAY, EvolutionState
from evolution_qt.ui.evolution import reveal
from evolution_qt.ui.evolution.board import EvolutionBoard
from evolution_qt.ui.evolution.follow import EvolutionFollower
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.kit import palette, pictures, timings
from evolution_qt.ui.kit.animator import Animator
from evolution_qt.ui.kit.drag import Arrow
from evolution_qt.ui.kit.panels import Banner
from evolution_qt.ui.kit.sounds import synth
from evolution_qt.ui.table import playback
from evolution_qt.ui.table.playback import Cues

Motion = QAbstractAnimation | None
Run = Sequence[Event]

MOST_CHIPS: Final = 14
"""More chips than this fly as one heap."""

_LENGTHS: Final = {
    e.ROUND_BEGAN: timings.BANNER,
    e.PHASE_BEGAN: timings.BANNER // 2,  # only some have a banner
    e.LAST_ROUND_ANNOUNCED: timings.BANNER,
    e.SHUFFLED: timings.SHUFFLE,
    e.FOOD_CARD_TURNED_UP: timings.REVEAL,
    e.TRAIT_TURNED_UP: 3 * timings.TURN_UP,
    e.ATTACKED: timings.ATTACK + timings.GLANCE,
    e.WENT_EXTINCT: timings.EXTINCTION,
    e.SPECIES_FOUNDED: 0,
    e.TURN_ENDED: 0,
    e.PASSED: 0,
    e.GAME_ENDED: 0,
}
"""About how long the cue of each kind of event takes, in milliseconds, where it is not that of a card."""
_OF_CARDS: Final = (
    e.FOOD_CARD_LAID,
    e.FOOD_CARD_TURNED_UP,
    e.TRAIT_LAID,
    e.TRAIT_TURNED_UP,
    e.TRAIT_DISCARDED,
    e.CARD_SPENT,
)
"""Kinds of events whose cue shows the event's card."""
_HITS: Final = (e.ATTACKED, e.POPULATION_LOST, e.STARVED, e.WENT_EXTINCT)
"""What a person sees that happens to an own species."""
_WIDTHS: Final = {e.TRAIT_TURNED_UP: 64, e.TRAIT_DISCARDED: 64}
"""How wide that card is, in units of the table, where it is not as wide as in its hand."""


class EvolutionCues(Cues):
    """Motions for events, from where things lie on the table."""

    def __init__(self, animator: Animator, top: EvolutionBoard, phrases: Phrases) -> None:
        self._animator = animator
        self._top = top
        self._phrases = phrases
        self._start: QPointF | None = None
        self._prey: QPointF | None = None
        self.table: Final[dict[int, Callable[[Run, EvolutionState], Motion]]] = {
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
            e.SPECIES_FOUNDED: self._nothing,
            e.BODY_GREW: self._marker_moved,
            e.POPULATION_GREW: self._marker_moved,
            e.TURN_ENDED: self._nothing,
            e.PASSED: self._nothing,
            e.ATE_PLANTS: self._ate,
            e.ATE_MEAT: self._ate,
            e.STORED_FAT: self._ate,
            e.MOVED_FAT: self._marker_moved,
            e.ATTACKED: self._attacked,
            e.POPULATION_LOST: self._population_lost,
            e.WENT_EXTINCT: self._went_extinct,
            e.STARVED: self._population_lost,
            e.BAGGED: self._bagged,
            e.FIRST_PLAYER_MOVED: self._first_player_moved,
            e.GAME_ENDED: self._nothing,
        }

    def is_always_seen(self, event: Event) -> bool:
        """Return whether an event is shown although all else is skipped: attacks, and what hits a person."""
        return event.kind == e.ATTACKED or self._hits_person(event)

    def takes_its_time(self, event: Event) -> bool:
        """Return whether only Space and Escape skip an event: the reveal, or what hits a person's species."""
        return event.kind == e.FOOD_CARD_TURNED_UP or self._hits_person(event)

    def _hits_person(self, event: Event) -> bool:
        """Return whether a species of a person is attacked, loses population or dies out."""
        view = self._top.view
        if view is None or event.kind not in _HITS or not is_species(event.target):
            return False
        seat = seat_of(event.target)
        return seat == view.viewer or not view.bots[seat]

    def follower(self, state: EvolutionState) -> EvolutionFollower:
        """Return a picture of a state that events change."""
        return EvolutionFollower(state.clone())

    def begin(self, start: QPointF | None) -> None:
        """Let the first card that leaves the hand start where it was dropped."""
        self._start = start
        self._prey = None

    def runs(self, events: Sequence[Event]) -> Iterator[list[Event]]:
        """Return the events in runs that are shown together."""
        run: list[Event] = []
        for event in events:
            if run and (run[-1].kind, event.kind) == (e.FOOD_CARD_TURNED_UP, e.WATERING_HOLE_CHANGED):
                yield [*run, event]  # the water rises while the cards are turned up
                run = []
                continue
            if (run and (event.kind, event.cause) != (run[-1].kind, run[-1].cause)) or (
                run and event.kind in (e.ATTACKED, e.WENT_EXTINCT, e.SPECIES_FOUNDED)
            ):
                yield run
                run = []
            run.append(event)
        if run:
            yield run

    def motion(self, run: Run, state: EvolutionState) -> Motion:
        """Return the cue for a run of events of one kind."""
        return self.table[run[0].kind](run, state)

    def ask(self, run: Run) -> None:
        """Ask for the pictures of all cards that the cue of a run shows, as if it began."""
        if run[0].kind in _OF_CARDS:
            for event in run:
                self._card(event)

    def length(self, runs: Sequence[Run]) -> int:
        """Return about how many milliseconds several runs take at normal speed."""
        return sum(
            _LENGTHS.get(run[0].kind, timings.CARD) + timings.stagger(len(run)) * (len(run) - 1)
            for run in runs
        )

    # Pictures and places

    def _card(self, event: Event) -> QPixmap:
        """Return the card of an event as its cue shows it."""
        face = self._top.face(event.card)
        ratio, wide = self._top.style.ratio, _WIDTHS.get(event.kind)
        if event.kind == e.FOOD_CARD_TURNED_UP:
            width = self._top.food_card(event.actor).width()
        elif wide is not None:
            width = wide * self._top.style.unit
        else:
            width = self._hand_width(event.actor) * (0.8 if event.kind == e.TRAIT_LAID else 1)
        return face.pixmap(width, ratio) if face is not None else pictures.card_back(round(width), ratio)

    def _token(self, kind: str, size: float = 30) -> QPixmap:
        return pictures.token(kind, round(size * self._top.style.unit), self._top.style.ratio)

    def _hand_place(self, seat: int, card: int) -> QPointF:
        """Return where a card of a hand is; for others the place of their number of cards."""
        if self._top.view is not None and seat == self._top.view.bottom:
            start, self._start = self._start, None
            if start is not None:
                return start
            number = self._top.face(card)
            for item in self._top.hand:
                if item.face == number:
                    return item.scene_rect.center()
            assert self._top.arrangement is not None
            return self._top.arrangement.hand.center()
        header = self._top.header(seat)
        return QPointF(header.right() - 24 * self._top.style.unit, header.center().y())

    def _hand_width(self, seat: int) -> float:
        own = self._top.view is not None and seat == self._top.view.bottom
        arrangement = self._top.arrangement
        assert arrangement is not None
        return arrangement.card.width() if own else 46 * arrangement.unit

    def _species_rect(self, ref: int) -> QRectF:
        if is_species(ref):
            tile = self._top.tile_of(seat_of(ref), index_of(ref))
            if tile is not None:
                return tile.scene_rect
            if seat_of(ref) < len(self._top.seats):
                return self._top.seats[seat_of(ref)].scene_rect
        return self._top.pond.scene_rect

    def _part_place(self, ref: int, part: str) -> QPointF:
        """Return a place on a tile: `food`, `body`, `population` or `traits`."""
        tile = self._top.tile_of(seat_of(ref), index_of(ref)) if is_species(ref) else None
        if tile is None:
            return self._species_rect(ref).center()
        places, look = tile.places, tile.look
        if part == "food":
            return tile.mapToScene(places.food_at(look.food + 1, look.population))
        rect = {
            "body": places.body_marker(look.body),
            "population": places.population_marker(look.population),
            "traits": places.trait_zone,
        }[part]
        return tile.mapToScene(rect.center())

    # Cues

    def _nothing(self, run: Run, state: EvolutionState) -> Motion:
        return None

    def _banner(self, words: str) -> Motion:
        banner = Banner(words, self._top.style, self._top.scene.sceneRect())
        return self._animator.show_for(banner, timings.BANNER)

    def _round_began(self, run: Run, state: EvolutionState) -> Motion:
        self._top.is_drawing = True
        shown = state.clone()
        shown.round = run[-1].amount
        words = QCoreApplication.translate("Phrases", "Round {round}")
        return self._banner(filled(words, {"round": shown.round}))

    def _phase_began(self, run: Run, state: EvolutionState) -> Motion:
        self._top.is_drawing = False
        phase = run[-1].amount
        return self._banner(self._phrases.phase(phase)) if phase in (PLAY, FEEDING) else None

    def _last_round_announced(self, run: Run, state: EvolutionState) -> Motion:
        shown = state.clone()
        shown.final_round = run[-1].amount
        return self._banner(self._phrases.last_round(shown))

    def _flights(self, parts: list[QAbstractAnimation]) -> Motion:
        if not parts:
            return None
        return self._animator.together(parts, timings.stagger(len(parts)))

    def _drew(self, run: Run, state: EvolutionState) -> Motion:
        start = self._top.draw_pile.scene_rect.center()
        parts = []
        for event in run:
            width = self._top.draw_pile.size.width()
            end = self._hand_place(event.actor, -1)
            parts.append(
                self._animator.flight(
                    pictures.card_back(round(width), self._top.style.ratio), start, end, timings.CARD
                )
            )
        return self._flights(parts)

    def _shuffled(self, run: Run, state: EvolutionState) -> Motion:
        start = self._top.discard_pile.scene_rect.center()
        end = self._top.draw_pile.scene_rect.center()
        back = pictures.card_back(round(self._top.draw_pile.size.width()), self._top.style.ratio)
        return self._flights([self._animator.flight(back, start, end, timings.SHUFFLE) for _ in range(5)])

    def _food_card_laid(self, run: Run, state: EvolutionState) -> Motion:
        parts = []
        for event in run:
            spot = self._top.food_card(event.actor)
            start = self._hand_place(event.actor, event.card)
            picture = self._card(event)
            parts.append(self._animator.flight(picture, start, spot.center(), timings.CARD))
        return self._flights(parts)

    def _food_card_turned_up(self, run: Run, state: EvolutionState) -> Motion:
        """Turn the cards up where they lie, clockwise as they are seen, while the water rises or sinks."""
        turned = [event for event in run if event.kind == e.FOOD_CARD_TURNED_UP]
        assert self._top.arrangement is not None
        first, seats = self._top.arrangement.bottom + 1, len(self._top.seats)
        turned.sort(key=lambda event: (event.actor - first) % seats)
        style, before = self._top.style, state.watering_hole
        places = [self._top.food_card(event.actor) for event in turned]
        places = reveal.beside_gauge(places, self._top.discard_pile.scene_rect.left(), style.unit)
        cards = []
        for event, place in zip(turned, places, strict=True):
            back = pictures.card_back(round(place.width()), style.ratio)
            cards.append(reveal.FoodCard(event.actor, place, event.amount, back, self._card(event)))

        def count(shown: int) -> None:
            self._top.count_food(before, [card.food for card in cards[:shown]])

        item = reveal.RevealItem(cards, before, self._top.pond.scene_rect, style, count)
        self._top.hide_food_cards()
        count(0)
        if self._animator.is_calm:
            item.setProperty("progress", 1.0)
            return self._animator.show_for(item, timings.REVEAL_STILL)
        self._animator.add(item)
        linear = QEasingCurve.Type.Linear
        return self._animator.change(item, "progress", 0.0, 1.0, reveal.duration(len(cards)), linear)

    def _watering_hole_changed(self, run: Run, state: EvolutionState) -> Motion:
        amount = sum(event.amount for event in run)
        pond = self._top.pond.scene_rect
        above = QPointF(pond.center().x(), pond.top() - 10 * self._top.style.unit)
        parts = []
        for number in range(min(abs(amount), MOST_CHIPS)):
            place = QPointF(pond.left() + pond.width() * (0.3 + 0.05 * (number % 9)), pond.center().y())
            start, end = (above, place) if amount > 0 else (place, above)
            parts.append(self._animator.flight(self._token("plant"), start, end, timings.TOKEN))
        return self._flights(parts)

    def _trait_laid(self, run: Run, state: EvolutionState) -> Motion:
        parts = []
        for event in run:
            start = self._hand_place(event.actor, event.card)
            end = self._part_place(event.target, "traits")
            picture = self._card(event)
            parts.append(self._animator.flight(picture, start, end, timings.CARD))
        return self._flights(parts)

    def _trait_turned_up(self, run: Run, state: EvolutionState) -> Motion:
        parts: list[QAbstractAnimation] = []
        for event in run:
            at = self._part_place(event.target, "traits")
            picture = self._card(event)
            parts.append(self._animator.fade(picture, at, timings.TURN_UP * 3, grown=1.2))
        return self._flights(parts)

    def _trait_discarded(self, run: Run, state: EvolutionState) -> Motion:
        end = self._top.discard_pile.scene_rect.center()
        parts = []
        for event in run:
            start = self._part_place(event.target, "traits")
            parts.append(self._animator.flight(self._card(event), start, end, timings.CARD))
        return self._flights(parts)

    def _card_spent(self, run: Run, state: EvolutionState) -> Motion:
        end = self._top.discard_pile.scene_rect.center()
        parts = []
        for event in run:
            picture = self._card(event)
            start = self._hand_place(event.actor, event.card)
            via = self.via(event.actor, event.target)
            if via is None:
                parts.append(self._animator.flight(picture, start, end, timings.CARD))
            else:
                parts.append(
                    self._animator.in_turn(
                        [
                            self._animator.flight(picture, start, via, timings.CARD),
                            self._animator.flight(picture, via, end, timings.CARD),
                        ]
                    )
                )
        return self._flights(parts)

    def via(self, seat: int, target: int) -> QPointF | None:
        """Return where a spent card passes, so that one sees for whom it is: at an end, of the seat's row."""
        if is_species(target):
            return self._species_rect(target).center()
        arrangement, view = self._top.arrangement, self._top.view
        assert arrangement is not None
        assert view is not None
        if target not in (LEFT_END, RIGHT_END):
            return None
        if seat == view.bottom:
            gutter = arrangement.left_gutter if target == LEFT_END else arrangement.right_gutter
            return gutter.center()
        row = arrangement.seats[seat].row.room
        return QPointF(row.left() if target == LEFT_END else row.right(), row.center().y())

    def _marker_moved(self, run: Run, state: EvolutionState) -> Motion:
        parts: list[QAbstractAnimation] = []
        for event in run:
            part = {e.BODY_GREW: "body", e.MOVED_FAT: "food"}.get(event.kind, "population")
            sign = {"body": "body", "food": "fat"}.get(part, "population")
            at = self._part_place(event.target, part)
            rise = 18 * self._top.style.unit
            parts.append(
                self._animator.fade(self._token(sign, 34), at, timings.MARKER * 2, grown=1.5, rise=rise)
            )
        return self._flights(parts)

    def _population_lost(self, run: Run, state: EvolutionState) -> Motion:
        """Let animals fall out of the herds, which are smaller at once."""
        parts: list[QAbstractAnimation] = []
        for event in run:
            length = timings.OWN_LOSS if self._hits_person(event) else timings.MARKER * 2
            at = self._part_place(event.target, "population")
            sign, rise = self._token("population", 34), -18 * self._top.style.unit
            together = [self._animator.fade(sign, at, length, grown=1.5, rise=rise)]
            tile = self._top.tile_of(seat_of(event.target), index_of(event.target))
            if tile is not None:
                for picture, stood in tile.lose(event.amount):
                    depth = tile.scene_rect.bottom() - stood.y()
                    together.append(self._animator.fall(picture, stood, depth, length))
            parts.append(self._animator.together(together))
        return self._flights(parts)

    def _ate(self, run: Run, state: EvolutionState) -> Motion:
        parts = []
        for event in run:
            kind = {e.ATE_MEAT: "meat", e.STORED_FAT: "fat"}.get(event.kind, "plant")
            end = self._part_place(event.target, "traits" if event.kind == e.STORED_FAT else "food")
            if event.subject == WATERING_HOLE:
                start = self._top.pond.last_chip()
            elif event.kind == e.ATE_MEAT and self._prey is not None:
                start = self._prey
            else:
                pond = self._top.pond.scene_rect
                start = QPointF(pond.center().x(), pond.top())
            for _ in range(event.amount):
                parts.append(self._animator.flight(self._token(kind), start, end, timings.TOKEN))
        return self._flights(parts)

    def _attacked(self, run: Run, state: EvolutionState) -> Motion:
        event = run[0]
        start = self._species_rect(event.subject).center()
        end = self._species_rect(event.target).center()
        self._prey = end
        arrow = Arrow(start, palette.FAMILIES["attack"].main, 7 * self._top.style.unit)
        arrow.point_to(end)
        self._animator.add(arrow)
        claw = self._token("jaws", 54)
        return self._animator.together(
            [
                self._animator.flight(claw, start, end, timings.ATTACK, grown=1.4),
                self._animator.pause(
                    timings.OWN_LOSS if self._hits_person(event) else timings.ATTACK + timings.GLANCE
                ),
            ]
        )

    def _went_extinct(self, run: Run, state: EvolutionState) -> Motion:
        """Bleach the tiles; where one of a person was, a fossil stays a while."""
        return self._flights(
            [
                playback.bleaching(
                    self._animator,
                    self._species_rect(event.target),
                    self._top.style.ratio,
                    has_fossil=self._hits_person(event),
                )
                for event in run
            ]
        )

    def _bagged(self, run: Run, state: EvolutionState) -> Motion:
        parts = []
        for event in run:
            start = (
                self._species_rect(event.subject).center()
                if event.subject
                else self._top.header(event.actor).center()
            )
            end = self._top.header(event.actor).center()
            tile = self._top.tile_of(seat_of(event.subject), index_of(event.subject))
            chips = tile.look.chips if tile is not None else ()
            for number in range(min(event.amount, 3)):
                chip = chips[-1 - number] if number < len(chips) else "fat"
                parts.append(self._animator.flight(self._token(chip, 26), start, end, timings.TOKEN))
        return self._flights(parts)

    def _first_player_moved(self, run: Run, state: EvolutionState) -> Motion:
        start, end = (
            seat.mapToScene(seat.first_place())
            for seat in (self._top.seats[state.first_player], self._top.seats[run[-1].actor])
        )
        return self._animator.flight(self._token("first_player", 30), start, end, timings.CARD * 2)


SOUNDS: Final = {
    e.ROUND_BEGAN: "",
    e.PHASE_BEGAN: "",
    e.DREW: synth.CARD,
    e.SHUFFLED: "",
    e.LAST_ROUND_ANNOUNCED: synth.BELL,
    e.FOOD_CARD_LAID: synth.CARD,
    e.FOOD_CARD_TURNED_UP: synth.REVEAL,
    e.WATERING_HOLE_CHANGED: synth.CHIP,
    e.TRAIT_LAID: synth.CARD,
    e.TRAIT_TURNED_UP: synth.CARD,
    e.TRAIT_DISCARDED: synth.CARD,
    e.CARD_SPENT: synth.CARD,
    e.SPECIES_FOUNDED: "",  # the card spent for it is heard
    e.BODY_GREW: "",
    e.POPULATION_GREW: "",
    e.TURN_ENDED: "",
    e.PASSED: "",
    e.ATE_PLANTS: synth.CHIP,
    e.ATE_MEAT: synth.CHIP,
    e.STORED_FAT: synth.CHIP,
    e.MOVED_FAT: synth.CHIP,
    e.ATTACKED: synth.ATTACK,
    e.POPULATION_LOST: "",
    e.WENT_EXTINCT: synth.EXTINCTION,
    e.STARVED: "",
    e.BAGGED: synth.CHIP,
    e.FIRST_PLAYER_MOVED: "",
    e.GAME_ENDED: synth.OVER,
}
"""The sound of each kind of event; none is an empty name."""
