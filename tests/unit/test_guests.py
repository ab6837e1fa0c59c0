"""Engines of others in the arena, at their worst: floods, endless lines, children, odd systems."""

import fcntl
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pygames.__main__ import main
from pygames.cli.client import Engine
from pygames.cli.commands import apart, joined
from pygames.cli.process import Program, end_all
from tests.support.signals import interruptible
from tests.support.sites import ROOT
from tests.support.toy import toy_wheel

PLAYS = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    answer = json.dumps({"id": asked["id"], "ok": {"action": asked["legal"][0]}})
"""
"""An engine that knows what to answer."""


def arena(capsys: pytest.CaptureFixture[str], program: str) -> tuple[str, str]:
    """Let an engine play a pair of games; return what is printed, and what is wrong."""
    command = shlex.join([sys.executable, "-c", program])
    bots = ["murus-gallicus", "random", "--bot", command, "--go", "nodes=1", "--games", "2"]
    assert main(["arena", *bots]) == 0
    output = capsys.readouterr()
    return output.out, output.err


def until(is_so: Callable[[], bool]) -> None:
    """Wait for a state; fail if it never comes."""
    end = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < end
        os.sched_yield()


def test_an_engine_whose_line_never_ends_has_lost_at_once(
    capsys: pytest.CaptureFixture[str],
) -> None:
    out, err = arena(capsys, "while True: print('x' * 65536, end='')")
    assert "2 won" in out
    assert err.count("wrote a line of more than 1048576 bytes") == 2


def test_a_program_that_nobody_reads_has_to_wait(tmp_path: Path) -> None:
    sign = tmp_path / "done"
    wrote = f"for _ in range(64): print('x' * 999_999, flush=True)\nopen({str(sign)!r}, 'w')"
    program = Program([sys.executable, "-c", wrote], 1_000_000)
    until(program._lines.full)
    assert not sign.exists()
    assert program._lines.qsize() < 20
    program.end()
    assert not program._hears.is_alive()


@pytest.mark.parametrize("code", ["utf-8-sig", "utf-16", "cp1252"])
def test_an_engine_may_write_as_its_system_does(
    capsys: pytest.CaptureFixture[str], code: str
) -> None:
    begins = f"import sys; sys.stdout.reconfigure(encoding={code!r}, newline='\\r\\n')"
    says = "    print('{\"info\": \"Zoë\"}', '', answer, sep='\\n', flush=True)"
    _, err = arena(capsys, f"{begins}{PLAYS}{says}")
    assert not err


HOLDS = """
import fcntl, subprocess, sys
held = open({path!r}, "w")
fcntl.flock(held, fcntl.LOCK_EX)
sleep = [sys.executable, "-c", "import time; time.sleep(600)"]
child = subprocess.Popen(sleep, pass_fds=[held.fileno()])
open({path!r} + ".runs", "w").close()
"""
"""An engine whose child holds a file as long as it runs."""


def is_held(path: Path) -> bool:
    """Whether the child runs: what ends the engine before can't end it."""
    return path.with_name(f"{path.name}.runs").exists() and not is_free(path)


def is_free(path: Path) -> bool:
    with path.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


@pytest.mark.parametrize("then", ["print('x' * 2**20 * 2, flush=True); child.wait()", ""])
def test_processes_started_by_an_engine_end_with_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, then: str
) -> None:
    path = tmp_path / "held"
    out, _ = arena(capsys, HOLDS.format(path=str(path)) + then)
    assert "2 won" in out
    until(lambda: is_free(path))


def test_an_engine_of_a_program_ends_with_what_it_has_started(tmp_path: Path) -> None:
    path = tmp_path / "held"
    with Engine([sys.executable, "-c", f"{HOLDS.format(path=str(path))}input()"]):
        until(lambda: is_held(path))
    until(lambda: is_free(path))


@pytest.fixture
def _in_the_background() -> Iterator[None]:
    """Ignore interrupts, as what a shell starts in the background does."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.usefixtures("_in_the_background")
def test_an_arena_that_is_ended_ends_its_engines(tmp_path: Path, sign: signal.Signals) -> None:
    path = tmp_path / "held"
    engine = shlex.join([sys.executable, "-c", HOLDS.format(path=str(path)) + "child.wait()"])
    bots = ["murus-gallicus", "random", "--bot", engine, "--games", "2"]
    command = interruptible("pygames", "arena", *bots)
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL) as running:
        until(lambda: is_held(path))
        running.send_signal(sign)
        assert running.wait(20) == (130 if sign == signal.SIGINT else 143)
    until(lambda: is_free(path))


def test_a_command_that_the_system_ends_leaves_nothing_unpacked(tmp_path: Path) -> None:
    wheel, scratch = toy_wheel(tmp_path), tmp_path / "scratch"
    scratch.mkdir()
    command = [sys.executable, "-m", "pygames", "--with", str(wheel), "engine"]
    with subprocess.Popen(
        command, cwd=ROOT, env=os.environ | {"TMPDIR": str(scratch)},
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    ) as running:  # fmt: skip
        assert running.stdin
        assert running.stdout
        running.stdin.write(b'{"id": 1, "call": "card", "game": "dice-nim"}\n')
        running.stdin.flush()
        assert b'"ok"' in running.stdout.readline()
        assert any(scratch.iterdir())
        running.terminate()
        assert running.wait(20) == 143
    assert not any(scratch.iterdir())


def test_on_windows_the_whole_tree_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tool = tmp_path / "taskkill"
    tool.write_text(f'#!/bin/sh\necho "$@" > {tmp_path}/said\n')
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        end_all(process, windows=True)
    assert (tmp_path / "said").read_text() == f"/F /T /PID {process.pid}\n"


@pytest.mark.parametrize(
    ("command", "here", "on_windows"),
    [
        ("python3 mine.py", ["python3", "mine.py"], ["python3", "mine.py"]),
        (r"C:\Users\me\mine.exe", ["C:Usersmemine.exe"], [r"C:\Users\me\mine.exe"]),
        (r'"C:\My Games\e.exe" --at D:\x\ ""', None, [r"C:\My Games\e.exe", "--at", "D:\\x\\", ""]),
        ("C:/e.exe 'a b'", ["C:/e.exe", "a b"], ["C:/e.exe", "'a", "b'"]),
        (
            r"\\server\share\e.exe",
            [r"\servershare\e.exe".replace(r"\e", "e")],
            [r"\\server\share\e.exe"],
        ),
        (r"O'Neil\e.exe", None, [r"O'Neil\e.exe"]),
        ("e #1", ["e", "#1"], ["e", "#1"]),
    ],
)
def test_a_command_is_taken_apart_as_its_system_does(
    command: str, here: list[str] | None, on_windows: list[str]
) -> None:
    assert apart(command, windows=True) == on_windows
    if here is not None:
        assert apart(command, windows=False) == here


@pytest.mark.parametrize("windows", [False, True])
def test_a_command_that_is_shown_is_taken_apart_as_it_was(windows: bool) -> None:
    arguments = ["python3", r"C:\My Games\mine.py", "--go", "seconds=0.5", "ä|&", ""]
    assert apart(joined(arguments, windows=windows), windows=windows) == arguments
