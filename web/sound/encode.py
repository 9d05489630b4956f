"""Sound files, byte for byte the same every time."""

import io
import struct

import numpy as np
import soundfile  # type: ignore[import-untyped]

from web.sound.samples import RATE, Samples

# Near their most frugal, both encoders still sound clean at this rate: about 25 kbit/s.
OGG_LEVEL = 0.99
# Only files of variable bit rate tell a decoder how much silence the encoder put around them.
MP3_LEVEL = 0.97

OGG_SERIAL = b"TEBN"
_HEADER = 27
_POLYNOMIAL = 0x04C11DB7


def ogg(sound: Samples) -> bytes:
    """Vorbis, for every browser but old Safaris."""
    return _renumbered(_written(sound, "OGG", "VORBIS", OGG_LEVEL))


def mp3(sound: Samples) -> bytes:
    """For the others."""
    return _written(sound, "MP3", "MPEG_LAYER_III", MP3_LEVEL)


def decoded(data: bytes) -> Samples:
    sound, rate = soundfile.read(io.BytesIO(data), dtype="float64")
    assert rate == RATE
    return np.asarray(sound, dtype=np.float64)


def _written(sound: Samples, kind: str, subtype: str, level: float) -> bytes:
    file = io.BytesIO()
    # 16 bits hide what two processors may calculate differently in the last place of a float.
    whole = np.round(sound * 32767).astype(np.int16)
    variable = "VARIABLE" if kind == "MP3" else None
    options = {"compression_level": level, "bitrate_mode": variable}
    soundfile.write(file, whole, RATE, format=kind, subtype=subtype, **options)
    return file.getvalue()


def _table() -> tuple[int, ...]:
    values = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (_POLYNOMIAL if value & 0x80000000 else 0)
        values.append(value & 0xFFFFFFFF)
    return tuple(values)


_TABLE = _table()


def _checksum(page: bytes) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _TABLE[(value >> 24) ^ byte]
    return value


def _renumbered(file: bytes) -> bytes:
    """The library numbers a stream by the clock; every page carries the number and a checksum."""
    pages = []
    at = 0
    while at < len(file):
        assert file[at : at + 4] == b"OggS"
        segments = file[at + _HEADER - 1]
        end = at + _HEADER + segments + sum(file[at + _HEADER : at + _HEADER + segments])
        page = bytearray(file[at:end])
        page[14:18] = OGG_SERIAL
        page[22:26] = bytes(4)
        page[22:26] = struct.pack("<I", _checksum(bytes(page)))
        pages.append(bytes(page))
        at = end
    return b"".join(pages)
