"""The program as people start it: another process, real pipes, real exit statuses."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import saved
from tests.core.played import record_text
from tests.text.plains import one_species, position

ROOT = Path(__file__).parents[2]
PROGRAM = [sys.executable, "-m", "evolution_qt"]

ENVIRON = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "", "LC_ALL": "C.UTF-8"}


def program(*words: object, stdin: bytes = b"", **environ: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*PROGRAM, *map(str, words)],
        input=stdin,
        capture_output=True,
        check=False,
        env={**ENVIRON, **environ},
        timeout=240,
    )


def test_the_three_exit_statuses(tmp_path: Path) -> None:
    good = saved(tmp_path, position({"name": "知恵"}, {}, watering_hole=3))
    bad = saved(tmp_path, position({}, one_species(body=9)), "bad.json")

    played = program("play", good, "feed 0")
    refused = program("play", good, "1: feed 0")
    faulty = program("play", bad, "feed 0")

    assert (0, b"") == (played.returncode, played.stderr)
    assert 2 == json.loads(played.stdout)["watering_hole"]
    assert "知恵" in played.stdout.decode()
    assert (3, b"") == (refused.returncode, refused.stdout)
    assert b"reason: not_your_turn" in refused.stderr.splitlines()
    assert (2, b"", b"players[1].species[0].body: 9 is above 6") == (
        faulty.returncode,
        faulty.stdout,
        faulty.stderr.strip(),
    )


def test_utf8_is_written_wherever_the_program_runs() -> None:
    text = json.dumps(position({"name": "知恵"}, {})).encode()

    done = program("position", "-", stdin=text, LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")

    assert 0 == done.returncode
    assert "知恵" in done.stdout.decode()


def test_no_qt_is_loaded_for_text() -> None:
    code = (
        "import sys; sys.modules['PySide6'] = None; sys.modules['qasync'] = None\n"
        "from evolution_qt.__main__ import main; sys.argv = ['evolution-qt', 'replay', '-']; sys.exit(main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=record_text(seats=2, moves=20).encode(),
        capture_output=True,
        check=False,
        env=ENVIRON,
        timeout=240,
    )

    assert (0, b"") == (done.returncode, done.stderr)
    assert 20 == json.loads(done.stdout)["moves"]


@pytest.mark.parametrize("missing", ["PySide6", "qasync"])
@pytest.mark.parametrize("words", [[], ["--demo"]], ids=["window", "demo"])
def test_without_its_libraries_the_window_says_so(missing: str, words: list[str]) -> None:
    code = (
        f"import sys; sys.modules[{missing!r}] = None; sys.argv[0] = 'evolution-qt'\n"
        "from evolution_qt.__main__ import main; sys.exit(main())"
    )
    environ = {**ENVIRON, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, check=False, env=environ, timeout=240
    )

    assert 1 == done.returncode
    assert 1 == len(done.stderr.splitlines())
    assert b"Traceback" not in done.stderr


def without_qt(error: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the program where loading Qt's modules for drawing fails like this."""
    code = (
        "import sys\n"
        "class Failing:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name in ('PySide6.QtGui', 'PySide6.QtWidgets'): raise {error}\n"
        "sys.meta_path.insert(0, Failing())\n"
        "from evolution_qt.__main__ import main; sys.exit(main())"
    )
    command = [sys.executable, "-c", code, *words]
    return subprocess.run(
        command, capture_output=True, check=False, env=ENVIRON, encoding="utf-8", timeout=240
    )


@pytest.mark.skipif(sys.platform != "linux", reason="a library of Linux is missing")
@pytest.mark.parametrize(
    "words",
    [[], ["--demo"], ["shot", "--out", "nowhere.png"], ["--selftest"]],
    ids=["window", "demo", "picture", "selftest"],
)
def test_a_library_that_qt_lacks_is_named(words: list[str]) -> None:
    """As where libEGL.so.1 is missing, without which nothing of Qt that draws can be loaded."""
    reason = "libGone.so.1: cannot open shared object file: No such file or directory"
    done = without_qt(f"ImportError({reason!r}, name='QtGui', path='/PySide6/QtGui.abi3.so')", *words)

    assert 1 == done.returncode
    lines = done.stderr.splitlines()
    assert "Evolution cannot start, because Qt does not run here." == lines[0]
    assert "libGone.so.1" in lines[1]
    assert f"  {reason}" == lines[-1]


