"""Answers to what effects ask: one step here, small picks in the engine."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from teban.core.ids import Action as Pick
from teban.core.ids import SeatId
from teban.core.refused import Expect, Refused, Why
from teban.games.blackpoker import space
from teban.games.blackpoker.cards import NAMES, cards_in, names
from teban.games.blackpoker.scenario.naming import (
    NOTHING,
    find_request,
    find_trump,
    find_unit,
    pick_of,
    pick_ref,
    request_name,
    unit_name,
)
from teban.games.blackpoker.scenario.tokens import card_of, wrong
from teban.games.blackpoker.state import RIVAL, Asked
from teban.games.blackpoker.zones import life_cards

if TYPE_CHECKING:
    from teban.games.blackpoker.game import DuelState

Values = Sequence[str]
Answer = Callable[["DuelState", SeatId, Values], list[Pick]]

HIT_STAND = "hit_stand"
UNITS, BLOCKS = "attackers", "blockers"
SETS = ("end_discard", "choose_trumps", "choose_strategy_hand")
ORDERS = ("lance_order", "bottom_order")
CARDS = (
    *("bulwark_card", "grave_pick", "life_pick", "hand_pick", "pack_pick", "switch_card"),
    *("grave_top", "choose_rare"),
)
TRUMPS = ("trump_pick", "reveal_trump")
WORDS = ("draw_second", "summon_mode", "twist_state", "reverse_state", "add_bulwark_mode")


def answered_by(verb: str) -> str:
    """The kind of question that a step with this verb answers."""
    return HIT_STAND if verb in ("hit", "stand") else verb


def picks_of(duel: "DuelState", seat: SeatId, verb: str, values: Values) -> list[Pick]:
    """The picks of an answer to the open question, in the order in which they are asked."""
    kind = answered_by(verb)
    if kind not in ANSWERS:
        raise Refused(Why.UNKNOWN_WORD, got=verb, expected=Expect.ONE_OF, names=(*ANSWERS,))
    question = duel.decision(seat)
    if question.kind != kind:
        raise Refused(Why.NOT_LEGAL)
    if kind == HIT_STAND:
        values = (verb, *values)
    return ANSWERS[kind](duel, seat, values)


def _card(duel: "DuelState", seat: SeatId, values: Values) -> list[Pick]:
    return [space.card(card_of(_single(values)))]


def _set(duel: "DuelState", seat: SeatId, values: Values) -> list[Pick]:
    """The engine takes them in ascending order, and no card twice."""
    cards = sorted(space.card(card_of(value)) for value in values)
    _complete(len(cards), duel.decision(seat).picks)
    return cards


def _order(duel: "DuelState", seat: SeatId, values: Values) -> list[Pick]:
    """The last one follows from the others."""
    cards = [space.card(card_of(value)) for value in values]
    question = duel.decision(seat)
    _complete(len(cards), question.picks)
    if set(cards) != set(question.legal):
        raise Refused(Why.NOT_LEGAL)
    return cards[:-1]


def _complete(given: int, wanted: int) -> None:
    if given != wanted:
        raise Refused(Why.NOT_LEGAL)


def _word(duel: "DuelState", seat: SeatId, values: Values) -> list[Pick]:
    return [space.parse(_single(values))]


def _trump(duel: "DuelState", seat: SeatId, values: Values) -> list[Pick]:
    return [space.trump(seat, find_trump(duel, seat, card_of(_single(values))))]


def _ref(duel: "DuelState", seat: SeatId, values: Values) -> list[Pick]:
    return [pick_of(duel, _single(values))]


def _triggered(duel: "DuelState", seat: SeatId, values: Values) -> list[Pick]:
    return [space.stage(find_request(_waiting(duel), _single(values)))]


def _waiting(duel: "DuelState") -> tuple[Asked, ...]:
    """The triggered requests among which an order is asked for."""
    assert duel.question is not None
    return tuple(
        request
        for number in duel.question.shown
        for request in duel.buffer
        if request.number == number
    )


def _attackers(duel: "DuelState", seat: SeatId, values: Values) -> list[Pick]:
    if [*values] == [NOTHING]:
        return [space.DONE]
    places = sorted(find_unit(duel, seat, value) for value in values)
    if not places or len({*places}) != len(places):
        raise wrong(" ".join(values), "attackers s(S6) s(H9)", "attackers none")
    # Nothing is asked any more behind the last unit that could attack.
    more = any(pick > space.unit(seat, places[-1]) for pick in duel.decision(seat).legal)
    return [*(space.unit(seat, at) for at in places), *([space.DONE] if more else [])]


def _blockers(duel: "DuelState", seat: SeatId, values: Values) -> list[Pick]:
    blocks: dict[int, Pick] = {}
    for value in () if [*values] == [NOTHING] else values:
        own, arrow, other = value.partition(">")
        if not arrow:
            raise wrong(value, "s(H9)>s(S6)", "none")
        at = find_unit(duel, seat, own)
        if at in blocks:
            raise Refused(Why.NOT_LEGAL)
        blocks[at] = space.unit(RIVAL[seat], find_unit(duel, RIVAL[seat], other))
    able = [at for at, unit in enumerate(duel.sides[seat].units) if not unit.driven]
    if not values or blocks.keys() - {*able}:
        raise Refused(Why.NOT_LEGAL)
    return [blocks.get(at, space.NONE) for at in able]


def _single(values: Values) -> str:
    if len(values) != 1:
        raise Refused(Why.UNKNOWN_WORD, got=" ".join(values), expected=Expect.WORD)
    return values[0]


ANSWERS: dict[str, Answer] = {
    **dict.fromkeys(CARDS, _card),
    **dict.fromkeys(SETS, _set),
    **dict.fromkeys(ORDERS, _order),
    **dict.fromkeys(WORDS, _word),
    **dict.fromkeys(TRUMPS, _trump),
    HIT_STAND: _word,
    "retarget": _ref,
    "trigger_order": _triggered,
    UNITS: _attackers,
    BLOCKS: _blockers,
}
"""How the value of each kind of answer is read."""


def option_text(duel: "DuelState", kind: str, pick: Pick) -> str:
    """One option of a question, as an answer would write it."""
    if kind in (*CARDS, *SETS, *ORDERS):
        return NAMES[space.card_of(pick)]
    if kind in TRUMPS:
        seat, at = space.trump_of(pick)
        return NAMES[duel.sides[seat].trumps[at].card]
    if kind == "trigger_order":
        return request_name(_waiting(duel)[space.stage_of(pick)])
    if kind == "retarget":
        return pick_ref(duel, pick)
    return space.name(pick)


def candidates(duel: "DuelState", kind: str) -> list[str]:
    """What a choice of several is made out of."""
    question = duel.question
    assert question is not None
    seat = question.seat
    if kind == UNITS:
        picks = [pick for pick in question.legal if space.is_unit(pick)]
        return [unit_name(duel.sides[seat].units[space.unit_of(pick)[1]]) for pick in picks]
    if kind == BLOCKS:
        return [unit_name(unit) for unit in duel.sides[seat].units if not unit.driven]
    if kind in SETS:
        # The engine asks in ascending order and leaves out what could not be first.
        side = duel.sides[seat]
        return names(cards_in(side.hand if kind == "end_discard" else life_cards(side)))
    return [NAMES[space.card_of(pick)] for pick in question.legal]
