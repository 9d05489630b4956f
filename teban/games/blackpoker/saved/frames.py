"""Frames: half-finished effects, each with all that it refers to."""

from collections.abc import Sequence
from itertools import dropwhile

from teban.core.frames import Frame
from teban.core.refused import Expect, Refused, bad_value
from teban.core.sound import check_range
from teban.games.blackpoker.actions.table import TABLE
from teban.games.blackpoker.cards import mask_of
from teban.games.blackpoker.rules import FLOW
from teban.games.blackpoker.setup import (
    CHOSEN_HAND,
    FIRST_PLAYER,
    OPENING_HAND,
    PACK,
    PROGRAMS,
    SETUP,
    TRUMPS,
    RevealTrump,
)
from teban.games.blackpoker.state import SEATS, Duel, Side

LATE = frozenset(("enter", "finish", "resolved", "return"))
"""Steps of the flow that have no values."""
HALF_DONE = frozenset((("end", 1), ("end", 2), ("reanimate", 1)))
"""Effects before which something may still ask for the top of a grave."""
WHERE = (1, SEATS[-1], SEATS[-1], 1)
"""The most in each value of a check: half, first seat, seats further, timing."""


def check_frames(duel: Duel) -> None:
    """They lead back to where the game goes on."""
    frames = duel.frames
    if duel.over != (duel.loser is not None) or (duel.over and frames):
        raise bad_value("state.over", duel.over, Expect.FITTING, other="state.loser")
    check_range("state.frames.seat", [frame.seat for frame in frames], SEATS[-1])
    for frame in frames:
        if not FLOW.runner.knows(frame):
            raise _wrong(frame, "state.frames.program")
    # Whoever was dealt to twice has the first attempt still below.
    playing = tuple(dropwhile(lambda frame: frame.program in PROGRAMS, frames))
    if playing:
        _check_playing(duel, playing)
    elif frames:
        _check_setting_up(duel, frames[-1])
    elif duel.draft is not None:
        raise bad_value("state.draft", duel.draft.action, Expect.FITTING, other="state.frames")


def _wrong(frame: Frame, other: str) -> Refused:
    return bad_value("state.frames", frame.program, Expect.FITTING, other=other)


def _check_playing(duel: Duel, frames: Sequence[Frame]) -> None:
    programs = [frame.program for frame in frames]
    for other, found in (
        ("state.resolving", programs.count("finish") + programs.count("resolved")
            == len(duel.resolving)),
        ("state.declared", programs.count("enter") == int(duel.declared is not None)),
        ("state.holder", ("return" in programs) == (duel.holder is None)),
        ("state.draft", (programs[-1] == "declare") == (duel.draft is not None)),
        ("state.frames", programs[0] == "flow" and not frames[0].values),
    ):  # fmt: skip
        if not found:
            raise _wrong(frames[-1], other)
    for at in range(1, len(frames)):
        if not _fits(duel, frames, at):
            raise _wrong(frames[at], "state")


def _fits(duel: Duel, frames: Sequence[Frame], at: int) -> bool:
    """Whether this frame has what it needs."""
    frame = frames[at]
    match frame.program:
        case "check":
            pairs = zip(frame.values, WHERE, strict=False)
            return len(frame.values) in (0, 4) and all(0 <= one <= most for one, most in pairs)
        case "grave_top":
            most = len(duel.sides[frame.seat].grave)
            return len(frame.values) == 1 and 2 <= frame.values[0] <= most
        case "declare":
            return len(frames) == 2 and frame.seat == duel.holder and not frame.values
        case program if program in LATE:
            return not frame.values
        case program if program in TABLE:
            return frames[at - 1].program == "finish" and _effect_fits(
                duel, frame, frames[at + 1 :]
            )
        case _:
            return False


def _effect_fits(duel: Duel, frame: Frame, above: Sequence[Frame]) -> bool:
    request = duel.resolving[-1]
    if (request.action, request.controller) != (frame.program, frame.seat):
        return False
    # B・J has its points, and that its question is open.
    counts = len(frame.values) == 2 and not frame.values[1]
    if not (counts if frame.program == "bj" else not frame.values):
        return False
    if above:
        asks = all(other.program == "grave_top" for other in above)
        return asks and (frame.program, frame.at) in HALF_DONE
    action, detail = TABLE[frame.program], request.detail
    aimed = action.targets is None or (
        detail.target is not None and action.targets.holds(duel, request, detail.target)
    )
    keyed = action.soldier is None or duel.sides[frame.seat].unit(detail.unit) is not None
    return aimed and keyed and not mask_of(detail.keys) & ~duel.laid[frame.seat]


def _check_setting_up(duel: Duel, frame: Frame) -> None:
    """Nobody has asked for anything, and what is still to be set aside is there."""
    asked = (*duel.stage, *duel.buffer, *duel.resolving, duel.declared, duel.draft)
    if frame.values or any(one is not None for one in asked):
        raise _wrong(frame, "state.stage")
    if frame.program == FIRST_PLAYER:
        return
    if frame.program != SETUP[duel.options.frame]:
        raise _wrong(frame, "state.options.frame")
    revealing = isinstance(PROGRAMS[frame.program][frame.at], RevealTrump)
    for side in duel.sides:
        if not (len(side.trumps) == TRUMPS if revealing else _can_be_dealt(side)):
            raise _wrong(frame, "state.sides")


def _can_be_dealt(side: Side) -> bool:
    whole = not (side.sealed or side.pack or side.bottom or (side.top and side.pool))
    enough = side.life >= PACK + OPENING_HAND + 2
    return whole and enough and side.hand.bit_count() <= CHOSEN_HAND
