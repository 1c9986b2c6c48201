"""The names of the traits of a row are written in one size."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from evolution_qt.ui.kit import pictures
from evolution_qt.ui.shell.window.language import Translations
from tests.positions import position
from tests.ui.evolution.tables import Player

OWN = ["b4 p4 climbing scavenger", "b2 p5 carnivore hard_shell", "b1 p2 horns fat_tissue"]


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", ["de", "en", "ja"])
def test_the_names_of_an_own_row_have_one_size(qtbot, text, language):
    translations = Translations(QApplication.instance())
    translations.use(language)
    try:
        game, state = position(OWN, ["b1 p1"], ["b1 p1"], phase="feeding", watering_hole=3)
        top = (player := Player(qtbot, game, state, (1280, 800))).table.top
        player.table.display.set_text(text)
        sizes = set()
        for tile in top.tiles(0):
            for name, size in tile.named_plates():
                found = pictures.written(name, size.width(), size.height(), tile.words)
                sizes.add(found[1].pixelSize() if found is not None else 0)
    finally:
        translations.remove()

    assert 1 == len(sizes - {0})
    assert max(sizes) >= pictures.LEAST_FONT
