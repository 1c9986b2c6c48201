"""Pictures are painted once and kept, and little by little where someone can wait."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap, QPixmapCache

from evolution_qt.games import game as game_of
from evolution_qt.ui.kit import art, pictures, pixmaps
from evolution_qt.ui.kit.pixmap_cache import PixmapCache, missing

SIDE = QSize(10, 10)
BYTES = 10 * 10 * 4


class Painter:
    """Paints plain sheets in three steps and counts them."""

    def __init__(self):
        self.store = PixmapCache(limit=3 * BYTES)
        self.made = []
        self.steps = 0

    def ask(self, name, *, passing=False):
        def draw(painter):
            for colour in (Qt.GlobalColor.red, Qt.GlobalColor.green, Qt.GlobalColor.blue):
                painter.fillRect(0, 0, 10, 10, colour)
                self.steps += 1
                yield
            self.made.append(name)

        return self.store.picture(name, SIDE, 1.0, draw, passing=passing)


@pytest.fixture
def painter(qapp):
    return Painter()


def test_a_picture_is_painted_once(painter):
    """Painting is what takes long."""
    assert painter.ask("a") is painter.ask("a")
    assert painter.made == ["a"]


def test_the_store_forgets_the_least_used_when_it_is_full(painter):
    """A long evening at many window sizes must not fill the memory."""
    for name in ("a", "b", "c", "a", "d", "a", "b"):
        painter.ask(name)

    assert painter.made == ["a", "b", "c", "d", "b"]
    assert painter.store.size == 3 * BYTES


def test_what_is_missing_is_painted_step_by_step(painter):
    """No turn of the event loop may take as long as a card."""
    painter.ask("kept")
    [steps] = missing(lambda: (painter.ask("kept"), painter.ask("new"), painter.ask("new")))
    assert (painter.made, painter.steps) == (["kept"], 3)

    next(steps)
    assert (painter.made, painter.steps) == (["kept"], 4)
    for _ in steps:
        pass

    assert painter.made == ["kept", "new"]
    picture = painter.ask("new").toImage()
    assert picture.pixelColor(5, 5) == Qt.GlobalColor.blue
    assert painter.made == ["kept", "new"]


def test_what_stands_in_for_a_missing_picture_leaves_no_speck(painter):
    """It may be drawn for any caller, and a pixmap holds old memory until it is filled."""
    got = []
    missing(lambda: got.append(painter.ask("new")))

    assert got[0].toImage().pixelColor(0, 0).alpha() == 0


def test_a_picture_begun_and_asked_for_is_painted_at_once(painter):
    """A caller that cannot wait gets it whole, and it counts once."""
    [steps] = missing(lambda: painter.ask("a"))
    next(steps)

    assert painter.ask("a").toImage().pixelColor(5, 5) == Qt.GlobalColor.blue
    for _ in steps:
        pass

    assert painter.store.size == BYTES


@pytest.mark.parametrize("width", [96, 240])
@pytest.mark.parametrize("trait", [one.key for one in game_of("evolution/de").table.traits])
def test_a_card_may_be_left_unfinished_at_every_step(qapp, trait, width):
    """Qt complains, and the test fails, if a picture goes while something still paints on it."""
    art.forget()

    def ask():
        return pictures.card(trait, 1, "Title", "Text", "defence", width)

    [whole] = missing(ask)
    count = sum(1 for _ in whole)
    assert count > 2
    art.forget()
    for stop in range(1, count):
        [steps] = missing(ask)
        for _ in range(stop):
            next(steps)
        del steps

    assert ask().width() == width


def test_a_small_table_keeps_less_than_a_large_one(qapp):
    """What a small window does not show is not worth the memory; a large one must not paint all again."""
    pixmaps.keep_for(QSize(3840, 2160), 2.0)
    large = art.cache.limit, pixmaps.cache.limit, QPixmapCache.cacheLimit()
    pixmaps.keep_for(QSize(1280, 800), 1.0)
    small = art.cache.limit, pixmaps.cache.limit, QPixmapCache.cacheLimit()

    whole = 3840 * 2160 * 4
    assert all(more > 8 * less for more, less in zip(large, small, strict=True))
    assert min(large[1], large[2] * 1024 / 8) >= whole
    assert large[0] >= 3 * whole  # two grounds while the light changes, and the cards


def test_all_pictures_are_forgotten_together(qapp):
    """Those of every table, those that all share, and what Qt keeps of items."""
    art.glyph("menu", 20, "#000000")
    pixmaps.painted(("one",), 20, 20, 1.0, lambda painter: None)
    QPixmapCache.insert("of Qt", QPixmap(20, 20))

    pixmaps.forget()

    assert not art.cache.kept
    assert not pixmaps.cache.kept
    assert not QPixmapCache.find("of Qt", QPixmap())


def test_a_passing_picture_is_forgotten_once_it_was_drawn(painter):
    """A species tile goes into what Qt keeps of its item; kept twice, it would only take memory."""
    ask = painter.ask
    [steps] = missing(lambda: ask("begun", passing=True))
    for _ in steps:
        pass
    ask("drawn", passing=True)
    ask("kept")

    painter.store.pass_over()

    assert painter.store.size == 2 * BYTES
    for name in ("begun", "kept", "drawn"):
        ask(name)
    assert painter.made == ["begun", "drawn", "kept", "drawn"]


def test_a_kept_picture_keeps_no_tools(qapp):
    """What was painted on holds on to a painting engine as large as a small picture."""
    store = PixmapCache(limit=BYTES)
    painted_on = []
    store.picture("a", SIDE, 1.0, lambda painter: painted_on.append(painter.device().cacheKey()))

    assert painted_on != [store.picture("a", SIDE, 1.0, lambda painter: None).cacheKey()]
