"""The page's lessons, played through with the rules: what is seen, asked and told at each beat.

`python -m teban.games.blackpoker.lessons > web/src/tables/blackpoker/lessons/lessons.gen.json`
writes them for the page; a test says when that is due. What is said at a beat stands in the
page's Fluent files, as `lesson-LESSON-CHAPTER-BEAT`.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import to_builtins

from teban.core.event import Event, redact_all, wire
from teban.games.blackpoker.game import BlackPoker, DuelState
from teban.games.blackpoker.options import ENTRY20, Options
from teban.games.blackpoker.state import P1, P2

CARD = re.compile(r"[SHDC](?:10|[2-9AJQK])")


@dataclass(frozen=True)
class Beat:
    """The learner picks something, or only looks; then the rival does what it does."""

    picks: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    """The picks of the rival, whenever it is asked."""


@dataclass(frozen=True)
class Chapter:
    """A position, as scenario files describe one, and what is done with it."""

    setup: Mapping[str, Any]
    beats: tuple[Beat, ...]


def do(*picks: str, then: Sequence[str] = ()) -> Beat:
    """The learner's picks, in notation."""
    return Beat(picks, tuple(then))


LOOK = Beat()
PASS = do("pass", then=["pass"])
"""Both let the chance go: the top request happens."""
ANY = "any"
"""The rival takes what comes first: nobody looks at it."""


def side(life: int, hand: str, *field: str) -> Mapping[str, Any]:
    """A side of Entry 20; what is neither held nor laid out is its life and its grave."""
    named = {*hand.split(), *(card for unit in field for card in CARD.findall(unit))}
    rest = [card for card in ENTRY20.split() if card not in named]
    # Every third card: neighbours of one suit would look stacked.
    mixed = [card for first in range(3) for card in rest[first::3]]
    return {
        "life": mixed[:life],
        "grave": mixed[life:],
        "hand": hand.split(),
        "field": [*field],
    }


def yours(one: Mapping[str, Any], two: Mapping[str, Any], *used: str) -> Mapping[str, Any]:
    """The learner's turn."""
    return {"turn": "P1", "used": {"P1": [*used]}, "P1": one, "P2": two}


def theirs(one: Mapping[str, Any], two: Mapping[str, Any]) -> Mapping[str, Any]:
    """The rival's turn."""
    return {"turn": "P2", "P1": one, "P2": two}


UNSTOPPED = (
    do("request attack"),
    PASS,
    do("P1.2", "done"),
    PASS,
    do("pass", then=["pass", ANY]),
    LOOK,
)
"""An attack of the third unit that nobody stops."""

FIRST = (
    # What lies where; a bulwark.
    Chapter(
        yours(side(9, "S4 H9 D3 C5 CA", "b(D7)", "s(C6)"), side(9, "S2 S3 D10", "b(SA)", "s(S5)")),
        (LOOK, LOOK, do("request set_bulwark", "C5"), LOOK),
    ),
    # A soldier comes: the request waits on the stage until both have passed.
    Chapter(
        yours(
            side(8, "S4 H9 D3 CA", "b(D7)", "b(C5)", "s(C6)"),
            side(9, "S2 S3 D10", "b(SA)", "s(S5)"),
            "set_bulwark",
        ),
        (do("request summon_soldier", "H9", "P1.0"), PASS, LOOK),
    ),
    # An attack that nobody stops.
    Chapter(
        yours(
            side(7, "S4 D3 CA", "b(D7,drv)", "b(C5)", "s(C6)", "s(H9,new)"),
            side(9, "S2 S3 D10", "b(SA,drv)", "s(S5,drv)"),
            "set_bulwark",
        ),
        UNSTOPPED,
    ),
    # The turn goes over.
    Chapter(
        yours(
            side(7, "S4 D3 CA", "b(D7,drv)", "b(C5)", "s(C6,drv)", "s(H9,new)"),
            side(3, "S2 S3 D10", "b(SA,drv)", "s(S5,drv)"),
            "set_bulwark",
            "attack",
        ),
        (do("request end"), do("pass", then=["pass", "pass"]), do("pass", then=["no"]), LOOK),
    ),
    # The rival attacks: a soldier blocks, and quick magic decides the fight.
    Chapter(
        theirs(
            side(7, "S4 D3 CA", "b(D7)", "b(C5)", "s(C6)"),
            side(6, "S2 S3 D7", "b(SA)", "s(H8)"),
        ),
        (
            do(then=["request attack", "pass"]),
            do("pass", then=["P2.1", "done", "pass"]),
            do("pass"),
            do("none", "none", "P2.1", "done", then=["pass"]),
            do("request down", "S4", "D3", "P2.1"),
            do("pass", then=["pass", "pass"]),
            do("pass"),
            LOOK,
        ),
    ),
    # The last blow.
    Chapter(
        yours(
            side(7, "CA H10", "b(D7)", "b(C5)", "s(C6)"),
            side(6, "S2 S3", "b(SA,drv)"),
        ),
        UNSTOPPED,
    ),
)

