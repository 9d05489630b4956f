"""How a view looks: what lies where on both sides, and the stage between them."""

from collections.abc import Iterator

from teban.core.ids import SeatId
from teban.core.picture import Fact, Picture, Pile, Spot
from teban.games.blackpoker.actions.frame import LABEL
from teban.games.blackpoker.cards import NAMES
from teban.games.blackpoker.space import PLAYERS
from teban.games.blackpoker.state import ATTACKING, Aim
from teban.games.blackpoker.view import MANY, FogView, SideView, UnitView, View

HIDDEN, GONE = "??", "gone"
GIVES = {NAMES[card]: label for label, card in LABEL.items()}
"""What the trumps that do something let soldiers do."""


def picture(view: View) -> Picture:
    """The table; whatever can be picked has its name in notation."""
    stage = tuple(
        Spot(f"stage.{at}", " ".join((asked.action, *asked.keys)), (PLAYERS[asked.seat],))
        for at, asked in enumerate(view.stage)
    )
    piles, facts = [Pile("stage", len(stage), None, stage)], [*_course(view)]
    for seat, side in enumerate(view.sides):
        piles += _piles(view, SeatId(seat), side)
        facts += _facts(SeatId(seat), side)
    return Picture((), tuple(piles), tuple(facts))


def _course(view: View) -> Iterator[Fact]:
    """The regulation and the turn; once it is over, nobody has the chance any more."""
    playing = view.turn_number and view.loser is None
    chance = "none" if view.chance is None else PLAYERS[view.chance]
    passed = " ".join(player for at, player in enumerate(PLAYERS) if view.passes >> at & 1)
    yield Fact("format", view.format)
    yield Fact("frame", view.frame)
    yield Fact("number", view.turn_number)
    yield Fact("turn", PLAYERS[view.turn])
    yield Fact("chance", chance if playing else "over")
    yield Fact("passed", (playing and passed) or "none")
    yield Fact("resolving", view.resolving.action if playing and view.resolving else "none")


def _facts(seat: SeatId, side: SideView) -> Iterator[Fact]:
    yield Fact("life", "many" if side.life == MANY else side.life, seat)
    yield Fact("hand", len(side.hand) if isinstance(side.hand, tuple) else side.hand, seat)
    yield Fact("grave", side.grave_top or "none", seat)
    yield Fact("buried", "none" if side.grave_count is None else side.grave_count, seat)


def _piles(view: View, seat: SeatId, side: SideView) -> Iterator[Pile]:
    units = [(unit.kind == "bulwark", spot(view, seat, at)) for at, unit in enumerate(side.units)]
    hand = side.hand if isinstance(side.hand, tuple) else ()
    rows = {
        "more": (*_aside(side), *(trump(view, seat, at) for at in range(len(side.trumps)))),
        "bulwarks": tuple(lying for bulwark, lying in units if bulwark),
        "soldiers": tuple(lying for bulwark, lying in units if not bulwark),
        "fog": tuple(_fog(view, fog) for fog in side.fog),
        "hand": tuple(Spot("", card) for card in hand),
    }
    for name, things in rows.items():
        held = side.hand if name == "hand" and isinstance(side.hand, int) else len(things)
        yield Pile(name, held, seat, things)


def spot(view: View, seat: int, at: int) -> Spot:
    """A character: its cards upright or sideways, its size, and whom it fights."""
    unit = view.sides[seat].units[at]
    lying = f"({cards_of(unit)})" if unit.driven else f"[{cards_of(unit)}]"
    piece = lying if unit.size is None else f"{lying} {unit.size}"
    role = "attacks" if unit.role == ATTACKING else f"blocks {place(view, unit.role)}"
    return Spot(f"{PLAYERS[seat]}.{at}", piece, (role,) if unit.role else ())


def trump(view: View, seat: int, at: int) -> Spot:
    """A trump, with what it is good for, and which side is up."""
    lying = view.sides[seat].trumps[at]
    gives = (GIVES[lying.card],) if lying.card in GIVES else ()
    side = "face_up" if lying.up else "face_down"
    return Spot(f"{PLAYERS[seat]}.trump.{at}", lying.card or HIDDEN, (*gives, side))


def _aside(side: SideView) -> Iterator[Spot]:
    if side.pack:
        yield Spot("", "", (f"pack_{side.pack}",))
    if side.rare:
        yield Spot("", "", (f"rare {side.rare if isinstance(side.rare, str) else HIDDEN}",))


def _fog(view: View, fog: FogView) -> Spot:
    marks = [f"fog_{fog.kind} {'+'.join(fog.cards)}"]
    held: Spot | None = None
    if fog.kind == "close" and fog.bound and fog.whose is not None:
        held = trump(view, fog.whose, fog.bound - 1)
    bound = held.piece if held else place(view, fog.bound)
    if fog.turn != view.turn_number or (fog.kind != "force" and bound == GONE):
        marks.append("over")
    elif fog.kind != "force":
        marks += [f"bound {bound}", *(held.marks if held else ())]
    return Spot("", "", tuple(marks))


def cards_of(unit: UnitView) -> str:
    """The cards of a unit, as far as they are seen."""
    return HIDDEN if unit.cards is None else "+".join(unit.cards)


def place(view: View, uid: int) -> str:
    """Where a unit lies, in notation."""
    for player, side in zip(PLAYERS, view.sides, strict=True):
        for at, unit in enumerate(side.units):
            if unit.uid == uid:
                return f"{player}.{at}"
    return GONE


def target(view: View, aimed: tuple[int, int, int]) -> str:
    """What a request aims at, where it is now; a trump by its card."""
    aim, whose, number = aimed
    match Aim(aim):
        case Aim.PLAYER:
            return PLAYERS[whose]
        case Aim.UNIT:
            return place(view, number)
        case Aim.REQUEST:
            numbers = [request.number for request in view.stage]
            return f"stage.{numbers.index(number)}" if number in numbers else GONE
        case Aim.TRUMP:
            trumps = view.sides[whose].trumps
            there = 0 <= number < len(trumps)
            return f"trump {trumps[number].card or HIDDEN}" if there else GONE
