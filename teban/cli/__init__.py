"""The command line: `teban games`, `play`, `bring`, `check`, `replay` and others."""

from teban.cli.main import main

__all__ = ["main"]
