"""Every scenario file of this folder, one test for each scenario."""

from pathlib import Path

import pytest

from teban.scenarios import Report, render
from teban.scenarios.document import Scenario
from teban.scenarios.malformed import Complaint
from teban.scenarios.run import load, run

FOLDER = Path(__file__).parent
SCENARIOS, COMPLAINTS = load([FOLDER])


def name(one: Scenario) -> str:
    return f"{Path(one.document.file).stem}/{one.id}"


def test_no_file_is_malformed() -> None:
    assert not COMPLAINTS, "\n".join(map(str, COMPLAINTS))


def test_there_are_scenarios() -> None:
    assert SCENARIOS


@pytest.mark.parametrize("one", SCENARIOS, ids=name)
def test_scenario(one: Scenario) -> None:
    outcome = run(one, SCENARIOS)
    assert not isinstance(outcome, Complaint), str(outcome)
    assert outcome.passed, render(Report((outcome,), ()))
