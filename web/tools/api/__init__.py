"""The reference of the package: a page for each module that programs use, from its docstrings.

Pages have no script and need nothing of other hosts. They aren't kept for offline.
"""

from __future__ import annotations

import html
import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from web.tools import folders, wheel
from web.tools.console import CACHE, run
from web.tools.hosting import page_policy
from web.tools.setup import REQUIREMENTS, environment, tool
from web.tools.stamps import digest

if TYPE_CHECKING:
    from web.tools.folders import Folder

PLACE = "api"
"""The folder of the site."""
STYLE = "api.css"
POLICY = b"%CSP%"
MADE = CACHE / "api"
_HERE = Path(__file__).parent
_SOURCES = ("__init__.py", "pages.py", "frame.html.jinja2", STYLE)


def write() -> Folder:
    """Write the pages, with their folder's name; those of the same sources are kept."""
    files = folders.read(_made()) | {STYLE: (_HERE / STYLE).read_bytes()}
    policy = html.escape(page_policy(), quote=False).encode()
    return {f"{PLACE}/{name}": text.replace(POLICY, policy) for name, text in files.items()}


def _made() -> Path:
    state = digest(wheel.package_state(), REQUIREMENTS, *(_HERE / name for name in _SOURCES))
    pages = MADE / state[:16]
    if not pages.is_dir():
        shutil.rmtree(MADE, ignore_errors=True)
        part = pages.with_suffix(".part")
        # What has no order of its own is written in the same one each time.
        env = environment() | {"PYTHONHASHSEED": "0", "PYTHONPATH": os.curdir}
        run("api", [tool("python"), "-m", "web.tools.api.pages", part], env, "pdoc failed")
        part.rename(pages)
    return pages
