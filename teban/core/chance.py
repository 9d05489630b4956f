"""The one door of chance."""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from math import perm
from typing import TypeVar

from msgspec import Struct

from teban.core.refused import Refused, Why

T = TypeVar("T")

SEED_BYTES = 16
_WORD = (1 << 64) - 1
_NUMBERS = 1 << 128
"""So many can be drawn, before they are brought down to the number of outcomes."""
_AT_ONCE = 9
"""So many cards are dealt by one number; the ways to deal them must be far fewer than 2⁶⁴."""


class Luck(Struct, frozen=True):
    """Where the randomness of a state comes from, as a value.

    A match draws from BLAKE2 keyed by its seed, so that nobody can work backwards from
    their own draws. Sampled worlds are thrown away by the thousand and use a short mix.
    """

    seed: bytes
    draws: int = 0
    quick: bool = False
    tape: tuple[str, ...] = ()
    """Outcomes that are forced, first come first, each by one or more words of its label."""
    trace: tuple[str, ...] | None = None
    """Outcomes so far, kept when it is not None."""

    def pick(self, tag: str, options: Sequence[T], label: Callable[[T], str]) -> tuple[T, "Luck"]:
        """One of two or more options, and the luck that remains."""
        if self.tape:
            chosen = _from_tape(self.tape, tag, options, label)
        else:
            chosen = options[self._number(tag, len(options))]
        return chosen, self._after((chosen,), label)

    def deal(
        self, tag: str, options: Sequence[T], number: int, label: Callable[[T], str]
    ) -> tuple[list[T], "Luck"]:
        """So many of the options, and the luck that remains."""
        dealt: list[T] = []
        left, luck = list(options), self
        while len(dealt) < number:
            wanted = min(number - len(dealt), _AT_ONCE)
            if luck.tape:
                chosen, luck = luck.pick(tag, left, label)
                left.remove(chosen)
                dealt.append(chosen)
                continue
            ways = luck._number(tag, perm(len(left), wanted))
            for _ in range(wanted):
                ways, at = divmod(ways, len(left))
                dealt.append(left.pop(at))
            luck = luck._after(dealt[-wanted:], label)
        return dealt, luck

    def _after(self, outcomes: Sequence[T], label: Callable[[T], str]) -> "Luck":
        if self.trace is None and not self.tape:
            return Luck(self.seed, self.draws + 1, self.quick)
        trace = None if self.trace is None else (*self.trace, *map(label, outcomes))
        return Luck(self.seed, self.draws + 1, self.quick, self.tape[1:], trace)

    def _number(self, tag: str, n: int) -> int:
        if self.quick:
            return mix(int.from_bytes(self.seed, "little") + self.draws) % n
        return _keyed(self.seed, self.draws, tag, n)


def quick(seed: int) -> Luck:
    """The luck of a sampled world."""
    # Scattered first: draws count up from the seed, and seeds themselves are often counted up.
    return Luck(mix(seed).to_bytes(8, "little"), quick=True)


def mix(value: int) -> int:
    """Scatter a number over 64 bits (the finaliser of SplitMix64)."""
    value = (value + 0x9E3779B97F4A7C15) & _WORD
    value = ((value ^ value >> 30) * 0xBF58476D1CE4E5B9) & _WORD
    value = ((value ^ value >> 27) * 0x94D049BB133111EB) & _WORD
    return value ^ value >> 31


def commitment(seed: bytes, nonce: bytes) -> str:
    """What is published before the first move, so that the seed cannot be swapped later."""
    return blake2b(seed + nonce, digest_size=32).hexdigest()


def _keyed(seed: bytes, draws: int, tag: str, n: int) -> int:
    attempt = 0
    while True:
        text = f"{draws}/{attempt}/{tag}".encode()
        value = int.from_bytes(blake2b(text, key=seed, digest_size=16).digest(), "little")
        outcome = value % n
        # Numbers beyond the last whole multiple of n would favour small outcomes: draw again.
        if value - outcome <= _NUMBERS - n:
            return outcome
        attempt += 1


def _from_tape(
    tape: tuple[str, ...], tag: str, options: Sequence[T], label: Callable[[T], str]
) -> T:
    wanted = {*tape[0].split()}
    for option in options:
        if wanted <= {*label(option).split()}:
            return option
    possible = tuple(label(option) for option in options)
    raise Refused(Why.TAPE, tag=tag, got=tape[0], expected=possible)
