"""Make the disk image for macOS of the application that packaging/build.py leaves in dist.

    python packaging/macos/make_dmg.py [--app FOLDER] [--out FOLDER] [--sign IDENTITY]

Tells the application of the records it opens, signs it (with none, unless an identity is given: changing
its description breaks the signature it had) and packs it with a link to the folder for applications. It takes
codesign and hdiutil, which are in macOS. Having Apple notarise it is another step: docs/releasing.md.
"""

from __future__ import annotations

import argparse
import platform
import plistlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE.parent))

import stamps  # noqa: E402
from bundling import LANGUAGES, MACOS, RECORD_NAMES  # noqa: E402

NOBODY = "-"
"""The identity of a signature that only says that nothing was changed."""


def main(words: Sequence[str] | None = None) -> int:
    """Make the image and print where it is, or say what is missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--app", type=Path, default=ROOT / "dist" / "Evolution.app")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--sign", default=NOBODY, metavar="IDENTITY")
    arguments = parser.parse_args(words)
    if not (arguments.app / "Contents" / "Info.plist").is_file():
        print(f"There is no {arguments.app}: run first python packaging/build.py", file=sys.stderr)
        return 1
    missing = [name for name in ("codesign", "hdiutil") if shutil.which(name) is None]
    if missing:
        print(f"This needs {' and '.join(missing)}, which only macOS has.", file=sys.stderr)
        return 1
    describe(arguments.app)
    sign(arguments.app, arguments.sign)
    arguments.out.mkdir(parents=True, exist_ok=True)
    print(pack(arguments.app, arguments.out))
    return 0


def describe(app: Path) -> None:
    """Write what the system shall know of the application into its description."""
    path = app / "Contents" / "Info.plist"
    told = plistlib.loads(path.read_bytes())
    version = stamps.version()
    told |= MACOS | {"CFBundleShortVersionString": version, "CFBundleVersion": version}
    path.write_bytes(plistlib.dumps(told))
    for language in LANGUAGES:
        folder = app / "Contents" / "Resources" / f"{language}.lproj"
        folder.mkdir(parents=True, exist_ok=True)
        line = f'"{RECORD_NAMES["en"]}" = "{RECORD_NAMES[language]}";\n'
        (folder / "InfoPlist.strings").write_text(line, encoding="utf-8")


def sign(app: Path, identity: str) -> None:
    """Sign the application; with an identity only as Apple's notary wants it."""
    command = ["codesign", "--force", "--deep", "--sign", identity]
    if identity != NOBODY:
        entitlements = HERE / "entitlements.plist"
        command += ["--options", "runtime", "--timestamp", "--entitlements", str(entitlements)]
    subprocess.run([*command, app], check=True)
    subprocess.run(["codesign", "--verify", "--deep", "--strict", app], check=True)


def pack(app: Path, out: Path) -> Path:
    """Pack the application beside a link to where it is to be dragged."""
    target = out / f"evolution-qt-{stamps.version()}-macos-{platform.machine()}.dmg"
    with tempfile.TemporaryDirectory() as place:
        staging = Path(place, "Evolution")
        staging.mkdir()
        shutil.copytree(app, staging / app.name, symlinks=True)
        (staging / "Applications").symlink_to("/Applications")
        made = ["hdiutil", "create", "-volname", "Evolution", "-srcfolder", staging, "-fs", "HFS+"]
        subprocess.run([*made, "-format", "UDZO", "-ov", target], check=True)
    return target


if __name__ == "__main__":
    sys.exit(main())
