"""The ordinary case: one seat moves at a time, and everybody sees what is not marked as secret.

A game of this kind says what is true (fields), what may be done (`legal`, `notation`), what
happens (`play`) and how it ends (`result`). All else follows. One with secrets marks them
(`marks.py`) and says which worlds look alike to a seat (`disguise`).
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, ClassVar, TypeAlias

from teban.core import became, viewing
from teban.core.chance import SEED_BYTES, Luck
from teban.core.decision import Decision
from teban.core.event import Event
from teban.core.game import Game, Nothing, State
from teban.core.ids import Action, Cell, SeatId, Viewer
from teban.core.marks import OnGrid, fields, many
from teban.core.refused import Expect, Refused, Why, bad_value
from teban.core.result import Result
from teban.core.sound import check_least, check_luck, check_range

Tell: TypeAlias = Callable[[Event], None]
"""What tells that something has happened."""


class TurnState(State, kw_only=True, forbid_unknown_fields=True):
    """A position in which it is somebody's turn, until there is a result."""

    SEATS: ClassVar[int] = 2
    luck: Luck = Luck(bytes(SEED_BYTES))
    ply: int = 0
    mover: SeatId = SeatId(0)

    # What the game says

    def legal(self) -> Sequence[Action]:
        """What the mover may do, ascending."""
        raise NotImplementedError

    def play(self, action: Action, tell: Tell) -> None:
        """A legal action happens."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """The result once the game is over."""
        raise NotImplementedError

    def question(self) -> str:
        """What the decision is called: the message `decision-move` puts it in words."""
        return "move"

    def opening(self, tell: Tell) -> None:
        """What happens before anybody decides, such as a deal."""

    def next_mover(self) -> SeatId:
        """Who moves after the action that has just happened: the next seat."""
        return SeatId((self.mover + 1) % self.SEATS)

    # What follows

    @property
    def settings(self) -> Any:
        """The options of the table, where there are any."""
        return getattr(self, "options", Nothing())

    def actors(self) -> tuple[SeatId, ...]:
        """The mover, as long as there is no result."""
        return () if self.result() is not None else (self.mover,)

    def decision(self, seat: SeatId) -> Decision:
        """The mover's only question."""
        self._check_turn(seat)
        return Decision(self.question(), seat, tuple(self.legal()))

    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        """Let a legal action happen, and tell each viewer what has become of their view."""
        self._check_turn(seat)
        if action not in self.legal():
            # Of no such number, it is refused as that.
            self.notation.name(action)
            raise Refused(Why.NOT_LEGAL)
        if events is None:
            self._advance(action, _silence)
            return
        before = self._views()
        self._advance(action, events.append)
        events += became.changes(before, self._views())

    def _advance(self, action: Action, tell: Tell) -> None:
        self.play(action, tell)
        self.ply += 1
        self.mover = self.next_mover()

    def view(self, viewer: Viewer) -> Any:
        """Every field that is not secret to the viewer, and whose turn it is."""
        return viewing.view(self, viewer, None if self.result() is not None else self.mover)

    def observe(self, seat: SeatId) -> tuple[int, ...]:
        """The seat's view as numbers, and whether it is to move."""
        seen = self.view(seat)
        return (*viewing.numbers(seen, type(self)), int(seen.to_move == seat))

    def knowledge(self, seat: SeatId) -> Hashable:
        """All that is shown to the seat, where anything is hidden from anybody."""
        return self.view(seat) if viewing.has_secrets(type(self)) else ()

    def key(self, viewer: Viewer) -> Hashable:
        """All that is shown to the viewer, what they are asked, and how it has ended."""
        asked = self.decision(viewer) if viewer is not None and viewer in self.actors() else None
        return self.view(viewer), self.settings, asked, self.result()

    def check(self, game: Game) -> None:
        """Refuse a board of another size or with other letters, and numbers out of range."""
        start: TurnState = game.start(self.settings)
        check_luck("state.luck", self.luck)
        check_least("state.ply", self.ply)
        check_range("state.mover", (self.mover,), self.SEATS - 1)
        cells = 0
        for field in fields(type(self)):
            name, value = f"state.{field.name}", getattr(self, field.name)
            if isinstance(field.mark, OnGrid):
                cells, letters = len(getattr(start, field.name)), field.mark.letters
                if len(value) != cells or set(value) - {*letters}:
                    raise bad_value(name, value, Expect.LETTERS, count=cells, names=tuple(letters))
            elif many(field.kind) is Cell:
                check_range(name, value, cells - 1)

    def _views(self) -> dict[Viewer, Any]:
        return {viewer: self.view(viewer) for viewer in (None, *map(SeatId, range(self.SEATS)))}

    def _check_turn(self, seat: SeatId) -> None:
        if self.result() is not None:
            raise Refused(Why.GAME_OVER)
        if seat != self.mover:
            raise Refused(Why.NOT_YOUR_TURN, seat=seat)


def _silence(event: Event) -> None:
    pass
