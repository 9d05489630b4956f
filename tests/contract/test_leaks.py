"""The checks of the contract catch every planted leak, and only because of the leak."""

import pytest

from tests.contract.counts import COUNTS
from tests.contract.leaks import GENERIC, LEAKS, Check, Leak, Wrapped, spoiled, spoiled_torture
from tests.contract.tables import Table, all_tables
from tests.contract.torture.state import Torture

HIDING = [table for table in all_tables() if table.hides]
SEEDS = range(COUNTS.leaks)
CHECKS: dict[str, Check] = {getattr(leak.check, "__name__", ""): leak.check for leak in LEAKS}
CAUGHT = (AssertionError, pytest.fail.Exception)


def name(leak: Leak) -> str:
    return leak.position.__name__


def check_all(leak: Leak) -> None:
    for table in spoiled_torture(leak):
        leak.check(table, SEEDS)


@pytest.mark.parametrize("leak", LEAKS, ids=name)
def test_a_leak_in_the_torture_game_is_caught(leak: Leak) -> None:
    with pytest.raises(CAUGHT):
        check_all(leak)


@pytest.mark.parametrize("check", CHECKS, ids=CHECKS)
def test_without_the_leak_the_same_games_pass(check: str) -> None:
    check_all(Leak(Torture, CHECKS[check]))


@pytest.mark.parametrize("table", HIDING, ids=str)
@pytest.mark.parametrize("wrap", GENERIC, ids=lambda wrap: wrap.__name__)
def test_a_leak_in_any_game_that_hides_something_is_caught(
    table: Table, wrap: type[Wrapped]
) -> None:
    with pytest.raises(CAUGHT):
        GENERIC[wrap](spoiled(table, wrap), table.seeds(COUNTS.leaks))


@pytest.mark.parametrize("table", {table.game.key: table for table in HIDING}.values(), ids=str)
def test_wrapping_alone_is_no_leak(table: Table) -> None:
    """Of each game one table: all of them are checked without a wrapper elsewhere."""
    for check in set(GENERIC.values()):
        check(spoiled(table, Wrapped), table.seeds(2))
