"""The Jatsuna table: whole games of three, the roulette, every look and shape."""

import io
import random
import re

import pytest
from PIL import Image
from playwright.sync_api import Browser, Locator, expect

from tests.browser.clock import Clock
from tests.browser.conftest import Visit
from tests.browser.test_screens import AXE, TEXTS, THEMES, findings, misspoken
from tests.browser.test_shapes import MEASURE, SHAPES, TOUCH
from tests.browser.visitor import Visitor, truth
from tests.server.running import Guest, Running

EASY = {"kind": "computer", "level": "easy"}
ME = {"kind": "me"}
PLACES = re.compile("Congratulations!|So close!|Never mind!|A draw")


def seated(guest: Guest, *others: dict[str, str], moves: int = 0, **options: str) -> str:
    """A table with this guest at its first seat, after so many of their moves."""
    seats = [ME, *(others or (EASY, EASY))]
    match: str = guest.set_up("jatsuna", options=options, seats=seats)["match"]
    with guest.line(match) as line:
        for _ in range(moves):
            update = line.asked()
            line.pick(update, update["decision"]["names"][0])
        line.asked()
    return match


def counts(visitor: Visitor) -> dict[str, int]:
    """The numbers on the result sheet, best first."""
    told = " ".join(visitor.result.get_by_role("listitem").all_inner_texts())
    found = re.findall(r"(Orb|Gem|Stella)\D+(\d+)(?=\D|$)", told)
    return {side: int(number) for side, number in found}


def test_a_whole_game_against_two_computers_by_mouse(visit: Visit, server: Running) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/").link("Jatsuna").click()
    page.get_by_role("combobox", name="Strength").click()
    page.get_by_role("option", name=re.compile("^Easy")).click()
    expect(page.get_by_role("radio", name="Roulette")).to_be_checked()
    page.get_by_role("radio", name="Orb", exact=True).click()
    visitor.button("Start").click()
    assert visitor.wait() == "move"
    assert visitor.board().count("X") == 1
    visitor.play_out(seed=3)
    board = visitor.board()
    found = counts(visitor)
    assert found == {"Orb": board.count("O"), "Gem": board.count("C"), "Stella": board.count("P")}
    assert list(found.values()) == sorted(found.values(), reverse=True)
    assert sum(found.values()) == 48
    assert sorted(truth(server, visitor.match)["count"]) == sorted(found.values())
    expect(visitor.result).to_contain_text(PLACES)
    lines = visitor.result.get_by_role("img", name="Stones over time").locator("path[stroke]")
    expect(lines).to_have_count(3)
    medals = visitor.result.get_by_role("listitem").get_by_role("img", name=re.compile("^[🥇🥈🥉]"))
    expect(medals).to_have_count(3)
    expect(medals.first).to_have_accessible_name("🥇 First place")
    mine = visitor.result.get_by_role("paragraph").first.get_by_role("img")
    expect(mine).to_have_accessible_name(re.compile("^[🥇🥈🥉]"))
    visitor.settle()
    visitor.shoot("jatsuna-result")


def test_the_roulette_stops_where_the_rules_say(visit: Visit, server: Running) -> None:
    guest = Guest(server)
    seats = [{"kind": "open"}, ME, {"kind": "open"}]
    table = guest.set_up("jatsuna", options={"first": "P"}, seats=seats)
    for _ in range(2):
        Guest(server).http.post(f"/api/rooms/{table['code']}").raise_for_status()
    visitor = visit(guest=guest, speed=2)
    visitor.go(f"/m/{table['match']}")
    expect(visitor.page.get_by_role("heading", name="The roulette draws the order")).to_be_visible()
    expect(visitor.moves).to_have_count(0)
    stopped = visitor.page.locator("[data-roulette=stopped]")
    expect(stopped).to_contain_text("You are Gem and move third")
    visitor.shoot("jatsuna-roulette")
    expect(stopped).to_have_count(0)


