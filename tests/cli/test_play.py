"""`teban play` with piped input: a whole game, wrong input, people beside each other."""

import os
import stat
from pathlib import Path

import msgspec
import pytest

from teban.core.record import decode
from tests.cli.shell import every_cell, process, teban

SMALL = ("play", "reversi", "--option", "size=4", "--level", "level1")
WHOLE_GAME = every_cell(4) * 12
SEED = "00112233445566778899aabbccddeeff"


def suspended(home: Path) -> list[Path]:
    return sorted((home / "suspended").glob("*"))


def test_a_whole_game_is_played_through_piped_input(tmp_path: Path, home: Path) -> None:
    target = tmp_path / "game.json"
    shown = process(*SMALL, "--save", target, given=WHOLE_GAME)
    assert "wins" in shown or "Draw" in shown
    record = decode(target.read_bytes())
    assert f"Seal of chance {record.commitment}" in shown
    assert record.seed in shown
    assert record.nonce in shown
    assert record.players == ("human", "level1")
    assert suspended(home) == []


def test_without_an_address_the_record_is_not_kept(home: Path) -> None:
    teban(*SMALL, given=WHOLE_GAME)
    assert suspended(home) == []


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    games = []
    for name in ("one.json", "two.json"):
        teban(*SMALL, "--seed", SEED, "--save", tmp_path / name, given=WHOLE_GAME)
        games.append(decode((tmp_path / name).read_bytes()).lines)
    assert games[0] == games[1]


def test_whoever_chooses_nothing_sits_down_at_a_table_with_items(tmp_path: Path) -> None:
    items = {}
    for name, more in {"usual": (), "hidden": ("--preset", "hidden")}.items():
        target = tmp_path / f"{name}.json"
        process(*SMALL, *more, "--save", target, given=WHOLE_GAME)
        items[name] = decode(target.read_bytes()).options["items"]
    assert items == {"usual": True, "hidden": False}


@pytest.mark.parametrize(("game", "rival"), [("squfibo", "Easy"), ("reversi", "Level 3")])
def test_whoever_names_no_level_meets_the_one_that_the_game_has_people_begin_with(
    game: str, rival: str
) -> None:
    assert f"computer ({rival}" in teban("play", game, given="quit\n").output


def test_wrong_input_is_worded_and_changes_nothing() -> None:
    hidden = (*SMALL, "--preset", "hidden", "--seed", SEED)
    before = teban(*hidden, given="log\nquit\n").output
    shown = teban(*hidden, given="a1\nz99\nitem undo\npass\nlog\nquit\n").output
    for refusal in (
        "A stone on a1 would bracket nothing.",
        "“z99” means nothing here.",
        "This table plays without items.",
        "You cannot pass while you can place a stone.",
    ):
        assert refusal in shown
    log = shown[shown.rindex("Seal of chance") :].splitlines()[1:]
    assert log == before[before.rindex("Seal of chance") :].splitlines()[1:]


def test_capitals_and_full_width_letters_are_understood() -> None:
    assert "Black placed on b1." in teban(*SMALL, given="B1\nlog\nquit\n").output
    assert "Black placed on b1." in teban(*SMALL, given="ｂ１＊\nlog\nquit\n").output


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("help", "place a special stone there: it will never flip"),
        ("?", "Place a stone: b1 a2 d3 c4"),
        ("moves", "Place a special stone: the same cells with a star, such as b1* (1 left)"),
        ("log", "Seal of chance"),
        ("items", "Special stones: 1 left (1 at the start)"),
        ("b1; a4", "It is not your turn."),
        ("item nothing", "“nothing” is not understood; expected one of: undo "),
    ],
)
def test_a_person_can_ask_the_table(line: str, told: str) -> None:
    assert told in teban(*SMALL, given=f"{line}\nquit\n").output


def test_an_empty_line_shows_the_table_again() -> None:
    shown = teban(*SMALL, given="\nquit\n").output
    assert shown.count("● Black 2   ○ White 2") == 2


