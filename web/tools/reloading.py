"""Serves a site with games of its author's, builds it again whenever they change, and reloads it.

Pages get one script more, and no service worker: what is saved shows at once.
"""

from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from web.tools.console import ROOT, say
from web.tools.guests import sources
from web.tools.serve import Site

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SECONDS = 0.3
"""Between two looks at the files."""
SCRIPT = "reload.js"
BUILT = "built.txt"
WORKER, WITHDRAWN = "/sw.js", "/kill-sw.js"
HEAD = b"<head>\n"
RELOADS = f"""\
delete Navigator.prototype.serviceWorker;
const built = new URL('{BUILT}', document.currentScript.src);
const name = () => fetch(built, {{ cache: 'no-store' }}).then((answer) => answer.text());
name().then((shown) => {{
  const look = async () => (await name()) !== shown && location.reload();
  setInterval(() => look().catch(() => {{}}), {int(SECONDS * 1000)});
}});
"""


@dataclass(frozen=True)
class Reloading(Site):
    """A site whose pages reload once it was built again."""

    def read(self, path: str) -> tuple[str, bytes] | None:
        """Return a file, with the script in each page."""
        if path == f"/{SCRIPT}":
            return SCRIPT, RELOADS.encode()
        if path == f"/{BUILT}":
            index = super().read("/")
            return index and (BUILT, sha256(index[1]).hexdigest().encode())
        # A worker of the same address, from before, would show what it has kept.
        answer = super().read(WITHDRAWN if path == WORKER else path)
        if answer is None or not answer[0].endswith(".html"):
            return answer
        up = "../" * (path.count("/") - 1)
        script = f'{HEAD.decode()}<script src="{up}{SCRIPT}"></script>\n'
        return answer[0], answer[1].replace(HEAD, script.encode(), 1)


def follow(paths: Sequence[Path], again: Callable[[], object]) -> None:
    """Build again, in the background, each time one of the files was saved."""
    files = [each for path in paths for each in (sources(path) if path.suffix == ".py" else [path])]
    times = _times(files)

    def look() -> None:
        nonlocal times
        while True:
            time.sleep(SECONDS)
            if (now := _times(files)) != times:
                times = now
                again()

    Thread(target=look, daemon=True).start()


def build_again(words: Sequence[str]) -> None:
    """Build in a process of its own: this one has imported the game as it was."""
    say("Building again …")
    if subprocess.run([sys.executable, ROOT / "build.py", *words], check=False).returncode:
        say("The site stays as it was")


def _times(files: Sequence[Path]) -> list[int]:
    return [file.stat().st_mtime_ns if file.is_file() else 0 for file in files]
