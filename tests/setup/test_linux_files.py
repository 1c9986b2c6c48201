"""What Linux is told of the program, and its packages: valid, in all languages, the same each time."""

import ast
import configparser
import gzip
import json
import os
import re
import shutil
import stat
import subprocess
import sys
import tarfile
from xml.etree import ElementTree

import pytest
import yaml

from devtools.machine import ROOT
from evolution_qt import __version__, cli

LINUX = ROOT / "packaging" / "linux"
MIME = LINUX / "evolution-qt.mime.xml"
ENTRY = LINUX / "evolution-qt.desktop"
(METAINFO,) = LINUX.glob("*.metainfo.xml")
XDG = "{http://www.freedesktop.org/standards/shared-mime-info}"
XML = "{http://www.w3.org/XML/1998/namespace}"
EPOCH = "1700000000"
RECORD = '{"format": "evolution-qt/record", "version": 1, "game": "evolution/de", "players": [{}, {}]}\n'
POSITION = '{"draw_pile":["horns:3"],"format":"evolution-qt/position"}\n'


def needs(program):
    """Leave a test out where a program is not installed."""
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} is not installed")


def entry():
    """Read the desktop entry."""
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(ENTRY, encoding="utf-8")
    return parser["Desktop Entry"]


@needs("desktop-file-validate")
def test_the_desktop_entry_is_valid():
    done = subprocess.run(["desktop-file-validate", ENTRY], capture_output=True, text=True)

    assert (0, "") == (done.returncode, done.stdout + done.stderr)


@needs("appstreamcli")
def test_the_appstream_file_is_valid(tmp_path):
    command = ["appstreamcli", "validate", "--no-net", METAINFO]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "HOME": str(tmp_path)})

    assert 0 == done.returncode, done.stdout


@pytest.mark.parametrize("language", ["de", "ja"])
def test_both_speak_all_languages(language):
    said = entry()
    for key in ("GenericName", "Comment", "Keywords"):
        assert said[key] != said[f"{key}[{language}]"]
    root = ElementTree.parse(METAINFO).getroot()
    for parent in (root, root.find("description"), root.find("description/ul")):
        for tag in ("summary", "p", "li"):
            ours = [one for one in parent.findall(tag) if one.get(f"{XML}lang") is None]
            theirs = [one for one in parent.findall(tag) if one.get(f"{XML}lang") == language]
            assert len(ours) == len(theirs)
            assert all(one.text.strip() for one in theirs)
    for kind in ElementTree.parse(MIME).getroot():
        assert kind.find(f"{XDG}comment[@{XML}lang='{language}']") is not None


def test_entry_program_and_types_have_the_same_names():
    """The window names its entry, the entry the type of records, and the program opens their ending."""
    window = (ROOT / "evolution_qt" / "ui" / "shell" / "window" / "app.py").read_text(encoding="utf-8")
    assert f'setDesktopFileName("{ENTRY.stem}")' in window
    kinds = {kind.get("type"): kind for kind in ElementTree.parse(MIME).getroot()}
    (opened,) = entry()["MimeType"].rstrip(";").split(";")
    assert f"*{cli.RECORDS}" == kinds[opened].find(f"{XDG}glob").get("pattern")
    root = ElementTree.parse(METAINFO).getroot()
    assert opened == root.findtext("provides/mediatype")
    assert ENTRY.name == root.findtext("launchable")
    assert METAINFO.name == f"{root.findtext('id')}.metainfo.xml"


@needs("update-mime-database")
@needs("gio")
@pytest.mark.skipif(
    not os.path.exists("/usr/share/mime/packages/freedesktop.org.xml"), reason="the usual types are not here"
)
def test_records_and_positions_are_known_by_their_content(tmp_path):
    """Other files of the same ending stay what they are."""
    packages = tmp_path / "share" / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(MIME, packages)
    shutil.copy("/usr/share/mime/packages/freedesktop.org.xml", packages)
    subprocess.run(["update-mime-database", packages.parent], check=True, capture_output=True)
    files = {
        "game.jsonl": (RECORD, "application/x-evolution-qt-record"),
        "tight.jsonl": (RECORD.replace(": ", ":"), "application/x-evolution-qt-record"),
        "other.jsonl": ('{"format": "other"}\n', "application/jsonl"),
        "position.json": (POSITION, "application/x-evolution-qt-position"),
        "other.json": ('{"format": "other"}\n', "application/json"),
    }
    for name, (content, _) in files.items():
        (tmp_path / name).write_text(content, encoding="utf-8")
    environ = {
        **os.environ,
        "XDG_DATA_DIRS": str(tmp_path / "share"),
        "XDG_DATA_HOME": str(tmp_path / "none"),
    }

    command = ["gio", "info", "-a", "standard::content-type", *files]
    said = subprocess.run(command, cwd=tmp_path, env=environ, capture_output=True, text=True, check=True)

    found = re.findall(r"standard::content-type: (\S+)", said.stdout)
    assert {name: kind for name, (_, kind) in files.items()} == dict(zip(files, found, strict=True))


