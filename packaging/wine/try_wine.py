"""Try the program out on Windows, as far as that can be shown without one: under Wine.

    python3 dev.py wine [--cache FOLDER] [--out FOLDER] [STAGE ...]

Without a STAGE all are tried, in their order. What windows.py sets up is kept in the cache. Pictures, logs
and a report are left in FOLDER. docs/packaging.md says what each stage does.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent / "linux"), str(ROOT)]

import windows  # noqa: E402
from trial.playing import BUTTONS, MOST_MOVES, Attempt, Beginning, Dominant, Evolution, Player  # noqa: E402
from trial.root import HOME, PLAYER  # noqa: E402
from trial.screen import SIZE, Screen, Thing, demand, display, until  # noqa: E402

from devtools.machine import Machine  # noqa: E402
from evolution_qt.ui.shell.shots.views import VIEWS  # noqa: E402

NAME = "evolution-qt"
DATA = f"{HOME}/.wine/drive_c/users/player/AppData/Local/{NAME}"
"""Where the program keeps a person's things."""
TRIAL = f"{HOME}/trial"
BUNDLE = "/opt/bundle"
INSTALLED = f"{HOME}/.wine/drive_c/Program Files/Evolution"
MENU = f"{HOME}/.wine/drive_c/ProgramData/Microsoft/Windows/Start Menu/Programs/Evolution"
SILENT = ("/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART")
FOR_ALL = "/ALLUSERS"
"""Wine 10 knows no folder for the programs of one person, which is what the installer asks for otherwise."""
TESTS = ("tests/core", "tests/games", "tests/store", "tests/cli")
LANGUAGES = ("en", "de", "ja")
PERSON = "Jörg はなこ"
STRANGE = "Größe かな mit Leerzeichen"
ASKED = "docs/images/feeding.json"
OVER = "docs/positions/over.json"
"""Positions that views are drawn of."""
SMALL = 512
"""Kilobytes of the disk that is filled."""
IN_SIGHT = 3
"""A list of games shows more of them than these at once."""
SEARCH = "Search the moves"
BY_HAND = 4
"""After so many changes of a table by the pointer, only keys play."""
LOOK = 1.0
"""Seconds until what flies into sight is there."""
PRESSED = 0.15
LISTED = 5.0
"""Seconds within which a list of moves comes, if any can be made."""
DRAWN = 6.0
"""Seconds until a table is drawn for the first time, however busy the machine is."""
ANSWERING = 60.0
"""Seconds within which the program says what is seen."""
CLOSE = 8
"""Percent by which a button may be higher or lower than the system's size asks."""

Report = dict[str, Any]


class WineScreen(Screen):
    """A display with a program under Wine on it, which says itself what is seen."""

    def __init__(self, plain: Screen, folder: Path) -> None:
        super().__init__(plain.shared, plain.environ, plain._reader)
        self.folder = folder
        self._asked = 0

    def seen(self) -> list[Thing]:
        """Wait until the program answers, and return everything that is on the screen then."""
        self._asked += 1
        (self.folder / "asked").write_text(str(self._asked))
        return until(self._told, "an answer of the program", ANSWERING)

    def click(self, thing: Thing) -> None:
        """Press a thing with the pointer, which rests there before and while it presses."""
        self.move(thing.middle)
        for word in ("mousedown", "mouseup"):
            time.sleep(PRESSED)
            self.do(word, "1")

    def move(self, point: tuple[int, int]) -> None:
        """Move the pointer, and let the program see where it is."""
        super().move(point)
        time.sleep(PRESSED)

    def _told(self) -> list[Thing] | None:
        try:
            told = json.loads((self.folder / "told.json").read_text("utf-8"))
        except (OSError, ValueError):
            return None
        if told["asked"] != str(self._asked):
            return None
        return [Thing(role, name, tuple(place), tuple(states)) for role, name, place, states in told["seen"]]


