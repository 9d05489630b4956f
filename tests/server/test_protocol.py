"""The page about the protocol tells of every message and every address."""

from pathlib import Path

import httpx
import pytest

from teban.server import protocol, types, wire
from teban.server.api import HANDLERS
from teban.server.house import NewMatch
from teban.server.refusals import Why
from tests.server.running import running

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_page_is_that_of_today() -> None:
    assert PAGE.read_text(encoding="utf-8") == protocol.generate(), (
        "run: python -m teban.server.protocol > docs/protocol.md"
    )


@pytest.mark.parametrize("kind", [*types.members("Incoming"), *types.members("Outgoing")])
def test_every_message_has_its_fields_on_the_page(kind: type) -> None:
    config = kind.__struct_config__  # type: ignore[attr-defined]
    _, _, below = protocol.generate().partition(f"### `{config.tag}`\n")
    part = below.partition("\n#")[0]
    for field in kind.__struct_fields__:  # type: ignore[attr-defined]
        assert f"| `{field}` |" in part, field


def test_every_address_is_on_the_page_and_in_the_schema_that_is_served(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        schema = httpx.get(f"{server.address}/api/schema/openapi.json").json()
    assert schema["openapi"].startswith("3.1")
    for handler in HANDLERS:
        (method,) = (name for name in handler.http_methods if name not in ("HEAD", "OPTIONS"))
        (path,) = handler.paths
        address = path.replace(":str", "")
        assert f"| `{method} {address}" in protocol.generate(), address
        assert method.lower() in schema["paths"][address], address


def test_every_reason_of_the_server_is_on_the_page() -> None:
    for why in Why:
        assert f"| `{why}` |" in protocol.generate(), why


def test_a_field_is_told_in_the_words_under_it() -> None:
    docs = protocol.field_docs(wire.Hello)
    assert docs["since"] == "`seen` of the last update that arrived, 0 for everything."
    assert protocol.field_docs(NewMatch)["public"] == "Whether anybody may find and watch it."
    assert "game" not in protocol.field_docs(NewMatch)
