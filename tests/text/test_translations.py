"""Translations: whole in every language, compiled as Qt compiles them, and filled without tricks."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from itertools import product
from pathlib import Path
from types import ModuleType

import pytest

from evolution_qt import messages
from evolution_qt.core.errors import FAULTS, Fault, Refusal, not_allowed, reasons_of
from evolution_qt.games import sentences
from evolution_qt.messages import Messages, languages

ROOT = Path(__file__).parents[2]
SENTENCES = sentences()
TRAITS = SENTENCES.names


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the module of the translators' files, with its neighbours within reach."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import catalogues

    return catalogues


@pytest.fixture
def compiled(scripts: ModuleType, tmp_path: Path) -> Path:
    """Return a folder with the translations compiled afresh."""
    import compile_i18n

    compile_i18n.compile_all(tmp_path)
    return tmp_path


def speaking(language: str, folder: Path) -> Messages:
    catalogue: dict[str, dict[str, str]] = {}
    for path in folder.glob(f"*_{language}.json"):
        for context, texts in json.loads(path.read_text(encoding="utf-8")).items():
            catalogue.setdefault(context, {}).update(texts)
    return Messages(catalogue, SENTENCES)


# The translators' files


def test_the_catalogues_are_whole() -> None:
    """What `dev.py check` runs, as a test too."""
    done = subprocess.run(
        [sys.executable, ROOT / "packaging" / "check_i18n.py"],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )

    assert (0, "") == (done.returncode, done.stdout)


READ_OTHERWISE = {
    ("ja", "The game is over."): "an answer to a person, or a line of the log",
    ("ja", "This is the last round."): "what is so, or a line of the log",
    ("de", "Play {card} on {animal}, replacing {replacing}"): "the name comes with its quotation marks",
}
"""Sentences that stand in several catalogues and read otherwise there, each with its reason."""
LEAST_WORDS = 4


@pytest.mark.parametrize("language", ["de", "ja"])
def test_a_sentence_that_several_games_have_reads_alike(language: str, scripts: ModuleType) -> None:
    read: dict[tuple[str, bool], set[tuple[str, ...]]] = {}
    for one in scripts.read_all(language):
        if len(one.mark.source.split()) >= LEAST_WORDS:
            read.setdefault((one.mark.source, one.mark.is_plural), set()).add(one.forms)

    unlike = {(language, source) for (source, _), forms in read.items() if len(forms) > 1}
    assert {key for key in READ_OTHERWISE if key[0] == language} == unlike


def found(source: str, scripts: ModuleType) -> tuple[list[tuple[str, str, bool]], list[str]]:
    finder = scripts.Finder("some.py")
    finder.visit(ast.parse(source))
    return [(mark.context, mark.source, mark.is_plural) for mark in finder.marks], finder.faults


def test_marks_are_found_as_qt_finds_them(scripts: ModuleType) -> None:
    source = """
name = N_("Trait", "Hard" " Shell")
class Table(QWidget):
    def say(self):
        self.tr("New game")
        self.tr("%n chips", "", n)
        QCoreApplication.translate("Log", "Over")
        QCoreApplication.translate("Log", self.text)
        painter.translate(x + 1, y)
    class Inner:
        def say(self):
            self.tr("Inside")
