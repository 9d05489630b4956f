"""Recorded games for the page's tests: what each viewer is sent, move by move.

`python -m tests.web.make_fixtures` writes them anew for every game that has a table; a test says
when that is due.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from msgspec import to_builtins

from teban.core.attempt import names_of
from teban.core.chance import SEED_BYTES
from teban.core.decision import Decision
from teban.core.event import wire
from teban.core.game import Game
from teban.core.ids import SeatId, Viewer
from teban.core.match import Match, Submission, new_record
from teban.core.registry import games
from tests.web.recordings import Plan, Recording, plan

TABLES = Path(__file__).parents[2] / "web" / "src" / "tables"
OFTEN = 0.4


def seated() -> list[Game]:
    """The games that have a table."""
    return [game for game in games().values() if (TABLES / game.key / "index.ts").is_file()]


def files(game: Game) -> Iterator[tuple[Path, str]]:
    """The path and content of every fixture of a game."""
    for name, data in _fixtures(game):
        yield TABLES / game.key / "fixtures" / f"{name}.json", _text(data)


def _fixtures(game: Game) -> Iterator[tuple[str, Any]]:
    found = plan(game)
    for number, recording in enumerate(found.recordings):
        yield recording.name, _played(game, found, recording, number)
    yield from found.lists().items()


def _played(game: Game, found: Plan, recording: Recording, number: int) -> dict[str, Any]:
    seed, nonce = bytes([number] * SEED_BYTES), bytes(16)
    players = tuple("abcdefgh"[: len(game.seat_names)])
    record = new_record(game, recording.options, recording.private, players, seed, nonce)
    match, random = Match(game, record), Random(number)
    viewers: list[Viewer] = [*map(SeatId, range(len(game.seat_names))), None]
    feeds: dict[str, list[dict[str, Any]]] = {_key(viewer): [] for viewer in viewers}
    seen = dict.fromkeys(viewers, 0)
    truth = []
    while True:
        seen = {viewer: _moment(match, viewer, seen[viewer], feeds) for viewer in viewers}
        if found.truth:
            truth.append(found.truth(match.state))
        if match.state.result() is not None:
            break
        _move(match, random, recording)
    known = {"truth": truth} if found.truth else {}
    return {"options": to_builtins(recording.options), "viewers": feeds, **known}


def _move(match: Match, random: Random, recording: Recording) -> None:
    """What the recording chooses; or any legal action, often one of those it prefers."""
    seat = match.state.actors()[0]
    decision = match.seat(seat).decision
    if recording.chooses:
        chosen = match.state.name(recording.chooses(match.state, random), seat)
    else:
        chosen = _preferred(match, decision, recording.prefers, random)
    match.submit(Submission(seat, decision.number, (chosen,), f"{seat}/{decision.number}"))


def _preferred(match: Match, decision: Decision, prefers: str, random: Random) -> str:
    names = [match.state.name(action, decision.seat) for action in decision.legal]
    preferred = [name for name in names if prefers and name.startswith(prefers)]
    return random.choice(preferred if preferred and random.random() < OFTEN else names)


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
            "names": decision and [*names_of(match.state, decision)],
            "kind": decision and decision.kind,
            "seen": update.seen,
        }
    )
    return update.seen


def _key(viewer: Viewer) -> str:
    return "all" if viewer is None else str(viewer)


def _text(data: dict[str, Any]) -> str:
    """JSON with a line for each moment, so that a change can be read."""
    lines = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for first in ("ply", *(next(iter(known)) for known in data.get("truth", [])[:1])):
        lines = lines.replace(start := f'{{"{first}":', f"\n{start}")
    return f"{lines}\n"


def main() -> None:
    """Write every file."""
    for game in seated():
        for path, text in files(game):
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
