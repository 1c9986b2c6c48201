"""The glossary: one word for each thing, in every language, where the rulebooks have it."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest

from evolution_qt.games.evolution.editions import EDITIONS

ROOT = Path(__file__).parents[2]
CHAPTERS = re.compile(r"(?:00[0-4]:[0-9]+(?:-[0-9]+)?(?: \([^()]+\))?(?:; |$))+")


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the module that reads the glossary, with its neighbours within reach."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import glossary

    return glossary


def message(source: str, said: str) -> object:
    import catalogues

    return catalogues.Message(catalogues.Mark("Log", source), (said,), True)


def test_every_language_uses_the_words_of_the_glossary(words: ModuleType) -> None:
    """Also checked by `dev.py check`; here the faults can be read."""
    import catalogues
    import rules_prose

    faults: list[str] = []
    glossaries = []
    for name in catalogues.names():
        glossary = words.read(name)
        glossaries.append(glossary)
        marks, _ = catalogues.marks_in_code(name)
        faults += glossary.faults_of_sources(mark.source for mark in marks)
        for language in catalogues.languages():
            faults += glossary.faults(language, catalogues.read(catalogues.path_of(language, name)))
            faults += glossary.faults(language, rules_prose.read(language, name))

    assert [] == faults
    assert [] == words.unneeded(glossaries)


def test_each_trait_has_the_name_that_stands_on_its_card(words: ModuleType) -> None:
    import catalogues

    terms = {term.words[0]: term for term in words.read("evolution").terms}
    for language in ("de", "ja"):
        entries = catalogues.read_all(language)
        names = {one.mark.source: one.forms[0] for one in entries if one.mark.context == "Trait"}
        for trait in {one.trait.name for edition in EDITIONS for one in edition.prints}:
            assert names[trait] == terms[trait].forms[language][0]


def test_german_card_texts_say_of_whom_they_speak(words: ModuleType) -> None:
    """A text on a card has nothing before it, so a pronoun would refer to nothing."""
    import catalogues

    said = {one.mark.source: one.forms[0] for one in catalogues.read_all("de")}
    texts = {said[one.trait.text] for edition in EDITIONS for one in edition.prints}

    assert [] == [text for text in texts if not text.startswith("Diese Tierart ")]


def test_terms_stand_once_in_two_languages_and_in_a_rulebook(words: ModuleType) -> None:
    terms = words.read("evolution").terms
    every = [word for term in terms for word in term.words]

    assert len(set(every)) == len(every) > 60
    for term in terms:
        assert {"de", "ja"} <= set(term.forms), term
        assert not term.rulebook or CHAPTERS.fullmatch(term.rulebook), term


@pytest.mark.parametrize(
    ("source", "said", "lacking"),
    [
        ("Two food cards", "Zwei Nahrungskarten", []),
        ("At the watering hole", "An der Tränke", ["says 'Tränke'", "no word for 'watering hole'"]),
        ("Food for species", "Nahrung", ["no word for 'species'"]),
        ("{who} discards {trait}", "{who} wirft {trait} ab", []),
        ("{who} discards {trait}", "{who} legt {trait} ab", ["no word for 'discard'"]),
        ("The cards are turned up", "Die Karten werden aufgedeckt", []),
    ],
)
def test_what_is_said_otherwise_is_told(
    words: ModuleType, source: str, said: str, lacking: list[str]
) -> None:
    found = list(words.read("evolution").faults("de", [message(source, said)]))

    assert len(lacking) == len(found)
    assert all(any(words in fault for fault in found) for words in lacking)


@pytest.mark.parametrize(
    ("language", "source", "said", "lacking"),
    [
        ("ja", "No move has these words.", "この語を含む手札はありません。", "move"),
        ("ja", "No move has these words.", "この語を含む手はありません。", ""),
        ("ja", "%n food token(s)", "食料カード%n枚", "food token"),
        ("ja", "%n food token(s)", "食料%n個", ""),
        ("ja", "{who} ends the turn.", "{who}が順番を終えます。", "turn"),
        ("ja", "{who} ends the turn.", "{who}が手番を終えます。", ""),
        ("ja", "%n card(s) in hand", "カード%n枚", "hand"),
        ("de", "Round {round} begins.", "Grunde {round} beginnt.", "round"),
        ("de", "Round {round} begins.", "Runde {round} beginnt.", ""),
        ("de", "%n plant(s)", "%n Pflanzenfresser", "plant"),
        ("de", "%n plant(s)", "%n Pflanzen", ""),
        ("de", "%n card(s) in hand", "%n Karten", "hand"),
        ("de", "A trait and its trait card", "Eine Eigenschaftskarte", "trait"),
    ],
)
def test_a_part_of_another_word_is_not_the_word(
    words: ModuleType, language: str, source: str, said: str, lacking: str
) -> None:
    found = list(words.read("evolution").faults(language, [message(source, said)]))

    assert [f"has no word for {lacking!r}"] * bool(lacking) == [
        one.partition(f"{source!r} ")[2].partition(", such as")[0] for one in found
    ]


def test_english_has_its_words_too_and_an_exception_that_nobody_needs_is_told(words: ModuleType) -> None:
    glossary = words.read("evolution")

    assert 1 == len(list(glossary.faults_of_sources(["A waterhole", "A watering hole"])))
    assert len(glossary.exemptions) == len(words.unneeded([glossary]))


KANA_OR_KANJI = "[\u3040-\u30ff\u4e00-\u9fff]"
NOT_PUNCTUATED = ("QFileDialog", "outside/NAME", "“?”", "then ?", "(*", "horns:3")
"""Of Qt, about a key, for Qt's choice of files, in notation."""


@pytest.mark.parametrize(
    ("language", "pattern"),
    [
        ("ja", rf"[()~〜]|(?<={KANA_OR_KANJI})[:;,.?]|: "),
        ("ja", rf"[–·−]|(?<={KANA_OR_KANJI})/|(?<=[}}])/(?=[{{])|/(?={KANA_OR_KANJI})"),
        ("ja", rf"(?<={KANA_OR_KANJI}) (?=[A-Za-z{{])|(?<=[A-Za-z}}]) (?={KANA_OR_KANJI})"),
        ("de", "\"|''|“[A-Za-z{]|\\w…|\\.\\.\\.|[ }]%(?!n)"),
        ("en", '"|„|\\w…|\\.\\.\\.'),
    ],
)
def test_each_language_punctuates_in_its_way(words: ModuleType, language: str, pattern: str) -> None:
    import catalogues
    import rules_prose

    every = [*catalogues.read_all(language), *rules_prose.read_all(language)]
    texts = [(one.mark, form) for one in every for form in one.forms]
    if language == "en":
        texts += [(mark, mark.source) for mark in catalogues.marks_in_code()[0]]

    assert [] == [
        (mark.context, text)
        for mark, text in texts
        if re.search(pattern, text)
        and not any(sign in mark.context or sign in mark.source for sign in NOT_PUNCTUATED)
    ]
