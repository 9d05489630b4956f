"""The scenario files leave no action and no ruling out."""

import re
from collections import Counter
from pathlib import Path

import yaml

from teban.games.blackpoker.actions.table import TABLE

FILES = sorted((Path(__file__).parents[2] / "scenarios" / "blackpoker").glob("*.yaml"))
SCENARIOS = [one for file in FILES for one in yaml.safe_load_all(file.read_text(encoding="utf-8"))]
RULINGS = 74


def steps(scenario: dict[str, object]) -> str:
    """What is done in it, without what is refused, and what it sees happen."""
    stages = scenario.get("stages", [scenario])
    assert isinstance(stages, list)
    done = [step for stage in stages for step in stage["do"] if not step.startswith("refuse")]
    events = [event for stage in stages for event in stage.get("expect", {}).get("events", ())]
    return "\n".join((*done, *events))


def test_every_action_is_asked_for_or_triggered_in_two_scenarios() -> None:
    found = Counter(
        action
        for scenario in SCENARIOS
        for action in set(re.findall(r"^(?:\w+ )?P[12][ :](\w+)", steps(scenario), re.MULTILINE))
    )
    assert {action: found[action] for action in TABLE if found[action] < 2} == {}


def test_every_ruling_has_a_scenario() -> None:
    cited = {tag for scenario in SCENARIOS for tag in scenario["tags"]}
    assert {f"R-{number:02}" for number in range(1, RULINGS + 1)} - cited == set()
