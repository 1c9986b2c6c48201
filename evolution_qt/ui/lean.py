"""What the window's process does without, so that it starts sooner and stays small.

* asyncio would load OpenSSL, and hashlib prefers it to its own code: seven megabytes for a program that never
  speaks to a network and hashes a few kilobytes.
* PySide reads and keeps the source of every module that is imported, the standard library's too, to see
  whether it may have switched on other spellings of Qt's names, which nothing here does.

Both are left as they are where they were loaded before, and where they are built otherwise than we know.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, cast

_OPEN_SSL: Final = ("ssl", "_hashlib")
_OWN_HASHES: Final = ("_md5", "_sha1", "_sha3", "_blake2")
"""What hashlib falls back on, beside the family of SHA-2, which is named otherwise from Python 3.12 on."""
_SHA_2: Final = (("_sha256", "_sha512"), ("_sha2",))


def spare() -> None:
    """Do without all this from now on; the first to import Qt calls it."""
    if _hashes_are_complete():
        modules = cast("dict[str, Any]", sys.modules)
        for name in _OPEN_SSL:
            modules.setdefault(name, None)  # importing it is then an ImportError, which all users expect
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
