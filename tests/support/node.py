"""Scripts that tests run in Node."""

from __future__ import annotations

import json
import subprocess
from typing import TYPE_CHECKING, Any

from tests.support.sites import ROOT
from web.tools.setup import tool

if TYPE_CHECKING:
    from pathlib import Path


def said_by(*script: str | Path) -> Any:
    """Run a script with what it is given to its end, and return the JSON in its last line."""
    command: list[str | Path] = [tool("node"), *script]
    process = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert process.returncode == 0, process.stderr[-2000:]
    return json.loads(process.stdout.splitlines()[-1])
