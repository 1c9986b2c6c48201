"""From gestures to moves: lifting, dropping, clicking.

Whatever comes out was found among the legal steps; whatever was refused flies home and says every reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QPointF,
    QRectF,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.state import EFFECTS, FOOD, PLAY
from evolution_qt.ui.evolution import gestures, outlook
from evolution_qt.ui.evolution.gestures import Chip, HandCard, OwnSpecies, OwnTrait, Spot, Subject
from evolution_qt.ui.evolution.lights import Lights
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.evolution.pieces import ArrowItem, BoardItem
from evolution_qt.ui.evolution.questions import Questions
from evolution_qt.ui.evolution.reading import Reading, face_at
from evolution_qt.ui.evolution.recap import RecapItem
from evolution_qt.ui.evolution.seats import RibbonItem, SeatItem
from evolution_qt.ui.evolution.tabletop import Tabletop, View
from evolution_qt.ui.evolution.unfold import Unfold
from evolution_qt.ui.kit import timings
from evolution_qt.ui.kit.drag import Carried, Drag, Grip, Piece
from evolution_qt.ui.kit.items import GHOST, ButtonItem, Mark
from evolution_qt.ui.kit.offer import Offer
from evolution_qt.ui.kit.panels import Bubble, ChoicePanel

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution


class Hands(QObject):
    """What the person at the screen does, read as moves."""

    moved = Signal(object)
    changed = Signal()
    """Something else is chosen now, or asked."""
    pointed = Signal(object)
    """The piece that the pointer rests on, None if on none."""
    phase_asked = Signal()
    again_asked = Signal()
    seat_asked = Signal(int)
    """Somebody wants to know what happens now."""
    passed_for_round = Signal()
    """The seat that is asked about Intelligence alone does not want to be asked again this round."""
    refused = Signal()
    """Something cannot be done, and the reasons stand there."""
    said = Signal(object)
    """Sentences that stand beside something from now on."""

    def __init__(
        self,
        scene: QGraphicsScene,
        drag: Drag,
        top: Tabletop,
        game: Evolution,
        phrases: Phrases,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._drag = drag
        self._top = top
        self._game = game
        self._phrases = phrases
        self._subject: Subject | None = None
        self._is_chosen = False
        self._pointed: object = None
        self._rested: tuple[object, QPointF] = (None, QPointF())
        self._over_button: ButtonItem | None = None
        self._carried: Carried | None = None
        self._homing: list[tuple[Carried, QVariantAnimation]] = []
        self.lights = Lights(scene, top, game, phrases, self)
        self.lights.refused = self.said.emit
        self.lights.saying = self.hush
        self.reading = Reading(scene, top, self)
        self.reading.opening = self.hush
        self.unfold = Unfold(scene, drag, top, self)
        self.questions = Questions(scene, top, game, phrases, self)
        self.questions.decided.connect(self._emit)
        self.questions.changed.connect(self.changed)
        self.bubble: Bubble | None = None
        self.asks_twice = True
        """Whether a turn with cards left in hand ends only at the second click."""
        self.asks_all = False
        """Whether what may be declined is asked about even where that hardly matters."""
        self._is_armed = False
        self._code = ""
        self._silence = QTimer(self, singleShot=True, interval=timings.BUBBLE)
        self._silence.timeout.connect(self.hush)
        drag.may_hold = lambda: not self._is_chosen and self.panel is None
        drag.lifted.connect(self._lift)
        drag.carried_to = self._carry
        drag.dropped.connect(self._drop)
        drag.clicked.connect(self._click)
        drag.cancelled.connect(self._put_back)
        drag.pointed.connect(self._point)

    # State of the hands

    @property
    def chosen(self) -> Subject | None:
        """Return what was chosen by a click, None if nothing is."""
        return self._subject if self._is_chosen else None

    @property
    def panel(self) -> ChoicePanel | None:
        """Return the question on the table, None if there is none."""
        return self.questions.panel

    @property
    def is_homing(self) -> bool:
        """Say whether something is on its way home."""
        return bool(self._homing)

    @property
    def _view(self) -> View:
        assert self._top.view is not None
        return self._top.view

    def reset(self) -> None:
        """Let go of everything at once, as when a new position is drawn."""
        self._drag.cancel()
        self.release_carried()
        for carried, animation in self._homing:
            animation.stop()
            self._remove(carried)
        self._homing.clear()
        self.questions.close()
        self._forget_subject()
        self.reading.close()
        self.unfold.close()

    def cancel(self) -> bool:
        """Undo the last half gesture; say whether there was one."""
        self.hush()
        if self._drag.cancel():
            return True
        if self.reading.is_pinned:
            self.reading.close()
            return True
        if self.panel is None and not self._is_chosen:
            return False
        self.questions.close()
        self._send_home()
        self._forget_subject()
        return True

    def carried_at(self) -> QPointF | None:
        """Return where the thing just dropped still lies, for the motion that takes it on."""
        return self._carried.pos() if self._carried is not None else None

    def looked_at(self) -> str:
        """Return the trait of the card that is enlarged, rested on or chosen; empty if there is none."""
        face = self.reading.face
        if face is None:  # a new position puts the enlarged card away, the pointer still rests
            found = face_at(*self._rested)
            face = found[0] if found is not None else None
        if face is None and isinstance(self._subject, HandCard):
            face = self._top.face(self._subject.card)
        return face.key if face is not None else ""

    def place_of(self, number: int) -> QPointF | None:
        """Return where a card of the own hand lies, None if it is not there."""
        for card in self._top.hand:
            if isinstance(card.subject, HandCard) and card.subject.card == number:
                return card.scene_rect.center()
        return None

    def release_carried(self) -> None:
        """Remove the thing just dropped."""
        carried, self._carried = self._carried, None
        if carried is not None:
            self._remove(carried)

    def _remove(self, carried: Carried) -> None:
        if carried.scene() is self._scene:
            self._scene.removeItem(carried)

    # Pointing

    def _point(self, piece: object, at: QPointF) -> None:
        self._rested = (piece, at)
        self.pointed.emit(piece)
        if self._over_button is not None:
            self._over_button.point(False)
        self._over_button = piece if isinstance(piece, ButtonItem) else None
        if self._over_button is not None:
            self._over_button.point(True)
        if self._drag.is_carrying or self.panel is not None:
            self.unfold.close()
            return
        if self._is_chosen:  # an enlarged card would lie over the places that light up
            if isinstance(piece, Piece):
                self.lights.aim(piece.mapToScene(at), None)
            else:
                self.lights.aim_nowhere()
            return
        self.reading.point(piece, at)
        self.unfold.point(piece, at)
        grip = piece.grip_at(at) if isinstance(piece, Piece) else None
        subject = grip.subject if grip is not None else None
        if subject != self._pointed:
            self._pointed = subject
            self.lights.show(subject)  # type: ignore[arg-type]

    # Dragging

    def _lift(self, grip: object) -> None:
        assert isinstance(grip, Grip)
        self.hush()
        self.questions.close()
        self.release_carried()
        self.reading.close()
        self.unfold.close()
        self._is_chosen = False
        self._subject = grip.subject  # type: ignore[assignment]
        self._light()
        self._ghost(GHOST)

    def _light(self) -> None:
        """Light up where what is carried may land; an animal may be led to the water."""
        self.lights.show(self._subject, Mark.THICK)
        water = Spot(gestures.HOLE)
        if (eater := self._led_to_water()) is not None and self._steps(Chip(), eater):
            self.lights.add_mark(water, self._top.rect_of(water))

    def _led_to_water(self) -> Spot | None:
        """Return the place that is meant where an own species is carried to the watering hole."""
        subject, view = self._subject, self._view
        if not isinstance(subject, OwnSpecies) or not view.ask or view.state.phase <= EFFECTS:
            return None
        return Spot(gestures.SPECIES, view.viewer, subject.index)

    def _steps(self, subject: Subject, spot: Spot) -> list[int]:
        """Return the legal steps that a thing on a place may mean."""
        view = self._view
        return gestures.matching(view.offer, self._game, view.viewer, subject, spot)

    def _ghost(self, opacity: float) -> None:
        """Let the card that is in the air fade in the hand."""
        if isinstance(self._subject, HandCard):
            for card in self._top.hand:
                if card.subject == self._subject:
                    card.setOpacity(opacity)

    def _carry(self, at: QPointF) -> None:
        carried = self._drag.carried
        self.lights.aim(at, carried.sceneBoundingRect() if carried is not None else None)
        self._drag.shrink(self.lights.is_aimed, at)

    def _drop(self, grip: object, at: QPointF) -> None:
        assert isinstance(grip, Grip)
        found = self.lights.spot_at(at)
        self.lights.hide_hint()
        self._carried = self._drag.let_go()
        if found is not None:
            self._do(found[0], at)
        elif grip.home.contains(at):
            self._send_home()
            self._forget_subject()
        elif (eater := self._led_to_water()) is not None and self._top.pond.scene_rect.contains(at):
            self._subject = Chip()  # whoever leads an animal to the water means that it eats there
            self._do(eater, at)
        else:
            self._refuse({self._nothing_at(at): ""}, at)

    def _nothing_at(self, at: QPointF) -> str:
        """Return what is said of a drop on a place that means nothing for what is carried."""
        if self._top.seat_at(at) in (-1, self._view.viewer):
            return self._phrases.nothing_here()
        return self._phrases.only_your_own()

    def _put_back(self, grip: object) -> None:
        self._carried = self._drag.let_go()
        self._send_home()
        self._forget_subject()

    def _send_home(self) -> None:
        """Let what was carried fly home."""
        carried, self._carried = self._carried, None
        if carried is None:
            return
        animation = QVariantAnimation(self)
        animation.valueChanged.connect(carried.setPos)
        animation.setDuration(timings.scaled(timings.HOME, self._drag.speed))
        animation.setStartValue(carried.pos())
        animation.setEndValue(carried.grip.home.center())
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        animation.finished.connect(self._is_home)
        self._homing.append((carried, animation))
        animation.start()

    def _is_home(self) -> None:
        for pair in list(self._homing):
            carried, animation = pair
            if animation.state() == QVariantAnimation.State.Stopped:
                self._homing.remove(pair)
                self._remove(carried)
                animation.deleteLater()

    # Clicking

    def _click(self, piece: object, at: QPointF) -> None:
        if isinstance(piece, ButtonItem):
            self.press_button(piece)
            return
        self.hush()
        if isinstance(piece, SeatItem) and piece.name_room.contains(at):
            self.seat_asked.emit(piece.seat)
            return
        if isinstance(piece, RecapItem):
            if piece.is_again(at):
                self.again_asked.emit()
            return
        if isinstance(piece, RibbonItem):
            if piece.phase_room().contains(at):
                self.phase_asked.emit()
            return
        if isinstance(piece, ArrowItem):
            assert self._top.arrangement is not None
            self._top.scroll(piece.seat, piece.direction * self._top.arrangement.seats[piece.seat].row.step)
            return
        assert isinstance(piece, Piece)
        if self.panel is not None:
            self.cancel()
            return
        scene_at = piece.mapToScene(at)
        grip = piece.grip_at(at)
        if self._is_chosen and self._subject is not None:
            if grip is not None and grip.subject == self._subject:
                self._forget_subject()
                return
            found = self.lights.spot_at(scene_at)
            if found is not None and self._is_its_home(found[0]):
                self._forget_subject()
                return
            if found is not None and (found[1] or grip is None or not self._can_move(grip.subject)):
                self._do(found[0], scene_at)
                return
            if grip is None and found is None and self._top.seat_at(scene_at) not in (-1, self._view.viewer):
                self._refuse({self._phrases.only_your_own(): ""}, scene_at)
                return
        self._choose(piece, grip, scene_at)

    def _is_its_home(self, spot: Spot) -> bool:
        """Say whether a place belongs to the species that is chosen."""
        chosen = self._subject
        return isinstance(chosen, OwnSpecies) and (spot.seat, spot.index) == (self._view.viewer, chosen.index)

    def _can_move(self, subject: object) -> bool:
        """Say whether something can be done with a thing at all."""
        view = self._view
        assert isinstance(subject, HandCard | Chip | OwnSpecies | OwnTrait)
        return any(
            gestures.matching(view.offer, self._game, view.viewer, subject, spot)
            for spot in gestures.spots(view.state, self._game, view.offer, view.viewer, subject)
        )

    def _choose(self, piece: Piece, grip: Grip | None, at: QPointF) -> None:
        """Take a first click: use an effect, feed a species, or choose what is to be moved."""
        if grip is None or self._top.view is None:
            self._forget_subject()
            return
        view = self._view
        subject: Subject = grip.subject  # type: ignore[assignment]
        if isinstance(subject, OwnTrait) and view.state.phase == EFFECTS:
            self._is_chosen = False
            self._subject = subject
            self._do(Spot(gestures.SPECIES, view.viewer, subject.index), at)
            return
        if not view.ask:
            return
        if isinstance(subject, OwnSpecies) and isinstance(piece, BoardItem) and not piece.look.carnivore:
            if view.state.phase > EFFECTS:
                self._is_chosen = False
                self._subject = Chip()
                self._do(Spot(gestures.SPECIES, view.viewer, subject.index), at)
            return
        self.choose(subject, grip.home)
        if not self._can_move(subject):
            self._explain(subject, at)

    def choose(self, subject: Subject, home: QRectF) -> None:
        """Choose what is to be moved, as by a first click."""
        self.hush()
        self._subject = subject
        self._is_chosen = True
        self.reading.close()
        self.unfold.close()
        self.lights.show(subject, Mark.THICK)
        self.lights.mark_home(self.home(subject) if isinstance(subject, HandCard) else home)
        self.changed.emit()

    def home_spot(self, subject: Subject) -> Spot:
        """Return the place at which a thing lies that is no card of the hand."""
        seat = self._view.viewer
        if isinstance(subject, OwnSpecies):
            return Spot(gestures.SPECIES, seat, subject.index)
        if isinstance(subject, OwnTrait):
            return Spot(gestures.REPLACE, seat, subject.index, subject.trait)
        return Spot(gestures.HOLE)

    def home(self, subject: Subject) -> QRectF:
        """Return where a thing lies; empty if that cannot be seen."""
        if isinstance(subject, HandCard):
            return self._top.hand[subject.place].seen_rect
        return self._top.rect_of(self.home_spot(subject))

    def mark_again(self) -> None:
        """Mark where what is chosen or carried may land, after a row was scrolled; no place is meant now."""
        subject, home = self._subject, self.lights.home
        self._pointed = None
        if subject is None or not (self._is_chosen or self._drag.is_carrying):
            self.lights.put_out()
            return
        if not self._is_chosen:
            self._light()
        else:
            self.lights.show(subject, Mark.THICK)
            self.lights.mark_home(self.home(subject) if isinstance(subject, OwnSpecies | OwnTrait) else home)

    def land(self, spot: Spot) -> None:
        """Let the chosen thing land on a place, as by a second click."""
        self._do(spot, self._top.rect_of(spot).center())

    def _explain(self, subject: Subject, at: QPointF) -> None:
        """Say why nothing can be done with a thing, if all its places have the same reasons."""
        view = self._view
        found: dict[tuple[str, ...], dict[str, str]] = {}
        for spot in gestures.spots(view.state, self._game, view.offer, view.viewer, subject):
            move = gestures.meaning(self._game, view.viewer, subject, spot)
            if move is not None:
                reasons = self._reasons(move)
                found[tuple(reasons)] = reasons
        if len(found) == 1:
            self._forget_subject()
            self._say_reasons(next(iter(found.values())), at)

    def click_nothing(self, at: QPointF) -> None:
        """Take a click on the bare table: the nearest place may be meant; else give up what was chosen."""
        found = self.lights.spot_at(at) if self._is_chosen and self.panel is None else None
        if found is not None and found[1]:
            self._do(found[0], at)
        else:
            self.cancel()

    def press_button(self, button: ButtonItem | None = None) -> None:
        """End the turn or pass, or say why not; with cards left in hand at the second time.

        The second *button* passes for the whole round.
        """
        if button is self._top.second_button:
            if button.isVisible():
                self.passed_for_round.emit()
            return
        is_second = self._is_armed
        self.hush()
        view = self._view
        if not view.ask or not self._top.button.isVisible():
            return
        word = gestures.ending(view.offer)
        rect = self._top.button.scene_rect
        above = QPointF(rect.center().x(), rect.top())
        kept = len(view.state.players[view.viewer].hand) if view.state.phase == PLAY else 0
        if word and kept and self.asks_twice and not is_second:
            self.say([self._phrases.click_again(kept)], above, warning=False)
            self._is_armed = True
        elif word:
            self._emit(Move(word))
        elif view.state.phase != FOOD:
            self._say_reasons(self._reasons(Move("pass")), above)

    def say_why_not_done(self) -> None:
        """Say why the turn cannot end now, if it cannot; else that something must be chosen first."""
        if self._view.ask and not gestures.ending(self._view.offer) and self._top.button.isVisible():
            self.press_button()
        else:
            ribbon = self._top.ribbon.scene_rect
            above = QPointF(ribbon.center().x(), ribbon.top())
            self.say([self._phrases.choose_first()], above, warning=False)

    # Doing

    def _do(self, spot: Spot, at: QPointF) -> None:
        """Do what a thing on a place means, ask what has to be asked, or refuse.

        What was chosen by a click stays chosen when a place refuses it.
        """
        view, subject = self._view, self._subject
        assert subject is not None
        steps = self._steps(subject, spot)
        if steps:
            self._is_chosen = False
            self.reading.close()
            self.lights.put_out()
            about = [self.home(subject)] if isinstance(subject, OwnSpecies) else []
            self.questions.begin(steps, at, about, asks_all=self.asks_all)
            return
        move = gestures.meaning(self._game, view.viewer, subject, spot)
        reasons = self._reasons(move) if move is not None else {}
        self._refuse(reasons or {self._nothing_at(at): ""}, at)

    def _reasons(self, move: Move) -> dict[str, str]:
        view = self._view
        return outlook.reasons(self._game, self._phrases, view.state, view.viewer, move)

    def _refuse(self, reasons: dict[str, str], at: QPointF) -> None:
        self._send_home()
        if not self._is_chosen:
            self._forget_subject()
        self._say_reasons(reasons, at)

    def _say_reasons(self, reasons: dict[str, str], at: QPointF) -> None:
        """Show why something is refused, and the way to the rule."""
        code = next((code for code in reasons.values() if code), "")
        link = [self._phrases.rule_here()] if code else []
        signs = outlook.signs(self._game, reasons.values(), self._top.style.free)
        self.say([*reasons, *link], at, signs=signs)
        self.refused.emit()
        self._code = code

    @property
    def code(self) -> str:
        """Return the code of the refusal that is explained now, empty if none is."""
        return self._code or self.lights.code

    def say(
        self,
        sentences: list[str],
        at: QPointF,
        *,
        warning: bool = True,
        signs: Sequence[QPixmap | None] = (),
    ) -> None:
        """Show sentences beside a place for a while, each with a picture if one is given."""
        reach = 20 * self._top.style.unit
        self.say_beside(sentences, QRectF(at.x(), at.y() - reach, 0, 2 * reach), warning=warning, signs=signs)

    def say_beside(
        self,
        sentences: Sequence[str],
        beside: QRectF,
        *,
        warning: bool = False,
        signs: Sequence[QPixmap | None] = (),
        lasts: int = timings.BUBBLE,
    ) -> None:
        """Show sentences clear of something for so many milliseconds."""
        self.hush()
        if not sentences:
            return
        self.lights.say_no_more()
        if not self.reading.is_pinned:
            self.reading.close()
        room = self._scene.sceneRect()
        self.bubble = Bubble(sentences, self._top.style, beside, room, warning=warning, signs=signs)
        self._scene.addItem(self.bubble)
        self._silence.start(lasts)
        self.said.emit(sentences)

    def hush(self) -> None:
        """Take away what was said; a first click is forgotten."""
        self._is_armed = False
        self._code = ""
        self._silence.stop()
        bubble, self.bubble = self.bubble, None
        if bubble is not None:
            self._scene.removeItem(bubble)

    def _forget_subject(self) -> None:
        self._ghost(1.0)
        self._subject = None
        self._is_chosen = False
        self._pointed = None
        self.lights.put_out()
        self.changed.emit()

    def _emit(self, move: object) -> None:
        """Hand over a whole move; what was carried waits where it is."""
        subject = self._subject
        # until the next position is drawn, nothing more is asked
        view = self._view
        view.offer, view.ask = Offer(), False
        self._forget_subject()
        if self._carried is not None:
            self._subject = subject
            self._ghost(GHOST)
            self._subject = None
        self.moved.emit(move)
