"""The terminal table assumes no two seats, no turns and no computer players."""

from collections.abc import Sequence
from random import Random

import pytest

from teban.cli.screen import Screen
from teban.cli.table import Ending, Table
from teban.core.decision import Flag
from teban.core.ids import SeatId
from teban.core.match import Match, new_record
from teban.core.record import Record
from teban.players.uniform import Uniform
from teban.text import Text
from tests.contract.torture.game import TORTURE

PEOPLE = ("human",) * len(TORTURE.seat_names)


class Words(Text):
    """The common messages; what only the game could say is its key."""

    def __call__(self, key: str, **fields: object) -> str:
        known = self.has(key) and not key.startswith("refused-")
        return super().__call__(key, **fields) if known else key


class Typing(Screen):
    """A keyboard at which people type legal actions, after much else."""

    covers = 0

    def __init__(self, match: Match, players: Sequence[str], text: Text, letters: bool) -> None:
        super().__init__(match, players, text, letters)
        self.random = Random(7)

    def ask(self, prompt: str) -> str:
        if "press Enter" in prompt:
            self.covers += 1
            return ""
        seat = self.match.state.actors()[0]
        decision = self.match.seat(seat).decision
        noise = ["help", "?", "log", "items", "", "nonsense"]
        if Flag.NO_HINT not in decision.flags and len(decision.legal) == 1:
            noise.remove("")
        if self.random.random() < 0.3:
            return self.random.choice(noise)
        return self.match.state.name(self.random.choice(decision.legal), seat)


@pytest.fixture
def match() -> Match:
    private = [TORTURE.private() for _ in PEOPLE]
    record = new_record(TORTURE, TORTURE.options(), private, PEOPLE, bytes(16), bytes(16))
    return Match(TORTURE, record)


def test_three_people_play_to_the_end(match: Match) -> None:
    kept: list[Record] = []
    screen = Typing(match, PEOPLE, Words("en"), letters=True)
    assert Table(match, screen, {}, kept.append).run() is Ending.OVER
    assert match.state.result() is not None
    assert screen.covers > 10
    assert [len(record.lines) for record in kept] == list(range(len(match.lines)))


def test_a_person_sits_among_programs(match: Match) -> None:
    programs = {SeatId(1): Uniform(1), SeatId(2): Uniform(2)}
    screen = Typing(match, PEOPLE, Words("en"), letters=True)
    assert Table(match, screen, programs, lambda record: None).run() is Ending.OVER
    assert screen.covers == 0


def test_where_no_hints_are_allowed_none_are_given(
    match: Match, capsys: pytest.CaptureFixture[str]
) -> None:
    class Asking(Typing):
        def __init__(self) -> None:
            super().__init__(match, PEOPLE, Words("en"), letters=True)
            self.questions = ["suspend", "", "moves"]

        def ask(self, prompt: str) -> str:
            seat = self.match.state.actors()[0]
            if "press Enter" in prompt or not self.match.seat(seat).decision.flags & Flag.NO_HINT:
                return super().ask(prompt)
            return self.questions.pop()

    ending = Table(match, Asking(), {}, lambda record: None).run()
    assert ending is Ending.SUSPENDED
    assert "No hints here" in capsys.readouterr().out
