"""The room around every table: sheets beside the board, the hand tag, a lost line, the way in."""

import random
import re
from io import BytesIO

import pytest
from PIL import Image, ImageStat
from playwright.sync_api import Locator, expect

from tests.browser.clock import Clock
from tests.browser.conftest import Visit
from tests.browser.stage import begun
from tests.browser.test_lines import OFFLINE, against_computer
from tests.browser.visitor import Visitor
from tests.browser.wire import Cable
from tests.server.running import Guest, Running

SHAPES = {
    "720p": (1280, 720),
    "16x9": (1366, 768),
    "16x10": (1440, 900),
    "3x2": (1440, 960),
    "4x3": (1024, 768),
    "5x4": (1280, 1024),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "short": (360, 640),
    "lying": (844, 390),
}
HELD = ("tablet", "phone", "short", "lying")
GAMES = ("reversi", "jatsuna", "squfibo", "card_othello", "blackpoker")
GAP = 0.5
LEVEL1 = {"kind": "computer", "level": "level1"}
EASY = {"kind": "computer", "level": "easy"}


def finished(guest: Guest, game: str) -> str:
    """A match of this game that is over."""
    rivals = [EASY, EASY] if game == "jatsuna" else [{"kind": "guest"}]
    match: str = guest.set_up(game, seats=[{"kind": "me"}, *rivals])["match"]
    with guest.line(match) as line:
        update = line.asked() if game == "jatsuna" else line.get("update")
        if game != "jatsuna":
            line.send(type="resign", seat=1)
            line.get("over")
        # A third player goes on when another gives up.
        while game == "jatsuna" and not update["result"]:
            line.pick(update, update["decision"]["names"][0])
            update = line.asked()
    return match


@pytest.fixture(scope="module")
def host(server: Running) -> Guest:
    return Guest(server, "あおい")


@pytest.fixture(scope="module")
def over(host: Guest) -> dict[str, str]:
    return {game: finished(host, game) for game in GAMES}


def board(visitor: Visitor) -> Locator:
    """The board with its cells, or where there is none the whole table."""
    cells = visitor.page.get_by_role("grid")
    return cells.or_(visitor.page.get_by_role("group", name=re.compile("卓|[Tt]able"))).first


TURN = re.compile("手番です|チャンスです|ばんです|あなたの手番")
TOOLS = re.compile("^(声をかける|音|メニュー|Say something|Sound|Menu)$")


Sides = tuple[float, float, float, float]
"""Left, top, right and bottom."""
MEASURED = """(all) => all.map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [left, top, right, bottom];
})"""


def sides(where: Locator) -> Sides:
    box = where.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def sides_of_all(where: Locator) -> list[Sides]:
    """Of each, looked up together."""
    found: list[Sides] = where.evaluate_all(MEASURED)
    return found


def beside(one: Sides, other: Sides) -> bool:
    left, top, right, bottom = one
    near, high, far, low = other
    clear = left >= far - GAP or right <= near + GAP
    return clear or top >= low - GAP or bottom <= high + GAP


def apart(one: Locator, other: Locator) -> bool:
    return beside(sides(one), sides(other))


def whole(visitor: Visitor, where: Locator) -> bool:
    return inside(visitor, sides(where))


def inside(visitor: Visitor, where: Sides) -> bool:
    size = visitor.page.viewport_size
    assert size is not None
    left, top, right, bottom = where
    return left >= 0 and top >= 0 and right <= size["width"] and bottom <= size["height"]


def brightness(visitor: Visitor) -> float:
    """Of the board, 0 to 255."""
    shown = board(visitor).screenshot(animations="disabled", type="jpeg", scale="css")
    picture = Image.open(BytesIO(shown))
    return float(ImageStat.Stat(picture.convert("L")).mean[0])


def seated_in(room: str) -> list[str]:
    """The games with a table in a room of this shape: Card Othello asks for a wide one."""
    narrow = room in ("tablet", "phone", "short")
    return [game for game in GAMES if not (narrow and game == "card_othello")]


