"""Plain data at the border: JSON that came from outside, and reading it with the place of every fault.

`parse` turns bytes into plain values or raises BadInput; it never runs deep, long or out of memory on a
hostile file. `Node` is a plain value that knows where it stands, so that a reader can say
``players[1].species[0].body: 9 is above 6``. Nothing here knows what the values mean.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final, TypeAlias, cast

from evolution_qt.core.errors import BadInput, bad, located
from evolution_qt.core.files import NotAFile, open_ordinary

Plain: TypeAlias = bool | int | str | list["Plain"] | dict[str, "Plain"] | None

MOST_BYTES: Final = 1_000_000
MOST_LEVELS: Final = 32
MOST_CHARACTERS: Final = 200
MOST_DIGITS: Final = 16
NUMBER_LIMIT: Final = 2**53
NEWLINE: Final = b"\n"

_AT_ONCE: Final = 1 << 20
_TOKEN: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[\]{}]', re.DOTALL)


# controls, halves of characters, line and paragraph separators
_UNSHOWABLE: Final = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff\u2028\u2029]")


# Reading bytes


@contextmanager
def opening(name: str) -> Iterator[None]:
    """Raise BadInput for what goes wrong where a file is opened to be read; messages call it *name*."""
    try:
        yield
    except (FileNotFoundError, NotADirectoryError):
        raise bad("no_such_file", name) from None
    except NotAFile as error:
        raise bad(error.code, name) from None
    except (OSError, ValueError):
        raise bad("unreadable", name) from None


def read_file(path: Path | str, most: int = MOST_BYTES) -> bytes:
    """Return the content of a file. Raises BadInput if there is none, or too much of it.

    What is no ordinary file is refused, and never waited for.
    """
    with opening(str(path)), os.fdopen(open_ordinary(path), "rb") as stream:
        if os.fstat(stream.fileno()).st_size > most:
            raise bad("too_large", str(path), limit=most)
        return read_stream(stream, str(path), most)


def read_given(name: str) -> bytes:
    """Return the content of the file that a person names; ``-`` is standard input. Raises BadInput."""
    if name != "-":
        return read_file(name)
    if sys.stdin is None:  # closed by what started the program
        raise bad("unreadable", name)
    try:
        return read_stream(sys.stdin.buffer, name)
    except OSError:
        raise bad("unreadable", name) from None


def read_stream(stream: BinaryIO, name: str, most: int = MOST_BYTES) -> bytes:
    """Return what *stream* holds. Raises BadInput as soon as it is too much."""
    data = bytearray()
    while len(data) <= most and (part := stream.read(min(most + 1 - len(data), _AT_ONCE))):
        data += part
    if len(data) > most:
        raise bad("too_large", name, limit=most)
    return bytes(data)


# Parsing


@dataclass(frozen=True, slots=True)
class _Wrong:
    """Stands in a parsed value where a fault was met, until the walk knows the place."""

    code: str
    params: Mapping[str, int | str]


def parse(data: bytes, *, line: int = 0, most_characters: int = MOST_CHARACTERS) -> Plain:
    """Return the JSON value that *data* holds; *line* is its place when it is one line of a file.

    Refused are files over 1 MB, more than 32 levels, numbers that are not whole or reach 2 to the 53rd, keys
    that stand twice, long texts and characters that cannot be shown.
    """
    place = f"line {line}" if line else ""
    if len(data) > MOST_BYTES:
        raise bad("too_large", place, limit=MOST_BYTES)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise bad("not_utf8", f"line {max(line, 1) + data.count(NEWLINE, 0, error.start)}") from None
    if not text.strip():
        raise bad("empty", place)
    _scan(text, line)
    try:
        value = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        raise bad("not_json", _spot(text, error.pos, line)) from None
    with located(place) if place else nullcontext():
        _walk(value, "", most_characters)
    return cast("Plain", value)


def canonical(value: Plain) -> str:
    """Return the one text of a plain value: sorted keys, no spaces, every character as itself."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def shown(text: object, most: int = 60) -> str:
    """Return *text* fit to be named in a message: short, on one line, without control characters."""
    plain = _UNSHOWABLE.sub("\N{REPLACEMENT CHARACTER}", str(text)[: most + 1])
    return plain if len(plain) <= most else plain[: most - 3] + "..."


def _scan(text: str, line: int) -> None:
    depth = 0
    for token in _TOKEN.finditer(text):
        kind = token.group()
        if kind in "[{":
            depth += 1
            if depth > MOST_LEVELS:
                raise bad("too_deep", _spot(text, token.start(), line), limit=MOST_LEVELS)
        elif kind in "]}":
            depth -= 1


def _object(pairs: list[tuple[str, object]]) -> object:
    result: dict[str, object] = {}
    for key, value in pairs:
        if key in result:
            return _Wrong("duplicate_key", {"key": shown(key)})
        result[key] = value
    return result


