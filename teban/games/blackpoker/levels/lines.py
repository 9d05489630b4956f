"""Everything worth trying at a question, thought through to its last pick.

What the adept would do comes first; the rest is what differs from it and may make sense.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, zip_longest

from msgspec import Struct

from teban.core.decision import Decision
from teban.core.ids import Action
from teban.games.blackpoker import space
from teban.games.blackpoker.levels import adept
from teban.games.blackpoker.levels.fight import best_attack
from teban.games.blackpoker.levels.imagine import advance, follow
from teban.games.blackpoker.levels.look import Look, look_into
from teban.games.blackpoker.levels.sensible import sensible
from teban.games.blackpoker.state import Duel

ATTACK, END = space.REQUEST["attack"], space.REQUEST["end"]
POINTLESS = ("open_trump", "close_trump", "destroy_trump")
"""Hardly ever worth their price, and trumps are beyond what an adept thinks of."""


class Line(Struct, frozen=True):
    """Answers in a row, the first to the question that is open."""

    picks: tuple[Action, ...]
    party: tuple[Action, ...] = ()
    """Who is to attack, in a request for an attack; nobody in particular if empty."""

    def next(self, asked: Decision) -> Action | None:
        """The answer to this question, which may come in the middle of the line.

        Blockers are asked about one by one, so that the same answer can come twice.
        """
        if asked.kind == "blockers":
            picks = self.picks[-asked.picks :][:1] if asked.picks <= len(self.picks) else ()
        else:
            picks = self.picks
        return next((pick for pick in picks if pick in asked.legal), None)

    def follow(self, world: Duel) -> None:
        """Give all the answers. In swift worlds some have given themselves."""
        asked = world.question
        assert asked is not None
        kind = asked.kind
        if kind != "blockers":
            follow(world, self.picks)
            return
        while asked is not None and asked.kind == kind:
            pick = self.next(asked)
            advance(world, space.NONE if pick is None else pick)
            asked = world.question


def lines(world: Duel, wide: int) -> list[Line]:
    """What to try at the open question of this world, at most so many."""
    asked = world.question
    assert asked is not None
    look = look_into(world, asked)
    usual = adept.defence(look) if asked.kind == "blockers" else _usual(world)
    others: Iterable[Line]
    match asked.kind:
        case "chance":
            others = _requests(world, look)
        case "attackers":
            others = (Line((*party, space.DONE)) for party in _parties(look))
        case "blockers":
            others = (Line(picks) for picks in _defences(look, usual))
        case _:
            others = (Line((pick,)) for pick in asked.legal)
    found = dict.fromkeys((Line(usual), *others))
    return list(found)[:wide]


def _usual(world: Duel) -> tuple[Action, ...]:
    """All that an adept would answer until its choice is made."""
    there, picks = world.clone(), []
    asked = there.question
    assert asked is not None
    while asked is not None:
        picks.append(adept.decide(look_into(there, asked)))
        advance(there, picks[-1])
        asked = there.question if there.draft is not None or there.picks else None
    return tuple(picks)


def _requests(world: Duel, look: Look) -> Iterator[Line]:
    """Every action in its best ways, then all of them in their second best, and so on."""
    by_action = []
    for pick in look.decision.legal:
        if pick == space.PASS:
            # In one's own turn エンド says the same and leads on.
            by_action.append([] if look.can(END) else [Line((pick,))])
        elif pick == ATTACK:
            by_action.append([Line((pick,), party) for party in _parties(look) if party])
        elif space.action_of(pick) not in POINTLESS:
            by_action.append(_declared(world, look, pick))
    for line in chain.from_iterable(zip_longest(*by_action)):
        if line is not None:
            yield line


def _declared(world: Duel, look: Look, first: Action) -> list[Line]:
    """Every sensible way to declare a request for this action."""
    found: list[Line] = []
    drafts: list[tuple[Duel, tuple[Action, ...]]] = [(world, (first,))]
    while drafts:
        before, picks = drafts.pop()
        there = before.clone()
        advance(there, picks[-1])
        if there.draft is None:
            found.append(Line(picks))
        else:
            drafts += [(there, (*picks, pick)) for pick in reversed(sensible(there, look))]
    return found


def _parties(look: Look) -> list[tuple[Action, ...]]:
    """The adept's attackers; one more or one less; all, or none."""
    able = [unit.pick for unit in look.soldiers if not unit.driven]
    if look.decision.kind == "attackers":
        able = [pick for pick in able if look.can(pick)]
    best = {unit.pick for unit in best_attack(look)}.intersection(able)
    changed = [best ^ {pick} for pick in able]
    return [tuple(sorted(party)) for party in (best, set(able), *changed, set[Action]())]


def _defences(look: Look, usual: Sequence[Action]) -> Iterator[tuple[Action, ...]]:
    """The adept's defence with one blocker elsewhere, or no defence at all."""
    ready = [unit for unit in look.mine if not unit.driven]
    attackers = sorted((unit for unit in look.theirs if unit.attacks), key=lambda unit: -unit.size)
    yield (space.NONE,) * len(ready)
    for at, blocker in enumerate(ready):
        for pick in (space.NONE, *(unit.pick for unit in attackers)):
            beside = [unit.up for unit, other in zip(ready, usual, strict=True) if other == pick]
            # one bulwark, or any number of soldiers.
            if pick == space.NONE or not beside or (blocker.up and all(beside)):
                yield (*usual[:at], pick, *usual[at + 1 :])
