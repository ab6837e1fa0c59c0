"""Files of the site for hosts and search engines, and its page for missing addresses."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from pygames.language import ENGLISH, speaking, spoken
from web.tools import game_pages, page_head, page_words
from web.tools.hosting import Rule, page_policy, rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from web.tools.folders import Folder

HEADERS = "_headers"
"""Read by Netlify, Cloudflare Pages and others, which don't send it."""
MISSING = "404.html"
SCRIPT = "missing.js"
"""What that page runs (web/src/app/missing.ts)."""
STEPS = ["./", "../", "../../", "../../../"]
"""Where the site may be, seen from a missing address."""
ROBOTS = "robots.txt"
NAMES = (HEADERS, MISSING, ROBOTS)


def write(site: str, app: str, languages: Sequence[str] = (ENGLISH,)) -> Folder:
    """Write the files.

    `site` is the site's address, empty if unknown; `app` is the folder of the build.
    """
    texts = {HEADERS: headers(rules()), ROBOTS: _robots(site)}
    texts[MISSING] = _missing(site, app, languages)
    return {name: text.encode() for name, text in texts.items()}


def headers(table: list[Rule]) -> str:
    """Return header rules as hosts read them: a path, and below it each header in a line."""
    return "\n".join(
        "\n".join(
            [rule.pattern, *(f"  {name}: {value}" for name, value in rule.headers.items()), ""]
        )
        for rule in table
    )


def _missing(site: str, app: str, languages: Sequence[str]) -> str:
    """Write one page for missing addresses, in all languages: hosts send it at any address."""
    parts = []
    for language in languages:
        with speaking(language):
            parts.append(_in_one_language(site))
    return f"""\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{html.escape(page_policy(), quote=False)}">
{_scripts(site, app)}
<title>{page_head.in_language(ENGLISH).NO_PAGE_TITLE}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
</head>
<body>
<header class="top"{_unless(site)}><a class="site" {_to_games(site)}>pygames</a></header>
<main>
{"".join(parts)}</main>
</body>
</html>
"""


def _scripts(site: str, app: str) -> str:
    """Ask for the script wherever the site may be: only that which is there runs."""
    places = [urlsplit(site).path] * bool(site) + STEPS
    return "\n".join(
        f'<script src="{html.escape(place)}{app}/{SCRIPT}"></script>' for place in places
    )


def _in_one_language(site: str) -> str:
    return f"""\
<section class="opening" lang="{spoken()}">
<div class="words">
<h1>{page_words.NO_PAGE}</h1>
{_ways_back(site)}</div>
</section>
"""


def _ways_back(site: str) -> str:
    """Link to the games: in one way for readers without the script, in one for those with it.

    Without it, and without the site's address, a step up is enough for a mistyped page, and two
    for one in a folder.
    """
    straight = f"""\
<p{_unless(site)}>{page_words.STILL_THERE}</p>
<p class="ways"{_unless(site)}>\
<a class="button filled" {_to_games(site)}>{page_words.TO_THE_GAMES}</a></p>
"""
    if site:
        return straight
    one, two = (
        f'<a href="{up}{_language()}">{words}</a>'
        for up, words in (("./", page_words.ONE_UP), ("../", page_words.TWO_UP))
    )
    up = f"<p data-plain>{page_words.go_up(one, two)} {page_words.STILL_THERE}</p>\n"
    return up + straight


def _unless(site: str) -> str:
    """Hide what only the script can lead to the games, as long as it doesn't run."""
    return "" if site else " hidden"


def _to_games(site: str) -> str:
    """Return where a link to the games leads; without the site's address the script knows."""
    way = _language()
    return f'href="{html.escape(urlsplit(site).path)}{way}"' if site else f'data-way="{way}"'


def _language() -> str:
    return "" if spoken() == ENGLISH else f"?lang={spoken()}"


def _robots(site: str) -> str:
    place = f"\nSitemap: {site}{game_pages.SITEMAP}\n" if site else ""
    return f"User-agent: *\nAllow: /\n{place}"
