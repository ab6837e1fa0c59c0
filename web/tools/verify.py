"""Verifies a site, or a folder with its files: builds the commit that it names, and compares."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urljoin, urlsplit
from urllib.request import urlopen

from web.tools import folders, frames, host_files, live, provenance, wheel
from web.tools.caching import late_updates
from web.tools.console import ROOT, Stop, say
from web.tools.extra_files import extra_files
from web.tools.folders import Folder
from web.tools.kinds import wrong_types
from web.tools.provenance import Provenance
from web.tools.setup import lend, set_up
from web.tools.stamps import only_one

Rebuild = Callable[[Provenance], Folder]
SECONDS = 60
MISSING = (404, 410)
# How hosts refuse files that they don't publish.
REFUSALS = range(400, 500)
COMMIT = re.compile(r"[0-9a-f]{40}")


@dataclass(frozen=True)
class Difference:
    """A file that a site lacks, has differently, has in addition, or sends with a wrong type."""

    name: str
    what: str
    is_wrong: bool = True
    """Anything else is advice."""


@dataclass(frozen=True)
class Host:
    """Whatever answers at an address, and how it has sent each file."""

    base: str
    types: dict[str, str] = field(default_factory=dict)
    caching: dict[str, str] = field(default_factory=dict)

    def fetch(self, name: str, refusals: Container[int] = MISSING) -> bytes | None:
        """Return a file of the site; None if it has none of this name."""
        try:
            with urlopen(urljoin(self.base, quote(name)), timeout=SECONDS) as response:
                self.types[name] = response.headers.get("Content-Type", "")
                self.caching[name] = response.headers.get("Cache-Control", "")
                content: bytes = response.read()
                return content
        except HTTPError as error:
            if error.code in refusals:
                return None
            raise Stop(
                f"{self.base}{name} can't be fetched: {error.code} {error.reason}"
            ) from error
        except URLError as error:
            raise Stop(f"{self.base} can't be reached: {error.reason}") from error
        except (OSError, HTTPException) as error:  # in the middle of a file
            raise Stop(f"{self.base}{name} can't be fetched: {error}") from error

    def fetch_any(self, name: str) -> bytes | None:
        """Return a file that the site may have in addition; None however the host refuses."""
        return self.fetch(name, REFUSALS)


UNCOMMITTED = "was built from files that no commit has: they can't be compared"
UNSEEN = """\
What a site has besides shows from outside only where one of its files names it, or where it has a \
usual name. To compare all of it, verify the folder that is published."""


def verify(site: str) -> int:
    """Report how a site differs from its commit, and what its host should change.

    Return 0 if nothing is wrong.
    """
    is_folder = Path(site).is_dir()
    differences = compare_folder(Path(site), rebuild) if is_folder else compare(site, rebuild)
    for difference in differences:
        say(f"{difference.name}: {difference.what}")
    is_wrong = any(difference.is_wrong for difference in differences)
    say("The site isn't as it should be" if is_wrong else "Every file is as its commit has it")
    if not is_folder:
        say(UNSEEN)
    return 1 if is_wrong else 0


def compare(url: str, again: Rebuild) -> list[Difference]:
    """Compare a site with another build of its commit."""
    if urlsplit(url).scheme not in ("http", "https"):
        raise Stop(f"{url} is no address of a site, which begins with https://, and no folder")
    host = Host(url.rstrip("/") + "/")
    claim = _told(host.base, host.fetch(provenance.NAME))
    if claim.commit is None:
        extras = extra_files(host.fetch_any, {"index.html": host.fetch("index.html") or b""})
        return [Difference(provenance.NAME, UNCOMMITTED), *_sent(host, extras)]
    files = _built(claim, again)
    there = {name: content for name in files if (content := host.fetch(name)) is not None}
    if host_files.HEADERS not in there:
        del files[host_files.HEADERS]
    differences = _differences(files, there | extra_files(host.fetch_any, there))
    return [*differences, *_sent(host, there)]


def _sent(host: Host, names: Iterable[str]) -> list[Difference]:
    """Say what is wrong with how a host sends these files, and what makes updates late."""
    wrong = wrong_types({name: host.types[name] for name in names})
    host.fetch("./")
    return [
        *(Difference(name, what) for name, what in wrong.items()),
        *(Difference(*late, is_wrong=False) for late in late_updates(host.caching)),
    ]


def compare_folder(folder: Path, again: Rebuild) -> list[Difference]:
    """Compare all files of a folder with another build of their commit."""
    there = folders.read(folder)
    return _differences(_built(_told(str(folder), there.get(provenance.NAME)), again), there)


def _told(site: str, content: bytes | None) -> Provenance:
    """Read what a site states that it was built from."""
    if content is None:
        raise Stop(f"{site} doesn't say how it was built: it has no {provenance.NAME}")
    return Provenance.read(content)


def _built(origin: Provenance, again: Rebuild) -> Folder:
    files = again(origin)
    say(f"Comparing {len(files)} files …")
    return files


def _differences(files: Folder, there: Folder) -> list[Difference]:
    both = files.keys() & there.keys()
    what = dict.fromkeys(files.keys() - both, "is missing")
    what |= dict.fromkeys(there.keys() - both, "isn't in the build")
    what |= {name: "is another" for name in both if files[name] != there[name]}
    return [Difference(name, what[name]) for name in sorted(what)]


def rebuild(origin: Provenance) -> Folder:
    """Build a commit in a folder of its own, with the tools of this checkout if it has the same."""
    if origin.commit is None:
        raise Stop(f"The site {UNCOMMITTED}")
    if not COMMIT.fullmatch(origin.commit):
        raise Stop(f"{provenance.NAME} names no commit: {origin.commit[:60]!r}")
    if absent := ", ".join(game for game in origin.added if game not in wheel.added):
        raise Stop(f"The site has games of its host: give each file with --with: {absent}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "pygames"
        _git("clone", "--quiet", "--no-checkout", str(ROOT), str(folder))
        try:
            _git("-C", str(folder), "checkout", "--quiet", origin.commit)
        except subprocess.CalledProcessError as error:
            raise Stop(
                f"This checkout doesn't have the commit {origin.commit}: fetch it"
            ) from error
        with only_one():
            set_up()
            lend(folder)
        for choice in origin.choices():
            say(f"By what the site says of itself, {choice}: is that meant?")
        say(f"Building {origin.commit} again …")
        variables = {"PYGAMES_URL": origin.address, frames.VARIABLE: " ".join(origin.frames)}
        variables |= {live.STUN: " ".join(origin.stun), live.MEET: origin.meet}
        env = {**os.environ, **variables}
        options = ["--without", ",".join(origin.without)] if origin.without else []
        for game in origin.added:
            options += ["--with", str(wheel.added[game].resolve())]
        subprocess.run([sys.executable, "build.py", *options], cwd=folder, env=env, check=True)
        return folders.read(folder / "dist")


def _git(*words: str) -> None:
    subprocess.run(["git", *words], check=True, capture_output=True)
