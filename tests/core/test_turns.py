"""What follows for a game that only says what is its own: here hidden mines on a small board."""

from collections.abc import Sequence
from typing import Annotated, Any

import pytest
from msgspec import Struct

from teban.core.game import Game, Nothing
from teban.core.ids import Action, Cell, SeatId
from teban.core.marks import OnGrid, Own, Secret, fields
from teban.core.notation import Listed
from teban.core.picture import UNSEEN, drawn
from teban.core.refused import Expect, Refused, bad_value
from teban.core.result import Result
from teban.core.terminal import Look
from teban.core.turns import Tell, TurnState

CELLS = ("a1", "b1", "a2", "b2")
Mines = tuple[Cell, ...]


class Field(TurnState):
    seen: Annotated[str, OnGrid("AB.")] = "...."
    mines: Annotated[tuple[Mines, Mines], Own()] = ((), ())
    cards: Annotated[tuple[int, int], Own()] = (4, 5)
    goal: Annotated[int, Secret()] = 3
    last: Cell | None = None

    notation = Listed(CELLS)

    def legal(self) -> Sequence[Action]:
        return [cell for cell, letter in enumerate(self.seen) if letter == "."]

    def question(self) -> str:
        return "shoot" if self.ply else "move"

    def play(self, action: Action, tell: Tell) -> None:
        self.seen = self.seen[:action] + "AB"[self.mover] + self.seen[action + 1 :]
        self.last = Cell(action)

    def result(self) -> Result | None:
        return None if "." in self.seen else Result((1, 0))

    def check(self, game: Game) -> None:
        super().check(game)
        for mines in self.mines:
            if len(mines) > 2:
                raise bad_value("state.mines", len(mines), Expect.NUMBER_FROM_TO, least=0, most=2)


class Minefield(Game[Field]):
    key, seat_names, position = "minefield", ("A", "B"), Field


GAME = Minefield()


def say(key: str, **values: Any) -> str:
    return " ".join([key, *map(str, values.values())])


def field(**values: Any) -> Field:
    return Field(**{"mines": ((Cell(0), Cell(3)), (Cell(1),)), **values})


def test_others_see_how_many_there_are_and_nothing_that_could_be_taken_for_a_card() -> None:
    picture = GAME.picture(field().view(SeatId(0)))
    assert [(pile.name, pile.seat, pile.things) for pile in picture.piles] == [
        ("mines", 0, ("a1", "b2")),
        ("mines", 1, (UNSEEN,)),
        ("cards", 0, ("4",)),
        ("cards", 1, (UNSEEN,)),
    ]
    assert "mines 1: a1 b2" in [*drawn(picture)]
    assert [fact.value for fact in GAME.picture(field(last=Cell(1)).view(None)).facts] == ["b1"]
    look = Look(field().view(SeatId(0)))
    held = GAME.terminal.holdings(look, say)
    assert [line.partition(": ")[2] for line in held] == ["field-mines a1 b2", "field-cards 4"]


def test_nothing_is_read_out_twice() -> None:
    look = Look(field().view(SeatId(0)), sentences=True)
    lines = [*GAME.terminal.draw(look, say), *GAME.terminal.facts(look, say)]
    assert len(lines) == len({*lines})
    assert any("mines" in line for line in lines)


def test_scenarios_write_cells_by_their_names_wherever_they_are() -> None:
    words = GAME.vocabulary(Nothing())
    position = words.setup({"mines": {"A": "a1 b2"}, "last": "b1"})
    assert (position.mines, position.last) == (((Cell(0), Cell(3)), ()), Cell(1))
    compared = words.compare(position, "mines", {"A": "b2 a1"}, [])
    assert compared.wanted == compared.found == {"A": "a1 b2"}
    with pytest.raises(Refused) as refused:
        words.setup({"mines": {"A": "c9"}})
    assert refused.value.fields["field"] == "setup.mines.A"


def test_what_a_game_would_refuse_to_load_no_scenario_sets_up() -> None:
    with pytest.raises(Refused) as refused:
        GAME.vocabulary(Nothing()).setup({"mines": {"A": "a1 b1 a2"}})
    assert refused.value.fields["field"] == "setup.mines"


def test_a_game_may_ask_differently_at_each_turn() -> None:
    position = field()
    assert position.decision(SeatId(0)).kind == "move"
    position.apply(0, SeatId(0))
    assert position.decision(SeatId(1)).kind == "shoot"


class TwoMarks(Struct):
    board: Annotated[str, Own(), OnGrid("x.")]


class MarkInside(Struct):
    boards: Annotated[tuple[Annotated[str, OnGrid("x.")], ...], Secret()]


class GridOfNumbers(Struct):
    board: Annotated[tuple[int, ...], OnGrid("x.")]


class OwnOfOne(Struct):
    card: Annotated[int, Own()]


@pytest.mark.parametrize("kind", [TwoMarks, MarkInside, GridOfNumbers, OwnOfOne])
def test_a_mark_in_the_wrong_place_says_where_it_belongs(kind: type[Struct]) -> None:
    with pytest.raises(TypeError, match=r"^(board|boards|card): .* stands beside"):
        fields(kind)
