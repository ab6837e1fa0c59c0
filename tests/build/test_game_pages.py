"""The pages of the games: they need no script, and their links work (`test_sizes` weighs them)."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin, urlsplit

import pytest

from pygames.door.card import rules
from pygames.games import catalog
from pygames.language import ENGLISH
from tests.support.languages import languages
from tests.support.page_modules import ROOMS
from web.tools import game_pages, game_pictures, page_head
from web.tools.assemble import NOT_KEPT
from web.tools.page import PREVIEW

if TYPE_CHECKING:
    from pathlib import Path

    from pygames.game import Game

GAMES = catalog()
LEADS = re.compile(r'(?:src|href)="([^"]+)"')
ABOUT = re.compile(r'<meta (?:name|property)="([\w:]+)" content="([^"]*)"')
ALTERNATES = re.compile(r'<link rel="alternate" hreflang="([^"]+)" href="([^"]*)">')
FOR_SEARCH = re.compile(r"<script[^>]*>(.+?)</script>")
BASE = "https://games.example/below/here/"

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def page_of(dist: Path, game: Game[Any]) -> str:
    return (dist / game_pages.path_of(game)).read_text("utf-8")


def places(game: Game[Any], links: list[str]) -> list[str]:
    """Return links of a page as paths below the site's own address, wherever that is."""
    targets = [urljoin(f"{BASE}{game.id}/", link) for link in links]
    assert all(target.startswith(BASE) for target in targets)
    return [target.removeprefix(BASE) for target in targets]


@each_game
def test_a_page_needs_no_script(dist: Path, game: Game[Any]) -> None:
    page = page_of(dist, game)
    scripts = re.findall("<script([^>]*)", page)
    assert len(scripts) == 2
    assert re.fullmatch(r' src="\.\./app/\w+/forward\.js"', scripts[0]), "leads on, at most"
    assert scripts[1] == ' type="application/ld+json"', "data alone"
    assert "modulepreload" not in page
    assert not re.search(r"\son\w+=", page)


@each_game
def test_every_link_of_a_page_leads_somewhere_below_any_path(dist: Path, game: Game[Any]) -> None:
    for place in places(game, LEADS.findall(page_of(dist, game))):
        path = dist / urlsplit(place).path
        assert path.is_file() or (path / "index.html").is_file(), place


@each_game
def test_a_page_holds_each_clause_and_each_figure_of_the_rules(dist: Path, game: Game[Any]) -> None:
    page, article = page_of(dist, game), rules(game)
    clauses = [each["text"] for each in article["sections"]]
    numbers = [each["number"] for each in clauses if each and each["kind"] == "clause"]
    assert numbers
    assert re.findall(r'id="clause-(\w+)"', page) == numbers
    for name in article["figures"]:
        assert f"/{name}.svg" in page
    play = page.index(f'href="../#game={game.id}">Play</a>')
    assert play < page.index('<article class="rules">'), "play comes first"


def test_each_page_has_a_title_a_description_and_a_picture_of_its_own(dist: Path) -> None:
    pages = [page_of(dist, game) for game in GAMES]
    titles = {re.findall(r"<title>(.+?)</title>", page)[0] for page in pages}
    about = [dict(ABOUT.findall(page)) for page in pages]
    assert len(titles) == len(GAMES)
    for name in ("description", "og:title", "og:description", "og:image"):
        assert len({each[name] for each in about}) == len(GAMES), name


@each_game
def test_a_page_tells_searchers_which_game_it_is_and_for_how_many(
    dist: Path, game: Game[Any]
) -> None:
    (data,) = map(json.loads, FOR_SEARCH.findall(page_of(dist, game)))
    assert (data["@type"], data["name"]) == ("Game", game.title)
    many = data["numberOfPlayers"]
    assert (many["minValue"], many["maxValue"]) == game.players
    assert [each["name"] for each in data["author"]] == [*game.authors]


