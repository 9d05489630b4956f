"""Hidden Reversi (特殊コマ リバーシ): what the game is."""

from collections.abc import Sequence

from teban.core.chance import Luck
from teban.core.event import kinds_of
from teban.core.frames import Events
from teban.core.game import Game, Peer
from teban.games.reversi import career, events, picture, rules, saved, setup, view, worlds
from teban.games.reversi.formats import FORMATS
from teban.games.reversi.levels import DIALS, LEVELS, custom
from teban.games.reversi.options import Options, Profile
from teban.games.reversi.refusals import Why
from teban.games.reversi.scenario import ReversiWords
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


class Reversi(Game[ReversiState]):
    """The game."""

    key, rules_version = "reversi", 2
    # Under 1 no badge brought an extended item.
    plays_on = (1,)
    seat_names = ("B", "W")
    position = ReversiState
    options, private, presets, usual = Options, Profile, setup.PRESETS, "items"
    events, codes = kinds_of(events), tuple(why.value for why in Why)
    levels, dials, custom = LEVELS, DIALS, staticmethod(custom)
    in_terminal, in_scenarios = ReversiTerminal, ReversiWords
    formats, openspiel = FORMATS, Peer("othello", same=True)

    newcomer, facing = staticmethod(career.newcomer), staticmethod(career.facing)
    brings, holds = staticmethod(career.brings), staticmethod(career.holds)
    earned, finished = staticmethod(career.earned), staticmethod(career.finished)
    fold, picture = staticmethod(view.fold), staticmethod(picture.picture)

    def begin(
        self, options: Options, private: Sequence[Profile], luck: Luck, events: Events = None
    ) -> ReversiState:
        """The start of a game."""
        return setup.start(self.position, options, private, luck)

    def actions(self, options: Options) -> int:
        """The size of the action space."""
        return space(options.size).actions
