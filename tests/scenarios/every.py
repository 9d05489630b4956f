"""Every scenario of the tests, read once: it takes longer than most tests do."""

from pathlib import Path

from teban.scenarios.run import load

SCENARIOS, COMPLAINTS = load([Path(__file__).parent])
