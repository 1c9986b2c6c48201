"""Make an AppImage of the .tar.gz that make_packages.py has made.

    python packaging/linux/make_appimage.py TAR_GZ OUT

Takes `appimagetool`, which is on no package index; with `--only-folder` in place of OUT it lays out the
folder AppDir beside the archive and leaves the rest.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import stamps  # noqa: E402

NAME = "evolution-qt"
TOOL = "appimagetool"
ICON = Path("share", "icons", "hicolor", "256x256", "apps", f"{NAME}.png")


def main(words: list[str]) -> int:
    """Lay out the folder and pack it."""
    if len(words) != 2 or not Path(words[0]).is_file():
        print(__doc__, file=sys.stderr)
        return 2
    folder = lay_out(Path(words[0]))
    if words[1] == "--only-folder":
        print(folder)
        return 0
    if shutil.which(TOOL) is None:
        print(f"There is no {TOOL} here; the folder {folder} is ready for it.", file=sys.stderr)
        return 1
    environ = {**os.environ, stamps.EPOCH: str(stamps.epoch())}
    return subprocess.call([TOOL, "--no-appstream", str(folder), words[1]], env=environ)


def lay_out(packed: Path) -> Path:
    """Lay the archive out as an AppImage wants it: all below usr, entry, icon and starter on top."""
    folder = packed.parent / "AppDir"
    shutil.rmtree(folder, ignore_errors=True)
    unpacked = packed.parent / "AppDir.new"
    shutil.rmtree(unpacked, ignore_errors=True)
    with tarfile.open(packed) as archive:
        archive.extractall(unpacked, filter="data")
    (top,) = unpacked.iterdir()
    folder.mkdir()
    top.rename(folder / "usr")
    unpacked.rmdir()
    shutil.copy(folder / "usr" / "share" / "applications" / f"{NAME}.desktop", folder)
    shutil.copy(folder / "usr" / ICON, folder / f"{NAME}.png")
    (folder / ".DirIcon").symlink_to(f"{NAME}.png")
    (folder / "AppRun").symlink_to(f"usr/bin/{NAME}")
    return folder


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
