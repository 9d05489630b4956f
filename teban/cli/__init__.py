"""The command line: `teban games`, `play`, `check`, `replay`, `import`, `perft`, `bench`."""

from teban.cli.main import main

__all__ = ["main"]
