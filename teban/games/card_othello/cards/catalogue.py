"""Every card (カード), as `catalog.json` beside this file lists them.

That file is the only list: ids, costs (布石), the colours of costs, when a card takes effect, the
order, and the keys under which its words stand in `text/`.
"""

from importlib.resources import files

from teban.games.card_othello.cards.reading import FILE, read

_HERE = files(__package__)
_TEXT = files("teban.games.card_othello").joinpath("text")

TIERS, CATALOGUE = read(
    _HERE.joinpath(FILE).read_text(encoding="utf-8"),
    {
        language: _TEXT.joinpath(f"{language}.ftl").read_text(encoding="utf-8")
        for language in ("ja", "en")
    },
)
TYPES = len(CATALOGUE)
KEYS = tuple(entry.key for entry in CATALOGUE)
COSTS = tuple(entry.cost for entry in CATALOGUE)
NAMED = {name: entry.number for entry in CATALOGUE for name in (entry.key, entry.ja)}
"""The notation takes Japanese names as well."""
_NUMBERS = {entry.key: entry.number for entry in CATALOGUE}


def key_of(card: int) -> str:
    """The card's name in notation; for labels of chance."""
    return KEYS[card]


def number_of(key: str) -> int:
    """The card that the rules call by this name."""
    if key not in _NUMBERS:
        raise KeyError(f"{FILE} has no card {key}, which the rules know")
    return _NUMBERS[key]


def text_of(key: str) -> str:
    """The key of a card's words."""
    return CATALOGUE[_NUMBERS[key]].text
