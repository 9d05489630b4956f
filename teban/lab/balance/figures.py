"""The figures of a study: shares with intervals, the spread between seats, and what is usual."""

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from msgspec import Struct
from scipy import stats

from teban.core.game import Game
from teban.core.result import Result
from teban.lab.balance.study import Sample, Setting

CONFIDENCE = 0.95
RESAMPLED = 4000
"""How often the games are drawn again for the interval of the spread."""


class Share(Struct, frozen=True):
    """What one seat, one place in the order or one player has got."""

    name: str
    games: int
    wins: int
    """First alone."""
    share: float
    low: float
    high: float
    """Wilson's interval of the share of wins."""
    shared: float
    """First together with others, for each game."""
    last: float
    """Last alone, for each game."""
    points: float
    rank: float


class Balance(Struct, frozen=True):
    """The figures of one setting."""

    varied: Mapping[str, str]
    players: tuple[str, ...]
    games: int
    draws: float
    """Games whose first place is shared, of all."""
    order: tuple[Share, ...]
    """By who begins, who is next, and so on."""
    seats: tuple[Share, ...]
    roles: tuple[Share, ...]
    """By player, where they are not all alike."""
    spread: float
    """Between the best and the worst place in the order."""
    spread_low: float
    spread_high: float
    p_value: float
    """How likely shares at least as uneven are if the order does not matter (chi-square)."""
    plies: float
    tally: Mapping[str, float]


class _Part(Struct, frozen=True):
    """One seat in one game."""

    won: bool
    shared: bool
    last: bool
    points: int
    rank: int


def balance(game: Game, setting: Setting, samples: Sequence[Sample], seed: int) -> Balance:
    """All of it."""
    count = len(setting.players)
    order: list[list[_Part]] = [[] for _ in range(count)]
    seats: list[list[_Part]] = [[] for _ in range(count)]
    roles: dict[str, list[_Part]] = {player: [] for player in setting.players}
    for sample in samples:
        for seat, part in enumerate(_parts(Result(sample.played.points))):
            order[(seat - sample.played.first) % count].append(part)
            seats[seat].append(part)
            roles[setting.players[(seat - sample.turned) % count]].append(part)
    by_order = tuple(_share(str(at), parts) for at, parts in enumerate(order, 1))
    wins = [share.wins for share in by_order]
    drawn = len(samples) - sum(wins)
    low, high = _spread_interval([*wins, drawn], seed)
    return Balance(
        varied=setting.varied,
        players=setting.players,
        games=len(samples),
        draws=drawn / len(samples),
        order=by_order,
        seats=tuple(map(_share, game.seat_names, seats)),
        roles=tuple(_share(*role) for role in roles.items()) if len(roles) > 1 else (),
        spread=max(wins) / len(samples) - min(wins) / len(samples),
        spread_low=low,
        spread_high=high,
        p_value=float(stats.chisquare(wins).pvalue) if sum(wins) else 1.0,
        plies=_mean(sample.played.plies for sample in samples),
        tally={
            name: _mean(sample.played.tally[name] for sample in samples)
            for name in samples[0].played.tally
        },
    )


def _parts(result: Result) -> list[_Part]:
    ranks = result.ranks
    return [
        _Part(
            won=rank == 1 and ranks.count(1) == 1,
            shared=rank == 1 and ranks.count(1) > 1,
            last=rank == len(ranks),
            points=points,
            rank=rank,
        )
        for rank, points in zip(ranks, result.points, strict=True)
    ]


def _share(name: str, parts: Sequence[_Part]) -> Share:
    games, wins = len(parts), sum(part.won for part in parts)
    interval = stats.binomtest(wins, games).proportion_ci(CONFIDENCE, method="wilson")
    return Share(
        name=name,
        games=games,
        wins=wins,
        share=wins / games,
        low=float(interval.low),
        high=float(interval.high),
        shared=_mean(part.shared for part in parts),
        last=_mean(part.last for part in parts),
        points=_mean(part.points for part in parts),
        rank=_mean(part.rank for part in parts),
    )


def _spread_interval(counts: Sequence[int], seed: int) -> tuple[float, float]:
    """By drawing as many games again from those that were played (bootstrap)."""
    games = sum(counts)
    random = np.random.default_rng(seed)
    drawn = random.multinomial(games, np.array(counts) / games, RESAMPLED)[:, :-1] / games
    spreads = drawn.max(axis=1) - drawn.min(axis=1)
    outside = (1 - CONFIDENCE) / 2
    low, high = np.quantile(spreads, [outside, 1 - outside])
    return float(low), float(high)


def _mean(numbers: Iterable[float]) -> float:
    found = [*numbers]
    return sum(found) / len(found)
