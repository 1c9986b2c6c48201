"""Each note and panel over a table is really seen: its words have ink and room, and nothing lies over them.

What is written is noted while a panel paints itself. Where it stands the picture of the whole table must have
ink that is gone when the panel is hidden, and be the same when all that lies above is hidden.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest
from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from evolution_qt.games.evolution.tally import Toll
from evolution_qt.ui.dominant.board import CARDS, MORE
from evolution_qt.ui.kit import pixmaps, writing
from evolution_qt.ui.kit.notes import Facts
from evolution_qt.ui.kit.panels import ChoicePanel, PanelOption, banner
from evolution_qt.ui.kit.scenes import Beat, Motion
from evolution_qt.ui.shell.window.language import Translations
from evolution_qt.ui.table.enlarging import Pane
from evolution_qt.ui.table.gesture_targets import SPECIES
from evolution_qt.ui.table.gestures import Spot
from evolution_qt.ui.table.preview import PreviewText
from tests.positions import position
from tests.ui.beginning.tables import seated
from tests.ui.clips import Clip
from tests.ui.dominant.tables import Played, positions
from tests.ui.evolution.tables import Player
from tests.ui.kit.written import Written

INK = 60
"""How much lighter or darker letters are at least than their ground, of 255."""


class Look(NamedTuple):
    """How a table is looked at: the language, how large writing is, and the size of the window."""

    language: str
    text: float = 1.0
    size: tuple[int, int] = (1280, 800)


SMALLEST = 1100, 620
LOOKS = [Look("en"), Look("de", 2.0), Look("ja"), Look("en", 2.0, SMALLEST), Look("de", size=SMALLEST)]


def scene_rect_of(item):
    return item.mapRectToScene(getattr(item, "rect", item.boundingRect()))


def written(item, monkeypatch):
    """Return what an item writes when it paints itself, and where in the scene."""
    picture = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    with monkeypatch.context() as patch:
        found = Written(patch)
        painter = QPainter(picture)
        item.paint(painter, QStyleOptionGraphicsItem(), None)
        painter.end()
    return [line._replace(rect=item.mapRectToScene(line.rect)) for line in found.lines]


def picture_of(scene, rect):
    """Return a part of the table as it is seen."""
    picture = QImage(rect.toAlignedRect().size(), QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.gray)
    painter = QPainter(picture)
    scene.render(painter, QRectF(picture.rect()), QRectF(rect.toAlignedRect()))
    painter.end()
    return picture


def depth(picture, rect):
    """Return how far apart the lightest and the darkest pixel of a part of a picture are."""
    part = picture.copy(rect.toAlignedRect() & picture.rect()).convertToFormat(
        QImage.Format.Format_Grayscale8
    )
    tones = [bytes(part.constScanLine(y))[: part.width()] for y in range(part.height())]
    return max(map(max, tones)) - min(map(min, tones)) if part.width() and tones else 0


def without(items, look):
    """Return what *look* returns while items are hidden."""
    shown = [item for item in items if item.isVisible()]
    for item in shown:
        item.hide()
    found = look()
    for item in shown:
        item.show()
    return found


def above(item):
    """Return what lies over an item, as far as it is no part of it."""
    order = item.scene().items(Qt.SortOrder.DescendingOrder)
    over = order[: order.index(item)]
    return [one for one in over if not item.isAncestorOf(one) and one.topLevelItem() is one]


def unseen(item, monkeypatch):
    """Return what of an item cannot be seen, with the reason."""
    scene, place = item.scene(), scene_rect_of(item)
    lines = written(item, monkeypatch)
    whole = picture_of(scene, place)
    bare = without([item], lambda: picture_of(scene, place))
    free = without(above(item), lambda: picture_of(scene, place))
    found = [("nothing is written", "")] if not lines else []
    if not scene.sceneRect().adjusted(-1, -1, 1, 1).contains(place):
        found.append(("lies beyond the table", ""))
    for words, rect, is_cut, *_ in lines:
        part = rect.translated(-QPointF(place.toAlignedRect().topLeft())).toAlignedRect() & whole.rect()
        if is_cut:
            found.append(("is cut", words))
        if not place.adjusted(-1, -1, 1, 1).contains(rect):
            found.append(("has no room", words))
        if depth(whole, QRectF(part)) < INK or whole.copy(part) == bare.copy(part):
            found.append(("has no ink", words))
        if whole.copy(part) != free.copy(part):
            found.append(("is covered", words))
    return found


# How each comes up


def evolution(qtbot, look, own="b5 p4 carnivore", hand=("climbing:2", "fertile:3"), **more):
    rows = [[own, "b2 p2 f1 climbing:1"], ["b4 p1 horns:3", "b2 p2 f1"], ["b1 p1 scavenger:4", "b2 p2 f1"]]
    game, state = position(*rows, phase="feeding", watering_hole=3, hand=list(hand), **more)
    player = Player(qtbot, game, state, look.size)
    player.table.playback.set_speed(0.0)
    player.table.display.set_text(look.text)
    return player


def round_note(qtbot, look):
    player = evolution(qtbot, look)
    player.table.set_players([("Anna", False), ("Maximiliane Wintersteiner", True), ("健太郎", True)])
    player.table.show_tolls(3, [Toll(12, 0, 0), Toll(3, 10, 2), Toll(0, 0, 0)])
    return player.table.over.round_note.panel


def aimed_attack(qtbot, look):
    player = evolution(qtbot, look)
    player.click(player.tile(0, 0))
    player.table.player.highlights.aim_at(Spot(SPECIES, 1, 0))
    return player.table.board.previews.note


def refusal(qtbot, look):
    player = evolution(qtbot, look)
    player.drag(player.card(0), player.tile(1, 0))
    player.settle()
    return player.table.player.answers.note


def shields(qtbot, look):
    player = evolution(qtbot, look)
    player.key(Qt.Key.Key_O)
    return player.table.over.threats.caption


def described_species(qtbot, look):
    player = evolution(qtbot, look)
    player.key(Qt.Key.Key_D)
    return player.table.player.answers.note


def thought_of(qtbot, look):
    table = evolution(qtbot, look).table
    table.hint.think(still=True)
    return table.hint.note


def payment(qtbot, look):
    player = evolution(qtbot, look, own="b5 p4 carnivore intelligence")
    player.click(player.tile(0, 0))
    player.click(player.tile(1, 0))
    return player.table.player.panel


def pane(qtbot, look):
    player = evolution(qtbot, look)
    top = player.table.top
    made = Pane(top.hand[0].face, top.style, top.scene.sceneRect().adjusted(20, 100, -20, -20), is_right=True)
    player.table.scene().addItem(made)
    return made


def empty_hand(qtbot, look):
    return evolution(qtbot, look, own="b5 p4 cooperation foraging", hand=()).table.top.empty_hand


def beginning(qtbot, look, *seats, phase="play", **more):
    own = "2/0 speed | 3/0 | 1/0 flight speed nocturnal | 2/0 horns burrowing flight"
    seats = seats or (own, "2/0 carnivore burrowing flight | 1/0 speed", "4/0 carnivore")
    player = seated(qtbot, *seats, phase=phase, size=look.size, **more)
    player.table.display.set_text(look.text)
    return player


def attack_panel(qtbot, look):
    seats = "5/2 carnivore nocturnal speed | 2/0 scavenger", "4/1 horns speed | 1/0", "1/0 scavenger"
    player = beginning(qtbot, look, *seats, phase="feeding", watering_hole=0)
    player.key(Qt.Key.Key_A)
    return player.table.board.previews.note


def rings(qtbot, look):
    player = beginning(qtbot, look, "2/0 speed", "4/0 carnivore | 2/0")
    player.key(Qt.Key.Key_O)
    return player.table.over.threats.caption


def needs(qtbot, look, number=0):
    player = beginning(qtbot, look)
    for _ in range(2):
        player.key(Qt.Key.Key_O)
    return player.table.over.threats.needs[number]


def needs_that_are_closed(qtbot, look):
    return needs(qtbot, look, 2)


def needs_of_many(qtbot, look):
    return needs(qtbot, look, 3)


def discards(qtbot, look):
    player = beginning(qtbot, look, discard_pile=["carnivore", "flight", "carnivore"])
    player.key(Qt.Key.Key_X)
    return player.table.top.spread


def forecast(qtbot, look):
    return beginning(qtbot, look, hands=("horns",), watering_hole=2).table.top.food_note


def last_round(qtbot, look):
    return beginning(qtbot, look, hands=("horns",), final_round=1).table.top.deck_note


def own_prey(qtbot, look):
    seats = "3/0 carnivore | 1/0", "1/0 | 2/0"
    player = beginning(qtbot, look, *seats, phase="feeding", watering_hole=0)
    player.drag(player.tile(0, 0), player.tile(0, 1))
    return player.table.player.panel


def dominant(qtbot, look, kind="migration"):
    played = Played(qtbot, positions()[kind], look.size)
    played.table.display.set_text(look.text)
    return played


def legend(qtbot, look):
    board = dominant(qtbot, look).board
    if board.is_folded:
        board.open_page(MORE)
        if not board.legend.isVisible():
            pytest.skip("so large a legend has no room in so small a window")
    return board.legend


def card_text(qtbot, look):
    played = dominant(qtbot, look)
    if played.board.is_folded:
        played.board.open_page(CARDS)
    place = played.board.cards.mapRectToScene(next(iter(played.board.cards.places.values())))
    words, about = played.table.overlays.hint_at(place.center())
    played.table.player.answers.say([words], about=[about], at=place.center())
    return played.table.player.answers.note


def number_of_cubes(qtbot, look):
    played = dominant(qtbot, look)
    board = played.board
    (thing, spot), _ = max(board.steps.items(), key=lambda one: len(one[1]))
    if len({one for one, _ in board.steps}) > 1:
        played.click(board.home(thing).center())
    played.click(board.rect_of(spot).center())
    return played.table.player.panel


def words_on_a_board(qtbot, look):
    played = dominant(qtbot, look, "wasteland")
    played.aim(*next(iter(played.board.steps)))
    return next(item for item in played.board.scene.items() if isinstance(item, PreviewText))


def long_question(qtbot, look):
    """A question with lines that are longer than the table is wide."""
    board = evolution(qtbot, look).table.top
    words = [" ".join(board.ribbon.look.sentence for _ in range(count)) for count in (4, 1, 3)]
    options = [PanelOption(line, None) for line in words[1:]]
    made = ChoicePanel(words[0], options, board.style, QPointF(600, 300), board.scene.sceneRect())
    board.scene.addItem(made)
    return made


EVERY = [
    *(round_note, aimed_attack, refusal, shields, described_species, thought_of, payment, pane),
    *(empty_hand, attack_panel, rings, needs, needs_that_are_closed, needs_of_many, discards, forecast),
    *(last_round, own_prey, legend, card_text, number_of_cubes, words_on_a_board, long_question),
]


@pytest.fixture(params=LOOKS, ids=lambda look: f"{look.language}-{look.text}-{look.size[0]}")
def look(request, qapp):
    """Speak a language, and return how the table is looked at."""
    before = QLocale()
    translations = Translations(qapp)
    translations.use(request.param.language)
    yield request.param
    translations.remove()
    QLocale.setDefault(before)


@pytest.mark.parametrize("show", EVERY, ids=lambda show: show.__name__)
def test_each_is_seen_whole(qtbot, monkeypatch, look, show):
    assert [] == unseen(show(qtbot, look), monkeypatch)


def test_a_banner_is_seen_whole(qtbot, monkeypatch, look):
    """It is a picture of a scene, painted once."""
    table, lines = evolution(qtbot, look).table, []
    draw_line, scene = writing.draw_line, table.scene()

    def line(painter, rect, words, font, *more, **how):
        lines.append((words, writing.fits(font, words, rect.width() + 0.5, writing.NARROWEST)))
        draw_line(painter, rect, words, font, *more, **how)

    monkeypatch.setattr(writing, "draw_line", line)
    pixmaps.forget()
    words = table.top.ribbon.look.phase
    sprite = banner(words, table.top.style, scene.sceneRect())
    before = scene.items()

    Clip(table, Motion(lambda _is_calm: [Beat([sprite])])).at(sprite.keys[1].at)

    assert [(words, True)] == lines
    item = scene.items(Qt.SortOrder.DescendingOrder)[0]
    assert item not in before
    place = item.sceneBoundingRect()
    assert scene.sceneRect().contains(place)
    seen = picture_of(scene, place)
    assert seen != without([item], lambda: picture_of(scene, place))
    assert depth(seen, QRectF(seen.rect())) > INK


# What the test above would see


def note(qtbot):
    table = evolution(qtbot, Look("en")).table
    table.player.answers.say(["One sentence.", "Another one that says more."])
    return table.player.answers.note


def test_a_note_that_paints_nothing_is_found(qtbot, monkeypatch):
    found = note(qtbot)
    monkeypatch.setattr(Facts, "draw", lambda *_: None)

    assert [("nothing is written", "")] == unseen(found, monkeypatch)


def test_words_without_ink_are_found(qtbot, monkeypatch):
    found = note(qtbot)
    found.setOpacity(0.01)

    assert {"has no ink"} == {why for why, _ in unseen(found, monkeypatch)}


def test_a_note_that_is_too_narrow_is_found(qtbot, monkeypatch):
    found = note(qtbot)
    found.prepareGeometryChange()
    found.rect = found.rect.adjusted(0, 0, -60, 0)

    assert "has no room" in {why for why, _ in unseen(found, monkeypatch)}


def test_what_lies_over_a_note_is_found(qtbot, monkeypatch):
    found = note(qtbot)
    found.scene().addRect(found.rect, Qt.PenStyle.NoPen, Qt.GlobalColor.red).setZValue(found.zValue() + 1)

    assert "is covered" in {why for why, _ in unseen(found, monkeypatch)}


def test_words_keep_their_rows_however_narrow_they_are(qtbot):
    """A column with words becomes narrower, one of signs or numbers does not."""
    style = note(qtbot).style
    rows = note(qtbot).facts.rows

    wide, narrow = Facts(rows, style), Facts(rows, style, 120)

    assert narrow.size.width() <= 120 < wide.size.width()
    assert narrow.size.height() > wide.size.height()
    assert wide.places[0, 0].width() == narrow.places[0, 0].width()
    assert wide.lines == narrow.lines
