"""The computer players: how much they notice, and how they place."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from random import Random

import pytest

from teban.core.deck import Card
from teban.core.game import Nothing
from teban.core.ids import SeatId
from teban.core.levels import level_named
from teban.core.match import Match, new_record, play_out
from teban.core.refused import Refused
from teban.core.seat import Seat
from teban.games.squfibo import GAME, space
from teban.games.squfibo.cards import CARDS, EMPTY
from teban.games.squfibo.levels.chances import Chances
from teban.games.squfibo.levels.offers import best_of, offered, to_hand
from teban.games.squfibo.levels.turns import played, put, turns
from teban.games.squfibo.options import Options
from teban.games.squfibo.roles import CELLS, WORTH, roles_with
from teban.lab.games import cores
from teban.lab.ladder import Pair, climb, neighbours
from teban.players.uniform import Uniform
from tests.games.squfibo.positions import GREAT, play, position, seat_of

TRIES = 400


def claims(name: str) -> float:
    """How often a role that is there is claimed."""
    state = position(GREAT)
    play(state, "place R16 (1,3)")
    player, seat = level_named(GAME, name)(1), seat_of(state)
    chosen = Counter(state.name(player.choose(seat), seat.id) for _ in range(TRIES))
    assert set(chosen) <= {"claim (1,1) (1,2) (1,3)", "end"}
    return chosen["claim (1,1) (1,2) (1,3)"] / TRIES


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        ("easy", 0.74, 0.86),
        ("normal", 0.92, 0.98),
        ("hard", 1, 1),
        ("custom:noticing=0", 0, 0),
        ("custom:noticing=50", 0.43, 0.57),
        ("custom:noticing=100", 1, 1),
    ],
)
def test_a_level_notices_as_often_as_it_should(name: str, least: float, most: float) -> None:
    assert least <= claims(name) <= most


@pytest.mark.parametrize("name", ["custom:noticing=101", "custom:noticing=-1", "custom:seeing=3"])
def test_a_dial_has_limits(name: str) -> None:
    with pytest.raises(Refused):
        level_named(GAME, name)


def test_nobody_claims_what_is_not_there() -> None:
    state = position()
    play(state, "place R16 (1,3)")
    for name in GAME.levels:
        assert GAME.levels[name](1).choose(seat_of(state)) == space.END


def test_a_random_player_claims_nothing() -> None:
    state = position(GREAT)
    seat, player = seat_of(state), Uniform(1)
    assert len({player.choose(seat) for _ in range(TRIES)}) > 1
    play(state, "place R16 (1,3)")
    assert {player.choose(seat_of(state)) for _ in range(TRIES)} == {space.END}


def test_the_great_role_is_claimed_before_the_small_one() -> None:
    state = position(("R16 -- R16", "-- R4 --", "-- R1 --"))
    play(state, "place R16 (1,2)")
    chosen = GAME.levels["hard"](1).choose(seat_of(state))
    assert space.name(chosen) == "claim (1,2) (2,2) (3,2)"


def choices(name: str, board: tuple[str, ...], hand: str) -> set[str]:
    seat = seat_of(position(board, (hand, "B1")))
    player = GAME.levels[name](1)
    return {space.name(player.choose(seat)) for _ in range(TRIES)}


def test_the_hard_one_places_what_makes_the_best_role() -> None:
    assert choices("hard", GREAT, "R16 B9") == {
        "place R16 (1,3)",
        "place R16 (2,1)",
        "place R16 (2,2)",
    }
    both = ("R9 R9 --", "-- -- --", "-- R1 R4")
    assert choices("hard", both, "R9 R16") == {
        "place R16 (3,1)",
        "place R16 (2,2)",
        "place R16 (2,3)",
    }


def test_the_easy_one_places_anything_anywhere() -> None:
    assert len(choices("easy", ("R1 R4 --", "B9 B9 B9", "B1 B1 --"), "R16 B4")) == 4


@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ("R1 R4 R9 B9 B16", "B16"),
        ("R1 R4 B9 R16 B16", "R16"),
        ("R1 R4 B9", "B9"),
        ("B1 R4 B4", "B1"),
        ("B4 R4", "R4"),
    ],
)
def test_without_a_role_cards_go_by_their_value(hand: str, first: str) -> None:
    found = choices("normal", ("-- -- --", "-- -- --", "-- -- --"), hand)
    assert found == {f"place {first} {cell}" for cell in space.CELL_NAMES}


@pytest.mark.parametrize("name", ["easy", "normal", "hard"])
def test_the_card_placed_last_is_spared(name: str) -> None:
    state = position(("R1 R4 R9", "B1 -- B9", "R16 B16 R9"))
    events = play(state, "place R16 (2,2)", "end")
    seat, player = seat_of(state, events), GAME.levels[name](1)
    chosen = {space.name(player.choose(seat)) for _ in range(TRIES)}
    assert chosen == {f"discard {cell}" for cell in space.CELL_NAMES if cell != "(2,2)"}


def test_the_hard_one_makes_room_for_a_great_role() -> None:
    board = ("R1 R4 B9", "B1 B4 B9", "R16 B9 R9")
    rooms = {"discard (1,3)", "discard (2,1)", "discard (2,2)"}
    assert choices("hard", board, "R16 R9") == rooms
    assert len(choices("hard", board, "R9 B9")) == len(space.CELL_NAMES)
    assert len(choices("normal", board, "R16 R9")) == len(space.CELL_NAMES)


# Expert


def boards(cards: int) -> Iterator[list[Card]]:
    """Boards with so many cards."""
    random = Random(cards)
    for _ in range(60):
        lying = [random.randrange(CARDS) for _ in range(cards)] + [EMPTY] * (CELLS - cards)
        random.shuffle(lying)
        yield lying


@pytest.mark.parametrize("cards", range(CELLS))
def test_a_board_offers_what_makes_a_role_there(cards: int) -> None:
    for board in boards(cards):
        found = {
            (card, WORTH[role])
            for cell in range(CELLS)
            for card in range(CARDS)
            if board[cell] == EMPTY
            for _, role in roles_with(put(board, cell, card), cell)
        }
        assert offers_in(offered(board)) == found


def test_a_full_board_offers_every_cell() -> None:
    for board in boards(CELLS):
        one_less = (offered(put(board, cell, EMPTY)) for cell in range(CELLS))
        assert offers_in(offered(board)) == set().union(*map(offers_in, one_less))


def offers_in(offers: int) -> set[tuple[Card, int]]:
    return {
        (card, best_of(offer))
        for card in range(CARDS)
        for offer in (offers & 1 << card, offers & 1 << CARDS + card)
        if offer
    }


@pytest.mark.parametrize("cards", range(CELLS))
def test_a_turn_tells_what_it_leaves(cards: int) -> None:
    for board in boards(cards):
        found = [*turns(board, range(CARDS))]
        assert len({turn[:3] for turn in found}) == len(found)
        for turn in found:
            assert turn.offers == offered(played(board, turn))


def test_chances_are_counted_exactly() -> None:
    unseen = (1, 0, 3, 2, 0, 1, 0, 1)
    cards = [card for card, count in enumerate(unseen) for _ in range(count)]
    for held, offers in product((1, 3, 8), (0, 0b1001, 0b100 << CARDS, 0b1000 | 0b101 << CARDS)):
        hands = [*combinations(cards, held)]
        average = sum(best_of(offers & to_hand(hand)) for hand in hands) / len(hands)
        assert Chances(unseen, held).stars(offers) == pytest.approx(average)
    assert Chances(unseen, 0).stars(1) == Chances(unseen, 1).stars(1) == 1 / 8 * 3


THOUGHTFUL = pytest.mark.parametrize("name", ["expert", "master"])


def chosen(name: str, seat: Seat) -> str:
    return space.name(GAME.levels[name](1).choose(seat))


@THOUGHTFUL
def test_a_thoughtful_player_takes_the_great_role(name: str) -> None:
    state = position(GREAT, ("R16 B9", "B1 B9"))
    assert chosen(name, seat_of(state)).startswith("place R16")
    play(state, "place R16 (1,3)")
    assert chosen(name, seat_of(state)) == "claim (1,1) (1,2) (1,3)"


@THOUGHTFUL
def test_a_thoughtful_player_leaves_nothing_that_the_rival_surely_takes(name: str) -> None:
    corner = ("R1 -- --", "-- -- --", "-- -- --")
    seat = seat_of(position(corner, ("R4 R4", "R16 R16"), "R16 R16 R16"))
    for seed in range(10):
        cell = space.name(GAME.levels[name](seed).choose(seat)).removeprefix("place R4 ")
        assert cell in {"(2,3)", "(3,2)", "(3,3)"}


@THOUGHTFUL
def test_a_thoughtful_player_knows_that_a_full_board_offers_every_cell(name: str) -> None:
    board = ("R1 B9 --", "B9 R9 B4", "R9 B1 B9")
    seat = seat_of(position(board, ("R4 B16", "R16 R16"), "R16 R16"))
    assert chosen(name, seat) == "place B16 (1,3)"


@THOUGHTFUL
def test_a_thoughtful_player_discards_for_the_best_turn(name: str) -> None:
    board = ("R1 R4 B9", "B16 B4 R9", "R9 B9 B16")
    state = position(board, ("R16 B9", "R9 R9"), "R9 R9 R9 R9")
    assert chosen(name, seat_of(state)) in {"discard (1,3)", "discard (2,1)", "discard (2,2)"}
    state = position(board, ("", "R9 R9"), "R16 R16 R16 R16")
    assert chosen(name, seat_of(state)) in {"discard (1,3)", "discard (2,1)", "discard (2,2)"}


@THOUGHTFUL
@pytest.mark.parametrize(
    ("stars", "choice"), [((5, 4), "claim (1,1) (1,2) (1,3)"), ((4, 9), "end")]
)
def test_a_thoughtful_player_ends_the_game_only_if_that_is_good(
    name: str, stars: tuple[int, int], choice: str
) -> None:
    board = ("R9 R9 --", "-- -- --", "-- -- --")
    state = position(board, ("R9 R1 R4 R16", "B1 B4"), "B16", stars=[*stars], pool=8)
    play(state, "place R9 (1,3)")
    assert chosen(name, seat_of(state)) == choice


# Strength


def test_a_game_is_the_same_for_the_same_seeds() -> None:
    def record() -> list[str]:
        match = Match(GAME, new_record(GAME, Options(), [Nothing()] * 2, "ab", bytes(16), b"n"))
        play_out(match, {SeatId(0): GAME.levels["master"](3), SeatId(1): GAME.levels["expert"](4)})
        return [line.do for line in match.record().lines]

    assert record() == record()


@pytest.mark.parametrize(
    ("better", "worse", "games", "wanted"),
    [
        ("normal", "easy", 60, 0.65),
        ("hard", "normal", 300, 0.52),
        ("expert", "hard", 100, 0.65),
        ("master", "hard", 10, 0.7),
    ],
)
def test_a_few_games_show_who_is_better(better: str, worse: str, games: int, wanted: float) -> None:
    (rung,) = climb(GAME, Options(), [Pair(better, worse)], games, seed=1, processes=1)
    assert rung.score >= wanted, rung


@pytest.mark.nightly
def test_the_whole_ladder() -> None:
    rungs = climb(GAME, Options(), neighbours(GAME), games=1000, seed=0, processes=cores())
    for rung in rungs:
        assert rung.low > 0.5, rung
    _, _, expert, master = rungs
    assert expert.score >= 0.8, expert
    assert master.score >= 0.55, master


def test_players_ask_for_nothing_but_their_seat() -> None:
    """Worlds that a seat cannot tell apart get the same answer."""
    state = position(GREAT, ("R9 B9", "R16 B1"), "R9 B4 B16 R1 R9 B4")
    for name in GAME.levels:
        answers = {
            GAME.levels[name](7).choose(seat_of(state.sample(SeatId(0), seed)))
            for seed in range(20)
        }
        assert len(answers) == 1
