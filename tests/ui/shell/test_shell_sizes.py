"""Nothing is written in less than 11 points, in the smallest window that is meant for all tables."""

from __future__ import annotations

import json
import math

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter

from evolution_qt.games import game as game_of
from evolution_qt.games.opening import open_position
from evolution_qt.ui.evolution.thumbnails import SCENES
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.kit import art, brush, pictures, writing
from evolution_qt.ui.kit.landscape import belong
from evolution_qt.ui.shell.shots import shot
from evolution_qt.ui.shell.window import style
from tests.docs.pages import ROOT, text
from tests.positions import position

belong(SCENES)

DOCS = ROOT / "docs"
SMALLEST = QSize(1100, 620)
LEAST = 11 * 96 / 72
LEAST_ON_TILES = 11
"""Pixels of the smallest names and numbers on the tile of a species."""
ENTRIES = {entry["name"]: entry for entry in json.loads(text(DOCS / "ui.json"))}
STATES = [
    *("game", "menu", "curtain", "open-hands", "food", "enlarged", "pane", "effects", "feeding"),
    *("threats", "payment", "forward", "round-over", "scores", "replay", "reference", "library"),
    *("record-book-topics", "moment"),
]
MANY = [
    *("horns", "climbing", "fat_tissue", "long_neck", "cooperation", "warning_call", "burrowing"),
    *("hard_shell", "foraging", "fertile", "symbiosis", "scavenger", "defensive_herding", "intelligence"),
]


@pytest.fixture
def written(monkeypatch):
    """What is written into pictures from now on: pixels of the size, and the words."""
    found = []
    made = writing.Paragraph.__init__
    in_outlines, in_letters = brush.write_from, QPainter.drawText

    def note(painter, words):
        turned = painter.combinedTransform()
        scale = math.hypot(turned.m21(), turned.m22()) / painter.device().devicePixelRatio()
        if words.strip():
            found.append((painter.font().pixelSize() * scale, words))

    def write_from(painter, start, words, *more, **named):
        note(painter, words)
        in_outlines(painter, start, words, *more, **named)

    def draw_text(painter, *given):
        note(painter, next(one for one in given if isinstance(one, str)))
        return in_letters(painter, *given)

    def init(paragraph, words, font, *more, **named):
        found.append((font.pixelSize(), words))
        made(paragraph, words, font, *more, **named)

    monkeypatch.setattr(writing.Paragraph, "__init__", init)
    monkeypatch.setattr(brush, "write_from", write_from)
    monkeypatch.setattr(QPainter, "drawText", draw_text)
    art.forget()
    return found


def test_widgets_are_written_in_eleven_points():
    """The log, the points and all sheets take their sizes from these."""
    assert min(style.SMALL, style.TEXT, style.HEADING, style.TITLE) >= LEAST


@pytest.mark.parametrize("width", [200, 250, 290, 340])
@pytest.mark.parametrize("language", ["de", "en", "ja"])
def test_rules_on_cards_are_written_in_eleven_points(translations, written, width, language):
    """Where a text is long there is less of the picture. No card that is read is as narrow as 200 pixels."""
    translations.use(language)
    rules = game_of("evolution/de")
    phrases = Phrases(rules)
    for trait in rules.table.traits:
        text = phrases.trait_text(trait)
        pictures.card(trait.key, 3, phrases.trait_name(trait), text, trait.family, width)

    assert len(written) >= 3 * len(rules.table.traits)
    assert {(px, words) for px, words in written if px < (LEAST if width >= 250 else 12)} == set()


@pytest.mark.parametrize("name", STATES)
def test_every_state_is_written_in_eleven_points(translations, written, name):
    entry = ENTRIES[name]
    opened = None
    if "file" in entry:
        opened = open_position(json.loads(text(DOCS / "positions" / f"{entry['file']}.json")))

    keys = entry["keys"].split() if "keys" in entry else ()
    shot.drawn(entry["view"], opened, entry.get("seat", 0), language="de", size=SMALLEST, keys=keys)

    assert written
    assert {(px, words) for px, words in written if px < LEAST_ON_TILES} == set()


@pytest.mark.parametrize("cards", [4, 9, 14, 20])
@pytest.mark.parametrize("language", ["de", "en", "ja"])
def test_a_hand_is_written_in_eleven_points(translations, written, cards, language):
    opened = position(["b2 p3", "b1 p1"], ["b1 p2"], phase="play", hand=(MANY * 2)[:cards])

    shot.drawn("table", opened, 0, language=language, size=SMALLEST)

    assert {"de": "Hörner", "en": "Horns", "ja": "角"}[language] in {words for _, words in written}
    assert {(px, words) for px, words in written if px < LEAST_ON_TILES} == set()