def test_the_table_speaks_japanese() -> None:
    shown = teban(*SMALL, "--lang", "ja", given="手\nz9\nb1\n記録\n終了\n").output
    for words in ("特殊コマ リバーシ", "置ける場所: b1 a2 d3 c4", "黒がb1に置きました。", "黒> "):
        assert words in shown


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TEBAN_LANG")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert "どこに置きますか。" in teban(*SMALL, given="quit\n").output
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Where do you place?" in teban(*SMALL, given="quit\n").output


def test_you_may_take_another_seat() -> None:
    shown = teban(*SMALL, "--seat", "W", given="quit\n").output
    assert "Black: computer (Level 1: random)   White: you" in shown
    assert "Black placed on" in shown


def test_programs_play_among_themselves() -> None:
    players = ("--player", "B=level2", "--player", "W=level1")
    assert "The game is over." in teban(*SMALL, *players).output


@pytest.mark.parametrize(
    ("rival", "level"), [("level2", 2), ("custom:depth=2,seconds=0.5", None), ("human", None)]
)
def test_a_person_brings_along_which_level_it_meets(
    rival: str, level: int | None, tmp_path: Path
) -> None:
    target = tmp_path / "game.json"
    teban(*SMALL, "--player", f"W={rival}", "--save", target, given=WHOLE_GAME * 4)
    person, other = decode(target.read_bytes()).private
    assert person["rival_level"] == level
    assert other["rival_level"] is None


def test_a_custom_level_is_given_by_its_numbers(home: Path, tmp_path: Path) -> None:
    custom = ("play", "reversi", "--option", "size=4", "--level", "custom:depth=2,seconds=0.5")
    name = "computer (Custom: depth 2, 0.5 s)"
    assert name in teban(*custom, given="suspend\n").output
    target = tmp_path / "game.json"
    assert name in teban("play", "--resume", "--save", target, given=WHOLE_GAME).output
    assert "White: Custom: depth 2, 0.5 s" in teban("replay", target).output


def test_letters_replace_the_signs() -> None:
    shown = teban(*SMALL, "--letters", given="quit\n").output
    assert "B Black 2   W White 2" in shown
    assert shown.isascii()


def test_between_people_with_secrets_lies_a_covered_table() -> None:
    people = ("--player", "W=human")
    shown = teban(*SMALL, *people, given="b1*\n\nquit\n").output
    covered, whites = shown.split("Black> ")[1].split("White, press Enter.")
    assert "Black placed on b1." in covered
    assert "Special" not in covered
    assert "Special stones: 1 left (1 at the start)" in whites


def test_a_covered_table_can_be_left() -> None:
    people = ("--player", "W=human")
    assert "thrown away" in teban(*SMALL, *people, given="b1\nquit\n").output


def test_people_without_secrets_need_no_cover() -> None:
    shown = teban(
        *SMALL, "--preset", "plain", "--option", "size=4", "--player", "W=human", given="b1\nquit\n"
    ).output
    assert "press Enter" not in shown
    assert "White> quit" in shown


def test_nothing_on_the_screen_tells_what_is_special() -> None:
    """Of two games that differ only in black's special stone, white sees the same."""
    people = ("--player", "W=human", "--seed", SEED)
    normal, special = (
        teban(*SMALL, *people, given=f"{first}\n\n?\nlog\nquit\n").output.split("> ", 1)[1]
        for first in ("b1", "b1*")
    )
    assert seal_aside(normal) == seal_aside(special.replace("b1*", "b1", 1))


def seal_aside(shown: str) -> list[str]:
    return [line for line in shown.splitlines() if "Seal" not in line]


# Suspending


def test_a_suspended_match_goes_on_in_another_process(tmp_path: Path, home: Path) -> None:
    process(*SMALL, given="b1\nsuspend\n")
    [file] = suspended(home)
    target = tmp_path / "game.json"
    shown = process("play", "--resume", file, "--save", target, given=WHOLE_GAME)
    assert "The suspended game goes on." in shown
    assert "Seal opened" in shown
    assert f"The record is in {target}." in shown
    record = decode(target.read_bytes())
    assert record.lines[0].do == "b1"
    assert [line.do for line in record.lines].count("resumed") == 1
    assert suspended(home) == []


