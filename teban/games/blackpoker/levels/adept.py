"""The player that looks before it acts: counters, answers, tricks in a fight, life kept."""

from teban.core.ids import Action
from teban.core.seat import Seat
from teban.games.blackpoker import space
from teban.games.blackpoker.cards import ACES, COURTS, JOKER, TWO_TO_TEN, CardSet
from teban.games.blackpoker.levels import magic
from teban.games.blackpoker.levels.beginner import PICKS
from teban.games.blackpoker.levels.cards import among
from teban.games.blackpoker.levels.fight import best_attack, blocks
from teban.games.blackpoker.levels.look import Look
from teban.games.blackpoker.levels.picks import answer
from teban.games.blackpoker.levels.plan import Idea, Plan, first, follow, request
from teban.games.blackpoker.levels.threats import counter

LOW = 5
"""With so little life none is paid away."""
BULWARKS = 2
FULL = 5
"""With so many cards in hand one needs no more of them."""


def bulwark(look: Look) -> Plan | None:
    """Another bulwark, as long as they are few."""
    ready = sum(not unit.driven for unit in look.bulwarks)
    return Plan("set_bulwark") if look.life > LOW and look.hand and ready < BULWARKS else None


def attack(look: Look) -> Plan | None:
    """An attack that gains something.

    Whoever entered this turn came after the attack, or with 速攻: everybody charged can go.
    """
    able = [unit for unit in look.soldiers if not unit.driven]
    return Plan("attack") if best_attack(look, able) else None


def summon(action: str, cards: CardSet, discards: int = 0) -> Idea:
    """The largest card of a kind becomes a soldier."""

    def idea(look: Look) -> Plan | None:
        held = among(look.hand, cards)
        if not held or look.life <= LOW:
            return None
        return request(look, action, held[-1:], discards=discards)

    return idea


def rare(look: Look) -> Plan | None:
    """レア召喚 in place of a bulwark, if one is left then."""
    spare = look.bulwarks[BULWARKS - 1 :]
    return Plan("rare_summon", tuple(unit.pick for unit in spare)) if spare else None


MY_TURN: tuple[Idea, ...] = (
    lambda look: Plan("open_pack"),
    lambda look: Plan("rare_draw"),
    magic.royal,
    magic.finish,
    magic.lance,
    magic.down,
    magic.kill,
    magic.slash,
    bulwark,
    attack,
    magic.throw,
    rare,
    summon("summon_hero", COURTS),
    summon("summon_soldier", TWO_TO_TEN),
    summon("summon_ace", ACES),
    summon("summon_magician", JOKER, 1),
    magic.destroy_bulwark,
    magic.handes,
    lambda look: Plan("end"),
)
ANSWERS: tuple[Idea, ...] = (
    counter,
    magic.truce,
    magic.kill,
    magic.down,
    magic.up,
    magic.twist,
)


def ideas(look: Look) -> tuple[Idea, ...]:
    """What to think of now. One's own request on top is left to be resolved."""
    if look.top is None:
        return MY_TURN if look.my_turn else ()
    if look.top.seat == look.me and look.top.action != "damage_judge":
        return ()
    return ANSWERS


class Adept:
    """Weighs every fight and every request of the rival."""

    def choose(self, seat: Seat) -> Action:
        """The best it can think of."""
        if len(seat.decision.legal) == 1:
            return seat.decision.legal[0]
        look = Look(seat)
        match seat.decision.kind:
            case "chance":
                return first(ideas(look), look)
            case kind if kind in PICKS:
                return follow(ideas(look), look)
            case "attackers":
                return self._attack(look)
            case "blockers":
                return self._block(look)
            case "draw_second":
                return space.YES if look.life > 2 * LOW and len(look.hand) < FULL else space.NO
            case _:
                return answer(look)

    @staticmethod
    def _attack(look: Look) -> Action:
        able = [unit for unit in look.soldiers if not unit.driven]
        party = [unit.pick for unit in best_attack(look, able) if look.can(unit.pick)]
        return min(party, default=space.DONE)

    @staticmethod
    def _block(look: Look) -> Action:
        """The blocker that is asked about; the whole defence comes out the same each time."""
        ready = [unit for unit in look.mine if not unit.driven]
        attackers = [unit for unit in look.theirs if unit.attacks]
        blocker = ready[-look.decision.picks]
        for attacker, group in blocks(attackers, ready, look.life):
            if blocker in group and look.can(attacker.pick):
                return attacker.pick
        return space.NONE
