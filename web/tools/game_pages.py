"""A page for each game that needs no script: what it is, its board, and its rules with figures.

Links lead to the page that plays, and so do addresses with a game in them (forward.ts). Figures are
files of the build, so that they are kept like it.
"""

from __future__ import annotations

import html
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pygames.door.card import rules, shown
from pygames.games import catalog
from pygames.look.lessons import COURSES
from pygames.vector.palette import palette
from pygames.vector.picture import of_figure, of_sample, still
from web.tools.console import ROOT
from web.tools.hosting import page_policy

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from pygames.door.article import Block, Caption, Clause, Section, Span
    from pygames.door.card_data import Figure
    from pygames.game import Game
    from web.tools.folders import Folder

APP = "%APP%"
"""Stands for the folder of the build until its name is known."""
STYLE = "pages.css"
PREVIEW = "preview.jpg"
PREVIEWS = ROOT / "web" / "previews"
"""The pictures beside shared links, which `build.py icons` makes."""
SHARED_PREVIEW = "icons/share.jpg"
SITEMAP = "sitemap.xml"
LOCALE = "en_GB"
FIGURE = 400
"""The width of a figure, in CSS pixels."""
_PARTS = ("goal", "turn", "end", "score")
_TAGS = {"strong": "strong", "em": "em", "code": "code"}


def path_of(game: Game[Any]) -> str:
    """Return the address of a game's page, below the site's own address."""
    return f"{game.id}/index.html"


def pictures() -> Folder:
    """Draw the board and the figures of each game, and add the preview pictures."""
    files: Folder = {}
    for game in catalog():
        colors = palette(game, "auto", rich=False)
        board = of_sample(shown(game, game.look.sample), game.look.sample.crop, game.title)
        files[_file(game, "board.svg")] = still(board, game, colors, FIGURE, fine=False).encode()
        for name, figure in rules(game)["figures"].items():
            drawn = still(of_figure(figure, name), game, colors, FIGURE, fine=False)
            files[_file(game, f"{name}.svg")] = drawn.encode()
        if preview := own_preview(game):
            files[_file(game, PREVIEW)] = preview.read_bytes()
    return files


def _file(game: Game[Any], name: str) -> str:
    return f"games/{game.id}/{name}"


def own_preview(game: Game[Any]) -> Path | None:
    """Return the picture beside links to a game; a new game has none until one is made."""
    path = PREVIEWS / f"{game.id}.jpg"
    return path if path.is_file() else None


def _preview(game: Game[Any]) -> str:
    """Return the preview picture: its own, or the site's."""
    return _file(game, PREVIEW) if own_preview(game) else SHARED_PREVIEW


def pages(site: str, rooms: Collection[str]) -> Folder:
    """Write the pages; `site` is its address, empty if unknown.

    They lead to those rooms of the page that the site has.
    """
    return {path_of(game): _page(game, site, rooms).encode() for game in catalog()}


def filled(written: Folder, app: str) -> Folder:
    """Put the name of the build's folder into the pages."""
    return {name: page.replace(APP.encode(), app.encode()) for name, page in written.items()}


def sitemap(site: str) -> Folder:
    """List the pages for search engines, if the site knows its address."""
    if not site:
        return {}
    places = ["", *(f"{game.id}/" for game in catalog())]
    urls = "".join(f"<url><loc>{_escaped(site + place)}</loc></url>\n" for place in places)
    begins = '<?xml version="1.0" encoding="UTF-8"?>\n'
    schema = "http://www.sitemaps.org/schemas/sitemap/0.9"
    return {SITEMAP: f'{begins}<urlset xmlns="{schema}">\n{urls}</urlset>\n'.encode()}


def links() -> str:
    """Write a sentence with a link to each page, for people who can't run the page that plays."""
    found = [f'<a href="{game.id}/">{_escaped(game.title)}</a>' for game in catalog()]
    return f"<p>The rules can be read all the same: {', '.join(found)}.</p>"


