"""What was learned, as files: a policy table, and a network with its description."""

from pathlib import Path
from typing import Any

import numpy as np
from msgspec import json

from teban.learn.network import Array, Layers, Trained, output_widths
from teban.players.learned.lessons import School
from teban.players.learned.network import CARDS, INPUT, PLACES, V1, Description
from teban.players.learned.table import PolicyTable

OPSET, IR = 17, 8
"""Old enough for every runtime of today."""
DIGITS = 4


def write_table(path: Path, table: PolicyTable) -> None:
    """The table as JSON."""
    path.write_bytes(json.encode(table) + b"\n")


def write_network(
    path: Path, description: Path, trained: Trained, school: School, stats: dict[str, int]
) -> None:
    """The ONNX file, and beside it what its numbers mean."""
    path.write_bytes(_onnx(trained.layers, school))
    told = describe(trained, school, stats)
    description.write_bytes(json.format(json.encode(told), indent=2) + b"\n")


def describe(trained: Trained, school: School, stats: dict[str, int]) -> Description:
    """What a player has to know of the network."""
    shape = school.shape
    place, card = (round(part, DIGITS) for part in trained.right)
    return Description(
        schema_version=V1,
        input_name=INPUT,
        output_names=(PLACES, CARDS),
        place_output_name=PLACES,
        card_output_name=CARDS,
        input_dim=shape.inputs,
        base_input_dim=shape.base,
        output_dim=shape.places,
        card_output_dim=len(shape.card_ids),
        board_size=shape.board,
        action_space="place + card",
        card_action_ids=shape.card_ids,
        feature_spec="board, moves, discs, charges, deck, waiting, copies, usable",
        training={
            "loss": round(trained.loss, DIGITS),
            "placeAccuracy": place,
            "cardAccuracy": card,
            "bestEpoch": trained.epochs,
        },
        stats=stats,
    )


def _onnx(layers: Layers, school: School) -> bytes:
    from onnx import TensorProto, checker, helper

    graph = _Graph()
    last = INPUT
    for at, (weights, bias) in enumerate(layers[:-1], 1):
        last = graph.rectified(graph.dense(f"hidden{at}", last, weights, bias))
    weights, bias = layers[-1]
    begin = 0
    names = (PLACES, CARDS)
    for name, width in zip(names, output_widths(school), strict=True):
        part = slice(begin, begin + width)
        graph.dense(name, last, weights[:, part], bias[part])
        begin += width
    ports = (school.shape.inputs, *output_widths(school))
    given, *outputs = (
        helper.make_tensor_value_info(name, TensorProto.FLOAT, ["batch", width])
        for name, width in zip((INPUT, *names), ports, strict=True)
    )
    made = helper.make_graph(graph.nodes, "policy", [given], outputs, graph.constants)
    opset = helper.make_opsetid("", OPSET)
    model = helper.make_model(made, opset_imports=[opset], ir_version=IR, producer_name="teban")
    checker.check_model(model)
    data: bytes = model.SerializeToString(deterministic=True)
    return data


class _Graph:
    """Nodes and constants of an ONNX file in the making."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.constants: list[Any] = []

    def dense(self, name: str, source: str, weights: Array, bias: Array) -> str:
        from onnx import helper, numpy_helper

        parts = {f"{name}_weights": weights, f"{name}_bias": bias}
        for part, values in parts.items():
            self.constants.append(numpy_helper.from_array(np.ascontiguousarray(values), part))
        self.nodes.append(helper.make_node("Gemm", [source, *parts], [name]))
        return name

    def rectified(self, source: str) -> str:
        from onnx import helper

        self.nodes.append(helper.make_node("Relu", [source], [f"{source}_relu"]))
        return f"{source}_relu"
