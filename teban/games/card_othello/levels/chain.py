"""§14 to the letter: what was learned chooses the move itself, and the own search comes last.

The strongest level is another player: there the models only say where the search looks first.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import isfinite
from pathlib import Path
from typing import NamedTuple

from teban.core.ids import Action
from teban.core.seat import Player, Seat
from teban.games.card_othello import space
from teban.games.card_othello.levels import observing
from teban.games.card_othello.levels.advisers import models, table_says
from teban.games.card_othello.levels.keys import placements
from teban.players.learned.guided import SEARCH
from teban.players.learned.network import Network
from teban.players.learned.table import PolicyTable


class Chosen(NamedTuple):
    """What one of the models plays."""

    by: str
    action: Action


Link = Callable[[Seat], Chosen | None]
"""Whether it answers is told to everybody, so that must not depend on what only the seat knows."""


class Chain:
    """The first link that answers has chosen; without any the search does (§14.1)."""

    def __init__(self, links: Sequence[Link], search: Player) -> None:
        self._links = links
        self._search = search
        self.decided_by = SEARCH
        """Who chose the last action."""

    def choose(self, seat: Seat) -> Action:
        """The first answer there is."""
        found = (link(seat) for link in self._links)
        chosen = next((choice for choice in found if choice is not None), None)
        self.decided_by = chosen.by if chosen else SEARCH
        return chosen.action if chosen else self._search.choose(seat)


def links(folder: Path) -> tuple[Link, ...]:
    """Network and table, as far as their files can be used."""
    network, table = models(folder)
    found: list[Link] = []
    if network is not None:
        found.append(partial(by_network, network))
    if table is not None:
        found.append(partial(by_table, table))
    return tuple(found)


def by_network(network: Network, seat: Seat) -> Chosen | None:
    """The likeliest card, if it is likelier than none; else the likeliest placement."""
    if not observing.at_large(seat):
        return None
    places, cards = network.ask(observing.row(seat))
    if not all(map(isfinite, (*places, *cards))):
        return None
    none, *logits = cards
    # Of equal ones `max` takes the first: the smaller card, the smaller row and column.
    used = max(observing.uses(seat), key=lambda use: logits[use - space.USE], default=None)
    if used is not None and logits[used - space.USE] > none:
        return Chosen("chose_network", used)
    cells = placements(seat)
    best = max(cells, key=lambda cell: places[cell - space.PLACE], default=space.PASS)
    return Chosen("chose_network", best)


def by_table(table: PolicyTable, seat: Seat) -> Chosen | None:
    """§14.2: the best of exactly this position, else of this kind of position."""
    said = table_says(table, seat)
    if said is None:
        return None
    # In a kind of position all cells of a class are equal; of these the first is played.
    return Chosen(f"chose_{said.by}", max(sorted(said.scores), key=said.scores.__getitem__))
