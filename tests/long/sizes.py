"""Whether anything is cut, covered or made smaller by large writing in Dominant Species: 300 tables.

    python3 dev.py test --long sizes

Ends with 1 if something is.
"""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from evolution_qt.ui.shell.window.app import make_app
from tests.ui.dominant import sizes


def main() -> int:
    """Look at all tables; say what is wrong with each."""
    app = make_app()
    found = 0
    for case in sizes.every():
        with pytest.MonkeyPatch.context() as patch:
            for fault in sizes.faults(case, patch):
                found += 1
                print(fault, flush=True)
        app.processEvents()
    print(f"{len(sizes.every())} tables, {found} faults")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
