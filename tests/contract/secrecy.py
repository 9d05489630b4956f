"""The contract's checks of what is hidden, each of one game from one seed.

They rest on one idea. A sampled world is one that a seat cannot tell from the true one. Let the
same thing happen in both: either the seat is told the same and knows the same afterwards, or it
is told different things and its knowledge says which. Anything else is a leak, or a memory of
something that was never told.
"""

from base64 import b64encode
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from itertools import pairwise
from random import Random
from typing import Any

from msgspec import Struct, field, structs

from teban.core.attempt import attempt
from teban.core.clock import Clock
from teban.core.decision import Flag
from teban.core.event import Event
from teban.core.game import State
from teban.core.ids import Action, SeatId, Viewer
from teban.core.match import Match, Submission
from teban.core.refused import Refused
from tests.contract.checks import submit_one
from tests.contract.play import (
    Step,
    choose,
    new_match,
    plain,
    steps,
    tells,
    told,
    truth,
    with_luck,
    without_luck,
)
from tests.contract.tables import Table

SAMPLES = 8
"""Worlds looked at each time for whether they vary."""
DEALS = 6
"""Other deals looked at; in a small game some look the same to somebody."""
PICKS = 4
"""Picks tried in a row."""
SLOW = Clock(move=10_000, bank=10_000_000)
"""Time enough to finish any random game, in which every pick costs some."""
ENOUGH = 10
"""Times after which a part of a state is judged by how often it varied."""
LEAST = 0.8
"""The share of these times in which it has to vary; chance alone may keep it as it is."""


class Tally(Struct):
    """How much was really compared: a check that skips everything proves nothing."""

    tried: int = 0
    compared: int = 0
    hidden: Counter[str] = field(default_factory=Counter)
    """How often each part of a state was seen to hide something."""
    varied: Counter[str] = field(default_factory=Counter)
    """How often it then varied in samples."""

    def check_variety(self) -> None:
        """Fail as soon as a part is clearly, always or at times, only sampled as it truly is."""
        for part, times in self.hidden.items():
            assert times < ENOUGH or self.varied[part] > LEAST * times, (
                f"{part} is hidden, but samples tell the truth: deal it anew in disguise"
            )


class Outcome(Struct, frozen=True):
    """A viewer after a step."""

    told: dict[str, bytes]
    key: Hashable
    knowledge: Hashable
    observed: tuple[int, ...]


def check_sampled_worlds(table: Table, seed: int) -> None:
    """A sampled world looks the same to its seat, and to somebody who only watches."""
    for step in steps(table, seed):
        for seat in table.seats:
            check_samples(table, step.before, seat, seed + step.before.ply)
    for seat in table.seats:
        check_samples(table, step.after, seat, seed)


def check_attempts(table: Table, seed: int) -> None:
    """Picks that are only tried change nothing, and tell the same in every world of their seat."""
    random = Random(seed)
    viewers: tuple[Viewer, ...] = (*table.seats, None)
    for step in steps(table, seed):
        state, seat = step.before, step.seat
        world = state.sample(seat, random.randrange(1 << 32))
        before = plain(state.dump())
        picks: list[str] = []
        trial = state
        while len(picks) < PICKS:
            picks.append(trial.name(choose(trial, seat, random), seat))
            found, other = (attempt(one.clone(), seat, 1, picks, viewers) for one in (state, world))
            assert found == other, f"a try of {seat} tells worlds apart: {picks}"
            if found.decision is None:
                break
            trial = trial.clone()
            trial.apply(trial.parse(picks[-1], seat), seat)
        assert plain(state.dump()) == before


def check_samples(table: Table, state: State, seat: SeatId, seed: int) -> None:
    before = plain(state.dump())
    worlds = [state.sample(seat, seed), state.sample(seat, seed + 1), state.sample(seat, seed)]
    assert plain(state.dump()) == before
    assert truth(worlds[0]) == truth(worlds[2]), "a sample depends on more than its seed"
    for viewer in (seat, None):
        true = outcome(state, viewer, [])
        for world in worlds[:2]:
            alike(outcome(world, viewer, []), true, f"sampled for {seat}")
    if state.ply % 2 == 0:
        # What cannot have come about is no world; the game's own check knows best.
        table.game.load(worlds[0].dump())
    # Luck of its own: neither the match's, nor its forced outcomes, nor another sample's.
    lucks = [state.luck.seed, worlds[0].luck.seed, worlds[1].luck.seed]
    assert len(set(lucks)) == len(lucks), "not reseeded"
    forced = with_luck(state, tape=("forced",)).sample(seat, seed).luck
    assert (forced.tape, forced.trace) == ((), None), "the tape went along"


