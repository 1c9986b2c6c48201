"""The parts of the trial under Wine that need no Wine: what is taken from where."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "packaging" / "wine")]

import windows  # noqa: E402

from devtools.machine import Machine  # noqa: E402

SAID = """\
The Import Tables (interpreted .idata section contents)
 vma:            Hint    Time      Forward  DLL       First
\tDLL Name: icuuc.dll
\tvma:     Ordinal  Hint  Member-Name  Bound-To
\t003d5cc0  <none>  0107  ucnv_open
\t003d5cc8  <none>  00e1  ucnv_close

\tDLL Name: KERNEL32.dll
\tvma:     Ordinal  Hint  Member-Name  Bound-To
\t003d5dc0  <none>  0107  CreateFileW

Export Address Table -- Ordinal Base 1
\t[   0] +base[   1]  0002c1a0 Export RVA
[Ordinal/Name Pointer] Table -- Ordinal Base 1
\t          Ordinal   Hint Name
\t[   0] +base[   1]  0000 PyAIter_Check
\t[   1] +base[   2]  0001 _Py_NoneStruct
"""


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("python311.dll", "python311.dll"),
        ("VCRUNTIME140.dll", "VCRUNTIME140.dll"),
        ("_asyncio.pyd", "DLLs/_asyncio.pyd"),
        ("sqlite3.dll", "DLLs/sqlite3.dll"),
        ("api-ms-win-crt-math-l1-1-0.dll", None),
        ("_tkinter.pyd", None),
        ("tcl86t.dll", None),
    ],
)
def test_python_is_borrowed_and_nothing_else(name: str, place: str | None) -> None:
    assert windows.place_of(name) == place


def test_names_are_read_from_libraries() -> None:
    assert windows.imports(SAID, "icuuc.dll") == ["ucnv_open", "ucnv_close"]
    assert windows.imports(SAID, "other.dll") == []
    assert windows.exports(SAID) == ["PyAIter_Check", "_Py_NoneStruct"]


def test_names_are_forwarded() -> None:
    assert windows.forwards(["Py_Main"], "python311") == "EXPORTS\nPy_Main = python311.Py_Main\n"


def test_a_name_can_take_the_place_of_another() -> None:
    assert len(windows.OUR_MATHS) == len(windows.MATHS)
    source = (ROOT / "packaging" / "wine" / "complex.c").read_text(encoding="utf-8")
    assert windows.COMPLEX.fullmatch("cpowf")
    assert not windows.COMPLEX.fullmatch("ceil")
    assert all(f"ALL(COMPLEX, {name})" in source for name in ("cexp", "csin", "ctanh"))


def test_a_step_is_done_again_with_all_that_follow_when_its_source_changes(
    tmp_path: Path,
) -> None:
    done: list[str] = []
    there = windows.Windows(tmp_path)

    def steps(**sources: object) -> list[tuple[str, windows.Step, object]]:
        return [(name, lambda *_, name=name: done.append(name), of) for name, of in sources.items()]

    for sources in ({"a": 1, "b": 2, "c": 3}, {"a": 1, "b": 2, "c": 3}, {"a": 1, "b": 7, "c": 3}):
        done.clear()
        windows.set_up(there, Machine(), steps(**sources))

    assert done == ["b", "c"]


def test_a_step_after_one_that_failed_is_not_taken_for_done(tmp_path: Path) -> None:
    there = windows.Windows(tmp_path)
    done: list[str] = []

    def fail(*_: object) -> None:
        raise SystemExit("no network")

    def note(*_: object) -> None:
        done.append("b")

    windows.set_up(there, Machine(), [("a", note, 1), ("b", note, 1)])
    with pytest.raises(SystemExit):
        windows.set_up(there, Machine(), [("a", fail, 2), ("b", note, 1)])
    done.clear()
    windows.set_up(there, Machine(), [("a", note, 2), ("b", note, 1)])

    assert done == ["b", "b"]
