"""The worker for games that were not written here: one classic script with all of Pyodide's own."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

from web.tools import runtime
from web.tools.console import CACHE, Stop
from web.tools.kinds import served
from web.tools.setup import environment, npm_program
from web.tools.stamps import STAMPS, digest

if TYPE_CHECKING:
    from pathlib import Path

    from web.tools.folders import Folder

NAME, LIST = "isolated.js", "isolated.json"
KEPT = CACHE / "isolated"
# A script from an address of its own text lies nowhere: what it asks for is answered in it.
NOWHERE = "isolated://files/"
OPTIONS = (
    *("--bundle", "--minify", "--format=iife", "--charset=utf8", "--legal-comments=none"),
    *(f'--define:import.meta.url="{NOWHERE}"', "--external:node:*", "--external:ws"),
    "--log-level=error",
)


def script(source: Path, pyodide: Folder) -> bytes:
    """Bundle it with Pyodide's modules, if one of them has changed."""
    modules = {"pyodide-module": runtime.MODULE, "pyodide-program": runtime.SCRIPT}
    parts = {name: pyodide[served(place)] for name, place in modules.items()}
    sources = sorted((source / "python").glob("*.ts"))
    state = digest(*OPTIONS, STAMPS / "npm", *sources, *parts.values())
    cache = KEPT / state[:16] / NAME
    if not cache.is_file():
        cache.parent.mkdir(parents=True, exist_ok=True)
        for name, content in parts.items():
            (cache.parent / f"{name}.js").write_bytes(content)
        _bundle(source / "python" / "isolated.ts", cache, [*parts])
    return cache.read_bytes()


def _bundle(module: Path, out: Path, parts: list[str]) -> None:
    aliases = [f"--alias:{name}={out.parent / name}.js" for name in parts]
    command = [str(npm_program("esbuild")), str(module), f"--outfile={out}", *OPTIONS, *aliases]
    process = subprocess.run(
        command, env=environment(), capture_output=True, encoding="utf-8", check=False
    )
    if process.returncode:
        raise Stop(f"{NAME} can't be bundled: {process.stderr.strip()}")