def _page(game: Game[Any], site: str, rooms: Collection[str]) -> str:
    return f"""\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{html.escape(page_policy(), quote=False)}">
<script src="../{APP}/forward.js"></script>
{_about(game, site)}
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#E9ECE6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#101614" media="(prefers-color-scheme: dark)">
<link rel="manifest" href="../{APP}/manifest.json">
<link rel="icon" type="image/svg+xml" href="../{APP}/icon.svg">
<link rel="apple-touch-icon" href="../{APP}/icons/apple-touch.png">
<link rel="preload" as="font" type="font/woff2" href="../{APP}/fonts/besley.woff2" crossorigin>
<link rel="preload" as="font" type="font/woff2" href="../{APP}/fonts/atkinson.woff2" crossorigin>
<link rel="stylesheet" href="../{APP}/{STYLE}">
</head>
<body>
<header class="top">
<a class="site" href="../">pygames</a>
{_others(game)}
</header>
<main>
{_opening(game, rooms)}
<article class="rules">
{_article(game)}
</article>
{_more(game, rooms)}
</main>
</body>
</html>
"""


def _about(game: Game[Any], site: str) -> str:
    """Write the descriptions for search engines and link previews."""
    title = f"{game.title}: play online, rules · pygames"
    words = f"{game.summary} Play {game.title} in your browser, and read its rules."
    picture = f"{site or '../'}{APP}/{_preview(game)}"
    properties = {
        "og:type": "website",
        "og:site_name": "pygames",
        "og:locale": LOCALE,
        "og:title": game.title,
        "og:description": words,
        "og:image": picture,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": f"The board of {game.title}.",
    }
    lines = [f"<title>{_escaped(title)}</title>", _meta("name", "description", words)]
    lines += [_meta("property", name, value) for name, value in properties.items()]
    lines += [
        _meta("name", "twitter:card", "summary_large_image"),
        _meta("name", "twitter:title", game.title),
        _meta("name", "twitter:description", words),
        _meta("name", "twitter:image", picture),
    ]
    if site:
        address = _escaped(f"{site}{game.id}/")
        lines.append(_meta("property", "og:url", f"{site}{game.id}/"))
        lines.append(f'<link rel="canonical" href="{address}">')
    return "\n".join([*lines, _for_search(game, words, picture)])


