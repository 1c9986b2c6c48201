"""What cannot be tried where the rules are machine code: it takes no classes and constants made in a test."""

import pytest

from evolution_qt.core import rng


def needs_plain_modules() -> None:
    """Leave a test, or at its top a whole module, where the rules are machine code."""
    if not str(rng.__file__).endswith(".py"):
        pytest.skip("machine code takes no classes and constants made in a test", allow_module_level=True)
