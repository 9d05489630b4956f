"""Picks that may make sense for a request that is being declared, whatever the action."""

from collections.abc import Sequence

from teban.core.ids import Action
from teban.games.blackpoker import space
from teban.games.blackpoker.cards import NUMBER, Card
from teban.games.blackpoker.levels.cards import cheapest, value
from teban.games.blackpoker.levels.fight import worth
from teban.games.blackpoker.levels.look import Asking, Look
from teban.games.blackpoker.state import Draft, Duel

KEYS = 3
"""So many different numbers are tried as the first key."""
TARGETS = 2
OWN = ("up", "equip", "unsummon", "reanimate", "rally")
"""Whose target is one's own; all other magic is meant for the rival."""
LARGE = ("throw", "death_lance", "equip", "summon_soldier", "summon_hero", "up", "down")
"""What large cards are good for; all else is done with those that are missed least."""


def sensible(there: Duel, look: Look) -> Sequence[Action]:
    """What to pick next for the draft of this world; nothing if it leads nowhere.

    `look` is that of the moment before the first pick: nothing has changed since.
    """
    asked, draft = there.question, there.draft
    assert asked is not None
    assert draft is not None
    match asked.kind:
        case "key":
            keys = [space.card_of(pick) for pick in asked.legal]
            return space.cards(_keys(look, draft.action, keys)[: 1 if draft.keys else KEYS])
        case "discard":
            left = draft.left.count("discard")
            return space.cards([min(cheapest(look.hand, left, (*draft.keys, *draft.discards)))])
        case "target":
            return _targets(look, draft, asked.legal)
        case "sacrifice":
            return [min(look.mine, key=worth).pick]
        case _:
            return asked.legal[:1]


def _keys(look: Look, action: str, keys: list[Card]) -> list[Card]:
    """One card of each number, the best first."""
    ordered = sorted(keys, key=value, reverse=action in LARGE)
    numbers = {NUMBER[card]: card for card in reversed(ordered)}
    if action == "counter":
        return [card for card in ordered if any(_stops(card, foe) for foe in _foes(look))][:1]
    return [card for card in ordered if numbers[NUMBER[card]] == card]


def _foes(look: Look) -> list[Asking]:
    """The rival's requests, the next to be resolved first. One's own are never answered."""
    return [asked for asked in reversed(look.stage) if asked.seat != look.me]


def _stops(card: Card, foe: Asking) -> bool:
    """R-18: whether カウンター with this card would cancel a request."""
    return len(foe.keys) == 2 or (len(foe.keys) == 1 and NUMBER[foe.keys[0]] <= NUMBER[card])


def _targets(look: Look, draft: Draft, legal: Sequence[Action]) -> Sequence[Action]:
    if space.is_stage(legal[0]):
        return _requests(look, draft, legal)
    if space.is_player(legal[0]):
        return [pick for pick in legal if space.player_of(pick) != look.me]
    side = look.mine if draft.action in OWN else look.theirs
    units = sorted((unit for unit in side if unit.pick in legal), key=lambda unit: -worth(unit))
    return [unit.pick for unit in units[:TARGETS]]


def _requests(look: Look, draft: Draft, legal: Sequence[Action]) -> Sequence[Action]:
    """The rival's request that comes next, of those that can be stopped."""
    foes = [
        foe
        for foe in _foes(look)
        if space.stage(look.stage.index(foe)) in legal
        and (draft.action != "counter" or _stops(draft.keys[0], foe))
    ]
    return [space.stage(look.stage.index(foe)) for foe in foes[:1]]
