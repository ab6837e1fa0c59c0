"""What build.py says, and the commands that it runs."""

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
    """Ends the program with one line that says what is wrong and the way out."""


def say(text: str) -> None:
    """Print at once, also where the output is not a terminal."""
    print(text, flush=True)


def run(name: str, command: Command, env: Mapping[str, str], advice: str) -> None:
    """Run a command quietly; where it fails, show the end of its log and stop with advice."""
    log = CACHE / "logs" / f"{name}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    if quietly(command, env, log):
        return
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    for line in lines[-TAIL_LINES:]:
        print(f"  | {line}", file=sys.stderr)
    raise Stop(f"{advice} (the whole log: {log.relative_to(ROOT)})")


def quietly(command: Command, env: Mapping[str, str], log: Path) -> bool:
    """Run a command with its output in a file; true where it succeeded."""
    with log.open("wb") as output:
        try:
            done = subprocess.run(
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
    return done.returncode == 0


def shown(command: Command, env: Mapping[str, str], cwd: Path = ROOT) -> int:
    """Run a command whose output is for the reader, and return its exit code."""
    words = [str(word) for word in command]
    try:
        return subprocess.run(words, cwd=cwd, env=dict(env), check=False).returncode
    except OSError as error:
        raise Stop(f"{words[0]} can't be run: {error.strerror}") from error


def captured(command: Command, env: Mapping[str, str], cwd: Path = ROOT) -> tuple[int, str]:
    """Run a command, and return its exit code and all that it printed."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
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
    return done.returncode, done.stdout
