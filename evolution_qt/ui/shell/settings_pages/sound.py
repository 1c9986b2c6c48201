"""What is heard: how loud, and whether this computer plays anything at all."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal

from evolution_qt.core.errors import filled
from evolution_qt.ui.kit import accessibility, keymap
from evolution_qt.ui.kit.literal import PushButton
from evolution_qt.ui.kit.sounds import sounds
from evolution_qt.ui.shell.dialogs.base import paragraph
from evolution_qt.ui.shell.dialogs.choice import SettingRow
from evolution_qt.ui.shell.settings import Settings
from evolution_qt.ui.shell.settings_pages.base import SettingsPage


class SoundPage(SettingsPage):
    """Sound."""

    listen_asked = Signal()
    """A player wants to hear whether there is something to be heard."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.listen = PushButton()
        self.listen.clicked.connect(self._listen)
        self.add_widget(self.listen, Qt.AlignmentFlag.AlignLeft)
        self.said = paragraph()
        self.said.hide()
        self.add_widget(self.said)
        self.end()
        self.boxes["sounds"].changed.connect(self._offer)
        self._offer()

    def name(self) -> str:
        """Return what the page is called."""
        return self.tr("Sound")

    def rows(self) -> Iterator[SettingRow | str]:
        """Yield how loud it is."""
        volumes = {"off": self.tr("off"), "quiet": self.tr("quiet"), "usual": self.tr("normal")}
        yield SettingRow("sounds", self.tr("Volume"), volumes)
        text = self.tr(
            "You hear what happens in the game, and after a longer wait a sound for your turn. {key} turns "
            "sound off and on. A replay is silent."
        )
        yield filled(text, {"key": keymap.written("sounds")})

    def retranslate(self) -> None:
        """Write every word again."""
        super().retranslate()
        self.listen.setText(self.tr("Play a sound"))
        self.said.hide()

    def tell(self, outcome: str) -> None:
        """Say what has come of listening."""
        words = {
            sounds.PLAYED: self.tr("Did you hear it? If not, check the system volume."),
            sounds.SILENT: self.tr("Sound was turned off at start-up."),
            sounds.NO_SPEAKER: self.tr(
                "There is no program here that plays sounds, so the game is silent. On Linux it would be "
                "pw-play, paplay or aplay."
            ),
            sounds.FAILED: self.tr("No sound can be played at present, so the game is silent."),
            sounds.UNWRITABLE: self.tr("The sounds cannot be saved to the disk, so the game is silent."),
        }[outcome]
        self.said.setText(words)
        self.said.show()
        accessibility.announce(self, words)

    def _listen(self) -> None:
        self.said.hide()
        self.listen_asked.emit()

    def _offer(self) -> None:
        """Offer to listen only where something is to be heard."""
        self.listen.setEnabled(self.boxes["sounds"].value != sounds.OFF)
        self.said.hide()
