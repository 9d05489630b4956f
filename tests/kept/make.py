"""What people have of this version, made by the program itself, for later versions to open.

    ./dev.py run python -m tests.kept.make tests/kept/2026-11-18

A set is made before a change to rules, records, tables or files that people keep, by the code
from before the change, and is never changed afterwards: what it holds is in somebody's data
folder. It has that folder (`home`) with a server's database, suspended matches and decks; records
and games in other notations; and `facts.json`, with the tokens and what is to be found.
"""

import gzip
import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import to_builtins

from teban.cli.saves import unseal
from teban.core.ids import SeatId
from teban.core.match import Match
from teban.core.registry import find, games
from tests.kept import tables
from tests.kept.playing import Returning, around, command, look, play, terminal
from tests.kept.tables import Seating, Sitting
from tests.server.running import Guest, Running, running

QUICK = {"TEBAN_MESSAGES_PER_SECOND": "100000"}


def make(folder: Path) -> None:
    """A new set."""
    (folder / "records").mkdir(parents=True)
    facts: dict[str, Any] = {
        "commit": _output("git", "rev-parse", "HEAD"),
        "rules": {key: game.rules_version for key, game in games().items()},
    }
    with TemporaryDirectory() as work:
        with running(Path(work), **QUICK) as server:
            facts |= _served(server)
        _pack(Path(work) / "server.db", folder / "home")
    facts |= _sat(folder)
    text = json.dumps(facts, ensure_ascii=False, indent=1)
    (folder / "facts.json").write_text(f"{text}\n", encoding="utf-8")


def _output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def _pack(database: Path, home: Path) -> None:
    """The database of a server that has stopped, in one file."""
    home.mkdir(exist_ok=True)
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("VACUUM")
    connection.close()
    data = gzip.compress(database.read_bytes(), mtime=0)
    (home / "server.db.gz").write_bytes(data)


# On the server


def _served(server: Running) -> dict[str, Any]:
    me, other = Guest(server, tables.ME), Guest(server, tables.OTHER)
    finished = [_finished(me, other, at) for at in tables.FINISHED]
    running = [_running(me, other, at) for at in tables.RUNNING]
    waiting = _set_up(me, tables.WAITING)
    return {
        "people": [_person(guest) for guest in (me, other)],
        "finished": finished,
        "running": running,
        "waiting": [
            {"game": tables.WAITING.game, "match": waiting["match"], "code": waiting["code"]}
        ],
    }


def _set_up(me: Guest, wanted: Seating) -> dict[str, Any]:
    return me.set_up(wanted.game, options=wanted.options, seats=[*wanted.seats])


def _guests(me: Guest, other: Guest, wanted: Seating, table: Mapping[str, Any]) -> list[Guest]:
    """Everybody who is to play, and no computer."""
    found = [me, *(Returning(me.server, token) for token in table["tokens"].values())]
    if any(seat["kind"] == "open" for seat in wanted.seats):
        assert other.http.post(f"/api/rooms/{table['code']}").is_success
        found.append(other)
    return found


def _finished(me: Guest, other: Guest, wanted: Seating) -> dict[str, Any]:
    table = _set_up(me, wanted)
    match = table["match"]
    with around(match, _guests(me, other, wanted, table)) as lines:
        play(lines, Random(1))
    replay = me.http.get(f"/api/matches/{match}/replay").json()
    return {
        "match": match,
        "game": wanted.game,
        "result": replay["match"]["result"],
        "lines": len(replay["record"]["lines"]),
        "private": replay["record"]["private"],
        "views": {viewer: moments[-1]["view"] for viewer, moments in replay["viewers"].items()},
    }


def _running(me: Guest, other: Guest, wanted: Seating) -> dict[str, Any]:
    table = _set_up(me, wanted)
    match = table["match"]
    guests = _guests(me, other, wanted, table)
    with around(match, guests) as lines:
        play(lines, Random(2), wanted.moments)
        views = {
            str(seat): look(line, seat)["view"]
            for line in lines
            for seat in line.last["welcome"]["yours"]
        }
    return {
        "match": match,
        "game": wanted.game,
        "tokens": [guest.token for guest in guests],
        "views": views,
    }


def _person(guest: Guest) -> dict[str, Any]:
    def asked(path: str) -> Any:
        return guest.http.get(path).json()

    return {
        "token": guest.token,
        "person": asked("/api/me")["person"],
        "badges": {game: asked(f"/api/me/badges?game={game}") for game in games()},
        "statistics": asked("/api/me/statistics"),
    }


# At a terminal


def _sat(folder: Path) -> dict[str, Any]:
    home = folder.resolve() / "home"
    for name, text in tables.DECKS.items():
        file = folder / f"{name}.txt"
        file.write_text(text, encoding="utf-8")
        command(home, "bring", "save", "blackpoker", name, file)
        file.unlink()
    return {
        "decks": dict(_decks(home)),
        "records": {sitting.name: _recorded(home, folder, sitting) for sitting in tables.OVER},
        "suspended": {sitting.name: _suspended(home, sitting) for sitting in tables.SUSPENDED},
    }


def _decks(home: Path) -> Iterable[tuple[str, Any]]:
    for name in tables.DECKS:
        yield name, json.loads(command(home, "bring", "show", "blackpoker", name, "--json"))


def _recorded(home: Path, folder: Path, sitting: Sitting) -> dict[str, Any]:
    file = folder / "records" / f"{sitting.name}.json"
    terminal(home, sitting.game, *sitting.words, "--save", file, seed=3)
    game = find(sitting.game)
    views = {}
    for viewer in (*game.seat_names, "watcher"):
        replay = json.loads(command(home, "replay", file, "--json", "--as", viewer))
        views[viewer] = replay["view"]
    if sitting.name == "othello":
        for format in game.formats:
            written = command(home, "replay", file, "--to", format)
            (folder / "records" / f"othello.{format}").write_text(written, encoding="utf-8")
    return {"game": sitting.game, "result": replay["result"], "ply": replay["ply"], "views": views}


def _suspended(home: Path, sitting: Sitting) -> dict[str, Any]:
    """Made alone in a folder, as the keyboard knows the match by its file."""
    with TemporaryDirectory() as work:
        alone = Path(work)
        (home / "brought").rename(alone / "brought")
        terminal(alone, sitting.game, *sitting.words, lines=sitting.lines, seed=4)
        (alone / "brought").rename(home / "brought")
        (file,) = (alone / "suspended").iterdir()
        kept = home / "suspended" / file.name
        kept.parent.mkdir(exist_ok=True)
        file.rename(kept)
    record = unseal(kept)
    match = Match(find(record.game), record)
    views = {
        str(seat): to_builtins(match.update(SeatId(seat)).view)
        for seat in range(len(record.players))
    }
    return {"file": kept.name, "lines": len(record.lines), "views": views}


if __name__ == "__main__":
    make(Path(sys.argv[1]))
