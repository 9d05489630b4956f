"""Plain games in the notations of the Othello world: transcripts and GGF."""

import re
from collections.abc import Iterable, Iterator, Mapping

from msgspec import structs

from teban.core.chance import Luck
from teban.core.formats import Format, Sheet
from teban.core.record import Line, Record, convert
from teban.core.refused import Expect, Refused, bad_value
from teban.games.reversi import rules
from teban.games.reversi.colours import COLOURS
from teban.games.reversi.options import SIZES, Options, Profile, check_options
from teban.games.reversi.refusals import Why
from teban.games.reversi.setup import opening, start
from teban.games.reversi.state import Board

PASSES = frozenset(("pa", "ps", "pass", "--"))
_MOVE = re.compile(r"\s*([a-p]\d{1,2}|pass|pa|ps|--)", re.IGNORECASE)
_PROPERTY = re.compile(r"([A-Z]+)\s*\[((?:[^\]\\]|\\.)*)\]\s*", re.DOTALL)
_GGF_STONES = str.maketrans("*O-", "BW.")


class Transcript:
    """`f5d6c3…`: the cells in order. Passes may be left out."""

    def read(self, text: str, options: Options) -> Sheet:
        """A whole game or the beginning of one."""
        options = _without_specials(options)
        moves = [("", move) for move in _split(text)]
        if not moves:
            raise bad_value("transcript", None, Expect.LIKE, examples=("f5", "pass"))
        return Sheet(options, ("", ""), tuple(_played(options, moves)))

    def write(self, record: Record) -> str:
        """The cells in order, passes left out as is usual."""
        _plain(record)
        return "".join(line.do for line in _actions(record) if line.do not in PASSES) + "\n"


class Ggf:
    """The Generic Game Format: properties in brackets, one game in `(;…;)`."""

    def read(self, text: str, options: Options) -> Sheet:
        """The game in a text; its board gives the size."""
        stripped = text.strip()
        if not (stripped.startswith("(;") and stripped.endswith(";)")):
            raise bad_value("ggf", stripped, Expect.LIKE, examples=("(;GM[Othello]…;)",))
        properties = list(_properties(stripped[2:-2]))
        named = {key: _unescape(value) for key, value in properties}
        if named.get("GM") != "Othello":
            raise bad_value("ggf.GM", named.get("GM"), Expect.ONE_OF, names=("Othello",))
        options = _without_specials(structs.replace(options, size=_size(named.get("BO", ""))))
        moves = [(key, _ggf_move(value)) for key, value in properties if key in tuple(COLOURS)]
        if not moves:
            raise bad_value("ggf.B", None, Expect.LIKE, examples=("B[F5]",))
        players = named.get("PB", ""), named.get("PW", "")
        return Sheet(options, players, tuple(_played(options, moves)))

    def write(self, record: Record) -> str:
        """Header, start position and moves."""
        board = _plain(record)
        size = board.table.options.size
        moves = [(COLOURS[line.seat or 0], _to_ggf(line.do)) for line in _actions(record)]
        for line in _actions(record):
            seat = board.mover
            rules.apply(board, board.table.space.parse(line.do), seat, None)
        black, white = board.counts()
        header = {
            "GM": "Othello",
            "PC": "Teban",
            "PB": record.players[0],
            "PW": record.players[1],
            "RE": f"{black - white:+d}" if board.over else "?",
            "TY": str(size),
            "BO": _start_field(size),
        }
        text = "".join(f"{key}[{_escape(value)}]" for key, value in header.items())
        return f"(;{text}{''.join(f'{colour}[{move}]' for colour, move in moves)};)\n"


FORMATS: Mapping[str, Format] = {"transcript": Transcript(), "ggf": Ggf()}


def _played(options: Options, moves: Iterable[tuple[str, str]]) -> Iterator[tuple[int, str]]:
    """The moves with the passes that a notation leaves out, each checked.

    A notation may say whose move it is; an empty colour says nothing.
    """
    board = start(Board, options, (Profile(), Profile()), Luck(bytes(16)))
    for number, (colour, move) in enumerate(moves, 1):
        if move in PASSES:
            move = "pass"
        elif not board.moves and not board.over:
            yield board.mover, "pass"
            rules.apply(board, board.table.space.pass_, board.mover, None)
        seat = board.mover
        if colour not in ("", COLOURS[seat]) and not board.over:
            told, right = (f"{each}[{_to_ggf(move)}]" for each in (colour, COLOURS[seat]))
            raise bad_value(f"moves[{number}]", told, Expect.LIKE, examples=(right,))
        try:
            rules.apply(board, board.table.space.parse(move), seat, None)
        except Refused as why:
            raise bad_value(f"moves[{number}]", move, Expect.LEGAL_ACTION, why=why) from None
        yield seat, move


def _without_specials(options: Options) -> Options:
    return check_options(structs.replace(options, specials=0, items=False, extended=False))


def _split(text: str) -> Iterator[str]:
    at = 0
    text = text.rstrip()
    while at < len(text):
        found = _MOVE.match(text, at)
        if found is None:
            raise bad_value("transcript", text[at:], Expect.LIKE, examples=("f5", "pass"))
        yield found[1].lower()
        at = found.end()


def _properties(text: str) -> Iterator[tuple[str, str]]:
    """The properties of one game, with nothing else between them."""
    at = 0
    text = text.strip()
    while at < len(text):
        found = _PROPERTY.match(text, at)
        if found is None:
            rest = text[at:]
            if rest.startswith(";)"):
                raise bad_value("ggf", rest, Expect.ONE_GAME)
            raise bad_value("ggf", rest, Expect.LIKE, examples=("PB[…]", "B[F5]"))
        yield found[1], found[2]
        at = found.end()


def _actions(record: Record) -> list[Line]:
    return [line for line in record.lines if line.actor is not None]


def _plain(record: Record) -> Board:
    options: Options = check_options(convert("options", record.options, Options))
    if options.specials or options.items:
        raise Refused(Why.NOT_PLAIN)
    return start(Board, options, (Profile(), Profile()), Luck(bytes(16)))


def _size(board: str) -> int:
    name, _, rest = board.partition(" ")
    size = next((size for size in SIZES if str(size) == name), None)
    rows, _, mover = rest.rpartition(" ")
    stones = "".join(rows.split()).translate(_GGF_STONES)
    if size is None or stones != opening(size) or mover != "*":
        usual = _start_field(size or Options().size)
        raise bad_value("ggf.BO", board, Expect.LIKE, examples=(usual,))
    return size


def _start_field(size: int) -> str:
    """The usual start, black (`*`) to move."""
    text = opening(size).translate(str.maketrans("BW.", "*O-"))
    rows = " ".join(text[at : at + size] for at in range(0, len(text), size))
    return f"{size} {rows} *"


def _ggf_move(value: str) -> str:
    return value.split("/", maxsplit=1)[0].strip().lower()


def _to_ggf(move: str) -> str:
    return "PA" if move in PASSES else move.upper()


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]")


def _unescape(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text, flags=re.DOTALL)
