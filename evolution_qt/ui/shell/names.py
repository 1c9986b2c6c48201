"""The names of players as people write them. No Qt."""

from __future__ import annotations

import unicodedata

from evolution_qt.ui.shell.settings import LONGEST_NAME


def tidied(name: str) -> str:
    """Return a name without control characters and superfluous spaces."""
    shown = "".join(c for c in name if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Zl", "Zp"))
    return " ".join(shown.split())[:LONGEST_NAME]
