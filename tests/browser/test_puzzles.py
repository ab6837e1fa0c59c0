"""Puzzles whose pack doesn't come."""

from __future__ import annotations

from playwright.sync_api import Browser, expect


def test_a_pack_that_does_not_come_says_so_and_can_be_asked_for_again(
    browser: Browser, site: str
) -> None:
    page = browser.new_page()
    packs = "**/answers/puzzles-*"
    page.route(packs, lambda route: route.abort())
    page.goto(f"{site}#puzzles=murus-gallicus")
    expect(page.locator(".problem p")).to_have_text(
        "The puzzles could not be loaded. Check your connection, then try again."
    )
    page.unroute(packs)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("link", name="Solve it")).to_be_visible()
    page.close()
