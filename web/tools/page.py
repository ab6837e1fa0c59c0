"""The page: its template filled in, and the modules that it will want."""

from __future__ import annotations

import html
import posixpath
import re
from typing import TYPE_CHECKING

from web.tools.console import Stop
from web.tools.hosting import page_policy

if TYPE_CHECKING:
    from web.tools.folders import Folder

ENTRY = re.compile(r'<script type="module"[^>]*\bsrc="%APP%/([^"]+\.js)"')
IMPORT = re.compile(r"^\s*(?:import|export)\b[^;'\"]*?['\"](\.{1,2}/[^'\"]+)['\"]", re.MULTILINE)


def fill(template: str, app: str, version: str, modules: list[str]) -> str:
    """Put the build's own values in the places that the template keeps for them."""
    links = [f'<link rel="modulepreload" href="{app}/{name}">' for name in modules]
    values = {
        "%APP%": app,
        "%VERSION%": html.escape(version),
        "%CSP%": html.escape(page_policy(), quote=False),
        "%PRELOAD%": "\n".join(links),
    }
    for place, value in values.items():
        template = template.replace(place, value)
    return template


def modules_of(template: str, folder: Folder) -> list[str]:
    """List the modules that the page's scripts import, directly or through others."""
    found: dict[str, None] = {}
    ahead = ENTRY.findall(template)
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
