"""A request thought through to its last pick, and ideas that make one."""

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from teban.core.ids import Action
from teban.games.blackpoker import space
from teban.games.blackpoker.cards import Card
from teban.games.blackpoker.levels.cards import cheapest
from teban.games.blackpoker.levels.look import Figure, Look


class Plan(Struct, frozen=True):
    """What to ask for, and every pick on the way."""

    action: str
    picks: tuple[Action, ...] = ()

    def next(self, legal: Sequence[Action]) -> Action | None:
        """The first of the picks that is offered. What is picked already is not offered again."""
        return next((pick for pick in self.picks if pick in legal), None)


Idea = Callable[[Look], Plan | None]
"""Something worth asking for now; None if there is nothing of the kind."""


def request(
    look: Look,
    action: str,
    keys: Sequence[Card] = (),
    *,
    discards: int = 0,
    target: Figure | Action | None = None,
) -> Plan:
    """A request with these keys; the price is paid with what is missed least."""
    paid = sorted(cheapest(look.hand, discards, keys))
    aim = target.pick if isinstance(target, Figure) else target
    return Plan(
        action,
        (
            # The target first: own bulwarks, which may have to pay, could be aimed at too.
            *(() if aim is None else (aim,)),
            *map(space.card, keys),
            *(unit.pick for unit in look.bulwarks if not unit.driven),
            *map(space.card, paid),
        ),
    )


def first(ideas: Iterable[Idea], look: Look) -> Action:
    """What the first idea that can be had asks for; otherwise nothing."""
    for idea in ideas:
        plan = idea(look)
        if plan is not None and look.can(space.REQUEST[plan.action]):
            return space.REQUEST[plan.action]
    return space.PASS if look.can(space.PASS) else look.decision.legal[0]


def follow(ideas: Iterable[Idea], look: Look) -> Action:
    """The next pick of the request that is being declared.

    Nothing the player sees has changed since it was thought of, so the same idea comes up again.
    """
    for idea in ideas:
        plan = idea(look)
        if plan is not None and plan.action == look.decision.source:
            pick = plan.next(look.decision.legal)
            if pick is not None:
                return pick
    return look.decision.legal[0]
