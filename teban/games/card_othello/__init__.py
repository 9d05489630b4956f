"""Card Othello: Othello with thirty cards and a charge to pay for them."""

from teban.games.card_othello.game import CardOthello

GAME = CardOthello()
