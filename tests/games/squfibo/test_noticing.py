"""The review of a game: what could be noticed, and what was."""

from teban.core.event import redact_all
from teban.core.game import Nothing
from teban.core.ids import SeatId
from teban.core.match import Match, new_record, play_out
from teban.core.record import replay
from teban.games.squfibo import GAME
from teban.games.squfibo.noticing import Named, Outcome, Score, review, scores
from teban.games.squfibo.options import Options
from teban.games.squfibo.roles import Role
from tests.games.squfibo.positions import play, position

LONG = "R9 R9 R9 R9 R9 R9 R9 R9"


def test_a_role_is_noticed_missed_or_not_there() -> None:
    state = position(hands=("R1 R16 B1", "R4 R16"), deck=LONG)
    events = play(
        state,
        *("place R1 (1,1)", "end"),
        *("place R4 (1,2)", "end"),
        *("place R16 (1,3)", "end"),
        *("place R16 (2,1)", "claim (2,1) (1,1) (1,2)"),
        *("place B1 (3,3)", "claim (3,1) (3,2) (3,3)"),
    )
    turns = review(events)
    assert [turn.outcome for turn in turns] == [
        Outcome.NOTHING,
        Outcome.NOTHING,
        Outcome.MISSED,
        Outcome.NOTICED,
        Outcome.NOTHING,
    ]
    assert [(turn.turn, turn.seat) for turn in turns] == [(1, 0), (2, 1), (3, 0), (4, 1), (5, 0)]
    missed, noticed, wrong = turns[2:]
    assert missed.possible == (Named((0, 1, 2), Role.GREAT),)
    assert missed.board[:3] == ("R1", "R4", "R16")
    assert missed.placed == 2
    assert noticed.claims == (Named((0, 1, 3), Role.GREAT),)
    assert wrong.claims == (Named((6, 7, 8), None),)
    assert wrong.board[:4] == (None, None, "R16", None)
    assert scores(turns) == (
        Score(possible=1, noticed=0, missed=1, wrong=1),
        Score(possible=1, noticed=1, missed=0, wrong=0),
    )


def test_a_wrong_claim_where_a_role_was_is_wrong_and_missed() -> None:
    state = position(hands=("R9 R9", "R9 B1"), deck=LONG)
    events = play(
        state,
        *("place R9 (1,1)", "end", "place R9 (1,2)", "end"),
        *("place R9 (1,3)", "claim (1,1) (1,2) (2,2)"),
    )
    assert scores(review(events))[0] == Score(possible=1, noticed=0, missed=1, wrong=1)


def test_after_a_retry_it_is_noticed_all_the_same() -> None:
    state = position(hands=("R9 R9", "R9 B1"), deck=LONG, options=Options(retry=True))
    events = play(
        state,
        *("place R9 (1,1)", "end", "place R9 (1,2)", "end"),
        *("place R9 (1,3)", "claim (1,1) (1,2) (2,2)", "claim (1,1) (1,2) (1,3)"),
    )
    assert scores(review(events))[0] == Score(possible=1, noticed=1, missed=0, wrong=1)


def test_a_discarded_card_is_gone() -> None:
    nine_turns = [
        step
        for card, cell in zip(
            ["R9", "B1", "R9", "B4", "B4", "B1", "B1", "B4", "B16"],
            ("(1,1)", "(1,2)", "(1,3)", "(2,1)", "(2,2)", "(2,3)", "(3,1)", "(3,2)", "(3,3)"),
            strict=True,
        )
        for step in (f"place {card} {cell}", "end")
    ]
    state = position(hands=("R9 R9 B4 B1 B16", "B1 B4 B1 B4 R9"), deck=LONG)
    events = play(state, *nine_turns, "discard (1,2)", "place R9 (1,2)", "end")
    last = review(events)[-1]
    assert last.possible == (Named((0, 1, 2), Role.SMALL),)
    assert last.outcome is Outcome.MISSED


def played(first: str, second: str, seed: int) -> Match:
    record = new_record(
        GAME, Options(), [Nothing(), Nothing()], (first, second), seed.to_bytes(16), b"n"
    )
    match = Match(GAME, record)
    levels = {SeatId(seat): GAME.levels[name](seed) for seat, name in enumerate((first, second))}
    play_out(match, levels)
    return match


def test_a_record_is_enough_and_a_watcher_can_work_it_out_too() -> None:
    for seed in range(3):
        match = played("hard", "easy", seed)
        happened = [event for _, events, _ in replay(GAME, match.record()) for event in events]
        turns = review(happened)
        for viewer in (SeatId(0), SeatId(1), None):
            assert review(redact_all(happened, viewer)) == turns
        hard, easy = scores(turns)
        assert hard.possible == hard.noticed > 0
        assert hard.wrong == easy.wrong == 0
        assert easy.possible == easy.noticed + easy.missed


def test_the_one_who_overlooks_misses_something() -> None:
    missed = sum(scores(review(played("easy", "easy", s).feed(None)))[0].missed for s in range(8))
    assert missed > 0
