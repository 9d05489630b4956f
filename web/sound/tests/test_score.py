import numpy as np
import pytest

from web.sound.build import PIECES
from web.sound.piece import HUMAN, Piece, Stretch, render
from web.sound.samples import RATE, Samples, count
from web.sound.score import BAR, IN, YO, Note, length, moved, pitch, read, turned

every_piece = pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES.keys())


def test_a_line_is_read_into_notes() -> None:
    assert read("3_ ~-4' .' 0") == (
        Note(0, 2, 3),
        Note(2, 0.5, -4, bent=True),
        Note(2.5, 0.5, None),
        Note(3, 1, 0),
    )


@pytest.mark.parametrize("line", ["0 1 2", "0 1 2 3 4", "0_ 1_ | 0"])
def test_a_bar_that_is_not_full_is_an_error(line: str) -> None:
    with pytest.raises(ValueError, match="beats in the bar"):
        read(line)


def test_a_word_that_is_no_note_is_an_error() -> None:
    with pytest.raises(ValueError, match="no note"):
        read("0 x 1 2")


def test_a_line_turned_over_twice_is_the_line() -> None:
    line = read("0 1' .' 4 -2")
    assert [note.step for note in turned(line, 3)] == [6, 5, None, 2, 8]
    assert turned(turned(line, 3), 3) == line


def test_five_steps_are_an_octave() -> None:
    assert [pitch(step, IN, 62) for step in (0, 1, 4, 5, -1)] == [62, 63, 70, 74, 58]
    (note,) = moved(read("1___"), 5)
    assert note.step == 6


def test_the_dark_scale_turns_into_the_light_one_by_two_strings() -> None:
    assert sum(a != b for a, b in zip(IN, YO, strict=True)) == 2


@every_piece
def test_a_piece_lasts_a_minute_and_has_two_parts(piece: Piece) -> None:
    assert piece.seconds >= 60
    half = piece.bars // 2
    first = {stretch.scale for stretch in piece.stretches if stretch.bar < half}
    second = {stretch.scale for stretch in piece.stretches if stretch.bar >= half}
    assert len(first) == len(second) == 1
    assert first != second


@every_piece
def test_no_voice_goes_beyond_the_part_it_belongs_to(piece: Piece) -> None:
    half = piece.bars // 2
    for stretch in piece.stretches:
        end = half if stretch.bar < half else piece.bars
        assert stretch.bar * BAR + length(stretch.line) <= end * BAR


@every_piece
def test_a_piece_ends_in_a_rest_where_the_loop_is_joined(piece: Piece) -> None:
    last = [
        note.at + stretch.bar * BAR
        for stretch in piece.stretches
        for note in stretch.line
        if note.step is not None
    ]
    assert piece.bars * BAR - max(last) >= 2


def test_a_note_that_rings_over_the_end_is_heard_at_the_beginning() -> None:
    def two_seconds(_pitch: float, _seconds: float, _bent: bool) -> Samples:
        return np.ones(2 * RATE)

    last = Stretch(0, read(".__ 0"), IN, 62, two_seconds, 1)
    circle = render(Piece(beat=1, bars=1, wet=0, stretches=(last,)))
    late = count(HUMAN[1])
    heard = [*range(RATE + late), *range(3 * RATE + late, 4 * RATE)]
    assert np.flatnonzero(circle).tolist() == heard
