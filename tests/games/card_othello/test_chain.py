"""§14 to the letter: who has learned something chooses, in the rulebook's order."""

import shutil
from collections.abc import Sequence
from math import nan
from pathlib import Path
from random import Random
from typing import Any

import pytest

from teban.core.game import Nothing
from teban.core.ids import Action, SeatId
from teban.core.levels import level_named
from teban.core.match import Match, new_record, play_out, step
from teban.core.seat import Seat
from teban.games.card_othello import GAME, space
from teban.games.card_othello.cards.catalogue import KEYS, number_of
from teban.games.card_othello.levels import BESIDE, FOUR, LEVELS, keys, observing
from teban.games.card_othello.levels.advisers import (
    DESCRIPTION,
    MODELS,
    NETWORK,
    TABLE,
    models,
)
from teban.games.card_othello.levels.chain import Chain, by_network, by_table, links
from teban.games.card_othello.options import Options
from teban.lab.ladder import neighbours
from teban.players.learned.guided import SEARCH, Guided
from teban.players.learned.table import V2, Entry, PolicyTable, Tried
from tests.games.card_othello.learned import (
    NETWORK_BREAKS,
    TABLE_BREAKS,
    Break,
    begin,
    later,
    remove,
    seat_of,
)
from tests.games.card_othello.table import position

pytest.importorskip("onnxruntime")

FLAT = [0.0] * space.CELLS
NOBODY = [0.0] * len(observing.CARD_IDS)


class Told:
    """A network that always says the same."""

    def __init__(self, places: Sequence[float], cards: Sequence[float]) -> None:
        self._said = [*places], [*cards]

    def ask(self, row: Sequence[float]) -> tuple[list[float], list[float]]:
        return self._said


class Never:
    """A search that is not to be asked."""

    def choose(self, seat: Seat) -> Action:
        raise AssertionError


def network_plays(seat: Seat, places: Sequence[float], cards: Sequence[float]) -> str | None:
    told: Any = Told(places, cards)
    chosen = by_network(told, seat)
    return chosen and space.name(chosen.action)


def hoping(hopes: dict[str, float]) -> list[float]:
    """The network's logits of cards, nothing for those that are not named."""
    return [hopes.get(key, 0.0) for key in observing.CARD_IDS]


def known(tried: dict[str, float]) -> Entry:
    best = max(tried, key=tried.__getitem__)
    actions = {name: Tried(5, outcome) for name, outcome in tried.items()}
    return Entry(5, best, 5, tried[best], actions)


