"""Weighing a fight: who falls, who is hit, who had better attack or block.

Everything is counted in life cards: a hit of five is worth five, more when little life is left.
"""

from collections.abc import Iterable, Mapping, Sequence
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
    heirs = HEIR * sum(_honour(card) for card in unit.cards)
    return heirs + (0.8 * unit.size + 1.5 if unit.up else BULWARK)


def _honour(card: Card) -> bool:
    return bool(HONOURS >> card & 1)


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
    coming = sum(max(0, unit.size) for unit in attackers)
    fights: list[Fight] = []
    for attacker in sorted(attackers, key=lambda unit: -unit.size):
        hit = max(0, attacker.size)
        spared = pain(coming, life) - pain(coming - hit, life)
        best: tuple[Figure, ...] = ()
        least = spared
        for group in _groups(attacker, free):
            score = weigh([(attacker, group)], life)
            if score < least:
                best, least = group, score
        if best:
            coming -= hit
            free = [unit for unit in free if unit not in best]
        fights.append((attacker, best))
    return fights


def _groups(attacker: Figure, free: Sequence[Figure]) -> Iterable[tuple[Figure, ...]]:
    """Every way to block one attacker that may make sense (R-10)."""
    for unit in free:
        yield (unit,)
    soldiers = [unit for unit in free if unit.up and unit.size < attacker.size]
    yield from combinations(soldiers, 2)


def best_attack(look: Look, able: Sequence[Figure]) -> list[Figure]:
    """The attackers that gain most, what the rival may do next turn included."""
    strong = sorted(able, key=lambda unit: -unit.size)[:SUBSET]
    weak = [unit for unit in able if unit not in strong]
    chosen: list[Figure] = []
    best = _after(look, [])
    for number in range(1, len(strong) + 1):
        for some in combinations(strong, number):
            party = [*some, *(weak if number == len(strong) else ())]
            score = _attack(look, party) + _after(look, party)
            if score > best:
                chosen, best = party, score
    return chosen


def _attack(look: Look, party: list[Figure]) -> float:
    ready = [unit for unit in look.theirs if not unit.driven]
    return weigh(blocks(party, ready, look.their_life), look.their_life)


def _after(look: Look, party: list[Figure]) -> float:
    """What the rival's next attack will cost, with these away from home."""
    away = {unit.uid for unit in party}
    home = [unit for unit in look.mine if not unit.driven and unit.uid not in away]
    coming = look.their_soldiers
    return -max(0.0, weigh(blocks(coming, home, look.life), look.life))


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