SECRETS = {
    "en": re.compile(r"\b(Orb|Gem|Stella|Collu\w+|Your turn|to move|thinking)\b", re.IGNORECASE),
    "ja": re.compile("オーブ|ジェム|ステラ|結託|の手番|考えています"),
}


SAID = """() => {
  const names = ['aria-label', 'aria-description', 'title', 'alt'];
  const all = [...document.querySelectorAll(':not([role=gridcell])')];
  const told = all.flatMap((one) => names.map((name) => one.getAttribute(name) ?? ''));
  return [document.title, document.body.innerText, ...told].join(' ');
}"""
"""What is read, to the eye and aloud; cells only say which stones lie there, as everybody sees."""


@pytest.mark.parametrize("language", SECRETS)
def test_nothing_tells_what_the_roulette_draws_before_it_stops(
    language: str, visit: Visit, server: Running
) -> None:
    guest = Guest(server, "あおい")
    foe = {"kind": "computer", "level": "ultimate"}
    options = {"first": "roulette"}
    match = guest.set_up("jatsuna", options=options, seats=[foe, ME, foe])["match"]
    visitor = visit(guest=guest, speed=4, language=language, timed=True)
    page = visitor.page
    clock = Clock(page)
    visitor.go("/")
    back = page.locator(f'a[href="/m/{match}"]')
    expect(back).to_be_visible()
    # Nor does the home page.
    row = back.locator("xpath=ancestor::section[1]")
    expect(row).to_contain_text({"en": "In play", "ja": "対局中"}[language])
    visitor.shoot(f"jatsuna-continue-{language}")
    assert not SECRETS[language].search(row.inner_text())
    expect(row.get_by_text("手番", exact=True)).to_have_count(0)
    clock.hold()
    back.click()
    turning = page.locator("[data-roulette=turning]")
    expect(turning).to_be_visible()
    expect(page.get_by_role("group", name="あおい", exact=True)).to_be_visible()
    headline = {"en": "The roulette draws the order", "ja": "ルーレットで手番を決めています"}
    steps = 0
    while turning.count():
        expect(page.get_by_role("heading", name=headline[language])).to_be_visible()
        said = page.evaluate(SAID)
        assert not SECRETS[language].search(said), said
        assert not re.search(r"move \d|\d手目", said), said
        for name in ("あおい", "Computer", "コンピュータ"):
            for plate in page.get_by_role("group", name=name, exact=True).all():
                expect(plate.get_by_text("手番")).to_have_count(0)
        if not steps:
            visitor.shoot(f"jatsuna-roulette-turning-{language}")
        clock.turn(250)
        steps += 1
    assert steps > 10
    assert SECRETS[language].search(page.locator("[data-roulette]").inner_text())
    # No stone shines through what is to be read.
    slip = page.locator("[data-roulette]").get_by_role("paragraph")
    read = letters(slip)
    page.get_by_role("grid").evaluate("(one) => { one.style.opacity = 0; }")
    assert letters(slip) == read
    page.get_by_role("grid").evaluate("(one) => { one.style.opacity = 1; }")
    visitor.shoot(f"jatsuna-roulette-stopped-{language}")
    clock.turn(8000)
    expect(page.locator("[data-roulette]")).to_have_count(0)
    assert SECRETS[language].search(page.locator("main").inner_text())
    expect(page.get_by_role("group").get_by_text("手番")).to_have_count(1)


def letters(slip: Locator) -> bytes:
    """The picture of what is written on it, without its round corners."""
    picture = Image.open(io.BytesIO(slip.screenshot()))
    across, down = picture.size
    return picture.crop((10, 4, across - 10, down - 4)).tobytes()


def widest(visitor: Visitor) -> float:
    """How much of its cell the largest mark takes that offers a move."""
    share = """all => Math.max(...all.flatMap((cell) => [...cell.querySelectorAll('circle, rect')]
      .map((mark) => mark.getBoundingClientRect().width / cell.getBoundingClientRect().width)))"""
    found: float = visitor.moves.evaluate_all(share)
    return found


