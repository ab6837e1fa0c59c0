"""Lighthouse on pages of the site: its scores, and its findings if one is less than perfect."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal

from tests.browser.conftest import COMPILE_LESS, launch_options
from web.tools.setup import tool

SCRIPT = Path(__file__).with_suffix(".ts")
PAINTED = "html[data-board=painted]"

Form = Literal["mobile", "desktop"]


@dataclass(frozen=True)
class Visit:
    """A page to look at: its address, what to press there, and what shows in the end."""

    name: str
    address: str
    shows: str
    press: tuple[str, ...] = ()
    form: Form = "mobile"
    timed: bool = False
    """Whether it is about performance alone, on a first visit."""


@dataclass(frozen=True)
class Seen:
    """Scores from 0 to 1 by category, and in words why one is less than 1."""

    name: str
    form: Form
    scores: dict[str, float]
    findings: list[str]


def look(visits: Sequence[Visit]) -> Iterator[Seen]:
    """Visit pages one after another, in one browser that keeps what it has fetched."""
    timed = any(visit.timed for visit in visits)
    browser = launch_options(*([] if timed else [COMPILE_LESS]))
    options = {
        "browser": browser["executable_path"],
        "args": browser["args"],
        "visits": [asdict(visit) for visit in visits],
    }
    command: list[str | Path] = [tool("node"), SCRIPT, json.dumps(options)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        for line in process.stdout:
            yield Seen(**json.loads(line))
    if process.returncode:
        raise RuntimeError("Lighthouse did not come to its end: see above")
