"""What events look like at any table with rows of species: cards and chips fly, hunters strike, species end.

The tile of a species that dies out bleaches; where it was one of a person, a fossil stays a while.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from evolution_qt.core.action import NOBODY
from evolution_qt.core.event import Event
from evolution_qt.ui.kit import icons, palette, pictures, timings
from evolution_qt.ui.kit.brush import colour, line, rounded
from evolution_qt.ui.kit.pixmaps import painted
from evolution_qt.ui.kit.scenes import Beat, Motion, Picture, TableStage, coming, fade, flight, staggered
from evolution_qt.ui.table.attack_picture import AimedAttack
from evolution_qt.ui.table.attack_scene import BETWEEN_BOTS, AttackScene
from evolution_qt.ui.table.playback import Cues, Run
from evolution_qt.ui.table.species_board import SpeciesBoard
from evolution_qt.ui.table.view import View

B = TypeVar("B", bound=SpeciesBoard[Any])


class SpeciesCues(Cues, Generic[B]):
    """Scenes for events, from where things lie on the table."""

    hunt: int
    """The kind of events by which a species attacks another."""
    meat: int
    """The kind of events by which meat is eaten."""
    hole: int
    """What stands for the watering hole in events."""
    hits: Collection[int] = ()
    """The kinds of events by which a person loses something of their species."""
    of_cards: Collection[int] = ()
    """The kinds of events of which a turn of cards consists."""
    end_of_cards: int
    """The kind by which it ends."""
    lengths: Mapping[int, int] = {}
    """About how many milliseconds the scene of each kind takes, where it is not that of a card."""

    def __init__(self, board: B, place_of: Callable[[int], tuple[int, int] | None]) -> None:
        """*place_of* returns the seat and the place of a species that an event names, None for all else."""
        self.board = board
        self._place_of = place_of
        self._flown: Event | None = None
        self._dropped: tuple[float, float] | None = None
        """Where the card of that event was dropped, as shares of the scene."""
        self._prey: tuple[float, float] | None = None
        """Where the last attack struck, likewise."""

    def takes_its_time(self, event: Event) -> bool:
        """Return whether only Space and Escape skip an event: what hits a person's species."""
        return self.hits_person(event)

    def hits_person(self, event: Event) -> bool:
        """Return whether a species of a person loses something."""
        view, place = self.board.view, self._place_of(event.target)
        if view is None or event.kind not in self.hits or place is None:
            return False
        return place[0] == view.viewer or not view.bots[place[0]]

    def is_of_card_turn(self, event: Event) -> bool:
        """Return whether a bot does it with cards in a turn of several, which is told at its end."""
        return event.kind in self.of_cards and self._is_by_bot(event)

    def ends_card_turn(self, event: Event) -> bool:
        """Return whether such a turn ends with an event."""
        return event.kind == self.end_of_cards and self._is_by_bot(event)

    def _is_by_bot(self, event: Event) -> bool:
        view = self.board.view
        return view is not None and event.actor != NOBODY and view.bots[event.actor]

    def begin(self, start: QPointF | None, flown: Event | None) -> None:
        """Let the card of an event start where it was dropped."""
        self._dropped = None if start is None else self._share(start)
        self._flown, self._prey = flown, None

    def motion(self, run: Run, state: Any) -> Motion | None:
        """Return the scene for a run of events; of an attack it is kept where it strikes, for its meat."""
        if run[0].kind == self.hunt:
            self._prey = self._share(self.rect(run[0].target).center())
            return Motion(partial(self._attacked, run[0], state))
        return super().motion(run, state)

    def length(self, runs: Sequence[Run]) -> int:
        """Return about how many milliseconds several runs take at normal speed."""
        return sum(
            self.lengths.get(run[0].kind, timings.CARD) + timings.stagger(len(run)) * (len(run) - 1)
            for run in runs
        )

    # Pictures and places

    def back(self, width: float) -> Callable[[], QPixmap]:
        """Return the back of a card."""
        return partial(pictures.card_back, round(width), self.board.style.ratio)

    def card(self, card: int, width: float) -> Callable[[], QPixmap]:
        """Return a card, with its back up where it is not known."""
        face = self.board.face(card)
        return self.back(width) if face is None else partial(face.pixmap, width, self.board.style.ratio)

    def token(self, kind: str, size: float) -> Picture:
        """Return a token that is so many units large."""
        style = self.board.style
        return partial(pictures.token, kind, round(size * style.unit), style.ratio)

    def tile(self, ref: int) -> Any:
        """Return the tile of a species, None if it does not lie there."""
        place = self._place_of(ref)
        return None if place is None else self.board.tile_of(*place)

    def rect(self, ref: int) -> QRectF:
        """Return where a species lies, or what stands for it."""
        raise NotImplementedError

    def attack(self, event: Event, view: View[Any]) -> AimedAttack:
        """Return an attack in the position before it, as it is drawn."""
        raise NotImplementedError

    def hand_place(self, event: Event) -> QPointF:
        """Return where a card of a hand lies; for others the place of their number of cards."""
        view, arrangement = self.board.view, self.board.arrangement
        assert arrangement is not None
        if view is not None and event.actor == view.bottom:
            return arrangement.hand.center()
        header = self.board.header(event.actor)
        return QPointF(header.right() - 24 * self.board.style.unit, header.center().y())

    def leaving(self, event: Event) -> QPointF:
        """Return where a card starts that leaves a hand: the first own one where it was dropped."""
        if self._dropped is None or event != self._flown:
            return self.hand_place(event)
        return self._at(self._dropped)

    def food_place(self, event: Event) -> QPointF:
        """Return where food starts that is eaten: at the watering hole, the prey, or above the pond."""
        pond = self.board.pond
        if event.subject == self.hole:
            return pond.last_chip()
        if event.kind == self.meat and self._prey is not None:
            return self._at(self._prey)
        return QPointF(pond.scene_rect.center().x(), pond.scene_rect.top())

    def _share(self, place: QPointF) -> tuple[float, float]:
        """Return at which shares of the scene's width and height a place lies, to find it in any size."""
        room = self.board.scene.sceneRect()
        return place.x() / room.width(), place.y() / room.height()

    def _at(self, share: tuple[float, float]) -> QPointF:
        """Return the place at such shares of the scene as it is now."""
        room = self.board.scene.sceneRect()
        return QPointF(share[0] * room.width(), share[1] * room.height())

    # Scenes

    def drew(self, run: Run, state: Any) -> Beat:
        """Let backs fly from the deck to the hands."""
        deck = self.board.draw_pile
        back, start = self.back(deck.size.width()), deck.scene_rect.center()
        return Beat(staggered([flight(back, start, self.hand_place(one), timings.CARD) for one in run]))

    def shuffled(self, run: Run, state: Any) -> Beat:
        """Let backs fly from the discard pile to the deck."""
        deck, width = self.board.draw_pile.scene_rect.center(), self.board.draw_pile.size.width()
        card = flight(self.back(width), self.board.discard_pile.scene_rect.center(), deck, timings.SHUFFLE)
        return Beat(staggered([card] * 5))

    def _attacked(self, event: Event, state: Any, is_calm: bool) -> list[Beat]:
        """Let a hunter leap at its prey, where the attack is drawn while it is aimed."""
        board, view = self.board, self.board.view
        assert view is not None
        attack = self.attack(event, replace(view, state=state))
        picture = board.notes.attack_picture(attack)
        seats = {side.seat for side in (attack.hunter, attack.prey)}
        of_bots = all(view.bots[seat] and seat != view.viewer for seat in seats)
        tiles = [self.rect(event.subject), self.rect(event.target)]
        pace = BETWEEN_BOTS if of_bots else 1.0
        scene = AttackScene(picture, board.scene.sceneRect(), board.ribbon, tiles, pace)
        beat = scene.beat(is_calm=is_calm)
        return [beat._replace(stages=[TableStage(0, partial(board.show_attack, attack.title))])]

    def went_extinct(self, run: Run, state: Any) -> Beat:
        """Bleach a tile; where one of a person was, a fossil stays a while."""
        rect, has_fossil = self.rect(run[0].target), self.hits_person(run[0])
        pale = partial(_pale, rect, self.board.style.ratio, has_fossil=has_fossil)
        if has_fossil:
            return Beat([coming(pale, rect.center(), timings.FADE)], timings.FADE + timings.FOSSIL)
        return Beat([fade(pale, rect.center(), timings.EXTINCTION, grown=0.8)])


def _pale(rect: QRectF, ratio: float, *, has_fossil: bool) -> QPixmap:
    """Return the bleached shape of a tile, perhaps with a fossil in it."""

    def draw(painter: QPainter) -> None:
        whole = QRectF(0, 0, rect.width(), rect.height())
        path = rounded(whole, rect.height() * 0.045)
        painter.fillPath(path, QColor(240, 232, 214, 255 if has_fossil else 235))
        if has_fossil:
            painter.strokePath(path, line(colour(palette.PAPER_LINE), 1.4))
            side = rect.height() * 0.7
            ink = icons.placed(
                icons.ink("dinosaur-bones"), whole.center().x(), whole.center().y() + side / 2, side
            )
            painter.fillPath(ink, colour(palette.STONE_DARK))

    return painted(("pale", has_fossil), rect.width(), rect.height(), ratio, draw)
