"""`teban learn`: a policy table and a policy network out of self-play."""

from pathlib import Path

import click

from teban.cli.output import print_json, progress
from teban.cli.setting import game_named
from teban.cli.wanted import Wanted
from teban.cli.words import (
    Command,
    Option,
    count_option,
    json_option,
    lang_option,
    processes_option,
    words,
)
from teban.core import registry
from teban.core.game import Game
from teban.core.refused import Expect, bad_value
from teban.lab.games import cores
from teban.players.learned.lessons import Teachable

PACKAGES = ("numpy", "onnx")


@click.command(cls=Command)
@click.argument("game")
@count_option("--games", 240, "help-learn-games")
@count_option("--epochs", 30, "help-learn-epochs")
@count_option("--seed", 0, "help-learn-seed", least=0)
@processes_option
@click.option(
    "--out", metavar="FOLDER", type=Path, required=True, cls=Option, help="help-learn-out"
)
@json_option
@lang_option
def learn(
    game: str,
    games: int,
    epochs: int,
    seed: int,
    processes: int | None,
    out: Path,
    as_json: bool,
) -> None:
    chosen = game_named(game)
    school = _teachable(chosen).school
    if not out.is_dir():
        raise bad_value("--out", str(out), Wanted.FOLDER)
    try:
        from teban.learn.export import write_network, write_table
        from teban.learn.network import train
    except ImportError as missing:
        raise bad_value("learn", missing.name, Wanted.PACKAGE, install="teban[learn]") from None
    from teban.learn.selfplay import play_many
    from teban.learn.table import tabulate

    with progress(words()("learning-games", games=games)) as tell:
        learned = play_many(chosen, chosen.options(), games, seed, processes or cores(), tell)
    with progress(words()("learning-network", epochs=epochs)) as tell:
        trained = train(learned, school, epochs, seed, tell)
    table = tabulate(learned)
    paths = [out / name for name in school.files]
    stats = {"games": games, "choices": len(learned), "seed": seed, "epochs": epochs}
    write_table(paths[0], table)
    write_network(paths[1], paths[2], trained, school, stats)
    figures = {
        "game": chosen.key,
        **stats,
        "states": len(table.states),
        "abstract_states": len(table.abstract_states),
        "place_accuracy": round(trained.right[0], 3),
        "card_accuracy": round(trained.right[1], 3),
        "best_epoch": trained.epochs,
        "bytes": {path.name: path.stat().st_size for path in paths},
    }
    if as_json:
        print_json(figures)
    else:
        click.echo(words()("learned", **{**figures, "files": " ".join(map(str, paths))}))


def _teachable(game: Game) -> Teachable:
    if isinstance(game, Teachable):
        return game
    games = registry.games().values()
    names = tuple(other.key for other in games if isinstance(other, Teachable))
    raise bad_value("game", game.key, Expect.ONE_OF, names=names)
