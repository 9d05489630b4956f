"""What the flow keeps track of, as the base of a game's state."""

from typing import Generic, TypeVar

from teban.core.frames import Frame
from teban.core.game import State
from teban.core.ids import NOBODY, Mask, SeatId
from teban.flow.request import Request

D = TypeVar("D")


class Flowing(State, Generic[D], kw_only=True):
    """A position of a game with interrupts; `D` is what its requests carry."""

    turn: SeatId
    """The turn player."""
    turn_number: int = 1
    holder: SeatId | None
    """Who may request or pass (チャンス); None while the rules are at work."""
    passes: Mask = NOBODY
    """The pass record (パス記録)."""
    idle: int = 0
    """How often in a row everybody has passed with nothing on the stage."""
    stage: tuple[Request[D], ...] = ()
    """ステージ, the last one on top."""
    declared: Request[D] | None = None
    """Asked for, and neither on the stage nor resolved yet."""
    resolving: tuple[Request[D], ...] = ()
    """What is being resolved; the last one has started one of those before it."""
    buffer: tuple[Request[D], ...] = ()
    """アクションバッファ: what has been triggered, until a check works it off."""
    requests: int = 0
    """Requests so far; numbers them."""
    frames: tuple[Frame, ...] = ()
    over: bool = False
