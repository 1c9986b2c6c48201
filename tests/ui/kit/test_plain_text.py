"""Words are shown as they are, and no part of the window may show them otherwise."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QUrl
from PySide6.QtGui import QAction, QFontMetricsF, QImage, QTextDocument, QTextDocumentFragment
from PySide6.QtGui import Qt as RichText
from PySide6.QtWidgets import QAbstractButton, QToolTip, QWidget

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import plain_text

SOURCES = Path(plain_text.__file__).parents[1]
OF_QT = frozenset(
    (
        *(
            "QLabel",
            "QPushButton",
            "QToolButton",
            "QCheckBox",
            "QRadioButton",
            "QCommandLinkButton",
            "QAction",
        ),
        *("QGroupBox", "QTabWidget", "QTabBar", "QToolBox", "QDockWidget", "QMessageBox", "QErrorMessage"),
        *("QInputDialog", "QProgressDialog", "QSplashScreen", "QSystemTrayIcon", "QStaticText", "QWizard"),
        *("QTextBrowser", "QTextEdit", "QTextDocument", "QGraphicsTextItem"),
    )
)
"""What takes words for markup or marks of keys: `plain_text` has what is made in its place."""
FORBIDDEN = ("setTextFormat", "setStatusTip", "setWhatsThis")
OWN_MARKUP = ("how_to_play.py", "house_rules.py", "about.py", "score_pages.py", "tables.py")
"""Where markup is written: of our own words, or with every word escaped."""
WORDS = ("<img src=x.png>", "a & b && c &d", "<b>&amp;</b>", "1 <3 2", "x &lt; y\n<i>z</i>", "plain", "")


def names(node: ast.expr) -> str:
    """Return the last name of what is called or derived from."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def is_fixed(node: ast.expr) -> bool:
    """Return whether words are our own: nothing is put into them."""
    if isinstance(node, ast.IfExp):
        return is_fixed(node.body) and is_fixed(node.orelse)
    return isinstance(node, ast.Constant) or (
        isinstance(node, ast.Call) and names(node.func) in ("tr", "translate")
    )


def is_safe_tip(node: ast.expr) -> bool:
    """Return whether words for a tool tip are our own, or made safe, or were that already."""
    return is_fixed(node) or (isinstance(node, ast.Call) and names(node.func) in ("tip", "toolTip"))


