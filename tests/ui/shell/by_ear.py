"""What a screen reader says of a round: Orca itself, in a session of its own, with a speech that is written.

    python -m tests.ui.shell.by_ear evolution/de --lang en --out FILE

plays a round by keys, and writes down each utterance with the seconds that it takes at 15 characters a
second, Japanese at 8.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path

from devtools import system
from devtools.machine import SYSTEM_PYTHON, Machine
from tests.ui.shell.acting import LONG
from tests.ui.shell.displays import display, running

HERE = Path(__file__).parent
MODULE, KEYS = HERE / "speech_module.py", HERE / "keys_by_ear.py"
PACE = {"ja": 8.0}
USUAL = 15.0
"""Characters that are said in a second."""


def lacking(*needs):
    """Return which of these are not installed, empty if none is lacking."""
    here = Machine()
    missing = [need.what for need in needs if system.is_missing(here, need)]
    return f"not installed: {', '.join(dict.fromkeys(missing))}" if missing else ""


@contextmanager
def desktop(folder):
    """Yield the environment of a display and a bus that no one else uses."""
    runtime = folder / "runtime"
    runtime.mkdir(mode=0o700)
    environ = {
        name: value for name, value in os.environ.items() if not name.startswith(("QT_", "DBUS_", "AT_"))
    }
    environ |= {"XDG_RUNTIME_DIR": str(runtime), "NO_AT_BRIDGE": "0"}
    with ExitStack() as stack:
        environ["DISPLAY"] = stack.enter_context(display(environ))
        bus = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address"]
        made = stack.enter_context(
            running(bus, environ, stdout=subprocess.PIPE, text=True, stderr=subprocess.DEVNULL)
        )
        environ["DBUS_SESSION_BUS_ADDRESS"] = made.stdout.readline().strip()
        yield environ


@contextmanager
def speech(environ, folder):
    """Let a server of speech run that writes down what it is to say; yield the environment to use it."""
    settings, spoken, socket = folder / "speech", folder / "spoken", folder / "runtime" / "speech"
    settings.mkdir()
    spoken.touch()
    module = folder / "scribe"
    module.write_text(f'#!/bin/sh\nexec {SYSTEM_PYTHON} -I "{MODULE}"\n')
    module.chmod(0o755)
    (settings / "speechd.conf").write_text(
        f'LogLevel 1\nLogDir "{folder}"\nAddModule "scribe" "{module}" "scribe.conf"\nDefaultModule scribe\n'
    )
    environ = {**environ, "SPOKEN": str(spoken), "SPEECHD_ADDRESS": f"unix_socket:{socket}"}
    server = ["speech-dispatcher", "--run-single", "--config-dir", settings, "--log-dir", folder]
    server += ["--pid-file", folder / "speech.pid", "--socket-path", socket, "--timeout", "0"]
    with (folder / "speech.txt").open("w") as log, running(server, environ, stdout=log, stderr=log):
        yield environ


@contextmanager
def reader(folder):
    """Let Orca run in a session of its own; yield its environment once it has said that it is there."""
    home = folder / "reader"
    home.mkdir()
    with ExitStack() as stack:
        environ = stack.enter_context(speech(stack.enter_context(desktop(folder)), folder))
        environ |= {"HOME": str(home), "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)}
        environ |= {"XDG_CACHE_HOME": str(home), "GSETTINGS_BACKEND": "memory", "LC_ALL": "C.UTF-8"}
        log = stack.enter_context((folder / "orca.txt").open("w"))
        orca = stack.enter_context(running(["orca", "--disable", "braille"], environ, stdout=log, stderr=log))
        end = time.monotonic() + LONG
        while not (folder / "spoken").read_text():
            if time.monotonic() > end or orca.poll() is not None:  # it ends at once beside another one
                raise SystemExit(f"Orca never spoke: {(folder / 'orca.txt').read_text()}")
            time.sleep(0.05)
        yield environ


def heard(environ, folder, game, seconds, *, language="en", calm=0.1, waits=True):
    """Play a round by keys; return all utterances, and how often each announcement came and was said.

    A key waits until nothing was said for *calm* seconds, and if it *waits*, until all is said.
    """
    told, spoken = folder / f"told-{game.replace('/', '-')}", folder / "spoken"
    told.touch()
    begun = len(lines_of(spoken))
    program = [sys.executable, "-m", "tests.ui.shell.told_game", told, game, "--lang", language]
    how = environ | {"QT_QPA_PLATFORM": "xcb", "EVOLUTION_QT_HOME": str(folder / "program")}
    player = [SYSTEM_PYTHON, "-I", KEYS, told, spoken, str(seconds), str(calm)]
    player += ["--waits"] if waits else []
    with told.with_suffix(".txt").open("w") as log, running(program, how, stderr=log):
        done = subprocess.run(player, env=environ, capture_output=True, text=True, check=False)
    assert 0 == done.returncode, done.stderr + told.with_suffix(".txt").read_text()
    return lines_of(spoken)[begun:], json.loads(done.stdout.splitlines()[-1])


def lines_of(file):
    """Return what the lines of a file say."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def transcript(spoken, language):
    """Return each utterance with its seconds, and all seconds together at the end."""
    pace = PACE.get(language, USUAL)
    took = [len(line["words"]) / pace for line in spoken]
    lines = [f"{seconds:6.1f}  {line['words']}" for seconds, line in zip(took, spoken, strict=True)]
    return "\n".join([*lines, f"{sum(took):6.1f}  seconds in {len(lines)} utterances", ""])


def main():
    """Write the transcript of a round."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--deaf", action="store_true", help="go on although what is announced is not said")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, reader(Path(name)) as environ:
        how = {"language": wanted.lang, "calm": 0.5, "waits": not wanted.deaf}
        spoken, _ = heard(environ, Path(name), wanted.game, 600.0, **how)
    wanted.out.write_text(transcript(spoken, wanted.lang), encoding="utf-8")


if __name__ == "__main__":
    main()
