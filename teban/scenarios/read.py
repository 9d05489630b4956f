"""From files to documents: YAML parted by `---`, or in fences inside Markdown."""

import re
from collections.abc import Iterator
from itertools import chain, pairwise
from pathlib import Path as File
from textwrap import dedent
from typing import Any

import yaml
from msgspec import Struct
from yaml.reader import ReaderError

from teban.core.game import Game
from teban.core.refused import bad_value
from teban.scenarios.cells import join_cells
from teban.scenarios.malformed import Complaint, Found, Malformed, Path, Wanted, field

MARKDOWN = frozenset({".md", ".markdown"})
SUFFIXES = MARKDOWN | {".yaml", ".yml"}

MOST_PARTS = 100_000
"""Words and values in one document, far more than anybody writes."""

DEEPEST = 60
"""Lists and mappings inside each other. A parser takes time with the square of it."""

_MARK = re.compile(r"^---(?=\s|$)", re.MULTILINE)
_FENCE = re.compile(r"^\s*(?P<ticks>`{3,}|~{3,})\s*(?P<kind>\S*)")


class Document(Struct, frozen=True):
    """One YAML document, with its place."""

    file: str
    line: int
    number: int
    data: Any
    node: yaml.Node

    @property
    def name(self) -> str | int:
        """How messages call it: by its id if it has one, else by its number."""
        named = self.data.get("id") if isinstance(self.data, dict) else None
        return str(named) if named is not None else self.number

    def complaint(self, malformed: Malformed, game: Game | None = None) -> Complaint:
        """What is wrong in it, with its place in the file."""
        path = malformed.path
        line = self.line + _line(self.node, path)
        return Complaint(self.file, line, self.name, field(path), malformed.refused, game)


def files(path: File) -> Iterator[tuple[File, bool]]:
    """Every file meant by this path, and whether it was named itself."""
    if path.is_dir():
        below = sorted(path.rglob("*"))
        yield from ((file, False) for file in below if _readable(file))
    else:
        yield path, True


