"""The tree of one seat: what it can tell apart, and how every action did there."""

from collections.abc import Callable, Hashable, Sequence
from math import inf, sqrt

from msgspec import Struct

from teban.core.ids import Action, SeatId

EVEN = 0.1
"""The part of the priors that all options share alike: no first sight rules anything out."""


class Tally(Struct):
    """How something has done so far, for whoever decides there."""

    visits: int = 0
    total: float = 0.0

    def note(self, value: float) -> None:
        """What came of one more visit."""
        self.visits += 1
        self.total += value


class Edge(Tally):
    """One action at one node."""

    prior: float = 0.0
    available: int = 0
    """How often it could have been taken: worlds differ in what is legal."""


class Node(Tally):
    """One moment of the game, in all worlds that look the same to the seat up to here."""

    edges: dict[Action, Edge] = {}
    """What the seat can do, where it is the one to decide."""
    children: dict[tuple[Hashable, SeatId], "Node"] = {}
    """By what it is told of the action taken, and who decides next."""

    def after(self, told: Hashable, decides: SeatId) -> "Node":
        """The moment that follows."""
        branch = told, decides
        child = self.children.get(branch)
        if child is None:
            child = self.children[branch] = Node()
        return child

    def pick(
        self, options: Sequence[Action], weigh: Callable[[], Sequence[float]], explore: float
    ) -> Action:
        """The option to try now: good so far, promising, or seldom tried; of equals the first."""
        unknown = self.total / self.visits if self.visits else 0.0
        best, chosen = -inf, options[0]
        for action in options:
            edge = self.edges.get(action) or self._meet(action, options, weigh())
            edge.available += 1
            visits = edge.visits
            score = edge.total / visits if visits else unknown
            score += explore * edge.prior * sqrt(edge.available) / (1 + visits)
            if score > best:
                best, chosen = score, action
        return chosen

    def favourite(self) -> Action:
        """The action tried most; of equals the better, then the first."""
        return max(sorted(self.edges), key=lambda at: (self.edges[at].visits, self.edges[at].total))

    def _meet(self, action: Action, options: Sequence[Action], weights: Sequence[float]) -> Edge:
        """Make edges for the options that are new here."""
        whole, alike = sum(weights), 1 / len(options)
        for option, weight in zip(options, weights, strict=True):
            if option not in self.edges:
                own = weight / whole if whole else alike
                self.edges[option] = Edge(prior=EVEN * alike + (1 - EVEN) * own)
        return self.edges[action]
