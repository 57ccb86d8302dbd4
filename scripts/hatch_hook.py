"""Let Hatch build the page of the web table before it packs a wheel."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))


class WebBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Build the page, except for an editable install, where ./play builds it when needed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        from scripts.web import build

        if version != "editable" and self.target_name == "wheel":
            build()
