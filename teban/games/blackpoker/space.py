"""Every action of the game as a number, and in words.

Choices are made of small picks: a word, an action to request, a card, a place on a field, a
request on the stage, a player, a trump.
"""

from collections.abc import Iterable

from teban.core.ids import Action, SeatId
from teban.core.refused import Expect, Refused, Why
from teban.games.blackpoker.cards import AFTER, CARDS, NAMES, Card, CardSet, cards_in

WORDS = (
    "pass", "done", "none", "yes", "no", "hit", "stand", "ace", "bulwark", "charge", "drive",
    "leave", "one", "two",
)  # fmt: skip
ACTIONS = (
    "end", "charge", "draw", "attack", "block", "damage_judge", "next_generation", "set_bulwark",
    "summon_soldier", "summon_hero", "summon_ace", "quick_summon", "summon_magician", "equip",
    "up", "down", "twist", "counter", "reunion", "kill", "truce", "change_target", "search", "bj",
    "rsf", "reverse", "unsummon", "destroy_bulwark", "throw", "death_lance", "add_bulwark",
    "reanimate", "handes", "force", "sword_rain", "recruit", "surprise", "open_pack", "rare_draw",
    "rare_summon", "trap_counter", "open_trump", "close_trump", "destroy_trump", "slash", "rally",
    "negotiate", "switch",
)  # fmt: skip
PLAYERS = ("P1", "P2")
DEPTH = CARDS
"""Every request on the stage but one or two has a card on it."""
TRUMPS = 2
EXAMPLES = ("pass", "request up", "H5", "P1.0", "stage.0", "P2")

_NAMES = (
    *WORDS,
    *(f"request {key}" for key in ACTIONS),
    *NAMES,
    *(f"{player}.{at}" for player in PLAYERS for at in range(CARDS)),
    *(f"stage.{at}" for at in range(DEPTH)),
    *PLAYERS,
    *(f"{player}.trump.{at}" for player in PLAYERS for at in range(TRUMPS)),
)
SIZE = len(_NAMES)
_NUMBERS = {name: number for number, name in enumerate(_NAMES)}

PASS, DONE, NONE, YES, NO, HIT, STAND, ACE, BULWARK, CHARGE, DRIVE, LEAVE, ONE, TWO = range(14)
_REQUEST = len(WORDS)
_CARD = _REQUEST + len(ACTIONS)
_UNIT = _CARD + CARDS
_STAGE = _UNIT + 2 * CARDS
_PLAYER = _STAGE + DEPTH
_TRUMP = _PLAYER + len(PLAYERS)

REQUEST = {key: _REQUEST + at for at, key in enumerate(ACTIONS)}


def card(number: Card) -> Action:
    return _CARD + number


def cards(numbers: Iterable[Card]) -> list[Action]:
    return [_CARD + number for number in numbers]


def cards_of(mask: CardSet) -> list[Action]:
    return [_CARD + number for number in cards_in(mask)]


def ascending(mask: CardSet, last: Card | None, left: int) -> list[Action]:
    """The next of so many picks out of a set, in ascending order; the rest must still fit."""
    later = cards_in(mask if last is None else mask & AFTER[last])
    return [_CARD + number for number in later[: len(later) - left + 1]]


def unit(seat: SeatId, at: int) -> Action:
    """Picking the unit at this place of a field."""
    return _UNIT + seat * CARDS + at


def stage(at: int) -> Action:
    """Picking a request on the stage, counted from the bottom."""
    return _STAGE + at


def player(seat: SeatId) -> Action:
    return _PLAYER + seat


def trump(seat: SeatId, at: int) -> Action:
    return _TRUMP + seat * TRUMPS + at


def action_of(action: Action) -> str:
    return ACTIONS[action - _REQUEST]


def card_of(action: Action) -> Card:
    return action - _CARD


def unit_of(action: Action) -> tuple[SeatId, int]:
    """Whose field, and which place on it."""
    seat, at = divmod(action - _UNIT, CARDS)
    return SeatId(seat), at


def stage_of(action: Action) -> int:
    return action - _STAGE


def player_of(action: Action) -> SeatId:
    return SeatId(action - _PLAYER)


def trump_of(action: Action) -> tuple[SeatId, int]:
    """Whose trump, and which."""
    seat, at = divmod(action - _TRUMP, TRUMPS)
    return SeatId(seat), at


def is_request(action: Action) -> bool:
    return _REQUEST <= action < _CARD


def is_unit(action: Action) -> bool:
    return _UNIT <= action < _STAGE


def is_stage(action: Action) -> bool:
    return _STAGE <= action < _PLAYER


def is_player(action: Action) -> bool:
    return _PLAYER <= action < _TRUMP


def name(action: Action) -> str:
    if not 0 <= action < SIZE:
        raise Refused(Why.NO_SUCH_ACTION, got=action)
    return _NAMES[action]


def parse(text: str) -> Action:
    if text not in _NUMBERS:
        raise Refused(Why.UNKNOWN_WORD, got=text, expected=Expect.LIKE, examples=EXAMPLES)
    return _NUMBERS[text]
