"""Bundle the page's TypeScript and styles with esbuild, where their sources have changed."""

from __future__ import annotations

import json
import shutil
import subprocess
from dataclasses import dataclass
from typing import TYPE_CHECKING

from web.tools import folders
from web.tools.console import CACHE, Stop
from web.tools.setup import WEB, environment, tool
from web.tools.stamps import STAMPS, digest

if TYPE_CHECKING:
    from pathlib import Path

    from web.tools.folders import Folder

SCRIPT = WEB / "tools" / "bundle.mjs"
# What the page starts with, and the worker that it starts; all else they import.
ENTRIES = {"main": "app/main.tsx", "worker": "python/worker.ts", "style": "styles/main.css"}
# Ordinary scripts: one runs before the first paint, one in the service worker.
SCRIPTS = {"early": "app/early.ts", "keep-builds": "offline/keep-builds.ts"}
SOURCES = (".ts", ".tsx", ".css")


@dataclass(frozen=True)
class Bundle:
    """The bundled files, and for each entry the modules that it needs at once."""

    files: Folder
    modules: dict[str, list[str]]


def bundle(source: Path) -> Bundle:
    """Bundle the page's entries."""
    entries = {name: str(source / path) for name, path in ENTRIES.items()}
    scripts = {name: str(source / path) for name, path in SCRIPTS.items()}
    return _bundled(source, entries, scripts)


def bundle_one(module: Path, source: Path) -> bytes:
    """Bundle a module that imports from the source, such as one that a test loads into a page."""
    return _bundled(source, {module.stem: str(module)}, {}, module).files[f"{module.stem}.js"]


def _bundled(source: Path, entries: dict[str, str], scripts: dict[str, str], *more: Path) -> Bundle:
    sources = [path for path in sorted(source.rglob("*")) if path.suffix in SOURCES] + [*more]
    names = [path.name for path in sources]
    options = {"entries": entries, "scripts": scripts}
    state = digest(SCRIPT, STAMPS / "npm", json.dumps(options), *names, *sources)
    kept = CACHE / "bundles" / state[:16]
    if not kept.is_dir():
        _run(options, kept)
    files = folders.read(kept)
    return Bundle(files, json.loads(files.pop("modules.json")))


def _run(options: dict[str, dict[str, str]], kept: Path) -> None:
    made = kept.with_suffix(".new")
    shutil.rmtree(made, ignore_errors=True)
    # What the sources import from npm is looked for beside them: a copy elsewhere finds ours.
    env = environment() | {"NODE_PATH": str(WEB / "node_modules")}
    words = json.dumps({**options, "out": str(made)})
    done = subprocess.run(
        [str(tool("node")), str(SCRIPT), words],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Stop(f"The page can't be bundled: {done.stderr.strip()}")
    (made / "modules.json").write_text(done.stdout, encoding="utf-8")
    made.rename(kept)
