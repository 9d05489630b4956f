"""Chapters 5 and 6 of the rulebook of Hidden Reversi on the page, item by item.

The numbers of the sections are those of the rulebook (ゲーム仕様書 rev. 1.1).
"""

import re
from collections.abc import Sequence
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from teban.core.event import Event
from teban.games.reversi import GAME
from teban.games.reversi import events as ev
from teban.games.reversi.badges.catalogue import CATALOGUE
from teban.text import text
from tests.browser.clock import Clock
from tests.browser.conftest import Visit
from tests.browser.reversi import Duel, Ears, leading_to
from tests.browser.stage import COMPUTER, begun
from tests.browser.visitor import Visitor
from tests.server.running import Guest, Running

WINDOWS = [(1280, 720), (1366, 768), (1440, 900), (1600, 900), (1280, 1024), (1920, 1080)]
SEVERAL = 3
BADGES = 40
BREATH, TURNING, STAY = 500, 600, 4000
"""Milliseconds: from placing to turning, the turning itself, and how long a badge is shown."""
ITEMS = {"undo": "ちょっと待った", "blind": "目つぶし", "refill": "特殊コマ補充"}

every_window = pytest.mark.parametrize(("width", "height"), WINDOWS, ids=str)

WHOLE_ROWS = """
(list) => [...list.querySelectorAll('li')].filter((row) => {
  const b = row.getBoundingClientRect(), l = list.getBoundingClientRect();
  const inside = b.top >= l.top - 1 && b.bottom <= l.bottom + 1 && b.bottom <= innerHeight;
  const seen = document.elementFromPoint((b.left + b.right) / 2, (b.top + b.bottom) / 2);
  return inside && b.height > 20 && row.contains(seen);
}).length
"""


def whole_rows(listed: Locator) -> int:
    """Rows of a list that are whole in sight, with nothing over them."""
    rows: int = listed.evaluate(WHOLE_ROWS)
    return rows