def test_without_a_file_the_latest_match_goes_on(home: Path) -> None:
    teban(*SMALL, given="b1\nsuspend\n")
    [older] = suspended(home)
    os.utime(older, (1, 1))
    teban(*SMALL, given="c4\nsuspend\n")
    assert "Black placed on c4." in teban("play", "--resume", given="log\nsuspend\n").output
    assert len(suspended(home)) == 2


def test_the_end_of_the_input_suspends(home: Path) -> None:
    assert "teban play --resume" in teban(*SMALL, given="b1\n").output
    assert len(suspended(home)) == 1


def test_every_turn_is_kept_at_once(home: Path) -> None:
    """The file is there before anybody suspends: `quit` takes it away."""
    assert "thrown away" in teban(*SMALL, given="b1\nquit\n").output
    assert (home / "suspended").is_dir()
    assert suspended(home) == []


def test_a_suspended_match_cannot_be_read_by_accident(home: Path) -> None:
    teban(*SMALL, given="b1*\nsuspend\n")
    [file] = suspended(home)
    data = file.read_bytes()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert b"b1*" not in data
    assert b'"seed"' not in data
    refused = teban("replay", file, code=2).stderr
    assert "a match that is still running" in refused


def test_a_resumed_match_keeps_its_settings(home: Path) -> None:
    teban(*SMALL, given="suspend\n")
    assert "--level is wrong" in teban("play", "--resume", "--level", "level1", code=2).stderr
    assert len(suspended(home)) == 1


def test_a_damaged_file_is_refused_and_left_alone(home: Path) -> None:
    teban(*SMALL, given="suspend\n")
    [file] = suspended(home)
    damaged = file.read_bytes()[:-20]
    file.write_bytes(damaged)
    assert "damaged" in teban("play", "--resume", code=2).stderr
    assert file.read_bytes() == damaged


def test_there_may_be_nothing_to_resume() -> None:
    assert "no match is suspended" in teban("play", "--resume", code=2).stderr


def test_the_data_folder_follows_the_desktop_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("TEBAN_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    teban(*SMALL, given="suspend\n")
    assert len(suspended(tmp_path / "data" / "teban")) == 1


def test_a_record_is_json_that_a_person_can_read(tmp_path: Path) -> None:
    target = tmp_path / "game.json"
    teban(*SMALL, "--save", target, given=WHOLE_GAME)
    assert msgspec.json.decode(target.read_bytes())["game"] == "reversi"


# Standing orders

DUEL = ("play", "blackpoker", "--level", "beginner", "--seed", SEED)


def test_a_person_gives_and_withdraws_orders() -> None:
    given = "order last_on_grave_top\nlog\nwithdraw last_on_grave_top\norder\nlog\nquit\n"
    shown = teban(*DUEL, given=given).output
    meaning = "lay the last of several cards on top of the grave"
    assert f"last_on_grave_top (in force): {meaning}" in shown
    assert f"last_on_grave_top: {meaning}" in shown
    assert f"Standing order, you: {meaning}" in shown
    assert f"Standing order ended, you: {meaning}" in shown


def test_an_order_may_answer_the_open_question() -> None:
    shown = teban(*DUEL, given="order pass_turn\nlog\nquit\n").output
    assert "Standing order, you: pass until the turn goes over" in shown
    assert "You pass." in shown


def test_what_is_no_order_is_refused_with_those_there_are() -> None:
    shown = teban(*DUEL, given="order nonsense\nquit\n").output
    names = "pass_until_request pass_turn last_on_grave_top"
    assert f"order is wrong: nonsense; expected one of: {names}" in " ".join(shown.split())


def test_a_game_without_orders_says_so() -> None:
    assert "There are no standing orders" in teban(*SMALL, given="order\nquit\n").output
    assert "order is wrong: x" in teban(*SMALL, given="order x\nquit\n").output


def test_orders_are_spoken_of_in_japanese() -> None:
    shown = teban(*DUEL, "--lang", "ja", given="おまかせ　pass_turn\n記録\n終了\n").output
    assert "おまかせ: ターンが移るまでパスする" in shown
