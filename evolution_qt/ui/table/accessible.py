"""What stands for a table and its parts in Qt's tree of accessible things. Imported when it is asked for."""

from __future__ import annotations

from functools import partial
from typing import Any, Final, TypeAlias, cast
from weakref import ref

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import VoidPtr, isValid

from evolution_qt.ui.kit import phrasing
from evolution_qt.ui.kit.guard import answering
from evolution_qt.ui.table.accessible_tree import AccessibleTree, Key, Part

Role = QAccessible.Role
_Found: TypeAlias = Any
"""Something that stands in the tree, or None where nothing is: the stubs of Qt do not know of that."""
_ROLES: Final = {
    "ribbon": Role.StaticText,
    "question": Role.List,
    "answer": Role.ListItem,
    "words": Role.StaticText,
    "button": Role.Button,
    "second button": Role.Button,
}
_NO_STATE: Final = QAccessible.State()
_NOWHERE: Final = VoidPtr(0)
_guarded = answering(
    {
        "object": None,
        "isValid": False,
        "window": None,
        "parent": None,
        "childCount": 0,
        "child": None,
        "indexOfChild": -1,
        "childAt": None,
        "focusChild": None,
        "role": Role.NoRole,
        "rect": QRect(),
        "state": _NO_STATE,
        "text": "",
        "setText": None,
        "interface_cast": _NOWHERE,
        "actionNames": [],
        "doAction": None,
        "keyBindingsForAction": [],
    }
)


def made(thing: QObject, tree: AccessibleTree | None) -> QAccessibleInterface:
    """Return what stands for a part of a table, or for the table that has a *tree*."""
    if isinstance(thing, Part):
        return _OfPart(thing)
    assert isinstance(thing, QWidget)
    assert tree is not None
    return _OfTable(thing, tree)


