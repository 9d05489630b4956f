"""Decks to start from, as texts; every frame with a free deck takes them."""

from collections.abc import Mapping

READY: Mapping[str, str] = {
    # Everything there is: the longest life.
    "whole": "S A-K\nH A-K\nD A-K\nC A-K\nX 1 2\n",
    # Every card is a key of quick magic; no heroes, and few cards whose loss triggers anything.
    "small": "S A-10\nH A-10\nD A-10\nC A-10\n",
    # Heroes, aces and magicians with strong soldiers before them.
    "tall": "S A 5-K\nH A 5-K\nD A 5-K\nC A 5-K\nX 1 2\n",
    # Down, Kill and Throw against what the others build.
    "black": "S A-K\nH A 5-10\nD A 5-9\nC A-K\nX 1 2\n",
    # Up and Twist for what one has, and new bulwarks for old.
    "red": "S A 5-9\nH A-K\nD A-K\nC A 5-10\nX 1 2\n",
}
