"""Python's library for the worker: the modules that the rules use, compiled, and the rest apart.

Compiling it is more than half of a start, and most of it is never imported.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from web.tools.console import CACHE, ROOT, run
from web.tools.setup import WEB, environment, tool
from web.tools.stamps import digest, is_done, stamped

if TYPE_CHECKING:
    from pathlib import Path

    from web.tools.console import Command
    from web.tools.folders import Folder

NAME = "python_stdlib.zip"
RARE = "rare.zip"
"""The modules that the rules don't use, unchanged."""
SCRIPT = WEB / "tools" / "library.ts"
EXERCISES = WEB / "tools" / "exercises.py"
EXERCISE = WEB / "tools" / "exercise.ts"
FINDER = WEB / "tools" / "rare.py"
DRAWING = ROOT / "pygames" / "vector"
"""Modules for pages that can't read their own pictures: they come with the rare modules."""
MADE = CACHE / "library"


def library(pyodide: Path, wheel: Path) -> Folder:
    """Return the library in its two parts, rebuilt if something has changed."""
    drawing = {str(path.relative_to(ROOT)): path for path in sorted(DRAWING.glob("*.py"))}
    sources = [SCRIPT, EXERCISE, EXERCISES, FINDER, pyodide / NAME, wheel]
    state = digest(*sources, *drawing, *drawing.values())
    files = {name: MADE / name for name in (NAME, RARE)}
    if not is_done("library", state) or not all(path.is_file() for path in files.values()):
        MADE.mkdir(parents=True, exist_ok=True)
        paths = {"pyodide": pyodide, "wheel": wheel, "exercises": EXERCISES, "finder": FINDER}
        paths |= {"library": files[NAME], "rare": files[RARE]}
        more = {name: path.read_text("utf-8") for name, path in drawing.items()}
        options = json.dumps({**{name: str(path) for name, path in paths.items()}, "more": more})
        with stamped("library", state):
            command: Command = [tool("node"), SCRIPT, options]
            run("library", command, environment(), "Python's library can't be compiled")
    return {name: path.read_bytes() for name, path in files.items()}
