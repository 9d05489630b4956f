"""What a page does when it is reloaded, cut off, or its server dies."""

import random
import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import truth
from tests.browser.waves import Waves
from tests.browser.wire import Cable
from tests.server.running import Guest, Running, running

OFFLINE = (
    "WebSocket connection",
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_INTERNET_DISCONNECTED",
    "ERR_FAILED",
)


def against_computer(server: Running, size: int = 8) -> tuple[Guest, str]:
    guest = Guest(server)
    seats = [{"kind": "me"}, {"kind": "computer", "level": "level1"}]
    return guest, guest.set_up(options={"size": size, "specials": 1}, seats=seats)["match"]


def test_a_reload_while_stones_turn_shows_what_is_true(visit: Visit, server: Running) -> None:
    guest, match = against_computer(server)
    visitor = visit(guest=guest, speed=1.5).go(f"/m/{match}")
    visitor.wait()
    before = visitor.board()
    visitor.place(visitor.may()[0])
    visitor.page.wait_for_function("() => document.getAnimations().length > 0")
    visitor.page.reload()
    visitor.wait()
    assert visitor.board() == truth(server, match)["board"] != before


def test_the_server_dies_and_the_game_goes_on(
    visit: Visit, tmp_path: Path, page_is_built: None
) -> None:
    with running(tmp_path) as server:
        guest, match = against_computer(server, size=4)
        visitor = visit(server=server, guest=guest).go(f"/m/{match}")
        visitor.expect_trouble(*OFFLINE)
        chance = random.Random(1)
        visitor.act(chance)
        visitor.wait()
        board = visitor.board()
        server.stop(signal.SIGKILL)
        lost = visitor.page.get_by_role("status").filter(has_text="Connection lost")
        expect(lost).to_be_in_viewport(ratio=0.95)
        visitor.shoot("lost")
        assert visitor.board() == board
        # A move made meanwhile is not lost: it is sent when the line is back.
        visitor.act(chance)
        server.start()
        expect(lost).to_have_count(0)
        visitor.play_out(seed=1)
        assert visitor.board() == truth(server, match)["board"]


def test_a_page_without_network_comes_back_by_itself(visit: Visit, server: Running) -> None:
    guest, match = against_computer(server)
    with Cable(server.port) as cable:
        visitor = visit(guest=guest, address=cable.address).go(f"/m/{match}")
        visitor.expect_trouble(*OFFLINE)
        visitor.wait()
        visitor.settle()
        visitor.context.set_offline(True)
        cable.cut()
        lost = visitor.page.get_by_role("status").filter(has_text="Connection lost")
        expect(lost).to_be_in_viewport(ratio=0.95)
        visitor.place(visitor.may()[0])
        cable.mend()
        visitor.context.set_offline(False)
        expect(lost).to_have_count(0)
        # The move that was made without a line, and the computer's answer.
        visitor.until(lambda: visitor.board().count(".") == 58)
        assert visitor.board() == truth(server, match)["board"]


def test_a_line_that_goes_dead_without_a_word_is_noticed_and_replaced(
    visit: Visit, server: Running
) -> None:
    guest, match = against_computer(server)
    with Cable(server.port) as cable:
        visitor = visit(guest=guest, address=cable.address).go(f"/m/{match}")
        visitor.expect_trouble(*OFFLINE)
        visitor.wait()
        visitor.settle()
        cable.deaden()
        visitor.page.evaluate("dispatchEvent(new Event('offline'))")
        lost = visitor.page.get_by_role("status").filter(has_text="Connection lost")
        expect(lost).to_be_in_viewport(ratio=0.95)
        cable.mend()
        expect(lost).to_have_count(0)
        before = visitor.board()
        visitor.place(visitor.may()[0])
        visitor.until(lambda: visitor.board() != before)


def test_home_without_a_server_says_so_and_tries_again(
    visit: Visit, tmp_path: Path, page_is_built: None
) -> None:
    with running(tmp_path) as server:
        visitor = visit(server=server).go("/nowhere")
        visitor.expect_trouble(*OFFLINE)
        visitor.settle()
        server.stop(signal.SIGKILL)
        visitor.link("Back to the room").click()
        expect(visitor.page.get_by_role("heading", name="No connection")).to_be_visible()
        visitor.shoot("offline")
        server.start()
        visitor.button("Try again").click()
        expect(visitor.link("Hidden Reversi")).to_be_visible()


