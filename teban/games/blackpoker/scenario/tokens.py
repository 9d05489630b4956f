"""The small words of scenario files: cards, units, requests, references, fog, trumps."""

import re
from typing import Any

from msgspec import Struct

from teban.core.ids import SeatId
from teban.core.refused import Expect, Refused, Why, bad_value
from teban.games.blackpoker.cards import NAMES, Card, find, names
from teban.games.blackpoker.space import PLAYERS
from teban.games.blackpoker.state import FogKind

DRIVEN, NEW = "drv", "new"
_UNIT = re.compile(r"(s|arm|b)\(([^,()]+)((?:,(?:drv|new))*)\)")
_REQUEST = re.compile(r"(P[12]):(\w+)(?:\(([^()]*)\))?")
_INVENTED = re.compile(r"t\d+")
_FOG = re.compile(r"(up|down|force|close)\(([^()]+)\)(?:>(.+))?")
_TRUMP = re.compile(r"(up|down)\(([^()]+)\)")
_TRUMP_REF = re.compile(r"trump\(([^()]+)\)")


class UnitWord(Struct, frozen=True):
    """`s(S6,drv)`, `arm(S6+S9)`, `b(?)`; no cards for one that is hidden."""

    up: bool
    cards: tuple[Card, ...]
    flags: frozenset[str] = frozenset()

    def __str__(self) -> str:
        shape = ("arm" if len(self.cards) > 1 else "s") if self.up else "b"
        cards = "+".join(names(sorted(self.cards))) or "?"
        flags = "".join(f",{flag}" for flag in (DRIVEN, NEW) if flag in self.flags)
        return f"{shape}({cards}{flags})"


class RequestWord(Struct, frozen=True):
    """`P1:up(H5)`; without keys in parentheses it fits any."""

    seat: SeatId
    action: str
    keys: tuple[Card, ...] | None = None

    def __str__(self) -> str:
        return request_word(self.seat, self.action, self.keys or ())


class FogWord(Struct, frozen=True):
    """`up(H5)>P1.s(S6)`; the binding is None where it is not named."""

    kind: FogKind
    cards: tuple[Card, ...]
    bound: str | None = None

    def __str__(self) -> str:
        base = f"{self.kind.name.lower()}({'+'.join(names(sorted(self.cards)))})"
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


def cards_of(text: str) -> tuple[Card, ...]:
    """`H5+H9`."""
    return tuple(card_of(name) for name in text.split("+"))


def unit_word(text: str) -> UnitWord:
    """A unit, its owner aside."""
    found = _UNIT.fullmatch(text)
    if found is None:
        raise wrong(text, "s(S6)", "arm(S6+S9,drv)", "b(C4)")
    shape, cards, flags = found.groups()
    some = () if cards == "?" else cards_of(cards)
    if (len(some) > 1) is not (shape == "arm"):
        raise wrong(text, "s(S6)", "arm(S6+S9,drv)", "b(C4)")
    return UnitWord(shape != "b", some, frozenset(filter(None, flags.split(","))))


def request_word(seat: int, action: str, keys: tuple[Card, ...]) -> str:
    """A request in words."""
    cards = f"({'+'.join(names(sorted(keys)))})" if keys else ""
    return f"{PLAYERS[seat]}:{action}{cards}"


def request_of(text: str) -> RequestWord:
    """A request; what it is called, and its keys."""
    found = _REQUEST.fullmatch(text)
    if found is None:
        raise wrong(text, "P1:up(H5)", "P2:end")
    player, action, cards = found.groups()
    return RequestWord(seat_of(player), action, tuple(sorted(cards_of(cards))) if cards else None)


def ref_text(text: str) -> str:
    """A reference as the program would spell it: its cards may be written in any order."""
    if ":" in text:
        return str(request_of(text))
    player, dot, rest = text.partition(".")
    return f"{player}.{unit_word(rest)}" if dot and not rest.startswith("trump(") else text


def is_invented(action: str) -> bool:
    """Whether a scenario made this action up: it has no effect."""
    return _INVENTED.fullmatch(action) is not None


def fog_word(text: str) -> FogWord:
    """A fog entry."""
    found = _FOG.fullmatch(text)
    if found is None:
        raise wrong(text, "up(H5)>P1.s(S6)", "force(H3+H4)", "close(DQ)>none")
    kind, cards, bound = found.groups()
    to = None if bound is None else ref_text(bound)
    return FogWord(FogKind[kind.upper()], tuple(sorted(cards_of(cards))), to)


def trump_word(text: str) -> tuple[Card | None, bool]:
    """A trump and whether it lies face up; in views it may be `down(?)`."""
    found = _TRUMP.fullmatch(text)
    if found is None:
        raise wrong(text, "up(S2)", "down(H3)")
    return None if found[2] == "?" else card_of(found[2]), found[1] == "up"


def trump_text(card: Card | None, up: bool) -> str:
    """A trump in words."""
    return f"{'up' if up else 'down'}({'?' if card is None else NAMES[card]})"


def trump_ref(text: str) -> Card | None:
    """The card of `trump(S2)`; None if it is no such reference."""
    found = _TRUMP_REF.fullmatch(text)
    return card_of(found[1]) if found else None
