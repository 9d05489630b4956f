"""What came of it: for people as text, for programs as data."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from teban.core.game import Game
from teban.scenarios.malformed import Complaint
from teban.scenarios.phrase import Phrase, plain
from teban.text import Text, text

FAILED = 1
MALFORMED = 2
ENGLISH = "en"


class Problem(Struct, frozen=True):
    """One step or expectation on which scenario and game disagree."""

    where: str
    wanted: Any
    found: Any

    def data(self) -> dict[str, Any]:
        """For programs."""
        return {"where": self.where, "wanted": plain(self.wanted), "found": plain(self.found)}


class Outcome(Struct, frozen=True):
    """One scenario that was played."""

    file: str
    line: int
    id: str
    game: Game
    problems: tuple[Problem, ...] = ()
    picture: str | Phrase = ""
    """The position where it went wrong."""

    @property
    def passed(self) -> bool:
        return not self.problems

    def data(self) -> dict[str, Any]:
        """For programs."""
        return {
            "file": self.file,
            "line": self.line,
            "id": self.id,
            "game": self.game.key,
            "passed": self.passed,
            "problems": [problem.data() for problem in self.problems],
            "picture": plain(self.picture),
        }


class Report(Struct, frozen=True):
    """Everything that was checked."""

    outcomes: tuple[Outcome, ...]
    complaints: tuple[Complaint, ...]

    @property
    def passed(self) -> int:
        return sum(outcome.passed for outcome in self.outcomes)

    @property
    def failed(self) -> int:
        return len(self.outcomes) - self.passed

    @property
    def exit_code(self) -> int:
        if self.complaints:
            return MALFORMED
        return FAILED if self.failed else 0

    def data(self, language: str = ENGLISH) -> dict[str, Any]:
        """The report as plain data, for `--json`; the language is that of its messages."""
        return {
            "outcomes": [outcome.data() for outcome in self.outcomes],
            "complaints": [complaint.data(language) for complaint in self.complaints],
            "passed": self.passed,
            "failed": self.failed,
            "exit_code": self.exit_code,
        }


def render(report: Report, language: str = ENGLISH) -> str:
    """The report for people; the last line is `N passed, M failed` in every language."""
    failed = (outcome for outcome in report.outcomes if not outcome.passed)
    blocks = ["\n".join(_lines(outcome, text(language, outcome.game))) for outcome in failed]
    blocks += [complaint.worded(language) for complaint in report.complaints]
    return "\n\n".join([*blocks, f"{report.passed} passed, {report.failed} failed"])


def _lines(outcome: Outcome, say: Text) -> Iterator[str]:
    yield say("check-failed", place=f"{outcome.file}:{outcome.line}", id=outcome.id)
    yield from _indented(_text(outcome.picture, say).rstrip().splitlines())
    for problem in outcome.problems:
        yield f"  {problem.where}"
        yield from _indented(difference(problem.wanted, problem.found, say))


def difference(wanted: Any, found: Any, say: Text) -> Iterator[str]:
    """What was wanted, what was found, and where they part."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for key, value in wanted.items():
            if key not in found or found[key] != value:
                yield f"{key}:"
                yield from _indented(difference(value, found.get(key), say))
        return
    if isinstance(wanted, list) and isinstance(found, list):
        yield from _lists(wanted, found, say)
        return
    yield from _labelled("wanted", wanted, say)
    yield from _labelled("found", found, say)


def _lists(wanted: list[Any], found: list[Any], say: Text) -> Iterator[str]:
    missing = [item for item in wanted if item not in found]
    extra = [item for item in found if item not in wanted]
    long = max(len(wanted), len(found)) > 40
    if not long or not (missing or extra):
        yield from _labelled("wanted", wanted, say)
        yield from _labelled("found", found, say)
    if missing and (found or long):
        yield from _labelled("missing", missing, say)
    if extra and (wanted or long):
        yield from _labelled("extra", extra, say)


def _labelled(label: str, value: Any, say: Text) -> Iterator[str]:
    width = 1 + max(len(say(f"check-{each}")) for each in ("wanted", "found", "missing", "extra"))
    first, *rest = _text(value, say).splitlines() or [""]
    yield f"{say(f'check-{label}') + ':':{width}} {first}".rstrip()
    yield from (f"{'':{width}} {line}" for line in rest)


def _text(value: Any, say: Text) -> str:
    match value:
        case None:
            return say("check-nothing")
        case Phrase():
            return value.worded(say)
        case bool():
            return str(value).lower()
        case list() | tuple():
            rows = [_text(item, say) for item in value]
            one_line = ", ".join(rows) if any(" " in row for row in rows) else " ".join(rows)
            return (one_line or say("check-none")) if len(one_line) <= 80 else "\n".join(rows)
        case _:
            return str(value)


def _indented(lines: Any) -> Iterator[str]:
    yield from (f"    {line}" for line in lines)