class ByKeys(Player):
    """Plays by the pointer until that has changed the table a few times, then by `J` and Return."""

    def attempts(self, asked: str, seen: Sequence[Thing]) -> list[Attempt]:
        """Return what the pointer could do, as long as it is needed."""
        return [] if self.effects >= BY_HAND else super().attempts(asked, seen)

    def _choose(self, name: str) -> None:
        """Press a choice, and wait: what is pressed while a landscape changes may not count."""
        super()._choose(name)
        time.sleep(3 * LOOK)

    def _list(self) -> None:
        """Have all that can be done listed, and wait for the list: a second `J` would be typed into it."""
        super()._list()
        with suppress(SystemExit):
            until(lambda: self.screen.find("dialog"), "the list", LISTED)

    def _answer(self, seen: Sequence[Thing]) -> None:
        """Take the first line of a list by Return; press the first button of another sheet."""
        if any(thing.name == SEARCH for thing in seen):
            self.moves += 1
            self.screen.do("key", "Return")
        else:
            super()._answer(seen)


class EvolutionByKeys(ByKeys, Evolution):
    """Plays Evolution against one bot."""

    seats = 2


class BeginningByKeys(ByKeys, Beginning):
    """Plays The Beginning."""

    edition = "beginning/de"


class DominantByKeys(ByKeys, Dominant):
    """Plays Dominant Species against one bot, by Domination where it can: the game ends with the cards."""

    seats = 2

    def _answer(self, seen: Sequence[Thing]) -> None:
        if self._before[:1] == ["Place a pawn."] and self._listed(seen):
            for words in (("key", "ctrl+a"), ("type", "Domination")):
                self.screen.do(*words)
            time.sleep(LOOK)
            if not self._listed(self.screen.seen()):
                for key in ("ctrl+a", "BackSpace"):
                    self.screen.do("key", key)
                time.sleep(LOOK)
        super()._answer(seen)

    def _listed(self, seen: Sequence[Thing]) -> list[Thing]:
        """Return the lines of the list of moves."""
        at = next((place for place, thing in enumerate(seen) if thing.name == SEARCH), len(seen))
        return [thing for thing in seen[at:] if thing.role == "list item"]


