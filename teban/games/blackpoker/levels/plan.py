"""A request thought through to its last pick, and ideas that make one."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct

from teban.core.ids import Action
from teban.games.blackpoker import space
from teban.games.blackpoker.cards import Card, CardSet
from teban.games.blackpoker.levels.cards import among, cheapest
from teban.games.blackpoker.levels.look import Figure, Look


class Plan(Struct, frozen=True):
    """What to ask for, and every pick on the way."""

    action: str
    picks: tuple[Action, ...] = ()

    def next(self, legal: Sequence[Action]) -> Action | None:
        """The first of the picks that is offered. What is picked already is not offered again."""
        return next((pick for pick in self.picks if pick in legal), None)


Thought: TypeAlias = Callable[[Look], Plan | None]
"""How to ask for something now; None if it is not worth it."""
Idea: TypeAlias = tuple[str, Thought]
"""An action, and the thought about it: only what can be had is thought of."""


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


def summon(action: str, cards: CardSet, least: int, discards: int = 0) -> Thought:
    """The largest card of a kind becomes a soldier; with no more life than this none is paid."""

    def thought(look: Look) -> Plan | None:
        held = among(look.hand, cards)
        if not held or look.life <= least:
            return None
        return request(look, action, held[-1:], discards=discards)

    return thought


def first(ideas: Iterable[Idea], look: Look) -> Action:
    """What the first idea that can be had asks for; otherwise nothing."""
    for action, thought in ideas:
        if look.can(space.REQUEST[action]) and thought(look) is not None:
            return space.REQUEST[action]
    return space.PASS if look.can(space.PASS) else look.decision.legal[0]


def follow(ideas: Iterable[Idea], look: Look) -> Action:
    """The next pick of the request that is being declared.

    Nothing the player sees has changed since it was thought of, so the same idea comes up again.
    """
    for action, thought in ideas:
        if action == look.decision.source and (plan := thought(look)) is not None:
            pick = plan.next(look.decision.legal)
            if pick is not None:
                return pick
    return look.decision.legal[0]
