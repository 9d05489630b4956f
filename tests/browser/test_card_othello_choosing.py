"""What stands at the table while a card of Card Othello asks for a card: §12.12 and the sheets."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.card_othello import scenario
from tests.browser.conftest import Visit
from tests.browser.pretending import sitting_at
from tests.browser.visitor import Visitor
from tests.server.running import Running


def neither(visitor: Visitor) -> None:
    """使用 and 詳細 are out of the way."""
    for words in ("使用", "布石不足", "詳細", "Use", "Too costly", "Details"):
        expect(visitor.button(words)).to_have_count(0)


HIT = """(one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def reached(one: Locator) -> None:
    expect(one).to_be_visible()
    assert one.evaluate(HIT), "something lies on it"


SELLING = scenario(
    "use SELL_CARD_WILL",
    black="a1",
    white="b1 h8",
    charge="[30, 0]",
    hands="{B: [SELL_CARD_WILL, TIME_BOMB, TREASURE_BOX]}",
)
SOLD = {
    "ja": ("売るカードを選ぶ", "「時限爆弾」を売る（布石+8）", "「宝箱」を売る（布石+0）"),
    "en": (
        "Choose a card to sell",
        "Sell Time Bomb (+8)",
        "Sell Treasure Box (+0)",
    ),
}
"""Of 30 the card itself has taken 8: more than these 8 are not booked, whatever the other cost."""


@pytest.mark.parametrize("language", SOLD)
def test_who_sells_a_card_is_told_what_is_really_booked(
    language: str, visit: Visit, server: Running
) -> None:
    visitor = sitting_at(SELLING, visit, server, "level1", language=language)
    nothing, bomb, box = SOLD[language]
    reached(visitor.button(nothing))
    neither(visitor)
    hand = visitor.page.get_by_role("group", name=re.compile("^(Your hand|手札)"))
    for place, words in enumerate((bomb, box)):
        hand.get_by_role("button").nth(place).click()
        reached(visitor.button(words))
        neither(visitor)
    visitor.shoot(f"card-othello-selling-{language}")


BLESSED = scenario(
    "use HEAVEN_BLESSING",
    black="a1",
    white="h8",
    charge="[9, 0]",
    hands="{B: [HEAVEN_BLESSING, TIME_BOMB]}",
)
"""Nothing can be bracketed, so that one may pass."""


@pytest.mark.parametrize("language", SOLD)
@pytest.mark.parametrize("size", [(1366, 768), (1024, 768)], ids=str)
def test_a_pass_is_in_reach_while_cards_are_offered(
    size: tuple[int, int], language: str, visit: Visit, server: Running
) -> None:
    width, height = size
    visitor = sitting_at(
        BLESSED, visit, server, "level1", language=language, width=width, height=height
    )
    offers = visitor.page.get_by_role("dialog")
    expect(offers.get_by_role("radio")).to_have_count(5)
    visitor.still()
    visitor.shoot(f"card-othello-offers-{width}-{language}")
    passing = re.compile("^(パス|Pass)$")
    reached(offers.get_by_role("button", name=passing))
    neither(visitor)
    # And with the sheet put aside, to look at the board.
    offers.get_by_role("button", name=re.compile("^(盤を見る|Look at the board)$")).click()
    expect(offers).to_have_count(0)
    reached(visitor.button(passing))
    neither(visitor)
