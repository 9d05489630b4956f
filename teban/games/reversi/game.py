"""Hidden Reversi (特殊コマ リバーシ): what the game is."""

from collections.abc import Sequence

from teban.core.frames import Events
from teban.core.game import Game, Peer
from teban.games.reversi import career, rules, saved, setup, view, worlds
from teban.games.reversi.events import KINDS
from teban.games.reversi.formats import FORMATS
from teban.games.reversi.levels import DIALS, LEVELS, custom
from teban.games.reversi.options import Options, Profile
from teban.games.reversi.refusals import Why
from teban.games.reversi.scenario.words import Words
from teban.games.reversi.space import space
from teban.games.reversi.state import Board
from teban.games.reversi.terminal import ReversiTerminal


class ReversiState(Board):
    """A position, with the rules of every room."""

    actors, decision, apply = rules.actors, rules.decision, rules.apply
    result, resumed = rules.result, rules.resumed
    observe, knowledge, key = view.observe, view.knowledge, view.key
    view = view.view
    disguise = worlds.disguise
    dump, load = saved.dump, classmethod(saved.load)


class Reversi(Game):
    """The game."""

    key, rules_version = "reversi", 2
    # Under 1 no badge brought an extended item.
    plays_on = (1,)
    seat_names = ("B", "W")
    position = ReversiState
    options, private, presets, usual = Options, Profile, setup.PRESETS, "items"
    events, codes = KINDS, tuple(why.value for why in Why)
    levels, dials, custom = LEVELS, DIALS, staticmethod(custom)
    terminal, vocabulary = ReversiTerminal(), Words(ReversiState)
    formats, openspiel = FORMATS, Peer("othello", same=True)

    newcomer, facing = staticmethod(career.newcomer), staticmethod(career.facing)
    brings, holds = staticmethod(career.brings), staticmethod(career.holds)
    earned, finished = staticmethod(career.earned), staticmethod(career.finished)
    fold = staticmethod(view.fold)

    def new(
        self, options: Options, private: Sequence[Profile], seed: bytes, events: Events = None
    ) -> ReversiState:
        """The start of a game."""
        return setup.start(options, private, seed, ReversiState)

    def actions(self, options: Options) -> int:
        """The size of the action space."""
        return space(options.size).actions
