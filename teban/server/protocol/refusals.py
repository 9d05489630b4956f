"""The table of refusals, with the words that people get."""

import re
from collections.abc import Iterable
from pathlib import Path

from teban import text
from teban.core.refused import Why as CoreWhy
from teban.server.ask import status_of
from teban.server.refusals import Why
from teban.server.storage.refusals import Why as StoreWhy

_ELSEWHERE = frozenset((CoreWhy.SAME_KEY, CoreWhy.BROKEN_SEAL, CoreWhy.TAPE))
"""Reasons that no client is ever given."""


def refusals() -> str:
    """Every code that a client may meet."""
    store = (why for why in StoreWhy if not why.startswith("database_"))
    core = (why for why in CoreWhy if why not in _ELSEWHERE)
    lines = [
        "Games have codes of their own beside these; `teban/games/NAME/text/en.ftl` words them. "
        "Status: over HTTP.",
        "",
        "| Code | Fields | Status | In words |",
        "|---|---|---|---|",
    ]
    said = _said()
    for why in (*Why, *store, *core):
        sentence = re.sub(r"\{ \$(\w+) \}", r"‹\1›", said[why])
        fields = codes(dict.fromkeys(re.findall(r"\$(\w+)", said[why])))
        lines.append(f"| `{why}` | {fields} | {status_of(why)} | {sentence} |")
    lines.append(
        "| `http` | `status`, `detail` | any | What the framework refuses: a wrong method, a "
        "missing parameter. |"
    )
    return "\n".join(lines)


def _said() -> dict[str, str]:
    source = (Path(text.__file__).parent / "en.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^refused-(\w+) = (.+)$", source, re.MULTILINE))


def codes(names: Iterable[str]) -> str:
    """Words of a program in a row."""
    return ", ".join(f"`{name}`" for name in names)
