"""The licences of what is really in the bundle: who made each file, and under which terms it is passed on.

`gather` is given the files that PyInstaller has chosen. Each has an owner: a distribution of Python's index,
Python itself, a package of the system, or this program. One without an owner, or an owner without a licence,
ends the build.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import metadata
from pathlib import Path
from platform import freedesktop_os_release, python_version

ROOT = Path(__file__).resolve().parents[1]
TEXTS = ROOT / "packaging" / "licenses"
OWN = "Evolution"
PYTHON = "Python"
QT = "PySide6"
RUNTIME = "Microsoft Visual C++ runtime"
INDEX = "index.json"
SHARE = Path("/usr/share")
"""Where Debian keeps what its packages say of their terms, and the texts that many of them refer to."""
COMMON = "common-"
"""What the name of a text begins with that several parts share, each the same."""
KINDS = ("own", "dist", "python", "runtime", "system")
"""The kinds of owners, in the order in which people read of them."""
ALWAYS = ("pyinstaller",)
"""Distributions of which something is in every bundle although no file says so: the part that starts it."""
OURS = ("evolution_qt", "resources")
OF_QT = frozenset({"pyside6-essentials", "shiboken6"})
NOT_IN_WHEELS: Mapping[str, tuple[str, ...]] = dict.fromkeys(OF_QT, ("LGPL-3.txt", "GPL-3.txt", "ICU.txt"))
"""Texts that distributions should bring and do not."""
_TEXT_NAME = re.compile(r"(?:^|/)(?:licen[cs]e|copying|notice|authors)[^/]*$|/licenses/.+", re.IGNORECASE)
_REFERENCE = re.compile(r"/usr/share/common-licenses/(?:\{([^}\s]+)\}|([A-Z][\w.+-]*\w))")
"""How packages of Debian refer to a text, or to several."""
_RUNTIME_NAME = re.compile(
    r"(?:vcruntime|msvcp|concrt|vccorlib|ucrtbase|api-ms-win-)[-\w.]*\.dll$", re.IGNORECASE
)


class Unlicensed(Exception):  # noqa: N818
    """Something is in the bundle whose licence is not known. The message names it."""


@dataclass(frozen=True)
class Part:
    """Something in the bundle that has terms of its own."""

    name: str
    version: str
    licence: str
    texts: dict[str, str] = field(default_factory=dict)
    """The licence and all that goes with it, by the names of files."""


def gather(files: Iterable[tuple[str, str]]) -> list[Part]:
    """Return each owner's parts of a bundle; *files* are places in it and where each came from.

    Raises Unlicensed.
    """
    owners: set[tuple[str, str]] = {("dist", name) for name in ALWAYS} | {("own", OWN), ("python", PYTHON)}
    unknown = []
    for place, source in files:
        owner = owner_of(place, source)
        if owner is None:
            unknown.append(f"{place} ({source})")
        else:
            owners.add(owner)
    if unknown:
        raise Unlicensed("nobody knows where these come from:\n  " + "\n  ".join(sorted(unknown)))
    parts = [part_of(*owner) for owner in sorted(owners, key=lambda one: (KINDS.index(one[0]), one[1]))]
    bare = [part.name for part in parts if not part.texts or not part.licence]
    if bare:
        raise Unlicensed("these have no licence: " + ", ".join(bare))
    return parts


def owner_of(place: str, source: str) -> tuple[str, str] | None:
    """Return who made a file: the kind of owner and its name; None if it is not known."""
    name = Path(place).name
    if any(_is_under(source, ROOT / folder) for folder in OURS):
        return "own", OWN
    distribution = _distributions().get(_plain(source))
    if distribution:
        return "dist", distribution
    if _is_python(source) or re.match(r"(lib)?python3[\d.]*(dll|so|dylib)|base_library\.zip$|Python$", name):
        return "python", PYTHON
    if sys.platform == "win32" and _RUNTIME_NAME.match(name):
        return "runtime", RUNTIME
    package = _system_package(source)
    return None if package is None else ("system", package)


def part_of(kind: str, name: str) -> Part:
    """Return what is passed on of an owner. Raises Unlicensed."""
    if kind == "own":
        return _own()
    if kind == "python":
        return _python()
    if kind == "dist":
        return _of_distribution(name)
    if kind == "runtime":
        return Part(name, "", "Microsoft's, redistributable", {"RUNTIME.md": _text("RUNTIME.md")})
    return _of_system(name)


def _own() -> Part:
    from evolution_qt import __version__

    texts = {"LICENSE.txt": (ROOT / "LICENSE").read_text(encoding="utf-8")}
    texts["CREDITS.md"] = (ROOT / "resources" / "CREDITS.md").read_text(encoding="utf-8")
    for path in sorted((ROOT / "resources" / "fonts").glob("OFL-*.txt")):
        texts[path.name] = path.read_text(encoding="utf-8")
    return Part(OWN, __version__, "MIT; fonts OFL-1.1; drawings CC-BY-3.0", texts)


def _python() -> Part:
    folders = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    for path in (folder / name for folder in folders for name in ("LICENSE.txt", "LICENSE")):
        if path.is_file():
            return Part(
                PYTHON, python_version(), "PSF-2.0", {"LICENSE.txt": path.read_text(encoding="utf-8")}
            )
    text = SHARE / "doc" / f"python3.{sys.version_info[1]}" / "copyright"
    if text.is_file():
        return Part(PYTHON, python_version(), "PSF-2.0", {"copyright.txt": _read(text)})
    raise Unlicensed("Python's own licence is nowhere")


def _of_distribution(name: str) -> Part:
    distribution = metadata.distribution(name)
    texts: dict[str, str] = {}
    for entry in distribution.files or ():
        in_info = entry.parts[0].endswith(".dist-info")
        if in_info and _TEXT_NAME.search("/" + "/".join(entry.parts[1:])):
            short = [part for part in entry.parts[1:] if part != "licenses"]
            texts["-".join(short)] = _read(Path(str(entry.locate())))
    for text in NOT_IN_WHEELS.get(name, ()):
        texts[text] = _text(text)
    if name in OF_QT:
        texts["QT.md"] = _about_qt()
    return Part(distribution.metadata["Name"], distribution.version, _named_licence(distribution), texts)


def _about_qt() -> str:
    version = metadata.version("PySide6-Essentials")
    libraries = " (Linux: its folder `Qt/lib`)" if sys.platform == "linux" else ""
    return _text("QT.md").format(
        qt=version,
        pyside=version,
        folder="Evolution.app/Contents/Frameworks" if sys.platform == "darwin" else "_internal",
        libraries=libraries,
        python=".".join(python_version().split(".")[:2]),
    )


def _named_licence(distribution: metadata.Distribution) -> str:
    """Return the licence that a distribution names, in the one place of three that it uses."""
    about = distribution.metadata
    if expression := about.get("License-Expression"):  # asking by [] fails where another library reads them
        return str(expression)
    plain = str(about.get("License") or "").strip()
    if plain and "\n" not in plain:
        return plain
    classes = [
        one.split(" :: ")[-1] for one in about.get_all("Classifier") or () if one.startswith("License")
    ]
    return ", ".join(classes)


def _of_system(package: str) -> Part:
    copyright_ = SHARE / "doc" / package.partition(":")[0] / "copyright"
    if not copyright_.is_file():
        raise Unlicensed(f"the package {package} has no copyright file")
    text = _read(copyright_)
    named = sorted({name.strip() for name in re.findall(r"^License:[ \t]*(\S.*)$", text, re.MULTILINE)})
    version = _said(["dpkg-query", "-W", "-f", "${Version}", package])
    texts = {f"{COMMON}SYSTEM.md": _about_system(), "copyright.txt": text, **_referred_to(text)}
    return Part(package.partition(":")[0], version, "; ".join(named) or "as its text says", texts)


def _about_system() -> str:
    return _text("SYSTEM.md").format(system=freedesktop_os_release()["PRETTY_NAME"])


def _referred_to(text: str) -> dict[str, str]:
    """Return the texts that a package has not got itself, for elsewhere there is no folder that has them."""
    names = {name for several, one in _REFERENCE.findall(text) for name in (several or one).split(",")}
    files = {(SHARE / "common-licenses" / name).resolve() for name in names}
    return {f"{COMMON}{file.name}.txt": _read(file) for file in sorted(files) if file.is_file()}


@cache
def _system_package(source: str) -> str | None:
    """Return the package of the system that a file belongs to, where a system can tell."""
    if shutil.which("dpkg") is None:
        return None
    path = Path(source).resolve()
    for tried in dict.fromkeys((str(path), source, str(path).removeprefix("/usr"))):
        said = _said(["dpkg", "-S", tried])
        if said:
            return said.partition(": ")[0].partition(",")[0]
    return None


def _said(words: list[str]) -> str:
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


@cache
def _distributions() -> dict[str, str]:
    """Return for each installed file the distribution that brought it."""
    owners: dict[str, str] = {}
    for distribution in metadata.distributions():
        name = re.sub(r"[-_.]+", "-", distribution.metadata["Name"]).lower()
        for entry in distribution.files or ():
            owners.setdefault(_plain(str(entry.locate())), name)
    return owners


def _is_python(source: str) -> bool:
    folders = {
        sysconfig.get_path("stdlib"),
        sysconfig.get_path("platstdlib"),
        sysconfig.get_config_var("LIBDIR"),
    }
    if sys.platform == "win32":
        folders.add(sys.base_prefix)
    own = [folder for folder in folders if folder and Path(folder).resolve() not in _SYSTEM]
    return any(_is_under(source, Path(folder)) for folder in own) and "site-packages" not in source


_SYSTEM = tuple(map(Path, ("/usr", "/usr/lib", "/lib", "/usr/local/lib")))


def _is_under(source: str, folder: Path) -> bool:
    return Path(source).resolve().is_relative_to(folder.resolve())


def _plain(path: str) -> str:
    return str(Path(path).resolve())


def _text(name: str) -> str:
    return (TEXTS / name).read_text(encoding="utf-8")


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")


def _rank(text: tuple[str, str]) -> tuple[bool, bool, str]:
    """Return what texts are sorted by: first what we say, then what is the part's own."""
    name, _ = text
    return not name.endswith(".md"), name.startswith(COMMON), name


def write(parts: Iterable[Part], folder: Path) -> None:
    """Write all texts and a list of them into a folder, made again."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    listed = []
    for part in parts:
        names = []
        for name, text in sorted(part.texts.items(), key=_rank):
            place = name if name.startswith(COMMON) else f"{part.name}-{name}"
            place = place.replace("/", "-").replace(" ", "-")
            place += "" if place.endswith((".txt", ".md")) else ".txt"
            (folder / place).write_text(text, encoding="utf-8", newline="\n")
            names.append(place)
        listed.append({"name": part.name, "version": part.version, "licence": part.licence, "texts": names})
    text = json.dumps(listed, ensure_ascii=False, indent=1) + "\n"
    (folder / INDEX).write_text(text, encoding="utf-8", newline="\n")
