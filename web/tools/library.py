"""Python's library as the worker gets it: what every start imports comes compiled.

Compiling it is more than half of a start. What is rarely imported stays as it is, which is smaller.
"""

from __future__ import annotations

import ast
import json
import sys
from typing import TYPE_CHECKING

from web.tools.console import CACHE, ROOT, run
from web.tools.setup import WEB, environment, tool
from web.tools.stamps import digest, is_done, stamped

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from web.tools.console import Command

NAME = "python_stdlib.zip"
SCRIPT = WEB / "tools" / "library.ts"
MADE = CACHE / "library" / NAME


def library(pyodide: Path, micropip: Path) -> bytes:
    """Return the library, compiled anew where something that it depends on has changed."""
    imports = sorted({name for path in (ROOT / "pygames").rglob("*.py") for name in _imports(path)})
    state = digest(SCRIPT, pyodide / NAME, micropip, *imports)
    if not is_done("library", state) or not MADE.is_file():
        MADE.parent.mkdir(parents=True, exist_ok=True)
        paths = {"pyodide": str(pyodide), "micropip": str(micropip), "target": str(MADE)}
        options = json.dumps({**paths, "imports": imports})
        with stamped("library", state):
            command: Command = [tool("node"), SCRIPT, options]
            run("library", command, environment(), "Python's library can't be compiled")
    return MADE.read_bytes()


def _imports(path: Path) -> Iterator[str]:
    """Find the modules of the standard library that a module imports."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        yield from (name for name in names if name.split(".")[0] in sys.stdlib_module_names)
