"""Answers to what effects ask: one step here, small picks in the engine."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from teban.core.ids import Action as Pick
from teban.core.ids import SeatId
from teban.core.refused import Expect, Refused, Why
from teban.games.blackpoker import space
from teban.games.blackpoker.cards import NAMES, cards_in, names
from teban.games.blackpoker.scenario.naming import (
    find_unit,
    pick_of,
    place,
    refs,
    request_name,
    unit_name,
)
from teban.games.blackpoker.scenario.tokens import NOTHING, card_of, request_word, wrong
from teban.games.blackpoker.space import PLAYERS
from teban.games.blackpoker.state import RIVAL
from teban.games.blackpoker.zones import life_cards

if TYPE_CHECKING:
    from teban.games.blackpoker.game import DuelState

Values = Sequence[str]
Answer = Callable[["DuelState", SeatId, Values], list[Pick]]

HIT_STAND = "hit_stand"
UNITS, BLOCKS, RETARGET, TRIGGERED = "attackers", "blockers", "retarget", "trigger_order"
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
    if duel.decision(seat).kind != kind:
        raise Refused(Why.NOT_LEGAL)
    return ANSWERS[kind](duel, seat, (verb, *values) if kind == HIT_STAND else values)


def _one(read: Callable[["DuelState", SeatId, str], Pick]) -> Answer:
    """An answer of one word."""

    def answer(duel: "DuelState", seat: SeatId, values: Values) -> list[Pick]:
        if len(values) != 1:
            raise Refused(Why.UNKNOWN_WORD, got=" ".join(values), expected=Expect.WORD)
        return [read(duel, seat, values[0])]

    return answer


def _all(duel: "DuelState", seat: SeatId, values: Values) -> list[Pick]:
    cards = [space.card(card_of(value)) for value in values]
    if len(cards) != duel.decision(seat).picks:
        raise Refused(Why.NOT_LEGAL)
    return cards


def _set(duel: "DuelState", seat: SeatId, values: Values) -> list[Pick]:
    """The engine takes them in ascending order, and no card twice."""
    return sorted(_all(duel, seat, values))


def _order(duel: "DuelState", seat: SeatId, values: Values) -> list[Pick]:
    """The last one follows from the others."""
    cards = _all(duel, seat, values)
    if {*cards} != {*duel.decision(seat).legal}:
        raise Refused(Why.NOT_LEGAL)
    return cards[:-1]


def _waiting(duel: "DuelState") -> list[str]:
    """The triggered requests among which an order is asked for."""
    assert duel.question is not None
    found = {request.number: request_name(request) for request in duel.buffer}
    return [found[number] for number in duel.question.shown]


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


_CARD = _one(lambda duel, seat, card: space.card(card_of(card)))
_WORD = _one(lambda duel, seat, word: space.parse(word))
_TRUMP = _one(lambda duel, seat, card: pick_of(duel, f"{PLAYERS[seat]}.trump({card})"))
ANSWERS: Mapping[str, Answer] = {
    **dict.fromkeys(CARDS, _CARD),
    **dict.fromkeys(SETS, _set),
    **dict.fromkeys(ORDERS, _order),
    **dict.fromkeys(WORDS, _WORD),
    **dict.fromkeys(TRUMPS, _TRUMP),
    HIT_STAND: _WORD,
    RETARGET: _one(lambda duel, seat, ref: pick_of(duel, ref)),
    TRIGGERED: _one(
        lambda duel, seat, text: space.stage(place(_waiting(duel), str(request_word(text))))
    ),
    UNITS: _attackers,
    BLOCKS: _blockers,
}
"""How the value of each kind of answer is read."""


def option_text(duel: "DuelState", kind: str, pick: Pick) -> str:
    """One option of a question, as an answer would write it."""
    if kind in TRUMPS:
        seat, at = space.trump_of(pick)
        return NAMES[duel.sides[seat].trumps[at].card]
    if kind == TRIGGERED:
        return _waiting(duel)[space.stage_of(pick)]
    return dict(refs(duel))[pick] if kind == RETARGET else space.name(pick)


def candidates(duel: "DuelState", kind: str) -> list[str]:
    """What a choice of several is made out of."""
    question = duel.question
    assert question is not None
    side = duel.sides[question.seat]
    if kind == UNITS:
        units = [space.unit_of(pick)[1] for pick in question.legal if space.is_unit(pick)]
        return [unit_name(side.units[at]) for at in units]
    if kind == BLOCKS:
        return [unit_name(unit) for unit in side.units if not unit.driven]
    if kind in SETS:
        # The engine asks in ascending order and leaves out what could not be first.
        return names(cards_in(side.hand if kind == "end_discard" else life_cards(side)))
    return [option_text(duel, kind, pick) for pick in question.legal]
