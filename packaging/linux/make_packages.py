"""Make what people on Linux are given of the bundle: .deb, .tar.gz and .tar.xz, the same for the same commit.

    python packaging/linux/make_packages.py [--bundle FOLDER] [--icons FOLDER] [--out FOLDER]

All hold the bundle with desktop entry, AppStream file, MIME types, icons and manual pages. What the .deb
depends on is read from the bundle: the libraries that its own ask for and it does not have, and the newest
version of the C library that one of them asks for. It takes dpkg-deb, and objdump from binutils.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import lzma
import os
import platform
import re
import shutil
import struct
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent)]

import man  # noqa: E402
import stamps  # noqa: E402
from bundling import APP_ID, NAME  # noqa: E402

MAINTAINER = "The maintainers of evolution-qt <maintainers@evolution-qt.invalid>"
ICON_EDGES = (16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512)
"""The sizes that the common theme of icons has folders for."""
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
DESCRIPTION = """\
board games of evolution, at one screen or against built-in opponents
 Evolution in its German, English and Japanese editions, Evolution: The
 Beginning, and Dominant Species: raise species, feed them and do not get
 eaten. Hot-seat and against opponents of up to six levels; games are kept,
 can be replayed and verified. Unofficial."""
SYSTEM_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlidec.so.1": "libbrotli1",
    "libbz2.so.1.0": "libbz2-1.0",
    "libcap.so.2": "libcap2",
    "libdbus-1.so.3": "libdbus-1-3",
    "libexpat.so.1": "libexpat1",
    "libffi.so.8": "libffi8",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libgcrypt.so.20": "libgcrypt20",
    "libgio-2.0.so.0": "libglib2.0-0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgobject-2.0.so.0": "libglib2.0-0",
    "libgpg-error.so.0": "libgpg-error0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "liblz4.so.1": "liblz4-1",
    "liblzma.so.5": "liblzma5",
    "libpng16.so.16": "libpng16-16",
    "libstdc++.so.6": "libstdc++6",
    "libsystemd.so.0": "libsystemd0",
    "libuuid.so.1": "libuuid1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""The Debian packages of what a bundle may leave to the system."""
DATA = {"libfontconfig.so.1": "fontconfig-config", "libxkbcommon.so.0": "xkb-data"}
"""What libraries need to find in the system even where the bundle has them."""
QT_PLUGINS = "plugins"
"""The folder of what Qt loads only where it can."""
OTHERS = f"The terms of everything else in the program: /usr/lib/{NAME}/licenses\n"
C_LIBRARY = re.compile(r"(libc|libm|libdl|libpthread|librt|libutil|libresolv|ld-linux.*)\.so\.\d+")
GLIBC = re.compile(r"GLIBC_2\.(\d+)")
NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)$", re.MULTILINE)
CHANGELOG_DATE = re.compile(r"^## (\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)$", re.MULTILINE)


class CannotError(Exception):
    """The packages cannot be made; the message says why."""


def main(words: Sequence[str] | None = None) -> int:
    """Make all packages and print where they are."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bundle", type=Path, default=ROOT / "dist" / NAME)
    parser.add_argument(
        "--icons", type=Path, default=ROOT / "build" / "icons", help="PNG files, one of a size"
    )
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    arguments = parser.parse_args(words)
    try:
        with tempfile.TemporaryDirectory() as place:
            tree = Path(place, "tree")
            lay_out(tree, arguments.bundle, arguments.icons)
            needed = needs(arguments.bundle)
            date(tree)
            arguments.out.mkdir(parents=True, exist_ok=True)
            for path in make_tars(tree, arguments.out):
                print(path)
            print(make_deb(tree, arguments.out, needed))
    except CannotError as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


def lay_out(tree: Path, bundle: Path, icons: Path) -> None:
    """Put everything where it belongs below a prefix such as /usr."""
    if not (bundle / NAME).is_file():
        raise CannotError(f"There is no bundle in {bundle}: run first python packaging/build.py")
    shutil.copytree(bundle, tree / "lib" / NAME, symlinks=True)
    (tree / "bin").mkdir()
    (tree / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    share = tree / "share"
    copy(HERE / f"{NAME}.desktop", share / "applications" / f"{NAME}.desktop")
    copy(HERE / f"{NAME}.mime.xml", share / "mime" / "packages" / f"{NAME}.xml")
    write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo())
    found = dict(sorted((size(path), path) for path in icons.glob("*.png")))
    if not found:
        raise CannotError(f"There are no icons in {icons}: run first python packaging/build.py")
    if picture := next(icons.glob("*.svg"), None):
        copy(picture, share / "icons" / "hicolor" / "scalable" / "apps" / f"{NAME}.svg")
    for edge, path in found.items():
        if edge not in ICON_EDGES:
            continue
        copy(path, share / "icons" / "hicolor" / f"{edge}x{edge}" / "apps" / f"{NAME}.png")
    for language in man.LANGUAGES:
        folder = share / "man" / ("" if language == "en" else language) / "man6"
        write(folder / f"{NAME}.6.gz", zipped(man.page(language)))
    documents = share / "doc" / NAME
    write(documents / "changelog.gz", zipped((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")))
    copy(ROOT / "docs" / "notation.md", documents / "notation.md")
    credits = (ROOT / "resources" / "CREDITS.md").read_text(encoding="utf-8")
    terms = (ROOT / "LICENSE").read_text(encoding="utf-8")
    write(documents / "copyright", f"{terms}\n\n{credits}\n\n{OTHERS}")


def metainfo() -> str:
    """Return the AppStream file with the releases that the changelog dates."""
    text = (HERE / f"{APP_ID}.metainfo.xml").read_text(encoding="utf-8")
    dated = CHANGELOG_DATE.findall((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    if not dated:
        return text
    lines = "".join(f'\n    <release version="{version}" date="{day}"/>' for version, day in dated)
    return text.replace("<releases/>", f"<releases>{lines}\n  </releases>")


def size(picture: Path) -> int:
    """Return the edge of a square picture."""
    width, height = struct.unpack(">II", picture.read_bytes()[16:24])
    if width != height:
        raise CannotError(f"{picture} is not square")
    return int(width)


def zipped(text: str) -> bytes:
    """Return a text packed without the time of packing."""
    return gzip.compress(text.encode("utf-8"), 9, mtime=0)


def copy(source: Path, target: Path) -> None:
    """Copy a file into a folder that may not be there yet."""
    write(target, source.read_bytes())


def write(target: Path, content: str | bytes) -> None:
    """Write a file into a folder that may not be there yet."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content.encode("utf-8") if isinstance(content, str) else content)


