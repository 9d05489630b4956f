"""Saved duels: what is wrong in one is refused by name, though it be stamped anew."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from teban.core.dump import stamped
from teban.core.refused import Refused
from teban.games.blackpoker import GAME
from teban.games.blackpoker.options import DeckList, Format, Frame, Options
from teban.games.blackpoker.space import PASS

Data = dict[str, Any]
EXTRA = Options(Format.MASTER, Frame.EXTRA)
LIGHT = Options()


def saved(options: Options = LIGHT, asked: str = "chance", seed: int = 0) -> Data:
    """The first position of a random duel in which this is asked."""
    random = Random(seed)
    duel = GAME.new(options, (DeckList(), DeckList()), bytes(16))
    while duel.question is not None and duel.question.kind != asked:
        duel.apply(random.choice(duel.question.legal), duel.question.seat)
    assert duel.question is not None
    data: Data = json.loads(json.dumps(duel.dump()))
    return data


def side(change: Callable[[Data], object]) -> Callable[[Data], object]:
    return lambda data: change(data["sides"][0])


def unit(**changes: Any) -> Callable[[Data], object]:
    return side(lambda one: one["units"][0].update(changes))


def top(**changes: Any) -> Callable[[Data], object]:
    return lambda data: data["frames"][-1].update(changes)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (side(lambda one: one.update(hand=-1)), "state.sides[0].sets"),
        (side(lambda one: one["grave"].append(54)), "state.sides[0].cards"),
        (
            side(lambda one: one["grave"].append(one["units"][0]["cards"][0])),
            "state.sides[0].cards",
        ),
        (side(lambda one: one.update(sealed=30)), "state.sides[0].sealed"),
        (side(lambda one: one.update(known=[1 << 54, 0, 0])), "state.sides[0].sets"),
        (side(lambda one: one.update(lowest=-1)), "state.sides[0].lowest"),
        (unit(uid=99), "state.sides.units"),
        (unit(entered=[]), "state.sides[0].units.entered"),
        (lambda data: data.update(turn=2), "state.turn"),
        (lambda data: data.update(passes=4), "state.passes"),
        (lambda data: data["options"].update(request_cap=0), "state.options.request_cap"),
        (lambda data: data.update(holder=None), "state.frames"),
        (lambda data: data.update(loser=0), "state.over"),
        (lambda data: data.update(picks=[PASS]), "state.picks"),
        (lambda data: data.update(frames=[]), "state.question"),
        (lambda data: data["question"]["legal"].append(1), "state.question"),
        (top(program="nothing"), "state.frames"),
        (top(at=1), "state.frames"),
        (top(seat=2), "state.frames.seat"),
        (lambda data: data["luck"].update(draws=-1), "state.luck.draws"),
    ],
)
def test_a_false_position_is_refused_by_name(change: Callable[[Data], object], field: str) -> None:
    assert refused(saved(), change) == field


@pytest.mark.parametrize(
    ("options", "asked", "change", "field"),
    [
        (EXTRA, "choose_rare", top(at=0), "state.question"),
        (EXTRA, "choose_rare", top(at=99), "state.frames"),
        (LIGHT, "discard", lambda data: data["draft"]["left"].pop(), "state.draft"),
        (LIGHT, "discard", lambda data: data["draft"].update(keys=[]), "state.draft"),
        (LIGHT, "grave_top", top(values=[99]), "state.frames"),
        (LIGHT, "attackers", lambda data: data.update(resolving=[]), "state.frames"),
        (LIGHT, "attackers", lambda data: data["resolving"][0].update(number=99), "state.stage"),
        (LIGHT, "attackers", lambda data: data["resolving"][0].update(speed=0), "state.stage"),
        (LIGHT, "attackers", top(program="block"), "state.frames"),
    ],
)
def test_what_is_half_done_has_all_that_it_refers_to(
    options: Options, asked: str, change: Callable[[Data], object], field: str
) -> None:
    assert refused(saved(options, asked), change).startswith(field)


def refused(data: Data, change: Callable[[Data], object]) -> Any:
    GAME.load(data)
    change(data)
    with pytest.raises(Refused) as caught:
        GAME.load(stamped(data))
    return caught.value.fields["field"]
