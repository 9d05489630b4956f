"""A computer player beside the ladder: offered last, never unasked, and known by its name."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit


@pytest.mark.parametrize(
    ("language", "strength", "usual", "chain", "plate", "start"),
    [
        (
            "ja",
            "強さ",
            "レベル3：布石を紡ぐ者",
            "ルールブック流：",
            "ルールブック流",
            "はじめる",
        ),
        (
            "en",
            "Strength",
            "Level 3: Spinner of Groundwork",
            "By the rulebook: ",
            "By the rulebook",
            "Start",
        ),
    ],
)
def test_the_rulebooks_chain_can_be_chosen_behind_the_six_levels(
    language: str, strength: str, usual: str, chain: str, plate: str, start: str, visit: Visit
) -> None:
    visitor = visit(language=language).go("/new/card_othello")
    choice = visitor.page.get_by_role("combobox", name=strength)
    expect(choice).to_contain_text(usual)
    choice.click()
    offered = visitor.page.get_by_role("option")
    expect(offered).to_have_count(7)
    expect(offered.last).to_contain_text(chain)
    offered.last.click()
    expect(choice).to_contain_text(chain)
    visitor.shoot(f"chain-chosen-{language}")
    visitor.button(start).click()
    visitor.wait()
    expect(visitor.page.get_by_role("group").filter(has_text=f"・{plate}")).to_be_visible()
    visitor.shoot(f"chain-table-{language}")