def test_where_everything_is_free_the_marks_are_light(visit: Visit, server: Running) -> None:
    guest = Guest(server)
    visitor = visit(guest=guest).go(f"/m/{seated(guest)}")
    visitor.wait()
    visitor.page.mouse.move(2, 2)
    assert visitor.moves.count() == 45
    visitor.shoot("jatsuna-opening")
    assert 0 < widest(visitor) < 0.2
    match = seated(guest)
    with guest.line(match) as line:
        update = line.asked()
        while update["decision"]["kind"] == "free":
            line.pick(update, update["decision"]["names"][0])
            update = line.asked()
    visitor.go(f"/m/{match}").wait()
    visitor.page.mouse.move(2, 2)
    assert widest(visitor) > 0.5, "a capture must be in the eye"


def test_whoever_plays_several_sides_is_booked_no_win(visit: Visit, server: Running) -> None:
    guest = Guest(server)
    seats = [ME, {"kind": "guest"}, {"kind": "guest"}]
    match = guest.set_up("jatsuna", seats=seats)["match"]
    with guest.line(match) as line:
        update = line.get("update")
        while not update["result"]:
            if not update["decision"]:
                line.send(type="uncover", seat=update["deciding"][0])
            else:
                line.pick(update, update["decision"]["names"][0])
            update = line.get("update")
    assert [one["id"] for one in guest.http.get("/api/matches").json()["recent"]] == [match]
    visitor = visit(guest=guest).go("/you/statistics")
    expect(visitor.page.get_by_text("No games yet")).to_be_visible()
    expect(visitor.page.get_by_role("heading", name="Jatsuna")).to_have_count(0)


def test_a_click_skips_the_roulette(visit: Visit, server: Running) -> None:
    guest = Guest(server)
    visitor = visit(guest=guest, speed=4).go(f"/m/{seated(guest)}")
    expect(visitor.page.locator("[data-roulette]")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("[data-roulette]")).to_have_count(0)
    expect(visitor.moves).to_have_count(45)


def test_three_people_in_three_browsers(visit: Visit) -> None:
    people = [visit() for _ in range(3)]
    first = people[0].go("/new/jatsuna")
    first.page.get_by_role("radio", name=re.compile("^Seat by seat")).click()
    for seat in ("Gem", "Stella"):
        first.page.get_by_role("combobox", name=f"Seat of {seat}").click()
        first.page.get_by_role("option", name="A friend by link or code").click()
    first.button("Set the table and invite").click()
    code = first.code.inner_text()
    for other in people[1:]:
        other.go("/").page.get_by_role("textbox", name="Room code").fill(code)
        other.button("Join").click()
        other.button("Sit down").click()
    chance = random.Random(2)
    for turn in range(45):
        mover = people[turn % 3]
        assert mover.wait() == "move"
        if turn == 20:
            mover.moves.first.hover()
            mover.shoot("jatsuna-three")
        mover.place(chance.choice(mover.may()))
    for person in people:
        expect(person.result).to_be_visible()
    assert len({person.board() for person in people}) == 1
    assert len({tuple(counts(person).items()) for person in people}) == 1
    said = [person.result.get_by_role("paragraph").first.inner_text() for person in people]
    assert all(PLACES.search(words) for words in said), said
    assert "Congratulations!" in said or said.count("A draw: the first place is shared.") > 1


def test_people_at_one_screen_hand_nothing_over(visit: Visit) -> None:
    visitor = visit().go("/new/jatsuna")
    visitor.page.get_by_role("radio", name=re.compile("^Seat by seat")).click()
    visitor.page.get_by_role("combobox", name="Seat of Gem").click()
    visitor.page.get_by_role("option", name="Someone here").click()
    visitor.button("Start").click()
    chance = random.Random(1)
    for _ in range(6):
        assert visitor.act(chance)
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)


