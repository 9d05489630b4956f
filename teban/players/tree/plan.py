"""What a game can tell the tree search; all but the number of iterations may be left out.

The functions are asked about sampled worlds, never about the truth, so they may look at all of
it; they must not change it, and must answer the same question the same way. `playout` is asked
most often by far, so it has to be quick.

    LEVEL = Plan(iterations=300, prior=hopes, playout=careless, depth=12, evaluate=standing)
    LEVELS = {"tree": lambda seed: TreeSearch(seed, LEVEL)}
"""

from collections.abc import Callable, Hashable, Sequence
from random import Random

from msgspec import Struct

from teban.core.decision import Decision, Flag
from teban.core.game import State
from teban.core.ids import Action, SeatId


def everything(state: State, decision: Decision) -> Sequence[Action]:
    """All that is legal."""
    return decision.legal


def anything(state: State, decision: Decision, random: Random) -> Action | None:
    """Every legal action alike."""
    legal = decision.legal
    return legal[int(random.random() * len(legal))] if legal else None


def the_action(state: State, seat: SeatId, decision: Decision, action: Action) -> Hashable:
    """What was done, but for the private decisions of others."""
    return None if decision.flags & Flag.PRIVATE and decision.seat != seat else action


class Plan(Struct, frozen=True):
    """How to search."""

    iterations: int
    """Worlds to look at for one decision, one after the other."""
    seconds: float | None = None
    """No decision takes longer, nor more than half of what is left on the seat's clock.

    What time has cut short may come out differently on another day.
    """
    evaluate: Callable[[State], Sequence[float]] | None = None
    """What an unfinished game is worth to each seat: from -1, as good as lost, to 1, won.

    Nobody is taken for anybody's enemy: each seat goes for its own entry. A finished game is
    worth its result (`Result.payoffs`); without this function an unfinished one is worth 0.
    """
    depth: int = 1000
    """Decisions that a playout goes on beyond the tree, before the game is evaluated.

    With a good evaluation few of them are best, or none.
    """
    playout: Callable[[State, Decision, Random], Action | None] = anything
    """What `decision.seat` does in a playout; None to stop there and evaluate.

    Its luck comes from the `Random` and from nowhere else.
    """
    prior: Callable[[State, Decision, Sequence[Action]], Sequence[float]] | None = None
    """How promising each of these options is at first sight; without it all are alike.

    One number for each, none below 0; only the proportions count. What is twice as promising
    is tried about twice as often until the results speak louder; what has 0 is tried late.
    Asked once at each node, and again if another world has options that are new there.
    """
    options: Callable[[State, Decision], Sequence[Action]] = everything
    """The legal actions that the tree is about, ascending; playouts do not ask.

    To leave out what leads nowhere, such as taking back and choosing again; and to put in what
    answers a question without hints, whose `legal` may be empty. Where there are none the tree
    ends and the playout goes on; at the decision to be made there must be one.
    """
    told: Callable[[State, SeatId, Decision, Action], Hashable] = the_action
    """What a seat can tell of an action, and of what came of it, in the state after it.

    Its later choices in the tree depend on nothing else. Where this names what chance brought,
    they learn to react to it, from fewer visits to each branch; where it names what the seat
    would not see, they rely on secrets. `state.key(seat)` is exactly right, and slow.
    """
    explore: float = 2.0
    """How long to keep trying what looks worse.

    About 3 for random playouts to the end; 1 or less for a good evaluation and prior.
    """
