"""How a server is set up: from the environment, and from the command line above it.

Every field is the variable `TEBAN_` and its name in capitals: `TEBAN_PORT=8000`.
"""

import os
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct, structs

from teban.core.refused import Expect, Refused, bad_value
from teban.server.logs import LogFormat
from teban.server.storage.database import Durability, parse, show

E = TypeVar("E", bound=StrEnum)

PREFIX = "TEBAN_"
SHORTEST_SECRET = 32


class Settings(Struct, frozen=True, kw_only=True):
    """Everything an operator may decide."""

    host: str = "127.0.0.1"
    port: int = 8000
    """0 for any that is free."""
    database: str = ""
    """`sqlite:///FILE` or `postgresql://…`; empty for a file in the data folder."""
    durability: Durability = Durability.FULL
    """`normal` is faster on slow disks; see `storage/database.py` for what a power cut may take."""
    secret: str = ""
    """Signs people's tokens; empty for one that the database keeps."""
    origins: tuple[str, ...] = ()
    """Other addresses whose pages may talk to this server, separated by commas."""
    workers: int = 1
    """Processes for computer players."""
    thinking_seconds: int = 20
    """How long a computer player may think about one choice before it is made for it."""
    beat_ms: int = 400
    """What a computer player does is seen on this beat, however long it has thought."""
    grace_seconds: int = 60
    """How long a player may be gone before others may go on without them."""
    tcp_connections: int = 3000
    """Of any kind; a WebSocket is one of them."""
    tcp_connections_per_address: int = 1000
    max_connections: int = 2000
    """WebSockets."""
    max_message_bytes: int = 16_384
    messages_per_second: int = 30
    """From one connection."""
    orders_per_minute: int = 30
    """Standing orders given or withdrawn at one seat."""
    request_seconds: int = 10
    """How long a request may take to arrive."""
    answer_seconds: int = 30
    """How long nobody may read on of what was sent to them."""
    stopping_seconds: int = 5
    """How long a server that is stopped waits for those who are still being answered."""
    hello_seconds: int = 10
    """How long somebody on a new line may say nothing."""
    scenario_seconds: int = 5
    """How long it may take to play a scenario."""
    requests_per_minute: int = 600
    """From one person."""
    address_requests_per_minute: int = 6000
    """From one address, behind which there may be a school."""
    guests_per_minute: int = 60
    """New ones from one address."""
    guests_at_once: int = 100
    """Of these, after a while without any."""
    lines_per_person: int = 20
    lines_per_address: int = 500
    bot_lines_per_person: int = 100
    """Of bots at tables that the person has set up."""
    matches_per_person: int = 50
    """Open and live ones."""
    computer_matches_per_person: int = 30
    """Of these, with computer players at a table that the person has set up."""
    computer_matches_per_address: int = 900
    """Of all people who were lately there: those of thirty people."""
    address_computer_matches_per_minute: int = 120
    """Tables with computer players that are set up from one address."""
    most_waiting_per_person: int = 20
    """Scenarios and replays that wait to be worked out."""
    most_waiting_per_address: int = 200
    people_per_address: int = 30
    """So many people's share of the workers' time goes to one address."""
    max_waiting: int = 4096
    """Changes that wait for the database, before whoever makes more has to wait."""
    database_wait_ms: int = 5000
    """How long to wait for a lock of another program."""
    log_format: LogFormat = LogFormat.TEXT
    """`json` for machines."""
    metrics_token: str = ""
    """For `/metrics`; empty for no such page."""

    def __repr__(self) -> str:
        """For logs: no secret, no password."""
        hidden = structs.replace(
            self,
            secret="***" if self.secret else "",
            metrics_token="***" if self.metrics_token else "",
        )
        shown = structs.asdict(hidden) | {"database": self.shown_database}
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in shown.items())})"

    @property
    def shown_database(self) -> str:
        """The database without its password."""
        return show(parse(self.database)) if self.database else ""