def ways_around(tree: ast.Module, file: str) -> Iterator[str]:
    """Yield how a module gets around `plain_text`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield from (f"derives from {names(base)}" for base in node.bases if names(base) in OF_QT)
        if not isinstance(node, ast.Call):
            continue
        called, given = names(node.func), node.args
        if called in OF_QT or called in FORBIDDEN:
            yield f"calls {called}"
        elif called in ("setHtml", "insertHtml", "setMarkdown", "MarkupLabel") and file not in OWN_MARKUP:
            yield "writes markup"
        elif called == "setToolTip" and not is_safe_tip(given[-1]):  # an item takes the column first
            yield "sets a tool tip without tip()"
        elif called == "showText" and not is_safe_tip(given[1]):
            yield "shows a tool tip without tip()"
        elif called in ("setItemData", "setData") and "ToolTipRole" in map(names, given):
            if not any(isinstance(one, ast.Call) and names(one.func) == "tip" for one in given):
                yield "puts a tool tip into an item without tip()"
        elif called in ("addAction", "addMenu", "insertAction", "addTab", "setTitle", "setWindowTitle"):
            if isinstance(given[0], ast.Call) and not is_fixed(given[0]):
                yield f"gives words to {called}"
            elif len(given) > 1 and called == "addAction":
                yield "makes an action of Qt's own"
        elif called == "setText" and isinstance(node.func, ast.Attribute):
            asked = node.func.value
            if isinstance(asked, ast.Call) and names(asked.func) == "button":  # of Qt's own box of buttons
                is_unmarked = isinstance(given[0], ast.Call) and names(given[0].func) == "unmarked"
                if not is_fixed(given[0]) and not is_unmarked:
                    yield "writes on a button of Qt's own without unmarked()"
        elif called == "replace" and given and isinstance(given[0], ast.Constant):
            if str(given[0].value).startswith("{"):
                yield "fills a sentence without filled()"


def test_no_module_gets_around() -> None:
    found = [
        f"{path.relative_to(SOURCES)}: {way}"
        for path in sorted(SOURCES.rglob("*.py"))
        if path not in (Path(plain_text.__file__), Path(plain_text.__file__))
        for way in ways_around(ast.parse(path.read_text(encoding="utf-8")), path.name)
    ]

    assert [] == found


@pytest.mark.parametrize(
    "line",
    [
        "QLabel(name)",
        "QtWidgets.QMessageBox(name)",
        "class A(QPushButton): pass",
        "label.setTextFormat(kind)",
        "page.setHtml(name)",
        "MarkupLabel(name)",
        "a.setToolTip(name)",
        "item.setToolTip(1, name)",
        "a.setToolTip(filled(self.tr('{name}'), {'name': name}))",
        "QToolTip.showText(at, name, self)",
        "box.setItemData(0, name, Qt.ItemDataRole.ToolTipRole)",
        "menu.addAction(name, self.go)",
        "menu.addMenu(filled(words, params))",
        "self.buttons.button(OK).setText(name)",
        "text.replace('{name}', name)",
    ],
)
def test_each_way_around_is_found(line: str) -> None:
    assert [] != list(ways_around(ast.parse(line), "some.py"))


@pytest.mark.parametrize("words", WORDS)
def test_labels_show_words_as_they_are(qtbot, words: str) -> None:
    label = plain_text.Label(words)
    qtbot.addWidget(label)

    assert (words, RichText.TextFormat.PlainText) == (label.text(), label.textFormat())


@pytest.mark.parametrize("words", WORDS)
@pytest.mark.parametrize("kind", [plain_text.PushButton, plain_text.ToolButton, plain_text.CheckBox])
def test_an_ampersand_on_a_button_is_seen_and_marks_no_key(qtbot, kind, words: str) -> None:
    button = kind()
    qtbot.addWidget(button)
    button.setText(words)

    assert words == button.text()
    assert words.replace("&", "&&") == QAbstractButton.text(button)
    assert button.shortcut().isEmpty()


@pytest.mark.parametrize("words", WORDS)
def test_an_ampersand_in_a_menu_is_seen_and_marks_no_key(qapp, words: str) -> None:
    action = plain_text.Action()
    action.setText(words)

    assert words == action.text()
    assert words.replace("&", "&&") == QAction.text(action)


@pytest.mark.parametrize("words", WORDS)
def test_a_tool_tip_is_read_as_it_was_given(qapp, words: str) -> None:
    """Markup of Qt's making is read as the words it was made from."""
    tip = plain_text.tip(words)

    is_rich = RichText.mightBeRichText(tip)
    assert words == (
        QTextDocumentFragment.fromHtml(tip).toPlainText().replace("\u00a0", " ") if is_rich else tip
    )


@pytest.mark.parametrize("kind", [plain_text.TextEdit, plain_text.TextBrowser])
def test_a_page_reads_no_file_whatever_stands_in_it(qtbot, tmp_path, kind) -> None:
    """Whatever is told to the page, what lies on the disk is not looked at; what was put into it is."""
    tint = 0xFFFF00FE
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(tint)
    file = tmp_path / "p.png"
    image.save(str(file))
    page = kind()
    qtbot.addWidget(page)
    page.resize(300, 200)

    def is_seen() -> bool:
        shown = page.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        return any(shown.pixel(x, y) == tint for x in range(shown.width()) for y in range(shown.height()))

    page.setHtml(
        f'<img src="{file}" width="60" height="60"><img src="{QUrl.fromLocalFile(file).toString()}">'
    )
    assert not is_seen()
    page.document().addResource(QTextDocument.ResourceType.ImageResource, QUrl("own"), image)
    page.setHtml('<img src="own">')
    assert is_seen()


@pytest.mark.parametrize("name", ["אבג", "Ann\u202e"])
def test_a_line_goes_as_the_window_does_whatever_name_begins_it(qtbot, name: str) -> None:
    """The first letter decided, although it was isolated, and the line stood at the right."""
    page = plain_text.TextEdit()
    qtbot.addWidget(page)
    page.setPlainText(filled("{name} eats.", {"name": name}))

    assert RichText.LayoutDirection.LeftToRight == page.document().firstBlock().textDirection()


def test_a_long_tool_tip_stands_in_several_lines(qtbot, monkeypatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, words, *_more: shown.append(words))
    widget = QWidget()
    qtbot.addWidget(widget)
    words = "Savannah e3 (scores 7, 4, 2): Insect 2 cubes, lead 3; Amphibian 1 cube, lives on one element"

    plain_text.show_tip(QPoint(), words, widget)
    plain_text.show_tip(QPoint(), "Savannah e3\nInsect", widget)

    metrics = QFontMetricsF(QToolTip.font())
    assert words.split() == shown[0].split()
    assert len(shown[0].splitlines()) > 1
    assert all(metrics.horizontalAdvance(line) <= 420 for line in shown[0].splitlines())
    assert "Savannah e3\nInsect" == shown[1]
