"""Pyodide's program and script: what only packages in WebAssembly would use is left out."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

from tests.support.sites import ROOT
from web.tools.setup import WEB, tool

if TYPE_CHECKING:
    from pathlib import Path


def test_the_site_has_nothing_that_only_packages_in_webassembly_would_call(dist: Path) -> None:
    (cut,) = dist.glob("pyodide/*/pyodide.asm.js")
    words = cut.read_text(encoding="utf-8")
    assert not any(each in words for each in ("SDL_FillRect", "Mix_OpenAudio", "IMG_Load"))


def test_the_program_exports_only_the_names_that_the_script_uses(dist: Path) -> None:
    (program,) = dist.glob("pyodide/*/pyodide.asm.wasm")
    whole = WEB / "node_modules" / "pyodide" / program.name
    tools = WEB / "tools" / "wasm.ts"
    count = (
        f"import {{ exportsOf }} from {str(tools)!r}; import {{ readFileSync }} from 'node:fs';"
        "console.log(process.argv.slice(-2).map((p) => exportsOf(readFileSync(p)).length).join())"
    )
    command: list[str | Path] = [tool("node"), "--input-type=module", "-e", count, program, whole]
    process = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    ours, theirs = map(int, process.stdout.split(","))
    assert 100 < ours < theirs / 10
