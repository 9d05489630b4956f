"""Cards that take effect with the next placement, and the one that does at once."""

from collections.abc import Callable, Mapping
from itertools import chain
from typing import NamedTuple

from teban.core.ids import Cell
from teban.games.card_othello import events as ev
from teban.games.card_othello.acts import breed, ravage_around, reverse_around
from teban.games.card_othello.cards.catalogue import KEYS, number_of
from teban.games.card_othello.causes import Cause, Reason
from teban.games.card_othello.geometry import RAYS
from teban.games.card_othello.hands import lay
from teban.games.card_othello.run import Run
from teban.games.card_othello.state import Kind
from teban.games.card_othello.stones import destroy

After = Callable[[Run, Cell, int], None]
"""What follows the flips: the placed stone's cell, and how many stones the placement flipped."""

TREASURES = (1, 2, 3)
RESALE_PAYS = 2
REACH = 2
"""§10.16: cells in each direction."""


class Placing(NamedTuple):
    """What a card makes of the placement."""

    marker: Kind | None = None
    counter: int = 0
    look: str | None = None
    """How the stone looks while it is there, if not by its marker."""
    anywhere: bool = False
    pay: int = 1
    """Charge for each stone flipped."""
    links: int = 0
    """Extra lines after the flips."""
    placements: int = 1
    after: After | None = None


def treasure(run: Run) -> None:
    """§10.1"""
    found = run.board.chance("treasure", TREASURES)
    run.gain(run.board.mover, found, Reason.TREASURE)


def _plunder(run: Run, cell: Cell, flipped: int) -> None:
    """§10.19"""
    taken = -run.gain(run.rival, -flipped, Reason.PLUNDER)
    run.gain(run.board.mover, taken, Reason.PLUNDER)


def _resell(run: Run, cell: Cell, flipped: int) -> None:
    """§10.26"""
    board, seat, victim = run.board, run.board.mover, run.rival
    for _ in board.hands[victim][:flipped]:
        card = lay(board, victim, 0)
        run.tell(ev.CardResold, seat=seat, victim=victim, card=KEYS[card])
        run.gain(seat, RESALE_PAYS, Reason.RESOLD)


def _vanish(run: Run, cell: Cell, flipped: int) -> None:
    """§10.24, §10.25"""
    destroy(run, (cell,), run.board.mover, Cause.SPENT)


def _cross(run: Run, cell: Cell, flipped: int) -> None:
    """§10.16: nothing in between stops it."""
    seat = run.board.mover
    rays = [rays[cell] for rays in RAYS.values()]
    rings = [[ray[at] for ray in rays if at < len(ray)] for at in range(REACH)]
    reach = (cell, *chain(*rings))
    run.tell(ev.Blast, seat=seat, what="cross", cell=cell, cells=reach)
    for cells in ([cell], *rings):
        destroy(run, cells, seat, Cause.CROSS)


def _roar(run: Run, cell: Cell, flipped: int) -> None:
    reverse_around(run, cell, run.board.mover)


def _grow(run: Run, cell: Cell, flipped: int) -> None:
    breed(run, run.board.markers[-1])


def _rage(run: Run, cell: Cell, flipped: int) -> None:
    ravage_around(run, cell, run.board.mover, Cause.DESTROYER)


PLAIN = Placing()

AT_ONCE: Mapping[int, Callable[[Run], None]] = {number_of("TREASURE_BOX"): treasure}

PLACED: Mapping[int, Placing] = {
    number_of("FREE_PLACEMENT"): Placing(anywhere=True),
    number_of("PROTECTED_NEXT_STONE"): Placing(Kind.PROTECTED),
    number_of("PERMA_PROTECT_NEXT_STONE"): Placing(Kind.PERMA),
    number_of("CHAIN_WILL"): Placing(links=2),
    number_of("REGEN_WILL"): Placing(Kind.REGEN),
    number_of("ULTIMATE_REVERSE_DRAGON"): Placing(Kind.DRAGON, 5, after=_roar),
    number_of("BREEDING_WILL"): Placing(Kind.BREEDING, 3, after=_grow),
    number_of("CROSS_BOMB"): Placing(look="CROSS_BOMB", after=_cross),
    number_of("HYPERACTIVE_WILL"): Placing(Kind.HYPER),
    number_of("PLUNDER_WILL"): Placing(after=_plunder),
    number_of("WORK_WILL"): Placing(Kind.WORK),
    number_of("DOUBLE_PLACE"): Placing(placements=2),
    number_of("GOLD_STONE"): Placing(look="GOLD", pay=4, after=_vanish),
    number_of("SILVER_STONE"): Placing(look="SILVER", pay=3, after=_vanish),
    number_of("STEAL_CARD"): Placing(after=_resell),
    number_of("ULTIMATE_DESTROY_GOD"): Placing(Kind.UDG, 5, after=_rage),
    number_of("ULTIMATE_HYPERACTIVE_GOD"): Placing(Kind.UHG),
}
