"""C4: until a claim is made, nothing that anybody is told depends on whether a role exists.

Every position with a role has a twin without: one card of it has another number of one digit,
so that after blotting out such numbers everything must read the same.
"""

import re
from collections.abc import Iterator

import msgspec
import pytest

from teban.core.decision import Decision, Flag
from teban.core.event import Event, redact_all
from teban.core.game import Nothing
from teban.core.ids import Action, SeatId, Viewer
from teban.core.match import Match, Submission, new_record
from teban.core.refused import Refused
from teban.games.squfibo import GAME, space
from teban.games.squfibo.cards import NAMES
from teban.games.squfibo.game import SquFiboState
from teban.games.squfibo.options import Options
from teban.games.squfibo.roles import TRIPLES, roles_with
from teban.games.squfibo.view import View
from teban.server.room.told import update
from teban.text import LANGUAGES, Text
from tests.games.squfibo.positions import A, B, look, play, position
from tests.games.squfibo.test_roles import SHAPES

VIEWERS: tuple[Viewer, ...] = (A, B, None)
TERMINAL = GAME.terminal
SAYINGS = [Text(language, GAME) for language in LANGUAGES]
ROLES = (("R9", "R9", "R9", "R4"), ("B1", "B1", "B1", "B9"), ("R16", "R4", "R1", "R9"))
"""The card placed last, the two others, and what the twin has in place of the last one."""
BLOT = re.compile(r"([RB])[149](?!\d)")


def twins(kind: type[SquFiboState] = SquFiboState) -> Iterator[tuple[SquFiboState, SquFiboState]]:
    """A role that has just been completed, and the same with another card in it."""
    for shape in sorted(SHAPES):
        for placed, second, third, other in ROLES:
            yield made(kind, shape, placed, second, third), made(kind, shape, placed, second, other)


def made(
    kind: type[SquFiboState], shape: tuple[int, ...], placed: str, second: str, third: str
) -> SquFiboState:
    cells = ["--"] * 9
    cells[shape[1]], cells[shape[2]] = second, third
    rows = [" ".join(cells[at : at + 3]) for at in (0, 3, 6)]
    return position(rows, (f"{placed} R4", "B9 B1"), kind=kind)


def complete(state: SquFiboState) -> list[Event]:
    """Place the card that makes the role, or would."""
    placed = next(name for name in ("R9", "B1", "R16") if NAMES.index(name) in state.hands[A])
    empty = [
        cell for cell in range(9) if state.cells[cell] == len(NAMES) and completes(state, cell)
    ]
    return play(state, f"place {placed} {space.CELL_NAMES[empty[0]]}")


def completes(state: SquFiboState, cell: int) -> bool:
    taken = [at for at in range(9) if state.cells[at] != len(NAMES)]
    return tuple(sorted((cell, *taken))) in SHAPES


def outputs(state: SquFiboState, events: list[Event]) -> Iterator[str]:
    """Everything that page, protocol and terminal could show to anybody, before a claim."""
    for viewer in VIEWERS:
        seen = look(state, events, viewer)
        yield msgspec.json.encode(seen.view).decode()
        yield msgspec.json.encode(seen.decision).decode()
        yield msgspec.json.encode(redact_all(events, viewer)).decode()
        for say in SAYINGS:
            for part in (TERMINAL.draw, TERMINAL.facts, TERMINAL.holdings, TERMINAL.choices):
                yield "\n".join(part(seen, say))
            yield "\n".join(TERMINAL.log(seen.events, seen.view, say))
    for seat in (A, B):
        for action in range(-1, space.ACTIONS + 1):
            yield answer(state, action, seat)


def answer(state: SquFiboState, action: Action, seat: SeatId) -> str:
    """Why an action is refused, if it is."""
    try:
        state.clone().apply(action, seat)
    except Refused as refused:
        return str(refused)
    return "taken"


def blotted(text: str) -> str:
    return BLOT.sub(r"\1#", text)


def check_nothing_tells_a_role(kind: type[SquFiboState]) -> None:
    for with_role, without in twins(kind):
        told = [complete(state) for state in (with_role, without)]
        assert with_role.placed is not None
        assert roles_with(with_role.cells, with_role.placed)
        assert not roles_with(without.cells, with_role.placed)
        here, there = (
            [blotted(text) for text in outputs(state, events)]
            for state, events in zip((with_role, without), told, strict=True)
        )
        # One by one: to explain how whole lists differ takes minutes.
        for one, other in zip(here, there, strict=True):
            assert one == other


def test_nothing_tells_a_role_before_a_claim() -> None:
    check_nothing_tells_a_role(SquFiboState)


