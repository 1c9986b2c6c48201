"""Draws every picture of the game on one sheet, to look at: cards in three languages, tokens, tiles, table.

Usage: python packaging/contact_sheet.py FILE.png [RATIO] [cards|small|things|table]
The rules texts are placeholders; the program takes the real ones from the rules.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import catalogues
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPixmap

from evolution_qt.games.evolution.traits import Trait
from evolution_qt.ui.evolution import tiles
from evolution_qt.ui.evolution.thumbnails import SCENES
from evolution_qt.ui.kit import art, fonts, glyphs, palette, pictures
from evolution_qt.ui.kit.landscape import belong
from evolution_qt.ui.kit.scenery import pond_metrics
from evolution_qt.ui.table import animals

belong(SCENES)

TEXTS = (
    "Hier steht später, was die Karte tut; dieser Satz zeigt nur, wie viel Platz er hat und wie er umbricht.",
    "What the card does will be said here; this sentence only shows how much room there is and how it wraps.",
    "ここにカードの効果が入ります。この文は、文字の大きさと改行を確かめるための見本です。",
)
SEAT_HAND = ("carnivore", "hard_shell", "foraging", "fertile")


def _traits() -> list[tuple[str, str, int, str, str, str]]:
    """Return key, family, some food number and the German, English and Japanese name of every trait."""
    german, japanese = (
        {
            one.mark.source: one.forms[0]
            for one in catalogues.read_all(language)
            if one.mark.context == "Trait"
        }
        for language in ("de", "ja")
    )
    return [
        (
            one.key,
            one.family,
            number % 13 - 3,
            german.get(one.name) or one.name,
            one.name,
            japanese.get(one.name) or one.name,
        )
        for number, one in enumerate(Trait.__subclasses__())
    ]


TRAITS = _traits()


class Sheet:
    """A picture that is filled from left to right and from top to bottom."""

    def __init__(self, width: int, height: int, ratio: float, theme: str = "dark") -> None:
        self.ratio = ratio
        self.width = width
        self.picture = QPixmap(round(width * ratio), round(height * ratio))
        self.picture.setDevicePixelRatio(ratio)
        self.painter = QPainter(self.picture)
        self.painter.drawPixmap(0, 0, art.table(theme, width, height, ratio))
        self.x = self.y = 16
        self.row = 0

    def put(self, pixmap: QPixmap, *, shade: bool = False) -> None:
        """Place a picture, in a new row if this one is full."""
        width = round(pixmap.deviceIndependentSize().width())
        height = round(pixmap.deviceIndependentSize().height())
        if self.x + width > self.width - 10:
            self.new_row()
        if shade:
            margin = art.shadow_margin(width)
            self.painter.drawPixmap(
                self.x - margin, self.y - margin, art.drop_shadow(width, height, self.ratio)
            )
        self.painter.drawPixmap(self.x, self.y, pixmap)
        self.x += width + (18 if shade else 8)
        self.row = max(self.row, height)

    def new_row(self, gap: int = 18) -> None:
        """Start a new row."""
        self.x, self.y, self.row = 16, self.y + self.row + gap, 0


def cards(ratio: float) -> Sheet:
    """Draw every card large, the languages in turn."""
    sheet = Sheet(6 * 308 + 20, -(-(len(TRAITS) + 1) // 6) * 440 + 20, ratio)
    for number, (trait, family, food, *titles) in enumerate(TRAITS):
        language = number % 3
        sheet.put(
            pictures.card(trait, food, titles[language], TEXTS[language], family, 288, ratio), shade=True
        )
    sheet.put(pictures.card_back(288, ratio), shade=True)
    return sheet


def small(ratio: float) -> Sheet:
    """Draw every card small, in three sizes, one size per language."""
    sheet = Sheet(1420, 900, ratio, "light")
    for language, width in enumerate((130, 90, 64)):
        for trait, family, food, *titles in TRAITS:
            sheet.put(pictures.card(trait, food, titles[language], "", family, width, ratio), shade=True)
        sheet.put(pictures.card_back(width, ratio), shade=True)
        sheet.new_row()
    return sheet


def things(ratio: float) -> Sheet:
    """Draw tokens, seals, chips and tiles."""
    sheet = Sheet(1240, 3200, ratio)
    for size in (64, 40, 24, 20, 16):
        for kind in pictures.KINDS:
            sheet.put(pictures.token(kind, size, ratio))
        for number in ("3", "12"):
            sheet.put(pictures.badge(number, size, ratio))
        for family in palette.FAMILIES:
            sheet.put(pictures.seal(family, size, ratio))
        for name in glyphs.NAMES:
            sheet.put(art.glyph(name, size, palette.THEMES["dark"].text, ratio))
        sheet.new_row(8)
    for width, height in ((110, 26), (150, 34)):
        for trait, family, _food, *titles in TRAITS:
            sheet.put(chip(trait, titles[len(trait) % 3], family, width, height, ratio))
        sheet.put(pictures.hidden_chip(width, height, ratio))
        sheet.new_row(8)
    for form, measures in tiles.MEASURES.items():
        for number, animal in enumerate(animals.ALL):
            population = 1 + number * 5 % 6
            look = tiles.Look(
                animal, animal, 1 + number % 6, population, number % (population + 1), number % 7 == 6
            )
            wide, tall = measures.width, measures.height
            sheet.put(tiles.painted_base(form, look, wide, tall, wide, number % 4, ratio))
        sheet.new_row()
    return sheet


def chip(trait: str, title: str, family: str, width: int, height: int, ratio: float) -> QPixmap:
    """Return the name plate of an open trait."""
    return pictures.plate(trait, title, family, pictures.OPEN, 0, width, height, ratio)


def table(ratio: float) -> Sheet:
    """Draw the watering hole on both tables."""
    sheet = Sheet(1240, 760, ratio, "light")
    sheet.painter.drawPixmap(620, 0, art.table("dark", 620, 760, ratio))
    for x in (40, 660):
        pond = pictures.watering_hole(520, 340, ratio)
        sheet.painter.drawPixmap(x, 20, pond)
        room = pond_metrics(520, 340).chips
        for number in range(18):
            place = room.topLeft() + (room.bottomRight() - room.topLeft()) * 0
            place.setX(room.left() + (number % 6) * room.width() / 6)
            place.setY(room.top() + (number // 6) * room.height() / 3)
            sheet.painter.drawPixmap(
                x + int(place.x()), 20 + int(place.y()), pictures.token("plant", 40, ratio)
            )
        sheet.painter.drawPixmap(x, 400, pictures.watering_hole(260, 180, ratio))
        for number, trait in enumerate(SEAT_HAND):
            entry = next(row for row in TRAITS if row[0] == trait)
            sheet.painter.drawPixmap(
                x + 270 + number * 66, 420, pictures.card(trait, 3, entry[3], "", entry[1], 110, ratio)
            )
    return sheet


def main(target: Path, ratio: float, part: str) -> None:
    """Draw one sheet and say how long it took."""
    QGuiApplication(sys.argv[:1])
    fonts.load()
    begin = time.perf_counter()
    made = {"cards": cards, "small": small, "things": things, "table": table}[part](ratio)
    print(f"{part} at {ratio}: {time.perf_counter() - begin:.2f} s")
    made.painter.end()
    image = made.picture.toImage()
    assert image.pixelColor(0, 0) != QColor(0, 0, 0, 0)
    image.save(str(target))
    art.forget()


if __name__ == "__main__":
    main(
        Path(sys.argv[1]),
        float(sys.argv[2]) if len(sys.argv) > 2 else 1.0,
        sys.argv[3] if len(sys.argv) > 3 else "cards",
    )
