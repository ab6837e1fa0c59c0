"""Pyodide's program and script: what only packages in WebAssembly would use is left out."""

from __future__ import annotations

import json
import subprocess
from typing import TYPE_CHECKING

import pytest

from tests.support.sites import ROOT
from web.tools.setup import WEB, tool

if TYPE_CHECKING:
    from pathlib import Path

CUT = WEB / "tools" / "unused.ts"
SCRIPT = """
async function create(given) {
  var Module = given; var wasmExports = {};
  var _used, _unused;
  function assignWasmExports(wasmExports) {
    _used = Module["_used"] = wasmExports["used"];
    _unused = Module["_unused"] = wasmExports["unused"];
  }
  function applySignatureConversions(wasmExports) {
    wasmExports["used"] = pointer(wasmExports["used"]);
    wasmExports["unused"] = pointer(wasmExports["unused"]);
  }
  var pointer = (f) => f; var alone = 1, effect = pointer(2), near = 3;
  function imported() { return helper() } imported.sig = "v";
  function helper() { return near }
  function forgotten() { return _unused() } forgotten.sig = "v";
  Module["offered"] = helper; Module["ignored"] = forgotten;
  var wasmImports = { imported, forgotten: forgotten };
  assignWasmExports(wasmExports); applySignatureConversions(wasmExports);
  return _used(wasmImports);
}
export default create;
"""
RUN = """
import { cutScript } from %r;
const [script, imported, outside] = JSON.parse(process.argv.at(-1));
console.log(cutScript(script, new Set(imported), new Set(outside)));
"""


@pytest.fixture(scope="module")
def script() -> str:
    """Cut a small script of the form that Emscripten writes."""
    words = json.dumps([SCRIPT, ["imported"], ["offered"]])
    command: list[str | Path] = [tool("node"), "--input-type=module", "-e", RUN % str(CUT), words]
    process = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    return process.stdout


def test_imported_modules_stay_with_their_dependencies(script: str) -> None:
    for line in ("function imported()", "imported.sig", "function helper()", "near = 3"):
        assert line in script


def test_unreachable_code_is_removed(script: str) -> None:
    for gone in ("forgotten", "alone", '"ignored"', "unused"):
        assert gone not in script


def test_exported_names_and_side_effects_stay(script: str) -> None:
    assert 'Module["offered"] = helper' in script
    assert "effect = pointer(2)" in script
    assert script.count('wasmExports["used"]') == 3


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
