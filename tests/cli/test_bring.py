"""`teban bring` and `teban play --bring`: decks kept under a name, shared as text, played with."""

import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest

from teban.cli.saves import unseal
from teban.core import registry
from teban.core.registry import find
from teban.games.blackpoker.options import ENTRY20
from tests.cli.shell import process, teban

TALL = "# Tall\nS A-J K\nH A-K\nD A-10\nC A-K\nX 1 2\n"
OTHER = "H A-K\nD A-K\nC A-K\nS 2-4\n"
SHORT = "S A-K\nH A-K\n"
PACK = ("play", "blackpoker", "--preset", "standard_pack")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the person stands, with some texts of theirs."""
    here = tmp_path / "here"
    here.mkdir()
    texts = {"tall.txt": TALL, "other.txt": OTHER, "short.txt": SHORT, "entry.txt": ENTRY20}
    for name, text in texts.items():
        (here / name).write_text(text, encoding="utf-8")
    (here / "bad.txt").write_text("SA\nS2 Z9\n")
    (here / "twice.txt").write_text("S A-K\nSA\n")
    (here / "empty.txt").write_text("")
    (here / "binary").write_bytes(bytes(range(256)))
    monkeypatch.chdir(here)
    return here


@pytest.fixture
def tall() -> str:
    teban("bring", "save", "blackpoker", "tall", "tall.txt")
    return "tall"


def brought(home: Path) -> list[dict[str, Any]]:
    """What the seats of the suspended match hold sealed."""
    (path,) = (home / "suspended").iterdir()
    return list(unseal(path).private)


def cards(text: str) -> list[str]:
    game = find("blackpoker")
    return list(game.read_private("deck", text).cards)  # type: ignore[attr-defined]


# Keeping


def test_a_deck_is_kept_listed_shown_and_deleted(home: Path) -> None:
    said = teban("bring", "save", "blackpoker", "tall", "tall.txt").output
    assert said.startswith("Kept as tall. It fits: standard_pack pro_pack master_pack ")
    assert "light" not in said
    assert teban("bring", "list").stdout == "blackpoker tall\n"
    assert teban("bring", "show", "blackpoker", "tall").stdout == TALL
    assert teban("bring", "delete", "blackpoker", "tall").stdout == "tall is deleted.\n"
    nothing = teban("bring", "list")
    assert (nothing.stdout, nothing.stderr) == ("", "Nothing is kept yet.\n")
    assert [path for path in home.rglob("*") if path.is_file()] == []


def test_a_text_may_be_pasted(tall: str) -> None:
    shared = teban("bring", "show", "blackpoker", tall).stdout
    process("bring", "save", "blackpoker", "速攻", given=shared.replace("S ", "♠ "))
    assert teban("bring", "show", "blackpoker", "速攻").stdout == shared
    assert teban("bring", "list", "blackpoker").stdout == "blackpoker tall\nblackpoker 速攻\n"


def test_what_is_kept_is_for_its_owner_alone(tall: str, home: Path) -> None:
    (file,) = (home / "brought" / "blackpoker").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_lists_and_decks_come_as_data(tall: str) -> None:
    assert msgspec.json.decode(teban("bring", "list", "--json").stdout) == {"blackpoker": ["tall"]}
    shown = msgspec.json.decode(teban("bring", "show", "blackpoker", tall, "--json").stdout)
    assert shown == {"cards": cards(TALL), "name": "Tall"}


def test_only_names_are_listed(tall: str, home: Path) -> None:
    for stray in (".hidden.txt", "a b.txt", "\x1b[31m.txt", "notes.md"):
        (home / "brought" / "blackpoker" / stray).write_text(TALL)
    assert teban("bring", "list").stdout == "blackpoker tall\n"


def test_full_width_names_are_the_same_names(tall: str) -> None:
    assert teban("bring", "show", "blackpoker", "ｔａｌｌ").stdout == TALL


# Playing


def test_each_seat_brings_its_own(tall: str, home: Path) -> None:
    teban(*PACK, "--bring", f"P1={tall}", "--bring", "P2=other.txt", given="suspend\n")
    first, second = brought(home)
    assert first == {"cards": cards(TALL), "name": "Tall"}
    assert second == {"cards": cards(OTHER), "name": ""}


def test_who_brings_nothing_has_the_usual_deck(home: Path) -> None:
    teban(*PACK, "--bring", "P2=tall.txt", given="suspend\n")
    assert [len(private["cards"]) for private in brought(home)] == [0, 50]


def test_what_was_brought_is_there_after_a_break(tall: str, home: Path) -> None:
    teban(*PACK, "--bring", "P1=tall", given="suspend\n")
    before = brought(home)
    teban("bring", "delete", "blackpoker", "tall")
    teban("play", "--resume", given="suspend\n")
    assert brought(home) == before


def test_what_is_kept_goes_before_a_file_of_that_name(tall: str, folder: Path, home: Path) -> None:
    (folder / "tall").write_text(OTHER)
    teban(*PACK, "--bring", "P1=tall", "--bring", "P2=./tall", given="suspend\n")
    assert [private["cards"] for private in brought(home)] == [cards(TALL), cards(OTHER)]


def test_entry_20_takes_its_own_list(home: Path) -> None:
    teban("play", "blackpoker", "--bring", "P1=entry.txt", given="suspend\n")
    assert len(brought(home)[0]["cards"]) == 20


# Refusals

CASES = {
    "bring save blackpoker ../x tall.txt": "name is wrong: ../x; expected a name of up to 40 ",
    "bring save blackpoker .x tall.txt": "name is wrong: .x; expected a name of up to 40 ",
    "bring save blackpoker a/b tall.txt": "name is wrong: a/b; expected a name of up to 40 ",
    "bring save blackpoker a／b tall.txt": "name is wrong: a／b; expected a name of up to 40 ",
    f"bring save blackpoker {'x' * 41} tall.txt": "expected a name of up to 40 letters, digits",
    "bring save blackpoker tall other.txt": "name is wrong: tall; expected a name under which ",
    "bring save blackpoker new none.txt": "none.txt is wrong: No such file or directory; ",
    "bring save blackpoker new binary": "binary is wrong: not text; expected a text file in UTF-8",
    "bring save blackpoker new bad.txt": "bad.txt:2 is wrong: Z9; expected something like SA ",
    "bring save blackpoker new twice.txt": "twice.txt:2 is wrong: SA; expected each one only once",
    "bring save blackpoker new empty.txt": "empty.txt is wrong: nothing; expected something like",
    "bring save blackpoker new short.txt": "short.txt is wrong: 26; expected 40 to 54 entries",
    "bring save blackpoker new": "new is wrong: nothing; expected something like SA ",
    "bring save chess new tall.txt": "There is no game “chess”",
    "bring save reversi new tall.txt": "game is wrong: reversi; expected one of: blackpoker",
    "bring save": "teban bring save: GAME is missing. (teban bring save --help)",
    "bring list reversi": "game is wrong: reversi; expected one of: blackpoker",
    "bring show blackpoker none": "name is wrong: none; expected a name that “teban bring list” ",
    "bring show blackpoker ../../x": "name is wrong: ../../x; expected a name of up to 40 ",
    "bring delete blackpoker none": "name is wrong: none; expected a name that “teban bring list”",
    "bring delete blackpoker ../x": "name is wrong: ../x; expected a name of up to 40 ",
    "bring dance": "teban bring: There is no command dance. (teban bring --help)",
    "play blackpoker --bring P1": "--bring is wrong: P1; expected something like P1=FILE P1=NAME",
    "play blackpoker --bring P3=tall": "seat is wrong: P3; expected one of: P1 P2",
    "play blackpoker --bring P1=none": "--bring is wrong: none; expected a file, or a name that ",
    "play blackpoker --bring P1=": "--bring is wrong: P1=; expected something like P1=FILE ",
    f"play blackpoker --bring P1={'x' * 5000}": "expected a file, or a name that ",
    "play blackpoker --bring P1=.": ". is wrong: Is a directory; expected a file that can be read",
    "play blackpoker --bring P1=binary": "binary is wrong: not text; expected a text file in UTF-8",
    "play blackpoker --bring P2=bad.txt": "bad.txt:2 is wrong: Z9; expected something like SA ",
    "play blackpoker --bring P2=tall": "tall is wrong: SA S2 S3 ",
    f"{' '.join(PACK)} --bring P2=entry.txt": "entry.txt is wrong: 20; expected 40 to 54 entries",
    "play reversi --bring B=tall": "--bring is wrong: B=tall; expected nothing there",
    "play --resume --bring P1=tall": "--bring is wrong: ",
}


@pytest.mark.parametrize("line", CASES)
def test_bad_input_is_one_line_and_changes_nothing(line: str, tall: str, tmp_path: Path) -> None:
    def contents() -> dict[Path, bytes]:
        return {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}

    before = contents()
    result = teban(*line.split(), code=2)
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert CASES[line] in result.stderr
    assert contents() == before


def test_a_name_is_refused_before_anything_is_pasted() -> None:
    assert "name is wrong" in teban("bring", "save", "blackpoker", "a b", code=2).stderr


def test_a_kept_text_that_somebody_spoiled_is_refused(tall: str, home: Path) -> None:
    (home / "brought" / "blackpoker" / "tall.txt").write_text("SA\nnonsense")
    assert "tall:2 is wrong: NONSENSE" in teban("bring", "show", "blackpoker", tall, code=2).stderr


def test_a_data_folder_that_is_none_is_told(home: Path) -> None:
    home.write_text("")
    said = teban("bring", "save", "blackpoker", "tall", "tall.txt", code=2).stderr
    assert "Not a directory; expected a folder you may write to" in said
    assert teban("bring", "list").stdout == ""


def test_refusals_and_answers_come_in_japanese_too() -> None:
    save = ("bring", "save", "blackpoker", "tall")
    told = teban(*save, "short.txt", "--lang", "ja", code=2).stderr
    assert told == "teban: short.txt が正しくありません: 26。必要なもの: 40 個から 54 個\n"
    assert "tall としてしまいました。" in teban("--lang", "ja", *save, "tall.txt").output
    assert "まだ使っていない名前" in teban(*save, "tall.txt", "--lang", "ja", code=2).stderr


def test_bring_alone_is_a_help() -> None:
    shown = teban("bring", code=2).output
    assert "teban bring save" in shown
    assert "Delete what is kept under a name." in shown


def test_where_no_game_shares_there_is_still_a_help(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teban.cli.words.games", lambda: {"reversi": registry.find("reversi")})
    assert "teban play GAME --bring SEAT=" in teban("bring", "--help").output
