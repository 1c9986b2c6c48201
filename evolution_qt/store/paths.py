"""Paths without the names of people."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping


def without_paths(text: str, paths: Mapping[str, str]) -> str:
    """Return *text* with each of these folders replaced, the longest first, and a name of a home left over.

    It does not matter which way the separators lean or how often they stand there.
    """
    for path in sorted(paths, key=len, reverse=True):
        parts = [part for part in re.split(r"[\\/]+", path) if part]
        if parts:
            start = r"[\\/]+" if path[0] in "\\/" else ""
            pattern = start + r"[\\/]+".join(map(re.escape, parts)) + r"(?![\w.-])"
            word = paths[path]
            text = re.sub(pattern, word.replace("\\", r"\\"), text)
    user = re.split(r"[\\/]+", os.path.expanduser("~").rstrip("\\/"))[-1]
    if len(user) > 1 and user != "root":
        text = re.sub(rf"(?<=[\\/]){re.escape(user)}(?=[\\/]|$)", "~", text)
    return text
