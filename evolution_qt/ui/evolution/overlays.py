"""What lies over the board of Evolution: who can eat whom, events of the log, hints, the note of a round.

A shield on each tile shows how safe a species is, by its form and its colour; unasked, only the own species
that are not safe have one. The attacks on and by one species are lines. They are drawn only for the species
that is pointed at or has the keyboard: more would hide the table.

For a line of the log the species concerned are marked, with an arrow for an attack. Hints are quiet words for
people who wonder what a number or a pile is. What a round has brought is a note for a while, which no player
has to put away.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QPropertyAnimation, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from evolution_qt.core.errors import filled
from evolution_qt.core.event import Event
from evolution_qt.core.text import N_
from evolution_qt.games.evolution import events as e
from evolution_qt.games.evolution.cards import WATERING_HOLE, index_of, is_species, seat_of, species_ref
from evolution_qt.games.evolution.forecast import after_plants, forecast
from evolution_qt.games.evolution.state import OVER, EvolutionState
from evolution_qt.games.evolution.tally import Toll
from evolution_qt.games.evolution.threats import (
    AT_RISK,
    BY_NEIGHBOUR,
    FOR_CARDS,
    SAFE,
    UNTIL_FULL,
    WHILE_FULL,
    Threat,
    threats,
    threats_to,
)
from evolution_qt.ui.evolution.board import EvolutionBoard
from evolution_qt.ui.evolution.parts import EvolutionDescriptions
from evolution_qt.ui.evolution.thing_words import ThingWords
from evolution_qt.ui.evolution.tiles import TileItem
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.kit import art, badges, keymap, palette, phrasing, pictures, timings, zvalues
from evolution_qt.ui.kit.guard import guarded
from evolution_qt.ui.kit.items import SceneItems, Style
from evolution_qt.ui.kit.notes import SIGN, Cell, Facts, FactsItem, Row, TextNote
from evolution_qt.ui.table.arrangement import LARGE, Arrangement
from evolution_qt.ui.table.gesture_targets import HOLE, SPECIES
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.highlights import arrow_between, glow
from evolution_qt.ui.table.hover_zoom import HoverZoom
from evolution_qt.ui.table.naming import Names
from evolution_qt.ui.table.overlays import Overlays
from evolution_qt.ui.table.threat_overlay import NOW, AttackLine, StandingSign, ThreatOverlay
from evolution_qt.ui.table.view import View

if TYPE_CHECKING:
    from evolution_qt.games.evolution.rules import Evolution


translate = QCoreApplication.translate

_SIDE = 30
"""Units of a shield."""
_LEAST_SIDE = 16.0
"""Pixels of a shield at least: where the corner has no room for it, it lies between the two numbers."""
_SIDE_OF_WARNING = 26
"""Units of a shield on the player's own tile while none has been asked for."""
FORM_OF: Final = {
    SAFE: badges.WHOLE,
    BY_NEIGHBOUR: badges.HALF,
    WHILE_FULL: badges.HALF,
    FOR_CARDS: badges.HALF,
    UNTIL_FULL: badges.BROKEN,
    AT_RISK: badges.BROKEN,
}
"""The form of the shield for each risk."""


@guarded
class ShieldItem(StandingSign):
    """How one species stands, as a shield."""

    def __init__(self, risk: str, rect: QRectF) -> None:
        super().__init__(rect)
        self.risk = risk

    @property
    def form(self) -> str:
        """Return its form, one of `badges.FORMS`."""
        return FORM_OF[self.risk]

    def draw(self, painter: QPainter) -> None:
        """Draw the shield."""
        badges.paint_shield(painter, self.form, self.rect)


