"""The whole server without its network: people, tables and live matches."""

from teban.server.house.house import House

__all__ = ["House"]