class ShorterList(SquFiboState):
    """Only claims that are right are offered."""

    def decision(self, seat: SeatId) -> Decision:
        asked = super().decision(seat)
        if self.placed is None:
            return asked
        right = [space.CLAIM + number for number, _ in roles_with(self.cells, self.placed)]
        return msgspec.structs.replace(asked, legal=(*right, space.END))


class TurnEndsByItself(SquFiboState):
    """Nobody is asked where there is nothing to claim."""

    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        super().apply(action, seat, events)
        if self.placed is not None and not roles_with(self.cells, self.placed):
            super().apply(space.END, seat, events)


class Lit(View, frozen=True):
    roles: int = 0


class RoleInView(SquFiboState):
    """The view counts the roles."""

    def view(self, viewer: Viewer) -> View:
        shown = msgspec.structs.asdict(super().view(viewer))
        roles = [] if self.placed is None else roles_with(self.cells, self.placed)
        return Lit(**shown, roles=len(roles))


class RefusalExplains(SquFiboState):
    """A refusal says whether there is something to claim."""

    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        try:
            super().apply(action, seat, events)
        except Refused as refused:
            placed = self.placed
            found = placed is not None and bool(roles_with(self.cells, placed))
            raise Refused(refused.code, claim=found) from None


@pytest.mark.parametrize("leaky", [ShorterList, RoleInView, RefusalExplains, TurnEndsByItself])
def test_a_planted_hint_is_caught(leaky: type[SquFiboState]) -> None:
    with pytest.raises(AssertionError):
        check_nothing_tells_a_role(leaky)


def test_a_role_in_the_view_is_a_fact_of_scenarios() -> None:
    words = GAME.vocabulary(Options())
    assert not words.tells(position().view(A), A, "role")
    assert words.tells(position(kind=RoleInView).view(A), A, "role")


def test_the_claim_is_one_and_the_same_question_always() -> None:
    asked = {id(state.decision(A)) for pair in twins() for state in pair if complete(state)}
    assert len(asked) == 1
    state = position()
    play(state, "place R16 (1,1)")
    decision = state.decision(A)
    assert decision.flags == Flag.NO_HINT
    assert decision.legal == tuple(range(space.CLAIM, space.ACTIONS))
    assert len(decision.legal) == len(TRIPLES) + 1


def test_every_claim_is_taken_and_a_wrong_one_only_ends_the_turn() -> None:
    for with_role, _ in twins():
        complete(with_role)
        assert with_role.placed is not None
        right = {number for number, _ in roles_with(with_role.cells, with_role.placed)}
        for number in set(range(len(TRIPLES))) - right:
            claimed, ended = with_role.clone(), with_role.clone()
            claimed.apply(space.CLAIM + number, A)
            ended.apply(space.END, A)
            assert claimed.dump() == ended.dump()


def new_match() -> Match:
    record = new_record(GAME, Options(), [Nothing(), Nothing()], ("a", "b"), bytes(16), b"n")
    return Match(GAME, record)


def test_the_page_is_told_that_it_is_asked_and_not_what_it_may_answer() -> None:
    match = new_match()
    card = match.seat(A).view.hands[A][0]
    match.submit(Submission(A, 1, (f"place {card} (2,2)",), "one"))
    for viewer in VIEWERS:
        sent = update(match, viewer, 0)
        assert sent.decision is None or viewer == A
    asked = update(match, A, 0).decision
    assert asked is not None
    assert (asked.kind, asked.legal, asked.names, asked.shown) == ("claim", (), (), ())
    assert asked.flags == int(Flag.NO_HINT)


def test_right_and_wrong_claims_are_answered_by_as_many_messages() -> None:
    """One update for everybody, at once: nothing is held back, and nothing follows."""
    for with_role, without in twins():
        sent = []
        for state in (with_role, without):
            match = new_match()
            match.state = state
            told = complete(state)
            assert told
            placed, others = state.placed, [at for at in range(9) if state.cells[at] != len(NAMES)]
            assert placed in others
            cells = " ".join(space.CELL_NAMES[cell] for cell in others)
            number = match.seat(A).decision.number
            before = [update(match, viewer, 0).seen for viewer in VIEWERS]
            match.submit(Submission(A, number, (f"claim {cells}",), "one"))
            after = [update(match, viewer, 0) for viewer in VIEWERS]
            sent.append([one.seen > seen for one, seen in zip(after, before, strict=True)])
            assert {one.deciding for one in after} == {(B,)}
        assert sent[0] == sent[1] == [True] * len(VIEWERS)


def test_out_of_time_means_no_claim() -> None:
    match = new_match()
    match.leave(A)
    assert match.actors() == (B,)
    assert [line.do.split()[0] for line in match.lines if line.by == "absent"] == ["place", "end"]
