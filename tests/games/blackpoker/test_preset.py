"""Option `preset_bulwark_faceup` (R-60): the first bulwark lies open, and no other."""

import pytest

from teban.core.ids import SeatId
from teban.games.blackpoker.actions.quick import transform
from teban.games.blackpoker.cards import names
from teban.games.blackpoker.game import BlackPoker
from teban.games.blackpoker.options import DeckList, Options

GAME = BlackPoker()
P1, P2 = SeatId(0), SeatId(1)


@pytest.mark.parametrize("bare", [True, False])
def test_the_rival_sees_the_first_bulwark_if_it_lies_open(bare: bool) -> None:
    duel = GAME.new(Options(preset_bulwark_faceup=bare), [DeckList(), DeckList()], bytes(16))
    bulwark = duel.sides[P1].units[0]
    assert not bulwark.up
    shown = duel.view(P2).sides[P1].units[0].cards
    assert shown == (tuple(names(bulwark.cards)) if bare else None)
    imagined = {duel.sample(P2, seed).sides[P1].units[0].cards for seed in range(20)}
    assert (imagined == {bulwark.cards}) == bare


def test_turned_over_and_back_it_lies_face_down() -> None:
    duel = GAME.new(Options(preset_bulwark_faceup=True), [DeckList(), DeckList()], bytes(16))
    for _ in range(2):
        (unit,) = (unit for unit in duel.sides[P1].units if unit.uid == 1)
        transform(duel, P1, unit, None)
    assert duel.view(P2).sides[P1].units[-1].cards is None
