"""The landscape behind the start screen and the scores is painted in steps where someone looks already."""

import asyncio
from itertools import product

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget
from shiboken6 import delete

from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.landscape import Landscape
from evolution_qt.ui.kit.valley import PLAIN
from evolution_qt.ui.shell.start import backdrop
from evolution_qt.ui.shell.start.start import StartScreen
from evolution_qt.ui.table.presentation import presentation, shown_titles
from tests.ui.shell.acting import until
from tests.ui.shell.page import DUEL


@pytest.fixture(autouse=True)
def painted_again(monkeypatch):
    """Keep no landscape for the next test: these look at how each is painted."""
    monkeypatch.setattr(backdrop, "landscape", backdrop.landscape.__self__.painting)


@pytest.fixture
def start(app, qtbot):
    holder = QWidget()
    qtbot.addWidget(holder)
    screen = StartScreen("light", holder)
    screen.resize(1280, 800)
    holder.show()
    screen.grab()
    yield screen
    del holder


@pytest.fixture
def parts(monkeypatch):
    """Count the parts that are painted of landscapes."""
    painted = []
    prepare, sketched = backdrop.Backdrop.prepare, backdrop.sketched

    def prepared(*given):
        for _ in prepare(*given):
            painted.append("picture")
            yield

    def sketch(*given):
        painted.append("sketch")
        return sketched(*given)

    monkeypatch.setattr(backdrop.Backdrop, "prepare", prepared)
    monkeypatch.setattr(backdrop, "sketched", sketch)
    return painted


def landscape(screen):
    """Return the landscape alone, as it is now."""
    return screen.backdrop.picture.toImage()


@pytest.mark.parametrize(
    ("change", "theme"),
    [(lambda screen: screen.set_theme("dark"), "dark"), (lambda screen: screen.resize(1360, 860), "light")],
)
def test_another_one_is_painted_in_parts_while_the_last_one_is_seen(start, parts, qtbot, change, theme):
    before = landscape(start)

    change(start)
    start.grab()
    assert before == landscape(start)
    assert not parts
    start.backdrop.painting.go_on()
    assert 1 <= len(parts) < 12
    qtbot.waitUntil(lambda: not start.backdrop.painting.is_active, timeout=240_000)

    assert len(parts) > 8
    assert before != landscape(start)
    at_once = StartScreen(theme)
    qtbot.addWidget(at_once)
    at_once.resize(start.size())
    at_once.grab()
    assert landscape(at_once) == landscape(start)


def test_the_first_one_is_seen_as_through_mist_until_it_is_painted(app, parts, qtbot):
    """The window is seen sooner, and answers: nothing of the picture is painted in the first turn."""
    screen = StartScreen("light")
    qtbot.addWidget(screen)
    screen.come_gradually()
    screen.resize(1280, 800)
    screen.grab()
    sketch = landscape(screen)
    assert set(parts) == {"sketch"}
    assert not screen.is_whole
    screen.show()
    qtbot.waitUntil(lambda: screen.is_whole, timeout=240_000)
    screen.grab()

    assert parts.count("picture") > 8
    assert landscape(screen) != sketch
    at_once = StartScreen("light")
    qtbot.addWidget(at_once)
    at_once.resize(screen.size())
    at_once.grab()
    assert at_once.is_whole
    assert landscape(at_once) == landscape(screen)
    assert landscape(at_once).size() == sketch.size()


@pytest.mark.parametrize("light", palette.VALLEYS)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_sketch_of_a_valley_has_the_light_of_the_picture(app, light, theme):
    """Nothing of it may be another colour when the mist lifts; a cover is a strip of its colours at first."""
    view = backdrop.ValleyView(PLAIN._replace(light=light))
    picture = backdrop.painted(QSize(640, 400), 1.0, theme, view).toImage()
    sketch = backdrop.sketched(QSize(640, 400), 1.0, theme, view).toImage()
    strip = backdrop.sketched(QSize(640, 400), 1.0, theme, view._replace(whole=True)).toImage()

    assert 1 == strip.width()
    for x, y in ((4, 40), (300, 330), (60, 345)):
        seen, wanted = sketch.pixelColor(x, y), picture.pixelColor(x, y)
        assert all(abs(a - b) < 40 for a, b in zip(seen.getRgb(), wanted.getRgb(), strict=True)), (x, y)


def test_a_cover_has_animals_and_the_window_behind_it_has_none(app, monkeypatch):
    heroes = []
    monkeypatch.setattr(Landscape, "hero", lambda land, figure, *, grained: heroes.append(figure.icon))
    cover = presentation("dominant-species").cover
    backdrop.painted(QSize(400, 380), 1.0, "light", backdrop.ValleyView(cover, whole=True))
    assert ["polar-bear", "heron", "frog"] == heroes
    backdrop.painted(QSize(640, 400), 1.0, "light", backdrop.ValleyView(cover))
    assert 3 == len(heroes)


def test_what_was_begun_for_a_size_that_is_past_is_never_seen(start, parts, qtbot):
    for width in (1300, 1320, 1280):
        start.resize(width, 800)
        start.grab()
        start.backdrop.painting.go_on()
    qtbot.waitUntil(lambda: not start.backdrop.painting.is_active, timeout=240_000)

    assert QSize(1280, 800) == start.backdrop.picture.deviceIndependentSize().toSize()


@pytest.mark.usefixtures("toy_among_games")
async def test_who_leaves_a_game_sees_it_until_the_start_screen_is_painted(page, parts):
    window = page.window
    await until(lambda: window.start.is_painted)
    view = await page.begin(DUEL)
    await asyncio.sleep(0.05)
    parts.clear()

    window.session.leave()
    if window.dialog is not None:
        window.dialog.accept()
    pages = set()
    while window.game is not None:
        pages.add((window.pages.currentWidget() is view, bool(parts)))
        await asyncio.sleep(0)
    assert (True, True) in pages
    painted = len(parts)
    window.start.grab()
    assert painted == len(parts), "something was still missing"


def test_the_window_may_be_closed_while_its_start_screen_is_being_painted(app):
    """Someone leaves a game and closes the window at once."""
    screen = StartScreen("light")

    async def act():
        painting = asyncio.ensure_future(screen.ready(QSize(640, 400)))
        for _ in range(3):
            await asyncio.sleep(0)
        delete(screen)
        await painting

    asyncio.run(act())


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("key", [title.key for title in shown_titles()])
def test_a_cover_is_seen_small_until_it_is_painted(app, key, theme):
    """Who changes a landscape makes the small pictures again: `packaging/make_covers.py`."""
    view = backdrop.ValleyView(presentation(key).cover, whole=True)
    size = QSize(400, 400)

    def small(pixmap):
        return pixmap.toImage().scaled(12, 12, mode=Qt.TransformationMode.SmoothTransformation)

    seen = small(backdrop.sketched(size, 1.0, theme, view))
    wanted = small(backdrop.painted(size, 1.0, theme, view))
    for x, y in product(range(12), range(12)):
        pair = zip(seen.pixelColor(x, y).getRgb(), wanted.pixelColor(x, y).getRgb(), strict=True)
        assert all(abs(one - two) < 24 for one, two in pair), (x, y)
