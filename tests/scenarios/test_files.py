"""Every scenario file of this folder, one test for each scenario."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from teban.core.game import State
from teban.scenarios import Report, render
from teban.scenarios.document import Scenario
from teban.scenarios.malformed import Complaint
from teban.scenarios.run import run
from teban.scenarios.table import Table, saved
from tests.scenarios.every import COMPLAINTS, SCENARIOS


def name(one: Scenario) -> str:
    return f"{one.game.key}/{Path(one.document.file).stem}/{one.id}"


def test_no_file_is_malformed() -> None:
    assert not COMPLAINTS, "\n".join(map(str, COMPLAINTS))


def test_there_are_scenarios() -> None:
    assert SCENARIOS


@pytest.mark.parametrize("one", SCENARIOS, ids=name)
def test_scenario(one: Scenario) -> None:
    outcome = run(one, SCENARIOS)
    assert not isinstance(outcome, Complaint), str(outcome)
    assert outcome.passed, render(Report((outcome,), ()))


def positions(one: Scenario) -> Iterator[State]:
    table = Table(one)
    yield table.state
    for stage in one.stages:
        for _ in table.steps(stage):
            yield table.state


@pytest.mark.parametrize("one", SCENARIOS, ids=name)
def test_whatever_a_scenario_sets_up_can_be_put_away_and_taken_up(one: Scenario) -> None:
    for state in positions(one):
        data = saved(state)
        assert saved(one.game.load(msgspec.json.decode(data))) == data
