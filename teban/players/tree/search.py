"""Information-set Monte Carlo tree search, for any number of seats.

Every iteration draws another world that the seat holds possible, follows the trees through it,
adds a node to each, and plays on from there. Each seat has a tree of its own, whose nodes differ by
what that seat is told. So one choice has to do for all worlds that look alike to whoever makes
it, and nobody reacts to what somebody else did in secret. Which actions there are differs from
world to world, so each is weighed by how often it was available.

No tree is kept from one decision to the next: the choice depends on nothing but seed and seat,
and a match that is taken up again goes on as it would have.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from random import Random
from time import monotonic

from teban.core.chance import mix
from teban.core.decision import Decision
from teban.core.game import State
from teban.core.ids import Action, SeatId
from teban.core.seat import Seat
from teban.players.alphabeta import SAFETY, SEED_BITS
from teban.players.tree.node import Node, Tally
from teban.players.tree.plan import Plan


class TreeSearch:
    """The action that most iterations led to."""

    def __init__(self, seed: int, plan: Plan, clock: Callable[[], float] = monotonic) -> None:
        self._seed = mix(seed)
        self._plan = plan
        self._clock = clock
        self.iterations = 0
        """Worlds looked at so far."""

    def choose(self, seat: Seat) -> Action:
        """The same for the same seed and seat, unless time runs out."""
        deadline = self._clock() + self._seconds(seat)
        random = Random(mix(self._seed + seat.decision.number))
        roots = [Node() for _ in seat.game.seat_names]
        root = roots[seat.id]
        for _ in range(max(1, self._plan.iterations)):
            world = seat.sample(random.getrandbits(SEED_BITS))
            world.swift = True
            self._iterate(roots, world, seat.decision, random)
            self.iterations += 1
            if len(root.edges) < 2 or self._clock() > deadline:
                break
        if not root.edges:
            raise ValueError(f"{seat.decision.kind}: no options; the plan has to name them")
        return root.favourite()

    def _seconds(self, seat: Seat) -> float:
        limit = inf if self._plan.seconds is None else self._plan.seconds
        return limit if seat.time_left is None else min(limit, seat.time_left / 1000 * SAFETY)

    def _iterate(
        self, roots: Sequence[Node], world: State, asked: Decision, random: Random
    ) -> None:
        """Through the trees as far as they go, one node further, and on to a value."""
        plan, nodes = self._plan, roots
        decision: Decision | None = asked
        path: list[tuple[Tally, SeatId]] = []
        while decision is not None:
            actor = decision.seat
            node = nodes[actor]
            path.append((node, actor))
            new = not node.visits and nodes is not roots
            if new or not (options := plan.options(world, decision)):
                break
            weigh = partial(self._weigh, world, decision, options)
            action = node.pick(options, weigh, plan.explore)
            path.append((node.edges[action], actor))
            world.apply(action, actor)
            before, decision = decision, _asked(world)
            if decision is not None:
                nodes = [
                    node.after(plan.told(world, SeatId(seat), before, action), decision.seat)
                    for seat, node in enumerate(nodes)
                ]
        values = self._played_out(world, decision, random) or (0.0,) * len(roots)
        for tally, seat in path:
            tally.note(values[seat])

    def _weigh(
        self, world: State, decision: Decision, options: Sequence[Action]
    ) -> Sequence[float]:
        prior = self._plan.prior
        return (1.0,) * len(options) if prior is None else prior(world, decision, options)

    def _played_out(
        self, world: State, decision: Decision | None, random: Random
    ) -> Sequence[float]:
        """What it comes to for every seat; nothing if nobody can say."""
        plan = self._plan
        for _ in range(plan.depth):
            if decision is None or (action := plan.playout(world, decision, random)) is None:
                break
            world.apply(action, decision.seat)
            decision = _asked(world)
        if decision is None:
            result = world.result()
            assert result is not None
            return result.payoffs
        return plan.evaluate(world) if plan.evaluate else ()


def _asked(world: State) -> Decision | None:
    """The next decision; of several at once the first."""
    actors = world.actors()
    return world.decision(actors[0]) if actors else None
