"""A small policy network from what was learned, with numpy alone.

Two hidden layers (ReLU); every output is compared with the teacher's choice among what was
possible (cross entropy after a softmax), trained by Adam. Each batch is turned and mirrored.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from teban.lab.games import Progress
from teban.learn.selfplay import Learned
from teban.players.learned.lessons import School, Symmetry, Target

Array = NDArray[np.float32]
Layers = list[tuple[Array, Array]]
"""Weights and bias of each layer; the last one holds all outputs side by side."""

HIDDEN = 96
BATCH = 256
RATE, FIRST, SECOND, TINY = 1e-3, 0.9, 0.999, 1e-8
DECAY = 1e-4
HELD_BACK = 0.1
"""The part of the choices that the network is only tested with."""
NEVER = np.float32(-1e9)


class Lessons(Struct, frozen=True):
    """Choices as arrays; the outputs side by side."""

    rows: Array
    possible: NDArray[np.bool_]
    chosen: NDArray[np.int64]
    """For each output the index within it; -1 if it was not asked."""


class Trained(Struct, frozen=True):
    """A network, and how well it guesses the teacher's choices that it was never shown."""

    layers: Layers
    loss: float
    right: tuple[float, ...]
    """For each output, how often its first choice is the teacher's."""
    epochs: int
    """After so many it was best."""


def train(
    learned: Sequence[Learned],
    school: School,
    epochs: int,
    seed: int,
    progress: Progress | None = None,
) -> Trained:
    """The network of the epoch that guesses best what was held back."""
    random = np.random.default_rng(seed)
    widths = output_widths(school)
    lessons = _arrays(learned, widths)
    order = random.permutation(len(lessons.rows))
    held = max(1, int(len(order) * HELD_BACK))
    test, shown = _some(lessons, order[:held]), _some(lessons, order[held:])
    layers = _begin(random, [school.shape.inputs, HIDDEN, HIDDEN, sum(widths)])
    adam = _Adam(layers)
    best: Trained | None = None
    for epoch in range(1, epochs + 1):
        for batch in _batches(shown, random):
            turned = _turned(batch, school.symmetries[int(random.integers(len(school.symmetries)))])
            adam.step(layers, _gradients(layers, turned, widths))
        loss, right = _tested(layers, test, widths)
        if best is None or loss < best.loss:
            kept = [(weights.copy(), bias.copy()) for weights, bias in layers]
            best = Trained(kept, loss, right, epoch)
        if progress:
            progress(epoch / epochs)
    assert best is not None
    return best


def output_widths(school: School) -> list[int]:
    """How many logits each output has."""
    return [school.shape.places, len(school.shape.card_ids)]


def _arrays(learned: Sequence[Learned], widths: Sequence[int]) -> Lessons:
    count = len(learned)
    rows = np.array([one.lesson.row for one in learned], np.float32)
    possible = np.zeros((count, sum(widths)), np.bool_)
    chosen = np.full((count, len(widths)), -1, np.int64)
    for at, one in enumerate(learned):
        begin = 0
        for output, (width, target) in enumerate(zip(widths, one.lesson.targets, strict=True)):
            _mark(possible[at, begin : begin + width], target)
            chosen[at, output] = -1 if target.chosen is None else target.chosen
            begin += width
    return Lessons(rows, possible, chosen)


def _mark(possible: NDArray[np.bool_], target: Target) -> None:
    possible[list(target.possible)] = True


def _some(lessons: Lessons, at: NDArray[np.int64]) -> Lessons:
    return Lessons(lessons.rows[at], lessons.possible[at], lessons.chosen[at])


def _batches(lessons: Lessons, random: np.random.Generator) -> Iterator[Lessons]:
    order = random.permutation(len(lessons.rows))
    for at in range(0, len(order), BATCH):
        yield _some(lessons, order[at : at + BATCH])