def every_step_tells_what_is_known(table: Table, seeds: range) -> None:
    """Nobody is told more than they then know, or knows more than they were told."""
    tally = Tally()
    for seed in seeds:
        compare_every_step(table, seed, tally)
        tally.check_variety()
    assert tally.compared >= tally.tried / 2, f"only {tally.compared} of {tally.tried} compared"


def compare_every_step(table: Table, seed: int, tally: Tally) -> None:
    """Every step of a game, in the true world and in worlds sampled for every seat."""
    random = Random(seed)
    worlds: dict[SeatId, State] = {}
    for step in steps(table, seed):
        assert step.after.luck.draws >= step.before.luck.draws, "the next outcome has been seen"
        for seat in table.seats:
            # A world that has followed so far tests memory; a new one tests the sampler.
            if seat not in worlds or random.random() < 0.3:
                worlds[seat] = step.before.sample(seat, random.randrange(1 << 32))
            follow_with_other_luck(table, step, seat, worlds[seat], random)
            follower = follow(step, seat, worlds.pop(seat), tally)
            if follower is not None:
                worlds[seat] = follower
                if random.random() < 0.2:
                    note_variety(step.after, seat, [follower], random, tally)


def follow(step: Step, seat: SeatId, world: State, tally: Tally) -> State | None:
    """Take the same action with the same outcomes; the world, unless the seat can rule it out."""
    tally.tried += 1
    true_events, true_world = act(with_luck(step.before, trace=()), step.seat, step.action)
    trace = true_world.luck.trace or ()
    try:
        action = named(step, world)
        events, world = act(with_luck(world, tape=trace, trace=()), step.seat, action)
    except Refused:
        return None
    if world.luck.trace != trace:
        return None
    tally.compared += 1
    follows = True
    for viewer in (seat, None):
        here, there = outcome(true_world, viewer, true_events), outcome(world, viewer, events)
        if here.told == there.told:
            alike(here, there, f"{viewer} was told nothing of it")
        else:
            assert here.knowledge != there.knowledge, told_apart(here, there, viewer)
            # What could have been otherwise is news.
            was = outcome(step.before, viewer, []).knowledge
            assert here.knowledge != was, told_apart(here, there, viewer)
            follows &= viewer != seat
    return with_luck(world, trace=None) if follows else None


def follow_with_other_luck(
    table: Table, step: Step, seat: SeatId, world: State, random: Random
) -> None:
    """Take the same action, or one that only the other world allows, and let chance decide."""
    if step.seat not in world.actors():
        return
    legal = world.decision(step.seat).legal
    action, same = named(step, world), True
    if action not in legal:
        action, same = random.choice(legal), False
        if step.seat == seat:
            raise AssertionError("the seat's own action is not legal in a sampled world")
    events, world = act(world.clone(), step.seat, action)
    for viewer in (seat, None):
        here, there = outcome(step.after, viewer, step.events), outcome(world, viewer, events)
        if here.told == there.told:
            alike(here, there, f"{viewer} was told nothing of it")
        elif same:
            assert here.key != there.key, told_apart(here, there, viewer)


def check_private_choices_stay_private(table: Table, seed: int) -> None:
    """While a seat is still choosing in private, nobody can tell what it has picked so far."""
    random = Random(seed)
    for step in steps(table, seed):
        decision = step.before.decision(step.seat)
        if Flag.PRIVATE not in decision.flags:
            continue
        chosen = random.sample(decision.legal, min(3, len(decision.legal)))
        open_worlds = [
            (events, world)
            for action in chosen
            for events, world in [act(step.before.clone(), step.seat, action)]
            if still_private(step, world)
        ]
        for viewer in table.viewers:
            if viewer == step.seat:
                continue
            seen = [outcome(world, viewer, events) for events, world in open_worlds]
            for one, other in pairwise(seen):
                if one.told["actors"] == other.told["actors"]:
                    assert one.told == other.told, told_apart(one, other, viewer)
                    alike(one, other, f"private to {step.seat}")


def still_private(step: Step, world: State) -> bool:
    """Whether the seat goes on with this choice, or waits for the others to make theirs."""
    before, actors = step.before, world.actors()
    if step.seat not in actors:
        return bool(actors) and set(actors) == set(before.actors()) - {step.seat}
    kind = before.decision(step.seat).kind
    return set(actors) <= set(before.actors()) and world.decision(step.seat).kind == kind


