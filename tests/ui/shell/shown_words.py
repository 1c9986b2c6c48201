"""Everything that widgets show in words, as a person reads it, and what must not be in it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAction, QTextDocumentFragment
from PySide6.QtGui import Qt as RichText
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

NAMES = (
    "<img src=p.png>",
    "R&D&&Sons &lt; <3",
    "Zemp\u2069\u202e\u2067pmeZ",
    "\u05d0\u05d1\u200b\u05d2",
    "<a href=x>Qubo</a>",
    "Qorv\u202evroQ",
)
"""Names as records may have them: markup, marks of keys, turns that nothing ends, another direction."""
KNOWN = dict(zip(("p.png", "Sons", "Zemp", "\u05d0\u05d1", "Qubo", "Qorv"), NAMES, strict=True))
"""By what each is found, whatever has become of the rest."""
_ISOLATE = re.compile("[\u2066-\u2068][^\u2066-\u2069]*\u2069")
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
_PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"


class Said(NamedTuple):
    """A text: where it stands, as it was given to Qt, and as Qt shows it."""

    where: str
    given: str
    shown: str


def said_by(widgets: Iterable[QWidget]) -> Iterator[Said]:
    """Yield every text of some widgets."""
    for widget in widgets:
        where = f"{type(widget).__name__} {widget.objectName()}"
        yield from _own(widget, where)
        yield _tip(f"tool tip of {where}", widget.toolTip())
        for text in (widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle()):
            yield Said(f"about {where}", text, text)
        for action in widget.actions():
            yield _marked(f"action of {where}", QAction.text(action))
            yield _tip(f"tip of an action of {where}", action.toolTip())


def heard_of(node: object, depth: int = 0) -> Iterator[Said]:
    """Yield every text that a screen reader finds in a part of the tree, and below it."""
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        text = node.text(kind)
        yield Said(f"{kind.name} that is heard", text, text)
    for at in range(node.childCount()):
        if (child := node.child(at)) is not None:
            yield from heard_of(child, depth + 1)


def _own(widget: QWidget, where: str) -> Iterator[Said]:
    if isinstance(widget, QLabel):
        yield _label(where, widget)
    elif isinstance(widget, QAbstractButton):
        yield _marked(where, QAbstractButton.text(widget))
    elif isinstance(widget, QMenu):
        yield _marked(where, QMenu.title(widget))
    elif isinstance(widget, QTextEdit | QPlainTextEdit):
        yield Said(where, widget.toPlainText(), widget.document().toPlainText())
    elif isinstance(widget, QLineEdit):
        yield Said(where, widget.text(), widget.text())
        yield Said(where, widget.placeholderText(), widget.placeholderText())
    elif isinstance(widget, QComboBox | QAbstractItemView):
        yield from _items(where, widget.model())


def _label(where: str, label: QLabel) -> Said:
    plain = Qt.TextFormat.PlainText
    is_rich = label.textFormat() == Qt.TextFormat.RichText
    is_rich |= label.textFormat() == Qt.TextFormat.AutoText and RichText.mightBeRichText(label.text())
    if label.textFormat() != plain and not is_rich:
        where = f"{where} that would show markup"
    return Said(where, label.text(), _read(label.text()) if is_rich else label.text())


def _items(where: str, model: QAbstractItemModel | None) -> Iterator[Said]:
    for row in range(model.rowCount(QModelIndex()) if model is not None else 0):
        for role in _ROLES:
            text = model.index(row, 0).data(role)
            if isinstance(text, str):
                is_tip = role == Qt.ItemDataRole.ToolTipRole
                yield _tip(where, text) if is_tip else Said(f"{role.name} in {where}", text, text)


def _tip(where: str, text: str) -> Said:
    """Return a tool tip as Qt shows it: as markup where it looks like that."""
    return Said(where, text, _read(text) if RichText.mightBeRichText(text) else text)


def _marked(where: str, text: str) -> Said:
    """Return words in which an ampersand marks a key, as Qt shows them."""
    return Said(where, text, re.sub("&(.?)", r"\1", text))


def _read(markup: str) -> str:
    """Return what is read of markup."""
    return QTextDocumentFragment.fromHtml(markup).toPlainText().replace("\u00a0", " ")


def visible(text: str) -> str:
    """Return a text without what takes no room."""
    return "".join(one for one in text.replace("\u00a0", " ") if unicodedata.category(one) != "Cf")


def turned(line: str) -> bool:
    """Return whether something in a line turns what stands around it."""
    before = ""
    while before != line:
        before, line = line, _ISOLATE.sub("", line)
    return any(unicodedata.bidirectional(one) in _TURNING for one in line)


_TURNING = ("R", "AL", "LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")


def faults(every: Iterable[Said], known: Mapping[str, str] = KNOWN) -> list[str]:
    """Return what is wrong with texts in which names may stand, *known* by a part of each."""
    found = []
    for where, given, shown in every:
        if _PICTURE in shown and _PICTURE not in given:
            found.append(f"{where} shows a picture: {given!r}")
        for kernel, name in known.items():
            if kernel in given and visible(name) not in visible(shown):
                found.append(f"{where} loses part of {name!r}: {given!r}")
        for line in shown.split("\n"):
            if turned(line) and visible(line) not in map(visible, known.values()):
                found.append(f"{where} is turned around: {line!r}")
    return found