def test_a_capture_is_previewed_with_what_the_stones_would_become(
    visit: Visit, server: Running
) -> None:
    guest = Guest(server)
    match = seated(guest, moves=6, transform="sansukumi")
    visitor = visit(guest=guest).go(f"/m/{match}")
    visitor.wait()
    changes = set()
    for name in visitor.may():
        visitor.cell(name).hover()
        marks = visitor.page.locator("[data-becomes]")
        captured = re.search(
            r"captures (\d+)", visitor.cell(name).get_attribute("aria-label") or ""
        )
        expect(marks).to_have_count(int(captured[1]) if captured else 0)
        changes |= set(marks.evaluate_all("all => all.map((one) => one.dataset.becomes)"))
    assert changes <= {"O", "P"}
    visitor.shoot("jatsuna-preview")


def test_a_refused_cell_says_why(visit: Visit, server: Running) -> None:
    guest = Guest(server)
    visitor = visit(guest=guest).go(f"/m/{seated(guest)}")
    visitor.wait()
    for name, why in (("(4,4)", "is the wall"), ("(3,4)", "already a stone")):
        visitor.place(name)
        expect(visitor.toasts.filter(has_text=why)).to_be_visible()


def test_those_who_gang_up_say_so_and_play_to_the_end(visit: Visit, server: Running) -> None:
    guest = Guest(server)
    foe = {"kind": "computer", "level": "ultimate"}
    match = guest.set_up("jatsuna", options={}, seats=[ME, foe, foe])["match"]
    visitor = visit(guest=guest).go(f"/m/{match}")
    expect(
        visitor.page.get_by_text("Collusion: Gem and Stella play together against Orb").first
    ).to_be_visible()
    visitor.wait()
    expect(visitor.page.get_by_text("Colluding")).to_have_count(2)
    expect(visitor.page.get_by_text("Their target")).to_have_count(1)
    visitor.settle()
    visitor.shoot("jatsuna-ultimate")
    chance = random.Random(4)
    seen = visitor.update()["seen"]
    while visitor.act(chance):
        visitor.until(lambda before=seen: visitor.update()["seen"] > before)  # type: ignore[misc]
        seen = visitor.update()["seen"]
        # Whoever is asked first has its compiled code to load.
        visitor.moves.or_(visitor.result).first.wait_for(timeout=60_000)
    expect(visitor.result).to_contain_text(PLACES)
    assert truth(server, match)["ranks"][0] == 3, "two against one, who places at random"
    visitor.shoot("jatsuna-ultimate-result")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_board_is_whole_on_every_shape(phone: bool, visit: Visit, server: Running) -> None:
    guest = Guest(server, "あおい")
    match = seated(guest, moves=7)
    visitor = visit(guest=guest, phone=phone, language="ja")
    visitor.go(f"/m/{match}").wait()
    visitor.settle()
    for name in SHAPES:
        if phone == (name == "phone"):
            check_board(name, visitor.reshape(*SHAPES[name]))


def check_board(name: str, visitor: Visitor) -> None:
    width, height = SHAPES[name]
    found = visitor.page.evaluate(MEASURE, [width, height])
    visitor.shoot(f"jatsuna-{name}")
    frame = found["frame"]
    assert not found["scrolls"]
    assert not found["over"]
    assert not found["cut"], "names that do not fit"
    assert not found["small"]
    assert frame["left"] >= -0.5
    assert frame["right"] <= width + 0.5
    assert frame["bottom"] <= height + 0.5
    if name == "16x9":
        assert frame["height"] >= 0.8 * height
    if name == "phone":
        assert frame["width"] >= 0.95 * width
        assert found["cell"] >= TOUCH