@pytest.mark.parametrize("held", [False, True], ids=["desk", "held"])
@pytest.mark.parametrize("game", GAMES)
def test_the_result_leaves_the_finished_board_whole_and_bright(
    game: str, held: bool, visit: Visit, host: Guest, over: dict[str, str]
) -> None:
    visitor = visit(guest=host, phone=held, language="ja")
    shapes = [name for name in SHAPES if (name in HELD) == held and game in seated_in(name)]
    visitor.go(f"/m/{over[game]}")
    visitor.result.wait_for()
    visitor.settle()
    beside_the_sheet = {}
    for name in shapes:
        visitor.reshape(*SHAPES[name]).shoot(f"result-{game}-{name}")
        check_result(visitor)
        beside_the_sheet[name] = sides(board(visitor)), brightness(visitor)
    visitor.page.keyboard.press("Escape")
    expect(visitor.result).to_have_count(0)
    for name in shapes:
        size, shown = beside_the_sheet[name]
        # On short and upright screens the board makes room for the sheet, and comes back.
        if sides(board(visitor.reshape(*SHAPES[name]))) == size:
            assert abs(brightness(visitor) - shown) < 2
        else:
            assert name in ("short", "tablet")
    # And as bright as in the replay, where the same position is one of many.
    visitor.reshape(*SHAPES[shapes[0]]).go(f"/m/{over[game]}/replay")
    reel = visitor.page.get_by_role("slider", name="手順")
    reel.fill(reel.get_attribute("max") or "0")
    visitor.settle()
    visitor.still()
    assert abs(brightness(visitor) - beside_the_sheet[shapes[0]][1]) < 5


def check_result(visitor: Visitor) -> None:
    table, result = sides(board(visitor)), sides(visitor.result)
    assert beside(result, table)
    assert inside(visitor, table)
    assert inside(visitor, result)
    tools = sides_of_all(visitor.button(TOOLS))
    # A phone on its side has no room for the title.
    for title in sides_of_all(visitor.page.get_by_role("heading", level=1)):
        assert all(beside(title, tool) for tool in tools)
    expect(visitor.result.get_by_role("link", name="OK")).to_be_in_viewport(ratio=1)
    expect(visitor.result.get_by_role("paragraph").first).to_be_in_viewport(ratio=0.9)
    # Nobody has the turn any more.
    expect(visitor.page.get_by_role("heading", name=TURN)).to_have_count(0)
    waiting = visitor.page.get_by_text(re.compile("^(ターン|相手を待っています)$"))
    expect(waiting).to_have_count(0)


def must_pass(server: Running) -> tuple[Guest, str]:
    """Somebody who has nowhere to place, and their match."""
    for seed in range(40):
        chance = random.Random(seed)
        black, white = Guest(server, "あおい"), Guest(server, "はる")
        options = {"size": 4, "specials": 1}
        seats = [{"kind": "me"}, {"kind": "open"}]
        table = black.set_up(options=options, seats=seats)
        white.http.post(f"/api/rooms/{table['code']}").raise_for_status()
        match: str = table["match"]
        with black.line(match) as one, white.line(match) as other:
            updates = [one.get("update"), other.get("update")]
            while not updates[0]["result"]:
                (seat,) = updates[0]["deciding"]
                line, update = ((one, other)[seat], updates[seat])
                if update["decision"]["kind"] == "pass" and seat == 0:
                    return black, match
                line.pick(update, chance.choice(update["decision"]["names"]))
                updates = [one.get("update"), other.get("update")]
    raise AssertionError("nobody had to pass")