class Overlay(ThreatOverlay):
    """The shields and arrows of one table, while they are wanted."""

    board: EvolutionBoard

    def __init__(
        self,
        scene: QGraphicsScene,
        top: EvolutionBoard,
        front: HoverZoom[TileItem],
        game: Evolution,
        phrases: Phrases,
        spoken: EvolutionDescriptions,
    ) -> None:
        super().__init__(scene, top, front)
        self._phrases = phrases
        self._spoken = spoken
        self._game = game
        self.threats: list[list[Threat]] = []
        """What is shown of each seat's species, nothing while nothing is."""

    @property
    def shields(self) -> list[ShieldItem]:
        """Return the shields that are shown, by seat and place."""
        return [item for item in self.items if isinstance(item, ShieldItem)]

    def point(self, species: int) -> None:
        """Show the attacks in which a species has a part; none for 0."""
        self.mean((seat_of(species), index_of(species)) if species else None)

    def attacks(self) -> Iterable[AttackLine]:
        """Return each attack on the species that is meant, and each that it could make."""
        for seat, row in enumerate(self.threats):
            for index, threat in enumerate(row):
                for attack in threat.attacks:
                    hunter, prey = (seat_of(attack.attacker), index_of(attack.attacker)), (seat, index)
                    if self.meant in (hunter, prey):
                        yield hunter, prey, attack.cards > 0

    def forget(self) -> None:
        """Forget the threats of another position."""
        self.threats = []

    def tell(self, view: View[EvolutionState]) -> None:
        """Show which moment the shields stand for, and a shield for each species."""
        state, things = view.state, self._phrases.things
        moment = things.threats_now()
        if self.mode != NOW:
            moment = things.threats_later(forecast(self._game, state, view.viewer))
            state = after_plants(self._game, state, view.viewer)
        self.threats = threats(state)
        self._caption(moment)
        for seat, row in enumerate(self.threats):
            for index, threat in enumerate(row):
                if (tile := self.board.tile_of(seat, index)) is not None:
                    self.items.add(ShieldItem(threat.risk, tile.mapRectToScene(_place_on(tile, _SIDE))))

    def sign_on(self, tile: TileItem) -> ShieldItem | None:
        """Return the shield of a tile that came forward, while shields are shown."""
        if not self.threats:
            return None
        return ShieldItem(self.threats[tile.seat][tile.index].risk, _place_on(tile, _SIDE))

    def warnings(self, view: View[EvolutionState]) -> Iterator[tuple[ShieldItem, TileItem]]:
        """Return the shield of each own species that is not safe whatever happens."""
        if view.viewer < 0 or view.state.phase == OVER:
            return
        for index, threat in enumerate(threats_to(view.state, view.viewer)):
            tile = self.board.tile_of(view.viewer, index)
            if threat.risk != SAFE and tile is not None:
                yield ShieldItem(threat.risk, tile.mapRectToScene(_place_on(tile, _SIDE_OF_WARNING))), tile

    def meaning(self, sign: ShieldItem) -> tuple[str, str]:
        """Return the form of a shield, and how its species stands."""
        return sign.form, self._spoken.risk(sign.risk)

    def _caption(self, moment: str) -> None:
        """Name the moment that the shields stand for, what each shield means, and how one sees attacks."""
        things, style = self._phrases.things, self.board.style
        every = [threat for row in self.threats for threat in row]
        forms = {FORM_OF[threat.risk] for threat in every}
        shown = [form for form in badges.FORMS if form in forms]
        words = [moment, *(things.shield_meaning(form) for form in shown), things.threats_of_one()]
        side = round(SIGN * style.unit)
        signs = [QPixmap(), *(badges.shield_picture(form, side, style.ratio) for form in shown), QPixmap()]
        if any(attack.cards for threat in every for attack in threat.attacks):
            words.append(things.threats_for_cards())
            signs.append(QPixmap())
        self.say(words, signs)


def _place_on(tile: TileItem, largest: int) -> QRectF:
    """Return where a shield lies on a tile, in its own pixels."""
    where, picture = tile.places, tile.places.picture
    free = where.population_marker(1).left() - where.body_marker(1).right() - 2  # a pixel at each side
    beside = min(largest * tile.style.unit, picture.height() * 0.5)
    if where.body_steps or (tile.form == LARGE and beside <= free):
        return QRectF(picture.left() + where.marker + 2, picture.top() + 2, beside, beside)
    above = min(largest * tile.style.unit, where.body_marker(1).top() - 2)
    if above >= min(_LEAST_SIDE, free):
        return QRectF(1, 1, above, above)
    side = max(min(largest * tile.style.unit, free, picture.height()), min(_LEAST_SIDE, picture.height()))
    return QRectF(picture.center().x() - side / 2, 1, side, side)


