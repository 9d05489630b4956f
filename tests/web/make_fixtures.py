"""Recorded games for the page's tests: what each viewer is sent, move by move.

`python -m tests.web.make_fixtures` writes them anew; a test says when that is due.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

from msgspec import Struct, to_builtins

from teban.core.chance import SEED_BYTES
from teban.core.event import wire
from teban.core.ids import SeatId, Viewer
from teban.core.match import Match, Submission, new_record
from teban.games.reversi import GAME
from teban.games.reversi.badges.catalogue import CATALOGUE
from teban.games.reversi.options import Options, Profile
from teban.games.reversi.space import KEYS
from teban.games.reversi.state import Board

FOLDER = Path(__file__).parents[2] / "web" / "src" / "tables" / "reversi" / "fixtures"
VIEWERS: tuple[Viewer, ...] = (SeatId(0), SeatId(1), None)
ALL_ITEMS = dict.fromkeys(KEYS, 2)


class Recording(Struct, frozen=True):
    """A game to be played at random."""

    name: str
    options: Options
    profile: Profile = Profile()


RECORDINGS = (
    Recording("plain", Options(size=4, specials=0)),
    Recording("hidden", Options(size=8)),
    Recording(
        "items",
        Options(size=6, specials=3, items=True, extended=True),
        Profile(earns=True, items=ALL_ITEMS),
    ),
    Recording(
        "marks",
        Options(size=6, specials=4, items=True, extended=True, mark_own=True, assist=True),
        Profile(earns=True, items=ALL_ITEMS, games=9, wins=9, streak=2, rival_level=3),
    ),
)


def files() -> Iterator[tuple[str, str]]:
    """The name and content of every fixture."""
    for number, recording in enumerate(RECORDINGS):
        yield f"{recording.name}.json", _text(_played(recording, number))
    rewards = {badge.id: dict(badge.reward) for badge in CATALOGUE}
    yield "badges.json", _text({"rewards": rewards, "items": list(KEYS)})


def _played(recording: Recording, number: int) -> dict[str, Any]:
    seed, nonce = bytes([number] * SEED_BYTES), bytes(16)
    private = (recording.profile, recording.profile)
    record = new_record(GAME, recording.options, private, ("a", "b"), seed, nonce)
    match, random = Match(GAME, record), Random(number)
    feeds: dict[str, list[dict[str, Any]]] = {_key(viewer): [] for viewer in VIEWERS}
    seen = {viewer: _moment(match, viewer, 0, feeds) for viewer in VIEWERS}
    truth = [_truth(match)]
    while match.state.result() is None:
        _move(match, random)
        seen = {viewer: _moment(match, viewer, seen[viewer], feeds) for viewer in VIEWERS}
        truth.append(_truth(match))
    return {"options": to_builtins(recording.options), "viewers": feeds, "truth": truth}


def _move(match: Match, random: Random) -> None:
    """Any legal action; every other time an item where there is one."""
    seat = match.state.actors()[0]
    decision = match.seat(seat).decision
    names = [match.state.name(action, seat) for action in decision.legal]
    items = [name for name in names if name.startswith("item")]
    chosen = random.choice(items if items and random.random() < 0.4 else names)
    match.submit(Submission(seat, decision.number, (chosen,), f"{seat}/{decision.number}"))


def _moment(
    match: Match, viewer: Viewer, since: int, feeds: dict[str, list[dict[str, Any]]]
) -> int:
    update = match.update(viewer, since)
    decision = update.decision
    feeds[_key(viewer)].append(
        {
            "ply": match.state.ply,
            "events": [wire(event) for event in update.events],
            "view": to_builtins(update.view),
            "names": decision and [match.state.name(a, decision.seat) for a in decision.legal],
            "kind": decision and decision.kind,
            "seen": update.seen,
        }
    )
    return update.seen


def _truth(match: Match) -> dict[str, list[int]]:
    """What nobody is sent, to check what a review works out."""
    board = cast(Board, match.state)
    cells = board.table.grid.cells_of
    return {
        "special": [*cells(board.special)],
        "normal": [*cells(board.normal)],
        "proven": [*cells(board.proven)],
    }


def _key(viewer: Viewer) -> str:
    return "all" if viewer is None else str(viewer)


def _text(data: Any) -> str:
    """JSON with a line for each moment, so that a change can be read."""
    lines = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for start in ('{"ply":', '{"special":'):
        lines = lines.replace(start, f"\n{start}")
    return f"{lines}\n"


def main() -> None:
    """Write every file."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in files():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
