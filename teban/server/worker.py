"""A process in which one computer player thinks at a time.

It reads pickled questions from its input and writes pickled answers to its output. When its
input ends the server is gone, and so is it, in the middle of a thought if need be.
"""

import os
import pickle
import struct
import sys
import threading
from operator import index
from queue import SimpleQueue
from typing import BinaryIO

from msgspec import Struct

from teban.core.ids import Action
from teban.core.levels import level_named
from teban.core.seat import Advised, Seat

HEAD = struct.Struct(">I")


class Question(Struct, frozen=True):
    """Which player is asked, and what it sees."""

    level: str
    seed: int
    seat: Seat


def answer(question: Question) -> tuple[Action, str] | str:
    """What the player chooses and who had the word, or why it gave no answer.

    Whatever went wrong, the next question is another one.
    """
    try:
        player = level_named(question.seat.game, question.level)(question.seed)
        action = index(player.choose(question.seat))
        return action, player.decided_by if isinstance(player, Advised) else ""
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def _read(stream: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    while len(head := stream.read(HEAD.size)) == HEAD.size:
        questions.put(stream.read(HEAD.unpack(head)[0]))
    os._exit(0)


def main() -> None:
    """Answer until the server is gone."""
    # Players may print; the answers go where nothing else is written.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, questions), daemon=True).start()
    while True:
        reply = pickle.dumps(answer(pickle.loads(questions.get())))
        out.write(HEAD.pack(len(reply)) + reply)
        out.flush()


if __name__ == "__main__":
    main()
