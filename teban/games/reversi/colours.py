"""The two colours as letters, and boards written in them."""

COLOURS = "BW"


def painted(board: str, cell: int, seat: int) -> str:
    """The board with a stone of this side on a cell."""
    return f"{board[:cell]}{COLOURS[seat]}{board[cell + 1 :]}"
