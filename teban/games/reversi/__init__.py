"""Hidden Reversi: Othello with secret stones that never flip."""

from teban.games.reversi.game import Reversi

GAME = Reversi()