STAGE = (
    # A counter war, five deep: requests wait in a pile, and the last one happens first.
    Chapter(
        yours(
            side(9, "S5 C6 C10 D3 S3", "b(D7)", "s(H8)"),
            side(9, "C5 C10 D10 S2", "b(SA)", "s(S5)"),
        ),
        (
            do("request summon_soldier", "S5"),
            do("pass", then=["request counter", "C5", "D10", "pass"]),
            LOOK,
            do("request counter", "C6", "S3", "stage.1"),
            do("pass", then=["request counter", "C10", "S2", "stage.2", "pass"]),
            do("request counter", "C10", "D3", "stage.3"),
            LOOK,
            PASS,
            PASS,
            PASS,
            LOOK,
        ),
    ),
    # A counter that is too small needs no answer.
    Chapter(
        yours(
            side(9, "H9 C10 D3", "b(D7)", "s(C6)"),
            side(9, "C5 D10 S2", "b(SA)", "s(S5)"),
        ),
        (
            do("request summon_soldier", "H9"),
            do("pass", then=["request counter", "C5", "S2", "pass"]),
            do("pass"),
            PASS,
            LOOK,
        ),
    ),
    # What comes last happens first: an answer in time saves a soldier.
    Chapter(
        theirs(
            side(9, "H8 D3 C5", "b(D7)", "s(S4)"),
            side(9, "S5 D10 S2", "b(SA)", "s(H10)"),
        ),
        (
            do(then=["request down", "S5", "S2", "P1.1", "pass"]),
            do("request up", "H8", "C5", "P1.1"),
            do("pass", then=["pass", "pass"]),
            do("pass"),
            LOOK,
        ),
    ),
    # A request whose target is gone does nothing.
    Chapter(
        theirs(
            side(9, "S5 D3 C5", "b(D7)", "s(C10)"),
            side(9, "H8 D10 S2", "b(SA)", "s(S3)"),
        ),
        (
            do(then=["request up", "H8", "S2", "P2.1", "pass"]),
            do("request down", "S5", "C5", "P2.1"),
            do("pass", then=["pass", "pass"]),
            do("pass"),
            LOOK,
        ),
    ),
)

LESSONS: Mapping[str, tuple[Chapter, ...]] = {"first": FIRST, "stage": STAGE}


def played(chapter: Chapter) -> dict[str, Any]:
    """The position, and for each beat what was asked, what happened, and how it looks then."""
    duel: DuelState = BlackPoker().vocabulary(Options()).setup(chapter.setup)
    first = to_builtins(duel.view(P1))
    return {"view": first, "beats": [_beat(duel, beat) for beat in chapter.beats]}


def _beat(duel: DuelState, beat: Beat) -> dict[str, Any]:
    events: list[Event] = []
    asked = [_pick(duel, pick, events) for pick in beat.picks]
    for pick in beat.then:
        legal = duel.decision(P2).legal
        duel.apply(legal[0] if pick == ANY else duel.parse(pick, P2), P2, events)
    told = [wire(event) for event in redact_all(events, P1)]
    return {"asked": asked, "events": told, "view": to_builtins(duel.view(P1))}


def _pick(duel: DuelState, pick: str, events: list[Event]) -> dict[str, Any]:
    question = duel.decision(P1)
    duel.apply(duel.parse(pick, P1), P1, events)
    asked = {"kind": question.kind, "source": question.source, "picks": question.picks}
    return {"pick": pick, **asked}


def lessons() -> str:
    """All of them as JSON, a line for each beat, so that a change can be read."""
    rows = {name: [played(chapter) for chapter in chapters] for name, chapters in LESSONS.items()}
    text = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
    for start in ('{"view":', '{"asked":'):
        text = text.replace(start, f"\n{start}")
    return f"{text}\n"


if __name__ == "__main__":
    print(lessons(), end="")
