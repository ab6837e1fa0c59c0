"""The page: its template filled in, and the files that it will want, asked for ahead."""

from __future__ import annotations

import html
import os
import posixpath
import re
from typing import TYPE_CHECKING

from web.tools import answers
from web.tools.console import Stop
from web.tools.hosting import page_policy

if TYPE_CHECKING:
    from web.tools.folders import Folder

ENTRY = re.compile(r'<script type="module"[^>]*\bsrc="%APP%/([^"]+\.js)"')
# What the page's scripts start, and find then in the browser's cache.
WORKER = "worker.js"
IMPORT = re.compile(
    r"^\s*(?:import|export)\b(?:[^;'\"]*?\bfrom)?\s*['\"](\.{1,2}/[^'\"]+)['\"]", re.MULTILINE
)


def fill(template: str, app: str, version: str, links: list[str]) -> str:
    """Put the build's own values in the places that the template keeps for them."""
    values = {
        "%APP%": app,
        "%VERSION%": html.escape(version),
        "%CSP%": html.escape(page_policy(), quote=False),
        "%PRELOAD%": "\n".join(links),
        "%PREVIEW%": _preview(app, html.escape(address())),
    }
    for place, value in values.items():
        template = template.replace(place, value)
    return template


def address() -> str:
    """Return the site's own address with a slash at its end, empty where it isn't known.

    Everything works by relative paths. Only those who preview links want a picture's whole address:
    PYGAMES_URL says it, and Netlify says it of its own accord.
    """
    found = os.environ.get("PYGAMES_URL", "")
    if not found and os.environ.get("NETLIFY") == "true":
        found = os.environ.get("URL", "")
    return f"{found.rstrip('/')}/" if found else ""


def _preview(app: str, site: str) -> str:
    """Say where the picture beside a shared link is, and where the page."""
    lines = [f'<meta property="og:image" content="{site}{app}/icons/share.jpg">']
    if site:
        lines.append(f'<meta property="og:url" content="{site}">')
        lines.append(f'<link rel="canonical" href="{site}">')
    return "\n".join(lines)


def ahead(template: str, app: str, files: Folder) -> list[str]:
    """Write links to what the page will want: the games first, then all its modules."""
    games = f'<link rel="preload" as="fetch" href="{app}/{answers.FIRST}" crossorigin>'
    modules = modules_of([*ENTRY.findall(template), WORKER], files)
    return [games, *(f'<link rel="modulepreload" href="{app}/{name}">' for name in modules)]


def modules_of(entries: list[str], folder: Folder) -> list[str]:
    """List modules with those that they import, directly or through others."""
    found: dict[str, None] = {}
    ahead = list(entries)
    while ahead:
        name = ahead.pop(0)
        if name in found:
            continue
        if name not in folder:
            raise Stop(f"web/src/{name} is imported, but isn't there")
        found[name] = None
        ahead += _imports(name, folder[name].decode())
    return list(found)


def _imports(name: str, source: str) -> list[str]:
    here = posixpath.dirname(name)
    return [posixpath.normpath(posixpath.join(here, path)) for path in IMPORT.findall(source)]
