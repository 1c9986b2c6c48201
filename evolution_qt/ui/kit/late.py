"""What is imported only when it is called, given by its name: importing it takes long."""

from __future__ import annotations

import linecache
from importlib import import_module
from operator import attrgetter
from typing import Any, Generic, TypeVar

_T_co = TypeVar("_T_co", covariant=True)


class Late(Generic[_T_co]):
    """Calls a function or a class by its name; anything else is the answer as it is."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, *args: Any, **named: Any) -> _T_co:
        """Import what is named, call it and return the answer. Raises TypeError as a call does."""
        module, _, what = self.name.partition(":")
        found = attrgetter(what)(import_module(f"evolution_qt.{module}"))
        linecache.clearcache()  # PySide has every module's source read, megabytes that no one needs
        if not callable(found) and (args or named):
            raise TypeError(f"{self.name} is no function")
        answer: _T_co = found(*args, **named) if callable(found) else found
        return answer


def late(name: str) -> Late[Any]:
    """Return what is *name*, as in ``ui.beginning.sounds:SOUNDS``, imported only when it is called.

    The name is a literal: `tests/ui/test_late_names.py` finds and resolves every one in the program.
    """
    return Late(name)
