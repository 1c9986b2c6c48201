"""The sounds, made by arithmetic alone: struck wood, brushed paper, drops of water, calls of animals.

No Qt, no recordings. A sound is a handful of layers, each a stream of samples that begins at silence. They
are added up in small steps, so that their maker can do something else in between; the same sound is the same
bytes always.
"""

from __future__ import annotations

import io
import math
import sys
import wave
from array import array
from collections.abc import Callable, Generator, Iterator
from itertools import islice
from typing import Final, NamedTuple

RATE: Final = 22050
"""Samples in a second: nothing here is so high that it needs more."""
FORM: Final = 1
"""Raised whenever a sound is made otherwise; what was kept of others is then made again."""
LOUDNESS: Final = {"quiet": 0.16, "usual": 0.42}
"""The highest sample of the loudest sound, of 1, by how loud it is wished."""
_STEP: Final = 1500
"""Samples that are made in one go: a millisecond or so."""
_IN: Final = 0.002
_OUT: Final = 0.04
"""Seconds in which a sound comes and goes, whatever its layers do."""

CARD: Final = "card"
CHIP: Final = "chip"
ATTACK: Final = "attack"
EXTINCTION: Final = "extinction"
REVEAL: Final = "reveal"
BELL: Final = "bell"
TURN: Final = "turn"
OVER: Final = "over"
REFUSED: Final = "refused"
TRUMPET: Final = "trumpet"
BELLOW: Final = "bellow"
SQUEAK: Final = "squeak"
CHIRP: Final = "chirp"
CROAK: Final = "croak"
GROWL: Final = "growl"
CALLS: Final = (TRUMPET, BELLOW, SQUEAK, CHIRP, CROAK, GROWL)
"""What families of animals call."""

Samples = Iterator[float]


class Layer(NamedTuple):
    """When something begins in a sound, in seconds, how loud it is in it, and how its samples are made."""

    at: float
    gain: float
    samples: Callable[[], Samples]


class Recipe(NamedTuple):
    """A sound: how long it lasts, in seconds, how loud it is beside the others, and what it is made of."""

    length: float
    loudness: float
    layers: tuple[Layer, ...]


def steps(name: str, volume: str) -> Generator[None, None, bytes]:
    """Make a sound little by little; what is returned at the end is the content of a WAV file."""
    recipe = _RECIPES[name]
    count = round(recipe.length * RATE)
    mixed = array("d", bytes(8 * count))
    for layer in recipe.layers:
        start, samples = round(layer.at * RATE), layer.samples()
        while part := list(islice(samples, min(_STEP, count - start))):
            for place, sample in enumerate(part, start):
                mixed[place] += layer.gain * sample
            start += len(part)
            yield
    _fade(mixed)
    scale = 32767 * LOUDNESS[volume] * recipe.loudness / max(max(mixed), -min(mixed))
    whole = array("h")
    for start in range(0, count, _STEP):
        whole.extend(round(scale * sample) for sample in mixed[start : start + _STEP])
        yield
    if sys.byteorder == "big":
        whole.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(whole.tobytes())
    return file.getvalue()


def _fade(mixed: array[float]) -> None:
    """Let a sound come out of silence and go back into it, so that nothing clicks."""
    count, rise, fall = len(mixed), round(_IN * RATE), round(_OUT * RATE)
    for place in range(rise):
        mixed[place] *= place / rise
    for place in range(fall):
        mixed[count - 1 - place] *= place / fall


# What layers are made of


_GONE: Final = 12
"""After so many half-lives it cannot be heard."""


def _decay(half_life: float) -> float:
    """Return the factor from one sample to the next of what is half as loud after so many seconds."""
    return float(0.5 ** (1 / (half_life * RATE)))


def _life(half_life: float, rise: float = 0.0) -> range:
    """Return the samples of what swells so many seconds and then fades, as long as it can be heard."""
    return range(round((rise + _GONE * half_life) * RATE))


def _struck(pitch: float, half_life: float) -> Callable[[], Samples]:
    """Something that was struck once and rings at one pitch."""

    def samples() -> Samples:
        turn, fall = 2 * math.pi * pitch / RATE, _decay(half_life)
        along, back = 2 * fall * math.cos(turn), fall * fall
        before, now = 0.0, fall * math.sin(turn)
        for _ in _life(half_life):
            yield before
            before, now = now, along * now - back * before

    return samples


