"""Decks as text, and which of them a frame takes."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teban.core.refused import Expect, Refused
from teban.core.sharing import Sharing
from teban.games.blackpoker import GAME
from teban.games.blackpoker.cards import ALL, CARDS, NAMES, cards_in, names
from teban.games.blackpoker.deck_text import read, write
from teban.games.blackpoker.options import ENTRY20, ENTRY20_DECK, DeckList, Frame, check_deck

BIG = [frame for frame in Frame if frame is not Frame.ENTRY20]
CANONICAL = """\
# Tall and black
S A-J K
H 2 5 9 10 Q K
C A-K
X 1 2
"""

deck_names = st.text(st.characters(exclude_categories=("C", "Z")), max_size=20)
decks = st.builds(
    lambda cards, name: DeckList(tuple(names(sorted(cards))), name),
    st.sets(st.integers(0, CARDS - 1), min_size=1),
    deck_names,
)


def refusal(text: str) -> Refused:
    with pytest.raises(Refused) as caught:
        read("deck", text)
    return caught.value


def test_the_game_shares_its_decks() -> None:
    assert isinstance(GAME, Sharing)
    assert GAME.write_private(GAME.read_private("deck", CANONICAL)) == CANONICAL


@settings(deadline=None)
@given(decks)
def test_what_is_written_is_read_back(deck: DeckList) -> None:
    assert read("deck", write(deck)) == deck


@settings(deadline=None)
@given(decks, st.randoms(use_true_random=False))
def test_the_order_of_cards_does_not_matter(deck: DeckList, random: Random) -> None:
    cards = list(deck.cards)
    random.shuffle(cards)
    assert read("deck", " ".join(cards)).cards == deck.cards
    assert write(DeckList(tuple(cards), deck.name)) == write(deck)


@settings(deadline=None)
@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        deck = read("deck", text)
    except Refused:
        return
    assert read("deck", write(deck)) == deck


@pytest.mark.parametrize(
    "text",
    [
        "SA S2 S3 S10 HJ X1",
        "sa,s2,s3,st,hj,x1",
        "♠A ♠2 ♠3 ♠10 ♡J X1",
        "♠️ A 2 3 10\n♥️ J\nX 1",
        "♤ A-3, T / ♥ J / X1",
        "ＳＡ　Ｓ２、ｓ３、Ｓ１０\nＨ：Ｊ Ｘ１",
        "S: A–3 10\n\nH: J-J\nX: 1",
        "s a〜3 10 h j x 1",
        "X1\nHJ\nS10 3 2 A",
    ],
)
def test_a_deck_may_be_written_in_many_ways(text: str) -> None:
    assert read("deck", text) == DeckList(("SA", "S2", "S3", "S10", "HJ", "X1"))
    assert write(read("deck", text)) == "S A-3 10\nH J\nX 1\n"


def test_the_whole_deck_is_five_short_lines() -> None:
    assert write(DeckList(NAMES)) == "S A-K\nH A-K\nD A-K\nC A-K\nX 1 2\n"


def test_the_first_line_with_a_hash_is_the_name() -> None:
    text = "SA\n  ＃  Ｆull  width \n# a remark with SA in it\nS2"
    assert read("deck", text) == DeckList(("SA", "S2"), "Ｆull width")


def test_a_name_stays_on_its_line() -> None:
    assert write(DeckList(("SA",), "two\nS2 lines")) == "# two S2 lines\nS A\n"


@pytest.mark.parametrize(
    ("text", "line", "got", "expected"),
    [
        ("SA\nS2 Z9", 2, "Z9", Expect.LIKE),
        ("SA\n\n7 8", 3, "7", Expect.LIKE),
        ("SA S", 1, "S", Expect.LIKE),
        ("X", 1, "X", Expect.LIKE),
        ("♠\n♡ A", 1, "S", Expect.LIKE),
        ("S 10-2", 1, "S10-2", Expect.LIKE),
        ("S A-", 1, "SA-", Expect.LIKE),
        ("S1", 1, "S1", Expect.LIKE),
        ("X3", 1, "X3", Expect.LIKE),
        ("X 1-3", 1, "X3", Expect.LIKE),
        ("S11", 1, "S11", Expect.LIKE),
        ("joker", 1, "JOKER", Expect.LIKE),
        ("SA S2\nS2", 2, "S2", Expect.ONCE),
        ("S A-5 3", 1, "S3", Expect.ONCE),
        ("# \x1b[31mred\nSA", 1, "\x1b[31mred", Expect.TEXT),
    ],
)
def test_a_refusal_names_the_line(text: str, line: int, got: str, expected: Expect) -> None:
    refused = refusal(text).fields
    assert (refused["field"], refused["got"]) == (f"deck:{line}", got)
    assert refused["expected"] is expected


@pytest.mark.parametrize("text", ["", " \n\n", "# only a name\n"])
def test_a_text_without_cards_is_no_deck(text: str) -> None:
    assert refusal(text).fields["field"] == "deck"


# What a frame takes


@pytest.mark.parametrize("frame", BIG)
@pytest.mark.parametrize("size", [40, 53, 54])
def test_forty_cards_and_more_are_a_deck(frame: Frame, size: int) -> None:
    assert check_deck("deck", DeckList(NAMES[:size]), frame) == (1 << size) - 1


@pytest.mark.parametrize("frame", BIG)
@pytest.mark.parametrize("size", [1, 20, 39])
def test_fewer_than_forty_are_refused(frame: Frame, size: int) -> None:
    with pytest.raises(Refused) as caught:
        check_deck("deck", DeckList(NAMES[:size]), frame)
    assert caught.value.fields["got"] == size
    assert caught.value.fields["expected"] is Expect.ENTRIES_FROM_TO


@pytest.mark.parametrize("frame", Frame)
def test_no_card_may_be_there_twice(frame: Frame) -> None:
    with pytest.raises(Refused) as caught:
        check_deck("deck", DeckList((*NAMES, "SA", "X2")), frame)
    assert caught.value.fields["got"] == "SA X2"
    assert caught.value.fields["expected"] is Expect.ONCE


def test_entry_20_takes_its_own_list_only() -> None:
    assert check_deck("deck", read("deck", ENTRY20), Frame.ENTRY20) == ENTRY20_DECK
    shorter = DeckList(tuple(names(cards_in(ENTRY20_DECK)))[1:])
    for deck in (shorter, DeckList(NAMES), DeckList((*shorter.cards, "SK"))):
        with pytest.raises(Refused) as caught:
            check_deck("deck", deck, Frame.ENTRY20)
        assert caught.value.fields["expected"] is Expect.EXACTLY


@pytest.mark.parametrize("frame", Frame)
def test_without_a_list_the_deck_is_the_usual_one(frame: Frame) -> None:
    usual = ENTRY20_DECK if frame is Frame.ENTRY20 else ALL
    assert check_deck("deck", DeckList(), frame) == usual
