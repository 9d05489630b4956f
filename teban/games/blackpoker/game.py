"""BlackPoker 8.1: what the game is."""

from collections.abc import Sequence

from teban.core.chance import Luck
from teban.core.event import kinds_of
from teban.core.frames import Events
from teban.core.game import Game, Peer
from teban.games.blackpoker import answering, deck_text, events, picture, space, view
from teban.games.blackpoker.levels import LEVELS
from teban.games.blackpoker.options import PRESETS, DeckList, Options
from teban.games.blackpoker.orders import ORDERS
from teban.games.blackpoker.refusals import Why
from teban.games.blackpoker.saved import position
from teban.games.blackpoker.scenario.words import Words
from teban.games.blackpoker.state import Duel
from teban.games.blackpoker.terminal.table import BlackPokerTerminal


class DuelState(Duel):
    """A position, with the rules of every room."""

    notation = space
    actors, decision, apply = answering.actors, answering.decision, answering.apply
    disguise, result = answering.disguise, answering.result
    observe, knowledge, key = view.observe, view.knowledge, view.key
    view, check = view.view, position.check


class BlackPoker(Game[DuelState]):
    """The game."""

    key, rules_version = "blackpoker", 3
    # In 1 nobody was told which card came to lie open when the one above it left a grave, and
    # before 3 nobody was told of the deal, nor what decided who goes first.
    plays_on = (1, 2)
    seat_names = ("P1", "P2")
    position = DuelState
    options, private, presets = Options, DeckList, PRESETS
    events, codes = kinds_of(events), tuple(why.value for why in Why)
    levels, orders = LEVELS, ORDERS
    in_terminal, in_scenarios = BlackPokerTerminal, Words
    openspiel = Peer("gin_rummy", same=False)

    read_private, write_private = staticmethod(deck_text.read), staticmethod(deck_text.write)
    fold, picture = staticmethod(view.fold), staticmethod(picture.picture)

    def begin(
        self, options: Options, private: Sequence[DeckList], luck: Luck, events: Events = None
    ) -> DuelState:
        return answering.start(self.position, options, private, luck, events)

    def actions(self, options: Options) -> int:
        return space.SIZE
