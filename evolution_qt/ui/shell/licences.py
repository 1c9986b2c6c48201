"""Whose work is in a bundle beside the program's own, and under which terms; a checkout has no one else's."""

from __future__ import annotations

import json
import re
from typing import Final, NamedTuple

from evolution_qt import resources

FOLDER: Final = "licenses"
INDEX: Final = f"{FOLDER}/index.json"


class Licensed(NamedTuple):
    """Something that has terms of its own."""

    name: str
    version: str
    licence: str
    texts: tuple[str, ...]

    @property
    def title(self) -> str:
        """Return its name and its version."""
        return f"{self.name} {self.version}".strip()

    def words(self) -> str:
        """Return everything that goes with it, as plain text."""
        texts = [resources.read_bytes(f"{FOLDER}/{name}").decode() for name in self.texts]
        return "\n\n".join((f"{self.title}\n{self.licence}", *map(_plain, texts)))


def bundled() -> list[Licensed]:
    """Return what is in this bundle, in the order of its list; nothing outside a bundle."""
    try:
        listed = json.loads(resources.read_bytes(INDEX))
    except FileNotFoundError:
        return []
    return [Licensed(one["name"], one["version"], one["licence"], tuple(one["texts"])) for one in listed]


def _plain(text: str) -> str:
    """Return a text without the marks of headings and of words to be typed."""
    return re.sub(r"^#+ ", "", text, flags=re.MULTILINE).replace("`", "").strip()
