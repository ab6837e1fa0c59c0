"""A page for each game that needs no script: what it is, its board, and its rules with figures.

Links lead to the page that plays, and so do addresses with a game in them (forward.ts).
"""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Any

from pygames.door.card import rules
from pygames.games import catalog
from pygames.language import ENGLISH, speaking, spoken
from web.tools import manifest, page_head, page_words
from web.tools.game_pictures import FIGURE, picture
from web.tools.hosting import page_policy

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from pygames.door.article import Block, Caption, Clause, Section, Span
    from pygames.door.card_data import Figure
    from pygames.game import Game
    from web.tools.folders import Folder

STYLE = "pages.css"
SITEMAP = "sitemap.xml"
_TAGS = {"strong": "strong", "em": "em", "code": "code"}


def path_of(game: Game[Any], language: str = ENGLISH) -> str:
    """Return the address of a game's page, below the site's own address."""
    return f"{page_head.place_of(game.id, language)}index.html"


def pages(site: str, rooms: Collection[str], languages: Sequence[str] = (ENGLISH,)) -> Folder:
    """Write the pages in all languages; `site` is its address, empty if unknown.

    They lead to those rooms of the page that the site has.
    """
    files: Folder = {}
    for language in languages:
        with speaking(language):
            for game in catalog():
                files[path_of(game, language)] = _page(game, site, rooms, languages).encode()
            if language != ENGLISH:
                files[f"{language}/index.html"] = _list(site, languages).encode()
    return files


def filled(files: Folder, app: str) -> Folder:
    """Put the name of the build's folder into the pages."""
    return {
        name: page.replace(page_head.APP.encode(), app.encode()) for name, page in files.items()
    }


def sitemap(site: str, languages: Sequence[str] = (ENGLISH,)) -> Folder:
    """List the pages for search engines, if the site knows its address."""
    if not site:
        return {}
    ids = ["", *(game.id for game in catalog())]
    places = [page_head.place_of(id, language) for language in languages for id in ids]
    urls = "".join(f"<url><loc>{_escaped(site + place)}</loc></url>\n" for place in places)
    begins = '<?xml version="1.0" encoding="UTF-8"?>\n'
    schema = "http://www.sitemaps.org/schemas/sitemap/0.9"
    return {SITEMAP: f'{begins}<urlset xmlns="{schema}">\n{urls}</urlset>\n'.encode()}


def links() -> str:
    """Write a sentence with a link to each page, for people who can't run the page that plays."""
    anchors = [f'<a href="{game.id}/">{_escaped(game.title)}</a>' for game in catalog()]
    return f"<p>The rules can be read all the same: {', '.join(anchors)}.</p>"


def _page(
    game: Game[Any], site: str, rooms: Collection[str], languages: Sequence[str] = (ENGLISH,)
) -> str:
    main = f"""\
{_opening(game, rooms)}
<article class="rules">
{_article(game)}
</article>
{_more(game, rooms)}"""
    return _whole(game.id, page_head.of_game(game, site, languages), main, languages)


def _list(site: str, languages: Sequence[str]) -> str:
    """Write the list of all games in a language; in English it is the page that plays."""
    rows = "".join(
        f'<div><dt><a href="{each.id}/">{_escaped(each.title)}</a></dt>'
        f"<dd>{_escaped(each.summary)}</dd></div>"
        for each in catalog()
    )
    main = f"""\
<section class="opening">
<div class="words">
<h1>pygames</h1>
<p class="summary">{_escaped(page_words.ABOUT_ALL)}</p>
<p class="ways"><a class="button filled" href="{_way("", "")}">{page_words.TO_THE_GAMES}</a></p>
</div>
</section>
<article class="rules">
<section class="in-short"><h2>{page_words.GAMES}</h2><dl>{rows}</dl></section>
</article>"""
    return _whole("", page_head.of_all(site, languages), main, languages)


def _whole(id: str, about: str, main: str, languages: Sequence[str]) -> str:
    """Write a page around what it is for."""
    up = page_head.up(id)
    app = f"{up}{page_head.APP}"
    return f"""\
<!doctype html>
<html lang="{spoken()}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{html.escape(page_policy(), quote=False)}">
<script src="{app}/forward.js"></script>
{about}
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#E9ECE6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#101614" media="(prefers-color-scheme: dark)">
<link rel="manifest" href="{app}/{manifest.name_in(spoken())}">
<link rel="icon" type="image/svg+xml" href="{app}/icon.svg">
<link rel="apple-touch-icon" href="{app}/icons/apple-touch.png">
<link rel="preload" as="font" type="font/woff2" href="{app}/fonts/besley.woff2" crossorigin>
<link rel="preload" as="font" type="font/woff2" href="{app}/fonts/atkinson.woff2" crossorigin>
<link rel="stylesheet" href="{app}/{STYLE}">
</head>
<body>
{_head(id) if id else ""}\
<main>
{main}
</main>
{_languages(id, languages)}</body>
</html>
"""


def _way(id: str, fields: str) -> str:
    """Return an address on the page that plays, in the language that is spoken."""
    language = "" if spoken() == ENGLISH else f"?lang={spoken()}"
    return f"{page_head.up(id)}{language}{f'#{fields}' if fields else ''}"


