"""Saved duels. Whether all of one can be true is checked room by room; `position.py` begins."""
