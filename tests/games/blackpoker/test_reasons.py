"""What is not offered has a reason, and what is offered has none."""

from enum import StrEnum
from random import Random

import pytest

from teban.core.chance import SEED_BYTES
from teban.core.refused import Refused
from teban.games.blackpoker import space
from teban.games.blackpoker.actions.table import TABLE
from teban.games.blackpoker.game import BlackPoker
from teban.games.blackpoker.options import ALLOWED, DeckList, Options
from teban.games.blackpoker.reasons import missing
from teban.games.blackpoker.refusals import Why
from teban.text import LANGUAGES, text

GAME = BlackPoker()
REGULATIONS = [Options(formats[-1], frame) for frame, formats in ALLOWED.items()]
PICKS = 500


@pytest.mark.parametrize("options", REGULATIONS, ids=lambda options: options.frame.value)
def test_an_action_lacks_something_exactly_when_it_is_not_offered(options: Options) -> None:
    random = Random(options.frame.value)
    found: set[StrEnum] = set()
    duel = GAME.new(options, (DeckList(), DeckList()), random.randbytes(SEED_BYTES))
    for _ in range(PICKS):
        if duel.result() is not None:
            duel = GAME.new(options, (DeckList(), DeckList()), random.randbytes(SEED_BYTES))
        (seat,) = duel.actors()
        asked = duel.decision(seat)
        if asked.kind == "chance":
            for key, action in TABLE.items():
                reasons = [why.code for why in missing(duel, seat, action)]
                offered = space.REQUEST[key] in asked.legal
                assert offered != bool(reasons), (key, reasons)
                found.update(reasons)
        duel.apply(random.choice(asked.legal), seat)
    assert {Why.NOT_IN_YOUR_TURN, Why.STAGE_NOT_EMPTY, Why.NO_KEY, Why.ONCE_A_TURN} <= found


def test_the_first_reason_is_the_refusal_and_can_be_said() -> None:
    duel = GAME.new(Options(), (DeckList(), DeckList()), bytes(SEED_BYTES))
    (seat,) = duel.actors()
    said = {}
    for key in ("force", "charge", "search"):
        with pytest.raises(Refused) as refused:
            duel.apply(space.REQUEST[key], seat)
        said[key] = refused.value
    assert [why.code for why in said.values()] == [
        Why.NOT_IN_REGULATION,
        Why.ONLY_TRIGGERED,
        Why.NO_KEY,
    ]
    for language in LANGUAGES:
        for why in said.values():
            assert len(text(language, GAME).refusal(why)) > 10
