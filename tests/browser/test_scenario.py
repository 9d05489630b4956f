"""A scenario at its table, and scenarios as figures of the rules."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit

STOPPED = """\
id: stopped
game: reversi
options: {size: 6, specials: 1}
setup: {black: f3, white: b3 c3 d3* e3, to_move: B}
do: [a3, a4]
expect: {proven: d3}
---
id: other
title: Another one
game: reversi
options: {size: 4}
do: [b1]
"""


def test_a_pasted_scenario_is_played_step_by_step(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/scenario")
    page.get_by_role("textbox").fill(STOPPED.replace(", a4", ""))
    visitor.button("Open at the table").click()
    expect(page.get_by_text("The position before")).to_be_visible()
    assert (visitor.board().count("B"), visitor.board().count("W")) == (1, 4)
    visitor.button("One move on").click()
    visitor.until(lambda: visitor.board().count("B") == 4)
    expect(page.get_by_text("It came out as written")).to_be_visible()
    visitor.shoot("scenario")
    page.get_by_role("combobox", name="Which scenario").click()
    page.get_by_role("option", name="Another one").click()
    visitor.until(lambda: len(visitor.board()) == 16)
    visitor.button("Back to the text").click()
    expect(page.get_by_role("textbox")).to_have_value(STOPPED.replace(", a4", ""))


def test_a_step_that_is_refused_is_named_with_the_reason(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/scenario")
    visitor.page.get_by_role("textbox").fill(STOPPED)
    visitor.button("Open at the table").click()
    alert = visitor.page.get_by_role("alert").filter(has_text="do: a4")
    expect(alert).to_contain_text("taken")
    expect(alert).to_contain_text("a4")
    visitor.shoot("scenario-problem")


def test_what_is_wrong_in_the_text_is_told_with_its_line(visit: Visit) -> None:
    visitor = visit()
    visitor.expect_trouble("400")
    visitor.go("/scenario")
    visitor.page.get_by_role("textbox").fill(STOPPED.replace("black:", "blck:"))
    visitor.button("Open at the table").click()
    why = visitor.page.get_by_role("alert").filter(has_text="blck")
    expect(why).to_contain_text("Line 4")
    expect(why).to_contain_text("black")


def test_the_figures_of_the_rules_are_live_boards(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/rules/reversi")
    figure = visitor.page.get_by_role("figure").filter(has_text="d3 is special")
    figure.scroll_into_view_if_needed()
    stones = figure.locator("use[href='#st-B']")
    expect(stones).to_have_count(2)
    figure.get_by_role("button", name="One move on").click()
    expect(stones).to_have_count(5)
    expect(figure).to_contain_text("a3")
    visitor.shoot("rules-figure")
    figure.get_by_role("link", name="Open at the table").click()
    visitor.until(lambda: len(visitor.board()) == 36)
