"""Rules, playouts, searches and whole games once more, compiled; tests hold them against the rules.

What is asked for from outside is in `games`.
"""

from contextlib import suppress
from pathlib import Path


def forget_outdated(folder: Path) -> None:
    """Drop what numba has compiled from the sources of a folder once one of them is newer.

    It keeps compiled code by file, and would not notice that a function from another one, which
    is compiled into it, has changed.
    """
    changed = max(source.stat().st_mtime for source in folder.glob("*.py"))
    for index in folder.glob("__pycache__/*.nbi"):
        # Another process may be faster, and not everybody may write here.
        with suppress(OSError):
            if index.stat().st_mtime < changed:
                index.unlink()


forget_outdated(Path(__file__).parent)
