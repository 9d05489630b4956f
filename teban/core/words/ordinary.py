"""The words of a `TurnState`: its fields by their names, and what may be done."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from teban.core import viewing
from teban.core.chance import Luck
from teban.core.ids import Cell
from teban.core.marks import OnGrid, Own, Secret, fields
from teban.core.picture import Picture
from teban.core.refused import Refused
from teban.core.words.derived import cell_names, forms_of
from teban.core.words.forms import BySeat, Cells, Form, Words, one_cell
from teban.core.words.vocabulary import Find, Vocabulary, by_name

if TYPE_CHECKING:
    from teban.core.game import Game


class OrdinaryWords(Vocabulary):
    """Every field may be set, found and, unless it is secret, seen."""

    def __init__(self, game: "Game[Any]", options: Any) -> None:
        self._start = start = game.start(options)
        every = fields(type(start))
        boards = [field for field in every if isinstance(field.mark, OnGrid)]
        self._cells = cell_names(start, boards[0]) if boards else {}
        shown = [field.name for field in viewing.shown(type(start))]
        named = [*shown, *(field.name for field in every if isinstance(field.mark, Secret))]
        self.setup_words = ("to_move", *named)
        self.expect_words: Mapping[str, Find] = {"legal": self._legal, **by_name(*named)}
        self.view_words: Mapping[str, Find] = {
            "over": lambda view: view.to_move is None,
            **by_name("to_move", *shown),
        }
        self.facts: Mapping[str, Find] = {
            f"{field.name} {seat}": partial(_tells, field.name, at)
            for field in every
            for at, seat in enumerate(game.seat_names)
            if isinstance(field.mark, Own)
        }
        legal = Cells(one_cell(self._cells)) if self._cells else Words(Form())
        self.own_forms = {**forms_of(start, game.seat_names), "legal": legal}
        super().__init__(game, options)

    def cell(self, cell: Cell) -> Sequence[str]:
        """A column letter and a row number."""
        return ([*self._cells][cell],)

    def laid_out(self, named: Mapping[str, Any], luck: Luck) -> Any:
        """As the game begins, before anything has happened, but for what is named; boards empty."""
        position = self.game.start(self.options)
        position.luck = luck
        for field in fields(type(position)):
            if isinstance(field.mark, OnGrid):
                size = len(getattr(position, field.name))
                setattr(position, field.name, field.mark.letters[-1] * size)
        for word, value in named.items():
            name = "mover" if word == "to_move" else word
            if isinstance(self.forms[word], BySeat):
                held = enumerate(getattr(position, name))
                value = tuple(value.get(seat, own) for seat, own in held)
            setattr(position, name, value)
        try:
            position.check(self.game)
        except Refused as refused:
            where = str(refused.fields["field"]).replace("state.", "setup.", 1)
            raise Refused(refused.code, **{**refused.fields, "field": where}) from None
        return position

    def picture(self, position: Any) -> Picture:
        """What would be seen by somebody who sees everything."""
        return self.game.picture(viewing.whole(position))

    def _legal(self, position: Any) -> list[Any]:
        """The cells that may be chosen, or the actions where there is no board."""
        actions = position.legal() if position.result() is None else ()
        names = [position.notation.name(action) for action in actions]
        return [self._cells[name] for name in names if name in self._cells] or (
            [] if self._cells else names
        )


def _tells(name: str, seat: int, view: Any) -> bool:
    """Whether an entry is shown, and not only how much there is of it."""
    own = getattr(view, name)[seat]
    return own is not None and not isinstance(own, int)