tr("nobody's")
"""

    marks, faults = found(source, scripts)

    assert [
        ("Trait", "Hard Shell", False),
        ("Table", "New game", False),
        ("Table", "%n chips", True),
        ("Log", "Over", False),
        ("Inner", "Inside", False),
    ] == marks
    assert [] == faults


@pytest.mark.parametrize(
    "line",
    [
        'N_("Trait", f"{name} Shell")',
        'N_("Trait", "a" + b)',
        'N_("Trait", "a {}".format(b))',
        'N_("Trait", name)',
        'N_("Trait")',
        'N_("Trait", "%n chips")',
        'translate("Log", "%n chips", "", n)',
        'translate("Log", f"{n} chips")',
        "class A:\n  def b(self):\n    self.tr('%n chips')",
        "class A:\n  def b(self):\n    self.tr('%n chips', n=3)",
        "class A:\n  def b(self):\n    self.tr('chips', '', 3)",
        "class A:\n  def b(self):\n    self.tr(f'chips {self.n}')",
    ],
)
def test_marks_that_qt_would_miss_are_faults(line: str, scripts: ModuleType) -> None:
    _, faults = found(line, scripts)

    assert 1 == len(faults)


def test_what_is_wrong_with_an_entry_is_said(scripts: ModuleType) -> None:
    import check_i18n

    mark, plural = scripts.Mark("Log", "{who} eats"), scripts.Mark("Log", "%n chips", "", True)

    def said(entry: object) -> list[str]:
        faults: list[str] = check_i18n.faults_of("de", [entry], [mark, plural])
        return [fault for fault in faults if "lacks" not in fault]

    assert [] == said(scripts.Message(mark, ("{who} frisst",), True))
    assert [] == said(scripts.Message(plural, ("ein Chip", "%n Chips"), True))
    for entry, words in [
        (scripts.Message(mark, ("{wer} frisst",), True), "other placeholders"),
        (scripts.Message(mark, ("{who} frisst ",), True), "space at an end"),
        (scripts.Message(mark, ("",), True), "not translated"),
        (scripts.Message(mark, ("{who} frisst",), False), "not translated"),
        (scripts.Message(plural, ("%n Chips",), True), "has 1 plural forms"),
        (scripts.Message(scripts.Mark("Log", "gone"), ("weg",), True), "in no code"),
    ]:
        assert any(words in fault for fault in said(entry)), words
    twice = scripts.Message(mark, ("{who} frisst",), True)
    assert any("twice" in fault for fault in check_i18n.faults_of("de", [twice, twice], [mark]))
    assert ["de: lacks Log: '{who} eats' ()"] == check_i18n.faults_of("de", [], [mark])
    assert [] == check_i18n.faults_of("en", [], [mark])


def test_every_sentence_of_the_rules_is_in_every_language(compiled: Path) -> None:
    for language in ("de", "ja"):
        said = speaking(language, compiled)
        for sentence in (*FAULTS.values(), *SENTENCES.faults.values()):
            assert sentence in said.catalogue["Fault"], (language, sentence)
        for sentence in SENTENCES.refusals.values():
            assert sentence in said.catalogue["Refusal"], (language, sentence)
        for name in TRAITS.values():
            assert said.text("Trait", name) != name


# Compiled


def test_qt_reads_what_was_compiled(compiled: Path, scripts: ModuleType) -> None:
    qtcore = pytest.importorskip("PySide6.QtCore")
    for language, name in product(languages(), scripts.names()):
        translator = qtcore.QTranslator()
        loaded = translator.load(str(compiled / f"{name}_{language}.qm"))
        entries = scripts.read(scripts.path_of(language, name))
        assert loaded or not entries
        for entry in entries:
            mark = entry.mark
            forms = [translator.translate(mark.context, mark.source, mark.comment, n) for n in (1, 2)]
            if mark.is_plural:
                assert [entry.forms[0], entry.forms[-1]] == forms
            else:
                assert entry.forms[0] == translator.translate(mark.context, mark.source, mark.comment)
        assert not translator.translate("Nowhere", "nothing")


def test_plurals_choose_their_form(scripts: ModuleType, tmp_path: Path) -> None:
    qtcore = pytest.importorskip("PySide6.QtCore")
    import compile_i18n

    mark = scripts.Mark("Log", "%n chips", "", True)
    other = scripts.Mark("Log", "%n chips", "of meat", True)
    for language, more in (("de", ("ein Chip", "%n Chips")), ("ja", ("%n個",))):
        entries = [
            scripts.Message(mark, more, True),
            scripts.Message(other, tuple(f"{form}!" for form in more), True),
        ]
        path = tmp_path / f"{language}.qm"
        path.write_bytes(compile_i18n.qm(entries, language))
        translator = qtcore.QTranslator()
        assert translator.load(str(path))
        assert more[0] == translator.translate("Log", "%n chips", "", 1)
        assert more[-1] == translator.translate("Log", "%n chips", "", 5)
        assert more[-1] == translator.translate("Log", "%n chips", "", 0)
        assert f"{more[-1]}!" == translator.translate("Log", "%n chips", "of meat", 5)


def test_qts_own_compiler_comes_to_the_same(compiled: Path, scripts: ModuleType, tmp_path: Path) -> None:
    pyside = pytest.importorskip("PySide6")
    qtcore = pytest.importorskip("PySide6.QtCore")
    compiler = next(Path(pyside.__path__[0]).glob("lrelease*"))
    for language, name in product(("de", "ja"), scripts.names()):
        path = tmp_path / f"theirs_{name}_{language}.qm"
        command = [compiler, "-silent", scripts.path_of(language, name), "-qm", path]
        done = subprocess.run(command, capture_output=True, check=False)
        if done.returncode == 127:
            pytest.skip("Qt's compiler lacks a library here")
        assert 0 == done.returncode
        ours, theirs = qtcore.QTranslator(), qtcore.QTranslator()
        assert ours.load(str(compiled / f"{name}_{language}.qm"))
        assert theirs.load(str(path))
        for entry in scripts.read(scripts.path_of(language, name)):
            mark = entry.mark
            for n in (-1, 0, 1, 2, 5):
                assert theirs.translate(mark.context, mark.source, mark.comment, n) == ours.translate(
                    mark.context, mark.source, mark.comment, n
                )


def test_qts_own_collector_finds_the_same_marks(scripts: ModuleType, tmp_path: Path) -> None:
    pyside = pytest.importorskip("PySide6")
    collector = next(Path(pyside.__path__[0]).glob("lupdate*"))
    path = tmp_path / "all_de.ts"
    command = [collector, *sorted(scripts.SOURCES.rglob("*.py")), "-locations", "none", "-silent"]
    command += ["-tr-function-alias", "QT_TRANSLATE_NOOP+=N_", "-target-language", "de", "-ts", path]
    done = subprocess.run(command, capture_output=True, check=False)
    if done.returncode == 127:
        pytest.skip("Qt's collector lacks a library here")
    assert 0 == done.returncode
    marks, faults = scripts.marks_in_code()

    assert [] == faults
    assert sorted(entry.mark for entry in scripts.read(path)) == marks


def test_a_translation_stays_while_it_is_spoken(
    compiled: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    """A translator reads from the bytes it was given; no one may take them away from it."""
    from PySide6.QtCore import QCoreApplication

    from evolution_qt.ui.shell.window.language import Translations

    monkeypatch.setattr(
        messages.resources, "read_bytes", lambda name: bytes((compiled / Path(name).name).read_bytes())
    )
    translations = Translations(qapp)  # type: ignore[arg-type]

    translations.use("de")
    size = (compiled / "evolution_de.qm").stat().st_size
    overwriting = [bytes([number]) * size for number in range(200)]

    assert "Hörner" == QCoreApplication.translate("Trait", "Horns")
    translations.remove()
    assert "Horns" == QCoreApplication.translate("Trait", "Horns")
    assert overwriting


# EvolutionDescriptions


def test_faults_are_told_in_every_language(compiled: Path) -> None:
    fault = Fault("above", {"value": 9, "limit": 6}, "players[1].species[0].body")

    assert "players[1].species[0].body: 9 is above 6" == speaking("en", compiled).fault(fault)
    assert "players[1].species[0].body: 9 liegt über 6" == speaking("de", compiled).fault(fault)
    assert "players[1].species[0].body：9は6より大きい値です" == speaking("ja", compiled).fault(fault)


def test_places_are_told_in_every_language(compiled: Path) -> None:
    german, japanese = speaking("de", compiled), speaking("ja", compiled)

    assert "Zeile 3, Spalte 7: das ist kein JSON" == german.fault(Fault("not_json", {}, "line 3, column 7"))
    assert "12行目: seed" == japanese.place("line 12: seed")
    assert "Zeile 12: 0: feed 0" == german.place("line 12: 0: feed 0")
    assert "lined.json" == german.place("lined.json")


def test_refusals_name_traits_and_cards_as_people_do(compiled: Path) -> None:
    german, english = speaking("de", compiled), speaking("en", compiled)
    no_card = Refusal("no_such_card", {"card": "hard_shell:3"})
    no_trait = Refusal("no_such_trait", {"trait": "fat_tissue"})

    assert "„Schutzpanzer 3“ ist nicht auf der Hand." == german.refusal(no_card)
    assert "There is no Hard Shell 3 in this hand." == english.refusal(no_card)
    assert "Fettschicht" in german.refusal(no_trait)
    assert "some_code" == english.refusal(Refusal("some_code"))


def test_a_refusal_tells_its_case_and_names_every_trait_in_it(compiled: Path) -> None:
    sums: dict[str, int | str] = {"prey": 4, "prey_body": 1, "prey_bonus": 3, "prey_trait": "hard_shell"}
    shell = Refusal("body_size", {"case": "prey_grown", "attacker": 3, **sums})
    over = [Refusal(code, {"case": "game_over"}) for code in ("wrong_phase", "not_your_turn")]

    assert "4 (1 + 3 with Hard Shell) against 3" in speaking("en", compiled).refusal(shell)
    assert "Schutzpanzer" in speaking("de", compiled).refusal(shell)
    assert "堅い殻" in speaking("ja", compiled).refusal(shell)
    assert speaking("en", compiled).fault(not_allowed("", over).fault).endswith("move: The game is over.")


def test_an_illegal_move_is_told_with_its_reasons_as_sentences(compiled: Path) -> None:
    refusals = [
        Refusal("not_hungry"),
        Refusal("body_size", {"prey": 4, "attacker": 3}),
        Refusal("no_such_trait", {"trait": "fat_tissue"}),
    ]
    fault = not_allowed("line 7: 0: attack 0 1.0", refusals).fault
    german, japanese, bare = speaking("de", compiled), speaking("ja", compiled), Messages({})

    assert refusals == reasons_of(fault)
    told = german.fault(fault)
    assert all(german.refusal(refusal) in told for refusal in refusals)
    assert "4 gegen 3" in told
    assert "Fettschicht" in told
    assert "{" not in told
    assert "_" not in told
    assert "。" in japanese.fault(fault)
    assert "_" not in japanese.fault(fault)
    assert bare.fault(fault).endswith("this move: not_hungry body_size no_such_trait")


@pytest.mark.parametrize("params", [{}, {"reasons": ""}, {"reasons": 3}, {"reasons": "a", "b.c": 1, "a": 2}])
def test_an_illegal_move_in_a_file_may_tell_anything(params: dict[str, int | str]) -> None:
    said = Messages({}, SENTENCES).fault(Fault("illegal_move", params))

    assert said.startswith("the rules do not allow this move")


def test_a_translation_cannot_reach_into_the_program() -> None:
    said = Messages({"Fault": {"{value} appears here twice": "{value.__class__} {0} {value!r} {value}"}})

    assert "{value.__class__} {0} {value!r} x" == said.fault(Fault("repeated", {"value": "x"}))


def test_without_compiled_translations_english_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> list[str]:
        raise FileNotFoundError(name)

    monkeypatch.setattr(messages.resources, "names", missing)

    assert "this is not JSON" == messages.load("de").fault(Fault("not_json"))


def test_compiled_translations_are_found(compiled: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        messages.resources, "read_bytes", lambda name: (compiled / Path(name).name).read_bytes()
    )

    assert "das ist kein JSON" == messages.load("de").fault(Fault("not_json"))
    assert "Hörner" == messages.load("de").about(SENTENCES).trait("horns")
    assert "wings" == messages.load("de").about(SENTENCES).trait("wings")


# Keys


def naming_keys(text: str, keys: set[str]) -> list[str]:
    """Return the keys that a text names by their usual letters; "A move" and "I am" begin with a word."""
    letter = "(?<![A-Za-z\u00c0-\u017f{&])[A-Z](?![A-Za-z0-9\u00c0-\u017f}])"
    found = [(one.group(), text[: one.start()]) for one in re.finditer(letter, text)]
    begins = ("", ".", ";")
    named = {name for name, before in found if name not in "AI" or before.rstrip(" ")[-1:] not in begins}
    return sorted(key for key in keys if key in named or ("+" in key and key in text))


def test_no_text_names_a_key_that_can_be_changed_by_its_letter(scripts: ModuleType, qapp: object) -> None:
    import rules_prose

    from evolution_qt.ui.shell.window.commands import usual_keys

    keys = set(usual_keys().values())
    texts = {mark.source: mark.context for mark in scripts.marks_in_code()[0]}
    for language in scripts.languages():
        entries = [*scripts.read_all(language), *rules_prose.read_all(language)]
        texts |= {form: entry.mark.context for entry in entries for form in entry.forms}
    # a terminal's words, a pattern of dates, Qt's own
    elsewhere = ("CommandLine", "BookCharts", "QFileDialog")

    assert ["H"] == naming_keys("Press H again for more.", keys)
    assert ["A"] == naming_keys("Noch einmal A drücken.", keys)
    assert {"H", "O", "Ctrl+Z"} <= keys
    assert [] == [
        text
        for text, context in texts.items()
        if len(text) > 1 and context not in elsewhere and naming_keys(text, keys)
    ]


# Languages


def test_counts_choose_their_form_in_every_language_as_qt_has_it(scripts: ModuleType, tmp_path: Path) -> None:
    pyside = pytest.importorskip("PySide6")
    qtcore = pytest.importorskip("PySide6.QtCore")
    import compile_i18n

    compiler = next(Path(pyside.__path__[0]).glob("lrelease*"))
    kinds = {rules: language for language, rules in scripts.PLURALS.items()}
    for language in kinds.values():
        forms = [f"form {number}" for number in range(scripts.forms_of(language))]
        entry = scripts.Message(scripts.Mark("Log", "%n chips", "", True), tuple(forms), True)
        lines = "".join(f"<numerusform>{form}</numerusform>" for form in forms)
        source = tmp_path / f"{language}.ts"
        source.write_text(
            f'<!DOCTYPE TS><TS version="2.1" language="{language}"><context><name>Log</name>'
            f'<message numerus="yes"><source>%n chips</source><translation>{lines}</translation></message>'
            "</context></TS>",
            encoding="utf-8",
        )
        path = tmp_path / f"theirs_{language}.qm"
        done = subprocess.run([compiler, "-silent", source, "-qm", path], capture_output=True, check=False)
        if done.returncode == 127:
            pytest.skip("Qt's compiler lacks a library here")
        ours, theirs = qtcore.QTranslator(), qtcore.QTranslator()
        data = compile_i18n.qm([entry], language)
        (tmp_path / f"ours_{language}.qm").write_bytes(data)
        assert ours.load(str(tmp_path / f"ours_{language}.qm"))
        assert theirs.load(str(path))
        for count in (0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111, 112):
            said = [one.translate("Log", "%n chips", "", count) for one in (ours, theirs)]
            assert said[0] == said[1] != "", (language, count, said)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_CH@euro"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LANGUAGE": "fr:ja:de"}, "ja"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LC_MESSAGES": "de_DE", "LANG": "ja_JP"}, "de"),
    ],
)
def test_a_terminal_says_its_language(environment: dict[str, str], language: str) -> None:
    assert language == messages.of_environment(environment)
