"""The player that knows the basics: summon, attack when it pays, block when it saves."""

from teban.core.ids import Action
from teban.core.seat import Seat
from teban.games.blackpoker import space
from teban.games.blackpoker.actions.action import PICKS
from teban.games.blackpoker.cards import ACES, COURTS, TWO_TO_TEN
from teban.games.blackpoker.levels.cards import cheapest
from teban.games.blackpoker.levels.look import Figure, Look, look_from
from teban.games.blackpoker.levels.picks import answer
from teban.games.blackpoker.levels.plan import Idea, Plan, first, follow, summon

ENOUGH = 6
"""With less life than this it pays none away."""
BULWARKS = 3


def pays(look: Look, unit: Figure) -> bool:
    """No soldier that could block is as large."""
    ready = [other.size for other in look.their_soldiers if not other.driven]
    return not unit.driven and unit.size > max(ready, default=0)


def bulwark(look: Look) -> Plan | None:
    """Another bulwark."""
    wanted = look.life > ENOUGH and len(look.bulwarks) < BULWARKS and look.hand
    return Plan("set_bulwark") if wanted else None


def attack(look: Look) -> Plan | None:
    """An attack, if anybody's pays."""
    return Plan("attack") if any(pays(look, unit) for unit in look.soldiers) else None


IDEAS: tuple[Idea, ...] = (
    ("open_pack", lambda look: Plan("open_pack")),
    ("set_bulwark", bulwark),
    ("attack", attack),
    ("summon_hero", summon("summon_hero", COURTS, ENOUGH)),
    ("summon_soldier", summon("summon_soldier", TWO_TO_TEN, ENOUGH)),
    ("summon_ace", summon("summon_ace", ACES, ENOUGH)),
    ("end", lambda look: Plan("end")),
)


class Beginner:
    """Plays its own turn, and in the rival's only blocks."""

    def choose(self, seat: Seat) -> Action:
        if len(seat.decision.legal) == 1:
            return seat.decision.legal[0]
        look = look_from(seat)
        match seat.decision.kind:
            case "chance":
                return first(IDEAS, look)
            case kind if kind in PICKS:
                return follow(IDEAS, look)
            case "attackers":
                able = [unit for unit in look.soldiers if look.can(unit.pick) and pays(look, unit)]
                return able[0].pick if able else space.DONE
            case "blockers":
                return self._block(look)
            case "draw_second":
                return space.YES if len(look.hand) < 3 and look.life > ENOUGH else space.NO
            case "bulwark_card":
                return space.card(cheapest(look.hand, 1)[0])
            case _:
                return answer(look)

    @staticmethod
    def _block(look: Look) -> Action:
        """A soldier blocks what it beats; a bulwark what would hurt."""
        ready = [unit for unit in look.mine if not unit.driven]
        blocker = ready[-look.decision.picks]
        attackers = [unit for unit in look.theirs if look.can(unit.pick)]
        if blocker.up:
            beaten = [unit for unit in attackers if unit.size < blocker.size]
        else:
            large = 1 if look.life <= 2 * ENOUGH else ENOUGH
            beaten = [unit for unit in attackers if unit.size >= large]
        best = max(beaten, key=lambda unit: unit.size, default=None)
        return space.NONE if best is None else best.pick