def test_pictures_that_are_lost_on_the_way_are_fetched_where_they_are_next_needed(
    visit: Visit,
) -> None:
    visitor = visit().go("/nowhere")
    visitor.expect_trouble(*OFFLINE)
    visitor.settle()
    waves = Waves(visitor)
    visitor.link("Back to the room").click()
    # First come the words, and what they say is seen; then whatever is drawn.
    waves.until(visitor.link("Hidden Reversi").is_visible)
    waves.lose()
    assert waves.lost >= 5
    visitor.settle()
    picture = visitor.page.get_by_role("article").first.locator("svg")
    expect(picture).to_have_count(0)
    visitor.find()
    visitor.link("Hidden Reversi").click()
    expect(visitor.button("Start")).to_be_visible()
    visitor.page.go_back()
    expect(picture.first).to_be_visible()


def test_a_screen_opened_without_a_line_says_so_until_it_can_be_had_as_it_should_look(
    visit: Visit,
) -> None:
    visitor = visit().go("/")
    visitor.expect_trouble(*OFFLINE)
    visitor.settle()
    visitor.lose()
    visitor.link("Hidden Reversi").click()
    sorry = visitor.page.get_by_role("heading", name="No connection")
    expect(sorry).to_be_visible()
    # Still nothing: what was on the screen stays there.
    visitor.button("Try again").click()
    expect(sorry).to_be_visible()
    visitor.find()
    visitor.button("Try again").click()
    start = visitor.button("Start")
    expect(start).to_be_visible()
    visitor.settle()
    box = start.bounding_box()
    visitor.page.reload()
    expect(start).to_be_visible()
    visitor.settle()
    assert start.bounding_box() == box


def test_a_table_whose_parts_are_lost_says_so_and_asks_for_all_of_them_at_once(
    visit: Visit, server: Running
) -> None:
    guest, match = against_computer(server)
    visitor = visit(guest=guest)
    visitor.expect_trouble(*OFFLINE)
    waves = Waves(visitor)
    visitor.page.goto(f"/m/{match}", wait_until="commit")
    # The room is there, and its table and what lies beside it are not.
    waves.until(visitor.plate("Computer").is_visible)
    waves.lose()
    sorry = visitor.page.get_by_role("alert").filter(has_text="cannot be reached")
    # The board, the badges at the edge, and what lies beside the plate.
    expect(sorry).to_have_count(3)
    visitor.find()
    sorry.first.get_by_role("button", name="Try again").click()
    assert visitor.wait() == "move"
    expect(sorry).to_have_count(0)


def test_a_table_that_is_lost_with_the_line_can_be_asked_for_again(
    visit: Visit, server: Running
) -> None:
    guest, match = against_computer(server)
    visitor = visit(guest=guest)
    visitor.expect_trouble(*OFFLINE)
    waves = Waves(visitor)
    visitor.page.goto(f"/m/{match}", wait_until="commit")
    # Only once the line is there it is known which game it is.
    waves.until(lambda: len(visitor.heard) > 0)
    waves.lose()
    expect(visitor.page.get_by_role("heading", name="No connection")).to_be_visible()
    visitor.find()
    visitor.button("Try again").click()
    assert visitor.wait() == "move"


WAVES = {"the game with its words": 2, "last of all what the lesson says": 4}
"""Behind the page, its screen; the game; the lesson."""


@pytest.mark.parametrize("through", WAVES.values(), ids=WAVES)
def test_words_that_are_lost_are_missed_where_they_stand_and_asked_for_again(
    through: int, visit: Visit
) -> None:
    visitor = visit(fresh=True)
    visitor.expect_trouble(*OFFLINE)
    waves = Waves(visitor)
    visitor.page.goto("/tutorial/blackpoker/first", wait_until="commit")
    for _ in range(through):
        waves.pass_on()
    waves.lose()
    lost = visitor.page.get_by_text(re.compile("^No connection$|cannot be reached"))
    expect(lost.first).to_be_visible()
    visitor.find()
    visitor.button("Try again").click()
    expect(visitor.button("On")).to_be_visible()