def check_private_picks_leave_no_trace(table: Table, seed: int, kind: type[Match] = Match) -> None:
    """Who reconnects in the middle of somebody's private picks cannot tell how many there were."""
    for clock in (None, SLOW):
        random = Random(seed)
        match, now = new_match(table, seed, clock, kind), 0
        while match.state.actors():
            now += random.randrange(1, 2 * SLOW.move)
            before = {viewer: traces(match, viewer, now) for viewer in table.viewers}
            deciding = match.actors()
            picked, _ = submit_one(match, random, now)
            if match.actors() != deciding:
                continue
            for viewer in set(table.viewers) - {SeatId(picked.seat)}:
                if len(match.feed(viewer)) == before[viewer].told:
                    after = traces(match, viewer, now)
                    assert after == before[viewer], f"{viewer} sees that {picked.seat} has picked"


class Traces(Struct, frozen=True):
    """All that a match says to a viewer at one moment."""

    told: int
    moments: int
    update: bytes


def traces(match: Match, viewer: Viewer, now: int) -> Traces:
    told = len(match.feed(viewer))
    return Traces(told, match.moments(viewer), plain(match.update(viewer, told, now)))


def samples_vary(table: Table, seeds: range) -> None:
    """Whatever is hidden from a seat is not always as it truly is in its samples."""
    tally = Tally()
    for seed in seeds:
        look_for_variety(table, seed, tally)
    assert tally.hidden or not table.hides, (
        "nothing was ever hidden from anybody: if something is to be, mark it (Own, Secret), and"
        " let no event tell it to more than may know it (audience, knows)"
    )


def look_for_variety(table: Table, seed: int, tally: Tally) -> None:
    random = Random(seed)
    start = table.new(seed)
    for seat in table.seats:
        note_variety(start, seat, other_starts(table, seat, seed), random, tally)
    for step in steps(table, seed):
        for seat in table.seats:
            note_variety(step.after, seat, other_ends(step, seat, random), random, tally)
        tally.check_variety()


def note_variety(
    state: State, seat: SeatId, others: Iterable[State], random: Random, tally: Tally
) -> None:
    """Compare samples with the truth in all that is different in worlds the seat was not shown."""
    true = parts(state)
    hidden = {
        part for other in others for part, value in parts(other).items() if value != true[part]
    }
    if not hidden:
        return
    samples = [parts(state.sample(seat, random.randrange(1 << 32))) for _ in range(SAMPLES)]
    tally.hidden.update(hidden)
    tally.varied.update(
        part for part in hidden if any(sample[part] != true[part] for sample in samples)
    )


def parts(state: State) -> dict[str, bytes]:
    return {part: plain(value) for part, value in without_luck(state).items()}


def other_starts(table: Table, seat: SeatId, seed: int) -> Iterator[State]:
    """Starts that look the same to this seat, though something else was dealt or brought along."""
    here = told(table.new(seed), seat, [])
    deals = (table.new(DEALS * (seed + 1) + deal) for deal in range(DEALS))
    yield from (world for world in deals if tells(world, seat, [], here))
    for other in set(table.seats) - {seat}:
        for brought in (table.game.private(), *table.private):
            private = (*table.private[:other], brought, *table.private[other + 1 :])
            world = structs.replace(table, private=private).new(seed)
            if tells(world, seat, [], here):
                yield world


def other_ends(step: Step, seat: SeatId, random: Random) -> Iterator[State]:
    """Ends of a step that look the same to this seat, by another outcome or another choice."""
    true = outcome(step.after, seat, step.events)
    suspects = list[tuple[State, Outcome]]()
    drawn = step.after.luck.draws - step.before.luck.draws
    choices = [step.action] * (3 if drawn else 0)
    if seat != step.seat:
        legal = step.before.decision(step.seat).legal
        choices += random.sample(legal, min(6, len(legal)))
    for action in choices:
        start = with_luck(step.before, seed=random.randbytes(16))
        events, world = act(start, step.seat, action)
        if tells(world, seat, events, true.told):
            alike(true, outcome(world, seat, events), f"{seat} was told nothing of it")
            yield world
        elif seat != step.seat and not drawn:
            suspects.append((world, outcome(world, seat, events)))
    check_no_choice_is_told(step, seat, true, suspects, random)


def check_no_choice_is_told(
    step: Step,
    seat: SeatId,
    true: Outcome,
    others: Iterable[tuple[State, Outcome]],
    random: Random,
) -> None:
    """Who was told something else of another choice does not hold it possible afterwards."""
    known = parts(step.after)
    choices = [
        ({part: value for part, value in parts(world).items() if value != known[part]}, other)
        for world, other in others
        if other.key == true.key and world.luck.draws == step.after.luck.draws
    ]
    if not any(changed for changed, _ in choices):
        return
    for _ in range(SAMPLES):
        sample = parts(step.after.sample(seat, random.randrange(1 << 32)))
        for changed, other in choices:
            if changed and changed.items() <= sample.items():
                assert may_be_told(step, seat, changed, true), told_apart(true, other, seat)


