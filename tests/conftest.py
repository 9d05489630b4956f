"""The games of `examples/` take part in every test, as if their packages were installed.

They are not in the environment of `./dev.py play`, whose home page has the five tables.
"""

import gc
import os
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
INSTALLED = ROOT / ".dev" / "examples"
PACKAGES = [page.parent for page in sorted((ROOT / "examples").glob("*/pyproject.toml"))]


def announce(package: Path, folder: Path = INSTALLED) -> None:
    """What an installer would note of a package: its name, and its entry points."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    notes = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    notes.mkdir(parents=True, exist_ok=True)
    name = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    points = [
        f"[{group}]\n" + "".join(f"{key} = {value}\n" for key, value in named.items())
        for group, named in project["entry-points"].items()
    ]
    (notes / "METADATA").write_text(name, encoding="utf-8")
    (notes / "entry_points.txt").write_text("\n".join(points), encoding="utf-8")


for package in PACKAGES:
    announce(package)
paths = [str(INSTALLED), *map(str, PACKAGES)]
sys.path += [path for path in paths if path not in sys.path]
os.environ["PYTHONPATH"] = os.pathsep.join([*paths, *filter(None, [os.environ.get("PYTHONPATH")])])


def pytest_collection_finish() -> None:
    """Thousands of tests stay until the end: to look through them for garbage costs as much."""
    gc.collect()
    gc.freeze()
