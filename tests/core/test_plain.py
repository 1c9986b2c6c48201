"""The border for JSON: what is refused before anyone looks at the meaning, and where the place is named."""

from __future__ import annotations

import io
import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from evolution_qt.core.errors import BadInput
from evolution_qt.core.plain import (
    MOST_BYTES,
    Fields,
    Node,
    canonical,
    parse,
    read_file,
    read_given,
    read_stream,
    shown,
)

PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53) + 1, 2**53 - 1)
    | st.text('abcäö肉 "\\{}[]', max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text('abc"{', max_size=5), inner, max_size=4)
    ),
    max_leaves=20,
)


def fault_of(data: bytes, **options: int) -> str:
    with pytest.raises(BadInput) as caught:
        parse(data, **options)
    return str(caught.value)


@settings(derandomize=True, deadline=None)
@given(PLAIN)
def test_what_is_written_is_read_again(value: object) -> None:
    assert value == parse(canonical(value).encode())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "there is nothing in it"),
        (b" \n\t", "there is nothing in it"),
        (b"{", "line 1, column 2: this is not JSON"),
        (b'{"a":\n  [1 2]}', "line 2, column 6: this is not JSON"),
        (b"\xff\xfe{}", "line 1: this is not UTF-8 text"),
        (b'{"a": 1,\n\n"b": "\xe4"}', "line 3: this is not UTF-8 text"),
        (b"nul", "line 1, column 1: this is not JSON"),
        (b"[1] [2]", "line 1, column 5: this is not JSON"),
        (b'"abc', "line 1, column 1: this is not JSON"),
        (b'["a", "b\\"', "line 1, column 7: this is not JSON"),
        (b'["\x01"]', "line 1, column 3: this is not JSON"),
        (b"[1.5]", "[0]: 1.5 is not a whole number"),
        (b'{"a": [1, 1e9]}', "a[1]: 1e9 is not a whole number"),
        (b"[NaN]", "[0]: NaN is not a whole number"),
        (b'{"a": {"b": -Infinity}}', "a.b: -Infinity is not a whole number"),
        (b"[9007199254740992]", "[0]: this number is too large"),
        (b"[-9007199254740992]", "[0]: this number is too large"),
        (b"[" + b"9" * 100_000 + b"]", "[0]: this number is too large"),
        (b'{"a": {"b": 1, "c": 2, "b": 3}}', "a: the key “b” appears here twice"),
        (b'[{"a": 1, "a": 1}]', "[0]: the key “a” appears here twice"),
        (b'{"a": "' + b"x" * 201 + b'"}', "a: longer than 200 characters"),
        (b'{"' + b"x" * 201 + b'": 1}', "x" * 57 + "...: longer than 200 characters"),
        (b'{"a": "\\u0007"}', "a: a character that cannot be shown"),
        (b'{"a": "\\u2028"}', "a: a character that cannot be shown"),
        (b'{"a": "\\ud800"}', "a: a character that cannot be shown"),
        (b'{"\\u009b": 1}', "�: a character that cannot be shown"),
        (b"[" * 33, "line 1, column 33: nested more than 32 levels deep"),
        (b'{"a":\n' * 40, "line 33, column 1: nested more than 32 levels deep"),
    ],
)
def test_bad_json_is_refused_with_its_place(data: bytes, message: str) -> None:
    assert message == fault_of(data)


def test_the_line_is_named_when_the_text_is_one_line_of_a_file() -> None:
    assert "line 7, column 2: this is not JSON" == fault_of(b"{", line=7)
    assert "line 7: a: 1.0 is not a whole number" == fault_of(b'{"a": 1.0}', line=7)
    assert "line 7: this is not UTF-8 text" == fault_of(b"\xff", line=7)
    assert "line 7: there is nothing in it" == fault_of(b"", line=7)
    assert "line 7: the key “a” appears here twice" == fault_of(b'{"a": 1, "a": 1}', line=7)


def test_thirty_two_levels_and_brackets_inside_texts_are_fine() -> None:
    deep = b"[" * 32 + b"]" * 32

    assert json.loads(deep) == parse(deep)
    assert ["[" * 100, "\\" * 50, '"{'] == parse(json.dumps(["[" * 100, "\\" * 50, '"{']).encode())


def test_a_byte_order_mark_does_no_harm() -> None:
    assert [1] == parse(b"\xef\xbb\xbf[1]")


def test_large_texts_are_refused_before_they_are_read() -> None:
    assert f"larger than {MOST_BYTES} bytes" == fault_of(b"[" + b" " * MOST_BYTES)


