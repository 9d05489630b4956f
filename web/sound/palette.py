"""How a table lists its sounds: name, how it is made, and how loud beside the others."""

from collections.abc import Callable

from web.sound.samples import Samples

Sounds = dict[str, tuple[Callable[[], Samples], float]]
