"""The page of a game: read without a script on a phone, and the way from it to the table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from pygames import extend, new
from pygames.games import catalog
from pygames.link import write
from tests.browser.axe import findings
from tests.browser.conftest import watched

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from pygames.game import Game

GAMES = catalog()
PHONE = {"width": 360, "height": 640}
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# What the browser shows of an image comes with the page; one further down is fetched later.
LATER = "document.querySelectorAll('img').forEach((image) => { image.loading = 'eager'; })"


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """Give a small phone."""
    yield from watched(browser, viewport=PHONE)


def test_a_page_shows_without_a_script(browser: Browser, site: str) -> None:
    """What is asked here needs no script either: that of a test would wait for one."""
    for page in watched(browser, java_script_enabled=False, viewport=PHONE):
        for game in GAMES:
            page.goto(f"{site}{game.id}/")
            assert page.locator("h1").inner_text() == game.title
            assert page.locator(".clause").count() > 5
            assert page.locator(".button.filled").is_visible()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_is_found_and_read(phone: Page, site: str, game: Game[Any]) -> None:
    phone.goto(f"{site}{game.id}/")
    expect(phone.get_by_role("heading", level=1)).to_have_text(game.title)
    expect(phone.get_by_role("link", name="Play", exact=True)).to_be_in_viewport()
    phone.evaluate(LATER)
    for image in phone.get_by_role("img").all():
        expect(image).not_to_have_js_property("naturalWidth", 0)
    assert phone.evaluate(TOO_WIDE) == 0
    assert findings(phone) == []


def test_the_pages_lead_to_each_other(phone: Page, site: str) -> None:
    phone.goto(f"{site}{GAMES[0].id}/")
    for game in reversed(GAMES):
        phone.get_by_role("navigation", name="Games").get_by_role("link", name=game.title).click()
        expect(phone).to_have_url(f"{site}{game.id}/")


def test_a_game_in_the_address_shows_on_the_page_that_plays(phone: Page, site: str) -> None:
    phone.goto(f"{site}on-tour/#clause-T1")
    expect(phone.get_by_role("heading", name="On Tour", level=1)).to_be_visible()
    link = f"#of=cercas&g={write(extend(new('cercas'), 'c3-e3:c2'))}"
    phone.goto(f"{site}cercas/{link}")
    expect(phone).to_have_url(f"{site}{link}")
    expect(phone.locator("[data-ply]").first).to_have_attribute("data-ply", "1")
    phone.go_back()
    expect(phone).to_have_url(f"{site}on-tour/#clause-T1")
    phone.evaluate("(link) => { location.hash = link; }", link.replace("=", "%3D"))
    expect(phone).to_have_url(f"{site}{link.replace('=', '%3D')}")
    expect(phone.locator("[data-ply]").first).to_have_attribute("data-ply", "1")


def test_on_paper_a_page_is_its_rules(phone: Page, site: str) -> None:
    phone.goto(f"{site}murus-gallicus/")
    phone.emulate_media(media="print")
    expect(phone.get_by_role("heading", name="In short")).to_be_visible()
    expect(phone.get_by_role("link", name="Play", exact=True)).to_be_hidden()
    expect(phone.get_by_role("navigation")).to_be_hidden()
    phone.emulate_media(media="screen")


def test_play_leads_to_the_table_of_the_game(phone: Page, site: str) -> None:
    phone.goto(f"{site}cercas/")
    phone.get_by_role("link", name="Play", exact=True).click()
    html = phone.locator("html")
    expect(html).to_have_attribute("data-board", "painted")
    expect(html).to_have_attribute("data-engine", "ready")
    expect(phone).to_have_title(re.compile("Cercas"))


def test_the_rules_lead_to_the_page_of_their_game(phone: Page, site: str) -> None:
    game = GAMES[1]
    phone.goto(f"{site}#rules={game.id}")
    phone.get_by_role("link", name="A page to share").click()
    expect(phone).to_have_url(f"{site}{game.id}/")
    expect(phone.get_by_role("heading", name=game.title, level=1)).to_be_visible()
