"""The contract, as checks of one game: each plays a table from a seed and fails by assertion.

The checks of what is hidden are in `secrecy.py`.
"""

from collections.abc import Callable
from functools import partial
from itertools import islice
from random import Random

import msgspec
import pytest

from teban.core.event import Event, redact_all, wire
from teban.core.game import State
from teban.core.ids import SeatId
from teban.core.match import Answer, Match, Submission
from teban.core.record import decode, replay
from teban.core.refused import Refused, Why
from tests.contract.play import choose, finish, new_match, plain, steps, told
from tests.contract.tables import Table

TRIED = 40
"""Actions of one moment, at most."""
GARBAGE = ("", " ", "?", "\0", "nonsense", "99999", "-1", "None", "a" * 500, "\u3000", "🀄")


def check_random_play(table: Table, seed: int) -> None:
    size = table.game.actions(table.options)
    length = {len(table.new(seed).observe(seat)) for seat in table.seats}
    assert len(length) == 1
    last = table.new(seed)
    for step in steps(table, seed):
        check_questions(table, step.before, size)
        assert step.before.result() is None
        assert step.after.ply == step.before.ply + 1
        assert step.after.luck.draws >= step.before.luck.draws, "chance was wound back"
        assert all(type(event) in table.game.events for event in step.events)
        assert {len(step.after.observe(seat)) for seat in table.seats} == length
        last = step.after
    result = last.result()
    assert result is not None
    assert len(result.points) == len(table.seats)
    assert last.actors() == ()
    for seat in table.seats:
        refused(partial(last.decision, seat))


def check_questions(table: Table, state: State, size: int) -> None:
    """One position: what is asked makes sense, and asking changes nothing."""
    before = plain(state.dump())
    actors = state.actors()
    assert actors
    assert list(actors) == sorted(set(actors))
    assert set(actors) <= set(table.seats)
    for seat in table.seats:
        if seat in actors:
            check_decision(table, state, seat, size)
        else:
            refused(partial(state.decision, seat))
        assert all(type(number) is int for number in state.observe(seat))
        hash(state.knowledge(seat))
    for viewer in table.viewers:
        hash(state.key(viewer))
        plain(state.view(viewer))
    assert plain(state.dump()) == before


def check_decision(table: Table, state: State, seat: SeatId, size: int) -> None:
    decision = state.decision(seat)
    assert decision == state.decision(seat)
    assert decision.seat == seat
    assert decision.legal
    assert list(decision.legal) == sorted(set(decision.legal))
    assert set(decision.legal) <= set(range(size))
    assert table.game.default_action(decision) in decision.legal
    names = [state.name(action, seat) for action in decision.legal]
    assert len(set(names)) == len(names)
    assert [state.parse(name, seat) for name in names] == list(decision.legal)


def check_clones_are_apart(table: Table, seed: int) -> None:
    for step in islice(steps(table, seed), 0, 14, 3):
        before = plain(step.before.dump())
        first, second = step.before.clone(), step.before.clone()
        assert plain(first.dump()) == before
        future = finish(first, Random(seed))
        assert plain(step.before.dump()) == plain(second.dump()) == before
        assert finish(second, Random(seed)) == future


def check_swift_play(table: Table, seed: int) -> None:
    """Questions that answer themselves lead to where their only answers lead."""
    slow, quick, random = table.new(seed), table.new(seed), Random(seed)
    quick.swift = True
    while actors := slow.actors():
        seat = actors[0]
        asked = slow.decision(seat)
        if len(asked.legal) == 1 and (quick.actors() != actors or quick.decision(seat) != asked):
            slow.apply(asked.legal[0], seat)
            continue
        assert quick.actors() == actors
        assert quick.decision(seat) == asked
        action = random.choice(asked.legal)
        slow.apply(action, seat)
        quick.apply(action, seat)
    assert quick.actors() == ()
    assert quick.result() == slow.result()


def check_save_and_load(table: Table, seed: int) -> None:
    """A game that is saved and loaded at every ply is the game that never was."""
    loaded = table.new(seed)
    for step in steps(table, seed):
        for data in (
            msgspec.json.decode(msgspec.json.encode(loaded.dump())),
            msgspec.msgpack.decode(msgspec.msgpack.encode(loaded.dump())),
        ):
            loaded = table.game.load(data)
            assert plain(loaded.dump()) == plain(step.before.dump())
        for viewer in table.viewers:
            assert told(loaded, viewer, []) == told(step.before, viewer, [])
            assert loaded.key(viewer) == step.before.key(viewer)
        events: list[Event] = []
        loaded.apply(step.action, step.seat, events)
        assert wired(events) == wired(step.events)
    assert loaded.result() is not None


