"""Every test has a data folder of its own, and speaks English unless it says otherwise."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("TEBAN_HOME", str(folder))
    monkeypatch.setenv("TEBAN_LANG", "en")
    return folder
