"""Writes every file the page fetches, and the list of them."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from web.sound.closing import CLOSING
from web.sound.effects import effects
from web.sound.encode import mp3, ogg
from web.sound.opening import OPENING
from web.sound.piece import Piece, render
from web.sound.samples import RATE, Samples, count, edges
from web.sound.sprite import sprite

PIECES = {"opening": OPENING, "closing": CLOSING}
MUSIC_GAIN = 0.55
# The file begins in the last bar's rest, so that the first note is not swallowed by a fade.
PICKUP = 0.6
# The beginning is heard again at the end of a file. Both ends of the loop lie inside what is
# there twice, so a decoder that shifts everything by a frame still joins equal to equal.
OVERLAP = 0.3


def looped(circle: Samples) -> Samples:
    """A file for one time around, whose loop is `loop_of` seconds in."""
    rolled = np.roll(circle, count(PICKUP))
    return edges(np.concatenate((rolled, rolled[: count(OVERLAP)])), rise=0.005, fall=0.005)


def loop_of(piece: Piece) -> tuple[float, float]:
    return OVERLAP / 2, OVERLAP / 2 + count(piece.seconds) / RATE


def build(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    every = sprite(effects())
    sounds = {
        name: {"at": place.at, "length": place.length, "gain": place.gain}
        for name, place in every.places.items()
    }
    manifest = {
        "effects": {
            **_write(folder, "effects", every.sound),
            "onset": every.onset,
            "sounds": sounds,
        },
        "music": {name: _write_piece(folder, name, piece) for name, piece in PIECES.items()},
    }
    text = json.dumps(manifest, indent=1)
    # Last, so that a list never names a file that is not there yet.
    (folder / "manifest.json").write_text(text + "\n", encoding="utf-8")


def _write_piece(folder: Path, name: str, piece: Piece) -> Mapping[str, object]:
    start, end = loop_of(piece)
    written = _write(folder, name, looped(render(piece)))
    return {**written, "loop": {"start": start, "end": end}, "gain": MUSIC_GAIN}


def _write(folder: Path, name: str, sound: Samples) -> Mapping[str, object]:
    """Both files, and a version for their addresses, since their names never change."""
    digest = hashlib.sha256()
    files = {}
    for kind, data in (("ogg", ogg(sound)), ("mp3", mp3(sound))):
        files[kind] = f"{name}.{kind}"
        (folder / files[kind]).write_bytes(data)
        digest.update(data)
    return {"files": files, "version": digest.hexdigest()[:12], "length": len(sound) / RATE}
