"""How the library looks: in windows of every size and language, with the marks of people, while naming."""

import asyncio
import json

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from evolution_qt.core.crest import COLOURS, Crest
from evolution_qt.core.record import Record
from evolution_qt.games.opening import open_record
from evolution_qt.store.library import Library
from evolution_qt.ui.evolution.thumbnails import sketched
from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.crest_icons import shape_path
from evolution_qt.ui.kit.jobs import is_busy
from evolution_qt.ui.shell.settings.settings import Settings
from evolution_qt.ui.shell.window.buttons import seat_icons
from evolution_qt.ui.table.sketch import Sketch, crest_place, painting
from tests.core.played import record_text
from tests.store.games import lines
from tests.ui.shell.acting import until
from tests.ui.shell.test_shell_library import key, put, whole

SIZES = ((1024, 640), (1200, 700), (1280, 800), (1024, 1200), (1900, 640), (1920, 1080), (2560, 1440))
NAMES = ("Maximiliane Amélie", "Bö", "知恵", "Konstantin Emanuel", "Eleonora Friderike", "Jo")
TITLE = "The evening on which everybody has eaten everybody else, and nobody was left at the watering hole"


def crowded(folder):
    """Put a running game of six with a long title, a finished one and a damaged one into a folder."""
    first, *rest = record_text("evolution/ja", 6, 3).splitlines()
    header = json.loads(first)
    for player, name in zip(header["players"], NAMES, strict=True):
        player["name"] = name
    text = "\n".join([json.dumps(header), *rest, ""])
    put(folder, "six", text.encode(), 10)
    put(folder, "running", b"".join(lines(seed=2)[:60]), 20)
    put(folder, "damaged", b"".join((*lines(seed=4)[:5], b"{nonsense\n", *lines(seed=4)[5:9])), 30)
    Library(folder).rename("six.jsonl", TITLE)


def seen(dialog):
    """Return what is written or painted on a sheet, each with its place; not what can be scrolled."""
    kinds = (QAbstractButton, QComboBox, QLabel, QLineEdit, QScrollArea)
    parts = [one for one in dialog.findChildren(QWidget) if isinstance(one, kinds) and one.isVisible()]
    parts.remove(dialog.scrolled)  # nothing of a whole sheet needs to be scrolled here
    assert not dialog.scrolled.verticalScrollBar().maximum()
    areas = [one for one in parts if isinstance(one, QScrollArea)]
    free = [
        one
        for one in parts
        if not any(area.widget().isAncestorOf(one) for area in areas)
        and not isinstance(one.parent(), QLineEdit | QComboBox)
    ]
    free += [dialog.list] if dialog.list.isVisible() else []
    return {one: QRect(one.mapTo(dialog, QPoint()), one.size()) for one in free}


def check_places(dialog, what):
    """Fail if anything is cut off or lies over anything else."""
    window = dialog.window()
    places = seen(dialog)
    assert QRect(QPoint(), window.size()).contains(QRect(dialog.mapTo(window, QPoint()), dialog.size())), what
    for one, rect in places.items():
        assert dialog.rect().contains(rect), (what, one, rect, dialog.size())
        if isinstance(one, QLabel | QPushButton):  # the others say more than they need
            assert one.height() >= one.minimumSizeHint().height(), (what, one, one.size())
        for other, place in places.items():
            assert one is other or not rect.intersects(place), (what, one, rect, other, place)
    about = dialog.details.about
    assert about.widget().width() <= about.viewport().width(), (what, "points would be cut at the edge")
    told = about.widget().findChildren(QLabel)
    shown = [one for one in told if one.isVisible() and (one.text() or not one.pixmap().isNull())]
    for one in shown:
        if one.wordWrap():
            assert one.height() >= one.heightForWidth(one.width()), (what, one.text())
        for other in shown:
            assert one is other or not one.geometry().intersects(other.geometry()), (what, one.text())


@pytest.mark.parametrize(
    "settings", [Settings(language=one, speed="off", theme="light") for one in ("de", "en", "ja")]
)
async def test_everything_has_its_place_in_a_window_of_any_size(page, settings, folders):
    crowded(folders.games)
    for size in SIZES:
        page.window.resize(*size)
        dialog = await page.library()
        for name in ("six", "running", "damaged"):
            dialog.choose(f"{name}.jsonl")
            dialog.note.say("One game moved to the bin.", "Undo")
            await asyncio.sleep(0)
            QApplication.processEvents()
            check_places(dialog, (size, name))
        dialog.turn("bin")
        QApplication.processEvents()
        check_places(dialog, (size, "bin"))
        dialog.reject()
        await page.no_sheet()


async def test_in_a_usual_window_the_picture_is_large_and_nothing_needs_scrolling(page, folders):
    crowded(folders.games)

    heights = []
    for size in ((1280, 800), (1024, 640)):
        page.window.resize(*size)
        dialog = await page.library()
        dialog.choose("running.jsonl")
        QApplication.processEvents()
        heights.append(dialog.details.picture.height())
        assert dialog.details.picture.isVisible()
        assert 0 == dialog.details.about.verticalScrollBar().maximum()
        dialog.reject()
        await until(lambda: page.window.dialog is None)
    assert 208 == heights[0]
    assert 72 <= heights[1] < 208


