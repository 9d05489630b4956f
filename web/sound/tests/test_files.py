"""What the page fetches, after encoding: sizes, levels, loops, the list."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from web.sound.build import PIECES, build
from web.sound.effects import effects
from web.sound.encode import OGG_SERIAL, decoded, ogg
from web.sound.loudness import loudest, peak, rms
from web.sound.samples import RATE, Samples, count, decibels, hiss
from web.sound.sprite import GAP, sprite

KINDS = ("ogg", "mp3")
FILES = ("effects", *PIECES)
# What an MP3 decoder that knows nothing of the encoder's delay puts before the music.
DELAY = 1105

every_file = pytest.mark.parametrize(
    ("name", "kind"), [(name, kind) for name in FILES for kind in KINDS]
)
every_piece = pytest.mark.parametrize(
    ("name", "kind"), [(name, kind) for name in PIECES for kind in KINDS]
)
every_kind = pytest.mark.parametrize("kind", KINDS)


def entry(manifest: Any, name: str) -> Any:
    return manifest["effects"] if name == "effects" else manifest["music"][name]


def load(folder: Path, name: str, kind: str) -> Samples:
    return decoded((folder / f"{name}.{kind}").read_bytes())


def test_nothing_is_written_but_what_the_list_names(made: Path, manifest: Any) -> None:
    named = {entry(manifest, name)["files"][kind] for name in FILES for kind in KINDS}
    assert {file.name for file in made.iterdir()} == named | {"manifest.json"}


def test_the_same_bytes_come_out_every_time(made: Path, tmp_path: Path) -> None:
    build(tmp_path)
    for file in made.iterdir():
        assert (tmp_path / file.name).read_bytes() == file.read_bytes(), file.name


def test_an_ogg_file_does_not_know_when_it_was_made() -> None:
    sound = 0.1 * hiss(0.5, 1)
    file = ogg(sound)
    assert {page[10:14] for page in file.split(b"OggS")[1:]} == {OGG_SERIAL}
    # A page whose checksum is wrong would be left out.
    assert len(decoded(file)) == len(sound)


@every_file
def test_files_are_small(made: Path, name: str, kind: str) -> None:
    limit = 80 if name == "effects" else 300
    assert (made / f"{name}.{kind}").stat().st_size <= limit * 1024


@every_file
def test_a_file_is_as_long_as_the_list_says(
    made: Path, manifest: Any, name: str, kind: str
) -> None:
    assert len(load(made, name, kind)) / RATE == pytest.approx(entry(manifest, name)["length"])


@every_file
def test_nothing_clips(made: Path, name: str, kind: str) -> None:
    assert peak(load(made, name, kind)) < decibels(-1)


@every_piece
def test_music_is_quiet_and_even(made: Path, name: str, kind: str) -> None:
    sound = load(made, name, kind)
    assert decibels(-24) < rms(sound) < decibels(-22)
    for bars in np.array_split(sound, 8):
        assert decibels(-28) < rms(bars) < decibels(-19)


@every_piece
def test_music_begins_and_ends_without_a_click(made: Path, name: str, kind: str) -> None:
    sound = load(made, name, kind)
    assert abs(sound[0]) < 0.001
    assert abs(sound[-1]) < 0.001


@every_piece
@pytest.mark.parametrize("delay", [0, DELAY])
def test_a_loop_joins_equal_to_equal(
    made: Path, manifest: Any, name: str, kind: str, delay: int
) -> None:
    sound = np.concatenate((np.zeros(delay), load(made, name, kind)))
    loop = entry(manifest, name)["loop"]
    start, end = (round(loop[at] * RATE) for at in ("start", "end"))
    assert end - start == count(PIECES[name].seconds)
    near = count(0.04)
    before, after = (sound[at - near : at + near] for at in (start, end))
    assert rms(before - after) < decibels(-60)
    # The step at the join is no greater than the steps around it.
    steps = np.abs(np.diff(before))
    assert abs(sound[end - 1] - sound[start]) <= np.max(steps) + 0.0005


def test_effects_are_where_the_list_says(made: Path, manifest: Any) -> None:
    sounds = manifest["effects"]["sounds"]
    shelf = sorted({(place["at"], place["length"]) for place in sounds.values()})
    assert shelf[0][0] == pytest.approx(GAP)
    for (at, length), (following, _) in pairwise(shelf):
        assert following - at - length == pytest.approx(GAP, abs=1e-3)


@every_kind
def test_every_effect_is_as_loud_as_the_others(made: Path, manifest: Any, kind: str) -> None:
    sound = load(made, "effects", kind)
    for name, place in manifest["effects"]["sounds"].items():
        part = sound[count(place["at"]) : count(place["at"] + place["length"])]
        assert decibels(-23) < loudest(part) < decibels(-14), name
        assert abs(part[-1]) < 0.01, name


@every_kind
def test_encoders_move_no_effect(made: Path, kind: str) -> None:
    written = sprite(effects()).sound
    sound = load(made, "effects", kind)
    size = 2 ** (len(sound) - 1).bit_length() * 2
    both = np.fft.irfft(np.fft.rfft(sound, size) * np.conj(np.fft.rfft(written, size)))
    assert int(np.argmax(both)) == 0


@every_kind
def test_the_first_effect_tells_how_far_a_decoder_is_off(
    made: Path, manifest: Any, kind: str
) -> None:
    first = next(iter(manifest["effects"]["sounds"].values()))
    start = np.abs(load(made, "effects", kind)[: count(first["at"] + first["length"] + 0.06)])
    onset = int(np.argmax(start >= np.max(start) / 2)) / RATE
    assert onset == pytest.approx(manifest["effects"]["onset"], abs=0.002)


def test_nobody_hears_which_stone_is_special_in_hidden_reversi(manifest: Any) -> None:
    sounds = manifest["effects"]["sounds"]
    assert sounds["reversi/special"] == sounds["reversi/stone"]


def test_the_page_knows_the_same_names(manifest: Any) -> None:
    source = (Path(__file__).parents[2] / "src" / "lib" / "sound.ts").read_text(encoding="utf-8")
    lists = {
        name: set(re.findall(r'"([a-z0-9-]+)"', text))
        for name, text in re.findall(
            r"export const (EFFECTS|PIECES) = \[(.*?)\]", source, re.DOTALL
        )
    }
    assert lists["EFFECTS"] == {name.split("/")[-1] for name in manifest["effects"]["sounds"]}
    assert lists["PIECES"] == set(manifest["music"])