_RANGES = {
    "port": (0, 65_535),
    "workers": (0, 256),
    "thinking_seconds": (1, 3600),
    "beat_ms": (10, 60_000),
    "grace_seconds": (0, 86_400),
    "tcp_connections": (1, 1_000_000),
    "tcp_connections_per_address": (1, 1_000_000),
    "max_connections": (1, 1_000_000),
    "max_message_bytes": (1024, 16_777_216),
    "messages_per_second": (1, 100_000),
    "orders_per_minute": (1, 1_000_000),
    "request_seconds": (1, 3600),
    "answer_seconds": (1, 3600),
    "stopping_seconds": (1, 3600),
    "hello_seconds": (1, 3600),
    "scenario_seconds": (1, 3600),
    "requests_per_minute": (1, 10_000_000),
    "address_requests_per_minute": (1, 100_000_000),
    "guests_per_minute": (1, 1_000_000),
    "guests_at_once": (1, 1_000_000),
    "lines_per_person": (1, 1_000_000),
    "lines_per_address": (1, 1_000_000),
    "bot_lines_per_person": (1, 1_000_000),
    "matches_per_person": (1, 100_000),
    "computer_matches_per_person": (1, 100_000),
    "computer_matches_per_address": (1, 1_000_000),
    "address_computer_matches_per_minute": (1, 1_000_000),
    "most_waiting_per_person": (1, 100_000),
    "most_waiting_per_address": (1, 1_000_000),
    "people_per_address": (1, 1_000_000),
    "max_waiting": (1, 1_000_000),
    "database_wait_ms": (1, 600_000),
}


def read_settings(environ: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """The settings; what is `given` (and not None) stands above the environment."""
    values: dict[str, Any] = {}
    for field in structs.fields(Settings):
        variable = PREFIX + field.name.upper()
        if given.get(field.name) is not None:
            values[field.name] = _checked(field.name, field.name, given[field.name])
        elif environ.get(variable):
            values[field.name] = _checked(field.name, variable, environ[variable])
    if not values.get("database"):
        values["database"] = f"sqlite:///{data_folder(environ) / 'server.db'}"
    return Settings(**values)


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Where this person's data lie; the same folder as for suspended matches."""
    if environ.get("TEBAN_HOME"):
        return Path(environ["TEBAN_HOME"])
    share = environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(share) / "teban"


def _checked(name: str, shown: str, value: Any) -> Any:
    """The value in its type; a refusal calls it what its author called it."""
    if name in _RANGES:
        return _number(shown, value, *_RANGES[name])
    match name:
        case "durability":
            return _one_of(Durability, shown, value)
        case "log_format":
            return _one_of(LogFormat, shown, value)
        case "secret" | "metrics_token":
            return _secret(shown, value)
        case "origins":
            parts = value.split(",") if isinstance(value, str) else value
            return tuple(part.strip().rstrip("/") for part in parts if part.strip())
        case "database":
            parse(value)
            return value
        case _:
            return value


def _number(shown: str, value: Any, least: int, most: int) -> int:
    refused = bad_value(shown, value, Expect.NUMBER_FROM_TO, least=least, most=most)
    try:
        number = int(value)
    except ValueError:
        raise refused from None
    if not least <= number <= most:
        raise refused
    return number


def _one_of(kind: type[E], shown: str, value: str) -> E:
    try:
        return kind(value)
    except ValueError:
        raise bad_value(shown, value, Expect.ONE_OF, names=tuple(kind)) from None


def _secret(shown: str, value: str) -> str:
    if len(value) < SHORTEST_SECRET:
        raise _short(shown, len(value))
    return value


def _short(shown: str, length: int) -> Refused:
    """Says how long the secret is, not what it is."""
    least = f"at least {SHORTEST_SECRET} characters"
    return bad_value(shown, f"{length} characters", Expect.FORM, detail=least)