class Trace:
    """The marks of one event on one table."""

    def __init__(self, scene: QGraphicsScene, top: EvolutionBoard) -> None:
        self._top = top
        self._items = SceneItems(scene)

    @property
    def is_shown(self) -> bool:
        """Return whether something is marked."""
        return bool(self._items)

    def clear(self) -> None:
        """Mark nothing more."""
        self._items.remove_all()

    def show(self, event: Event, subject: int, target: int) -> None:
        """Mark what an event is about; *subject* and *target* are where its species lie now."""
        self.clear()
        view = self._top.view
        if view is None:
            return
        rects = [self._rect(ref) for ref in (subject, target)]
        shown = [rect for rect in rects if not rect.isEmpty()]
        if not shown and 0 <= event.actor < len(self._top.seats):
            shown = [self._top.header(event.actor)]
        for rect in shown:
            self._items.add(glow(self._top, rect))
        if event.kind == e.ATTACKED and len(shown) == 2:
            tint = palette.FAMILIES["attack"].main
            arrow = arrow_between(self._top, rects[0], rects[1], tint, 5)
            arrow.setZValue(zvalues.MARK + 1)
            self._items.add(arrow)

    def _rect(self, ref: int) -> QRectF:
        if ref == WATERING_HOLE:
            return self._top.rect_of(Spot(HOLE))
        if is_species(ref):
            return self._top.rect_of(Spot(SPECIES, seat_of(ref), index_of(ref)))
        return QRectF()


_DECLINES = (
    N_("Hints", "Intelligence is not used now; you may be asked again this round."),
    N_("Hints", "You won’t be asked about Intelligence again this round."),
)
_PASSES = (
    N_("Hints", "You do nothing now; you may be asked again this round."),
    N_("Hints", "You won’t be asked again this round, unless a species of yours that can eat is hungry."),
)
"""What is said of passing and of passing for the round: where Intelligence is asked about, and where not."""

Hint = tuple[str, QRectF]
"""The words, and the place in the scene that they are about."""


def hint_at(top: EvolutionBoard, phrases: Phrases, at: QPointF) -> Hint | None:
    """Return the hint for a place of the table, None where there is none.

    Cards and traits are silent here: they are enlarged.
    """
    view, arrangement = top.view, top.arrangement
    if view is None or arrangement is None:
        return None
    state, things = view.state, phrases.things
    if top.loss.isVisible() and top.loss.scene_rect.contains(at):
        return top.loss.whole, top.loss.scene_rect
    if not (bell := top.ribbon.bell_at(at)).isEmpty():
        return top.ribbon.look.last_round, bell
    if top.recap.isVisible() and top.recap.contains(top.recap.mapFromScene(at)):
        return _of_recap(top, phrases, at)
    if top.second_button.isVisible():
        told_of = _PASSES if top.is_resting else _DECLINES
        for button, told in zip((top.button, top.second_button), told_of, strict=True):
            if button.scene_rect.contains(at):
                return translate("Hints", told), button.scene_rect
    for words, place in (
        (things.of_watering_hole(view), arrangement.pond),
        (things.of_draw_pile(view), arrangement.draw_pile),
        (things.discard_pile(len(state.discard_pile)), arrangement.discard_pile),
    ):
        if place.contains(at):
            return words, place
    for seat, own in enumerate(arrangement.seats):
        if own.header.contains(at):
            return things.of_seat(view, seat), own.header
        if own.row.room.contains(at):
            return _of_species(top, phrases.things, seat, at)
    return None


def _of_recap(top: EvolutionBoard, phrases: Phrases, at: QPointF) -> Hint | None:
    view = top.view
    assert view is not None
    inside = top.recap.mapFromScene(at)
    if top.recap.is_again(inside):
        text = translate("Hints", "Show again on the table what has happened since your last turn ({key})")
        return filled(text, {"key": keymap.written("R")}), top.recap.mapRectToScene(top.recap.again_room())
    for step, room in top.recap.chips():
        if step is top.recap.step_at(inside):
            told = zip(step.events, step.pieces, strict=True)
            lines = [phrases.sentence(event, Names(view.names, then), view.viewer) for event, then in told]
            return "\n".join(line for line in lines if line), top.recap.mapRectToScene(room)
    return None