def _whole(digits: str) -> object:
    if len(digits) > MOST_DIGITS + 1 or abs(int(digits)) >= NUMBER_LIMIT:
        return _Wrong("number_too_large", {})
    return int(digits)


def _fraction(digits: str) -> object:
    return _Wrong("fraction", {"value": shown(digits)})


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=_whole, parse_float=_fraction, parse_constant=_fraction
)


def _walk(value: object, path: str, most_characters: int) -> None:
    match value:
        case _Wrong(code, params):
            raise bad(code, path, **params)
        case str():
            check_text(value, path, most_characters)
        case list():
            for at, item in enumerate(value):
                _walk(item, f"{path}[{at}]", most_characters)
        case dict():
            for key, item in value.items():
                check_text(key, _inside(path, shown(key)), most_characters)
                _walk(item, _inside(path, key), most_characters)


def check_text(text: str, path: str, most_characters: int = MOST_CHARACTERS) -> None:
    """Refuse a text that is too long or holds characters that cannot be seen."""
    if len(text) > most_characters:
        raise bad("string_too_long", path, limit=most_characters)
    if _UNSHOWABLE.search(text):
        raise bad("bad_character", path)


def _spot(text: str, position: int, line: int) -> str:
    row = max(line, 1) + text.count("\n", 0, position)
    column = position - text.rfind("\n", 0, position)
    return f"line {row}, column {column}"


def _inside(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


# Reading values


@dataclass(frozen=True, slots=True)
class Node:
    """A plain value and the path to it."""

    value: object
    path: str = ""

    def wrong(self, code: str, **params: int | str) -> BadInput:
        """Return the error for a fault at this place, ready to be raised."""
        return bad(code, self.path, **params)

    def number(self, least: int, most: int = NUMBER_LIMIT - 1) -> int:
        """Return the whole number that stands here."""
        if type(self.value) is not int:
            raise self.wrong("not_a_number")
        if self.value < least:
            raise self.wrong("below", value=self._figure(), limit=least)
        if self.value > most:
            raise self.wrong("above", value=self._figure(), limit=most)
        return self.value

    def truth(self) -> bool:
        """Return the true or false that stands here."""
        if type(self.value) is not bool:
            raise self.wrong("not_true_or_false")
        return self.value

    def text(self) -> str:
        """Return the text that stands here."""
        if type(self.value) is not str:
            raise self.wrong("not_a_string")
        check_text(self.value, self.path)
        return self.value

    def choice(self, words: Collection[str]) -> str:
        """Return the text that stands here, one of *words*."""
        word = self.text()
        if word not in words:
            raise self.wrong("unknown_value", value=shown(word))
        return word

    def items(self) -> list[Node]:
        """Return the entries of the list that stands here."""
        if type(self.value) is not list:
            raise self.wrong("not_a_list")
        return [Node(item, f"{self.path}[{at}]") for at, item in enumerate(self.value)]

    def fields(self, known: Collection[str], required: Collection[str] = ()) -> Fields:
        """Return the entries of the object that stands here, none but the *known*, all the *required*."""
        if type(self.value) is not dict:
            raise self.wrong("not_an_object")
        for key in self.value:
            if key not in known:
                raise self.wrong("unknown_key", key=shown(key))
        for key in required:
            if key not in self.value:
                raise self.wrong("missing_key", key=key)
        return Fields(self.value, self.path)

    def is_null(self) -> bool:
        """Return whether nothing stands here."""
        return self.value is None

    def _figure(self) -> int | str:
        value = cast("int", self.value)
        return value if abs(value) < NUMBER_LIMIT else shown(hex(value))


class Fields:
    """The entries of an object, each with its path."""

    def __init__(self, values: Mapping[str, object], path: str) -> None:
        self.values = values
        self.path = path

    def __contains__(self, key: str) -> bool:
        """Return whether the key is there."""
        return key in self.values

    def __iter__(self) -> Iterator[str]:
        """Go through the keys."""
        return iter(self.values)

    def __getitem__(self, key: str) -> Node:
        """Return the entry of a key that is there."""
        return Node(self.values[key], _inside(self.path, key))

    def get(self, key: str) -> Node | None:
        """Return the entry of *key*, or None if it is missing."""
        return self[key] if key in self.values else None

    def number(self, key: str, default: int, least: int, most: int = NUMBER_LIMIT - 1) -> int:
        """Return the whole number under *key*, or *default* if the key is missing."""
        return self[key].number(least, most) if key in self.values else default

    def truth(self, key: str, default: bool) -> bool:
        """Return the true or false under *key*, or *default* if the key is missing."""
        return self[key].truth() if key in self.values else default

    def items(self, key: str) -> list[Node]:
        """Return the entries of the list under *key*; none if the key is missing."""
        return self[key].items() if key in self.values else []
