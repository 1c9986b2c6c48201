"""The file that a person names, or standard input."""

import io
import sys
from pathlib import Path

import pytest

from evolution_qt.core.errors import BadInput
from evolution_qt.core.plain import MOST_BYTES, read_given


class Pipe(io.BytesIO):
    """Standard input; it may fail in the middle."""

    def __init__(self, data: bytes = b"", *, fails: bool = False) -> None:
        super().__init__(data)
        self.fails = fails

    @property
    def buffer(self) -> "Pipe":
        return self

    def read(self, size: int | None = -1) -> bytes:
        if self.fails:
            raise OSError("gone")
        return super().read(size)


def test_a_named_file_is_read(tmp_path: Path) -> None:
    (tmp_path / "game").write_bytes(b"{}")

    assert b"{}" == read_given(str(tmp_path / "game"))


def test_a_dash_is_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", Pipe(b"[1]"))

    assert b"[1]" == read_given("-")


@pytest.mark.parametrize(
    ("stdin", "code"),
    [(None, "unreadable"), (Pipe(fails=True), "unreadable"), (Pipe(b"x" * (MOST_BYTES + 1)), "too_large")],
)
def test_standard_input_that_cannot_be_read_is_told(
    stdin: Pipe | None, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Closed by what started the program, broken off, or endless."""
    monkeypatch.setattr(sys, "stdin", stdin)

    with pytest.raises(BadInput) as refused:
        read_given("-")

    assert (code, "-") == (refused.value.fault.code, refused.value.fault.where)
