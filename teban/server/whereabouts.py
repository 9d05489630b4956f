"""Which address somebody was at lately: in memory only, and forgotten when many others came."""

from collections import defaultdict


class Whereabouts:
    """Addresses of people, and people at addresses."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._addresses: dict[str, str] = {}
        """By person, the latest last."""
        self._people: defaultdict[str, set[str]] = defaultdict(set)

    def come(self, person: str, address: str) -> None:
        """Somebody is at this address now, and nowhere else."""
        self._forget(person)
        self._addresses[person] = address
        self._people[address].add(person)
        if len(self._addresses) > self._most:
            self._forget(next(iter(self._addresses)))

    def address_of(self, person: str) -> str:
        """Where somebody was lately; whoever has not been here has an address of their own."""
        return self._addresses.get(person, person)

    def beside(self, person: str) -> frozenset[str]:
        """Everybody who was lately at the address of this person, with this person."""
        return frozenset({person, *self._people.get(self.address_of(person), ())})

    def _forget(self, person: str) -> None:
        address = self._addresses.pop(person, None)
        if address is not None:
            self._people[address].discard(person)
            if not self._people[address]:
                del self._people[address]
