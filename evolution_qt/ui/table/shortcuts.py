"""What keys do, in words: rows of the one table that is shown to people."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Shortcut:
    """Keys, as they are written on a keyboard, and what they do."""

    keys: str
    words: str


@dataclass(frozen=True)
class Group:
    """Shortcuts that belong together."""

    title: str
    shortcuts: tuple[Shortcut, ...]
    is_of_table: bool = True
    """Whether they are pressed at the table, and not on another page."""
