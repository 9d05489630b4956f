"""What people have of earlier versions is theirs: this version opens it and goes on with it."""

import gzip
import json
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest
from msgspec import to_builtins

from teban.cli.saves import unseal
from teban.core.ids import SeatId
from teban.core.match import Match
from teban.core.record import RESUMED, decode
from teban.core.registry import find
from tests.kept.playing import Returning, around, command, look, play, terminal
from tests.server.running import Running, running

SETS = sorted(file.parent for file in Path(__file__).parent.glob("*/facts.json"))
FACTS = {folder: json.loads((folder / "facts.json").read_text(encoding="utf-8")) for folder in SETS}
SOME = 6
"""Moments or lines that a match is played on for."""
Served: TypeAlias = Callable[[Path], Running]


def each(kind: str) -> pytest.MarkDecorator:
    """For everything of this kind in a data folder or beside it."""
    found = [(folder, name) for folder in SETS for name in FACTS[folder][kind]]
    ids = [f"{folder.name}-{name}" for folder, name in found]
    return pytest.mark.parametrize(("folder", "name"), found, ids=ids)


def each_stored(kind: str) -> pytest.MarkDecorator:
    """For everything of this kind in a database."""
    found = [(folder, one) for folder in SETS for one in FACTS[folder][kind]]
    ids = [f"{folder.name}-{one.get('game', at)}" for at, (folder, one) in enumerate(found)]
    return pytest.mark.parametrize(("folder", "kept"), found, ids=ids)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for each set, on a copy of its database."""
    servers: dict[Path, Running] = {}
    with ExitStack() as stack:

        def on(folder: Path) -> Running:
            if folder not in servers:
                home = tmp_path_factory.mktemp("kept")
                unpack(folder, home)
                at = running(home, TEBAN_MESSAGES_PER_SECOND="100000")
                servers[folder] = stack.enter_context(at)
            return servers[folder]

        yield on
        assert not any("Traceback" in server.log() for server in servers.values())


def unpack(folder: Path, home: Path) -> None:
    """The database, as if its server had been stopped a minute ago.

    Tables nobody has come to for a day and matches nobody has moved in for months are swept.
    """
    database = home / "server.db"
    database.write_bytes(gzip.decompress((folder / "home" / "server.db.gz").read_bytes()))
    with closing(sqlite3.connect(database)) as connection, connection:
        newest = connection.execute("SELECT max(updated) FROM matches").fetchone()[0]
        passed = int(time.time() * 1000) - newest - 60_000
        connection.execute("UPDATE matches SET updated = updated + ?", (passed,))


@pytest.fixture
def home(folder: Path, tmp_path: Path) -> Path:
    """A copy of the data folder of this set."""
    return Path(shutil.copytree(folder / "home", tmp_path / "home"))


def differences(kept: Any, now: Any, place: str = "") -> Iterator[str]:
    """Where something does not say any more what it said; it may say more."""
    if isinstance(kept, dict) and isinstance(now, dict):
        for name, value in kept.items():
            yield from differences(value, now.get(name), f"{place}.{name}")
    elif isinstance(kept, list) and isinstance(now, list) and len(kept) == len(now):
        for at, value in enumerate(kept):
            yield from differences(value, now[at], f"{place}[{at}]")
    elif kept != now:
        yield f"{place}: {kept!r} was kept, and now it is {now!r}"


def same(kept: Any, now: Any) -> None:
    """Everything that was kept is still so."""
    assert [*differences(kept, json.loads(json.dumps(now)))] == []


def people(served: Served, folder: Path) -> list[Returning]:
    return [Returning(served(folder), one["token"]) for one in FACTS[folder]["people"]]


# A server's database


@each_stored("people")
def test_people_are_known_by_their_tokens_with_all_they_have_earned(
    served: Served, folder: Path, kept: Any
) -> None:
    guest = Returning(served(folder), kept["token"])
    same(kept["person"], guest.http.get("/api/me").json()["person"])
    for game, badges in kept["badges"].items():
        now = guest.http.get("/api/me/badges", params={"game": game}).json()
        # The matches that go on meanwhile may earn more.
        assert all(now["earned"][name] >= count for name, count in badges["earned"].items())
    booked = {sort(tally): tally["count"] for tally in guest.http.get("/api/me/statistics").json()}
    assert all(booked[sort(tally)] >= tally["count"] for tally in kept["statistics"])


def sort(tally: Any) -> tuple[str, ...]:
    return tally["game"], tally["kind"], tally["name"], tally["detail"]


@each_stored("finished")
def test_a_match_that_is_over_is_looked_at_again(served: Served, folder: Path, kept: Any) -> None:
    guest, _ = people(served, folder)
    replay = guest.http.get(f"/api/matches/{kept['match']}/replay").json()
    assert replay["match"]["state"] == "over"
    same(kept["result"], replay["match"]["result"])
    same(kept["private"], replay["record"]["private"])
    assert len(replay["record"]["lines"]) == kept["lines"]
    last = {viewer: moments[-1]["view"] for viewer, moments in replay["viewers"].items()}
    same(kept["views"], last)


@each_stored("running")
def test_a_match_that_was_being_played_goes_on(served: Served, folder: Path, kept: Any) -> None:
    address = f"/api/matches/{kept['match']}"
    guests = [Returning(served(folder), token) for token in kept["tokens"]]
    info = guests[0].http.get(address).json()
    assert info["state"] == "live"
    # Computer players take their time.
    computer = any(seat["kind"] == "computer" for seat in info["seats"])
    with around(kept["match"], guests) as lines:
        sitting = [(line, seat) for line in lines for seat in line.last["welcome"]["yours"]]
        same(kept["views"], {str(seat): look(line, seat)["view"] for line, seat in sitting})
        ply = lines[0].last["update"]["ply"]
        play(lines, Random(5), ply + SOME if computer else None)
    assert guests[0].http.get(address).json()["moments"] > info["moments"]
    assert guests[0].http.get(f"{address}/replay").is_success != computer


@each_stored("waiting")
def test_somebody_comes_to_a_table_that_waits(served: Served, folder: Path, kept: Any) -> None:
    host, comer = people(served, folder)
    assert host.http.get(f"/api/rooms/{kept['code']}").json()["state"] == "open"
    assert comer.http.post(f"/api/rooms/{kept['code']}").json()["match"] == kept["match"]
    with around(kept["match"], [host, comer]) as lines:
        play(lines, Random(6), SOME)
    assert host.http.get(f"/api/matches/{kept['match']}").json()["moments"] > 0


# The data folder of a terminal


@each("suspended")
def test_a_suspended_match_is_taken_up_again(folder: Path, name: str, home: Path) -> None:
    kept = FACTS[folder]["suspended"][name]
    for other in (home / "suspended").iterdir():
        if other.name != kept["file"]:
            other.unlink()
    file = home / "suspended" / kept["file"]
    record = unseal(file)
    match = Match(find(record.game), record)
    views = {seat: match.update(SeatId(int(seat))).view for seat in kept["views"]}
    same(kept["views"], to_builtins(views))
    terminal(home, "--resume", file, lines=kept["lines"] + SOME)
    does = [line.do for line in unseal(file).lines]
    assert does[: kept["lines"]] == [line.do for line in record.lines]
    assert does[kept["lines"]] == RESUMED
    assert len(does) >= kept["lines"] + SOME


@each("decks")
def test_a_deck_is_read_and_brought(folder: Path, name: str, home: Path) -> None:
    assert f"blackpoker {name}" in command(home, "bring", "list")
    same(
        FACTS[folder]["decks"][name],
        json.loads(command(home, "bring", "show", "blackpoker", name, "--json")),
    )
    shutil.rmtree(home / "suspended")
    words = ("--preset", "standard_pack", "--bring", f"P1={name}")
    assert "suspended" in terminal(home, "blackpoker", *words, lines=2)


@each("records")
def test_a_record_replays_to_the_same_end(folder: Path, name: str, home: Path) -> None:
    kept = FACTS[folder]["records"][name]
    for viewer, view in kept["views"].items():
        file = folder / "records" / f"{name}.json"
        replay = json.loads(command(home, "replay", file, "--json", "--as", viewer))
        assert (replay["game"], replay["result"]) == (kept["game"], kept["result"])
        assert replay["ply"] == kept["ply"]
        same(view, replay["view"])


@pytest.mark.parametrize(
    "file",
    [file for folder in SETS for file in sorted((folder / "records").iterdir())
     if file.suffix != ".json"],
    ids=lambda file: file.name,
)  # fmt: skip
def test_another_notation_is_read_and_written_as_before(file: Path, tmp_path: Path) -> None:
    format = file.suffix.removeprefix(".")
    target = tmp_path / "record.json"
    command(tmp_path, "import", format, file, "--preset", "plain", "--save", target)
    kept = decode(file.with_suffix(".json").read_bytes())
    read = decode(target.read_bytes())
    assert [line.do for line in read.lines] == [
        line.do for line in kept.lines if line.actor is not None
    ]
    written = command(tmp_path, "replay", file.with_suffix(".json"), "--to", format)
    assert written == file.read_text(encoding="utf-8")
