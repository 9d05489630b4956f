"""A bot for any game of Teban: it plays one seat, here at random.

Usage: python bot.py http://localhost:8000 MATCH SEAT_TOKEN

A bot may be written in any language: it sends and receives JSON over one WebSocket, as
docs/protocol.md describes. This one needs Python and the package `websockets`.
"""

import json
import random
import sys
import time
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
PAUSE = 0.05
UNAIDED = {"claim": "end"}
"""What to answer, by kind, where the player gets no list because they are to notice themselves."""


def choose(decision: Message, view: Message) -> str:
    """The only place with an opinion: one of the legal actions, in notation."""
    names: list[str] = decision["names"] or [UNAIDED[decision["kind"]]]
    return random.choice(names)


def answer(decision: Message, view: Message) -> Message:
    """A submission: its id is the same if it is sent again, so that it counts once."""
    return {
        "type": "submit",
        "seat": decision["seat"],
        "decision": decision["number"],
        "actions": [choose(decision, view)],
        "id": f"{decision['seat']}-{decision['number']}",
    }


def talk(line: ClientConnection, token: str) -> Message | None:
    """Play as long as the line holds; the result, once the match is over."""
    line.send(json.dumps({"type": "hello", "token": token}))
    for text in line:
        message: Message = json.loads(text)
        if message["type"] == "refused" and not message["id"]:
            if message["code"] == "not_started":
                return None
            sys.exit(f"refused: {message['code']} {message['fields']}")
        if message["type"] != "update":
            continue
        if message["result"]:
            result: Message = message["result"]
            return result
        if message["decision"]:
            # A server reads only so many messages a second.
            time.sleep(PAUSE)
            line.send(json.dumps(answer(message["decision"], message["view"])))
    return None


def main(address: str, match: str, token: str) -> None:
    """Play one match to its end, through lost lines and server restarts."""
    result = None
    while result is None:
        try:
            with connect(f"{address.replace('http', 'ws', 1)}/ws/{match}") as line:
                result = talk(line, token)
        except (ConnectionClosed, OSError):
            pass
        if result is None:
            time.sleep(1)
    print(result)


if __name__ == "__main__":
    main(*sys.argv[1:4])