def holding(*cards: str) -> Seat:
    """Black's first turn with these cards, all of which it can pay for."""
    start = {"black": "d5 e4", "white": "d4 e5", "charge": [30, 0]}
    return seat_of(position(start | {"hands": {"B": [*cards]}}))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The shipped models in a folder of their own, for breaking."""
    for name in (TABLE, NETWORK, DESCRIPTION):
        shutil.copy(MODELS / name, tmp_path)
    return tmp_path


def asked(folder: Path) -> Chain:
    """The chain with these models, after a first decision."""
    chain = Chain(links(folder), Guided(1, FOUR))
    chain.choose(seat_of(begin()))
    return chain


# Its order (§14.1)


def test_the_network_chooses_where_it_is_whole(folder: Path) -> None:
    assert asked(folder).decided_by == "chose_network"


@pytest.mark.parametrize(("file", "broken"), NETWORK_BREAKS)
def test_without_a_good_network_the_table_chooses(folder: Path, file: str, broken: Break) -> None:
    broken(folder / file)
    assert asked(folder).decided_by == "chose_table_exact"


@pytest.mark.parametrize("broken", TABLE_BREAKS)
def test_without_both_it_searches_as_the_search_does(folder: Path, broken: Break) -> None:
    remove(folder / NETWORK)
    broken(folder / TABLE)
    assert asked(folder).decided_by == SEARCH
    seat = seat_of(begin())
    assert Chain(links(folder), Guided(1, FOUR)).choose(seat) == Guided(1, FOUR).choose(seat)


def test_a_network_that_says_no_numbers_leaves_it_to_the_table() -> None:
    seat, table = seat_of(begin()), models(MODELS).table
    assert table is not None
    assert network_plays(seat, [nan, *FLAT[1:]], NOBODY) is None
    assert network_plays(seat, FLAT, [nan, *NOBODY[1:]]) is None
    silent: Any = Told([nan, *FLAT[1:]], NOBODY)
    chain = Chain(
        [lambda seat: by_network(silent, seat), lambda seat: by_table(table, seat)], Never()
    )
    chain.choose(seat)
    assert chain.decided_by == "chose_table_exact"


def test_targets_are_left_to_the_search() -> None:
    state, random = begin(), Random(0)
    while state.selection is None:
        state.apply(random.choice(state.decision(state.mover).legal), state.mover)
    seat, chain = seat_of(state), Chain(links(MODELS), Guided(1, FOUR))
    assert chain.choose(seat) == Guided(1, FOUR).choose(seat)
    assert chain.decided_by == SEARCH


# What the network plays


def test_it_plays_the_likeliest_placement() -> None:
    seat = holding()
    places = [*FLAT]
    places[space.parse("place f5") - space.PLACE] = 2.0
    places[space.parse("place a1") - space.PLACE] = 9.0
    assert network_plays(seat, places, NOBODY) == "place f5"


def test_of_equal_placements_it_plays_the_smaller_row_then_the_smaller_column() -> None:
    cells = [space.name(action) for action in keys.placements(holding())]
    assert cells == ["place d3", "place c4", "place f5", "place e6"]
    assert network_plays(holding(), FLAT, NOBODY) == "place d3"


@pytest.mark.parametrize(
    ("hopes", "played"),
    [
        ({"GOLD_STONE": 1.0}, "use GOLD_STONE"),
        ({"GOLD_STONE": 1.0, "SILVER_STONE": 2.0}, "use SILVER_STONE"),
        ({"GOLD_STONE": 1.0, "SILVER_STONE": 1.0}, "use GOLD_STONE"),
        ({"GOLD_STONE": 1.0, observing.NO_CARD: 1.0}, "place d3"),
        ({"GOLD_STONE": 1.0, observing.NO_CARD: 2.0}, "place d3"),
        ({"TIME_BOMB": 5.0, "GOLD_STONE": -1.0}, "place d3"),
    ],
)
def test_it_uses_the_likeliest_card_if_that_is_likelier_than_none(
    hopes: dict[str, float], played: str
) -> None:
    seat = holding("SILVER_STONE", "GOLD_STONE")
    cards = hoping({"SILVER_STONE": -9.0} | hopes)
    assert network_plays(seat, FLAT, cards) == played


def test_where_nothing_can_be_placed_it_uses_a_card_or_passes() -> None:
    stuck = {"black": "a1", "white": "h8", "charge": [30, 0], "hands": {"B": ["TREASURE_BOX"]}}
    seat = seat_of(position(stuck))
    assert network_plays(seat, FLAT, hoping({"TREASURE_BOX": 1.0})) == "use TREASURE_BOX"
    assert network_plays(seat, FLAT, hoping({"TREASURE_BOX": -1.0})) == "pass"


# What the table plays (§14.2)


def test_exactly_this_position_goes_before_its_kind() -> None:
    seat = seat_of(later(21, 3))
    key, turned = keys.exact_key(seat)
    first, last = keys.placements(seat)[0], keys.placements(seat)[-1]
    exact = {key: known({keys.exact_action(last, turned): -1.0})}
    kinds = {keys.abstract_key(seat): known({keys.abstract_action(first): 1.0})}
    chosen = by_table(PolicyTable(V2, exact, kinds), seat)
    assert chosen is not None
    assert (chosen.by, chosen.action) == ("chose_table_exact", last)
    chosen = by_table(PolicyTable(V2, {}, kinds), seat)
    assert chosen is not None
    assert (chosen.by, chosen.action) == ("chose_table_abstract", first)
    assert by_table(PolicyTable(V2, {}, {}), seat) is None


def test_a_kind_of_position_tells_cells_apart_by_their_class() -> None:
    state = position({"black": "c1 c3 d1 d4", "white": "b1 b2 c4 e1 e4"})
    seat = seat_of(state)
    classes = {space.name(a): keys.abstract_action(a) for a in keys.placements(seat)}
    assert {"place_cat:corner", "place_cat:edge", "place_cat:inner"} <= set(classes.values())
    for wanted in sorted(set(classes.values())):
        tried = dict.fromkeys(classes.values(), -0.5) | {wanted: 0.9}
        chosen = by_table(PolicyTable(V2, {}, {keys.abstract_key(seat): known(tried)}), seat)
        assert chosen is not None
        equal = [name for name, kind in classes.items() if kind == wanted]
        assert space.name(chosen.action) == equal[0]


def test_of_equal_scores_the_first_action_is_played() -> None:
    seat = seat_of(begin())
    key, turned = keys.exact_key(seat)
    names = [keys.exact_action(action, turned) for action in keys.placements(seat)]
    entry = Entry(9, "place:0:0", 5, 0.5, {name: Tried(5, 0.5) for name in reversed(names)})
    chosen = by_table(PolicyTable(V2, {key: entry}, {}), seat)
    assert chosen is not None
    assert chosen.action == keys.placements(seat)[0]


def test_a_table_that_knows_only_a_card_says_nothing_whoever_holds_it() -> None:
    seat = seat_of(begin())
    key, _ = keys.exact_key(seat)
    for card in KEYS:
        entry = known({f"use_card:{card}": 0.5})
        table = PolicyTable(V2, {key: entry}, {keys.abstract_key(seat): entry})
        assert by_table(table, seat) is None


def test_a_card_that_did_better_than_every_placement_is_used() -> None:
    seat = holding("GOLD_STONE")
    tried = {"place_cat:inner": 0.1, "use_card:GOLD_STONE": 0.8}
    chosen = by_table(PolicyTable(V2, {}, {keys.abstract_key(seat): known(tried)}), seat)
    assert chosen is not None
    assert chosen.action == space.USE + number_of("GOLD_STONE")


# The player


def test_it_stands_beside_the_ladder() -> None:
    assert [*BESIDE] == ["chain"]
    assert not BESIDE.keys() & LEVELS.keys()
    assert [*LEVELS] == [f"level{number}" for number in range(1, 7)]
    assert not any("chain" in (pair.better, pair.worse) for pair in neighbours(GAME))
    assert isinstance(level_named(GAME, "chain")(1), Chain)


def test_it_is_another_player_than_the_strongest_level() -> None:
    """Level 6 lets the search check what the models say; the chain plays it as it is."""
    differed = 0
    for seed in range(6):
        seat = seat_of(later(11 + 4 * seed, seed))
        if seat.view.selection is None:
            differed += LEVELS["level6"](3).choose(seat) != BESIDE["chain"](3).choose(seat)
    assert differed


def test_it_chooses_the_same_again_and_only_what_is_legal() -> None:
    for seed in range(8):
        state, random = begin(seed), Random(seed)
        while state.actors():
            legal = state.decision(state.mover).legal
            if state.ply % 9 == 4:
                seat = seat_of(state)
                choice = Chain(links(MODELS), Guided(2, FOUR)).choose(seat)
                assert choice in legal
                assert choice == Chain(links(MODELS), Guided(2, FOUR)).choose(seat)
            state.apply(random.choice([a for a in legal if a != space.CANCEL]), state.mover)


def test_a_whole_match_goes_by_network_and_search() -> None:
    record = new_record(GAME, Options(), (Nothing(), Nothing()), ("", ""), bytes(16), bytes(16))
    match, told = Match(GAME, record), set()
    player = Chain(links(MODELS), Guided(3, FOUR))
    while match.result() is None:
        step(match, {SeatId(0): player, SeatId(1): player})
        told.add(player.decided_by)
    assert told == {"chose_network", SEARCH}


def test_a_match_goes_on_with_nothing_but_broken_files(tmp_path: Path) -> None:
    for name in (TABLE, NETWORK, DESCRIPTION):
        (tmp_path / name).write_bytes(b"\0broken")
    record = new_record(GAME, Options(), (Nothing(), Nothing()), ("", ""), bytes(16), bytes(16))
    match = Match(GAME, record)
    player = Chain(links(tmp_path), Guided(1, FOUR))
    play_out(match, {SeatId(0): player, SeatId(1): LEVELS["level2"](1)})
    assert match.state.ply > 20
