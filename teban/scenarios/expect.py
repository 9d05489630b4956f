"""What must hold after the steps of a stage."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, zip_longest
from typing import Any, TypeAlias

from msgspec import to_builtins

from teban.core.event import Event
from teban.core.refused import Expect, Refused
from teban.core.words import Compared
from teban.scenarios.document import Stage
from teban.scenarios.malformed import Malformed, refused_value, wrong
from teban.scenarios.phrase import Saying, crash, phrase
from teban.scenarios.table import Table, Wrong

Word: TypeAlias = str
EndView: TypeAlias = Callable[[str, str], Any]
"""What a seat is shown at the end of the scenario with this id."""

DRAW = "draw"


def comparisons(table: Table, stage: Stage, end_view: EndView) -> Iterator[tuple[Word, Compared]]:
    """Every expectation of the stage with what was found."""
    for word, wanted in stage.expect.items():
        try:
            if word in _SEVERAL:
                yield from _SEVERAL[word](table, wanted)
            elif word == "same_view":
                yield from _same_view(table, wanted, end_view)
            elif word in _ONE:
                yield word, _ONE[word](table, wanted)
            else:
                yield word, table.vocabulary.compare(table.state, word, wanted, table.events)
        except Refused as refused:
            raise refused_value((*stage.path, "expect", word), refused) from None
        except Malformed as malformed:
            raise malformed.below((*stage.path, "expect", word)) from None
        except Wrong as other:
            fields = {"step": other.step, "wanted": other.wanted, "found": other.found}
            yield word, Compared(wanted, phrase(Saying.OTHER, **fields))
        except Exception as error:
            yield word, Compared(wanted, crash(error))


def agree(compared: Compared) -> bool:
    """Whether they are equal; of mappings only what is named."""
    return _agree(compared.wanted, compared.found)


def _agree(wanted: Any, found: Any) -> bool:
    if isinstance(wanted, dict) and isinstance(found, dict):
        return all(key in found and _agree(value, found[key]) for key, value in wanted.items())
    return bool(wanted == found)


def _to_move(table: Table, wanted: Any) -> Compared:
    seat = table.vocabulary.to_move(table.state)
    found = None if seat is None else table.game.seat_names[seat]
    return Compared(_seat_or(table, wanted, None), found)


def _over(table: Table, wanted: Any) -> Compared:
    if not isinstance(wanted, bool):
        raise wrong((), wanted, Expect.TRUE_OR_FALSE)
    return Compared(wanted, table.state.result() is not None)


def _winner(table: Table, wanted: Any) -> Compared:
    return Compared(_seat_or(table, wanted, DRAW), _found_winner(table))


def _found_winner(table: Table) -> str | None:
    result = table.state.result()
    if result is None:
        return None
    return DRAW if result.winner is None else table.game.seat_names[result.winner]


def _result(table: Table, wanted: Any) -> Compared:
    """The winner, a list of points in seat order, or any of points, ranks, payoffs and winner."""
    if isinstance(wanted, str):
        return _winner(table, wanted)
    result = table.state.result()
    if result is None or not isinstance(wanted, dict):
        return Compared(wanted, None if result is None else list(result.points))
    found = {
        "points": list(result.points),
        "ranks": list(result.ranks),
        "payoffs": list(result.payoffs),
        "winner": _found_winner(table),
    }
    return Compared(wanted, found)


def _ply(table: Table, wanted: Any) -> Compared:
    return Compared(wanted, table.state.ply)


def _seat_or(table: Table, wanted: Any, other: str | None) -> str | None:
    names = table.game.seat_names
    if wanted is not None and wanted not in (*names, other):
        known = (*names, *([other] if other else []))
        raise wrong((), wanted, Expect.ONE_OF, names=known)
    return None if wanted is None else str(wanted)


def _events(table: Table, lines: Sequence[Any]) -> Compared:
    wanted, found = [*map(str, lines)], list[str]()
    moments = _moments(table.events)
    moment: list[Event] = []
    for line, below in zip_longest(wanted, wanted[1:], fillvalue=""):
        while (at := _first(table, moment, line)) is None:
            if (following := next(moments, None)) is None:
                return _missing(table, wanted, found)
            moment = following
        # `chain1` above `chain1 b2->B` is a heading, and no event of its own.
        if not below.startswith(f"{line} "):
            del moment[at]
        found.append(line)
    return Compared(wanted, found)


def _moments(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Events of one group happen at once, so they have no order among themselves."""
    for group, together in groupby(events, key=lambda event: event.group):
        if group:
            yield [*together]
        else:
            yield from ([event] for event in together)


