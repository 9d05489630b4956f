"""How much a request of the rival would hurt, and how to stop it."""

from collections.abc import Callable

from teban.games.blackpoker import space
from teban.games.blackpoker.actions.targets import EXEMPT
from teban.games.blackpoker.cards import CLUBS, NUMBER, TO_TEN
from teban.games.blackpoker.levels.cards import among, cheapest, value
from teban.games.blackpoker.levels.fight import BULWARK, WIN, pain, swing, worth
from teban.games.blackpoker.levels.look import Asking, Figure, Look, total
from teban.games.blackpoker.levels.plan import Plan, request
from teban.games.blackpoker.state import Aim

CARD_WORTH = 0.25
"""What a point of `cards.value` is worth in life cards."""


def threat(look: Look, asked: Asking) -> float:
    """What a rival's request would cost this player, in life cards."""
    judge = THREATS.get(asked.action)
    return 0.0 if judge is None else judge(look, asked)


def _aimed_at(look: Look, asked: Asking) -> Figure | None:
    if asked.target is None or asked.target[0] != Aim.UNIT:
        return None
    return look.unit(asked.target[2])


def _first_number(asked: Asking) -> int:
    return NUMBER[asked.keys[0]]


def _throw(look: Look, asked: Asking) -> float:
    return pain(_first_number(asked), look.life)


def _killing(look: Look, asked: Asking) -> float:
    """A unit of ours would go."""
    unit = _aimed_at(look, asked)
    if unit is None or unit.seat != look.me:
        return 0.0
    return worth(unit) - swing(look, {}, unit.uid)


def _down(look: Look, asked: Asking) -> float:
    unit = _aimed_at(look, asked)
    if unit is None or unit.seat != look.me:
        return 0.0
    if unit.size <= _first_number(asked):
        return _killing(look, asked)
    return -swing(look, {unit.uid: -_first_number(asked)})


def _up(look: Look, asked: Asking) -> float:
    unit = _aimed_at(look, asked)
    return 0.0 if unit is None else -swing(look, {unit.uid: _first_number(asked)})


def _lance(look: Look, asked: Asking) -> float:
    unit = _aimed_at(look, asked)
    divisor = NUMBER[asked.keys[1]]
    if unit is None or unit.seat != look.me or not unit.size or unit.size % divisor:
        return 0.0
    return worth(unit) + pain(_first_number(asked), look.life)


def _entering(look: Look, asked: Asking) -> float:
    return 0.5 * total(asked.keys)


def _counter(look: Look, asked: Asking) -> float:
    """What our own request that it would stop is worth to us."""
    mine = next((r for r in look.stage if asked.target and r.number == asked.target[2]), None)
    if mine is None or mine.seat != look.me:
        return 0.0
    return 0.5 * total(mine.keys) if mine.action != "counter" else 3.0


THREATS: dict[str, Callable[[Look, Asking], float]] = {
    "throw": _throw,
    "rsf": lambda look, asked: WIN,
    "kill": _killing,
    "down": _down,
    "up": _up,
    "death_lance": _lance,
    "destroy_bulwark": lambda look, asked: BULWARK if _killing(look, asked) else 0.0,
    "summon_soldier": _entering,
    "summon_hero": _entering,
    "equip": _entering,
    "rare_summon": _entering,
    "reanimate": lambda look, asked: 4.0,
    "handes": lambda look, asked: 3.0,
    "add_bulwark": lambda look, asked: 2.0,
    "counter": _counter,
    "reverse": lambda look, asked: 2.0 + _killing(look, asked) / 2,
    "twist": lambda look, asked: 1.0,
}


def counter(look: Look) -> Plan | None:
    """Stop the rival's request that comes next, if that is worth two cards."""
    asked = look.top
    if asked is None or asked.seat == look.me or asked.action in EXEMPT:
        return None
    if not 1 <= len(asked.keys) <= 2:
        return None
    needed = _first_number(asked) if len(asked.keys) == 1 else 0
    clubs = [card for card in among(look.hand, CLUBS & TO_TEN) if NUMBER[card] >= needed]
    if not clubs:
        return None
    key = clubs[0]
    price = sum(value(card) for card in (key, *cheapest(look.hand, 1, (key,))))
    if threat(look, asked) <= CARD_WORTH * price:
        return None
    target = space.stage(len(look.stage) - 1)
    return request(look, "counter", (key,), discards=1, target=target)
