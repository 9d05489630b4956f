"""From files to a report."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path as File
from typing import Any, TypeAlias

from teban.core import registry
from teban.scenarios.document import Find, Scenario, Stage, scenario
from teban.scenarios.expect import EndView, agree, comparisons
from teban.scenarios.malformed import Complaint, Found, Malformed, Wanted, field, wrong
from teban.scenarios.phrase import Phrase, Saying, crash, phrase
from teban.scenarios.read import Document, documents, files, unusable
from teban.scenarios.report import Outcome, Problem, Report
from teban.scenarios.table import Table, Wrong

Progress: TypeAlias = Callable[[int, int], None]
"""How many scenarios are done, of how many."""


def check(
    paths: Sequence[File], progress: Progress | None = None, find: Find = registry.find
) -> Report:
    """Play every scenario of these files and folders."""
    scenarios, complaints = load(paths, find)
    outcomes: list[Outcome] = []
    for number, one in enumerate(scenarios, start=1):
        match run(one, scenarios):
            case Outcome() as outcome:
                outcomes.append(outcome)
            case Complaint() as complaint:
                complaints.append(complaint)
        if progress:
            progress(number, len(scenarios))
    return Report(tuple(outcomes), tuple(complaints))


def load(
    paths: Sequence[File], find: Find = registry.find
) -> tuple[list[Scenario], list[Complaint]]:
    """Every well-formed scenario of these files, and what is wrong with the other documents."""
    return sorted_out(_documents(paths), find)


def sorted_out(
    found: Iterable[Document | Complaint], find: Find = registry.find
) -> tuple[list[Scenario], list[Complaint]]:
    """The well-formed scenarios among these documents, and what is wrong with the others."""
    scenarios: dict[tuple[str, str], Scenario] = {}
    complaints: list[Complaint] = []
    for document in found:
        if isinstance(document, Complaint):
            complaints.append(document)
            continue
        try:
            one = scenario(document, find)
            if scenarios.setdefault((document.file, one.id), one) is not one:
                raise wrong(("id",), one.id, Wanted.NEW_ID)
        except Malformed as malformed:
            complaints.append(document.complaint(malformed))
    return list(scenarios.values()), complaints


def run(one: Scenario, others: Sequence[Scenario] = ()) -> Outcome | Complaint:
    """Play one scenario; `same_view` may name one of the others."""
    document = one.document
    table: Table | None = None
    try:
        table = Table(one)
        problems = tuple(_problems(table, partial(_end_view, one, others)))
    except Malformed as malformed:
        return document.complaint(malformed, one.game)
    except Exception as error:
        # Whatever a game does wrong, the other scenarios still have to run.
        where = "setup" if table is None else "do"
        problems = (Problem(where, phrase(Saying.POSITION), crash(error)),)
    picture = _picture(table) if table and problems else ""
    return Outcome(document.file, document.line, one.id, one.game, problems, picture)


def _documents(paths: Sequence[File]) -> Iterator[Document | Complaint]:
    done: dict[File, int] = {}
    for path in paths:
        held = 0
        for file, named in files(path):
            if file not in done:
                found = [*documents(file, named)]
                done[file] = len(found)
                yield from found
            held += done[file]
        if not held:
            yield unusable(path, Found.NO_DOCUMENT, Wanted.SCENARIO)


def _problems(table: Table, end_view: EndView) -> Iterator[Problem]:
    """What is wrong in the first stage in which something is."""
    for stage in table.scenario.stages:
        found = [*_wrong(table, stage)] or [
            Problem(field((*stage.path, "expect", word)), compared.wanted, compared.found)
            for word, compared in comparisons(table, stage, end_view)
            if not agree(compared)
        ]
        if found:
            yield from found
            return


def _wrong(table: Table, stage: Stage) -> Iterator[Problem]:
    try:
        table.play(stage)
    except Wrong as other:
        yield Problem(f"{field((*stage.path, 'do'))}: {other.step}", other.wanted, other.found)


def _end_view(one: Scenario, others: Sequence[Scenario], seat: str, name: str) -> Any:
    """What the seat is shown at the end of the scenario of this name, best of the same file."""
    named = [other for other in others if other.id == name and other.game is one.game]
    named.sort(key=lambda other: other.document.file != one.document.file)
    if not named:
        raise wrong((seat,), name, Wanted.OTHER_ID)
    try:
        table = Table(named[0])
        for stage in named[0].stages:
            table.play(stage)
    except Malformed:
        raise wrong((seat,), name, Wanted.SOUND_SCENARIO) from None
    return table.state.view(table.seat(seat))


def _picture(table: Table) -> str | Phrase:
    try:
        return table.vocabulary.told(table.state)
    except Exception as error:
        return crash(error)
