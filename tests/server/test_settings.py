"""Settings come from the environment, and what is wrong with them is said by name."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from teban.core.refused import Refused
from teban.server.settings import PREFIX, Settings, read_settings
from teban.server.storage.database import Durability


def test_nothing_has_to_be_set(tmp_path: Path) -> None:
    settings = read_settings({"TEBAN_HOME": str(tmp_path)})
    assert settings == Settings(database=f"sqlite:///{tmp_path}/server.db")


@pytest.mark.parametrize(
    ("name", "most"),
    [
        ("lines_per_person", 20),
        ("lines_per_address", 500),
        ("guests_per_minute", 60),
        ("guests_at_once", 100),
        ("request_seconds", 10),
        ("max_connections", 2000),
        ("tcp_connections", 3000),
        ("tcp_connections_per_address", 1000),
        ("people_per_address", 30),
    ],
)
def test_a_school_behind_one_address_can_live_with_the_defaults(name: str, most: int) -> None:
    assert getattr(read_settings({}), name) == most


@pytest.mark.parametrize("field", structs.fields(Settings), ids=lambda field: field.name)
def test_every_number_has_a_least_and_a_most_and_a_sound_default(field: structs.FieldInfo) -> None:
    if field.type is int:
        variable = f"{PREFIX}{field.name.upper()}"
        given = read_settings({variable: str(field.default)})
        assert getattr(given, field.name) == field.default
        for wrong in ("-1", str(10**12)):
            with pytest.raises(Refused, match=f"field='{variable}'"):
                read_settings({variable: wrong})


def test_the_environment_is_read_and_the_command_line_stands_above_it() -> None:
    environ = {
        "TEBAN_HOST": "0.0.0.0",
        "TEBAN_PORT": "9000",
        "TEBAN_DATABASE": "postgresql://me@db/teban",
        "TEBAN_DURABILITY": "normal",
        "TEBAN_ORIGINS": "https://a.example/, https://b.example",
        "TEBAN_SECRET": "",
    }
    settings = read_settings(environ, port=9001, host=None)
    assert (settings.host, settings.port) == ("0.0.0.0", 9001)
    assert settings.database == "postgresql://me@db/teban"
    assert settings.durability is Durability.NORMAL
    assert settings.origins == ("https://a.example", "https://b.example")


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("TEBAN_PORT", "http", "field='TEBAN_PORT', got='http', expected=number_from_to"),
        ("TEBAN_PORT", "65536", "least=0, most=65535"),
        ("TEBAN_WORKERS", "-1", "field='TEBAN_WORKERS'"),
        ("TEBAN_DURABILITY", "none", "names=.*full.*normal"),
        ("TEBAN_SECRET", "hush", "got='4 characters', expected=form"),
        ("TEBAN_DATABASE", "mysql://x", "database_address"),
    ],
)
def test_a_wrong_value_is_refused_by_the_name_of_its_variable(
    variable: str, value: str, said: str
) -> None:
    with pytest.raises(Refused, match=said) as refused:
        read_settings({variable: value})
    assert "hush" not in str(refused.value)


@pytest.mark.parametrize("port", [-1, "x", 70_000])
def test_a_wrong_argument_is_refused_by_its_own_name(port: Any) -> None:
    with pytest.raises(Refused, match="field='port'"):
        read_settings({}, port=port)


def test_a_log_shows_neither_secret_nor_password() -> None:
    settings = read_settings({}, secret="s3cret" * 6, database="postgresql://me:hidden@db/teban")
    assert "s3cret" not in repr(settings)
    assert "hidden" not in repr(settings)
    assert "me:***@db" in repr(settings)
