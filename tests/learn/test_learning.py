"""From self-play to table and network: repeatable, readable again, and better than guessing."""

from pathlib import Path

import numpy as np
import pytest

from teban.games.card_othello.game import CardOthello
from teban.games.card_othello.levels.advisers import DESCRIPTION, NETWORK, TABLE
from teban.games.card_othello.levels.observing import SHAPE
from teban.games.card_othello.levels.positional import Positional
from teban.games.card_othello.levels.school import CardOthelloSchool
from teban.games.card_othello.options import Options
from teban.learn.export import write_network, write_table
from teban.learn.network import output_widths, train
from teban.learn.selfplay import Learned, play_many
from teban.learn.table import ABSTRACT_VISITS, EXACT_VISITS, tabulate
from teban.players.learned.lessons import Lesson, Noted, Target
from teban.players.learned.network import read_network
from teban.players.learned.table import V2, read_table
from tests.cli.shell import teban

pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")

SCHOOL = CardOthelloSchool(Positional)


class Quick(CardOthello):
    """The game with a teacher that does not think."""

    school = SCHOOL


@pytest.fixture(scope="module")
def learned() -> list[Learned]:
    return play_many(Quick(), Options(), games=60, seed=1, processes=1)


def test_the_same_seed_gives_the_same_lessons(learned: list[Learned]) -> None:
    again = play_many(Quick(), Options(), games=3, seed=1, processes=1)
    assert again == learned[: len(again)]
    assert play_many(Quick(), Options(), games=3, seed=2, processes=1) != again


def test_lessons_are_choices_among_what_was_possible(learned: list[Learned]) -> None:
    cards = 0
    for one in learned:
        assert one.outcome in (-1, 0, 1)
        assert len(one.lesson.row) == SHAPE.inputs
        for target in one.lesson.targets:
            assert target.chosen is None or target.chosen in target.possible
        cards += one.lesson.exact.action.startswith("use_card:")
    assert 0 < cards < len(learned)


def test_symmetries_move_everything_somewhere() -> None:
    widths = output_widths(SCHOOL)
    first = SCHOOL.symmetries[0]
    assert first.row == tuple(range(SHAPE.inputs))
    assert len(set(SCHOOL.symmetries)) == 8
    for symmetry in SCHOOL.symmetries:
        assert sorted(symmetry.row) == [*range(SHAPE.inputs)]
        assert symmetry.row[:64] == symmetry.targets[0]
        assert [sorted(places) for places in symmetry.targets] == [[*range(n)] for n in widths]


def lesson(state: str, action: str, outcome: float) -> Learned:
    noted = Noted(state, action)
    return Learned(Lesson(noted, noted, (), (Target((), None),)), outcome)


def test_a_table_counts_how_actions_ended() -> None:
    lessons = [
        *(lesson("often", "good", outcome) for outcome in (1, 1, 0, -1) * 3),
        *(lesson("often", "bad", -1.0) for _ in range(12)),
        lesson("often", "lucky", 1.0),
        *(lesson("seldom", "good", 1.0) for _ in range(EXACT_VISITS)),
        *(lesson("once", "good", 1.0) for _ in range(EXACT_VISITS - 1)),
    ]
    table = tabulate(lessons)
    assert table.schema_version == V2
    assert [*table.states] == ["often", "seldom"]
    assert [*table.abstract_states] == ["often"]
    assert EXACT_VISITS < ABSTRACT_VISITS
    often = table.states["often"]
    assert (often.visits, often.best_action) == (25, "good")
    assert (often.best_action_visits, often.best_action_avg_outcome) == (12, 0.25)
    assert often.actions["bad"].avg_outcome == -1
    assert table.stats.records_read == len(lessons)


def test_files_can_be_read_again_and_say_the_same(learned: list[Learned], tmp_path: Path) -> None:
    table = tabulate(learned)
    write_table(tmp_path / TABLE, table)
    assert read_table(tmp_path / TABLE) == table
    trained = train(learned, SCHOOL, epochs=1, seed=1)
    write_network(tmp_path / NETWORK, tmp_path / DESCRIPTION, trained, SCHOOL, {"games": 60})
    network = read_network(tmp_path / NETWORK, tmp_path / DESCRIPTION, SHAPE)
    row = learned[-1].lesson.row
    value = np.array([row], np.float32)
    *hidden, (weights, bias) = trained.layers
    for layer_weights, layer_bias in hidden:
        value = np.maximum(value @ layer_weights + layer_bias, 0)
    wanted = (value @ weights + bias)[0]
    places, cards = network.ask(row)
    assert [*places, *cards] == pytest.approx(wanted.tolist(), abs=1e-4)


def test_the_network_learns_to_guess_the_teacher(learned: list[Learned]) -> None:
    parts: list[float] = []
    trained = train(learned, SCHOOL, epochs=12, seed=1, progress=parts.append)
    first = train(learned, SCHOOL, epochs=1, seed=1)
    assert trained.loss < first.loss
    places = [len(one.lesson.targets[0].possible) for one in learned]
    guessing = sum(1 / count for count in places if count) / len(places)
    assert trained.right[0] > guessing + 0.1
    assert len(parts) == 12
    again = train(learned, SCHOOL, epochs=1, seed=1)
    assert again.loss == first.loss


def test_the_command_writes_the_files_and_says_so(tmp_path: Path) -> None:
    command = f"learn card_othello --games 1 --epochs 1 --processes 1 --out {tmp_path}"
    assert "Written: " in teban(*command.split()).output
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(SCHOOL.files)
    read_table(tmp_path / TABLE)
    read_network(tmp_path / NETWORK, tmp_path / DESCRIPTION, SHAPE)


def test_the_command_refuses_what_it_cannot_use(tmp_path: Path) -> None:
    shown = teban(*f"learn reversi --out {tmp_path}".split(), code=2).output
    assert "game is wrong: reversi; expected one of: " in shown
    assert "card_othello" in shown
    shown = teban(*f"learn card_othello --out {tmp_path}/none".split(), code=2).output
    assert "--out is wrong" in shown
