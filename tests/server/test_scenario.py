"""A scenario is played through for a page, and what is wrong in it is named with its place."""

import os
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from msgspec import json, structs

from teban.core.refused import Refused
from teban.server.app import create_app
from teban.server.settings import Settings
from teban.server.work.scenario import MOST_LETTERS, MOST_STEPS, Wanting, played
from tests.scenarios.hostile import bent
from tests.server.running import TEBAN, Guest, Running, running

BENT = 20_000 if os.environ.get("TEBAN_GAMES") == "nightly" else 400
STOPPED = """\
id: a-special-stops-the-run
game: reversi
options: {specials: 2}
setup: {black: c5, white: d5 e5* f5, to_move: B}
do: [g5, b5]
expect: {proven: e5}
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server
        assert server.log() == ""


def wrong(text: str, id: str = "") -> dict[str, Any]:
    with pytest.raises(Refused) as caught:
        played(Wanting(text, id))
    return caught.value.data()


def test_each_step_comes_with_its_events_and_the_view_after_it() -> None:
    moments = played(Wanting(STOPPED))["viewers"]["null"]
    assert [moment["step"] for moment in moments] == ["", "g5", "b5"]
    assert [event["kind"] for event in moments[1]["events"]].count("flip") == 1
    assert moments[0]["view"]["board"].count("B") == 1
    assert moments[1]["view"]["board"].count("B") == 3


def test_every_viewer_is_told_what_is_theirs() -> None:
    text = STOPPED.replace("[g5, b5]", "['g5*']").replace("to_move: B", "to_move: B, stock: [1, 0]")
    viewers = played(Wanting(text))["viewers"]
    placed = {
        viewer: next(event for event in moments[1]["events"] if event["kind"] == "place")
        for viewer, moments in viewers.items()
    }
    assert {viewer: event["special"] for viewer, event in placed.items()} == {
        "0": True,
        "1": None,
        "null": None,
    }


def test_a_step_that_is_refused_ends_it_and_says_why() -> None:
    found = played(Wanting(STOPPED.replace("g5, b5", "a1, b5")))
    assert [moment["step"] for moment in found["viewers"]["null"]] == [""]
    assert found["problems"][0]["found"]["why"]["code"] == "brackets_nothing"


def test_what_was_expected_and_did_not_come_is_a_problem() -> None:
    found = played(Wanting(STOPPED.replace("proven: e5", "proven: d5")))
    assert [problem["where"] for problem in found["problems"]] == ["expect.proven"]


def test_one_of_several_is_chosen_by_its_id() -> None:
    text = f"{STOPPED}---\n{STOPPED.replace('stops-the-run', 'again').replace(', b5', '')}"
    found = played(Wanting(text, "a-special-again"))
    assert (found["id"], len(found["viewers"]["0"])) == ("a-special-again", 2)
    assert [one["id"] for one in found["scenarios"]] == [
        "a-special-stops-the-run",
        "a-special-again",
    ]
    assert wrong(text, "none")["field"] == "id"


@pytest.mark.parametrize(
    ("text", "field", "line"),
    [
        (STOPPED.replace("black: c5", "blck: c5"), "setup.blck", 4),
        (STOPPED.replace("specials: 2", "specials: x"), "options.specials", 3),
        (STOPPED.replace("do: [g5", "do: ["), "text", 5),
        (f"{STOPPED}---\nid: b\ngame: chess\n", "game", 9),
    ],
)
def test_what_is_wrong_is_named_with_its_field_and_line(text: str, field: str, line: int) -> None:
    refused = wrong(text)
    assert (refused["code"], refused["field"], refused["line"]) == ("bad_value", field, line)


HOSTILE = [
    ("id", "!!int ''"),
    ("id", "!!bool x"),
    ("id", "!!timestamp x"),
    ("id", "0x" + "f" * 5000),
    ("title", r'"\ud800"'),
    ("do", r'[g5, "\udfff"]'),
    (r'"\ud800"', "x"),
    ("title", r'"\UFFFFFFFF"'),
    ("title", "a\0b"),
]


def hostile(word: str, value: str) -> tuple[str, int]:
    """The scenario with this in its last line, and which line that is."""
    rows = [row for row in STOPPED.splitlines() if not row.startswith(f"{word}:")]
    return "\n".join([*rows, f"{word}: {value}"]) + "\n", len(rows) + 1


@pytest.mark.parametrize(("word", "value"), HOSTILE, ids=lambda value: value[:20])
def test_hostile_text_is_refused_like_any_other(server: Running, word: str, value: str) -> None:
    text, line = hostile(word, value)
    answer = Guest(server).http.post("/api/scenario", json={"text": text})
    fields = answer.json()["fields"]
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_value")
    assert (fields["expected"], fields["line"]) == ("yaml", line)


def test_hostile_files_are_malformed_like_any_other(tmp_path: Path) -> None:
    places = []
    for number, (word, value) in enumerate(HOSTILE):
        text, line = hostile(word, value)
        file = tmp_path / f"{number}.yaml"
        file.write_text(text, encoding="utf-8")
        places.append(f"{file}:{line}: ")
    checked = subprocess.run(
        [str(TEBAN), "check", str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stderr) == (2, "")
    assert [place for place in places if place not in checked.stdout] == []


def test_whatever_is_written_is_shown_or_refused() -> None:
    chance, refused = random.Random(1), 0
    for _ in range(BENT):
        try:
            said = played(Wanting(bent(STOPPED, chance)))
        except Refused as why:
            refused, said = refused + 1, why.data()
        json.encode(said)
        assert "crashed" not in str(said)
    assert refused > BENT // 2


def test_there_is_an_end_to_how_long_it_may_be() -> None:
    steps = ", ".join(["refuse a1"] * (MOST_STEPS + 1))
    assert wrong(STOPPED.replace("g5, b5", steps))["most"] == MOST_STEPS


def test_it_is_played_by_a_worker_that_is_given_up_in_time(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'server.db'}")
    with TestClient(create_app(settings)) as client:
        client.post("/api/me", json={})
        assert client.post("/api/scenario", json={"text": STOPPED}).json()["game"] == "reversi"
        said = client.app.state.house.metrics.text().decode()
        assert 'teban_work_seconds_count{kind="scenario"} 1.0' in said
    # In less time than this no process starts.
    hasty = structs.replace(settings, scenario_seconds=0.001)
    with TestClient(create_app(hasty)) as client:
        client.post("/api/me", json={})
        late = client.post("/api/scenario", json={"text": STOPPED})
        assert (late.status_code, late.json()["code"]) == (422, "too_hard")
        assert client.get("/health").status_code == 200


def test_over_http_a_refusal_says_the_same(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        address, guest = "/api/scenario", Guest(server)
        stranger = httpx.post(f"{server.address}{address}", json={"text": STOPPED})
        assert (stranger.status_code, stranger.json()["code"]) == (401, "who_are_you")
        assert guest.http.post(address, json={"text": STOPPED}).json()["game"] == "reversi"
        answer = guest.http.post(address, json={"text": STOPPED.replace("do:", "doo:")})
        assert (answer.status_code, answer.json()["fields"]["line"]) == (400, 5)
        answer = guest.http.post(address, json={"text": " " * (MOST_LETTERS + 1)})
        assert (answer.status_code, answer.json()["fields"]["field"]) == (400, "body.text")
        answer = guest.http.post(address, json={"text": "[" * 40_000})
        assert (answer.status_code, answer.json()["fields"]["got"]) == (400, "too_deep")