def _turned(lessons: Lessons, symmetry: Symmetry) -> Lessons:
    rows, possible = np.empty_like(lessons.rows), np.empty_like(lessons.possible)
    chosen = lessons.chosen.copy()
    rows[:, list(symmetry.row)] = lessons.rows
    begin = 0
    for output, places in enumerate(symmetry.targets):
        to = np.array(places)
        possible[:, begin + to] = lessons.possible[:, begin : begin + len(to)]
        asked = chosen[:, output] >= 0
        chosen[asked, output] = to[chosen[asked, output]]
        begin += len(to)
    return Lessons(rows, possible, chosen)


def _begin(random: np.random.Generator, widths: Sequence[int]) -> Layers:
    layers: Layers = []
    for before, after in pairwise(widths):
        weights = random.normal(0, np.sqrt(2 / before), (before, after)).astype(np.float32)
        layers.append((weights, np.zeros(after, np.float32)))
    weights, bias = layers[-1]
    layers[-1] = weights * np.float32(0.1), bias
    return layers


def _forward(layers: Layers, rows: Array) -> list[Array]:
    """What every layer gets, and the outputs at last."""
    found = [rows]
    for weights, bias in layers[:-1]:
        found.append(np.maximum(found[-1] @ weights + bias, np.float32(0)))
    weights, bias = layers[-1]
    return [*found, found[-1] @ weights + bias]


def _chances(logits: Array, possible: NDArray[np.bool_]) -> Array:
    masked = np.where(possible, logits, NEVER)
    raised = np.exp(masked - masked.max(axis=1, keepdims=True))
    shares: Array = raised / raised.sum(axis=1, keepdims=True)
    return shares


def _gradients(layers: Layers, lessons: Lessons, widths: Sequence[int]) -> Layers:
    given = _forward(layers, lessons.rows)
    error = np.zeros_like(given[-1])
    begin = 0
    for output, width in enumerate(widths):
        part = slice(begin, begin + width)
        asked = np.flatnonzero(lessons.chosen[:, output] >= 0)
        chances = _chances(given[-1][asked, part], lessons.possible[asked, part])
        chances[np.arange(len(asked)), lessons.chosen[asked, output]] -= 1
        error[asked, part] = chances / np.float32(len(lessons.rows))
        begin += width
    found: Layers = []
    for at in range(len(layers) - 1, -1, -1):
        weights, _ = layers[at]
        found.append((given[at].T @ error + np.float32(DECAY) * weights, error.sum(axis=0)))
        error = (error @ weights.T) * (given[at] > 0)
    return found[::-1]


def _tested(
    layers: Layers, lessons: Lessons, widths: Sequence[int]
) -> tuple[float, tuple[float, ...]]:
    logits = _forward(layers, lessons.rows)[-1]
    loss, right, begin = 0.0, [], 0
    for output, width in enumerate(widths):
        part = slice(begin, begin + width)
        asked = np.flatnonzero(lessons.chosen[:, output] >= 0)
        chances = _chances(logits[asked, part], lessons.possible[asked, part])
        wanted = lessons.chosen[asked, output]
        told = chances[np.arange(len(asked)), wanted]
        loss -= float(np.log(told + np.float32(TINY)).sum()) / len(lessons.rows)
        right.append(float((chances.argmax(axis=1) == wanted).mean()) if len(asked) else 0.0)
        begin += width
    return loss, tuple(right)


class _Adam:
    """Steps that remember the earlier ones (Kingma and Ba, 2014)."""

    def __init__(self, layers: Layers) -> None:
        self._steps = 0
        self._means = [[np.zeros_like(part) for part in layer] for layer in layers]
        self._squares = [[np.zeros_like(part) for part in layer] for layer in layers]

    def step(self, layers: Layers, gradients: Layers) -> None:
        self._steps += 1
        rate = RATE * np.sqrt(1 - SECOND**self._steps) / (1 - FIRST**self._steps)
        state = zip(layers, gradients, self._means, self._squares, strict=True)
        for layer, found, means, squares in state:
            for part, gradient, mean, square in zip(layer, found, means, squares, strict=True):
                mean += np.float32(1 - FIRST) * (gradient - mean)
                square += np.float32(1 - SECOND) * (gradient * gradient - square)
                part -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(TINY))
