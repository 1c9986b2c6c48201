"""In a bundle there is no Python: the program itself is guard and worker, and lends none to others."""

from __future__ import annotations

import os
import shlex
import sys
import time
from pathlib import Path

import pytest

from evolution_qt.brain import outside
from evolution_qt.brain.programs import Program, line_for

ROOT = Path(__file__).parents[2]
BEGIN = """
import os, sys
sys.path.insert(0, {root!r})
sys.frozen, sys._MEIPASS = True, {inside!r}
os.environ["QT_PLUGIN_PATH"] = {inside!r} + "/PySide6/plugins"
os.environ["PATH"] = os.pathsep.join(({inside!r}, os.environ["PATH"], {inside!r} + "/PySide6"))
os.environ["_PYI_ARCHIVE_FILE"] = "evolution-qt"
from evolution_qt.__main__ import main
sys.exit(main())
"""


@pytest.fixture
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a program that starts as a bundle does, which this process takes for itself."""
    code = tmp_path / "begin.py"
    code.write_text(BEGIN.format(root=str(ROOT), inside=str(tmp_path / "_internal")), encoding="utf-8")
    program = tmp_path / "evolution-qt"
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} {shlex.quote(str(code))} "$@"\n')
    program.chmod(0o755)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    return program


@pytest.mark.skipif(sys.platform == "win32", reason="there is no guard")
def test_a_bundle_is_its_own_guard(bundle: Path) -> None:
    """What it starts knows nothing of the bundle's own libraries, and is ended with it."""
    script = "env; read line; echo $line; sleep 1000"
    started = outside.Wire(Program("shell", ("/bin/sh", "-c", script)))
    lines: list[str] = []
    try:
        started.send(b"over")
        while "over" not in lines:
            line = started.line()
            if line is None:
                time.sleep(0.005)
            else:
                lines.append(line.decode().rstrip("\n"))
    finally:
        started.stop()

    assert f"PATH={os.environ['PATH']}" in lines
    assert [] == [line for line in lines if line.startswith(("_PYI_", "QT_"))]
    with pytest.raises(ProcessLookupError):
        os.kill(started.pid, 0)


def test_a_bundle_starts_sources_with_the_python_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)

    python = "py" if os.name == "nt" else "python3"
    assert f"{python} /bots/fox.py" == line_for("/bots/fox.py")
    assert "/bots/fox" == line_for("/bots/fox")


def test_programs_of_windows_are_ended_by_the_system_wherever_the_program_was_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Windows looks into the folder of an opened record before it looks into its own."""
    monkeypatch.setenv("SYSTEMROOT", r"D:\Windows")

    assert (r"D:\Windows\System32\taskkill.exe", "42") == (outside._ending(42)[0], outside._ending(42)[-1])
