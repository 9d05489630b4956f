"""Something to be done elsewhere, and what became of it."""

import struct
from typing import Any, Protocol

from msgspec import Struct

from teban.core.refused import Refused
from teban.server.mistake import Mistake

HEAD = struct.Struct(">I")
"""How long the pickled job or reply is that follows."""


class Job(Protocol):
    """Something to be done elsewhere."""

    @property
    def kind(self) -> str:
        """What takes about as long."""

    def do(self) -> Any:
        """Do it."""


class Reply(Struct, frozen=True):
    """What became of a job."""

    done: Any = None
    refused: Refused | None = None
    failed: Mistake | None = None
