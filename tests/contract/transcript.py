"""Prints a digest of every random game, for comparing processes: `python -m` this module."""

from hashlib import blake2b

from tests.contract.checks import wired
from tests.contract.counts import COUNTS
from tests.contract.play import plain, steps, told
from tests.contract.tables import Table, all_tables


def digest(table: Table, seed: int) -> str:
    """Everything that happens and everything that is sent."""
    said = blake2b(digest_size=16)
    for step in steps(table, seed):
        said.update(wired(step.events) + plain(step.after.dump()))
        for viewer in table.viewers:
            for part in told(step.after, viewer, step.events).values():
                said.update(part)
        for seat in table.seats:
            said.update(plain(step.after.sample(seat, seed).dump()))
    return said.hexdigest()


if __name__ == "__main__":
    for table in all_tables():
        for seed in table.seeds(COUNTS.saves):
            print(table, seed, digest(table, seed))
