"""Where warnings and errors go: the standard error output, for people or as JSON for machines."""

import asyncio
import logging
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum

import structlog


class LogFormat(StrEnum):
    """How a line of the log is written."""

    TEXT = "text"
    JSON = "json"


def configure(form: LogFormat) -> None:
    """Write our own lines, and those of the libraries below us, in one form.

    Without local variables: they hold tokens, decks and seeds.
    """
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[structlog.typing.Processor] = [
        structlog.processors.format_exc_info,
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if form is LogFormat.JSON
        else structlog.dev.ConsoleRenderer(colors=False),
    ]
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


@contextmanager
def passed_on(to: Callable[[logging.LogRecord], object]) -> Iterator[None]:
    """What the libraries below us have to say is told to somebody instead of being written."""
    root = logging.getLogger()
    before, root.handlers = root.handlers, [_PassingOn(to)]
    try:
        yield
    finally:
        root.handlers = before


class _PassingOn(logging.Handler):
    def __init__(self, to: Callable[[logging.LogRecord], object]) -> None:
        super().__init__()
        self._to = to
        self._loop = asyncio.get_running_loop()

    def emit(self, record: logging.LogRecord) -> None:
        # It may come from any thread.
        self._loop.call_soon_threadsafe(self._to, record)
