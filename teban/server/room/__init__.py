"""A live match with everybody around it."""

from teban.server.room.minds import BEAT_SECONDS
from teban.server.room.room import PHRASES, Room

__all__ = ["BEAT_SECONDS", "PHRASES", "Room"]
