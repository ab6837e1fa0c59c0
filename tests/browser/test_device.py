"""What a device does to a game: it forgets, is full, has a wrong clock, or a network that flaps."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.tables import BREAKTHROUGH, Table
from tests.browser.versions import expect_ready

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page, Route

    from tests.browser.conftest import Watch
    from tests.support.sites import Server

OFFLINE = "Failed to load resource|ERR_|service worker|Failed to fetch|dynamically imported"


def test_a_game_whose_storage_was_evicted_is_kept_again_with_its_next_move(
    page: Page, site: str
) -> None:
    table = Table(page).open(f"{site}#game=murus-gallicus")
    table.play(BREAKTHROUGH[:2])
    page.evaluate("localStorage.clear()")
    table.play(BREAKTHROUGH[2:3], since=2)
    page.reload()
    table.painted().at(3)


# Full, whatever is removed, as if another site of the host took all the space.
NO_ROOM = """
Storage.prototype.setItem = function (name) {
  if (!name.includes('test')) throw new DOMException('full', 'QuotaExceededError');
};
"""


def test_a_game_continues_on_a_full_device_and_the_page_says_so(page: Page, site: str) -> None:
    page.add_init_script("localStorage.setItem('theirs', '1');" + NO_ROOM)
    table = Table(page).open(f"{site}#game=murus-gallicus")
    table.play(BREAKTHROUGH[:2])
    expect(page.get_by_text("no room left to keep this game")).to_be_visible()
    page.goto(f"{site}#")
    expect(page.get_by_role("region", name="Your open game")).to_be_visible()


def test_a_clock_that_was_set_back_loses_no_game(
    new_context: Callable[..., BrowserContext], site: str
) -> None:
    context = new_context()
    page = context.new_page()
    page.clock.install(time="2030-01-01")
    Table(page).open(f"{site}#game=murus-gallicus").play(BREAKTHROUGH[:1])
    place = page.url
    page.close()
    earlier = context.new_page()
    earlier.clock.install(time="2020-01-01")
    table = Table(earlier).open(place)
    table.at(1).play(BREAKTHROUGH[1:2], since=1)
    earlier.goto(f"{site}#game=cercas")
    table.painted()
    earlier.reload()
    table.painted()
    earlier.goto(place)
    table.at(2)


@pytest.mark.keeps
def test_a_first_visit_over_a_network_that_flaps_comes_to_a_game(
    page: Page, watch: Watch, own_server: Server
) -> None:
    """Each file of Python fails the first time that it is asked for."""
    watch.allow(OFFLINE)
    asked: Counter[str] = Counter()

    def flap(route: Route) -> None:
        asked[route.request.url] += 1
        if asked[route.request.url] == 1:
            route.abort()
        else:
            route.continue_()

    page.context.route(re.compile("/(py|pyodide)/"), flap)
    page.goto(own_server.url + "#game=murus-gallicus")
    html = page.locator("html")
    expect(html).not_to_have_attribute("data-engine", "loading")
    while html.get_attribute("data-engine") == "failed":
        page.get_by_role("button", name="Try again").click()
        expect(html).not_to_have_attribute("data-engine", "loading")
    Table(page).painted()
    assert asked
    page.reload()
    Table(page).painted()
    expect_ready(page)
