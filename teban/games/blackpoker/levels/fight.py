"""Weighing a fight: who falls, who is hit, who had better attack or block.

Everything is counted in life cards: a hit of five is worth five, more when little life is left.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from teban.games.blackpoker.cards import HONOURS, JOKER, NUMBER, Card
from teban.games.blackpoker.levels.look import Figure, Look

WIN = 1000.0
BULWARK = 3.0
HEIR = 2.5
"""What 世代交代 costs whoever loses an honour card: it turns over about so much life."""
SUBSET = 5
"""So many attackers are weighed in all combinations."""

Fight = tuple[Figure, tuple[Figure, ...]]
"""An attacker, and whoever blocks it."""


def worth(unit: Figure) -> float:
    """What it costs to lose a unit."""
    return _worth(unit.cards, unit.size if unit.up else None)


# The same units are weighed against each other in every combination.
@lru_cache(maxsize=1 << 12)
def _worth(cards: tuple[Card, ...], size: int | None) -> float:
    heirs = HEIR * sum(HONOURS >> card & 1 for card in cards)
    return heirs + (BULWARK if size is None else 0.8 * size + 1.5)


def pain(hits: float, life: int) -> float:
    """What so much damage costs a player with that much life."""
    if hits >= life:
        return WIN
    return hits * min(3.0, max(0.7, 10 / life))


def weigh(fights: Iterable[Fight], life: int, more: Mapping[int, int] | None = None) -> float:
    """What a judgement is worth to the attacker; `more` changes sizes, by uid."""
    change = more or {}
    score = 0.0
    hits = 0
    for attacker, blockers in fights:
        own = attacker.size + change.get(attacker.uid, 0)
        if not blockers:
            hits += max(0, own)
        elif not blockers[0].up:
            score += worth(blockers[0]) - worth(attacker) * stopping(blockers[0], attacker)
        else:
            theirs = sum(unit.size + change.get(unit.uid, 0) for unit in blockers)
            score -= worth(attacker) if own <= theirs else 0
            score += sum(map(worth, blockers)) if theirs <= own else 0
    return score + pain(hits, life)


def stopping(bulwark: Figure, attacker: Figure) -> float:
    """How likely a bulwark takes its attacker with it (R-14)."""
    if not bulwark.cards:
        return 0.1
    (card,) = bulwark.cards
    numbers = {NUMBER[own] for own in attacker.cards}
    return float(bool(JOKER >> card & 1) or NUMBER[card] in numbers)


def blocks(attackers: Sequence[Figure], blockers: Sequence[Figure], life: int) -> list[Fight]:
    """A good defence: against the strongest first, whatever costs the attacker most."""
    free = list(blockers)
    coming = sum([max(0, unit.size) for unit in attackers])
    fights: list[Fight] = []
    for attacker in sorted(attackers, key=lambda unit: -unit.size):
        hit = max(0, attacker.size)
        spared = pain(coming, life) - pain(coming - hit, life)
        best = _group(attacker, free, spared)
        if best:
            coming -= hit
            free = [unit for unit in free if unit not in best]
        fights.append((attacker, best))
    return fights


def _group(attacker: Figure, free: Sequence[Figure], least: float) -> tuple[Figure, ...]:
    """Who had better block this attacker (R-10); nobody if that costs no more than `least`."""
    best: tuple[Figure, ...] = ()
    own, cost = attacker.size, worth(attacker)
    for unit in free:
        if unit.up:
            score = (worth(unit) if unit.size <= own else 0.0) - (cost if own <= unit.size else 0.0)
        else:
            score = worth(unit) - cost * stopping(unit, attacker)
        if score < least:
            best, least = (unit,), score
    small = [unit for unit in free if unit.up and unit.size < own]
    for one, two in combinations(small, 2):
        theirs = one.size + two.size
        score = (worth(one) + worth(two) if theirs <= own else 0.0) - (
            cost if own <= theirs else 0.0
        )
        if score < least:
            best, least = (one, two), score
    return best


def best_attack(look: Look) -> tuple[Figure, ...]:
    """The attackers that gain most, what the rival may do next turn included.

    Whoever entered this turn came after the attack, or with 速攻: everybody charged can go.
    """
    mine = tuple([unit for unit in look.mine if not unit.driven])
    return _best_attack(mine, tuple(look.theirs), look.life, look.their_life)


# Whoever plays on in many worlds meets the same two lines of battle again and again.
@lru_cache(maxsize=1 << 12)
def _best_attack(
    mine: tuple[Figure, ...], theirs: tuple[Figure, ...], life: int, their_life: int
) -> tuple[Figure, ...]:
    ready = [unit for unit in theirs if not unit.driven]
    coming = [unit for unit in theirs if unit.up]
    able = sorted([unit for unit in mine if unit.up], key=lambda unit: -unit.size)
    strong, weak = able[:SUBSET], able[SUBSET:]
    chosen: tuple[Figure, ...] = ()
    best = -_answer(coming, mine, life)
    for number in range(1, len(strong) + 1):
        for some in combinations(strong, number):
            party = (*some, *(weak if number == len(strong) else ()))
            gain = weigh(blocks(party, ready, their_life), their_life)
            if gain >= WIN:
                return party
            if gain <= best:
                continue
            home = [unit for unit in mine if unit not in party]
            gain -= _answer(coming, home, life)
            if gain > best:
                chosen, best = party, gain
    return chosen


def _answer(coming: Sequence[Figure], home: Sequence[Figure], life: int) -> float:
    """What the rival's next attack will cost whoever stayed at home."""
    return max(0.0, weigh(blocks(coming, home, life), life))


def standing(look: Look, gone: int = 0) -> list[Fight]:
    """The fights that are waiting for the judgement, without one unit."""
    both = [unit for unit in (*look.mine, *look.theirs) if unit.uid != gone]
    return [
        (attacker, tuple(unit for unit in both if unit.role == attacker.uid))
        for attacker in both
        if attacker.attacks
    ]


def swing(look: Look, more: Mapping[int, int], gone: int = 0) -> float:
    """How much this player gains in the fights that stand if sizes change or a unit goes."""
    life = look.their_life if look.my_turn else look.life
    gain = weigh(standing(look, gone), life, more) - weigh(standing(look), life)
    return gain if look.my_turn else -gain
