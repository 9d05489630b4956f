"""BlackPoker 8.1: a duel with playing cards, with interrupts, a stage and triggers."""

from teban.games.blackpoker.game import BlackPoker

GAME = BlackPoker()
