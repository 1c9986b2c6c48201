"""What all tests share: the language of whoever runs them is none of the program's, and nothing is heard."""

import gc
import os

os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("LANGUAGE", None)
os.environ["EVOLUTION_QT_SOUNDS"] = "off"
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # on a display the real pointer is in the way


def pytest_collection_finish() -> None:
    """Look no more for garbage among all that was imported: the window looks for it whenever a game ends.

    With so many tests that would take longer than some of them do.
    """
    gc.collect()
    gc.freeze()
