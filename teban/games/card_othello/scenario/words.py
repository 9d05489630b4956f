"""The vocabulary itself: what each word is in a position and in a view."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import structs

from teban.core import refused
from teban.core.chance import Luck
from teban.core.deck import Deck
from teban.core.event import Event
from teban.core.ids import Cell, SeatId
from teban.core.picture import Picture
from teban.core.refused import Expect, Refused, bad_value
from teban.core.words import Find, Vocabulary, by_name
from teban.core.words.forms import BySeat, Each, Flag, Form, Maybe, Number, OneOf, OrCount, Rows
from teban.games.card_othello import rules
from teban.games.card_othello.cards.aimed import AIMED
from teban.games.card_othello.cards.catalogue import COSTS, KEYS, NAMED
from teban.games.card_othello.cards.placed import PLACED
from teban.games.card_othello.causes import Cause
from teban.games.card_othello.geometry import GRID, SIZE, name_of
from teban.games.card_othello.hands import place_of
from teban.games.card_othello.options import MOST_CHARGE
from teban.games.card_othello.picture import picture
from teban.games.card_othello.scenario.position import MOMENTS, laid_out
from teban.games.card_othello.scenario.values import (
    CARD,
    CARDS,
    CELLS,
    CELLS_BY_NAME,
    COUNTED,
    NUMBER,
    SEAT,
    SEATS,
    Markers,
    Some,
    Targets,
    Usable,
    Written,
)
from teban.games.card_othello.setup import begin
from teban.games.card_othello.state import COLOURS, RIVAL, SHIELDS, Board, Kind, Marker
from teban.games.card_othello.turn import legal_cells
from teban.games.card_othello.view import View, view

START, NATURAL = "start", "natural_pass"
"""No pass is forced on anybody here, so every pass is a natural one."""
CONDEMN = "CONDEMN_WILL"
FLIPS = {
    Cause.MOVE: "flip",
    Cause.CONVERT: "flip",
    Cause.CHAIN1: "chain1",
    Cause.CHAIN2: "chain2",
    Cause.DRAGON: "dragon",
    Cause.BREED: "breed-flip",
    Cause.RESTLESS: "hyper-flip",
    Cause.REGEN: "regen-capture",
}
BLASTS = {"bomb": "explode", "cross": "cross-explode", "burst": "burst"}
LINES: Mapping[str, str] = {
    "stone_placed": "place [{seat}] {cell}",
    "stone_flipped": "{cause} {cell}[->{to}]",
    "stone_restored": "regen {cell}->{to}",
    "stone_spawned": "spawn [{seat}] {cell}",
    "stone_moved": "move {origin}->{cell}",
    "stones_transposed": "transpose {first} {second}",
    "stone_recolored": "tempt {cell}->{to}",
    "stone_destroyed": "destroy [{seat}] {cell}",
    "charge_changed": "charge {seat}{delta:+}",
    "card_drawn": "draw [{seat}] {card}",
    "card_played": "use [{seat}] {card}",
    **{
        kind: f"{kind} [{{seat}}] {{card}}"
        for kind in ("card_taken", "card_resold", "card_condemned")
    },
    "turn_started": "start [{seat}]",
    "passed": "pass [{seat}]",
    "blast": "{what} {cell}",
}


def _written(board: Board, marker: Marker) -> Written:
    """A marker as a scenario would write it, in full."""
    front = board.where(marker.child) if marker.child else None
    counter = marker.counter if marker.kind in COUNTED else None
    return Written(board.cell_of(marker), marker.kind, marker.owner, counter, front)


def _order(deck: Deck) -> list[int]:
    """The top first."""
    slots = [slot for group in deck.top for slot in group.slots]
    slots += [*deck.bag, *(slot for group in deck.bottom for slot in group.slots)]
    return [slot.card for slot in slots]


def _may_use(board: Board, card: int) -> bool:
    return (
        board.started
        and not board.over
        and board.used is None
        and not board.placed
        and place_of(board, board.mover, card) is not None
        and COSTS[card] <= board.charge[board.mover]
        and rules.has_target(board, card)
    )


def _legal(board: Board) -> list[Cell]:
    return GRID.cells_of(0 if board.over or board.selection else legal_cells(board))


def _seen_markers(view: View) -> list[Written]:
    return [
        Written(Cell(m.cell), Kind(m.kind), SeatId(m.owner), m.counter, None) for m in view.markers
    ]


def _seen_hands(view: View) -> list[tuple[int, ...] | int]:
    """CONDEMN_WILL shows the other hand while it asks."""
    hands, asking = [*view.hands], view.selection
    if asking and asking.shown is not None and asking.card == CONDEMN:
        hands[RIVAL[asking.seat]] = asking.shown
    return [
        hand if isinstance(hand, int) else tuple(NAMED[card] for card in hand) for hand in hands
    ]


def _seen_legal(view: View) -> list[Cell]:
    """The board, its shields and what waits are public, so everybody sees where one may place."""
    if view.to_move is None or view.selection:
        return []
    black, white = (
        GRID.plane(cell for cell in GRID.cells if view.board[cell] == colour) for colour in COLOURS
    )
    own, rival = (white, black) if view.to_move else (black, white)
    empty = GRID.all & ~own & ~rival
    if view.waiting and PLACED[NAMED[view.waiting]].anywhere:
        return GRID.cells_of(empty)
    immune = GRID.plane(Cell(marker.cell) for marker in view.markers if marker.kind in SHIELDS)
    return GRID.cells_of(GRID.moves(own, rival & ~immune, empty))


def _winner(view: View) -> str | None:
    if view.to_move is not None:
        return None
    black, white = (view.board.count(colour) for colour in COLOURS)
    return "draw" if black == white else COLOURS[black < white]


FORMS: Mapping[str, Form] = {
    "board": Rows(tuple("BW."), SIZE, SIZE),
    **dict.fromkeys(("black", "white", "legal", "sprouts"), CELLS),
    "cells": Some(),
    "markers": Markers(),
    "at": OneOf(MOMENTS),
    "charge": Each(Number(most=MOST_CHARGE), SEATS),
    "count": Each(NUMBER, SEATS),
    "passes": Number(most=len(SEATS) - 1),
    "turn": NUMBER,
    "placements": NUMBER,
    **dict.fromkeys(("hands", "decks"), BySeat(OrCount(CARDS), SEATS)),
    "discard": CARDS,
    "usable": Usable(CARD),
    "unusable": Usable(CARD, yes=False),
    "targets": Targets(),
    "may_pass": Flag(),
    "may_place_more": Flag(),
    "shown": CARDS,
    **dict.fromkeys(("used", "waiting"), Maybe(CARD)),
}
FOUND: Mapping[str, Find] = {
    **by_name("charge", "passes", "turn", "discard"),
    "board": Board.colours,
    "cells": Board.colours,
    "black": lambda board: GRID.cells_of(board.stones[0]),
    "white": lambda board: GRID.cells_of(board.stones[1]),
    "sprouts": lambda board: GRID.cells_of(board.sprouts),
    "markers": lambda board: [_written(board, marker) for marker in board.markers],
    "legal": _legal,
    "count": Board.counts,
    "hands": lambda board: [[slot.card for slot in hand] for hand in board.hands],
    "decks": lambda board: [*map(_order, board.decks)],
    "usable": lambda board: partial(_may_use, board),
    "unusable": lambda board: partial(_may_use, board),
    "targets": lambda board: lambda card: GRID.cells_of(AIMED[card].targets(board, board.mover)),
    "at": lambda board: MOMENTS[not board.started],
    "may_pass": lambda board: not board.over and not legal_cells(board),
    "may_place_more": lambda board: board.placed and board.placements > 0 and bool(_legal(board)),
}
SEEN: Mapping[str, Find] = {
    **by_name("board", "sprouts", "charge", "decks", "to_move", "turn", "placements", "passes"),
    "cells": lambda view: view.board,
    "black": lambda view: [cell for cell in GRID.cells if view.board[cell] == "B"],
    "white": lambda view: [cell for cell in GRID.cells if view.board[cell] == "W"],
    "markers": _seen_markers,
    "legal": _seen_legal,
    "hands": _seen_hands,
    "discard": lambda view: [NAMED[card] for card in view.discard],
    "shown": lambda view: [NAMED[card] for card in (view.selection and view.selection.shown) or ()],
    "used": lambda view: NAMED.get(view.used),
    "waiting": lambda view: NAMED.get(view.waiting),
    "count": lambda view: [view.board.count(colour) for colour in COLOURS],
    "over": lambda view: view.to_move is None,
    "winner": _winner,
}
_FACTS = ("d4 TRAP", "trap W", "hand W", "deck W", "offers")
_HAND, _DECK, _OFFERS = "hand", "deck", "offers"
_TOPICS = {kind.lower(): kind.value for kind in Kind} | {
    _HAND: _HAND,
    "hands": _HAND,
    _DECK: _DECK,
    "decks": _DECK,
    _OFFERS: _OFFERS,
    "shown": _OFFERS,
}
"""What a fact may be about."""


class CardOthelloWords(Vocabulary):
    """What scenario files may say about this game."""

    own_forms, expect_words, view_words, templates = FORMS, FOUND, SEEN, LINES
    setup_words = (
        *("board", "black", "white", "markers", "to_move", "at", "charge", "hands", "decks"),
        "passes",
    )
    spellings = {"cause": lambda cause: (FLIPS[cause],), "what": lambda what: (BLASTS[what],)}

    @property
    def event_words(self) -> frozenset[str]:
        """What a line of `events` or `no_events` may begin with."""
        more = (*FLIPS.values(), *BLASTS.values(), NATURAL)
        return frozenset((*super().event_words, *more))

    def cell(self, cell: Cell) -> Sequence[str]:
        """A column letter and a row number."""
        return (name_of(cell),)

    def lines(self, event: Event) -> Sequence[str]:
        """Two stones that change places have both moved, and every pass is a natural one."""
        lines = [*super().lines(event)]
        match event.tag():
            case "passed":
                lines += [line.replace("pass", NATURAL) for line in lines]
            case "stones_transposed":
                one, other = lines[0].split()[1:]
                pairs = ((one, other), (other, one))
                lines = [f"{verb}{to.join(pair)}" for verb, to in _BOTH for pair in pairs]
            case _:
                pass
        return lines

    def begin(self, luck: Luck) -> Board:
        """Black's first turn; the next one waits for its start."""
        board: Board = begin(self.game.position, luck, paced=True)
        return board

    def laid_out(self, named: Mapping[str, Any], luck: Luck) -> Board:
        """At the beginning of a turn, or after its draw."""
        board: Board = laid_out(self.game.position, named, luck)
        return board

    def play(self, state: Any, text: str, seat: SeatId | None, events: list[Event]) -> None:
        """One step in the game's notation, or `start`."""
        if text != START:
            super().play(state, text, state.mover if seat is None else seat, events)
        elif seat not in (None, state.mover):
            raise Refused(refused.Why.NOT_YOUR_TURN, seat=seat)
        else:
            rules.start(state, events)

    def to_move(self, state: Board) -> SeatId | None:
        """The mover, even while the turn waits for its start."""
        return None if state.over else state.mover

    def tells(self, view: View, seat: SeatId, fact: str) -> bool:
        """What a stone carries, which cards a side has, what is offered: words in any order.

        The fewer words, the wider the question: `trap` is a trap of any side, anywhere.
        """
        words = fact.split()
        cells = [CELLS_BY_NAME[word] for word in words if word in CELLS_BY_NAME]
        sides = [SEAT.read("hidden", word) for word in words if word in COLOURS]
        cards = {NAMED[word] for word in words if word in NAMED}
        topics = [topic for word in words if (topic := _TOPICS.get(word.lower()))]
        if len(topics) != 1 or len(words) != len([*cells, *sides, *cards, *topics]):
            raise bad_value("hidden", fact, Expect.LIKE, examples=_FACTS)
        if topics[0] in Kind.__members__:
            found = [marker for marker in view.markers if marker.kind == topics[0]]
            found = [marker for marker in found if not cells or marker.cell in cells]
            return any(not sides or marker.owner in sides for marker in found)
        if topics[0] == _OFFERS:
            return (
                view.selection is not None
                and view.selection.shown is not None
                and cards <= {*SEEN["shown"](view)}
            )
        piles = _seen_hands(view) if topics[0] == _HAND else view.decks
        known = (piles[side] for side in sides or [RIVAL[seat]])
        return any(isinstance(pile, tuple) and cards <= {*pile} for pile in known)

    def picture(self, board: Board) -> Picture:
        """The board with all its markers, and every card."""
        hands = tuple(tuple(KEYS[slot.card] for slot in hand) for hand in board.hands)
        markers = view(board, None).markers
        return picture(structs.replace(view(board, None), hands=hands, markers=markers))


_BOTH = (("transpose ", " "), ("move ", "->"))
