"""People around a match in a house of our own, and everything they are shown."""

import asyncio
import json
from collections.abc import Iterable
from typing import Any

import msgspec

from teban.core.ids import SeatId
from teban.core.match import Match, Submission
from teban.core.refused import Refused
from teban.core.registry import find
from teban.server import wire
from teban.server.connection import Connection
from teban.server.house import House
from teban.server.room import Room
from teban.server.storage import Loaded, Person
from teban.server.storage.refusals import Unavailable


class Around:
    """People around one match, and everything they were shown."""

    def __init__(self, house: House, player: Person, watcher: Person, match: str) -> None:
        self.house, self.player, self.watcher, self.match = house, player, watcher, match
        self.shown: list[dict[str, Any]] = []
        self.seated: list[list[str]] = []
        """What kinds of players the seats were said to have."""
        self.acknowledged: list[str] = []
        self.ended: set[Connection] = set()

    async def come(self, person: Person) -> Connection | None:
        """Sit down, look at everything there is, and stay; None if the house does not know."""
        try:
            token = self.house.signer.token(person)
            room, line = await self.house.connect(self.match, token, watch=False)
        except (Refused, Unavailable):
            return None
        self.look(room, line)
        return line

    async def back(self, person: Person) -> Connection:
        """Come as soon as the house knows again."""
        while (line := await self.come(person)) is None:
            await asyncio.sleep(0.001)
        return line

    def look(self, room: Room, line: Connection) -> None:
        room.enter(line, 0)
        for seat in line.yours:
            room.uncover(line, wire.Uncover(seat))
        self.hear([line])

    def hear(self, lines: Iterable[Connection]) -> None:
        for line in lines:
            while not line.outbox.empty():
                data = line.outbox.get_nowait()
                if data is None:
                    self.ended.add(line)
                else:
                    self._note(json.loads(data))

    def _note(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "update":
                self.shown.append(message)
            case "done":
                self.acknowledged.append(message["id"])
            case "welcome" | "table":
                self.seated.append([seat["kind"] for seat in message["seats"]])
            case _:
                pass

    async def look_in(self, meanwhile: "asyncio.Task[Any]", lines: list[Connection]) -> None:
        """Reconnect, uncover and look again and again, for as long as something is on its way.

        Those who are there listen meanwhile.
        """
        room = await self.house.room(self.match)
        while not meanwhile.done():
            for yours in ((SeatId(0), SeatId(1)), ()):
                line = Connection("", yours)
                self.look(room, line)
                room.leave(line)
            self.hear(lines)
            await asyncio.sleep(0.001)

    async def picks(self, which: int, id: str) -> Submission:
        """One of the legal actions of whose turn it is."""
        match = (await self.house.room(self.match)).match
        actor = match.actors()[0]
        decision = match.seat(actor).decision
        name = match.state.name(decision.legal[which], actor)
        return Submission(actor, decision.number, (name,), id)

    async def move(self, line: Connection, id: str, which: int = 0) -> None:
        """Submit one of the legal actions."""
        room = await self.house.room(self.match)
        picks = await self.picks(which, id)
        await room.submit(line, wire.Submit(picks.seat, picks.decision, picks.actions, id))

    def check(self, loaded: Loaded) -> None:
        """Everything that was shown is what the store tells."""
        stored = Match(find(loaded.match.game), loaded.record)
        assert set(self.acknowledged) <= {line.id for line in stored.lines}
        for update in self.shown:
            viewer = None if update["viewer"] is None else SeatId(update["viewer"])
            told = stored.update(viewer)
            assert update["seen"] <= told.seen, "something was shown that is not stored"
            feed = json.loads(msgspec.json.encode(stored.feed(viewer)))
            stored_part = feed[update["since"] : update["seen"]]
            assert update["events"] == stored_part, "something else was shown than what is stored"
