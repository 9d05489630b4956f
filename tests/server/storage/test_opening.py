"""Opening a database: new, known, too new, damaged, or not one at all."""

import asyncio
import os
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from teban.core.refused import Refused
from teban.server.storage import Store, Why
from teban.server.storage.database import Durability, connect
from teban.server.storage.tables import metadata
from tests.server.postgres import Cluster
from tests.server.storage.made import lines, live

pytestmark = pytest.mark.anyio


async def refusal(address: str) -> Refused:
    with pytest.raises(Refused) as refused:
        await Store.open(address)
    assert "\n" not in str(refused.value)
    return refused.value


async def change(address: str, statement: str) -> None:
    """Do something behind the program's back."""
    database = await connect(address, Durability.FULL, 1000)
    await database.write(lambda connection: connection.execute(text(statement)).close())
    await database.close()


async def test_migrations_lead_to_the_tables_of_the_program(address: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    database = await connect(address, Durability.FULL, 1000)
    assert await database.write(differences) == []
    await database.close()


async def test_a_database_is_opened_again_with_everything_in_it(address: str) -> None:
    store = await Store.open(address)
    match = await live(store)
    await store.append(match.id, 0, lines(2))
    await store.close()
    store = await Store.open(address)
    assert (await store.load_match(match.id)).record.lines == tuple(lines(2))
    await store.close()


async def test_servers_may_start_at_once_on_an_empty_database(address: str) -> None:
    stores = await asyncio.gather(*(Store.open(address) for _ in range(4)))
    for store in stores:
        await store.close()


async def test_a_database_of_a_later_version_is_refused(address: str) -> None:
    await change(address, "UPDATE alembic_version SET version_num = '9999'")
    refused = await refusal(address)
    assert refused.code is Why.DATABASE_NEWER
    assert refused.fields["version"] == "9999"


async def test_a_database_of_another_program_is_refused(address: str) -> None:
    await change(address, "DROP TABLE alembic_version")
    refused = await refusal(address)
    assert refused.code is Why.DATABASE_DAMAGED
    assert "another program" in refused.fields["detail"]


@pytest.mark.parametrize(
    "address",
    [
        "",
        "teban.db",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://root@localhost/teban",
        "postgresql+psycopg2://localhost/teban",
        "postgresql://localhost:port/teban",
    ],
)
async def test_an_address_that_is_none_is_refused(address: str) -> None:
    assert (await refusal(address)).code is Why.DATABASE_ADDRESS


async def test_a_server_that_is_not_there_is_refused_without_the_password(tmp_path: Path) -> None:
    refused = await refusal(f"postgresql://me:hidden@/teban?host={tmp_path}")
    assert refused.code is Why.DATABASE_UNREACHABLE
    assert "hidden" not in str(refused)


async def test_a_database_that_is_not_there_is_refused(cluster: Cluster) -> None:
    refused = await refusal(cluster.address("nowhere"))
    assert refused.code is Why.DATABASE_UNREACHABLE
    assert refused.fields["detail"] == 'database "nowhere" does not exist'


async def test_a_folder_in_the_place_of_the_file_is_refused(tmp_path: Path) -> None:
    assert (await refusal(f"sqlite:///{tmp_path}")).code is Why.DATABASE_UNREACHABLE


async def test_a_file_in_the_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    address = f"sqlite:///{tmp_path / 'file' / 'teban.db'}"
    assert (await refusal(address)).code is Why.DATABASE_UNREACHABLE


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_text("Dear reader, " * 1000)
    assert (await refusal(f"sqlite:///{path}")).code is Why.DATABASE_DAMAGED
    assert path.read_text() == "Dear reader, " * 1000


async def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "teban.db"
    store = await Store.open(f"sqlite:///{path}")
    match = await live(store)
    for number in range(0, 1000, 100):
        await store.append(match.id, number, lines(100, first=number))
    await store.close()
    data = bytearray(path.read_bytes())
    middle = len(data) // 2
    data[middle : middle + 8192] = os.urandom(8192)
    path.write_bytes(data)
    assert (await refusal(f"sqlite:///{path}")).code is Why.DATABASE_DAMAGED


async def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "teban.db"
    store = await Store.open(f"sqlite:///{path}")
    await live(store)
    assert [file.stat().st_mode & 0o077 for file in path.parent.iterdir()] == [0, 0, 0]
    await store.close()


@pytest.mark.parametrize(("durability", "level"), [("full", 2), ("normal", 1)])
async def test_durability_is_what_was_asked_for(sqlite: str, durability: str, level: int) -> None:
    store = await Store.open(sqlite, durability=Durability(durability))

    def pragmas(connection: Connection) -> dict[str, object]:
        names = ("synchronous", "journal_mode", "foreign_keys")
        return {name: connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in names}

    found = await store._database.write(pragmas)
    assert found == {"synchronous": level, "journal_mode": "wal", "foreign_keys": 1}
    await store.close()


@pytest.mark.parametrize(("durability", "setting"), [("full", "on"), ("normal", "off")])
async def test_durability_on_postgresql(postgresql: str, durability: str, setting: str) -> None:
    store = await Store.open(postgresql, durability=Durability(durability))
    show = text("SHOW synchronous_commit")
    found = await store._database.write(lambda connection: connection.execute(show).scalar_one())
    assert found == setting
    await store.close()