def check_records(table: Table, seed: int) -> None:
    """A match, its record, its replay, and the match taken up again from the record."""
    random = Random(seed)
    match = new_match(table, seed)
    happened: list[list[bytes]] = []
    pause = random.randrange(10)
    while match.state.actors():
        before = [match.update(viewer).seen for viewer in table.viewers]
        if len(match.lines) == pause:
            match.resume()
        else:
            submit_one(match, random)
        now = [
            plain(match.update(viewer, since).events)
            for viewer, since in zip(table.viewers, before, strict=True)
        ]
        happened.append(now)
    record = decode(match.record().encode())
    assert record.lines == match.record().lines
    again = [
        [plain(redact_all(events, viewer)) for viewer in table.viewers]
        for _, events, _ in replay(table.game, record)
    ]
    assert again == happened
    first = [wired(events) for _, events, _ in replay(table.game, record)]
    assert [wired(events) for _, events, _ in replay(table.game, record)] == first
    restored = Match(table.game, record)
    assert plain(restored.state.dump()) == plain(match.state.dump())
    for viewer in table.viewers:
        assert plain(restored.update(viewer)) == plain(match.update(viewer))


def submit_one(match: Match, random: Random, now: int = 0) -> tuple[Submission, Answer]:
    seat = random.choice(match.state.actors())
    decision = match.seat(seat).decision
    name = match.state.name(choose(match.state, seat, random), seat)
    submission = Submission(seat, decision.number, (name,), f"{seat}/{decision.number}")
    return submission, match.submit(submission, now)


def check_no_dead_ends(table: Table, seed: int) -> None:
    random, size = Random(seed), table.game.actions(table.options)
    for step in steps(table, seed):
        for seat in step.before.actors():
            legal = step.before.decision(seat).legal
            for action in random.sample(legal, min(len(legal), TRIED)):
                world = step.before.clone()
                world.apply(action, seat)
                if world.result() is None:
                    check_questions(table, world, size)
                else:
                    assert not world.actors()


def check_illegal_input(table: Table, seed: int) -> None:
    random = Random(seed)
    size = table.game.actions(table.options)
    for step in steps(table, seed):
        state, before = step.before, plain(step.before.dump())
        for seat in (*table.seats, SeatId(-1), SeatId(len(table.seats))):
            legal = state.decision(seat).legal if seat in state.actors() else ()
            illegal = sorted(set(range(size)) - set(legal))
            few = random.sample(illegal, min(4, len(illegal)))
            for action in (-1, -size, size, size + 7, 1 << 70, *few):
                refuse_apply(table, state, action, seat)
            assert plain(state.dump()) == before
        for text in (*GARBAGE, *spellings(state.name(step.action, step.seat))):
            refused(partial(state.parse, text, step.seat), table)
        assert plain(state.dump()) == before
    final = table.new(seed)
    finish(final, Random(seed))
    before = plain(final.dump())
    for seat in table.seats:
        refuse_apply(table, final, 0, seat)
    assert plain(final.dump()) == before


def spellings(name: str) -> tuple[str, ...]:
    """The same notation in other spellings: a log must have one for each action."""
    return f" {name}", f"{name} ", f"{name}\n", f"{name}\0", name + name


def refuse_apply(table: Table, state: State, action: int, seat: SeatId) -> None:
    events: list[Event] = []
    refused(partial(state.apply, action, seat, events), table)
    assert not events


def refused(ask: Callable[[], object], table: Table | None = None) -> Refused:
    with pytest.raises(Refused) as caught:
        ask()
    if table is not None:
        assert caught.value.code in {*Why, *table.game.codes}
    return caught.value


def check_resend(table: Table, seed: int) -> None:
    """Sending again does nothing, after a restart too; an old decision cannot be answered."""
    random = Random(seed)
    match = new_match(table, seed)
    while match.state.actors():
        submission, answer = submit_one(match, random)
        before = plain(match.state.dump()), len(match.lines)
        assert match.submit(submission) == answer
        assert Match(table.game, match.record()).submit(submission) == answer
        late = msgspec.structs.replace(submission, id="late")
        code = refused(partial(match.submit, late), table).code
        assert code in {Why.DECISION_PASSED, Why.NOT_YOUR_TURN, Why.GAME_OVER}
        assert (plain(match.state.dump()), len(match.lines)) == before
        if len(match.lines) > 30:
            break


def check_events_fold(table: Table, seed: int) -> None:
    for step in steps(table, seed):
        for viewer in table.viewers:
            view = step.before.view(viewer)
            for event in redact_all(step.events, viewer):
                view = table.game.fold(view, event)
            assert view == step.after.view(viewer), f"folded for {viewer}"


def wired(events: list[Event]) -> bytes:
    return plain([wire(event) for event in events])