# What people wear

WORN = (Crest(3, "ram"), Crest(4, "koala"))


LARGE, SMALL = QSize(384, 208), QSize(104, 62)


def painted(crests, seats=2, size=LARGE):
    """Return a small picture of a game in which the seats wear this."""
    match = open_record(Record.read(record_text("evolution/ja", seats, 3).encode()))
    steps = painting(sketched(match), size, 1.0, "light", crests)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value.toImage()


def share(image: QImage, seat, seats, tint, outline):
    """Return how much of a seat's mark has a colour, if it has this shape."""
    centre, radius = crest_place(Sketch(((),) * seats, 0), image.size(), seat)
    shape = shape_path(outline, centre, radius)
    points = [
        (x, y)
        for x in range(round(centre.x() - 2 * radius), round(centre.x() + 2 * radius))
        for y in range(round(centre.y() - 2 * radius), round(centre.y() + 2 * radius))
        if 0 <= x < image.width() and shape.contains(QPointF(x + 0.5, y + 0.5))
    ]
    alike = sum(_near(image.pixelColor(x, y), tint) for x, y in points)
    return alike / len(points)


def _near(one, tint):
    other = QColor(tint)
    return all(abs(a - b) < 60 for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True))


@pytest.mark.parametrize("crests", [WORN, (Crest(0, "fox"), Crest(5, "heron"))])
def test_a_small_picture_shows_the_colours_and_shapes_that_are_worn(app, crests):
    image = painted(crests)

    for seat, (colour, _) in enumerate(crests):
        assert share(image, seat, 2, palette.SEATS[colour], palette.SHAPES[colour]) > 0.4


def test_shapes_are_told_apart_in_the_smallest_picture(app):
    """A player who sees no colours sees another picture where other shapes are worn."""
    turned = [[Crest((seat + turn) % 6, "fox") for seat in range(6)] for turn in range(6)]
    pictures = [painted(crests, 6, SMALL) for crests in turned]

    assert all(one != other for at, one in enumerate(pictures) for other in pictures[:at])


@pytest.mark.parametrize("settings", [Settings(language="en", speed="off", theme="light")])
async def test_the_library_shows_everybody_with_the_crest_of_the_record(page, folders):
    """Also while other people at the table wear other ones."""
    text = whole(1, created="2026-10-03T18:00:00Z").decode()
    first, rest = text.split("\n", 1)
    header = json.loads(first)
    for player, (colour, face) in zip(header["players"], WORN, strict=True):
        player |= {"face": face, "colour": COLOURS[colour]}
    put(folders.games, "ended", (json.dumps(header) + "\n" + rest).encode(), 10)
    others = [Crest(1, "lion"), Crest(0, "bear")]  # as another player's game on the table would
    palette.use_badges(list(map(palette.badge_of, others)))
    dialog = await page.library()
    librarian, details = page.window.library_page.librarian, dialog.details
    await until(lambda: not is_busy(librarian) and not details.picture.pixmap().isNull())
    pictures = librarian.pictures.kept
    assert {WORN} == {one[-1] for one in pictures}
    marks = [one for one in details.about.widget().findChildren(QLabel) if one is not details.picture]
    shown = [one.pixmap() for one in marks if one.isVisible() and not one.pixmap().isNull()]
    side, ratio = round(22 * dialog.factor), details.devicePixelRatioF()
    assert [seat_icons([palette.badge_of(crest)], side, ratio).toImage() for crest in WORN] == [
        one.toImage() for one in shown
    ]
    dialog.reject()
    palette.use_badges()


# While a game is named


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (2560, 1440)])
async def test_the_line_for_a_new_name_lies_over_the_old_one(page, folders, size):
    crowded(folders.games)

    page.window.resize(*size)
    dialog = await page.library()
    dialog.choose("running.jsonl")
    QApplication.processEvents()
    row = dialog.list.visualRect(dialog.list.currentIndex())
    before = without_children(dialog.list.viewport(), row)
    key(dialog.list, Qt.Key.Key_F2)
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    name = dialog.row.name_rect(row)
    assert editor.geometry().top() <= name.top()
    assert editor.geometry().bottom() >= name.bottom()
    assert abs(editor.geometry().center().y() - name.center().y()) <= 1
    assert row.contains(editor.geometry())
    place = name.translated(-row.topLeft())
    assert 1 == len(tints(without_children(dialog.list.viewport(), row).copy(place)))
    assert len(tints(before.copy(place))) > 1
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert before.copy(place) == without_children(dialog.list.viewport(), row).copy(place)


def without_children(widget, part):
    """Return what a widget itself paints."""
    image = QImage(part.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    widget.render(image, QPoint(), QRegion(part), QWidget.RenderFlag.DrawWindowBackground)
    return image


def tints(image):
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
