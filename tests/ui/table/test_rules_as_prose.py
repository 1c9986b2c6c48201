"""The rules of the games as prose: each language says the same, and every line is told with some options."""

import subprocess
import sys
from itertools import product
from pathlib import Path
from unicodedata import east_asian_width

import pytest
from PySide6.QtCore import QLocale

from evolution_qt.games import editions, game, title_of, titles
from evolution_qt.messages import languages
from evolution_qt.ui.table import prose
from evolution_qt.ui.table.presentation import presentation

ROOT = Path(__file__).parents[3]
NAMES = [title.key for title in titles()]
RULES, LESSONS = (sorted((ROOT / "resources" / folder).iterdir()) for folder in ("rules", "lessons"))
BEFORE = """
from importlib import import_module
from evolution_qt.games import titles
from evolution_qt.ui.shell.window.app import LATER
from evolution_qt.ui.table import prose
from evolution_qt.ui.table.presentation import presentation

modules = [*LATER, *(name for title in titles() for name in presentation(title.key).modules)]
for name in modules:
    import_module(f"evolution_qt.{name}")
print(len(modules), prose.shipped.cache_info().currsize)
"""
"""Imports all that is loaded before a page is asked for, and says how many rules were read."""


def test_each_game_has_its_rules_in_each_language():
    assert sorted(f"{name}.{language}.md" for name, language in product(NAMES, ("en", "de", "ja"))) == [
        path.name for path in RULES
    ]
    assert {"en", "de", "ja"} == {*languages()}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["de", "ja"])
def test_each_language_has_the_same_chapters_marks_and_cards(name, language):
    english, said = prose.read(name, "en"), prose.read(name, language)

    assert [one.marks for one in english] == [one.marks for one in said]
    for here, there in zip(english, said, strict=True):
        for one, other in zip([here.heading, *here.lines], [there.heading, *there.lines], strict=True):
            words = [sorted(prose.PLACEHOLDER.findall(line.name + line.text)) for line in (one, other)]
            assert words[0] == words[1], other.place


@pytest.mark.parametrize("path", [*RULES, *LESSONS], ids=lambda path: path.name)
def test_a_file_is_utf_8_and_its_lines_fit_an_editor(path):
    text = path.read_bytes().decode("utf-8")
    lines = text.splitlines()

    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    assert "\r" not in text
    assert [] == [line for line in lines if line != line.rstrip() or "\t" in line]
    assert [] == [
        line for line in lines if sum(2 if east_asian_width(one) in "WF" else 1 for one in line) > 120
    ]


def test_the_checks_of_translations_miss_a_file_and_a_mark(monkeypatch, tmp_path):
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import rules_prose

    assert rules_prose.read("en", "evolution_qt") == []
    with pytest.raises(ValueError, match=r"fr: lacks resources/rules/evolution\.fr\.md"):
        rules_prose.read("fr", "evolution")
    other = prose.parse("## A {#aim}\n\n- B", "rules/evolution.de.md")
    english = prose.read("evolution", "en")
    monkeypatch.setattr(prose, "read", lambda name, language, _: english if language == "en" else other)
    with pytest.raises(ValueError, match=r"evolution\.de\.md, line 1: this chapter has other marks"):
        rules_prose.read("de", "evolution")
    monkeypatch.setattr(prose, "read", lambda name, language, _: english if language == "en" else english[:3])
    with pytest.raises(ValueError, match="3 chapters instead of 17"):
        rules_prose.read("de", "evolution")


@pytest.mark.parametrize(
    ("text", "fault"), [("[if done] Good.", "no task"), ("Eat {cards}.", r"no word for \{cards\}")]
)
def test_the_checks_of_translations_refuse_a_step_that_says_nothing_or_what_is_not_filled_in(
    monkeypatch, text, fault
):
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import rules_prose

    chapters = prose.parse(f"## A {{#aim}}\n\n{text}", "lessons/beginning.de.md")
    monkeypatch.setattr(prose, "read", lambda *_: chapters)
    with pytest.raises(ValueError, match=rf"beginning\.de\.md, line [13]: {fault}"):
        rules_prose.read("de", "beginning")


def one_by_one(rules):
    """Return the game, and the game with each value of each option; of numbers with the first three."""
    values = [(one.key, value) for one in rules.options for value in one.values[:3]]
    return [rules, *[rules.with_options({key: value}) for key, value in values]]


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize("key", [one.key for one in editions()])
def test_every_line_of_every_game_is_told_with_some_option(qapp, key, language):
    title = title_of(key).key
    QLocale.setDefault(QLocale(language))
    sentences = {
        one.text for chapter in prose.read(title, language) for one in chapter.lines if one.condition
    }
    shown = set()
    for rules in one_by_one(game(key)):
        found = presentation(key).chapters(rules, "#000000", 1.0)
        assert [one.key for one in prose.read(title, language)] == [one.key for one in found]
        shown |= {line.text for one in found for line in one.lines}

    assert not any("{" in text for text in shown)
    assert all(text in shown for text in sentences if "{" not in text)


def test_a_file_is_read_once_and_english_where_a_language_has_none():
    assert prose.read("evolution", "ja") is prose.read("evolution", "ja")
    assert prose.read("evolution", "eo") is prose.read("evolution", "en")
    assert prose.read("evolution", "C") is prose.read("evolution", "en")
    with pytest.raises(FileNotFoundError):
        prose.read("chess", "en")


def test_japanese_lines_are_joined_without_a_space():
    lines = [line.text for one in prose.read("evolution", "ja") for line in one.lines]

    assert any(len(text) > 100 for text in lines)
    assert [] == [text for text in lines if " " in text]


def test_nothing_is_read_before_a_page_is_opened():
    done = subprocess.run(
        [sys.executable, "-c", BEFORE], cwd=ROOT, capture_output=True, text=True, check=True
    )
    imported, found = map(int, done.stdout.split())

    assert imported > 20
    assert 0 == found
