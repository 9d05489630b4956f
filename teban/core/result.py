"""How a match ended: one number a seat, for any number of seats."""

from msgspec import Struct


class Result(Struct, frozen=True):
    """Points in the game's own measure, in seat order."""

    points: tuple[int, ...]

    @property
    def ranks(self) -> tuple[int, ...]:
        """Competition ranking: 1 1 3, 1 2 2, 1 1 1."""
        return tuple(1 + sum(other > own for other in self.points) for own in self.points)

    @property
    def winner(self) -> int | None:
        """The seat that is first alone; None for a shared first place."""
        return self.ranks.index(1) if self.ranks.count(1) == 1 else None

    @property
    def payoffs(self) -> tuple[float, ...]:
        """From +1 (first alone) to -1 (last alone), ties share; the sum is zero."""
        # Whoever plays alone has nobody to be compared with.
        rivals = max(1, len(self.points) - 1)
        return tuple(
            sum((own > other) - (own < other) for other in self.points) / rivals
            for own in self.points
        )
