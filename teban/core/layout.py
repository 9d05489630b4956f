"""Lines with styles in square brackets, so long as there is room for them."""

import re
from collections.abc import Iterator, Sequence
from unicodedata import east_asian_width

_STYLED = re.compile(r"(\[[a-z/][^\[\]]*\])|(\\\[|.)")
"""A style, or a letter."""
_LETTERED = str.maketrans({"→": "->", "▶": ">", "─": "-", "…": "..."})


def wrapped(label: str, things: Sequence[str], columns: int) -> Iterator[str]:
    """Things in lines of so many columns, behind a label; none without things."""
    line, margin = f"[dim]{label}[/]  ", "  " + " " * columns_of(label)
    for at, thing in enumerate(things):
        if at and columns_of(line) + 2 + columns_of(thing) > columns:
            yield line
            line = margin
        line += thing if line.endswith("  ") else f"  {thing}"
    if things:
        yield line


def clipped(line: str, columns: int) -> str:
    """A line with styles, cut off where so many columns end."""
    if columns_of(line) <= columns:
        return line
    kept, left = "", columns - 1
    for style, letter in _STYLED.findall(line):
        width = columns_of(letter)
        if 0 <= left < width:
            kept, left = f"{kept}…", -1
        left -= width
        kept += style or (letter if left >= 0 else "")
    return kept


def lettered(line: str) -> str:
    """A line without the signs that some terminals cannot write."""
    return line.translate(_LETTERED)


def columns_of(line: str) -> int:
    """The columns that a line takes without its styles."""
    letters = (letter[-1] for _, letter in _STYLED.findall(line) if letter)
    return sum(1 + (east_asian_width(letter) in "WF") for letter in letters)
