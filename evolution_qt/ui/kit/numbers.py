"""Numbers as they are written on things and in sentences: in the way of the language, with a true minus."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale

MINUS: Final = "\N{MINUS SIGN}"


def plain(value: float, digits: int = 0) -> str:
    """Return a number with so many digits after the point; what rounds to zero has no sign."""
    return QLocale().toString(round(float(value), digits) or 0.0, "f", digits).replace("-", MINUS)


def signed(value: float, digits: int = 0) -> str:
    """Return a number with its sign, also a plus; zero has none."""
    return f"+{plain(value, digits)}" if round(value, digits) > 0 else plain(value, digits)
