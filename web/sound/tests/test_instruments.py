import math

import numpy as np
import pytest

from web.sound.blown import flute, reeds
from web.sound.effects import Effect, effects
from web.sound.loudness import loudest, peak, rms
from web.sound.plucked import koto
from web.sound.room import room
from web.sound.samples import RATE, Samples, band, count, edges, hertz, hiss

EFFECTS = tuple(effects())


def heard(sound: Samples, near: float) -> float:
    """The strongest frequency within a semitone of the one expected."""
    size = 2**19
    spectrum = np.abs(np.fft.rfft(sound * np.hanning(len(sound)), size))
    frequencies = np.fft.rfftfreq(size, 1 / RATE)
    close = np.abs(np.log2(frequencies[1:] / near)) < 1 / 12
    return float(frequencies[1:][close][np.argmax(spectrum[1:][close])])


@pytest.mark.parametrize("pitch", [50, 57, 62, 69, 76, 81, 86])
def test_every_string_is_in_tune(pitch: float) -> None:
    sound = koto(pitch, 1.5)[count(0.1) :]
    assert abs(1200 * math.log2(heard(sound, hertz(pitch)) / hertz(pitch))) < 3


def test_a_string_is_bent_upwards_and_comes_back() -> None:
    bent = koto(69, 2.0, bend=1)
    assert heard(bent[count(0.23) : count(0.33)], hertz(69.8)) > hertz(69.6)
    assert abs(heard(bent[count(1.0) :], hertz(69)) - hertz(69)) < 2


def test_a_high_string_keeps_its_colour() -> None:
    sound = koto(86, 1.0)[count(0.1) : count(0.3)]
    spectrum = np.abs(np.fft.rfft(sound * np.hanning(len(sound))))
    first, second = (spectrum[round(n * hertz(86) * 0.2)] for n in (1, 2))
    assert second > first / 5


def test_a_flute_settles_on_its_note() -> None:
    assert abs(heard(flute(74, 2.0)[count(0.4) :], hertz(74)) / hertz(74) - 1) < 0.005


def test_breath_begins_and_ends_in_silence() -> None:
    for sound in (flute(74, 1.0), reeds((62, 69), 1.0)):
        assert abs(sound[0]) < 1e-6
        assert abs(sound[-1]) < 1e-3


def test_a_filter_keeps_its_band() -> None:
    noise = hiss(1, 1)
    kept = band(noise, 1000, 2000)
    spectrum = np.abs(np.fft.rfft(kept)) ** 2
    assert spectrum[900:2300].sum() > 0.85 * spectrum.sum()


def test_noise_is_the_same_for_the_same_seed() -> None:
    assert np.array_equal(hiss(0.1, 5), hiss(0.1, 5))
    assert not np.array_equal(hiss(0.1, 5), hiss(0.1, 6))


def test_a_room_rings_across_the_seam_of_a_loop() -> None:
    circle = np.zeros(count(5))
    circle[-count(0.1)] = 1
    assert rms(room(circle, 0.5)[: count(0.5)]) > 1e-4


def test_loudness_is_measured_where_a_sound_is_loudest() -> None:
    tone = np.zeros(count(1))
    tone[: count(0.05)] = 0.5
    assert loudest(tone) == pytest.approx(0.5)


@pytest.mark.parametrize("effect", EFFECTS, ids=[effect.name for effect in EFFECTS])
def test_an_effect_is_short_and_starts_without_a_click(effect: Effect) -> None:
    sound = effect.make()
    assert 0.04 <= len(sound) / RATE <= 1.6
    assert abs(sound[0]) < 0.02 * peak(sound)
    assert np.all(np.isfinite(sound))
    assert 0 < effect.gain <= 1


CONTACTS = [effect for effect in EFFECTS if effect.name.split("/")[-1] in ("stone", "card-lay")]


@pytest.mark.parametrize("effect", CONTACTS, ids=[effect.name for effect in CONTACTS])
def test_a_contact_is_heard_at_once(effect: Effect) -> None:
    sound = np.abs(effect.make())
    assert np.argmax(sound >= peak(sound) / 2) < count(0.005)


def test_tables_sound_different() -> None:
    stones = [edges(effect.make())[: count(0.15)] for effect in EFFECTS if "/stone" in effect.name]
    for at, one in enumerate(stones):
        for other in stones[:at]:
            likeness = np.dot(one, other) / np.sqrt(np.dot(one, one) * np.dot(other, other))
            assert likeness < 0.9
