"""Starts the program and tells what is on its screen: Wine has no bus for screen readers.

    python watched.py FOLDER [WORD ...]

Whenever the number in FOLDER/asked changes, FOLDER/told.json gets that number and all that is seen of the
program, as a screen reader is told of it: role, name, place on the screen and states. FOLDER/status gets what
the program ends with.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

BETWEEN = 50
"""Milliseconds between two looks for a question."""
ROLES = {
    "PushButton": "button",
    "Button": "button",
    "RadioButton": "radio button",
    "ListItem": "list item",
    "StaticText": "label",
    "Dialog": "dialog",
    "Grouping": "panel",
    "Pane": "panel",
}
"""What roles are called on the bus of Linux, which those who play look for."""


def walked(node: Any) -> Iterator[Any]:
    """Yield everything below a node that is on the screen, in its order."""
    for at in range(node.childCount()):
        child = node.child(at)
        if child is None or not child.isValid() or child.state().invisible or child.rect().isEmpty():
            continue
        yield child
        yield from walked(child)


def told(node: Any, name: Any) -> list[Any]:
    """Return role, name, place and states of a node; places are in pixels of the screen."""
    state, place, role = node.state(), node.rect(), node.role().name
    states = [("ENABLED", not state.disabled), ("CHECKED", state.checked), ("SELECTED", state.selected)]
    where = [place.x(), place.y(), place.width(), place.height()]
    return [ROLES.get(role, role), node.text(name), where, [word for word, is_so in states if is_so]]


def main(folder: Path, words: list[str]) -> int:
    """Run the program and answer until it ends."""
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QAccessible
    from PySide6.QtWidgets import QApplication

    from evolution_qt.ui.shell.window import app

    usual, answered = app.live, [""]

    def answer() -> None:
        asked = (folder / "asked").read_text() if (folder / "asked").exists() else ""
        if asked == answered[0]:
            return
        tops = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
        nodes = [node for top in tops for node in walked(QAccessible.queryAccessibleInterface(top))]
        scale = QApplication.primaryScreen().devicePixelRatio()
        seen = [told(node, QAccessible.Text.Name) for node in nodes]
        for one in seen:
            one[2] = [round(part * scale) for part in one[2]]
        if not seen:  # nothing is shown yet: the next look may find something
            return
        answered[0] = asked
        new = folder / "told.new"
        new.write_text(json.dumps({"asked": asked, "seen": seen}), encoding="utf-8")
        new.replace(folder / "told.json")

    async def live(application: QApplication, *rest: Any) -> int:
        timer = QTimer(application)
        timer.timeout.connect(answer)
        timer.start(BETWEEN)
        return await usual(application, *rest)

    app.live = live
    status = app.main(words)
    (folder / "status").write_text(str(status))
    return status


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
