"""The installable app: its manifest and icons, and what is shown beside a shared link."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from pygames.games import catalog
from web.tools import folders, languages, manifest, page
from web.tools.assemble import SOURCE

TEMPLATE = (SOURCE / "index.html").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def app(dist: Path) -> Path:
    """The folder of the build."""
    (folder,) = (dist / "app").iterdir()
    return folder


@pytest.fixture(scope="module")
def about(app: Path) -> Any:
    """The manifest."""
    return json.loads((app / manifest.NAME).read_text(encoding="utf-8"))


def named(about: Any, purpose: str) -> list[dict[str, str]]:
    return [icon for icon in about["icons"] if icon.get("purpose") == purpose]


def test_the_manifest_has_everything_for_installing(about: Any) -> None:
    assert len(about["short_name"]) <= 12
    assert about["display"] == "standalone"
    for purpose in ("any", "maskable"):
        assert {icon["sizes"] for icon in named(about, purpose)} == {"192x192", "512x512"}


def test_the_app_works_from_any_path(about: Any, app: Path, dist: Path) -> None:
    for key in ("start_url", "scope"):
        assert (app / about[key]).resolve() == dist.resolve()
    assert "id" not in about, "its base would be the host: two sites of one host would be one app"


@pytest.mark.parametrize("code", [each.code for each in languages.found(SOURCE)])
def test_the_app_has_its_name_and_the_games_in_each_language(
    about: Any, app: Path, code: str
) -> None:
    own = json.loads((app / manifest.name_in(code)).read_text("utf-8"))
    assert own["lang"] == code
    assert own.keys() == about.keys()
    for key in ("name", "description"):
        assert own[key] != about[key]
    for one, other in zip(own["shortcuts"], about["shortcuts"], strict=True):
        assert one["description"] != other["description"]


@pytest.mark.parametrize("code", [each.code for each in languages.found(SOURCE)])
def test_the_first_words_are_there_in_each_language(dist: Path, code: str) -> None:
    page = (dist / "index.html").read_text("utf-8")
    for place in ('<div class="not-started"', '<div class="too-old"', "<noscript>"):
        assert f'<div lang="{code}"><p>' in page.partition(place)[2].partition("\n\n")[0]


@pytest.mark.parametrize("site", ["https://games.example/here/", "https://games.example/"])
def test_the_app_of_a_site_that_knows_its_address_has_its_path_as_id(site: str) -> None:
    content = json.loads(manifest.write(folders.read(SOURCE), SOURCE, site))
    assert site.endswith(f".example{content['id']}")


def test_screenshots_have_the_sizes_and_shapes_that_stores_take(
    about: Any, app: Path, dist: Path
) -> None:
    for picture in about["screenshots"]:
        width, height = manifest.jpeg_size((app / picture["src"]).read_bytes())
        assert picture["sizes"] == f"{width}x{height}"
        short, long = sorted((width, height))
        assert 320 <= short <= long <= min(3840, 2.3 * short)
        assert (picture["form_factor"] == "narrow") == (height > width)
        assert picture["label"]
    assert "screenshots/" in json.dumps(about)
    assert "screenshots/" not in (dist / "sw.js").read_text(encoding="utf-8"), "none is kept"


def test_icons_have_the_sizes_that_they_claim(about: Any, app: Path) -> None:
    for icon in about["icons"]:
        content = (app / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            width = int.from_bytes(content[16:20], "big")
            height = int.from_bytes(content[20:24], "big")
            assert icon["sizes"] == f"{width}x{height}"
        else:
            assert icon["sizes"] == "any"
            assert content.startswith(b"<svg ")


def test_every_game_has_a_shortcut(about: Any) -> None:
    shortcuts = [(each["name"], each["url"]) for each in about["shortcuts"]]
    assert shortcuts == [(game.title, f"../../#game={game.id}") for game in catalog()]


def test_the_first_paint_has_the_colours_of_the_tokens(about: Any) -> None:
    tokens = (SOURCE / manifest.TOKENS).read_text(encoding="utf-8")
    colours = re.search(r"--ground: light-dark\((#\w+), (#\w+)\)", tokens)
    assert colours
    metas = dict(re.findall(r'"theme-color" content="(#\w+)" media="[^"]*: (\w+)\)"', TEMPLATE))
    assert {scheme: color.lower() for color, scheme in metas.items()} == {
        "light": colours[1],
        "dark": colours[2],
    }
    assert about["theme_color"] == about["background_color"] == colours[1]


def filled(app: str = "app/0") -> dict[str, str]:
    text = page.fill(TEMPLATE, app, [], ["en"])
    metas = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', text)
    links = re.findall(r'<link rel="([\w-]+)"[^>]* href="([^"]*)"', text)
    return dict(metas) | dict(links)


def test_a_shared_link_has_a_title_a_description_and_a_picture(dist: Path) -> None:
    (picture,) = dist.glob("app/*/icons/share.jpg")
    assert filled(f"app/{picture.parts[-3]}")["og:image"] == str(picture.relative_to(dist))
    for name in ("og:title", "og:description", "og:image:alt", "twitter:card"):
        assert filled()[name]
    assert filled()["og:description"] == filled()["description"]


@pytest.mark.parametrize(
    "variables",
    [
        {"PYGAMES_URL": "https://games.example/here"},
        {"NETLIFY": "true", "URL": "https://games.example/here"},
        {"PYGAMES_URL": "https://games.example/here/", "NETLIFY": "true", "URL": "https://other"},
        {
            "NETLIFY": "true",
            "CONTEXT": "deploy-preview",
            "URL": "https://other",
            "DEPLOY_PRIME_URL": "https://games.example/here",
        },
    ],
)
def test_a_site_that_knows_its_address_gives_it_in_full(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str]
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    about = filled()
    assert about["og:image"] == "https://games.example/here/app/0/icons/share.jpg"
    assert about["og:url"] == about["canonical"] == "https://games.example/here/"


@pytest.mark.parametrize("variables", [{}, {"URL": "https://other.example"}])
def test_a_site_that_does_not_know_its_address_gives_none(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str]
) -> None:
    for name in ("PYGAMES_URL", "NETLIFY", "URL"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert filled()["og:image"] == "app/0/icons/share.jpg"
    assert "og:url" not in filled()