def _of_species(top: EvolutionBoard, things: ThingWords, seat: int, at: QPointF) -> Hint | None:
    for tile in top.tiles(seat):
        inside = tile.mapFromScene(at)
        if not tile.rect.contains(inside):
            continue
        where, look = tile.places, tile.look
        for row, words in (
            (where.food_row, things.food(look.food, look.population, look.chips)),
            (where.population_marker(look.population), things.population(look.population)),
            (where.body_marker(look.body), things.body(look.body)),
        ):
            if row.contains(inside):
                return words, tile.mapRectToScene(row)
        if where.picture.contains(inside) and top.view is not None:
            threat = threats(top.view.state)[seat][tile.index]
            return things.threat(threat, top.view.names, top.view.viewer), tile.mapRectToScene(where.picture)
        for slot in where.slots[len(tile.traits) :]:
            if slot.contains(inside):
                return things.free_slot(look.slots), tile.mapRectToScene(slot)
    return None


_CREST, _SIGN_SIDE, _PAD = 22.0, 17.0, 8.0
"""Units: the sides of a seat's crest and of a sign, and the margin."""
_WIDTHS: Final = 600.0, 270.0
"""Units that it is wide at most: a long name takes one line, or two where that covers less."""


class RoundWords:
    """What is written on the note of a round, and read aloud."""

    tr = staticmethod(partial(QCoreApplication.translate, "RoundWords"))

    def heading(self, number: int) -> str:
        """Return what stands above the seats, with the number of the round."""
        return filled(translate("Phrases", "Round {round} is over"), {"round": number})

    def amounts(self, chips: int, lost: int, extinct: int) -> tuple[str, str, str]:
        """Return in words what a seat has won and lost."""
        return (
            self.tr("%n food token(s) collected", "", chips),
            self.tr("%n population lost", "", lost),
            self.tr("%n species extinct", "", extinct),
        )


class RoundNote(QObject):
    """The note of one table: it goes with the next gesture, by itself, or when a move is taken back."""

    def __init__(self, top: EvolutionBoard, parent: QObject) -> None:
        super().__init__(parent)
        self._top = top
        self._told: tuple[int, Sequence[str], Sequence[Toll]] | None = None
        self._panel: FactsItem | None = None
        self._rest = QTimer(self, singleShot=True, interval=timings.ROUND_NOTE)
        self._rest.timeout.connect(self.close)
        self._is_held = False
        self._laid_for: tuple[Arrangement | None, Style] | None = None

    @property
    def panel(self) -> FactsItem | None:
        """Return what is shown, None if nothing is."""
        return self._panel

    def show(self, number: int, names: Sequence[str], tolls: Sequence[Toll], fading: int = 0) -> None:
        """Show what the round of a number brought the seats; it comes up within *fading* milliseconds."""
        self.close()
        self._told = number, names, tolls
        self._draw()
        if not self._is_held:
            self._rest.start()
        if fading > 0 and self._panel is not None:
            animation = QPropertyAnimation(self._panel, b"opacity", self._panel)
            animation.setStartValue(0.0)
            animation.setEndValue(1.0)
            animation.setDuration(fading)
            animation.start(QPropertyAnimation.DeletionPolicy.DeleteWhenStopped)

    def linger(self) -> None:
        """Stay as long as if it had just been shown: another player has come to the screen."""
        self._is_held = False
        if self._told is not None:
            self._rest.start()

    def hold(self) -> None:
        """Do not go while the table cannot be seen."""
        self._is_held = True
        self._rest.stop()

    def redraw(self) -> None:
        """Draw it again if everything lies elsewhere now."""
        if self._told is not None and self._laid_for != (self._top.arrangement, self._top.style):
            self._draw()

    def close(self) -> None:
        """Take it away."""
        self._rest.stop()
        self._told = None
        self._remove()

    def _draw(self) -> None:
        self._remove()
        self._laid_for = self._top.arrangement, self._top.style
        told = self._told
        if told is None or self._top.arrangement is None:
            return

        def make(style: Style, width: float) -> FactsItem:
            return FactsItem(self._facts(*told, style.free, width), style.free, pad=_PAD)

        widths = [units * self._top.style.unit for units in _WIDTHS]
        self._panel = self._top.notes.fitted(make, widths)
        self._top.notes.put(self._panel)

    def _facts(
        self, number: int, names: Sequence[str], tolls: Sequence[Toll], style: Style, width: float
    ) -> Facts:
        """Return what a round brought each seat: chips, populations and species, if there were any."""
        side, ratio = round(_SIGN_SIDE * style.unit), style.ratio
        signs: list[QPixmap] = [
            pictures.token("plant", side, ratio),
            pictures.token("population", side, ratio),
            art.icon("dinosaur-bones", side, style.colours.text, ratio),
        ]
        every = [(toll.chips, -toll.lost, -toll.extinct) for toll in tolls]
        columns = [at for at in range(len(signs)) if any(amounts[at] for amounts in every)]
        rows: list[Row] = []
        for seat, (name, amounts) in enumerate(zip(names, every, strict=True)):
            row = [Cell(sign=art.crest(palette.badge(seat), round(_CREST * style.unit), ratio)), Cell(name)]
            spoken = RoundWords().amounts(*map(abs, amounts))
            for at in columns:
                fact = Cell(phrasing.signed(amounts[at]), bold=True, spoken=spoken[at])
                row += [Cell(sign=signs[at]), fact] if amounts[at] else [Cell(), Cell()]
            rows.append(row)
        return Facts(rows, style, width, title=RoundWords().heading(number), gaps=(5, 2))

    def _remove(self) -> None:
        panel, self._panel = self._panel, None
        if panel is not None:
            self._top.notes.take(panel)


