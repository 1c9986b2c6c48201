"""What cannot be tried where the rules are machine code: it takes no classes and constants made in a test."""

import pytest

from evolution_qt import compiled


def needs_plain_modules() -> None:
    """Leave a test, or at its top a whole module, where the rules are machine code."""
    if compiled.is_used():
        pytest.skip("machine code takes no classes and constants made in a test", allow_module_level=True)
