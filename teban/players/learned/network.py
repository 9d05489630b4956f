"""Policy networks (`policy_onnx`): an ONNX file, and a description of it as JSON beside it.

The input is one row of numbers; each output is a row of logits over one set of actions. What they
mean is the game's affair; that they are what the game expects is checked here, field by field.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct, field

from teban.core.refused import Expect, bad_value
from teban.players.learned.files import check_version, contents, decoded, unfit

V1 = "policy_onnx.v1"
INPUT, PLACES, CARDS = "obs", "place_logits", "card_logits"


class Description(Struct, frozen=True, rename="camel"):
    """The file beside the network."""

    schema_version: str
    input_name: str
    place_output_name: str
    card_output_name: str
    input_dim: int
    output_dim: int
    card_output_dim: int
    board_size: int
    card_action_ids: tuple[str, ...]
    output_names: tuple[str, ...]
    base_input_dim: int
    action_space: str = ""
    feature_spec: str = ""
    training: dict[str, Any] = field(default_factory=dict)
    stats: dict[str, Any] = field(default_factory=dict)


class Shape(Struct, frozen=True):
    """What a game's features and actions look like."""

    base: int
    """Numbers of the input before those for each card action."""
    board: int
    """The side of the board."""
    card_ids: tuple[str, ...]

    @property
    def inputs(self) -> int:
        """Numbers in one row of the input."""
        return self.base + 2 * len(self.card_ids)

    @property
    def places(self) -> int:
        """Logits for placements."""
        return self.board * self.board


class Network:
    """A network that is ready to be asked."""

    def __init__(self, session: Any, description: Description) -> None:
        self._session = session
        self._input = description.input_name
        self._outputs = [description.place_output_name, description.card_output_name]

    def ask(self, row: Sequence[float]) -> tuple[list[float], list[float]]:
        """The logits for placements and for cards."""
        import numpy as np

        given = {self._input: np.array([row], np.float32)}
        places, cards = self._session.run(self._outputs, given)
        return places[0].tolist(), cards[0].tolist()


def read_network(path: Path, description: Path, shape: Shape) -> Network:
    """A network of this shape; refused, by what is wrong, if it is none."""
    told = decoded(description, Description)
    _check(told, shape)
    try:
        import onnxruntime

        options = onnxruntime.SessionOptions()
        # One thread: players think side by side, and a fixed order of sums is the same every time.
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = 4
        session = onnxruntime.InferenceSession(
            contents(path), options, providers=["CPUExecutionProvider"]
        )
    except ImportError as error:
        raise unfit(path, str(error)) from None
    except RuntimeError as error:
        raise unfit(path, str(error)) from None
    except Exception as error:
        # The library's own errors share no class, and some come from its C++ part.
        if not type(error).__module__.startswith("onnxruntime"):
            raise
        raise unfit(path, str(error)) from None
    _check_ports(path, session, told)
    return Network(session, told)


def _check(told: Description, shape: Shape) -> None:
    check_version("schemaVersion", told.schema_version, (V1,))
    wanted = {
        "inputDim": (told.input_dim, shape.inputs),
        "baseInputDim": (told.base_input_dim, shape.base),
        "outputDim": (told.output_dim, shape.places),
        "cardOutputDim": (told.card_output_dim, len(shape.card_ids)),
        "boardSize": (told.board_size, shape.board),
        "cardActionIds": (told.card_action_ids, shape.card_ids),
    }
    for name, (got, expected) in wanted.items():
        if got != expected:
            raise bad_value(name, got, Expect.EXACTLY, names=(str(expected),))


def _check_ports(path: Path, session: Any, told: Description) -> None:
    """The file itself must have what its description says."""
    inputs = {port.name: port.shape[-1] for port in session.get_inputs()}
    outputs = {port.name: port.shape[-1] for port in session.get_outputs()}
    _has_port(path, inputs, told.input_name, told.input_dim)
    _has_port(path, outputs, told.place_output_name, told.output_dim)
    _has_port(path, outputs, told.card_output_name, told.card_output_dim)


def _has_port(path: Path, ports: Mapping[str, Any], name: str, width: int) -> None:
    if ports.get(name) != width:
        raise unfit(path, f"{name}: {ports.get(name)} instead of {width}")
