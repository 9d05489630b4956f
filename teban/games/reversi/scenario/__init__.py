"""The words of Hidden Reversi in scenario files."""
