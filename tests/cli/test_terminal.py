"""`teban play` on a real terminal of 80×24."""

import re
from pathlib import Path

import pytest

from tests.cli.shell import COLUMNS, ROWS, Terminal, process

SMALL = ("play", "reversi", "--option", "size=4", "--level", "level1")
STYLES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEAR = "\x1b[2J"


def plain(shown: str) -> list[str]:
    return STYLES.sub("", shown).replace("\r", "").splitlines()


@pytest.mark.parametrize("size", [8, 16])
def test_the_table_fits_the_screen(size: int) -> None:
    setting = ("--preset", "items", "--option", f"size={size}")
    terminal = Terminal("play", "reversi", *setting, "--lang", "ja")
    lines = plain(terminal.wait_for("黒> "))
    assert len(lines) <= ROWS
    assert all(len(line) <= COLUMNS for line in lines)
    terminal.type("quit\n")
    terminal.wait_for("(y/N)")
    terminal.type("y\n")
    terminal.wait_for("対局を捨てました。")
    assert terminal.end() == 0


def test_control_c_suspends_and_another_process_goes_on(home: Path) -> None:
    terminal = Terminal(*SMALL)
    terminal.wait_for("Black> ")
    terminal.type("b1\n")
    assert "Black placed on b1." in terminal.wait_for("Black> ")
    terminal.wait_for("teban play --resume", pressing="\x03")
    assert terminal.end() == 0
    assert "Black placed on b1." in process("play", "--resume", given="log\nquit\n")


def test_control_d_suspends(home: Path) -> None:
    terminal = Terminal(*SMALL)
    terminal.wait_for("Black> ")
    terminal.wait_for("The game is put away.", pressing="\x04")
    assert terminal.end() == 0
    assert len([*(home / "suspended").iterdir()]) == 1


def test_nobody_quits_by_a_slip() -> None:
    terminal = Terminal(*SMALL)
    terminal.wait_for("Black> ")
    terminal.type("quit\n")
    terminal.wait_for("(y/N)")
    terminal.type("\n")
    terminal.wait_for("Black> ")
    terminal.type("suspend\n")
    terminal.wait_for("The game is put away.")
    assert terminal.end() == 0


def test_the_screen_forgets_before_the_next_person_looks() -> None:
    terminal = Terminal(*SMALL, "--player", "W=human")
    terminal.wait_for("Black> ")
    terminal.type("b1*\n")
    covered = terminal.wait_for("press Enter.")
    assert CLEAR in covered
    assert "\x1b[3J" in covered
    assert "b1*" not in covered.rpartition(CLEAR)[2]
    terminal.type("\n")
    terminal.wait_for("White> ")
    terminal.wait_for("The game is put away.", pressing="\x03")
    assert terminal.end() == 0
