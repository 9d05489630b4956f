"""Going on with a match: over lines to a server, and at the keyboard of a terminal."""

import io
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import IO, TYPE_CHECKING, Any

from click.testing import CliRunner
from httpx import Client

from teban.cli import main
from teban.cli.saves import SUFFIX, unseal
from teban.core.match import Match
from teban.core.registry import find
from tests.server.running import PATIENCE, Guest, Line, Running

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

RARE = ("reunion", "reanimate")
"""What chance alone would hardly ever ask for: cards that come back from a grave."""
UNAIDED = ("end",)
"""Where nobody may help, `names` is empty: only SquFibo's claim is such a question."""


class Returning(Guest):
    """Somebody who has a token already: a person's, or that of a bot's seat."""

    def __init__(self, server: Running, token: str) -> None:
        self.server, self.token = server, token
        authorization = {"authorization": f"Bearer {token}"}
        self.http = Client(base_url=server.address, timeout=PATIENCE, headers=authorization)
        server.clients.append(self.http)


@contextmanager
def around(match: str, guests: Sequence[Guest]) -> Iterator[list[Line]]:
    """Everybody who plays a match, each on a line of their own."""
    with ExitStack() as stack:
        lines = [stack.enter_context(guest.line(match)) for guest in guests]
        for line in lines:
            line.get("welcome")
            line.get("update")
        yield lines


def look(line: Line, seat: int | None) -> dict[str, Any]:
    """What this line is shown now; at a hot seat, of this seat."""
    welcome, update = line.last["welcome"], line.last["update"]
    if welcome["hot"] and update["viewer"] != seat:
        line.send(type="uncover", seat=seat)
        line.get("update")
    line.send(type="ping")
    line.get("pong")
    return line.last["update"]


def play(lines: Sequence[Line], chance: Random, moments: int | None = None) -> None:
    """Play all seats of these lines until they have seen so many moments, or the end."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        for line in lines:
            update = look(line, line.last["update"]["viewer"])
            mine = [seat for seat in line.last["welcome"]["yours"] if seat in update["deciding"]]
            if update["result"] or (mine and moments is not None and update["ply"] >= moments):
                return
            if mine:
                asked = look(line, mine[0])
                line.pick(asked, picked(asked["decision"]["names"], chance))
                line.get("done")
                break
        else:
            # A computer player is thinking.
            time.sleep(0.02)
    raise AssertionError("the match did not go on")


def picked(names: Sequence[str], chance: Random) -> str:
    """One of the legal actions."""
    rare = [name for name in names if any(word in name for word in RARE)]
    return chance.choice(rare or names or UNAIDED)


class Keyboard(io.RawIOBase):
    """Somebody in front of `teban play`, who sees in the kept match what may be done."""

    def __init__(self, folder: Path, chance: Random, lines: int | None) -> None:
        self._folder, self._chance, self._lines = folder, chance, lines

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: "WriteableBuffer") -> int:
        typed = f"{self._next()}\n".encode()
        memoryview(buffer)[: len(typed)] = typed
        return len(typed)

    def _next(self) -> str:
        (file,) = self._folder.glob(f"*{SUFFIX}")
        record = unseal(file)
        if self._lines is not None and len(record.lines) >= self._lines:
            return "suspend"
        match = Match(find(record.game), record)
        seat = match.actors()[0]
        legal = match.state.decision(seat).legal
        return picked([match.state.name(action, seat) for action in legal], self._chance)


def terminal(home: Path, *words: str | Path, lines: int | None = None, seed: int = 0) -> str:
    """`teban play` in this data folder to the end, or suspended after so many lines."""
    typed = io.BufferedReader(Keyboard(home / "suspended", Random(seed), lines))
    return command(home, "play", *words, typed=typed)


def command(home: Path, *words: str | Path, typed: IO[bytes] | None = None) -> str:
    """What a command prints in this data folder."""
    environ = {"TEBAN_HOME": str(home), "TEBAN_LANG": "en"}
    result = CliRunner().invoke(main, [str(word) for word in words], input=typed, env=environ)
    assert result.exit_code == 0, result.output + str(result.exception)
    return result.stdout
