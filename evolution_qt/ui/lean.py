"""What the window's process does without, so that it starts sooner and stays small.

* asyncio would load OpenSSL, and hashlib prefers it to its own code: seven megabytes for a program that never
  speaks to a network and hashes a few kilobytes.
* PySide reads and keeps the source of every module that is imported, the standard library's too, to see
  whether it may have switched on other spellings of Qt's names, which nothing here does.
* PySide carries 3,000 lines of Python that explain what a function of Qt takes, in messages of errors and in
  helps, as text that every start compiles anew: a third of what a window with nothing in it takes to start.
  They are compiled when they are first asked.
* Python would look for garbage in all of that while it is being loaded, and again whenever as much has come.

All are left as they are where they were loaded before, and where they are built otherwise than we know.
"""

from __future__ import annotations

import builtins
import gc
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, cast

from evolution_qt.core import garbage

_OPEN_SSL: Final = ("ssl", "_hashlib")
_OWN_HASHES: Final = ("_md5", "_sha1", "_sha3", "_blake2")
"""What hashlib falls back on, beside the family of SHA-2, which is named otherwise from Python 3.12 on."""
_SHA_2: Final = (("_sha256", "_sha512"), ("_sha2",))
_EXPLAINING: Final = {
    "shibokensupport/signature/errorhandler.py": 0x097485F4,
    "shibokensupport/signature/layout.py": 0x5A9065C3,
    "shibokensupport/signature/mapping.py": 0x4DB0F7BA,
    "shibokensupport/signature/parser.py": 0x105CFC9F,
    "shibokensupport/signature/lib/enum_sig.py": 0x2DAA4418,
    "shibokensupport/signature/lib/pyi_generator.py": 0x66004E69,
    "shibokensupport/signature/lib/tool.py": 0x35E890F1,
}
"""What PySide compiles only to explain itself, with a checksum of what we know of it."""
_ASKED_BY_NAME: Final = {"shibokensupport.signature.mapping": "update_mapping"}
"""What PySide's own core looks up in a module without asking the module for it."""


def spare() -> None:
    """Do without all this from now on; the first to import Qt calls it."""
    if _hashes_are_complete():
        modules = cast("dict[str, Any]", sys.modules)
        for name in _OPEN_SSL:
            modules.setdefault(name, None)  # importing it is then an ImportError, which all users expect
    if "shiboken6" not in sys.modules:
        with garbage.left_alone():
            with _explaining_nothing_yet():
                import_module("PySide6")  # its core ends the program where this is missing
                import_module("shiboken6")
                import_module("PySide6.QtCore")
            gc.freeze()  # it is there for good
    import_module("PySide6.QtCore")
    features = cast("Any", sys.modules.get("shibokensupport.feature"))
    if hasattr(features, "_mod_uses_pyside"):
        features._mod_uses_pyside = _uses_no_features


def _hashes_are_complete() -> bool:
    """Say whether this Python was built with hashes of its own, as it is unless a distributor decides."""
    return all(_exists(name) for name in _OWN_HASHES) and any(all(map(_exists, names)) for names in _SHA_2)


def _exists(name: str) -> bool:
    return name in sys.builtin_module_names or find_spec(name) is not None


def _uses_no_features(_module: object) -> bool:
    """Say of every module that Qt's names are spelled in it as Qt spells them."""
    return False


@contextmanager
def _explaining_nothing_yet() -> Iterator[None]:
    """Let what explains PySide be compiled when it is first asked, if it comes meanwhile and is known."""
    real = builtins.compile
    met: set[str] = set()

    def compile_known(source: Any, filename: Any, *more: Any, **named: Any) -> Any:
        known = _EXPLAINING.get(filename) if isinstance(filename, str) else None
        is_new = known is not None and filename not in met and isinstance(source, bytes)
        if not is_new or zlib.crc32(source.replace(b"\r\n", b"\n")) != known:  # as Windows ends lines
            return real(source, filename, *more, **named)
        met.add(filename)
        _unread.add(filename)
        return _LATER

    builtins.compile = cast("Any", compile_known)
    try:
        yield
    finally:
        builtins.compile = real


_unread: Final[set[str]] = set()
"""Files of PySide that are not compiled yet."""
_LATER: Final = compile(
    f"from {__name__} import postpone as __postpone\n__postpone(__name__)\ndel __postpone", __file__, "exec"
)


def postpone(name: str) -> None:
    """Let a module of PySide that explains, which is being loaded, come about when it is first used."""
    module = sys.modules[name]
    names = vars(module)
    filename = name.replace(".", "/") + ".py"
    asked = _ASKED_BY_NAME.get(name, "")

    def come_about() -> None:
        if filename not in _unread:
            return
        _unread.discard(filename)
        for stand_in in ("__getattr__", asked):
            names.pop(stand_in, None)
        spec = cast("Any", module.__spec__)
        known_as, spec.name = spec.name, name  # PySide publishes it by another name, its loader does not know
        try:
            spec.loader.exec_module(module)
        finally:
            spec.name = known_as

    def look_up(wanted: str) -> Any:
        if not wanted.startswith("__"):
            come_about()
        if wanted in names:
            return names[wanted]
        raise AttributeError(f"module {name!r} has no attribute {wanted!r}")

    def answer(*given: Any) -> Any:
        come_about()
        return names[asked](*given)

    names["__getattr__"] = look_up
    if asked:
        names[asked] = answer
