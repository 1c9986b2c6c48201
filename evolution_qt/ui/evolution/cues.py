"""What each kind of event of Evolution looks like on the table, and which sound it makes.

Equal events that follow each other run together, one starting a little after the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainterPath

from evolution_qt.core.errors import filled
from evolution_qt.core.event import Event
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import (
    LEFT_END,
    RIGHT_END,
    WATERING_HOLE,
    is_species,
    seat_of,
)
from evolution_qt.games.evolution.state import FEEDING, PLAY, EvolutionState
from evolution_qt.ui.evolution import reveal
from evolution_qt.ui.evolution.board import EvolutionBoard
from evolution_qt.ui.evolution.event_kinds import place_of
from evolution_qt.ui.evolution.follow import EvolutionFollower
from evolution_qt.ui.evolution.preview import AttackTrial
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.kit import pictures, timings
from evolution_qt.ui.kit.brush import rounded
from evolution_qt.ui.kit.panels import banner
from evolution_qt.ui.kit.scenes import (
    Beat,
    Motion,
    Picture,
    Sprite,
    TableStage,
    fade,
    fall,
    flight,
    shown,
    staggered,
)
from evolution_qt.ui.kit.sounds import synth
from evolution_qt.ui.table.attack_picture import AimedAttack
from evolution_qt.ui.table.playback import Run
from evolution_qt.ui.table.species_cues import SpeciesCues
from evolution_qt.ui.table.view import View

_MOST_CHIPS: Final = 14
"""More chips than this fly as one heap."""

_LENGTHS: Final = {
    e.ROUND_BEGAN: timings.BANNER,
    e.PHASE_BEGAN: timings.BANNER // 2,  # only some have a banner
    e.LAST_ROUND_ANNOUNCED: timings.BANNER,
    e.SHUFFLED: timings.SHUFFLE,
    e.FOOD_CARD_TURNED_UP: timings.REVEAL,
    e.TRAIT_TURNED_UP: 3 * timings.TURN_UP,
    e.ATTACKED: timings.ATTACK,
    e.WENT_EXTINCT: timings.EXTINCTION,
    e.BAGGED: timings.BAGGED,
    e.SPECIES_FOUNDED: 0,
    e.TURN_ENDED: 0,
    e.PASSED: 0,
    e.GAME_ENDED: 0,
}
"""About how long the cue of each kind of event takes, in milliseconds, where it is not that of a card."""
_WIDTHS: Final = {e.TRAIT_TURNED_UP: 64, e.TRAIT_DISCARDED: 64}
"""How wide the card of an event is, in units of the table, where it is not as wide as in its hand."""


class EvolutionCues(SpeciesCues[EvolutionBoard]):
    """Scenes for events, from where things lie on the table."""

    hunt, meat, hole = e.ATTACKED, e.ATE_MEAT, WATERING_HOLE
    hits = (e.ATTACKED, e.POPULATION_LOST, e.STARVED, e.WENT_EXTINCT)
    of_cards = (
        *(e.CARD_SPENT, e.TRAIT_LAID, e.TRAIT_DISCARDED),
        *(e.SPECIES_FOUNDED, e.BODY_GREW, e.POPULATION_GREW),
    )
    end_of_cards = e.TURN_ENDED
    lengths = _LENGTHS

    def __init__(self, board: EvolutionBoard, phrases: Phrases) -> None:
        super().__init__(board, place_of)
        self._phrases = phrases
        self.by_kind = {
            e.ROUND_BEGAN: self._round_began,
            e.PHASE_BEGAN: self._phase_began,
            e.DREW: self.drew,
            e.SHUFFLED: self.shuffled,
            e.LAST_ROUND_ANNOUNCED: self._last_round_announced,
            e.FOOD_CARD_LAID: self._food_card_laid,
            e.FOOD_CARD_TURNED_UP: None,  # a scene of its own
            e.WATERING_HOLE_CHANGED: self._watering_hole_changed,
            e.TRAIT_LAID: self._trait_laid,
            e.TRAIT_TURNED_UP: self._trait_turned_up,
            e.TRAIT_DISCARDED: self._trait_discarded,
            e.CARD_SPENT: self._card_spent,
            e.SPECIES_FOUNDED: None,
            e.BODY_GREW: self._marker_moved,
            e.POPULATION_GREW: self._marker_moved,
            e.TURN_ENDED: None,
            e.PASSED: None,
            e.ATE_PLANTS: self._ate,
            e.ATE_MEAT: self._ate,
            e.STORED_FAT: self._ate,
            e.MOVED_FAT: self._marker_moved,
            e.ATTACKED: None,  # a scene of its own
            e.POPULATION_LOST: self._population_lost,
            e.WENT_EXTINCT: self.went_extinct,
            e.STARVED: self._population_lost,
            e.BAGGED: self._bagged,
            e.FIRST_PLAYER_MOVED: self._first_player_moved,
            e.GAME_ENDED: None,
        }

    def is_always_seen(self, event: Event) -> bool:
        """Return whether an event is shown although all else is skipped: attacks, and what hits a person."""
        return event.kind == e.ATTACKED or self.hits_person(event)

    def takes_its_time(self, event: Event) -> bool:
        """Return whether only Space and Escape skip an event: the reveal, or what hits a person's species."""
        return event.kind == e.FOOD_CARD_TURNED_UP or self.hits_person(event)

    def is_of_card_turn(self, event: Event) -> bool:
        """Return whether a bot does it in card play; species are founded at the end of a round, too."""
        view = self.board.view
        return view is not None and view.state.phase == PLAY and super().is_of_card_turn(event)

    def follower(self, state: EvolutionState) -> EvolutionFollower:
        """Return a picture of a state that events change."""
        return EvolutionFollower(state.clone())

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

    def motion(self, run: Run, state: EvolutionState) -> Motion | None:
        """Return the scene for a run of events of one kind, and for the position before them."""
        if run[0].kind == e.FOOD_CARD_TURNED_UP:
            return Motion(partial(self._turned_up, run, state))
        return super().motion(run, state)

    def attack(self, event: Event, view: View[EvolutionState]) -> AimedAttack:
        """Return an attack in the position before it, carried out on a copy."""
        game, phrases = self._phrases.game, self._phrases
        return AttackTrial(game, phrases, view, event.subject, event.target, event.amount).drawn()

    def follow(self, event: Event) -> None:
        """Let the ribbon tell after a round has begun that cards are drawn, until its first phase begins."""
        if event.kind in (e.ROUND_BEGAN, e.PHASE_BEGAN):
            self.board.is_drawing = event.kind == e.ROUND_BEGAN

    # Pictures and places

    def _card(self, event: Event) -> Picture:
        """Return the card of an event as its scene shows it."""
        wide = _WIDTHS.get(event.kind)
        if wide is not None:
            return self.card(event.card, wide * self.board.style.unit)
        view, arrangement = self.board.view, self.board.arrangement
        assert arrangement is not None
        own = view is not None and event.actor == view.bottom
        width = arrangement.card.width() if own else 46 * arrangement.unit
        return self.card(event.card, width * (0.8 if event.kind == e.TRAIT_LAID else 1))

    def hand_place(self, event: Event) -> QPointF:
        """Return where a card of a hand lies; for others the place of their number of cards."""
        if self.board.view is not None and event.actor == self.board.view.bottom:
            face = self.board.face(event.card)
            for item in self.board.hand if face is not None else ():
                if item.face == face:
                    return item.scene_rect.center()
        return super().hand_place(event)

    def rect(self, ref: int) -> QRectF:
        """Return where a species lies, or the place of its seat where it does not yet."""
        tile = self.tile(ref)
        if tile is not None:
            return QRectF(tile.scene_rect)
        if is_species(ref) and seat_of(ref) < len(self.board.seats):
            return self.board.seats[seat_of(ref)].scene_rect
        return self.board.pond.scene_rect

    def _part_place(self, ref: int, part: str) -> QPointF:
        """Return a place on a tile: `food`, `body`, `population` or `traits`."""
        place = place_of(ref)
        tile = None if place is None else self.board.tile_of(*place)
        if tile is None:
            return self.rect(ref).center()
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

    def _banner(self, words: str) -> Beat:
        return Beat([banner(words, self.board.style, self.board.scene.sceneRect())])

    def _round_began(self, run: Run, state: EvolutionState) -> Beat:
        words = QCoreApplication.translate("Phrases", "Round {round}")
        return self._banner(filled(words, {"round": run[-1].amount}))

    def _phase_began(self, run: Run, state: EvolutionState) -> Beat:
        phase = run[-1].amount
        return self._banner(self._phrases.phase(phase)) if phase in (PLAY, FEEDING) else Beat()

    def _last_round_announced(self, run: Run, state: EvolutionState) -> Beat:
        shown = state.clone()
        shown.final_round = run[-1].amount
        return self._banner(self._phrases.last_round(shown))

    def _from_hand(self, run: Run, ends: Sequence[QPointF]) -> Beat:
        """Let cards fly from hands to their places."""
        ways = zip(run, ends, strict=True)
        return Beat(
            staggered([flight(self._card(one), self.leaving(one), end, timings.CARD) for one, end in ways])
        )

    def _food_card_laid(self, run: Run, state: EvolutionState) -> Beat:
        return self._from_hand(run, [self.board.food_card(event.actor).center() for event in run])

    def _trait_laid(self, run: Run, state: EvolutionState) -> Beat:
        return self._from_hand(run, [self._part_place(event.target, "traits") for event in run])

    def _turned_up(self, run: Run, state: EvolutionState, is_calm: bool) -> list[Beat]:
        """Turn food cards up where they lie, clockwise as they are seen, while the water rises or sinks."""
        board, style, before = self.board, self.board.style, state.watering_hole
        assert board.arrangement is not None
        first, seats = board.arrangement.bottom + 1, len(board.seats)
        turned = [event for event in run if event.kind == e.FOOD_CARD_TURNED_UP]
        turned.sort(key=lambda event: (event.actor - first) % seats)
        scene, pond = board.scene.sceneRect(), board.pond.scene_rect
        ribbon = board.ribbon.scene_rect
        edge = 14 * style.unit
        room = scene.adjusted(edge, edge, -edge, 0)
        if ribbon.top() > pond.center().y():
            room.setBottom(ribbon.top() - edge)
        cards = [
            reveal.FoodCard(
                event.actor,
                place,
                board.food_card(event.actor),
                event.amount,
                self.back(place.width()),
                self.card(event.card, place.width()),
            )
            for event, place in zip(
                turned, reveal.row_of(len(turned), room, pond.center(), style.unit), strict=True
            )
        ]

        def count(shown: int) -> None:
            board.count_food(before, [card.food for card in cards[:shown]])

        row = reveal.FoodRow(cards, before, pond, style, scene, ribbon)
        beat = row.beat(count, is_calm=is_calm)
        return [beat._replace(stages=[TableStage(0, board.hide_food_cards), *beat.stages])]

    def _watering_hole_changed(self, run: Run, state: EvolutionState) -> Beat:
        amount = sum(event.amount for event in run)
        pond = self.board.pond.scene_rect
        above = QPointF(pond.center().x(), pond.top() - 10 * self.board.style.unit)
        parts = []
        for number in range(min(abs(amount), _MOST_CHIPS)):
            place = QPointF(pond.left() + pond.width() * (0.3 + 0.05 * (number % 9)), pond.center().y())
            start, end = (above, place) if amount > 0 else (place, above)
            parts.append(flight(self.token("plant", 30), start, end, timings.TOKEN))
        return Beat(staggered(parts))

    def _trait_turned_up(self, run: Run, state: EvolutionState) -> Beat:
        parts = [
            fade(self._card(one), self._part_place(one.target, "traits"), timings.TURN_UP * 3, grown=1.2)
            for one in run
        ]
        return Beat(staggered(parts))

    def _trait_discarded(self, run: Run, state: EvolutionState) -> Beat:
        end = self.board.discard_pile.scene_rect.center()
        starts = [self._part_place(event.target, "traits") for event in run]
        ways = zip(run, starts, strict=True)
        return Beat(staggered([flight(self._card(one), start, end, timings.CARD) for one, start in ways]))

    def _card_spent(self, run: Run, state: EvolutionState) -> Beat:
        end = self.board.discard_pile.scene_rect.center()
        parts: list[Sprite] = []
        for at, event in enumerate(run):
            picture, start = self._card(event), self.leaving(event)
            via, begin = self.via(event.actor, event.target), timings.stagger(len(run)) * at
            if via is not None:
                parts.append(flight(picture, start, via, timings.CARD).later(begin))
                start, begin = via, begin + timings.CARD
            parts.append(flight(picture, start, end, timings.CARD).later(begin))
        return Beat(parts)

    def via(self, seat: int, target: int) -> QPointF | None:
        """Return where a spent card passes, so that one sees for whom it is: at an end, of the seat's row."""
        if is_species(target):
            return self.rect(target).center()
        arrangement, view = self.board.arrangement, self.board.view
        assert arrangement is not None
        assert view is not None
        if target not in (LEFT_END, RIGHT_END):
            return None
        if seat == view.bottom:
            gutter = arrangement.left_gutter if target == LEFT_END else arrangement.right_gutter
            return gutter.center()
        row = arrangement.seats[seat].row.room
        return QPointF(row.left() if target == LEFT_END else row.right(), row.center().y())

    def _marker_moved(self, run: Run, state: EvolutionState) -> Beat:
        parts = []
        for event in run:
            part = {e.BODY_GREW: "body", e.MOVED_FAT: "food"}.get(event.kind, "population")
            sign = {"body": "body", "food": "fat"}.get(part, "population")
            at, rise = self._part_place(event.target, part), 18 * self.board.style.unit
            parts.append(fade(self.token(sign, 34), at, timings.MARKER * 2, grown=1.5, rise=rise))
        return Beat(staggered(parts))

    def _population_lost(self, run: Run, state: EvolutionState) -> Beat:
        """Let animals fall out of the herds, which are smaller at once."""
        parts: list[Sprite] = []
        stages = []
        reached: dict[int, int] = {}
        for number, event in enumerate(run):
            length = timings.OWN_LOSS if self.hits_person(event) else timings.MARKER * 2
            at = self._part_place(event.target, "population")
            sign, rise = self.token("population", 34), -18 * self.board.style.unit
            falling = [fade(sign, at, length, grown=1.5, rise=rise)]
            place = place_of(event.target)
            tile = None if place is None else self.board.tile_of(*place)
            if tile is not None:
                left = reached.get(event.target, tile.look.population)
                reached[event.target] = event.amount
                for picture, stood in tile.lost(left, event.amount):
                    depth = tile.scene_rect.bottom() - stood.y()
                    falling.append(fall(picture, stood, depth, length))
                stages.append(TableStage(0, partial(tile.lose, event.amount)))
            parts += [one.later(timings.stagger(len(run)) * number) for one in falling]
        return Beat(parts, stages=stages)

    def _ate(self, run: Run, state: EvolutionState) -> Beat:
        parts = []
        for event in run:
            kind = {e.ATE_MEAT: "meat", e.STORED_FAT: "fat"}.get(event.kind, "plant")
            end = self._part_place(event.target, "traits" if event.kind == e.STORED_FAT else "food")
            way = flight(self.token(kind, 30), self.food_place(event), end, timings.TOKEN)
            parts += [way] * event.amount
        return Beat(staggered(parts))

    def _bagged(self, run: Run, state: EvolutionState) -> Beat:
        """Let chips go into the bags; at the end of a round all else steps back, and sums are told."""
        parts: list[Sprite] = []
        for event in run:
            end = self.board.header(event.actor).center()
            start = self.rect(event.subject).center() if event.subject else end
            tile = self.tile(event.subject)
            chips = tile.look.chips if tile is not None else ()
            for number in range(min(event.amount, 3)):
                chip = chips[-1 - number] if number < len(chips) else "fat"
                parts.append(flight(self.token(chip, 26), start, end, timings.TOKEN))
        seats = dict.fromkeys(event.actor for event in run)
        if len(seats) < 2:
            return Beat(staggered(parts))
        style, scene = self.board.style, self.board.scene.sceneRect()
        flying = [replace(one.later(timings.DIM), stays=False) for one in staggered(parts)]
        told, lit = max(one.keys[-1].at for one in flying), QPainterPath()
        for seat in seats:
            head, amount = self.board.header(seat), sum(one.amount for one in run if one.actor == seat)
            lit.addPath(rounded(head, 8 * style.unit))
            high = min(head.height(), 46 * style.unit)
            is_plate = head.height() > high  # that of the own seat, with its name in the middle
            place = QPointF(head.right() - high if is_plate else head.center().x(), head.top() + high / 2)
            count = partial(pictures.badge, f"+{amount}", round(46 * style.unit), style.ratio)
            flying.append(shown(count, place, timings.BAGGED).later(told))
        return Beat([reveal.dusk(scene, lit, style, told + timings.BAGGED), *flying])

    def _first_player_moved(self, run: Run, state: EvolutionState) -> Beat:
        start, end = (
            seat.mapToScene(seat.first_place())
            for seat in (self.board.seats[state.first_player], self.board.seats[run[-1].actor])
        )
        return Beat([flight(self.token("first_player", 30), start, end, timings.CARD * 2)])


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
