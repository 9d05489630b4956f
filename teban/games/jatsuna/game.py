"""Jatsuna (蛇突奈): what the game is."""

from collections.abc import Mapping, Sequence

from teban.core.chance import Luck
from teban.core.event import kinds_of
from teban.core.frames import Events
from teban.core.game import Game
from teban.games.jatsuna import events, picture, rules, saved, setup, space, view
from teban.games.jatsuna.levels import DIALS, LEVELS, STUDIED, custom, facing
from teban.games.jatsuna.levels.batch import batch
from teban.games.jatsuna.levels.brain import playouts
from teban.games.jatsuna.options import Company, First, Layout, Options, Transform
from teban.games.jatsuna.refusals import Why
from teban.games.jatsuna.scenario import JatsunaWords
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


class Jatsuna(Game[JatsunaState]):
    """The game."""

    key = "jatsuna"
    seat_names = tuple(SIDES)
    position = JatsunaState
    options, private, presets = Options, Company, setup.PRESETS
    events, codes = kinds_of(events), tuple(why.value for why in Why)
    in_terminal, in_scenarios = JatsunaTerminal, JatsunaWords

    levels, dials, studied = LEVELS, DIALS, tuple(STUDIED)
    custom, facing, playouts = staticmethod(custom), staticmethod(facing), staticmethod(playouts)
    batch = batch
    compared: Mapping[str, tuple[str, ...]] = {
        "transform": tuple(Transform),
        "layout": tuple(Layout),
    }
    starts: Mapping[str, tuple[str, ...]] = {"first": (First.ORB, First.GEM, First.STELLA)}

    fold, picture = staticmethod(view.fold), staticmethod(picture.picture)

    def begin(
        self, options: Options, private: Sequence[Company], luck: Luck, events: Events = None
    ) -> JatsunaState:
        """The start of a game."""
        return setup.start(self.position, options, private, luck)

    def actions(self, options: Options) -> int:
        """The size of the action space."""
        return space.ACTIONS