def test_whoever_must_pass_sees_the_whole_board(visit: Visit, server: Running) -> None:
    guest, match = must_pass(server)
    for held in (False, True):
        visitor = visit(guest=guest, phone=held, language="ja").go(f"/m/{match}")
        expect(visitor.passing).to_be_visible()
        visitor.settle()
        for name, shape in SHAPES.items():
            if held == (name in HELD):
                visitor.reshape(*shape).shoot(f"pass-{name}")
                assert whole(visitor, board(visitor)), name
                assert apart(visitor.passing, board(visitor)), name
        expect(visitor.passing.get_by_role("button")).to_be_in_viewport(ratio=1)


def test_the_hand_tag_lies_with_whoever_moves_until_the_move_is_played(
    visit: Visit, server: Running
) -> None:
    guest, match = against_computer(server)
    visitor = visit(guest=guest, speed=1, timed=True)
    clock = Clock(visitor.page)
    visitor.go(f"/m/{match}")
    visitor.wait()
    clock.hold()
    plates = {
        name: visitor.page.get_by_role("group", name=name, exact=True).get_by_text("手番")
        for name in ("あおい", "Computer")
    }
    visitor.place(visitor.may()[0])
    # The computer has answered, and nothing of it has been shown.
    visitor.until(lambda: visitor.update()["ply"] == 2)
    empty = visitor.board().count(".")
    assert empty >= 59
    seen = []
    for _ in range(80):
        shown = visitor.board().count(".")
        tagged = [name for name, tag in plates.items() if tag.count()]
        seen.append((60 - shown, tagged, visitor.moves.count() > 0))
        if seen[-1][2]:
            break
        clock.turn(100)
    mine = [tagged for stones, tagged, _ in seen if stones <= 1]
    assert mine[0] == ["あおい"]
    # It goes over once the stones of the first move have turned, and comes back at the end.
    order = [tagged for _, tagged, _ in seen]
    changes = [tags for at, tags in enumerate(order) if at == 0 or order[at - 1] != tags]
    assert changes == [["あおい"], ["Computer"], ["あおい"]]
    answered = [tagged for stones, tagged, _ in seen if stones == 2]
    assert answered[0] == ["Computer"], "as its stone lands"
    assert seen[-1][1:] == (["あおい"], True)


PHONE = {"width": 390, "height": 844, "phone": True}
ROOMS = {
    "desk": ("reversi", "en", {}),
    "phone": ("reversi", "ja", PHONE),
    "cards": ("card_othello", "ja", {"width": 1024, "height": 768}),
    "three": ("jatsuna", "en", PHONE),
    "duel": ("blackpoker", "ja", {}),
}
LEVELS = {"jatsuna": [EASY, EASY], "blackpoker": [{"kind": "computer", "level": "beginner"}]}
LOST = {
    "ja": ("接続が切れました", "あなたの手は預かっています"),
    "en": ("Connection lost", "Your move is kept"),
}


@pytest.mark.parametrize("room", ROOMS)
def test_a_move_that_is_made_without_a_line_is_said_to_be_kept(
    room: str, visit: Visit, server: Running
) -> None:
    game, language, shape = ROOMS[room]
    guest = Guest(server)
    seats = [{"kind": "me"}, *LEVELS.get(game, [LEVEL1])]
    match = guest.set_up(game, seats=seats)["match"]
    with Cable(server.port) as cable:
        visitor = visit(guest=guest, address=cable.address, language=language, **shape)
        visitor.expect_trouble(*OFFLINE)
        visitor.go(f"/m/{match}")
        # In a duel one may always pass, whatever else one may.
        move = visitor.moves if game != "blackpoker" else visitor.page.locator("[data-do=pass]")
        move.first.wait_for()
        if game == "card_othello":
            # A card that is read at length takes the place of the turn's sentence, and no more.
            hand = visitor.page.get_by_role("group", name=re.compile("^手札"))
            hand.get_by_role("button").first.click()
            visitor.button("詳細").click()
        visitor.settle()
        played = visitor.update()["ply"]
        visitor.context.set_offline(True)
        cable.cut()
        cut, words = LOST[language]
        lost = visitor.page.get_by_role("status").filter(has_text=cut)
        expect(lost).to_be_in_viewport(ratio=0.95)
        kept = lost.get_by_text(words)
        expect(kept).to_have_count(0)
        move.first.focus()
        visitor.page.keyboard.press("Enter")
        expect(kept).to_be_in_viewport(ratio=0.95)
        visitor.shoot(f"kept-{room}")
        cable.mend()
        visitor.context.set_offline(False)
        expect(kept).to_have_count(0)
        visitor.until(lambda: visitor.update()["ply"] > played)


