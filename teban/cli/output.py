"""What the commands print: data for programs, and progress for people who wait."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import Progress, TimeElapsedColumn


def print_json(data: Any) -> None:
    """One JSON document."""
    click.echo(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


@contextmanager
def progress(title: str) -> Iterator[Callable[[float], None]]:
    """A bar on the error stream, if somebody is looking; takes the part done from 0 to 1."""
    console = Console(stderr=True)
    columns = (*Progress.get_default_columns(), TimeElapsedColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(title, total=1.0)
        yield lambda part: bar.update(task, completed=part)