def _for_search(game: Game[Any], words: str, picture: str) -> str:
    """Describe the game for search engines. It is data: no browser runs it."""
    fewest, most = game.players
    said = {
        "@context": "https://schema.org",
        "@type": "Game",
        "name": game.title,
        "description": words,
        "inLanguage": "en",
        "genre": "board game",
        "author": [{"@type": "Person", "name": name} for name in game.authors],
        "numberOfPlayers": {"@type": "QuantitativeValue", "minValue": fewest, "maxValue": most},
        "timeRequired": f"PT{game.minutes}M",
        "isAccessibleForFree": True,
        "image": picture,
    }
    # No text may end the element.
    text = json.dumps(said, ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/ld+json">{text}</script>'


def _meta(kind: str, name: str, value: str) -> str:
    return f'<meta {kind}="{name}" content="{_escaped(value)}">'


def _others(game: Game[Any]) -> str:
    """Write links to the pages of all games."""
    items = "".join(
        f'<li><a href="../{each.id}/"{" aria-current=page" * (each is game)}>'
        f"{_escaped(each.title)}</a></li>"
        for each in catalog()
    )
    return f'<nav aria-label="Games"><ul>{items}</ul></nav>'


def _opening(game: Game[Any], rooms: Collection[str]) -> str:
    """Write the game's description, with links to play it."""
    _, _, across, down = game.look.sample.crop
    board = _image(game, "board.svg", f"Part of the board of {game.title}", (across, down))
    authors = _spans(_divided(game)[0])
    learn = f'\n<a class="button" href="../#learn={game.id}">Learn it by playing</a>'
    return f"""\
<section class="opening">
<div class="words">
<h1>{_escaped(game.title)}</h1>
<p class="by">{authors} About {game.minutes} minutes.</p>
<p class="summary">{_escaped(game.summary)}</p>
<p class="ways"><a class="button filled" href="../#game={game.id}">Play</a>\
{learn if "lessons" in rooms else ""}</p>
</div>
<div class="board">{board}</div>
</section>"""


def _in_short(game: Game[Any]) -> str:
    rows = "".join(
        f"<div><dt>{part.capitalize()}</dt><dd>{_escaped(getattr(game.short, part))}</dd></div>"
        for part in _PARTS
    )
    return f'<section class="in-short"><h2>In short</h2><dl>{rows}</dl></section>'


def _article(game: Game[Any]) -> str:
    """Write the rules without their title and first lines, which are at the top of the page."""
    figures = rules(game)["figures"]
    _, rest = _divided(game)
    written = [_section(game, each, figures) for each in rest]
    texts = [section["text"] for section in rest]
    headings = (place for place, text in enumerate(texts) if text and text["kind"] == "heading")
    written.insert(next(headings, 0), _in_short(game))
    return "\n".join(written)


def _divided(game: Game[Any]) -> tuple[Sequence[Span], Sequence[Section]]:
    """Separate the first lines of the rules, which name the game's author, if there are any."""
    sections = rules(game)["sections"]
    title, *rest = (section["text"] for section in sections)
    if not title or title["kind"] != "heading":
        return [], sections
    first = rest[0] if rest else None
    if first and first["kind"] == "paragraph":
        return first["spans"], sections[2:]
    return [], sections[1:]


def _section(game: Game[Any], section: Section, figures: Mapping[str, Figure]) -> str:
    """Write a block, with its figures before it: they float beside it."""
    text = _block(section["text"]) if section["text"] else ""
    if not section["figures"]:
        return text
    drawn = (_figure(game, each, figures[each["name"]]) for each in section["figures"])
    return f'<div class="illustrated">{"".join(drawn)}{text}</div>'


def _figure(game: Game[Any], caption: Caption, figure: Figure) -> str:
    _, _, across, down = figure["crop"]
    image = _image(game, f"{caption['name']}.svg", caption["caption"], (across, down), lazy=True)
    words = f'<figcaption aria-hidden="true">{_escaped(caption["caption"])}</figcaption>'
    return f"<figure>{image}{words}</figure>"


def _image(
    game: Game[Any], name: str, words: str, size: tuple[float, float], *, lazy: bool = False
) -> str:
    """Write an image with its size, so that nothing moves when it loads."""
    across, down = size
    height = round(FIGURE * down / across)
    return (
        f'<img src="../{APP}/{_file(game, name)}" alt="{_escaped(words)}" '
        f'width="{FIGURE}" height="{height}"{" loading=lazy" * lazy}>'
    )


def _block(block: Block) -> str:
    if block["kind"] == "heading":
        level = min(6, block["level"])
        return f"<h{level}>{_spans(block['spans'])}</h{level}>"
    if block["kind"] == "paragraph":
        return f"<p>{_spans(block['spans'])}</p>"
    if block["kind"] == "clause":
        return _clause(block)
    tag = "ol" if block["ordered"] else "ul"
    items = "".join(f"<li>{_spans(item)}</li>" for item in block["items"])
    return f"<{tag}>{items}</{tag}>"


def _clause(clause: Clause) -> str:
    """Write a clause and our ruling on it; the number is beside the first of them."""
    rows: list[str] = []
    number = clause["number"]
    for kind, spans in (("clause", clause["spans"]), ("clause ruling", clause["ruling"])):
        if spans:
            beside = f'<span class="number">{"" if rows else number}</span>'
            rows.append(f'<div class="{kind}">{beside}<p>{_spans(spans)}</p></div>')
    return f'<div class="clauses" id="clause-{number}">{"".join(rows)}</div>'


def _spans(spans: Sequence[Span]) -> str:
    return "".join(map(_span, spans))


def _span(span: Span) -> str:
    inner = _escaped(span["text"]) + _spans(span["spans"])
    if tag := _TAGS.get(span["mark"]):
        return f"<{tag}>{inner}</{tag}>"
    return inner


def _more(game: Game[Any], rooms: Collection[str]) -> str:
    """Write links for further reading."""
    ways = [(f"game={game.id}", "Play against a bot, a friend beside you or one far away")]
    if "lessons" in rooms:
        ways += [(f"learn={game.id}{more}", words) for more, words in _courses(game)]
    if {"lessons", "rules"} <= set(rooms):
        ways.append((f"rules={game.id}", "Try the figures of these rules on a board"))
    if game.daily and "daily" in rooms:
        ways.append(("daily", "Today’s challenge"))
    if game.look.paper and "print" in rooms:
        ways.append((f"print={game.id}", "Boards and sheets to print"))
    items = "".join(f'<li><a href="../#{way}">{words}</a></li>' for way, words in ways)
    return f'<section class="more"><h2>Play and learn</h2><ul>{items}</ul></section>'


def _courses(game: Game[Any]) -> list[tuple[str, str]]:
    """Return the courses: their addresses and names."""
    named = {
        "basics": ("", "The basics"),
        "fine-print": ("&amp;course=fine-print", "The fine print"),
    }
    lessons = game.lessons()
    found = []
    for name in COURSES:
        if steps := len(lessons.course(name)):
            more, words = named[name]
            found.append((more, f"{words}, in {steps} steps on the board"))
    return found


def _escaped(text: str) -> str:
    return html.escape(text)