def documents(file: File, named: bool) -> Iterator[Document | Complaint]:
    """The documents of one file; a broken one does not hide the others."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else Found.NO_UTF8
        yield unusable(file, reason, Wanted.SCENARIO_FILE)
        return
    found = [*written(str(file), text, file.suffix in MARKDOWN)]
    yield from found
    if not found and (named or file.suffix not in MARKDOWN):
        yield unusable(file, Found.NO_DOCUMENT, Wanted.SCENARIO)


def written(name: str, text: str, markdown: bool = False) -> Iterator[Document | Complaint]:
    """The documents of a text that is called by this name."""
    for number, (line, part) in enumerate(_parts(text, markdown), start=1):
        yield _document(name, line, number, part)


def unusable(file: File, got: object, expected: Wanted) -> Complaint:
    """A file or folder in which there is nothing to play."""
    return Complaint(str(file), 0, None, "", bad_value(str(file), got, expected))


def _readable(file: File) -> bool:
    return file.is_file() and file.suffix in SUFFIXES


def _parts(text: str, markdown: bool) -> Iterator[tuple[int, str]]:
    """First line (from 1) and text of each document, empty ones left out."""
    for first, block in _fences(text) if markdown else [(1, text)]:
        # A mark in the first column parts documents wherever it stands, so a broken
        # document can be left alone without asking a parser where it ends.
        starts = [0, *(mark.start() for mark in _MARK.finditer(block)), len(block)]
        for start, end in pairwise(starts):
            part = block[start:end]
            if not _blank(part):
                yield first + block.count("\n", 0, start), part


def _blank(part: str) -> bool:
    lines = (line.strip() for line in _MARK.sub("", part).splitlines())
    return not any(line and not line.startswith("#") for line in lines)


def _fences(text: str) -> Iterator[tuple[int, str]]:
    open_with, kind, first, inside = "", "", 0, list[str]()
    for number, line in enumerate([*text.splitlines(), None], start=1):
        found = _FENCE.match(line) if line is not None else None
        closes = found and found["ticks"].startswith(open_with) and not found["kind"]
        if open_with and (line is None or closes):
            if kind in {"yaml", "yml"}:
                yield first, dedent("\n".join(inside)) + "\n"
            open_with = ""
        elif open_with and line is not None:
            inside.append(line)
        elif found:
            open_with, kind = found["ticks"], found["kind"].lower()
            first, inside = number + 1, []


def _document(file: str, line: int, number: int, text: str) -> Document | Complaint:
    try:
        node, data = _loaded(text)
    except (yaml.YAMLError, RecursionError) as error:
        return _broken(file, line + _above(text, error), number, error)
    return Document(file, line, number, data, node)


def _loaded(text: str) -> tuple[yaml.Node, Any]:
    loader = _Careful(text)
    try:
        node = loader.get_single_node()
        assert node is not None, "blank parts are left out before"
        _weigh(node, {})
        join_cells(node)
        _forbid_twins(node)
        return node, loader.construct_document(node)
    finally:
        loader.dispose()


def _above(text: str, error: Exception) -> int:
    """The lines of the document above what is wrong, as far as the error tells."""
    if isinstance(error, ReaderError):
        return text.count("\n", 0, error.position)
    mark = getattr(error, "problem_mark", None)
    return mark.line if mark else 0


def _broken(file: str, line: int, number: int, error: Exception) -> Complaint:
    problem = getattr(error, "problem", None) or str(error).splitlines()[0]
    found = error.found if isinstance(error, _Unfit) else {"got": problem}
    refused = bad_value("", **{"expected": Wanted.YAML, **found})
    return Complaint(file, line, number, "", refused)


class _Unfit(yaml.MarkedYAMLError):
    """Good YAML that is no good scenario."""

    def __init__(self, at: yaml.Mark, got: Found, **fields: Any) -> None:
        super().__init__(problem="", problem_mark=at)
        self.found = {"got": got, **fields}


class _Careful(yaml.SafeLoader):
    """Stops at what is nested too deep, before it has cost anything, and at what nothing can be."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._deep = 0

    def fetch_flow_collection_start(self, kind: type[yaml.Token]) -> None:
        self._check(self.flow_level)
        super().fetch_flow_collection_start(kind)

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        self._check(self._deep)
        self._deep += 1
        node = super().compose_node(parent, index)
        self._deep -= 1
        return node

    def scan_flow_scalar(self, style: str) -> yaml.ScalarToken:
        at = self.get_mark()
        try:
            token = super().scan_flow_scalar(style)
            # Half of a pair is no character, and can be sent to nobody.
            token.value.encode()
        except (ValueError, OverflowError):
            raise _Unfit(at, Found.NO_CHARACTER) from None
        return token

    def construct_object(self, node: yaml.Node, deep: bool = False) -> Any:
        try:
            value = super().construct_object(node, deep)
            if isinstance(value, int):
                # Some numbers are too long to be written, in refusals too.
                str(value)
        # All that the library has to say about a day that is in no calendar, or `!!int ""`.
        except (ValueError, LookupError, ArithmeticError, AttributeError):
            raise _Unfit(node.start_mark, Found.NO_SUCH_VALUE) from None
        return value

    def _check(self, deep: int) -> None:
        if deep >= DEEPEST:
            raise _Unfit(self.get_mark(), Found.TOO_DEEP)


def _weigh(node: yaml.Node, weights: dict[yaml.Node, int | None]) -> int:
    """Its parts with every alias written out; few lines can mean more than fits anywhere."""
    if node in weights:
        known = weights[node]
        if known is None:
            raise _Unfit(node.start_mark, Found.ENDLESS)
        return known
    weights[node] = None
    weight = 1 + sum(_weigh(part, weights) for part in _inside(node))
    if weight > MOST_PARTS:
        raise _Unfit(node.start_mark, Found.ENDLESS)
    weights[node] = weight
    return weight


def _inside(node: yaml.Node) -> Iterator[yaml.Node]:
    if isinstance(node, yaml.SequenceNode):
        yield from node.value
    elif isinstance(node, yaml.MappingNode):
        yield from chain.from_iterable(node.value)


def _forbid_twins(node: yaml.Node) -> None:
    """YAML takes the last of two equal keys; a scenario means something by the first too."""
    if isinstance(node, yaml.SequenceNode):
        for value in node.value:
            _forbid_twins(value)
    elif isinstance(node, yaml.MappingNode):
        seen = set()
        for key, value in node.value:
            if isinstance(key, yaml.ScalarNode):
                if key.value in seen:
                    raise _Unfit(key.start_mark, Found.TWIN_WORD, word=key.value)
                seen.add(key.value)
            _forbid_twins(value)


def _line(node: yaml.Node, path: Path) -> int:
    """The line of the deepest part of the path that exists, counted from the document's."""
    line = node.start_mark.line
    for part in path:
        step = _step(node, part)
        if step is None:
            break
        line, node = step
    return line


def _step(node: yaml.Node, part: str | int) -> tuple[int, yaml.Node] | None:
    if isinstance(node, yaml.SequenceNode) and isinstance(part, int) and part < len(node.value):
        return node.value[part].start_mark.line, node.value[part]
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == str(part):
                return key.start_mark.line, value
    return None
