"""What happened, one visible change at a time, and who may know which part of it."""

import re
from types import ModuleType
from typing import Any, ClassVar

from msgspec import Struct, structs, to_builtins

from teban.core.ids import EVERYONE, NOBODY, Mask, Viewer, includes


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(Struct, frozen=True, kw_only=True, tag_field="kind", tag=_snake, omit_defaults=True):
    """One atomic change. A game subclasses it once per kind, `frozen=True` each.

    Fields named in `secret` must accept None: that is what a viewer outside `knows` gets.
    A count with a visibility threshold travels as the value after the change that its
    receiver may see, so that folding events over a view needs no memory.
    """

    secret: ClassVar[tuple[str, ...]] = ()

    group: int = 0
    """Events of one group happen at the same moment."""
    audience: Mask = EVERYONE
    """Who is told at all."""
    knows: Mask = NOBODY
    """Who is told the secret fields too."""

    @classmethod
    def tag(cls) -> str:
        """The name of its kind."""
        return str(cls.__struct_config__.tag)


def kinds_of(module: ModuleType) -> tuple[type[Event], ...]:
    """Every kind of event that a module defines, in its order; what they share is none itself."""
    found = (one for one in vars(module).values() if isinstance(one, type))
    mine = (one for one in found if one.__module__ == module.__name__)
    return tuple(one for one in mine if issubclass(one, Event) and not one.__subclasses__())


def redact(event: Event, viewer: Viewer) -> Event | None:
    """The event as this viewer may know it; None if it is none of their business."""
    if not includes(event.audience, viewer):
        return None
    hidden = () if includes(event.knows, viewer) else event.secret
    return structs.replace(event, audience=EVERYONE, knows=NOBODY, **dict.fromkeys(hidden))


def redact_all(events: list[Event], viewer: Viewer) -> list[Event]:
    """Every event the viewer is told of, in order."""
    return [seen for event in events if (seen := redact(event, viewer)) is not None]


def wire(event: Event) -> dict[str, Any]:
    """An event as plain data, for sending and comparing."""
    data: dict[str, Any] = to_builtins(event)
    return data
