"""Builds the page into the wheel, so that `pip install` gives a server with its page."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before a wheel is packed; a clone that is only linked builds its page with dev.py."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is missing."""
        if version == "editable":
            return
        root = Path(self.root)
        web = root / "web"
        if not (root / "teban" / "server" / "page" / "index.html").is_file():
            sounds = str(web / "public" / "sound")
            _run(root, sys.executable, str(web / "sound" / "make.py"), sounds)
            _run(web, "npm", "ci", "--no-fund", "--no-audit")
            _run(web, "npm", "run", "build")
        build_data["artifacts"].append("/teban/server/page/**")


def _run(folder: Path, *command: str) -> None:
    subprocess.run(command, cwd=folder, check=True)
