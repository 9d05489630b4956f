"""SquFibo (すくふぃぼ): what the game is."""

from collections.abc import Sequence

from teban.core.frames import Events
from teban.core.game import Game, Nothing
from teban.games.squfibo import rules, saved, setup, space, view, worlds
from teban.games.squfibo.events import KINDS
from teban.games.squfibo.levels import DIALS, LEVELS, custom
from teban.games.squfibo.options import Options
from teban.games.squfibo.refusals import Why
from teban.games.squfibo.scenario.words import Words
from teban.games.squfibo.state import LETTERS, Board
from teban.games.squfibo.terminal import SquFiboTerminal


class SquFiboState(Board):
    """A position, with the rules of every room."""

    notation = space
    actors, decision, apply = rules.actors, rules.decision, rules.apply
    result, resumed = rules.result, rules.resumed
    observe, knowledge, key = view.observe, view.knowledge, view.key
    view = view.view
    disguise = worlds.disguise
    dump, load = saved.dump, classmethod(saved.load)


class SquFibo(Game):
    """The game."""

    key = "squfibo"
    seat_names = LETTERS
    position = SquFiboState
    options, presets = Options, setup.PRESETS
    events, codes = KINDS, tuple(why.value for why in Why)
    levels, dials, custom = LEVELS, DIALS, staticmethod(custom)
    rival = "easy"
    terminal, vocabulary = SquFiboTerminal(), Words(SquFiboState)

    default_action, tally = staticmethod(rules.default_action), staticmethod(rules.tally)
    fold = staticmethod(view.fold)
    number_of_actions = space.ACTIONS

    def new(
        self, options: Options, private: Sequence[Nothing], seed: bytes, events: Events = None
    ) -> SquFiboState:
        """The start of a game."""
        return setup.begin(options, private, seed, SquFiboState)
