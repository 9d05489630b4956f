"""What an action asks for, in words: key cards, price, target. The rules pages use it too."""

from functools import cache

from teban.core.terminal import Say
from teban.games.blackpoker.actions import targets
from teban.games.blackpoker.actions.action import Action, Targets
from teban.games.blackpoker.cards import (
    ALL,
    JOKER,
    NUMBER,
    OF_SUIT,
    RANKS,
    SUITED,
    SUITS,
    CardSet,
    cards_in,
    mask_of,
)
from teban.games.blackpoker.keys import SAME_NUMBER, SAME_SUIT, Each, Flush, Keys, One, Two

SIGNS = "♠♡♢♣"
AIMS: dict[Targets, str] = {
    targets.any_soldier: "any_soldier",
    targets.any_character: "any_character",
    targets.any_bulwark: "any_bulwark",
    targets.own_character: "own_character",
    targets.own_soldier_of_suit: "own_soldier_of_suit",
    targets.the_rival: "the_rival",
    targets.any_player: "any_player",
    targets.counterable: "counterable",
    targets.with_keys: "with_keys",
    targets.with_target: "with_target",
    targets.judgements: "judgements",
    targets.face_up_trumps: "face_up_trumps",
}


def keys(action: Action, say: Say, signs: str = SIGNS) -> str:
    """Which cards, or which soldier; nothing where none is needed."""
    if action.rare_key:
        return say("keys-rare")
    if action.soldier is not None:
        return say("keys-soldier")
    return "" if action.keys is None else _keys(action.keys, say, signs)


def _keys(wanted: Keys, say: Say, signs: str) -> str:
    if wanted is SAME_NUMBER:
        return say("keys-same_number")
    if wanted is SAME_SUIT:
        return say("keys-same_suit")
    match wanted:
        case One(cards=cards):
            return _cards(cards, say, signs)
        case Two(classes=(cards,)):
            return say("keys-two", cards=_cards(cards, say, signs))
        case Each(first=first, second=second):
            return f"{_cards(first, say, signs)} + {_cards(second, say, signs)}"
        case Flush():
            return say("keys-flush")
        case _:
            raise AssertionError(f"key cards without words: {wanted}")


def _cards(cards: CardSet, say: Say, signs: str) -> str:
    """A block of cards: its suits, unless it has all, and its numbers."""
    if cards == JOKER:
        return say("keys-joker")
    suits = [sign for sign, suit in zip(signs, OF_SUIT, strict=True) if cards & suit]
    numbers = sorted({NUMBER[card] for card in cards_in(cards & SUITED)})
    low, high = RANKS[numbers[0] - 1], RANKS[numbers[-1] - 1]
    ranks = low if low == high else f"{low}–{high}" if signs != SUITS else f"{low}-{high}"
    return ("" if len(suits) == len(SUITS) else "".join(suits)) + ranks


@cache
def usable(action: Action) -> CardSet:
    """Every card that can be one of its key cards."""
    keys = action.keys
    found = 0
    for first in cards_in(keys.next(ALL, ())) if keys else ():
        assert keys is not None
        rest = mask_of(keys.complete((first,))) if keys.picks == 1 else keys.next(ALL, (first,))
        found |= 1 << first | rest
    return found


def aim(action: Action, say: Say) -> str:
    """What it may be aimed at; nothing where it has no target."""
    return "" if action.targets is None else say(f"aim-{AIMS[action.targets]}")


def cost(action: Action, say: Say) -> str:
    """The price in words."""
    return ", ".join(say(f"terminal-cost-{symbol}") for symbol in action.cost)
