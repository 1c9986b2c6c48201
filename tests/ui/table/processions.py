"""The processions that end games, in any window, theme and size of writing, and what has no room there."""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from evolution_qt.ui.kit import palette
from evolution_qt.ui.kit.scenes import Drawing, Sprite
from evolution_qt.ui.table.procession import Marcher, Procession
from evolution_qt.ui.table.scoring import Survivors
from tests.ui.table.geometry import SEATS, SIZES, THEMES

NAMES: Final = (
    ("Ann", "Bo", "Cleo", "Dan", "Eve", "Finn"),
    ("Maximiliane-Theodora", "Björn Schmidt", "Jo", "Christiane Müller", "Al", "Ida von Sonnenfels"),
    ("両生類（きこうしゅうの花子）", "哺乳類（太郎）", "鳥", "昆虫類（次郎）", "クモ類（三郎）", "爬虫類"),
)
HERDS: Final[tuple[tuple[Survivors, ...], ...]] = (
    (),
    (Survivors("mammoth", 1, 6),),
    tuple(
        Survivors(one, 6, body)
        for body, one in enumerate(("camel", "gecko", "duck", "bison", "kiwi-bird"), 2)
    ),
    (Survivors("polar-bear", 40, 6), Survivors("frog", 25, 3, "#146fd4")),
)
_PARTS: Final = ((31, 10, 12), (7, 2, 1))


class End(NamedTuple):
    """How an end is looked at."""

    size: tuple[int, int] = (1280, 800)
    seats: int = 4
    names: tuple[str, ...] = NAMES[1]
    herd: tuple[Survivors, ...] = HERDS[2]
    text: float = 1.0
    theme: str = "light"


def ends() -> list[End]:
    """Return every end there is."""
    return [End(*one) for one in product(SIZES, SEATS, NAMES, HERDS, (1.0, 1.5, 2.0), THEMES)]


def procession(end: End, parts: tuple[tuple[int, ...], ...] = _PARTS) -> Procession:
    """Return a procession with a foot as high as that of the window."""
    marchers = [
        Marcher(end.names[seat], [palette.badge(seat)], end.herd, row := parts[seat % 2], sum(row), seat == 0)
        for seat in range(end.seats)
    ]
    words = "Food", "Populations", "Traits"
    room = QRectF(0, 0, *end.size)
    foot = 56.0 if end.text == 1 else end.size[1] * 0.18
    title, story = f"{end.names[0]} wins", "Round 3: Ann (+9) gets 7 points more than Ben (+2)."
    return Procession(marchers, words, (0, 1, 2), title, story, room, foot, end.theme, end.text)


def seen(sprite: Sprite) -> QRectF:
    """Return where a picture is seen at the end."""
    picture, last = sprite.picture(), sprite.keys[-1]
    if isinstance(picture, Drawing):
        return picture.room.translated(last.place)
    room = QRectF(0, 0, *(picture.deviceIndependentSize().toTuple()))
    room.moveCenter(last.place)
    return room


def faults(one: Procession) -> list[str]:
    """Return what is outside of the window, or over anything else."""
    window = one.room.adjusted(-2, -2, 2, 2)
    places = [seen(sprite) for sprite in one.beat().sprites]
    found = [f"outside: {place}" for place in places if not window.contains(place)]
    header, sprites = one.story_place.bottom(), iter(one.beat().sprites)
    for number, row in enumerate(one.rows):
        if row.top < header:
            found.append(f"band {number} over what is above")
        herd = [
            next(sprites).keys[-1].place.y() for kind in one.marchers[number].herd for _ in range(kind.number)
        ]
        if any(not row.top < place < row.feet < row.bar.top() for place in herd):
            found.append(f"animals of row {number} not on its band")
        next(sprites), next(sprites)  # its bar and its number
        if row.name.bottom() > row.bar.bottom() or row.name.right() >= row.bar.left():
            found.append(f"name of row {number} over its bar")
        header = row.bar.bottom()
    if header > one.room.height() - one.foot:
        found.append("last bar over the foot")
    if not 0.1 < one.horizon < one.rows[0].top / one.room.height():
        found.append(f"horizon at {one.horizon:.2f}")
    return found
