"""A tree search that lets what was learned say where to look first.

Advisers are asked in order, and the first that has something to say about a decision supplies the
priors of its options. The search then weighs them as it would weigh any others: advice that turns
out badly is given up, and without any the search goes by its own first sight.

Dealing hidden cards anew costs as much as the rest of an iteration. So a few worlds are dealt for
a decision and taken up again and again, each time with other luck.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from msgspec import structs

from teban.core.chance import quick
from teban.core.decision import Decision
from teban.core.game import State
from teban.core.ids import Action
from teban.core.seat import Seat
from teban.players.tree import Plan, TreeSearch

SEARCH = "search"
"""Who decides where no adviser has anything to say."""
WORLDS = 24
"""Worlds that are dealt for one decision."""


class Advice(Protocol):
    """What one adviser says of one decision."""

    @property
    def by(self) -> str:
        """Who says so: the name of a message."""

    @property
    def weights(self) -> Mapping[Action, float]:
        """How promising actions are; only proportions count."""


Adviser = Callable[[Seat], Advice | None]
"""Whether it answers is told to everybody, so that must not depend on what only the seat knows."""


class Guided:
    """Tree search with advisers."""

    def __init__(
        self, seed: int, plan: Plan, advisers: Sequence[Adviser] = (), trust: float = 0.5
    ) -> None:
        self._seed = seed
        self._plan = plan
        self._advisers = advisers
        self._trust = trust
        self.decided_by = SEARCH
        """Who had the word at the last decision."""

    def choose(self, seat: Seat) -> Action:
        """The search's choice, advised or not."""
        advice = self._advice(seat)
        self.decided_by = advice.by if advice else SEARCH
        plan = self._plan
        if advice is not None:
            prior = _Advised(seat.decision, advice.weights, plan, self._trust)
            plan = structs.replace(plan, prior=prior)
        seat = structs.replace(seat, sample=_Dealt(seat.sample))
        return TreeSearch(self._seed, plan).choose(seat)

    def _advice(self, seat: Seat) -> Advice | None:
        found = (adviser(seat) for adviser in self._advisers)
        return next((advice for advice in found if advice is not None), None)


class _Dealt:
    """A few of the worlds that a seat holds possible."""

    def __init__(self, sample: Callable[[int], State]) -> None:
        self._sample = sample
        self._worlds: list[State] = []

    def __call__(self, seed: int) -> State:
        if len(self._worlds) < WORLDS:
            self._worlds.append(self._sample(seed))
            return self._worlds[-1].clone()
        world = self._worlds[seed % WORLDS].clone()
        world.luck = quick(seed)
        return world


class _Advised:
    """The priors of a plan, at one decision mixed with what an adviser says."""

    def __init__(
        self, asked: Decision, weights: Mapping[Action, float], plan: Plan, trust: float
    ) -> None:
        self._asked = asked
        self._weights = weights
        self._own = plan.prior
        self._trust = trust

    def __call__(
        self, world: State, decision: Decision, options: Sequence[Action]
    ) -> Sequence[float]:
        own = self._own(world, decision, options) if self._own else (1.0,) * len(options)
        if decision is not self._asked:
            return own
        told = _shares([self._weights.get(action, 0.0) for action in options])
        return [
            self._trust * new + (1 - self._trust) * old
            for new, old in zip(told, _shares(own), strict=True)
        ]


def _shares(weights: Sequence[float]) -> list[float]:
    whole = sum(weights)
    return [weight / whole if whole else 1 / len(weights) for weight in weights]
