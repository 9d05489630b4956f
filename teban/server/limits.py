"""How much each person and each address may take, so that nobody can crowd out the others."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from math import ceil

from teban.core.refused import Refused
from teban.server.refusals import Limit, Why, too_many
from teban.server.settings import Settings
from teban.server.whereabouts import Whereabouts

_TIDY_AT = 10_000
"""So many are remembered before those who have not come for long are forgotten."""
_MOST_KNOWN = 100_000
"""People whose address is remembered."""
_LINE_SECONDS = 10
"""People come and go: after so long it is worth looking for a free line again."""


def neighbourhood(host: str) -> str:
    """The address that limits count: of IPv6 the part that one customer is given."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    mapped = address.ipv4_mapped
    return str(mapped) if mapped else str(IPv6Address(int(address) >> 64 << 64))


class Allowance:
    """So many in a time, and some at once."""

    def __init__(self, per_second: float, at_once: float) -> None:
        self._rate = per_second
        self._most = at_once
        self._left = at_once
        self._at = _time()

    def take(self) -> float:
        """Take one; or the seconds after which there will be one, and nothing is taken."""
        now = _time()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return (1 - self._left) / self._rate
        self._left -= 1
        return 0.0

    @property
    def full(self) -> bool:
        """Whether it is as if nothing had ever been taken."""
        return self._left + (_time() - self._at) * self._rate >= self._most


class Rate:
    """An allowance for each."""

    def __init__(self, what: Limit, per_second: float, at_once: float, most: int) -> None:
        self._what = what
        self._rate, self._at_once, self._most = per_second, at_once, most
        self._allowances: dict[str, Allowance] = {}

    def take(self, who: str) -> None:
        """One of theirs; refused, with the time to wait, if there were too many."""
        if who not in self._allowances:
            self._tidy()
            self._allowances[who] = Allowance(self._rate, self._at_once)
        wait = self._allowances[who].take()
        if wait:
            raise Refused(Why.TOO_FAST, what=self._what, most=self._most, seconds=ceil(wait))

    def _tidy(self) -> None:
        if len(self._allowances) >= _TIDY_AT:
            kept = {who: one for who, one in self._allowances.items() if not one.full}
            self._allowances = kept


class Places:
    """So many at a time for each."""

    def __init__(self, what: Limit, most: int, seconds: float) -> None:
        self._what = what
        self._most = most
        self._seconds = seconds
        """After which it is worth looking for a free one again."""
        self._taken: Counter[str] = Counter()

    @property
    def taken(self) -> int:
        """How many there are of everybody."""
        return self._taken.total()

    @contextmanager
    def place(self, who: str = "") -> Iterator[None]:
        """A place for as long as the block lasts; refused if they have too many."""
        if self._taken[who] >= self._most:
            raise too_many(self._what, self._most, self._seconds)
        self._taken[who] += 1
        try:
            yield
        finally:
            self._taken[who] -= 1
            if not self._taken[who]:
                del self._taken[who]


class Limits:
    """Everything that is counted while the server runs."""

    def __init__(self, settings: Settings) -> None:
        self.connections = _lines(Limit.CONNECTIONS, settings.tcp_connections)
        self.connections_of_address = _lines(
            Limit.CONNECTIONS_OF_ADDRESS, settings.tcp_connections_per_address
        )
        self.lines = _lines(Limit.LINES, settings.max_connections)
        self.lines_of_address = _lines(Limit.LINES_OF_ADDRESS, settings.lines_per_address)
        self.lines_of_person = _lines(Limit.LINES_OF_PERSON, settings.lines_per_person)
        self.lines_of_bots = _lines(Limit.LINES_OF_BOTS, settings.bot_lines_per_person)
        self._requests = a_minute(Limit.REQUESTS, settings.requests_per_minute)
        self._requests_of_address = a_minute(
            Limit.REQUESTS_OF_ADDRESS, settings.address_requests_per_minute
        )
        guests = settings.guests_per_minute
        self._guests = Rate(Limit.GUESTS, guests / 60, settings.guests_at_once, guests)
        self._computer_matches_of_address = a_minute(
            Limit.COMPUTER_MATCHES_OF_ADDRESS, settings.address_computer_matches_per_minute
        )
        self.whereabouts = Whereabouts(_MOST_KNOWN)

    def ask(self, person: str | None, host: str) -> None:
        """Somebody asks for something; whoever is not known counts by their address alone."""
        address = neighbourhood(host)
        if person is not None:
            # First, so that what is refused to one costs the others at the address nothing.
            self._requests.take(person)
        self._requests_of_address.take(address)
        if person is not None:
            self.whereabouts.come(person, address)

    def address_of(self, person: str) -> str:
        """Where somebody was lately; whoever has not been here has an address of their own."""
        return self.whereabouts.address_of(person)

    def come(self, host: str) -> None:
        """Somebody new comes from this address."""
        self._guests.take(neighbourhood(host))

    def set_up_with_computers(self, person: str) -> None:
        """Somebody sets up a table with computer players."""
        self._computer_matches_of_address.take(self.address_of(person))


def a_minute(what: Limit, most: int) -> Rate:
    """So many a minute, and so many at once."""
    return Rate(what, most / 60, most, most)


def _lines(what: Limit, most: int) -> Places:
    return Places(what, most, _LINE_SECONDS)


def _time() -> float:
    return asyncio.get_running_loop().time()
