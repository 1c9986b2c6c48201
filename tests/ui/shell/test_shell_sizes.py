"""Nothing is written in less than 11 points, in the smallest window that is meant for all tables."""

from __future__ import annotations

import json
import math

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter

from evolution_qt.games.opening import open_position
from evolution_qt.ui.kit import art, brush, faces
from evolution_qt.ui.shell import shot
from tests.docs.pages import ROOT, text
from tests.positions import position

DOCS = ROOT / "docs"
SMALLEST = QSize(1100, 620)
LEAST = 11 * 96 / 72
ENTRIES = {entry["name"]: entry for entry in json.loads(text(DOCS / "ui.json"))}
STATES = [
    *("curtain", "open-hands", "food", "enlarged", "pane", "effects", "feeding", "threats", "payment"),
    *("folded", "round-over", "scores", "replay", "reference", "library", "record-book-traits", "moment"),
]
MANY = [
    *("horns", "climbing", "fat_tissue", "long_neck", "cooperation", "warning_call", "burrowing"),
    *("hard_shell", "foraging", "fertile", "symbiosis", "scavenger", "defensive_herding", "intelligence"),
]


@pytest.fixture
def written(monkeypatch):
    """What is written into pictures from now on: pixels of the size, and the words."""
    found = []
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

    monkeypatch.setattr(brush, "write_from", write_from)
    monkeypatch.setattr(faces, "write_from", write_from)
    monkeypatch.setattr(QPainter, "drawText", draw_text)
    art.forget()
    return found


@pytest.mark.parametrize("name", STATES)
def test_every_state_is_written_in_eleven_points(app, written, name):
    entry = ENTRIES[name]
    opened = None
    if "file" in entry:
        opened = open_position(json.loads(text(DOCS / "positions" / f"{entry['file']}.json")))

    keys = entry["keys"].split() if "keys" in entry else ()
    shot.drawn(entry["view"], opened, entry.get("seat", 0), language="de", size=SMALLEST, keys=keys)

    assert written
    assert {(px, words) for px, words in written if px < LEAST} == set()


@pytest.mark.parametrize("cards", [4, 9, 14, 20])
@pytest.mark.parametrize("language", ["de", "en", "ja"])
def test_a_hand_is_written_in_eleven_points(app, written, cards, language):
    opened = position(["b2 p3", "b1 p1"], ["b1 p2"], phase="play", hand=(MANY * 2)[:cards])

    shot.drawn("table", opened, 0, language=language, size=SMALLEST)

    assert written
    assert {(px, words) for px, words in written if px < LEAST} == set()
