"""Card Othello (カードオセロ): what the game is."""

from collections.abc import Sequence

from teban.core.chance import Luck
from teban.core.event import kinds_of
from teban.core.frames import Events
from teban.core.game import Game, Nothing
from teban.games.card_othello import (
    events,
    folding,
    knowing,
    picture,
    rules,
    saved,
    setup,
    space,
    view,
    worlds,
)
from teban.games.card_othello.levels import BESIDE, LEVELS, SCHOOL
from teban.games.card_othello.options import Options
from teban.games.card_othello.refusals import Why
from teban.games.card_othello.scenario import CardOthelloWords
from teban.games.card_othello.state import Board
from teban.games.card_othello.terminal import CardOthelloTerminal


class CardOthelloState(Board):
    """A position, with the rules of every room."""

    notation = space
    actors, decision, apply = rules.actors, rules.decision, rules.apply
    result, resumed = rules.result, rules.resumed
    observe, knowledge, key = knowing.observe, knowing.knowledge, knowing.key
    view = view.view
    disguise = worlds.disguise
    dump, load = saved.dump, classmethod(saved.load)


class CardOthello(Game[CardOthelloState]):
    """The game."""

    key, rules_version = "card_othello", 2
    # The same moves; told since then: black's first turn, and what a placement turns and brings.
    plays_on = (1,)
    seat_names = ("B", "W")
    position = CardOthelloState
    options, presets = Options, setup.PRESETS
    events, codes = kinds_of(events), tuple(why.value for why in Why)
    levels, beside, school = LEVELS, BESIDE, SCHOOL
    in_terminal, in_scenarios = CardOthelloTerminal, CardOthelloWords

    default_action, tally = staticmethod(rules.default_action), staticmethod(rules.tally)
    fold, picture = staticmethod(folding.fold), staticmethod(picture.picture)

    def begin(
        self, options: Options, private: Sequence[Nothing], luck: Luck, events: Events = None
    ) -> CardOthelloState:
        """Black's first turn, up to its first decision."""
        return setup.begin(self.position, luck, events)

    def actions(self, options: Options) -> int:
        """The size of the action space."""
        return space.ACTIONS
