"""Teban (手番): Japanese turn-based games on one rules contract."""
