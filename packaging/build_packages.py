"""Build the archive of the sources, the wheel and their list of parts from the last commit alone.

    python packaging/build_packages.py OUT

The wheel is built twice, from the commit and from the archive, and must be the same. It takes hatchling.
"""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from pathlib import Path

import sbom
import stamps
from stamps import ROOT


class DifferentError(Exception):
    """Two builds of the same sources are not the same."""


def main(words: list[str]) -> int:
    """Build into one folder and name what was built."""
    if len(words) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    for made in build(Path(words[0])):
        print(made)
    return 0


def build(out: Path) -> list[Path]:
    """Build everything into a folder."""
    out.mkdir(parents=True, exist_ok=True)
    environ = {**os.environ, stamps.EPOCH: str(stamps.epoch())}
    with tempfile.TemporaryDirectory() as place:
        tree = Path(place, "tree")
        packed = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True, check=True)
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
            archive.extractall(tree, filter="data")
        run([sys.executable, tree / "packaging" / "compile_i18n.py"], tree, environ)
        hatch(tree, environ, "sdist", "wheel")
        (sources,) = (tree / "dist").glob("*.tar.gz")
        (wheel,) = (tree / "dist").glob("*.whl")
        with tarfile.open(sources) as archive:
            archive.extractall(Path(place, "unpacked"), filter="data")
        (unpacked,) = Path(place, "unpacked").iterdir()
        hatch(unpacked, environ, "wheel")
        if (unpacked / "dist" / wheel.name).read_bytes() != wheel.read_bytes():
            raise DifferentError("the wheel from the archive of the sources is not that from the commit")
        made = [Path(shutil.copy(one, out)) for one in (sources, wheel)]
    listed = out / f"evolution-qt-{stamps.version()}.cdx.json"
    sbom.write(listed)
    return [*made, listed]


def hatch(tree: Path, environ: dict[str, str], *kinds: str) -> None:
    """Build packages in the folder dist of a tree."""
    run([sys.executable, "-m", "hatchling", "build", *(f"--target={kind}" for kind in kinds)], tree, environ)


def run(command: Sequence[str | Path], folder: Path, environ: dict[str, str]) -> None:
    """Run a program that must not fail."""
    subprocess.run(command, cwd=folder, env=environ, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
