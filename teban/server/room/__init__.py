"""A live match with everybody around it."""

from teban.server.room.room import PHRASES, Room

__all__ = ["PHRASES", "Room"]
