"""A bundle that grows is noticed: its figures are compared with those that were kept."""

import json
import os
import re
import shutil
import struct
import subprocess
import sys

import pytest

from devtools.machine import ROOT

KEPT = json.loads((ROOT / "packaging" / "sizes.json").read_text(encoding="utf-8"))
FIGURES = {
    "installed_mb",
    "compressed_mb",
    "window_seconds",
    "window_work_seconds",
    "memory_idle_mb",
    "memory_idle_bots_mb",
    "memory_played_mb",
    "memory_played_bots_mb",
}


@pytest.fixture
def measure(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import measure

    return measure


def test_every_figure_of_the_bundle_for_linux_is_kept():
    assert FIGURES == set(KEPT["linux-x86_64"])
    assert all(value > 0 for figures in KEPT.values() for value in figures.values())


def test_what_is_kept_is_below_its_limits(measure):
    for figures in KEPT.values():
        assert [] == measure.compared(figures, figures)


@pytest.mark.parametrize("name", sorted(FIGURES))
def test_a_figure_that_grows_by_more_than_a_tenth_is_named(measure, name):
    kept = dict.fromkeys(FIGURES, 0.5)

    assert [] == measure.compared({**kept, name: 0.549}, kept)
    assert [] == measure.compared({**kept, name: 0.1}, kept)
    assert [f"{name} has grown by 12%: 0.5 -> 0.56"] == measure.compared({**kept, name: 0.56}, kept)


def test_what_exceeds_its_limit_is_named_although_it_grew_little(measure):
    assert ["installed_mb is 200.5, above 200"] == measure.compared(
        {"installed_mb": 200.5}, {"installed_mb": 199.0}
    )
    assert ["compressed_mb is 61, above 60"] == measure.compared({"compressed_mb": 61.0}, {})


def test_what_only_one_side_has_measured_is_not_compared(measure):
    assert [] == measure.compared({"memory_idle_mb": 300.0}, {"window_seconds": 0.4})


def test_growing_fails_the_command_and_keeping_does_not(measure, monkeypatch, tmp_path, capsys):
    kept, fresh, bundle = tmp_path / "kept.json", tmp_path / "build" / "fresh.json", tmp_path / "bundle"
    bundle.mkdir()
    (bundle / "file").write_bytes(b"x" * 1_000_000)
    monkeypatch.setattr(measure, "KEPT", kept)
    monkeypatch.setattr(measure, "of_running", lambda *_words: {})
    monkeypatch.setattr(measure.shutil, "which", lambda _name: None)
    kept.write_text(
        measure.written({measure.system(): {"installed_mb": 0.5}, "other": {"installed_mb": 9.0}})
    )

    monkeypatch.setattr(sys, "argv", ["measure.py", str(bundle), "--out", str(fresh)])
    assert 1 == measure.main()
    assert "installed_mb has grown by 100%: 0.5 -> 1" in capsys.readouterr().err
    assert 1.0 == json.loads(fresh.read_text())[measure.system()]["installed_mb"]
    monkeypatch.setattr(sys, "argv", ["measure.py", str(bundle), "--out", str(fresh), "--commit"])
    assert 0 == measure.main()
    found = json.loads(kept.read_text())
    assert (1.0, 9.0) == (found[measure.system()]["installed_mb"], found["other"]["installed_mb"])


def test_the_same_folder_is_always_as_large_when_compressed(measure, tmp_path):
    for at, folder in enumerate((tmp_path / "one" / "same", tmp_path / "two" / "same")):
        folder.mkdir(parents=True)
        (folder / "file").write_bytes(bytes(range(256)) * 100)
        os.utime(folder / "file", (at, at))

    assert measure.compressed(tmp_path / "one" / "same") == measure.compressed(tmp_path / "two" / "same")


@pytest.mark.parametrize("colours", [1, 2000])
def test_the_picture_of_a_display_tells_a_painted_window_from_an_empty_one(measure, colours):
    """As Xvfb keeps it: a header of its own length, 256 entries of twelve bytes, four bytes for a pixel."""
    import try_bundle

    header = struct.pack(">I", 160) + bytes(72) + struct.pack(">I", 256) + bytes(80)
    pixels = b"".join(struct.pack("<I", number % colours) for number in range(1280 * 8))

    assert colours == try_bundle.colours(header + bytes(256 * 12) + pixels)


PRETENDED = """#!{python}
import os, pathlib, signal, sys, time
home = pathlib.Path(os.environ["EVOLUTION_QT_HOME"])
(home / "log").mkdir()
{does}
(home / "log" / "evolution-qt.log").write_text({log!r})
signal.signal(signal.SIGTERM, lambda *_: sys.exit({status}))
time.sleep(60)
"""


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="not installed: Xvfb")
@pytest.mark.parametrize(
    ("does", "log", "status", "fault"),
    [
        ("", "PySide6 6.11", 0, r"it shows nothing \(\d colours\)"),
        ("", "PySide6 6.11", 3, "it ended with 3"),
        ("", "PySide6 6.11\nTraceback (most", 0, "Traceback"),
        ("sys.exit(4)", "", 0, "it ended with 4: there is no log"),
        ("time.sleep(60)", "", 0, "it is not there after 0.5 s"),
    ],
)
def test_a_window_that_is_not_as_it_should_be_fails_the_bundle(measure, tmp_path, does, log, status, fault):
    import try_bundle

    program = tmp_path / "evolution-qt"
    program.write_text(PRETENDED.format(python=sys.executable, does=does, log=log, status=status))
    program.chmod(0o755)
    patience = 0.5 if "sleep" in does else try_bundle.PATIENCE

    assert re.match(fault, try_bundle.fault_of_window(program, patience), re.DOTALL) or (
        fault == "Traceback" and fault in try_bundle.fault_of_window(program, patience)
    )


@pytest.mark.skipif(os.name == "nt", reason="Windows ends a program whatever it wants")
def test_a_program_that_does_not_end_when_it_is_told_to_is_killed(measure, monkeypatch):
    import running

    monkeypatch.setattr(running, "TO_END", 0.2)
    code = "import signal as s, time; s.signal(s.SIGTERM, s.SIG_IGN); print(1, flush=True); time.sleep(60)"
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE)
    assert b"1\n" == process.stdout.readline()

    assert running.ended(process) is None
    assert process.poll() is not None
    process.stdout.close()
