"""What an action (アクション) is made of."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from teban.core.decision import Decision, Flag
from teban.core.frames import Events, Frame, Op
from teban.core.ids import Action as Pick
from teban.core.ids import SeatId
from teban.flow.request import Speed, Timing
from teban.games.blackpoker import space
from teban.games.blackpoker.cards import CardSet
from teban.games.blackpoker.keys import Keys
from teban.games.blackpoker.options import Format
from teban.games.blackpoker.options import Frame as FrameName
from teban.games.blackpoker.state import Asked, Duel, Target


class Type(Enum):
    """アクションタイプ"""

    BASIC = "基本"
    SUMMON = "召喚"
    QUICK_MAGIC = "速攻魔法"
    MAGIC = "通常魔法"
    PACK = "パック"
    TRUMP = "切札"
    SOLDIER = "兵士起因"


PICKS = ("key", "key_soldier", "drive", "discard", "sacrifice", "target")
"""The kinds of picks by which a request is declared; nobody else knows of them."""
LSPM = tuple(Format)
SPM = LSPM[1:]
PM = LSPM[2:]
M = LSPM[3:]


class Targets(Protocol):
    """What requests may aim at."""

    name: str

    def all(self, duel: Duel, seat: SeatId, own: Asked | None, keys: tuple[int, ...]) -> list[Pick]:
        """What a request of this controller with these keys may aim at (`own`, itself, never)."""

    def holds(self, duel: Duel, request: Asked, target: Target) -> bool:
        """R-16: whether a request may still aim at what it was aimed at."""


Effect = Callable[[Duel, Asked, Events], None]


@dataclass(frozen=True, eq=False)
class Action:
    """The definition of one action."""

    key: str
    ja: str
    type: Type
    effect: Sequence[Op[Duel]]
    speed: Speed = Speed.NORMAL
    timing: Timing = Timing.QUICK
    formats: tuple[Format, ...] = LSPM
    frames: tuple[FrameName, ...] = tuple(FrameName)
    triggered: bool = False
    """誘発: nobody asks for it."""
    keys: Keys | None = None
    key_mask: Callable[[Duel, SeatId], CardSet] | None = None
    """Which cards can be keys now, where a target must fit them."""
    rare_key: bool = False
    """The rare card is the key."""
    soldier: Callable[[Duel, SeatId], list[int]] | None = None
    """The places of soldiers that can be the key."""
    cost: str = ""
    """B, L, D, S, K, paid from left to right."""
    once: bool = False
    """Once a turn."""
    condition: Callable[[Duel, SeatId], bool] | None = None
    targets: Targets | None = None
    drives: int = field(init=False)
    """B symbols in the price."""
    discards: int = field(init=False)
    """D symbols in the price."""
    sacrifices: bool = field(init=False)
    """Whether S is in the price."""
    picks: tuple[str, ...] = field(init=False)
    """The kinds of picks that declare it, in order."""
    plain: Effect | None = field(init=False)
    """The whole effect, if it is one step without a question."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "drives", self.cost.count("B"))
        object.__setattr__(self, "discards", self.cost.count("D"))
        object.__setattr__(self, "sacrifices", "S" in self.cost)
        picks = (
            *("key",) * (self.keys.picks if self.keys else 0),
            *("key_soldier",) * bool(self.soldier),
            *("drive",) * self.drives,
            *("discard",) * self.discards,
            *("sacrifice",) * self.sacrifices,
            *("target",) * bool(self.targets),
        )
        object.__setattr__(self, "picks", picks)
        only = self.effect[0] if len(self.effect) == 1 else None
        object.__setattr__(self, "plain", only.what if isinstance(only, Do) else None)


