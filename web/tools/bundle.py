"""Bundles the page's TypeScript and styles, if their sources have changed."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from web.tools import folders, frames, shared_constants, simple_names
from web.tools.console import CACHE, Stop
from web.tools.setup import WEB, environment, npm_program, tool
from web.tools.stamps import STAMPS, digest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.tools.folders import Folder
    from web.tools.languages import Language

SCRIPT = WEB / "tools" / "bundle.ts"
# The page's start, and its worker; they import everything else.
STYLES = {
    "style": "styles/main.css",
    "later": "styles/later.css",
    "pages": "styles/pages.css",
    "letters": "styles/letters.css",
}
ENTRIES = {"main": "main.tsx", **STYLES}
# Parts of the page with fixed names, so that they can be preloaded.
PARTS = {"playing": "playing.ts"}
WORKERS = {"worker": "python/worker.ts"}
# Ordinary scripts: one runs before the first paint, one on the page of a game, one on that for
# missing addresses; one in the service worker, one withdraws it.
SCRIPTS = {
    "head": "head/head.ts",
    "forward": "app/forward.ts",
    "missing": "app/missing.ts",
    "keep-builds": "offline/keep-builds.ts",
    "kill-sw": "offline/kill-sw.ts",
}
# What sites with boards in frames have besides.
FRAMED = {frames.SCRIPT: "embed.tsx"}
FRAMED_SCRIPTS = {
    frames.FIRST: "app/nothing-kept.ts",
    frames.UNFRAMED: "app/unframed.ts",
}
SOURCES = (".ts", ".tsx", ".css")
BUNDLES = CACHE / "bundles"
CONTENTS = "contents.json"
MOST_KEPT = 12
"""Maximum number of bundles kept: the tests need several, of the page and of its parts."""

Entries = dict[str, Any]


@dataclass(frozen=True)
class Bundle:
    """The bundled files: which modules a start needs, which come later, and packages in them."""

    files: Folder
    modules: list[str]
    later: list[str]
    packages: list[str]


def bundle(source: Path, spoken: Sequence[Language] = ()) -> Bundle:
    """Bundle the page's entries, and its words in some languages."""
    kinds = {"entries": ENTRIES, "parts": PARTS, "workers": WORKERS, "scripts": SCRIPTS}
    if frames.framing():
        kinds |= {"pages": FRAMED, "scripts": SCRIPTS | FRAMED_SCRIPTS}
    entries: Entries = {kind: _below(source, paths) for kind, paths in kinds.items()}
    entries["languages"] = {each.code: each.modules(source) for each in spoken}
    return _bundled(source, entries, *(each.program for each in spoken if each.program))


def bundle_one(module: Path, source: Path) -> bytes:
    """Bundle a module that imports from the source, such as one that a test loads into a page."""
    entries = {"entries": {module.stem: str(module)}, "parts": {}, "workers": {}, "scripts": {}}
    return _bundled(source, entries, module).files[f"{module.stem}.js"]


def minified(module: Path) -> bytes:
    """Minify a module from elsewhere, as our own are."""
    cache = CACHE / "minified" / f"{digest(STAMPS / 'npm', module)[:16]}.js"
    if not cache.is_file():
        options = ["--minify", "--format=esm", "--legal-comments=none"]
        command = [str(npm_program("esbuild")), str(module), *options]
        process = subprocess.run(command, env=environment(), capture_output=True, check=False)
        if process.returncode:
            raise Stop(f"{module.name} can't be shortened: {process.stderr.decode().strip()}")
        cache.parent.mkdir(exist_ok=True)
        cache.write_bytes(process.stdout)
    return cache.read_bytes()


def _below(source: Path, paths: dict[str, str]) -> dict[str, str]:
    return {name: str(source / path) for name, path in paths.items()}


def _bundled(source: Path, entries: Entries, *more: Path) -> Bundle:
    sources = [path for path in sorted(source.rglob("*")) if path.suffix in SOURCES] + [*more]
    names = [path.name for path in sources]
    generated = shared_constants.FILE, simple_names.FILE
    state = digest(SCRIPT, STAMPS / "npm", *generated, json.dumps(entries), *names, *sources)
    cache = BUNDLES / state[:16]
    if not cache.is_dir():
        BUNDLES.mkdir(exist_ok=True)
        _keep(_made(entries), cache)
        drop_oldest(BUNDLES)
    cache.touch()
    files = folders.read(cache)
    return Bundle(files, **json.loads(files.pop(CONTENTS)))


def _made(entries: Entries) -> Path:
    """Bundle into a folder of this process alone: parallel tests may want the same bundle."""
    folder = Path(tempfile.mkdtemp(dir=BUNDLES))
    # Packages are looked for beside the sources: copies elsewhere find ours.
    env = environment() | {"NODE_PATH": str(WEB / "node_modules")}
    words = json.dumps({**entries, "out": str(folder)})
    process = subprocess.run(
        [str(tool("node")), str(SCRIPT)],
        input=words,  # a command may be too short for so many paths
        env=env,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if process.returncode:
        raise Stop(f"The page can't be bundled: {process.stderr.strip()}")
    (folder / CONTENTS).write_text(process.stdout, encoding="utf-8")
    return folder


def _keep(folder: Path, cache: Path) -> None:
    try:
        folder.rename(cache)
    except OSError:  # Another process was faster.
        shutil.rmtree(folder)


def drop_oldest(bundles: Path) -> None:
    """Delete the bundles that were used longest ago, except those to keep."""
    by_use = sorted(bundles.iterdir(), key=lambda each: each.stat().st_mtime, reverse=True)
    for each in by_use[MOST_KEPT:]:
        shutil.rmtree(each, ignore_errors=True)
