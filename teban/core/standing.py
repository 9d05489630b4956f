"""Standing orders: what a player lets the match answer until further notice.

They are the player's own settings and announced to everybody, so that an answer without a pause
tells nothing about the hand behind it.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import Struct

from teban.core.decision import Decision
from teban.core.event import Event, redact_all
from teban.core.ids import Action, SeatId
from teban.core.refused import Expect, bad_value

ORDER = "order"
WITHDRAW = "withdraw"


def _lasts(event: Event, seat: SeatId) -> bool:
    return False


class Order(Struct, frozen=True):
    """One order of a game. It knows only what its seat is shown."""

    answer: Callable[[Any, Decision], Action | None]
    """What to do in this view of the seat; None, or anything illegal, leaves it to the player."""
    ends: Callable[[Event, SeatId], bool] = _lasts
    """Whether the order of this seat is over after an event that the seat was told."""


class Ordered(Event, frozen=True):
    """A seat gives an order."""

    seat: SeatId
    order: str


class Withdrawn(Event, frozen=True):
    """An order stands no longer: its player withdrew it, or it is over."""

    seat: SeatId
    order: str


def check(orders: Mapping[str, Order], name: str) -> None:
    """Refuse what is no order of the game."""
    if not orders:
        raise bad_value("order", name, Expect.NOTHING)
    if name not in orders:
        raise bad_value("order", name, Expect.ONE_OF, names=tuple(orders))


def given(name: str, on: bool = True) -> str:
    """How a log says that an order is given or withdrawn."""
    return f"{ORDER if on else WITHDRAW} {name}"


def wordings(orders: Mapping[str, Order]) -> tuple[str, ...]:
    """Everything that a log of the game can say about orders."""
    return tuple(given(name, on) for on in (True, False) for name in orders)


def announced(do: str, seat: int) -> Event:
    """What everybody is told of such a line."""
    verb, _, name = do.partition(" ")
    return (Ordered if verb == ORDER else Withdrawn)(seat=SeatId(seat), order=name)


class Orders:
    """The orders that stand in a match."""

    def __init__(self, orders: Mapping[str, Order], seats: Iterable[SeatId]) -> None:
        self._orders = orders
        self._standing: dict[SeatId, set[str]] = {seat: set() for seat in seats}

    def copy(self) -> "Orders":
        """The same, apart."""
        other = Orders(self._orders, ())
        other._standing = {seat: {*names} for seat, names in self._standing.items()}
        return other

    def of(self, seat: SeatId) -> tuple[str, ...]:
        """Those of a seat, in the game's own order: the first that has an answer gives it."""
        return tuple(name for name in self._orders if name in self._standing[seat])

    def note(self, do: str, seat: SeatId) -> None:
        """Keep up with a line of the log."""
        verb, _, name = do.partition(" ")
        standing = self._standing[seat]
        (standing.add if verb == ORDER else standing.discard)(name)

    def answer(self, seat: SeatId, view: Any, decision: Decision) -> tuple[str, Action] | None:
        """The order that answers for the seat, and its answer."""
        for name in self.of(seat):
            action = self._orders[name].answer(view, decision)
            if action is not None and action in decision.legal:
                return name, action
        return None

    def ended(self, seat: SeatId, events: list[Event]) -> tuple[str, ...]:
        """The orders of a seat that are over after what it is told of these events."""
        standing = self.of(seat)
        told = redact_all(events, seat) if standing else []
        return tuple(
            name for name in standing if any(self._orders[name].ends(event, seat) for event in told)
        )
