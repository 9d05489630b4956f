"""How events carry a view forward."""

from msgspec import structs

from teban.core.event import Event
from teban.games.card_othello import events as ev
from teban.games.card_othello.cards.catalogue import NAMED
from teban.games.card_othello.cards.placed import PLACED
from teban.games.card_othello.state import COLOURS, RIVAL, Kind
from teban.games.card_othello.view import MarkerView, SelectionView, View


def fold(seen: View, event: Event) -> View:
    """The view after an event that was redacted for its viewer."""
    match event:
        case ev.TurnStarted():
            return _turn(seen, event)
        case ev.ChargeChanged(seat=seat, after=after):
            black, white = seen.charge
            return structs.replace(seen, charge=(black, after) if seat else (after, white))
        case ev.Passed(seat=seat):
            return structs.replace(seen, passes=seen.passes + 1, to_move=RIVAL[seat])
        case ev.EffectDiscarded():
            return structs.replace(seen, waiting=None)
        case ev.Over(count=count):
            return structs.replace(seen, to_move=None, count=count)
        case _:
            return _cards(_stones(seen, event), event)


def _cards(seen: View, event: Event) -> View:
    match event:
        case ev.CardDrawn(seat=seat, card=card):
            return _decked(_gained(seen, seat, card), seat, -1)
        case ev.CardPlayed():
            return _played(seen, event)
        case ev.SelectionOpened(seat=seat, card=name, shown=shown):
            return structs.replace(seen, selection=SelectionView(seat, name, 0, None, shown))
        case ev.TargetChosen():
            return _chosen(seen, event)
        case ev.SelectionClosed():
            return structs.replace(seen, selection=None)
        case ev.CardCancelled(seat=seat, card=name):
            after = _gained(seen, seat, name)
            return structs.replace(after, used=None, discard=seen.discard[:-1])
        case ev.CardSold(seat=seat, card=name, place=place):
            return _discarded(seen, seat, place, name)
        case ev.CardResold(victim=victim, card=name):
            return _discarded(seen, victim, 0, name)
        case ev.CardCondemned(victim=victim, card=name, place=place):
            return _discarded(seen, victim, place, name)
        case ev.CardGained(seat=seat, card=card):
            return _gained(seen, seat, card)
        case ev.CardTaken():
            return _taken(seen, event)
        case _:
            return seen


def _stones(seen: View, event: Event) -> View:
    match event:
        case ev.StonePlaced():
            return _placed(seen, event)
        case ev.StoneSpawned(seat=seat, cell=cell):
            after = _painted(seen, cell, COLOURS[seat])
            return structs.replace(after, sprouts=tuple(sorted((*after.sprouts, cell))))
        case ev.StoneFlipped(cell=cell, to=to) | ev.StoneRestored(cell=cell, to=to):
            return _painted(seen, cell, COLOURS[to])
        case ev.StoneRecolored():
            return _recoloured(seen, event)
        case ev.StoneMoved(origin=one, cell=other) | ev.StonesTransposed(first=one, second=other):
            return _exchanged(seen, one, other)
        case ev.StoneDestroyed(cell=cell):
            markers = tuple(marker for marker in seen.markers if marker.cell != cell)
            return structs.replace(_painted(seen, cell, "."), markers=markers)
        case ev.MarkerAdded(cell=cell, marker=kind, owner=owner, counter=counter):
            return _marked(seen, MarkerView(cell, kind, owner, counter))
        case ev.MarkerTicked():
            return _ticked(seen, event)
        case ev.MarkerRemoved(cell=cell, marker=kind):
            left = tuple(m for m in seen.markers if (m.cell, m.kind) != (cell, kind))
            return structs.replace(seen, markers=left)
        case _:
            return seen


def _turn(seen: View, event: ev.TurnStarted) -> View:
    grown = COLOURS[event.seat]
    return structs.replace(
        seen,
        to_move=event.seat,
        turn=event.number,
        used=None,
        waiting=None,
        placements=1,
        sprouts=tuple(cell for cell in seen.sprouts if seen.board[cell] != grown),
    )