def page(language):
    """Write the manual page of a language."""
    environ = {**os.environ, "SOURCE_DATE_EPOCH": EPOCH, "PYTHONIOENCODING": "ascii"}  # as bad as systems get
    command = [sys.executable, LINUX / "man.py", language]
    return subprocess.run(command, env=environ, capture_output=True, encoding="utf-8", check=True).stdout


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_the_manual_page_has_every_command_and_option(language, tmp_path):
    text = page(language)

    plain = text.replace(r"\-", "-")
    for name in ("position", "moves", "play", "replay", "verify", "simulate", "shot"):
        assert f"\n.SS {name}\n" in plain
    for option in ("--version", "--commitment", "--secret-file", "--theme"):
        assert option in plain
    assert f'"evolution-qt {__version__}"' in text
    if language != "en":
        assert page("en") != text
    if shutil.which("mandoc"):
        (tmp_path / "page.6").write_text(text, encoding="utf-8")
        done = subprocess.run(
            ["mandoc", "-T", "lint", "-W", "warning", tmp_path / "page.6"], capture_output=True, text=True
        )
        assert "" == done.stdout + done.stderr


@pytest.fixture
def on_linux():
    """Leave a test out elsewhere, where no package for Linux is made or tried out."""
    if sys.platform != "linux":
        pytest.skip("packages for Linux are made on Linux")


@pytest.fixture
def bundle(on_linux, tmp_path):
    """A bundle with a real program and one library, and icons."""
    folder = tmp_path / "bundle"
    (folder / "_internal").mkdir(parents=True)
    shutil.copy("/bin/true", folder / "evolution-qt")
    with (folder / "evolution-qt").open("ab") as program:
        program.write(b"GLIBC_2.99")  # words, and nothing that is asked for
    (folder / "_internal" / "libfontconfig.so.1").write_bytes(b"no library, but its name")
    (folder / "_internal" / "words.txt").write_text("words", encoding="utf-8")
    (folder / "_internal" / "again.txt").symlink_to("words.txt")
    icons = tmp_path / "icons"
    icons.mkdir()
    for edge in (48, 128):
        head = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + edge.to_bytes(4, "big") * 2
        (icons / f"icon-{edge}.png").write_bytes(head)
    return folder


def make(bundle, out):
    """Make the packages."""
    words = ["--bundle", bundle, "--icons", bundle.parent / "icons", "--out", out]
    command = [sys.executable, LINUX / "make_packages.py", *words]
    environ = {**os.environ, "SOURCE_DATE_EPOCH": EPOCH}
    return subprocess.run(command, env=environ, capture_output=True, text=True)


@needs("dpkg-deb")
@needs("objdump")
def test_packages_hold_everything_and_are_the_same_each_time(bundle, tmp_path):
    done = make(bundle, tmp_path / "first")
    assert 0 == done.returncode, done.stderr
    for path in bundle.rglob("*.txt"):
        os.utime(path, (1_600_000_000, 1_600_000_000))
        path.chmod(0o600)
    make(bundle, tmp_path / "second")

    for first in (tmp_path / "first").iterdir():
        assert first.read_bytes() == (tmp_path / "second" / first.name).read_bytes()
    (deb,) = (tmp_path / "first").glob("*.deb")
    subprocess.run(["dpkg-deb", "-x", deb, tmp_path / "root"], check=True)
    usr = tmp_path / "root" / "usr"
    assert "../lib/evolution-qt/evolution-qt" == os.readlink(usr / "bin" / "evolution-qt")
    assert stat.S_IMODE((usr / "lib/evolution-qt/evolution-qt").stat().st_mode) == 0o755
    assert stat.S_IMODE((usr / "lib/evolution-qt/_internal/words.txt").stat().st_mode) == 0o644
    assert (usr / "lib/evolution-qt/_internal/again.txt").is_symlink()
    for name in (
        "applications/evolution-qt.desktop",
        f"metainfo/{METAINFO.name}",
        "mime/packages/evolution-qt.xml",
        "icons/hicolor/48x48/apps/evolution-qt.png",
        "icons/hicolor/128x128/apps/evolution-qt.png",
        "doc/evolution-qt/copyright",
    ):
        assert (usr / "share" / name).is_file()
    for folder in ("", "de/", "ja/"):
        with gzip.open(usr / f"share/man/{folder}man6/evolution-qt.6.gz", "rt", encoding="utf-8") as manual:
            assert ".TH EVOLUTION-QT 6 2023-11-14" in manual.read()
    told = subprocess.run(["dpkg-deb", "-I", deb], capture_output=True, text=True, check=True).stdout
    assert f"Version: {__version__}\n" in told
    assert re.search(r"Depends: libc6 \(>= 2\.(?!99)\d+\), fontconfig-config\n", told)
    packed = sorted((tmp_path / "first").glob("*.tar.*"))
    assert [".gz", ".xz"] == [path.suffix for path in packed]
    for path in packed:
        with tarfile.open(path) as archive:
            entries = {one.name.partition("/")[2]: one for one in archive.getmembers()}
        assert {"README.txt", "bin/evolution-qt", "share/applications/evolution-qt.desktop"} <= set(entries)
        assert {(0, 0, "", "", int(EPOCH))} == {
            (one.uid, one.gid, one.uname, one.gname, one.mtime) for one in entries.values()
        }


