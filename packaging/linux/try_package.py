"""Try a package out in a bare Debian: install, start, play each of the games, open a record, remove.

    python packaging/linux/try_package.py SUITE PACKAGE [--cache FOLDER] [--out FOLDER]

SUITE is bookworm (Debian 12) or trixie (Debian 13), PACKAGE a .deb or .tar.gz or .tar.xz of make_packages.py.
The bare root is made by debootstrap once and kept in the cache; each trial has a copy, which goes in the end.
Pictures and a report are left in FOLDER. It takes root, debootstrap, a mirror of Debian, Xvfb, xdotool,
ImageMagick, dbus-daemon, and a client of AT-SPI for the system's Python: none of that is in the root.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent)]

from bundling import NAME  # noqa: E402
from trial.playing import BUTTONS, GAMES, Player  # noqa: E402
from trial.root import HOME, PLAYER, SUITES, Root, copied, inside  # noqa: E402
from trial.screen import Screen, demand, display, until  # noqa: E402

CACHE = ROOT / "build" / "roots"
RECORD_TYPE = "application/x-evolution-qt-record"
POSITION_TYPE = "application/x-evolution-qt-position"
LIBRARIES = (
    *("fontconfig-config", "libegl1", "libgl1", "libwayland-client0", "libwayland-cursor0", "libxcb1"),
    "xkb-data",
)
"""What every desktop has and an archive cannot ask for; the .deb depends on the same."""
DESKTOP = ("shared-mime-info", "desktop-file-utils", "libglib2.0-bin", "xdg-utils", "man-db")
"""What of a desktop opens files by their type and shows manual pages."""
OWN_PLACES = (
    f"{HOME}/.local/share/{NAME}",
    f"{HOME}/.config/{NAME}",
    f"{HOME}/.local/state/{NAME}",
    f"{HOME}/.cache/{NAME}",
)
"""What the program keeps for the player."""
OF_OTHERS = {
    r"/var/(lib|cache)/(apt|dpkg|debconf)(/.*)?": "apt and dpkg keep what they did",
    r"/var/log/(apt(/.*)?|dpkg\.log|alternatives\.log|fontconfig\.log)": "their logs",
    r"/etc/ld\.so\.cache|/var/cache/ldconfig/aux-cache": "the C library's list of libraries",
    r"/var/cache/man(/.*)?": "man's index",
    rf"{HOME}/\.cache(/fontconfig(/.*)?)?": "fontconfig's index of the system's fonts",
    rf"{HOME}/\.local/share/(applications/mimeinfo\.cache|mime/[\w.-]+)": "the player's index of types",
}
"""What may differ when the package has gone, and whose it is."""

Report = dict[str, Any]


def main(words: Sequence[str] | None = None) -> int:
    """Try a package out and return 0 if everything worked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("suite", choices=list(SUITES))
    parser.add_argument("package", type=Path)
    parser.add_argument("--cache", type=Path, default=CACHE, help="where bare roots are kept")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "trials")
    parser.add_argument("--record", type=Path, help="open this game, and play none in the bare root")
    arguments = parser.parse_args(words)
    out = arguments.out.resolve() / f"{arguments.suite}-{arguments.package.name}"
    out.mkdir(parents=True, exist_ok=True)
    cache = arguments.cache.resolve()
    cache.mkdir(parents=True, exist_ok=True)
    report: Report = {"suite": arguments.suite, "package": arguments.package.name}
    with TemporaryDirectory(prefix="trial-", dir=cache) as folder:
        root = copied(arguments.suite, cache, Path(folder, "root"))
        package = arguments.package.resolve()
        is_deb = package.suffix == ".deb"
        trial = of_deb(root, package, out, arguments.record) if is_deb else of_archive(root, package, out)
        since = time.monotonic()
        try:
            for name, found in trial:
                report[name] = found
                print(f"{name}: {found} ({time.monotonic() - since:.0f} s)", flush=True)
                since = time.monotonic()
        finally:
            (out / "report.json").write_text(json.dumps(report, ensure_ascii=False, indent=1) + "\n")
    return 0


