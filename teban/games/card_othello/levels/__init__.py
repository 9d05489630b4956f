"""The computer players of Card Othello, weakest first. All of them hold a `Seat`, no more."""

from collections.abc import Callable, Mapping

from msgspec import structs

from teban.core.seat import Player
from teban.games.card_othello.levels import sight
from teban.games.card_othello.levels.advisers import MODELS, advisers
from teban.games.card_othello.levels.chain import Chain, links
from teban.games.card_othello.levels.greedy import Greedy
from teban.games.card_othello.levels.positional import Positional
from teban.games.card_othello.levels.random import Anything
from teban.games.card_othello.levels.school import CardOthelloSchool
from teban.games.card_othello.levels.worth import worth
from teban.players.learned.guided import Guided
from teban.players.tree import Plan

TURN = 8
"""No turn has more decisions left than that."""
FOUR = Plan(
    iterations=8,
    evaluate=worth,
    depth=TURN,
    playout=sight.finish,
    prior=sight.hopes,
    options=sight.options,
    explore=0.3,
)
FIVE = structs.replace(FOUR, iterations=64)
SIX = structs.replace(FOUR, iterations=400)
TEACHER = structs.replace(FOUR, iterations=60)
"""Plays hundreds of games against itself, so it is quicker than the strongest level."""

LEVELS: Mapping[str, Callable[[int], Player]] = {
    "level1": Anything,
    "level2": Greedy,
    "level3": Positional,
    "level4": lambda seed: Guided(seed, FOUR),
    "level5": lambda seed: Guided(seed, FIVE),
    "level6": lambda seed: Guided(seed, SIX, advisers(MODELS)),
}
BESIDE: Mapping[str, Callable[[int], Player]] = {
    "chain": lambda seed: Chain(links(MODELS), Guided(seed, SIX)),
}
"""Of no place on the ladder: the rulebook's chain to the letter (§14)."""
SCHOOL = CardOthelloSchool(lambda seed: Guided(seed, TEACHER))