@_guarded
class _OfTable(QAccessibleWidget):
    """Stands for a table: what lies there are its children."""

    def __init__(self, table: QWidget, tree: AccessibleTree) -> None:
        super().__init__(table, Role.Grouping, "")
        self._remembered = ref(tree)

    @property
    def _tree(self) -> AccessibleTree:
        tree = self._remembered()
        assert tree is not None
        return tree

    def childCount(self) -> int:
        """Return how many things belong to it."""
        return len(self._tree.children(None))

    def child(self, index: int) -> _Found:
        """Return one of them."""
        return _child(self._tree, None, index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return which of them something is."""
        return _index(self._tree, None, child)

    def childAt(self, x: int, y: int) -> _Found:
        """Return which of them lies at a point of the screen."""
        return _child_at(self, x, y)

    def focusChild(self) -> _Found:
        """Return what keys are about."""
        tree = self._tree
        focus = tree.focus()
        if not cast(QWidget, self.object()).hasFocus():
            return None
        return self if focus is None else QAccessible.queryAccessibleInterface(tree.part(focus))

    def state(self) -> QAccessible.State:
        """Return how the table is: its parts have the focus in its place."""
        found = super().state()
        found.focused = self._tree.has_focus(None)
        return found

    def text(self, which: QAccessible.Text) -> str:
        """Return what it is called; what is asked there is announced."""
        return self._tree.table_name() if which == QAccessible.Text.Name else ""


@_guarded
class _Pressing(QAccessibleActionInterface):
    """Presses a thing on a table, as a click on it would."""

    def __init__(self, part: Part) -> None:
        super().__init__()
        self._remembered = ref(part)

    @property
    def _part(self) -> Part | None:
        part = self._remembered()
        return part if part is not None and isValid(part) else None

    def actionNames(self) -> list[str]:
        """Return what can be done with it now."""
        part = self._part
        can = part is not None and part.tree.can_press(part.key)
        return [QAccessibleActionInterface.pressAction()] if can else []

    def doAction(self, name: str) -> None:
        """Do it after the question has been answered."""
        part = self._part
        if part is not None and name == QAccessibleActionInterface.pressAction():
            QTimer.singleShot(0, part, partial(part.tree.press, part.key))

    def keyBindingsForAction(self, name: str) -> list[str]:
        """Return no key of its own."""
        return []


@_guarded
class _OfPart(QAccessibleInterface):
    """Stands for one thing on a table. It only remembers it: PySide never lets go of what Qt has got."""

    def __init__(self, part: Part) -> None:
        super().__init__()
        self._remembered = ref(part)
        self._pressing = _Pressing(part)

    @property
    def _part(self) -> Part | None:
        """The part, None once it has gone with its table."""
        part = self._remembered()
        return part if part is not None and isValid(part) else None

    def object(self) -> _Found:
        """Return what it stands for."""
        return self._part

    def isValid(self) -> bool:
        """Return whether the thing is still there."""
        part = self._part
        return part is not None and part.tree.has(part.key)

    def window(self) -> _Found:
        """Return the window in which it lies."""
        part = self._part
        return cast(QWidget, part.parent()).window().windowHandle() if part is not None else None

    def parent(self) -> _Found:
        """Return what it belongs to."""
        if (part := self._part) is None:
            return None
        key, table = part.tree.parent(part.key), cast(QWidget, part.parent())
        return QAccessible.queryAccessibleInterface(table if key is None else part.tree.part(key))

    def childCount(self) -> int:
        """Return how many things belong to it."""
        part = self._part
        return len(part.tree.children(part.key)) if part is not None else 0

    def child(self, index: int) -> _Found:
        """Return one of them."""
        part = self._part
        return _child(part.tree, part.key, index) if part is not None else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return which of them something is."""
        part = self._part
        return _index(part.tree, part.key, child) if part is not None else -1

    def childAt(self, x: int, y: int) -> _Found:
        """Return which of them lies at a point of the screen."""
        return _child_at(self, x, y)

    def role(self) -> QAccessible.Role:
        """Return what sort of thing it is; most are words."""
        if (part := self._part) is None:
            return Role.NoRole
        if part.tree.is_on(part.key) is not None:
            return Role.CheckBox
        return _ROLES.get(part.key.sort) or part.tree.role(part.key)

    def rect(self) -> QRect:
        """Return where it lies on the screen."""
        part = self._part
        return part.tree.rect(part.key) if part is not None else QRect()

    def state(self) -> QAccessible.State:
        """Return how it is."""
        found, part = QAccessible.State(), self._part
        for name, is_so in part.tree.states(part.key).items() if part is not None else ():
            setattr(found, name, is_so)
        return found

    def text(self, which: QAccessible.Text) -> str:
        """Return its name, with a stop where more is said of it, and its further description."""
        if (part := self._part) is None or which not in (QAccessible.Text.Name, QAccessible.Text.Description):
            return ""
        about = part.tree.description(part.key)
        if which == QAccessible.Text.Description:
            return about
        part.name = part.tree.name(part.key)
        return phrasing.sentences([part.name]) if about else part.name

    def interface_cast(self, which: QAccessible.InterfaceType) -> _Found:
        """Return what else can be asked of it: it can be pressed."""
        # PySide makes a pointer of what is returned, not of a number as its stubs say, and none of None
        return self._pressing if which == QAccessible.InterfaceType.ActionInterface else _NOWHERE

    def setText(self, which: QAccessible.Text, text: str) -> None:
        """Keep the words: there are no others."""


def _child(tree: AccessibleTree, key: Key | None, index: int) -> _Found:
    every = tree.children(key)
    if not 0 <= index < len(every):
        return None
    return QAccessible.queryAccessibleInterface(tree.part(every[index]))


def _index(tree: AccessibleTree, key: Key | None, child: QAccessibleInterface) -> int:
    part = child.object()
    every = tree.children(key)
    return every.index(part.key) if isinstance(part, Part) and part.key in every else -1


def _child_at(parent: QAccessibleInterface, x: int, y: int) -> _Found:
    for at in range(parent.childCount()):
        child = parent.child(at)
        if child is not None and child.rect().contains(x, y):
            return child
    return None
