"""All files are made once, by the script the set-up command calls."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

MAKE = Path(__file__).parents[1] / "make.py"


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sound") / "out"
    subprocess.run([sys.executable, str(MAKE), str(folder)], check=True)
    return folder


@pytest.fixture(scope="session")
def manifest(made: Path) -> Any:
    return json.loads((made / "manifest.json").read_text(encoding="utf-8"))
