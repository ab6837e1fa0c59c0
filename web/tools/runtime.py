"""Pyodide's script and program, without what only packages in WebAssembly would use."""

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
TOOLS = [WEB / "tools" / name for name in ("runtime.ts", "unused.ts", "wasm.ts")]
MADE = CACHE / "runtime"


def runtime(package: Path) -> Folder:
    """Return both, cut anew where something has changed, and the script shortened."""
    names = (MODULE, SCRIPT, PROGRAM)
    state = digest(*TOOLS, STAMPS / "npm", *(package / name for name in names))
    made = {name: MADE / name for name in (SCRIPT, PROGRAM)}
    if not is_done("runtime", state) or not all(path.is_file() for path in made.values()):
        MADE.mkdir(parents=True, exist_ok=True)
        paths = {"script": package / SCRIPT, "program": package / PROGRAM}
        paths |= {"cutScript": made[SCRIPT], "cutProgram": made[PROGRAM]}
        words = {name: str(path) for name, path in paths.items()}
        options = json.dumps({**words, "users": [str(package / MODULE)]})
        with stamped("runtime", state):
            command: Command = [tool("node"), TOOLS[0], options]
            run("runtime", command, environment(), "Pyodide's program can't be cut")
    return {SCRIPT: minified(made[SCRIPT]), PROGRAM: made[PROGRAM].read_bytes()}