@each_game
def test_the_picture_of_a_page_is_on_the_site(dist: Path, game: Game[Any]) -> None:
    (place,) = places(game, [dict(ABOUT.findall(page_of(dist, game)))["og:image"]])
    picture = (dist / place).read_bytes()
    assert picture.startswith(b"\xff\xd8")
    assert picture == (page_head.PREVIEWS / f"{game.id}.jpg").read_bytes()


def test_previews_are_not_kept_for_offline_and_pages_with_figures_are(dist: Path) -> None:
    worker = (dist / "sw.js").read_text("utf-8")
    for name in (page_head.PREVIEW, PREVIEW):
        assert name in NOT_KEPT
        assert name not in worker
    for game in GAMES:
        assert f'url:"{game_pages.path_of(game)}"' in worker
        assert f'games/{game.id}/board.svg"' in worker


def test_a_site_that_knows_its_address_says_it_whole() -> None:
    pages = game_pages.pages(BASE, ROOMS)
    for game in GAMES:
        page = pages[game_pages.path_of(game)].decode()
        about = dict(ABOUT.findall(page))
        assert about["og:image"].startswith(BASE)
        assert about["og:url"] == f"{BASE}{game.id}/"
        assert f'<link rel="canonical" href="{BASE}{game.id}/">' in page


def test_a_site_that_does_not_know_its_address_says_none() -> None:
    for page in game_pages.pages("", ROOMS).values():
        assert b"og:url" not in page
        assert b"canonical" not in page
        assert re.findall(rb"https?://[^\"]+", page) == [b"https://schema.org"]


def test_the_sitemap_lists_the_pages_where_the_address_is_known() -> None:
    (sitemap,) = game_pages.sitemap(BASE, (ENGLISH, "de")).values()
    addresses = re.findall(r"<loc>(.+?)</loc>", sitemap.decode())
    english = [BASE, *(f"{BASE}{game.id}/" for game in GAMES)]
    assert addresses == [*english, *(place.replace(BASE, f"{BASE}de/") for place in english)]
    assert game_pages.sitemap("") == {}


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("site", [BASE, ""])
def test_pages_in_two_languages_name_each_other_and_lead_on_in_their_own(
    site: str, code: str
) -> None:
    pages = game_pages.pages(site, ROOMS, (ENGLISH, code))
    for game in GAMES:
        here = {each: game_pages.path_of(game, each) for each in (ENGLISH, code)}
        for each, path in here.items():
            page, address = pages[path].decode(), urljoin(BASE, path)
            others = {lang: urljoin(address, way) for lang, way in ALTERNATES.findall(page)}
            home = [urljoin(BASE, here[lang]).removesuffix("index.html") for lang in here]
            pairs = dict(zip([*here, "x-default"], [*home, home[0]], strict=True))
            assert others == (pairs if site else {})
            assert f'<html lang="{each}">' in page
            ways = [urljoin(address, way) for way in re.findall(r'href="([^"]*#[^"]*)"', page)]
            assert ways
            query = f"?lang={code}" if each == code else ""
            assert all(way.startswith(f"{BASE}{query}#") for way in ways)


@pytest.mark.parametrize("code", languages())
def test_pictures_of_a_language_are_those_with_words_in_them(code: str) -> None:
    drawn_files = game_pictures.pictures((ENGLISH, code))
    own = [name for name in drawn_files if name.startswith(f"games/{code}/")]
    assert own
    for name in own:
        assert drawn_files[name] != drawn_files[name.replace(f"/{code}/", "/")]
    pages = b"".join(game_pages.pages("", ROOMS, (ENGLISH, code)).values())
    pictures = set(re.findall(r'/(games/[^"]+\.svg)"', pages.decode()))
    assert pictures == {
        name for name in drawn_files if name.startswith("games/") and name.endswith(".svg")
    }


def test_the_rules_are_readable_in_a_browser_that_cannot_run_the_page(dist: Path) -> None:
    page = (dist / "index.html").read_text("utf-8")
    (without,) = re.findall(r"<noscript>(.+?)</noscript>", page, re.DOTALL)
    assert LEADS.findall(without) == [f"{game.id}/" for game in GAMES]
