"""The app's manifest: an installed site's name, look and entry points."""

from __future__ import annotations

import json
import re
import struct
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from pygames.games import catalog, find
from pygames.language import ENGLISH, speaking, spoken
from web.tools import page_words
from web.tools.console import Stop
from web.tools.rooms import takes_files

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from web.tools.folders import Folder

NAME = "manifest.json"
TOKENS = "styles/tokens.css"
# It is with the build's other files, so that its icons are those of the build. The site's address
# identifies the app: a manifest elsewhere still belongs to the same app.
SITE = "../../"
# Pictures that browsers show when the page is installed: nothing else loads them.
SCREENSHOTS = "screenshots/"
SHAPES = ("narrow", "wide")
# A friend's link, or a text with one, shared from another app: the page reads these fields.
SHARED = ("title", "text", "url")
_GROUND = re.compile(r"--ground:\s*light-dark\((#[0-9a-f]{6}),")
_PNG = b"\x89PNG\r\n\x1a\n"
_JPEG_SIZE = re.compile(rb"\xff[\xc0-\xc2]..\x08(..)(..)", re.DOTALL)


def name_in(code: str) -> str:
    """Return the name of the manifest in a language."""
    return NAME if code == ENGLISH else f"manifest-{code}.json"


def write_all(files: Folder, source: Path, site: str, codes: Iterable[str]) -> Folder:
    """Write a manifest in each language: head.js names the visitor's."""
    manifests = {}
    for code in codes:
        with speaking(code):
            manifests[name_in(code)] = write(files, source, site)
    return manifests


def write(files: Folder, source: Path, site: str = "") -> bytes:
    """Write the manifest for the page's files and games. `site` is its address, empty if unknown.

    An `id` is resolved from the host, not from the manifest: without the address none can be given,
    and browsers use `start_url`, which is the same.
    """
    ground = _ground(source / TOKENS)
    content: dict[str, Any] = {
        "name": page_words.APP,
        "short_name": "pygames",
        **({"id": urlsplit(site).path} if site else {}),
        "description": page_words.ABOUT_APP,
        "lang": spoken(),
        "dir": "ltr",
        "start_url": SITE,
        "scope": SITE,
        "display": "standalone",
        "background_color": ground,
        "theme_color": ground,
        "categories": ["games"],
        "icons": [*_icons(files), {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"}],
        "screenshots": _screenshots(files),
        "shortcuts": _shortcuts(),
        # A link opens in the current window; the game there is kept.
        "launch_handler": {"client_mode": ["navigate-existing", "auto"]},
        "share_target": {
            "action": SITE,
            "method": "GET",
            "enctype": "application/x-www-form-urlencoded",
            "params": {each: each for each in SHARED},
        },
    }
    if takes_files(source):
        content["file_handlers"] = [{"action": SITE, "accept": {"application/json": [".json"]}}]
    return (json.dumps(content, indent=2, ensure_ascii=False) + "\n").encode()


def _ground(tokens: Path) -> str:
    """Return the page's ground colour, which shows while the app starts."""
    match = _GROUND.search(tokens.read_text(encoding="utf-8"))
    if not match:
        raise Stop(f"web/src/{TOKENS} has no --ground of the form light-dark(#…, #…)")
    return match[1]


def _icons(files: Folder) -> list[dict[str, str]]:
    icons = []
    for purpose in ("any", "maskable"):
        for name in sorted(name for name in files if name.startswith(f"icons/{purpose}-")):
            width, height = png_size(files[name])
            icon = {"src": name, "sizes": f"{width}x{height}", "type": "image/png"}
            icons.append({**icon, "purpose": purpose})
    return icons


def png_size(content: bytes) -> tuple[int, int]:
    """Read the width and height of a picture."""
    if not content.startswith(_PNG):
        raise Stop("An icon is no PNG: make them anew with 'python3 -m lab.icons'")
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def _screenshots(files: Folder) -> list[dict[str, str]]:
    return [
        {
            "src": f"{SCREENSHOTS}{shape}.jpg",
            "sizes": "{}x{}".format(*jpeg_size(files[f"{SCREENSHOTS}{shape}.jpg"])),
            "type": "image/jpeg",
            "form_factor": shape,
            "label": page_words.SCREENSHOTS[shape],
        }
        for shape in SHAPES
    ]


def jpeg_size(content: bytes) -> tuple[int, int]:
    """Read the width and height of a photograph."""
    match = _JPEG_SIZE.search(content)
    if not match:
        raise Stop("A screenshot is no JPEG: make them anew with 'python3 -m lab.icons'")
    height, width = (int.from_bytes(each) for each in match.groups())
    return width, height


def _shortcuts() -> list[dict[str, Any]]:
    return [
        {"name": game.title, "description": find(game.id).summary, "url": f"{SITE}#game={game.id}"}
        for game in catalog()
    ]
