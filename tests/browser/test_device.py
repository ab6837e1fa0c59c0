"""A network that flaps. What else a device does to a game: tests/web/page/device.test.ts."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.tables import Table
from tests.browser.versions import expect_ready

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.browser.conftest import Watch
    from tests.support.sites import Server

OFFLINE = "Failed to load resource|ERR_|service worker|Failed to fetch|dynamically imported"


@pytest.mark.keeps
def test_a_first_visit_over_a_network_that_flaps_comes_to_a_game(
    page: Page, watch: Watch, own_server: Server
) -> None:
    """Each file of Python fails the first time that it is asked for."""
    watch.allow(OFFLINE)
    requests: Counter[str] = Counter()

    def flap(route: Route) -> None:
        requests[route.request.url] += 1
        if requests[route.request.url] == 1:
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
    assert requests
    page.reload()
    Table(page).painted()
    expect_ready(page)
