"""Usage: python web/sound/make.py OUT_FOLDER   (writes OGG, MP3 and manifest.json)"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def main(*arguments: str) -> None:
    if len(arguments) != 1:
        sys.exit(__doc__)
    # A script sees its own folder first; the package is found from the repository's root instead.
    sys.path[0] = str(ROOT)
    from web.sound.build import build

    build(Path(arguments[0]))


if __name__ == "__main__":
    main(*sys.argv[1:])
