"""The player that looks before it acts: counters, answers, tricks in a fight, life kept."""

from teban.core.ids import Action
from teban.core.seat import Seat
from teban.games.blackpoker import space
from teban.games.blackpoker.actions.action import PICKS
from teban.games.blackpoker.cards import ACES, COURTS, JOKER, TWO_TO_TEN
from teban.games.blackpoker.levels import magic
from teban.games.blackpoker.levels.fight import best_attack, blocks
from teban.games.blackpoker.levels.look import Look, look_from
from teban.games.blackpoker.levels.picks import answer
from teban.games.blackpoker.levels.plan import Idea, Plan, first, follow, summon
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
    """An attack that gains something."""
    return Plan("attack") if best_attack(look) else None


def rare(look: Look) -> Plan | None:
    """レア召喚 in place of a bulwark, if one is left then."""
    spare = look.bulwarks[BULWARKS - 1 :]
    return Plan("rare_summon", tuple(unit.pick for unit in spare)) if spare else None


MY_TURN: tuple[Idea, ...] = (
    ("open_pack", lambda look: Plan("open_pack")),
    ("rare_draw", lambda look: Plan("rare_draw")),
    ("rsf", magic.royal),
    ("throw", magic.finish),
    ("death_lance", magic.lance),
    ("down", magic.down),
    ("kill", magic.kill),
    ("slash", magic.slash),
    ("set_bulwark", bulwark),
    ("attack", attack),
    ("throw", magic.throw),
    ("rare_summon", rare),
    ("summon_hero", summon("summon_hero", COURTS, LOW)),
    ("summon_soldier", summon("summon_soldier", TWO_TO_TEN, LOW)),
    ("summon_ace", summon("summon_ace", ACES, LOW)),
    ("summon_magician", summon("summon_magician", JOKER, LOW, discards=1)),
    ("destroy_bulwark", magic.destroy_bulwark),
    ("handes", magic.handes),
    ("end", lambda look: Plan("end")),
)
ANSWERS: tuple[Idea, ...] = (
    ("counter", counter),
    ("truce", magic.truce),
    ("kill", magic.kill),
    ("down", magic.down),
    ("up", magic.up),
    ("twist", magic.twist),
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
        return decide(look_from(seat))


def decide(look: Look) -> Action:
    """What an adept does here."""
    legal = look.decision.legal
    if len(legal) == 1:
        return legal[0]
    match look.decision.kind:
        case "chance":
            return first(ideas(look), look)
        case kind if kind in PICKS:
            return follow(ideas(look), look)
        case "attackers":
            return _attack(look)
        case "blockers":
            return _block(look)
        case "draw_second":
            return space.YES if look.life > 2 * LOW and len(look.hand) < FULL else space.NO
        case _:
            return answer(look)


def _attack(look: Look) -> Action:
    party = [unit.pick for unit in best_attack(look) if look.can(unit.pick)]
    return min(party, default=space.DONE)


def _block(look: Look) -> Action:
    """The blocker that is asked about; the whole defence comes out the same each time."""
    pick = defence(look)[-look.decision.picks]
    return pick if look.can(pick) else space.NONE


def defence(look: Look) -> tuple[Action, ...]:
    """For everybody who can block, whom."""
    ready = [unit for unit in look.mine if not unit.driven]
    attackers = [unit for unit in look.theirs if unit.attacks]
    blocked = {
        blocker.uid: attacker.pick
        for attacker, group in blocks(attackers, ready, look.life)
        for blocker in group
    }
    return tuple(blocked.get(unit.uid, space.NONE) for unit in ready)