@pytest.mark.parametrize(
    "data",
    [
        b'"' + b'\\"' * 490_000,  # an unfinished text full of escaped quotes
        b'{"a":' * 190_000,
        b"[" * 999_999,
        b"[" + b"[]," * 330_000 + b"[]]",
        b"{" + b",".join(b'"%d":1' % i for i in range(90_000)) + b',"5":2}',
        b"[" + b"-" * 990_000,
        b"[" + b"9" * 990_000 + b"]",
    ],
)
@pytest.mark.timeout(240)
def test_a_hostile_text_of_full_size_is_answered_at_once(data: bytes) -> None:
    with suppress(BadInput):
        parse(data)


def test_files_are_read_up_to_their_limit(tmp_path: Path) -> None:
    (tmp_path / "good").write_bytes(b"[]")
    (tmp_path / "large").write_bytes(b" " * (MOST_BYTES + 1))

    assert b"[]" == read_file(tmp_path / "good")
    for name, sentence in [
        ("large", f"larger than {MOST_BYTES} bytes"),
        ("missing", "there is no such file"),
        ("good/inside", "there is no such file"),
        (".", "this is not an ordinary file"),
        ("nul\0", "this file cannot be read"),
    ]:
        with pytest.raises(BadInput) as caught:
            read_file(tmp_path / name)
        assert f"{tmp_path / name}: {sentence}" == str(caught.value)


def test_a_stream_is_not_read_beyond_the_limit() -> None:
    stream = io.BytesIO(b" " * (MOST_BYTES + 100))

    with pytest.raises(BadInput):
        read_stream(stream, "-")

    assert MOST_BYTES + 1 == stream.tell()


def test_a_given_name_is_a_file_or_standard_input(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "good").write_bytes(b"[1]")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"[2]")))

    assert b"[1]" == read_given(str(tmp_path / "good"))
    assert b"[2]" == read_given("-")


@pytest.mark.parametrize("gone", [None, io.TextIOWrapper(io.BufferedWriter(io.BytesIO()))])
def test_standard_input_that_cannot_be_read_is_named(
    monkeypatch: pytest.MonkeyPatch, gone: io.TextIOWrapper | None
) -> None:
    """There may be none at all, or one that is open for writing only."""
    monkeypatch.setattr("sys.stdin", gone)

    with pytest.raises(BadInput, match=r"^-: this file cannot be read"):
        read_given("-")


def test_what_is_shown_in_messages_is_short_and_harmless() -> None:
    assert "horns" == shown("horns")
    assert "a�b" == shown("a\x1bb")
    assert "x" * 57 + "..." == shown("x" * 5000)


@pytest.mark.parametrize(
    ("value", "question", "message"),
    [
        ("1", lambda node: node.number(0), "a whole number is needed here"),
        (True, lambda node: node.number(0), "a whole number is needed here"),
        (1.0, lambda node: node.number(0), "a whole number is needed here"),
        (-1, lambda node: node.number(0), "-1 is below 0"),
        (7, lambda node: node.number(0, 6), "7 is above 6"),
        (2**60, lambda node: node.number(0, 6), "0x1000000000000000 is above 6"),
        (1, lambda node: node.truth(), "true or false is needed here"),
        (1, lambda node: node.text(), "a text is needed here"),
        ("\x00", lambda node: node.text(), "a character that cannot be shown"),
        ("x" * 201, lambda node: node.text(), "longer than 200 characters"),
        ("c", lambda node: node.choice(("a", "b")), "“c” is not allowed here"),
        ({}, lambda node: node.items(), "a list is needed here"),
        ((1, 2), lambda node: node.items(), "a list is needed here"),
        ([], lambda node: node.fields(()), "an object is needed here"),
        ({"b": 1}, lambda node: node.fields(("a",)), "the key “b” is not known"),
        ({5: 1}, lambda node: node.fields(("a",)), "the key “5” is not known"),
        ({}, lambda node: node.fields(("a",), ("a",)), "the key “a” is missing"),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused_at_its_place(
    value: object, question: object, message: str
) -> None:
    with pytest.raises(BadInput) as caught:
        question(Node(value, "there[1].key"))  # type: ignore[operator]

    assert f"there[1].key: {message}" == str(caught.value)


def test_values_are_found_by_their_path() -> None:
    fields = Node({"a": [1, {"b": True}], "n": None}).fields(("a", "n", "z"))

    assert ["a[0]", "a[1]"] == [item.path for item in fields.items("a")]
    assert "a[1].b" == fields.items("a")[1].fields(("b",))["b"].path
    assert fields["n"].is_null()
    assert fields.get("z") is None
    assert "z" not in fields
    assert ["a", "n"] == list(fields)


def test_missing_entries_have_their_default() -> None:
    fields = Fields({"n": 4, "t": False}, "")

    assert (4, 9) == (fields.number("n", 9, 0), fields.number("x", 9, 0))
    assert (False, True) == (fields.truth("t", default=True), fields.truth("x", default=True))
    assert [] == fields.items("x")
    assert "b" == Node("b").choice(("a", "b"))
