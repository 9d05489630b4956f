"""How a game shows itself where there is only text: by its picture, its notation and its events."""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct, structs

from teban.core.became import Became
from teban.core.decision import Decision
from teban.core.event import Event
from teban.core.ids import Cell, SeatId
from teban.core.marks import Field, entries, fields, many, present
from teban.core.picture import UNSEEN, Board, Fact, Picture, Pile, Spot
from teban.core.viewing import has_secrets

if TYPE_CHECKING:
    from teban.core.game import Game

Say: TypeAlias = Callable[..., str]
"""The message of a key, with its fields, in the reader's language."""


ROUND = "●○◆★"
"""The stones of seats that have no signs of their own."""


class Look(Struct, frozen=True):
    """What somebody at the table has in front of them. There is no state in it."""

    view: Any
    decision: Decision | None = None
    """What they are asked, if anything."""
    events: Sequence[Event] = ()
    """Everything they have been told, oldest first."""
    letters: bool = False
    """Draw with plain letters, for terminals and readers without the signs."""
    names: Sequence[str] = ()
    """The legal actions in notation; none where they are to notice by themselves."""
    sentences: bool = False
    """Say what is where instead of drawing it, for those who listen."""


class Terminal:
    """A game's table as text.

    Lines may carry styles in square brackets (`[bold]…[/]`) and must read well without them.
    What a game wants otherwise it says in a class of its own, as data or as methods.
    """

    signs: Mapping[str, str] = {}
    """What stands for a piece where the terminal has such signs; elsewhere its letter does."""
    styles: Mapping[str, str] = {}
    """The style of a piece; `.` is that of an empty cell, `+` of one that may be chosen."""
    ground, fresh = "on dark_green", "on dark_goldenrod"
    """Behind a cell, and behind one that the last action changed."""
    width, label = 3, 2
    """Letters of a cell, and of the number of a row."""
    silent: frozenset[str] = frozenset()
    """Kinds of events that the log leaves out: what they tell stands beside the board."""
    anew: frozenset[str] = frozenset()
    """Kinds after which the board is another one, on which nothing has changed."""
    numbered: Mapping[str, Sequence[str]] = {}
    """Fields of events that are numbers of things, such as cards, with the names of these.

    How many more there are that somebody may not know, the message `hidden` says.
    """
    listed: frozenset[str] = frozenset()
    """Fields of events, besides cells and these, of which a line lists those of one moment."""
    worded_as: Mapping[str, str] = {"order": "order"}
    """Fields and facts whose values have messages of their own, and how the keys of these begin."""

    def __init__(self, game: "Game") -> None:
        self.game = game

    # What somebody has in front of them

    def secrets(self, options: Any) -> bool:
        """Whether the seats of such a table have secrets from each other."""
        return has_secrets(self.game.position)

    def draw(self, look: Look, say: Say) -> Sequence[str]:
        """The boards, or what lies on the table where there is none."""
        picture = self.game.picture(look.view)
        if look.sentences:
            return [*self.sentences(picture, say)]
        boards = [line for board in picture.boards for line in self.board(board, look)]
        return boards or [self.pile(pile, say) for pile in picture.piles]

    def facts(self, look: Look, say: Say) -> Sequence[str]:
        """Counts, stocks and the like: a few short lines beside the picture."""
        picture = self.game.picture(look.view)
        beside = picture.piles if picture.boards and not look.sentences else ()
        piles = [self.pile(pile, say) for pile in beside]
        return [*piles, *(self.fact(fact, say) for fact in picture.facts)]

    def holdings(self, look: Look, say: Say) -> Sequence[str]:
        """What the viewer holds and what each thing is good for."""
        piles = self.game.picture(look.view).piles
        return [
            self.pile(pile, say)
            for pile in piles
            if pile.seat is not None and {*pile.things} - {UNSEEN}
        ]

    def choices(self, look: Look, say: Say) -> Sequence[str]:
        """What may be done now, in notation: a line for each verb."""
        return [
            f"{f'[bold]{verb}[/] ' if verb else ''}{' '.join(rest)}"
            for verb, rest in by_verb(look.names).items()
        ]

    def log(self, events: Sequence[Event], view: Any, say: Say) -> Sequence[str]:
        """A line for each event that needs one; what differs in cells only shares it."""
        return [
            say(f"event-{alike[0].tag()}", **self.worded(alike, view, say))
            for alike in self.moments(events)
        ]

    def help(self, say: Say) -> Sequence[str]:
        """The notation."""
        return say("terminal-help").splitlines()

    # What that is made of

    def board(self, board: Board, look: Look) -> Iterator[str]:
        """A board with the names of its rows and columns around it."""
        columns = len(board.columns)
        names = "".join(f"{name:^{self.width}}" for name in board.columns).rstrip()
        heading = f"[dim]{'':{self.label}} {names}[/]"
        changed = last_cells(look.events, self.anew)
        yield heading
        for row, name in enumerate(board.rows):
            cells = range(row * columns, (row + 1) * columns)
            drawn = "".join(
                self.spot(board.spots[cell], look, cell in changed, cell in changed[:1])
                for cell in cells
            )
            yield f"[dim]{name:>{self.label}}[/] {drawn} [dim]{name}[/]"
        yield heading

    def spot(self, spot: Spot, look: Look, changed: bool, last: bool) -> str:
        """A cell; `+` stands on one that may be chosen, brackets around the first that changed."""
        may = not spot.piece and spot.name in look.names
        piece = "+" if may else spot.piece or "."
        sign = piece if look.letters else self.signs.get(piece) or self.sign(piece)
        before, after = "()" if last else "  "
        after = "*" if spot.marks else after
        ground = self.fresh if changed else self.ground
        return f"[{self.styles.get(piece, 'default')} {ground}]{before}{sign}{after}[/]"

    def sign(self, piece: str) -> str:
        """What stands for a piece if nothing is said: a round one for each seat, else a letter."""
        seats = self.game.seat_names
        at = seats.index(piece) if piece in seats else len(ROUND)
        return ROUND[at] if at < len(ROUND) else "·" if piece == "." else piece

    def sentences(self, picture: Picture, say: Say) -> Iterator[str]:
        """Where each kind of piece stands, and what there is beside the boards."""
        for board in picture.boards:
            where: dict[str, list[str]] = {}
            for spot in board.spots:
                for thing in (spot.piece, *spot.marks):
                    where.setdefault(thing, []).append(spot.name)
            where.pop("", None)
            if not where:
                yield say("where-nothing")
            for thing, cells in where.items():
                yield say("where", thing=self.thing(thing, say), cells=" ".join(cells))
        yield from (self.pile(pile, say) for pile in picture.piles)

    def pile(self, pile: Pile, say: Say) -> str:
        """A pile with what is seen of it."""
        named = (one if isinstance(one, str) else self.thing(one, say) for one in pile.things)
        things = " ".join(named)
        return self.fact(Fact(pile.name, things or pile.count, pile.seat), say)

    def fact(self, fact: Fact, say: Say) -> str:
        """A fact by its name, and by whom it is about."""
        words = say(f"field-{fact.name}", value=self.value(fact, say))
        return words if fact.seat is None else f"{self.seat(fact.seat, say)}: {words}"

    def value(self, fact: Fact, say: Say) -> str | int:
        """What a fact says: seats in words, and what has messages of its own, but for `none`."""
        seats, words = self.game.seat_names, str(fact.value).split()
        if fact.value != "none" and fact.name in self.worded_as:
            return say(f"{self.worded_as[fact.name]}-{fact.value}")
        if words and set(words) <= {*seats}:
            return " ".join(self.seat(seats.index(word), say) for word in words)
        return fact.value

    def thing(self, thing: str | Spot, say: Say) -> str:
        """A piece or card in words; what stands behind a blank goes into its message."""
        if isinstance(thing, Spot):
            name = f"[dim]{thing.name}[/]" if thing.name else ""
            marks = (self.thing(mark, say) for mark in thing.marks)
            return " ".join(filter(None, (name, thing.piece.replace("[", r"\["), *marks)))
        seats = self.game.seat_names
        if thing in seats:
            return self.seat(seats.index(thing), say)
        word, _, what = thing.partition(" ")
        return say(f"thing-{word}", what=what)

    def seat(self, seat: int, say: Say) -> str:
        """A seat in words."""
        return say(f"seat-{self.game.seat_names[seat]}")

    def moments(self, events: Sequence[Event]) -> Iterator[list[Event]]:
        """Events that need a line, together with those that share it."""
        told = (
            event
            for event in events
            if not isinstance(event, Became) and event.tag() not in self.silent
        )
        for _, alike in groupby(told, self.but_for_listed):
            yield [*alike]

    def worded(self, alike: Sequence[Event], view: Any, say: Say) -> dict[str, Any]:
        """The fields of events that differ only in what a line lists, in words."""
        return {
            field.name: self.field(field, [getattr(one, field.name) for one in alike], view, say)
            for field in fields(type(alike[0]))
            if field.name not in Event.__struct_fields__
        }

    def field(self, field: Field, values: Sequence[Any], view: Any, say: Say) -> Any:
        """A field of such events in words; messages may select by `yes`, `no` and `none`."""
        kind, value = field.kind, values[0]
        if names := self.numbered.get(field.name):
            known = [names[number] for number in values if number is not None]
            hidden = len(values) - len(known)
            return " ".join([*known, *([say("hidden", number=hidden)] if hidden else [])])
        if kind is Cell:
            return self.cells(values, view)
        if Cell in (many(kind), *entries(kind)):
            return self.cells(value, view)
        if present(kind) is SeatId:
            return "none" if value is None else self.seat(value, say)
        if value is None:
            return ""
        if kind is bool:
            return "yes" if value else "no"
        begins = self.worded_as.get(field.name)
        return say(f"{begins}-{value}") if begins else value

    def cells(self, cells: Sequence[int], view: Any) -> str:
        """Cells in notation."""
        (board, *_) = self.game.picture(view).boards
        return " ".join(board.spots[cell].name for cell in cells)

    def but_for_listed(self, event: Event) -> Event:
        """The event, the same for all of one moment that differ only in what a line lists."""
        listed = {*self.listed, *self.numbered}
        names = [*_cells(event), *listed.intersection(event.__struct_fields__)]
        return structs.replace(event, **dict.fromkeys(names, 0)) if event.group else event


def by_verb(names: Iterable[str]) -> Mapping[str, list[str]]:
    """What may stand behind each verb; choices of one word stand behind none."""
    verbs: dict[str, list[str]] = defaultdict(list)
    for name in names:
        verb, _, rest = name.rpartition(" ")
        verbs[verb].append(rest)
    return verbs


def last_cells(events: Sequence[Event], anew: Collection[str]) -> tuple[int, ...]:
    """The cells that the last action changed, in its order: those of events without a gap."""
    found: list[int] = []
    for event in reversed(events):
        cells = [getattr(event, name) for name in _cells(event)]
        if event.tag() in anew or (found and not cells):
            break
        found = [*cells, *found]
    return tuple(dict.fromkeys(found))


def _cells(event: Event) -> list[str]:
    return [field.name for field in fields(type(event)) if field.kind is Cell]
