"""Which key does what: the usual ones, and those that a person has put in their place.

There is one for the whole program, as there is one theme. Every key has a name: on the table its usual text,
such as ``T``; in the window the wish it stands for, such as ``new``. A hearer of the table's keys asks
`meant`, code that sets or writes one asks `shown`. Words that tell how something is done ask `are_used`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from evolution_qt.ui.kit import accessibility

MODIFIERS: Final = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_Meta,
)
"""Keys that are held down while others are pressed."""
_OF_EVERYONE: Final = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""Keys that a hand on the mouse uses, too."""
_FUNCTION_KEYS: Final = frozenset(f"F{number}" for number in range(1, 13))
_HELD: Final = frozenset({"Ctrl", "Alt", "Meta", "Shift"})
"""How Qt writes the keys that can be held down while another is pressed."""

_usual: dict[str, str] = {}
_chosen: dict[str, str] = {}
_meant: dict[int, int] = {}


class _Hand:
    """Where the hand of the person at the screen is."""

    is_on_keys = False


def use_hand(*, on_keys: bool) -> None:
    """Take notice of what a person has used last: a key, or the pointer."""
    _Hand.is_on_keys = on_keys


def is_of_hand_on_keys(key: int) -> bool:
    """Return whether a key tells that a person plays by keys."""
    return key not in (*MODIFIERS, *_OF_EVERYONE)


def heed(event: QEvent) -> None:
    """Take notice of an event in which a person uses one of them; what is only held down does not count."""
    accessibility.take_notice()
    if not isinstance(event, QKeyEvent):
        use_hand(on_keys=False)
    elif is_of_hand_on_keys(event.key()):
        use_hand(on_keys=True)


def are_used() -> bool:
    """Return whether the person at the screen uses keys: they were used last, or a screen reader listens."""
    return _Hand.is_on_keys or accessibility.is_heard()


def begin(usual: Mapping[str, str]) -> None:
    """Set which keys can be changed, with their usual texts by name; each is as usual then."""
    _usual.clear()
    _usual.update(usual)
    use({})


def use(chosen: Mapping[str, str]) -> None:
    """Put other keys in the place of usual ones, by name; what cannot be, or clashes, stays as usual."""
    _chosen.clear()
    wanted = {name: keys for name, keys in chosen.items() if name in _usual and may_be(name, keys)}
    while clash := _clash({**_usual, **wanted}, wanted):
        del wanted[clash]
    _chosen.update({name: keys for name, keys in wanted.items() if keys != _usual[name]})
    _meant.clear()
    for name in _chosen:
        if is_of_table(name):
            _meant.setdefault(named(name), Qt.Key.Key_unknown)
    for name, keys in _chosen.items():
        if is_of_table(name):
            _meant[named(keys)] = named(name)


def chosen() -> dict[str, str]:
    """Return what differs from the usual keys, by name."""
    return dict(_chosen)


def usual(name: str) -> str:
    """Return the text of the usual key of a name."""
    return _usual.get(name, name)


def shown(name: str) -> str:
    """Return the text of the key of a name; a name that cannot be changed is its own key."""
    return _chosen.get(name, _usual.get(name, name))


def written(name: str) -> str:
    """Return the key of a name as it is written on the keyboards of this system."""
    return QKeySequence(shown(name)).toString(QKeySequence.SequenceFormat.NativeText)


def meant(pressed: int) -> int:
    """Return the usual key of the table in whose place one was pressed; the unknown key if there is none."""
    return _meant.get(pressed, pressed)


def owner(keys: str, besides: str = "") -> str:
    """Return the name whose key this is, other than *besides*; nothing if it is free."""
    return next((name for name in _usual if name != besides and shown(name) == keys), "")


def is_of_table(name: str) -> bool:
    """Return whether a name is that of a key of the table: one sign, but no digit, or a function key."""
    is_sign = len(name) == 1 and ("!" <= name <= "~" or "\u00a1" <= name <= "\uffff")
    return name in _FUNCTION_KEYS or (is_sign and not ("0" <= name <= "9" or "a" <= name <= "z"))


def may_be(name: str, keys: str) -> bool:
    """Return whether a name can have such a key: on the table one alone, in the window also with others."""
    if keys != keys.upper() and "+" not in keys:
        return False
    if is_of_table(keys):
        return named(keys) != Qt.Key.Key_unknown
    return not is_of_table(name) and _is_of_window(keys)


def _is_of_window(keys: str) -> bool:
    """Return whether this is a key that is pressed while others are held down, not Shift alone."""
    before, _, last = keys[:-1].rpartition("+")  # the key itself may be a plus
    held, pressed = set(before.split("+")), last + keys[-1:]
    is_key = is_of_table(pressed) or pressed in (*"0123456789", "Backspace")
    return is_key and held <= _HELD and held != {"Shift"}


def named(keys: str) -> Qt.Key:
    """Return the key that is called so, such as ``A``, ``Tab`` or ``F2``; the unknown key if none is."""
    sequence: Any = QKeySequence(keys)  # its items are not known to the stubs
    return sequence[0].key() if sequence.count() == 1 else Qt.Key.Key_unknown


def _clash(every: Mapping[str, str], wanted: Mapping[str, str]) -> str:
    """Return a name of *wanted* whose key something else has too; nothing if all differ."""
    seen: dict[str, str] = {}
    for name, keys in every.items():
        if keys and (other := seen.setdefault(keys, name)) != name:
            return name if name in wanted else other
    return ""
