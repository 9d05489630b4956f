"""Ideas for the magic of the adept: what to spend cards on."""

from collections.abc import Iterable
from itertools import product
from operator import itemgetter
from typing import TypeAlias

from teban.games.blackpoker import space
from teban.games.blackpoker.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NUMBER,
    SPADES,
    TO_TEN,
    Card,
)
from teban.games.blackpoker.levels.cards import among, cheapest, value
from teban.games.blackpoker.levels.fight import WIN, pain, swing, worth
from teban.games.blackpoker.levels.look import Figure, Look
from teban.games.blackpoker.levels.plan import Plan, request
from teban.games.blackpoker.levels.threats import CARD_WORTH


def price(look: Look, keys: tuple[Card, ...], discards: int = 0) -> float:
    """What keys and discards are worth, in life cards."""
    paid = cheapest(look.hand, discards, keys)
    return CARD_WORTH * sum(map(value, (*keys, *paid)))


def throw(look: Look) -> Plan | None:
    """投擲: what ends the game, or hurts more than the cards are worth."""
    spades, clubs = among(look.hand, SPADES), among(look.hand, CLUBS)
    if not spades or not clubs:
        return None
    keys = spades[-1], min(clubs, key=value)
    gain = pain(NUMBER[keys[0]], look.their_life)
    if gain <= price(look, keys):
        return None
    return request(look, "throw", keys, target=space.player(look.rival))


def finish(look: Look) -> Plan | None:
    """投擲 that wins, before anything else."""
    plan = throw(look)
    lethal = max(map(NUMBER.__getitem__, among(look.hand, SPADES)), default=0) >= look.their_life
    return plan if lethal else None


def royal(look: Look) -> Plan | None:
    """R・S・F at the rival."""
    return request(look, "rsf", target=space.player(look.rival))


Try: TypeAlias = tuple[float, tuple[Card, ...], Figure]
"""What is gained with which keys on which target."""


def _best(look: Look, action: str, tries: Iterable[Try], discards: int = 0) -> Plan | None:
    """What gains most, the first of those that gain as much; nothing if none gains."""
    best = max(tries, key=itemgetter(0), default=None)
    if best is None or best[0] <= 0:
        return None
    return request(look, action, best[1], discards=discards, target=best[2])


def lance(look: Look) -> Plan | None:
    """死の槍: the largest soldier that it pierces."""
    spades = among(look.hand, SPADES)[-1:]
    tries = (
        (worth(target) + pain(NUMBER[keys[0]], look.their_life) - price(look, keys), keys, target)
        for target in look.their_soldiers
        for keys in product(spades, among(look.hand, DIAMONDS))
        if target.size and not target.size % NUMBER[keys[1]]
    )
    return _best(look, "death_lance", tries)


def down(look: Look) -> Plan | None:
    """ダウン: a soldier falls, or loses its fight."""
    tries = (
        (_downed(look, target, NUMBER[card]) - price(look, (card,), 1), (card,), target)
        for card in among(look.hand, SPADES & TO_TEN)
        for target in look.their_soldiers
    )
    return _best(look, "down", tries, discards=1)


def _downed(look: Look, target: Figure, number: int) -> float:
    if target.size <= number:
        return worth(target) + swing(look, {}, target.uid)
    return swing(look, {target.uid: -number})


def up(look: Look) -> Plan | None:
    """アップ: a fight that is won by it, or a hit that wins the game."""
    tries = (
        (swing(look, {target.uid: NUMBER[card]}) - price(look, (card,), 1), (card,), target)
        for card in among(look.hand, HEARTS & TO_TEN)
        for target in look.soldiers
    )
    return _best(look, "up", tries, discards=1)


def kill(look: Look) -> Plan | None:
    """キル: the two least ♠ for the soldier that is worth it most."""
    spades = sorted(among(look.hand, SPADES & TO_TEN), key=value)[:2]
    if len(spades) < 2 or not look.their_soldiers:
        return None
    target = max(look.their_soldiers, key=lambda unit: worth(unit) + swing(look, {}, unit.uid))
    if worth(target) + swing(look, {}, target.uid) <= price(look, (spades[0], spades[1])):
        return None
    return request(look, "kill", sorted(spades), target=target)


def truce(look: Look) -> Plan | None:
    """停戦: when the judgement would be too much."""
    diamonds = sorted(among(look.hand, DIAMONDS & TO_TEN), key=value)[:2]
    top = look.top
    if len(diamonds) < 2 or top is None or top.action != "damage_judge" or look.my_turn:
        return None
    hits = sum(unit.size for unit in look.theirs if unit.attacks and not _blocked(look, unit))
    if pain(hits, look.life) <= price(look, (diamonds[0], diamonds[1])):
        return None
    return request(look, "truce", sorted(diamonds), target=space.stage(len(look.stage) - 1))


def _blocked(look: Look, attacker: Figure) -> bool:
    return any(unit.role == attacker.uid for unit in look.mine)


def twist(look: Look) -> Plan | None:
    """ツイスト: the soldier that would strike the last blow is driven before it attacks."""
    top = look.top
    diamonds = among(look.hand, DIAMONDS & TO_TEN)
    if top is None or top.action != "attack" or look.my_turn or not diamonds:
        return None
    ready = [unit for unit in look.their_soldiers if not unit.driven]
    home = [unit for unit in look.mine if not unit.driven]
    if len(ready) <= len(home) or pain(sum(unit.size for unit in ready), look.life) < WIN:
        return None
    target = max(ready, key=lambda unit: unit.size)
    return request(look, "twist", diamonds[:1], discards=1, target=target)


def destroy_bulwark(look: Look) -> Plan | None:
    """防壁破壊, with cards to spare."""
    hearts, diamonds = among(look.hand, HEARTS), among(look.hand, DIAMONDS)
    bulwarks = [unit for unit in look.theirs if not unit.up]
    if len(look.hand) < 6 or not hearts or not diamonds or not bulwarks:
        return None
    keys = min(hearts, key=value), min(diamonds, key=value)
    target = min(bulwarks, key=lambda unit: unit.driven)
    return request(look, "destroy_bulwark", keys, target=target)


def handes(look: Look) -> Plan | None:
    """ハンデス, with cards to spare."""
    diamonds, clubs = among(look.hand, DIAMONDS), among(look.hand, CLUBS)
    if len(look.hand) < 7 or not diamonds or not clubs:
        return None
    keys = min(diamonds, key=value), min(clubs, key=value)
    return request(look, "handes", keys, target=space.player(look.rival))


def slash(look: Look) -> Plan | None:
    """スラッシュ: the strongest ♠ soldier strikes down the largest that it can."""
    able = [unit for unit in look.soldiers if not unit.driven and SPADES >> unit.cards[0] & 1]
    key = max(able, key=lambda unit: unit.size, default=None)
    struck = [unit for unit in look.their_soldiers if key is not None and unit.size <= key.size]
    if key is None or not struck:
        return None
    # The target first: the key soldier could be aimed at too.
    return Plan("slash", (max(struck, key=worth).pick, key.pick))
