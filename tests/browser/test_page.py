"""Small promises of the page as a whole."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.server.running import Guest, Running


def test_settings_survive_a_reload(visit: Visit) -> None:
    visitor = visit().go("/you/settings")
    radio = visitor.page.get_by_role("radiogroup", name="Paper").get_by_role("radio", name="Night")
    radio.click()
    visitor.page.get_by_role("radiogroup", name="Speed").get_by_role("radio", name="Fast").click()
    visitor.page.get_by_role("switch", name="Music").click()
    visitor.page.reload()
    expect(radio).to_be_checked()
    expect(visitor.page.get_by_role("radio", name="Fast")).to_be_checked()
    expect(visitor.page.get_by_role("switch", name="Music")).not_to_be_checked()
    expect(visitor.page.get_by_role("switch", name="Effects")).to_be_checked()
    assert visitor.page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_the_language_changes_at_once_and_is_remembered(visit: Visit) -> None:
    visitor = visit().go("/")
    visitor.button("日本語").click()
    expect(visitor.link("特殊コマ リバーシ")).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.lang") == "ja"
    visitor.page.reload()
    expect(visitor.link("特殊コマ リバーシ")).to_be_visible()


def test_an_unknown_address_says_so_and_leads_home(visit: Visit) -> None:
    visitor = visit()
    visitor.expect_trouble("404")
    for path in ("/nowhere", "/new/chess", "/m/nosuchtable", "/j/nosuchroom", "/rules/chess"):
        visitor.go(path)
        expect(visitor.page.get_by_role("alert").filter(has_text=".").first).to_be_visible()
        visitor.link("Back to the room").click()
        expect(visitor.link("Hidden Reversi")).to_be_visible()


def test_the_tutorial_can_be_played_through(visit: Visit) -> None:
    visitor = visit().go("/tutorial/reversi")
    for lesson in range(6):
        visitor.moves.first.wait_for()
        if lesson == 2:
            visitor.place("d3")
        else:
            if lesson == 4:
                visitor.page.keyboard.press("s")
            visitor.moves.first.click()
        expect(visitor.button("Try again")).to_be_visible()
        visitor.button("Finish" if lesson == 5 else "Next").click()
    expect(visitor.button("Start")).to_be_visible()


def test_whoever_leaves_the_computer_to_somebody_else_is_forgotten(
    visit: Visit, server: Running
) -> None:
    visitor = visit(guest=Guest(server, "Aoi")).go("/you/settings")
    visitor.expect_trouble("401")
    visitor.button("Delete everything").click()
    visitor.shoot("vanish")
    visitor.dialog("Delete all your records?").get_by_role("button").last.click()
    expect(visitor.link("Hidden Reversi")).to_be_visible()
    visitor.go("/you/badges")
    expect(visitor.page.get_by_text("Aoi")).to_have_count(0)
    assert not [one for one in visitor.context.cookies() if one.get("name") == "teban"]
