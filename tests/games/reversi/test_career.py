"""What a player keeps between games."""

from teban.core.career import Career, Entry
from teban.core.game import usual_preset
from teban.core.ids import SeatId
from teban.core.result import Result
from teban.games.reversi import GAME
from teban.games.reversi import events as ev
from teban.games.reversi.options import MOST_OF_A_KIND, Options, Profile

BLACK, WHITE = SeatId(0), SeatId(1)
WITH_ITEMS = Options(items=True)


def test_the_game_has_careers() -> None:
    assert isinstance(GAME, Career)


def test_a_newcomer_brings_the_starter_kit() -> None:
    assert GAME.brings(WITH_ITEMS, {}) == GAME.newcomer(WITH_ITEMS)
    assert GAME.brings(Options(), {}) == GAME.newcomer(Options())


def test_what_was_earned_and_used_is_brought_along() -> None:
    ledger = {
        ("item", "undo"): -1,
        ("item", "blind"): 2,
        ("item", "refill"): 9,
        ("badge", "A1"): 1,
        ("count", "games"): 4,
        ("count", "wins"): 3,
        ("count", "streak"): 2,
        ("outcome", "won"): 3,
    }
    assert GAME.brings(WITH_ITEMS, ledger) == Profile(
        earns=True,
        items={"blind": 2, "refill": MOST_OF_A_KIND, "undo": 0},
        badges={"A1": 1},
        games=4,
        wins=3,
        streak=2,
    )


def test_nobody_owes_an_item() -> None:
    assert GAME.brings(WITH_ITEMS, {("item", "undo"): -5}).items == {"undo": 0}


def test_a_newcomer_holds_the_starter_kit_before_the_first_match() -> None:
    assert GAME.holds({}) == GAME.newcomer(WITH_ITEMS).items


def test_what_somebody_holds_is_what_their_next_match_begins_with() -> None:
    ledger = {("item", "undo"): 1, ("item", "blind"): 7, ("item", "lens"): 1}
    assert GAME.holds(ledger) == GAME.brings(WITH_ITEMS, ledger).items
    assert GAME.holds(ledger) == {"blind": MOST_OF_A_KIND, "lens": 1, "undo": 2}


def test_people_begin_with_the_preset_that_has_items() -> None:
    assert usual_preset(GAME) == "items"
    assert GAME.presets[usual_preset(GAME)] == WITH_ITEMS
    assert Options() == Options(items=False)


def test_badges_bring_items_and_using_one_takes_it_away() -> None:
    badge = ev.Badge(seat=BLACK, badge="A4", times=1, reward={"refill": 1})
    assert GAME.earned(badge) == [Entry(BLACK, "badge", "A4"), Entry(BLACK, "item", "refill")]
    used = ev.Item(seat=WHITE, item="undo", target=None)
    assert GAME.earned(used) == [Entry(WHITE, "item", "undo", -1)]
    assert GAME.earned(ev.Turn(seat=BLACK, number=1)) == ()


def test_wins_in_a_row_are_counted_until_one_is_lost() -> None:
    person, program = Profile(earns=True, streak=2), Profile()
    assert GAME.finished(Result((40, 24)), [person, program]) == [
        Entry(BLACK, "count", "games"),
        Entry(BLACK, "count", "wins"),
        Entry(BLACK, "count", "streak"),
    ]
    assert GAME.finished(Result((24, 40)), [person, program]) == [
        Entry(BLACK, "count", "games"),
        Entry(BLACK, "count", "streak", -2),
    ]
    assert GAME.finished(Result((32, 32)), [program, Profile(earns=True)]) == [
        Entry(WHITE, "count", "games")
    ]
