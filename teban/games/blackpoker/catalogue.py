"""What the page lists: actions, characters, fog, trumps, regulations and decks, as declared here.

`python -m teban.games.blackpoker.catalogue > web/src/tables/blackpoker/catalogue.gen.ts` writes it
for the page; a test says when that is due. Names and effects are words, in the Fluent files.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from teban.games.blackpoker.actions.action import Action
from teban.games.blackpoker.actions.frame import LABEL
from teban.games.blackpoker.actions.table import TABLE
from teban.games.blackpoker.actions.targets import EXEMPT
from teban.games.blackpoker.cards import CARDS, JOKER, NAMES, CardSet, cards_in, mask_of, range_of
from teban.games.blackpoker.decks import READY
from teban.games.blackpoker.keys import Keys
from teban.games.blackpoker.options import (
    ALLOWED,
    ENTRY20,
    SMALLEST_DECK,
    WITH_PACK,
    WITH_RARE,
    Frame,
)
from teban.games.blackpoker.setup import OPENING_HAND, PACK, TRUMPS
from teban.games.blackpoker.space import ACTIONS as ORDER
from teban.games.blackpoker.state import FogKind, Kind, Unit, hasty

Row: TypeAlias = dict[str, Any]

HEADER = "// Written by `python -m teban.games.blackpoker.catalogue`; do not edit."
MADE_BY = {
    Kind.SOLDIER: "summon_soldier",
    Kind.HERO: "summon_hero",
    Kind.ACE: "summon_ace",
    Kind.MAGICIAN: "summon_magician",
    Kind.ARMED: "equip",
    Kind.BULWARK: "set_bulwark",
}
"""The action that a format must have for the character to be met in it."""
PRESET = 2
FOR_THE_FIRST_TURN = 1
"""The card that says who goes first."""
LAID_BY = {
    FogKind.UP: "up",
    FogKind.DOWN: "down",
    FogKind.FORCE: "force",
    FogKind.CLOSE: "close_trump",
}


def actions() -> list[Row]:
    """All actions, in the rulebook's order."""
    return [_action(TABLE[key]) for key in ORDER]


def _action(action: Action) -> Row:
    return {
        "key": action.key,
        "type": action.type.name.lower(),
        "speed": action.speed.name.lower(),
        "timing": action.timing.name.lower(),
        "triggered": action.triggered,
        "formats": action.formats,
        "frames": _frames(action),
        "keys": _needs(action),
        "cost": action.cost,
        "once": action.once,
        "aim": action.targets.name if action.targets else None,
        "exempt": action.key in EXEMPT,
    }


def _frames(action: Action) -> tuple[Frame, ...] | None:
    """The frames that bring it; None for all of them."""
    return None if action.frames == tuple(Frame) else action.frames


def _needs(action: Action) -> Row | None:
    """Its key cards: how they go together, and out of which blocks they come."""
    if action.rare_key:
        return {"kind": "rare", "of": []}
    if action.soldier is not None:
        return {"kind": "soldier", "of": [_block(1 << LABEL[action.key])]}
    return None if action.keys is None else _pattern(action.keys)


def _pattern(keys: Keys) -> Row:
    return {"kind": keys.kind, "of": [_block(cards) for cards in keys.of]}


def _block(cards: CardSet) -> Row:
    """Suits, and a run of numbers that each of them has."""
    suits, low, high = ("X", 0, 0) if cards == JOKER else range_of(cards)
    return {"suits": suits, "low": low, "high": high}


def characters() -> list[Row]:
    """Kinds of characters, with the cards that make one and what it can do."""
    return [_character(kind, by) for kind, by in MADE_BY.items()]


def _character(kind: Kind, by: str) -> Row:
    made_of = mask_of(card for card in range(CARDS) if _alone(card).kind is kind)
    haste = bool(made_of) and all(hasty(_alone(card)) for card in cards_in(made_of))
    attacks = () if kind is Kind.BULWARK else ("attacker",)
    return {
        "key": kind.name.lower(),
        "of": _block(made_of) if made_of else None,
        "labels": (*attacks, "blocker", *(("haste",) if haste else ())),
        "formats": TABLE[by].formats,
    }


def _alone(card: int) -> Unit:
    return Unit(0, (card,), up=True)


def fog() -> list[Row]:
    """Kinds of fog, with the action that lays them."""
    return [
        {
            "key": kind.name.lower(),
            "by": by,
            "of": _pattern(keys) if (keys := TABLE[by].keys) else None,
            "formats": TABLE[by].formats,
            "frames": _frames(TABLE[by]),
        }
        for kind, by in LAID_BY.items()
    ]


def trumps() -> list[Row]:
    """The cards that do something as a trump, and what they let soldiers do."""
    return [{"card": NAMES[card], "gives": label} for label, card in LABEL.items()]


def regulations() -> list[Row]:
    """The pairs of the rulebook's table."""
    return [
        {"format": format, "frame": frame}
        for frame, formats in ALLOWED.items()
        for format in formats
    ]


def decks() -> list[Row]:
    """What a deck must be in each frame."""
    fixed = {Frame.ENTRY20: ENTRY20.split()}
    return [
        {
            "frame": frame,
            "fixed": fixed.get(frame),
            "least": len(fixed.get(frame, ())) or SMALLEST_DECK,
            "most": len(fixed.get(frame, ())) or CARDS,
            "aside": _aside(frame),
        }
        for frame in Frame
    ]


def _aside(frame: Frame) -> int:
    """The cards that are no life when the second player begins, if no cards tie."""
    own = PACK * (frame in WITH_PACK) + (frame in WITH_RARE) + TRUMPS * (frame is Frame.EXTRA)
    return own + PRESET + OPENING_HAND + FOR_THE_FIRST_TURN


def ready() -> list[Row]:
    """Decks to start from."""
    return [{"key": key, "text": text} for key, text in READY.items()]


LISTS: Mapping[str, tuple[str, Callable[[], list[Row]]]] = {
    "ACTIONS": ("Action", actions),
    "CHARACTERS": ("Character", characters),
    "FOG": ("Fog", fog),
    "TRUMPS": ("Trump", trumps),
    "REGULATIONS": ("Regulation", regulations),
    "DECK_RULES": ("DeckRule", decks),
    "READY_DECKS": ("ReadyDeck", ready),
}


def typescript() -> str:
    """The lists as a module of the page."""
    types = ", ".join(sorted(kind for kind, _ in LISTS.values()))
    parts = [f'{HEADER}\nimport type {{ {types} }} from "./catalogue.ts";']
    for name, (kind, rows) in LISTS.items():
        lines = "".join(f"  {json.dumps(row)},\n" for row in rows())
        parts.append(f"export const {name}: readonly {kind}[] = [\n{lines}];")
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    print(typescript(), end="")
