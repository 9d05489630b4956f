"""A process that does one job at a time.

It reads pickled jobs from its input and writes pickled replies to its output, the first of them
when it is ready for a job. When its input ends the server is gone, and so is it, in the middle of a
job if need be.
"""

import os
import pickle
import sys
import threading
from queue import SimpleQueue
from typing import BinaryIO

from teban.core import registry
from teban.core.refused import Refused
from teban.server.mistake import Mistake
from teban.server.work.job import HEAD, Job, Reply


def reply(job: Job) -> Reply:
    """Do a job. Whatever went wrong, the next one is another."""
    try:
        return Reply(job.do())
    except Refused as why:
        return Reply(refused=why)
    except Exception as error:
        return Reply(failed=Mistake.of(error))


def _read(stream: BinaryIO, jobs: "SimpleQueue[bytes]") -> None:
    while len(head := stream.read(HEAD.size)) == HEAD.size:
        jobs.put(stream.read(HEAD.unpack(head)[0]))
    os._exit(0)


def main() -> None:
    """Work until the server is gone."""
    # Players may print; the replies go where nothing else is written.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, jobs), daemon=True).start()
    # What has to be read for a first job is not a part of that job.
    registry.games()
    _write(out, Reply())
    while True:
        _write(out, reply(pickle.loads(jobs.get())))


def _write(out: BinaryIO, said: Reply) -> None:
    data = pickle.dumps(said)
    out.write(HEAD.pack(len(data)) + data)
    out.flush()


if __name__ == "__main__":
    main()
