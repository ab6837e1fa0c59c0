"""What a page of a game says of itself: to search engines, previews of links, other languages."""

from __future__ import annotations

import html
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pygames.language import ENGLISH, module_of, spoken
from web.tools import page_words
from web.tools.console import ROOT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.game import Game

APP = "%APP%"
"""Stands for the folder of the build until its name is known."""
PREVIEW = "preview.jpg"
PREVIEWS = ROOT / "web" / "previews"
"""The pictures beside shared links, which `lab.icons` makes."""
SHARED_PREVIEW = "icons/share.jpg"


def place_of(id: str, language: str) -> str:
    """Return a page's address below the site's own: "de/<id>/"; that of all games has no id."""
    return "".join(f"{part}/" for part in ("" if language == ENGLISH else language, id) if part)


def kept_by_none(language: str) -> tuple[str, ...]:
    """List the pages and pictures of a language, which no game needs, as patterns."""
    return f"{language}/index.html", f"{language}/*/index.html", f"games/{language}/*/*.svg"


def up(id: str) -> str:
    """Return the way from a page to the site's own address."""
    return "../" * place_of(id, spoken()).count("/")


def own_preview(game: Game[Any]) -> Path | None:
    """Return the picture beside links to a game; a new game has none until one is made."""
    path = PREVIEWS / f"{game.id}.jpg"
    return path if path.is_file() else None


def _preview(game: Game[Any]) -> str:
    """Return the preview picture: its own, or the site's."""
    return f"games/{game.id}/{PREVIEW}" if own_preview(game) else SHARED_PREVIEW


def of_game(game: Game[Any], site: str, languages: Sequence[str]) -> str:
    """Describe the page of a game."""
    words = page_words.description(game.title, game.summary)
    picture = f"{site or up(game.id)}{APP}/{_preview(game)}"
    lines = _described(page_words.title(game.title), game.title, words, picture)
    lines += [_meta("property", "og:image:alt", page_words.picture(game.title))]
    lines += [*_addresses(game.id, site, languages), _for_search(game, words, picture)]
    return "\n".join(lines)


def of_all(site: str, languages: Sequence[str]) -> str:
    """Describe the list of all games in a language."""
    picture = f"{site or up('')}{APP}/{SHARED_PREVIEW}"
    title = page_words.TITLE_OF_ALL
    lines = _described(title, title, page_words.ABOUT_ALL, picture)
    return "\n".join([*lines, *_addresses("", site, languages)])


def _described(title: str, short: str, words: str, picture: str) -> list[str]:
    properties = {
        "og:type": "website",
        "og:site_name": "pygames",
        "og:locale": page_words.LOCALE,
        "og:title": short,
        "og:description": words,
        "og:image": picture,
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    names = {"title": short, "description": words, "image": picture}
    return [
        f"<title>{html.escape(title)}</title>",
        _meta("name", "description", words),
        *(_meta("property", name, value) for name, value in properties.items()),
        _meta("name", "twitter:card", "summary_large_image"),
        *(_meta("name", f"twitter:{name}", value) for name, value in names.items()),
    ]


def _addresses(id: str, site: str, languages: Sequence[str]) -> list[str]:
    """Name the page's address, and those in other languages; English is for all others."""
    lines = []
    if site:
        own = f"{site}{place_of(id, spoken())}"
        lines.append(_meta("property", "og:url", own))
        lines.append(f'<link rel="canonical" href="{html.escape(own)}">')
    if len(languages) > 1:
        lines += [
            _meta("property", "og:locale:alternate", in_language(code).LOCALE)
            for code in languages
            if code != spoken()
        ]
    if site and len(languages) > 1:  # searchers take no part of an address here
        lines += [
            f'<link rel="alternate" hreflang="{code}" href="{html.escape(address)}">'
            for code, address in alternates(id, site, languages)
        ]
    return lines


def alternates(id: str, site: str, languages: Sequence[str]) -> list[tuple[str, str]]:
    """List a page's addresses by language; English is for those who speak none of them."""
    addresses = [(code, f"{site}{place_of(id, code)}") for code in languages]
    return [*addresses, ("x-default", f"{site}{place_of(id, ENGLISH)}")]


def in_language(code: str) -> Any:
    """Return the words of static pages in a language, whatever is spoken."""
    return module_of(page_words.__name__, code)


def _for_search(game: Game[Any], words: str, picture: str) -> str:
    """Describe the game for search engines. It is data: no browser runs it."""
    fewest, most = game.players
    data = {
        "@context": "https://schema.org",
        "@type": "Game",
        "name": game.title,
        "description": words,
        "inLanguage": spoken(),
        "genre": page_words.GENRE,
        "author": [{"@type": "Person", "name": name} for name in game.authors],
        "numberOfPlayers": {"@type": "QuantitativeValue", "minValue": fewest, "maxValue": most},
        "timeRequired": f"PT{game.minutes}M",
        "isAccessibleForFree": True,
        "image": picture,
    }
    # No text may end the element.
    text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/ld+json">{text}</script>'


def _meta(kind: str, name: str, value: str) -> str:
    return f'<meta {kind}="{name}" content="{html.escape(value)}">'
