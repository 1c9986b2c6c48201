"""What goes into the bundle and what stays out, and what Windows and macOS are told of it: plain data.

Qt's wheel holds much that no part of this program asks for: another language and its scenes, networks,
databases, screens without a window system. What is left out was never loaded in a window, a picture or a bot.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

NAME = "evolution-qt"
TITLE = "Evolution"
NOTICE = "MIT License; Qt under the LGPL-3.0"
APP_ID = "io.github.evolution_qt.evolution_qt"
"""What shops of programs and macOS call it; docs/releasing.md says when it is settled."""

EXCLUDED_MODULES = (
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtSql",
    "PySide6.QtTest",
    "_bz2",
    "_curses",
    "_hashlib",
    "_lzma",
    "_ssl",
    "ssl",
    "curses",
    "dask",
    "distributed",
    "doctest",
    "lab",
    "lib2to3",
    "msgspec._yaml",
    "numpy.f2py",
    "numpy.fft",
    "numpy.ma",
    "numpy.polynomial",
    "numpy.random",
    "numpy.testing",
    "pdb",
    "pip",
    "pydoc",
    "pytest",
    "readline",
    "setuptools",
    "tkinter",
    "unittest",
    "xmlrpc",
)
"""Modules that something mentions and nothing here uses. Without OpenSSL hashlib takes its own code."""

_QT_LIBRARIES = (
    "Designer|EglF|Help|Labs|Lottie|Network|OpenGL|Pdf|Qml|Quick|Sql|Test|VirtualKeyboard|WaylandCompositor"
    "|WaylandEglCompositor|WlShell|Concurrent|UiTools|PrintSupport"
)
_PLUGIN_FOLDERS = (
    "designer|egldeviceintegrations|generic|networkinformation|printsupport|qmllint|qmltooling|sqldrivers|tls"
    "|vectorimageformats|wayland-graphics-integration-(?:client|server)|xcbglintegrations"
)
_PLUGINS = (
    r"imageformats/(lib)?q(pdf|tiff|webp|icns|tga|wbmp|gif)"
    r"|platforms/(lib)?q(eglfs|linuxfb|minimal|minimalegl|vnc|vkkhrdisplay|direct2d)"
    r"|platforminputcontexts/(lib)?qtvirtualkeyboard"
    r"|platformthemes/(lib)?qgtk3"
    r"|wayland-shell-integration/lib(fullscreen|ivi|qt|wl)-shell"
)
_SYSTEM_LIBRARIES = "gtk|gdk|atk|pango|cairo|crypto|ssl"
_LEFT_OUT = re.compile(
    rf"(?:^|/)(?:lib)?Qt6?(?:{_QT_LIBRARIES})"
    rf"|/plugins/(?:(?:{_PLUGIN_FOLDERS})/|{_PLUGINS})"
    rf"|(?:^|/)lib(?:{_SYSTEM_LIBRARIES})[-.0-9a-z]*\.so"
    r"|(?:^|/)(?:opengl32sw|d3dcompiler_\w+|libcrypto[-\w]*|libssl[-\w]*)\.dll$"
    r"|(?:^|/)numpy/(?:.*/)?(?:tests|include)/|\.pyi$|\.(?:a|lib|h)$"
)
_QT_WORDS = re.compile(r"/translations/")
_OUR_QT_WORDS = re.compile(r"/translations/qtbase_(?:de|en|ja)\.qm$")

MACOS_ID = APP_ID.replace("_", "-")
"""The same as Apple allows it: letters, digits, hyphens and full stops."""
RECORD_TYPE = f"{MACOS_ID}.record"
OLDEST_MACOS = "13.0"
"""The oldest macOS that Qt's wheels run on."""
LANGUAGES = ("en", "de", "ja")
RECORD_NAMES = {"en": "Evolution game", "de": "Evolution-Partie", "ja": "エボリューションのゲーム"}
MACOS: dict[str, Any] = {
    "CFBundleIdentifier": MACOS_ID,
    "CFBundleDisplayName": TITLE,
    "CFBundleDevelopmentRegion": "en",
    "CFBundleLocalizations": list(LANGUAGES),
    "LSMinimumSystemVersion": OLDEST_MACOS,
    "LSApplicationCategoryType": "public.app-category.board-games",
    "NSHighResolutionCapable": True,
    "NSHumanReadableCopyright": NOTICE,
    "NSPrincipalClass": "NSApplication",
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": RECORD_NAMES["en"],
            "CFBundleTypeRole": "Viewer",
            "LSHandlerRank": "Alternate",
            "LSItemContentTypes": [RECORD_TYPE],
        }
    ],
    "UTExportedTypeDeclarations": [
        {
            "UTTypeIdentifier": RECORD_TYPE,
            "UTTypeDescription": RECORD_NAMES["en"],
            "UTTypeConformsTo": ["public.text"],
            "UTTypeTagSpecification": {
                "public.filename-extension": ["jsonl"],
                "public.mime-type": ["application/x-evolution-qt-record"],
            },
        }
    ],
}
"""What macOS is told of the application. Records it opens, though others have files of that ending too."""


def is_wanted(place: str) -> bool:
    """Return whether a file belongs into the bundle, by its place there."""
    path = "/" + place.replace("\\", "/")
    if "PySide6" in path and _QT_WORDS.search(path):
        return bool(_OUR_QT_WORDS.search(path))
    return not _LEFT_OUT.search(path)


def needed(binaries: Mapping[str, str], imports: Callable[[str], Iterable[str]]) -> set[str]:
    """Return the places of the binaries that something loads, of all *binaries*, places and sources.

    What lies in a folder is loaded by its name. A library at the top came for the sake of another one, which
    may be left out. *imports* says which libraries a file asks for. Raises LookupError where one is left out
    that another asks for.
    """
    kept = {place for place in binaries if "/" in place and not re.search(r"/Qt/lib/", place)}
    kept |= {place for place in binaries if re.match(r"libpython", place)}
    by_name = {place.rpartition("/")[2]: place for place in binaries}
    waiting = sorted(kept)
    while waiting:
        place = waiting.pop()
        for name in imports(binaries[place]):
            found = by_name.get(name.rpartition("/")[2])
            if found is None and _LEFT_OUT.search(name):
                raise LookupError(f"{place} needs {name}, which is left out")
            if found is not None and found not in kept:
                kept.add(found)
                waiting.append(found)
    return kept


def version_resource(version: str) -> str:
    """Return what Windows shows as the properties of the program, in the form that PyInstaller reads."""
    numbers = [int(part) for part in re.findall(r"\d+", version)[:4]]
    four = tuple((numbers + [0] * 4)[:4])
    words = {
        "CompanyName": TITLE,
        "FileDescription": TITLE,
        "FileVersion": version,
        "InternalName": NAME,
        "LegalCopyright": NOTICE,
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": TITLE,
        "ProductVersion": version,
    }
    strings = ",\n        ".join(f"StringStruct({key!r}, {value!r})" for key, value in words.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3f, flags=0x0, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([
      StringTable('040904B0', [
        {strings},
      ]),
    ]),
    VarFileInfo([VarStruct('Translation', [1033, 1200])]),
  ],
)
"""
