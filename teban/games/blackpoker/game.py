"""BlackPoker 8.1: what the game is."""

from collections.abc import Sequence

from teban.core.frames import Events
from teban.core.game import Game, Peer
from teban.games.blackpoker import answering, deck_text, space, view
from teban.games.blackpoker.events import KINDS
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
    view, load = view.view, classmethod(position.load)


class BlackPoker(Game):
    """The game."""

    key, rules_version = "blackpoker", 3
    # In 1 nobody was told which card came to lie open when the one above it left a grave, and
    # before 3 nobody was told of the deal, nor what decided who goes first.
    plays_on = (1, 2)
    seat_names = ("P1", "P2")
    position = DuelState
    options, private, presets = Options, DeckList, PRESETS
    events, codes = KINDS, tuple(why.value for why in Why)
    levels, orders = LEVELS, ORDERS
    terminal, vocabulary = BlackPokerTerminal(), Words(DuelState)
    openspiel = Peer("gin_rummy", same=False)

    read_private, write_private = staticmethod(deck_text.read), staticmethod(deck_text.write)
    fold = staticmethod(view.fold)
    number_of_actions = space.SIZE

    def new(
        self, options: Options, private: Sequence[DeckList], seed: bytes, events: Events = None
    ) -> DuelState:
        """The start of a duel."""
        return answering.start(options, private, seed, DuelState, events)
