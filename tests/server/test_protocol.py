"""The page about the protocol tells of every message and every address."""

import re
from functools import cache
from pathlib import Path

import pytest

from teban.server import protocol, types, wire
from teban.server.api import HANDLERS
from teban.server.bodies import MyMatch, NewMatch
from teban.server.protocol.words import field_docs
from teban.server.refusals import Why

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
generated = cache(protocol.generate)


def test_the_page_is_that_of_today() -> None:
    assert PAGE.read_text(encoding="utf-8") == generated(), (
        "run: python -m teban.server.protocol > docs/protocol.md"
    )


@pytest.mark.parametrize("kind", [*types.members("Incoming"), *types.members("Outgoing")])
def test_every_message_has_its_fields_on_the_page(kind: type) -> None:
    config = kind.__struct_config__  # type: ignore[attr-defined]
    _, _, below = generated().partition(f"### `{config.tag}`\n")
    part = below.partition("\n#")[0]
    for field in kind.__struct_fields__:  # type: ignore[attr-defined]
        assert f"| `{field}` |" in part, field


def test_every_address_is_on_the_page() -> None:
    page = generated()
    for handler in HANDLERS:
        (method,) = (name for name in handler.http_methods if name not in ("HEAD", "OPTIONS"))
        (path,) = handler.paths
        assert f"| `{method} {path.replace(':str', '')}" in page, path


def test_every_type_that_is_named_on_the_page_is_told_of() -> None:
    page = generated()
    for name in set(re.findall(r"\]\(#(\w+)\)", page)) - {"limits"}:
        assert re.search(rf"^### `?{name}`?$", page, re.MULTILINE | re.IGNORECASE), name


def test_every_reason_of_the_server_is_on_the_page() -> None:
    for why in Why:
        assert f"| `{why}` |" in generated(), why


def test_a_field_is_told_in_the_words_under_it() -> None:
    docs = field_docs(wire.Hello)
    assert docs["since"] == "`seen` of the last update that arrived, 0 for everything."
    assert field_docs(NewMatch)["public"] == "Whether anybody may find and watch it."
    assert "game" not in field_docs(NewMatch)
    assert field_docs(MyMatch)["view"] == "As everybody sees it."