@needs("dpkg-deb")
@needs("objdump")
def test_the_note_in_an_archive_says_how_it_comes_and_goes(bundle, tmp_path):
    """Its lines are typed in as they stand there; games stay."""
    make(bundle, tmp_path / "out")
    (packed,) = (tmp_path / "out").glob("*.tar.gz")
    home = tmp_path / "home"
    games = home / ".local" / "share" / "evolution-qt" / "games"
    games.mkdir(parents=True)
    (games / "evolution-qt.jsonl").touch()
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path, filter="tar")
    folder = tmp_path / packed.name.removesuffix(".tar.gz")
    lines = re.findall("^    (.+)$", (folder / "README.txt").read_text(encoding="utf-8"), re.MULTILINE)
    comes, _, *goes, _ = lines  # desktops index types; there may be none here

    def type_in(*lines):
        environ = {**os.environ, "HOME": str(home)}
        subprocess.run(["sh", "-ec", "\n".join(lines)], cwd=folder, env=environ, check=True)

    type_in(comes)
    assert (home / ".local" / "bin" / "evolution-qt").resolve().is_file()
    type_in(*goes)

    assert [games / "evolution-qt.jsonl"] == [path for path in home.rglob("*") if not path.is_dir()]


@pytest.fixture
def trying(on_linux, monkeypatch):
    """The trial of a package, and a root folder that no one has to enter."""
    monkeypatch.syspath_prepend(str(LINUX))
    import try_package

    return try_package


def test_a_trial_sees_what_a_package_leaves_behind(trying, tmp_path):
    root = trying.Root(tmp_path)
    for place in ("/usr/bin/other", "/etc/kept", "/var/log/dpkg.log"):
        root.at(place).parent.mkdir(parents=True, exist_ok=True)
        root.at(place).write_text("before", encoding="utf-8")
    for place in trying.OWN_PLACES:
        root.at(place).parent.mkdir(parents=True, exist_ok=True)
    before = root.files()
    root.at("/var/log/dpkg.log").write_text("more", encoding="utf-8")
    for place in trying.OWN_PLACES:
        root.at(f"{place}/games").mkdir(parents=True)
    assert ["their logs"] == trying.left(before, root)

    root.at("/etc/kept").write_text("after", encoding="utf-8")
    root.at("/usr/bin/other").unlink()
    root.at("/usr/bin/evolution-qt").symlink_to("nowhere")

    with pytest.raises(SystemExit, match="'/etc/kept', '/usr/bin/evolution-qt', '/usr/bin/other'"):
        trying.left(before, root)


def test_what_is_missing_for_packages_is_said(bundle, tmp_path):
    (tmp_path / "icons" / "icon-48.png").unlink()
    (tmp_path / "icons" / "icon-128.png").unlink()
    done = make(bundle, tmp_path / "out")
    assert (1, True) == (done.returncode, "There are no icons" in done.stderr)

    (bundle / "evolution-qt").unlink()
    done = make(bundle, tmp_path / "out")
    assert (1, True) == (done.returncode, "python packaging/build.py" in done.stderr)
    assert not (tmp_path / "out").exists()


@needs("objdump")
def test_the_recipes_start_what_the_packages_hold(bundle, tmp_path):
    """A Flatpak and the folder of an AppImage, of an archive as it is made."""
    (bundle.parent / "icons" / "icon-256.png").write_bytes(
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (256).to_bytes(4, "big") * 2
    )
    make(bundle, tmp_path / "out")
    (packed,) = (tmp_path / "out").glob("*.tar.gz")
    command = [sys.executable, LINUX / "make_appimage.py", packed, "--only-folder"]
    subprocess.run(command, check=True, capture_output=True)

    folder = tmp_path / "out" / "AppDir"
    assert (folder / "AppRun").resolve() == (folder / "usr/lib/evolution-qt/evolution-qt")
    assert (folder / ".DirIcon").resolve().is_file()
    assert (folder / ENTRY.name).is_file()
    (path,) = LINUX.glob("*.yml")
    recipe = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert path.stem == recipe["id"] == METAINFO.name.removesuffix(".metainfo.xml")
    assert ENTRY.name == recipe["rename-desktop-file"]
    assert not any("network" in one or "filesystem" in one for one in recipe["finish-args"])


