"""The reference of the package, which every site has."""

from __future__ import annotations

from playwright.sync_api import Page, expect

import pygames


def test_the_reference_tells_of_all_that_the_package_offers(page: Page, site: str) -> None:
    page.goto(f"{site}api/")
    page.wait_for_url("**/api/pygames.html")
    for name in ("Play", "read", "Engine", "svg", "new"):
        assert hasattr(pygames, name)
        expect(page.locator(f"main section#{name}")).to_be_visible()
    page.locator("nav").get_by_role("link", name="pygames.look.scene").click()
    page.wait_for_url("**/api/pygames/look/scene.html")
    expect(page.locator("#Scene > .attr")).to_contain_text("class Scene")
    assert page.evaluate("getComputedStyle(document.querySelector('.attr')).borderRadius") == "4px"
    page.get_by_role("link", name="The games").click()
    page.wait_for_url(site)
