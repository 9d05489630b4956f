"""How a duel begins: choices of the frame, the deal, and who goes first (先攻決定)."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from teban.core.chance import Luck
from teban.core.decision import Decision, Flag
from teban.core.frames import Events, Frame, Op, push
from teban.core.ids import EVERYONE, SeatId
from teban.core.ids import Action as Pick
from teban.games.blackpoker import events as ev
from teban.games.blackpoker import space
from teban.games.blackpoker.cards import ALL, NUMBER, Card, CardSet, mask_of
from teban.games.blackpoker.options import (
    WITH_HAND_CHOICE,
    WITH_PACK,
    WITH_RARE,
    DeckList,
    Options,
    check_deck,
    check_options,
)
from teban.games.blackpoker.options import Frame as FrameName
from teban.games.blackpoker.state import P1, SEATS, Duel, Side, Trump, know
from teban.games.blackpoker.zones import (
    enter,
    life_cards,
    open_trump,
    show_top,
    take_life,
    take_lives,
    tell_moves,
    tell_turn_up,
    to_hand,
)

D = TypeVar("D", bound=Duel)

PACK = 14
OPENING_HAND, CHOSEN_HAND = 7, 3
TRUMPS = 2


def begin(kind: type[D], options: Options, decks: Sequence[DeckList], luck: Luck) -> D:
    """A duel before the first choice."""
    options = check_options(options)
    sets = [check_deck(f"private[{seat}]", deck, options.frame) for seat, deck in enumerate(decks)]
    sides = tuple(_side(SeatId(seat), deck, options) for seat, deck in enumerate(sets))
    return kind(
        luck=luck,
        ply=0,
        turn=P1,
        holder=None,
        options=options,
        sides=(sides[0], sides[1]),
        frames=(Frame(SETUP[options.frame], P1),),
    )


def _side(seat: SeatId, deck: CardSet, options: Options) -> Side:
    """R-62: the rival does not know the list, but for the one everybody has."""
    outside = ALL & ~deck
    public = outside if options.frame is FrameName.ENTRY20 else 0
    known = (outside, public, public) if seat == P1 else (public, outside, public)
    return Side(deck, pool=deck, known=known)


class SetAside:
    """Cards of one's own deck to be set aside, picked in ascending order."""

    def __init__(
        self,
        seat: SeatId,
        kind: str,
        number: int,
        done: Callable[[Duel, SeatId, tuple[int, ...], Events], None],
    ) -> None:
        self.seat, self.kind, self.number, self.done = seat, kind, number, done

    def decision(self, duel: Duel, frame: Frame) -> Decision:
        left = self.number - len(duel.picks)
        last = space.card_of(duel.picks[-1]) if duel.picks else None
        cards = life_cards(duel.sides[self.seat])
        legal = tuple(space.ascending(cards, last, left)) if left else (space.DONE,)
        return Decision(self.kind, self.seat, legal, source="setup", picks=left, flags=Flag.PRIVATE)

    def take(self, duel: Duel, frame: Frame, action: Pick, events: Events) -> bool:
        """Note the card, or that it was the last."""
        if action == space.DONE:
            return True
        duel.picks = (*duel.picks, action)
        return False

    def run(self, duel: Duel, frame: Frame, events: Events) -> None:
        picks, duel.picks = duel.picks, ()
        cards = tuple(space.card_of(pick) for pick in picks)
        side = duel.sides[self.seat]
        side.pool &= ~mask_of(cards)
        side.top = tuple(card for card in side.top if card not in cards)
        know(duel, self.seat, mask_of(cards), 1 << self.seat)
        self.done(duel, self.seat, cards, events)


def _set_trumps(duel: Duel, seat: SeatId, cards: tuple[int, ...], events: Events) -> None:
    duel.sides[seat].trumps = tuple(Trump(card, up=False) for card in cards)


def _set_hand(duel: Duel, seat: SeatId, cards: tuple[int, ...], events: Events) -> None:
    duel.sides[seat].hand = mask_of(cards)


def _set_rare(duel: Duel, seat: SeatId, cards: tuple[int, ...], events: Events) -> None:
    for card in cards:
        duel.sides[seat].rare = card


class Deal:
    """R-59: the pack, the life, the preset, the hand."""

    def run(self, duel: Duel, frame: Frame, events: Events) -> None:
        options = duel.options
        for seat in SEATS:
            if options.frame in WITH_PACK:
                _seal(duel, seat)
            duel.sides[seat].lowest = duel.sides[seat].life
            hand = OPENING_HAND - duel.sides[seat].hand.bit_count()
            bulwark, soldier, *rest = take_lives(duel, seat, 2 + hand)
            bare = options.preset_bulwark_faceup
            enter(duel, seat, bulwark, "life", events, up=False, turn=0, bare=bare)
            enter(duel, seat, soldier, "life", events, up=True, turn=0)
            to_hand(duel, seat, rest, "life", 0, events)


def _seal(duel: Duel, seat: SeatId) -> None:
    """The top cards are the pack; which ones, is settled now only if the deck is stacked."""
    side = duel.sides[seat]
    if side.top:
        side.pack, side.top = mask_of(side.top[:PACK]), side.top[PACK:]
    else:
        side.sealed = PACK


