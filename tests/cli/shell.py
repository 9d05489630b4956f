"""The commands as a person runs them: inside this process, as a process, on a terminal."""

import fcntl
import os
import select
import struct
import subprocess
import sys
import termios
import time
from codecs import getincrementaldecoder
from pathlib import Path

from click.testing import CliRunner, Result

from teban.cli import main

ROWS, COLUMNS = 24, 80
PATIENCE = 30.0
"""Seconds to wait for a word on a terminal."""

# A process becomes the master of its terminal only from inside; then it is Teban. A test run in
# the background ignores Ctrl-C, and so would its children.
_ON_TERMINAL = """
import fcntl, os, signal, sys, termios
signal.signal(signal.SIGINT, signal.SIG_DFL)
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.executable, [sys.executable, "-m", "teban", *sys.argv[1:]])
"""


def teban(*words: str | Path, given: str = "", code: int = 0) -> Result:
    """Run a command; its exit code must be this one."""
    result = CliRunner().invoke(main, [str(word) for word in words], input=given)
    assert result.exit_code == code, result.output + str(result.exception)
    return result


def process(*words: str | Path, given: str = "", code: int = 0) -> str:
    """The same in a process of its own; what it printed."""
    command = [sys.executable, "-m", "teban", *map(str, words)]
    done = subprocess.run(command, input=given, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def every_cell(size: int) -> str:
    """Each cell of a square board on a line of its own, and an empty line for a pass.

    A refused line changes nothing, so enough of this finishes any game.
    """
    cells = [f"{column}{row + 1}" for row in range(size) for column in "abcdefghijklmnop"[:size]]
    return "\n".join([*cells, "", ""])


class Terminal:
    """A process on a terminal of 80×24."""

    def __init__(self, *words: str | Path) -> None:
        self._own, other = os.openpty()
        size = struct.pack("HHHH", ROWS, COLUMNS, 0, 0)
        fcntl.ioctl(other, termios.TIOCSWINSZ, size)
        self._process = subprocess.Popen(
            [sys.executable, "-c", _ON_TERMINAL, *map(str, words)],
            stdin=other,
            stdout=other,
            stderr=other,
            start_new_session=True,
            env=os.environ | {"TERM": "xterm-256color"},
        )
        os.close(other)
        # A read may end in the middle of a character.
        self._decoder = getincrementaldecoder("utf-8")(errors="replace")
        self.shown = ""

    def wait_for(self, text: str, pressing: str = "") -> str:
        """Read until this appears; everything since the last wait.

        A key pressed in the instant in which line editing starts may be lost, so it is
        pressed again from time to time.
        """
        deadline = time.monotonic() + PATIENCE
        self.type(pressing)
        while text not in self.shown:
            assert time.monotonic() < deadline, self.shown
            if not select.select([self._own], [], [], PATIENCE / 10)[0]:
                self.type(pressing)
            elif not self._read():
                break
        before, found, after = self.shown.partition(text)
        assert found, before
        self.shown = after
        return before + found

    def _read(self) -> bool:
        try:
            self.shown += self._decoder.decode(os.read(self._own, 65536))
        except OSError:
            # Linux answers so when the other side has closed.
            return False
        return True

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self._own, text.encode())

    def end(self) -> int:
        """Wait for the process; its exit code."""
        code = self._process.wait(PATIENCE)
        os.close(self._own)
        return code
