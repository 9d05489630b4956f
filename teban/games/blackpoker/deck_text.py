"""A deck as text, short enough to paste into a chat.

    # Tall and black
    S A-10 J
    H 2 5 9-K
    C A-K
    X 1 2

The first line with `#` names the deck, others are remarks. A suit holds for what stands behind
it on its line. Signs, small and full-width letters, `T` for 10 and single cards (`SA ♡10`) are
read too; what is written has letters only, which every terminal and code page can show.
"""

import re
from collections.abc import Iterator
from itertools import groupby
from unicodedata import normalize

from teban.core.refused import Expect, Refused, bad_value
from teban.games.blackpoker.cards import (
    JOKER,
    NAMES,
    OF_SUIT,
    Card,
    CardSet,
    cards_in,
    find,
    mask_of,
    names,
)
from teban.games.blackpoker.options import DeckList

EXAMPLES = ("SA", "♡10", "D2-9", "X1")
SHORTEST_RUN = 3

# Chats send signs with a selector that asks for the coloured picture.
_LETTERS = str.maketrans("♠♤♥♡♦♢♣♧–—−~〜", "SSHHDDCC-----", "\ufe0e\ufe0f")
_BETWEEN = re.compile(r"[\s,、/;]+")
_SUIT_ALONE = re.compile(r"\b([SHDCX])[\s:]+")
_RANK = r"10|[A1-9TJQK]"
_RUN = re.compile(rf"([SHDCX]?)({_RANK})(?:-({_RANK}))?")


def read(field: str, text: str) -> DeckList:
    """The deck in a text, its cards in canonical order."""
    name, deck = "", 0
    for number, line in enumerate(text.splitlines(), 1):
        place, plain = f"{field}:{number}", normalize("NFKC", line).strip()
        if plain.startswith("#"):
            name = name or _name(place, line)
            continue
        for card in _cards(place, plain.upper().translate(_LETTERS)):
            if deck >> card & 1:
                raise bad_value(place, NAMES[card], Expect.ONCE)
            deck |= 1 << card
    if not deck:
        # An empty list would mean the usual deck: nobody shares that.
        raise _unreadable(field, None)
    return DeckList(tuple(names(cards_in(deck))), name)


def write(deck: DeckList) -> str:
    """The deck in its canonical form."""
    mask = mask_of(find("cards", name) for name in deck.cards)
    name = _one_line(deck.name)
    lines = [f"# {name}"] if name else []
    lines += [_line(mask & suit) for suit in (*OF_SUIT, JOKER) if mask & suit]
    return "".join(f"{line}\n" for line in lines)


def _name(place: str, line: str) -> str:
    # As it was written: only for the cards is a full-width letter the same as a plain one.
    name = _one_line(line.strip()[1:])
    if not name.isprintable():
        raise bad_value(place, name, Expect.TEXT)
    return name


def _one_line(name: str) -> str:
    return " ".join(name.split())


def _cards(place: str, line: str) -> Iterator[Card]:
    suit = ""
    for word in filter(None, _BETWEEN.split(_SUIT_ALONE.sub(r"\1", line))):
        run = _RUN.fullmatch(word)
        suit = (run and run[1]) or suit
        if run is None or not suit:
            raise _unreadable(place, word)
        first, last = (_card(place, suit, rank) for rank in (run[2], run[3] or run[2]))
        if last < first:
            raise _unreadable(place, word)
        yield from range(first, last + 1)


def _card(place: str, suit: str, rank: str) -> Card:
    return find(place, suit + rank.replace("T", "10"))


def _line(cards: CardSet) -> str:
    """The cards of one suit: neighbours lie as far apart in the set as in the list."""
    runs = groupby(enumerate(cards_in(cards)), lambda at: at[1] - at[0])
    suit = NAMES[cards_in(cards)[0]][0]
    return " ".join([suit, *(_run([NAMES[card][1:] for _, card in run]) for _, run in runs)])


def _run(ranks: list[str]) -> str:
    return f"{ranks[0]}-{ranks[-1]}" if len(ranks) >= SHORTEST_RUN else " ".join(ranks)


def _unreadable(place: str, got: str | None) -> Refused:
    return bad_value(place, got, Expect.LIKE, examples=EXAMPLES)
