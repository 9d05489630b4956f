import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from teban.core import registry
from teban.core.refused import Refused, Why


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A directory of installed packages that somebody else made."""
    monkeypatch.syspath_prepend(tmp_path)
    registry.games.cache_clear()
    yield tmp_path
    registry.games.cache_clear()
    for name in ("somebodys_game", "others_game"):
        sys.modules.pop(name, None)


def install(site: Path, name: str = "somebodys") -> None:
    code = "from tests.core.tiny import BidsGame\nGAME = BidsGame()\nGAME.key = 'somebodys'\n"
    (site / f"{name}_game.py").write_text(code)
    info = site / f"{name}_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[teban.games]\n{name} = {name}_game:GAME\n")


def test_a_game_of_another_distribution_is_found_by_its_entry_point(elsewhere: Path) -> None:
    before = set(registry.games())
    install(elsewhere)
    registry.games.cache_clear()
    assert set(registry.games()) == before | {"somebodys"}
    assert registry.find("somebodys").seat_names == ("A", "B", "C")


@pytest.mark.usefixtures("elsewhere")
def test_an_unknown_game_is_refused_with_those_there_are(elsewhere: Path) -> None:
    install(elsewhere)
    with pytest.raises(Refused) as refused:
        registry.find("chess")
    assert refused.value.code is Why.UNKNOWN_GAME
    assert refused.value.fields["got"] == "chess"
    assert "somebodys" in refused.value.fields["expected"]


def test_two_games_with_the_same_key_are_refused_by_name(elsewhere: Path) -> None:
    install(elsewhere)
    install(elsewhere, "others")
    with pytest.raises(Refused) as refused:
        registry.games()
    assert refused.value.code is Why.SAME_KEY
    assert refused.value.fields["got"] == "somebodys"
    both = {refused.value.fields["first"], refused.value.fields["second"]}
    assert both == {"somebodys_game:GAME", "others_game:GAME"}


def test_games_are_listed_by_key(elsewhere: Path) -> None:
    install(elsewhere)
    assert list(registry.games()) == sorted(registry.games())