def _first(table: Table, moment: list[Event], line: str) -> int | None:
    return next((at for at, event in enumerate(moment) if _says(table, event, line)), None)


def _missing(table: Table, wanted: list[str], found: list[str]) -> Compared:
    first = wanted[len(found)]
    heard = [table.vocabulary.lines(event)[0] for event in table.events]
    return Compared(
        phrase(Saying.AFTER, event=first, last=found[-1]) if found else first,
        heard,
    )


def _no_events(table: Table, lines: Sequence[Any]) -> Compared:
    """A later stage may forbid what an earlier one saw, so only this stage's events count."""
    events = table.events[table.before :]
    said = [line for line in map(str, lines) for event in events if _says(table, event, line)]
    return Compared([], said)


def _says(table: Table, event: Event, line: str) -> bool:
    """Whether the line tells this event, or a beginning of it: `flip` is any flip."""
    words = line.split()
    return any(said.split()[: len(words)] == words for said in table.vocabulary.lines(event))


def _view(table: Table, wanted: dict[str, Any]) -> Iterator[tuple[Word, Compared]]:
    for name, words in wanted.items():
        view = table.state.view(table.seat(name))
        for word, value in words.items():
            try:
                compared = table.vocabulary.compare_view(view, word, value)
            except Refused as refused:
                malformed = refused_value(("view", name, word), refused)
                raise Malformed(malformed.path[1:], malformed.refused) from None
            yield f"view.{name}.{word}", compared


def _hidden(table: Table, wanted: dict[str, Any]) -> Iterator[tuple[Word, Compared]]:
    for name, facts in wanted.items():
        seat = table.seat(name)
        view = table.state.view(seat)
        told = [fact for fact in map(str, facts) if table.vocabulary.tells(view, seat, fact)]
        yield f"hidden.{name}", Compared([], told)


def _same_view(
    table: Table, wanted: dict[str, Any], end_view: EndView
) -> Iterator[tuple[Word, Compared]]:
    for name, other in wanted.items():
        wanted_view, view = end_view(name, str(other)), table.state.view(table.seat(name))
        yield f"same_view.{name}", Compared([*_parts(wanted_view)], [*_parts(view)])


def _parts(view: Any) -> Iterator[str]:
    """A view as lines `path: value`, so that a difference names the part that differs."""

    def walk(path: str, value: Any) -> Iterator[str]:
        if isinstance(value, dict):
            for key, inner in value.items():
                yield from walk(f"{path}.{key}", inner)
        elif isinstance(value, list | tuple) and value:
            for number, inner in enumerate(value):
                yield from walk(f"{path}[{number}]", inner)
        else:
            yield f"{path.removeprefix('.')}: {value!r}"

    return walk("", to_builtins(view))


_ONE: dict[str, Callable[[Table, Any], Compared]] = {
    "to_move": _to_move,
    "over": _over,
    "winner": _winner,
    "result": _result,
    "ply": _ply,
    "events": _events,
    "no_events": _no_events,
}
_SEVERAL: dict[str, Callable[[Table, Any], Iterator[tuple[Word, Compared]]]] = {
    "view": _view,
    "hidden": _hidden,
}
