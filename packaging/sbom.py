"""Write the list of parts (SBOM, CycloneDX 1.6 as JSON).

    python packaging/sbom.py OUT [--bundle FOLDER]

Without a bundle it lists what the wheel asks for, from requirements/run.txt, for every system. With one it
lists what this Python has put into it: the packages in the versions that are installed, Python, Qt, whatever
else its list of licences names, as libraries of the system, and every program and library in the folder with
its sum. The same commit gives the same file.
"""

from __future__ import annotations

import argparse
import json
import platform
import re
import sys
import uuid
from collections.abc import Collection, Iterator, Sequence
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any

import checksums
import stamps
from stamps import ROOT

LOCK = ROOT / "requirements" / "run.txt"
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)(?: ; ([^\\\n]+?))? *\\?$", re.MULTILINE)
MACHINE_CODE = (b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
"""How programs and libraries begin: of Linux, of Windows, of macOS for one processor and for several."""

OURS = ("Evolution", "Python")
"""What the list of licences names otherwise than this one does: the program itself and CPython."""

Part = dict[str, Any]

ART: tuple[Part, ...] = (
    {"name": "Alegreya and Alegreya Sans", "licence": "OFL-1.1"},
    {"name": "Kaisei Decol", "licence": "OFL-1.1"},
    {"name": "Zen Maru Gothic", "licence": "OFL-1.1"},
    {"name": "Noto Sans JP", "licence": "OFL-1.1"},
    {"name": "game-icons.net", "licence": "CC-BY-3.0"},
)
"""What resources/CREDITS.md names; parts of it are in every package, in a form of our own."""


def main(words: Sequence[str] | None = None) -> int:
    """Write the list."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--bundle", type=Path, help="the folder that packaging/build.py has made")
    arguments = parser.parse_args(words)
    if arguments.bundle is not None and not arguments.bundle.is_dir():
        parser.error(f"there is no {arguments.bundle}")
    write(arguments.out, arguments.bundle)
    print(arguments.out)
    return 0


def write(out: Path, bundle: Path | None = None) -> None:
    """Write the list into a file."""
    out.write_text(
        json.dumps(document(bundle), indent=1, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n"
    )


def document(bundle: Path | None = None) -> Part:
    """Return the whole list as plain data."""
    components = [*packages(here=bundle is not None), *(part("data", **one) for one in ART)]
    if bundle is not None:
        qt = metadata.version("pyside6-essentials")
        components.append(part("framework", "Qt", qt, "LGPL-3.0-only"))
        components.append(part("platform", "CPython", platform.python_version(), "PSF-2.0"))
        components += others(bundle, {one["name"] for one in components})
        components += machine_code(bundle)
    components.sort(key=lambda one: one["bom-ref"])
    version = stamps.version()
    own = part("application", "evolution-qt", version, "MIT") | {"purl": f"pkg:pypi/evolution-qt@{version}"}
    needed = [one["bom-ref"] for one in components if one["type"] in ("library", "framework", "platform")]
    result: Part = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(stamps.epoch(), UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": own,
        },
        "components": components,
        "dependencies": [
            {"ref": own["bom-ref"], "dependsOn": needed},
            *({"ref": one} for one in needed),
        ],
    }
    result["serialNumber"] = uuid.uuid5(uuid.NAMESPACE_OID, json.dumps(result, sort_keys=True)).urn
    return result


def part(kind: str, name: str, version: str = "", licence: str = "") -> Part:
    """Return one part."""
    result: Part = {"type": kind, "bom-ref": f"{name}@{version}" if version else name, "name": name}
    if version:
        result["version"] = version
    if licence:
        result["licenses"] = [{"expression": licence}]
    return result


def packages(*, here: bool) -> Iterator[Part]:
    """Yield the Python packages: those of the lock, or of them those that are installed here."""
    installed: set[str] = set()
    for name, version, marker in PINNED.findall(LOCK.read_text(encoding="utf-8")):
        own = version
        if here:
            try:
                own = metadata.version(name)
            except metadata.PackageNotFoundError:
                continue
            if name in installed:
                continue
            installed.add(name)
        one = part("library", name, own, licence_of(name))
        one["purl"] = f"pkg:pypi/{name}@{own}"
        if marker and not here:
            one["properties"] = [{"name": "python:marker", "value": marker}]
        yield one


def licence_of(name: str) -> str:
    """Return what an installed package says of its licence, nothing if it is not installed."""
    try:
        said = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return ""
    return said.get("License-Expression") or said.get("License") or ""


def others(bundle: Path, listed: Collection[str]) -> Iterator[Part]:
    """Yield what the bundle's licences name and nothing else here does; their terms are no expressions."""
    index = next(bundle.rglob("licenses/index.json"), None)
    for one in json.loads(index.read_text(encoding="utf-8")) if index is not None else ():
        if one["name"] not in OURS and re.sub(r"[-_.]+", "-", one["name"]).lower() not in listed:
            terms = {"licenses": [{"license": {"name": one["licence"]}}]}
            yield part("library", one["name"], one["version"]) | terms


def machine_code(bundle: Path) -> Iterator[Part]:
    """Yield the programs and libraries of a bundle with their sums."""
    for path in sorted(bundle.rglob("*")):
        if path.is_file() and not path.is_symlink() and begins(path).startswith(MACHINE_CODE):
            one = part("file", path.relative_to(bundle).as_posix())
            yield one | {"hashes": [{"alg": "SHA-256", "content": checksums.digest(path)}]}


def begins(path: Path) -> bytes:
    """Return the first bytes of a file: libraries of macOS are not known by their names."""
    with path.open("rb") as file:
        return file.read(max(map(len, MACHINE_CODE)))


if __name__ == "__main__":
    sys.exit(main())
