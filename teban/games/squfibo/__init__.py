"""SquFibo: number cards on a board of nine cells, and roles that only the player notices."""

from teban.games.squfibo.game import SquFibo

GAME = SquFibo()
