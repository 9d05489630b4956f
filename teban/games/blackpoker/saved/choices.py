"""Half-made choices: each of their picks could be made, and the next is what is asked."""

from collections.abc import Sequence

from teban.core.refused import Expect, bad_value
from teban.games.blackpoker import space
from teban.games.blackpoker.actions.action import PickSome
from teban.games.blackpoker.actions.table import TABLE
from teban.games.blackpoker.declare import begin, next_pick, note
from teban.games.blackpoker.menu import offered
from teban.games.blackpoker.rules import FLOW
from teban.games.blackpoker.setup import PROGRAMS, RevealTrump, SetAside
from teban.games.blackpoker.state import P1, P2, Draft, Duel


def check_choices(duel: Duel) -> None:
    """A draft, picks, and the question itself."""
    if duel.draft is not None and not _can_be_drafted(duel, duel.draft):
        raise bad_value("state.draft", duel.draft.action, Expect.FITTING, other="state.sides")
    if duel.picks and not _can_be_picked(duel):
        raise bad_value("state.picks", duel.picks, Expect.FITTING, other="state.frames")
    if duel.question is None and duel.frames and duel.frames[0].program in PROGRAMS:
        # A scenario's duel that waits to be started.
        return
    # To ask makes the picks of a draft that nobody has to make.
    world = duel.clone()
    asked = FLOW.runner.pending(world)
    if asked != duel.question or world.draft != duel.draft or bool(asked) != bool(duel.frames):
        raise bad_value("state.question", duel.question, Expect.FITTING, other="state.frames")


def _can_be_drafted(duel: Duel, wanted: Draft) -> bool:
    """Whether the same picks, made once more, come to the same."""
    seat, action = duel.frames[-1].seat, TABLE.get(wanted.action)
    if action is None or space.REQUEST[action.key] not in offered(duel, seat):
        return False
    draft = begin(duel.sides[seat], action)
    while draft != wanted:
        later = _drafts(duel, draft) if len(draft.left) > len(wanted.left) else ()
        agreeing = [one for one in later if _agrees(one, wanted)]
        if not agreeing:
            return False
        draft = agreeing[0]
    return True


def _drafts(duel: Duel, draft: Draft) -> Sequence[Draft]:
    """What one more pick can make of a draft."""
    seat, found = duel.frames[-1].seat, []
    world = duel.clone()
    world.draft = draft
    _, legal = next_pick(world, seat) or ("", ())
    for pick in legal:
        world.draft = draft
        note(world, seat, pick)
        found.append(world.draft)
    return found


def _agrees(draft: Draft, wanted: Draft) -> bool:
    """Whether all that is picked in one is picked in the other."""
    return (
        draft.keys == wanted.keys[: len(draft.keys)]
        and draft.drives == wanted.drives[: len(draft.drives)]
        and draft.discards == wanted.discards[: len(draft.discards)]
        and draft.unit in (0, wanted.unit)
        and draft.sacrifice in (0, wanted.sacrifice)
        and draft.target in (None, wanted.target)
    )


def _can_be_picked(duel: Duel) -> bool:
    if not duel.frames:
        return False
    frame = duel.frames[-1]
    program = TABLE[frame.program].effect if frame.program in TABLE else PROGRAMS.get(frame.program)
    step = program[frame.at] if program else None
    if isinstance(step, RevealTrump):
        # the first choice waits for the second.
        firsts = [(space.trump(P1, at),) for at in range(space.TRUMPS)]
        return step.seat == P2 and duel.picks in firsts
    if not isinstance(step, PickSome | SetAside):
        return False
    world = duel.clone()
    world.picks = ()
    for pick in duel.picks:
        asked = FLOW.runner.pending(world)
        if asked is None or pick == space.DONE or pick not in asked.legal:
            return False
        world.picks = (*world.picks, pick)
    return True