def of_deb(root: Root, package: Path, out: Path, record: Path | None) -> Iterator[tuple[str, object]]:
    """Try a .deb out, first where there is nothing else, then with the parts of a desktop that open files."""
    inside_at = f"/var/tmp/{package.name}"
    shutil.copyfile(package, root.at(inside_at))
    if record is None:
        before, known = root.files(), root.packages()
        root.install(inside_at)
        yield "installed with it", sorted(root.packages() - known - {NAME})
        yield "selftest, offscreen", selftest(root)
        with display() as screen:
            yield "selftest, xcb", selftest(root, screen, QT_QPA_PLATFORM="xcb")
            yield from played(root, screen, NAME, out)
        record = root.at(records(root)[-1])
        root.run(["apt-get", "purge", "--autoremove", "--yes", NAME])
        yield "left by the package", left(before, root)
        yield "left by the player", kept(root)

    root.install(*DESKTOP)
    before = root.files()
    root.install(inside_at)
    with display() as screen:
        yield from opened(root, screen, record, out)
    yield "manual pages", manuals(root)
    root.run(["apt-get", "purge", "--autoremove", "--yes", NAME])
    yield "left by the package on a desktop", left(before, root)
    yield "left by the player on a desktop", kept(root)


def of_archive(root: Root, package: Path, out: Path) -> Iterator[tuple[str, object]]:
    """Try an archive out as its note says, where its libraries and what of a desktop opens files are."""
    root.install(*LIBRARIES, *DESKTOP)
    before = root.files()
    subprocess.run(["tar", "--extract", "--file", package, "--directory", root.at(HOME)], check=True)
    top = re.sub(r"\.tar\..z$", "", package.name)
    subprocess.run(["chown", "-R", f"{PLAYER}:{PLAYER}", root.at(f"{HOME}/{top}")], check=True)
    steps = re.findall(r"^    (.+)$", root.at(f"{HOME}/{top}/README.txt").read_text("utf-8"), re.MULTILINE)
    comes, goes = "; ".join(steps[:2]), "; ".join(steps[2:])
    with display() as screen:
        with started(root, screen, [f"{HOME}/{top}/bin/{NAME}"]):
            until(lambda: screen.find(*BUTTONS, name="New game"), "the start screen")
            screen.picture(out / "unpacked.png")
        yield "starts where it was unpacked", True
        root.run(["sh", "-ec", f"mkdir -p ~/.local; cd ~/{top}; {comes}; cd; rm -r {top}"], user=PLAYER)
        program = f"{HOME}/.local/bin/{NAME}"
        yield "selftest, xcb", selftest(root, screen, program, QT_QPA_PLATFORM="xcb")
        yield from played(root, screen, program, out)
        own = f"{HOME}/.local/bin:{inside(0)['PATH']}"
        yield from opened(root, screen, root.at(records(root)[-1]), out, PATH=own)
    root.run(["sh", "-ec", goes], user=PLAYER)
    yield "left by the package", left(before, root)
    yield "left by the player", kept(root)


