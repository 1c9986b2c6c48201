"""Where the program keeps its files."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, NamedTuple

NAME: Final = "evolution-qt"
HOME: Final = "EVOLUTION_QT_HOME"
"""Environment variable that puts all folders into one."""


class Folders(NamedTuple):
    """The folders of one person on this computer. They need not exist, and may not be writable."""

    data: Path
    config: Path
    log: Path
    cache: Path

    @classmethod
    def found(cls) -> Folders:
        """Return the folders that the system proposes, or those under EVOLUTION_QT_HOME."""
        home = os.environ.get(HOME)
        if home:
            root = Path(home)
            return cls(root / "data", root / "config", root / "log", root / "cache")
        import platformdirs

        return cls(
            Path(platformdirs.user_data_dir(NAME, appauthor=False)),
            Path(platformdirs.user_config_dir(NAME, appauthor=False)),
            Path(platformdirs.user_log_dir(NAME, appauthor=False)),
            Path(platformdirs.user_cache_dir(NAME, appauthor=False)),
        )

    @property
    def games(self) -> Path:
        """Return the folder of the games' records."""
        return self.data / "games"

    @property
    def sounds(self) -> Path:
        """Return the folder of the sounds."""
        return self.cache / "sounds"

    @property
    def settings(self) -> Path:
        """Return the settings file."""
        return self.config / "settings.json"
