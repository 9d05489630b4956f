"""The players that try their ideas first: what they find, and what it may cost."""

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec import structs

from teban.core.ids import SeatId
from teban.games.blackpoker import space
from teban.games.blackpoker.game import BlackPoker, DuelState
from teban.games.blackpoker.levels import EXPERT, LEVELS, MASTER
from teban.games.blackpoker.levels.imagine import imagined
from teban.games.blackpoker.levels.lines import lines
from teban.games.blackpoker.levels.thinker import WEIGHED, Effort, Thinker
from tests.games.blackpoker.test_levels import begin, seat_of

GAME = BlackPoker()
ME, RIVAL = SeatId(0), SeatId(1)
EFFORTS = {"expert": EXPERT, "master": MASTER}
THINKING = tuple(EFFORTS)
SEEDS = (1, 2, 3)


def position(mine: Mapping[str, Any], theirs: Mapping[str, Any], **words: Any) -> DuelState:
    """A moment of a game of Light; it is my turn unless the words say otherwise."""
    said = {"turn": "P1", "P1": mine, "P2": theirs, **words}
    state = GAME.vocabulary(GAME.presets["light"]).setup(said)
    assert isinstance(state, DuelState)
    return state


def answer(state: DuelState, level: str, seed: int = 1) -> str:
    """What the level does now; the first pick of it."""
    assert state.actors() == (ME,)
    return space.name(LEVELS[level](seed).choose(seat_of(state, ME)))


def after_the_turn(state: DuelState, level: str, seed: int = 1) -> DuelState:
    """My whole turn, against a rival who answers with blocks alone."""
    turn = state.turn_number
    while (actors := state.actors()) and state.turn_number == turn:
        player = LEVELS[level if actors[0] == ME else "beginner"](seed)
        state.apply(player.choose(seat_of(state, actors[0])), actors[0])
    return state


# Next turn the rival's soldiers win, so it is now or never.
WINS: dict[str, tuple[Mapping[str, Any], Mapping[str, Any]]] = {
    "destroy the only bulwark and attack": (
        {"life": 3, "hand": ["H2", "D3"], "field": ["s(S8)"]},
        {"life": 6, "hand": 1, "field": ["b(C4)", "s(D10,drv)"]},
    ),
    "drive the only blocker and attack": (
        {"life": 3, "hand": ["D5", "H3"], "field": ["s(S8)"]},
        {"life": 6, "hand": 1, "field": ["s(CK)"]},
    ),
    "arm the attacker": (
        {"life": 2, "hand": ["S3"], "field": ["s(S6)", "b(H5)"]},
        {"life": 9, "hand": 1, "field": ["s(D10,drv)", "s(H9,drv)"]},
    ),
}


@pytest.mark.parametrize("win", WINS)
def test_it_wins_where_the_adept_does_not_see_how(win: str) -> None:
    assert after_the_turn(position(*WINS[win]), "adept").loser is None
    for level in THINKING:
        for seed in SEEDS:
            assert after_the_turn(position(*WINS[win]), level, seed).loser == RIVAL


def test_it_counters_the_counter_that_would_save_the_rival() -> None:
    state = position(
        {"life": 6, "hand": ["C10", "H3"], "field": ["b(H5)"]},
        {"life": 2, "hand": 3, "field": ["s(S9)", "s(D10)"]},
        stage=["P1:throw(S2+CA)", "P2:counter(C5)"],
        chance="P1",
    )
    assert answer(state, "adept") == "pass", "the puzzle is too easy"
    for level in THINKING:
        assert {answer(state, level, seed) for seed in SEEDS} == {"request counter"}


def test_it_keeps_the_card_that_wins_next_turn() -> None:
    """The ♣ that would counter a soldier is a key of the 投擲 that ends the game."""
    state = position(
        {"life": 8, "hand": ["SK", "C10", "H2"], "field": ["b(H5)"]},
        {"life": 9, "hand": 3, "field": ["b(D4)"]},
        turn="P2",
        stage=["P2:summon_soldier(D10)"],
        chance="P1",
        passes=["P2"],
    )
    assert answer(state, "adept") == "request counter", "the puzzle is too easy"
    assert {answer(state, "master", seed) for seed in SEEDS} == {"pass"}


