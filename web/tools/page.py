"""The page: its template filled in, and preloads of the files that it will want."""

from __future__ import annotations

import html
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pygames.games import catalog
from pygames.language import speaking
from web.tools import game_pages, page_words
from web.tools.hosting import page_policy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from pygames.game import Game


# The picture beside a shared link.
PREVIEW = "share.jpg"
BROWSERS = "Chrome / Edge 123, Firefox 125, Safari 17.5"
"""The oldest ones that have all that the page needs (head.ts)."""
WORDS = Path(page_words.__file__).parent


def fill(template: str, app: str, links: list[str], languages: list[str]) -> str:
    """Put the build's own values in the places that the template keeps for them."""
    values = {
        "%APP%": app,
        "%CSP%": html.escape(page_policy(), quote=False),
        "%PRELOAD%": "\n".join(links),
        "%GAMES%": " ".join(game.id for game in catalog()),
        "%LANGUAGES%": " ".join(languages),
        "%OPENINGS%": "\n".join(map(_opening, catalog())),
        "%ARTICLES%": game_pages.links(),
        "%NOT_STARTED%": _in_each(languages, _not_started),
        "%TOO_OLD%": _in_each(languages, lambda: f"<p>{page_words.too_old(BROWSERS)}</p>"),
        "%ALLOW_SCRIPTS%": _in_each(languages, lambda: f"<p>{page_words.ALLOW_SCRIPTS}</p>"),
        "%PREVIEW%": _preview(app, html.escape(address())),
    }
    for place, value in values.items():
        template = template.replace(place, value)
    return template


def _in_each(languages: Iterable[str], write: Callable[[], str]) -> str:
    """Write something in each language that has its words here: head.js leaves the visitor's."""
    blocks = []
    for code in languages:
        if (WORDS / f"{code}.py").exists():
            with speaking(code):
                blocks.append(f'<div lang="{code}">{write()}</div>')
    return "\n".join(blocks)


def _not_started() -> str:
    delete = f'<a href="?#delete">{page_words.DELETE_ALL}</a>'
    return (
        f"<p>{page_words.NOT_STARTED}</p>"
        f'<button type="button" class="button">{page_words.RELOAD}</button>'
        f"<p>{page_words.no_help(delete)}</p>"
    )


def _opening(game: Game[Any]) -> str:
    """Write what shows of a game at its address before anything else has loaded."""
    title, goal = html.escape(game.title), html.escape(game.short.goal)
    return (
        f'<div class="opening" data-opening="{game.id}"><div class="picture"></div>'
        f'<h1>{title}</h1><p class="goal english">{goal}</p><div class="progress"></div></div>'
    )


def address() -> str:
    """Return the site's own address with a slash at its end, empty if unknown.

    Everything works by relative paths. Only link previews need a picture's full address:
    PYGAMES_URL has it, and Netlify sets it by itself: a preview of a branch has another one than
    the site.
    """
    url = os.environ.get("PYGAMES_URL", "")
    if not url and os.environ.get("NETLIFY") == "true":
        is_site = os.environ.get("CONTEXT", "production") == "production"
        url = os.environ.get("URL" if is_site else "DEPLOY_PRIME_URL", "")
    return f"{url.rstrip('/')}/" if url else ""


def _preview(app: str, site: str) -> str:
    """Write the addresses of the preview picture and of the page."""
    lines = [f'<meta property="og:image" content="{site}{app}/icons/{PREVIEW}">']
    if site:
        lines.append(f'<meta property="og:url" content="{site}">')
        lines.append(f'<link rel="canonical" href="{site}">')
    return "\n".join(lines)


def ahead(app: str, modules: list[str]) -> list[str]:
    """Write links to the modules that every page will want."""
    names = [*modules, "config.js"]
    return [f'<link rel="modulepreload" href="{app}/{name}">' for name in names]
