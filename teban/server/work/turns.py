"""Who is next: a fair queue for a few places.

Whoever has taken little time lately comes before whoever has taken much, and of two like that what
is soon done comes first. So somebody with fifty tables of deep thinkers waits for themselves, and
a child's first level for nobody. What is soon done has places that nothing dear may take: nobody
waits for a thought of ten seconds to end. What keeps nobody from playing on has a place to itself.
An address has the shares of so many people, however many guests somebody there makes of themselves.
"""

import asyncio
from collections.abc import Callable, Collection
from enum import Enum

HALF_LIFE = 30.0
"""Seconds after which time that somebody took counts half."""
UNKNOWN = 0.5
"""Seconds that something is thought to take before it has ever been done."""
QUICK = 0.25
"""Seconds that a kind of job usually takes at the most to be let into a quick place."""
LEARNT = 0.3
"""How much the newest time tells about the next one."""
FORGOTTEN = 0.01


class Place(Enum):
    """Where a job is done."""

    ANY = "any"
    QUICK = "quick"
    """For what is soon done, and for nothing else."""
    BESIDE = "beside"
    """For what takes long and keeps nobody from playing on."""


PLAYING = (Place.ANY, Place.QUICK)
"""Where it is done what somebody at a table waits for."""


class Turns:
    """Some places, and who waits for one."""

    def __init__(
        self,
        places: int,
        clock: Callable[[], float],
        address_of: Callable[[str], str],
        people_per_address: int,
        quick_places: int = 0,
        beside_places: int = 0,
    ) -> None:
        self._dear = places
        self._free = {Place.ANY: places, Place.QUICK: quick_places, Place.BESIDE: beside_places}
        self._places = sum(self._free.values())
        self._address_of = address_of
        self._shares = people_per_address
        self._waiting: list[_Turn] = []
        self._people = _Lately(clock)
        self._addresses = _Lately(clock)
        self._usual: dict[str, float] = {}
        """Seconds that each kind of job usually takes."""

    @property
    def busy(self) -> int:
        """How many places are taken."""
        return self._places - sum(self._free.values())

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @property
    def backlog(self) -> float:
        """Seconds after which all that waits now has probably been done."""
        usual = (self._usual.get(turn.kind, UNKNOWN) for turn in self._waiting)
        return sum(usual) / self._dear

    def waiting_of(self, person: str) -> int:
        """How many of a person's wait."""
        return sum(turn.person == person for turn in self._waiting)

    def waiting_at(self, person: str) -> int:
        """How many wait of those at this person's address."""
        address = self._address_of(person)
        return sum(turn.address == address for turn in self._waiting)

    async def come(self, person: str, kind: str, places: Collection[Place] = PLAYING) -> Place:
        """Wait for one of these places; give it back with `go`."""
        turn = _Turn(person, self._address_of(person), kind, places)
        for place, free in self._free.items():
            if free and self._suits(turn, place):
                self._free[place] -= 1
                return place
        self._waiting.append(turn)
        try:
            return await turn.given
        except asyncio.CancelledError:
            if turn in self._waiting:
                self._waiting.remove(turn)
            elif not turn.given.cancelled():
                self._give(turn.given.result())
            raise

    def go(self, person: str, kind: str, seconds: float, place: Place = Place.ANY) -> None:
        """Give the place to the next, after so long."""
        self._people.add(person, seconds)
        self._addresses.add(self._address_of(person), seconds)
        known = self._usual.get(kind, seconds)
        self._usual[kind] = known + (seconds - known) * LEARNT
        self._give(place)

    def _suits(self, turn: "_Turn", place: Place) -> bool:
        # What has never been done may try: whoever gives out quick places ends what stays long.
        quick = self._usual.get(turn.kind, 0.0) <= QUICK
        return place in turn.places and (quick or place is not Place.QUICK)

    def _give(self, place: Place) -> None:
        self._waiting = [turn for turn in self._waiting if not turn.given.done()]
        suited = [turn for turn in self._waiting if self._suits(turn, place)]
        if not suited:
            self._free[place] += 1
            return
        # Of equals the one who has waited longest: `min` takes the first.
        turn = min(suited, key=self._cost)
        self._waiting.remove(turn)
        turn.given.set_result(place)

    def _cost(self, turn: "_Turn") -> float:
        theirs = self._people.of(turn.person)
        taken = max(theirs, self._addresses.of(turn.address) / self._shares)
        return taken + self._usual.get(turn.kind, UNKNOWN)


class _Lately:
    """Seconds that each has taken lately."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._taken: dict[str, tuple[float, float]] = {}
        """So many, and when that was worked out."""

    def of(self, who: str) -> float:
        seconds, at = self._taken.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._clock() - at) / HALF_LIFE))

    def add(self, who: str, seconds: float) -> None:
        self._taken[who] = self.of(who) + seconds, self._clock()
        for one in [*self._taken]:
            if self.of(one) < FORGOTTEN:
                del self._taken[one]


class _Turn:
    """Somebody who waits."""

    def __init__(self, person: str, address: str, kind: str, places: Collection[Place]) -> None:
        self.person = person
        self.address = address
        self.kind = kind
        self.places = places
        self.given: asyncio.Future[Place] = asyncio.get_running_loop().create_future()
