"""The torture game as the contract wants it."""

from collections.abc import Mapping, Sequence

from msgspec import structs

from teban.core.chance import Luck
from teban.core.deck import new_deck
from teban.core.event import Event
from teban.core.game import Game
from teban.core.refused import Expect, bad_value
from tests.contract.torture.space import (
    EVENTS,
    NUMBERS,
    SEATS,
    TABLE,
    Led,
    Moved,
    Options,
    Picked,
    Private,
    Restored,
    Scored,
    View,
    names,
    put_at,
)  # fmt: skip
from tests.contract.torture.state import Torture
from tests.contract.torture.words import TortureTerminal, TortureWords


class TortureGame(Game):
    """The game; `position` lets a planted leak bring its own state."""

    key = "torture"
    seat_names = ("A", "B", "C")
    options = Options
    private = Private
    presets: Mapping[str, Options] = {
        "default": Options(),
        "large": Options(cards=30, threshold=8),
        "small": Options(cards=12, threshold=0),
    }
    events = EVENTS
    in_terminal, in_scenarios = TortureTerminal, TortureWords

    position: type[Torture] = Torture

    def __init__(self, position: type[Torture] = Torture) -> None:
        self.position = position

    def new(
        self,
        options: Options,
        private: Sequence[Private],
        seed: bytes,
        events: list[Event] | None = None,
    ) -> Torture:
        if not 12 <= options.cards <= 30:
            raise bad_value("cards", options.cards, Expect.NUMBER_FROM_TO, least=12, most=30)
        for seat, brought in enumerate(private):
            if brought.sealed not in NUMBERS:
                field = f"private[{seat}].sealed"
                raise bad_value(field, brought.sealed, Expect.NUMBER_FROM_TO, least=0, most=3)
        sealed = tuple(brought.sealed for brought in private)
        deck = new_deck(len(SEATS), range(options.cards))
        state = self.position(options, sealed, ((), (), ()), deck, luck=Luck(seed), ply=0)
        for seat in SEATS * 3:
            state.draw(seat, None)
        return state

    def actions(self, options: Options) -> int:
        return len(names(options.cards))

    @staticmethod
    def fold(view: View, event: Event) -> View:
        match event:
            case Picked(place=place):
                return structs.replace(view, picked=(*view.picked, place))
            case Moved(source=source, place=place, target=target, card=card, deck=deck):
                return fold_move(structs.replace(view, deck=deck), source, place, target, card)
            case Restored(seat=seat, size=size, cards=cards, score=score):
                hands = put_at(view.hands, seat, cards or (None,) * size)
                scores = put_at(view.scores, seat, score)
                return structs.replace(view, hands=hands, scores=scores)
            case Scored(seat=seat, score=score):
                return structs.replace(view, scores=put_at(view.scores, seat, score))
            case Led(seat=lead):
                return structs.replace(view, lead=lead)
            case _:
                return view


def fold_move(view: View, source: int, place: int, target: int, card: int | None) -> View:
    hands = view.hands
    if source in SEATS:
        hands = put_at(hands, source, (*hands[source][:place], *hands[source][place + 1 :]))
    if target in SEATS:
        # A card that everybody saw is still not displayed in somebody else's hand.
        shown = card if target == view.viewer else None
        hands = put_at(hands, target, (*hands[target], shown))
    picked = () if source == view.viewer else view.picked
    table = (*view.table, card) if target == TABLE and card is not None else view.table
    return structs.replace(view, hands=hands, table=table, picked=picked)


TORTURE = TortureGame()
