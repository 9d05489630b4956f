"""Boards of squares: which lines bracket which stones.

A set of cells is a *plane*: one integer in which every cell has eight bits, one for each
direction. The bits of a direction lie line after line in walking order, with a zero between
two lines. So the walk along a run of stones is an addition, whose carry passes through the
run and comes out behind it, in all lines and directions of the board at once:

    capturable + first stone of each run   ->   the bit behind each run

Protected stones, walls and holes need no rule of their own: they are simply in neither of the
planes `own`, `capturable` and `empty`, and the zero bit there stops the carry.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from string import ascii_lowercase

from teban.core.ids import Cell
from teban.core.refused import Expect, Refused, bad_value

LARGEST = 16
DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1))


class Grid:
    """The geometry of one board; shared by all positions on it."""

    def __init__(self, width: int, height: int, holes: frozenset[Cell] = frozenset()) -> None:
        if not (1 <= width <= LARGEST and 1 <= height <= LARGEST):
            size = f"{width}x{height}"
            raise bad_value("size", size, Expect.NUMBER_FROM_TO, least=1, most=LARGEST)
        self.width = width
        self.height = height
        self.cells = tuple(Cell(c) for c in range(width * height) if c not in holes)
        self._lines = tuple(_lines(width, height))
        self._named = {self.name(cell): cell for cell in self.cells}
        self._lay_out()
        self.all = self.plane(self.cells)
        self._rows = self.all & (1 << (width + 1) * height) - 1

    def _lay_out(self) -> None:
        size = self.width * self.height
        solid = frozenset(self.cells)
        self.bit = [0] * size
        """The plane of one cell; nothing for a hole."""
        self._at: list[Cell] = [Cell(0)]
        for line in self._lines:
            for cell in line:
                if cell in solid:
                    self.bit[cell] |= 1 << len(self._at) - 1
                self._at.append(cell)
            self._at.append(Cell(0))
        self._without = [~bit for bit in self.bit]
        self._step = [bit << 1 for bit in self.bit]
        self._runs: list[dict[int, tuple[Cell, ...]]] = [{} for _ in range(size)]
        self._between: list[dict[int, int]] = [{} for _ in range(size)]
        position = 0
        for line in self._lines:
            for start, cell in enumerate(line):
                for end in range(start + 2, len(line)):
                    behind = 1 << position + end
                    run = line[start + 1 : end]
                    self._runs[cell][behind] = run
                    self._between[cell][behind] = self.plane(run)
            position += len(line) + 1

    def plane(self, cells: Iterable[Cell]) -> int:
        """The plane of these cells."""
        plane = 0
        for cell in cells:
            plane |= self.bit[cell]
        return plane

    def cells_of(self, plane: int) -> list[Cell]:
        """The cells of a plane, ascending; one bit in any direction is enough to be in it."""
        found = []
        at, without = self._at, self._without
        while plane:
            cell = at[plane.bit_length()]
            found.append(cell)
            plane &= without[cell]
        found.sort()
        return found

    def count(self, plane: int) -> int:
        """How many cells a plane of whole cells holds."""
        return plane.bit_count() // len(DIRECTIONS)

    def moves(self, own: int, capturable: int, empty: int) -> int:
        """The empty cells from which a run of capturable stones ends at an own stone.

        Each is there with the bits of the directions that look back at it: enough for
        `cells_of`, for intersections with whole cells, and for the question whether any exist.
        """
        return (capturable + (own << 1 & capturable)) & empty

    def brackets(self, cell: Cell, own: int, capturable: int) -> int:
        """The plane of all stones between this cell and the next own stone of each direction."""
        step = self._step[cell]
        behind = (capturable + step) & own & ~step
        if not behind:
            return 0
        between = self._between[cell]
        plane = 0
        while behind:
            first = behind & -behind
            plane |= between[first]
            behind ^= first
        return plane

    def runs(self, cell: Cell, own: int, capturable: int) -> list[tuple[Cell, ...]]:
        """The same stones direction by direction, each run from the cell outwards."""
        step = self._step[cell]
        behind = (capturable + step) & own & ~step
        runs = self._runs[cell]
        return [runs[end] for end in _bits(behind)]

    def straight(self) -> list[tuple[Cell, ...]]:
        """Every row, column and diagonal of two or more cells, once; holes left out."""
        solid = frozenset(self.cells)
        forward = (line for line in self._lines if line[0] < line[-1])
        lines = (tuple(cell for cell in line if cell in solid) for line in forward)
        return [line for line in lines if len(line) > 1]

    def paint(self, planes: Sequence[int], letters: str) -> str:
        """The board as text, row by row: a letter for each plane, the last one elsewhere."""
        # The first direction holds the rows, one bit a cell and one between two rows. Read as
        # hexadecimal digits, the planes can be added up and every digit tells its plane.
        total = 0
        for number, plane in enumerate(planes, 1):
            total += number * int(f"{plane & self._rows:b}", 16)
        stride = self.width + 1
        digits = f"{total:0{stride * self.height}x}"[::-1]
        rows = [digits[at : at + self.width] for at in range(0, len(digits), stride)]
        return "".join(rows).translate(_letters(letters))

    def name(self, cell: Cell) -> str:
        """`d3`: a column letter and a row number from the top left."""
        row, column = divmod(cell, self.width)
        return f"{ascii_lowercase[column]}{row + 1}"

    def find(self, text: str) -> Cell:
        """The cell of this name."""
        cell = self._named.get(text)
        if cell is None:
            raise self.no_cell("cell", text)
        return cell

    def no_cell(self, field: str, text: str) -> Refused:
        """The refusal of a text that names no cell."""
        first, last = self.name(self.cells[0]), self.name(self.cells[-1])
        return bad_value(field, text, Expect.CELL, first=first, last=last)


def _bits(plane: int) -> Iterator[int]:
    while plane:
        first = plane & -plane
        yield first
        plane ^= first


def _lines(width: int, height: int) -> Iterator[tuple[Cell, ...]]:
    """Every straight line of the board, once in each direction, the rows first."""
    for dx, dy in DIRECTIONS:
        for start in range(width * height):
            x, y = start % width, start // width
            if _inside(x - dx, y - dy, width, height):
                continue
            line: list[Cell] = []
            while _inside(x, y, width, height):
                line.append(Cell(y * width + x))
                x, y = x + dx, y + dy
            yield tuple(line)


@cache
def _letters(letters: str) -> dict[int, int]:
    digits = "123456789abcdef"[: len(letters) - 1] + "0"
    return str.maketrans(digits, letters)


def _inside(x: int, y: int, width: int, height: int) -> bool:
    return 0 <= x < width and 0 <= y < height


@cache
def grid(width: int, height: int, holes: frozenset[Cell] = frozenset()) -> Grid:
    """The grid of this shape; made once."""
    return Grid(width, height, holes)
