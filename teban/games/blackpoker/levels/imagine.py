"""Worlds that a player imagines, and what two adepts would make of them."""

from collections.abc import Sequence

from teban.core.game import State
from teban.core.ids import Action, SeatId
from teban.games.blackpoker import space
from teban.games.blackpoker.levels import adept
from teban.games.blackpoker.levels.look import look_into
from teban.games.blackpoker.levels.standing import standing
from teban.games.blackpoker.rules import FLOW
from teban.games.blackpoker.state import Duel


def imagined(sampled: State) -> Duel:
    """A sampled world, from the first pick of the choice that its player is making."""
    assert isinstance(sampled, Duel)
    sampled.swift = True
    if sampled.draft is not None or sampled.picks:
        sampled.draft, sampled.picks = None, ()
        sampled.frames = tuple(frame for frame in sampled.frames if frame.program != "declare")
        sampled.question = FLOW.runner.pending(sampled)
    return sampled


def advance(world: Duel, pick: Action) -> None:
    """Take an answer that is known to be legal."""
    world.question = FLOW.runner.answer(world, pick, None)


def follow(world: Duel, picks: Sequence[Action], kind: str = "") -> None:
    """Take the answers that are asked for; questions of one kind only, if it is named."""
    for pick in picks:
        asked = world.question
        if asked is not None and kind in ("", asked.kind) and pick in asked.legal:
            advance(world, pick)


def play_on(world: Duel, me: SeatId, party: Sequence[Action], turns: int, near: int) -> float:
    """What becomes of this seat in so many turns, from 0 to 1.

    With no more life than `near` on a side the end is near, and it is played to the end. Both
    sides play as adepts, but for the attackers of this seat's next attack, if any are named.
    """
    last = world.turn_number + turns
    one, two = world.sides
    while (asked := world.question) is not None:
        if world.turn_number >= last and min(one.life, two.life) > near:
            break
        if party and asked.kind == "attackers" and asked.seat == me:
            follow(world, (*party, space.DONE), asked.kind)
            party = ()
        elif asked.kind == "chance" and _lets_go(world, asked.seat):
            advance(world, space.PASS)
        else:
            advance(world, adept.decide(look_into(world, asked)))
    if world.loser is None:
        return standing(world, me)
    return float(world.loser != me)


def _lets_go(world: Duel, seat: SeatId) -> bool:
    """Whether an adept has nothing to think about; most chances are such."""
    if not world.stage:
        return world.turn != seat
    top = world.stage[-1]
    return top.controller == seat and top.action != "damage_judge"
