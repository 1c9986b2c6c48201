"""What each kind of event of The Beginning looks like on the table, and which sound it makes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from evolution_qt.core.event import Event
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import WATERING_HOLE, is_species, seat_of
from evolution_qt.games.beginning.forecast import turns_to_last_round
from evolution_qt.games.beginning.state import BeginningState
from evolution_qt.ui.beginning.board import BeginningBoard
from evolution_qt.ui.beginning.event_kinds import place_of
from evolution_qt.ui.beginning.follow import BeginningFollower
from evolution_qt.ui.beginning.preview import aimed_attack
from evolution_qt.ui.beginning.unveiling import Booth, Booths
from evolution_qt.ui.beginning.words import BeginningPhrases
from evolution_qt.ui.kit import palette, pictures, timings
from evolution_qt.ui.kit.panels import banner
from evolution_qt.ui.kit.scenes import Beat, Motion, Sprite, TableStage, coming, fade, flight, staggered
from evolution_qt.ui.kit.sounds import synth
from evolution_qt.ui.table.attack_picture import AimedAttack
from evolution_qt.ui.table.playback import Run
from evolution_qt.ui.table.species_cues import SpeciesCues
from evolution_qt.ui.table.view import View

_MOST_CHIPS: Final = 6
"""More chips than this fly as one heap."""
_OWN_RUN: Final = (e.ATTACKED, e.WENT_EXTINCT, e.SPECIES_DEALT, e.SPECIES_LAID, e.STEP_BEGAN)
"""Kinds of events that are shown one by one."""
_OF_SUPPLY: Final = (e.WATERING_HOLE_FILLED, e.SPECIES_DEALT, e.POPULATION_DEALT, e.DREW)
"""What a turn begins with, in this order."""
_BEGINS: Final = (0, 330, 640, 860)
"""When each of that begins, in milliseconds."""
_OF_SUPPLY_EACH: Final = 360
_NEXT_OF_SUPPLY: Final = 120
"""How long each chip or card takes, and how much later the next one begins."""
_MOST_SEEN: Final = 3
"""So many cards of a sort fly; more would last too long."""
_BY_ITSELF: Final = 360
"""How long a chip flies that a species takes without being fed."""
_ROLL: Final = 400
"""How long a chip rolls behind a screen."""
_FROM_DECK: Final = (e.SPECIES_DEALT, e.POPULATION_DEALT, e.DREW, e.LAST_ROUND_ANNOUNCED)
"""Kinds of events after which the last round may be certain."""
_LENGTHS: Final = {
    e.ATTACKED: timings.ATTACK,
    e.LAST_ROUND_ANNOUNCED: timings.BANNER,
    e.SHUFFLED: timings.SHUFFLE,
    e.STEP_BEGAN: 0,
    e.WATERING_HOLE_FILLED: timings.SUPPLY // 2,  # a supply is no reason to hurry itself
    e.CARDS_ENDED: 0,
    e.PASSED: 0,
    e.GAME_ENDED: 0,
    e.ROUND_BEGAN: 0,
}
"""About how long the cue of each kind takes, in milliseconds, where it is not that of a card."""


class BeginningCues(SpeciesCues[BeginningBoard]):
    """Scenes for events, from where things lie on the table."""

    hunt, meat, hole = e.ATTACKED, e.ATE_MEAT, WATERING_HOLE
    hits = (e.ATTACKED, e.CARD_EATEN, e.WENT_EXTINCT)
    of_cards = (e.SPECIES_LAID, e.POPULATION_LAID, e.TRAIT_LAID, e.TRAIT_DISCARDED)
    end_of_cards = e.CARDS_ENDED
    lengths = _LENGTHS

    def __init__(self, board: BeginningBoard, phrases: BeginningPhrases) -> None:
        super().__init__(board, place_of)
        self._phrases = phrases
        self.by_kind = {
            e.WATERING_HOLE_FILLED: self._supply,
            e.SPECIES_DEALT: self._dealt_late,
            e.POPULATION_DEALT: self._dealt_late,
            e.DREW: self.drew,
            e.SHUFFLED: self.shuffled,
            e.SPECIES_LAID: self._laid,
            e.POPULATION_LAID: self._laid,
            e.TRAIT_LAID: self._laid,
            e.TRAIT_DISCARDED: self._lost,
            e.ATE_PLANTS: self._ate,
            e.ATE_MEAT: self._ate,
            e.SCAVENGED: self._ate,
            e.ATTACKED: None,  # a scene of its own
            e.CARD_EATEN: self._lost,
            e.CARD_LOST: self._lost,
            e.CARD_STARVED: self._lost,
            e.WENT_EXTINCT: self.went_extinct,
            e.BAGGED: self._bagged,
        }

    def is_always_seen(self, event: Event) -> bool:
        """Return whether an event is shown although all else is skipped."""
        return event.kind in (e.ATTACKED, e.GAME_ENDED) or self.hits_person(event)

    def follower(self, state: BeginningState) -> BeginningFollower:
        """Return a picture of a state that events change."""
        return BeginningFollower(state.clone())

    def runs(self, events: Sequence[Event]) -> Iterator[list[Event]]:
        """Return the events in runs that are shown together."""
        run: list[Event] = []
        for event in events:
            is_other = bool(run) and (event.kind, event.actor) != (run[-1].kind, run[-1].actor)
            if run and run[0].kind == e.WATERING_HOLE_FILLED and event.kind in _OF_SUPPLY:
                run.append(event)
                continue
            by_itself = event.kind == e.ATE_PLANTS and event.cause >= 0  # one Long Neck after the other
            if run and (is_other or by_itself or event.kind in _OWN_RUN):
                yield run
                run = []
            run.append(event)
        if run:
            yield run

    def motion(self, run: Run, state: BeginningState) -> Motion | None:
        """Return the scene for a run of events; a banner shows when the last round has become certain."""
        if run[0].kind == e.GAME_ENDED:
            return Motion(partial(self._unveiling, state), is_unhurried=True)
        motion = super().motion(run, state)
        if not self._makes_certain(run, state):
            return motion

        def make(is_calm: bool) -> list[Beat]:
            before = () if motion is None else motion.make(is_calm)
            return [*before, self._last_round_banner()]

        return Motion(make)

    def attack(self, event: Event, view: View[BeginningState]) -> AimedAttack:
        """Return an attack in the position before it, played on a copy."""
        hunter, prey = place_of(event.subject), place_of(event.target)
        assert hunter is not None
        assert prey is not None
        return aimed_attack(view, hunter, prey)

    def follow(self, event: Event) -> None:
        """Light the step on the ribbon that has begun."""
        if event.kind == e.STEP_BEGAN:
            self.board.step = event.amount

    def _makes_certain(self, run: Run, state: BeginningState) -> bool:
        """Return whether it is certain only after a run that no round comes after this one."""
        if self.board.turns == 0 or all(event.kind not in _FROM_DECK for event in run):
            return False
        after = BeginningFollower(state.clone())
        for event in run:
            after.follow(event)
        return turns_to_last_round(after.state) == 0

    # Places

    def _carried_width(self, seat: int) -> float:
        """Return how wide a card is on its way to a seat."""
        arrangement = self.board.arrangement
        assert arrangement is not None
        return self.board.draw_pile.size.width() if seat == arrangement.bottom else 46 * arrangement.unit

    def rect(self, ref: int) -> QRectF:
        """Return where a species lies, or the place of its seat where it does not yet."""
        tile, arrangement = self.tile(ref), self.board.arrangement
        assert arrangement is not None
        if tile is not None:
            return QRectF(tile.scene_rect)
        if not is_species(ref):
            return self.board.pond.scene_rect
        if seat_of(ref) == arrangement.bottom:
            return arrangement.right_gutter
        room, row = arrangement.seats[seat_of(ref)].row.room, self.board.tiles(seat_of(ref))
        end = room.center()
        if row:  # at the right end of the row
            last = row[-1].seen_rect
            end = QPointF(min(last.right() + last.width() / 4, room.right()), last.center().y())
        return QRectF(end, end)

    def _pile(self, ref: int) -> QPointF:
        """Return the middle of the lowest card of a pile."""
        tile = self.tile(ref)
        if tile is None:
            return self.rect(ref).center()
        return QPointF(tile.mapToScene(tile.places.next_to_go(tile.look.cards).center()))

    def _chip(self, ref: int) -> QPointF:
        """Return where the next chip of a species lies."""
        tile = self.tile(ref)
        if tile is None:
            return self.rect(ref).center()
        return QPointF(tile.mapToScene(tile.places.food_at(tile.look.food + 1, tile.look)))

    # Cues

    def _supply(self, run: Run, state: BeginningState) -> Beat:
        """Let chips plop, a species come, Fertile ones grow and cards fly to the hand, in this order."""
        parts: list[Sprite] = []
        cues = (self._filled, self._dealt, self._dealt, self._fanned_in)
        for kind, cue, begin in zip(_OF_SUPPLY, cues, _BEGINS, strict=True):
            flights = cue([event for event in run if event.kind == kind])[:_MOST_SEEN]
            parts += [one.later(begin + _NEXT_OF_SUPPLY * at) for at, one in enumerate(flights)]
        return Beat(parts, timings.SUPPLY if run[-1].kind == e.DREW else 0)

    def _filled(self, run: Run) -> list[Sprite]:
        pond, plant = self.board.pond.scene_rect, self.token("plant", 28)
        above = QPointF(pond.center().x(), pond.top() - 10 * self.board.style.unit)
        count = min(sum(event.amount for event in run), _MOST_CHIPS)
        places = [
            QPointF(pond.left() + pond.width() * (0.4 + 0.06 * at), pond.center().y()) for at in range(count)
        ]
        return [flight(plant, above, place, _OF_SUPPLY_EACH, grown=1.4) for place in places]

    def _dealt(self, run: Run) -> list[Sprite]:
        """Let backs slide from the deck to the piles that they join."""
        back = self.back(self._carried_width(run[0].actor) if run else 1)
        start = self.board.draw_pile.scene_rect.center()
        return [flight(back, start, self._pile(one.target), _OF_SUPPLY_EACH) for one in run]

    def _fanned_in(self, run: Run) -> list[Sprite]:
        """Let cards fly from the deck to a hand and lie beside each other there."""
        width = self._carried_width(run[0].actor) if run else 1
        start, apart = self.board.draw_pile.scene_rect.center(), QPointF(width * 0.4, 0)
        ends = [self.hand_place(one) + apart * (at - (len(run) - 1) / 2) for at, one in enumerate(run)]
        return [flight(self.back(width), start, end, _OF_SUPPLY_EACH) for end in ends]

    def _dealt_late(self, run: Run, state: BeginningState) -> Beat:
        """Go on with a supply in which the deck was shuffled."""
        return Beat(staggered(self._dealt(run)))

    def _last_round_banner(self) -> Beat:
        words = self._phrases.phrase_of_last_round()
        return Beat([banner(words, self.board.style, self.board.scene.sceneRect())])

    def _laid(self, run: Run, state: BeginningState) -> Beat:
        """Let cards fly from a hand: open as traits, else with their backs up."""
        arrangement = self.board.arrangement
        assert arrangement is not None
        parts = []
        for event in run:
            is_own = event.actor == arrangement.bottom
            width = arrangement.card.width() * 0.7 if is_own else 46 * arrangement.unit
            is_trait = event.kind == e.TRAIT_LAID
            picture = self.card(event.card, width) if is_trait else self.back(width)
            end = self.rect(event.target).center() if is_trait else self._pile(event.target)
            parts.append(flight(picture, self.leaving(event), end, timings.CARD))
        return Beat(staggered(parts))

    def _lost(self, run: Run, state: BeginningState) -> Beat:
        """Let cards go to the discard pile, face up."""
        pile = self.board.discard_pile
        width, end = pile.size.width() * 0.8, pile.scene_rect.center()
        parts = []
        for event in run:
            length = timings.OWN_LOSS if self.hits_person(event) else timings.CARD
            parts.append(flight(self.card(event.card, width), self._pile(event.target), end, length))
        return Beat(staggered(parts))

    def _ate(self, run: Run, state: BeginningState) -> Beat:
        parts: list[Sprite] = []
        for event in run:
            token = self.token("plant" if event.kind == e.ATE_PLANTS else "meat", 28)
            length = timings.TOKEN
            if event.kind == e.ATE_PLANTS and event.cause >= 0:
                length = _BY_ITSELF  # no one has asked for it: eyes have to find it
            way = flight(token, self.food_place(event), self._chip(event.target), length)
            parts += [way] * event.amount
        return Beat(staggered(parts))

    def _bagged(self, run: Run, state: BeginningState) -> Beat:
        """Let chips go behind the screen of their owner."""
        if self.board.step == e.SCORING:
            return self._scored(run)
        parts = []
        for event in run:
            end = self.board.header(event.actor).center()
            start = self.rect(event.subject).center() if event.subject else end
            tile = self.tile(event.subject)
            chips = () if tile is None else tile.look.chips[-event.amount :]
            parts += [flight(self.token(chip, 24), start, end, timings.TOKEN) for chip in chips[:_MOST_CHIPS]]
        return Beat(staggered(parts))

    def _scored(self, run: Run) -> Beat:
        """Let the chips of each pile roll behind the screen of the seat, and show how many they were."""
        unit, ratio = self.board.style.unit, self.board.style.ratio
        seat = self.board.seats[run[0].actor]
        end = seat.mapToScene(seat.screen_place())
        tiles = [self.tile(event.subject) for event in run]
        parts: list[Sprite] = []
        for at, tile in enumerate(tiles):
            begin = timings.SCORING // 6 * at // max(len(tiles) - 1, 1)
            for number, (chip, start) in enumerate([] if tile is None else tile.chips_lying()[-_MOST_CHIPS:]):
                rolling = flight(self.token(chip, 24), start, end, _ROLL - 40 * number, turned=360.0)
                parts.append(rolling.later(begin))
        side = round(44 * unit)
        screen = partial(pictures.folding_screen, palette.seat(run[0].actor), side, ratio)
        parts.append(coming(screen, end, timings.GLANCE))
        count = partial(pictures.badge, f"+{sum(event.amount for event in run)}", side, ratio)
        above = QPointF(end.x(), max(end.y() - 0.8 * side, 0.6 * side))
        parts.append(fade(count, above, timings.SCORING - _ROLL, rise=4 * unit).later(_ROLL))
        return Beat(parts, stages=[TableStage(0, tile.let_chips_go) for tile in tiles if tile is not None])

    def _unveiling(self, state: BeginningState, is_calm: bool) -> list[Beat]:
        """Let the screens fold down, the winner's last."""
        board, game = self.board, self._phrases.game
        view = board.view
        assert view is not None
        winners, scores = game.winners(state), game.score_parts(state)
        booths = Booths(
            [
                Booth(seat, view.names[seat], scores[seat], is_winner=seat in winners)
                for seat in range(len(state.players))
            ],
            board.scene.sceneRect(),
            board.style,
        )
        return [Beat(booths.sprites(is_calm=is_calm), stages=[TableStage(0, board.hush_hunger)])]


SOUNDS: Final = {
    e.WATERING_HOLE_FILLED: synth.CHIP,
    e.SPECIES_DEALT: synth.CARD,
    e.POPULATION_DEALT: synth.CARD,
    e.DREW: synth.CARD,
    e.SPECIES_LAID: synth.CARD,
    e.POPULATION_LAID: synth.CARD,
    e.TRAIT_DISCARDED: synth.CARD,
    e.TRAIT_LAID: synth.CARD,
    e.ATE_PLANTS: synth.CHIP,
    e.ATTACKED: synth.ATTACK,
    e.ATE_MEAT: synth.CHIP,
    e.SCAVENGED: synth.CHIP,
    e.WENT_EXTINCT: synth.EXTINCTION,
    e.BAGGED: synth.CHIP,
    e.LAST_ROUND_ANNOUNCED: synth.BELL,
    e.GAME_ENDED: synth.OVER,
}
"""The sound of each kind of event; the others are not heard."""
