"""Standing orders, as a check of one game that has some."""

from random import Random

from teban.core.event import Event, redact_all
from teban.core.ids import Viewer
from teban.core.match import Match, Submission
from teban.core.record import decode, opening, replay
from teban.core.standing import ORDER, Ordered, Withdrawn
from tests.contract.checks import submit_one
from tests.contract.play import LONGEST, new_match, plain
from tests.contract.tables import Table


def check_standing_orders(table: Table, seed: int) -> None:
    """A game with orders given at random: it repeats, it folds, and it tells nothing more."""
    random = Random(seed)
    match = new_match(table, seed)
    followers = [Follower(match, viewer) for viewer in table.viewers]
    while match.state.actors():
        assert match.state.ply < LONGEST, "the game does not end"
        if random.random() < 0.1:
            name = random.choice([*table.game.orders])
            match.order(random.choice(table.seats), name, on=random.random() < 0.7)
        else:
            submit_one(match, random)
        for follower in followers:
            follower.follow()
    assert any(line.by == ORDER for line in match.lines)
    check_restored(table, match)
    check_by_hand(table, match, seed)


class Follower:
    """Somebody who builds the table from what they are told."""

    def __init__(self, match: Match, viewer: Viewer) -> None:
        self.match, self.viewer = match, viewer
        self.seen = 0
        self.view = match.update(viewer).view
        self.orders: set[tuple[int, str]] = set()

    def follow(self) -> None:
        update = self.match.update(self.viewer, self.seen)
        self.seen = update.seen
        for event in update.events:
            self.view = self.match.game.fold(self.view, event)
            if isinstance(event, Ordered):
                self.orders.add((event.seat, event.order))
            elif isinstance(event, Withdrawn):
                self.orders.remove((event.seat, event.order))
        assert self.view == update.view, f"folded for {self.viewer}"
        standing = {(seat, name) for seat, names in enumerate(update.orders) for name in names}
        assert self.orders == standing


def check_restored(table: Table, match: Match) -> None:
    record = decode(match.record().encode())
    happened: list[Event] = []
    opening(table.game, record, happened)
    happened += [event for _, events, _ in replay(table.game, record) for event in events]
    restored = Match(table.game, record)
    assert restored.lines == match.lines
    assert plain(restored.state.dump()) == plain(match.state.dump())
    for viewer in table.viewers:
        assert plain(restored.update(viewer)) == plain(match.update(viewer))
        assert list(match.update(viewer).events) == redact_all(happened, viewer)


def check_by_hand(table: Table, match: Match, seed: int) -> None:
    """Players who give the same answers themselves tell everybody the same."""
    typed = new_match(table, seed)
    for number, line in enumerate(match.lines):
        if line.actor is not None:
            decision = typed.seat(line.actor).decision
            typed.submit(Submission(line.actor, decision.number, (line.do,), str(number)))
    for viewer in table.viewers:
        assert plain(typed.update(viewer).events) == plain(unordered(match.update(viewer).events))
        assert plain(typed.update(viewer).view) == plain(match.update(viewer).view)


def unordered(events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if not isinstance(event, Ordered | Withdrawn)]
