"""The border to Qt: what fails in a function that Qt calls is reported there, and Qt goes on.

Without it an exception in an override waits inside PySide and comes up in whatever Python calls or is called
next, in functions that are sound; among the items of a scene that ends the program.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import partial, wraps
from typing import Any, Final, TypeVar

_T = TypeVar("_T", bound=type)

ANSWERS: Final[dict[str, object]] = {
    "event": False,
    "eventFilter": False,
    "sceneEvent": False,
    "viewportEvent": False,
    "rowCount": 0,
    "data": None,
    "setData": False,
    "paint": None,
    "drawBackground": None,
    "drawForeground": None,
    "currentChanged": None,
}
"""What is guarded besides handlers of events, which answer nothing; what Qt is told when it has failed."""
OF_QT: Final = (
    "sizeHint",
    "minimumSizeHint",
    "hasHeightForWidth",
    "heightForWidth",
    "hitButton",
    "focusNextPrevChild",
    "flags",
    "createEditor",
    "updateEditorGeometry",
    "toPlainText",
    "createMimeDataFromSelection",
    "destroyEditor",
)
"""What is answered as Qt itself would when it has failed."""
UNGUARDED: Final = ("boundingRect", "shape")
"""What Qt asks many times in every frame. It returns what is there already."""


def guarded(kind: _T) -> _T:
    """Let no exception leave what a class overrides of Qt: it is reported like any other unexpected one."""
    for name, function in list(vars(kind).items()):
        if not callable(function):
            continue
        if name in ANSWERS or name.endswith("Event"):
            setattr(kind, name, _reporting(function, ANSWERS.get(name)))
        elif name in OF_QT:
            setattr(kind, name, _reporting(function, None, partial(_as_of_qt, kind, name)))
    return kind


def answering(answers: Mapping[str, object]) -> Callable[[_T], _T]:
    """Do the same for functions of other names, with what Qt gets from each when it has failed."""

    def guarded_so(kind: _T) -> _T:
        for name, answer in answers.items():
            if name in vars(kind):
                setattr(kind, name, _reporting(vars(kind)[name], answer))
        return kind

    return guarded_so


def _as_of_qt(kind: type, name: str, one: object) -> Callable[..., Any]:
    """Return what a class has overridden."""
    function: Callable[..., Any] = getattr(super(kind, one), name)
    return function


def _reporting(
    function: Callable[..., Any],  # of any signature
    answer: object,
    instead: Callable[[object], Callable[..., Any]] | None = None,
) -> Callable[..., Any]:
    @wraps(function)
    def guarded_function(self: object, *given: Any) -> Any:
        try:
            return function(self, *given)
        except Exception as error:  # a border: the listener is told
            sys.excepthook(type(error), error, error.__traceback__)
            return answer if instead is None else instead(self)(*given)

    return guarded_function