def _brushed(low: float, high: float, rise: float, half_life: float, seed: int) -> Callable[[], Samples]:
    """Something that is brushed: noise between two pitches that swells, then fades."""

    def samples() -> Samples:
        dull, sharp = (1 - math.exp(-2 * math.pi * pitch / RATE) for pitch in (low, high))
        fall, swell = _decay(half_life), 1 / (rise * RATE)
        chance, deep, bright, level, loud = seed, 0.0, 0.0, 0.0, 1.0
        for _ in _life(half_life, rise):
            chance = (1103515245 * chance + 12345) & 0x7FFFFFFF
            noise = chance / 0x40000000 - 1
            bright += sharp * (noise - bright)
            deep += dull * (bright - deep)
            if level < 1:
                level += swell
            else:
                loud *= fall
            yield level * loud * (bright - deep)

    return samples


def _drop(pitch: float, rise: float, half_life: float) -> Callable[[], Samples]:
    """A drop that falls into water: its bubble rings, higher and higher; *rise* is how much in a second."""

    def samples() -> Samples:
        angle, turn, higher = 0.0, 2 * math.pi * pitch / RATE, rise ** (1 / RATE)
        fall, loud, level = _decay(half_life), 1.0, 0.0
        for _ in _life(half_life):
            yield level * loud * math.sin(angle)
            angle += turn
            turn *= higher
            loud *= fall
            level = min(level + 1 / (0.003 * RATE), 1.0)

    return samples


def _voice(
    tones: tuple[float, ...], length: float, dull: float, *, rough: float = 0.0, beat: float = 30.0
) -> Callable[[], Samples]:
    """A throat: a voice that glides from pitch to pitch, evenly in time, and has three overtones.

    The more *dull* it is, the softer they are. A *rough* voice swells so many times a second, the *beat*.
    """

    def samples() -> Samples:
        count, angle, last = round(length * RATE), 0.0, len(tones) - 1
        turn, pulse = 2 * math.pi / RATE, 2 * math.pi * beat / RATE
        two, three, four = 2**-dull, 3**-dull, 4**-dull
        for place in range(count):
            share = place / count
            at = int(share * last)
            angle += turn * (tones[at] + (tones[at + 1] - tones[at]) * (share * last - at))
            first, twice = math.sin(angle), 2 * math.cos(angle)
            second = twice * first
            third = twice * second - first
            throat = first + two * second + three * third + four * (twice * third - second)
            loud = share * (1 - share)
            if rough:
                loud *= 1 - rough * (0.5 + 0.5 * math.cos(pulse * place))
            yield throat * loud

    return samples


def _bar(at: float, pitch: float, gain: float = 1.0, half_life: float = 0.09) -> tuple[Layer, ...]:
    """A bar of wood under a soft mallet: its own pitch, two octaves above it, and the mallet itself."""
    return (
        Layer(at, gain, _struck(pitch, half_life)),
        Layer(at, 0.16 * gain, _struck(3.93 * pitch, half_life / 4)),
        Layer(at, 0.12 * gain, _brushed(200, 1800, 0.002, 0.006, round(pitch))),
    )


def _bell(at: float, gain: float) -> tuple[Layer, ...]:
    """A small bell of bronze: its tones are not in tune with each other, and the higher ones fade first."""
    tones = ((1.0, 1.0, 0.07), (2.0, 0.6, 0.06), (2.4, 0.45, 0.05), (3.0, 0.3, 0.04), (4.5, 0.2, 0.03))
    return tuple(Layer(at, gain * loud, _struck(587.33 * tone, half)) for tone, loud, half in tones)


