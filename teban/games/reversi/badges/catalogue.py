"""The list of badges: what each is for, and what it brings.

Badges of the A row (アニバーサリー) are awarded once per profile. Those of the P row (パターン)
count every game they occur in, at most once a game; their reward comes at the first time and
then at every third. At a table with the extended set some bring an extended item besides, by the
same count.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from teban.games.reversi.badges.memory import Memory
from teban.games.reversi.options import Profile

UNDO, BLIND, REFILL = "undo", "blind", "refill"
LENS, APPRAISE, HINT, PLANT, DISARM, MEMO = "lens", "appraise", "hint", "plant", "disarm", "memo"


class Badge(NamedTuple):
    """One badge."""

    id: str
    name: str
    """In the words of the rulebook or the rulings."""
    earned: Callable[[Memory, Profile], bool]
    reward: Mapping[str, int] = {}
    besides: Mapping[str, int] = {}
    """What it brings on top where the table has the extended set."""

    @property
    def once(self) -> bool:
        """Whether a profile can have it only once."""
        return self.id.startswith("A")


def _over(memory: Memory) -> bool:
    return memory.count is not None


def _wins(number: int) -> Callable[[Memory, Profile], bool]:
    return lambda memory, profile: memory.won and profile.wins + 1 >= number


def _games(number: int) -> Callable[[Memory, Profile], bool]:
    return lambda memory, profile: _over(memory) and profile.games + 1 >= number


def _beat(level: int) -> Callable[[Memory, Profile], bool]:
    return lambda memory, profile: memory.won and profile.rival_level == level


def _corners(size: int) -> tuple[int, ...]:
    return 0, size - 1, size * (size - 1), size * size - 1


def _edges(size: int) -> tuple[int, ...]:
    last = size - 1
    return tuple(cell for cell in range(size * size) if {cell // size, cell % size} & {0, last})


def _first_corner(memory: Memory, _: Profile) -> bool:
    return memory.mine is not None and memory.mine.cell in _corners(memory.size)


def _many_turned(memory: Memory, _: Profile) -> bool:
    enough = {4: 4, 6: 6}.get(memory.size, 10)
    return memory.mine is not None and len(memory.mine.flips) >= enough


def _five_directions(memory: Memory, _: Profile) -> bool:
    if memory.mine is None:
        return False
    row, column = divmod(memory.mine.cell, memory.size)

    def direction(cell: int) -> tuple[int, int]:
        down, right = cell // memory.size - row, cell % memory.size - column
        return (down > 0) - (down < 0), (right > 0) - (right < 0)

    return len({direction(cell) for cell in memory.mine.flips}) >= 5


CATALOGUE = (
    Badge("A1", "はじめの一局", _games(1)),
    Badge("A2", "初勝利", _wins(1), {UNDO: 1}),
    Badge("A3", "白番初勝利", lambda m, _: m.won and m.seat == 1, {UNDO: 1}),
    Badge("A4", "3連勝", lambda m, p: m.won and p.streak >= 2, {REFILL: 1}),
    Badge("A5", "10回勝利", _wins(10), {BLIND: 1}),
    Badge("A6", "50回勝利", _wins(50), {BLIND: 2}),
    Badge("A7", "100回勝利", _wins(100), {BLIND: 2, REFILL: 2}),
    Badge("A8", "10局", _games(10), {UNDO: 1}),
    Badge("A9", "100局", _games(100), {REFILL: 1}),
    Badge("A10", "レベル1撃破", _beat(1)),
    Badge("A11", "レベル2撃破", _beat(2)),
    Badge("A12", "レベル3撃破", _beat(3), {UNDO: 1}),
    Badge("A13", "レベル4撃破", _beat(4), {UNDO: 1}),
    Badge("A14", "レベル5撃破", _beat(5), {UNDO: 1}),
    Badge("A15", "レベル6撃破", _beat(6), {UNDO: 1}),
    Badge("A16", "基本に忠実", lambda m, _: m.won and m.initial == 0),
    Badge("A17", "大盤制覇", lambda m, _: m.won and m.size >= 10, {REFILL: 1}),
    Badge("A18", "小さな名人", lambda m, _: m.won and m.size <= 6),
    Badge("P1", "パスさせた", lambda m, _: m.passed, {UNDO: 1}),
    Badge("P2", "連続パス", lambda m, _: m.passed and m.rival_passes >= 2, {BLIND: 1}),
    Badge("P3", "全取り", lambda m, _: m.won and m.lead == sum(m.count or ()), {BLIND: 1}),
    Badge("P4", "全取られ", lambda m, _: m.lead < 0 and -m.lead == sum(m.count or ()), {REFILL: 1}),
    Badge("P5", "角いただき", _first_corner, besides={HINT: 1}),
    Badge("P6", "四隅制覇", lambda m, _: _over(m) and m.holds(_corners(m.size)), {REFILL: 1}),
    Badge("P7", "辺の支配者", lambda m, _: _over(m) and m.holds(_edges(m.size)), {BLIND: 1}),
    Badge("P8", "大返し", _many_turned, {UNDO: 1}),
    Badge("P9", "五方向", _five_directions, {UNDO: 1}),
    Badge(
        "P10",
        "鉄壁",
        lambda m, _: m.theirs is not None and bool(m.theirs.stops),
        besides={PLANT: 1},
    ),
    Badge(
        "P11", "不発させた", lambda m, _: m.theirs is not None and not m.theirs.flips, {BLIND: 1}
    ),
    Badge(
        "P12",
        "看破",
        lambda m, _: m.mine is not None and bool(m.mine.proved),
        besides={DISARM: 1},
    ),
    Badge("P13", "不発", lambda m, _: m.mine is not None and not m.mine.flips, besides={LENS: 1}),
    Badge(
        "P14",
        "二度は騙されない",
        lambda m, _: m.won and m.rival_proven >= 2 and not m.fooled,
        {REFILL: 1},
    ),
    Badge("P15", "大逆転", lambda m, _: m.won and m.behind, {UNDO: 1}),
    Badge("P16", "僅差勝ち", lambda m, _: 1 <= m.lead <= 2, besides={APPRAISE: 1}),
    Badge("P17", "引き分け", lambda m, _: _over(m) and m.lead == 0),
    Badge("P18", "封印勝利", lambda m, _: m.won and m.initial >= 1 and not m.specials, {REFILL: 1}),
    Badge("P19", "使い切り", lambda m, _: m.won and bool(m.specials) and m.stock == 0),
    Badge("P20", "素手の勝利", lambda m, _: m.won and m.items and m.used == 0, {UNDO: 1}),
    Badge("P21", "目を閉じても", lambda m, _: m.won and m.blinded),
    Badge("P22", "再開の一手", lambda m, _: m.won and m.resumed, besides={MEMO: 1}),
)


class Award(NamedTuple):
    """A badge given at one moment."""

    badge: Badge
    times: int
    reward: Mapping[str, int]


def awards(memory: Memory, profile: Profile, extended: bool = False) -> list[Award]:
    """The badges that this moment brings."""
    return [
        _award(badge, profile.badges.get(badge.id, 0) + 1, extended)
        for badge in CATALOGUE
        # Asked first, since it is hardly ever so.
        if badge.earned(memory, profile)
        and badge.id not in memory.fired
        and not (badge.once and profile.badges.get(badge.id))
    ]


def _award(badge: Badge, times: int, extended: bool) -> Award:
    reward = {**badge.reward, **badge.besides} if extended else badge.reward
    return Award(badge, times, reward if times % 3 == 1 else {})
