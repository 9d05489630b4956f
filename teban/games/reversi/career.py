"""What a player keeps between games: items, badges, and the counts that badges look at."""

from collections.abc import Sequence

from msgspec import structs

from teban.core.career import Entry, Ledger
from teban.core.event import Event
from teban.core.ids import SeatId
from teban.core.result import Result
from teban.games.reversi import events as ev
from teban.games.reversi.options import MOST_OF_A_KIND, Options, Profile, starter

ITEM, BADGE, COUNT = "item", "badge", "count"
GAMES, WINS, STREAK = "games", "wins", "streak"


def newcomer(options: Options) -> Profile:
    """The starter kit, where it is of use."""
    return starter() if options.items else Profile(earns=True)


def facing(private: Profile, levels: Sequence[int | None]) -> Profile:
    """The profile with the level on the other side, for the badges that count it."""
    return structs.replace(private, rival_level=levels[0]) if private.earns else private


def brings(options: Options, ledger: Ledger) -> Profile:
    """The profile of somebody with this history."""
    return Profile(
        earns=True,
        items=holds(ledger) if options.items else {},
        badges={name: count for (kind, name), count in ledger.items() if kind == BADGE},
        games=ledger.get((COUNT, GAMES), 0),
        wins=ledger.get((COUNT, WINS), 0),
        streak=ledger.get((COUNT, STREAK), 0),
    )


def holds(ledger: Ledger) -> dict[str, int]:
    """What somebody has earned and not used; the starter kit is there from the beginning."""
    kit = starter().items
    names = {name for kind, name in ledger if kind == ITEM} | set(kit)
    counts = {name: kit.get(name, 0) + ledger.get((ITEM, name), 0) for name in sorted(names)}
    return {name: max(0, min(MOST_OF_A_KIND, count)) for name, count in counts.items()}


def earned(event: Event) -> Sequence[Entry]:
    """Badges bring items, and using an item takes it away."""
    match event:
        case ev.Badge(seat=seat, badge=badge, reward=reward):
            given = [Entry(SeatId(seat), ITEM, name, count) for name, count in reward.items()]
            return [Entry(SeatId(seat), BADGE, badge), *given]
        case ev.Item(seat=seat, item=item):
            return [Entry(SeatId(seat), ITEM, item, -1)]
        case _:
            return ()


def finished(result: Result, private: Sequence[Profile]) -> Sequence[Entry]:
    """Games, wins, and wins in a row."""
    entries = []
    for number, profile in enumerate(private):
        if not profile.earns:
            continue
        seat = SeatId(number)
        won = result.winner == seat
        entries.append(Entry(seat, COUNT, GAMES))
        if won:
            entries.append(Entry(seat, COUNT, WINS))
        if won or profile.streak:
            entries.append(Entry(seat, COUNT, STREAK, 1 if won else -profile.streak))
    return entries
