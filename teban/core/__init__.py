"""The contract between a game and everything else. Start reading at `game.py`."""