def test_the_trial_looks_for_words_that_the_program_says(monkeypatch):
    """Else it would be found in a bare system only, half an hour after the build began."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    from catalogues import read_all

    said = [one.mark.source for one in read_all("de")]
    sought = set()
    scripts = (LINUX / "try_package.py", LINUX / "trial" / "playing.py", ROOT / "packaging/wine/try_wine.py")
    for script in scripts:
        for node in ast.walk(ast.parse(script.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                first = node.args[:1] if name in ("press", "_named", "_ending") else []
                first += node.args[1:2] if name in ("_button", "_said") else []
                for word in [*first, *(one.value for one in node.keywords if one.arg == "name")]:
                    if isinstance(word, ast.Constant) and "\\" not in word.value and "*" not in word.value:
                        sought |= {*word.value.split("|")}

    assert {"Begin", "Go to the beginning", "Start feeding", "Watering hole"} <= sought
    assert [] == [word for word in sorted(sought) if not any(one.startswith(word) for one in said)]


class PretendedScreen:
    """A table of Dominant Species where the first place refuses a pawn, and the second one takes it."""

    def __init__(self, thing):
        self.thing = thing
        self.did = []

    def seen(self):
        """Return what is there after what was done."""
        places = [self.thing("list item", f"Initiative {at}: vacant", (0, 0, 9, 9), ()) for at in (2, 1)]
        ready = ("ENABLED",)
        if "Make this move" in self.did:
            return [self.thing("push button", "Play again", (0, 0, 9, 9), ready)]
        if "Initiative 2: vacant" not in self.did:
            return [self.thing("label", "Place a pawn.", (0, 0, 9, 9), ()), *places]
        asked = self.thing("label", "Take an element.", (0, 0, 9, 9), ())
        if "key j" not in self.did:
            return [asked, places[0]]
        return [
            *(asked, self.thing("dialog", "What you can do now", (0, 0, 9, 9), ready)),
            self.thing("list item", "Take Sun", (0, 0, 9, 9), (*ready, "SELECTED")),
            self.thing("push button", "Make this move", (0, 0, 9, 9), ready),
        ]

    def click(self, thing):
        """Remember what was pressed."""
        self.did.append(thing.name)

    def drag(self, thing, onto):
        """Remember what was carried where."""
        self.did.append(f"{thing.name} to {onto.name}")

    def do(self, *words):
        """Remember which key was pressed."""
        self.did.append(" ".join(words))


def test_the_player_of_a_trial_lists_what_its_pointer_finds_nothing_for(trying, monkeypatch):
    from trial import playing
    from trial.screen import Thing

    monkeypatch.setattr(playing.time, "sleep", lambda _: None)
    screen = PretendedScreen(Thing)
    player = playing.Dominant(screen)

    assert 4 == player.play()
    to_the_last, *clicks = screen.did
    assert "a pawn to Initiative 1: vacant" == to_the_last
    assert ["Initiative 1: vacant", "Initiative 2: vacant", "key j", "Make this move"] == clicks
    assert 1 == player.effects
    assert 0 == player.drags


@pytest.mark.parametrize("end", ['{"result": {"scores": [1, 2], "winners": [1]}}', '"play e5"'])
@pytest.mark.parametrize("fault", ["", "2026-11-28 ERROR evolution_qt.ui it fails"])
def test_a_trial_demands_a_result_in_each_record_and_no_error_in_the_log(
    trying, monkeypatch, tmp_path, end, fault
):
    root = trying.Root(tmp_path)
    data, settings, state, _ = [root.at(place) for place in trying.OWN_PLACES]
    for folder in (data / "games", settings, state / "log"):
        folder.mkdir(parents=True)
    (settings / "settings.json").write_text('{"text": 110}', encoding="utf-8")
    (state / "log" / f"{trying.NAME}.log").write_text(f"a start\n{fault}\n", encoding="utf-8")

    def play(_root, _screen, _program, player, _out):
        (data / "games" / f"{player.key}.jsonl").write_text(f'{{"game": "{player.key}/x"}}\n{end}\n')
        return "played"

    monkeypatch.setattr(trying, "game", play)
    trial = trying.played(root, None, "program", tmp_path)

    if fault or "result" not in end:
        with pytest.raises(SystemExit, match="ends with" if "result" not in end else "the log has"):
            list(trial)
        return
    assert ["played Evolution", "played Evolution: The Beginning", "played Dominant Species"] == [
        what for what, _ in trial
    ]
    assert {"text": 110, "speed": "off"} == json.loads((settings / "settings.json").read_text("utf-8"))