def date(tree: Path) -> None:
    """Give everything the time of the commit, and the rights that files of the system have."""
    epoch = stamps.epoch()
    for path in (tree, *tree.rglob("*")):
        if not path.is_symlink():
            is_program = path.is_dir() or bool(path.stat().st_mode & 0o100)
            path.chmod(0o755 if is_program else 0o644)
        os.utime(path, (epoch, epoch), follow_symlinks=False)


def make_tars(tree: Path, out: Path) -> list[Path]:
    """Pack the prefix with a word on what to do with it: for every tool, and smaller for newer ones."""
    top = f"{NAME}-{stamps.version()}-linux-{platform.machine()}"
    plain = tree.parent / f"{top}.tar"
    with tarfile.open(plain, mode="w", format=tarfile.PAX_FORMAT) as archive:
        note = (HERE / "README.txt").read_bytes()
        entry = tarfile.TarInfo(f"{top}/README.txt")
        entry.size, entry.mtime, entry.mode = len(note), stamps.epoch(), 0o644
        archive.addfile(entry, io.BytesIO(note))
        for path in sorted(tree.rglob("*")):
            archive.add(path, f"{top}/{path.relative_to(tree)}", recursive=False, filter=nobodys)
    targets = [out / f"{top}.tar.gz", out / f"{top}.tar.xz"]
    with targets[0].open("wb") as file, gzip.GzipFile("", "wb", 6, file, mtime=0) as zipping:
        pour(plain, zipping)
    with lzma.open(targets[1], "wb", preset=6) as squeezing:
        pour(plain, squeezing)
    return targets


def pour(source: Path, target: gzip.GzipFile | lzma.LZMAFile) -> None:
    """Write a file into another one."""
    with source.open("rb") as file:
        shutil.copyfileobj(file, target, 1 << 20)


def nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Return an entry that tells nothing of its packer."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def make_deb(tree: Path, out: Path, needed: Sequence[str]) -> Path:
    """Pack the prefix as /usr for Debian and its kin."""
    architecture = ARCHITECTURES[platform.machine()]
    target = out / f"{NAME}_{stamps.version()}_{architecture}.deb"
    root = tree.parent / "deb"
    root.mkdir()
    tree.rename(root / "usr")
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    sums = "".join(f"{md5(path)}  {path.relative_to(root)}\n" for path in files)
    weight = sum(-(-path.stat().st_size // 1024) for path in files)
    write(root / "DEBIAN" / "md5sums", sums)
    write(root / "DEBIAN" / "control", control(architecture, weight, needed))
    date(root)
    environ = {**os.environ, stamps.EPOCH: str(stamps.epoch())}
    command: list[str | Path] = [
        "dpkg-deb",
        "--root-owner-group",
        "--threads-max=2",
        "-Zxz",
        "--build",
        root,
        target,
    ]
    if subprocess.call(command, env=environ, stdout=subprocess.DEVNULL):
        raise CannotError("dpkg-deb has failed.")
    return target


def md5(path: Path) -> str:
    """Return the sum that Debian's tools look files over by."""
    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()


def control(architecture: str, weight: int, needed: Sequence[str]) -> str:
    """Return what Debian is told of the package; its size is in KiB."""
    return f"""\
Package: {NAME}
Version: {stamps.version()}
Section: games
Priority: optional
Architecture: {architecture}
Maintainer: {MAINTAINER}
Installed-Size: {weight}
Depends: {", ".join(needed)}
Description: {DESCRIPTION}
"""


def needs(bundle: Path) -> list[str]:
    """Return the packages that a bundle takes from the system."""
    present = {path.name for path in bundle.rglob("*")}
    newest, packages = 0, {package for library, package in DATA.items() if library in present}
    for path in machine_code(bundle):
        told = linked(path)
        newest = max([newest, *map(int, GLIBC.findall(told.partition("Version References:")[2]))])
        asked = {one for one in NEEDED.findall(told) if one not in present and not C_LIBRARY.fullmatch(one)}
        if QT_PLUGINS in path.parts and any(one.startswith("libQt6") for one in asked):
            print(f"{path.name} cannot be loaded: a library of Qt was left out", file=sys.stderr)
            continue
        if unknown := sorted(asked - set(SYSTEM_LIBRARIES)):
            raise CannotError(f"{path.name} asks for {', '.join(unknown)}: which package has it?")
        packages.update(SYSTEM_LIBRARIES[one] for one in asked)
    return [f"libc6 (>= 2.{newest})", *sorted(packages)]


def machine_code(bundle: Path) -> Iterator[Path]:
    """Yield the programs and libraries of a bundle."""
    for path in sorted(bundle.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path


def linked(path: Path) -> str:
    """Return what a program or library tells those who link it: other libraries, and versions of them."""
    return subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    sys.exit(main())
