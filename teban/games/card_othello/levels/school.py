"""How Card Othello is learned: a quick level plays itself, and its turns are the lessons."""

from collections.abc import Callable

from teban.core.ids import Action, Cell
from teban.core.seat import Player, Seat
from teban.games.card_othello import space
from teban.games.card_othello.levels import observing
from teban.games.card_othello.levels.advisers import DESCRIPTION, NETWORK, TABLE
from teban.games.card_othello.levels.keys import (
    IMAGES,
    abstract_action,
    abstract_key,
    exact_action,
    exact_key,
    placements,
)
from teban.games.card_othello.levels.observing import CARD_IDS, SHAPE
from teban.players.learned.lessons import Lesson, Noted, Symmetry, Target


def _symmetry(image: tuple[Cell, ...]) -> Symmetry:
    rest = range(space.CELLS, SHAPE.inputs)
    return Symmetry((*image, *rest), (image, (*range(len(CARD_IDS)),)))


class CardOthelloSchool:
    """What `teban learn` asks for."""

    shape = SHAPE
    symmetries = tuple(_symmetry(image) for image in IMAGES)
    files = (TABLE, NETWORK, DESCRIPTION)

    def __init__(self, teacher: Callable[[int], Player]) -> None:
        self.teacher = teacher

    def lesson(self, seat: Seat, action: Action) -> Lesson | None:
        """A card, or where to place; targets are left to the search."""
        if seat.decision.kind != "turn":
            return None
        key, turned = exact_key(seat)
        return Lesson(
            exact=Noted(key, exact_action(action, turned)),
            abstract=Noted(abstract_key(seat), abstract_action(action)),
            row=tuple(observing.row(seat)),
            targets=_targets(seat, action),
        )


def _targets(seat: Seat, action: Action) -> tuple[Target, Target]:
    cells = tuple(place - space.PLACE for place in placements(seat))
    cards = tuple(1 + use - space.USE for use in observing.uses(seat))
    if action < space.TARGET:
        return Target(cells, None), Target((0, *cards), 1 + action - space.USE)
    # Where no card could be used, holding back was no choice.
    held = 0 if cards else None
    cell = action - space.PLACE if space.PLACE <= action < space.PASS else None
    return Target(cells, cell), Target((0, *cards), held)
