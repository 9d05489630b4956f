"""Every card (カード): its name, what it costs (布石) and when it takes effect.

This is the one place for names and costs; short and long texts are in `text/`, under the key.
"""

from enum import IntEnum, StrEnum
from typing import NamedTuple


class Card(IntEnum):
    """The types, in the order of the rulebook."""

    TREASURE_BOX = 0
    FREE_PLACEMENT = 1
    PROTECTED_NEXT_STONE = 2
    SWAP_WITH_ENEMY = 3
    SACRIFICE_WILL = 4
    PERMA_PROTECT_NEXT_STONE = 5
    STRONG_WIND_WILL = 6
    TRAP_WILL = 7
    TEMPT_WILL = 8
    CHAIN_WILL = 9
    REGEN_WILL = 10
    DESTROY_ONE_STONE = 11
    TIME_BOMB = 12
    ULTIMATE_REVERSE_DRAGON = 13
    BREEDING_WILL = 14
    CROSS_BOMB = 15
    HYPERACTIVE_WILL = 16
    SELL_CARD_WILL = 17
    PLUNDER_WILL = 18
    WORK_WILL = 19
    DOUBLE_PLACE = 20
    HEAVEN_BLESSING = 21
    CONDEMN_WILL = 22
    GOLD_STONE = 23
    SILVER_STONE = 24
    STEAL_CARD = 25
    GUARD_WILL = 26
    ULTIMATE_DESTROY_GOD = 27
    ULTIMATE_HYPERACTIVE_GOD = 28
    POSITION_SWAP_WILL = 29


class Group(StrEnum):
    """When a card takes effect."""

    AT_ONCE = "at_once"
    ON_THE_BOARD = "on_the_board"
    """After stones have been chosen."""
    ON_A_CARD = "on_a_card"
    """After a card has been chosen."""
    NEXT_PLACEMENT = "next_placement"


class Tier(StrEnum):
    """§11: the colour of a card, by its cost."""

    WHITE = "white"
    GREY = "grey"
    GREEN = "green"
    BLUE = "blue"
    PURPLE = "purple"
    GOLD = "gold"


_UP_TO = ((0, Tier.WHITE), (5, Tier.GREY), (10, Tier.GREEN), (15, Tier.BLUE), (20, Tier.PURPLE))


class Entry(NamedTuple):
    """One line of the catalogue."""

    card: Card
    ja: str
    en: str
    cost: int
    group: Group

    @property
    def key(self) -> str:
        """Its name in notation, files and messages."""
        return self.card.name

    @property
    def tier(self) -> Tier:
        """Its colour."""
        return next((tier for most, tier in _UP_TO if self.cost <= most), Tier.GOLD)


_NOW, _BOARD, _CARD, _NEXT = Group

CATALOGUE = (
    Entry(Card.TREASURE_BOX, "宝箱", "Treasure Box", 0, _NOW),
    Entry(Card.FREE_PLACEMENT, "自由の意志", "Free Will", 9, _NEXT),
    Entry(Card.PROTECTED_NEXT_STONE, "弱い意志", "Weak Will", 1, _NEXT),
    Entry(Card.SWAP_WITH_ENEMY, "交換の意志", "Conversion Will", 13, _BOARD),
    Entry(Card.SACRIFICE_WILL, "生贄の意志", "Sacrifice Will", 5, _BOARD),
    Entry(Card.PERMA_PROTECT_NEXT_STONE, "強い意志", "Strong Will", 12, _NEXT),
    Entry(Card.STRONG_WIND_WILL, "強風の意志", "Gale Will", 9, _BOARD),
    Entry(Card.TRAP_WILL, "罠の意志", "Trap Will", 10, _BOARD),
    Entry(Card.TEMPT_WILL, "誘惑の意志", "Temptation Will", 20, _BOARD),
    Entry(Card.CHAIN_WILL, "連鎖の意志", "Chain Will", 22, _NEXT),
    Entry(Card.REGEN_WILL, "復活の意志", "Revival Will", 15, _NEXT),
    Entry(Card.DESTROY_ONE_STONE, "破壊神", "God of Destruction", 14, _BOARD),
    Entry(Card.TIME_BOMB, "時限爆弾", "Time Bomb", 13, _BOARD),
    Entry(Card.ULTIMATE_REVERSE_DRAGON, "究極反転龍", "Ultimate Reversal Dragon", 30, _NEXT),
    Entry(Card.BREEDING_WILL, "繁殖の意志", "Breeding Will", 16, _NEXT),
    Entry(Card.CROSS_BOMB, "十字爆弾", "Cross Bomb", 18, _NEXT),
    Entry(Card.HYPERACTIVE_WILL, "多動の意志", "Restless Will", 8, _NEXT),
    Entry(Card.SELL_CARD_WILL, "売却の意志", "Selling Will", 8, _CARD),
    Entry(Card.PLUNDER_WILL, "吸収の意志", "Absorption Will", 4, _NEXT),
    Entry(Card.WORK_WILL, "出稼ぎの意志", "Migrant-Work Will", 11, _NEXT),
    Entry(Card.DOUBLE_PLACE, "二連投石", "Double Throw", 24, _NEXT),
    Entry(Card.HEAVEN_BLESSING, "天の恵み", "Heaven's Blessing", 3, _CARD),
    Entry(Card.CONDEMN_WILL, "断罪の意志", "Condemnation Will", 6, _CARD),
    Entry(Card.GOLD_STONE, "金の意志", "Golden Will", 6, _NEXT),
    Entry(Card.SILVER_STONE, "銀の意志", "Silver Will", 3, _NEXT),
    Entry(Card.STEAL_CARD, "転売の意志", "Resale Will", 7, _NEXT),
    Entry(Card.GUARD_WILL, "守る意志", "Guardian Will", 2, _BOARD),
    Entry(Card.ULTIMATE_DESTROY_GOD, "究極破壊神", "Ultimate Destroyer", 25, _NEXT),
    Entry(Card.ULTIMATE_HYPERACTIVE_GOD, "究極多動神", "Ultimate Restless God", 28, _NEXT),
    Entry(Card.POSITION_SWAP_WILL, "入替の意志", "Transposition Will", 17, _BOARD),
)

TYPES = len(CATALOGUE)
KEYS = tuple(entry.key for entry in CATALOGUE)
COSTS = tuple(entry.cost for entry in CATALOGUE)
NAMED = {name: entry.card for entry in CATALOGUE for name in (entry.key, entry.ja)}
"""The notation takes Japanese names as well."""


def key_of(card: int) -> str:
    """The card's name in notation; for labels of chance."""
    return KEYS[card]