class RevealTrump:
    """R-63: both choose in secret; the first choice is noted and shown with the second."""

    def __init__(self, seat: SeatId) -> None:
        self.seat = seat

    def decision(self, duel: Duel, frame: Frame) -> Decision:
        """Which of the two trumps is turned up."""
        legal = tuple(space.trump(self.seat, at) for at in range(TRUMPS))
        return Decision("reveal_trump", self.seat, legal, source="setup", flags=Flag.PRIVATE)

    def take(self, duel: Duel, frame: Frame, action: Pick, events: Events) -> bool:
        duel.picks = (*duel.picks, action)
        return True

    def run(self, duel: Duel, frame: Frame, events: Events) -> None:
        """When both have chosen, turn them up."""
        if len(duel.picks) < len(SEATS):
            return
        picks, duel.picks = duel.picks, ()
        for pick in picks:
            open_trump(duel, *space.trump_of(pick), events)


class FirstPlayer:
    """5.5: the higher top card of the life goes first; equal ones are followed by the next."""

    def run(self, duel: Duel, frame: Frame, events: Events) -> None:
        """Turn up cards until they differ."""
        shown: tuple[list[int], list[int]] = ([], [])
        while True:
            turned = [take_life(duel, seat) for seat in SEATS]
            for seat, card in zip(SEATS, turned, strict=True):
                if card is not None:
                    shown[seat].append(card)
                    know(duel, seat, 1 << card, EVERYONE)
                    tell_turn_up(seat, card, "life", events)
            one, two = turned
            if one is None or two is None:
                _exhausted(duel, one is None, two is None, shown, events)
                return
            first = _higher(one, two)
            if events is not None:
                events.append(ev.Compared(cards=(one, two), seat=first))
            if first is not None:
                break
        duel.turn = first
        _lay_down(duel, shown, events)
        card = take_life(duel, duel.turn)
        if card is not None:
            to_hand(duel, duel.turn, (card,), "life", 0, events)
        # the extra card may be the last one.
        if not duel.sides[duel.turn].life:
            _lost(duel, duel.turn, events)


def _higher(one: Card, two: Card) -> SeatId | None:
    """Whose card is higher, if they differ."""
    if NUMBER[one] == NUMBER[two]:
        return None
    return SEATS[0] if NUMBER[one] > NUMBER[two] else SEATS[1]


def _lay_down(duel: Duel, shown: tuple[list[int], list[int]], events: Events) -> None:
    for seat in SEATS:
        if shown[seat]:
            duel.sides[seat].grave += tuple(shown[seat])
            tell_moves(seat, shown[seat], "life", "grave", EVERYONE, events)
            show_top(duel, seat, events)


def _exhausted(
    duel: Duel, one: bool, two: bool, shown: tuple[list[int], list[int]], events: Events
) -> None:
    """R-61: who cannot turn up a card loses; if neither can, everything is dealt again."""
    if one and two:
        fresh = [_side(seat, duel.sides[seat].deck, duel.options) for seat in SEATS]
        duel.sides = (fresh[0], fresh[1])
        push(duel, Frame(SETUP[duel.options.frame], P1))
        return
    _lay_down(duel, shown, events)
    _lost(duel, SEATS[0] if one else SEATS[1], events)


def _lost(duel: Duel, seat: SeatId, events: Events) -> None:
    from teban.games.blackpoker.rules import lose

    lose(duel, seat, events)
    duel.over, duel.frames, duel.holder = True, (), None


class Start:
    """The first turn begins; there is no チャージ and no ドロー before it."""

    def run(self, duel: Duel, frame: Frame, events: Events) -> None:
        """[2] The turn player has the chance."""
        if duel.over or any(other.program == "flow" for other in duel.frames):
            return
        duel.holder = duel.turn
        push(duel, Frame("flow", duel.turn))


def _program(frame: FrameName) -> Sequence[Op[Duel]]:
    ops: list[Op[Duel]] = []
    if frame is FrameName.EXTRA:
        ops += [SetAside(seat, "choose_trumps", TRUMPS, _set_trumps) for seat in SEATS]
    if frame in WITH_HAND_CHOICE:
        ops += [SetAside(seat, "choose_strategy_hand", CHOSEN_HAND, _set_hand) for seat in SEATS]
    if frame in WITH_RARE:
        ops += [SetAside(seat, "choose_rare", 1, _set_rare) for seat in SEATS]
    ops.append(Deal())
    if frame is FrameName.EXTRA:
        ops += [RevealTrump(seat) for seat in SEATS]
    return (*ops, *_FIRST_PLAYER)


_FIRST_PLAYER: Sequence[Op[Duel]] = (FirstPlayer(), Start())
FIRST_PLAYER = "first_player"
"""The program that scenarios may begin with: 先攻決定 alone."""
SETUP = {frame: f"setup_{frame}" for frame in FrameName}
"""The program of each frame's beginning."""

PROGRAMS: dict[str, Sequence[Op[Duel]]] = {
    **{name: _program(frame) for frame, name in SETUP.items()},
    FIRST_PLAYER: _FIRST_PLAYER,
}


def setting_up(duel: Duel) -> bool:
    """Whether it is still to be decided whose turn is the first."""
    return any(frame.program in PROGRAMS for frame in duel.frames)
