"""A position for a person who reads a failed scenario."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from teban.core.ids import SeatId
from teban.games.blackpoker.cards import NAMES, cards_in, names
from teban.games.blackpoker.scenario.naming import (
    fog_text,
    request_name,
    target_ref,
    unit_text,
)
from teban.games.blackpoker.scenario.tokens import trump_text
from teban.games.blackpoker.scenario.zones import pack_text
from teban.games.blackpoker.space import PLAYERS
from teban.games.blackpoker.state import SEATS, Asked, Duel

if TYPE_CHECKING:
    from teban.games.blackpoker.game import DuelState


def picture(duel: "DuelState") -> str:
    """Both sides, the stage, and what is asked."""
    asked = duel.question
    question = f"{PLAYERS[asked.seat]} {asked.kind}" if asked else "none"
    head = f"turn {PLAYERS[duel.turn]}, asked: {question}"
    stage = ", ".join(_request(duel, request) for request in duel.stage)
    sides = [line for seat in SEATS for line in _side(duel, seat)]
    return "\n".join([head, f"stage: {stage or 'empty'}", *sides])


def _request(duel: Duel, request: Asked) -> str:
    aimed = request.detail.target
    return request_name(request) + (f" at {target_ref(duel, aimed)}" if aimed else "")


def _side(duel: Duel, seat: SeatId) -> Iterator[str]:
    side = duel.sides[seat]
    yield f"{PLAYERS[seat]} life {side.life}: {' '.join(names(side.top[:12]))}"
    yield f"   hand: {' '.join(names(cards_in(side.hand)))}"
    yield f"   grave: {' '.join(names(side.grave))}"
    yield f"   field: {' '.join(unit_text(duel, unit) for unit in side.units)}"
    if side.fog:
        yield f"   fog: {' '.join(str(fog_text(duel, fog)) for fog in side.fog)}"
    if side.pack or side.sealed:
        yield f"   pack: {pack_text(side)}"
    if side.rare is not None:
        yield f"   rare: {NAMES[side.rare]}"
    if side.trumps:
        yield f"   trumps: {' '.join(trump_text(t.card, t.up) for t in side.trumps)}"