class Trial:
    """What all stages use: the Windows, and a folder for what they leave."""

    def __init__(self, machine: Machine, cache: Path, out: Path) -> None:
        self.machine = machine
        self.windows = windows.make(cache, machine)
        self.root = self.windows.root
        self.out = out
        out.mkdir(parents=True, exist_ok=True)

    @contextmanager
    def window(
        self,
        plain: Screen,
        *words: str,
        home: str = "",
        size: tuple[int, int] = SIZE,
        then: tuple[str, ...] = (),
    ) -> Iterator[WineScreen]:
        """Have the program run in a desktop of Wine's, and end it; it keeps its things in *home*.

        *then* are the words of a second one, which starts when there is a file `go` in the folder of trials.
        """
        for name in ("one", "two"):
            shutil.rmtree(self.root.at(f"{TRIAL}/{name}"), ignore_errors=True)
            self.root.at(f"{TRIAL}/{name}").mkdir(parents=True)
        (self.root.at(TRIAL) / "go").unlink(missing_ok=True)
        windows.own(self.root.at(TRIAL))

        def started(name: str, more: Sequence[str]) -> list[str]:
            program = [f"{windows.PYTHON}/python.exe", "packaging/wine/watched.py", f"{TRIAL}/{name}"]
            return ["explorer", f"/desktop={name},{size[0]}x{size[1]}", *program, *more]

        second = " ".join(f"'{word}'" for word in started("two", then))
        waiting = f"(until [ -e {TRIAL}/go ]; do sleep 0.2; done; cd {windows.SOURCE}; wine {second}) &"
        around = plain.environ | ({"EVOLUTION_QT_HOME": home} if home else {})
        around = {name: around[name] for name in ("DISPLAY", "EVOLUTION_QT_HOME") if name in around}
        full, environ = self.windows.command(started("one", words), around, waiting if then else ":")
        process = subprocess.Popen(full, env=environ)
        try:
            screen = WineScreen(plain, self.root.at(f"{TRIAL}/one"))
            until(lambda: screen.find(*BUTTONS), "the window")
            time.sleep(LOOK)
            yield screen
        finally:
            process.kill()
            process.wait()

    @contextmanager
    def desktop(self, plain: Screen, words: Sequence[str]) -> Iterator[None]:
        """Have a program that is as it was installed run in a desktop of Wine's, and end it."""
        size = f"{SIZE[0]}x{SIZE[1]}"
        full, environ = self.windows.command(
            ["explorer", f"/desktop=one,{size}", *words], {"DISPLAY": plain.environ["DISPLAY"]}
        )
        process = subprocess.Popen(full, env=environ)
        try:
            yield
        finally:
            process.kill()
            process.wait()

    def run(self, *words: str, log: str = "last.log", **environ: str) -> str:
        """Run a program to its end, which is to be a good one, and return what it said."""
        code, said = self.windows.run(*words, log=self.out / log, **environ)
        demand(code == 0, f"{words}: {code}\n{said[-2000:]}")
        return said

    def ended(self, name: str = "one") -> None:
        """Wait for a program that is told to end; its status is to be 0."""
        status = self.root.at(f"{TRIAL}/{name}/status")
        demand(
            until(lambda: status.exists() and status.read_text(), "the end of the program") == "0", "status"
        )

    def settle(self, home: str, **settings: object) -> None:
        """Empty a folder of the program, and write settings into it."""
        shutil.rmtree(self.root.at(home), ignore_errors=True)
        place = self.root.at(home if home == DATA else f"{home}/config")
        place.mkdir(parents=True)
        (place / "settings.json").write_text(json.dumps(settings), "utf-8")
        windows.own(self.root.at(home))

    def records(self, home: str) -> list[Path]:
        """Return the records in a folder of the program's."""
        return sorted(self.root.at(home if home == DATA else f"{home}/data").glob("games/*.jsonl"))

    def faults(self, home: str) -> list[str]:
        """Return the errors in the program's log."""
        log = self.root.at(f"{home}/Logs" if home == DATA else f"{home}/log") / f"{NAME}.log"
        return re.findall(r"^.* (?:ERROR|CRITICAL) .*$", log.read_text("utf-8"), re.MULTILINE)


def tests(trial: Trial) -> Iterator[tuple[str, object]]:
    """Run the tests of the parts that know no window."""
    for folder in TESTS:
        words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", folder]
        log = trial.out / f"{folder.replace('/', '-')}.log"
        code, said = trial.windows.python(*words, log=log, QT_QPA_PLATFORM="offscreen")
        last = said.strip().rpartition("\n")[2]
        demand(code == 0, f"{folder}: {last}")
        yield folder, last


def selftest(trial: Trial) -> Iterator[tuple[str, object]]:
    """Have the program try itself out."""
    yield "selftest", _tried(trial, f"{windows.PYTHON}/python.exe", "-m", "evolution_qt")


def _tried(trial: Trial, *program: str) -> str:
    """Have a program try itself out, and say how that went."""
    code, said = trial.windows.run(
        *program, "--selftest", log=trial.out / "selftest.log", QT_QPA_PLATFORM="offscreen"
    )
    told = json.loads(said[said.index("\n{") :]) if "\n{" in said else {"checks": []}
    failed = [check for check in told["checks"] if not check["ok"]]
    demand(code == 0 and told["checks"], f"{code} {failed} {said[-2000:]}")
    return f"{len(told['checks'])} checks in {told['seconds']:.0f} s, {told['system']}"


