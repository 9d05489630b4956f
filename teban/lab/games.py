"""Many games at once, on all cores. What comes out depends on the jobs, not on who does which."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import inf
from multiprocessing import get_context
from time import monotonic
from typing import TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")
Progress = Callable[[float], None]
"""The part of the work that is done, from 0 to 1."""


def cores() -> int:
    """How many processes can work at the same time here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def map_games(
    play: Callable[[Job], Done],
    jobs: Sequence[Job],
    processes: int,
    progress: Progress | None = None,
    seconds: float = inf,
) -> list[Done]:
    """What `play` makes of every job, in their order; it must be a function of a module.

    After so many seconds no job is begun any more, except the first.
    """
    tell = progress or (lambda part: None)
    until = monotonic() + seconds
    if processes <= 1:
        found: list[Done] = []
        for number, job in enumerate(jobs, 1):
            if found and monotonic() > until:
                break
            found.append(play(job))
            tell(number / len(jobs))
        return found
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(play, job) for job in jobs]
        try:
            for number, future in enumerate(as_completed(futures), 1):
                if not future.cancelled():
                    future.result()
                tell(number / len(jobs))
                if monotonic() > until:
                    for waiting in futures:
                        waiting.cancel()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
        return [future.result() for future in futures if not future.cancelled()]