def _languages(id: str, languages: Sequence[str]) -> str:
    """Write links to the same page in other languages, each named in itself."""
    if len(languages) < 2:
        return ""
    items = "".join(
        f'<li><a href="{page_head.up(id)}{page_head.place_of(id, code)}" lang="{code}" '
        f'hreflang="{code}"{" aria-current=page" * (code == spoken())}>'
        f"{_escaped(page_head.in_language(code).LANGUAGE)}</a></li>"
        for code in languages
    )
    nav = f'<nav aria-label="{page_words.LANGUAGES}"><ul>{items}</ul></nav>'
    return f'<footer class="top">\n{nav}\n</footer>\n'


def _head(id: str) -> str:
    """Write links to the page that plays, and to the pages of all games."""
    items = "".join(
        f'<li><a href="../{each.id}/"{" aria-current=page" * (each.id == id)}>'
        f"{_escaped(each.title)}</a></li>"
        for each in catalog()
    )
    site = f'<a class="site" href="{_way(id, "")}">pygames</a>'
    nav = f'<nav aria-label="{page_words.GAMES}"><ul>{items}</ul></nav>'
    return f'<header class="top">\n{site}\n{nav}\n</header>\n'


def _opening(game: Game[Any], rooms: Collection[str]) -> str:
    """Write the game's description, with links to play it."""
    _, _, across, down = game.look.sample.crop
    board = _image(game, "board", page_words.board(game.title), (across, down))
    authors = _spans(_divided(game)[0])
    play, learn = (_way(game.id, f"{verb}={game.id}") for verb in ("game", "learn"))
    course = f'\n<a class="button" href="{learn}">{page_words.LEARN}</a>'
    return f"""\
<section class="opening">
<div class="words">
<h1>{_escaped(game.title)}</h1>
<p class="by">{authors} {page_words.minutes(game.minutes)}</p>
<p class="summary">{_escaped(game.summary)}</p>
<p class="ways"><a class="button filled" href="{play}">{page_words.PLAY}</a>\
{course if "lessons" in rooms else ""}</p>
</div>
<div class="board">{board}</div>
</section>"""


def _in_short(game: Game[Any]) -> str:
    rows = "".join(
        f"<div><dt>{title}</dt><dd>{_escaped(getattr(game.short, part))}</dd></div>"
        for part, title in page_words.PARTS.items()
    )
    return f'<section class="in-short"><h2>{page_words.IN_SHORT}</h2><dl>{rows}</dl></section>'


def _article(game: Game[Any]) -> str:
    """Write the rules without their title and first lines, which are at the top of the page."""
    figures = rules(game)["figures"]
    _, rest = _divided(game)
    blocks = [_section(game, each, figures) for each in rest]
    texts = [section["text"] for section in rest]
    headings = (place for place, text in enumerate(texts) if text and text["kind"] == "heading")
    blocks.insert(next(headings, 0), _in_short(game))
    return "\n".join(blocks)


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
    pictures = (_figure(game, each, figures[each["name"]]) for each in section["figures"])
    return f'<div class="illustrated">{"".join(pictures)}{text}</div>'


def _figure(game: Game[Any], caption: Caption, figure: Figure) -> str:
    _, _, across, down = figure["crop"]
    image = _image(game, caption["name"], caption["caption"], (across, down), lazy=True)
    words = f'<figcaption aria-hidden="true">{_escaped(caption["caption"])}</figcaption>'
    return f"<figure>{image}{words}</figure>"


def _image(
    game: Game[Any], name: str, words: str, size: tuple[float, float], *, lazy: bool = False
) -> str:
    """Write an image with its size, so that nothing moves when it loads."""
    across, down = size
    height = round(FIGURE * down / across)
    return (
        f'<img src="{page_head.up(game.id)}{page_head.APP}/{picture(game.id, name)}" '
        f'alt="{_escaped(words)}" '
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
    ways = [(f"game={game.id}", page_words.PLAY_AGAINST)]
    if "lessons" in rooms:
        ways += [(f"learn={game.id}{more}", words) for more, words in _courses(game)]
    if {"lessons", "rules"} <= set(rooms):
        ways.append((f"rules={game.id}", page_words.TRY_FIGURES))
    if game.daily and "daily" in rooms:
        ways.append(("daily", page_words.DAILY))
    if game.look.paper and "print" in rooms:
        ways.append((f"print={game.id}", page_words.PRINT))
    items = "".join(
        f'<li><a href="{_way(game.id, way)}">{_escaped(words)}</a></li>' for way, words in ways
    )
    return f'<section class="more"><h2>{page_words.MORE}</h2><ul>{items}</ul></section>'


def _courses(game: Game[Any]) -> list[tuple[str, str]]:
    """Return the courses: their addresses and names."""
    lessons = game.lessons()
    courses = []
    if lessons.basics:
        courses.append(("", page_words.basics(len(lessons.basics))))
    if lessons.fine_print:
        steps = len(lessons.fine_print)
        courses.append(("&amp;course=fine-print", page_words.fine_print(steps)))
    return courses


def _escaped(text: str) -> str:
    return html.escape(text)
