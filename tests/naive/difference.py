"""Where the program and a second opinion do not agree, and what is needed to see it again."""

import json
from typing import Any, NamedTuple


class Difference(NamedTuple):
    """The two do not agree: enough to see it again."""

    what: str
    position: dict[str, Any]
    seat: int
    line: str
    expected: object
    got: object

    def __str__(self) -> str:
        return "\n".join(
            [
                f"{self.what}: the second opinion expects, the program gives",
                f"  expected: {self.expected}",
                f"  got:      {self.got}",
                f"  move:     {self.seat}: {self.line}",
                f"  position: {json.dumps(self.position)}",
            ]
        )


def unlike(expected: object, got: object, path: str = "") -> list[str]:
    """Where two plain values differ, as `path: expected != got`."""
    if isinstance(expected, dict) and isinstance(got, dict) and expected.keys() == got.keys():
        return [text for key in expected for text in unlike(expected[key], got[key], f"{path}.{key}")]
    if isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        pairs = enumerate(zip(expected, got, strict=True))
        return [text for i, (one, other) in pairs for text in unlike(one, other, f"{path}[{i}]")]
    return [] if expected == got and type(expected) is type(got) else [f"{path}: {expected!r} != {got!r}"]
