"""Nobody can count what somebody else picks in private: not by numbers, times, lists or sizes."""

import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from teban.core.registry import games
from tests.server.running import Guest, Line, Running, running

LONGEST = 250
"""Decisions of a match that is watched."""
MATCHES = 5
ENOUGH = 25
"""Private picks, each with everything that anybody could ask before and after it."""

PERSON = 0
"""The seat of somebody with lists of their matches."""
CLAIM = "claim (1,1) (1,2) (1,3)"
"""Where nobody may help: any claim is taken, right or wrong."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    home = tmp_path_factory.mktemp("server")
    with running(home, TEBAN_MESSAGES_PER_SECOND="100000", TEBAN_DURABILITY="normal") as server:
        yield server


class Watched:
    """A match of a person against bots, and everything that others can find out about it."""

    def __init__(self, server: Running, game: str, stack: ExitStack) -> None:
        self.owner, self.stranger = Guest(server), Guest(server)
        give_one_up(self.owner)
        bots = [{"kind": "bot"}] * (len(games()[game].seat_names) - 1)
        self.table = self.owner.set_up(game, seats=[{"kind": "me"}, *bots], public=True)
        self.tokens = {int(seat): token for seat, token in self.table["tokens"].items()}
        self.tokens[PERSON] = self.owner.token
        self.lines = {
            seat: stack.enter_context(self.owner.line(self.table["match"], token=token))
            for seat, token in self.tokens.items()
        }
        self.updates = {seat: line.get("update") for seat, line in self.lines.items()}

    def names(self, seat: int) -> list[str]:
        """What the seat may pick, where it has to notice for itself too."""
        decision = self.updates[seat]["decision"]
        return decision["names"] or [CLAIM]

    def private(self, seat: int, name: str) -> bool:
        """Whether a pick is one of several, of which nobody is told before the last."""
        number = self.updates[seat]["decision"]["number"]
        picks = {"seat": seat, "decision": number, "actions": [name], "id": "try"}
        self.lines[seat].send(type="try", **picks)
        return self.lines[seat].get("tried")["next"] is not None

    def pick(self, seat: int, name: str) -> bool:
        """Submit a pick; whether any other seat was told anything of it."""
        self.lines[seat].pick(self.updates[seat], name)
        self.lines[seat].get("done")
        told = {seat: told_since(line) for seat, line in self.lines.items()}
        self.updates |= {seat: update for seat, update in told.items() if update}
        return any(update for other, update in told.items() if other != seat)

    def known(self, seat: int) -> dict[str, Any]:
        """Everything that can be asked without this seat's token."""
        match = self.table["match"]
        asked: dict[Any, Any] = {
            (path, guest.id): all_of(guest.http.get(path))
            for path in (
                f"/api/matches/{match}",
                f"/api/rooms/{self.table['code']}",
                "/api/watch",
                f"/api/matches/{match}/replay",
                "/api/matches",
                "/api/me/history",
            )
            for guest in (self.stranger, self.owner)
        }
        assert match in asked["/api/matches", self.owner.id][-1]
        assert len(asked["/api/me/history", self.owner.id][-1]) > len("[]")
        rivals = [token for other, token in self.tokens.items() if other != seat]
        return asked | {token: self.looked(token) for token in (*rivals, self.stranger.token)}

    def looked(self, token: str) -> Any:
        with self.owner.line(self.table["match"], token=token) as line:
            return line.get("welcome")["yours"], line.get("update")


def all_of(answer: httpx.Response) -> tuple[int, str | None, str]:
    return answer.status_code, answer.headers.get("content-length"), answer.text


def give_one_up(guest: Guest) -> None:
    """So that there is something in the list of what is over too."""
    table = guest.set_up(seats=[{"kind": "me"}, {"kind": "guest"}])
    with guest.line(table["match"]) as line:
        line.send(type="resign", seat=0)
        line.get("over")


def told_since(line: Line) -> dict[str, Any] | None:
    """The last update that has come by now."""
    line.last.pop("update", None)
    line.send(type="ping")
    line.get("pong")
    return line.last.get("update")


def any_of(names: list[str], chance: random.Random) -> str:
    """Any verb first, so that cards are played as well as stones."""
    verb = chance.choice(sorted({name.partition(" ")[0] for name in names}))
    return chance.choice([name for name in names if name.partition(" ")[0] == verb])


def whose_turn(watched: Watched) -> int | None:
    asked = [seat for seat, update in watched.updates.items() if update["decision"]]
    return asked[0] if asked else None


def compared(watched: Watched, chance: random.Random) -> int:
    """How many private picks were seen to move nothing, in one match."""
    quiet = 0
    for _ in range(LONGEST):
        seat = whose_turn(watched)
        if seat is None or quiet >= ENOUGH:
            break
        name = any_of(watched.names(seat), chance)
        if not watched.private(seat, name):
            watched.pick(seat, name)
            continue
        before = watched.known(seat)
        assert not watched.pick(seat, name), "somebody else was sent something"
        after = watched.known(seat)
        for asked, answer in before.items():
            assert after[asked] == answer, f"{asked} tells of a private pick"
        quiet += 1
    return quiet


@pytest.mark.parametrize("game", games())
def test_a_private_pick_moves_nothing_that_others_can_ask_for(server: Running, game: str) -> None:
    chance, quiet = random.Random(3), 0
    for _ in range(MATCHES):
        with ExitStack() as stack:
            quiet += compared(Watched(server, game, stack), chance)
        if quiet >= ENOUGH:
            break
    assert quiet >= ENOUGH or game != "blackpoker"
