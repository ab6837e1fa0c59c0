"""Files of the site for hosts and search engines, and its page for missing addresses."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from web.tools import game_pages
from web.tools.hosting import Rule, rules

if TYPE_CHECKING:
    from web.tools.folders import Folder

HEADERS = "_headers"
"""Read by Netlify, Cloudflare Pages and others, which don't send it."""
MISSING = "404.html"
ROBOTS = "robots.txt"
NAMES = (HEADERS, MISSING, ROBOTS)


def write(site: str) -> Folder:
    """Write the files; `site` is the site's address, empty if unknown."""
    texts = {HEADERS: headers(rules()), MISSING: _missing(site), ROBOTS: _robots(site)}
    return {name: text.encode() for name, text in texts.items()}


def headers(table: list[Rule]) -> str:
    """Return header rules as hosts read them: a path, and below it each header in a line."""
    return "\n".join(
        "\n".join(
            [rule.pattern, *(f"  {name}: {value}" for name, value in rule.headers.items()), ""]
        )
        for rule in table
    )


def _missing(site: str) -> str:
    return f"""\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>No page here · pygames</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
</head>
<body>
<h1>There is no page at this address</h1>
<p>{_way_back(site)} What you have played on this device is still there.</p>
</body>
</html>
"""


def _way_back(site: str) -> str:
    """Link to the games. Hosts send this page at any depth: only a full address works everywhere.

    Without one, a step up is enough for a mistyped page, and two for one in a folder.
    """
    if site:
        return f'<a href="{html.escape(urlsplit(site).path)}">Go to the games</a>.'
    return 'Go to the games: they are <a href="./">one step up</a>, or <a href="../">two</a>.'


def _robots(site: str) -> str:
    place = f"\nSitemap: {site}{game_pages.SITEMAP}\n" if site else ""
    return f"User-agent: *\nAllow: /\n{place}"
