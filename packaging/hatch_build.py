"""Refuses to build a package whose translations were never compiled: it would speak English only, silently.

The archive of sources has to carry them as well, so that a wheel is built from it without any tool.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):
    """Look before anything is built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compare the sources of the translations with what was compiled from them."""
        root = Path(self.root)
        sources = {path.stem for path in (root / "i18n").glob("*.ts")}
        missing = sources - {path.stem for path in (root / "resources" / "i18n").glob("*.qm")}
        if missing:
            raise RuntimeError(
                f"Translations are not compiled: {', '.join(sorted(missing))}. "
                "Please run first: python3 dev.py setup"
            )