def _gained(seen: View, seat: int, card: str | None) -> View:
    hand = seen.hands[seat]
    return _held(seen, seat, hand + 1 if isinstance(hand, int) else (*hand, str(card)))


def _lost(seen: View, seat: int, place: int) -> View:
    hand = seen.hands[seat]
    left = hand - 1 if isinstance(hand, int) else (*hand[:place], *hand[place + 1 :])
    return _held(seen, seat, left)


def _held(seen: View, seat: int, hand: tuple[str, ...] | int) -> View:
    return structs.replace(seen, hands=(seen.hands[0], hand) if seat else (hand, seen.hands[1]))


def _decked(seen: View, seat: int, change: int) -> View:
    black, white = seen.decks
    decks = (black, white + change) if seat else (black + change, white)
    return structs.replace(seen, decks=decks)


def _discarded(seen: View, seat: int, place: int, card: str) -> View:
    return structs.replace(_lost(seen, seat, place), discard=(*seen.discard, card))


def _played(seen: View, event: ev.CardPlayed) -> View:
    after = _discarded(seen, event.seat, event.place, event.card)
    waits = PLACED.get(NAMED[event.card])
    if waits is None:
        return structs.replace(after, used=event.card)
    return structs.replace(after, used=event.card, waiting=event.card, placements=waits.placements)


def _chosen(seen: View, event: ev.TargetChosen) -> View:
    selection = seen.selection
    assert selection is not None
    again = structs.replace(selection, picks=selection.picks + 1, chosen=event.cell)
    return structs.replace(seen, selection=again)


def _painted(seen: View, cell: int, letter: str) -> View:
    board = f"{seen.board[:cell]}{letter}{seen.board[cell + 1 :]}"
    sprouts = tuple(other for other in seen.sprouts if other != cell)
    return structs.replace(seen, board=board, sprouts=sprouts)


def _placed(seen: View, event: ev.StonePlaced) -> View:
    after = structs.replace(_painted(seen, event.cell, COLOURS[event.seat]), passes=0)
    left = seen.placements - 1
    mover = event.seat if left else RIVAL[event.seat]
    after = structs.replace(after, waiting=None, placements=left, to_move=mover)
    if event.look not in Kind.__members__:
        return after
    return _marked(after, MarkerView(event.cell, str(event.look), event.seat, event.counter))


def _marked(seen: View, marker: MarkerView) -> View:
    return structs.replace(seen, markers=(*seen.markers, marker))


def _recoloured(seen: View, event: ev.StoneRecolored) -> View:
    after = _painted(seen, event.cell, COLOURS[event.to])
    markers = tuple(
        structs.replace(marker, owner=event.to) if marker.cell == event.cell else marker
        for marker in seen.markers
    )
    return structs.replace(after, markers=markers)


def _exchanged(seen: View, one: int, other: int) -> View:
    to = {one: other, other: one}
    cells = [*seen.board]
    cells[one], cells[other] = cells[other], cells[one]
    return structs.replace(
        seen,
        board="".join(cells),
        sprouts=tuple(sorted(to.get(cell, cell) for cell in seen.sprouts)),
        markers=tuple(
            structs.replace(marker, cell=to.get(marker.cell, marker.cell))
            for marker in seen.markers
        ),
    )


def _ticked(seen: View, event: ev.MarkerTicked) -> View:
    markers = tuple(
        structs.replace(marker, counter=event.counter)
        if (marker.cell, marker.kind) == (event.cell, event.marker)
        else marker
        for marker in seen.markers
    )
    return structs.replace(seen, markers=markers)


def _taken(seen: View, event: ev.CardTaken) -> View:
    after = _lost(seen, event.victim, 0)
    if event.to_deck:
        return _decked(after, event.seat, 1)
    return _gained(after, event.seat, event.card)