def listed(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("list", name=name)


def ended(told: Sequence[Event]) -> bool:
    return any(isinstance(one, ev.Over) for one in told)


def badges_of(told: Sequence[Event], seat: int) -> list[ev.Badge]:
    return [one for one in told if isinstance(one, ev.Badge) and one.seat == seat]


# 5.1 The screen before a game


def choose(visitor: Visitor, name: str, option: str) -> None:
    """An entry of a list that opens."""
    visitor.page.get_by_role("combobox", name=name).click()
    visitor.page.get_by_role("option", name=option, exact=True).click()


@pytest.mark.parametrize("level", range(1, 7))
def test_the_strength_of_the_computer_is_chosen(level: int, visit: Visit) -> None:
    """(1), with (4): the button that starts."""
    visitor = visit(language="ja").go("/new/reversi")
    name = text("ja", GAME)(f"level-level{level}")
    choose(visitor, "強さ", name)
    visitor.button("はじめる").click()
    visitor.wait()
    expect(visitor.page.get_by_text(name).locator("visible=true").first).to_be_visible()
    assert visitor.heard[0]["seats"][1]["level"] == f"level{level}"


@pytest.mark.parametrize(("seat", "stones"), [("黒（先手）", 4), ("白（後手）", 5)])
def test_black_moves_first_and_white_second(seat: str, stones: int, visit: Visit) -> None:
    """(2)."""
    visitor = visit(language="ja").go("/new/reversi")
    choose(visitor, "強さ", "レベル1：でたらめ")
    visitor.page.get_by_role("radio", name=seat).click()
    visitor.button("はじめる").click()
    visitor.wait()
    assert len(visitor.board().replace(".", "")) == stones
    assert visitor.update()["viewer"] == (0 if stones == 4 else 1)


def stones_to_place(visitor: Visitor, language: str = "ja") -> Locator:
    name = "置く石" if language == "ja" else "Next stone"
    return visitor.page.get_by_role("group", name=name).get_by_role("button")


@pytest.mark.parametrize(("preset", "kinds"), [("ふつうのオセロ", 0), ("特殊コマあり", 2)])
def test_special_stones_are_on_or_off(preset: str, kinds: int, visit: Visit) -> None:
    """(3) Without them it is Othello, and nothing at the table speaks of them."""
    visitor = visit(language="ja").go("/new/reversi")
    choose(visitor, "遊びかたの組み合わせ", preset)
    visitor.button("はじめる").click()
    visitor.wait()
    expect(stones_to_place(visitor)).to_have_count(kinds)
    expect(visitor.page.get_by_text("特殊コマがあれば").locator("visible=true")).to_have_count(
        kinds // 2
    )


@every_window
def test_badges_and_items_are_in_sight_before_a_game(width: int, height: int, visit: Visit) -> None:
    """(7) and (8)."""
    visitor = visit(width=width, height=height, language="ja").go("/new/reversi")
    badges, items = listed(visitor, "バッジ"), listed(visitor, "アイテム")
    expect(badges.get_by_role("listitem")).to_have_count(BADGES)
    expect(items.get_by_role("listitem")).to_have_count(len(ITEMS))
    visitor.settle()
    visitor.shoot(f"reversi-setup-{width}x{height}")
    assert whole_rows(badges) >= SEVERAL
    assert whole_rows(items) >= SEVERAL
    expect(visitor.button("はじめる")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_suspended_game_is_offered_before_a_new_one(
    language: str, visit: Visit, server: Running
) -> None:
    guest = Guest(server, "あおい")
    match = begun(guest)
    visitor = visit(guest=guest, width=1280, height=720, language=language).go("/new/reversi")
    on = visitor.link("卓に戻る" if language == "ja" else "Back to the table")
    expect(on).to_be_in_viewport(ratio=1)
    visitor.settle()
    visitor.shoot(f"reversi-setup-unfinished-{language}")
    names = ("バッジ", "アイテム") if language == "ja" else ("Badges", "Items")
    assert all(whole_rows(listed(visitor, name)) >= SEVERAL for name in names)
    on.click()
    visitor.wait()
    assert visitor.match == match


@pytest.mark.parametrize("language", ["ja", "en"])
def test_whoever_quits_is_said_goodbye_to(language: str, visit: Visit) -> None:
    """(5), ruling C13."""
    japanese = language == "ja"
    visitor = visit(language=language).go("/new/reversi")
    visitor.button("ゲーム終了" if japanese else "Quit").click()
    bye = visitor.page.get_by_role("status").filter(has_text="また" if japanese else "Goodbye")
    expect(bye).to_be_visible()
    expect(bye).not_to_contain_text("途中" if japanese else "unfinished")
    visitor.shoot(f"reversi-bye-{language}")
    visitor.button("もう一度遊ぶ" if japanese else "Play again").click()
    expect(visitor.button("はじめる" if japanese else "Start")).to_be_visible()


@pytest.mark.parametrize("language", ["ja", "en"])
def test_whoever_quits_is_asked_about_an_unfinished_game(
    language: str, visit: Visit, server: Running
) -> None:
    japanese = language == "ja"
    guest = Guest(server)
    match = begun(guest)
    visitor = visit(guest=guest, language=language).go("/new/reversi")
    back = visitor.link("卓に戻る" if japanese else "Back to the table")
    expect(back).to_be_visible()
    quit = visitor.button("ゲーム終了" if japanese else "Quit")
    sheet = visitor.dialog("対局の途中です" if japanese else "A game is unfinished")
    quit.click()
    expect(sheet).to_be_visible()
    visitor.shoot(f"reversi-quit-{language}")
    sheet.get_by_role("button", name="もどる" if japanese else "Stay").click()
    expect(back).to_be_visible()
    quit.click()
    sheet.get_by_role("button", name="中断のまま" if japanese else "Leave it").click()
    expect(
        visitor.page.get_by_role("status").filter(has_text="途中" if japanese else "unfinished")
    ).to_be_visible()
    visitor.go("/new/reversi")
    expect(back).to_be_visible()
    quit.click()
    sheet.get_by_role("link", name="つづける" if japanese else "Go on").click()
    visitor.wait()
    assert visitor.match == match


@pytest.mark.parametrize("language", ["ja", "en"])
def test_effects_and_music_each_have_a_switch_and_a_volume(language: str, visit: Visit) -> None:
    """(6), before a game and at the table."""
    effects, music = ("効果音", "BGM") if language == "ja" else ("Effects", "Music")
    visitor = visit(language=language).go("/new/reversi")
    for where in ("sheet", "table"):
        if where == "table":
            visitor.button("はじめる" if language == "ja" else "Start").click()
            visitor.wait()
            visitor.button("メニュー" if language == "ja" else "Menu").click()
            visitor.settle()
            visitor.shoot(f"reversi-menu-{language}")
        groups = {name: visitor.page.get_by_role("group", name=name) for name in (effects, music)}
        switches = {name: group.get_by_role("switch") for name, group in groups.items()}
        sliders = {name: group.get_by_role("slider") for name, group in groups.items()}
        for one, other in ((effects, music), (music, effects)):
            expect(switches[one]).to_be_checked()
            volume = sliders[one].input_value()
            switches[one].click()
            expect(switches[one]).not_to_be_checked()
            expect(switches[other]).to_be_checked()
            assert sliders[one].input_value() == volume
            switches[one].click()
            expect(switches[one]).to_be_checked()
        before = sliders[music].input_value()
        sliders[effects].fill("0.3")
        assert (sliders[effects].input_value(), sliders[music].input_value()) == ("0.3", before)
    visitor.page.keyboard.press("Escape")
    mute = visitor.button("音" if language == "ja" else "Sound")
    mute.click()
    visitor.button("メニュー" if language == "ja" else "Menu").click()
    for switch in switches.values():
        expect(switch).not_to_be_checked()
    # Out of silence comes the one that is asked for, and not the other.
    switches[effects].click()
    expect(switches[effects]).to_be_checked()
    expect(switches[music]).not_to_be_checked()


# Items, from the set-up on


def counts(visitor: Visitor) -> dict[str, int]:
    """Items and numbers of a list in sight before a game, in Japanese."""
    rows = listed(visitor, "アイテム").get_by_role("listitem")
    said = [row.inner_text().split("\n") for row in rows.all()]
    return {row[0]: int(row[-1]) for row in said}


def held(visitor: Visitor) -> dict[str, int]:
    """The same at the table."""
    labels = visitor.page.get_by_role("button", name=re.compile(r"、\d 個")).all()
    found = [
        re.search(r"([^、]+)、(\d) 個", one.get_attribute("aria-label") or "")
        for one in labels
        if one.is_visible()
    ]
    return {one[1]: int(one[2]) for one in found if one}


def test_whoever_sits_down_meets_items_as_many_as_were_told(visit: Visit, server: Running) -> None:
    guest = Guest(server, "あおい")
    nobody = visit(language="ja").go("/new/reversi")
    expect(listed(nobody, "アイテム").get_by_role("listitem")).to_have_count(3)
    told = counts(nobody)
    assert told == {"ちょっと待ったカード": 1, "目つぶし": 0, "特殊コマ補充": 0}
    nobody.button("はじめる").click()
    nobody.wait()
    assert held(nobody) == told
    # What was used is told to be gone, before the next match and among what is one's own.
    with guest.line(
        guest.set_up(options={"items": True}, seats=[{"kind": "me"}, COMPUTER])["match"]
    ) as line:
        update = line.asked()
        line.pick(update, update["decision"]["names"][0])
        line.pick(line.asked(), "item undo")
        line.get("done")
    visitor = visit(guest=guest, language="ja")
    for path in ("/you/badges", "/new/reversi"):
        visitor.go(path)
        expect(listed(visitor, "アイテム").get_by_role("listitem").first).to_contain_text("0")
        assert counts(visitor)["ちょっと待ったカード"] == 0
    visitor.button("はじめる").click()
    visitor.wait()
    assert held(visitor)["ちょっと待ったカード"] == 0


def test_extended_items_are_listed_where_they_can_be_had(visit: Visit) -> None:
    visitor = visit(language="ja", width=1280, height=1024).go("/new/reversi")
    rows = listed(visitor, "アイテム").get_by_role("listitem")
    corner = listed(visitor, "バッジ").get_by_role("listitem").filter(has_text="角いただき")
    expect(rows).to_have_count(3)
    expect(corner).not_to_contain_text("ひらめき")
    visitor.page.get_by_role("combobox", name="遊びかたの組み合わせ").click()
    visitor.page.get_by_role("option", name="特殊コマとすべてのアイテム").click()
    expect(rows).to_have_count(9)
    expect(corner).to_contain_text("ごほうび: ひらめき 1")
    visitor.shoot("reversi-setup-extended")
    visitor.page.get_by_role("combobox", name="遊びかたの組み合わせ").click()
    visitor.page.get_by_role("option", name="ふつうのオセロ").click()
    expect(rows).to_have_count(3)
    expect(visitor.page.get_by_role("heading", name="アイテム")).to_contain_text("使いません")


# 5.2 The table

SHAPES = [*WINDOWS, (1440, 960), (1024, 768)]


@pytest.mark.parametrize("language", ["ja", "en"])
def test_badges_stand_at_the_left_edge_and_items_at_the_right(
    language: str, visit: Visit, server: Running
) -> None:
    """5.2.2 and 5.2.3."""
    guest = Guest(server, "あおい")
    visitor = visit(guest=guest, language=language)
    visitor.go(f"/m/{begun(guest)}").wait()
    visitor.settle()
    for width, height in SHAPES:
        visitor.reshape(width, height).shoot(f"reversi-table-{width}x{height}-{language}")
        check_edges(visitor, language)


def check_edges(visitor: Visitor, language: str) -> None:
    badges, undo = ("バッジ", "待った") if language == "ja" else ("Badges", "Undo")
    board = visitor.page.get_by_role("grid").bounding_box()
    assert board
    listing = visitor.page.get_by_role("region", name=badges).locator("visible=true")
    expect(listing.get_by_role("listitem")).to_have_count(BADGES)
    box = listing.bounding_box()
    assert box
    assert box["x"] <= 40
    assert box["x"] + box["width"] <= board["x"]
    assert whole_rows(listing) >= 2
    tall = listing.evaluate("(one) => one.scrollHeight > one.clientHeight")
    listing.evaluate("(one) => one.scrollTo(0, one.scrollHeight)")
    assert tall
    expect(listing.get_by_role("listitem").last).to_be_in_viewport(ratio=0.9)
    item = visitor.page.get_by_role("button", name=re.compile(f"^(ちょっと)?{undo}")).locator(
        "visible=true"
    )
    place = item.bounding_box()
    assert place
    assert place["x"] >= board["x"] + board["width"]


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_narrow_list_of_badges_unfolds_into_words(
    language: str, visit: Visit, server: Running
) -> None:
    name = "バッジ" if language == "ja" else "Badges"
    guest = Guest(server)
    visitor = visit(guest=guest, width=1024, height=768, language=language)
    visitor.go(f"/m/{begun(guest)}").wait()
    fold = visitor.button(re.compile(f"^{name}"))
    expect(fold).to_have_count(1)
    first = "はじめて1局を終える" if language == "ja" else "Finish your first game"
    words = visitor.page.get_by_text(first, exact=True).locator("visible=true")
    expect(words).to_have_count(0)
    fold.click()
    expect(words).to_have_count(1)
    visitor.shoot(f"reversi-badges-unfolded-{language}")
    visitor.page.keyboard.press("Escape")
    expect(fold).to_have_attribute("aria-expanded", "false")


def test_one_stone_at_a_time_is_made_special_and_normal_again(
    visit: Visit, server: Running
) -> None:
    """5.2.1 (1): by the buttons and by the key; the next stone is a normal one again."""
    guest = Guest(server)
    visitor = visit(guest=guest, language="ja").go(f"/m/{begun(guest)}")
    visitor.wait()
    normal, special = stones_to_place(visitor).all()
    expect(special).to_contain_text("のこり 2")
    expect(normal).to_have_attribute("aria-pressed", "true")
    special.click()
    expect(special).to_have_attribute("aria-pressed", "true")
    normal.click()
    expect(normal).to_have_attribute("aria-pressed", "true")
    for pressed in (special, normal):
        visitor.page.keyboard.press("s")
        expect(pressed).to_have_attribute("aria-pressed", "true")
    special.click()
    visitor.place(visitor.may()[0])
    expect(special).to_contain_text("のこり 1")
    visitor.wait()
    expect(normal).to_have_attribute("aria-pressed", "true")
    assert visitor.update()["view"]["stock"] == 1


def turning_in_directions(told: Sequence[Event], seat: int) -> bool:
    """Whether stones turn in more than one direction, in the middle of a game."""
    placed = next((one.cell for one in told if isinstance(one, ev.Place)), None)
    flips = [one.cell for one in told if isinstance(one, ev.Flip)]
    if placed is None or ended(told):
        return False
    size = 4
    ways = {(cell // size - placed // size, cell % size - placed % size) for cell in flips}
    return len({((down > 0) - (down < 0), (right > 0) - (right < 0)) for down, right in ways}) > 1


def turned_since(visitor: Visitor, seen: int) -> list[int]:
    """The cells of stones that turned in what came over the line since."""
    events = [event for update in visitor.updates()[seen:] for event in update["events"]]
    return [event["cell"] for event in events if event["kind"] == "flip"]


@pytest.mark.parametrize("breath", [0, 250, 500, 1000])
@pytest.mark.parametrize("mover", [0, 1], ids=["own", "rivals"])
def test_stones_turn_by_themselves_half_a_second_after_the_placing(
    mover: int, breath: int, visit: Visit, server: Running
) -> None:
    """5.2.1 (2) and (3), ruling C14: usually 0.5 s, the same for both sides, all at one moment."""
    moves = leading_to(lambda told, seat: seat == mover and turning_in_directions(told, seat))
    duel = Duel(server, moves[:-1])
    liked = {} if breath == 500 else {"games": {"reversi": {"breath": breath}}}
    visitor = visit(guest=duel.sides[0], speed=1, **liked, timed=True)
    clock = Clock(visitor.page)
    visitor.go(f"/m/{duel.match}").board()
    visitor.settle()
    clock.hold()
    name, seen = moves[-1][1], len(visitor.updates())
    before = visitor.board()
    if mover == 0:
        visitor.place(name)
    else:
        duel.move(1, name)
    visitor.until(lambda: len(turned_since(visitor, seen)) > 1)
    flips = turned_since(visitor, seen)
    names = {f"{'abcd'[cell % 4]}{cell // 4 + 1}" for cell in flips}
    clock.turn(breath + 700)
    stones = [one for one in clock.born() if one.cell]
    turned = [one for one in stones if one.cell in names and "transform" in one.moves]
    assert {one.cell for one in turned} == names
    # Without a breath the stone is there at once, and does not land by itself.
    placed = [one.at for one in stones if one.cell == name] or [turned[0].at]
    assert {round(one.at - placed[0]) for one in turned} == {breath}
    assert visitor.board() != before
    assert not [one for one in stones if one.cell not in names | {name}]


def test_the_stone_lies_alone_until_the_others_turn(visit: Visit, server: Running) -> None:
    moves = leading_to(lambda told, seat: seat == 0 and turning_in_directions(told, seat))
    duel = Duel(server, moves[:-1])
    visitor = visit(guest=duel.sides[0], speed=1, timed=True)
    clock = Clock(visitor.page)
    visitor.go(f"/m/{duel.match}").wait()
    clock.hold()
    before = visitor.board()
    visitor.place(moves[-1][1])
    visitor.until(lambda: visitor.board() != before)
    alone = visitor.board()
    assert sum(one != other for one, other in zip(before, alone, strict=True)) == 1
    clock.turn(450)
    assert visitor.board() == alone
    clock.turn(100)
    assert visitor.board() != alone


def stopped_after_turning(told: Sequence[Event], seat: int) -> bool:
    kinds = {type(one) for one in told}
    return seat == 0 and {ev.Stop, ev.Flip} <= kinds and not ended(told)


def test_a_line_turns_up_to_just_before_the_special_stone(visit: Visit, server: Running) -> None:
    """5.2.1 (3) and 3.2: and nothing on the page says which stone it was."""
    moves = leading_to(stopped_after_turning, size=6, specials=2)
    duel = Duel(server, moves[:-1], size=6, specials=2)
    visitor = visit(guest=duel.sides[0], language="ja").go(f"/m/{duel.match}")
    visitor.wait()
    name, seen, before = moves[-1][1], len(visitor.updates()), visitor.board()
    visitor.place(name.rstrip("*"))
    visitor.until(lambda: len(turned_since(visitor, seen)) > 0)
    placed = "abcdef".index(name[0]) + 6 * (int(name[1]) - 1)
    changed = {*turned_since(visitor, seen), placed}
    visitor.until(lambda: visitor.board() != before)
    after = visitor.board()
    assert {at for at, stone in enumerate(after) if stone != before[at]} == changed
    apparent = next(
        event["apparent"]
        for update in visitor.updates()[seen:]
        for event in update["events"]
        if event["kind"] == "place"
    )
    assert apparent > len(changed) - 1
    expect(visitor.page.get_by_role("gridcell", name=re.compile("特殊コマ"))).to_have_count(0)


@pytest.mark.parametrize("language", ["ja", "en"])
def test_passing_is_offered_where_nothing_can_be_placed_and_only_there(
    language: str, visit: Visit, server: Running
) -> None:
    """5.2.1 (4)."""
    passing = re.compile("パスする|^Pass$")
    moves = leading_to(
        lambda told, seat: (
            seat == 0 and any(isinstance(one, ev.NaturalPass) for one in told) and not ended(told)
        )
    )
    duel = Duel(server, moves[:-1])
    visitor = visit(guest=duel.sides[0], language=language).go(f"/m/{duel.match}")
    assert visitor.wait() == "pass"
    visitor.shoot(f"reversi-pass-{language}")
    expect(visitor.moves).to_have_count(0)
    visitor.passing.get_by_role("button", name=passing).click()
    expect(visitor.passing).to_have_count(0)
    visitor.until(lambda: visitor.update()["deciding"] == [1])
    other = visit(guest=duel.sides[1], language=language).go(f"/m/{duel.match}")
    assert other.wait() == "move"
    expect(other.button(passing)).to_have_count(0)
    expect(other.passing).to_have_count(0)


@pytest.mark.parametrize("language", ["ja", "en"])
def test_earned_badges_look_earned_and_the_others_grey(
    language: str, visit: Visit, server: Running
) -> None:
    """5.2.2 and 5.4 (1): every badge is there, with what it is for and what it brings (3)."""
    moves = leading_to(lambda told, seat: bool(badges_of(told, 0)) and not ended(told))
    duel = Duel(server, moves, items=True)
    visitor = visit(guest=duel.sides[0], language=language).go(f"/m/{duel.match}")
    visitor.board()
    say = text(language, GAME)
    region = visitor.page.get_by_role("region", name="バッジ" if language == "ja" else "Badges")
    rows = region.locator("visible=true").get_by_role("listitem")
    expect(rows).to_have_count(BADGES)
    expect(region.get_by_text(re.compile("^(獲得ずみ|earned)$"))).not_to_have_count(0)
    for badge, row in zip(CATALOGUE, rows.all(), strict=True):
        expect(row).to_contain_text(say(f"badge-{badge.id}"))
        expect(row).to_contain_text(say(f"badge-{badge.id}-how"))
        for item, number in badge.reward.items():
            expect(row).to_contain_text(f"{say(f'item-{item}')} {number}")
        earned = badge.id in visitor.update()["view"]["badges"]
        expect(row).to_contain_text(re.compile("獲得ずみ|earned" if earned else "まだ|not yet"))
        fill = row.locator("svg path").first.evaluate("(one) => getComputedStyle(one).fill")
        assert (fill != "none") is earned


# 5.3 The result


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_end_is_told_with_both_counts_and_leads_back(
    language: str, visit: Visit, server: Running
) -> None:
    moves = leading_to(lambda told, seat: seat == 0 and ended(told))
    duel = Duel(server, moves[:-1])
    visitor = visit(guest=duel.sides[0], language=language).go(f"/m/{duel.match}")
    visitor.wait()
    expect(visitor.result).to_have_count(0)
    visitor.place(moves[-1][1])
    expect(visitor.result).to_be_visible()
    board = visitor.board()
    rows = visitor.result.get_by_role("listitem")
    for name, stone in (("黒|Black", "B"), ("白|White", "W")):
        expect(rows.filter(has_text=re.compile(name)).first).to_contain_text(
            str(board.count(stone))
        )
    visitor.result.get_by_role("link", name="OK").click()
    expect(visitor.button("はじめる" if language == "ja" else "Start")).to_be_visible()
    assert visitor.path == "/new/reversi"


# 5.4 Badges


@pytest.mark.parametrize("items", [True, False], ids=["items", "no-items"])
@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_popup_promises_only_what_the_table_keeps(
    language: str, items: bool, visit: Visit, server: Running
) -> None:
    """(4) What a badge brings is usable from the next turn on: where items are used."""
    moves = leading_to(
        lambda told, seat: (
            seat == 0 and any(one.reward for one in badges_of(told, 0)) and not ended(told)
        ),
        items=items,
    )
    duel = Duel(server, moves[:-1], items=items)
    visitor = visit(guest=duel.sides[0], language=language).go(f"/m/{duel.match}")
    visitor.wait()
    visitor.place(moves[-1][1])
    popup = visitor.button(re.compile("^(バッジ獲得|Badge earned)"))
    expect(popup).to_contain_text(re.compile("ちょっと待った|Undo card|目つぶし|Blindfold"))
    visitor.shoot(f"reversi-popup-{'items' if items else 'none'}-{language}")
    at_once = "次の自分の手番から使えます" if language == "ja" else "Usable from your next turn"
    later = "アイテムありの対局で使えます" if language == "ja" else "Kept for a match with items"
    expect(popup).to_contain_text(at_once if items else later)
    expect(popup).not_to_contain_text(later if items else at_once)


def test_all_badges_of_the_last_move_pop_up_one_after_the_other(
    visit: Visit, server: Running
) -> None:
    """(2) At the moment they are won, the last ones too."""
    moves = leading_to(
        lambda told, seat: seat == 0 and len(badges_of(told, 0)) >= 4 and ended(told)
    )
    duel = Duel(server, moves[:-1])
    visitor = visit(guest=duel.sides[0], language="ja", speed=1, timed=True)
    clock = Clock(visitor.page)
    visitor.go(f"/m/{duel.match}").wait()
    clock.hold()
    visitor.place(moves[-1][1])
    visitor.until(lambda: visitor.update()["result"] is not None)
    given = [one["badge"] for one in visitor.update()["events"] if one["kind"] == "badge"]
    assert len(given) >= 4
    popup = visitor.button(re.compile("^バッジ獲得"))
    shown: dict[str, float] = {}
    for _ in range(len(given) * 60):
        clock.turn(100)
        if popup.count():
            shown.setdefault(popup.last.inner_text().split("\n")[1], clock.now)
            if len(shown) == 2:
                visitor.shoot("reversi-popup-second")
    say = text("ja", GAME)
    assert [*shown] == [say(f"badge-{badge}") for badge in given]
    # The first is there once the stones have turned, each for four seconds.
    assert min(shown.values()) >= BREATH + TURNING
    apart = [later - sooner for sooner, later in pairwise(shown.values())]
    assert all(abs(one - STAY) <= 100 for one in apart)
    expect(popup).to_have_count(0)


def test_the_result_shows_every_badge_of_the_game_by_name(visit: Visit, server: Running) -> None:
    moves = leading_to(
        lambda told, seat: seat == 0 and len(badges_of(told, 0)) >= 7 and ended(told)
    )
    duel = Duel(server, moves[:-1])
    visitor = visit(guest=duel.sides[0]).go(f"/m/{duel.match}")
    visitor.wait()
    visitor.place(moves[-1][1])
    badges = visitor.result.get_by_role("list", name="Badges of this game")
    expect(badges.get_by_role("listitem").nth(6)).to_be_visible()
    buttons = visitor.result.get_by_role("button", name="Share").bounding_box()
    assert buttons
    for badge in badges.get_by_role("listitem").all():
        expect(badge).to_be_in_viewport(ratio=1)
        box = badge.bounding_box()
        assert box
        assert box["y"] + box["height"] <= buttons["y"]
    visitor.shoot("reversi-result-badges")


def test_an_item_that_a_badge_brings_is_usable_from_the_next_turn_on(
    visit: Visit, server: Running
) -> None:
    """(4)."""
    moves = leading_to(
        lambda told, seat: (
            seat == 0
            and not ended(told)
            and any("undo" in one.reward for one in badges_of(told, 0))
            and isinstance(told[-1], ev.Turn | ev.Held)
        ),
        items=True,
    )
    duel = Duel(server, moves[:-1], items=True)
    visitor = visit(guest=duel.sides[0], language="ja").go(f"/m/{duel.match}")
    visitor.wait()
    undo = visitor.button(re.compile("^(待った、)?ちょっと待った")).locator("visible=true")
    had = int(re.findall(r"(\d) 個", undo.get_attribute("aria-label") or "")[0])
    visitor.place(moves[-1][1])
    expect(undo).to_have_accessible_name(re.compile(rf"{had + 1} 個、うち 1 個は次の手番から"))
    with duel.sides[1].line(duel.match) as line:
        update = line.asked()
        line.pick(update, update["decision"]["names"][0])
        line.get("done")
    assert visitor.wait() in ("move", "pass")
    expect(undo).not_to_have_accessible_name(re.compile("次の手番から"))
    expect(undo).to_have_accessible_name(re.compile(f"{had + 1} 個"))


# 5.5 Suspending and going on


def test_a_suspended_game_goes_on_as_it_was(visit: Visit, server: Running) -> None:
    guest = Guest(server)
    visitor = visit(guest=guest, language="ja").go(f"/m/{begun(guest)}")
    visitor.wait()
    special = stones_to_place(visitor).nth(1)
    special.click()
    visitor.place(visitor.may()[0])
    expect(special).to_contain_text("のこり 1")
    visitor.wait()
    board, items = visitor.board(), held(visitor)
    visitor.link("中断して戻る").locator("visible=true").click()
    visitor.link("卓に戻る").click()
    visitor.wait()
    assert (visitor.board(), held(visitor)) == (board, items)
    expect(special).to_contain_text("のこり 1")


# 6 Sounds and music


def knocks(ears: Ears) -> int:
    return sum(name.endswith("stone") for name in ears.effects())


def knocked(visitor: Visitor, ears: Ears, stones: int) -> None:
    visitor.until(lambda: knocks(ears) >= stones)


def test_every_stone_clicks_once_and_all_alike(visit: Visit, server: Running) -> None:
    """6.1; a special one must not be heard."""
    guest = Guest(server)
    visitor = visit(guest=guest, language="ja", speed=0.5)
    ears = Ears(visitor)
    visitor.go(f"/m/{begun(guest)}").wait()
    stones = 0
    for special in (False, True):
        visitor.wait()
        if special:
            stones_to_place(visitor).nth(1).click()
        # Pressing wakes the sound; what is not a stone is not counted.
        visitor.place(visitor.may()[0])
        stones += 2
        knocked(visitor, ears, stones)
        visitor.wait()
    assert knocks(ears) == stones
    assert not {"special", "dud"} & {*ears.effects()}


def hears(visitor: Visitor, ears: Ears, *pieces: str) -> None:
    visitor.until(lambda: ears.music() == [*pieces])


def test_music_plays_before_the_game_and_after_it_whoever_won(
    visit: Visit, server: Running
) -> None:
    """6.2 and 6.3."""
    moves = leading_to(lambda told, seat: seat == 0 and ended(told) and decided(told))
    duel = Duel(server, moves[:-1])
    sides = [visit(guest=side, language="ja") for side in duel.sides]
    ears = [Ears(side) for side in sides]
    for side, ear in zip(sides, ears, strict=True):
        side.go("/new/reversi").page.get_by_role("heading", name="特殊コマ リバーシ").click()
        hears(side, ear, "opening")
        side.go(f"/m/{duel.match}").board()
        # A page that is opened anew is silent until somebody touches it.
        side.page.get_by_role("heading", name="特殊コマ リバーシ").click()
    sides[0].wait()
    sides[0].place(moves[-1][1])
    said = set()
    for side, ear in zip(sides, ears, strict=True):
        expect(side.result).to_be_visible()
        hears(side, ear, "closing")
        said.add(side.result.get_by_role("paragraph").first.inner_text())
    assert said == {"あなたの勝ち", "あなたの負け"}
    sides[0].result.get_by_role("link", name="OK").click()
    hears(sides[0], ears[0], "closing", "opening")


def decided(told: Sequence[Event]) -> bool:
    return any(isinstance(one, ev.Over) and one.count[0] != one.count[1] for one in told)
