"""A PostgreSQL of our own, from Debian's packages: started for the tests, gone after them."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

INSTALL = "PostgreSQL is not installed; on Debian or Ubuntu: apt-get install -y postgresql"


def programs() -> Path | None:
    """The folder of initdb and postgres: Debian keeps them off the path, one folder a version."""
    found = [*Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if found:
        return max(found, key=lambda path: int(path.parents[1].name)).parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


class Cluster:
    """A running database server that only this machine's users can reach, by a socket file."""

    def __init__(self, folder: Path, bin_folder: Path, user: str | None) -> None:
        self.folder = folder
        self._bin = bin_folder
        self._user = user
        self._server: subprocess.Popen[bytes] | None = None

    def address(self, database: str) -> str:
        return f"postgresql://teban@/{database}?host={self.folder}"

    def emptied(self) -> str:
        """The address of an empty database: always the same one, as making one takes a while."""
        # A test that failed may have left connections, and with them locks.
        self.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = 'teban' AND pid <> pg_backend_pid();"
            " DROP SCHEMA public CASCADE; CREATE SCHEMA public",
            "teban",
        )
        return self.address("teban")

    def sql(self, statement: str, database: str) -> str:
        command = ("psql", "-XAtq", "-h", str(self.folder), "-U", "teban", "-d", database)
        return self.run(*command, "-c", statement)

    def run(self, program: str, *arguments: str) -> str:
        done = subprocess.run(
            [self._bin / program, *arguments],
            user=self._user,
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 0, f"{program}: {done.stderr}"
        return done.stdout

    def make(self) -> None:
        options = ("--auth=trust", "--username=teban", "--encoding=UTF8", "--locale=C", "--no-sync")
        self.run("initdb", "-D", str(self.folder / "data"), *options)
        self.start()
        self.sql("CREATE DATABASE teban", "postgres")

    def start(self) -> None:
        data = str(self.folder / "data")
        # A throw-away cluster may skip what makes a real one outlive the machine.
        settings = ("fsync=off", "listen_addresses=", f"unix_socket_directories={self.folder}")
        with (self.folder / "log").open("wb") as log:
            self._server = subprocess.Popen(
                [self._bin / "postgres", "-D", data, *(f"--{one}" for one in settings)],
                user=self._user,
                cwd=self.folder,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        self._wait_until_ready(self._server)

    def kill(self) -> None:
        """End every process of it at once, in the middle of whatever it does."""
        assert self._server is not None
        pid = self._server.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for process in (pid, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._server.wait()

    def stop(self) -> None:
        assert self._server is not None
        # Fast: without waiting for whoever is still connected.
        self._server.send_signal(signal.SIGINT)
        try:
            self._server.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()

    def _wait_until_ready(self, server: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + 30
        ready = (self._bin / "pg_isready", "-q", "-h", self.folder)
        while subprocess.run(ready, check=False).returncode:
            log = (self.folder / "log").read_text(errors="replace")
            assert server.poll() is None, log
            assert time.monotonic() < deadline, log
            time.sleep(0.05)


@contextmanager
def running(bin_folder: Path) -> Iterator[Cluster]:
    """A cluster for as long as the block lasts."""
    # Not the test's own folder: the path of a socket may have no more than 107 letters.
    folder = Path(tempfile.mkdtemp(prefix="teban-pg-", dir="/tmp"))
    # PostgreSQL does not run as root; Debian's package has made a user for it.
    user = "postgres" if os.geteuid() == 0 else None
    if user:
        account = pwd.getpwnam(user)
        os.chown(folder, account.pw_uid, account.pw_gid)
    cluster = Cluster(folder, bin_folder, user)
    try:
        cluster.make()
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
