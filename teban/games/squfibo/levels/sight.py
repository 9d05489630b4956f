"""What a seat can count, as numbers."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from teban.core.deck import Card
from teban.core.ids import SeatId
from teban.core.seat import Seat
from teban.games.squfibo.cards import CARDS
from teban.games.squfibo.options import MAJORITY, Options
from teban.games.squfibo.state import RIVAL, Board

SEED_BITS = 63


class Sight(Struct, frozen=True):
    """The table, as far as one seat knows it."""

    options: Options
    cells: tuple[Card, ...]
    placed: int | None
    hand: tuple[Card, ...]
    unseen: tuple[int, ...]
    """How many of each card are in the rival's hand and the deck together."""
    rival: int
    """Cards in the rival's hand."""
    deck: int
    pool: int
    stars: int
    lead: int
    """How many more stars than the rival."""

    def paid(self, worth: int) -> int:
        """The stars that a role brings (C3)."""
        return min(worth, self.pool) if self.options.cap else worth

    def ends(self, worth: int) -> bool:
        """Whether the game is over with a turn worth so much (T6)."""
        return (
            worth >= self.deck
            or worth >= self.pool
            or (self.options.majority and self.stars + worth >= MAJORITY)
        )


def sight(seat: Seat) -> Sight:
    """Read off a sampled world what is the same in all of them."""
    world, rival = _world(seat, 0), RIVAL[seat.id]
    return Sight(
        options=world.options,
        cells=world.cells,
        placed=world.placed,
        hand=world.hands[seat.id],
        unseen=counted(_hidden(world, rival)),
        rival=len(world.hands[rival]),
        deck=len(world.deck),
        pool=world.pool,
        stars=world.stars[seat.id],
        lead=world.stars[seat.id] - world.stars[rival],
    )


def guess(seat: Seat, random: Random) -> list[Card]:
    """The cards the seat cannot see, as they may be: the rival's hand, and then the deck."""
    world, rival = _world(seat, random.getrandbits(SEED_BITS)), RIVAL[seat.id]
    held = len(world.hands[rival])
    hidden = _hidden(world, rival)
    deck = hidden[held:]
    # A deck has no order of its own.
    random.shuffle(deck)
    return [*hidden[:held], *deck]


def counted(cards: Sequence[Card]) -> tuple[int, ...]:
    """How many there are of each."""
    return tuple(cards.count(card) for card in range(CARDS))


def _world(seat: Seat, seed: int) -> Board:
    world = seat.sample(seed)
    assert isinstance(world, Board)
    return world


def _hidden(world: Board, rival: SeatId) -> list[Card]:
    return [*world.hands[rival], *(slot.card for slot in world.deck.slots())]
