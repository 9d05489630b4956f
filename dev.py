#!/usr/bin/env python3
"""Usage: ./dev.py COMMAND [ARGUMENTS...]   (the first run installs everything by itself)"""

import hashlib
import importlib.util
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit("dev.py: Python 3.11 or newer is needed; run it as: python3.11 dev.py ...")

ROOT = Path(__file__).resolve().parent
LOCK = ROOT / "requirements.lock"
VENV = ROOT / ".venv"
DEV = ROOT / ".dev"
UV = DEV / "uv"
WEB = ROOT / "web"
PAGE = ROOT / "teban" / "server" / "page"
TAKEN = ("*.ftl", "catalog.json")
"""What the page takes from `teban`: it is built anew when one of these has changed."""
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
ALONE = "tests/browser/test_speed.py"
"""It measures time by the clock: at night nothing runs beside it."""
# An activated .venv has no pip, and cannot be rebuilt by the Python that lives in it.
INSIDE = Path(sys.prefix) == VENV
PYTHON: str = getattr(sys, "_base_executable", "python3") if INSIDE else sys.executable
ENDING = [
    sign
    for name in ("SIGTERM", "SIGHUP")
    if (sign := getattr(signal, name, None)) and signal.getsignal(sign) is not signal.SIG_IGN
]
"""How supervisors, containers and closed terminals end a program, unless it is not to mind."""
ENV = os.environ | {
    "PATH": os.pathsep.join([str(BIN), str(UV / "bin"), os.environ.get("PATH", os.defpath)]),
    "VIRTUAL_ENV": str(VENV),
    "UV_PYTHON_DOWNLOADS": "never",
    # The tests start hundreds of programs; each would compile everything anew.
    "PYTHONDONTWRITEBYTECODE": "",
}


def sh(*command: str, cwd: Path = ROOT, **env: str) -> None:
    line = shlex.join(command)
    print(f"> {line}", flush=True)
    program = shutil.which(command[0], path=ENV["PATH"])
    if program is None:
        sys.exit(f"dev.py: there is no command {command[0]!r} here")
    child: subprocess.Popen[bytes] | None = None
    ended: list[int] = []

    def end(number: int, _: object) -> None:
        # Whoever ends us means what we have started; it may want to finish something first.
        ended.append(number)
        if child is not None:
            child.terminate()

    for sign in ENDING:
        signal.signal(sign, end)
    child = subprocess.Popen([program, *command[1:]], cwd=cwd, env=ENV | env)
    if ended:
        child.terminate()
    code = child.wait()
    for sign in ENDING:
        signal.signal(sign, signal.SIG_DFL)
    if ended:
        sys.exit(128 + ended[0])
    if code:
        print(f"dev.py: failed with exit code {code}: {line}", file=sys.stderr)
        sys.exit(code if code > 0 else 128 - code)


def once(stamp: Path, action: Callable[[], None], *inputs: str) -> None:
    """Run the action unless it has already succeeded with the same inputs."""
    digest = hashlib.sha256("\0".join(inputs).encode()).hexdigest()
    if not stamp.is_file() or stamp.read_text() != digest:
        action()
        stamp.write_text(digest)


def install_uv(pin: str) -> None:
    if not INSIDE and importlib.util.find_spec("pip") is None:
        sys.exit("dev.py: this Python has no pip; on Debian or Ubuntu: apt install python3-pip")
    shutil.rmtree(UV, ignore_errors=True)
    UV.mkdir(parents=True)
    wanted = UV / "requirements.txt"
    wanted.write_text(pin)
    options = ("-qq", "--disable-pip-version-check", "--require-hashes", "--target", str(UV))
    sh(PYTHON, "-m", "pip", "install", *options, "-r", str(wanted))


def install_lock() -> None:
    sh("uv", "venv", "--quiet", "--clear", "--no-project", "--python", PYTHON, str(VENV))
    sh("uv", "pip", "sync", "--require-hashes", "--compile-bytecode", LOCK.name)


