"""SquFibo (すくふぃぼ): what the game is."""

from collections.abc import Sequence

from teban.core.chance import Luck
from teban.core.event import kinds_of
from teban.core.frames import Events
from teban.core.game import Game, Nothing
from teban.games.squfibo import events, picture, rules, saved, setup, space, view, worlds
from teban.games.squfibo.levels import DIALS, LEVELS, custom
from teban.games.squfibo.options import Options
from teban.games.squfibo.refusals import Why
from teban.games.squfibo.scenario import SquFiboWords
from teban.games.squfibo.state import LETTERS, Board
from teban.games.squfibo.terminal import SquFiboTerminal


class SquFiboState(Board):
    """A position, with the rules of every room."""

    notation = space
    actors, decision, apply = rules.actors, rules.decision, rules.apply
    result, resumed = rules.result, rules.resumed
    observe, knowledge, key = view.observe, view.knowledge, view.key
    view = view.view
    disguise, check = worlds.disguise, saved.check


class SquFibo(Game[SquFiboState]):
    """The game."""

    key = "squfibo"
    seat_names = LETTERS
    position = SquFiboState
    options, presets = Options, setup.PRESETS
    events, codes = kinds_of(events), tuple(why.value for why in Why)
    levels, dials, custom = LEVELS, DIALS, staticmethod(custom)
    rival = "easy"
    in_terminal, in_scenarios = SquFiboTerminal, SquFiboWords

    default_action, tally = staticmethod(rules.default_action), staticmethod(rules.tally)
    fold, picture = staticmethod(view.fold), staticmethod(picture.picture)

    def begin(
        self, options: Options, private: Sequence[Nothing], luck: Luck, events: Events = None
    ) -> SquFiboState:
        """The start of a game."""
        return setup.begin(self.position, options, luck)

    def actions(self, options: Options) -> int:
        """The size of the action space."""
        return space.ACTIONS