def views(trial: Trial) -> Iterator[tuple[str, object]]:
    """Draw every view in three languages, each by a program of its own."""
    there = f"{TRIAL}/views"
    shutil.rmtree(trial.root.at(there), ignore_errors=True)
    trial.root.at(there).mkdir(parents=True)
    windows.own(trial.root.at(TRIAL))
    for language in LANGUAGES:
        for view in VIEWS:
            name = f"{view}-{language}.png"
            words = ["shot", OVER if view == "scores" else ASKED, "--view", view, "--lang", language]
            words += ["--out", f"{there}/{name}"]
            log = trial.out / "view.log"
            code, said = trial.windows.python(
                "-m", "evolution_qt", *words, log=log, QT_QPA_PLATFORM="offscreen"
            )
            demand(code == 0, f"{name}: {code}\n{said[-2000:]}")
            shutil.copy2(trial.root.at(f"{there}/{name}"), trial.out / f"view-{name}")
        yield f"views, {language}", len(VIEWS)


def files(trial: Trial) -> Iterator[tuple[str, object]]:
    """Start with an older library, in strange folders, on a full disk, and twice with one library."""
    with display() as plain:
        yield "older library", _older(trial, plain)
        yield "strange names", _strange(trial, plain)
        yield "full disk", _full(trial, plain)
        yield "opened twice", _twice(trial, plain)


def _older(trial: Trial, plain: Screen) -> str:
    """Start with the records of an older version, and see them listed."""
    home = f"{HOME}/older"
    trial.settle(home, language="en")
    old = sorted(ROOT.glob("tests/store/kept/*/*.jsonl"))
    folder = trial.root.at(f"{home}/data/games")
    folder.mkdir(parents=True)
    for path in old:
        shutil.copy2(path, folder / path.name)
    windows.own(folder.parent)
    with trial.window(plain, home=home) as screen:
        screen.click(_button(screen, "Saved games"))
        until(lambda: len(_lines(screen)) > IN_SIGHT, "the games of the older version")
        screen.picture(trial.out / "older-library.png")
    demand(not trial.faults(home), f"the log has {trial.faults(home)[:3]}")
    return f"{len(old)} records, listed"


def _strange(trial: Trial, plain: Screen) -> str:
    """Play in a folder, and by a name, with letters that English lacks."""
    home = f"{HOME}/{STRANGE}"
    trial.settle(home, language="en", speed="off", names=[PERSON])
    with trial.window(plain, home=home) as screen:
        player = _begun(screen, BeginningByKeys)
        for _ in range(6):
            player.step()
        screen.picture(trial.out / "strange-names.png")
        _left(trial, screen)
    (record,) = trial.records(home)
    inside = f"{home}/data/games/{record.name}"
    header = json.loads(record.read_text("utf-8").splitlines()[0])
    said = trial.windows.python("-m", "evolution_qt", "replay", inside)
    picture = ["shot", "docs/images/beginning.json", "--out", f"{home}/Bild ü かな.png"]
    drawn = trial.windows.python("-m", "evolution_qt", *picture, QT_QPA_PLATFORM="offscreen")
    demand(said[0] == drawn[0] == 0, f"{said[1][-1000:]}{drawn[1][-1000:]}")
    demand(
        PERSON in [one["name"] for one in header["players"]] and PERSON in said[1], f"no {PERSON}: {said[1]}"
    )
    demand(trial.root.at(f"{home}/Bild ü かな.png").is_file(), "no picture of that name")
    demand(not trial.faults(home), f"the log has {trial.faults(home)[:3]}")
    return f"played, replayed and drawn in {home} by {PERSON}"


