"""Positions to ask about, and models to break, for tests of who has learned something."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import msgspec

from teban.core.game import Nothing
from teban.core.seat import Seat
from teban.games.card_othello import GAME
from teban.games.card_othello.game import CardOthelloState
from teban.games.card_othello.levels.advisers import DESCRIPTION, NETWORK
from teban.games.card_othello.options import Options

Break = Callable[[Path], None]


def begin(seed: int = 0) -> CardOthelloState:
    return GAME.new(Options(), (Nothing(), Nothing()), seed.to_bytes(16, "big"))


def seat_of(state: CardOthelloState) -> Seat:
    (seat,) = state.actors()
    decision, sample = state.decision(seat), partial(state.sample, seat)
    return Seat(GAME, seat, decision, state.view(seat), (), None, sample)


def later(plies: int, seed: int = 0) -> CardOthelloState:
    """A position out of random play, at the beginning of a turn."""
    state, random = begin(seed), Random(seed)
    while state.ply < plies or state.used is not None:
        state.apply(random.choice(state.decision(state.mover).legal), state.mover)
    return state


def remove(path: Path) -> None:
    path.unlink()


def empty(path: Path) -> None:
    path.write_bytes(b"")


def scramble(path: Path) -> None:
    path.write_bytes(bytes(reversed(path.read_bytes())))


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def folder_instead(path: Path) -> None:
    path.unlink()
    path.mkdir()


def nest(path: Path) -> None:
    path.write_text('{"states":' * 100_000)


def change(**fields: object) -> Break:
    def changed(path: Path) -> None:
        data = msgspec.json.decode(path.read_bytes())
        path.write_bytes(msgspec.json.encode(data | fields))

    return changed


BREAKS = [remove, empty, scramble, cut, folder_instead]
NETWORK_BREAKS = [(NETWORK, broken) for broken in BREAKS] + [
    (DESCRIPTION, broken)
    for broken in (
        *BREAKS,
        nest,
        change(schemaVersion="policy_onnx.v2"),
        change(inputDim=130),
        change(cardActionIds=["__no_card__"]),
        change(inputName="board"),
        change(placeOutputName="policy"),
        change(boardSize="eight"),
    )
]
TABLE_BREAKS = [
    *BREAKS,
    nest,
    change(schemaVersion="policy_table.v3"),
    change(normalization="none"),
    change(states=[]),
    change(abstractStates={"x": {"visits": -1}}),
]
