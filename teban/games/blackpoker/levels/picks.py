"""Sensible answers to the small questions, whoever plays."""

from collections.abc import Callable, Sequence

from teban.core.ids import Action
from teban.games.blackpoker import space
from teban.games.blackpoker.actions.frame import LABEL
from teban.games.blackpoker.cards import NUMBER, Card, find
from teban.games.blackpoker.levels.cards import bulwark_card, cheapest, value
from teban.games.blackpoker.levels.look import Look
from teban.games.blackpoker.state import Aim

HAND_LIMIT = 7
OPENING = tuple(find("opening", name) for name in ("S10", "C10", "X1"))
RARE = tuple(find("rare", name) for name in ("HK", "DK", "CK", "SK"))


def answer(look: Look) -> Action:
    """The answer to whatever is asked."""
    ask = ANSWERS.get(look.decision.kind)
    pick = None if ask is None else ask(look)
    return pick if pick is not None and look.can(pick) else look.decision.legal[0]


def _offered(look: Look) -> list[Card]:
    return [space.card_of(pick) for pick in look.decision.legal]


def _best(look: Look) -> Action:
    return space.card(max(_offered(look), key=value))


def _largest(look: Look) -> Action:
    return space.card(max(_offered(look), key=lambda card: NUMBER[card]))


def _wanted(*lists: Sequence[Card]) -> Callable[[Look], Action | None]:
    """The first card of the wanted ones that is offered; picks are made in ascending order."""

    def ask(look: Look) -> Action | None:
        offered = _offered(look)
        return next(
            (space.card(card) for cards in lists for card in cards if card in offered), None
        )

    return ask


def _discard(look: Look) -> Action | None:
    surplus = sorted(cheapest(look.hand, len(look.hand) - HAND_LIMIT))
    return space.card(surplus[-look.decision.picks])


def _aims_at_rival(look: Look) -> bool:
    target = look.top.target if look.top is not None else None
    return target is not None and target[0] == Aim.UNIT and target[1] == look.rival


def _state(look: Look) -> Action:
    """A rival's unit is driven, an own one charged."""
    return space.DRIVE if _aims_at_rival(look) else space.CHARGE


def _retarget(look: Look) -> Action:
    """Away from oneself."""
    theirs = [unit for unit in look.theirs if look.can(unit.pick)]
    if theirs:
        return max(theirs, key=lambda unit: unit.size).pick
    return look.decision.legal[-1]


def _as_bulwark(look: Look) -> Action:
    return space.BULWARK if look.stage else space.ACE


ANSWERS: dict[str, Callable[[Look], Action | None]] = {
    "choose_trumps": _wanted(sorted(LABEL.values())),
    "choose_strategy_hand": _wanted(sorted(OPENING)),
    "choose_rare": _wanted(RARE),
    "end_discard": _discard,
    "bulwark_card": lambda look: space.card(bulwark_card(look)),
    "summon_mode": _as_bulwark,
    "twist_state": _state,
    "reverse_state": _state,
    "grave_pick": _largest,
    "retarget": _retarget,
    "life_pick": _best,
    "hit_stand": lambda look: space.STAND,
    "add_bulwark_mode": lambda look: space.ONE,
    "hand_pick": _best,
    "pack_pick": _best,
    "switch_card": _largest,
}
"""What is not listed takes the first possibility."""
