"""Installs the libraries of the adapters, into an environment of their own."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from web.tools.console import CACHE, ROOT, run, say
from web.tools.setup import environment
from web.tools.stamps import digest, is_done, stamped

if TYPE_CHECKING:
    from web.tools.console import Command

LIBRARIES = CACHE / "adapters"
PINS = ROOT / "tests" / "support" / "adapters" / "requirements.txt"


def python_with_libraries() -> Path:
    """Install them if needed, and return their Python."""
    folder, suffix = ("Scripts", ".exe") if os.name == "nt" else ("bin", "")
    python = LIBRARIES / folder / f"python{suffix}"
    state = digest(PINS, sys.version)
    if is_done("adapters", state) and python.exists():
        return python
    say("Installing OpenSpiel and PettingZoo …")
    shutil.rmtree(LIBRARIES, ignore_errors=True)
    command: Command = [
        *(python, "-m", "pip", "install", "--no-deps", "--only-binary=:all:"),
        *("--requirement", PINS),
    ]
    with stamped("adapters", state):
        run("adapters", [sys.executable, "-m", "venv", LIBRARIES], environment(), "venv failed")
        run("adapters", command, environment(), "pip failed: see above")
    return python
