"""Refuses to build a wheel whose translations were never compiled: it would speak English only, silently."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface):
    """Look before a wheel is built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compare the sources of the translations with what was compiled from them."""
        root = Path(self.root)
        sources = list((root / "i18n").glob("*.ts"))
        if sources and not any((root / "resources" / "i18n").glob("*.qm")):
            raise RuntimeError("The translations are not compiled. Please run first: python3 dev.py setup")
