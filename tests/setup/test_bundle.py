"""What the bundle is made of: what stays out, what Windows is told, icons, and a licence for everything."""

import ast
import json
import re
import struct
import sys
import sysconfig
from importlib import metadata
from pathlib import Path

import pytest

from devtools.machine import ROOT
from evolution_qt import __version__


@pytest.fixture
def scripts(monkeypatch):
    """Put the scripts of packaging within reach."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))


@pytest.fixture
def bundling(scripts):
    import bundling

    return bundling


@pytest.fixture
def licences(scripts):
    import licences

    return licences


def test_the_spec_is_python_and_never_packs_with_upx():
    source = (ROOT / "packaging" / "evolution-qt.spec").read_text(encoding="utf-8")
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    named = {
        node.func.id: {word.arg: word.value for word in node.keywords}
        for node in calls
        if isinstance(node.func, ast.Name)
    }

    for name in ("EXE", "COLLECT"):
        assert False is ast.literal_eval(named[name]["upx"])
    assert True is ast.literal_eval(named["EXE"]["exclude_binaries"]), "one folder, not one file"
    assert "__version__" in source
    assert __version__ not in source


def test_what_the_program_loads_by_name_is_put_into_the_bundle():
    """PyInstaller follows statements that import; a name in a string it does not see."""
    for path in (ROOT / "evolution_qt").rglob("*.py"):
        named = re.findall(r'import_module\(\s*"([^"]+)"', path.read_text(encoding="utf-8"))
        assert [] == [name for name in named if not name.startswith("evolution_qt.")], path


def test_the_laboratory_stays_out(bundling):
    source = (ROOT / "packaging" / "evolution-qt.spec").read_text(encoding="utf-8")

    assert "lab" in bundling.EXCLUDED_MODULES
    assert ['collect_submodules("evolution_qt")'] == re.findall(r"collect_submodules\(.*\)", source)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/lib/libQt6Widgets.so.6",
        "PySide6/Qt/lib/libQt6DBus.so.6",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "PySide6/Qt/translations/qtbase_ja.qm",
        r"PySide6\plugins\platforms\qwindows.dll",
        r"PySide6\translations\qtbase_de.qm",
        "PySide6/QtGui.abi3.so",
        "numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so",
        "evolution_qt/resources/i18n/evolution_qt_de.qm",
        "evolution_qt/resources/rules/evolution.ja.md",
        "libxcb-cursor.so.0",
    ],
)
def test_what_the_program_needs_goes_into_the_bundle(bundling, place):
    assert bundling.is_wanted(place)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt/lib/libQt6QuickControls2.so.6",
        "PySide6/Qt/lib/libQt6EglFSDeviceIntegration.so.6",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/plugins/platforms/libqminimal.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6/Qt/translations/qt_de.qm",
        r"PySide6\plugins\platforms\qminimal.dll",
        r"PySide6\opengl32sw.dll",
        r"PySide6\Qt6Network.dll",
        "QtNetwork",
        "libssl.so.3",
        "libgtk-3.so.0",
        "numpy/_core/include/numpy/arrayobject.h",
    ],
)
def test_what_nobody_asks_for_stays_out(bundling, place):
    assert not bundling.is_wanted(place)


def test_libraries_that_nobody_loads_any_more_stay_out(bundling):
    asks = {
        "PySide6/Qt/plugins/platforms/libqxcb.so": ["libQt6XcbQpa.so.6", "libc.so.6"],
        "PySide6/Qt/lib/libQt6XcbQpa.so.6": ["libxcb-cursor.so.0"],
        "PySide6/Qt/lib/libQt6Orphan.so.6": [],
        "libxcb-cursor.so.0": ["libxcb-render.so.0"],
        "libxcb-render.so.0": [],
        "libcups.so.2": ["libgnutls.so.30"],
        "libgnutls.so.30": [],
        "libpython3.11.so.1.0": [],
    }
    kept = bundling.needed({place: place for place in asks}, asks.__getitem__)

    assert set(asks) - kept == {"libcups.so.2", "libgnutls.so.30", "PySide6/Qt/lib/libQt6Orphan.so.6"}


def test_a_library_that_is_left_out_but_needed_ends_the_build(bundling):
    asks = {"PySide6/Qt/plugins/iconengines/libsome.so": ["libQt6Network.so.6"]}

    with pytest.raises(LookupError, match=r"libsome\.so needs libQt6Network\.so\.6"):
        bundling.needed({place: place for place in asks}, asks.__getitem__)


@pytest.mark.parametrize(
    ("version", "four"),
    [("0.1.0", (0, 1, 0, 0)), ("2.10.3", (2, 10, 3, 0)), ("1.2.0rc1", (1, 2, 0, 1))],
)
def test_windows_is_told_name_and_version(bundling, version, four):
    tree = ast.parse(bundling.version_resource(version), mode="eval")
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    words = dict(ast.literal_eval(ast.Tuple(node.args)) for node in calls if node.func.id == "StringStruct")
    (fixed,) = [node for node in calls if node.func.id == "FixedFileInfo"]

    assert four == ast.literal_eval(next(word.value for word in fixed.keywords if word.arg == "filevers"))
    assert (version, version) == (words["FileVersion"], words["ProductVersion"])
    assert ("Evolution", "evolution-qt.exe") == (words["ProductName"], words["OriginalFilename"])


# Icons


def test_icons_are_made_in_every_size_from_our_own_art(scripts, qapp, tmp_path):
    import make_app_icon
    from PySide6.QtCore import QByteArray
    from PySide6.QtGui import QImage

    make_app_icon.main(tmp_path)

    for side in (16, 22, 24, 32, 48, 64, 128, 256, 512):
        image = QImage(str(tmp_path / f"evolution-qt-{side}.png"))
        assert (side, side) == (image.width(), image.height())
        assert 0 == image.pixelColor(0, 0).alpha()
        assert 255 == image.pixelColor(side // 2, side // 4).alpha()
    ico = (tmp_path / "evolution-qt.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", ico)
    assert (0, 1, len(make_app_icon.WINDOWS)) == (reserved, kind, count)
    for at, side in enumerate(make_app_icon.WINDOWS):
        wide, high, *_, size, start = struct.unpack_from("<BBBBHHII", ico, 6 + 16 * at)
        assert (side % 256, side % 256) == (wide, high)
        assert side == QImage.fromData(QByteArray(ico[start : start + size]), "PNG").width()
    icns = (tmp_path / "evolution-qt.icns").read_bytes()
    assert (b"icns", len(icns)) == struct.unpack_from(">4sI", icns)
    at, found = 8, {}
    while at < len(icns):
        name, size = struct.unpack_from(">4sI", icns, at)
        found[name] = QImage.fromData(QByteArray(icns[at + 8 : at + size]), "PNG").width()
        at += size
    assert make_app_icon.MAC == found
    drawing = (tmp_path / "evolution-qt.svg").read_text(encoding="utf-8")
    assert "<path" in drawing
    assert "data:image" not in drawing


# Licences


def test_our_own_files_python_and_distributions_have_licences(licences):
    import numpy

    files = [
        ("evolution_qt/resources/CREDITS.md", str(ROOT / "resources" / "CREDITS.md")),
        ("numpy/__init__.py", numpy.__file__),
        ("json", str(Path(sysconfig.get_path("stdlib")) / "json" / "__init__.py")),
    ]
    owners = [licences.owner_of(*file) for file in files]

    assert [("own", "Evolution"), ("dist", "numpy"), ("python", "Python")] == owners
    for owner in owners:
        part = licences.part_of(*owner)
        assert part.licence
        assert all(part.texts.values())
    own = licences.part_of("own", "Evolution")
    assert __version__ == own.version
    assert {"LICENSE.txt", "CREDITS.md", "OFL-alegreya.txt"} <= set(own.texts)


def test_qt_comes_with_its_texts_and_how_to_replace_it(licences):
    version = metadata.version("PySide6-Essentials")
    part = licences.part_of("dist", "pyside6-essentials")

    assert version == part.version
    assert "LGPL" in part.licence
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in part.texts["LGPL-3.txt"]
    assert "GNU GENERAL PUBLIC LICENSE" in part.texts["GPL-3.txt"]
    assert version in part.texts["QT.md"]
    assert "replace" in part.texts["QT.md"]
    assert not re.search(r"[{}]", part.texts["QT.md"])


def test_a_library_of_the_system_brings_the_texts_that_it_refers_to_and_how_to_replace_it(
    licences, monkeypatch, tmp_path
):
    """Outside Debian there is no folder that has them."""
    texts = tmp_path / "common-licenses"
    texts.mkdir()
    for name in ("GPL-2", "LGPL-2.1", "LGPL-3", "MPL-1.1", "BSD"):
        (texts / name).write_text(f"The text of {name}.", encoding="utf-8")
    (texts / "LGPL").symlink_to("LGPL-3")
    said = """License: LGPL-2.1+
 See /usr/share/common-licenses/LGPL-2.1. Parts: \u2018/usr/share/common-licenses/LGPL\u2019,
 `/usr/share/common-licenses/{MPL-1.1,GPL-2}' and /usr/share/common-licenses/Unknown.
"""
    (tmp_path / "doc" / "libx1").mkdir(parents=True)
    (tmp_path / "doc" / "libx1" / "copyright").write_text(said, encoding="utf-8")
    monkeypatch.setattr(licences, "SHARE", tmp_path)
    monkeypatch.setattr(licences, "_said", lambda _words: "1.2-3")
    monkeypatch.setattr(licences, "freedesktop_os_release", lambda: {"PRETTY_NAME": "Debian 12"})

    part = licences.part_of("system", "libx1:amd64")
    licences.write([part], tmp_path / "out")

    assert ("libx1", "1.2-3", "LGPL-2.1+") == (part.name, part.version, part.licence)
    (listed,) = json.loads((tmp_path / "out" / "index.json").read_text(encoding="utf-8"))
    common = [f"common-{name}.txt" for name in ("GPL-2", "LGPL-2.1", "LGPL-3", "MPL-1.1")]
    assert ["common-SYSTEM.md", "libx1-copyright.txt", *common] == listed["texts"]
    assert "The text of LGPL-2.1." == (tmp_path / "out" / "common-LGPL-2.1.txt").read_text(encoding="utf-8")
    notice = (tmp_path / "out" / "common-SYSTEM.md").read_text(encoding="utf-8")
    assert "Debian 12" in notice
    assert "https://snapshot.debian.org/" in notice


def test_something_that_nobody_knows_ends_the_build(licences, monkeypatch, tmp_path):
    stray = tmp_path / "stray.so"
    stray.touch()
    monkeypatch.setattr(licences, "ALWAYS", ())

    with pytest.raises(licences.Unlicensed, match=r"stray\.so"):
        licences.gather([("stray.so", str(stray))])


def test_something_without_a_licence_ends_the_build(licences, monkeypatch):
    monkeypatch.setattr(licences, "ALWAYS", ())
    monkeypatch.setattr(licences, "owner_of", lambda *_file: ("dist", "numpy"))
    monkeypatch.setattr(licences, "_of_distribution", lambda name: licences.Part(name, "1", "BSD", {}))

    with pytest.raises(licences.Unlicensed, match="numpy"):
        licences.gather([("numpy.so", "numpy.so")])


def test_all_locked_packages_that_run_have_a_licence(licences):
    """What a bundle holds is at most these, so a new one is noticed before anyone builds."""
    lock = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8")
    for name in sorted(set(re.findall(r"^([a-z0-9-]+)==", lock, re.MULTILINE))):
        part = licences.part_of("dist", name)
        assert part.licence, name
        assert part.texts, name


def test_the_program_finds_what_was_written(licences, tmp_path, monkeypatch):
    from evolution_qt import resources
    from evolution_qt.ui.shell.reading.about import bundled

    parts = [
        licences.Part("Own", "1.0", "MIT", {"LICENSE.txt": "May be used."}),
        licences.Part("lib x", "", "LGPL-2.1", {"common-LGPL-2.1.txt": "Freely.", "a/NOTICE": "# Thanks"}),
    ]
    licences.write(parts, tmp_path / "licenses")
    monkeypatch.setattr(resources, "_root", lambda: tmp_path)

    first, second = bundled()
    assert ("Own 1.0", "lib x") == (first.title, second.title)
    assert ("lib-x-a-NOTICE.txt", "common-LGPL-2.1.txt") == tuple(sorted(second.texts, reverse=True))
    assert "May be used." in first.words()
    assert {"Thanks", "Freely."} <= set(second.words().splitlines())
    assert 2 == len(json.loads((tmp_path / "licenses" / "index.json").read_text(encoding="utf-8")))


def test_a_checkout_has_nobody_else_s_work_in_it():
    from evolution_qt.ui.shell.reading.about import bundled

    assert [] == bundled()


# The command


def test_a_step_that_fails_ends_the_build(scripts, monkeypatch, capsys):
    import build

    done = []
    monkeypatch.setattr(build, "_run", lambda words: done.append(words[0]) or len(done) - 1)

    assert 1 == build.main([])
    assert 2 == len(done)
    assert "icons: failed (1)" in capsys.readouterr().err


def test_the_build_knows_no_other_words(scripts, capsys):
    import build

    assert 2 == build.main(["--plain"])
    assert "packaging/build.py" in capsys.readouterr().err


def test_the_build_names_no_network_and_no_other_python(scripts):
    import build

    source = (ROOT / "packaging" / "build.py").read_text(encoding="utf-8")
    assert ["translations", "icons", "bundle"] == [name for name, _words in build.STEPS]
    assert "sys.executable" in source
    assert not re.search(r"https?:|pip\b", source)
    assert sys.version_info >= (3, 11)
