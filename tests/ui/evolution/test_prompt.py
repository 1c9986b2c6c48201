"""The prompt on the ribbon: it alone says what to do, so all of it can be read in every language and size."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QApplication

from evolution_qt.games.opening import open_position
from evolution_qt.ui.evolution.table import EvolutionTable
from evolution_qt.ui.shell.window.language import Translations

POSITIONS = sorted((Path(__file__).parents[3] / "docs" / "positions").glob("*.json"))


@pytest.mark.parametrize("size", [(1100, 620), (1280, 720)])
@pytest.mark.parametrize("language", ["de", "en", "ja"])
def test_no_prompt_is_cut_or_squeezed(qtbot, language, size):
    app = QApplication.instance()
    translations = Translations(app)
    translations.use(language)
    squeezed = []
    try:
        for path in POSITIONS:
            game, state = open_position(json.loads(path.read_text(encoding="utf-8")))
            table = EvolutionTable(game)
            qtbot.addWidget(table)
            table.resize(*size)
            for text in (100, 125, 150):
                table.display.set_text(text / 100)
                table.show_position(game.observe(state, max(state.to_move, 0)), ask=state.to_move >= 0)
                ribbon = table.top.ribbon
                assert QSizeF(*size).width() >= ribbon.words_rect.right()
                if not ribbon.is_whole:
                    squeezed.append((path.stem, text, ribbon.look.sentence))
    finally:
        translations.remove()

    assert [] == squeezed