@pytest.mark.parametrize("shorter", [0, 100])
def test_a_phone_asks_twice_before_it_places(
    shorter: int, chromium: Browser, server: Running
) -> None:
    width, height = SHAPES["phone"]
    guest = Guest(server)
    match = seated(guest, moves=5)
    visitor = Visitor(
        chromium, server, guest=guest, width=width, height=height - shorter, phone=True
    )
    visitor.go(f"/m/{match}").wait()
    board, name = visitor.board(), visitor.may()[0]
    visitor.cell(name).tap()
    assert visitor.board() == board
    confirm = visitor.button(re.compile(rf"^Place on {re.escape(name)}"), exact=False)
    expect(confirm).to_be_in_viewport(ratio=0.95)
    visitor.shoot(f"jatsuna-phone-armed-{shorter}")
    confirm.tap()
    visitor.until(lambda: visitor.board() != board)
    assert not visitor.leave()


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("night", {"theme": "dark", "palette": "cb", "language": "ja"}),
        ("signs", {"games": {"jatsuna": {"signs": True}}, "motion": "reduced"}),
    ],
)
def test_every_look(name: str, settings: dict[str, object], visit: Visit, server: Running) -> None:
    guest = Guest(server, "あおい")
    visitor = visit(guest=guest, **settings).go(f"/m/{seated(guest, moves=8)}")
    visitor.wait()
    visitor.settle()
    visitor.moves.first.hover()
    visitor.shoot(f"jatsuna-{name}")
    signs = visitor.page.locator('[data-cell] use[href$="-sign"]')
    stones = sum(letter in "OCP" for letter in visitor.board())
    if name == "signs":
        visitor.until(lambda: signs.count() >= stones)
    else:
        expect(signs).to_have_count(0)


def test_the_lessons_are_played_by_mouse(visit: Visit) -> None:
    visitor = visit(language="ja").go("/tutorial/jatsuna")
    for _ in range(7):
        visitor.moves.first.click()
        expect(visitor.moves).to_have_count(0)
        # Only what is solved can be done again.
        visitor.button("やりなおす").wait_for()
        visitor.button(re.compile("^(つぎへ|おわる)$")).click()
    expect(visitor.button("はじめる")).to_be_visible()


@pytest.mark.parametrize("path", ["/m/{match}", "/tutorial/jatsuna", "/rules/jatsuna_guide"])
def test_nobody_is_shut_out(path: str, visit: Visit, server: Running) -> None:
    guest = Guest(server)
    address = path.format(match=seated(guest, moves=6))
    texts: dict[str, set[str]] = {}
    for language in ("ja", "en"):
        visitor = visit(guest=guest, language=language).go(address)
        visitor.page.locator("[data-may], article h2").first.wait_for()
        visitor.settle()
        texts[language] = set(visitor.page.evaluate(TEXTS))
    found = misspoken(texts["ja"], texts["en"])
    visitor.evaluate_trusted(AXE.read_text(encoding="utf-8"))
    for theme, scan in THEMES:
        visitor.page.emulate_media(color_scheme=theme)
        found += findings(theme, visitor.page.evaluate(scan))
    assert not found, "\n".join(found)


def test_the_result_shows_every_place_on_an_upright_tablet(visit: Visit, server: Running) -> None:
    guest = Guest(server, "あおい")
    match = seated(guest)
    with guest.line(match) as line:
        line.send(type="resign", seat=0)
        line.get("over")
    visitor = visit(guest=guest, width=820, height=1180, language="ja").go(f"/m/{match}")
    places = visitor.result.get_by_role("listitem")
    expect(places).to_have_count(3)
    visitor.settle()
    visitor.shoot("jatsuna-result-upright")
    ok = visitor.result.get_by_role("link", name="OK", exact=True).bounding_box()
    last = places.last.bounding_box()
    board = visitor.page.get_by_role("grid").bounding_box()
    sheet = visitor.result.bounding_box()
    assert ok
    assert last
    assert board
    assert sheet
    assert last["y"] + last["height"] <= ok["y"]
    assert board["y"] + board["height"] <= sheet["y"]
