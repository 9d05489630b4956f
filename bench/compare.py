"""Is this working tree faster or slower than another commit? Two checkouts, measured by turns.

Usage: python bench/compare.py REF [--game NAME]... [--server] [--rounds 6] [--seconds 1]

Without a choice it measures every game. Each round measures both checkouts one right after the
other, in turn the one and the other first; the dependencies are those of this environment for both.
A figure is the ratio of this tree to REF within a round, so that a machine that gets slower in the
middle makes both slower; told is its geometric mean over the rounds with a 99 % interval (Student's
t of the logarithms): of fifty figures of two equal trees, some lie outside of their 95 %. Ends with
1 if the whole interval of a figure says "worse".
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from math import exp, log
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from scipy.stats import t as student

ROOT = Path(__file__).parents[1]
NO_FIGURES = ("compared", "on", "matches", "seconds")
"""What a report says besides: what was measured, on what, and for how long."""
LOWER_IS_BETTER = ("_ms", "_mb")
Figures = dict[str, float]


def figures(report: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, float]]:
    """Every number that was measured, by the names that lead to it."""
    for name, value in report.items():
        if isinstance(value, Mapping) and name not in NO_FIGURES:
            yield from figures(value, f"{above}{name}.")
        elif isinstance(value, int | float) and name not in NO_FIGURES:
            yield above + name, float(value)


def measured(tree: Path, command: list[str]) -> Figures:
    environ = os.environ | {"PYTHONPATH": str(tree), "TEBAN_LANG": "en"}
    done = subprocess.run(
        [sys.executable, *command], cwd=tree, env=environ, check=True, stdout=subprocess.PIPE
    )
    # A figure of zero, say memory that cannot be read, has no ratio.
    return {name: value for name, value in figures(json.loads(done.stdout)) if value > 0}


def ratio(ours: list[float], theirs: list[float]) -> tuple[float, float, float]:
    """The geometric mean of ours to theirs, and the ends of its interval."""
    logs = [log(one / other) for one, other in zip(ours, theirs, strict=True)]
    middle = fmean(logs)
    reach = student.ppf(0.995, len(logs) - 1) * stdev(logs) / len(logs) ** 0.5
    return exp(middle), exp(middle - reach), exp(middle + reach)


def judged(name: str, low: float, high: float) -> str:
    worse, better = (low > 1, high < 1) if name.endswith(LOWER_IS_BETTER) else (high < 1, low > 1)
    return "worse" if worse else "better" if better else ""


def compare(title: str, trees: tuple[Path, Path], command: list[str], rounds: int) -> bool:
    """Print a line for each figure; whether none is worse."""
    found: dict[Path, list[Figures]] = {tree: [] for tree in trees}
    for number in range(rounds):
        for tree in trees if number % 2 else reversed(trees):
            print(f"{title}: {number + 1} of {rounds}, {tree}", file=sys.stderr)
            found[tree].append(measured(tree, command))
    fine = True
    ours, theirs = (found[tree] for tree in trees)
    names = [name for name in ours[0] if all(name in run for run in (*ours, *theirs))]
    for name in names:
        columns = [run[name] for run in ours], [run[name] for run in theirs]
        middle, low, high = ratio(*columns)
        verdict = judged(name, low, high)
        fine &= verdict != "worse"
        means = " ".join(f"{fmean(column):>12,.1f}" for column in reversed(columns))
        print(f"{title:13} {name:34} {means}  {middle:5.3f} ({low:.3f}-{high:.3f}) {verdict}")
    return fine


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("ref", help="the other commit")
    parser.add_argument("--game", action="append", default=[], help="only this one; repeatable")
    parser.add_argument("--server", action="store_true", help="the server, and games if named")
    parser.add_argument("--rounds", type=int, default=6, help="at least 3")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure of a round")
    given = parser.parse_args()
    if given.rounds < 3:
        parser.error("--rounds is wrong: an interval needs at least 3")
    games = given.game or ([] if given.server else sorted(_games()))
    seconds = f"{given.seconds:g}"
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "other"
        git = ("git", "-C", str(ROOT), "worktree")
        subprocess.run([*git, "add", "--quiet", "--detach", str(other), given.ref], check=True)
        try:
            trees = (ROOT, other)
            fine = [
                compare(
                    game,
                    trees,
                    ["-m", "teban", "bench", game, "--json", "--seconds", seconds],
                    given.rounds,
                )
                for game in games
            ]
            if given.server:
                command = ["bench/server.py", "--json", "--seconds", seconds]
                fine.append(compare("server", trees, command, given.rounds))
        finally:
            subprocess.run([*git, "remove", "--force", str(other)], check=True)
    sys.exit(0 if all(fine) else 1)


def _games() -> list[str]:
    from teban.core.registry import games

    return list(games())


if __name__ == "__main__":
    main()
