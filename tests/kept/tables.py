"""What a kept set holds: who sat at which table of the server, and at which in a terminal."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

ME, OTHER = "あおい", "みどり"
DECKS = {
    "mine": "# ひみつのデッキ\nS A-K\nH A-K\nC A-K\nD A\n",
    "jokers": "S 2-K\nH 2-K\nD 2-K\nC A-4\nX 1 2\n",
}
_PERSON = {"kind": "me"}
_NEIGHBOUR = {"kind": "guest", "name": "となり"}
_BOT = {"kind": "bot", "name": "robo"}
_OPEN = {"kind": "open"}
_PRO = {"format": "pro", "frame": "pack"}


def _computer(level: str) -> dict[str, str]:
    return {"kind": "computer", "level": level}


class Seating(Struct, frozen=True):
    """A table of the server, and how far it is played."""

    game: str
    options: dict[str, Any]
    seats: tuple[Mapping[str, str], ...]
    moments: int | None = None
    """None to the end."""


class Sitting(Struct, frozen=True):
    """A match in a terminal; the person sits on the first seat unless told otherwise."""

    name: str
    game: str
    words: tuple[str, ...]
    lines: int = 20
    """How far it is played, if it is suspended."""


SMALL = {"size": 6, "specials": 2, "items": True}
WITH_DECK = {**_PERSON, "private": DECKS["mine"]}
FINISHED = (
    Seating("reversi", SMALL, (_PERSON, _computer("level1"))),
    Seating("card_othello", {}, (_PERSON, _OPEN)),
    Seating("jatsuna", {}, (_PERSON, _NEIGHBOUR, _computer("easy"))),
    Seating("squfibo", {}, (_PERSON, _BOT)),
    Seating("blackpoker", _PRO, (WITH_DECK, _NEIGHBOUR)),
)
RUNNING = (
    Seating("reversi", SMALL, (_NEIGHBOUR, _PERSON), 14),
    Seating("card_othello", {}, (_PERSON, _computer("level2")), 12),
    Seating("jatsuna", {"first": "roulette"}, (_PERSON, _computer("medium"), _BOT), 12),
    Seating("squfibo", {}, (_PERSON, _OPEN), 40),
    Seating("blackpoker", _PRO, (WITH_DECK, {**_BOT, "private": DECKS["jokers"]}), 120),
)
WAITING = Seating("blackpoker", _PRO, (WITH_DECK, _OPEN))

SUSPENDED = (
    Sitting("reversi", "reversi", ("--preset", "items", "--level", "custom:depth=2,seconds=0.5")),
    Sitting("card_othello", "card_othello", ("--seat", "W", "--level", "level2")),
    Sitting("jatsuna", "jatsuna", ("--player", "C=easy", "--player", "P=medium")),
    Sitting("squfibo", "squfibo", ("--level", "easy")),
    Sitting("blackpoker", "blackpoker", ("--preset", "pro_pack", "--player", "P2=human",
            "--bring", "P1=mine", "--bring", "P2=jokers"), 150),
)  # fmt: skip
OVER = (
    Sitting("othello", "reversi", ("--preset", "plain", "--level", "level2")),
    Sitting("reversi", "reversi", ("--preset", "extended", "--level", "level1")),
    Sitting("card_othello", "card_othello", ("--level", "level2")),
    Sitting("jatsuna", "jatsuna", ("--preset", "balanced", "--level", "easy")),
    Sitting("squfibo", "squfibo", ("--preset", "race", "--level", "easy")),
    Sitting("blackpoker", "blackpoker", ("--preset", "pro_pack", "--player", "P2=human",
            "--bring", "P1=mine")),
    Sitting("trumps", "blackpoker", ("--preset", "master_extra", "--player", "P2=human")),
)  # fmt: skip
