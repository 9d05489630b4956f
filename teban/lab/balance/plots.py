"""Pictures of a study as SVG: numbers and keys only, so that they suit every language."""

from collections.abc import Sequence
from io import StringIO

import matplotlib as mpl
from matplotlib.figure import Figure

from teban.lab.balance.figures import Balance

COLOURS = ("#c0392b", "#2471a3", "#1e8449", "#7d3c98")
MARKERS = ("o", "D", "*", "s")
APART = 0.18


def plot(found: Sequence[Balance]) -> str:
    """The share of every place in the order at every table, with its interval."""
    # Nothing random and no date: the same study is the same picture.
    with mpl.rc_context({"svg.hashsalt": "teban", "svg.fonttype": "none"}):
        figure = Figure(figsize=(1.6 + 1.1 * len(found), 3.6), layout="constrained")
        axes = figure.subplots()
        seats = len(found[0].order)
        axes.axhline(100 / seats, color="#999999", linewidth=1, linestyle="--")
        for place in range(seats):
            shares = [balance.order[place] for balance in found]
            axes.errorbar(
                [at + (place - (seats - 1) / 2) * APART for at in range(len(found))],
                [100 * share.share for share in shares],
                yerr=[
                    [100 * (share.share - share.low) for share in shares],
                    [100 * (share.high - share.share) for share in shares],
                ],
                fmt=MARKERS[place % len(MARKERS)],
                color=COLOURS[place % len(COLOURS)],
                capsize=3,
                label=str(place + 1),
            )
        labels = ["\n".join(balance.varied.values()) or "-" for balance in found]
        axes.set_xticks(range(len(found)), labels, fontsize=8)
        axes.set_ylabel("%")
        axes.set_ylim(bottom=0)
        axes.legend(ncols=seats, fontsize=8)
        written = StringIO()
        figure.savefig(written, format="svg", metadata={"Date": None})
    return written.getvalue().partition("<svg")[2].join(("<svg", ""))
