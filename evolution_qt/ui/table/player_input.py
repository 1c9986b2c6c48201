"""What a person does at the table, read as moves: lifting, dropping, clicking.

Whatever comes out was found among the legal steps; whatever was refused flies home, with every reason shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.ui.kit.drag import Arrow, Drag, Grip, Piece, edge_towards
from evolution_qt.ui.kit.items import GHOST, ButtonItem, PlaceMark
from evolution_qt.ui.kit.panels import ChoicePanel
from evolution_qt.ui.table.board import Board
from evolution_qt.ui.table.enlarging import Enlarging
from evolution_qt.ui.table.gestures import Errand, Gestures, Refusals, Spot, Subject
from evolution_qt.ui.table.highlights import Highlights
from evolution_qt.ui.table.questions import AnswerNote, DropGhost, Questions
from evolution_qt.ui.table.recap import RecapItem
from evolution_qt.ui.table.ribbon import RibbonItem
from evolution_qt.ui.table.view import Offer, View


class PlayerWords(Protocol):
    """The words for a person who makes gestures."""

    def nothing_here(self, subject: Subject | None) -> str:
        """Return that a thing means nothing at a place."""
        ...

    def only_your_own(self, subject: Subject | None) -> str:
        """Return that a place belongs to another player, for what was to land there."""
        ...

    def choose_first(self) -> str:
        """Return that something must be chosen first."""
        ...

    def rule_here(self) -> str:
        """Return what leads to the rule behind a refusal."""
        ...


class Marking(Protocol):
    """Something that is shown of a piece at once, while the pointer rests on it."""

    def point(self, piece: object, at: QPointF) -> None:
        """Rest on a place of a piece."""
        ...

    def close(self) -> None:
        """Put away what is open."""
        ...


class Resting(Marking, Protocol):
    """Something that opens when the pointer has rested on a piece."""

    delay: int
    """Milliseconds until it opens; below 0 never."""


class PlayerInput(QObject):
    """What the person at the screen does, read as moves."""

    moved = Signal(object)
    changed = Signal()
    """Something else is chosen now, or asked."""
    pointed = Signal(object)
    """The piece that the pointer rests on, None if on none."""
    phase_asked = Signal()
    """It is asked what happens now."""
    again_asked = Signal()
    seat_asked = Signal(int)
    other_asked = Signal()
    """The attack that keys have aimed is to be aimed at another species."""
    passed_for_round = Signal()
    """The seat does not want to be asked so again this round."""
    refused = Signal()
    """Something cannot be done, and the reasons stand there."""

    def __init__(
        self,
        scene: QGraphicsScene,
        drag: Drag,
        board: Board,
        gestures: Gestures,
        words: PlayerWords,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._drag = drag
        self._board = board
        self._gestures = gestures
        self._words = words
        self._subject: Subject | None = None
        self._is_chosen = False
        self._pointed: object = None
        self._rested: tuple[object, QPointF] = (None, QPointF())
        self._over_button: ButtonItem | None = None
        self._errand: Errand | None = None
        self._going_on = QTimer(self, singleShot=True, interval=0)
        self._going_on.timeout.connect(self._make_next)
        self._is_double = False
        self._pressed_in: View[Any] | None = None
        self.dropped = DropGhost(scene, drag, self)
        self.answers = AnswerNote(board, self)
        self.reasons: Sequence[str] = ()
        """Why something was refused last."""
        self.answers.saying = self._make_room
        self.highlights = Highlights(scene, board, gestures, self)
        self.highlights.refused = self.answers.said.emit
        board.previews.saying = self.answers.hush
        self.enlarging = Enlarging(scene, board, self)
        self.enlarging.opening = self.answers.hush
        self.resting: list[Resting] = [self.enlarging]
        """What opens when the pointer has rested for a while."""
        self.marking: list[Marking] = []
        """What is shown at once."""
        self.questions = Questions(scene, board, self)
        self.questions.decided.connect(self._emit)
        self.questions.given_up.connect(self._give_up)
        self.questions.changed.connect(self.changed)
        self.asks_twice = True
        """Whether a turn with cards left in hand ends only at the second click."""
        self.asks_all = False
        """Whether what may be declined is asked about even where that hardly matters."""
        drag.may_hold = lambda: not self._is_chosen and self.panel is None
        drag.lifted.connect(self._lift)
        drag.carried_to = self._carry
        drag.dropped.connect(self._drop)
        drag.clicked.connect(self._click)
        drag.cancelled.connect(self._put_back)
        drag.pointed.connect(self._point)

    # State

    @property
    def chosen(self) -> Subject | None:
        """Return what was chosen by a click, None if nothing is."""
        return self._subject if self._is_chosen else None

    @property
    def panel(self) -> ChoicePanel | None:
        """Return the question on the table, None if there is none."""
        return self.questions.panel

    @property
    def _view(self) -> View[Any]:
        assert self._board.view is not None
        return self._board.view

    def reset(self) -> None:
        """Let go of everything at once, as when a new position is drawn."""
        self._drag.cancel()
        self.dropped.remove_all()
        self.questions.close()
        self._forget_subject()
        self._close_resting()

    def _close_resting(self) -> None:
        for one in (*self.resting, *self.marking):
            one.close()

    def _make_room(self) -> None:
        """Put away what an answer would lie beside: what would happen, and an enlarged card."""
        self.highlights.suppress_hint()
        if not self.enlarging.is_pinned:
            self.enlarging.close()

    def set_delay(self, milliseconds: int) -> None:
        """Open what opens after the pointer has rested so long; below 0 never."""
        for one in self.resting:
            one.delay = milliseconds

    def press(self, modifiers: Qt.KeyboardModifier, *, is_second: bool) -> None:
        """Take notice of a press: the second of two fast ones is one only where both meant the same view."""
        view = self._board.view
        self._is_double = is_second and view is self._pressed_in
        self._pressed_in = view
        self.hold(modifiers)

    def hold(self, modifiers: Qt.KeyboardModifier) -> None:
        """Take notice of Shift: with it everything is asked that may be declined."""
        self.asks_all = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)

    def cancel(self) -> bool:
        """Undo the last half gesture; return whether there was one."""
        self.answers.hush()
        if self._drag.cancel():
            return True
        if self.enlarging.is_pinned:
            self.enlarging.close()
            return True
        if self.panel is None and not self._is_chosen:
            return False
        self.questions.close()
        self.dropped.send_home()
        self._forget_subject()
        return True

    def looked_at(self) -> str:
        """Return the key of the card that is enlarged, rested on or chosen; empty if there is none."""
        face = self.enlarging.face
        if face is None:  # a new position puts the enlarged card away, the pointer still rests
            found = self._board.face_at(*self._rested)
            face = found[0] if found is not None else None
        if face is None and self._subject is not None:
            face = self._board.face_of(self._subject)
        return face.key if face is not None else ""

    # Several moves by one gesture

    @property
    def goes_on(self) -> bool:
        """Return whether the last gesture stands for more moves."""
        return self._errand is not None

    def go_on(self) -> bool:
        """Return whether the last gesture stands for another move; it is made once the seat waits for one."""
        if self._errand is not None and self._errand() is not None:
            self._going_on.start()
        else:
            self._errand = None
        return self.goes_on

    def make(self, errand: Errand) -> None:
        """Make the moves of an errand, one in each position in which the seat is asked."""
        self._errand = errand
        self._make_next()

    def _make_next(self) -> None:
        move = self._errand() if self._errand is not None else None
        if move is not None:
            self._emit(move)

    def stop(self) -> None:
        """Make none of the moves that the last gesture still stands for."""
        self._errand = None
        self._going_on.stop()

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
            self._close_resting()
            return
        if self._is_chosen:  # an enlarged card would lie over the places that light up
            if isinstance(piece, Piece):
                self.highlights.aim(piece.mapToScene(at))
            elif not self._board.attack_choices:
                self.highlights.aim_nowhere()
            return
        for one in (*self.resting, *self.marking):
            one.point(piece, at)
        grip = piece.grip_at(at) if isinstance(piece, Piece) else None
        subject = grip.subject if grip is not None else None
        if subject != self._pointed:
            self._pointed = subject
            self.highlights.show(subject)

    # Dragging

    def _lift(self, grip: object) -> None:
        assert isinstance(grip, Grip)
        self.answers.hush()
        self.questions.close()
        self.dropped.release()
        self._close_resting()
        self._is_chosen = False
        self._subject = grip.subject
        self._board.bring_forward(None)
        self._light()
        self._board.fade(self._subject, GHOST)

    def _light(self) -> None:
        """Light up where what is carried may land."""
        self.highlights.show(self._subject, PlaceMark.THICK)
        if self._subject is not None and (detour := self._gestures.detour(self._subject)) is not None:
            if self._gestures.steps(detour.subject, detour.spot):
                self.highlights.add_mark(detour.place, self._board.rect_of(detour.place))

    def _carry(self, at: QPointF) -> None:
        self.highlights.aim(at)
        self._drag.shrink(self.highlights.is_aimed, at)
        if self._drag.arrow is not None:
            self._point_arrow(self._drag.arrow, at)

    def _point_arrow(self, arrow: Arrow, at: QPointF) -> None:
        """Let an arrow end at the edge of the place that the pointer is on."""
        found = self.highlights.spot_at(at)
        rect = self._board.rect_of(found[0]) if found is not None else QRectF()
        arrow.point_to(edge_towards(rect, arrow.start) if rect.contains(at) else at)

    def _drop(self, grip: object, at: QPointF) -> None:
        assert isinstance(grip, Grip)
        found = self.highlights.spot_at(at)
        self.highlights.hide_hint()
        self.dropped.take()
        if found is not None:
            self._do(found[0], at)
        elif grip.home.contains(at):
            self.dropped.send_home()
            self._forget_subject()
        elif (
            self._subject is not None
            and (detour := self._gestures.detour(self._subject)) is not None
            and self._board.rect_of(detour.place).contains(at)
        ):
            self._subject = detour.subject
            self._do(detour.spot, at)
        else:
            self._refuse({self._nothing_at(at): ""}, at)

    def _nothing_at(self, at: QPointF) -> str:
        """Return the refusal of a drop on a place that means nothing for what is carried."""
        if self._board.seat_at(at) in (-1, self._view.viewer):
            return self._words.nothing_here(self._subject)
        return self._words.only_your_own(self._subject)

    def _put_back(self, grip: object) -> None:
        self.dropped.take()
        self._give_up()

    def _give_up(self) -> None:
        """Let what was carried fly home, and go on with nothing chosen."""
        self.dropped.send_home()
        self._forget_subject()

    # Clicking

    def _click(self, piece: object, at: QPointF) -> None:
        if isinstance(piece, ButtonItem):
            self.press_button(piece)
            return
        self.answers.hush()
        if (seat := self._board.seat_named_at(piece, at)) >= 0:
            self.seat_asked.emit(seat)
            return
        if isinstance(piece, RecapItem):
            if piece.is_again(at):
                self.again_asked.emit()
            return
        if isinstance(piece, RibbonItem):
            if piece.is_phase(at):
                self.phase_asked.emit()
            return
        if self._board.click(piece):
            return
        assert isinstance(piece, Piece)
        if self.panel is not None:
            self.cancel()
            return
        scene_at = piece.mapToScene(at)
        grip = piece.grip_at(at)
        if self._is_double and grip is not None and self._view.ask:
            if (there := self._gestures.double_click(grip.subject)) is not None:
                self._subject = grip.subject
                self._is_chosen = self._is_chosen and self._can_move(grip)
                self._do(there, scene_at)
                return
        if self._is_chosen and self._subject is not None:
            if grip is not None and grip.subject == self._subject:
                self._forget_subject()
                return
            found = self.highlights.spot_at(scene_at)
            if found is not None and self._gestures.is_home(self._subject, found[0]):
                self._forget_subject()
                return
            if found is not None and (found[1] or grip is None or not self._can_move(grip)):
                self._do(found[0], scene_at)
                return
            if (
                grip is None
                and found is None
                and self._board.seat_at(scene_at) not in (-1, self._view.viewer)
            ):
                self._refuse({self._words.only_your_own(self._subject): ""}, scene_at)
                return
        self._choose(grip, scene_at)

    def _can_move(self, grip: Grip) -> bool:
        return self._gestures.can_move(grip.subject)

    def _choose(self, grip: Grip | None, at: QPointF) -> None:
        """Take a first click: do what it does at once, or choose what is to be moved."""
        if grip is None or self._board.view is None:
            self._forget_subject()
            if (reasons := self._gestures.reasons_at(at)) is not None:
                self._show_refusal(reasons, at)
            return
        subject = grip.subject
        at_once = self._gestures.first_click(subject) if self._board.view.ask else None
        if at_once is not None:
            for meant, spot in at_once:
                self._is_chosen = False
                self._subject = meant
                self._do(spot, at)
            return
        if not self._board.view.ask:
            return
        self.choose(subject, grip.home)
        if not self._gestures.can_move(subject):
            self._explain(subject, at)

    def choose(self, subject: Subject, home: QRectF, *, enlarged: bool = False) -> None:
        """Choose what is to be moved, as by a first click; a card may be *enlarged*, to be read."""
        self.answers.hush()
        self._subject = subject
        self._is_chosen = True
        self._close_resting()
        self.highlights.show(subject, PlaceMark.THICK)
        is_framed = self._board.bring_forward(subject, enlarged=enlarged)
        self.highlights.mark_home(self._board.marked_home(subject, home), is_framed=is_framed)
        self.changed.emit()

    def land(self, spot: Spot) -> None:
        """Let the chosen thing land on a place, as by a second click."""
        self._do(spot, self._board.rect_of(spot).center())

    def show_why_stuck(self) -> None:
        """Show why nothing can be done with what a key has chosen, if nothing can; it stays chosen."""
        if self.chosen is not None and self._view.ask and not self._gestures.can_move(self.chosen):
            for reasons in self._only_reasons(self.chosen):
                self._show_refusal(reasons, self.highlights.home.center())

    def _explain(self, subject: Subject, at: QPointF) -> None:
        """Show why nothing can be done with a thing, and let go of it; nothing where reasons differ."""
        for reasons in self._only_reasons(subject):
            self._forget_subject()
            self._show_refusal(reasons, at)

    def _only_reasons(self, subject: Subject) -> list[Refusals]:
        """Return why a thing cannot land anywhere, if all its places have the same reasons."""
        found: dict[tuple[str, ...], Refusals] = {}
        for spot in self._gestures.spots(subject):
            reasons = self._gestures.reasons(subject, spot)
            if reasons is not None:
                found[tuple(reasons)] = reasons
        return list(found.values()) if len(found) == 1 else []

    def click_nothing(self, at: QPointF) -> None:
        """Take a click on the bare table: the nearest place may be meant; else give up what was chosen."""
        found = self.highlights.spot_at(at) if self._is_chosen and self.panel is None else None
        if found is not None and found[1]:
            self._do(found[0], at)
        else:
            self.cancel()

    def pass_for_round(self) -> None:
        """Pass for the whole round, where a button offers it."""
        if self._board.second_button.isVisible() and not self._board.attack_choices:
            self.passed_for_round.emit()

    def press_button(self, button: ButtonItem | None = None) -> None:
        """End the turn or pass, or show why not; with cards left in hand at the second time.

        The second *button* passes for the whole round. While keys aim an attack, one *button* carries it out
        and the second aims it elsewhere.
        """
        if self._board.attack_choices and button is not None and self.highlights.aimed is not None:
            if button is self._board.second_button:
                self.other_asked.emit()
            else:
                self.land(self.highlights.aimed)
            return
        if button is self._board.second_button:
            self.pass_for_round()
            return
        is_second = self.answers.is_asking_again
        self.answers.hush()
        view = self._view
        if not view.ask:
            return
        ending, warning = self._gestures.ending(), self._gestures.before_ending()
        rect = self._board.button.scene_rect
        above = QPointF(rect.center().x(), rect.top())
        if ending is not None and warning and self.asks_twice and not is_second:
            self.answers.say([warning])
            self.answers.is_asking_again = True
        elif ending is not None:
            self._emit(ending)
        elif (reasons := self._gestures.why_not_end()) is not None:
            self._show_refusal(reasons, above)

    def show_why_not_done(self) -> None:
        """Show why the turn cannot end now, if it cannot; else that something must be chosen first."""
        gestures = self._gestures
        if self._view.ask and gestures.ending() is None and gestures.why_not_end() is not None:
            self.press_button()
        else:
            self.answers.say([self._words.choose_first()])

    # Doing

    def _do(self, spot: Spot, at: QPointF) -> None:
        """Do what a thing on a place means, ask what has to be asked, or refuse.

        What was chosen by a click stays chosen when a place refuses it.
        """
        subject = self._subject
        assert subject is not None
        steps = self._gestures.steps(subject, spot)
        if steps:
            self._is_chosen = False
            self.enlarging.close()
            self.highlights.put_out()
            self._errand = self._gestures.errand(subject, spot, is_shifted=self.asks_all)
            if self._errand is not None:
                self._make_next()
                return
            about = self._gestures.about(subject)
            self.questions.begin(self._gestures.inquiry(steps, asks_all=self.asks_all), at, about)
            return
        reasons = self._gestures.reasons(subject, spot)
        self._refuse(reasons or {self._nothing_at(at): ""}, at)

    def _refuse(self, reasons: Refusals, at: QPointF) -> None:
        self.dropped.send_home()
        if not self._is_chosen:
            self._forget_subject()
        self._show_refusal(reasons, at)

    def _show_refusal(self, reasons: Refusals, at: QPointF) -> None:
        """Show why something is refused, and the way to the rule."""
        code = next((code for code in reasons.values() if code), "")
        link = [self._words.rule_here()] if code else []
        signs = self._gestures.signs(list(reasons.values()))
        about = [QRectF(at, QSizeF(1, 1))]
        near = at if self._board.answers_at_pointer else None
        self.answers.say([*reasons, *link], about=about, warning=True, signs=signs, at=near)
        self.answers.code = code
        self.reasons = list(reasons)
        self.refused.emit()
        self.enlarging.let_be()  # a card enlarged where the pointer rests would hush the reasons

    @property
    def code(self) -> str:
        """Return the code of the refusal that is explained now, empty if none is."""
        return self.answers.code or self.highlights.code

    def _forget_subject(self) -> None:
        self._board.fade(self._subject, 1.0)
        self._board.bring_forward(None)
        self._subject = None
        self._is_chosen = False
        self._pointed = None
        self.highlights.put_out()
        self.changed.emit()

    def _emit(self, move: object) -> None:
        """Hand over a whole move; what was carried waits where it is."""
        subject = self._subject
        view = self._view  # until the next position is drawn, nothing more is asked
        view.offer, view.ask = Offer(), False
        self._forget_subject()
        if self.dropped.place is not None:
            self._board.fade(subject, GHOST)
        self.moved.emit(move)
