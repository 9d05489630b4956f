"""Transcripts and GGF."""

import pytest
from msgspec import structs

from teban.core.formats import Sheet
from teban.core.ids import SeatId
from teban.core.match import Match, Submission, new_record, play_out
from teban.core.record import BACK, LEFT, RESUMED, TABLE, Line, Record
from teban.core.refused import Refused
from teban.games.reversi import GAME
from teban.games.reversi.options import Options, Profile
from teban.players.uniform import Uniform

GGF = (
    "(;GM[Othello]PC[Elsewhere]DT[2020-01-01]PB[Anna \\[A\\]]PW[Ben]TI[15:00]TY[8]RE[+2.00]"
    "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"
    "B[F5//0.01]W[d6/1.5/2.0]B[C3];)"
)


def finished(size: int, seed: int, specials: int = 0) -> Record:
    options = Options(size=size, specials=specials)
    record = new_record(
        GAME, options, (Profile(), Profile()), ("Anna [A]", "Ben"), bytes(16), bytes(16)
    )
    match = Match(GAME, record)
    play_out(match, {SeatId(0): Uniform(seed), SeatId(1): Uniform(seed + 1)})
    return match.record()


def moves(record: Record) -> tuple[tuple[int | None, str], ...]:
    return tuple((line.seat, line.do) for line in record.lines)


def replayed(sheet: Sheet) -> Match:
    record = new_record(
        GAME, sheet.options, (Profile(), Profile()), sheet.players, bytes(16), bytes(16)
    )
    match = Match(GAME, record)
    for number, (seat, do) in enumerate(sheet.moves):
        asked = match.seat(SeatId(seat)).decision.number
        match.submit(Submission(seat, asked, (do,), str(number)))
    return match


@pytest.mark.parametrize("name", ["transcript", "ggf"])
@pytest.mark.parametrize("size", [4, 6, 8, 12])
def test_a_written_game_is_read_back_move_for_move(name: str, size: int) -> None:
    for seed in range(10):
        record = finished(size, seed)
        text = GAME.formats[name].write(record)
        sheet = GAME.formats[name].read(text, Options(size=size))
        assert sheet.moves == moves(record)
        assert moves(replayed(sheet).record()) == moves(record)


def test_ggf_of_other_programs_is_understood() -> None:
    sheet = GAME.formats["ggf"].read(GGF, Options())
    assert sheet.moves == ((0, "f5"), (1, "d6"), (0, "c3"))
    assert sheet.players == ("Anna [A]", "Ben")
    assert sheet.options == Options(specials=0)


def test_names_with_brackets_survive_ggf() -> None:
    record = finished(8, 1)
    assert GAME.formats["ggf"].read(GAME.formats["ggf"].write(record), Options()).players == (
        "Anna [A]",
        "Ben",
    )


def test_a_transcript_may_leave_out_passes_or_name_them() -> None:
    records = (finished(6, seed) for seed in range(100))
    record = next(record for record in records if (0, "pass") in moves(record))
    left_out = "".join(line.do for line in record.lines if line.do != "pass")
    named = " ".join(line.do.replace("pass", "PA").upper() for line in record.lines)
    reader = GAME.formats["transcript"]
    assert reader.read(left_out, Options(size=6)).moves == moves(record)
    assert reader.read(named, Options(size=6)).moves == moves(record)


@pytest.mark.parametrize("name", ["transcript", "ggf"])
def test_a_game_with_specials_has_no_such_notation(name: str) -> None:
    with pytest.raises(Refused, match="not_plain"):
        GAME.formats[name].write(finished(8, 1, specials=1))


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("transcript", "f5z9", "z9"),
        ("transcript", "f5f5", r"moves\[2\]"),
        ("transcript", "pass", "must_place"),
        ("transcript", "f5 hello", "hello"),
        ("ggf", "f5d6", r"\(;GM\[Othello\]…;\)"),
        ("ggf", "(;GM[Go];)", "ggf.GM"),
        ("ggf", "(;GM[Othello];)", "ggf.BO"),
        ("ggf", GGF.replace("*O-", "*O*", 1), "ggf.BO"),
        ("ggf", GGF.replace("BO[8 ", "BO[eight "), "ggf.BO"),
        ("ggf", GGF.replace("F5", "A1"), r"moves\[1\]"),
        ("ggf", GGF.replace("W[d6", "B[d6"), r"moves\[2\].*B\[D6\].*like.*W\[D6\]"),
        ("ggf", GGF.replace("B[C3", "garbage]]B[C3"), r"garbage\]\]B.*expected=like"),
        ("ggf", GGF.replace("PC[", "PC"), "expected=like"),
        ("ggf", GGF + GGF, "expected=one_game"),
        ("ggf", f"{GGF}\n{GGF}", "expected=one_game"),
        ("ggf", GGF[: GGF.index("B[F5")] + ";)", "ggf.B.*got=None.*expected=like"),
        ("transcript", "", "got=None.*expected=like"),
        ("transcript", " \n", "got=None.*expected=like"),
    ],
)
def test_a_wrong_text_is_refused_with_its_place(name: str, text: str, said: str) -> None:
    with pytest.raises(Refused, match=said):
        GAME.formats[name].read(text, Options())


def test_properties_may_stand_on_lines_of_their_own() -> None:
    text = GGF.replace("]B[", "]\n B[").replace(";)", "\n;)\n")
    assert GAME.formats["ggf"].read(text, Options()).moves == ((0, "f5"), (1, "d6"), (0, "c3"))


@pytest.mark.parametrize("name", ["transcript", "ggf"])
def test_who_came_and_went_is_not_part_of_a_notation(name: str) -> None:
    record = finished(6, 1)
    table = (Line(RESUMED), Line(LEFT, 1, by=TABLE), Line(BACK, 1, by=TABLE))
    interrupted = structs.replace(record, lines=(*record.lines[:5], *table, *record.lines[5:]))
    assert GAME.formats[name].write(interrupted) == GAME.formats[name].write(record)


def test_an_enormous_board_is_refused_without_being_built() -> None:
    with pytest.raises(Refused, match=r"ggf\.BO"):
        GAME.formats["ggf"].read("(;GM[Othello]BO[1000000 - *];)", Options())
