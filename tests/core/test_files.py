"""Files are opened only if they are ordinary ones, and none is waited for."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from evolution_qt.core.files import READ, NotAFile, open_ordinary, replace

APPEND = os.O_WRONLY | os.O_APPEND | os.O_CREAT
pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="has no such things among files"),
    pytest.mark.timeout(240),
]


@pytest.fixture
def others(tmp_path: Path) -> list[Path]:
    """Return what is no file: a FIFO, a folder, links to a device and to the FIFO."""
    made = [tmp_path / name for name in ("fifo", "folder", "device", "link")]
    os.mkfifo(made[0])
    made[1].mkdir()
    made[2].symlink_to("/dev/zero")
    made[3].symlink_to(made[0])
    return made


@pytest.mark.parametrize("flags", [READ, APPEND, os.O_RDWR])
def test_what_is_no_file_is_not_opened(others: list[Path], flags: int) -> None:
    for path in others:
        with pytest.raises(NotAFile):
            open_ordinary(path, flags)


def test_what_comes_while_it_is_opened_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "given"
    os.mkfifo(path)
    monkeypatch.setattr("evolution_qt.core.files.refuse_others", lambda _path, *, follows: None)
    before = len(os.listdir("/dev/fd"))

    with pytest.raises(NotAFile):
        open_ordinary(path)

    assert before == len(os.listdir("/dev/fd"))


def test_a_link_is_followed_to_read_and_not_to_write(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"there")
    (tmp_path / "link").symlink_to(tmp_path / "file")

    number = open_ordinary(tmp_path / "link")
    assert b"there" == os.read(number, 9)
    os.close(number)
    with pytest.raises(NotAFile) as refused:
        open_ordinary(tmp_path / "link", APPEND)
    assert "a_link" == refused.value.code


def test_what_is_no_file_is_neither_replaced_nor_moved(tmp_path: Path, others: list[Path]) -> None:
    (tmp_path / "file").write_bytes(b"there")

    for path in others:
        for pair in ((tmp_path / "file", path), (path, tmp_path / "file")):
            with pytest.raises(NotAFile):
                replace(*pair)
        assert path.is_symlink() or not path.is_file()

    assert b"there" == (tmp_path / "file").read_bytes()