def may_be_told(step: Step, seat: SeatId, changed: dict[str, bytes], true: Outcome) -> bool:
    """Whether some choice has this effect, and tells the seat what it was told."""
    return any(
        tells(world, seat, events, true.told) and changed.items() <= parts(world).items()
        for action in step.before.decision(step.seat).legal
        for events, world in [act(step.before.clone(), step.seat, action)]
    )


def check_the_seed_is_sent_to_nobody(table: Table, seed: int) -> None:
    """A scan of everything that is sent, for the seed in every usual spelling."""
    match = new_match(table, seed)
    random = Random(seed)
    raw = match.state.luck.seed
    tokens = [raw, raw.hex().encode(), b64encode(raw)[:-4], str(int.from_bytes(raw)).encode()]
    while match.state.actors():
        for viewer in table.viewers:
            sent = plain(match.update(viewer))
            assert not any(token in sent for token in tokens), f"the seed is sent to {viewer}"
        submit_one(match, random)


def check_submissions_are_no_probe(table: Table, seed: int) -> None:
    """Picks that end in a refusal are answered alike in every world the sender can imagine."""
    random = Random(seed)
    match = new_match(table, seed)
    while match.state.actors():
        seat = random.choice(match.state.actors())
        if random.random() < 0.1 + 0.3 * table.share:
            probe = make_probe(table, match, seat, random)
            check_probe(table, match, probe, random)
        submit_one(match, random)


def make_probe(table: Table, match: Match, seat: SeatId, random: Random) -> Submission:
    """A legal pick, then perhaps another, then anything."""
    trial = match.state.clone()
    names: list[str] = []
    while seat in trial.actors() and len(names) < 2 and (not names or random.random() < 0.5):
        action = choose(trial, seat, random)
        names.append(trial.name(action, seat))
        trial.apply(action, seat)
    # A pick that some other position would allow is the more telling question.
    asks = trial.decision(seat).legal if seat in trial.actors() else ()
    near = [other for action in asks for other in (action - 1, action, action + 1)]
    size = table.game.actions(table.options)
    last = random.choice([*near, random.randrange(size)]) % size
    number = match.seat(seat).decision.number
    return Submission(seat, number, (*names, trial.name(last, seat)), "probe")


def check_probe(table: Table, match: Match, probe: Submission, random: Random) -> None:
    here, there = (match.fork() for _ in range(2))
    there.state = match.state.sample(SeatId(probe.seat), random.randrange(1 << 32))
    before = [footprint(table, tried) for tried in (here, there)]
    answers = [answer(tried, probe) for tried in (here, there)]
    for tried, was, said in zip((here, there), before, answers, strict=True):
        if isinstance(said, int):
            assert len(tried.lines) == len(match.lines) + said
        else:
            assert footprint(table, tried) == was, "a refused submission changed something"
    if not all(isinstance(said, int) for said in answers):
        assert answers[0] == answers[1], f"{probe.actions} is a free probe"


def answer(match: Match, submission: Submission) -> Any:
    """How many picks were taken, or why none was."""
    try:
        return match.submit(submission).taken
    except Refused as refused:
        return refused.code, refused.fields


def footprint(table: Table, match: Match) -> tuple[bytes, ...]:
    sent = (plain(match.update(viewer)) for viewer in table.viewers)
    return plain(match.state.dump()), plain(match.record()), *sent


def act(world: State, seat: SeatId, action: Action) -> tuple[list[Event], State]:
    events: list[Event] = []
    world.apply(action, seat, events)
    return events, world


def named(step: Step, world: State) -> Action:
    """The step's action by its name, as the other world reads it."""
    return world.parse(step.before.name(step.action, step.seat), step.seat)


def outcome(state: State, viewer: Viewer, events: list[Event]) -> Outcome:
    key = state.key(viewer)
    if viewer is None:
        return Outcome(told(state, viewer, events), key, key, ())
    known = state.knowledge(viewer)
    return Outcome(told(state, viewer, events), key, known, state.observe(viewer))


def alike(one: Outcome, other: Outcome, why: str) -> None:
    for part in structs.fields(Outcome):
        here, there = getattr(one, part.name), getattr(other, part.name)
        assert here == there, f"{why}, but the {part.name} differs:\n{here}\n{there}"


def told_apart(one: Outcome, other: Outcome, viewer: Viewer) -> str:
    parts = [part for part in one.told if one.told[part] != other.told[part]]
    lines = [f"{part}: {one.told[part]!r}\n{other.told[part]!r}" for part in parts]
    advice = f"{viewer} is told more than it knows: hide it in the event (audience, knows) as well"
    return "\n".join([advice, *lines])
