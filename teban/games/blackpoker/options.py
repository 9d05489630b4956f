"""Regulation: a format (which actions) and a frame (which deck and set-up), and what a seat brings.

Only the pairs of the rulebook's table are allowed.
"""

from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from teban.core.refused import Expect, bad_value
from teban.games.blackpoker.cards import ALL, CARDS, JOKER, CardSet, cards_in, find, mask_of, names


class Format(StrEnum):
    """フォーマット"""

    LIGHT = "light"
    STANDARD = "standard"
    PRO = "pro"
    MASTER = "master"


class Frame(StrEnum):
    """フレーム"""

    ENTRY20 = "entry20"
    PACK = "pack"
    RARE_PACK = "rare_pack"
    STRATEGY = "strategy"
    EXTRA = "extra"


ALLOWED: Mapping[Frame, tuple[Format, ...]] = {
    Frame.ENTRY20: (Format.LIGHT,),
    Frame.PACK: (Format.STANDARD, Format.PRO, Format.MASTER),
    Frame.RARE_PACK: (Format.STANDARD, Format.PRO, Format.MASTER),
    Frame.STRATEGY: (Format.PRO, Format.MASTER),
    Frame.EXTRA: (Format.MASTER,),
}

_FRAMES = {
    format.value: [frame.value for frame, formats in ALLOWED.items() if format in formats]
    for format in Format
}
_PAIRED = Meta(extra_json_schema={"goes_with": {"frame": _FRAMES}})
_SOME = Meta(extra_json_schema={"minimum": 1, "maximum": 1000})

WITH_PACK = (Frame.PACK, Frame.RARE_PACK, Frame.STRATEGY, Frame.EXTRA)
WITH_RARE = (Frame.RARE_PACK, Frame.STRATEGY, Frame.EXTRA)
WITH_HAND_CHOICE = (Frame.STRATEGY, Frame.EXTRA)

ENTRY20 = "SA S2 S3 S4 S5 HA H8 H9 H10 HJ DA D3 D7 D10 DQ CA C5 C6 C10 CK"
ENTRY20_DECK: CardSet = mask_of(find("entry20", name) for name in ENTRY20.split())
SMALLEST_DECK = 40


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of one table."""

    format: Annotated[Format, _PAIRED] = Format.LIGHT
    frame: Frame = Frame.ENTRY20
    loop_guard: bool = True
    """R-70: after everybody passed over an empty stage, the turn player may not just pass again."""
    request_cap: Annotated[int, _SOME] = 200
    """R-70: requests of one player in one turn."""
    show_grave_count: bool = False
    """R-64: whether the other side's grave can be counted."""
    end_clears_all_fog: bool = False
    """R-28: whether エンド clears the fog of both sides, as later editions do."""
    rare_summon_life9: bool = False
    """R-50: whether レア召喚 needs a life of 9 or less, as later editions do."""
    preset_bulwark_faceup: bool = False
    """R-60: whether the first bulwark lies open, as in later editions."""
    auto_grave_top: bool = False
    """R-34: of several cards the last one moved lies on top, without asking."""


class DeckList(Struct, frozen=True, forbid_unknown_fields=True):
    """The deck a seat brings; empty for the usual one of the frame."""

    cards: tuple[str, ...] = ()
    name: str = ""


def check_options(options: Options) -> Options:
    """The options, if format and frame go together."""
    allowed = ALLOWED[options.frame]
    if options.format not in allowed:
        raise bad_value(
            "format",
            options.format.value,
            Expect.ONE_OF_WITH,
            names=tuple(format.value for format in allowed),
            other=f"frame={options.frame.value}",
        )
    if options.request_cap < 1:
        raise bad_value("request_cap", options.request_cap, Expect.NUMBER_FROM, least=1)
    return options


def check_deck(field: str, deck: DeckList, frame: Frame) -> CardSet:
    """The deck as a set; refused if the frame does not allow it."""
    cards = [find(f"{field}.cards", name) for name in deck.cards]
    mask = mask_of(cards)
    if len(cards) != mask.bit_count():
        twice = (name for name, count in Counter(deck.cards).items() if count > 1)
        raise bad_value(f"{field}.cards", " ".join(twice), Expect.ONCE)
    if frame is Frame.ENTRY20:
        if cards and mask != ENTRY20_DECK:
            usual = tuple(names(cards_in(ENTRY20_DECK)))
            raise bad_value(f"{field}.cards", " ".join(deck.cards), Expect.EXACTLY, names=usual)
        return ENTRY20_DECK
    if not cards:
        return ALL
    if len(cards) < SMALLEST_DECK:
        entries = Expect.ENTRIES_FROM_TO
        raise bad_value(f"{field}.cards", len(cards), entries, least=SMALLEST_DECK, most=CARDS)
    return mask


def has_jokers(deck: CardSet) -> bool:
    return bool(deck & JOKER)


PRESETS: Mapping[str, Options] = {"light": Options()} | {
    f"{format.value}_{frame.value}": Options(format, frame)
    for frame, formats in ALLOWED.items()
    if frame is not Frame.ENTRY20
    for format in formats
}
