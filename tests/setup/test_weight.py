"""Large binary files do not come into the repository: they stay in its history for ever."""

import subprocess

import pytest

from devtools.weight import MOST_BYTES, heavy

LARGE = b"\0" * (MOST_BYTES + 1)


@pytest.fixture
def root(tmp_path):
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    (tmp_path / ".gitignore").write_text("build/\n")
    (tmp_path / "build").mkdir()
    return tmp_path


def test_a_large_binary_is_refused_whether_it_is_added_already_or_not(root):
    for name in ("added.png", "new.png"):
        (root / name).write_bytes(LARGE)
    subprocess.run(["git", "add", "added.png"], cwd=root, check=True)

    assert ["added.png", "new.png"] == heavy(root)


def test_fonts_texts_small_files_and_what_is_ignored_are_not(root):
    (root / "words.ttf").write_bytes(LARGE)
    (root / "text.json").write_bytes(b"1" * len(LARGE))
    (root / "small.png").write_bytes(LARGE[1:])
    (root / "build" / "drawn.png").write_bytes(LARGE)

    assert [] == heavy(root)


def test_this_repository_has_none():
    assert [] == heavy()
