"""What a game shows of its beginning before it begins: a picture, the same in words, how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QPixmap


@dataclass(frozen=True)
class StartPicture:
    """How the beginning of a game is shown where it is set up."""

    painted: Callable[[Any, QSize, float], QPixmap]
    """The picture of a state, in a size, for so many pixels of each unit."""
    told: Callable[[Any], str]
    """The same in the current language, for who does not see it."""
    is_certain: Callable[[Any, Sequence[Sequence[str]]], bool]
    """Whether a game with these chosen sides of the seats looks so with any seed."""
