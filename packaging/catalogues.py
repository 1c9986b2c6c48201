"""The translators' files and the marked texts in the code, for the three scripts beside this one.

Standard library only: a fresh machine compiles the translations before it has any of Qt's libraries.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "evolution_qt"
CATALOGUES = ROOT / "i18n"
COMPILED = ROOT / "resources" / "i18n"

PROGRAM = "evolution_qt"
"""The catalogue of what the program says whatever is played; each game has one of its own beside it."""

SOURCE_LANGUAGE = "en"
"""The language of the texts in the code; its file holds plurals only."""

ONE_FORM = b""
ONE_ALONE = b"\x01\x01"
UP_TO_ONE = b"\x03\x01"
POLISH = b"\x01\x01\xff\x14\x02\x04\xfd\x2c\x0a\x13"
RUSSIAN = b"\x11\x01\xfd\x29\x0b\xff\x14\x02\x04\xfd\x2c\x0a\x13"
CZECH = b"\x01\x01\xff\x04\x02\x04"
PLURALS = {
    **dict.fromkeys(("id", "ja", "ko", "ms", "th", "vi", "zh"), ONE_FORM),
    **dict.fromkeys(("bg", "ca", "da", "de", "el", "en", "eo", "es", "et", "eu", "fi"), ONE_ALONE),
    **dict.fromkeys(("gl", "it", "nb", "nl", "nn", "pt", "sv"), ONE_ALONE),
    **dict.fromkeys(("fr",), UP_TO_ONE),
    **dict.fromkeys(("be", "bs", "hr", "ru", "sr", "uk"), RUSSIAN),
    **dict.fromkeys(("cs", "sk"), CZECH),
    "pl": POLISH,
}
"""How a count chooses a form in each language, as Qt writes it: one rule less than there are forms."""


@dataclass(frozen=True, order=True)
class Mark:
    """A marked text; *place* says where, and does not count for equality."""

    context: str
    source: str
    comment: str = ""
    is_plural: bool = False
    place: str = field(default="", compare=False)


@dataclass(frozen=True)
class Message:
    """An entry of a translators' file: a mark and its translation, several for a plural."""

    mark: Mark
    forms: tuple[str, ...]
    is_finished: bool


def languages() -> list[str]:
    """Return the languages that there is a translators' file of."""
    return sorted(path.stem.rpartition("_")[2] for path in CATALOGUES.glob(f"{PROGRAM}_*.ts"))


def names() -> list[str]:
    """Return the names of all catalogues: the program's, then one for each game, called like its folder."""
    return [PROGRAM, *sorted(path.parent.name for path in (SOURCES / "games").glob("*/__init__.py"))]


def name_of(path: Path) -> str:
    """Return the name of the catalogue that the texts of a module stand in."""
    parts = path.relative_to(SOURCES).parts
    is_of_game = parts[0] in ("games", "ui") and len(parts) > 2 and parts[1] in names()
    return parts[1] if is_of_game else PROGRAM


def forms_of(language: str) -> int:
    """Return how many plural forms a language has."""
    rules = PLURALS[language]
    return rules.count(b"\xff") + 2 if rules else 1


def path_of(language: str, name: str = PROGRAM) -> Path:
    """Return the translators' file of a language for one catalogue."""
    return CATALOGUES / f"{name}_{language}.ts"


def read(path: Path) -> list[Message]:
    """Return the entries of a translators' file; none where there is no such file."""
    return list(_messages(ElementTree.parse(path).getroot())) if path.exists() else []


def read_all(language: str) -> list[Message]:
    """Return the entries of all catalogues in a language."""
    return [message for name in names() for message in read(path_of(language, name))]


def _messages(root: ElementTree.Element) -> Iterator[Message]:
    for context in root.iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            mark = Mark(
                name,
                message.findtext("source") or "",
                message.findtext("comment") or "",
                message.get("numerus") == "yes",
            )
            translation = message.find("translation")
            if translation is None:
                yield Message(mark, (), False)
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")]
            texts = forms if mark.is_plural else [translation.text or ""]
            yield Message(mark, tuple(texts), translation.get("type") is None)


def marks_in_code(name: str | None = None) -> tuple[list[Mark], list[str]]:
    """Return the marked texts of a catalogue, else all, and what is wrong with the way some are marked."""
    marks: set[Mark] = set()
    faults: list[str] = []
    for path in sorted(SOURCES.rglob("*.py")):
        if name not in (None, name_of(path)):
            continue
        place = path.relative_to(ROOT).as_posix()
        finder = Finder(place)
        finder.visit(ast.parse(path.read_text(encoding="utf-8"), place))
        marks.update(finder.marks)
        faults += finder.faults
    return sorted(marks), faults


def _is_text(words: list[ast.expr]) -> bool:
    return all(isinstance(word, ast.Constant) and isinstance(word.value, str) for word in words)


class Finder(ast.NodeVisitor):
    """Finds ``N_(context, text)``, ``translate(context, text)`` and ``self.tr(text)`` in one module."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.classes: list[str] = []
        self.marks: list[Mark] = []
        self.faults: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Remember the class, which is the context of ``self.tr``."""
        self.classes.append(node.name)
        self.generic_visit(node)
        self.classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        """Look at one call."""
        self.generic_visit(node)
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name == "N_" or (name == "translate" and _is_text(node.args[:1])):
            self._found(node, name, node.args[:2], node.args[2:])
        elif name == "tr" and isinstance(node.func, ast.Attribute):
            if self.classes:
                self._found(node, name, [ast.Constant(self.classes[-1]), *node.args[:1]], node.args[1:])

    def _found(self, node: ast.Call, name: str, words: list[ast.expr], more: list[ast.expr]) -> None:
        place = f"{self.place}:{node.lineno}"
        if any(isinstance(word, ast.JoinedStr | ast.BinOp) for word in words) or any(
            isinstance(part, ast.Call) and getattr(part.func, "attr", "") == "format" for part in words
        ):
            self.faults.append(f"{place}: a text is put together inside a mark")
            return
        texts = [word.value for word in words if isinstance(word, ast.Constant)]
        if len(texts) < 2 or not all(isinstance(text, str) for text in texts):
            if name == "N_" and self.place != "evolution_qt/core/text.py":
                self.faults.append(f"{place}: N_ takes two texts")
            return  # a text that was marked elsewhere is looked up here
        comment = more[0].value if more and isinstance(more[0], ast.Constant) else ""
        is_plural = name == "tr" and len(more) == 2 and not node.keywords
        context, source = str(texts[0]), str(texts[1])
        if ("%n" in source) != is_plural:
            self.faults.append(f'{place}: a count is said as self.tr("... %n ...", "", n) and not otherwise')
        self.marks.append(Mark(context, source, str(comment or ""), is_plural, place))
