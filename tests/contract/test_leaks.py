"""The checks of the contract catch every planted leak, and only because of the leak."""

from collections.abc import Callable
from functools import partial
from itertools import chain

import pytest

from teban.core.game import Game
from teban.core.match import Match
from teban.core.turns import TurnState
from tests.contract import keys, rates, refusing, secrecy, unshown
from tests.contract.counts import COUNTS
from tests.contract.damage import check_changed_dumps, check_damaged_dumps
from tests.contract.leaks import (
    GENERIC,
    LEAKS,
    MATCHES,
    AnyKeyIsTheMoment,
    AnyRefusalTells,
    Check,
    Leak,
    Wrapped,
    careless,
    drop_checks,
    each,
    forgiving,
    refusals,
    spoiled,
    spoiled_torture,
)
from tests.contract.play import steps
from tests.contract.tables import Table, all_tables, trials_of
from tests.contract.torture.game import TORTURE
from tests.contract.torture.state import Torture

ENOUGH = 10
"""Plies; in a game of fewer there is too little to plant each kind of leak in."""
TABLES = [table for table in all_tables() if table.plies >= ENOUGH]
HIDING = [table for table in TABLES if table.hides]
PICKING = [table for table in HIDING if getattr(trials_of(table.game), "PICKS_UNSEEN", False)]
"""The games in which a large choice is made pick by pick, unseen."""
ONE_OF_EACH = {table.game.key: table for table in TABLES}.values()
REMEMBERING = [table.game for table in ONE_OF_EACH if unshown.memory_of(table.game)]
ONE_OF_EACH_REGISTERED = [table for table in ONE_OF_EACH if table.game is not TORTURE]
SEEDS = range(COUNTS.leaks)
CHECKS: dict[str, Check] = {getattr(leak.check, "__name__", ""): leak.check for leak in LEAKS}
CAUGHT = (AssertionError, pytest.fail.Exception)


def name(leak: Leak) -> str:
    return leak.position.__name__


def check_all(leak: Leak) -> None:
    for table in spoiled_torture(leak):
        leak.check(table, range(leak.games))


@pytest.mark.parametrize("leak", LEAKS, ids=name)
def test_a_leak_in_the_torture_game_is_caught(leak: Leak) -> None:
    with pytest.raises(CAUGHT):
        check_all(leak)


@pytest.mark.parametrize("check", CHECKS, ids=CHECKS)
def test_without_the_leak_the_same_games_pass(check: str) -> None:
    games = max(leak.games for leak in LEAKS if leak.check is CHECKS[check])
    check_all(Leak(Torture, CHECKS[check], games))


@pytest.mark.parametrize("table", HIDING, ids=str)
@pytest.mark.parametrize("wrap", GENERIC, ids=lambda wrap: wrap.__name__)
def test_a_leak_in_any_game_that_hides_something_is_caught(
    table: Table, wrap: type[Wrapped]
) -> None:
    # Whoever learns with every pick has each taken alone: no later one of a submission is refused.
    alone = wrap is AnyRefusalTells and issubclass(table.game.position, TurnState)
    check = refusals if alone else GENERIC[wrap]
    with pytest.raises(CAUGHT):
        check(spoiled(table, wrap), table.seeds(COUNTS.leaks))


def test_every_kind_of_leak_is_caught_by_a_check_of_what_is_hidden() -> None:
    """Where only folding or playing notices, a game that is wrong in both places would pass."""
    hidden = {module.__name__ for module in (secrecy, rates, keys, refusing, unshown)}
    caught = {leak.position for leak in LEAKS if leak.check.__module__ in hidden}
    assert {leak.position for leak in LEAKS} == caught
    assert all(check.__module__ in hidden for check in GENERIC.values())


@pytest.mark.parametrize("game", REMEMBERING, ids=lambda game: game.key)
def test_every_field_that_is_listed_as_memory_comes_to_hold_some(game: Game) -> None:
    tables = [table for table in all_tables() if table.game is game]
    games = (steps(table, seed) for seed in SEEDS for table in tables)
    empty = set(unshown.memory_of(game))
    for step in chain.from_iterable(games):
        empty -= unshown.noted(game, step.after.dump())
        if not empty:
            return
    pytest.fail(f"nothing is ever noted in {empty}")


@pytest.mark.parametrize("table", ONE_OF_EACH, ids=str)
@pytest.mark.parametrize("spoil", [careless, forgiving], ids=lambda spoil: spoil.__name__)
def test_a_game_that_loads_damaged_positions_is_caught(
    table: Table, spoil: Callable[[Table], Table]
) -> None:
    with pytest.raises(CAUGHT):
        each(check_damaged_dumps)(spoil(table), table.seeds(COUNTS.leaks))


@pytest.mark.parametrize("table", ONE_OF_EACH_REGISTERED, ids=str)
def test_a_game_that_checks_nothing_behind_the_digest_is_caught(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    drop_checks(table, monkeypatch)
    with pytest.raises(CAUGHT):
        each(check_changed_dumps)(table, SEEDS)


@pytest.mark.parametrize("table", ONE_OF_EACH, ids=str)
def test_a_key_that_is_only_the_moment_is_caught_in_open_games_too(table: Table) -> None:
    with pytest.raises(CAUGHT):
        keys.keys_tell_apart(spoiled(table, AnyKeyIsTheMoment), table.seeds(COUNTS.leaks))


@pytest.mark.parametrize("table", PICKING, ids=str)
@pytest.mark.parametrize("kind", MATCHES, ids=lambda kind: kind.__name__)
def test_a_match_that_counts_private_picks_is_caught(table: Table, kind: type[Match]) -> None:
    check = each(partial(secrecy.check_private_picks_leave_no_trace, kind=kind))
    with pytest.raises(CAUGHT):
        check(table, table.seeds(COUNTS.leaks))


@pytest.mark.parametrize("table", {table.game.key: table for table in HIDING}.values(), ids=str)
def test_wrapping_alone_is_no_leak(table: Table) -> None:
    """Of each game one table: all of them are checked without a wrapper elsewhere."""
    for check in set(GENERIC.values()):
        check(spoiled(table, Wrapped), table.seeds(2))
