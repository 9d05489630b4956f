"""What a page does when it is reloaded, cut off, or its server dies."""

import random
import signal
import time
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import truth
from tests.browser.wire import Cable
from tests.server.running import Guest, Running, running

OFFLINE = (
    "WebSocket connection",
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_INTERNET_DISCONNECTED",
    "Unable to preload",
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
        until = time.monotonic() + 20
        # The move that was made without a line, and the computer's answer.
        while visitor.board().count(".") > 58 and time.monotonic() < until:
            visitor.page.wait_for_timeout(100)
        assert visitor.board().count(".") == 58
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