NOT_CUT = """(within) => [within, ...within.querySelectorAll('*')].every((one) =>
  getComputedStyle(one).display === 'inline' || one.scrollWidth <= one.clientWidth)"""


@pytest.mark.parametrize("language", ["ja", "en"])
def test_what_is_played_stands_in_one_line_where_the_table_takes_nearly_all(
    language: str, visit: Visit, server: Running
) -> None:
    guest = Guest(server)
    beginner = {"kind": "computer", "level": "beginner"}
    match = guest.set_up("blackpoker", seats=[{"kind": "me"}, beginner])["match"]
    visitor = visit(guest=guest, language=language).go(f"/m/{match}")
    played = visitor.page.get_by_text(re.compile(r"\d+手目$|move \d+$"))
    expect(played).to_be_visible()
    visitor.settle()
    for shape in ("720p", "16x9", "16x10", "4x3", "5x4"):
        visitor.reshape(*SHAPES[shape]).shoot(f"title-{shape}-{language}")
        assert played.evaluate(IN_ONE_LINE), shape
        title = visitor.page.get_by_role("heading", level=1)
        tools = sides_of_all(visitor.button(TOOLS))
        for one in (sides(title), sides(played)):
            assert all(beside(one, tool) for tool in tools)


def test_home_on_a_phone_is_short_and_says_what_goes_on(visit: Visit, server: Running) -> None:
    guest = Guest(server, "あおい")
    for _ in range(2):
        begun(guest)
    guest.set_up("squfibo", seats=[{"kind": "me"}, {"kind": "computer", "level": "easy"}])
    cards = guest.set_up("card_othello", seats=[{"kind": "me"}, LEVEL1])["match"]
    guest.set_up("jatsuna", seats=[{"kind": "me"}, {"kind": "guest", "name": "はる"}, EASY])
    guest.set_up("reversi", seats=[{"kind": "me"}, {"kind": "open"}])
    for _ in range(3):
        finished(guest, "reversi")
    for width, language in ((390, "ja"), (390, "en"), (360, "en")):
        for who in (guest, None):
            visitor = visit(guest=who, width=width, height=844, phone=True, language=language)
            visitor.go("/")
            expect(visitor.page.get_by_role("article")).to_have_count(5)
            if who:
                expect(visitor.page.get_by_text(re.compile("はる")).first).to_be_visible()
                # As far as the table says it is.
                row = visitor.page.locator(f'a[href="/m/{cards}"]')
                row = row.or_(visitor.page.get_by_role("region").filter(has=row))
                expect(row.first).to_contain_text(re.compile("(ターン ?|Turn )1"))
                # With all of a rival's name.
                visitor.settle()
                assert row.first.evaluate(NOT_CUT)
            visitor.settle()
            visitor.shoot(f"home-phone-{language}-{'back' if who else 'new'}")
            high = visitor.page.evaluate("document.scrollingElement.scrollHeight")
            assert high <= 2000, (language, bool(who))


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("ja", ["コンピュータ（レベル1：でたらめ）", r"\d+手目", r"\d+–\d+", "今|秒前|分前"]),
        ("en", [r"Computer \(Level 1: random\)", r"move \d+", r"\d+–\d+", "now|ago"]),
    ],
)
def test_what_can_be_gone_on_with_says_who_when_and_how_it_stands(
    language: str, wanted: list[str], visit: Visit, server: Running
) -> None:
    guest = Guest(server, "あおい")
    matches = {begun(guest) for _ in range(3)}
    visitor = visit(guest=guest, language=language).go("/")
    rows = visitor.page.get_by_role("link").filter(has_text=re.compile(wanted[0]))
    expect(rows).to_have_count(2)
    assert {str(row.get_attribute("href")).split("/")[-1] for row in rows.all()} < matches
    for row in rows.all():
        for words in wanted:
            expect(row).to_contain_text(re.compile(words))
    going = visitor.page.locator("section").filter(has=rows).last
    assert len(re.findall(wanted[0], going.inner_text())) == 3
    assert len(re.findall(wanted[2], going.inner_text())) >= 3
    visitor.shoot(f"continue-{language}")