@contextmanager
def started(
    root: Root, screen: Screen, words: Sequence[str], **more: str
) -> Iterator[subprocess.Popen[bytes]]:
    """Have a program run inside with the screen, and end it whatever happens."""
    environ = inside(PLAYER) | screen.environ | {"HOME": HOME, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"} | more
    process = subprocess.Popen(root.command(words, user=PLAYER, shared=screen.shared), env=environ)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def selftest(root: Root, screen: Screen | None = None, program: str = NAME, **environ: str) -> str:
    """Have the program try itself out, and say how that went."""
    seen = {**screen.environ, "HOME": HOME} if screen else {}
    shared = screen.shared if screen else None
    done = root.run(
        [program, "--selftest"], user=PLAYER, shared=shared, environ={**seen, **environ}, check=False
    )
    told = json.loads(done.stdout) if done.stdout else {"checks": []}
    failed = [check for check in told["checks"] if not check["ok"]]
    demand(done.returncode == 0 and told["checks"], f"{done.returncode} {failed} {done.stderr[-2000:]}")
    first = told["checks"][0]["detail"]
    return f"{len(told['checks'])} checks in {told['seconds']:.0f} s, {told['platform']}; {first}"


def played(root: Root, screen: Screen, program: str, out: Path) -> Iterator[tuple[str, object]]:
    """Play each game from the start screen to its scores, the first at the usual pace."""
    for player in GAMES:
        before = records(root)
        told = game(root, screen, program, player(screen), out)
        (record,) = {*records(root)} - {*before}
        header, *_, end = root.at(record).read_text("utf-8").splitlines()
        demand(json.loads(header)["game"].startswith(player.key), f"{record} begins with {header}")
        demand(end.startswith('{"result": '), f"{record} ends with {end}")
        faults = re.findall(r"^.* ERROR .*$", log(root), re.MULTILINE)
        demand(not faults, f"the log has {faults[:3]}")
        settings = root.at(f"{OWN_PLACES[1]}/settings.json")
        settings.write_text(json.dumps(json.loads(settings.read_text("utf-8")) | {"speed": "off"}), "utf-8")
        yield f"played {player.title}", told


def game(root: Root, screen: Screen, program: str, player: Player, out: Path) -> str:
    """Start the program, play a game to its scores, leave it, and say how much of it was played how."""
    with started(root, screen, [program]) as process:
        until(lambda: screen.find(*BUTTONS, name="New game"), "the start screen")
        screen.picture(out / f"{player.key}-start.png")
        player.begin()
        screen.picture(out / f"{player.key}-table.png")
        moves = player.play()
        screen.picture(out / f"{player.key}-end.png")
        player.press("To the start screen")
        player.press("Quit")
        demand(process.wait(60) == 0, f"the program ends with {process.returncode}")
    demand(player.effects, "nothing that the pointer did on the table changed it")
    return f"{moves} moves of the pointer, {player.effects} of them at the table itself"


def opened(
    root: Root, screen: Screen, record: Path, out: Path, **environ: str
) -> Iterator[tuple[str, object]]:
    """Open a record by its type, as a file manager does, and see that it is shown."""
    there = f"{HOME}/game.jsonl"
    position = f"{HOME}/position.json"
    shutil.copyfile(record, root.at(there))
    example = min((ROOT / "docs" / "positions").rglob("*.json"))
    shutil.copyfile(example, root.at(position))
    more = {"XDG_CURRENT_DESKTOP": "GNOME", **environ}  # so that xdg-utils ask the libraries of a desktop
    types = {
        name: root.run(["xdg-mime", "query", "filetype", name], user=PLAYER, environ=more).stdout.strip()
        for name in (there, position)
    }
    demand([*types.values()] == [RECORD_TYPE, POSITION_TYPE], f"the types are {types}")
    yield "types", types
    ask = ["xdg-mime", "query", "default", RECORD_TYPE]
    yield "opened by", root.run(ask, user=PLAYER, environ=more).stdout.strip()
    for program in ("xdg-open", "gio open"):
        words = ["sh", "-c", f"{program} {there}; sleep 900"]
        with started(root, screen, words, **more):
            until(lambda: screen.find(*BUTTONS, name="Go to the beginning"), "the replay")
            screen.picture(out / f"{program.replace(' ', '-')}.png")
    yield "opens the record", True
    for name in (there, position):
        root.at(name).unlink()


def manuals(root: Root) -> dict[str, str]:
    """Return the first line of what man says of the program in each language."""
    said = {}
    for language in ("en", "de", "ja"):
        folder = "" if language == "en" else f"/{language}"
        page = f"/usr/share/man{folder}/man6/{NAME}.6.gz"
        done = root.run(["man", "-l", page], environ={"MANWIDTH": "100", "LC_ALL": "C.UTF-8"})
        faults = [line for line in done.stderr.splitlines() if "cannot adjust line" not in line]
        demand(not faults and len(done.stdout.splitlines()) > 100, f"man says {faults}")
        said[language] = next(line.strip() for line in done.stdout.splitlines()[2:] if NAME in line)
    return said


def records(root: Root) -> list[str]:
    """Return where the player's records lie."""
    folder = f"{OWN_PLACES[0]}/games"
    return [f"{folder}/{path.name}" for path in sorted(root.at(folder).glob("*.jsonl"))]


def log(root: Root) -> str:
    """Return what the program has written of itself."""
    return root.at(f"{OWN_PLACES[2]}/log/{NAME}.log").read_text("utf-8")


def left(before: Mapping[str, str], root: Root) -> list[str]:
    """Return what others have left, by whose it is; anything else ends the trial."""
    after = root.files()
    changed = {place for place in before.keys() | after.keys() if before.get(place) != after.get(place)}
    changed -= {place for place in changed if place.startswith(OWN_PLACES)}
    parents = {str(parent) for place in OWN_PLACES for parent in Path(place).parents}
    found = []
    for pattern, whose in OF_OTHERS.items():
        if its := {place for place in changed if re.fullmatch(pattern, place)}:
            changed -= its
            found.append(whose)
    changed -= parents
    beside = f"{HOME}/.local/"
    if folders := {one for one in changed if one.startswith(beside) and after.get(one, "")[:1] == "d"}:
        changed -= folders
        found.append(f"folders in {beside}")
    demand(not changed, f"left behind or changed: {sorted(changed)}")
    return found


def kept(root: Root) -> list[str]:
    """Return the files in the player's home, without the index of fonts."""
    return [
        place.removeprefix(f"{HOME}/")
        for place, mark in root.files(HOME).items()
        if mark.startswith("-") and "/fontconfig/" not in place
    ]


if __name__ == "__main__":
    sys.exit(main())
