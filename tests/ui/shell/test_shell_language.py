"""Languages: exchanged while running, whole, and drawn with the bundled fonts."""

import asyncio
import gc
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from evolution_qt.core.rng import Rng
from evolution_qt.games import game as game_of
from evolution_qt.messages import languages
from evolution_qt.ui.evolution.words import Phrases
from evolution_qt.ui.kit import phrasing
from evolution_qt.ui.shell.reading.key_list import ShortcutsDialog
from evolution_qt.ui.shell.settings.settings import GamePlan, SeatPlan
from evolution_qt.ui.shell.window import language
from evolution_qt.ui.shell.window.language import Translations
from tests.ui.kit.letters import missing_glyphs
from tests.ui.shell.acting import until
from tests.ui.shell.log_page import LogPage

WORDS = {
    "de": ("Neue Partie", "Fleischfresser", "Abbrechen"),
    "ja": ("新しい対戦", "肉食", "キャンセル"),
    "en": ("New game", "Carnivore", "Cancel"),
}

PLAN = GamePlan("evolution/de", (SeatPlan("human", "Ann"), SeatPlan("greedy", "Fox")))


def said():
    tr = QCoreApplication.translate
    return tr("StartScreen", "New game"), tr("Trait", "Carnivore"), tr("QPlatformTheme", "Cancel")


def test_every_language_can_be_spoken_in_any_order(translations):
    for one in ("de", "ja", "en", "ja", "de"):
        translations.use(one)

        assert WORDS[one] == said()
        assert one == QLocale().name()[:2]


def test_a_translation_lives_as_long_as_it_is_used(translations):
    """Qt reads in the bytes it was given; they must not be given back to the heap meanwhile."""
    translations.use("de")
    gc.collect()
    filled = [bytes(200_000) for _ in range(50)]

    assert WORDS["de"] == said()
    assert filled


def test_removed_translations_leave_english(translations):
    translations.use("de")
    translations.remove()

    assert "New game" == said()[0]


@pytest.mark.parametrize(
    ("spoken", "keys"),
    [("de", "Umschalt+Leertaste"), ("en", "Shift+Space"), ("ja", "Shift+Space")],
)
def test_keys_have_the_names_of_the_language_on_their_page_and_in_its_words(translations, spoken, keys):
    translations.use(spoken)
    shown = [key for group in ShortcutsDialog("evolution/de").groups() for key in group.shortcuts]

    assert keys in [key.keys for key in shown]
    shift, _ = keys.split("+")
    assert shift in next(key.words for key in shown if key.keys == "Tab")


@pytest.mark.parametrize(
    ("tags", "answer"),
    [(["fr-FR", "de-AT"], "de"), (["ja-JP"], "ja"), (["de-CH", "fr-CH"], "de"), (["fr"], "en"), ([], "en")],
)
def test_the_system_says_which_language_it_prefers(monkeypatch, tags, answer):
    class System:
        def uiLanguages(self):
            return tags

    monkeypatch.setattr(language.QLocale, "system", staticmethod(System))

    assert answer == language.of_system()


def test_the_japanese_log_tells_in_noun_style_or_plain_past(translations):
    """What has happened is no polite present: 「Ann：カードを5枚引く」; every event of whole matches."""
    translations.use("ja")
    game, rng = game_of("evolution/ja"), Rng(7)
    phrases, kinds, polite = Phrases(game), set(), []
    for seed in range(3):
        state = game.new(3, seed)
        while state.to_move >= 0:
            seat = state.to_move
            moves = game.moves(state)
            for event in game.play(state, seat, moves[rng.below(len(moves))]):
                kinds.add(event.kind)
                line = phrases.sentence(event, ("Ann", "Ben", "Cleo"))
                polite += [line] if line.endswith(("。", "です", "ます", "ました")) else []

    assert len(kinds) > 20
    assert [] == polite


def test_names_of_languages_can_be_drawn(app):
    assert set() == missing_glyphs("".join(languages().values()))


def test_a_checkout_without_compiled_translations_says_so_once(app, monkeypatch, capsys, caplog):
    """No one should wonder about "4 card(s)"."""

    def none(name):
        raise FileNotFoundError(name)

    monkeypatch.setattr(language.resources, "names", none)
    before = QLocale()
    made = Translations(app)
    try:
        for spoken in ("en", "de"):
            made.use(spoken)
    finally:
        made.remove()
        QLocale.setDefault(before)

    assert [language.UNCOMPILED] == [record.getMessage() for record in caplog.records]
    assert language.UNCOMPILED + "\n" == capsys.readouterr().err


@pytest.mark.parametrize("turns", range(4))
async def test_a_game_is_shown_in_the_language_and_theme_asked_for_while_its_page_is_made(page, turns):
    window = page.window
    window.session.begin(PLAN, 3)
    for _ in range(turns):
        await asyncio.sleep(0)
    window.take_settings(replace(window.settings, language="de", theme="dark"))
    view = await until(lambda: page.window.game)
    await until(lambda: "Runde 1" in LogPage(view.log).text)

    assert "dark" == view.theme
    assert "Menü" == view.side.menu.toolTip()
    assert "Round" not in LogPage(view.log).text


@pytest.mark.parametrize(
    ("code", "words", "heard"),
    [
        ("en", "Round 1 · Feeding", "Round 1, Feeding"),
        ("en", "Body size 3 → 4.", "Body size from 3 to 4."),
        ("en", "prey: 1 → 0 · bison → 2", "prey: from 1 to 0, bison to 2"),
        ("de", "Population 1 → 2", "Population von 1 auf 2"),
        ("ja", "個体数1→2", "個体数1から2へ"),
        ("en", "2\u00a0plants", "2 plants"),
    ],
)
def test_what_is_read_aloud_has_no_signs_for_the_eye(translations, code, words, heard):
    translations.use(code)

    assert heard == phrasing.aloud(words)
