"""What level 6 has learned: who is asked first, and that nothing broken can stop the game."""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from teban.core.game import Nothing
from teban.core.ids import SeatId
from teban.core.match import Match, new_record, play_out, step
from teban.core.refused import Refused
from teban.games.card_othello import GAME, space
from teban.games.card_othello.cards.catalogue import KEYS
from teban.games.card_othello.game import CardOthelloState
from teban.games.card_othello.geometry import GRID
from teban.games.card_othello.levels import FOUR, LEVELS, keys, observing
from teban.games.card_othello.levels.advisers import (
    DESCRIPTION,
    MODELS,
    NETWORK,
    TABLE,
    advisers,
    ask_table,
)
from teban.games.card_othello.levels.places import class_of
from teban.games.card_othello.options import Options
from teban.players.learned.guided import SEARCH, Guided
from teban.players.learned.network import read_network
from teban.players.learned.table import V1, V2, Entry, PolicyTable, Tried, read_table
from tests.cli.shell import teban
from tests.games.card_othello.learned import (
    NETWORK_BREAKS,
    TABLE_BREAKS,
    Break,
    begin,
    change,
    later,
    remove,
    seat_of,
)

pytest.importorskip("onnxruntime")


@pytest.fixture
def models(tmp_path: Path) -> Path:
    """The shipped models in a folder of their own, for breaking."""
    for name in (TABLE, NETWORK, DESCRIPTION):
        shutil.copy(MODELS / name, tmp_path)
    return tmp_path


def by(folder: Path, state: CardOthelloState | None = None) -> str:
    """Who has the word."""
    player = Guided(1, FOUR, advisers(folder))
    player.choose(seat_of(state or begin()))
    return player.decided_by


def test_the_network_comes_first(models: Path) -> None:
    assert by(models) == "network"


@pytest.mark.parametrize(("file", "broken"), NETWORK_BREAKS)
def test_without_a_good_network_the_table_is_asked(models: Path, file: str, broken: Break) -> None:
    broken(models / file)
    with pytest.raises(Refused):
        read_network(models / NETWORK, models / DESCRIPTION, observing.SHAPE)
    assert by(models) == "table_exact"


