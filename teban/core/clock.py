"""Thinking time, as arithmetic on numbers that somebody else reads off a watch."""

from typing import Annotated

from msgspec import Meta, Struct


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """The same allowance for every seat, in milliseconds."""

    move: Annotated[int, Meta(ge=1)]
    """Free time for each decision."""
    bank: Annotated[int, Meta(ge=0)] = 0
    """Time for the whole match, used up when a decision takes longer than `move`."""


class Watch(Struct, frozen=True):
    """One seat's time."""

    clock: Clock
    bank: int
    since: int | None = None
    """When the open decision was put; None while the seat has none."""

    def start(self, now: int) -> "Watch":
        """A decision is put."""
        return Watch(self.clock, self.bank, now)

    def stop(self, spent: int = 0) -> "Watch":
        """The decision is gone; what was spent beyond the free time comes from the bank."""
        return Watch(self.clock, max(0, self.bank - max(0, spent - self.clock.move)))

    def spent(self, now: int) -> int:
        """Time used on the open decision."""
        return 0 if self.since is None else max(0, now - self.since)

    @property
    def deadline(self) -> int | None:
        """When the open decision is taken out of the seat's hands."""
        return None if self.since is None else self.since + self.clock.move + self.bank

    def left(self, now: int) -> int:
        """Time left for the open decision."""
        return max(0, self.clock.move + self.bank - self.spent(now))


def new_watch(clock: Clock) -> Watch:
    """A full watch."""
    return Watch(clock, clock.bank)