def _full(trial: Trial, plain: Screen) -> str:
    """Fill the disk while a game is played, and free it again before the game is left."""
    home = f"{HOME}/small"
    place = trial.root.at(home)
    place.mkdir(exist_ok=True)
    if place.is_mount():  # a run that was killed has left it
        subprocess.run(["umount", str(place)], check=True)
    words = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}k,uid={PLAYER},gid={PLAYER}", "none", str(place)]
    subprocess.run(words, check=True)
    try:
        (place / "config").mkdir()
        settings = {"language": "en", "speed": "off", "sounds": "off"}
        (place / "config" / "settings.json").write_text(json.dumps(settings), "utf-8")
        windows.own(place)
        with trial.window(plain, home=home) as screen:
            _fill(place / "ballast")
            player = _begun(screen, BeginningByKeys)
            told = until(lambda: _said(player, "This game cannot be saved"), "a word of the full disk")
            time.sleep(DRAWN)
            screen.picture(trial.out / "full-disk.png")
            (place / "ballast").unlink()
            until(lambda: _said(player, "Saving works again"), "a word of the disk that is free again")
            _left(trial, screen)
        (record,) = trial.records(home)
        shutil.copy2(record, trial.root.at(TRIAL) / "full.jsonl")
    finally:
        subprocess.run(["umount", str(place)], check=True)
    code, said = trial.windows.python("-m", "evolution_qt", "replay", f"{TRIAL}/full.jsonl")
    demand(code == 0, said[-1000:])
    return f"said “{told}”; the record is whole after all"


def _twice(trial: Trial, plain: Screen) -> str:
    """Open one library in two windows: what one plays the other may not continue."""
    home = f"{HOME}/twice"
    trial.settle(home, language="en", speed="off")
    with trial.window(plain, home=home, then=("--lang", "en")) as first:
        player = _begun(first, BeginningByKeys)
        for _ in range(4):
            player.step()
        (trial.root.at(TRIAL) / "go").touch()
        second = WineScreen(plain, trial.root.at(f"{TRIAL}/two"))
        until(lambda: second.find(*BUTTONS, name="Saved games"), "the second window")
        second.click(_button(second, "Saved games"))
        line = until(lambda: next(iter(_lines(second)), None), "the game of the first window")
        second.click(line)
        words = "It is being played in another window"
        until(lambda: any(words in thing.name for thing in second.seen()), "a word of the other window")
        second.picture(trial.out / "opened-twice.png")
        demand(not second.find(*BUTTONS, name="Continue"), "what the first window plays could be continued")
        second.do("key", "Escape")
        other = _begun(second, EvolutionByKeys)
        for _ in range(4):
            other.step()
        _left(trial, second, "two")
        for _ in range(4):
            player.step()
        _left(trial, first)
    demand(len(trial.records(home)) == 2, f"{len(trial.records(home))} records of two games")
    demand(not trial.faults(home), f"the log has {trial.faults(home)[:3]}")
    return f"{len(trial.records(home))} records; the game of the first window is locked for the second"


def play(trial: Trial) -> Iterator[tuple[str, object]]:
    """Play each game from the start screen to its scores."""
    trial.settle(DATA, language="en", speed="off")
    for kind in (BeginningByKeys, EvolutionByKeys, DominantByKeys):
        before = trial.records(DATA)
        with display() as plain, trial.window(plain) as screen:
            screen.picture(trial.out / f"{kind.key}-start.png")
            player = _begun(screen, kind)
            time.sleep(DRAWN)
            screen.picture(trial.out / f"{kind.key}-table.png")
            moves = player.play()
            screen.picture(trial.out / f"{kind.key}-end.png")
            _left(trial, screen)
        (record,) = {*trial.records(DATA)} - {*before}
        *_, end = record.read_text("utf-8").splitlines()
        demand(end.startswith('{"result": '), f"{record} ends with {end}")
        demand(not trial.faults(DATA), f"the log has {trial.faults(DATA)[:3]}")
        demand(player.drags, "nothing that the pointer carried changed the table")
        by_hand = f"{player.drags} drags and {player.effects - player.drags} clicks"
        yield f"played {kind.title}", f"{moves} moves; {by_hand} of them changed the table"


