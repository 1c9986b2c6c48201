"""The hands of all players, where they lie open: what a game shows of them beside its table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from evolution_qt.core.action import NOBODY


class HandsView(QWidget):
    """Shows who holds what."""

    def set_factor(self, factor: float) -> None:
        """Draw everything so much larger."""
        raise NotImplementedError

    def show_hands(self, names: Sequence[str], state: Any, bottom: int = NOBODY) -> None:
        """Show what the seats hold in a state, without the one that lies at the *bottom* of the table."""
        raise NotImplementedError
