"""Jatsuna: reversi for three, on seven by seven cells around a wall."""

from teban.games.jatsuna.game import Jatsuna

GAME = Jatsuna()
