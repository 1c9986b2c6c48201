"""What each kind of event of The Beginning looks like on the table, and which sound it makes.

A cue is a motion built from the parts of the animator, or nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPixmap

from evolution_qt.core.event import Event
from evolution_qt.games.beginning import events as e
from evolution_qt.games.beginning.cards import WATERING_HOLE, index_of, is_species, seat_of
from evolution_qt.games.beginning.forecast import turns_to_last_round
from evolution_qt.games.beginning.state import BeginningState
from evolution_qt.ui.beginning.board import BeginningBoard
from evolution_qt.ui.beginning.follow import BeginningFollower
from evolution_qt.ui.beginning.unveiling import Booth, UnveilingItem
from evolution_qt.ui.beginning.words import BeginningPhrases
from evolution_qt.ui.kit import palette, pictures, timings
from evolution_qt.ui.kit.animator import Animator
from evolution_qt.ui.kit.drag import Arrow
from evolution_qt.ui.kit.panels import Banner
from evolution_qt.ui.kit.sounds import synth
from evolution_qt.ui.table import playback
from evolution_qt.ui.table.playback import Cues

Motion = QAbstractAnimation | None
Run = Sequence[Event]

_MOST_CHIPS: Final = 6
"""More chips than this fly as one heap."""
_HITS: Final = (e.ATTACKED, e.CARD_EATEN, e.WENT_EXTINCT)
"""What a person sees that happens to an own species."""
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
    e.ATTACKED: timings.ATTACK + timings.GLANCE,
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


class BeginningCues(Cues):
    """Motions for events, from where things lie on the table."""

    def __init__(self, animator: Animator, board: BeginningBoard, phrases: BeginningPhrases) -> None:
        self._animator = animator
        self._board = board
        self._phrases = phrases
        self._start: QPointF | None = None
        self._prey: QPointF | None = None
        self._table: dict[int, Callable[[Run], Motion]] = {
            e.STEP_BEGAN: self._step_began,
            e.WATERING_HOLE_FILLED: self._supply,
            e.SPECIES_DEALT: self._dealt_late,
            e.POPULATION_DEALT: self._dealt_late,
            e.DREW: self._drew,
            e.SHUFFLED: self._shuffled,
            e.SPECIES_LAID: self._laid,
            e.POPULATION_LAID: self._laid,
            e.TRAIT_LAID: self._laid,
            e.TRAIT_DISCARDED: self._lost,
            e.ATE_PLANTS: self._ate,
            e.ATE_MEAT: self._ate,
            e.SCAVENGED: self._ate,
            e.ATTACKED: self._attacked,
            e.CARD_EATEN: self._lost,
            e.CARD_LOST: self._lost,
            e.CARD_STARVED: self._lost,
            e.WENT_EXTINCT: self._went_extinct,
            e.BAGGED: self._bagged,
        }

    def is_always_seen(self, event: Event) -> bool:
        """Return whether an event is shown although all else is skipped."""
        return event.kind in (e.ATTACKED, e.GAME_ENDED) or self._hits_person(event)

    def takes_its_time(self, event: Event) -> bool:
        """Return whether only Space and Escape skip an event: what hits a person's species."""
        return self._hits_person(event)

    def _hits_person(self, event: Event) -> bool:
        view = self._board.view
        if view is None or event.kind not in _HITS or not is_species(event.target):
            return False
        seat = seat_of(event.target)
        return seat == view.viewer or not view.bots[seat]

    def follower(self, state: BeginningState) -> BeginningFollower:
        """Return a picture of a state that events change."""
        return BeginningFollower(state.clone())

    def begin(self, start: QPointF | None) -> None:
        """Let the first card that leaves the hand start where it was dropped."""
        self._start, self._prey = start, None

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

    def motion(self, run: Run, state: BeginningState) -> Motion:
        """Return the cue for a run of events; a banner shows when the last round has become certain."""
        if run[0].kind == e.GAME_ENDED:
            return self._unveiling(state)
        cue = self._table.get(run[0].kind)
        motion = cue(run) if cue is not None else None
        if not self._makes_certain(run, state):
            return motion
        banner = self._last_round_banner()
        return banner if motion is None else self._animator.in_turn([motion, banner])

    def _makes_certain(self, run: Run, state: BeginningState) -> bool:
        """Return whether it is certain only after a run that no round comes after this one."""
        if self._board.turns == 0 or all(event.kind not in _FROM_DECK for event in run):
            return False
        after = BeginningFollower(state.clone())
        for event in run:
            after.follow(event)
        return turns_to_last_round(after.state) == 0

    def length(self, runs: Sequence[Run]) -> int:
        """Return about how many milliseconds several runs take at normal speed."""
        return sum(
            _LENGTHS.get(run[0].kind, timings.CARD) + timings.stagger(len(run)) * (len(run) - 1)
            for run in runs
        )

    # Pictures and places

    def _back(self, width: float) -> QPixmap:
        return pictures.card_back(round(width), self._board.style.ratio)

    def _card(self, card: int, width: float) -> QPixmap:
        face = self._board.face(card)
        return self._back(width) if face is None else face.pixmap(width, self._board.style.ratio)

    def _token(self, kind: str, size: float = 28) -> QPixmap:
        return pictures.token(kind, round(size * self._board.style.unit), self._board.style.ratio)

    def _hand_place(self, seat: int) -> QPointF:
        """Return where cards of a seat come from: the place of a drop, the hand, or the head of a seat."""
        view, arrangement = self._board.view, self._board.arrangement
        assert view is not None
        assert arrangement is not None
        if seat == view.bottom:
            start, self._start = self._start, None
            return arrangement.hand.center() if start is None else start
        header = self._board.header(seat)
        return QPointF(header.right() - 24 * self._board.style.unit, header.center().y())

    def _carried_width(self, seat: int) -> float:
        """Return how wide a card is on its way to a seat."""
        arrangement = self._board.arrangement
        assert arrangement is not None
        return self._board.draw_pile.size.width() if seat == arrangement.bottom else 46 * arrangement.unit

    def _rect(self, ref: int) -> QRectF:
        """Return where a species lies, or the place of its seat where it does not yet."""
        if not is_species(ref):
            return self._board.pond.scene_rect
        tile = self._board.tile_of(seat_of(ref), index_of(ref))
        if tile is not None:
            return tile.scene_rect
        arrangement = self._board.arrangement
        assert arrangement is not None
        if seat_of(ref) == arrangement.bottom:
            return arrangement.right_gutter
        room, row = arrangement.seats[seat_of(ref)].row.room, self._board.tiles(seat_of(ref))
        end = room.center()
        if row:  # at the right end of the row
            last = row[-1].seen_rect
            end = QPointF(min(last.right() + last.width() / 4, room.right()), last.center().y())
        return QRectF(end, end)

    def _pile(self, ref: int) -> QPointF:
        """Return the middle of the lowest card of a pile."""
        tile = self._board.tile_of(seat_of(ref), index_of(ref)) if is_species(ref) else None
        if tile is None:
            return self._rect(ref).center()
        return tile.mapToScene(tile.places.next_to_go(tile.look.cards).center())

    def _chip(self, ref: int) -> QPointF:
        """Return where the next chip of a species lies."""
        tile = self._board.tile_of(seat_of(ref), index_of(ref)) if is_species(ref) else None
        if tile is None:
            return self._rect(ref).center()
        return tile.mapToScene(tile.places.food_at(tile.look.food + 1, tile.look))

    # Cues

    def _flights(self, parts: list[QAbstractAnimation]) -> Motion:
        return self._animator.together(parts, timings.stagger(len(parts))) if parts else None

    def _step_began(self, run: Run) -> Motion:
        """Light the step on the ribbon."""
        self._board.step = run[0].amount
        return None

    def _supply(self, run: Run) -> Motion:
        """Let chips plop, a species come, Fertile ones grow and cards fly to the hand, in this order."""
        animator, parts = self._animator, list[QAbstractAnimation]()
        cues = (self._filled, self._dealt, self._dealt, self._fanned_in)
        for kind, cue, begin in zip(_OF_SUPPLY, cues, _BEGINS, strict=True):
            motions = cue([event for event in run if event.kind == kind])
            parts += [
                animator.later(begin + _NEXT_OF_SUPPLY * at, one)
                for at, one in enumerate(motions[:_MOST_SEEN])
            ]
        if run[-1].kind == e.DREW:
            parts.append(animator.pause(timings.SUPPLY))
        return animator.together(parts)

    def _filled(self, run: Run) -> list[QAbstractAnimation]:
        pond = self._board.pond.scene_rect
        above = QPointF(pond.center().x(), pond.top() - 10 * self._board.style.unit)
        count = min(sum(event.amount for event in run), _MOST_CHIPS)
        places = [
            QPointF(pond.left() + pond.width() * (0.4 + 0.06 * at), pond.center().y()) for at in range(count)
        ]
        return [
            self._animator.flight(self._token("plant"), above, place, _OF_SUPPLY_EACH, grown=1.4)
            for place in places
        ]

    def _dealt(self, run: Run) -> list[QAbstractAnimation]:
        """Let backs slide from the deck to the piles that they join."""
        pile = self._board.draw_pile
        back = self._back(self._carried_width(run[0].actor) if run else 1)
        start = pile.scene_rect.center()
        return [self._animator.flight(back, start, self._pile(one.target), _OF_SUPPLY_EACH) for one in run]

    def _fanned_in(self, run: Run) -> list[QAbstractAnimation]:
        """Let cards fly from the deck to a hand and lie beside each other there."""
        pile, found = self._board.draw_pile, list[QAbstractAnimation]()
        width = self._carried_width(run[0].actor) if run else 1
        back, start, apart = self._back(width), pile.scene_rect.center(), QPointF(width * 0.4, 0)
        for at, event in enumerate(run):
            end = self._hand_place(event.actor) + apart * (at - (len(run) - 1) / 2)
            found.append(self._animator.flight(back, start, end, _OF_SUPPLY_EACH))
        return found

    def _dealt_late(self, run: Run) -> Motion:
        """Go on with a supply in which the deck was shuffled."""
        return self._flights(self._dealt(run))

    def _drew(self, run: Run) -> Motion:
        pile = self._board.draw_pile
        back = self._back(pile.size.width())
        start, end = pile.scene_rect.center(), self._hand_place(run[0].actor)
        return self._flights([self._animator.flight(back, start, end, timings.CARD) for _ in run])

    def _shuffled(self, run: Run) -> Motion:
        start, end = (pile.scene_rect.center() for pile in (self._board.discard_pile, self._board.draw_pile))
        back = self._back(self._board.draw_pile.size.width())
        return self._flights([self._animator.flight(back, start, end, timings.SHUFFLE) for _ in range(5)])

    def _last_round_banner(self) -> QAbstractAnimation:
        words = self._phrases.phrase_of_last_round()
        banner = Banner(words, self._board.style, self._board.scene.sceneRect())
        return self._animator.show_for(banner, timings.BANNER)

    def _laid(self, run: Run) -> Motion:
        """Let cards fly from a hand: open as traits, else with their backs up."""
        arrangement = self._board.arrangement
        assert arrangement is not None
        parts: list[QAbstractAnimation] = []
        for event in run:
            is_own = event.actor == arrangement.bottom
            width = arrangement.card.width() * 0.7 if is_own else 46 * arrangement.unit
            is_trait = event.kind == e.TRAIT_LAID
            picture = self._card(event.card, width) if is_trait else self._back(width)
            end = self._rect(event.target).center() if is_trait else self._pile(event.target)
            start = self._hand_place(event.actor)
            parts.append(self._animator.flight(picture, start, end, timings.CARD))
        return self._flights(parts)

    def _lost(self, run: Run) -> Motion:
        """Let cards go to the discard pile, face up."""
        pile = self._board.discard_pile
        width = pile.size.width() * 0.8
        end = pile.scene_rect.center()
        parts: list[QAbstractAnimation] = []
        for event in run:
            length = timings.OWN_LOSS if self._hits_person(event) else timings.CARD
            start = self._pile(event.target)
            parts.append(self._animator.flight(self._card(event.card, width), start, end, length))
        return self._flights(parts)

    def _ate(self, run: Run) -> Motion:
        parts: list[QAbstractAnimation] = []
        pond = self._board.pond
        for event in run:
            end = self._chip(event.target)
            start = QPointF(pond.scene_rect.center().x(), pond.scene_rect.top())
            if event.subject == WATERING_HOLE:
                start = pond.last_chip()
            elif event.kind == e.ATE_MEAT and self._prey is not None:
                start = self._prey
            token = self._token("plant" if event.kind == e.ATE_PLANTS else "meat")
            length = timings.TOKEN
            if event.kind == e.ATE_PLANTS and event.cause >= 0:
                length = _BY_ITSELF  # no one has asked for it: eyes have to find it
            parts += [self._animator.flight(token, start, end, length) for _ in range(event.amount)]
        return self._flights(parts)

    def _attacked(self, run: Run) -> Motion:
        event, unit = run[0], self._board.style.unit
        start, end = self._rect(event.subject).center(), self._rect(event.target).center()
        self._prey = end
        arrow = Arrow(start, palette.FAMILIES["attack"].main, 7 * unit)
        arrow.point_to(end)
        self._animator.add(arrow)
        rest = timings.OWN_LOSS if self._hits_person(event) else timings.ATTACK + timings.GLANCE
        claw = self._animator.flight(self._token("jaws", 54), start, end, timings.ATTACK, grown=1.4)
        return self._animator.together([claw, self._animator.pause(rest)])

    def _went_extinct(self, run: Run) -> Motion:
        event = run[0]
        has_fossil = self._hits_person(event)
        rect, ratio = self._rect(event.target), self._board.style.ratio
        return playback.bleaching(self._animator, rect, ratio, has_fossil=has_fossil)

    def _bagged(self, run: Run) -> Motion:
        """Let chips go behind the screen of their owner."""
        if self._board.step == e.SCORING:
            return self._scored(run)
        parts: list[QAbstractAnimation] = []
        for event in run:
            end = self._board.header(event.actor).center()
            start = self._rect(event.subject).center() if event.subject else end
            tile = self._board.tile_of(seat_of(event.subject), index_of(event.subject))
            chips = () if tile is None else tile.look.chips[-event.amount :]
            for chip in chips[:_MOST_CHIPS]:
                parts.append(self._animator.flight(self._token(chip, 24), start, end, timings.TOKEN))
        return self._flights(parts)

    def _scored(self, run: Run) -> Motion:
        """Let the chips of each pile roll behind the screen of the seat, and show how many they were."""
        animator, unit = self._animator, self._board.style.unit
        seat = self._board.seats[run[0].actor]
        end = seat.mapToScene(seat.screen_place())
        starts: list[list[tuple[str, QPointF]]] = []
        for event in run:
            tile = self._board.tile_of(seat_of(event.subject), index_of(event.subject))
            starts.append([] if tile is None else tile.let_chips_go()[-_MOST_CHIPS:])
        last = timings.SCORING // 6
        parts = [
            animator.later(
                last * at // max(len(starts) - 1, 1),
                animator.flight(self._token(chip, 24), start, end, _ROLL - 40 * number, turned=360.0),
            )
            for at, pile in enumerate(starts)
            for number, (chip, start) in enumerate(pile)
        ]
        side = round(44 * unit)
        screen = pictures.folding_screen(palette.seat(run[0].actor), side, self._board.style.ratio)
        parts.append(animator.coming(screen, end, timings.GLANCE))
        count = pictures.badge(f"+{sum(event.amount for event in run)}", side, self._board.style.ratio)
        above = QPointF(end.x(), max(end.y() - 0.8 * side, 0.6 * side))
        counted = animator.fade(count, above, timings.SCORING - _ROLL, rise=4 * unit)
        return animator.together([*parts, animator.later(_ROLL, counted)])

    def _unveiling(self, state: BeginningState) -> Motion:
        """Let the screens fold down, the winner's last; however much waits, this takes its time."""
        self._animator.haste = 1.0
        view, game, board = self._board.view, self._phrases.game, self._board
        assert view is not None
        winners, scores = game.winners(state), game.score_parts(state)
        booths = [
            Booth(seat, view.names[seat], scores[seat], is_winner=seat in winners)
            for seat in range(len(state.players))
        ]
        board.hush_hunger()
        item = UnveilingItem(booths, board.scene.sceneRect(), board.style)
        if self._animator.is_calm:
            item.setProperty("progress", 1.0)
            return self._animator.show_for(item, timings.UNVEILING_STILL)
        self._animator.add(item)
        linear = QEasingCurve.Type.Linear
        return self._animator.change(item, "progress", 0.0, 1.0, timings.UNVEILING, linear)


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
