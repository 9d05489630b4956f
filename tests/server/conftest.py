"""Whatever stores something is tested on SQLite and on a real PostgreSQL."""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from teban.server.storage import Store
from tests.server.postgres import INSTALL, Cluster, programs
from tests.server.postgres import running as running_postgres
from tests.server.running import Running, running


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL; in CI it must be there, on a person's machine it may be missing."""
    bin_folder = programs()
    if bin_folder is None:
        if os.environ.get("CI"):
            pytest.fail(INSTALL)
        pytest.skip(INSTALL)
    with running_postgres(bin_folder) as cluster:
        yield cluster


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a SQLite database that is not there yet."""
    return f"sqlite:///{tmp_path / 'teban.db'}"


@pytest.fixture
def postgresql(cluster: Cluster) -> str:
    """The address of an empty PostgreSQL database."""
    return cluster.emptied()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A real server on a database of each kind."""
    home = tmp_path_factory.mktemp("server")
    address = f"sqlite:///{home / 'server.db'}"
    if request.param == "postgresql":
        address = request.getfixturevalue("cluster").emptied()
    with running(home, TEBAN_DATABASE=address) as server:
        yield server
        assert "Traceback" not in server.log()


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    """An open store on an empty database of each kind."""
    store = await Store.open(address)
    yield store
    await store.close()