_RECIPES: Final = {
    # slides over paper, then comes to lie
    CARD: Recipe(
        0.2,
        0.55,
        (
            Layer(0.0, 0.7, _brushed(900, 4200, 0.05, 0.018, 1)),
            Layer(0.075, 1.0, _brushed(300, 2600, 0.002, 0.009, 2)),
            Layer(0.075, 0.3, _struck(165, 0.014)),
        ),
    ),
    # a wooden chip on another
    CHIP: Recipe(
        0.14,
        0.5,
        (
            Layer(0.0, 0.8, _struck(840, 0.012)),
            Layer(0.0, 0.4, _struck(2130, 0.006)),
            Layer(0.0, 0.2, _brushed(400, 3000, 0.002, 0.004, 3)),
            Layer(0.034, 0.45, _struck(955, 0.01)),
            Layer(0.034, 0.2, _struck(2390, 0.005)),
        ),
    ),
    # a rush through the grass, and a blow
    ATTACK: Recipe(
        0.42,
        0.85,
        (
            Layer(0.0, 0.9, _brushed(250, 1600, 0.14, 0.03, 4)),
            Layer(0.15, 1.0, _struck(92, 0.045)),
            Layer(0.15, 0.45, _struck(151, 0.025)),
            Layer(0.15, 0.8, _brushed(120, 1200, 0.002, 0.02, 5)),
            Layer(0.21, 0.35, _brushed(500, 2400, 0.002, 0.012, 6)),
        ),
    ),
    # two steps down, and a drum far away
    EXTINCTION: Recipe(
        0.7,
        0.75,
        (
            *_bar(0.0, 293.66, 0.9, 0.12),
            *_bar(0.2, 220.0, 1.0, 0.14),
            Layer(0.2, 0.8, _struck(73.42, 0.1)),
            Layer(0.2, 0.25, _brushed(60, 300, 0.01, 0.06, 7)),
        ),
    ),
    # drops into the watering hole
    REVEAL: Recipe(
        0.6,
        0.6,
        (
            Layer(0.0, 0.7, _drop(520, 9.0, 0.035)),
            Layer(0.11, 0.5, _drop(760, 12.0, 0.025)),
            Layer(0.2, 0.9, _drop(430, 8.0, 0.045)),
            Layer(0.33, 0.4, _drop(890, 10.0, 0.02)),
            Layer(0.41, 0.6, _drop(600, 7.0, 0.04)),
        ),
    ),
    # a small bell, struck twice
    BELL: Recipe(0.7, 0.7, (*_bell(0.0, 0.7), *_bell(0.2, 1.0))),
    # a fourth up
    TURN: Recipe(0.5, 0.7, (*_bar(0.0, 392.0, 0.8), *_bar(0.13, 523.25, 1.0, 0.1))),
    # up a chord, and its last note stays
    OVER: Recipe(
        0.7,
        1.0,
        (
            *_bar(0.0, 261.63, 0.8),
            *_bar(0.09, 329.63, 0.8),
            *_bar(0.18, 392.0, 0.8),
            *_bar(0.27, 523.25, 1.0, 0.1),
            *_bar(0.27, 659.26, 0.6, 0.1),
            *_bar(0.27, 261.63, 0.7, 0.12),
        ),
    ),
    # two knocks on a board
    REFUSED: Recipe(
        0.22,
        0.5,
        (
            Layer(0.0, 1.0, _struck(185, 0.018)),
            Layer(0.0, 0.25, _brushed(150, 900, 0.002, 0.008, 8)),
            Layer(0.09, 0.8, _struck(156, 0.02)),
            Layer(0.09, 0.2, _brushed(150, 900, 0.002, 0.008, 9)),
        ),
    ),
    # an elephant far away
    TRUMPET: Recipe(
        0.62,
        0.5,
        (
            Layer(0.0, 1.0, _voice((300, 470, 520, 500, 410), 0.6, 0.9, rough=0.35, beat=38)),
            Layer(0.0, 0.5, _brushed(500, 2600, 0.1, 0.05, 10)),
        ),
    ),
    # a bison in the plain
    BELLOW: Recipe(
        0.66,
        0.6,
        (
            Layer(0.0, 1.0, _voice((92, 128, 135, 120, 84), 0.64, 1.1, rough=0.25, beat=19)),
            Layer(0.05, 0.35, _brushed(120, 700, 0.14, 0.05, 11)),
        ),
    ),
    # a mouse, twice
    SQUEAK: Recipe(
        0.3,
        0.4,
        (
            Layer(0.0, 0.8, _voice((1500, 2250, 1900), 0.09, 2.2)),
            Layer(0.13, 1.0, _voice((1600, 2500, 1800), 0.11, 2.2)),
        ),
    ),
    # a bird: three notes
    CHIRP: Recipe(
        0.46,
        0.4,
        (
            Layer(0.0, 0.8, _voice((1250, 1700, 1500), 0.11, 2.8)),
            Layer(0.14, 1.0, _voice((1500, 2100, 1750), 0.12, 2.8)),
            Layer(0.29, 0.7, _voice((1750, 1350, 1200), 0.15, 2.8)),
        ),
    ),
    # a frog: the throat beats
    CROAK: Recipe(
        0.46,
        0.45,
        (
            Layer(0.0, 0.8, _voice((300, 345, 330), 0.18, 1.0, rough=0.95, beat=44)),
            Layer(0.22, 1.0, _voice((310, 370, 300), 0.22, 1.0, rough=0.95, beat=44)),
        ),
    ),
    # a bear, low and rough
    GROWL: Recipe(
        0.66,
        0.65,
        (
            Layer(0.0, 1.0, _voice((68, 88, 94, 80, 60), 0.64, 0.8, rough=0.7, beat=27)),
            Layer(0.02, 0.7, _brushed(150, 900, 0.12, 0.06, 12)),
        ),
    ),
}
SOUNDS: Final = tuple(_RECIPES)
"""Every sound by name."""