@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_wrong_code_can_be_put_right_where_it_was_found_wrong(
    language: str, visit: Visit, server: Running
) -> None:
    host = Guest(server, "Aoi")
    code = host.set_up(seats=[{"kind": "me"}, {"kind": "open"}])["code"]
    visitor = visit(language=language, width=390, height=844, phone=True)
    visitor.expect_trouble("404")
    visitor.go("/")
    field = visitor.page.get_by_role("textbox", name={"ja": "合言葉", "en": "Room code"}[language])
    field.fill(code + "x")
    field.press("Enter")
    expect(visitor.page.get_by_role("alert").filter(has=field)).to_be_visible()
    expect(field).to_have_value(code + "x")
    visitor.shoot(f"wrong-code-{language}")
    field.fill(code)
    visitor.button({"ja": "入る", "en": "Join"}[language]).click()
    expect(visitor.button({"ja": "卓につく", "en": "Sit down"}[language])).to_be_visible()


COLUMNS = {
    "ja": ("アクション", "キー", "コスト", "対象"),
    "en": ("Actions", "Key", "Cost", "Target"),
}


@pytest.mark.parametrize("language", COLUMNS)
def test_paper_keeps_its_columns_on_a_phone(language: str, visit: Visit) -> None:
    visitor = visit(width=360, height=740, phone=True, language=language)
    paper = visitor.go("/print/blackpoker").page.get_by_role("article")
    quick = re.compile("^(アップ|Up|ダウン|Down)")
    # The fog of the same name stands in a table further down.
    rows = visitor.page.get_by_role("row").filter(has_text=quick)
    table = paper.get_by_role("table").filter(has=rows).first
    expect(table).to_be_visible()
    visitor.settle()
    visitor.shoot(f"print-blackpoker-phone-{language}")
    assert sides(paper)[2] <= 360
    assert visitor.page.evaluate("document.scrollingElement.scrollWidth") <= 360
    heads = [table.get_by_role("columnheader", name=name) for name in COLUMNS[language]]
    lefts = [round(sides(head)[0]) for head in heads]
    assert lefts == sorted({*lefts})
    assert all(head.evaluate(IN_ONE_LINE) for head in heads)
    for row in table.get_by_role("row").filter(has_text=quick).all():
        name, *cells, told = row.get_by_role("rowheader").or_(row.get_by_role("cell")).all()
        assert [round(sides(one)[0]) for one in (name, *cells)] == lefts
        # What it does lies across below them.
        assert sides(told)[1] >= max(sides(one)[3] for one in cells)
        assert sides(told)[2] - sides(told)[0] >= 280
        assert all(one.evaluate(FITS) for one in (name, *cells, told))


FITS = "(one) => one.scrollWidth <= one.clientWidth"
IN_ONE_LINE = "(one) => one.clientHeight < 2 * parseFloat(getComputedStyle(one).lineHeight)"


def test_cards_to_cut_out_keep_their_rows_on_a_phone(visit: Visit) -> None:
    visitor = visit(width=360, height=740, phone=True, language="ja").go("/print/squfibo")
    cards = visitor.page.locator("[data-card]")
    expect(cards.nth(8)).to_be_visible()
    visitor.settle()
    visitor.shoot("print-squfibo-phone")
    assert len({round(sides(cards.nth(at))[0]) for at in range(9)}) == 3
