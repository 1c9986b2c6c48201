"""The border to Qt: what fails in a function that Qt calls is reported there, and Qt goes on.

Without it an exception in an override waits inside PySide and comes up in whatever Python calls or is called
next, in functions that are sound; among the items of a scene that ends the program.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import Any, Final, TypeVar

_T = TypeVar("_T", bound=type)

ANSWERS: Final[dict[str, object]] = {
    "event": False,
    "eventFilter": False,
    "sceneEvent": False,
    "viewportEvent": False,
}
"""What Qt is told by overrides that return something; every other one that is guarded returns nothing."""


def guarded(kind: _T) -> _T:
    """Let no exception leave a class's event handlers and painting: it is told like any other unexpected one.

    Nothing else is guarded: what Qt asks for sizes and shapes, many times a frame, has no answer to give
    instead.
    """
    for name, function in list(vars(kind).items()):
        if callable(function) and (name in ANSWERS or name.endswith("Event") or name in _PAINTING):
            setattr(kind, name, _reporting(function, ANSWERS.get(name)))
    return kind


_PAINTING: Final = ("paint", "drawBackground", "drawForeground")


def _reporting(function: Callable[..., Any], answer: object) -> Callable[..., Any]:  # of any signature
    @wraps(function)
    def guarded_function(*given: Any) -> Any:
        try:
            return function(*given)
        except Exception as error:  # a border: whoever listens is told
            sys.excepthook(type(error), error, error.__traceback__)
            return answer

    return guarded_function
