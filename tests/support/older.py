"""Sites as earlier versions built them, with the tools of their own: for tests of updates."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path

from tests.support.sites import ROOT

OLDER = {
    "4f78bef": "modules as they were written, and Workbox in a file of its own",
    "4ab4cac": "one bundle, and entries of the storage without the site's path",
    "58f9616": "the service worker in one file, but for a script of its build",
    "55777a3": "all games at hand, none in the database",
}
"""The last commits whose builds differ in what they keep on a device or in how they are served."""

KEPT = ROOT / ".cache" / "older"


def older_site(commit: str) -> Path:
    """Build the site of a commit, once: this takes minutes."""
    site = KEPT / commit
    if not site.is_dir():
        KEPT.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as folder:
            built = _build(commit, Path(folder))
            shutil.copy(Path(folder) / "netlify.toml", older_rules(commit))
            shutil.move(built, site)
    return site


def older_rules(commit: str) -> Path:
    """Return where the netlify.toml of a commit is kept, once its site is built."""
    return KEPT / f"{commit}.toml"


def _build(commit: str, folder: Path) -> Path:
    archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True)
    with tarfile.open(fileobj=BytesIO(archive.stdout)) as sources:
        sources.extractall(folder, filter="data")
    # It finds its own packages, not those that this run's Python was started with.
    env = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([sys.executable, "build.py"], cwd=folder, env=env, check=True)
    return folder / "dist"
