"""Pyodide's script and program, without what only packages in WebAssembly would use.

The program comes in two parts, unless that is switched off: what every start needs, and the rest,
which the script loads when something of it is called. `used.json` says what is used.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from web.tools.bundle import minified
from web.tools.console import CACHE, run
from web.tools.setup import WEB, environment, tool
from web.tools.stamps import STAMPS, digest, is_done, stamped

if TYPE_CHECKING:
    from pathlib import Path

    from web.tools.console import Command
    from web.tools.folders import Folder

MODULE, SCRIPT, PROGRAM = "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"
REST = "pyodide.rest.wasm"
"""The part of the program that no start needs."""
CUT = WEB / "tools" / "runtime.ts"
USED = WEB / "tools" / "used.json"
TOOLS = ("instructions.ts", "rest.ts", "sha256.ts", "split.ts", "unused.ts", "used.ts", "wasm.ts")
SPLIT = True
"""Without this, the program stays whole: until it is known what is used of a new Pyodide, or if the
splitter can't read it. Only the size of a start's download changes."""


def runtime(package: Path) -> Folder:
    """Return both, cut again if something has changed, and the script minified."""
    step, parts = ("runtime", (PROGRAM, REST)) if SPLIT else ("runtime-whole", (PROGRAM,))
    folder = CACHE / step
    tools = (CUT, USED, *(CUT.with_name(name) for name in TOOLS))
    sources = (package / name for name in (MODULE, SCRIPT, PROGRAM))
    state = digest(*tools, STAMPS / "npm", *sources)
    files = {name: folder / name for name in (SCRIPT, *parts)}
    if not is_done(step, state) or not all(path.is_file() for path in files.values()):
        folder.mkdir(parents=True, exist_ok=True)
        with stamped(step, state):
            cut(package, folder, USED if SPLIT else None)
    programs = {name: files[name].read_bytes() for name in parts}
    return {SCRIPT: minified(files[SCRIPT]), **programs}


def cut(package: Path, folder: Path, used: Path | None) -> None:
    """Cut both into a folder; the program stays whole if it isn't known what is used."""
    paths = {"script": package / SCRIPT, "program": package / PROGRAM}
    paths |= {"cutScript": folder / SCRIPT, "cutProgram": folder / PROGRAM, "rest": folder / REST}
    words = {name: str(path) for name, path in paths.items()}
    which = {"users": [str(package / MODULE)], "used": None if used is None else str(used)}
    command: Command = [tool("node"), CUT, json.dumps({**words, **which})]
    run("runtime", command, environment(), "Pyodide's program can't be cut")
