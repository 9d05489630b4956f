"""What is played in a study of balance, and how: reproducible from one seed."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import product
from typing import Any

from msgspec import Struct, to_builtins

from teban.core.batch import Batching, Played
from teban.core.chance import SEED_BYTES
from teban.core.game import Game, Tallying
from teban.core.ids import SeatId
from teban.core.levels import level_named, meeting
from teban.core.match import Match, new_record, play_out
from teban.core.record import convert
from teban.lab.games import Progress, map_games
from teban.lab.starts import starts

TOGETHER = 20
"""Games that a process plays before it reports."""
NUMBER_BYTES = 7


class Setting(Struct, frozen=True):
    """One table, and who plays at it."""

    options: Any
    varied: Mapping[str, str]
    """The options in which it differs from the other tables of the study."""
    players: tuple[str, ...]


class Job(Struct, frozen=True):
    """Some games of one setting, with the same seats and start."""

    game: Game
    options: Any
    players: tuple[str, ...]
    """In seat order."""
    turned: int
    """By how many seats the players have moved on."""
    seeds: tuple[int, ...]


class Sample(Struct, frozen=True):
    """One game of a study."""

    played: Played
    turned: int


def settings(
    game: Game,
    options: Any,
    varied: Mapping[str, Mapping[str, Any]],
    lineups: Sequence[tuple[str, ...]],
) -> list[Setting]:
    """Every line-up at every combination of values; each value stands beside its word.

    Refused here and not after the games of the others, if the rules do not allow a table.
    """
    plain = to_builtins(options)
    tables = []
    for values in product(*(words.items() for words in varied.values())):
        named = {option: word for option, (word, _) in zip(varied, values, strict=True)}
        changed = {option: value for option, (_, value) in zip(varied, values, strict=True)}
        table = convert("options", {**plain, **changed}, game.options)
        game.new(table, [game.private() for _ in game.seat_names], bytes(SEED_BYTES))
        tables.append((table, named))
    return [Setting(table, named, players) for players in lineups for table, named in tables]


def play_study(
    game: Game,
    wanted: Sequence[Setting],
    games: int,
    seed: int,
    processes: int,
    progress: Progress | None = None,
) -> list[list[Sample]]:
    """So many games of each setting; the same for the same seed, however many processes."""
    jobs = [
        (at, job) for at, setting in enumerate(wanted) for job in _jobs(game, setting, games, seed)
    ]
    found: list[list[Sample]] = [[] for _ in wanted]
    played = map_games(play, [job for _, job in jobs], processes, progress)
    for (at, job), part in zip(jobs, played, strict=True):
        found[at] += [Sample(one, job.turned) for one in part]
    return found


def play(job: Job) -> list[Played]:
    """The games of a job, in compiled code where the game has it."""
    if isinstance(job.game, Batching):
        return [*job.game.batch(job.options, job.players, job.seeds)]
    return [_through_the_rules(job, seed) for seed in job.seeds]


def _jobs(game: Game, setting: Setting, games: int, seed: int) -> Iterator[Job]:
    """Seats and starts take turns, each combination as often as any other."""
    turns = range(len(setting.players)) if len(set(setting.players)) > 1 else range(1)
    ways = [(turn, start) for start in starts(game, setting.options) for turn in turns]
    seeds: dict[int, list[int]] = defaultdict(list)
    for number in range(games):
        seeds[number % len(ways)].append(_number(setting, seed, number))
    for way, mine in seeds.items():
        turned, options = ways[way]
        seated = tuple(
            setting.players[(seat - turned) % len(setting.players)]
            for seat in range(len(setting.players))
        )
        for at in range(0, len(mine), TOGETHER):
            yield Job(game, options, seated, turned, tuple(mine[at : at + TOGETHER]))


def _through_the_rules(job: Job, seed: int) -> Played:
    game, luck = job.game, seed.to_bytes(SEED_BYTES, "little")
    private = meeting(game, [game.private() for _ in job.players], job.players)
    match = Match(game, new_record(game, job.options, private, job.players, luck, luck))
    first = match.state.actors()[0]
    players = {
        SeatId(seat): level_named(game, player)(seed + seat)
        for seat, player in enumerate(job.players)
    }
    result = play_out(match, players)
    tally = game.tally(match.state) if isinstance(game, Tallying) else {}
    return Played(first, result.points, match.state.ply, tally)


def _number(setting: Setting, seed: int, number: int) -> int:
    text = f"{seed} {dict(setting.varied)} {setting.players} {number}"
    return int.from_bytes(blake2b(text.encode(), digest_size=NUMBER_BYTES).digest(), "little")
