"""From gestures to moves: lifting, lighting up, dropping, clicking, and the small questions in between.

Whatever comes out was found among the legal steps; whatever was refused flies home and says every reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QPropertyAnimation, QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.games.evolution import hunting
from evolution_qt.games.evolution.cards import UNKNOWN
from evolution_qt.games.evolution.moves import Move
from evolution_qt.games.evolution.state import EFFECTS, FOOD
from evolution_qt.ui.evolution import gestures
from evolution_qt.ui.evolution.gestures import Chip, HandCard, OwnSpecies, OwnTrait, Spot, Subject, Way
from evolution_qt.ui.evolution.phrases import Phrases
from evolution_qt.ui.evolution.pieces import ArrowItem, BoardItem
from evolution_qt.ui.evolution.tabletop import Tabletop
from evolution_qt.ui.kit import timings
from evolution_qt.ui.kit.drag import Carried, Drag, Grip, Piece
from evolution_qt.ui.kit.items import DIMMED, GHOST, ButtonItem, CardItem, Face, Mark
from evolution_qt.ui.kit.panels import Bubble, ChoicePanel, Magnifier, Option

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution

FUZZ = 0.30
"""By how much of its size a place reaches beyond what is drawn."""


class Hands(QObject):
    """What the person at the screen does, read as moves."""

    moved = Signal(object)

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
        self._marks: dict[Spot, Mark] = {}
        self._rects: list[tuple[Spot, QRectF, bool]] = []
        self._subject: Subject | None = None
        self._is_chosen = False
        self._pointed: Subject | None = None
        self._over: Spot | None = None
        self._carried: Carried | None = None
        self._homing: list[tuple[Carried, QPropertyAnimation]] = []
        self._hint: Bubble | None = None
        self._over_button: ButtonItem | None = None
        self.bubble: Bubble | None = None
        self.panel: ChoicePanel | None = None
        self._answer: object = None
        self._question: _Question | None = None
        self._magnifier: Magnifier | None = None
        self._hovered: tuple[Face, QRectF] | None = None
        self._hover = QTimer(self, singleShot=True)
        self._hover.timeout.connect(self._magnify)
        self._silence = QTimer(self, singleShot=True, interval=timings.BUBBLE)
        self._silence.timeout.connect(self.hush)
        drag.lifted.connect(self._lift)
        drag.moved.connect(self._carry)
        drag.dropped.connect(self._drop)
        drag.clicked.connect(self._click)
        drag.cancelled.connect(self._put_back)
        drag.pointed.connect(self._point)

    # State of the hands

    @property
    def chosen(self) -> Subject | None:
        """Return what was chosen by a click, None if nothing is."""
        return self._subject if self._is_chosen else None

    def reset(self) -> None:
        """Let go of everything at once, as when a new position is drawn."""
        self._drag.cancel()
        self._drop_carried()
        for carried, animation in self._homing:
            animation.stop()
            self._remove(carried)
        self._homing.clear()
        self._close_panel()
        self._forget_subject()
        self._end_magnifying()

    @property
    def lit(self) -> set[Spot]:
        """Return the places that are marked as legal."""
        return {spot for spot, _, legal in self._rects if legal}

    @property
    def is_magnifying(self) -> bool:
        """Say whether a card is enlarged."""
        return self._magnifier is not None

    def cancel(self) -> bool:
        """Undo the last half gesture; say whether there was one."""
        self.hush()
        if self._drag.cancel():
            return True
        if self.panel is not None:
            self._close_panel()
            self._send_home()
            self._forget_subject()
            return True
        if self._subject is not None and self._is_chosen:
            self._forget_subject()
            return True
        return False

    def carried_at(self) -> QPointF | None:
        """Return where the thing just dropped still lies, for the motion that takes it on."""
        return self._carried.pos() if self._carried is not None else None

    def release_carried(self) -> None:
        """Remove the thing just dropped."""
        self._drop_carried()

    def _drop_carried(self) -> None:
        carried, self._carried = self._carried, None
        if carried is not None:
            self._remove(carried)

    def _remove(self, carried: Carried) -> None:
        if carried.scene() is self._scene:
            self._scene.removeItem(carried)

    # Pointing

    def _point(self, piece: object, at: QPointF) -> None:
        if isinstance(self._over_button, ButtonItem):
            self._over_button.point(False)
            self._over_button = None
        if isinstance(piece, ButtonItem):
            piece.point(True)
            self._over_button = piece
        grip = piece.grip_at(at) if isinstance(piece, Piece) else None
        subject = grip.subject if grip is not None else None
        self._hover_over(self._face_at(piece, at))
        if self._drag.is_carrying or self._is_chosen or self.panel is not None:
            return
        if subject != self._pointed:
            self._pointed = subject  # type: ignore[assignment]
            self._light(self._pointed, stage=Mark.THIN)

    def _face_at(self, piece: object, at: QPointF) -> tuple[Face, QRectF] | None:
        if isinstance(piece, CardItem) and (piece.face or piece.peek) is not None:
            face = piece.face or piece.peek
            assert face is not None
            return face, piece.scene_rect
        if isinstance(piece, BoardItem):
            number = piece.trait_at(at)
            if number >= 0:
                face = piece.traits[number].face
                if face is not None:
                    return face, piece.scene_rect
        if piece is self._top.discard_pile and self._top.discard_pile.face is not None:
            return self._top.discard_pile.face, self._top.discard_pile.scene_rect
        return None

    def _hover_over(self, found: tuple[Face, QRectF] | None) -> None:
        if found == self._hovered:
            return
        was_open = self._magnifier is not None
        self._end_magnifying()
        self._hovered = found
        if found is not None and not self._drag.is_carrying and self.panel is None:
            self._hover.start(timings.HOVER_NEXT if was_open else timings.HOVER)

    def _magnify(self) -> None:
        if self._hovered is None or self._drag.is_carrying or self._magnifier is not None:
            return
        face, beside = self._hovered
        self._magnifier = Magnifier(face, self._top.style, beside, self._scene.sceneRect())
        self._scene.addItem(self._magnifier)

    def _end_magnifying(self) -> None:
        self._hover.stop()
        self._hovered = None
        magnifier, self._magnifier = self._magnifier, None
        if magnifier is not None:
            self._scene.removeItem(magnifier)

    # Lighting up

    def _light(self, subject: Subject | None, *, stage: int) -> None:
        """Mark every place where a thing may land; from the second stage on dim the others."""
        for mark in self._marks.values():
            self._scene.removeItem(mark)
        self._marks.clear()
        self._rects.clear()
        self._over = None
        view = self._top.view
        if view is None:
            return
        loud = stage != Mark.THIN
        bright: set[tuple[int, int]] = set()
        if subject is not None and view.viewer >= 0:
            for spot in gestures.spots(view.state, self._game, view.offer, view.viewer, subject):
                rect = self._top.rect_of(spot)
                legal = bool(gestures.matching(view.offer, self._game, view.viewer, subject, spot))
                if rect.isEmpty():
                    continue
                self._rects.append((spot, rect, legal))
                if legal:
                    bright.add((spot.seat, spot.index))
                    self._add_mark(spot, rect, stage)
            if isinstance(subject, OwnSpecies | OwnTrait):
                bright.add((view.viewer, subject.index))
        self._dim(bright if loud and subject is not None else None)
        self._glow_arrows(subject if loud else None)

    def _add_mark(self, spot: Spot, rect: QRectF, stage: int) -> None:
        unit = self._top.style.unit
        whole = spot.sort in (gestures.SPECIES, gestures.HOLE, gestures.LEFT_GUTTER, gestures.RIGHT_GUTTER)
        radius = 10 * unit if whole else 5 * unit
        if spot.sort == gestures.HOLE:
            radius = min(rect.width(), rect.height()) * 0.45
        grown = rect.adjusted(-2 * unit, -2 * unit, 2 * unit, 2 * unit) if whole else rect
        mark = Mark(grown, self._top.style, stage, radius, "check" if whole else "")
        self._scene.addItem(mark)
        self._marks[spot] = mark

    def _dim(self, bright: set[tuple[int, int]] | None) -> None:
        for seat in range(len(self._top.seats)):
            for board in self._top.boards(seat):
                lit = bright is None or (seat, board.index) in bright
                board.setOpacity(1.0 if lit else DIMMED)

    def _glow_arrows(self, subject: Subject | None) -> None:
        """Let the ends of a scrolled row glow where legal places lie beyond them."""
        view = self._top.view
        assert view is not None
        for seat, pair in enumerate(self._top.arrows):
            hidden = [False, False]
            if subject is not None and view.viewer >= 0 and pair[0].isVisible():
                for spot in gestures.spots(view.state, self._game, view.offer, view.viewer, subject):
                    board = self._top.board(spot.seat, spot.index)
                    if spot.seat == seat and board is not None and self._top.rect_of(spot).isEmpty():
                        if gestures.matching(view.offer, self._game, view.viewer, subject, spot):
                            hidden[board.scene_rect.center().x() > self._scene.width() / 2] = True
            for arrow, glows in zip(pair, hidden, strict=True):
                arrow.show_state(active=arrow.is_active, glows=glows)

    def _spot_at(self, at: QPointF) -> tuple[Spot, bool] | None:
        """Return the place that is meant: the one that holds the point, else the nearest legal one about."""
        inside = [(spot, rect, legal) for spot, rect, legal in self._rects if rect.contains(at)]
        if inside:
            # the smallest is the most particular; a legal one wins over a refused one around it
            inside.sort(key=lambda one: one[1].width() * one[1].height())
            spot, _, legal = inside[0]
            return spot, legal
        near: list[tuple[float, Spot]] = []
        for spot, rect, legal in self._rects:
            grow_x, grow_y = rect.width() * FUZZ / 2, rect.height() * FUZZ / 2
            reach = max(grow_y, 8 * self._top.style.unit)
            if legal and rect.adjusted(-grow_x, -reach, grow_x, reach).contains(at):
                near.append(((rect.center() - at).manhattanLength(), spot))
        return (min(near, key=lambda one: one[0])[1], True) if near else None

    # Dragging

    def _lift(self, grip: object) -> None:
        assert isinstance(grip, Grip)
        self.hush()
        self._close_panel()
        self._drop_carried()
        self._end_magnifying()
        self._is_chosen = False
        self._subject = grip.subject  # type: ignore[assignment]
        self._light(self._subject, stage=Mark.THICK)
        self._ghost(GHOST)

    def _ghost(self, opacity: float) -> None:
        if isinstance(self._subject, HandCard):
            for card in self._top.hand:
                if card.subject == self._subject:
                    card.setOpacity(opacity)

    def _carry(self, grip: object, at: QPointF) -> None:
        self._aim(at)

    def _aim(self, at: QPointF) -> None:
        """Show which place is meant, and what would happen there."""
        found = self._spot_at(at)
        spot = found[0] if found is not None and found[1] else None
        if spot == self._over:
            return
        for one, mark in self._marks.items():
            mark.show_stage(Mark.OVER if one == spot else Mark.THICK)
        self._over = spot
        self._drag.shrink(spot is not None, at)
        self._show_hint(spot)

    def _show_hint(self, spot: Spot | None) -> None:
        hint, self._hint = self._hint, None
        if hint is not None:
            self._scene.removeItem(hint)
        view = self._top.view
        if spot is None or self._subject is None or view is None:
            return
        move = gestures.meaning(self._game, view.viewer, self._subject, spot)
        words = self._outcome(move) if move is not None else ""
        if words:
            beside = self._top.rect_of(spot)
            if self._drag.carried is not None:
                beside = beside.united(self._drag.carried.sceneBoundingRect())
            self._hint = Bubble([words], self._top.style, beside, self._scene.sceneRect(), warning=False)
            self._scene.addItem(self._hint)

    def _outcome(self, move: Move) -> str:
        view = self._top.view
        assert view is not None
        if move.verb != "attack" or move.target is None:
            return self._phrases.outcome(view.state, view.viewer, move)
        table = view.state.table
        attacker = view.state.players[view.viewer].species[move.species]
        prey = view.state.players[move.target[0]].species[move.target[1]]
        off = hunting.cancelled(table, attacker)
        return self._phrases.attack_strip(
            hunting.power(table, attacker), hunting.resistance(table, prey, off)
        )

    def _drop(self, grip: object, at: QPointF) -> None:
        assert isinstance(grip, Grip)
        found = self._spot_at(at)
        self._show_hint(None)
        self._carried = self._drag.let_go()
        if found is not None:
            self._do(found[0], at)
        elif grip.home.contains(at):
            self._send_home()
            self._forget_subject()
        else:
            self._refuse([self._phrases.nothing_here()], at)

    def _put_back(self, grip: object) -> None:
        self._carried = self._drag.let_go()
        self._show_hint(None)
        self._send_home()
        self._forget_subject()

    def _send_home(self) -> None:
        """Let what was carried fly home."""
        carried, self._carried = self._carried, None
        if carried is None:
            return
        animation = QPropertyAnimation(carried, b"pos", self)
        animation.setDuration(timings.HOME)
        animation.setEndValue(carried.grip.home.center())
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        animation.finished.connect(self._is_home)
        self._homing.append((carried, animation))
        animation.start()

    def _is_home(self) -> None:
        for pair in list(self._homing):
            carried, animation = pair
            if animation.state() == QPropertyAnimation.State.Stopped:
                self._homing.remove(pair)
                self._remove(carried)
                animation.deleteLater()

    @property
    def is_homing(self) -> bool:
        """Say whether something is on its way home."""
        return bool(self._homing)

    # Clicking

    def _click(self, piece: object, at: QPointF) -> None:
        self.hush()
        if isinstance(piece, ButtonItem):
            self._end_turn()
            return
        if isinstance(piece, ArrowItem):
            row = self._top.arrangement.seats[piece.seat].row if self._top.arrangement else None
            if row is not None:
                self._top.scroll(piece.seat, piece.direction * row.step)
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
            found = self._spot_at(scene_at)
            if found is not None and not (
                not found[1] and grip is not None and self._may_choose(grip.subject)
            ):
                self._do(found[0], scene_at)
                return
        self._choose(piece, grip, scene_at)

    def _may_choose(self, subject: object) -> bool:
        """Say whether something can be done with a thing at all."""
        view = self._top.view
        return view is not None and any(
            gestures.matching(view.offer, self._game, view.viewer, subject, spot)  # type: ignore[arg-type]
            for spot in gestures.spots(view.state, self._game, view.offer, view.viewer, subject)  # type: ignore[arg-type]
        )

    def _choose(self, piece: Piece, grip: Grip | None, at: QPointF) -> None:
        """Take a first click: use an effect, feed a species, or choose what is to be moved."""
        view = self._top.view
        if view is None or grip is None:
            self._forget_subject()
            return
        subject = grip.subject
        if isinstance(subject, OwnTrait) and view.state.phase == EFFECTS:
            self._subject = subject
            self._do(Spot(gestures.SPECIES, view.viewer, subject.index), at)
            return
        if isinstance(subject, OwnSpecies) and isinstance(piece, BoardItem):
            spot = Spot(gestures.SPECIES, view.viewer, subject.index)
            feeds = bool(gestures.matching(view.offer, self._game, view.viewer, Chip(), spot))
            if feeds or not piece.look.carnivore:
                if view.ask and view.state.phase > EFFECTS:
                    self._subject = Chip()
                    self._do(spot, at)
                return
        if not view.ask:
            return
        self._subject = subject  # type: ignore[assignment]
        self._is_chosen = True
        self._light(self._subject, stage=Mark.THICK)
        home = Mark(grip.home, self._top.style, Mark.CHOSEN, 7 * self._top.style.unit)
        self._scene.addItem(home)
        self._marks[Spot("home")] = home
        if not self._may_choose(subject):
            self._explain(subject, at)  # type: ignore[arg-type]

    def _explain(self, subject: Subject, at: QPointF) -> None:
        """Say why nothing can be done with a thing, if all its places have the same reasons."""
        view = self._top.view
        assert view is not None
        found: set[tuple[str, ...]] = set()
        for spot in gestures.spots(view.state, self._game, view.offer, view.viewer, subject):
            move = gestures.meaning(self._game, view.viewer, subject, spot)
            if move is not None:
                found.add(tuple(self._reasons(move)))
        if len(found) == 1:
            self._forget_subject()
            self.say(list(found.pop()), at)

    def click_nothing(self) -> None:
        """Take a click on the bare table: give up what was chosen."""
        self.cancel()

    def _end_turn(self) -> None:
        view = self._top.view
        if view is None or not view.ask:
            return
        word = gestures.ending(view.offer)
        if word:
            self._emit(Move(word))
        elif view.viewer >= 0 and view.state.phase != FOOD:
            rect = self._top.button.scene_rect
            self.say(self._reasons(Move("pass")), QPointF(rect.center().x(), rect.top()))

    # Doing

    def _do(self, spot: Spot, at: QPointF) -> None:
        """Do what a thing on a place means, ask what has to be asked, or refuse."""
        view, subject = self._top.view, self._subject
        assert view is not None
        assert subject is not None
        steps = gestures.matching(view.offer, self._game, view.viewer, subject, spot)
        if steps:
            self._is_chosen = False
            question = _Question(self, gestures.ways(self._game, view.state, view.viewer, steps), at)
            self._question = question
            question.ask()
            return
        move = gestures.meaning(self._game, view.viewer, subject, spot)
        reasons = self._reasons(move) if move is not None else []
        self._refuse(reasons or [self._phrases.nothing_here()], at)

    def _reasons(self, move: Move) -> list[str]:
        view = self._top.view
        assert view is not None
        refusals = self._game.why_not(view.state, view.viewer, move)
        return list(dict.fromkeys(self._phrases.refusal(one) for one in refusals))

    def _refuse(self, reasons: list[str], at: QPointF) -> None:
        self._send_home()
        self._forget_subject()
        self.say(reasons, at)

    def say(self, sentences: list[str], at: QPointF) -> None:
        """Show sentences beside a place for a while."""
        self.hush()
        if not sentences:
            return
        reach = 20 * self._top.style.unit
        beside = QRectF(at.x(), at.y() - reach, 0, 2 * reach)
        self.bubble = Bubble(sentences, self._top.style, beside, self._scene.sceneRect(), warning=True)
        self._scene.addItem(self.bubble)
        self._silence.start()

    def hush(self) -> None:
        """Take away what was said."""
        self._silence.stop()
        bubble, self.bubble = self.bubble, None
        if bubble is not None:
            self._scene.removeItem(bubble)

    def _forget_subject(self) -> None:
        self._ghost(1.0)
        self._subject = None
        self._is_chosen = False
        self._pointed = None
        self._show_hint(None)
        self._light(None, stage=Mark.THIN)

    def _emit(self, move: Move) -> None:
        """Hand over a whole move; what was carried waits where it is."""
        self._close_panel()
        keep = self._carried is not None
        subject = self._subject
        self._forget_subject()
        if keep and subject is not None:
            self._subject = subject
            self._ghost(GHOST)
            self._subject = None
        self.moved.emit(move)

    # Small questions

    def ask(self, panel: ChoicePanel) -> None:
        """Put a question on the table."""
        self._close_panel()
        self._end_magnifying()
        self._light(None, stage=Mark.THIN)
        self.panel = panel
        panel.chosen.connect(self._answered)
        self._scene.addItem(panel)

    def _answered(self, value: object) -> None:
        self._answer = value
        # the panel is still inside its own mouse event
        QTimer.singleShot(0, self._go_on)

    def _go_on(self) -> None:
        question, self._question = self._question, None
        if self.panel is None or question is None:
            return
        self._close_panel()
        self._question = question
        question.answered(self._answer)

    def _close_panel(self) -> None:
        panel, self.panel = self.panel, None
        if panel is not None:
            panel.chosen.disconnect(self._answered)
            self._scene.removeItem(panel)
            panel.deleteLater()

    # What questions need to know

    @property
    def game(self) -> Evolution:
        """Return the game that is played."""
        return self._game

    @property
    def phrases(self) -> Phrases:
        """Return the sentences of the game."""
        return self._phrases

    @property
    def top(self) -> Tabletop:
        """Return what lies on the table."""
        return self._top

    @property
    def room(self) -> QRectF:
        """Return the whole table."""
        return self._scene.sceneRect()

    def finish(self, move: Move) -> None:
        """Hand over the move that a question led to."""
        self._question = None
        self._emit(move)


class _Question:
    """What is asked between a gesture and its move: the way, the payment, how much."""

    def __init__(self, hands: Hands, ways: list[Way], at: QPointF) -> None:
        self._hands = hands
        self._ways = ways
        self._at = at
        self._paying: tuple[int, ...] | None = None
        self._way: Way | None = ways[0] if len(ways) == 1 and not ways[0].ignoring else None

    def ask(self) -> None:
        """Ask the next question, or hand over the move."""
        hands = self._hands
        phrases, top = hands.phrases, hands.top
        view = top.view
        assert view is not None
        if self._way is None:
            options = [Option(phrases.attack_way(way.ignoring), way) for way in self._ways]
            hands.ask(ChoicePanel(phrases.how_to_attack(), options, top.style, self._at, hands.room))
            return
        count = len(self._way.ignoring)
        if count and self._paying is None:
            payments = gestures.payments(view.state, view.viewer, count)
            if len(payments) > 1:
                self._ask_payment(count)
                return
            self._paying = payments[0]
        if len(self._way.variants) > 1:
            options = [Option(phrases.taking(one.declining), one) for one in self._way.variants]
            hands.ask(ChoicePanel(phrases.how_much(), options, top.style, self._at, hands.room))
            return
        self._finish(self._way.variants[0])

    def _ask_payment(self, count: int) -> None:
        hands = self._hands
        view = hands.top.view
        assert view is not None
        faces = [hands.top.face(card) for card in view.state.players[view.viewer].hand if card != UNKNOWN]
        panel = ChoicePanel(
            hands.phrases.how_to_pay(count),
            [Option(hands.phrases.pay(), None)],
            hands.top.style,
            self._at,
            hands.room,
            cards=[face for face in faces if face is not None],
            wanted=count,
        )
        hands.ask(panel)

    def answered(self, value: object) -> None:
        """Take the answer and go on."""
        view = self._hands.top.view
        assert view is not None
        if isinstance(value, Way):
            self._way = value
        elif isinstance(value, Move):
            self._finish(value)
            return
        elif isinstance(value, tuple):
            hand = view.state.players[view.viewer].hand
            self._paying = tuple(sorted(hand[at] for at in value))
        self.ask()

    def _finish(self, move: Move) -> None:
        if self._paying:
            move = gestures.paid(self._hands.game, move, self._paying)
        self._hands.finish(move)