@pytest.mark.parametrize("words", [[], ["--demo"]], ids=["window", "demo"])
def test_a_fault_of_the_program_is_not_taken_for_a_missing_library(words: list[str]) -> None:
    done = without_qt("ImportError('cannot import name')", *words)

    assert 1 == done.returncode
    assert "Traceback" in done.stderr
    assert "cannot import name" in done.stderr


def test_a_closed_pipe_ends_quietly() -> None:
    many = [f"{trait}:{food}" for trait in ("horns", "climbing", "symbiosis") for food in (1, 2, 4, 5)]
    text = json.dumps(position({"hand": many, "species": [{}] * 128}, {}, phase="play")).encode()
    with subprocess.Popen(
        [*PROGRAM, "moves", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRON,
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.close()
        child.stdin.write(text)
        child.stdin.close()
        said = child.stderr.read()
        status = child.wait(timeout=240)

    assert (141, b"") == (status, said)


@pytest.mark.skipif(sys.platform == "win32", reason="closes what another shell writes")
@pytest.mark.parametrize(
    ("line", "status", "said"),
    [
        ("position - <&-", 2, b"-: this file cannot be read"),
        ("shot - --out nowhere.png <&-", 2, b"-: this file cannot be read"),
        ("position {file} >&-", 0, b""),
        pytest.param(
            "position {file} >/dev/full",
            2,
            b"-: this file cannot be written",
            marks=pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device"),
        ),
    ],
)
def test_missing_ends_of_pipes_are_no_fault_of_the_program(
    tmp_path: Path, line: str, status: int, said: bytes
) -> None:
    """A service may start the program without standard input or output; a disk may be full."""
    file = saved(tmp_path, position({}, {}))
    words = f"exec {shlex.join(PROGRAM)} {line.format(file=shlex.quote(str(file)))}"

    done = subprocess.run(
        ["sh", "-c", words],
        capture_output=True,
        check=False,
        env=ENVIRON,
        timeout=240,
        stdin=subprocess.DEVNULL,
    )

    assert (status, said) == (done.returncode, done.stderr.strip())


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_ctrl_c_ends_quietly() -> None:
    """The signal comes while the file is read, however fast the machine is."""
    code = (
        "import os, signal, sys\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)  # a parent may have switched it off\n"
        "from evolution_qt import cli\n"
        "from evolution_qt.core import plain\n"
        "plain.read_stream = lambda stream, name: os.kill(os.getpid(), signal.SIGINT) or stream.read()\n"
        "sys.exit(cli.main(['position', '-']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=b"", capture_output=True, check=False, env=ENVIRON, timeout=240
    )

    assert (130, b"", b"") == (done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize("words", [[], ["moves", "-"]], ids=["window", "command"])
def test_ctrl_c_while_loading_ends_quietly(words: list[str]) -> None:
    code = (
        "import sys\n"
        "class Loading:\n"
        "    def __getattr__(self, name): raise KeyboardInterrupt\n"
        "sys.modules['evolution_qt.cli'] = sys.modules['evolution_qt.ui.shell.window.app'] = Loading()\n"
        "from evolution_qt.__main__ import main; sys.exit(main())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, check=False, env=ENVIRON, timeout=240
    )

    assert (130, b"") == (done.returncode, done.stderr)


@pytest.mark.skipif(os.name == "nt", reason="words of a command are always text there")
def test_a_word_that_is_no_text_is_named_where_the_system_prefers_another_encoding() -> None:
    done = subprocess.run(
        [*PROGRAM, "position", b"\xff.json"],
        capture_output=True,
        check=False,
        env={**ENVIRON, "PYTHONIOENCODING": "latin1"},
        timeout=240,
    )

    assert 2 == done.returncode
    assert b".json" in done.stderr
    assert b"Traceback" not in done.stderr
