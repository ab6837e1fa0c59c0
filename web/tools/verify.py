"""Verifies a site: builds the commit that it names again, and compares every file."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urljoin, urlsplit
from urllib.request import urlopen

from web.tools import folders, provenance
from web.tools.console import ROOT, Stop, say
from web.tools.folders import Folder
from web.tools.provenance import Provenance

Rebuild = Callable[[Provenance], Folder]
SECONDS = 60
COMMIT = re.compile(r"[0-9a-f]{40}")


@dataclass(frozen=True)
class Difference:
    """A file of the build that the site has not, or not so."""

    name: str
    what: str


def verify(url: str) -> int:
    """Say how a site differs from the commit that it names; 0 where it doesn't."""
    differences = compare(url, rebuild)
    for difference in differences:
        say(f"{difference.name}: {difference.what}")
    say("The site differs from its commit" if differences else "Every file is as its commit has it")
    return 1 if differences else 0


def compare(url: str, again: Rebuild) -> list[Difference]:
    """Compare a site with another build of its commit."""
    if urlsplit(url).scheme not in ("http", "https"):
        raise Stop(f"{url} is no address of a site: it should begin with https://")
    base = url.rstrip("/") + "/"
    said = _fetch(base, provenance.NAME)
    if said is None:
        raise Stop(f"{base} doesn't say how it was built: it has no {provenance.NAME}")
    files = again(Provenance.read(said))
    say(f"Comparing {len(files)} files …")
    return [found for name in sorted(files) if (found := _differs(base, name, files[name]))]


def _differs(base: str, name: str, content: bytes) -> Difference | None:
    theirs = _fetch(base, name)
    if theirs == content:
        return None
    return Difference(name, "is missing" if theirs is None else "is another")


def _fetch(base: str, name: str) -> bytes | None:
    """Return a file of the site; None where it has none of this name."""
    try:
        with urlopen(urljoin(base, quote(name)), timeout=SECONDS) as response:
            content: bytes = response.read()
            return content
    except HTTPError as error:
        if error.code in (404, 410):
            return None
        raise Stop(f"{base}{name} can't be fetched: {error.code} {error.reason}") from error
    except URLError as error:
        raise Stop(f"{base} can't be reached: {error.reason}") from error


def rebuild(said: Provenance) -> Folder:
    """Build a commit in a folder of its own, with tools of its own."""
    if said.commit is None:
        raise Stop("The site was built from files that no commit has: it can't be verified")
    if not COMMIT.fullmatch(said.commit):
        raise Stop(f"{provenance.NAME} names no commit: {said.commit[:60]!r}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "pygames"
        _git("clone", "--quiet", "--no-checkout", str(ROOT), str(folder))
        try:
            _git("-C", str(folder), "checkout", "--quiet", said.commit)
        except subprocess.CalledProcessError as error:
            raise Stop(f"This checkout doesn't have the commit {said.commit}: fetch it") from error
        say(f"Building {said.commit} again …")
        env = {**os.environ, "PYGAMES_URL": said.address}
        subprocess.run([sys.executable, "build.py"], cwd=folder, env=env, check=True)
        return folders.read(folder / "dist")


def _git(*words: str) -> None:
    subprocess.run(["git", *words], check=True, capture_output=True)