def test_it_leaves_a_blocker_at_home_when_the_answer_would_lose() -> None:
    mine = {"life": 8, "hand": ["H2"], "field": ["s(S9)", "s(HJ)"]}
    theirs = {"life": 24, "hand": 1, "field": ["s(D8,drv)", "s(C7,drv)"]}
    after = after_the_turn(position(mine, theirs), "master")
    assert not all(unit.driven for unit in after.sides[ME].units if unit.up)


def test_nothing_worth_trying_is_aimed_at_oneself() -> None:
    """One's own requests are not countered, and own soldiers neither shrunk nor driven."""
    state = position(
        {"life": 9, "hand": ["C10", "S5", "D4", "H3"], "field": ["s(S6)", "b(H5)"]},
        {"life": 9, "hand": 3, "field": ["s(S9)"]},
        stage=["P2:up(H5)", "P1:down(S4)"],
        chance="P1",
    )
    tried = [[space.name(pick) for pick in line.picks] for line in lines(imagined(state), 99)]
    assert tried[0] == ["pass"]
    aims = {(request.removeprefix("request "), aim) for request, *_, aim in tried[1:]}
    assert aims == {
        ("counter", "stage.0"),
        ("up", "P1.0"),
        ("down", "P2.0"),
        ("twist", "P2.0"),
    }


@pytest.mark.parametrize("name", ["light", "pro_pack", "master_extra"])
def test_every_line_can_be_followed_to_its_end(name: str) -> None:
    state, player, tried = begin(GAME.presets[name], 5), LEVELS["adept"](0), 0
    while actors := state.actors():
        (seat,) = actors
        world = imagined(state.sample(seat, 0))
        weighed = state.decision(seat).kind in ("chance", *WEIGHED)
        for line in lines(world, 99) if weighed else ():
            there = state.sample(seat, 0)
            there.picks, there.draft = world.picks, world.draft
            there.frames, there.question = world.frames, world.question
            asked = there.decision(seat)
            while (pick := line.next(asked)) is not None:
                there.apply(pick, seat)
                if there.draft is None and not there.picks:
                    break
                asked = there.decision(seat)
            assert pick is not None or len(asked.legal) == 1
            tried += 1
        state.apply(player.choose(seat_of(state, seat)), seat)
    assert tried > 100


def test_who_forgets_goes_on_with_the_same_line() -> None:
    """A match that is taken up again goes on as it would have, in the middle of a choice too."""
    state = begin(GAME.presets["standard_pack"], 2)
    remembering = {SeatId(seat): LEVELS["expert"](seat) for seat in (0, 1)}
    half_made = 0
    while (actors := state.actors()) and state.ply < 60:
        (seat,) = actors
        at = seat_of(state, seat)
        chosen = remembering[seat].choose(at)
        assert LEVELS["expert"](seat).choose(at) == chosen
        half_made += bool(at.view.picks)
        state.apply(chosen, seat)
    assert half_made > 10


class Ticking:
    """A clock on which looking costs the same every time, and nothing else costs anything."""

    now = 0.0

    def __call__(self) -> float:
        self.now += 0.01
        return self.now


@pytest.mark.parametrize(
    ("seconds", "time_left", "allowed"), [(0.5, None, 0.5), (0.5, 200, 0.1), (0.5, 9000, 0.5)]
)
def test_it_keeps_its_time(seconds: float, time_left: int | None, allowed: float) -> None:
    effort = Effort(playouts=10**6, wide=4, turns=1, seconds=seconds)
    clock = Ticking()
    seat = structs.replace(seat_of(position(*WINS["arm the attacker"]), ME), time_left=time_left)
    assert Thinker(effort, 1, clock).choose(seat) in seat.decision.legal
    assert allowed < clock.now < allowed + 0.05


@pytest.mark.parametrize("level", THINKING)
def test_no_level_may_take_more_than_two_seconds(level: str) -> None:
    assert EFFORTS[level].seconds < 2


def test_without_anything_to_decide_it_does_not_think() -> None:
    """The rival ends the turn: nothing is lost by letting it."""
    state = position(
        {"life": 9, "hand": ["S5", "D4", "H3"], "field": ["s(S6)"]},
        {"life": 9, "hand": 3, "field": ["s(S9)"]},
        turn="P2",
        stage=["P2:end"],
        chance="P1",
        passes=["P2"],
    )
    player = Thinker(MASTER, 1)
    assert player.choose(seat_of(state, ME)) == LEVELS["adept"](1).choose(seat_of(state, ME))
    assert player.playouts == 0
