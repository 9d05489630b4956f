"""The small words of scenario files: cards, units, requests, references, fog, trumps."""

import re
from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from teban.core.ids import SeatId
from teban.core.refused import Expect, Refused, Why, bad_value
from teban.games.blackpoker.cards import NAMES, Card, find, names
from teban.games.blackpoker.space import PLAYERS
from teban.games.blackpoker.state import FogKind

DRIVEN, NEW, NOTHING = "drv", "new", "none"
_UNIT = re.compile(r"(s|arm|b)\(([^,()]+)((?:,(?:drv|new))*)\)")
_REQUEST = re.compile(r"(P[12]):(\w+)(?:\(([^()]*)\))?")
_FOG = re.compile(r"(up|down|force|close)\(([^()]+)\)(?:>(.+))?")
_TRUMP = re.compile(r"(up|down)\(([^()]+)\)")
_TRUMP_REF = re.compile(r"trump\(([^()]+)\)")
_UNITS = ("s(S6)", "arm(S6+S9,drv)", "b(C4)")


class UnitWord(Struct, frozen=True):
    """`s(S6,drv)`, `arm(S6+S9)`, `b(?)`; no cards for one that is hidden."""

    up: bool
    cards: tuple[Card, ...]
    flags: frozenset[str] = frozenset()

    def __str__(self) -> str:
        shape = ("arm" if len(self.cards) > 1 else "s") if self.up else "b"
        flags = "".join(f",{flag}" for flag in (DRIVEN, NEW) if flag in self.flags)
        return f"{shape}({_sum(self.cards) or '?'}{flags})"

    @property
    def name(self) -> str:
        """The same without flags, as references have it."""
        return str(UnitWord(self.up, self.cards))


class RequestWord(Struct, frozen=True):
    """`P1:up(H5)`; without keys in parentheses it fits any."""

    seat: int
    action: str
    keys: tuple[Card, ...] = ()

    def __str__(self) -> str:
        return f"{PLAYERS[self.seat]}:{self.action}" + (f"({_sum(self.keys)})" * bool(self.keys))


class FogWord(Struct, frozen=True):
    """`up(H5)>P1.s(S6)`; the binding is None where it is not named."""

    kind: FogKind
    cards: tuple[Card, ...]
    bound: str | None = None

    def __str__(self) -> str:
        base = f"{self.kind.name.lower()}({_sum(self.cards)})"
        return base if self.bound is None else f"{base}>{self.bound}"


def wrong(text: object, *examples: str) -> Refused:
    """A word that is none of these."""
    return Refused(Why.UNKNOWN_WORD, got=text, expected=Expect.LIKE, examples=examples)


def seat_of(text: Any) -> SeatId:
    """`P1` or `P2`."""
    if text not in PLAYERS:
        raise bad_value("player", text, Expect.ONE_OF, names=PLAYERS)
    return SeatId(PLAYERS.index(text))


def card_of(text: Any) -> Card:
    """`H10`."""
    return find("card", str(text))


def unit_word(text: Any) -> UnitWord:
    """A unit, its owner aside."""
    shape, cards, flags = _groups(_UNIT, text, *_UNITS)
    some = () if cards == "?" else _cards(cards)
    if (len(some) > 1) is not (shape == "arm"):
        raise wrong(text, *_UNITS)
    return UnitWord(shape != "b", some, frozenset(filter(None, flags.split(","))))


def request_word(text: Any) -> RequestWord:
    """A request; what it is called, and its keys."""
    player, action, cards = _groups(_REQUEST, text, "P1:up(H5)", "P2:end")
    return RequestWord(PLAYERS.index(player), action, tuple(sorted(_cards(cards))) if cards else ())


def fog_word(text: Any) -> FogWord:
    examples = ("up(H5)>P1.s(S6)", "force(H3+H4)", "close(DQ)>none")
    kind, cards, bound = _groups(_FOG, text, *examples)
    to = None if bound is None else ref_word(bound)
    return FogWord(FogKind[kind.upper()], tuple(sorted(_cards(cards))), to)


def trump_word(text: Any) -> tuple[Card | None, bool]:
    """A trump and whether it lies face up; in views it may be `down(?)`."""
    side, card = _groups(_TRUMP, text, "up(S2)", "down(H3)")
    return None if card == "?" else card_of(card), side == "up"


def trump_text(card: Card | None, up: bool) -> str:
    return f"{'up' if up else 'down'}({'?' if card is None else NAMES[card]})"


def trump_card(text: str) -> Card | None:
    """The card of `trump(S2)`; None if it is no such reference."""
    found = _TRUMP_REF.fullmatch(text)
    return card_of(found[1]) if found else None


def ref_word(text: Any) -> str:
    """A reference as the program would spell it: its cards may be written in any order."""
    player, dot, rest = str(text).partition(".")
    if ":" in player:
        return str(request_word(text))
    # A trump may be hidden.
    return f"{player}.{unit_word(rest).name}" if dot and "trump(" not in rest else str(text)


def _groups(pattern: re.Pattern[str], text: Any, *examples: str) -> tuple[Any, ...]:
    found = pattern.fullmatch(str(text))
    if found is None:
        raise wrong(text, *examples)
    return found.groups()


def _cards(text: str) -> tuple[Card, ...]:
    """`H5+H9`."""
    return tuple(map(card_of, text.split("+")))


def _sum(cards: Iterable[Card]) -> str:
    return "+".join(names(sorted(cards)))
