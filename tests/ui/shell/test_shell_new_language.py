"""A new language is one file for each catalogue: here one in which every sentence is in brackets."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton

from evolution_qt import cli, messages, resources
from evolution_qt.ui.shell.settings.settings import Settings
from evolution_qt.ui.shell.window.language import Translations

ROOT = Path(__file__).parents[3]


@pytest.fixture
def eo(tmp_path, monkeypatch):
    """Add files to a copy of the translators' files, compile them, and let the program find it."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import catalogues
    import compile_i18n

    files = shutil.copytree(ROOT / "i18n", tmp_path / "i18n")
    monkeypatch.setattr(catalogues, "CATALOGUES", files)
    for german in files.glob("*_de.ts"):
        text = german.read_text(encoding="utf-8").replace('language="de"', 'language="eo"')
        for entry in catalogues.read(german):
            if entry.mark.context in ("StartScreen", "Language", "CommandLine", "Trait", "Fault"):
                said = "Esperanto" if entry.mark.context == "Language" else f"[{entry.mark.source}]"
                text = text.replace(f">{entry.forms[0]}</translation>", f">{said}</translation>")
        (files / german.name.replace("_de.ts", "_eo.ts")).write_text(text, encoding="utf-8")
    home = tmp_path / "resources"
    home.mkdir()
    for one in (ROOT / "resources").iterdir():
        if one.name != "i18n":
            (home / one.name).symlink_to(one)
    compile_i18n.compile_all(home / "i18n")
    monkeypatch.setattr(resources, "_root", lambda: home)
    messages.languages.cache_clear()
    yield "eo"
    messages.languages.cache_clear()


async def test_it_is_found_and_spoken_by_the_window_and_on_the_command_line(eo, app, shown, capsys):
    assert ["de", "en", "eo", "ja"] == list(messages.languages())

    async with shown(Settings(language=eo, speed="off", theme="light")) as made:
        words = [button.text() for button in made.window.findChildren(QAbstractButton) if button.isVisible()]
        assert "Esperanto" in words
        assert "[Settings]" in words
    assert 2 == cli.main(["moves", "nothing.json", "--lang", eo])
    assert "nothing.json: [there is no such file]\n" == capsys.readouterr().err


def test_a_language_that_is_gone_gives_way_to_that_of_the_system(app, folders):
    from evolution_qt.ui.shell.settings.settings import SettingsFile

    SettingsFile(folders.settings).save(Settings(language="eo"))
    file = SettingsFile(folders.settings)
    translations = Translations(app)
    try:
        translations.use(file.load().language)
        assert file.put_aside is None
        assert translations.language in messages.languages()
    finally:
        translations.remove()