def test_without_the_package_the_table_is_asked(
    models: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    assert by(models) == "table_exact"


@pytest.mark.parametrize("broken", TABLE_BREAKS)
def test_without_network_and_table_it_searches_as_before(models: Path, broken: Break) -> None:
    remove(models / NETWORK)
    broken(models / TABLE)
    with pytest.raises(Refused):
        read_table(models / TABLE)
    assert by(models) == SEARCH
    seat = seat_of(begin())
    assert Guided(1, FOUR, advisers(models)).choose(seat) == Guided(1, FOUR).choose(seat)


def test_a_match_goes_on_with_nothing_but_broken_files(tmp_path: Path) -> None:
    for name in (TABLE, NETWORK, DESCRIPTION):
        (tmp_path / name).write_bytes(b"\0broken")
    record = new_record(GAME, Options(), (Nothing(), Nothing()), ("", ""), bytes(16), bytes(16))
    player = Guided(1, FOUR, advisers(tmp_path))
    match = Match(GAME, record)
    play_out(match, {SeatId(0): player, SeatId(1): LEVELS["level2"](1)})
    assert match.state.ply > 20


def test_the_terminal_says_who_decided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEBAN_HOME", str(tmp_path))
    given = "place d3\nsuspend\n"
    shown = teban("play", "card_othello", "--level", "level4", "--lang", "en", given=given).output
    assert "Decided by: own search" in shown


@pytest.mark.parametrize(
    ("file", "broken", "field"),
    [
        (TABLE, change(schemaVersion="v9"), "schemaVersion"),
        (TABLE, change(normalization=""), "normalization"),
        (
            TABLE,
            change(
                states={
                    "k": {
                        "visits": 1,
                        "bestAction": "place:0:0",
                        "bestActionVisits": 1,
                        "bestActionAvgOutcome": 0,
                        "actions": {},
                    }
                }
            ),
            "states[k].bestAction",
        ),
        (DESCRIPTION, change(schemaVersion="v9"), "schemaVersion"),
        (DESCRIPTION, change(outputDim=65), "outputDim"),
        (DESCRIPTION, change(cardActionIds=["x"]), "cardActionIds"),
    ],
)
def test_the_field_that_is_wrong_is_named(
    models: Path, file: str, broken: Break, field: str
) -> None:
    broken(models / file)
    read: dict[str, Callable[[], object]] = {
        TABLE: lambda: read_table(models / TABLE),
        DESCRIPTION: lambda: read_network(models / NETWORK, models / DESCRIPTION, observing.SHAPE),
    }
    with pytest.raises(Refused) as refused:
        read[file]()
    assert refused.value.fields["field"] == field


def test_who_decides_does_not_tell_what_is_in_a_hand() -> None:
    """A table that knows nothing but a card says nothing, whoever holds that card."""
    seat = seat_of(begin())
    key, _ = keys.exact_key(seat)
    for card in KEYS:
        use = f"use_card:{card}"
        entry = Entry(5, use, 5, 0.5, {use: Tried(5, 0.5)})
        table = PolicyTable(V2, {key: entry}, {keys.abstract_key(seat): entry})
        assert ask_table(table, seat) is None


def test_a_forced_pass_and_a_free_one_are_decided_by_the_same(models: Path) -> None:
    said = set()
    for seed in range(40):
        state, random = begin(seed), Random(seed)
        while state.actors():
            if state.selection is None and not keys.placements(seat_of(state)):
                said.add((state.decision(state.mover).kind, by(models, state)))
            legal = [a for a in state.decision(state.mover).legal if a != space.CANCEL]
            state.apply(random.choice(legal), state.mover)
    assert said == {("pass", "network"), ("turn", "network")}


def test_every_choice_says_who_decided() -> None:
    record = new_record(GAME, Options(), (Nothing(), Nothing()), ("", ""), bytes(16), bytes(16))
    match, player = Match(GAME, record), Guided(3, FOUR, advisers(MODELS))
    told = set()
    while match.result() is None:
        step(match, {SeatId(0): player, SeatId(1): player})
        told.add(player.decided_by)
    assert told == {"network", SEARCH}


# The words of the table


def test_all_eight_pictures_of_a_board_have_one_normal_form() -> None:
    board = later(31).colours()
    forms = set()
    for image in keys.IMAGES:
        turned = [""] * len(board)
        for cell, to in enumerate(image):
            turned[to] = board[cell]
        form, _ = keys.normal_form("".join(turned))
        forms.add(form)
    assert len(keys.IMAGES) == 8
    assert forms == {min(forms)}


def test_the_normal_form_is_the_board_turned_by_its_symmetry() -> None:
    for plies in range(5, 60, 6):
        board = later(plies, plies).colours()
        form, turned = keys.normal_form(board)
        assert all(form[keys.IMAGES[turned][cell]] == board[cell] for cell in GRID.cells)


def test_symmetries_are_those_of_the_file_format() -> None:
    images = [divmod(image[1 * 8 + 2], 8) for image in keys.IMAGES]
    assert images == [(1, 2), (2, 6), (6, 5), (5, 1), (1, 5), (5, 6), (6, 2), (2, 1)]


def test_the_keys_of_the_first_position() -> None:
    seat = seat_of(begin())
    key, turned = keys.exact_key(seat)
    empty = "........"
    rows = "/".join([*[empty] * 3, "...BW...", "...WB...", *[empty] * 3])
    assert key == f"black|{rows}|-|4"
    assert keys.abstract_key(seat) == "black|-|opening|mob:4|disc:0|corner:0"
    names = [keys.exact_action(action, turned) for action in keys.placements(seat)]
    assert sorted(names) == ["place:2:4", "place:3:5", "place:4:2", "place:5:3"]
    assert keys.abstract_action(space.PLACE) == "place_cat:corner"
    assert keys.abstract_action(space.USE) == f"use_card:{KEYS[0]}"


@pytest.mark.parametrize(
    ("cell", "kind"),
    [("a1", "corner"), ("g2", "x"), ("b8", "c"), ("h7", "c"), ("d1", "edge"), ("c3", "inner")],
)
def test_cells_have_classes(cell: str, kind: str) -> None:
    assert class_of(GRID.find(cell)) == kind


def test_an_exact_position_is_preferred_to_a_kind_of_position() -> None:
    seat = seat_of(begin())
    key, turned = keys.exact_key(seat)
    place = keys.placements(seat)[2]
    name = keys.exact_action(place, turned)
    kinds = {
        keys.abstract_key(seat): Entry(
            5, "place_cat:inner", 5, 0.5, {"place_cat:inner": Tried(5, 0.5)}
        )
    }
    exact = {key: Entry(4, name, 4, 1.0, {name: Tried(4, 1.0)})}
    said = ask_table(PolicyTable(V2, exact, kinds), seat)
    assert said is not None
    assert (said.by, [*said.weights]) == ("table_exact", [place])
    said = ask_table(PolicyTable(V2, {}, kinds), seat)
    assert said is not None
    assert said.by == "table_abstract"
    assert set(said.weights) == set(keys.placements(seat))
    assert ask_table(PolicyTable(V2, {}, {}), seat) is None


def test_a_table_of_version_1_is_asked_for_the_board_as_it_lies() -> None:
    seat = seat_of(later(21, 3))
    raw, _ = keys.exact_key(seat, normal=False)
    action = keys.placements(seat)[0]
    name = keys.exact_action(action, 0)
    said = ask_table(
        PolicyTable(V1, {raw: Entry(1, name, 1, 0.0, {name: Tried(1, 0.0)})}, {}), seat
    )
    assert said is not None
    assert [*said.weights] == [action]


def test_of_equal_scores_the_first_action_comes_first() -> None:
    seat = seat_of(begin())
    kinds = {"place_cat:inner": Tried(5, 0.5)}
    table = PolicyTable(
        V2, {}, {keys.abstract_key(seat): Entry(5, "place_cat:inner", 5, 0.5, kinds)}
    )
    said = ask_table(table, seat)
    assert said is not None
    assert max(said.weights, key=said.weights.__getitem__) == keys.placements(seat)[0]


# The network's row


def test_the_row_of_the_first_position() -> None:
    seat = seat_of(begin())
    row = observing.row(seat)
    assert len(row) == observing.SHAPE.inputs == 132
    assert [row[GRID.find(cell)] for cell in ("d4", "e4", "a1")] == [-1, 1, 0]
    assert row[64:70] == [4 / 60, 0, 0, 0, 59 / 60, 0]
    hand = seat.view.hands[0]
    assert row[70 + 1 + KEYS.index(hand[0])] == 1 / 5
    assert row[101] == 1


def test_the_weights_are_chances_of_exactly_the_legal_actions() -> None:
    checked = 0
    for plies in range(0, 90, 3):
        state = later(plies, plies)
        if not state.actors() or not observing.at_large(seat_of(state)):
            continue
        seat = seat_of(state)
        found = observing.weights(seat, [0.0] * 64, [0.0] * 31)
        assert sorted(found) == sorted(seat.decision.legal)
        assert sum(found.values()) == pytest.approx(1)
        checked += 1
    assert checked > 10


def test_the_shipped_models_are_small_and_whole() -> None:
    assert (MODELS / TABLE).stat().st_size < 300_000
    assert (MODELS / NETWORK).stat().st_size < 500_000
    table = read_table(MODELS / TABLE)
    assert table.normal
    assert table.states
    assert table.abstract_states
    read_network(MODELS / NETWORK, MODELS / DESCRIPTION, observing.SHAPE)
