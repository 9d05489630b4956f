"""What an action asks for, in words: key cards, price, target. The rules pages use it too."""

from functools import cache

from teban.core.terminal import Say
from teban.games.blackpoker import keys as key_cards
from teban.games.blackpoker.actions.action import Action
from teban.games.blackpoker.actions.table import TABLE
from teban.games.blackpoker.cards import JOKER, RANKS, SUITS, CardSet, find, range_of
from teban.games.blackpoker.view import View

SIGNS = "♠♡♢♣"


def keys(action: Action, say: Say, signs: str = SIGNS) -> str:
    """Which cards, or which soldier; nothing where none is needed."""
    if action.keys is None:
        other = "rare" if action.rare_key else "soldier" if action.soldier else ""
        return say(f"keys-{other}") if other else ""
    cards = " + ".join(_cards(block, say, signs) for block in action.keys.of)
    return say(f"keys-{action.keys.kind}", cards=cards)


def _cards(cards: CardSet, say: Say, signs: str) -> str:
    """A block of cards: its suits, unless it has all, and its numbers."""
    if cards == JOKER:
        return say("keys-joker")
    suits, low, high = range_of(cards)
    dash = "–" if signs != SUITS else "-"
    ranks = dash.join(dict.fromkeys((RANKS[low - 1], RANKS[high - 1])))
    return ("" if suits == SUITS else suits.translate(str.maketrans(SUITS, signs))) + ranks


@cache
def usable(action: Action) -> CardSet:
    """Every card that can be one of its key cards."""
    return key_cards.usable(action.keys) if action.keys else 0


def aim(action: Action, say: Say) -> str:
    """What it may be aimed at; nothing where it has no target."""
    return "" if action.targets is None else say(f"aim-{action.targets.name}")


def cost(action: Action, say: Say) -> str:
    """The price in words."""
    return ", ".join(say(f"terminal-cost-{symbol}") for symbol in action.cost)


def good_for(card: str, view: View, say: Say) -> str:
    """A card with the actions of such a table that it can be a key of."""
    names = [
        say(f"action-{action.key}")
        for action in TABLE.values()
        if view.format in action.formats and view.frame in action.frames
        if usable(action) >> find("card", card) & 1
    ]
    return f"[bold]{card:3}[/]  {say('terminal-good-for', actions=', '.join(names))}"
