"""Who advises the strongest level (§14.1): network, then table; what cannot be read is left out."""

from collections.abc import Mapping
from functools import cache, partial
from logging import getLogger
from math import exp
from pathlib import Path
from typing import NamedTuple

from teban.core.ids import Action
from teban.core.refused import Refused
from teban.core.seat import Seat
from teban.games.card_othello import space
from teban.games.card_othello.levels import observing
from teban.games.card_othello.levels.keys import (
    abstract_action,
    abstract_key,
    exact_action,
    exact_key,
)
from teban.players.learned.guided import Adviser
from teban.players.learned.network import Network, read_network
from teban.players.learned.table import PolicyTable, read_table

MODELS = Path(__file__).parents[1] / "models"
"""What is shipped, made by `teban learn`."""
TABLE, NETWORK, DESCRIPTION = "policy_table.json", "policy.onnx", "policy_onnx.json"
TEMPER = 40.0
"""So many points more in the table make an action nearly three times as promising."""

log = getLogger(__name__)


class Said(NamedTuple):
    """What one adviser says."""

    by: str
    weights: Mapping[Action, float]


class Models(NamedTuple):
    """What was learned, as far as its files are there, whole, and of a known version."""

    network: Network | None
    table: PolicyTable | None


class TableSays(NamedTuple):
    """What the table knows of the legal actions."""

    by: str
    scores: Mapping[Action, float]


@cache
def models(folder: Path) -> Models:
    """Network and table, read once; what is wrong with a file is noted."""
    network = table = None
    try:
        network = read_network(folder / NETWORK, folder / DESCRIPTION, observing.SHAPE)
    except Refused as why:
        log.info("no network: %s", why)
    try:
        table = read_table(folder / TABLE)
    except Refused as why:
        log.info("no table: %s", why)
    return Models(network, table)


def advisers(folder: Path) -> tuple[Adviser, ...]:
    """The network, then the table."""
    network, table = models(folder)
    found: list[Adviser] = []
    if network is not None:
        found.append(partial(ask_network, network))
    if table is not None:
        found.append(partial(ask_table, table))
    return tuple(found)


def ask_network(network: Network, seat: Seat) -> Said | None:
    """A card or none, and where to place."""
    if not observing.at_large(seat):
        return None
    logits = network.ask(observing.row(seat))
    return Said("network", observing.weights(seat, *logits))


def ask_table(table: PolicyTable, seat: Seat) -> Said | None:
    """Its scores as weights; of equal ones the first action comes first in the search too."""
    said = table_says(table, seat)
    if said is None:
        return None
    most = max(said.scores.values())
    weights = {action: exp((score - most) / TEMPER) for action, score in said.scores.items()}
    return Said(said.by, weights)


def table_says(table: PolicyTable, seat: Seat) -> TableSays | None:
    """§14.2: of exactly this position, else of this kind of position."""
    if not observing.at_large(seat):
        return None
    legal = seat.decision.legal
    key, turned = exact_key(seat, table.normal)
    exact = {action: exact_action(action, turned) for action in legal}
    scores = _known(exact, table.exact(key, [*exact.values()]))
    if scores:
        return TableSays("table_exact", scores)
    kinds = {action: abstract_action(action) for action in legal}
    scores = _known(kinds, table.abstract(abstract_key(seat), [*kinds.values()]))
    return TableSays("table_abstract", scores) if scores else None


def _known(names: Mapping[Action, str], scores: Mapping[str, float]) -> dict[Action, float]:
    """The score of every action that has one.

    None where the table knows cards only: who answers must not tell what is in a hand.
    """
    if not any(name in scores for action, name in names.items() if action >= space.PLACE):
        return {}
    return {action: scores[name] for action, name in names.items() if name in scores}
