"""Around the BlackPoker table: its lessons, decks and lists."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Request, expect

from tests.browser.blackpoker import OFFERED
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

TABLE = Path(__file__).parents[2] / "web" / "src" / "tables" / "blackpoker"
LESSONS = json.loads((TABLE / "lessons" / "lessons.gen.json").read_text(encoding="utf-8"))
DECK = "# Black and tall\nS A-K\nH 5-10\nD 2-9\nC A-K\n"


def press(visitor: Visitor, what: str) -> None:
    visitor.page.locator(what).first.click()


def thing(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f'[data-name="{name}"]').first


def answer(visitor: Visitor, asked: list[dict[str, Any]]) -> None:
    """What the lesson asks for, by mouse."""
    if asked[0]["pick"] == "pass":
        press(visitor, '[data-do="pass"]')
        return
    if asked[0]["kind"] == "blockers":
        for at, one in enumerate(asked):
            if one["pick"].startswith("P2."):
                thing(visitor, f"P1.{at}").click()
                thing(visitor, one["pick"]).click()
        press(visitor, '[data-do="send"]')
        return
    for one in asked:
        request = one["pick"].removeprefix("request ")
        if request != one["pick"]:
            press(visitor, f'[data-action="{request}"]{OFFERED}')
        elif one["pick"] != "done":
            visitor.page.locator(f'[data-name="{one["pick"]}"][data-may]').first.wait_for()
            thing(visitor, one["pick"]).click()
    press(visitor, '[data-do="send"]')


def follow(visitor: Visitor, lesson: str) -> None:
    """Do what it says, to its end."""
    for at, chapter in enumerate(LESSONS[lesson], 1):
        last = len(chapter["beats"])
        for number, beat in enumerate(chapter["beats"], 1):
            visitor.page.locator(f'[data-beat="{at}-{number}"]').wait_for()
            if (at, number) in ((1, 7), (5, 5), (6, 6)) or number == last == 1:
                visitor.shoot(f"blackpoker-lesson-{lesson}-{at}-{number}")
            if beat["asked"]:
                answer(visitor, beat["asked"])
            elif (at, number) != (len(LESSONS[lesson]), last):
                press(visitor, '[data-do="next"]')


def test_both_lessons_are_played_to_their_ends(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/rules/blackpoker").link("Learn in 5 minutes").click()
    follow(visitor, "first")
    expect(visitor.page.locator('[data-zone="life-1"]')).to_contain_text("0")
    visitor.link("Reading the stage").click()
    # What the lesson does not want is not taken, and it can be seen how it is done.
    visitor.button(re.compile("^Not possible now")).click()
    attack = visitor.button(re.compile("^Attack"))
    expect(attack).to_be_disabled()
    attack.hover()
    expect(attack).to_contain_text("the lesson says")
    press(visitor, '[data-do="show"]')
    expect(visitor.page.locator('[data-beat="1-2"]')).to_be_visible()
    visitor.button("This chapter again").click()
    follow(visitor, "stage")
    visitor.button("Play a duel").click()
    expect(visitor.button("Start")).to_be_visible()


def test_a_deck_is_made_shared_and_taken_to_a_duel(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    sent: list[Request] = []
    page.on("request", lambda asked: sent.append(asked) if asked.method == "POST" else None)
    visitor.go("/new/blackpoker")
    expect(page.get_by_text("both play with the same 20 cards")).to_be_visible()
    frames = page.get_by_role("radiogroup", name="Frame").get_by_role("radio")
    expect(frames).to_have_text(["Entry 20"])
    visitor.link("Make a deck").click()
    status = page.get_by_role("status")
    expect(status).to_contain_text("54")
    visitor.button("All of ♡").click()
    visitor.button("♠A").click()
    expect(status).to_contain_text("40")
    visitor.button("♠2").click()
    expect(status).to_contain_text("1 more")
    expect(visitor.button("Keep it")).to_be_disabled()
    page.get_by_label("Paste a deck's text").fill("S A A")
    expect(page.get_by_role("alert").filter(has_text="twice")).to_contain_text(
        "Line 1: SA is there twice"
    )
    page.get_by_label("Paste a deck's text").fill(DECK)
    visitor.button("Lay out these 40 cards").click()
    expect(page.get_by_label("Name of the deck")).to_have_value("Black and tall")
    visitor.shoot("blackpoker-deck")
    visitor.button("Keep it").click()
    visitor.link("Set up a duel").click()
    page.get_by_role("radio", name="Standard").click()
    expect(frames).to_have_text(["Pack", "Rare pack"])
    expect(page.get_by_role("combobox", name="Your deck")).to_contain_text("Black and tall")
    visitor.button("Start").click()
    page.wait_for_url(re.compile("/m/"))
    (made,) = [one for one in sent if one.url.endswith("/api/matches")]
    asked = json.loads(made.post_data or "")
    assert asked["options"]["frame"] == "pack"
    assert asked["seats"][0] == {"kind": "me", "private": DECK}


def test_the_lists_of_a_regulation_fit_on_paper(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/print/blackpoker?format=master&frame=extra")
    page = visitor.page
    expect(page.get_by_role("heading", name="BlackPoker")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("combobox")).to_be_hidden()
    expect(page.locator("article table")).to_have_count(10)
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    visitor.shoot("blackpoker-print")