def spell(
    key: str,
    ja: str,
    keys: Keys,
    effect: Sequence[Op[Duel]],
    aim: Targets | None = None,
    cost: str = "",
    formats: tuple[Format, ...] = LSPM,
    *,
    quick: bool,
    speed: Speed = Speed.NORMAL,
) -> Action:
    """A magic: at any time (速攻魔法), or in one's own turn (通常魔法)."""
    return Action(
        key,
        ja,
        Type.QUICK_MAGIC if quick else Type.MAGIC,
        effect,
        speed=speed,
        timing=Timing.QUICK if quick else Timing.MAIN,
        keys=keys,
        targets=aim,
        cost=cost,
        formats=formats,
    )


def always(*picks: Pick) -> Callable[[Duel, Asked], Sequence[Pick]]:
    """The same to choose from whatever the position."""
    return lambda duel, request: picks


def own_hand(duel: Duel, request: Asked) -> Sequence[Pick]:
    """Any card of the hand of whoever asks."""
    return space.cards_of(duel.sides[request.controller].hand)


def own_grave(duel: Duel, request: Asked) -> Sequence[Pick]:
    """Any card of the grave of whoever asks."""
    return space.cards(duel.sides[request.controller].grave)


class Do:
    """A step without a question."""

    def __init__(self, what: Effect) -> None:
        self.what = what

    def run(self, duel: Duel, frame: Frame, events: Events) -> None:
        self.what(duel, duel.resolving[-1], events)


class Choose:
    """A step with one question that is answered once; skipped where there is no option."""

    def __init__(
        self,
        kind: str,
        options: Callable[[Duel, Asked], Sequence[Pick]],
        take: Callable[[Duel, Asked, Pick, Events], None],
        *,
        who: Callable[[Duel, Asked], SeatId] | None = None,
        shown: Callable[[Duel, Asked], Sequence[int]] | None = None,
        flags: Flag = Flag.NONE,
    ) -> None:
        self.kind, self.options, self.answer = kind, options, take
        self.who, self.shown, self.flags = who, shown, flags

    def decision(self, duel: Duel, frame: Frame) -> Decision | None:
        request = duel.resolving[-1]
        legal = self.options(duel, request)
        if not legal:
            return None
        return Decision(
            self.kind,
            self.who(duel, request) if self.who else request.controller,
            tuple(sorted(legal)),
            source=request.action,
            shown=tuple(self.shown(duel, request)) if self.shown else (),
            flags=self.flags,
        )

    def take(self, duel: Duel, frame: Frame, action: Pick, events: Events) -> bool:
        duel.picks = (action,)
        return True

    def run(self, duel: Duel, frame: Frame, events: Events) -> None:
        """Do what was chosen, if there was a choice."""
        picks, duel.picks = duel.picks, ()
        for pick in picks:
            self.answer(duel, duel.resolving[-1], pick, events)


class PickSome:
    """A step with as many picks as it takes, and a `done` after them; then something is done.

    The last word is always the same, so that it does not tell how many picks came before it.
    """

    def __init__(
        self,
        kind: str,
        options: Callable[[Duel, Asked], tuple[Sequence[Pick], int]],
        done: Callable[[Duel, Asked, Events], None],
        *,
        who: Callable[[Duel, Asked], SeatId] | None = None,
        flags: Flag = Flag.NONE,
    ) -> None:
        self.kind, self.options, self.done = kind, options, done
        self.who, self.flags = who, flags

    def decision(self, duel: Duel, frame: Frame) -> Decision | None:
        """The next pick. The picks so far are in `duel.picks`."""
        request = duel.resolving[-1]
        legal, left = self.options(duel, request)
        if not legal and not duel.picks:
            return None
        return Decision(
            self.kind,
            self.who(duel, request) if self.who else request.controller,
            tuple(sorted(legal)) or (space.DONE,),
            source=request.action,
            picks=left,
            flags=self.flags,
        )

    def take(self, duel: Duel, frame: Frame, action: Pick, events: Events) -> bool:
        """Note the pick, or that it was the last."""
        if action == space.DONE:
            return True
        duel.picks = (*duel.picks, action)
        return False

    def run(self, duel: Duel, frame: Frame, events: Events) -> None:
        self.done(duel, duel.resolving[-1], events)
        duel.picks = ()
