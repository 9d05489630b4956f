"""A study as one HTML file: figures, and pictures inside it."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import groupby

from teban.core.terminal import Say
from teban.lab.balance.figures import Balance, Share
from teban.lab.balance.plots import plot

STYLE = """
body { font-family: system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { border: 1px solid #bbb; padding: .25rem .6rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; }
"""


def html(
    title: str,
    language: str,
    command: str,
    found: Sequence[Balance],
    say: Say,
    named: Callable[[str], str],
) -> str:
    """The whole page; `named` words a player."""
    top = [f"<h1>{escape(title)}</h1>", f"<pre>{escape(command)}</pre>"]
    body = "\n".join([*top, f"<p>{escape(say('balance-how'))}</p>", *_sections(found, say, named)])
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    page = f'<html lang="{language}"><head>{head}</head>\n<body>{body}</body></html>'
    return f"<!doctype html>\n{page}\n"


def _sections(found: Sequence[Balance], say: Say, named: Callable[[str], str]) -> Iterator[str]:
    for players, group in groupby(found, lambda balance: balance.players):
        tables = [*group]
        alike = len(set(players)) == 1
        title = named(players[0]) if alike else " / ".join(map(named, players))
        yield f"<h2>{escape(title)}</h2>"
        yield plot(tables)
        yield _table(_order_head(tables[0], say), [_order_row(balance) for balance in tables])
        for balance in tables:
            yield f"<h3>{escape(' '.join(balance.varied.values()) or '-')}</h3>"
            rows = [_share_row(share, say(f"seat-{share.name}")) for share in balance.seats]
            rows += [_share_row(share, named(share.name)) for share in balance.roles]
            yield _table(_share_head(say), rows)


def _order_head(balance: Balance, say: Say) -> list[str]:
    places = [say("balance-place", place=share.name) for share in balance.order]
    names = ("games", "draws", "spread", "interval", "p", "plies")
    counted = [say(f"tally-{name}") for name in balance.tally]
    return [say("balance-table"), *places, *(say(f"balance-{name}") for name in names), *counted]


def _order_row(balance: Balance) -> list[str]:
    return [
        " ".join(balance.varied.values()) or "-",
        *(f"{share.share:.1%}" for share in balance.order),
        f"{balance.games:,}",
        f"{balance.draws:.1%}",
        f"{100 * balance.spread:.1f}",
        f"{100 * balance.spread_low:.1f}–{100 * balance.spread_high:.1f}",
        f"{balance.p_value:.2g}",
        f"{balance.plies:.1f}",
        *(f"{number:.1f}" for number in balance.tally.values()),
    ]


def _share_head(say: Say) -> list[str]:
    names = ("side", "share", "interval", "shared", "last", "points", "rank")
    return [say(f"balance-{name}") for name in names]


def _share_row(share: Share, name: str) -> list[str]:
    return [
        name,
        f"{share.share:.1%}",
        f"{share.low:.1%}–{share.high:.1%}",
        f"{share.shared:.1%}",
        f"{share.last:.1%}",
        f"{share.points:.1f}",
        f"{share.rank:.2f}",
    ]


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"
