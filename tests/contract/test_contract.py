"""Every registered game, and the torture game, keeps the contract."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract import checks, damage, keys, orders, rates, refusing, secrecy, unshown
from tests.contract.counts import COUNTS
from tests.contract.tables import Table, all_tables
from tests.contract.torture.game import TORTURE
from tests.worded import refusals, say_all

TABLES = all_tables()
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_registered_table = pytest.mark.parametrize(
    "table", [table for table in TABLES if table.game is not TORTURE], ids=str
)
every_table_with_orders = pytest.mark.parametrize(
    "table", [table for table in TABLES if table.game.orders], ids=str
)


def transcript_of(hash_seed: str) -> list[str]:
    """What another process makes of the same games."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.contract.transcript"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        cwd=Path(__file__).parents[2],
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.splitlines()


@every_table
def test_random_play_reaches_the_end_in_order(table: Table) -> None:
    for seed in table.seeds(COUNTS.plays):
        checks.check_random_play(table, seed)


@every_table
def test_clones_are_apart(table: Table) -> None:
    for seed in table.seeds(COUNTS.saves):
        checks.check_clones_are_apart(table, seed)


@every_table
def test_questions_that_answer_themselves_change_nothing_else(table: Table) -> None:
    for seed in table.seeds(COUNTS.plays):
        checks.check_swift_play(table, seed)


@every_table
def test_a_game_saved_and_loaded_at_every_ply_goes_on_the_same(table: Table) -> None:
    for seed in table.seeds(COUNTS.saves):
        checks.check_save_and_load(table, seed)


@every_table
def test_a_damaged_dump_is_refused_or_tells_the_same(table: Table) -> None:
    for seed in table.seeds(COUNTS.damages):
        damage.check_damaged_dumps(table, seed)


@every_registered_table
def test_a_dump_that_was_changed_and_stamped_is_refused_or_plays_on(table: Table) -> None:
    for seed in table.seeds(COUNTS.damages):
        damage.check_changed_dumps(table, seed)


@every_table
def test_a_record_plays_the_same_match_again(table: Table) -> None:
    for seed in table.seeds(COUNTS.records):
        checks.check_records(table, seed)


def test_two_processes_with_different_hash_seeds_play_the_same_games() -> None:
    first, second = (transcript_of(hash_seed) for hash_seed in ("1", "2"))
    assert len(first) == sum(len(table.seeds(COUNTS.saves)) for table in TABLES)
    assert first == second


@every_table
def test_what_is_only_tried_changes_and_tells_nothing(table: Table) -> None:
    for seed in table.seeds(COUNTS.branches // 2):
        secrecy.check_attempts(table, seed)


@every_table_with_orders
def test_standing_orders_repeat_fold_and_tell_nothing_more(table: Table) -> None:
    for seed in table.seeds(COUNTS.records):
        orders.check_standing_orders(table, seed)


@every_table
def test_every_legal_action_leads_on_or_ends_the_game(table: Table) -> None:
    for seed in table.seeds(COUNTS.branches):
        checks.check_no_dead_ends(table, seed)


@every_table
def test_illegal_input_changes_nothing_and_is_refused_in_words(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    with refusals(monkeypatch) as made:
        for seed in table.seeds(COUNTS.refusals):
            checks.check_illegal_input(table, seed)
    assert made
    say_all(made, table.game)


@every_table
def test_a_submission_sent_again_does_nothing(table: Table) -> None:
    for seed in table.seeds(COUNTS.records):
        checks.check_resend(table, seed)


@every_table
def test_events_folded_over_the_old_view_give_the_new_view(table: Table) -> None:
    for seed in table.seeds(COUNTS.plays):
        checks.check_events_fold(table, seed)


@every_table
def test_a_sampled_world_looks_the_same_to_its_seat(table: Table) -> None:
    for seed in table.seeds(COUNTS.worlds):
        secrecy.check_sampled_worlds(table, seed)


@every_table
def test_nobody_is_told_more_than_they_know_or_knows_more_than_they_were_told(table: Table) -> None:
    secrecy.every_step_tells_what_is_known(table, table.seeds(COUNTS.worlds))


@every_table
def test_nobody_is_shown_what_they_are_to_remember(table: Table) -> None:
    for seed in table.seeds(COUNTS.worlds // 2):
        unshown.check_views_carry_no_memory(table, seed)


@every_table
def test_private_choices_stay_private(table: Table) -> None:
    for seed in table.seeds(COUNTS.worlds):
        secrecy.check_private_choices_stay_private(table, seed)


@every_table
def test_private_picks_leave_no_trace_in_a_match(table: Table) -> None:
    for seed in table.seeds(COUNTS.worlds // 2):
        secrecy.check_private_picks_leave_no_trace(table, seed)


@every_table
def test_positions_that_a_viewer_can_tell_apart_have_different_keys(table: Table) -> None:
    keys.keys_tell_apart(table, table.seeds(COUNTS.worlds // 2))


@every_table
def test_samples_vary_where_something_is_hidden(table: Table) -> None:
    secrecy.samples_vary(table, table.seeds(COUNTS.worlds))


@every_table
def test_samples_are_the_truth_no_oftener_than_chance_makes_them(table: Table) -> None:
    coins = rates.samples_are_no_truer_than_chance(table, table.seeds(COUNTS.samples))
    assert coins.enough or not table.hides, f"too few samples to catch a leak: {coins}"


@every_table
def test_the_seed_is_sent_to_nobody(table: Table) -> None:
    for seed in table.seeds(COUNTS.worlds):
        secrecy.check_the_seed_is_sent_to_nobody(table, seed)


@every_table
def test_a_refusal_tells_nothing_and_changes_nothing(table: Table) -> None:
    for seed in table.seeds(COUNTS.refusals):
        refusing.check_refusals_tell_nothing(table, seed)


@every_table
def test_a_refused_submission_tells_nothing(table: Table) -> None:
    for seed in table.seeds(COUNTS.refusals):
        secrecy.check_submissions_are_no_probe(table, seed)