class EvolutionOverlays(QObject, Overlays):
    """What lies over one board."""

    species_pointed = Signal(int)
    """The species that the pointer rests on, 0 if on none."""

    def __init__(
        self,
        scene: QGraphicsScene,
        board: EvolutionBoard,
        front: HoverZoom[TileItem],
        game: Evolution,
        phrases: Phrases,
        spoken: EvolutionDescriptions,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._board = board
        self._front = front
        self._game = game
        self._phrases = phrases
        self.threats = Overlay(scene, board, front, game, phrases, spoken)
        """Who can eat whom."""
        self.round_note = RoundNote(board, self)
        self.trace = Trace(scene, board)
        self._pointed = 0

    @property
    def caption(self) -> TextNote | None:
        """Return the words that explain the shields, None if there are none."""
        return self.threats.caption

    def hint_at(self, at: QPointF) -> tuple[str, QRectF] | None:
        """Return the hint for a place that the pointer rests on, and where that lies; None for nothing."""
        return hint_at(self._board, self._phrases, at)

    def before_drawing(self) -> None:
        """Let the tile go back that came forward: it may be another species now."""
        if self._front.tile is not None:
            self._front.close()

    def show(self) -> None:
        """Draw again who can eat whom, and what a round has brought."""
        self.threats.show()
        self.round_note.redraw()

    def close(self) -> bool:
        """Show no longer who can eat whom; return whether that was shown."""
        return self.threats.close()

    def put_notes_away(self) -> bool:
        """Take away what a round has brought; that needs no click of its own."""
        self.round_note.close()
        return False

    def clear_pointing(self) -> None:
        """Clear the marks for a line of the log."""
        self.trace.clear()

    def point_at(self, piece: object) -> None:
        """Show the attacks of the species that the pointer rests on."""
        pointed = species_ref(piece.seat, piece.index) if isinstance(piece, TileItem) else 0
        if pointed != self._pointed:
            self._pointed = pointed
            self.threats.point(pointed)
            self.species_pointed.emit(pointed)

    def mean(self, place: tuple[int, int] | None) -> None:
        """Show the attacks of a described species, by its seat and number; None for none."""
        self.threats.point(0 if place is None else species_ref(*place))

    def forget_words(self) -> None:
        """Take away what a round has brought: its words are of another language."""
        self.round_note.close()
