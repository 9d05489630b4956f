"""A saved duel, refused by name where it cannot be true, so that no later step trips over it."""

from teban.core.game import Game
from teban.core.ids import SeatId
from teban.core.refused import Expect, bad_value
from teban.core.sound import check_least, check_luck, check_range
from teban.games.blackpoker.saved.cards import check_side, check_units
from teban.games.blackpoker.saved.choices import check_choices
from teban.games.blackpoker.saved.frames import check_frames
from teban.games.blackpoker.saved.requests import check_requests
from teban.games.blackpoker.state import SEATS, Duel


def check(duel: Duel, game: Game) -> None:
    """Refuse what would be an error later on, with the field that is wrong."""
    _check_numbers(duel)
    check_units(duel)
    for seat in SEATS:
        check_side(f"state.sides[{seat}]", duel, seat)
    check_requests(duel)
    check_frames(duel)
    check_choices(duel)


def _check_numbers(duel: Duel) -> None:
    _check_seat("state.turn", duel.turn)
    _check_seat("state.holder", duel.holder)
    _check_seat("state.loser", duel.loser)
    check_range("state.passes", (duel.passes,), 3)
    check_least("state.turn_number", duel.turn_number, least=1)
    # A regulation outside the table is refused where a duel starts: scenarios ask for that.
    check_least("state.options.request_cap", duel.options.request_cap, least=1)
    for name in ("ply", "idle", "requests", "units", "stamps"):
        check_least(f"state.{name}", getattr(duel, name))
    check_luck("state.luck", duel.luck)
    if duel.idle and duel.stage:
        raise bad_value("state.idle", duel.idle, Expect.FITTING, other="state.stage")


def _check_seat(field: str, seat: SeatId | None) -> None:
    if seat is not None:
        check_range(field, (seat,), SEATS[-1])
