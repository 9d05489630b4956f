"""What the cards do, by the time at which they do it."""

from collections.abc import Container, Mapping, Sequence

from teban.games.card_othello.cards.aimed import AIMED
from teban.games.card_othello.cards.chosen import CHOSEN
from teban.games.card_othello.cards.placed import AT_ONCE, PLACED
from teban.games.card_othello.cards.reading import CatalogError, Entry, Group

EFFECTS: Mapping[Group, Container[int]] = {
    Group.AT_ONCE: AT_ONCE,
    Group.ON_THE_BOARD: AIMED,
    Group.ON_A_CARD: CHOSEN,
    Group.NEXT_PLACEMENT: PLACED,
}


def check(catalogue: Sequence[Entry]) -> None:
    """Every card does something, and when the catalogue says."""
    for entry in catalogue:
        found = [group.value for group, effects in EFFECTS.items() if entry.number in effects]
        if found != [entry.group]:
            when = " and ".join(found) or "nothing"
            raise CatalogError(entry.line, f"by the rules {entry.key} is {when}, not {entry.group}")
