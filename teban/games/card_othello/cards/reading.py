"""Reads `catalog.json`; what is wrong in it is named by its line."""

import json
import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec
from msgspec import Meta, Struct

from teban.games.card_othello.options import MOST_CHARGE

FILE = "catalog.json"
TEXTS = ("", "-short", "-long")
"""What follows a card's text key: its name, what it does in a line, and in full."""

Id = Annotated[str, Meta(pattern=r"^[A-Za-z]\w*$")]
Cost = Annotated[int, Meta(ge=0, le=MOST_CHARGE)]
S = TypeVar("S", bound=Struct)


class CatalogError(ValueError):
    """The catalogue says something that cannot be so."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"{FILE}, line {line}: {what}")


class Group(StrEnum):
    """When a card takes effect."""

    AT_ONCE = "at_once"
    ON_THE_BOARD = "on_the_board"
    """After stones have been chosen."""
    ON_A_CARD = "on_a_card"
    """After a card has been chosen."""
    NEXT_PLACEMENT = "next_placement"


class Tier(Struct, frozen=True, forbid_unknown_fields=True):
    """§11: the colour of a card, by its cost."""

    id: Id
    most: Cost
    """The highest cost that has it."""
    text: str


class Listed(Struct, frozen=True, forbid_unknown_fields=True):
    """A card as it stands in the file."""

    id: Id
    cost: Cost
    when: Group
    text: str


class Entry(NamedTuple):
    """A card of the catalogue."""

    number: int
    key: str
    """Its name in notation, files and messages."""
    ja: str
    cost: int
    tier: Tier
    group: Group
    text: str
    """The key of its words."""
    line: int


class Catalogue(NamedTuple):
    """The whole file."""

    tiers: tuple[Tier, ...]
    cards: tuple[Entry, ...]


Words = Mapping[str, str]
"""The Fluent file of each language."""


def read(source: str, words: Words) -> Catalogue:
    """Every card in order, each with its tier and its words."""
    try:
        whole = json.loads(source)
    except json.JSONDecodeError as error:
        raise CatalogError(error.lineno, error.msg) from None
    if not isinstance(whole, dict) or [*whole] != [*Catalogue._fields]:
        raise CatalogError(1, f"wanted are {' and '.join(Catalogue._fields)}, and nothing else")
    for part in Catalogue._fields:
        if not isinstance(whole[part], list) or not whole[part]:
            raise CatalogError(1, f"{part} is a list, and not empty")
    tiers = _tiers(source, words)
    return Catalogue(tiers, _cards(source, words, tiers))


def _tiers(source: str, words: Words) -> tuple[Tier, ...]:
    tiers: list[Tier] = []
    for line, tier in _entries(source, "tiers", Tier):
        _once(line, "tier", tier.id, [other.id for other in tiers])
        if tiers and tier.most <= tiers[-1].most:
            raise CatalogError(line, f"{tier.id} ends before {tiers[-1].id} does")
        _worded(line, tier.text, words)
        tiers.append(tier)
    if tiers[-1].most < MOST_CHARGE:
        raise CatalogError(line, f"the last tier goes up to {MOST_CHARGE}")
    return tuple(tiers)


def _cards(source: str, words: Words, tiers: tuple[Tier, ...]) -> tuple[Entry, ...]:
    cards: list[Entry] = []
    for line, card in _entries(source, "cards", Listed):
        _once(line, "card", card.id, [other.key for other in cards])
        for ending in TEXTS:
            _worded(line, card.text + ending, words)
        ja = _said(card.text, words["ja"])
        _once(line, "name", ja, [name for other in cards for name in (other.key, other.ja)])
        tier = next(tier for tier in tiers if card.cost <= tier.most)
        cards.append(Entry(len(cards), card.id, ja, card.cost, tier, card.when, card.text, line))
    return tuple(cards)


def _entries(source: str, part: str, kind: type[S]) -> Iterator[tuple[int, S]]:
    """What stands in a list of the file, each with the number of its line."""
    begin = re.search(rf'"{part}"\s*:\s*\[', source)
    assert begin is not None
    decoder, at = json.JSONDecoder(object_pairs_hook=_unrepeated), begin.end()
    while source[at := _next(source, at)] != "]":
        line = source.count("\n", 0, at) + 1
        try:
            found, at = decoder.raw_decode(source, at)
            yield line, msgspec.convert(found, kind)
        except (KeyError, msgspec.ValidationError) as error:
            raise CatalogError(line, str(error.args[0])) from None


def _next(source: str, at: int) -> int:
    """Where something stands again."""
    while source[at] in " \t\r\n,":
        at += 1
    return at


def _unrepeated(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    names = [name for name, _ in pairs]
    for name in names:
        if names.count(name) > 1:
            raise KeyError(f"{name} is said twice")
    return dict(pairs)


def _once(line: int, what: str, name: str, others: list[str]) -> None:
    if name in others:
        raise CatalogError(line, f"the {what} {name} is listed already")


def _worded(line: int, key: str, words: Words) -> None:
    for language, text in words.items():
        if not _said(key, text):
            raise CatalogError(line, f"{key} has no words in {language}.ftl")


def _said(key: str, text: str) -> str:
    """The first line of a message; empty if there is no such message."""
    found = re.search(rf"^{re.escape(key)} =[ ]*(?:\n[ ]+)?(\S.*)$", text, re.MULTILINE)
    return found[1] if found else ""
