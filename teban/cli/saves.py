"""Suspended matches: where they lie, and the seal against reading them by accident.

The record of a running match holds what the other side hides. In a file of this folder it is
packed, so that opening or searching it shows nothing. This keeps honest people honest; it is
not encryption, and whoever unpacks the file can read it.
"""

import os
import zlib
from base64 import b64decode, b64encode
from datetime import datetime
from pathlib import Path
from textwrap import wrap

from teban.cli.files import LARGEST, check_free, make_folder, read, write
from teban.cli.wanted import Found, Wanted
from teban.core.record import Record, decode
from teban.core.refused import Got, bad_value

HEADING = b"teban suspended match 1\n"
SUFFIX = ".suspended"


def home() -> Path:
    """This person's data folder."""
    named = os.environ.get("TEBAN_HOME")
    if named:
        return Path(named)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "teban"


class Save:
    """The place of one match; written after every turn, gone when the match is over."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, record: Record) -> None:
        """Keep the match as it stands."""
        write(self.path, seal(record))

    def remove(self) -> None:
        """The match is over."""
        self.path.unlink(missing_ok=True)


def place_for(record: Record) -> Save:
    """A new place in the data folder."""
    folder = home() / "suspended"
    make_folder(folder)
    moment = datetime.now().strftime("%Y%m%d-%H%M%S")
    path = folder / f"{record.game}-{moment}-{record.commitment[:6]}{SUFFIX}"
    check_free(path)
    return Save(path)


def newest(game: str | None) -> Save:
    """The match that was suspended last."""
    folder = home() / "suspended"
    found = [*folder.glob(f"{game or '*'}-*{SUFFIX}")]
    if not found:
        raise bad_value("--resume", Found.NONE_SUSPENDED, Wanted.SUSPENDED_MATCH)
    return Save(max(found, key=lambda path: path.stat().st_mtime_ns))


def seal(record: Record) -> bytes:
    """A record packed; it carries a digest of its own against damage."""
    packed = b64encode(zlib.compress(record.encode(), 9)).decode()
    return HEADING + "\n".join(wrap(packed, 76)).encode() + b"\n"


def is_sealed(data: bytes) -> bool:
    """Whether these are the bytes of a suspended match."""
    return data.startswith(HEADING)


def unseal(path: Path) -> Record:
    """The record of a suspended match."""
    data = read(path)
    try:
        if not is_sealed(data):
            raise ValueError
        packed = zlib.decompressobj()
        plain = packed.decompress(b64decode(data[len(HEADING) :]), LARGEST)
        if not packed.eof:
            raise ValueError
    except (ValueError, zlib.error):
        raise bad_value(str(path), Got.DAMAGED, Wanted.SUSPENDED_MATCH) from None
    return decode(plain)
