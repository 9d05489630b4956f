"""Bit arithmetic against a walker that takes one step at a time."""

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teban.core.grid import DIRECTIONS, LARGEST, Grid, grid
from teban.core.ids import Cell
from teban.core.refused import Expect, Refused, Why

HOLE, EMPTY, OWN, CAPTURABLE, PROTECTED = " .O*#"


@dataclass(frozen=True)
class Board:
    """Rows of letters; the naive truth."""

    rows: tuple[str, ...]

    @property
    def grid(self) -> Grid:
        return grid(len(self.rows[0]), len(self.rows), frozenset(self.where(HOLE)))

    def where(self, letters: str) -> list[Cell]:
        return [Cell(at) for at, letter in enumerate("".join(self.rows)) if letter in letters]

    def plane(self, letters: str) -> int:
        return self.grid.plane(self.where(letters))

    def walk(self, start: Cell) -> list[tuple[Cell, ...]]:
        """The runs that a stone put here would bracket, by walking."""
        width, height = len(self.rows[0]), len(self.rows)
        found = []
        for dx, dy in DIRECTIONS:
            x, y, run = start % width + dx, start // width + dy, []
            while 0 <= x < width and 0 <= y < height and self.rows[y][x] == CAPTURABLE:
                run.append(Cell(y * width + x))
                x, y = x + dx, y + dy
            if run and 0 <= x < width and 0 <= y < height and self.rows[y][x] == OWN:
                found.append(tuple(run))
        return found


@st.composite
def boards(draw: st.DrawFn) -> Board:
    width, height = (draw(st.integers(1, LARGEST)) for _ in "xy")
    # Capturable stones in plenty, so that runs are long enough to cross the board.
    letters = st.sampled_from("....OOO*******# ")
    row = st.text(letters, min_size=width, max_size=width)
    return Board(tuple(draw(st.lists(row, min_size=height, max_size=height))))


@given(boards())
def test_moves_are_the_empty_cells_from_which_a_walker_brackets_something(board: Board) -> None:
    moves = board.grid.moves(board.plane(OWN), board.plane(CAPTURABLE), board.plane(EMPTY))
    assert board.grid.cells_of(moves) == [cell for cell in board.where(EMPTY) if board.walk(cell)]


@given(boards())
def test_runs_and_brackets_are_the_stones_a_walker_passes(board: Board) -> None:
    own, capturable = board.plane(OWN), board.plane(CAPTURABLE)
    for cell in board.where(EMPTY + PROTECTED):
        walked = board.walk(cell)
        assert sorted(board.grid.runs(cell, own, capturable)) == sorted(walked)
        stones = board.grid.brackets(cell, own, capturable)
        assert stones == board.grid.plane(stone for run in walked for stone in run)


@given(boards())
def test_planes_give_their_cells_back_in_order_and_count_them(board: Board) -> None:
    for letters in (OWN, CAPTURABLE, OWN + PROTECTED, EMPTY):
        plane = board.plane(letters)
        assert board.grid.cells_of(plane) == board.where(letters)
        assert board.grid.count(plane) == len(board.where(letters))
    assert board.grid.cells_of(board.grid.all) == list(board.grid.cells)
    assert list(board.grid.cells) == board.where(EMPTY + OWN + CAPTURABLE + PROTECTED)


@given(boards())
def test_straight_lines_are_rows_columns_and_diagonals_of_two_or_more_cells(board: Board) -> None:
    width = len(board.rows[0])
    lines: dict[tuple[str, int], list[Cell]] = {}
    for cell in board.grid.cells:
        y, x = divmod(cell, width)
        for line in (("row", y), ("column", x), ("falling", x - y), ("rising", x + y)):
            lines.setdefault(line, []).append(cell)
    expected = sorted(tuple(line) for line in lines.values() if len(line) > 1)
    assert sorted(board.grid.straight()) == expected


@given(boards())
def test_a_painted_board_has_a_letter_for_each_plane_and_one_for_the_rest(board: Board) -> None:
    planes = [board.plane(letter) for letter in (OWN, CAPTURABLE, PROTECTED)]
    expected = "".join(board.rows).replace(HOLE, EMPTY)
    assert board.grid.paint(planes, OWN + CAPTURABLE + PROTECTED + EMPTY) == expected


@given(boards())
def test_every_cell_is_found_by_its_name(board: Board) -> None:
    names = [board.grid.name(cell) for cell in board.grid.cells]
    assert [board.grid.find(name) for name in names] == list(board.grid.cells)


@pytest.mark.parametrize("blocker", [PROTECTED, HOLE, EMPTY])
def test_a_run_stops_at_whatever_is_neither_own_nor_capturable(blocker: str) -> None:
    board = Board((f".**{blocker}*O",))
    assert board.grid.runs(Cell(0), board.plane(OWN), board.plane(CAPTURABLE)) == []


def test_a_run_does_not_continue_in_the_next_row() -> None:
    board = Board((".**", "*O."))
    assert board.grid.brackets(Cell(0), board.plane(OWN), board.plane(CAPTURABLE)) == 0


def test_a_run_lists_its_stones_from_the_cell_outwards() -> None:
    board = Board(("O**.",))
    assert board.grid.runs(Cell(3), board.plane(OWN), board.plane(CAPTURABLE)) == [(2, 1)]


def test_a_name_is_a_column_letter_and_a_row_from_the_top_left() -> None:
    sixteen = grid(16, 16)
    assert [sixteen.name(Cell(at)) for at in (0, 15, 240, 255)] == ["a1", "p1", "a16", "p16"]


@pytest.mark.parametrize("text", ["", "a0", "a4", "d1", "A1", "a01", "b2", "1a", "あ1"])
def test_an_unknown_cell_is_refused_with_the_names_there_are(text: str) -> None:
    with pytest.raises(Refused) as refused:
        grid(3, 3, frozenset({Cell(4)})).find(text)
    assert refused.value.code is Why.BAD_VALUE
    assert refused.value.fields == {
        "field": "cell",
        "got": text,
        "expected": Expect.CELL,
        "first": "a1",
        "last": "c3",
    }


@pytest.mark.parametrize("size", [(0, 8), (8, 0), (17, 8), (8, 17), (-1, -1)])
def test_a_board_of_another_size_is_refused(size: tuple[int, int]) -> None:
    with pytest.raises(Refused, match="number_from_to, least=1, most=16"):
        Grid(*size)


def test_the_same_shape_is_laid_out_once() -> None:
    assert grid(8, 8) is grid(8, 8)
    assert grid(8, 8) is not grid(8, 8, frozenset({Cell(0)}))
