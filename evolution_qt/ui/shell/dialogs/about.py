"""What this program is, whose games it shows, and whose pictures and fonts it uses."""

from __future__ import annotations

import re

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialogButtonBox

from evolution_qt import __version__, resources
from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import fonts
from evolution_qt.ui.kit.pages import TextBrowser
from evolution_qt.ui.shell import licences, style
from evolution_qt.ui.shell.dialogs.base import Dialog, paragraph
from evolution_qt.ui.shell.dialogs.choice import Choice


class AboutDialog(Dialog):
    """Says that the program is unofficial, and credits everyone."""

    def __init__(self) -> None:
        super().__init__(QDialogButtonBox.StandardButton.Close, QSize(760, 620))
        self.version = paragraph(role="muted")
        self.words = [paragraph() for _ in range(3)]
        self.credits = TextBrowser()
        self.credits.setFont(fonts.text(style.SMALL))
        self.parts = licences.bundled()
        self.part = Choice(("", *self.parts))
        self.part.currentIndexChanged.connect(self._show_part)
        self.content.addWidget(self.version)
        for label in self.words:
            self.content.addWidget(label)
        self.content.addWidget(self.part)
        if not self.parts:
            self.part.hide()
        self.content.addWidget(self.credits, 1)
        self._show_part()
        self.retranslate()

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
            self.credits.setMarkdown(_quiet(resources.read_bytes("CREDITS.md").decode()))


def _quiet(markdown: str) -> str:
    """Return a text with small headings, without links and the marks that ask for a font of the system."""
    return re.sub(r"^#+ ", "#### ", markdown, flags=re.MULTILINE).replace("`", "").replace("://", r"\://")
