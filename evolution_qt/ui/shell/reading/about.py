"""What this program is, and whose games, pictures, fonts and other work it shows or holds, under which terms.

A bundle has the work of others beside the program's own; a checkout has no one else's.
"""

from __future__ import annotations

import json
import re
from typing import Final, NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialogButtonBox

from evolution_qt import __version__, resources
from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.pixmap_cache import Steps
from evolution_qt.ui.kit.plain_text import TextBrowser
from evolution_qt.ui.shell.window import style
from evolution_qt.ui.shell.window.base import Dialog, paragraph
from evolution_qt.ui.shell.window.choice import Choice

FOLDER: Final = "licenses"
INDEX: Final = f"{FOLDER}/index.json"


class Licensed(NamedTuple):
    """Something that has terms of its own."""

    name: str
    version: str
    licence: str
    texts: tuple[str, ...]

    @property
    def title(self) -> str:
        """Return its name and its version."""
        return f"{self.name} {self.version}".strip()

    def words(self) -> str:
        """Return everything that goes with it, as plain text."""
        texts = [resources.read_bytes(f"{FOLDER}/{name}").decode() for name in self.texts]
        return "\n\n".join((f"{self.title}\n{self.licence}", *map(_plain, texts)))


def bundled() -> list[Licensed]:
    """Return what is in this bundle, in the order of its list; nothing outside a bundle."""
    try:
        listed = json.loads(resources.read_bytes(INDEX))
    except FileNotFoundError:
        return []
    return [Licensed(one["name"], one["version"], one["licence"], tuple(one["texts"])) for one in listed]


def _plain(text: str) -> str:
    """Return a text without the marks of headings and of words to be typed."""
    return re.sub(r"^#+ ", "", text, flags=re.MULTILINE).replace("`", "").strip()


class AboutDialog(Dialog):
    """Names the program as unofficial, and credits everyone."""

    def __init__(self) -> None:
        super().__init__(QDialogButtonBox.StandardButton.Close, QSize(760, 620))
        self.version = paragraph(role="muted")
        self.words = [paragraph() for _ in range(3)]
        self.credits = TextBrowser()
        self.credits.setFont(fonts.text(style.SMALL))
        self.parts = bundled()
        self.part = Choice(("", *self.parts))
        self.part.currentIndexChanged.connect(self._show_part)
        self.content.addWidget(self.version)
        for label in self.words:
            self.content.addWidget(label)
        self.content.addWidget(self.part)
        if not self.parts:
            self.part.hide()
        self.content.addWidget(self.credits, 1)
        self.retranslate()

    def fill(self) -> Steps:
        """Write the credits now that their width is known: they take a while to lay out."""
        self._show_part()
        yield

    def resize_writing(self) -> None:
        """Grow with the window."""
        self.credits.setFont(fonts.text(self.px(style.SMALL)))

    def retranslate(self) -> None:
        """Write every word again."""
        self.entitle(self.tr("Evolution"))
        self.credits.setAccessibleName(self.tr("Evolution"))
        self.part.be_called(self.tr("Licences"))
        self.part.setItemText(0, self.tr("Pictures, fonts and sounds"))
        for at, part in enumerate(self.parts, 1):
            self.part.setItemText(at, part.title)
        self.version.setText(filled(self.tr("Version {version}"), {"version": __version__}))
        texts = (
            self.tr(
                "This is an unofficial program for people who like three board games. Its words and sounds "
                "are its own; its pictures are its own or free ones, named below."
            ),
            self.tr(
                "Evolution was designed by Dominic Crapuchettes, Dmitry Knorre and Sergey Machin; North Star "
                "Games publishes it, and in German Schmidt Spiele. Evolution: The Beginning was designed by "
                "Dominic Crapuchettes. Dominant Species was designed by Chad Jensen; GMT Games publishes it."
            ),
            self.tr(
                "The program is free software under the MIT licence. It uses Qt through PySide6 under the "
                "LGPL."
            ),
        )
        for label, text in zip(self.words, texts, strict=True):
            label.setText(text)

    def _show_part(self) -> None:
        """Show the credits, or the terms of what was chosen."""
        at = self.part.currentIndex()
        if at > 0:
            self.credits.setPlainText(self.parts[at - 1].words())
        else:
            with self.credits.written_at_length():
                self.credits.setMarkdown(_quiet(resources.read_bytes("CREDITS.md").decode()))


def _quiet(markdown: str) -> str:
    """Return a text with small headings, without links and the marks that ask for a font of the system."""
    return re.sub(r"^#+ ", "#### ", markdown, flags=re.MULTILINE).replace("`", "").replace("://", r"\://")