def letters(trial: Trial) -> Iterator[tuple[str, object]]:
    """Look at the start screen, a dialog and the tables where the system makes all of it larger."""
    try:
        usual = 0
        for percent in (100, 125, 150):
            _enlarge(trial, percent)
            height = _letters(trial, percent)
            usual = usual or height
            demand(abs(height * 100 / usual - percent) < CLOSE, f"{percent} %: {height} of {usual} pixels")
            yield f"letters, {percent} %", f"three languages, three tables; a button is {height} pixels high"
    finally:
        _enlarge(trial, 100)


def _enlarge(trial: Trial, percent: int) -> None:
    """Have the system show everything larger."""
    words = ["reg", "add", r"HKCU\Control Panel\Desktop", "/v", "LogPixels", "/t", "REG_DWORD", "/f", "/d"]
    full, environ = trial.windows.command([*words, str(96 * percent // 100)])
    subprocess.run(full, env=environ, check=True, capture_output=True)


def _letters(trial: Trial, percent: int) -> int:
    """Draw what is seen at a percentage; return how high a button is."""
    home = f"{HOME}/letters"
    trial.settle(home, language="en", speed="off")
    size = (SIZE[0] * percent // 100, SIZE[1] * percent // 100)
    with display(size) as plain, trial.window(plain, home=home, size=size) as screen:
        for language in ("Deutsch", "日本語", "English"):
            screen.click(until(lambda name=language: screen.find("radio button", name=name), language))
            screen.click(_button(screen, {"Deutsch": "Einst", "日本語": "設定"}.get(language, "Settings")))
            until(lambda: screen.find("dialog"), "the settings")
            time.sleep(LOOK)
            screen.picture(trial.out / f"letters-{percent}-settings-{language}.png")
            screen.do("key", "Escape")
            time.sleep(LOOK)
            screen.picture(trial.out / f"letters-{percent}-start-{language}.png")
        for kind in (BeginningByKeys, EvolutionByKeys, DominantByKeys):
            _begun(screen, kind)
            time.sleep(DRAWN)
            screen.picture(trial.out / f"letters-{percent}-{kind.key}.png")
            _to_start(screen)
        height = _button(screen, "Quit").place[3]
        _quit(trial, screen)
    demand(not trial.faults(home), f"the log has {trial.faults(home)[:3]}")
    return height


def bundle(trial: Trial) -> Iterator[tuple[str, object]]:
    """Build the bundle, and have it try itself out. It is a trial."""
    said = trial.run(f"{windows.PYTHON}/python.exe", "packaging/build.py", log="build.log")
    there = trial.root.at(BUNDLE)
    shutil.rmtree(there, ignore_errors=True)
    there.mkdir()
    shutil.copytree(trial.root.at(f"{windows.SOURCE}/dist/{NAME}"), there / NAME)
    shutil.copy2(trial.root.at(f"{windows.SOURCE}/build/icons/{NAME}.ico"), there)
    yield "bundle", said.strip().rpartition("\n")[2]
    yield "selftest of the bundle", _tried(trial, f"{BUNDLE}/{NAME}/{NAME}-console.exe")


def installer(trial: Trial) -> Iterator[tuple[str, object]]:
    """Make the installer of the bundle; install, play, update and remove it. It is a trial."""
    demand(trial.root.at(f"{BUNDLE}/{NAME}").is_dir(), "first the stage bundle")
    out = trial.root.at(f"{BUNDLE}/trial")
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir()
    windows.own(out)
    made = ["packaging/windows/make_installer.py", "--out", f"{BUNDLE}/trial", "--bundle", f"{BUNDLE}/{NAME}"]
    made += ["--icon", f"{BUNDLE}/{NAME}.ico"]
    compiler = trial.windows.inno(trial.machine)
    trial.run(f"{windows.PYTHON}/python.exe", *made, log="iscc.log", WINEPATH=compiler)
    (made_file,) = out.glob("*-setup.exe")
    setup = made_file.rename(made_file.with_name("trial-setup.exe"))  # never to be taken for a release
    yield "installer", f"{setup.stat().st_size / 1e6:.0f} MB"
    seats = [{"kind": "human", "name": "Player 1"}, {"kind": "fledgling", "name": "Otter"}]
    plan = {"game": BeginningByKeys.edition, "seats": seats}
    known = {"editions": [plan["game"]], "learnt": [["beginning", 1]], "last": plan}
    trial.settle(DATA, language="en", speed="off", sounds="off", **known)
    words = [f"{BUNDLE}/trial/{setup.name}", *SILENT, FOR_ALL]
    there, entry = trial.root.at(INSTALLED), trial.root.at(f"{MENU}/Evolution.lnk")
    for left in (there, entry.parent):
        shutil.rmtree(left, ignore_errors=True)
    program = ["start", "/wait", "/unix", f"{MENU}/Evolution.lnk"]
    with display() as plain:
        shown = {"DISPLAY": plain.environ["DISPLAY"]}
        trial.run(*words, **shown)
        demand((there / f"{NAME}.exe").is_file() and entry.is_file(), "not installed")
        yield "installed", f"{sum(path.stat().st_size for path in there.rglob('*')) / 1e6:.0f} MB"
        with trial.desktop(plain, program):
            first = _play_installed(trial, plain, to_the_end=True)
            plain.picture(trial.out / "installed-end.png")
        yield "played to the end, from its entry in the menu", first.name
        with trial.desktop(plain, program):
            second = _play_installed(trial, plain, to_the_end=False)
        kept, old = second.read_bytes(), there / f"{NAME}.exe"
        old.write_bytes(b"an older one")
        trial.run(*words, **shown)
        demand(second.read_bytes().startswith(kept), "the update took a game")
        demand(old.read_bytes() != b"an older one", "the update left an older file")
        with trial.desktop(plain, program):
            _opened(trial)
            plain.do("key", "Return")
            until(lambda: _grows(plain, second), "the game that was in progress")
            plain.picture(trial.out / "updated.png")
        yield "updated with a game in progress", f"{second.name} went on"
        trial.run(f"{INSTALLED}/unins000.exe", *SILENT, **shown)
        until(lambda: not (there / f"{NAME}.exe").exists() and not entry.exists(), "the end of the removal")
    rest = sorted(path.name for path in there.rglob("*")) if there.exists() else []
    demand(not rest, f"left of the program: {rest}")
    demand(first.exists() and second.exists(), "the games went with it")
    demand(not trial.faults(DATA), f"the log has {trial.faults(DATA)[:3]}")
    yield "removed", "the games stay, of the program nothing"


def _opened(trial: Trial) -> None:
    """Wait until the window was seen: then the program writes its versions into the log."""
    log = trial.root.at(f"{DATA}/Logs/{NAME}.log")
    size = log.stat().st_size if log.exists() else 0
    until(lambda: log.exists() and log.stat().st_size > size, "the window")
    time.sleep(LOOK)


def _play_installed(trial: Trial, plain: Screen, *, to_the_end: bool) -> Path:
    """Begin a game by keys, play it or only some moves of it, and return its record."""
    _opened(trial)
    before = trial.records(DATA)
    plain.do("key", "Return")
    time.sleep(LOOK)
    plain.do("key", "Return")
    record = until(lambda: next(iter({*trial.records(DATA)} - {*before}), None), "a record")
    for _ in range(MOST_MOVES if to_the_end else 3):
        if to_the_end and '{"result"' in record.read_text("utf-8"):
            break
        _grows(plain, record)
    demand(not to_the_end or '{"result"' in record.read_text("utf-8"), "the game never ends")
    return record


def _grows(plain: Screen, record: Path) -> bool:
    """Do the first of what can be done, and return whether a move was written."""
    size = record.stat().st_size
    for key in ("j", "Return"):
        plain.do("key", key)
        time.sleep(LOOK / 2)
    return record.stat().st_size > size


def _fill(ballast: Path) -> None:
    """Write into a file until its disk takes no more."""
    with suppress(OSError), ballast.open("wb", buffering=0) as stream:
        while True:
            stream.write(b"x" * 512)


def _said(player: Player, words: str) -> str | None:
    """Return a sentence of the window that begins so; play on while there is none."""
    seen = player._at_rest()
    found = next((one.name for one in seen if words in one.name), None)
    if found is None:
        player._look(seen)
    return found


def _button(screen: Screen, name: str) -> Thing:
    """Return a button as soon as it is there."""
    return until(lambda: screen.find(*BUTTONS, name=name), name)


def _lines(screen: Screen) -> list[Thing]:
    """Return the lines of lists on the screen."""
    return [thing for thing in screen.seen() if thing.role == "list item"]


def _begun(screen: Screen, kind: type[Player]) -> Player:
    """Begin a game, and return who plays it."""
    player = kind(screen)
    player.begin()
    return player


def _in_menu(screen: Screen) -> Thing | None:
    """Return the line of the menu that leads to the start screen; press the menu's button if it is closed."""
    found = screen.find("MenuItem", name="To the start screen")
    if found is None:
        screen.click(_button(screen, "Menu"))
        time.sleep(LOOK)
    return found


def _to_start(screen: Screen) -> None:
    """Leave a game by the menu, or its scores; a sheet over it is closed first."""
    if screen.find("dialog"):
        screen.do("key", "Escape")
        time.sleep(LOOK)
    if (button := screen.find(*BUTTONS, name="To the start screen")) is None:
        screen.click(until(lambda: _in_menu(screen), "the menu"))
        button = _button(screen, "Leave")
    screen.click(button)


def _left(trial: Trial, screen: WineScreen, name: str = "one") -> None:
    """Leave a game, or its scores, and then the program."""
    _to_start(screen)
    _quit(trial, screen, name)


def _quit(trial: Trial, screen: WineScreen, name: str = "one") -> None:
    """Leave the program."""
    screen.click(_button(screen, "Quit"))
    trial.ended(name)


STAGES: dict[str, Callable[[Trial], Iterator[tuple[str, object]]]] = {
    "tests": tests,
    "selftest": selftest,
    "views": views,
    "files": files,
    "play": play,
    "letters": letters,
    "bundle": bundle,
    "installer": installer,
}


def main(words: Sequence[str] | None = None) -> int:
    """Try the stages out, each whatever becomes of those before, and return 0 if all went well."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("stage", nargs="*", help=", ".join(STAGES))
    parser.add_argument("--cache", type=Path, default=ROOT / "build" / "wine", help="where all is kept")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "wine-trial")
    arguments = parser.parse_args(words)
    if unknown := [stage for stage in arguments.stage if stage not in STAGES]:
        parser.error(f"no such stage: {', '.join(unknown)}")
    started = time.monotonic()
    trial = Trial(Machine(), arguments.cache, arguments.out.resolve())
    trial.windows.bring_source()
    print(f"set up ({time.monotonic() - started:.0f} s)", flush=True)
    report_file = trial.out / "report.json"
    report: Report = json.loads(report_file.read_text("utf-8")) if report_file.exists() else {}
    failed = []
    for stage in arguments.stage or STAGES:
        since = time.monotonic()
        try:
            for name, found in STAGES[stage](trial):
                report[name] = found
                print(f"{name}: {found} ({time.monotonic() - since:.0f} s)", flush=True)
                since = time.monotonic()
        except (Exception, SystemExit) as fault:  # each stage stands alone
            failed.append(stage)
            kind = "" if isinstance(fault, SystemExit) else f"{type(fault).__name__}: "
            report[stage] = f"failed: {kind}{fault}"
            print(f"{stage}: failed: {kind}{fault}", file=sys.stderr, flush=True)
        else:
            report.pop(stage, None)
        report_file.write_text(json.dumps(report, ensure_ascii=False, indent=1) + "\n", "utf-8")
    print(f"failed: {', '.join(failed)}" if failed else "all went well")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
