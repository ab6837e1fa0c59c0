"""The licences of what the site is made of, from the settings, with and without a network."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Watch
    from tests.support.sites import Server

pytestmark = pytest.mark.keeps


def test_the_settings_lead_to_the_licences_also_without_a_network(
    page: Page, watch: Watch, own_server: Server
) -> None:
    watch.allow("Failed to load resource|ERR_CONNECTION_REFUSED|service worker")
    page.goto(own_server.url)
    expect(page.locator("html")).to_have_attribute("data-offline", "ready")
    own_server.stop()
    page.get_by_role("button", name="Settings", exact=True).click()
    link = page.get_by_role("dialog").get_by_role("link", name="Licences")
    with page.expect_popup() as opened:
        link.click()
    expect(opened.value.locator("body")).to_contain_text("Mozilla Public License Version 2.0")
    expect(opened.value.locator("body")).to_contain_text("pyodide")
