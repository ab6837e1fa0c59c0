"""Boards in pages of other sites: those that the host names may show one in a frame."""

from __future__ import annotations

import html
import os
import re
from typing import TYPE_CHECKING

from web.tools.console import Stop

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.tools.folders import Folder

VARIABLE = "PYGAMES_FRAMES"
PAGE = "embed.html"
"""The page that they show."""
SCRIPT, FIRST, UNFRAMED = "embed", "nothing-kept", "unframed"
"""Its module; what runs before it; and what keeps the site's own page out of frames."""
_ORIGIN = re.compile(r"https?://[\w.-]+(:\d+)?")
_NONE = "frame-ancestors 'none'"


def framing() -> tuple[str, ...]:
    """Return the sites that may show a board, as the host names them."""
    origins = tuple(os.environ.get(VARIABLE, "").split())
    for each in origins:
        if not _ORIGIN.fullmatch(each):
            example = "https://blog.example"
            raise Stop(f"{VARIABLE}: {each!r} isn't the address of a site, such as {example}")
    return origins


def policy(text: str) -> str:
    """Let a policy that refuses all frames allow those of the named sites."""
    origins = framing()
    return text.replace(_NONE, f"frame-ancestors {' '.join(origins)}") if origins else text


def unframed(app: str) -> list[str]:
    """Write what keeps the site's own page out of frames, where others may be shown in some."""
    return [f'<script src="{app}/{UNFRAMED}.js"></script>'] if framing() else []


def page(app: str, policy: str, languages: Sequence[str]) -> Folder:
    """Write the page that they show, in any of some languages."""
    if not framing():
        return {}
    text = f"""\
<!doctype html>
<html lang="en" data-engine="loading" data-board="none">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{html.escape(policy, quote=False)}">
<title>pygames</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<script src="{app}/{FIRST}.js" data-languages="{" ".join(languages)}"></script>
<link rel="stylesheet" href="{app}/style.css">
<link rel="stylesheet" href="{app}/later.css">
<script type="module" src="{app}/{SCRIPT}.js"></script>
</head>
<body>
<main tabindex="-1">
<noscript><p>This board is a program: please allow JavaScript for it.</p></noscript>
</main>
<div id="announcements" class="live spoken" role="log" aria-live="polite"></div>
</body>
</html>
"""
    return {PAGE: text.encode()}
