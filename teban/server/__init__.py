"""Matches, people, storage and the wire protocol; it knows no game by name."""
