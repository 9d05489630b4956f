"""The rules against the rules written a second time, and facts that follow from them."""

from itertools import product
from random import Random

import pytest
from msgspec import json

from teban.core.dump import stamped
from teban.core.event import Event
from teban.core.ids import SeatId
from teban.core.refused import Refused
from teban.games.jatsuna import GAME
from teban.games.jatsuna import events as ev
from teban.games.jatsuna.game import JatsunaState
from teban.games.jatsuna.options import Company, First, Layout, Options, Transform
from teban.games.jatsuna.refusals import Why
from teban.lab.perft import perft
from tests.games.jatsuna.naive import CELLS, Naive, leaves

STANDARD = Options()
ALL = [
    Options(transform, layout, wall, first)
    for transform, layout, wall, first in product(
        Transform, Layout, (True, False), (First.ORB, First.GEM, First.STELLA)
    )
]


def new(options: Options = STANDARD, seed: int = 0) -> JatsunaState:
    return GAME.new(options, [Company()] * 3, seed.to_bytes(16, "big"))


def naive(options: Options) -> Naive:
    return Naive(options.transform.value, options.layout.value, options.wall, options.first.value)


def words(options: Options) -> str:
    return f"{options.transform}-{options.layout}-{options.wall}-{options.first}"


@pytest.mark.parametrize("options", ALL, ids=words)
def test_whole_random_games_go_as_in_the_rules_written_a_second_time(options: Options) -> None:
    random = Random(words(options))
    for _ in range(3):
        state, plain = new(options), naive(options)
        while actors := state.actors():
            legal = state.decision(actors[0]).legal
            assert [CELLS[action] for action in legal] == plain.legal()
            action = random.choice(legal)
            state.apply(action, actors[0])
            plain.place(CELLS[action])
            assert state.colours() == plain.board()
        result = state.result()
        assert result is not None
        assert result.points == tuple(plain.board().count(side) for side in "OCP")


@pytest.mark.parametrize("transform", Transform)
@pytest.mark.parametrize("layout", Layout)
def test_perft_agrees_with_the_rules_written_a_second_time(
    transform: Transform, layout: Layout
) -> None:
    options = Options(transform, layout)
    counts = [perft(new(options), depth) for depth in (1, 2)]
    assert counts == [leaves(naive(options), depth) for depth in (1, 2)]
    assert counts[0] == 45


@pytest.mark.parametrize("transform", Transform)
def test_perft_near_the_end_agrees_too(transform: Transform) -> None:
    options, random = Options(transform), Random(7)
    state, plain = new(options), naive(options)
    for _ in range(39):
        action = random.choice(state.decision(state.mover).legal)
        state.apply(action, state.mover)
        plain.place(CELLS[action])
    counts = [perft(state, depth) for depth in range(1, 8)]
    assert counts == [leaves(plain, depth) for depth in range(1, 8)]
    assert counts[-1] == counts[-2]


@pytest.mark.parametrize("options", ALL[:4] + ALL[-4:], ids=words)
def test_what_is_told_of_a_move_is_what_happens_without_being_told(options: Options) -> None:
    random = Random(3)
    told, untold = new(options), new(options)
    while actors := told.actors():
        action = random.choice(told.decision(actors[0]).legal)
        before = told.counts()
        events: list[Event] = []
        told.apply(action, actors[0], events)
        untold.apply(action, actors[0])
        assert told.dump() == untold.dump()
        place, *flips, last = events
        assert isinstance(place, ev.Place)
        assert all(isinstance(flip, ev.Flip) and flip.group for flip in flips)
        assert place.captured == len(flips)
        assert sum(told.counts()) == sum(before) + 1
        assert isinstance(last, ev.Turn if told.actors() else ev.Over)


def test_flips_are_told_line_by_line_from_the_placed_stone_outwards() -> None:
    board = "..CPCPO.CP.....P.C....C.XP...P...C..C....O.O....."
    data = stamped({**new().dump(), "board": board})
    state = GAME.load(data)
    events: list[Event] = []
    state.apply(state.parse("(1,2)", SeatId(0)), SeatId(0), events)
    cells = [event.cell for event in events if isinstance(event, ev.Flip)]
    assert sorted(cells) == [2, 3, 4, 5, 8, 9, 15, 17, 22, 25, 29, 33, 36]
    for line in ([2, 3, 4, 5], [8, 15, 22, 29, 36], [9, 17, 25, 33]):
        at = [*map(int, cells)].index(line[0])
        assert cells[at : at + len(line)] == line


def test_every_game_has_forty_five_placements_fifteen_for_each_side() -> None:
    random = Random(11)
    for seed in range(30):
        state = new(Options(first=First.ROULETTE), seed)
        made = [0, 0, 0]
        while actors := state.actors():
            made[actors[0]] += 1
            state.apply(random.choice(state.decision(actors[0]).legal), actors[0])
        assert (state.ply, made, sum(state.counts())) == (45, [15, 15, 15], 48)


@pytest.mark.parametrize(
    ("transform", "mean"), [(Transform.OWN, 8.9), (Transform.SANSUKUMI, 7.3)], ids=str
)
def test_random_play_places_freely_as_often_as_in_the_original(
    transform: Transform, mean: float
) -> None:
    random, free, games = Random(5), 0, 600
    for _ in range(games):
        state = new(Options(transform))
        while actors := state.actors():
            decision = state.decision(actors[0])
            free += decision.kind == "free"
            state.apply(random.choice(decision.legal), actors[0])
    assert free / games == pytest.approx(mean, abs=0.4)


def test_the_roulette_draws_every_side_about_as_often() -> None:
    firsts = [new(Options(first=First.ROULETTE), seed).first for seed in range(600)]
    assert all(150 < firsts.count(SeatId(side)) < 250 for side in range(3))
    assert new(Options(first=First.ROULETTE), 4).luck.draws == 1
    assert new().luck.draws == 0


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("(4,4)", Why.WALL),
        ("(4,5)", Why.OCCUPIED),
        ("(1,1)", Why.MUST_CAPTURE),
        ("pass", Why.NO_PASS),
    ],
)
def test_a_refused_cell_says_why(text: str, why: Why) -> None:
    state = new()
    state.apply(state.parse("(4,5)", SeatId(0)), SeatId(0))
    with pytest.raises(Refused) as caught:
        state.apply(state.parse(text, SeatId(1)), SeatId(1))
    assert caught.value.code is why


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("board", "." * 48),
        ("board", "B" * 49),
        ("mover", 3),
        ("first", -1),
        ("ply", -1),
        ("luck", {"seed": "AAAA", "draws": -1}),
        ("options", {"transform": "other"}),
        ("more", 1),
    ],
)
def test_a_saved_game_that_cannot_be_is_refused(field: str, value: object) -> None:
    data = json.decode(json.encode(new().dump()))
    GAME.load(data)
    with pytest.raises(Refused) as caught:
        GAME.load({**data, field: value})
    assert str(caught.value.fields["field"]).startswith(f"state.{field}")
