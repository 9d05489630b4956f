"""The one script that starts everything ends everything too."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

import dev
from tests.server.running import closed_with

ROOT = Path(__file__).parents[1]
TAKES = re.compile(r"""["'](?:\.\./)+teban/([^"']+)["']""")
PATIENCE = 30
ENDING = [sign for name in ("SIGTERM", "SIGHUP") if (sign := getattr(signal, name, None))]


@contextmanager
def minding() -> Iterator[None]:
    """What is started here minds every sign, though the tests themselves may not (`nohup`)."""
    before = {sign: signal.signal(sign, signal.SIG_DFL) for sign in ENDING}
    try:
        yield
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)


@contextmanager
def started(home: Path, *command: str) -> Iterator[tuple["subprocess.Popen[str]", int]]:
    """A command that serves, and the port it serves at."""
    environ = os.environ | {"TEBAN_HOME": str(home), "TEBAN_LANG": "en"}
    with minding():
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environ,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    with process:
        assert process.stdout is not None
        found = None
        while not found:
            row = process.stdout.readline()
            assert row, "it ended before it served"
            found = re.search(r"at http://127.0.0.1:(\d+)/", row)
        try:
            yield process, int(found[1])
        finally:
            process.kill()


def waiting_line(port: int) -> tuple[str, str]:
    """A match and a token for it."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as http:
        token = http.post("/api/me", json={}).json()["token"]
        seats = [{"kind": "me"}, {"kind": "guest"}]
        match = http.post("/api/matches", json={"game": "reversi", "seats": seats}).json()["match"]
    return match, token


TEBAN = str(Path(sys.executable).parent / "teban")
PLAY = "import dev; dev.ensure_page = lambda: None; dev.main('play', '--no-open', '--port', '0')"
"""Without building the page anew: others show it to a browser meanwhile."""
SERVING = {
    "by the script": (sys.executable, "dev.py", "run", "teban", "serve", "--port", "0"),
    "to be played": (sys.executable, "-c", PLAY),
    "alone": (TEBAN, "serve", "--port", "0"),
}


@pytest.mark.parametrize("sign", ENDING, ids=lambda sign: sign.name)
@pytest.mark.parametrize("command", SERVING.values(), ids=SERVING)
def test_whoever_ends_it_ends_the_server_in_order(
    tmp_path: Path, command: tuple[str, ...], sign: signal.Signals
) -> None:
    with started(tmp_path, *command) as (process, port):
        match, token = waiting_line(port)
        with connect(f"ws://127.0.0.1:{port}/ws/{match}") as line:
            line.send(json.dumps({"type": "hello", "token": token}))
            line.recv(PATIENCE)
            process.send_signal(sign)
            # Not cut off: told to come back later.
            assert closed_with(line) == 1012
        process.wait(PATIENCE)
    with pytest.raises(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
        pass


def workers(home: Path) -> set[int]:
    """The processes that think for the server of this folder."""
    named = f"TEBAN_HOME={home}".encode()
    found = set()
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            ours = named in (process / "environ").read_bytes().split(b"\0")
            if ours and b"teban.server.work.process" in (process / "cmdline").read_bytes():
                found.add(int(process.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="finds processes in /proc")
@pytest.mark.parametrize(
    ("how", "sign"),
    [("alone", signal.SIGINT), ("alone", signal.SIGHUP), ("to be played", signal.SIGINT)],
)
def test_what_a_terminal_sends_to_everybody_ends_the_server_in_order(
    tmp_path: Path, how: str, sign: signal.Signals
) -> None:
    """Ctrl-C, or a window that is closed."""
    with started(tmp_path, *SERVING[how]) as (process, port):
        match, token = waiting_line(port)
        assert httpx.get(f"http://127.0.0.1:{port}/ready", timeout=PATIENCE).status_code == 200
        assert workers(tmp_path)
        with connect(f"ws://127.0.0.1:{port}/ws/{match}") as line:
            line.send(json.dumps({"type": "hello", "token": token}))
            line.recv(PATIENCE)
            os.killpg(process.pid, sign)
            assert closed_with(line) == 1012
        assert process.stdout is not None
        said = process.stdout.read()
        assert process.wait(PATIENCE) == 0
    assert [word for word in ("Traceback", "Interrupt", "Abort", "failed") if word in said] == []
    assert not workers(tmp_path)


def serve_at(port: int, home: Path) -> "subprocess.CompletedProcess[str]":
    command = (TEBAN, "serve", "--port", str(port))
    environ = os.environ | {"TEBAN_HOME": str(home), "TEBAN_LANG": "en"}
    return subprocess.run(
        command, env=environ, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def test_a_port_that_is_taken_is_said_with_who_has_it(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        refused = serve_at(port, tmp_path)
    assert refused.returncode == 2
    assert f"another program listens at http://127.0.0.1:{port}/" in refused.stderr
    with started(tmp_path, *SERVING["alone"]) as (_, port):
        refused = serve_at(port, tmp_path)
    assert refused.returncode == 2
    assert f"Teban listens at http://127.0.0.1:{port}/ already" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_an_address_of_somewhere_else_is_refused(tmp_path: Path) -> None:
    command = (TEBAN, "serve", "--host", "nowhere.invalid")
    environ = os.environ | {"TEBAN_HOME": str(tmp_path), "TEBAN_LANG": "en"}
    refused = subprocess.run(
        command, env=environ, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert refused.returncode == 2
    assert "nowhere.invalid" in refused.stderr
    assert "Traceback" not in refused.stderr


@pytest.mark.parametrize(
    ("named", "beside", "alone"),
    [
        ((), True, True),
        (("tests/browser",), True, True),
        (("tests/server",), True, False),
        (("tests/server", "-k", "killed"), True, False),
        ((dev.ALONE,), False, True),
        ((f"{dev.ALONE}::test_x",), False, True),
    ],
)
def test_at_night_nothing_runs_beside_what_is_measured_by_the_clock(
    named: tuple[str, ...], beside: bool, alone: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (ROOT / dev.ALONE).is_file()
    runs: list[tuple[str, ...]] = []
    for needed in ("ensure_page", "ensure_system"):
        monkeypatch.setattr(dev, needed, lambda: None)
    monkeypatch.setattr(dev, "sh", lambda *command, **_: runs.append(command))
    dev.nightly(*named)
    assert ["-n" in run for run in runs] == [True] * beside + [False] * alone
    for run in runs:
        measured = any(arg.startswith(dev.ALONE) for arg in run[run.index("--timeout") :])
        assert measured == ("-n" not in run)


def test_the_page_is_built_anew_for_whatever_it_takes_from_the_package() -> None:
    (listed,) = re.findall(r"^TAKEN = \((.*)\)$", (ROOT / "dev.py").read_text(), re.MULTILINE)
    kinds = re.findall(r'"([^"]+)"', listed)
    sources = (path for kind in ("*.ts", "*.svelte") for path in (ROOT / "web/src").rglob(kind))
    code = (path for path in sources if not path.name.endswith(".test.ts"))
    taken = {name for path in code for name in TAKES.findall(path.read_text(encoding="utf-8"))}
    assert any(name.endswith("catalog.json") for name in taken)
    for name in taken:
        assert any(Path(name).match(kind) for kind in kinds), name
