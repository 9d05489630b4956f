"""`kill -9` at any moment takes nothing that was acknowledged."""

import subprocess
import sys
from pathlib import Path

import pytest

from teban.server.storage import Store
from tests.server.storage.made import line, lines

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[3]


def acknowledged_until_killed(address: str, count: int) -> dict[str, int]:
    """Run the appender and kill it at once after some lines: how many each match has."""
    command = [sys.executable, "-m", "tests.server.storage.appender", address]
    found: dict[str, int] = {}
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for row, said in enumerate(process.stdout, 1):
            if row == count:
                process.kill()
            # What was in the pipe when it died was acknowledged too; only the last line of all
            # may be cut off.
            if said.endswith("\n"):
                match, number = said.split()
                found[match] = int(number) + 1
    assert process.returncode == -9
    return found


@pytest.mark.parametrize("count", [50, 333, 1000])
async def test_no_acknowledged_line_is_lost(address: str, count: int) -> None:
    acknowledged = acknowledged_until_killed(address, count)
    assert sum(acknowledged.values()) >= count
    store = await Store.open(address)
    for match, length in acknowledged.items():
        stored = (await store.load_match(match)).record.lines
        assert len(stored) >= length
        assert stored == tuple(lines(len(stored)))
        # And the match goes on.
        await store.append(match, len(stored), [line(len(stored))])
    await store.close()