def install_project() -> None:
    sh("uv", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--editable", ".")


def ensure_uv() -> None:
    pin = re.search(r"^uv==(?:.*\\\n)*.*\n", LOCK.read_text(), re.MULTILINE)
    if pin is None:
        sys.exit("dev.py: requirements.lock pins no uv; restore it: git checkout requirements.lock")
    once(UV / "stamp", lambda: install_uv(pin[0]), pin[0])


def ensure_environment() -> None:
    ensure_uv()
    # Scripts in a venv know their own address and Python: a moved clone needs a new one.
    once(VENV / "lock.stamp", install_lock, LOCK.read_text(), str(ROOT), sys.version)
    once(VENV / "project.stamp", install_project, (ROOT / "pyproject.toml").read_text())


def contents(*folders: Path) -> str:
    """Every source under these folders, for noticing that one has changed."""
    files = (path for folder in folders for path in folder.rglob("*") if path.is_file())
    parts = ("node_modules", "public", "tests", "__pycache__")
    sources = sorted(path for path in files if not set(parts) & set(path.parts))
    digest = hashlib.sha256()
    for path in sources:
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def ensure_page() -> None:
    """The sounds and the page, built into the package that serves them."""
    ensure_environment()
    if shutil.which("npm", path=ENV["PATH"]) is None:
        sys.exit("dev.py: the page is built with Node.js 20 or newer; install it, with npm")
    packages = (WEB / "package-lock.json").read_text()
    modules = WEB / "node_modules" / ".stamp"
    once(modules, lambda: sh("npm", "ci", "--no-fund", "--no-audit", cwd=WEB), packages)
    sounds = WEB / "public" / "sound"
    make = ("python", str(WEB / "sound" / "make.py"), str(sounds))
    if not (sounds / "manifest.json").is_file():
        (DEV / "sound.stamp").unlink(missing_ok=True)
    once(DEV / "sound.stamp", lambda: sh(*make), LOCK.read_text(), contents(WEB / "sound"))
    if not (PAGE / "index.html").is_file():
        (DEV / "page.stamp").unlink(missing_ok=True)
    taken = (path for kind in TAKEN for path in sorted((ROOT / "teban").rglob(kind)))
    words = "".join(path.read_text() for path in taken)
    pages = "".join(path.read_text() for path in sorted((ROOT / "docs").glob("*.md")))
    build = lambda: sh("npm", "run", "build", cwd=WEB)  # noqa: E731 - one line among its inputs
    once(DEV / "page.stamp", build, packages, contents(WEB), words, pages)


def ensure_system() -> None:
    """A browser and a database for the tests: installed where that may be done, else named."""
    programs = {
        "chromium-headless-shell": "chromium-headless-shell fonts-noto-cjk",
        "pg_ctlcluster": "postgresql",
    }
    missing = [names for program, names in programs.items() if shutil.which(program) is None]
    if not missing:
        return
    packages = " ".join(missing).split()
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        sh("apt-get", "update", "-qq")
        install = ("apt-get", "install", "-y", "-qq", "--no-install-recommends")
        sh(*install, *packages, DEBIAN_FRONTEND="noninteractive")
    else:
        print(f"dev.py: some tests will be skipped; they need: {' '.join(packages)}", flush=True)


def play(*args: str) -> None:
    """open the platform in the browser (--no-open, --port N)"""
    ensure_page()
    show = () if "--no-open" in args else ("--open",)
    sh("teban", "serve", *show, *(arg for arg in args if arg != "--no-open"), cwd=Path.cwd())


def test(*args: str) -> None:
    """every check and every test (arguments go to pytest)"""
    lint()
    ensure_system()
    sh("npm", "run", "--silent", "test", cwd=WEB)
    # Tests with a browser or a server wait more than they work: twice as many workers as cores, and
    # whoever has nothing left to do takes over from the others.
    workers = str(2 * (os.cpu_count() or 1))
    sh("pytest", "-n", workers, "--dist", "worksteal", *args)


def lint() -> None:
    """the checks without the tests: ruff, mypy, import-linter, svelte-check"""
    ensure_page()
    sh("ruff", "check")
    sh("ruff", "format", "--check")
    sh("mypy")
    sh("lint-imports", "--no-logo", "--cache-dir", ".dev/import-linter")
    sh("npm", "run", "--silent", "check", cwd=WEB)


def fix() -> None:
    """let ruff mend and format what it can"""
    ensure_environment()
    sh("ruff", "check", "--fix-only")
    sh("ruff", "format")


def nightly(*args: str) -> None:
    """the tests with many more games each, and those too slow for every change"""
    ensure_page()
    ensure_system()
    every = ("-m", "", "--timeout", "7200")
    if any(arg.startswith(ALONE) for arg in args):
        sh("pytest", *every, *args, TEBAN_GAMES="nightly")
        return
    sh("pytest", "-n", "auto", "--ignore", ALONE, *every, *args, TEBAN_GAMES="nightly")
    if all((ROOT / ALONE).is_relative_to(ROOT / arg) for arg in args):
        sh("pytest", *every, ALONE, TEBAN_GAMES="nightly")


def bench(*args: str) -> None:
    """measure speed beside OpenSpiel (arguments go to `teban bench reversi`)"""
    run("teban", "bench", "reversi", *args)


def lock(*args: str) -> None:
    """write requirements.lock again from pyproject.toml (--upgrade: with the newest versions)"""
    ensure_uv()
    uv_compile = ("uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11")
    # No header and no index options: the lock must not remember where it was made.
    output = ("--generate-hashes", "--no-header", "--output-file", LOCK.name)
    sh(*uv_compile, *output, "--all-extras", *args, "pyproject.toml")


def run(*command: str) -> None:
    """run any command in the environment, for example: ./dev.py run teban games"""
    ensure_environment()
    sh(*(command or ("teban", "--help")), cwd=Path.cwd())


COMMANDS: dict[str, Callable[..., None]] = {
    command.__name__: command for command in (play, test, lint, fix, nightly, bench, lock, run)
}


def main(name: str = "help", *args: str) -> None:
    # Ctrl-C is for the program we started, which may want to save a game first; we only wait.
    signal.signal(signal.SIGINT, lambda *_: None)
    if name in COMMANDS:
        COMMANDS[name](*args)
    else:
        commands = (f"  {key:8} {command.__doc__}" for key, command in COMMANDS.items())
        print(__doc__, *commands, sep="\n")
        sys.exit(0 if name in ("help", "-h", "--help") else 2)


if __name__ == "__main__":
    main(*sys.argv[1:])
