"""A process in which one computer player thinks at a time.

It reads pickled questions from its input and writes pickled answers to its output. When its
input ends the server is gone, and so is it, in the middle of a thought if need be.
"""

import os
import pickle
import struct
import sys
import threading
from queue import SimpleQueue
from typing import BinaryIO

from msgspec import Struct

from teban.core.ids import Action
from teban.core.levels import level_named
from teban.core.seat import Seat

HEAD = struct.Struct(">I")


class Question(Struct, frozen=True):
    """Which player is asked, and what it sees."""

    level: str
    seed: int
    seat: Seat


def answer(question: Question) -> Action:
    """What the player chooses."""
    player = level_named(question.seat.game, question.level)(question.seed)
    return player.choose(question.seat)


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
        question: Question = pickle.loads(questions.get())
        try:
            reply = pickle.dumps(answer(question))
        except Exception as error:
            reply = pickle.dumps(RuntimeError(f"{type(error).__name__}: {error}"))
        out.write(HEAD.pack(len(reply)) + reply)
        out.flush()


if __name__ == "__main__":
    main()
