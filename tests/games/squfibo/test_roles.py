"""Shapes and roles, against a list made by hand."""

from itertools import combinations_with_replacement

from teban.games.squfibo.cards import CARDS, EMPTY, LARGE, NAMES, STANDARD, full_deck
from teban.games.squfibo.roles import CELLS, TRIPLES, Role, judge, roles_with

ROWS = {(0, 1, 2), (3, 4, 5), (6, 7, 8)}
COLUMNS = {(0, 3, 6), (1, 4, 7), (2, 5, 8)}
CORNERS = {
    *((0, 1, 3), (0, 1, 4), (0, 3, 4), (1, 3, 4)),
    *((1, 2, 4), (1, 2, 5), (1, 4, 5), (2, 4, 5)),
    *((3, 4, 6), (3, 4, 7), (3, 6, 7), (4, 6, 7)),
    *((4, 5, 7), (4, 5, 8), (4, 7, 8), (5, 7, 8)),
}
SHAPES = ROWS | COLUMNS | CORNERS
NINE = NAMES.index("R9")


def test_there_are_84_claims_and_22_shapes() -> None:
    everywhere = (NINE,) * CELLS
    shaped = {
        cells
        for number, cells in enumerate(TRIPLES)
        if judge(everywhere, cells[0], number) is Role.SMALL
    }
    assert len(TRIPLES) == 84
    assert len(SHAPES) == 22
    assert shaped == SHAPES


def test_so_many_shapes_go_through_a_cell() -> None:
    everywhere = (NINE,) * CELLS
    through = [len(roles_with(everywhere, cell)) for cell in range(CELLS)]
    assert through == [5, 8, 5, 8, 14, 8, 5, 8, 5]


def test_only_three_equal_cards_and_1_4_16_of_a_colour_are_roles() -> None:
    found = {}
    for cards in combinations_with_replacement(range(CARDS), 3):
        role = judge((*cards, *(EMPTY,) * 6), 0, 0)
        if role is not None:
            found[tuple(NAMES[card] for card in cards)] = role
    small = {(name, name, name): Role.SMALL for name in NAMES}
    assert found == {**small, ("R1", "R4", "R16"): Role.GREAT, ("B1", "B4", "B16"): Role.GREAT}


def test_a_role_may_lie_in_any_order() -> None:
    one, four, sixteen = (NAMES.index(name) for name in ("B1", "B4", "B16"))
    for cards in ((four, one, sixteen), (sixteen, four, one), (one, sixteen, four)):
        assert judge((*cards, *(EMPTY,) * 6), 2, 0) is Role.GREAT


def test_a_claim_without_the_placed_card_is_no_role() -> None:
    everywhere = (NINE,) * CELLS
    assert judge(everywhere, 8, TRIPLES.index((0, 1, 2))) is None


def test_what_roles_with_finds_is_what_judge_accepts() -> None:
    board = tuple(
        NAMES.index(name) for name in ["R9", "R9", "R1", "R9", "R9", "R4", "B1", "R9", "R16"]
    )
    for cell in range(CELLS):
        accepted = [(n, r) for n in range(84) if (r := judge(board, cell, n)) is not None]
        assert roles_with(board, cell) == accepted


def test_decks_have_the_cards_of_the_rulings() -> None:
    assert len(full_deck(STANDARD)) == 42
    assert len(full_deck(LARGE)) == 58
    for name, number in (("R1", 4), ("B4", 4), ("R9", 9), ("B9", 9), ("B16", 4)):
        assert full_deck(STANDARD).count(NAMES.index(name)) == number
