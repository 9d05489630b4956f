"""`[(3,6), f3]`, `{legal: (2,3)}`: between brackets YAML cuts a cell at its comma.

Rulebooks write cells like that, so the pieces are put together again before anybody reads them.
"""

from collections.abc import Callable, Iterable
from itertools import chain
from typing import TypeAlias, TypeVar

import yaml

Pair: TypeAlias = tuple[yaml.Node, yaml.Node]
P = TypeVar("P")


def join_cells(node: yaml.Node) -> None:
    """Make every cell in this part of a document whole."""
    match node:
        case yaml.SequenceNode(value=nodes, flow_style=flow):
            _each(nodes)
            node.value = _whole(nodes, _after) if flow else nodes
        case yaml.MappingNode(value=pairs, flow_style=flow):
            _each(chain.from_iterable(pairs))
            node.value = _whole(pairs, _after_pair) if flow else pairs
        case _:
            pass


def _each(nodes: Iterable[yaml.Node]) -> None:
    for node in nodes:
        join_cells(node)


def _whole(parts: list[P], after: Callable[[P, P], list[P]]) -> list[P]:
    whole: list[P] = []
    for part in parts:
        whole += after(whole.pop(), part) if whole else [part]
    return whole


def _after(cut: yaml.Node, rest: yaml.Node) -> list[yaml.Node]:
    """One node if the first is cut, else both."""
    if not (_plain(cut) and _plain(rest) and cut.value.count("(") > cut.value.count(")")):
        return [cut, rest]
    text = f"{cut.value},{rest.value}"
    return [yaml.ScalarNode("tag:yaml.org,2002:str", text, cut.start_mark, rest.end_mark)]


def _after_pair(cut: Pair, rest: Pair) -> list[Pair]:
    """In a mapping, what follows the comma has become a key with nothing behind it."""
    (word, value), (key, nothing) = cut, rest
    if nothing.value or len(joined := _after(value, key)) > 1:
        return [cut, rest]
    return [(word, joined[0])]


def _plain(node: yaml.Node) -> bool:
    return isinstance(node, yaml.ScalarNode) and node.style is None
