"""What happens to stones and their markers, where a scenario cannot look."""

from teban.games.card_othello import events as ev
from teban.games.card_othello.geometry import AROUND, GRID, RAYS
from teban.games.card_othello.state import Kind
from tests.games.card_othello.table import BLACK, WHITE, play, position


def test_neighbours_go_row_by_row_and_stop_at_the_rim() -> None:
    names = [GRID.name(cell) for cell in AROUND[GRID.find("b2")]]
    assert names == ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]
    assert [GRID.name(cell) for cell in AROUND[GRID.find("h8")]] == ["g7", "h7", "g8"]
    assert [GRID.name(cell) for cell in RAYS["left"][GRID.find("c1")]] == ["b1", "a1"]


def test_a_stone_keeps_its_serial_wherever_it_goes() -> None:
    state = position(
        {
            "black": "a1 c1",
            "white": "b1 h8",
            "markers": ["a1 PERMA B"],
            "charge": [17, 0],
            "hands": {"B": ["POSITION_SWAP_WILL"]},
        }
    )
    stone = state.serials[GRID.find("a1")]
    play(state, "use POSITION_SWAP_WILL", "target a1", "target h8")
    assert state.where(stone) == GRID.find("h8")
    assert [marker.stone for marker in state.markers] == [stone]
    assert state.immune == GRID.bit[GRID.find("h8")]


def test_a_destroyed_stone_is_nowhere_and_its_cell_gets_another_serial() -> None:
    state = position(
        {"black": "a1", "white": "b1", "charge": [6, 0], "hands": {"B": ["GOLD_STONE"]}}
    )
    play(state, "use GOLD_STONE", "place c1")
    placed = state.born
    assert state.where(placed) is None
    assert not state.serials[GRID.find("c1")]


def test_flips_of_one_line_share_a_moment_and_their_pay_does_too() -> None:
    state = position({"black": "a1", "white": "b1 c1"})
    events = play(state, "place d1")
    flips = [event for event in events if isinstance(event, ev.StoneFlipped)]
    paid = [event for event in events if isinstance(event, ev.ChargeChanged)]
    assert len({event.group for event in (*flips, *paid)}) == 1
    assert paid[0].delta == len(flips) == 2


def test_two_revivals_answer_in_the_order_of_the_line() -> None:
    state = position(
        {
            "black": "b1 c1 b3 c3",
            "white": "a1 b2 c2",
            "markers": ["c1 REGEN B", "b1 REGEN B"],
            "to_move": "W",
        }
    )
    events = play(state, "place d1")
    back = [event.cell for event in events if isinstance(event, ev.StoneRestored)]
    # White places at the right end, so the line is found from there to the left.
    assert [GRID.name(GRID.cells[cell]) for cell in back] == ["c1", "b1"]
    assert state.charge == (2, 2)
    assert not state.markers


def test_a_trap_wiped_by_its_owners_other_card_leaves_in_silence() -> None:
    state = position(
        {
            "black": "a1 d4",
            "white": "b1",
            "markers": ["d4 TRAP B"],
            "charge": [13, 0],
            "hands": {"B": ["TIME_BOMB"]},
        }
    )
    events = play(state, "use TIME_BOMB", "target d4")
    gone = [event for event in events if isinstance(event, ev.MarkerRemoved)]
    assert [(event.marker, event.audience) for event in gone] == [(Kind.TRAP, 1 << BLACK)]
    assert state.view(WHITE).markers[0].kind == Kind.BOMB


def test_a_trap_on_a_special_stone_gives_itself_away() -> None:
    words = {
        "black": "a1 d4 h8",
        "white": "b1",
        "markers": ["d4 PERMA B"],
        "charge": [10, 0],
        "hands": {"B": ["TRAP_WILL"]},
    }
    state = position(words)
    play(state, "use TRAP_WILL", "target d4")
    plot = state.plots[BLACK]
    assert plot is not None
    assert plot.suspects == (state.serials[GRID.find("d4")],)
    other = position(words)
    play(other, "use TRAP_WILL", "target h8")
    plot = other.plots[BLACK]
    assert plot is not None
    plain = {other.serials[GRID.find(name)] for name in ("a1", "h8")}
    assert set(plot.suspects) == plain
