"""What is sent to whom."""

from collections.abc import Collection, Hashable

import msgspec

from teban.core.attempt import names_of
from teban.core.decision import Decision, Flag
from teban.core.ids import SeatId, Viewer
from teban.core.match import Match
from teban.core.match import Update as Known
from teban.server import wire
from teban.server.connection import Connection
from teban.server.storage.store import now

_encode = msgspec.json.Encoder().encode


class AtWork(msgspec.Struct, frozen=True):
    """What everybody is shown of the computer players."""

    seats: tuple[SeatId, ...] = ()
    """Who is thinking."""
    decided: tuple[str, ...] = ()
    """For each seat, who had the word in its last choice."""


NOBODY = AtWork()


class Told:
    """Sends everybody what they have not been sent."""

    def __init__(self, lines: Collection[Connection]) -> None:
        self._lines = lines
        self._thinking: tuple[SeatId, ...] = ()
        """Who is shown at work."""

    def everybody(self, message: wire.Outgoing) -> None:
        """Send the same to all lines."""
        data = _encode(message)
        for line in self._lines:
            line.send_bytes(data)

    def news(self, match: Match, work: AtWork) -> None:
        """Send an update to everybody who sees something new in the match."""
        at = now()
        known: dict[tuple[Viewer, int], Known] = {}
        sent: dict[tuple[Viewer, int], bytes] = {}
        for line in self._lines:
            key = line.viewer, line.seen.get(line.viewer, 0)
            if key not in known:
                known[key] = match.update(*key, at)
            # Whoever sees nothing new is sent nothing: the others' half-made choices are theirs.
            if line.told == _fresh(line.viewer, known[key]):
                continue
            if key not in sent:
                sent[key] = _encode(_update(match, *key, known[key], work))
            _send(line, known[key], sent[key])
            self._thinking = work.seats

    def look(self, line: Connection, match: Match, work: AtWork) -> None:
        """Send one line an update, whether it is new or not."""
        key = line.viewer, line.seen.get(line.viewer, 0)
        known = match.update(*key, now())
        _send(line, known, _encode(_update(match, *key, known, work)))

    def thinking(self, seats: tuple[SeatId, ...]) -> None:
        """Show who is at work: once, and not again for every pick of one choice."""
        if seats != self._thinking:
            self._thinking = seats
            self.everybody(wire.Thinking(seats))


def update(match: Match, viewer: Viewer, since: int, work: AtWork = NOBODY) -> wire.Update:
    """Everything a viewer may know."""
    return _update(match, viewer, since, match.update(viewer, since, now()), work)


def outcome(match: Match) -> wire.Outcome | None:
    """How it ended, if it has."""
    result = match.result()
    if result is None:
        return None
    return wire.Outcome(result.points, result.ranks, match.state.result() is None)


def over(match: Match) -> wire.Over:
    """What nobody could know before the end."""
    record = match.record()
    return wire.Over(record.seed, record.nonce)


def _send(line: Connection, known: Known, data: bytes) -> None:
    line.seen[line.viewer] = known.seen
    line.told = _fresh(line.viewer, known)
    line.send_bytes(data)


def _fresh(viewer: Viewer, known: Known) -> Hashable:
    """What is different whenever an update would be; a view changes by events only."""
    number = known.decision.number if known.decision else None
    standing = known.deciding, known.absent, known.orders, known.result
    return viewer, known.seen, number, standing


def _update(match: Match, viewer: Viewer, since: int, known: Known, work: AtWork) -> wire.Update:
    return wire.Update(
        viewer=viewer,
        since=min(max(0, since), known.seen),
        seen=known.seen,
        events=known.events,
        view=known.view,
        decision=None if known.decision is None else _question(match, known.decision),
        deciding=known.deciding,
        thinking=work.seats,
        decided=work.decided,
        absent=known.absent,
        orders=known.orders,
        time_left=known.time_left,
        result=outcome(match),
        ply=match.moments(viewer),
    )


def question(decision: Decision, names: tuple[str, ...]) -> wire.Question:
    """A decision as a page or bot gets it."""
    return wire.Question(
        kind=decision.kind,
        seat=decision.seat,
        number=decision.number,
        legal=() if decision.flags & Flag.NO_HINT else decision.legal,
        names=names,
        source=decision.source,
        picks=decision.picks,
        shown=decision.shown,
        flags=int(decision.flags),
    )


def _question(match: Match, decision: Decision) -> wire.Question:
    return question(decision, names_of(match.state, decision))
