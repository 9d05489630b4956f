"""Is every level better than the one below? Many games between two of them, in all seats alike."""

from collections.abc import Sequence
from hashlib import blake2b
from itertools import pairwise
from math import inf, sqrt
from statistics import NormalDist
from time import monotonic, process_time
from typing import Any

from msgspec import Struct

from teban.core.chance import SEED_BYTES
from teban.core.game import Game
from teban.core.ids import SeatId
from teban.core.levels import level_named, meeting
from teban.core.match import Match, new_record, play_out
from teban.lab.games import Progress, map_games
from teban.lab.starts import starts

CONFIDENCE = 0.95
PLAYER_BYTES = 7


class Pair(Struct, frozen=True):
    """Two levels; the first should be the better one."""

    better: str
    worse: str


class Bout(Struct, frozen=True):
    """One game to be played."""

    game: Game
    options: Any
    pair: Pair
    number: int
    seed: int


class Outcome(Struct, frozen=True):
    """How it ended for the better level."""

    score: float
    """1 won, 0.5 drawn, 0 lost; in between where more than two play."""
    won: bool
    """First alone."""
    drawn: bool
    """First together with others."""
    plies: int
    cpu_seconds: float


class Rung(Struct, frozen=True):
    """All games of one pair."""

    better: str
    worse: str
    games: int
    wins: int
    """First alone."""
    draws: int
    """First together with others."""
    losses: int
    score: float
    """Wins and half of the draws, for each game; a middle place counts in between."""
    low: float
    high: float
    """The 95 % interval of the score."""
    cpu_seconds: float


def neighbours(game: Game) -> list[Pair]:
    """Every level and the one below it."""
    return [Pair(better, worse) for worse, better in pairwise(game.levels)]


def climb(
    game: Game,
    options: Any,
    pairs: Sequence[Pair],
    games: int,
    seed: int,
    processes: int,
    progress: Progress | None = None,
    seconds: float = inf,
) -> list[Rung]:
    """So many games of each pair; the same for the same seed, however many processes.

    With too little time for that, fewer: what quick pairs leave of their share goes to the others.
    """
    tell = progress or (lambda part: None)
    until = monotonic() + seconds
    rungs: list[Rung] = []
    for pair in pairs:
        bouts = [Bout(game, options, pair, number, seed) for number in range(games)]
        share = (until - monotonic()) / (len(pairs) - len(rungs))
        outcomes = map_games(
            play, bouts, processes, lambda part: tell((len(rungs) + part) / len(pairs)), share
        )
        rungs.append(rung(pair, outcomes))
    return rungs


def play(bout: Bout) -> Outcome:
    """One game. Each deal is played once from every seat, and who begins changes with the deals."""
    game, pair = bout.game, bout.pair
    began = process_time()
    seats = len(game.seat_names)
    deal, own = divmod(bout.number, seats)
    levels = [pair.better if seat == own else pair.worse for seat in range(seats)]
    key = _digest(bout, f"deal {deal}", SEED_BYTES)
    private = meeting(game, [game.private() for _ in levels], levels)
    ways = starts(game, bout.options)
    match = Match(game, new_record(game, ways[deal % len(ways)], private, levels, key, key))
    players = {
        SeatId(seat): level_named(game, level)(
            int.from_bytes(_digest(bout, f"player {bout.number} {seat}", PLAYER_BYTES), "little")
        )
        for seat, level in enumerate(levels)
    }
    result = play_out(match, players)
    score, first = (1 + result.payoffs[own]) / 2, result.ranks[own] == 1
    won = result.winner == own
    return Outcome(score, won, first and not won, match.state.ply, process_time() - began)


def rung(pair: Pair, outcomes: Sequence[Outcome]) -> Rung:
    """The figures of a pair."""
    games = len(outcomes)
    score = sum(outcome.score for outcome in outcomes) / games
    low, high = interval(score, games)
    wins = sum(outcome.won for outcome in outcomes)
    draws = sum(outcome.drawn for outcome in outcomes)
    seconds = sum(outcome.cpu_seconds for outcome in outcomes)
    losses = games - wins - draws
    return Rung(pair.better, pair.worse, games, wins, draws, losses, score, low, high, seconds)


def interval(share: float, games: int) -> tuple[float, float]:
    """Where the true share lies with 95 % confidence (Wilson's score interval)."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (centre - spread) / whole, (centre + spread) / whole


def _digest(bout: Bout, what: str, size: int) -> bytes:
    text = f"{bout.seed} {bout.pair.better} {bout.pair.worse} {what}"
    return blake2b(text.encode(), digest_size=size).digest()
