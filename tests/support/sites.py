"""Built sites for the tests: served by processes of their own, copied, and changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import TYPE_CHECKING, Self
from urllib.parse import urlsplit

import pytest

from web.tools import runtime

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

ONLY_SPLIT = pytest.mark.skipif(not runtime.SPLIT, reason="Pyodide's program is whole")
"""For what is about its two parts."""
ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"


@dataclass
class Server:
    """The local server in a process of its own; once it is stopped, nothing answers."""

    folder: Path
    base: str = "/"
    port: int = 0
    rules: Path | None = None
    """The netlify.toml of another version, whose headers are sent."""
    url: str = field(default="", init=False)
    _process: subprocess.Popen[str] | None = field(default=None, init=False)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start it; after a stop it takes the same port again, so that the address stays."""
        options: list[str | Path] = [
            "--folder",
            self.folder,
            "--port",
            str(self.port),
            "--base",
            self.base,
        ]
        if self.rules:
            options += ["--rules", self.rules]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "web.tools.serve", *options],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout
        line = self._process.stdout.readline()
        assert line.startswith("Serving at "), f"the server did not start: {line}"
        self.url = line.split()[2]
        self.port = urlsplit(self.url).port or 0

    def stop(self) -> None:
        """End the process, and with it all connections."""
        if self._process:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def get(self, path: str, method: str = "GET", **headers: str) -> Answer:
        """Request a path exactly as written, where other clients would normalize it."""
        return ask(self.port, path, method, **headers)


@dataclass(frozen=True)
class Answer:
    """A response; header names are in lower case."""

    status: int
    headers: Mapping[str, str]
    content: bytes


def ask(port: int, path: str, method: str = "GET", **headers: str) -> Answer:
    """Ask what listens at a port for a path, exactly as written."""
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, headers=names)
    response = connection.getresponse()
    answer = Answer(response.status, _headers(response), response.read())
    connection.close()
    return answer


def _headers(response: HTTPResponse) -> dict[str, str]:
    return {name.lower(): value for name, value in response.getheaders()}


def copy_site(source: Path, target: Path) -> Path:
    """Copy a built site by hard links; `change` replaces a file before it writes."""
    shutil.copytree(source, target, copy_function=os.link)
    return target


def change(site: Path, pattern: str, edit: Callable[[bytes], bytes]) -> Path:
    """Change the one file that matches the pattern, in this copy only."""
    (path,) = site.glob(pattern)
    content = edit(path.read_bytes())
    path.unlink()
    path.write_bytes(content)
    return path


def flip_one_bit(content: bytes) -> bytes:
    """Change one bit in the middle."""
    middle = len(content) // 2
    return content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]
