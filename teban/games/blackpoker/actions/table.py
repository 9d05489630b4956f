"""All actions, and which of them a table plays with."""

from functools import cache

from teban.flow.request import Timing
from teban.games.blackpoker.actions import basic, frame, magic, quick, summon
from teban.games.blackpoker.actions.action import Action
from teban.games.blackpoker.options import Format, Frame
from teban.games.blackpoker.space import ACTIONS as ORDER

_ALL = (
    *basic.ACTIONS,
    *summon.ACTIONS,
    *quick.ACTIONS,
    *magic.ACTIONS,
    *frame.ACTIONS,
)
TABLE: dict[str, Action] = {action.key: action for action in _ALL}
assert set(TABLE) == set(ORDER)
ONCE = {action.key: 1 << at for at, action in enumerate(a for a in _ALL if a.once)}


@cache
def menu(format: Format, frame: Frame, timing: Timing) -> tuple[Action, ...]:
    """What may be asked for: everything, or only what is quick."""
    return tuple(
        action
        for action in (TABLE[key] for key in ORDER)
        if not action.triggered
        and format in action.formats
        and frame in action.frames
        and (timing is Timing.MAIN or action.timing is Timing.QUICK)
    )
