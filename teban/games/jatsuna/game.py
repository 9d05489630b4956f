"""Jatsuna (蛇突奈): what the game is."""

from collections.abc import Mapping, Sequence

from teban.core.chance import Luck
from teban.core.frames import Events
from teban.core.game import Game
from teban.games.jatsuna import rules, saved, setup, space, view
from teban.games.jatsuna.events import KINDS
from teban.games.jatsuna.levels import DIALS, LEVELS, STUDIED, custom, facing
from teban.games.jatsuna.levels.batch import batch
from teban.games.jatsuna.levels.brain import playouts
from teban.games.jatsuna.options import Company, First, Layout, Options, Transform
from teban.games.jatsuna.refusals import Why
from teban.games.jatsuna.scenario.words import Words
from teban.games.jatsuna.sides import SIDES
from teban.games.jatsuna.state import Board
from teban.games.jatsuna.terminal import JatsunaTerminal


class JatsunaState(Board):
    """A position, with the rules of every room."""

    notation = space
    actors, decision, apply = rules.actors, rules.decision, rules.apply
    result, resumed = rules.result, rules.resumed
    observe, key = view.observe, view.key
    view = view.view
    dump, load = saved.dump, classmethod(saved.load)


class Jatsuna(Game):
    """The game."""

    key = "jatsuna"
    seat_names = tuple(SIDES)
    position = JatsunaState
    options, private, presets = Options, Company, setup.PRESETS
    events, codes = KINDS, tuple(why.value for why in Why)
    terminal, vocabulary = JatsunaTerminal(), Words(JatsunaState)

    levels, dials, studied = LEVELS, DIALS, tuple(STUDIED)
    custom, facing, playouts = staticmethod(custom), staticmethod(facing), staticmethod(playouts)
    batch = batch
    compared: Mapping[str, tuple[str, ...]] = {
        "transform": tuple(Transform),
        "layout": tuple(Layout),
    }
    starts: Mapping[str, tuple[str, ...]] = {"first": (First.ORB, First.GEM, First.STELLA)}

    fold = staticmethod(view.fold)
    number_of_actions = space.ACTIONS

    def new(
        self, options: Options, private: Sequence[Company], seed: bytes, events: Events = None
    ) -> JatsunaState:
        """The start of a game."""
        return setup.start(options, private, Luck(seed), JatsunaState)
