"""What stands in the tree of a window because it was announced."""

import asyncio

from PySide6.QtGui import QAccessible

NAME = QAccessible.Text.Name


def announced(window):
    """Return the words of all notifications in a window's status bar, those of before first."""
    return [words for _, words in notifications(window)]


def notifications(window):
    """Return each notification in a window's status bar, and its words."""
    found, tree = [], QAccessible.queryAccessibleInterface(window)
    for bar in children(tree):
        if bar.role() == QAccessible.Role.StatusBar:
            for one in children(bar):
                assert QAccessible.Role.Notification == one.role()
                assert not one.text(NAME)
                (words,) = children(one)
                assert QAccessible.Role.StaticText == words.role()
                found.append((one, words.text(NAME)))
    return found


def children(node):
    """Return what lies in a thing of the tree."""
    return [node.child(at) for at in range(node.childCount())]


async def all_announced(window):
    """Read until nothing more comes into view; return all words."""
    before = None
    while before != (now := announced(window)):
        before = now
        for _ in range(3):
            await asyncio.sleep(0)
    return now


def forget(window):
    """Take all notifications away."""
    for notification, _ in notifications(window):
        notification.object().deleteLater()
