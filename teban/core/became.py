"""Views that carry themselves forward: what has become of a field is told as an event."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct, structs

from teban.core.event import Event
from teban.core.ids import Viewer, only


class Became(Event, frozen=True):
    """A field of the view has another value."""

    field: str
    value: Any


def fold(seen: Any, event: Event) -> Any:
    """The view after an event; nothing else changes it."""
    return structs.replace(seen, **{event.field: event.value}) if type(event) is Became else seen


def changes(before: Mapping[Viewer, Struct], after: Mapping[Viewer, Struct]) -> Iterator[Became]:
    """What everybody is told has become of the public view, and each seat of its own."""
    public = _changed(before[None], after[None])
    for name, value in public.items():
        yield Became(field=name, value=value)
    for viewer in after:
        if viewer is None:
            continue
        told = structs.replace(before[viewer], **public)
        for name, value in _changed(told, after[viewer]).items():
            yield Became(field=name, value=value, audience=only(viewer))


def _changed(before: Struct, after: Struct) -> dict[str, Any]:
    names = after.__struct_fields__
    return {
        name: getattr(after, name)
        for name in names
        if getattr(before, name) != getattr(after, name)
    }
