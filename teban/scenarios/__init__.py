"""Rules as files: scenarios that a game designer can write, and the runner that plays them."""

from teban.scenarios.report import Report, render
from teban.scenarios.run import check

__all__ = ["Report", "check", "render"]
