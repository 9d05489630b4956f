"""A scenario to be looked at: played through step by step, and nothing of it kept."""

from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Meta, Struct, to_builtins

from teban.core.event import redact_all, wire
from teban.core.ids import SeatId, Viewer
from teban.core.refused import Expect, Refused, bad_value
from teban.scenarios.document import Scenario
from teban.scenarios.malformed import Complaint, Found, Wanted
from teban.scenarios.read import written
from teban.scenarios.run import run, sorted_out
from teban.scenarios.table import Table, Wrong
from teban.server.bodies import Moment

NAME = "text"
"""How the text is called where a complaint names a file."""
MOST_STEPS = 200
MOST_LETTERS = 65_536
MOST_BYTES = 262_144
"""A file of many scenarios is longer than any message."""


class Wanting(Struct, frozen=True, forbid_unknown_fields=True):
    """Which scenario to play."""

    text: Annotated[str, Meta(max_length=MOST_LETTERS)]
    """One or more YAML documents."""
    id: Annotated[str, Meta(max_length=200)] = ""
    """Of the one to be played; without it the first."""

    @property
    def kind(self) -> str:
        """What takes about as long."""
        return "scenario"

    def do(self) -> dict[str, Any]:
        """Everything that a page needs to show it; refused with the field and the line."""
        return played(self)


class Titled(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario by its name."""

    id: str
    title: str
    game: str


class Step(Moment, frozen=True, forbid_unknown_fields=True):
    """What one viewer is told of a step, and what they see after it."""

    step: str
    """As it is written; empty for the position before everything."""


class Played(Titled, frozen=True, forbid_unknown_fields=True):
    """A scenario that was played through."""

    scenarios: tuple[Titled, ...]
    """All of the text."""
    options: dict[str, Any]
    problems: tuple[dict[str, Any], ...]
    """What was expected and did not come."""
    viewers: dict[str, tuple[Step, ...]]
    """By the number of the seat, and `null` for what everybody saw."""


def played(wanted: Wanting) -> dict[str, Any]:
    """Everything that a page needs to show it; refused with the field and the line."""
    scenarios, complaints = sorted_out(written(NAME, wanted.text))
    if complaints:
        raise _refused(complaints[0])
    one = _chosen(scenarios, wanted.id)
    outcome = run(one, scenarios)
    if isinstance(outcome, Complaint):
        raise _refused(outcome)
    return {
        "scenarios": [_named(other) for other in scenarios],
        **_named(one),
        "options": to_builtins(one.options),
        "problems": [problem.data() for problem in outcome.problems],
        "viewers": _seen(one),
    }


def _named(one: Scenario) -> dict[str, str]:
    title = str(one.document.data.get("title", ""))
    return {"id": one.id, "title": title, "game": one.game.key}


def _chosen(scenarios: list[Scenario], id: str) -> Scenario:
    if not scenarios:
        raise bad_value(NAME, Found.NO_DOCUMENT, Wanted.SCENARIO)
    ids = tuple(one.id for one in scenarios)
    if id and id not in ids:
        raise bad_value("id", id, Expect.ONE_OF, names=ids)
    one = scenarios[ids.index(id) if id else 0]
    steps = sum(len(stage.do) for stage in one.stages)
    if steps > MOST_STEPS:
        raise bad_value("do", steps, Expect.ENTRIES_FROM_TO, least=0, most=MOST_STEPS)
    return one


def _refused(complaint: Complaint) -> Refused:
    """What is wrong, with the line it stands in."""
    why = complaint.refused
    place = {"field": complaint.field or NAME, "line": complaint.line}
    return Refused(why.code, **{**why.fields, **place})


def _seen(one: Scenario) -> dict[str, list[dict[str, Any]]]:
    table = Table(one)
    viewers: list[Viewer] = [*map(SeatId, range(len(one.game.seat_names))), None]
    seen: dict[str, list[dict[str, Any]]] = {_key(viewer): [] for viewer in viewers}
    told = 0
    for step in _steps(table):
        events, told = table.events[told:], len(table.events)
        for viewer in viewers:
            seen[_key(viewer)].append(
                {
                    "step": step,
                    "ply": table.state.ply,
                    "events": [wire(event) for event in redact_all(events, viewer)],
                    "view": to_builtins(table.state.view(viewer)),
                }
            )
    return seen


def _steps(table: Table) -> Iterator[str]:
    """The position before everything, then each step until one goes wrong."""
    yield ""
    try:
        for stage in table.scenario.stages:
            yield from table.steps(stage)
    except Wrong:
        return


def _key(viewer: Viewer) -> str:
    return "null" if viewer is None else str(viewer)
