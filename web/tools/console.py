"""The output of build.py, and the commands that it runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    Command = Sequence[str | Path]

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / ".cache"
TAIL_LINES = 15


class Stop(Exception):  # noqa: N818 - not every stop is an error of the program's
    """Ends the program with one line: what is wrong, and what to do."""


def say(text: str) -> None:
    """Print at once, even if the output is not a terminal."""
    print(text, flush=True)


def run(name: str, command: Command, env: Mapping[str, str], advice: str) -> None:
    """Run a command quietly; if it fails, show the end of its log and stop with advice."""
    log = CACHE / "logs" / f"{name}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    if quietly(command, env, log):
        return
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    for line in lines[-TAIL_LINES:]:
        print(f"  | {line}", file=sys.stderr)
    raise Stop(f"{advice} (the whole log: {log.relative_to(ROOT)})")


def quietly(command: Command, env: Mapping[str, str], log: Path) -> bool:
    """Run a command with its output in a file; return whether it succeeded."""
    with log.open("wb") as output:
        try:
            process = subprocess.run(
                [str(word) for word in command],
                cwd=ROOT,
                env=dict(env),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            )
        except OSError as error:
            output.write(str(error).encode())
            return False
    return process.returncode == 0


def shown(command: Command, env: Mapping[str, str], cwd: Path = ROOT) -> int:
    """Run a command whose output is for the reader, and return its exit code."""
    words = [str(word) for word in command]
    try:
        return subprocess.run(words, cwd=cwd, env=dict(env), check=False).returncode
    except OSError as error:
        raise Stop(f"{words[0]} can't be run: {error.strerror}") from error


def captured(command: Command, env: Mapping[str, str], cwd: Path = ROOT) -> tuple[int, str]:
    """Run a command, and return its exit code and its output."""
    words = [str(word) for word in command]
    try:
        process = subprocess.run(
            words,
            cwd=cwd,
            env=dict(env),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise Stop(f"{words[0]} can't be run: {error.strerror}") from error
    return process.returncode, process.stdout
