"""Saved positions with something wrong anywhere in them.

Nearly all damage is caught by the digest, behind which a game's own checks would never be met. So
the same damage is done once more by somebody who stamps what they have changed.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from teban.core.dump import stamped, without_digest
from teban.core.game import State
from teban.core.ids import SeatId, Viewer
from teban.core.refused import Refused, Why
from tests.contract.play import choose, plain, steps
from tests.contract.tables import Table

STRANGE: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    2,
    1 << 40,
    -(1 << 40),
    1 << 80,
    0.5,
    "",
    "B",
    [],
    [0],
    {},
)
TRIES = 3
"""Damages to each position."""
TWICE = 0.2
"""How often a stamped dump is changed in two places."""
ONWARD = 5
"""Plies that it is played on, if it is loaded."""
NO_DUMPS: tuple[Any, ...] = (None, 0, "", [], {})

Place = tuple[Any, Any]
"""A list or mapping, and where in it."""


def check_damaged_dumps(table: Table, seed: int) -> None:
    """A damaged dump is refused by what is wrong, or nothing of the position is lost by it."""
    random = Random(seed)
    for data in NO_DUMPS:
        check_damaged(table, data, b"")
    for step in steps(table, seed):
        whole = plain(step.after.dump())
        check_damaged(table, without_digest(msgspec.json.decode(whole)), b"")
        for _ in range(TRIES):
            data = msgspec.json.decode(whole)
            random.choice(DAMAGES)(data, random)
            check_damaged(table, data, whole)


def check_damaged(table: Table, data: Any, whole: bytes) -> None:
    found = loaded(table, data)
    if isinstance(found, Refused):
        assert found.code is Why.BAD_VALUE
        assert found.fields["field"].startswith("state")
    else:
        assert plain(found.dump()) == whole, f"a damaged position is taken for a true one: {data}"


def check_changed_dumps(table: Table, seed: int) -> None:
    """A dump that was changed and stamped anew is refused, or a position that can be played on.

    It need not be one that a game can come to: nothing that is asked of it is an error, and that
    is all. Of each position it is one change, or at times two.
    """
    random = Random(f"changed {seed}")
    for step in steps(table, seed):
        data = msgspec.json.decode(plain(step.after.dump()))
        for _ in range(1 + (random.random() < TWICE)):
            random.choice(DAMAGES)(data, random)
        try:
            data = stamped(data)
        except OverflowError:
            # Numbers that no digest can be made of come from no dump.
            continue
        found = loaded(table, data)
        if isinstance(found, Refused):
            assert found.code is Why.BAD_VALUE
            assert found.fields["field"].startswith("state")
        else:
            check_position(table, found, data, random)


def check_position(table: Table, state: State, data: Any, random: Random) -> None:
    """Whatever can be asked of a position has an answer, now and some plies further."""
    try:
        for _ in range(ONWARD):
            look_at(state, random.choice(table.viewers), random.choice(table.seats))
            if not state.actors():
                return
            seat = random.choice(state.actors())
            state.apply(choose(state, seat, random), seat, [])
    except Refused:
        return
    except Exception as error:
        raise AssertionError(f"{error!r} in what was loaded from {data}") from error


def look_at(state: State, viewer: Viewer, seat: SeatId) -> None:
    hash(state.key(viewer))
    hash(state.knowledge(seat))
    plain(state.view(viewer))
    plain([state.decision(actor) for actor in state.actors()])
    plain(state.observe(seat))
    plain(state.sample(seat, state.ply).dump())
    plain(state.result())
    plain(state.dump())


def loaded(table: Table, data: Any) -> State | Refused:
    try:
        return table.game.load(data)
    except Refused as refused:
        return refused
    except (TypeError, ValueError, LookupError, AttributeError, ArithmeticError) as error:
        pytest.fail(f"{type(error).__name__} for {data}")


def drop(data: Any, random: Random) -> None:
    holder, at = anywhere(data, random)
    del holder[at]


def add(data: Any, random: Random) -> None:
    holder, at = anywhere(data, random)
    if isinstance(holder, list):
        holder.insert(at, holder[at])
    else:
        holder["more"] = random.choice(STRANGE)


def replace(data: Any, random: Random) -> None:
    holder, at = anywhere(data, random)
    holder[at] = random.choice(STRANGE)


def count_on(data: Any, random: Random) -> None:
    """A number that is a little off, which no type forbids."""
    numbers = [place for place in places(data) if type(place[0][place[1]]) is int]
    holder, at = random.choice(numbers)
    holder[at] += random.choice((-1, 1))


def shuffle(data: Any, random: Random) -> None:
    lists = [place for place in places(data) if isinstance(place[0][place[1]], list)]
    if lists:
        holder, at = random.choice(lists)
        random.shuffle(holder[at])


def truncate(data: Any, random: Random) -> None:
    long = [place for place in places(data) if isinstance(place[0][place[1]], list | str)]
    if long:
        holder, at = random.choice(long)
        holder[at] = holder[at][: random.randrange(len(holder[at]) + 1)]


def swap(data: Any, random: Random) -> None:
    """Two values of the same type, wherever they stand."""
    here, at = anywhere(data, random)
    alike = [place for place in places(data) if type(place[0][place[1]]) is type(here[at])]
    there, to = random.choice(alike)
    if here is there or not isinstance(here[at], dict | list):
        here[at], there[to] = there[to], here[at]


DAMAGES: tuple[Callable[[Any, Random], None], ...] = (
    drop, add, replace, count_on, shuffle, truncate, swap,
)  # fmt: skip


def anywhere(data: Any, random: Random) -> Place:
    return random.choice([*places(data)])


def places(data: Any) -> Iterator[Place]:
    """Every value at every depth."""
    keys = range(len(data)) if isinstance(data, list) else [*data]
    for key in keys:
        yield data, key
        if isinstance(data[key], list | dict):
            yield from places(data[key])
